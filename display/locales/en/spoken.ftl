# What the table says, English. One message a sentence (or two); display/sentences.py fills in the facts.
#
# $player, $players: names, joined; $people: how many persons these names are. $box: phrase-box. $dice: phrase-die,
# joined; $count: how many. Numbers come as words; selectors see the plain facts. Words: RULES.md section 4.
# Spoken aloud: no abbreviations, no digits, no brackets.

## Phrases: whole noun groups, put into the sentences below

list-two = { $first } and { $last }
list-or-two = { $first } or { $last }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
phrase-colour = { $colour ->
    [white] white
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [black] black
    [purple] purple
    [orange] orange
    [pink] pink
    [brown] brown
    [grey] grey
   *[other] other
}
phrase-die = { $colour ->
    [white] { $count ->
        [2] both white dice
       *[1] a white die
    }
    [red] the red die
    [yellow] the yellow die
    [green] the green die
    [blue] the blue die
    [black] a black die
    [purple] a purple die
    [orange] an orange die
    [pink] a pink die
    [brown] a brown die
    [grey] a grey die
   *[other] a die
}
phrase-die-object = { phrase-die }
phrase-die-at = { phrase-die } { phrase-place }
phrase-die-object-at = { phrase-die-at }
phrase-extra-die = { $colour ->
    [white] a white die
    [red] a red die
    [yellow] a yellow die
    [green] a green die
    [blue] a blue die
   *[other] { phrase-die }
}
phrase-place = { $place ->
    [back-left] at the back left
    [back] at the back
    [back-right] at the back right
    [left] on the left
    [right] on the right
    [front-left] at the front left
    [front] at the front
    [front-right] at the front right
   *[middle] in the middle
}
phrase-where = { $place ->
    [back-left] back left
    [back] at the back
    [back-right] back right
    [left] on the left
    [right] on the right
    [front-left] front left
    [front] at the front
    [front-right] front right
   *[middle] in the middle
}
phrase-box = { $row ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
    [blue] blue { $number }
   *[number] { $number } in row { $row-number }
}
phrase-box-own = { $row ->
   *[other] { $number }
}
phrase-row = { $row ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[number] row { $row-number }
}
phrase-row-title = { phrase-row }
phrase-offer = { $skipped ->
    [0] { phrase-box }, skipping none
    [1] { phrase-box }, skipping one box
   *[other] { phrase-box }, skipping { $skipped-words } boxes
}
phrase-dice-value = { phrase-colour } { $value }
phrase-points = { $points ->
    [1] { $player } { $people ->
        [1] has
       *[other] have
    } one point
    [-1] { $player } { $people ->
        [1] has
       *[other] have
    } minus one point
   *[other] { $player } { $people ->
        [1] has
       *[other] have
    } { $words } points
}
phrase-sheet = { $sheet ->
    [classic] the classic variant
    [doubles] the doubles variant
    [encore] the encore variant
    [chain-bonus] the chain bonus variant
    [powers] the powers variant
    [colour-blocks] the colour blocks variant
    [shuffle] the shuffle variant
    [rainbow] the rainbow variant
    [jumble] the jumble variant
   *[other] the variant { $sheet }
}
phrase-nobody = nobody
phrase-cross = a cross
phrase-someone = someone
phrase-penalties = { $penalties ->
    [0] no penalty
    [1] one penalty
   *[other] { $penalties-words } penalties
}

## A number with a point or a comma, and with its unit.
phrase-figure = { $value }
phrase-figure-unit = { $value } { $unit }

## Waking, setting up

said-welcome = This is dicecaller. It reads your dice and calls the roll. To begin, touch the screen or press enter. For help, press H; on the box, the key at the top left twice; on a number pad, slash twice.
said-welcome-no-screen = This is dicecaller. It reads your dice and calls the roll. To begin, press enter. For help at a terminal, press the question mark; on the box, the key at the top left twice; on a number pad, slash twice.
said-asleep = The table is asleep. Touch the screen or press enter to wake it.
said-asleep-no-screen = The table is asleep. Enter wakes it.
said-only-woken = The table was asleep: that key did nothing but wake it.
said-resume-offer = The game of { $players } is not finished. Enter goes on with it, back leaves it.
said-resume-offer-turn = The game of { $players } is not finished; the turn was { $turn }’s. Enter goes on with it, back leaves it.
said-resume-offer-number = The game of { $players } is not finished; it stopped in turn { $turn }. Enter goes on with it, back leaves it.
said-resume-offer-unbegun = The game of { $players } is set up, and nobody has rolled yet. Enter goes on with it, back leaves it.
said-resume-offer-unbegun-touch = The game of { $players } is set up, and nobody has rolled yet. Do you go on with it?
said-resume-offer-touch = The game of { $players } is not finished. Do you go on with it?
said-resume-offer-turn-touch = The game of { $players } is not finished; the turn was { $turn }’s. Do you go on with it?
said-resume-offer-number-touch = The game of { $players } is not finished; it stopped in turn { $turn }. Do you go on with it?
said-game-stays = The game on the table stays until a new one begins; back returns to it.
said-game-stays-of = { $turn ->
    [0] The game of { $players } stays on the table until a new one begins; back returns to it.
   *[other] The game of { $players }, in turn { $turn-words }, stays on the table until a new one begins; back returns to it.
}
said-game-left = Until the first roll, back leads to the game that is not finished.
said-setup-open = { $behind ->
    [game] That throw does not count: a new game is being set up. Back returns to the game on the table.
    [opening] That throw does not count: a new game is being set up. Back returns to the roll for who begins.
   *[nothing] That throw does not count: a new game is being set up.
}
said-players-ask = How many sheets are in play? Press a number from two to five, then enter.
said-players-ask-touch = How many play? Tap the number.
said-name-ask = Write a name for seat { $letter }.
said-sheet-ask = Which variant do you play? Up and down choose, enter takes it.
said-sheet-ask-touch = Tap a variant, then play.
said-game-begins = A new game in { $sheet } for { $players }. { $starter } { $people ->
    [1] begins.
   *[other] begin.
}
said-game-begins-open = A new game in { $sheet } for { $players }.
said-opening-ask = Who begins? { $player }, roll one die. The first six begins.
said-opening-ask-shown = Who begins? The first six.
said-opening-ask-next = { $player }, roll one die.
said-opening-entry = { $player }: type what the one die shows, then press enter.
said-opening-entry-touch = { $player }: tap what the one die shows.
said-opening-rolled = { $player }: { $value }.
phrase-opening-roll = { $player } { $value }
said-opening-result = { $rolls }: { $player } { $people ->
    [1] begins.
   *[other] begin.
}
said-opening-won = { $people ->
    [1] { $player } has a six.
   *[other] { $player } have a six.
}

## Rolling

said-then-throw = Enter throws.
said-roll-ask = { $player }, roll the dice.
said-roll-ask-hand = { $player }, it is your turn. { $hand } rolls and writes.
said-roll = White { $first } and { $second }: { $sum }.
said-roll-full = White { $first } and { $second }: { $sum }. { $colours }.
said-offer-colours = With one white die: { $offers }.
said-offer-colours-none = No coloured die is in play.
phrase-colour-sums = { phrase-colour } { $sums }
said-entry = { $colour ->
    [white] White { $value }.
    [red] Red { $value }.
    [yellow] Yellow { $value }.
    [green] Green { $value }.
   *[blue] Blue { $value }.
}
said-entry-ask = Type the dice. Still missing: { $dice-object }.
said-entry-ask-all = Type the dice: a colour and a value for each, or the values alone, white first.
said-entry-ask-touch = Tap what each die shows. Still missing: { $dice-object }.
said-entry-ask-all-touch = Tap what each die shows.
said-entry-complete = { $colours }.
said-entry-removed-colour = { $colour ->
    [red] The red die is out of the game.
    [yellow] The yellow die is out of the game.
    [green] The green die is out of the game.
    [blue] The blue die is out of the game.
   *[other] That die is out of the game.
}
said-entry-one-die-only = Only { $dice-object } is asked for.
said-entry-one-die-only-any = Only one die is asked for.
said-entry-no-such-value = No die shows { $value }. Type one to six.
said-entry-no-such-value-any = A die shows one to six.
said-entry-all-set = One value too many: no die is left for the { $value }. Press a colour to change one.
said-entry-all-set-any = One value too many: every die has its value. Press a colour to change one.
said-entry-missing = { $Dice } has no value yet.
said-entry-missing-any = A value is still missing.
said-entry-nothing-to-remove = Nothing has been typed yet.
said-entry-not-a-roll-key = That key says nothing about dice. Type a colour and a value.
said-entry-whites-again = That is the first white die again. Type the second white die too.
said-entry-refused = That cannot be typed here.
said-confirm-ask = Is that right? Enter for yes, back for no.
said-confirm-ask-touch = Is that right?

## Choosing

said-offers-shared = { $player }, by the white sum you may mark: { $boxes }. Or pass.
said-offers-coloured = { $player }, with a coloured die you may mark: { $boxes }. Or pass{ phrase-pass-cost }.
said-offers-none-shared = { $player }, the white sum gives you nothing to mark. Press pass.
said-offers-none-coloured = { $player }, the coloured dice give you nothing to mark. Press pass{ phrase-pass-cost }.
said-answer-ask = { $players }: mark the white sum, or pass.
said-coloured-ask = { $player }: mark a coloured sum, or pass{ phrase-pass-cost }.
phrase-pass-cost = { $penalty ->
    [0] { "" }
    [4] , which is a penalty, the fourth: the game ends
   *[other] , which is a penalty
}
said-choose-ask = { $player }, your weakest rows are level. Choose where your crosses go: { $rows }.
said-lock-ask = Is anyone locking?
said-marked = { $people ->
    [1] { $player } marks { $box }.
   *[other] { $player } mark { $box }.
}
said-passed = { $people ->
    [1] { $player } passes.
   *[other] { $player } pass.
}
said-answer-replaced-mark = { $people ->
    [1] { $player } now marks { $box } instead of { $old }.
   *[other] { $player } now mark { $box } instead of { $old }.
}
said-answer-replaced-by-mark = { $people ->
    [1] { $player } now marks { $box } instead of passing.
   *[other] { $player } now mark { $box } instead of passing.
}
said-answer-replaced-by-pass = { $people ->
    [1] { $player } now passes: { $old } is not marked any more.
   *[other] { $player } now pass: { $old } is not marked any more.
}
said-answer-back-mark = { $player }: { $box } counts again.
said-answer-back-pass = { $player }: the pass counts again.
said-free-fell = { $player }: the crosses that followed are taken back too: { $boxes }.
said-power-off = { $player }: the { phrase-power } no longer counts.
said-penalty-off = { $player }: { $ordinal ->
    [1] the first penalty is taken back.
    [2] the second penalty is taken back.
    [3] the third penalty is taken back.
    [4] the fourth penalty is taken back.
   *[other] a penalty is taken back.
}
said-locked = { $people ->
    [1] { $players } locks { $row-name }. { $closed }
   *[other] { $players } lock { $row-name }. { $closed }
}
said-locked-unknown = { $closed }
phrase-closed = { $row ->
    [red] Red is closed.
    [yellow] Yellow is closed.
    [green] Green is closed.
    [blue] Blue is closed.
   *[number] Row { $row-number } is closed.
}
said-set-aside = { $count ->
    [1] Please take { $dice-object } out.
   *[other] Please take these dice out: { $dice-object }.
}
said-set-aside-where = Please take { $dice-object } out: { $where }.
said-set-aside-list = Please take these dice out: { $dice-where }.
phrase-die-where = { phrase-die-object }, { phrase-where }
said-then-enter = Then press enter.
said-set-aside-thanks = { $count ->
    [0] Thank you.
    [1] Thank you. { $closed-dice } is set aside.
   *[other] Thank you. { $closed-dice } are set aside.
}
said-put-back = { $known ->
    [yes] That was { $dice-object }. Please put it back.
   *[no] That was the wrong die. Please put it back.
}
said-reopened = { $count ->
    [1] { $Dice } is in play again: please put it back.
   *[other] { $Dice } are in play again: please put them back.
}
said-all-dice-back = { $count ->
    [0] A new game needs all six dice.
    [1] A new game needs all six dice. Please put { $dice-object } back.
   *[other] A new game needs all six dice. Please put back { $dice-object }.
}
said-penalty = { $player } { $people ->
    [1] takes
   *[other] take
} { $ordinal ->
    [1] a penalty, the first.
    [2] a penalty, the second.
    [3] a penalty, the third.
    [4] a penalty, the fourth.
   *[other] a penalty.
}

## The end

said-over-colours = Two colours are closed: the game is over. { $result }
said-over-rows = Two rows are closed: the game is over. { $result }
said-over-penalties = That was a fourth penalty: the game is over. { $result }
said-over-unknown = The game is over. { $result }
phrase-wins = { $people ->
    [1] { $winners } wins. { $scores }.
   *[other] { $winners } win. { $scores }.
}
phrase-wins-only = { $people ->
    [1] { $winners } wins.
   *[other] { $winners } win.
}
phrase-shared-win = { $winners } share the win. { $scores }.
phrase-shared-win-only = { $winners } share the win.
phrase-scores-only = { $scores }.
said-match-over = All three games are played. { $result }
said-next-game = Game { $game } of three. { $starter } { $people ->
    [1] begins.
   *[other] begin.
} Please roll all six dice.
said-next-game-hand = Game { $game } of three. { $starter } begin: { $hand } rolls and writes. Please roll all six dice.
said-next-game-open = Game { $game } of three. Please roll all six dice.
said-scores = { $scores }.
said-scores-none = There are no scores yet.

## When the reader is not sure. Each is also the `detail` of `dicecaller read` and `watch`, where there is one its `-untyped`

said-roll-refused-unreadable = I get no picture that I can read: type the dice, or try again.
said-roll-refused-no-dice = I see no dice in the tray.
said-roll-refused-dark = It is too dark to read the dice: please give more light.
said-roll-refused-blurred = The picture is blurred: please check that the camera stands still and is sharp.
said-roll-refused-moving = The dice are still moving: please wait until they rest.
said-roll-refused-covered = { $count ->
    [0] Something covers the dice: please clear the view.
    [1] Something covers { $dice-object }: please clear the view.
   *[other] Something covers { $dice-object }: please clear the view.
}
said-roll-refused-cut-off = { $count ->
    [0] A die lies partly outside the picture: please roll it again.
    [1] { $Dice } lies partly outside the picture: please roll it again.
   *[other] { $Dice } lie partly outside the picture: please roll them again.
}
said-roll-refused-cocked = { $count ->
    [0] A die is leaning: please roll it again.
    [1] { $Dice } is leaning: please roll it again.
   *[other] { $Dice } are leaning: please roll them again.
}
said-roll-refused-removed-die = { $count ->
    [0] A die is in the tray that is out of the game: please take it out.
    [1] { $Dice } is out of the game: please take it out of the tray.
   *[other] { $Dice } are out of the game: please take them out of the tray.
}
said-roll-refused-extra-die = { $count ->
    [0] There is a die too many in the tray: please take it out.
    [1] There is a die too many, { $extra-dice }: please take it out.
   *[other] There are too many dice, { $extra-dice }: please take them out.
}
said-roll-refused-missing-die = { $count ->
    [0] A die is missing: please roll it into the tray.
    [1] { $Dice } is missing: please roll it into the tray.
   *[other] { $Dice } are missing: please roll them into the tray.
}
said-roll-refused-glare = { $count ->
    [0] The light glares on a die: please shade it, or type the dice.
    [1] The light glares on { $dice-object }: please shade it, or type the dice.
   *[other] The light glares on { $dice-object }: please shade them, or type the dice.
}
said-roll-refused-colour-unsure = { $count ->
    [0] I am not sure of the colours: please give more light, or type the dice.
    [1] I am not sure of the colour of { $dice }: please give more light, or type the dice.
   *[other] I am not sure of the colours of { $dice }: please give more light, or type the dice.
}
said-roll-refused-pips-unsure = { $count ->
    [0] I am not sure that I see every die rightly: please look, and type the dice.
    [1] I am not sure what { $dice } shows: please look, and type the dice.
   *[other] I am not sure what { $dice } show: please look, and type the dice.
}
said-roll-refused-unknown = I am not sure of this roll: please look, and type the dice.
# Where nobody can type dice: a picture that is read, a camera that is only watched, a caller without keys.
said-roll-refused-unreadable-untyped = I get no picture that I can read: please try another one.
said-roll-refused-glare-untyped = { $count ->
    [0] The light glares on a die: please shade it.
    [1] The light glares on { $dice-object }: please shade it.
   *[other] The light glares on { $dice-object }: please shade them.
}
said-roll-refused-colour-unsure-untyped = { $count ->
    [0] I am not sure of the colours: please give more light.
    [1] I am not sure of the colour of { $dice }: please give more light.
   *[other] I am not sure of the colours of { $dice }: please give more light.
}
said-roll-refused-pips-unsure-untyped = { $count ->
    [0] I am not sure that I see every die rightly: please look for yourself.
    [1] I am not sure what { $dice } shows: please look for yourself.
   *[other] I am not sure what { $dice } show: please look for yourself.
}
said-roll-refused-unknown-untyped = I am not sure of this roll: please look for yourself.
said-nudged = { $count ->
    [0] A die has been moved after the call. Keep the roll, or correct the dice?
    [1] { $Dice } shows something else now. Keep the roll as called, or correct the dice?
   *[other] { $Dice } show something else now. Keep the roll as called, or correct the dice?
}
said-too-early = { $count ->
    [0] Not yet: an answer is still awaited. The roll that was called counts.
    [1] Not yet: { $players } still { $people ->
        [1] has
       *[other] have
    } to answer. The roll that was called counts.
   *[other] Not yet: { $players } still have to answer. The roll that was called counts.
}
said-lay-there = Dice are lying in the tray that I did not see thrown. Enter keeps them as the roll; or throw.
said-lay-there-touch = Dice are lying in the tray that I did not see thrown. Keep them as the roll, or throw.
said-one-die-moved = { $count ->
    [0] Another die has moved as well. Enter keeps the roll as the dice lie now. Or put that one back as it lay{ $again ->
        [yes] . Or press back and type what the die rolled again shows.
       *[no] , or type the dice.
    }
    [1] { $Dice } has moved as well. Enter keeps the roll as the dice lie now. Or put that one back as it lay{ $again ->
        [yes] . Or press back and type what the die rolled again shows.
       *[no] , or type the dice.
    }
   *[other] { $Dice } have moved as well. Enter keeps the roll as the dice lie now. Or put these back as they lay{ $again ->
        [yes] . Or press back and type what the die rolled again shows.
       *[no] , or type the dice.
    }
}
said-one-die-moved-touch = { $count ->
    [0] Another die has moved as well. Keep the roll as the dice lie now, put that one back as it lay{ $again ->
        [yes] , or touch the die rolled again and what it shows.
       *[no] , or type the dice.
    }
    [1] { $Dice } has moved as well. Keep the roll as the dice lie now, put that one back as it lay{ $again ->
        [yes] , or touch the die rolled again and what it shows.
       *[no] , or type the dice.
    }
   *[other] { $Dice } have moved as well. Keep the roll as the dice lie now, put these back as they lay{ $again ->
        [yes] , or touch the die rolled again and what it shows.
       *[no] , or type the dice.
    }
}

## Taking back and putting right

said-voided = { $people ->
    [1] { $player } takes back { $box }.
   *[other] { $player } take back { $box }.
}
said-voided-any = { $people ->
    [1] { $player } takes back the latest mark.
   *[other] { $player } take back the latest mark.
}
said-mark-fell = { $why ->
    [dice] { $player }: { $box } is taken back, the dice do not give it.
    [over] { $player }: { $box } is taken back, the game was over before it.
   *[sheet] { $player }: { $box } is taken back, it may not be marked any more.
}
said-coloured-stands = { $player }: { $box }, the coloured answer, stays marked.
said-coloured-stands-pass = { $player }: the pass with the coloured dice stays.
said-passes-stand = { $players } passed, and that stays.
said-undone = { $what ->
    [game] The start of the game is taken back.
    [roll] The roll is taken back.
    [reroll] The reroll is taken back.
    [correct] The correction is taken back.
    [mark] A mark is taken back.
    [pass] A pass is taken back.
    [choose] A choice is taken back.
    [void] The mark that was taken back is there again.
    [amend] What was agreed is taken back.
   *[other] The last step is taken back.
}
said-undone-mark = One step back: { $player } had marked { $box }.
said-undone-pass = One step back: { $player } had passed.
said-undone-choose = One step back: { $player } had chosen { $row-name }.
said-undone-void = One step back: for { $player }, { $box } counts again.
said-undone-correct = The correction is taken back: { phrase-colour } { $value }.
said-undone-reroll = The reroll is taken back: { phrase-colour } { $value }.
said-undone-amend-mark = What was agreed is taken back: { $player } { $people ->
    [1] has
   *[other] have
} { $box } marked again.
said-undone-amend-unmark = What was agreed is taken back: { $player } no longer { $people ->
    [1] has
   *[other] have
} { $box } marked.
said-undone-amend-penalties = What was agreed is taken back: { $player } now { $people ->
    [1] has
   *[other] have
} { $penalties-phrase }.
said-corrected = Corrected: { phrase-colour } { $value }.
said-rerolled = Rolled again: { phrase-colour } { $value }.
said-reroll-ask = { $known ->
    [yes] Please roll { $dice-object } again, alone.
   *[no] Please roll that die again, alone.
}
said-amended-mark = Agreed: { $player } now { $people ->
    [1] has
   *[other] have
} { $box } marked.
said-amended-unmark = Agreed: { $player } no longer { $people ->
    [1] has
   *[other] have
} { $box } marked.
said-amended-penalties = Agreed: { $player } now { $people ->
    [1] has
   *[other] have
} { $penalties-phrase }.
said-amended-penalties-before = Agreed: { $player } now { $people ->
    [1] has
   *[other] have
} { $penalties-phrase }, before that { $old-phrase }.

## Things that do not work

said-fault-camera = The camera gives no picture. Type the dice; the game goes on.
said-fault-camera-black = The camera sees nothing but black: is its lens covered, is the light off? Type the dice; the game goes on.
said-fault-camera-frozen = The picture of the camera stands still. Pull the camera out and in again, or type the dice; the game goes on.
said-fault-camera-wrong-size = The picture of the camera has another size than before. Type the dice; the game goes on.
said-fault-camera-slow = The camera gives few pictures: rolls are called later than usual.
said-fault-camera-moved = The camera or the tray has been moved. I read the next roll as it lies.
said-fault-camera-swapped = Red and blue are mixed up in the picture of the camera, so I call no roll. Type the dice; the game goes on.
said-fault-keypad = The keypad does not answer. Plug it in again, or use another or the screen; the game goes on.
said-fault-keypad-missing = No keypad is plugged in. As soon as one is, I say so.
said-fault-keypad-busy = Another program holds the keypad. End that one, and the keypad comes by itself.
said-fault-keypad-denied = This computer does not let me use the keypad. The doctor command says what to do.
said-fault-keypad-no-screen = The keypad does not answer. Plug it in again, or use another; the game goes on.
said-fault-keypad-keys-lost = Keys that were pressed have not arrived. Please press them again.
said-fault-keypad-stuck-key = A key of the keypad is stuck.
said-fault-sound = The sound does not work. What I say is written on the screen.
said-fault-sound-no-screen = The sound does not work. What I say is printed.
said-fault-store = What happens cannot be stored just now: is the disk full? The game goes on.
said-fault-other = Something does not work. The game goes on.
said-mended-camera = The camera is back.
said-mended-keypad = The keypad is back.
said-mended-sound = The sound is back.
said-mended-store = The game is stored again, and nothing is missing.
said-mended-other = It works again.
said-no-key = That is no key: nothing of the line counts. The question mark gives help.
said-keypad-there = A keypad is plugged in: it can be used now.
said-still-there = Are you still playing? Press any key or touch the screen.
said-still-there-no-screen = Are you still playing? Press any key.
said-no-sound = There is no sound card, so nothing is spoken.
said-volume = I speak this loud now: volume { $level }.
said-volume-mute = The voice is off.
said-speed = I speak this fast now: speed { $level }.
said-language = I speak English now.

## A mark (or another wish) that is refused: the referee's codes

said-mark-refused-game-over = The game is over.
said-mark-refused-not-now = { $phase ->
    [roll] The dice must be rolled first.
    [choose] A row must be chosen first.
    [over] The game is over.
    [marked] A mark of this turn stands. A die is rolled again only before that.
    [turn] What you agree on is put right between two turns: this one first needs its answers.
   *[other] That cannot be done now.
}
said-mark-refused-not-your-turn = { $count ->
    [0] It is not your turn to answer.
   *[other] It is for { $waiting } to answer now.
}
said-mark-refused-wrong-row = { $count ->
    [0] That row is not one of the level ones.
   *[other] That row is not one of the level ones. Choose { $rows }.
}
said-mark-refused-row-closed = { $row ->
    [red] Red is closed.
    [yellow] Yellow is closed.
    [green] Green is closed.
    [blue] Blue is closed.
    [none] That row is closed.
   *[number] Row { $row-number } is closed.
}
said-mark-refused-already-marked = { $known ->
    [yes] { $Box } is marked already.
   *[no] That box is marked already.
}
said-mark-refused-left-of-mark = { $known ->
    [yes] { $Box } lies left of your { $last }.
   *[no] That box lies left of your last mark.
}
said-mark-refused-wrong-sum = { $count ->
    [0] { $of ->
        [row] The dice give no box in { phrase-row }.
       *[box] No dice give you that box now.
    }
   *[other] The dice do not give { $box }: there they give { $sums }.
}
said-mark-refused-needs-marks = { $missing ->
    [0] The last box needs more marks in its row first.
    [1] { $need-count ->
        [1] The last box needs one mark in its row first.
       *[other] The last box needs { $need } marks in its row first. One is missing.
    }
   *[other] The last box needs { $need } marks in its row first. { $Missing-words } are missing.
}
said-mark-refused-nothing-to-undo = There is nothing to take back.
said-mark-refused-bad-dice = { $count ->
    [0] These are not the dice in play.
   *[other] These are not the dice in play: { $dice }.
}
said-mark-refused-no-game = No game has begun yet.
said-mark-refused-bad-player = A game needs two to five different names.
said-mark-refused-bad-sheet = There is no such variant.
said-mark-refused-other = That cannot be done.

## Sheets and turns by ear

said-sheet-row = { $player }, { $row-name }: { $marked } { $rest }
phrase-row-marked = { $count ->
    [0] nothing is marked.
    [1] { $marks } is marked.
   *[other] { $marks } are marked.
}
phrase-row-closed = The row is closed.
phrase-row-locked = The row is locked.
phrase-row-left = { $count ->
    [0] No box is left.
    [1] One box is left: { $left }.
   *[other] { $count-words } boxes are left: { $left }.
}
phrase-row-left-count = { $count ->
    [0] No box is left.
    [1] One box is left.
   *[other] { $count-words } boxes are left.
}
phrase-row-to-lock = { $count ->
    [0] The last box may be marked.
    [1] One more mark before the last box.
   *[other] { $count-words } more marks before the last box.
}
said-row-named = { $Row-name }: { $position ->
    [1] top row
    [2] second row from the top
    [3] third row from the top
   *[4] bottom row
}, { $direction ->
    [rising] rising
    [falling] falling
   *[mixed] in mixed order
}.
said-history-turn = Turn { $turn }, { $player }: { $what }.
said-no-turn = No turn is over yet.
phrase-history-white = white { $first } and { $second }
phrase-history-mark = { $player } { $box }
phrase-history-penalty = a penalty
phrase-history-none = no mark
said-help = { $where ->
    [attract] The table is asleep. Enter wakes it: a game that is not finished is offered, else a new one is set up. Up and down change the language. Repeat, slower, quieter, louder and stop have a key each, which works at any time.
    [players] How many play. A digit from two to five says how many sheets. The white key switches partners on and off. Enter goes on, back goes back.
    [sheet] Which variant. Digits one to nine choose one, up and down go through them. The white key switches to a match of three games, the yellow key changes who starts. Enter begins the game, back goes back.
    [opening] Who begins. Roll one die, or type its value. Whoever rolls a six begins. Pass skips this: the first seat begins. Back returns to the set-up.
    [resume] A game is not finished. Enter goes on with it, back sets up a new one.
    [asleep-ask] Any key goes on with the game.
    [roll] The dice are to be rolled. Roll them in the tray, or type them: a colour key and a value for each, or the values alone in the order { $order }. Up and down read the sheets row by row. Back puts a misread die right. Zero opens the menu.
    [shared] Everybody answers once. A digit says whose answer it is: one is the first seat. A colour key names a row: then its number marks, or enter where it offers one. Pass passes. Up and down go to the next player, more says the dice in full. Void takes the latest mark back, back puts a misread die right. Zero opens the menu.
    [coloured] Now only the active player answers. A colour key names a row: then its number marks, or enter where it offers one. Pass passes, more says the dice in full, void takes the latest mark back. Zero opens the menu.
    [choose] Rows are level. A colour key names one: red is the first row, yellow the second, green the third, blue the fourth. Enter chooses it.
    [nudged] A die was moved after the call. Enter keeps the roll as it was called, back puts the die right.
    [lay-there] Dice are lying in the tray that I did not see thrown. Enter keeps them as the roll. Or roll all dice, or type them: a colour key and a value for each, then enter.
    [one-die-moved] Another die has moved as well. Enter keeps the dice as they lie now. Or put it back as it lay, or type the dice.
    [one-again-moved] Another die has moved as well. Enter keeps the dice as they lie now. Or put it back as it lay, or press back and type what the die rolled again shows.
    [over] The game is over. Enter plays again with the same players, back sets up a new game. Up and down read the sheets. Void or undo takes back the latest step. Zero opens the menu.
    [between] A game of the match is over. Roll all six dice to begin the next one, or type them: a colour key and a value for each, or the values alone in the order { $order }. Up and down read the sheets of the game that is over, row by row, more says the scores. Void or undo takes back the latest step. Zero opens the menu.
    [by-hand] Typing the dice. A colour key and a value for each die, or the values alone in the order { $order }. Back takes the latest away, more reads them back, enter confirms the roll.
    [correct] Putting a die right. Press its colour; of two white dice, also type the value that was called. Then type the right value and press enter, or press pass: that die is rolled again. Back leaves it as it was.
    [amend] What you have agreed on. A digit chooses the player, a colour key the row, then type the number: its mark is added or removed. Pass adds a penalty. Undo takes the latest back. Enter or back ends.
    [review] Listening to a sheet. A colour key reads a row, a digit goes to that player's sheet, up and down go from box to box. More tells where the row lies and how near everybody is to its last box. The white key goes back turn by turn. Zero sums up the sheet. Enter or back ends.
    [call-camera] The rolls are called here. Roll the dice.
    [call] The rolls are called here. Roll the dice, or type them: a colour key and a value for each, then enter. Repeat says the roll again, more says it in full. Zero and then a colour key: that colour is closed, its die goes. Up and down: louder and quieter.
    [menu] The menu. A colour key: listen to that row and the sheets. One: scores. Two: the latest turn. Three: put right what was agreed. Four: new game. Five: sleep. Six: language. Seven: how much I say.
    [seat] This keypad belongs to nobody yet. Press the number of your seat: one is the first.
   *[other] Enter says yes, back says no. Repeat says the latest again. Zero opens the menu.
}
said-correct-ask = A die of the last roll is put right: press its colour. Back leaves it as it was.
said-correct-ask-touch = Which die was misread? Tap it, then tap what it shows.
said-amend-now = Change what you have all agreed on.
said-amend-ask = Tap a box to add or remove its mark. Only for what you all agree on.
said-help-touch = Roll the dice, or tap what each of them shows.
said-chosen = { $people ->
    [1] { $player } chooses { $row-name }.
   *[other] { $player } choose { $row-name }.
}
said-seats-chosen = { $partners ->
    [yes] { $Count } sheets, two partners to each.
   *[no] { $Count } sheets, one player to each.
}
said-talk-level = { $level ->
    [all] I say everything.
    [asked] I speak only when asked.
   *[game] I say what the game needs.
}
said-sheet-chosen = { $Sheet }, { $match-phrase }; { $starter-phrase }.
phrase-sheet-title = { $sheet ->
    [classic] classic variant
    [doubles] doubles variant
    [encore] encore variant
    [chain-bonus] chain bonus variant
    [powers] powers variant
    [colour-blocks] colour blocks variant
    [shuffle] shuffle variant
    [rainbow] rainbow variant
    [jumble] jumble variant
   *[other] variant { $sheet }
}
phrase-match = { $match ->
    [yes] a match of three games
   *[no] one game
}
phrase-starter = { $starter ->
    [opening] a six begins
    [draw] the first player is drawn
    [first] the first seat begins
   *[name] { $player } { $people ->
        [1] begins
       *[other] begin
    }
}

## Listening to sheets

said-sheet-box = { $state ->
    [marked] { $Box } is marked.
    [skipped] { $Box } was skipped.
    [closed] { $Box } is closed.
    [needs] { $count ->
        [1] { $Box } needs one more mark in its row first.
       *[other] { $Box } needs { $count-words } more marks in its row first.
    }
   *[free] { $count ->
        [0] { $Box } is free, skipping none.
        [1] { $Box } is free, skipping one box.
       *[other] { $Box } is free, skipping { $count-words } boxes.
    }
}
said-sheet-sum = { $points-phrase }, { $penalties-phrase }.
phrase-bar = { $count ->
    [0] no box of the bonus bar
    [1] one box of the bonus bar
   *[other] { $count-words } boxes of the bonus bar
}
phrase-power = { $power ->
    [circle] circle
    [rhombus] rhombus
    [square] square
    [octagon] octagon
   *[star] star
}
said-closing = { $Row-name }: { $near }.
phrase-near = { $missing ->
    [0] { $player } may mark the last box, { $box }
    [1] { $player } { $people ->
        [1] needs
       *[other] need
    } one more mark before the last box
   *[other] { $player } { $people ->
        [1] needs
       *[other] need
    } { $missing-words } more marks before the last box
}
said-free-cross = { $player } { $people ->
    [1] gets
   *[other] get
} a cross for free: { $box }.
said-power = { $power ->
    [circle] Circle for { $player }: two crosses in the weakest row.
    [rhombus] Rhombus for { $player }: one cross in every row.
    [square] Square for { $player }: the weakest row counts twice.
    [octagon] Octagon for { $player }: thirteen points.
   *[star] Star for { $player }: penalties cost nothing.
}

said-pad-ask = Whose keypad is this? Press the number of your seat.
said-pad-bound = This keypad now answers for { $player }.
said-answer-all = Everybody may mark { $number }, { $player } too.
