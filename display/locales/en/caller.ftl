# The caller's screen, and the screen locked for wiping.
screen-call-closed = { $colour ->
    [red] red is closed
    [yellow] yellow is closed
    [green] green is closed
   *[blue] blue is closed
}
screen-call-open = { $colour ->
    [red] red is open again
    [yellow] yellow is open again
    [green] green is open again
   *[blue] blue is open again
}
screen-button-more = in full
screen-wiping = The screen is locked for wiping. Three taps unlock it.
