# The caller's screen, and the screen locked for wiping.
screen-call-closed = { $colour ->
    [red] clôturer le rouge
    [yellow] clôturer le jaune
    [green] clôturer le vert
   *[blue] clôturer le bleu
}
screen-call-open = { $colour ->
    [red] rouvrir le rouge
    [yellow] rouvrir le jaune
    [green] rouvrir le vert
   *[blue] rouvrir le bleu
}
screen-button-more = en entier
screen-wiping = L’écran est verrouillé pour le nettoyage. Trois touches le déverrouillent.
