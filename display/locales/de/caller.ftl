# The caller's screen, and the screen locked for wiping.
screen-call-closed = { $colour ->
    [red] Rot ist abgeschlossen
    [yellow] Gelb ist abgeschlossen
    [green] Grün ist abgeschlossen
   *[blue] Blau ist abgeschlossen
}
screen-call-open = { $colour ->
    [red] Rot ist wieder offen
    [yellow] Gelb ist wieder offen
    [green] Grün ist wieder offen
   *[blue] Blau ist wieder offen
}
screen-button-more = ganz
screen-wiping = Der Bildschirm ist zum Abwischen gesperrt. Dreimal tippen gibt ihn frei.
