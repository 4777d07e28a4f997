# Was hört, wer mit Tasten spielt, Deutsch: ein Würfel wird berichtigt, das Menü, Antworten, die schon stehen.

said-white-which = Die weißen Würfel zeigen { $first } und { $last }. Bitte tippen, welcher gemeint ist.
said-die-chosen = { $colour ->
    [white] Weiß
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $value }. Bitte den richtigen Wert tippen, oder passen, um ihn nachzuwürfeln.
said-die-chosen-reroll = { $colour ->
    [white] Weiß
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $value } war angesagt. Bitte nachwürfeln und tippen, was er zeigt.
said-die-chosen-stands = { $colour ->
    [white] Weiß
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $value }. Bitte den richtigen Wert tippen, oder zurück.
said-entry-colour = { $colour ->
    [white] Weiß
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}: Bitte den Wert tippen.
said-entry-instead = { $colour ->
    [white] Weiß
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $value } statt { $old }.
said-reroll-ask-value = Bitte den weißen Würfel, der { $value } zeigt, allein nachwürfeln.
said-reroll-only = { $known ->
    [yes] Erwartet wird jetzt nur { $dice }: bitte nachwürfeln.
   *[no] Erwartet wird jetzt nur der Würfel, der nachgewürfelt wird.
}
said-reroll-only-value = Erwartet wird jetzt nur der weiße Würfel, der { $value } zeigt: bitte nachwürfeln.
said-reroll-off = { $known ->
    [yes] { $Dice } wird nicht noch einmal geworfen: er bleibt, wie er angesagt wurde.
   *[no] Jener Würfel wird nicht noch einmal geworfen: er bleibt, wie er angesagt wurde.
}
said-menu = Das Menü. Eine Farbe hört diese Farbreihe an, eins sagt die Punkte, zwei den letzten Zug. Die Hilfe sagt den Rest.
said-closed-ask = Welche Farbe? Bitte die Farbe drücken, die abgeschlossen ist oder wieder offen.
said-answered-mark = { $player } { $people ->
    [1] hat
   *[other] haben
} { $box } angekreuzt. { $stays ->
    [yes] Das bleibt so.
   *[no] Das lässt sich noch ändern.
}
said-answered-pass = { $player } { $people ->
    [1] hat
   *[other] haben
} gepasst. { $stays ->
    [yes] Das bleibt so.
   *[no] Das lässt sich noch ändern.
}
said-keep-ask = Enter lässt den Wurf, wie er angesagt wurde; zurück berichtigt den Würfel.
said-typed-late = Der Wurf ist schon da: was getippt wurde, zählt nicht.
said-typed-gone = Die getippten Würfel zählen nicht mehr.
said-agreed-gone = Was im neuen Spiel vereinbart wurde, gilt nicht mehr.
said-over-ask = Enter spielt noch eine Runde mit denselben Leuten, die Zurück-Taste bereitet ein neues Spiel vor.
said-no-seat = Platz { $number } gibt es nicht: { $count-words } Plätze sind besetzt.
said-key-unused = Diese Taste bewirkt hier nichts.
said-seats-refused = { $partners ->
    [yes] Es spielen zwei bis fünf Paare: bitte eine Zahl von zwei bis fünf drücken.
   *[no] Es spielen zwei bis fünf Leute: bitte eine Zahl von zwei bis fünf drücken.
}
said-row-choice-one = { $player }: { $boxes }. Enter kreuzt an.
said-row-choice-more = { $player }: { $boxes }. Bitte die Zahl tippen.
said-row-choice-choose = { $player }: { $row-name }. Enter wählt.
said-nothing-marked = Nichts ist angekreuzt: wessen Antwort das ist, war noch nicht klar.
said-unasked = Das zählt nicht: wessen Antwort es ist, war noch nicht klar.
said-mark-refused-typed = { $why } Nichts ist angekreuzt.
said-mark-refused-no-number = Ein Feld mit der Zahl { $number } gibt es nicht.
said-mark-refused-wrong-next = Das nächste Feld in dieser Farbreihe ist { $sums }.
said-no-key-named = Eine Taste „{ $word }“ gibt es nicht: Von der Zeile zählt nichts. Das Fragezeichen gibt Hilfe.
said-dice-typed = Dann die Würfel eintippen: zu jedem Farbe und Wert, zum Schluss Enter.
said-letter-which = Der Buchstabe „{ $letter }“ heißt { $word }; { $other } ist „{ $other-letter }“. Nichts von der Zeile zählt: bitte noch einmal tippen, oder ganze Wörter.
said-letter-which-word = Der Buchstabe „{ $letter }“ heißt { $word }; { $other } wird als Wort getippt. Nichts von der Zeile zählt: bitte noch einmal tippen, oder ganze Wörter.
