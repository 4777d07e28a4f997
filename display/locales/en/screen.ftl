# Texts of the screen. Sentences that are also spoken are in spoken.ftl.
screen-pass = pass
screen-answered = Answered. Tap a box to change.
screen-letter-red = R
screen-letter-yellow = Y
screen-letter-green = G
screen-letter-blue = B
screen-letter-white = W
screen-status-winner = wins
screen-status-hand = { $hand } rolls
screen-status-shared = mark or pass
screen-status-choose = choose a row
screen-button-throw = throw
screen-button-again = try again
screen-button-confirm = that is right
screen-button-set-aside = done
screen-button-no-lock = nobody locks
screen-button-keep = keep the roll
screen-button-resume = go on with it
screen-button-discard = leave it
screen-button-new-game = new game
screen-button-same-again = the same again
screen-button-reopen = not over yet
screen-button-skip-opening = skip this
screen-button-still-here = still here
screen-button-tray = tray
screen-button-help = help
screen-button-repeat = repeat
screen-button-louder = louder
screen-button-quieter = quieter
screen-button-mute = mute
screen-button-sleep = sleep
screen-button-staff = staff
screen-button-theme = contrast
screen-button-back = back
screen-button-wipe = wipe screen

# Set-up
screen-attract-line = Roll real dice. The table reads them, calls them and keeps your sheets.
screen-attract-begin = Tap to begin
screen-attract-again = The same again: { $players }
screen-players-title = Who is playing?
screen-players-count = How many players?
screen-players-pairs = How many people, in pairs?
screen-players-hint = Names are optional: tap a seat to write one.
screen-players-unnamed = Player { $letter }
screen-key-backspace = delete
screen-key-space = space
screen-key-done = done
screen-button-next = next
screen-button-go = play
screen-sheets-title = Which sheet do you play on?
screen-option-match = three games
screen-option-partners = partners
screen-option-practice = practice turn first
screen-option-starter = starts: { $starter }
screen-starter-opening = first six
screen-starter-draw = drawn by lot
screen-sheet-classic = Classic
screen-sheet-doubles = Doubles
screen-sheet-encore = Encore
screen-sheet-chain-bonus = Chain bonus
screen-sheet-powers = Powers
screen-sheet-colour-blocks = Colour blocks
screen-sheet-shuffle = Shuffle
screen-sheet-rainbow = Rainbow
screen-sheet-jumble = Jumble
screen-about-classic = Four colours, two rising and two falling: the game as it began.
screen-about-doubles = Some boxes hold their number twice and give two crosses.
screen-about-encore = The last number you marked may be marked once more.
screen-about-chain-bonus = Framed boxes bring free crosses, and those may bring more.
screen-about-powers = Five symbols, two boxes each: mark both and a power works.
screen-about-colour-blocks = Every row holds four blocks of colours.
screen-about-shuffle = One colour a row, but the numbers are mixed.
screen-about-rainbow = The colour changes from box to box.
screen-about-jumble = Numbers and colours are mixed.

# Dice by hand
screen-by-hand-title = Enter the dice
screen-correct-title = Correct the dice
screen-correct-hint = Tap the die that was read wrongly.
screen-correct-likely = likely
screen-opening-now = roll one die

# Pages
screen-history-title = What happened, latest first
screen-history-empty = Nothing has happened yet.
screen-tray-title = The tray as it was read
screen-tray-none = There is no picture of the tray now.
screen-help-title = A turn in seven lines
screen-help-roll = Whose turn it is rolls all dice into the tray and takes the hands away.
screen-help-shared = Everybody may mark the white sum in one row, or pass. Tap your large button or the box itself.
screen-help-coloured = Then the active player may add one white die to one coloured die and mark that sum in its colour.
screen-help-penalty = The active player who marks nothing takes a penalty: five points less.
screen-help-lock = A last box needs enough crosses before it. Then the row is locked and its die leaves.
screen-help-correct = A die was read wrongly? Correct dice: tap the die, then its face.
screen-help-undo = Everything can be taken back: take back until the next roll, undo at any time.
screen-help-sheet = The sheet: { $sheet }
screen-rule-classic = Marks go from left to right; skipped boxes are lost. A last box needs five crosses.
screen-rule-doubles = A double box gives two crosses at once. A last box needs seven crosses; up to sixteen count.
screen-rule-encore = The last marked number of a row may be marked once more, below it. A last box needs seven crosses; up to sixteen count.
screen-rule-chain-bonus = A framed box crosses the next box of the bonus bar; its colour gives a cross in the next box of that row.
screen-rule-powers = Circle: two crosses in the weakest row. Rhombus: one in every row. Square: the weakest row counts twice. Octagon: thirteen points. Star: penalties cost nothing.
screen-rule-colour-blocks = The white sum goes in any row; a coloured sum marks the box of that colour, wherever it lies.
screen-rule-shuffle = As classic, but the numbers of a row are mixed. The last box locks whatever its number.
screen-rule-rainbow = The white sum goes in any row; a coloured sum marks the box of that colour, wherever it lies.
screen-rule-jumble = The white sum goes in any row; a coloured sum marks the box of that colour, wherever it lies.
screen-rule-locks = The game ends when two rows are closed, or at anybody’s fourth penalty.
screen-rule-score = Crosses in a row count 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
screen-rule-host = House rules of this table: a tie is shared; a die off the table is rolled again alone; marks can be taken back until the next roll.
screen-staff-title = Staff: type the PIN

# The end
screen-sum-penalties = penalties
screen-sum-total = total
screen-plot-title = points, turn by turn
screen-practice = Practice: this turn does not count.
screen-penalties-now = penalties: { $count }
screen-amend-hint = Tap a box to add or remove its mark.
screen-button-pass = pass
screen-button-wake = begin
screen-button-die = die
screen-button-value = face
screen-button-seat = seat
screen-button-letter = letter
screen-button-sheet = sheet
screen-button-match = three games
screen-button-partners = partners
screen-button-players = players
screen-button-practice = practice
screen-button-starter = who starts
screen-button-penalty = penalty
screen-button-by-hand = by hand
screen-status-roll = rolls
screen-status-coloured = colours or pass
screen-staff-open = Staff
screen-over-title = { $count ->
    [one] { $names } wins
   *[other] A tie: { $names }
}
screen-step-roll = { $player } rolls
screen-step-shared = all: white sum
screen-step-coloured = { $player }: colours
screen-void = take back
screen-button-undo = undo
screen-button-void = take back
screen-button-correct = correct
screen-button-amend = amend
screen-button-language = EN
screen-button-history = history
screen-passed = Passed. Tap a box to change.
screen-sum-match = match
screen-sum-powers = powers

# The caller
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
