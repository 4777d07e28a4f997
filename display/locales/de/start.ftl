# Was `dicecaller play` und `call` am Anfang auf die Fehlerausgabe schreiben, je eine Zeile: was genommen wurde.

start-screen = Bildschirm: { $width }x{ $height } ({ $driver })
start-screen-none = Bildschirm: keiner gefunden, es geht ohne (headless)
start-screen-fault = Bildschirm: { $error }; es geht ohne (headless)
start-logo-unread = das Logo { $path } lässt sich nicht lesen ({ $error }); der Tisch startet ohne
start-logo-no-picture = das Logo { $path } ist kein Bild, das sich zeigen lässt (PNG, JPEG); der Tisch startet ohne
start-speech = Stimme: { $engine }
start-speech-off = Stimme: aus
start-speech-silent = Stimme: stumm, { $why }
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
start-keypad-named = Tasten: { $port }
start-keypad-awaited = Tasten: { $port } ist nicht da; wird genommen, sobald es eingesteckt ist
start-keypad-awaited-alone = Tasten: { $port } ist nicht da; wird genommen, sobald es eingesteckt ist; bis dahin kann niemand antworten (Strg-C beendet)
start-keypad-terminal = Tasten: dieses Terminal (w2 w4 r5 und Enter; sofort: ? Hilfe, Leertaste nochmal, + - lauter leiser, < > langsamer schneller, . Stopp; Strg-D beendet)
start-camera = Kamera: { $name }
start-camera-off = Kamera: aus
start-camera-none = Kamera: keine gefunden
start-camera-sim = Kamera: simulierte Schale
start-camera-throw = Kamera: keine gefunden, dafür eine simulierte Schale mit einem Knopf „werfen“
start-own-dice = Würfel: eure eigenen, wie die Einrichtung sie gelernt hat
start-demo = kein Bildschirm, keine Kamera, keine Tasten: hier ist ein Spiel zur Vorführung
