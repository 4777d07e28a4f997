# Texts of the screen. Sentences that are also spoken are in spoken.ftl.
screen-pass = passen
screen-pass-penalty = passen: −5
screen-answered = Beantwortet. Zum Ändern Feld tippen.
screen-answered-fixed = Beantwortet.
screen-letter-red = R
screen-letter-yellow = Ge
screen-letter-green = Gr
screen-letter-blue = B
screen-letter-white = W
screen-status-winner = gewinnt
screen-status-hand = { $hand } würfelt
screen-status-shared = ankreuzen oder passen
screen-status-choose = Reihe wählen
screen-button-throw = werfen
screen-button-again = noch einmal
screen-button-confirm = stimmt so
screen-button-set-aside = erledigt
screen-button-no-lock = niemand schließt ab
screen-button-keep = Wurf gilt
screen-button-resume = weiterspielen
screen-button-discard = verwerfen
screen-button-new-game = neues Spiel
screen-button-same-again = noch eine Runde
screen-button-reopen = noch nicht vorbei
screen-button-skip-opening = erster Platz beginnt
screen-button-still-here = noch da
screen-button-tray = Schale
screen-button-help = Hilfe
screen-button-repeat = nochmal
screen-button-louder = lauter
screen-button-quieter = leiser
screen-button-mute = stumm
screen-button-sleep = Pause
screen-button-staff = Personal
screen-button-theme = Kontrast
screen-button-back = zurück
screen-button-wipe = Bildschirm wischen

# Set-up
screen-attract-line = Echte Würfel werfen. Der Tisch liest sie, sagt sie an und führt die Blätter.
screen-attract-begin = Zum Beginnen tippen
screen-attract-again = Noch eine Runde: { $players }
screen-attract-go-on = Weiterspielen: { $players }
screen-players-count = Wie viele spielen?
screen-players-pairs = Wie viele Leute, in Paaren?
screen-players-hint = Namen sind freiwillig: zum Schreiben auf einen Platz tippen.
screen-players-go = { $sheet } spielen
screen-players-next = Variante wählen
screen-players-unnamed = Spieler { $letter }
screen-key-backspace = löschen
screen-key-space = Leerzeichen
screen-key-done = fertig
screen-button-next = weiter
screen-button-go = los
screen-sheets-title = Welche Variante wird gespielt?
screen-option-match = Match: drei Spiele, die Summe entscheidet
screen-option-partners = Partner
screen-option-practice = erst ein Probezug
screen-option-starter = beginnt: { $starter }
screen-starter-opening = erste Sechs
screen-starter-draw = ausgelost
screen-sheet-classic = Klassisch
screen-sheet-doubles = Doppelt
screen-sheet-encore = Zugabe
screen-sheet-chain-bonus = Kettenbonus
screen-sheet-powers = Kräfte
screen-sheet-colour-blocks = Farbblöcke
screen-sheet-shuffle = Gemischt
screen-sheet-rainbow = Regenbogen
screen-sheet-jumble = Durcheinander
screen-about-classic = Vier Farben, zwei steigend, zwei fallend: das Spiel, wie es begann.
screen-about-doubles = Manche Felder tragen ihre Zahl doppelt: zwei Kreuze auf einmal.
screen-about-encore = Die zuletzt angekreuzte Zahl darf noch einmal angekreuzt werden.
screen-about-chain-bonus = Umrahmte Felder bringen freie Kreuze, und die vielleicht weitere.
screen-about-powers = Fünf Symbole auf je zwei Feldern: beide angekreuzt, wirkt ihre Kraft.
screen-about-colour-blocks = Jede Reihe hat vier Farbblöcke.
screen-about-shuffle = Eine Farbe je Reihe, aber die Zahlen sind gemischt.
screen-about-rainbow = Die Farbe wechselt von Feld zu Feld.
screen-about-jumble = Zahlen und Farben sind gemischt.

# Dice by hand
screen-by-hand-title = Würfel eingeben
screen-correct-title = Würfel richtigstellen
screen-correct-hint = Auf den falsch gelesenen Würfel tippen.
screen-correct-likely = naheliegend
screen-opening-now = einen Würfel werfen

# Pages
screen-history-title = Was geschah, das Neueste zuerst
screen-history-empty = Noch ist kein Zug zu Ende.
screen-button-page = Seite
screen-history-newer = neuer
screen-history-older = älter
screen-history-page = Seite { $page } von { $count }
screen-tray-title = Die Schale, wie sie gelesen wurde
screen-tray-none = Von der Schale gibt es gerade kein Bild.
screen-help-title = Ein Zug in sieben Zeilen
screen-help-roll = Wer am Zug ist, wirft alle Würfel in die Schale und nimmt die Hände weg.
screen-help-shared = Alle dürfen die Summe der weißen Würfel in einer Reihe ankreuzen oder passen: großen Knopf oder Feld antippen; Tasten antworten für das Blatt mit dem kleinen Ziffernblock.
screen-help-coloured = Dann darf der aktive Spieler einen weißen und einen farbigen Würfel zusammenzählen und die Summe ankreuzen.
screen-help-penalty = Kreuzt der aktive Spieler nichts an, ist das ein Fehlwurf: fünf Punkte weniger.
screen-help-lock = Ein letztes Feld braucht genug Kreuze davor. Dann ist die Reihe abgeschlossen, ihr Würfel geht.
screen-help-correct = Würfel ändern: einer wurde falsch gelesen. Ihn antippen, dann seine Augenzahl.
screen-help-undo = Kreuz löschen nimmt dein eigenes zurück, bis zum nächsten Wurf. Schritt zurück nimmt zurück, was zuletzt geschah. Blätter ändern: was ihr alle vereinbart.
screen-help-sheet = Die Variante: { $sheet }
screen-rule-classic = Angekreuzt wird von links nach rechts; Übersprungenes ist verloren. Das letzte Feld braucht fünf Kreuze.
screen-rule-doubles = Ein Doppelfeld gibt zwei Kreuze auf einmal. Das letzte Feld braucht sieben; bis zu sechzehn zählen.
screen-rule-encore = Die zuletzt angekreuzte Zahl einer Reihe darf darunter noch einmal angekreuzt werden. Das letzte Feld braucht sieben; bis zu sechzehn zählen.
screen-rule-chain-bonus = Ein umrahmtes Feld kreuzt das nächste der Bonusleiste an; dessen Farbe gibt ein Kreuz im nächsten Feld dieser Reihe.
screen-rule-powers = Kreis: zwei Kreuze in der schwächsten Reihe. Raute: eines in jeder. Quadrat: die schwächste zählt doppelt. Achteck: dreizehn Punkte. Stern: Fehlwürfe kosten nichts.
screen-rule-colour-blocks = Die weiße Summe gilt in jeder Reihe; eine Farbsumme nur im Feld dieser Farbe, wo immer es liegt.
screen-rule-shuffle = Wie klassisch, aber die Zahlen einer Reihe sind gemischt. Das letzte Feld schließt ab, welche Zahl es auch trägt.
screen-rule-rainbow = Die weiße Summe gilt in jeder Reihe; eine Farbsumme nur im Feld dieser Farbe, wo immer es liegt.
screen-rule-jumble = Die weiße Summe gilt in jeder Reihe; eine Farbsumme nur im Feld dieser Farbe, wo immer es liegt.
screen-own-colours = Farbreihen haben mehrere Farben: die weiße Summe passt in jede, eine farbige nur in das Feld dieser Farbe.
screen-own-numbers = Eine Farbe je Farbreihe; angekreuzt wird von links nach rechts, wie die Zahlen auch stehen.
screen-own-doubled = Eine doppelte Zahl gibt zwei Kreuze.
screen-own-second = Die zuletzt angekreuzte Zahl einer Farbreihe gilt darunter noch einmal.
screen-own-framed = Ein umrandetes Feld kreuzt das nächste der Bonusleiste an; das gibt ein Kreuz in dessen Farbreihe.
screen-own-symbols = Beide Felder eines Zeichens angekreuzt: seine Kraft wirkt.
screen-own-lock = { $need ->
    [one] Das letzte Feld braucht 1 Kreuz davor
   *[other] Das letzte Feld braucht { $need } Kreuze davor
}; { $cap ->
    [one] höchstens 1 zählt.
   *[other] höchstens { $cap } zählen.
}
screen-hidden = Dieses Blatt wird gezeigt, wenn { $player } gefragt ist.
screen-rule-locks = Das Spiel endet, wenn zwei Reihen abgeschlossen sind, oder beim vierten Fehlwurf.
screen-rule-score = Kreuze einer Reihe zählen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
screen-rule-host = Hausregeln dieses Tischs: Gleichstand wird geteilt; ein heruntergefallener Würfel wird allein nachgewürfelt; Kreuze lassen sich bis zum nächsten Wurf zurücknehmen.
screen-staff-title = Personal: PIN eingeben

# The end
screen-sum-penalties = Fehlwürfe
screen-sum-total = Summe
screen-plot-title = Punkte, Zug um Zug
screen-practice = Probezug: zählt nicht.
screen-penalties-now = Fehlwürfe: { $count }
screen-amend-hint = Feld antippen: Kreuz dazu oder weg.
screen-button-pass = passen
screen-button-wake = beginnen
screen-button-die = Würfel
screen-button-value = Augenzahl
screen-button-seat = Platz
screen-button-letter = Buchstabe
screen-button-sheet = Variante
screen-button-match = Match über drei Spiele
screen-button-partners = Partner
screen-button-players = Spieler
screen-button-practice = Probezug
screen-button-starter = wer beginnt
screen-button-penalty = Fehlwurf
screen-button-by-hand = eintippen
screen-status-roll = würfelt
screen-status-coloured = Farben oder passen
screen-staff-open = Personal
screen-over-colours = Ende: zwei Farben abgeschlossen.
screen-over-penalties = Ende: vierter Fehlwurf.
screen-over-title = { $count ->
    [one] { $names } gewinnt
   *[other] Gleichstand: { $names }
}
screen-step-roll = { $player } würfelt
screen-step-shared = alle: weiße Summe
screen-step-coloured = { $player }: Farben
screen-void = Kreuz löschen
screen-button-undo = Schritt zurück
screen-button-void = Kreuz löschen
screen-button-correct = Würfel ändern
screen-button-amend = Blätter ändern
screen-button-language = DE
screen-button-history = Verlauf
screen-passed = Gepasst. Zum Ändern Feld tippen.
screen-passed-fixed = Gepasst.
screen-sum-match = Partie
screen-sum-powers = Kräfte
screen-button-closed = abgeschlossen
screen-button-reroll = nachwürfeln
