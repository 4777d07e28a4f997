# The caller's screen, and the screen locked for wiping.
screen-call-closed = { $colour ->
    [red] close red
    [yellow] close yellow
    [green] close green
   *[blue] close blue
}
screen-call-open = { $colour ->
    [red] reopen red
    [yellow] reopen yellow
    [green] reopen green
   *[blue] reopen blue
}
screen-button-more = in full
screen-wiping = The screen is locked for wiping. Three taps unlock it.
