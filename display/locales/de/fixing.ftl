# Ein Würfel wird berichtigt, Deutsch: was gesagt wird, während er benannt und sein Wert getippt wird. Und das Menü.

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
said-entry-instead = { $colour ->
    [white] Weiß
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $value } statt { $old }.
said-reroll-ask-value = Bitte den weißen Würfel, der { $value } zeigt, allein nachwürfeln.
said-menu = Das Menü. Eine Farbe hört diese Farbreihe an, eins sagt die Punkte, zwei den letzten Zug. Die Hilfe sagt den Rest.
