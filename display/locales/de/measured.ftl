# Was `dicecaller bench` und `simulate` für Menschen ausgeben, im Terminal. Mengen kommen mit ihrer Einheit, als Text.

measured-machine = { $processor }, Kerne { $cores }, Last { $load }; Python { $python }, OpenCV { $opencv }; { $time }
measured-at-most = höchstens { $most }
measured-not-met = VERFEHLT
measured-colour = { $colour ->
    [white] weiß
    [red] rot
    [yellow] gelb
    [green] grün
    [blue] blau
   *[other] andere
}
measured-none = keiner
measured-nothing = nichts

# simulate
measured-simulate-progress = Spiele: { $done } von { $all }
measured-simulate-sheet = Variante
measured-simulate-players = Spieler
measured-simulate-policy = Spielweise
measured-simulate-policy-name = { $policy ->
    [careful] vorsichtig
   *[random] zufällig
}
measured-simulate-seed = Zufallswert
measured-simulate-games = Spiele
measured-simulate-mean-score = Punkte im Mittel
measured-simulate-mean-score-by-seat = Punkte im Mittel, je Platz
measured-simulate-mean-winning-score = Punkte der Sieger im Mittel
measured-simulate-lowest-score = wenigste Punkte
measured-simulate-highest-score = meiste Punkte
measured-simulate-mean-turns = Züge im Mittel
measured-simulate-wins-by-seat = Siege je Platz
measured-simulate-shared-wins = geteilte Siege
measured-simulate-ended-by = beendet durch
measured-simulate-games-per-s = Spiele je Sekunde
measured-simulate-end = { $reason ->
    [colours] abgeschlossene Farben
   *[penalties] Fehlwürfe
} { $count }

# bench reader
measured-reader-progress = { $folder }: { $done } von { $all }
measured-reader-missing = { $count ->
    [one] 1 Bild fehlt und bleibt weg: { $file }
   *[other] { $count } Bilder fehlen und bleiben weg, als erstes: { $file }
}
measured-reader-share = { $name } Bilder { $pictures } | lesbar { $readable }: richtig { $right }, Werte { $values }, abgelehnt { $refused }, FALSCH { $wrong } | nicht zu lesen { $closed }: ANGENOMMEN { $accepted }
measured-reader-set = Satz { $name }
measured-reader-source = Quelle { $name }
measured-reader-times = Pixel bis Antwort { $pixels } (95. Perzentil { $pixels-p95 }), Datei bis Antwort { $file }, Untergrenze { $floor }: { $ratio } × diese (95. Perzentil { $ratio-p95 })
measured-reader-ratio = … { $part ->
    [readable] lesbar
    [easy] leicht
    [typical] üblich
    [hard] schwer
   *[other] { $part }
}: { $median } × die Untergrenze (95. Perzentil { $p95 }; Bilder { $pictures })
measured-reader-values = Augenzahlen, die wahren in Zeilen:
measured-reader-colours = Farben, die wahren in Zeilen:
measured-reader-confidence = Sicherheit: { $bins }
measured-reader-bin = gesagt { $said }, richtig { $right } ({ $dice })
measured-reader-verdict = { $verdict ->
    [right] richtig
    [colour-wrong] Farbe falsch
    [refused] abgelehnt
    [WRONG] FALSCH
    [rightly-refused] zu Recht abgelehnt
   *[ACCEPTED] ANGENOMMEN
}
measured-reader-shown = { $verdict } { $file }: wahr { $truth }; gesagt { $said }

# bench rules, bench box
measured-rules = { $sheet }: Zeilen je Sekunde { $lines }, Zufallsspiele zu dritt je Sekunde { $games }
measured-box-key = Tastendruck bis Ereignis durch die Firmware
measured-box-ping = Ping durch die Firmware
measured-box = { $what }: mittlerer Wert { $median }, 95 von 100 in { $p95 }, schlechtester { $worst } (n={ $count }, Grenze { $bar })

# bench voice
measured-voice-first-sample-median = erster Ton, mittlerer Wert
measured-voice-first-sample-worst = erster Ton, schlechtester
measured-voice-interruption-median = Unterbrechen, mittlerer Wert
measured-voice-interruption-worst = Unterbrechen, schlechtester
measured-voice-say-worst = Auftrag hält auf, schlechtester
measured-voice-frame-late-silent-p99 = Bilder zu spät in Stille, 99. Perzentil
measured-voice-frame-late-speaking-p99 = Bilder zu spät beim Sprechen, 99. Perzentil
measured-voice-frame-late-added-median = Bilder später durch Sprechen, mittlerer Wert
measured-voice-frame-cpu-added = Rechenzeit, die je Bild dazukommt
measured-voice-card-buffer = Puffer der Soundkarte

# bench live
measured-live-progress = Würfe { $done } von { $all }: richtig { $right }, zuerst abgelehnt { $refused }, FALSCH { $wrong }, angesagt, obwohl nicht zu lesen { $accepted }
measured-live-cores = Prozesse: { $cores }, nicht { $wanted }: je Kern einer
measured-live-throws = Würfe { $throws }, davon lesbar { $readable }, richtig angesagt { $right }
measured-live-wrong-rolls-called = falsche Würfe angesagt
measured-live-called-though-not-to-be-read = angesagt, obwohl nicht zu lesen
measured-live-second-rolls-of-one-throw = derselbe Wurf zweimal angesagt
measured-live-refused-at-first-sight = auf den ersten Blick abgelehnt
measured-live-needing-a-person = braucht einen Menschen
measured-live-nudges-missed = Stöße übersehen
measured-live-faults-missed = Störungen übersehen
measured-live-latency-median = Wartezeit, mittlerer Wert
measured-live-latency-95th-percentile = Wartezeit, 95. Perzentil
measured-live-computing-of-it-median = davon Rechenzeit, mittlerer Wert
measured-live-away = abgelehnt, auf fremden Tischen
measured-live-away-throws = (Würfe: { $throws })
measured-live-idle = ein Bild einer ruhigen Schale
measured-live-idle-share = Anteil eines Kerns bei 30 Bildern je Sekunde: { $share }
measured-live-reasons = abgelehnt, weil: { $reasons }
measured-live-otherwise = mit anderem Grund abgelehnt: { $reasons }
measured-live-kinds = von jeder Art: { $kinds }
measured-live-failure = Tisch { $table } Wurf { $throw }, { $kind }: { $what ->
    [wrong] angesagt { $said }, da lag { $lay }
    [called] angesagt
    [not-noticed] nicht bemerkt
    [not-told] { $said } nicht gemeldet
    [no-answer] keine Antwort
   *[refused] abgelehnt ({ $said })
}
measured-live-kind = { $kind ->
    [plain] gewöhnlich
    [by-hand] von Hand gerollt
    [cocked] schräg
    [missing] ein Würfel fehlt
    [removed] ein abgeschlossener liegt da
    [hand] eine Hand darüber
    [bumped] angestoßen
    [swapped] Rot und Blau vertauscht
    [unplugged] kein Bild
    [frozen] Bild steht
    [black] schwarz
    [moved] Kamera bewegt
    [wrong-size] andere Bildgröße
    [slow] wenige Bilder
   *[other] { $kind }
}

# bench sequences
measured-sequences-covered = Wurf in Bild { $frame }, unter einer Hand
measured-sequences-moving = Wurf in Bild { $frame }, während Würfel rollen
measured-sequences-second = zweiter Wurf in Bild { $frame }
measured-sequences-missed = Wurf, in Ruhe ab Bild { $frame }, nicht angesagt
measured-sequences-not-to-be-read = in Bild { $frame } angesagt, obwohl nicht zu lesen
measured-sequences-wrong = FALSCHER Wurf in Bild { $frame }
measured-sequences-late = { $frames } { $frames ->
    [one] Bild
   *[other] Bilder
} nach der Ruhe angesagt
measured-sequences-bump-missed = Stoß vor Bild { $frame } nicht gemeldet
measured-sequences-bump-wrong = Stoß vor Bild { $frame } falsch gemeldet
measured-sequences-both = { $one }; { $other }
measured-sequences-refused = abgelehnt: { $reasons }
measured-sequences-sum = Aufnahmen { $sequences }, ohne Fehler { $good }: Würfe angesagt { $called } von { $throws }, Stöße gemeldet { $nudged } von { $nudges }, FALSCH { $wrong }

# bench screen
measured-screen-way = vom Ruhezustand bis zum ersten Wurf ({ $spoken })
measured-screen-own = davon Lesen und Tippen { $own }
measured-screen-game = ein Spiel zu fünft mit Fingern
measured-screen-answers = Antworten { $answers }, jede einmal gezählt
measured-screen-shown = von allen Fingern bis alle Antworten gespeichert und zu sehen sind
measured-screen-times = mittlerer Wert { $median }, kleinster { $least }

# bench memory
measured-memory = { $tray ->
    [empty] leere Schale
   *[dice] Würfel in der Schale
}: Minuten { $minutes }, Bilder { $frames }: der Speicher wuchs um { $growth } (höchstens { $most-growth }), Anteil eines Kerns { $share } (höchstens { $most-share })
