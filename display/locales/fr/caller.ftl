# The caller's screen, and the screen locked for wiping.
screen-call-closed = { $colour ->
    [red] Rouge clôturé
    [yellow] Jaune clôturé
    [green] Vert clôturé
   *[blue] Bleu clôturé
}
screen-call-open = { $colour ->
    [red] Rouge rouvert
    [yellow] Jaune rouvert
    [green] Vert rouvert
   *[blue] Bleu rouvert
}
screen-button-more = en entier
screen-wiping = L’écran est verrouillé pour le nettoyage. Trois touches le déverrouillent.
