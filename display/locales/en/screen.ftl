# Texts of the screen. Sentences that are also spoken are in spoken.ftl.
screen-pass = pass
screen-pass-penalty = pass: −5
screen-answered = Answered. Tap a box to change.
screen-answered-fixed = Answered.
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
screen-button-skip-opening = first seat begins
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
screen-attract-go-on = Go on: { $players }
screen-players-count = How many players?
screen-players-pairs = How many people, in pairs?
screen-players-hint = Names are optional: tap a seat to write one.
screen-players-go = play { $sheet }
screen-players-next = choose a variant
screen-players-unnamed = Player { $letter }
screen-key-backspace = delete
screen-key-space = space
screen-key-done = done
screen-button-next = next
screen-button-go = play
screen-sheets-title = Which variant do you play?
screen-option-match = match: three games, their total decides
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
screen-history-empty = No turn is over yet.
screen-button-page = page
screen-history-newer = newer
screen-history-older = older
screen-history-page = page { $page } of { $count }
screen-tray-title = The tray as it was read
screen-tray-none = There is no picture of the tray now.
screen-help-title = A turn in seven lines
screen-help-roll = Whose turn it is rolls all dice into the tray and takes the hands away.
screen-help-shared = Everybody may mark the white sum in one row, or pass. Tap your large button or the box itself; keys answer for the sheet with the small keypad.
screen-help-coloured = Then the active player may add one white die to one coloured die and mark that sum in its colour.
screen-help-penalty = The active player who marks nothing takes a penalty: five points less.
screen-help-lock = A last box needs enough crosses before it. Then the row is locked and its die leaves.
screen-help-correct = Correct dice: a die was read wrongly. Tap it, then tap what it shows.
screen-help-undo = Unmark takes your own mark back, until the next roll. Step back takes back whatever was done last. Edit sheets is for what you all agree on later.
screen-help-sheet = The variant: { $sheet }
screen-rule-classic = Marks go from left to right; skipped boxes are lost. A last box needs five crosses.
screen-rule-doubles = A double box gives two crosses at once. A last box needs seven crosses; up to sixteen count.
screen-rule-encore = The last marked number of a row may be marked once more, below it. A last box needs seven crosses; up to sixteen count.
screen-rule-chain-bonus = A framed box crosses the next box of the bonus bar; its colour gives a cross in the next box of that row.
screen-rule-powers = Circle: two crosses in the weakest row. Rhombus: one in every row. Square: the weakest row counts twice. Octagon: thirteen points. Star: penalties cost nothing.
screen-rule-colour-blocks = The white sum goes in any row; a coloured sum marks the box of that colour, wherever it lies.
screen-rule-shuffle = As classic, but the numbers of a row are mixed. The last box locks whatever its number.
screen-rule-rainbow = The white sum goes in any row; a coloured sum marks the box of that colour, wherever it lies.
screen-rule-jumble = The white sum goes in any row; a coloured sum marks the box of that colour, wherever it lies.
screen-own-colours = Rows hold several colours: the white sum goes in any row, a coloured sum marks the box of that colour.
screen-own-numbers = One colour a row; the numbers are marked from left to right, in whatever order they stand.
screen-own-doubled = A number printed twice gives two crosses.
screen-own-second = The last marked number of a row may be marked once more, below it.
screen-own-framed = A framed box crosses the next box of the bonus bar, which gives a cross in its row.
screen-own-symbols = Mark both boxes of a symbol and its power works.
screen-own-lock = { $need ->
    [one] A last box needs 1 cross before it
   *[other] A last box needs { $need } crosses before it
}; { $cap ->
    [one] 1 counts at most.
   *[other] up to { $cap } count.
}
screen-hidden = This sheet is shown while { $player } is asked.
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
screen-button-sheet = variant
screen-button-match = match of three games
screen-button-partners = partners
screen-button-players = players
screen-button-practice = practice
screen-button-starter = who starts
screen-button-penalty = penalty
screen-button-by-hand = type dice
screen-status-roll = rolls
screen-status-coloured = colours or pass
screen-staff-open = Staff
screen-over-colours = The end: two colours closed.
screen-over-penalties = The end: a fourth penalty.
screen-over-title = { $count ->
    [one] { $names } wins
   *[other] A tie: { $names }
}
screen-step-roll = { $player } rolls
screen-step-shared = all: white sum
screen-step-coloured = { $player }: colours
screen-void = unmark
screen-button-undo = step back
screen-button-void = unmark
screen-button-correct = correct dice
screen-button-amend = edit sheets
screen-button-language = EN
screen-button-history = history
screen-passed = Passed. Tap a box to change.
screen-passed-fixed = Passed.
screen-sum-match = match
screen-sum-powers = powers
screen-button-closed = closed
screen-button-reroll = roll it again
