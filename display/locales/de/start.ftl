# Was `dicecaller play` und `call` am Anfang auf die Fehlerausgabe schreiben, je eine Zeile: was genommen wurde.

start-screen = Bildschirm: { $width }x{ $height } ({ $driver })
start-screen-none = Bildschirm: keiner gefunden, es geht ohne (headless)
start-screen-fault = Bildschirm: { $error }; es geht ohne (headless)
start-logo-unread = das Logo { $path } lässt sich nicht lesen ({ $error }); der Tisch startet ohne
start-logo-no-picture = das Logo { $path } ist kein Bild, das sich zeigen lässt (PNG, JPEG); der Tisch startet ohne
start-speech = Stimme: { $engine }
start-speech-off = Stimme: aus
start-speech-no-card = Stimme: stumm, keine Soundkarte (siehe dicecaller doctor)
start-speech-no-engine = Stimme: stumm, keine Sprachausgabe (pip install py-nanotts)
start-speech-not-installed = Stimme: stumm, { $engine } ist nicht installiert
start-speech-fault = Stimme: stumm, sie startet nicht ({ $why })
start-keypad = Tasten: { $found ->
    [both] Kasten und Ziffernblock
    [box] Kasten
   *[pad] Ziffernblock
}
start-keypad-none = Tasten: keine gefunden
start-keypad-sim = Tasten: simulierter Kasten an { $port }
start-keypad-sim-alone = Tasten: simulierter Kasten an { $port }; nur ein Skript (--script) drückt seine Tasten, so kann niemand antworten (Strg-C beendet)
start-keypad-named = Tasten: { $port }
start-keypad-awaited = Tasten: { $port } ist nicht da; wird genommen, sobald es eingesteckt ist
start-keypad-awaited-alone = Tasten: { $port } ist nicht da; wird genommen, sobald es eingesteckt ist; bis dahin kann niemand antworten (Strg-C beendet)
start-keypad-terminal = Tasten: dieses Terminal. Buchstaben und Wörter zählen mit Enter, etwa r7 oder rot 7 (w weiß, r rot, y gelb, g grün, b blau; p passen, m mehr, v Rücknahme, u rückgängig, h Hilfe); sofort: ? Hilfe, Leertaste nochmal, Rücktaste zurück, Pfeile auf ab, + - lauter leiser, < > langsamer schneller, . Stopp; Strg-D beendet
start-camera = Kamera: { $name }
start-camera-off = Kamera: aus
start-camera-none = Kamera: keine gefunden
start-camera-sim = Kamera: simulierte Schale
start-camera-throw = Kamera: keine gefunden, dafür eine simulierte Schale mit einem Knopf „werfen“
start-own-dice = Würfel: eure eigenen, wie die Einrichtung sie gelernt hat
start-demo = kein Bildschirm, keine Kamera und keine Tasten gefunden, so kann niemand spielen: hier ist ein Spiel zur Vorführung, nichts davon wird aufgehoben. An einem Terminal spielen: --keypad terminal.{ $pictures ->
    [none] {" "}Bilder vom Bildschirm: --shots ORDNER
   *[asked] {""}
}
start-passed-over = das Spiel von { $players } ist nicht zu Ende; es bleibt aufgehoben. Um es fortzusetzen, diesen Tisch beenden und ohne --players und --teams starten (hinter einem neueren offenen Spiel wird es angeboten, sobald dieses zu Ende oder aufgegeben ist)
start-nothing-to-call = es gibt nichts anzusagen: keine Kamera, keine Tasten und kein Bildschirm (--keypad terminal: die Würfel an diesem Terminal tippen, oder mit --camera sim simulierte werfen)
start-nobody-throws = niemand könnte die simulierten Würfel werfen: kein Bildschirm und keine Tasten (ein Ziffernblock, --keypad terminal oder --script hilft)
start-camera-alone = kein Bildschirm und keine Tasten: jeder Wurf wird angesagt, wie die Kamera ihn liest, aber niemand kann ihn wiederholen lassen oder einen eintippen (ein Ziffernblock oder --keypad terminal hilft; Strg-C beendet)
start-nobody-answers = niemand könnte antworten: kein Bildschirm und keine Tasten (ein Ziffernblock, --keypad terminal, --script oder --demo hilft)
start-sim-silent = die simulierten Tasten antworten nicht
start-keypad-missing = Tasten: { $port } ist nicht da (--keypad auto nimmt, was da ist, terminal nimmt dieses Terminal, sim bringt einen simulierten Kasten mit)
start-window-closed = das Fenster wurde vor dem Ende des Skripts geschlossen

# Die letzten Zeilen der Vorführung.
demo-score = Endstand: { $scores }
demo-pictures = Bilder vom Bildschirm: { $folder }
demo-count = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $throws } Mal geworfen, { $rolls ->
    [one] 1 Wurf angenommen
   *[other] { $rolls } Würfe angenommen
}, { $refused } auf den ersten Blick abgelehnt, { $by_hand } von Hand eingetippt, { $wrong ->
    [one] 1 falscher Wurf angenommen
   *[other] { $wrong } falsche Würfe angenommen
}
demo-game = Spiel { $number }/{ $games }: { $scores }
demo-wrong = falscher Wurf angenommen: { $read }, aber da liegt { $lies }

# Wörter der Lampen des Kastens im Terminal: `dicecaller keypad --sim`.
keypad-red = rot
keypad-yellow = gelb
keypad-green = grün
keypad-blue = blau
keypad-off = aus
keypad-on = an
keypad-may = möglich
keypad-blink = blinkt
keypad-status = Anzeige
keypad-ready = bereit
keypad-ask = Frage
keypad-busy = beschäftigt
keypad-fault = Störung
keypad-no-table-yet = noch kein Tisch
keypad-table-here = Tisch da
keypad-table-gone = Tisch weg
