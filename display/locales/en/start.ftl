# What `dicecaller play` and `call` write at their start, a line each, on standard error: what was taken.

start-screen = screen: { $width }x{ $height } ({ $driver })
start-screen-none = screen: none found, playing without (headless)
start-screen-fault = screen: { $error }; playing without (headless)
start-logo-unread = the logo { $path } cannot be read ({ $error }); the table starts without it
start-logo-no-picture = the logo { $path } is no picture that can be shown (PNG, JPEG); the table starts without it
start-speech = speech: { $engine }
start-speech-off = speech: off
start-speech-no-card = speech: silent, no sound card (see dicecaller doctor)
start-speech-no-engine = speech: silent, no engine (pip install py-nanotts)
start-speech-not-installed = speech: silent, { $engine } is not installed
start-speech-fault = speech: silent, it does not start ({ $why })
start-keypad = keypad: { $found ->
    [both] box and number pad
    [box] box
   *[pad] number pad
}
start-keypad-none = keypad: none found
start-keypad-sim = keypad: simulated box at { $port }
start-keypad-sim-alone = keypad: simulated box at { $port }; only a script (--script) presses its keys, so that nobody can answer (Ctrl-C ends)
start-keypad-named = keypad: { $port }
start-keypad-awaited = keypad: { $port } is not there; it is taken as soon as it is plugged in
start-keypad-awaited-alone = keypad: { $port } is not there; it is taken as soon as it is plugged in; until then nobody can answer (Ctrl-C ends)
start-keypad-terminal = keypad: this terminal. Letters and words count with Enter, as r7 or red 7 (w white, r red, y yellow, g green, b blue; p pass, m more, v void, u undo, h help); at once: ? help, space repeat, backspace back, arrows up down, + - louder quieter, < > slower faster, . stop; Ctrl-D ends
start-camera = camera: { $name }
start-camera-off = camera: off
start-camera-none = camera: none found
start-camera-sim = camera: simulated tray
start-camera-throw = camera: none found, a simulated tray with a "throw" button instead
start-own-dice = dice: your own, as the set-up learned them
start-demo = no screen, no camera and no keypad was found, so nobody can play: here is a demonstration game, of which nothing is kept. To play at a terminal: --keypad terminal.{ $pictures ->
    [none] {" "}For pictures of the screen: --shots DIR
   *[asked] {""}
}
start-passed-over = the game of { $players } is not finished; it is kept. To go on with it, end this table and start it without --players and --teams (behind a newer unfinished game it is offered once that one is finished or given up)
start-nothing-to-call = there is nothing to call: no camera, no keypad and no screen (--keypad terminal: type the dice at this terminal, or with --camera sim throw simulated ones)
start-nobody-throws = nobody could throw the simulated dice: no screen and no keypad (use a number pad, --keypad terminal or --script)
start-camera-alone = no screen and no keypad: every roll is called as the camera reads it, but nobody can have it repeated or type one (use a number pad or --keypad terminal; Ctrl-C ends)
start-nobody-answers = nobody could answer: no screen and no keypad (use a number pad, --keypad terminal, --script or --demo)
start-sim-silent = the simulated keypad does not answer
start-keypad-missing = keypad: { $port } is not there (--keypad auto takes what is, terminal takes this terminal, sim brings a simulated box)
start-window-closed = the window was closed before the script's end

# The demonstration's last lines.
demo-score = final score: { $scores }
demo-pictures = pictures of the screen: { $folder }
demo-count = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
}, { $rolls ->
    [one] 1 roll accepted
   *[other] { $rolls } rolls accepted
}, { $refused } refused at first sight, { $by_hand } entered by hand, { $wrong ->
    [one] 1 wrong roll accepted
   *[other] { $wrong } wrong rolls accepted
}
demo-game = game { $number }/{ $games }: { $scores }
demo-wrong = wrong roll accepted: { $read }, but there lies { $lies }

# Words of the lamps of the box in a terminal: `dicecaller keypad --sim`.
keypad-red = red
keypad-yellow = yellow
keypad-green = green
keypad-blue = blue
keypad-off = off
keypad-on = on
keypad-may = may
keypad-blink = blink
keypad-status = status
keypad-ready = ready
keypad-ask = ask
keypad-busy = busy
keypad-fault = fault
keypad-no-table-yet = no table yet
keypad-table-here = table here
keypad-table-gone = table gone
