# Was `dicecaller history`, `stats` und `doctor` für Menschen ausgeben, im Terminal. Zahlen als Ziffern.

report-no-games = { $since ->
    [yes] Hier sind keine Spiele von diesem Tag an gespeichert.
   *[no] Hier sind noch keine Spiele gespeichert.
}
report-broken = (seine Ereignisse widersprechen den Regeln dieser Version)
report-won = gewonnen von { $winners }
report-unfinished = nicht beendet, Zug { $turn }
report-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $finished } beendet ({ $endings }), { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
report-ending = { $count } durch { $reason ->
    [colours] abgeschlossene Farben
   *[penalties] Fehlwürfe
}
report-endings-none = noch keines
report-head-die = Würfel
report-head-rolls = Würfe
report-head-mean = Mittel
report-head-player = Spieler
report-head-player-games = Spiele
report-head-finished = beendet
report-head-won = gewonnen
report-head-best = höchste
report-head-locks = Schlösser
report-head-penalties = Fehlwürfe
report-chi-note = (ein Chi² über 11 hat ein guter Würfel einmal in zwanzig solchen Zählungen)
report-reader = Leser: { $looks ->
    [one] { $ok } von 1 Blick sicher
   *[other] { $ok } von { $looks } Blicken sicher
}; { $corrected } von Menschen berichtigt
report-standing = { $standing }; { $end }
report-asked = { "  " }gefragt, weil { $reason ->
    [unreadable] das Bild nicht lesbar war
    [no-dice] keine Würfel zu sehen waren
    [dark] es zu dunkel war
    [blurred] das Bild unscharf war
    [moving] die Würfel noch rollten
    [covered] etwas die Würfel verdeckte
    [cut-off] ein Würfel am Bildrand lag
    [cocked] ein Würfel schräg lag
    [removed-die] ein Würfel dalag, der nicht mehr im Spiel ist
    [extra-die] ein Würfel zu viel dalag
    [missing-die] ein Würfel fehlte
    [glare] das Licht auf einem Würfel spiegelte
    [colour-unsure] eine Farbe nicht sicher war
    [pips-unsure] eine Augenzahl nicht sicher war
   *[other] { $reason }
}: { $count }
report-read-none = keine Würfel
report-read-unsure = nicht sicher ({ $reason }).
report-part-python = Python
report-part-libraries = Bibliotheken
report-part-reader = Leser
report-part-words = Wörter
report-part-data = Daten
report-part-settings = Einstellungen
report-part-camera = Kamera
report-part-keypad = Tastatur
report-part-pads = Ziffernblöcke
report-part-screen = Bildschirm
report-part-voice = Stimme
report-part-sound = Ton
report-status-ok = in Ordnung
report-status-missing = nicht da
report-status-faulty = gestört
report-play = Es kann gespielt werden.
report-no-play = Es kann erst gespielt werden, wenn behoben ist, was oben gestört ist.
doctor-bug = das sollte nicht vorkommen: bitte melden
doctor-two-libraries = { $good } und { $other } überschreiben einander: nur eines darf da sein
doctor-two-libraries-advice = .venv/bin/pip uninstall { $other } { $good }, dann .venv/bin/pip install { $good }
doctor-not-installed = { $good } ist nicht installiert
doctor-play-again = .venv löschen und noch einmal make play
doctor-pygame = pygame kann auf einem Pi ohne X oder Wayland nicht zeichnen: pygame-ce kann es
doctor-no-opencv = OpenCV lässt sich nicht laden ({ $error })
doctor-no-opencv-advice = opencv-python-headless braucht keine Bibliotheken des Systems: .venv löschen und noch einmal make play
doctor-reader-wrong = sieht { $reason } auf einem leeren Bild
doctor-weights = die Gewichte sind beschädigt: noch einmal klonen
doctor-reader-ok = geladen; ein leeres Bild wird als leer gelesen
doctor-language-missing = eine Sprache fehlt
doctor-catalogues = die Wörterbücher sind beschädigt: noch einmal klonen
doctor-languages = Englisch, Deutsch, Französisch
doctor-not-writable = in { $where } kann nicht geschrieben werden
doctor-not-writable-advice = den Besitzer ändern, oder mit --data einen anderen Ordner nennen
doctor-full = { $where }: nur { $free } MB sind frei
doctor-full-advice = auf dem Datenträger Platz schaffen
doctor-data-ok = { $where }: { $games ->
    [0] noch keine Spiele
    [1] 1 Spiel
   *[other] { $games } Spiele
}, { $free } MB frei
doctor-damaged = { $where } ist beschädigt
doctor-damaged-advice = nichts: beim nächsten Start legt der Tisch die Datei beiseite und rettet, was lesbar ist
doctor-setting-advice = diese Zeile berichtigen oder löschen
doctor-settings-ok = Sprache { $spoken ->
    [de] Deutsch
    [fr] Französisch
   *[en] Englisch
}, Farben { $theme ->
    [light] hell
    [dark] dunkel
    [high-contrast] starke Gegensätze
   *[other] { $theme }
}
doctor-camera-none = keine Kamera gefunden
doctor-camera-none-advice = eine Kamera anschließen; bis dahin werden Würfe eingetippt, oder mit --camera sim simuliert
doctor-replug = herausziehen und wieder einstecken
doctor-replug-other = herausziehen und wieder einstecken; eine andere Buchse versuchen
doctor-camera-silent = { $name } schickt keine Bilder
doctor-camera-black = { $name }: { $width }x{ $height }, aber das Bild ist schwarz
doctor-camera-black-advice = den Deckel abnehmen; Licht machen
doctor-no-box = kein Kasten mit Tasten und Lampen am USB
doctor-no-box-advice = ein Ziffernblock oder der Bildschirm tun dasselbe
doctor-box-busy = { $port }: in Gebrauch ({ $error })
doctor-dialout = sudo usermod -aG dialout $USER, dann ab- und wieder anmelden
doctor-evdev-advice = nur für Ziffernblöcke ohne Fenster nötig: .venv/bin/pip install evdev
doctor-no-pads = keiner gefunden
doctor-no-pads-advice = einen USB-Ziffernblock anschließen; ist einer da: sudo usermod -aG input $USER, dann ab- und wieder anmelden
doctor-no-screen = hier ist weder eine grafische Oberfläche noch ein Anzeigegerät
doctor-no-screen-advice = einen Bildschirm anschließen; ohne spielt der Tisch mit Tasten und Stimme (--headless)
doctor-no-window = das Fenster öffnet sich nicht
doctor-drivers = SDL_VIDEODRIVER=kmsdrm, wayland oder x11 versuchen
doctor-no-voice = keine Sprachausgabe
doctor-no-voice-advice = .venv/bin/pip install py-nanotts, oder sudo apt install espeak-ng
doctor-no-sound = keine Soundkarte ({ $error })
doctor-no-sound-advice = einen Lautsprecher anschließen; alles Gesagte steht auch auf dem Bildschirm
doctor-sound-ok = eine Soundkarte geht auf
doctor-no-evdev = das Paket evdev ist nicht installiert
watch-frame = Bild
watch-event = { $event ->
    [empty] leer
    [moving] in Bewegung
    [covered] verdeckt
    [rest] in Ruhe
    [roll] Wurf
    [refused] abgelehnt
    [nudged] nach dem Wurf bewegt
    [collected] eingesammelt
    [lost] Störung der Kamera
    [found] Kamera wieder in Ordnung
   *[other] { $event }
}
watch-fault = { $fault ->
    [unplugged] es kommt kein Bild
    [frozen] das Bild steht
    [black] nichts als Schwarz
    [wrong-size] andere Bildgröße
    [slow] wenige Bilder
    [moved] Kamera oder Schale wurde bewegt
    [swapped] Rot und Blau sind vertauscht
   *[other] { $fault }
}
watch-no-picture = { $name }: darin ist kein einziges lesbares Bild
watch-no-roll = kein Wurf wurde angesagt: { $count ->
    [1] ein einzelnes Bild zeigt keine Würfel, die zur Ruhe kommen (dicecaller read liest es)
   *[other] in { $count } Bildern, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } s bei { $fps } je Sekunde, kamen keine Würfel zur Ruhe (--fps F: wie viele Bilder je Sekunde ein Ordner enthält)
}
watch-rest-too-short = kein Wurf wurde angesagt: die Würfel kamen zur Ruhe, aber zu wenige Bilder zeigen sie so, bevor sie bewegt, verdeckt oder aufgenommen wurden (mit --opening: ein Würfel allein)
watch-more = { $line }: { $more }
watch-bad-fps = --fps muss mehr als 0 und höchstens 1000 Bilder je Sekunde sein (siehe dicecaller watch --help)
watch-off = off ist nichts, was sich beobachten lässt (siehe dicecaller watch --help)
report-reason = { $reason ->
    [unreadable] unlesbar
    [no-dice] keine Würfel
    [dark] zu dunkel
    [blurred] unscharf
    [moving] noch in Bewegung
    [covered] verdeckt
    [cut-off] abgeschnitten
    [cocked] schräg
    [removed-die] nicht mehr im Spiel
    [extra-die] einer zu viel
    [missing-die] fehlt
    [glare] geblendet
    [colour-unsure] Farbe nicht sicher
    [pips-unsure] Wert nicht sicher
   *[other] { $reason }
}
report-plot-face = Augenzahl
report-plot-share = Anteil an seinen Würfen, %
report-plot-faces = Was die Würfel zeigten (gestrichelt: ein guter Würfel)
report-plot-points = Punkte
report-plot-scores = Punkte beendeter Spiele
report-plot-said = gesagte Sicherheit
report-plot-right = Anteil richtiger Würfel
report-plot-confidence = Bedeutet die Sicherheit, was sie sagt?
