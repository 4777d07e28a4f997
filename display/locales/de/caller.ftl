# The caller's screen, and the screen locked for wiping.
screen-call-closed = { $colour ->
    [red] Rot abschließen
    [yellow] Gelb abschließen
    [green] Grün abschließen
   *[blue] Blau abschließen
}
screen-call-open = { $colour ->
    [red] Rot wieder öffnen
    [yellow] Gelb wieder öffnen
    [green] Grün wieder öffnen
   *[blue] Blau wieder öffnen
}
screen-button-more = ganz
screen-wiping = Der Bildschirm ist zum Abwischen gesperrt. Dreimal tippen gibt ihn frei.
