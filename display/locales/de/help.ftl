# Was `dicecaller --help` und `dicecaller BEFEHL --help` sagen; wie die Einträge heißen, steht in en/help.ftl.

help-overview = Ein Tisch, der echte Würfel liest, die Regeln von Qwixx kennt und die Würfe ansagt.

help-any =
    .usage = Aufruf:
    .positional = Angaben
    .options = Optionen
    .heading = { $heading }
    .default = Vorgabe:
    .example = Beispiel:
    .help = zeigt diese Hilfe und endet
    .language = Sprache aller Sätze und dieser Hilfe (Vorgabe: wie das System eingestellt ist)
    .data = Ordner der Spiele und Einstellungen (Vorgabe: $DICECALLER_DATA, sonst der Datenordner des Benutzers)
    .json = je Zeile ein JSON-Objekt auf der Standardausgabe, statt einer Tabelle für Menschen
    .without = Farben, deren Würfel nicht mehr im Spiel sind, mit Komma: red,blue (Vorgabe: keine)
    .since = nur Spiele, die an diesem Tag oder später begonnen haben: 2026-11-30
    .group-parts = Teile (auto nimmt, was da ist, und sagt, was es genommen hat)
    .camera = Vorgabe: auto
    .keypad = Kasten oder Ziffernblöcke; auch terminal (Standardeingabe); Vorgabe: auto
    .speech = Vorgabe: auto
    .talk = wie viel ungefragt gesagt wird; Vorgabe: game
    .group-screen = der Bildschirm
    .size = Pixel (Vorgabe: 1024x600, auf einer Konsole der ganze Bildschirm)
    .screen-mm = seine wirkliche Breite in Millimetern, für Schaltflächen von 9 mm
    .seating = around: jedes Blatt zeigt zu seinem Rand; Vorgabe: row
    .rotation = Grad im Uhrzeigersinn; Vorgabe: 0
    .theme = Vorgabe: dark
    .text-scale = 1 bis 2; Vorgabe: 1
    .idle-minutes = bis ein verlassener Tisch nachfragt; Vorgabe: 10
    .group-hands = ohne Hände
    .headless = ohne Fenster
    .script = spielt Menschen und Geräte: siehe docs/scripts.md
    .shots = wohin Bilder des Bildschirms kommen
    .seed = Zufall von allem Simulierten

help-metavar =
    .SUBCOMMAND = BEFEHL
    .FILE = DATEI
    .DIR = ORDNER
    .FOLDER = ORDNER
    .PATH = PFAD
    .NAME = NAME
    .DATE = DATUM
    .COLOURS = FARBEN
    .SOURCE = QUELLE
    .PORT = PORT
    .ENGINE = STIMME
    .WHAT = WAS
    .WxH = BxH
    .W = B

help-play = der Tisch: Kamera oder Tasten, Regeln, Touchscreen, Stimme, Lampen
    .about = Der Tisch selbst: Kamera oder Tasten als Eingang, die Regeln, und Touchscreen, Stimme und Lampen als Ausgang.
    .group-game = das Spiel (sonst fragt der Bildschirm danach)
    .players = 2 bis 5 Namen in Sitzordnung
    .teams = 2 bis 5 Paare, statt einzelner Spieler
    .starter = wer beginnt, oder opening: jeder wirft einen Würfel, bis eine Sechs fällt (Vorgabe: der Erste)
    .sheet = die Variante: { $sheets } oder eine eigene datei.toml
    .match = drei Spiele, ihre Summe entscheidet
    .transcript = erhält, was der Tisch tat (JSON Lines)
    .demo = spielt von selbst: wirft Würfel, liest sie wirklich, tippt wirklich
    .games = wie viele Spiele eine Vorführung spielt

help-call = sagt jeden Wurf an, für alle mit Blättern aus Papier
    .about = Sagt jeden Wurf an und zeigt ihn groß: die weiße Summe, dann was jede Farbe bietet. Ohne Spieler, ohne Regeln; nichts wird gespeichert.
    .transcript = erhält, was angesagt und getan wurde (JSON Lines)

help-read = liest Würfel auf Bildern
    .about = Liest die Würfel auf Bildern (JPEG, PNG, WebP, BMP) und lehnt mit einem Grund ab, wo nicht sicher ist, was da liegt.
    .path = ein Bild, ein Ordner mit Bildern (nach Namen, nicht tiefer), oder - für die Standardeingabe
    .json = je Bild ein JSON-Objekt auf der Standardausgabe, statt einer Tabelle für Menschen
    .set = was da liegen soll: zwei weiße Würfel und einer von jeder Farbe (qwixx), oder gewöhnliche Würfel, wie viele auch immer (any)
    .annotate = schreibt jedes Bild dorthin und zeichnet ein, was zu sehen war

help-watch = liest Würfel aus einer Kamera, einem Video oder einem Ordner
    .about = Beobachtet eine Schale und meldet jeden Wurf einmal, sobald die Würfel zur Ruhe gekommen sind.
    .source = eine Kamera (auto, picamera2, eine Nummer, ein Gerätepfad), eine Videodatei, ein Ordner mit Bildern, oder sim
    .fps = Bilder je Sekunde in einem Ordner, oder von einer Kamera verlangt
    .opening = liest einen einzelnen Würfel gleich welcher Farbe: den Wurf darum, wer beginnt
    .seed = für sim: welcher Tisch und welche Würfel simuliert werden

help-referee = spielt eine Mitschrift nach den Regeln durch
    .about = Spielt eine Mitschrift (JSON Lines) nach den Regeln durch und beantwortet jede Zeile mit einem JSON-Objekt.
    .file = die Mitschrift; ohne Angabe oder mit -: die Standardeingabe
    .verify = gibt nur die Antworten auf abgelehnte Zeilen aus und die letzte auf eine angenommene
    .sheet = eine eigene Variante, die eine Spielzeile nennen darf, außer den neun
    .json = ändert nichts: die Antworten sind immer JSON
    .after = Die Liste der Spiele nennt die ID eines jeden. Exit-Status: 0 alle Zeilen angenommen, 1 eine Zeile abgelehnt oder die Datei nicht lesbar, 2 falsche Wörter im Aufruf.

help-sheets = Blätter zum Ausdrucken
    .about = Schreibt Blätter zum Ausdrucken: je Variante ein PDF, acht Blätter je Seite, auch schwarzweiß gut lesbar. Sie sind selbst gezeichnet, eine Hilfe für alle, die das Spiel besitzen.
    .sheet = all (alle), { $sheets } oder eine eigene datei.toml
    .paper = Größe der Seite
    .output = Ordner für die PDF-Dateien

help-setup = findet Kamera, Schale, Licht, Tasten, Stimme; lernt die Würfel
    .about = Sieht sich die Schale an, sagt, was besser ginge, versucht ein paar Würfe und hebt auf, was dabei gelernt wurde. Der Tisch geht auch ohne; danach liest er sicherer. Auf einem Bildschirm wird gezeigt, was zu sehen ist.
    .dice = lernt in ein paar Würfen die sechs Würfel eines Haushalts
    .camera = auto, sim, picamera2, eine Nummer, ein Gerätepfad, ein Video, ein Ordner
    .throws = wie viele Probewürfe
    .front = der Bildrand, der den Spielern am nächsten ist
    .picture = hebt den letzten Wurf auf, in sein Bild eingezeichnet
    .no-window = zeigt nichts auf dem Bildschirm
    .seed = für --camera sim: welcher Tisch und welche Würfel

help-doctor = prüft jeden Teil und sagt, was zu tun ist
    .about = Prüft jeden Teil des Tisches und sagt, ob er in Ordnung, nicht da oder gestört ist, und was zu tun ist. Exit-Status 0, wenn gespielt werden kann, sonst 1; ohne Kamera, Tasten, Bildschirm oder Lautsprecher kann gespielt werden.
    .json = je Teil ein JSON-Objekt, auf Englisch, auf der Standardausgabe, statt einer Tabelle für Menschen

help-history = die gespielten Spiele
    .about = Zählt die Spiele auf, die hier gespielt wurden, oder zeigt eines davon.
    .json = je Spiel ein JSON-Objekt (mit --game: die Mitschrift, die `referee` annimmt) auf der Standardausgabe, statt einer Tabelle für Menschen
    .csv = eine Tabelle mit Kommas, je Spiel eine Zeile (mit --game: je Ereignis)
    .game = nur dieses Spiel, wie die Liste es nennt

help-stats = was die Würfel zeigten und die Spieler erreichten
    .about = Zählt, was die Würfel zeigten, was die Spieler erreichten und wie oft der Leser nachfragen musste.
    .json = ein JSON-Objekt auf der Standardausgabe, statt einer Tabelle für Menschen
    .plots = zeichnet auch faces.png und scores.png dorthin (braucht matplotlib)

help-backup = Spiele und Einstellungen in eine Datei
    .about = Schreibt alle Spiele, die Einstellungen und was über Kamera und Würfel gelernt wurde in eine ZIP-Datei. Eine ältere Sicherung dieses Namens wird ersetzt, sobald die neue vollständig ist; jede andere Datei bleibt, wie sie ist.
    .file = die Datei, die geschrieben wird

help-restore = Spiele und Einstellungen aus so einer Datei zurück
    .about = Setzt die Spiele und Einstellungen einer Sicherung an die Stelle der jetzigen. Die Sicherung wird geprüft, bevor etwas angetastet wird, und die jetzigen Daten werden vorher als before-restore-….zip im Datenordner aufgehoben; auch diese Datei lässt sich zurückholen.
    .file = eine Datei, die `dicecaller backup` geschrieben hat

help-keypad = ein Kasten mit Tasten und Lampen im Terminal
    .about = Spielt in diesem Terminal den Kasten mit Tasten und Lampen: nennt seinen Port, schickt Getipptes als Tasten und zeigt die Lampen. Ctrl-C beendet ihn.
    .sim = der simulierte Kasten (einen anderen gibt es hier nicht)
    .after = Der Tisch spielt in einem anderen Terminal, mit dem Port, der genannt wurde.

help-simulate = Spiele ohne Tisch: Punkte, Züge, wie sie enden
    .about = Spielt ganze Spiele von selbst, nach den Regeln des Tisches, und gibt aus, was dabei herauskam.
    .games = wie viele Spiele
    .sheet = eine der neun Varianten oder eine eigene datei.toml
    .players = wie viele Spieler, 2 bis 5
    .policy = wie alle antworten: wie es der Zufall will (random), oder ohne die Verschwendung, die schon Anfänger meiden (careful)
    .seed = derselbe Wert ergibt dieselben Spiele
    .json = ein JSON-Objekt auf der Standardausgabe, statt einer Tabelle für Menschen

help-bench = misst den Leser, die laufende Kamera, den Kasten und die Regeln
    .about = Misst einen Teil des Tisches auf diesem Gerät; das Gerät und seine Last werden zuerst genannt.

help-bench-reader = der Leser über Ordner mit bekannten Würfen: richtig, abgelehnt, FALSCH, Zeiten, Verwechslungen
    .folder = ein Ordner mit einer manifest.json
    .limit = nur die ersten N Bilder jedes Ordners
    .show = nennt jedes Bild, das nicht richtig gelesen wurde
    .plot = zeichnet, wie verlässlich die Sicherheit ist (braucht matplotlib)

help-bench-rules = Zeilen und Spiele je Sekunde nach den Regeln
    .sheet = die Variante, die gespielt wird
    .seconds = wie lange jedes gemessen wird, in Sekunden

help-bench-box = vom Tastendruck bis zum Ereignis, und Ping, durch die echte Firmware
    .count = wie viele Tasten und Pings

help-bench-voice = vom Auftrag bis zum ersten Ton, Unterbrechen, was Sprechen den Bildschirm kostet

help-bench-live = simulierte Würfe vor der Kamera: angesagt, abgelehnt, FALSCH, Wartezeit
    .throws = wie viele Würfe
    .seed = derselbe Wert ergibt dieselben Würfe
    .state = wird laufend dorthin geschrieben; ein späterer Aufruf macht dort weiter
    .processes = so viele Prozesse nebeneinander; die Würfe bleiben dieselben
    .strict = Exit-Status 1, wo ein Wert seine Grenze verfehlt

help-bench-sequences = aufgenommene Würfe vor dem Beobachter: je ein richtiger Wurf, Stöße gemeldet
    .folder = darin oder eine Ebene tiefer liegt eine truth.json
    .strict = Exit-Status 1, wo eine Aufnahme die Grenze verfehlt

help-bench-screen = ein echtes Fenster, von vielen Fingern berührt: vom Ruhezustand bis zum ersten Wurf, ein ganzes Spiel
    .seed = derselbe Wert ergibt dieselben Würfe und Antworten

help-bench-memory = eine Stunde vor einer ruhigen Schale: wachsender Speicher, Anteil eines Kerns
    .minutes = in der eigenen Zeit der Schale, in Minuten
    .strict = Exit-Status 1, wo eine Grenze verfehlt wird
