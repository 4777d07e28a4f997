# What `dicecaller history`, `stats` and `doctor` print for people, in a terminal. Numbers are digits.

report-no-games = { $since ->
    [yes] No games are stored here from that day on.
   *[no] No games are stored here yet.
}
report-broken = (its events break the rules of this version)
report-won = won by { $winners }
report-unfinished = unfinished, turn { $turn }
report-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $finished } finished ({ $endings }), { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
report-ending = { $count } by { $reason ->
    [colours] closed colours
   *[penalties] penalties
}
report-endings-none = none yet
report-head-die = die
report-head-rolls = rolls
report-head-mean = mean
report-head-player = player
report-head-player-games = games
report-head-finished = finished
report-head-won = won
report-head-best = best
report-head-locks = locks
report-head-penalties = penalties
report-chi-note = (chi² above 11 happens to a fair die once in twenty such counts)
report-reader = reader: { $looks ->
    [one] { $ok } of 1 look sure
   *[other] { $ok } of { $looks } looks sure
}; { $corrected } corrected by people
report-standing = { $standing }; { $end }
report-asked = { "  " }asked because { $reason ->
    [unreadable] the picture could not be read
    [no-dice] no dice were seen
    [dark] it was too dark
    [blurred] the picture was blurred
    [moving] the dice still moved
    [covered] something covered the dice
    [cut-off] a die lay at the edge of the picture
    [cocked] a die was leaning
    [removed-die] a die lay there that is out of the game
    [extra-die] there was a die too many
    [missing-die] a die was missing
    [glare] the light glared on a die
    [colour-unsure] a colour was not sure
    [pips-unsure] a value was not sure
   *[other] { $reason }
}: { $count }
report-read-none = no dice
report-read-unsure = not sure ({ $reason }).
report-part-python = Python
report-part-libraries = libraries
report-part-reader = reader
report-part-words = words
report-part-data = data
report-part-settings = settings
report-part-camera = camera
report-part-keypad = keypad
report-part-pads = number pads
report-part-screen = screen
report-part-voice = voice
report-part-sound = sound
report-status-ok = ok
report-status-missing = missing
report-status-faulty = faulty
report-play = A game can be played.
report-no-play = No game can be played until what is faulty above is mended.
doctor-bug = this should not happen: please report it
doctor-two-libraries = { $good } and { $other } overwrite each other: only one may be there
doctor-two-libraries-advice = .venv/bin/pip uninstall { $other } { $good }, then .venv/bin/pip install { $good }
doctor-not-installed = { $good } is not installed
doctor-play-again = remove .venv and run make play again
doctor-pygame = pygame cannot draw on a bare Pi without X or Wayland: pygame-ce can
doctor-no-opencv = OpenCV cannot be loaded ({ $error })
doctor-no-opencv-advice = opencv-python-headless needs no system libraries: remove .venv and run make play again
doctor-reader-wrong = sees { $reason } on an empty picture
doctor-weights = the weights are damaged: clone again
doctor-reader-ok = loaded; an empty picture is read as empty
doctor-language-missing = a language is missing
doctor-catalogues = the catalogues are damaged: clone again
doctor-languages = English, German, French
doctor-not-writable = { $where } cannot be written
doctor-not-writable-advice = change its owner, or name another with --data
doctor-full = { $where }: only { $free } MB are free
doctor-full-advice = make room on the disk
doctor-data-ok = { $where }: { $games ->
    [0] no games yet
    [1] 1 game
   *[other] { $games } games
}, { $free } MB free
doctor-damaged = { $where } is damaged
doctor-damaged-advice = nothing: at its next start the table sets the file aside and saves what can be read
doctor-setting-advice = put that line right, or remove it
doctor-settings-ok = language { $spoken ->
    [de] German
    [fr] French
   *[en] English
}, theme { $theme ->
    [light] light
    [dark] dark
    [high-contrast] high contrast
   *[other] { $theme }
}
doctor-camera-none = no camera found
doctor-camera-none-advice = plug a camera in; until then rolls are entered by hand, or simulated with --camera sim
doctor-replug = pull it out and plug it in again
doctor-replug-other = pull it out and plug it in again; try another socket
doctor-camera-silent = { $name } sends no pictures
doctor-camera-black = { $name }: { $width }x{ $height }, but the picture is black
doctor-camera-black-advice = take the cap off; switch the light on
doctor-no-box = no keypad-and-lamp box on USB
doctor-no-box-advice = a number pad or the screen does the same
doctor-box-busy = { $port }: in use ({ $error })
doctor-dialout = sudo usermod -aG dialout $USER, then log out and in again
doctor-evdev-advice = only needed for number pads without a window: .venv/bin/pip install evdev
doctor-no-pads = none found
doctor-no-pads-advice = plug a USB number pad in; if one is there: sudo usermod -aG input $USER, then log out and in again
doctor-no-screen = neither a desktop nor a display device is here
doctor-no-screen-advice = connect a screen; without one the table plays by keypad and voice (--headless)
doctor-no-window = the window does not open
doctor-drivers = try SDL_VIDEODRIVER=kmsdrm, wayland or x11
doctor-no-voice = no speech engine
doctor-no-voice-advice = .venv/bin/pip install py-nanotts, or sudo apt install espeak-ng
doctor-no-sound = { $error }
doctor-no-sound-advice = connect a loudspeaker; everything said is also on the screen
doctor-sound-ok = a sound card opens
doctor-no-evdev = the package evdev is not installed
watch-frame = frame
watch-event = { $event ->
    [empty] empty
    [moving] moving
    [covered] covered
    [rest] at rest
    [roll] roll
    [refused] refused
    [nudged] moved after the roll
    [collected] collected
    [lost] camera trouble
    [found] camera is well again
   *[other] { $event }
}
watch-fault = { $fault ->
    [unplugged] no picture comes
    [frozen] the picture stands still
    [black] nothing but black
    [wrong-size] another picture size
    [slow] few pictures
    [moved] camera or tray was moved
    [swapped] red and blue are mixed up
   *[other] { $fault }
}
watch-no-picture = { $name }: there is not one picture in it that can be read
watch-no-roll = no roll was called: { $count ->
    [1] a single picture shows no dice that come to rest (dicecaller read reads it)
   *[other] in { $count } pictures, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } s at { $fps } a second, no dice were seen to come to rest (--fps F: how many pictures a second a folder holds)
}
watch-rest-too-short = no roll was called: the dice came to rest, but too few pictures show them so before they moved, were covered or taken away (with --opening: one die alone)
watch-more = { $line }: { $more }
watch-bad-fps = --fps must be more than 0 and at most 1000 pictures a second (see dicecaller watch --help)
watch-off = off is no source that can be watched (see dicecaller watch --help)
report-reason = { $reason ->
    [unreadable] unreadable
    [no-dice] no dice
    [dark] too dark
    [blurred] blurred
    [moving] still moving
    [covered] covered
    [cut-off] cut off
    [cocked] leaning
    [removed-die] out of the game
    [extra-die] one too many
    [missing-die] missing
    [glare] glare
    [colour-unsure] colour not sure
    [pips-unsure] value not sure
   *[other] { $reason }
}
report-plot-face = face
report-plot-share = share of its rolls, %
report-plot-faces = What the dice showed (dashed: fair)
report-plot-points = points
report-plot-scores = Scores of finished games
report-plot-said = confidence said
report-plot-right = share of dice right
report-plot-confidence = Does confidence mean what it says?
