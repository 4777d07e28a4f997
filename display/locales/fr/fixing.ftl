# Un dé à corriger, français : ce qui est dit pendant qu’on le nomme et qu’on tape sa valeur. Et le menu.

said-white-which = Les dés blancs montrent { $first } et { $last }. Tapez celui dont il s’agit.
said-die-chosen = { $colour ->
    [white] Blanc
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} { $value }. Tapez la bonne valeur, ou passez pour le relancer.
said-die-chosen-reroll = { $colour ->
    [white] Blanc
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} { $value } était annoncé. Relancez ce dé et tapez ce qu’il montre.
said-entry-instead = { $colour ->
    [white] Blanc
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} { $value } au lieu de { $old }.
said-reroll-ask-value = Relancez seulement le dé blanc qui montre { $value }, s’il vous plaît.
said-menu = Le menu. Une couleur écoute cette rangée, un dit les points, deux le dernier tour. L’aide dit le reste.
