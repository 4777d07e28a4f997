# Ce qu’entend qui joue avec des touches, français : un dé à corriger, le menu, les réponses déjà données.

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
said-die-chosen-stands = { $colour ->
    [white] Blanc
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} { $value }. Tapez la bonne valeur, ou retour.
said-entry-colour = { $colour ->
    [white] Blanc
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} : tapez sa valeur.
said-entry-instead = { $colour ->
    [white] Blanc
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} { $value } au lieu de { $old }.
said-reroll-ask-value = Relancez seulement le dé blanc qui montre { $value }, s’il vous plaît.
said-reroll-only = { $known ->
    [yes] Seul { $dice } est attendu maintenant : relancez-le, s’il vous plaît.
   *[no] Seul le dé à relancer est attendu maintenant.
}
said-reroll-only-value = Seul le dé blanc qui montre { $value } est attendu maintenant : relancez-le, s’il vous plaît.
said-reroll-off = { $known ->
    [yes] { $Dice } n’est pas relancé : il reste comme annoncé.
   *[no] Ce dé n’est pas relancé : il reste comme annoncé.
}
said-menu = Le menu. Une couleur écoute cette rangée, un dit les points, deux le dernier tour. L’aide dit le reste.
said-closed-ask = Quelle couleur ? Appuyez sur la couleur clôturée, ou de nouveau ouverte.
said-answered-mark = { $player } { $people ->
    [1] a
   *[other] ont
} coché { $box }. { $stays ->
    [yes] C’est définitif.
   *[no] On peut encore changer.
}
said-answered-pass = { $player } { $people ->
    [1] a
   *[other] ont
} passé. { $stays ->
    [yes] C’est définitif.
   *[no] On peut encore changer.
}
said-keep-ask = Entrée garde le lancer annoncé ; retour corrige le dé.
said-typed-late = Le lancer est déjà là : ce qui a été tapé ne compte pas.
said-typed-gone = Les dés tapés ne comptent plus.
said-agreed-gone = Ce qui a été convenu dans la nouvelle partie ne compte plus.
said-over-ask = Entrée rejoue la même partie, retour en prépare une nouvelle.
said-no-seat = Il n’y a pas de place { $number } : { $count-words } places sont occupées.
said-key-unused = Cette touche n’a pas d’effet ici.
said-seats-refused = { $partners ->
    [yes] De deux à cinq paires peuvent jouer : appuyez sur un nombre de deux à cinq.
   *[no] De deux à cinq personnes peuvent jouer : appuyez sur un nombre de deux à cinq.
}
said-row-choice-one = { $player } : { $boxes }. Entrée coche.
said-row-choice-more = { $player } : { $boxes }. Tapez le nombre.
said-row-choice-choose = { $player } : { $row-name }. Entrée choisit.
said-nothing-marked = Rien n’est coché : on ne savait pas encore de qui est la réponse.
said-unasked = Cela ne compte pas : on ne savait pas encore de qui est la réponse.
said-mark-refused-typed = { $why } Rien n’est coché.
said-mark-refused-no-number = Il n’y a pas de case avec le nombre { $number }.
said-mark-refused-wrong-next = La prochaine case de cette rangée est { $sums }.
said-no-key-named = Aucune touche ne s’appelle « { $word } » : rien de la ligne ne compte. Le point d’interrogation donne de l’aide.
said-dice-typed = Puis tapez les dés : une couleur et une valeur pour chacun, puis entrée.
said-letter-which = La lettre « { $letter } » veut dire { $word } ; { $other }, c’est « { $other-letter } ». Rien de la ligne ne compte : tapez-la encore une fois, ou des mots entiers.
said-letter-which-word = La lettre « { $letter } » veut dire { $word } ; { $other } se tape en toutes lettres. Rien de la ligne ne compte : tapez-la encore une fois, ou des mots entiers.
