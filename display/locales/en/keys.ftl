# Said to whoever plays by keys, English: one die put right, the menu, answers that stand already.

said-white-which = The white dice show { $first } and { $last }. Type the one that is meant.
said-die-chosen = { $colour ->
    [white] White
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $value }. Type the right value, or press pass to roll it again.
said-die-chosen-reroll = { $colour ->
    [white] White
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $value } was called. Roll it again and type what it shows.
said-die-chosen-stands = { $colour ->
    [white] White
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $value }. Type the right value, or press back.
said-entry-colour = { $colour ->
    [white] White
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}: type its value.
said-entry-instead = { $colour ->
    [white] White
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $value } instead of { $old }.
said-reroll-ask-value = Please roll the white die that shows { $value } again, alone.
said-reroll-only = { $known ->
    [yes] Only { $dice } is awaited now: please roll it again, alone.
   *[no] Only the die that is rolled again is awaited now.
}
said-reroll-only-value = Only the white die that shows { $value } is awaited now: please roll it again, alone.
said-reroll-off = { $known ->
    [yes] { $Dice } is not rolled again: it stays as it was called.
   *[no] That die is not rolled again: it stays as it was called.
}
said-menu = The menu. A colour listens to that row, one says the scores, two the latest turn. Help says the rest.
said-closed-ask = Which colour? Press the colour that is closed, or that is open again.
said-answered-mark = { $player } { $people ->
    [1] has
   *[other] have
} answered: { $box }. { $stays ->
    [yes] That stays.
   *[no] That may still be changed.
}
said-answered-pass = { $player } { $people ->
    [1] has
   *[other] have
} passed. { $stays ->
    [yes] That stays.
   *[no] That may still be changed.
}
said-keep-ask = Enter keeps the roll as it was called, back puts the die right.
said-typed-late = The roll is there already: what was typed does not count.
said-typed-gone = What was typed of the dice does not count any more.
said-agreed-gone = What was agreed in the new game does not count any more.
said-over-ask = Enter plays the same again, back sets up a new game.
said-no-seat = There is no seat { $number }: { $count-words } seats are in play.
said-key-unused = That key does nothing here.
said-seats-refused = { $partners ->
    [yes] From two to five pairs can play: press a number from two to five.
   *[no] From two to five people can play: press a number from two to five.
}
said-row-choice-one = { $player }: { $boxes }. Enter marks it.
said-row-choice-more = { $player }: { $boxes }. Type the number.
said-row-choice-choose = { $player }: { $row-name }. Enter chooses it.
said-nothing-marked = Nothing is marked: whose answer that is was not known yet.
said-unasked = That does not count: whose answer it is was not known yet.
said-mark-refused-typed = { $why } Nothing is marked.
said-mark-refused-no-number = There is no box with the number { $number }.
said-mark-refused-wrong-next = The next box in that row is { $sums }.
said-no-key-named = No key is called “{ $word }”: nothing of the line counts. The question mark gives help.
said-dice-typed = Then type the dice: a colour and a value for each, then enter.
said-letter-which = The letter “{ $letter }” is { $word }; { $other } is “{ $other-letter }”. Nothing of that line counts: type it once more, or whole words.
said-letter-which-word = The letter “{ $letter }” is { $word }; { $other } is typed as a word. Nothing of that line counts: type it once more, or whole words.
