# What `dicecaller --help` and `dicecaller SUBCOMMAND --help` say. dicecaller/help_words.py finds an entry by its name:
# help-SUBCOMMAND (help-bench-KIND) is what it is for; its attributes are the options by their long names and the
# arguments by theirs, .about (the first paragraph, where the purpose alone is not enough), .after (the last one) and
# .group-… (headings). What several subcommands have in common stands in help-any; an entry's own attribute comes first.
# A default is added where a text does not name one itself, in the words of help-any.default.

help-overview = A table that reads real dice, knows the rules of Qwixx and calls them aloud.

help-any =
    .usage = usage:
    .positional = positional arguments
    .options = options
    .heading = { $heading }
    .default = default:
    .example = example:
    .help = show this help message and exit
    .language = language of all sentences and of this help (default: from the locale)
    .data = folder of games and settings (default: $DICECALLER_DATA, else the user's data folder)
    .json = one JSON object a line on standard output, instead of a table for people
    .without = colours whose dice are out of play, with commas: red,blue (default: none)
    .since = only games begun on this day or later: 2026-11-30
    .group-parts = parts (auto takes what is there and says what it took)
    .camera = default: auto
    .keypad = box or number pads; also terminal (standard input); default: auto
    .speech = default: auto
    .talk = how much is said unasked; default: game
    .group-screen = the screen
    .size = pixels (default: 1024x600, or the whole screen on a console)
    .screen-mm = its real width in millimetres, for buttons of 9 mm
    .seating = around: every player's panel faces its edge; default: row
    .rotation = degrees clockwise; default: 0
    .theme = default: dark
    .text-scale = 1 to 2; default: 1
    .idle-minutes = until a table left alone asks; default: 10
    .group-hands = without hands
    .headless = without a window
    .script = acts as people and hardware: see docs/scripts.md
    .shots = where pictures of the screen go
    .seed = of everything simulated

# Words that stand for a value. One that is no entry here stays as it is.
help-metavar =
    .SUBCOMMAND = SUBCOMMAND
    .FILE = FILE
    .DIR = DIR
    .FOLDER = FOLDER
    .PATH = PATH
    .NAME = NAME
    .DATE = DATE
    .COLOURS = COLOURS
    .SOURCE = SOURCE
    .PORT = PORT
    .ENGINE = ENGINE
    .WHAT = WHAT
    .WxH = WxH
    .W = W

help-play = the table: camera or keypad, rules, touchscreen, voice and lamps
    .about = The table itself: camera or keypad in, rules, touchscreen, voice and lamps out.
    .group-game = the game (else the set-up screen asks)
    .players = 2 to 5 names in seat order
    .teams = 2 to 5 pairs, instead of players
    .starter = who begins, or opening: a die each until a six (default: the first)
    .sheet = the variant: { $sheets }, or a file.toml of your own
    .match = three games, the totals decide
    .transcript = receives what the table did (JSON Lines)
    .demo = plays by itself: dice thrown, really read, really tapped
    .games = how many games a demonstration plays

help-call = calls every roll aloud, for people with paper sheets
    .about = Calls every roll aloud and shows it large: the white sum, then what each colour offers. No players, no rules, nothing stored.
    .transcript = receives what the caller did (JSON Lines)

help-read = reads dice on still pictures
    .about = Reads the dice on still pictures (JPEG, PNG, WebP, BMP), and refuses with a reason where it cannot be sure.
    .path = a picture, a folder of pictures (in name order, not deeper), or - for standard input
    .json = one JSON object a picture on standard output, instead of a table for people
    .set = what ought to lie there: two white dice and one of each colour, or whatever ordinary dice there are
    .annotate = writes each picture there with what was seen drawn on it

help-watch = reads dice from a camera, a video or a folder of frames
    .about = Watches a tray and tells every roll once, when the dice have come to rest.
    .source = a camera (auto, picamera2, a number, a device path), a video file, a folder of frames, or sim
    .fps = frames a second of a folder, or asked of a camera
    .opening = reads one die of any colour: the roll for who starts
    .seed = for sim: which table and dice are simulated

help-referee = plays a transcript through the rules
    .about = Plays a transcript (JSON Lines) through the rules and answers each line with one JSON object.
    .file = the transcript; - (default) for standard input
    .verify = print only the answers of refused lines and the last accepted answer
    .sheet = a variant of your own that a game line may name, besides the nine
    .json = changes nothing: the answers are always JSON
    .after = The list of the games names the ID of each. Exit status: 0 all lines accepted, 1 a line refused or the file unreadable, 2 wrong words of the call.

help-sheets = printable score sheets
    .about = Writes printable score sheets: one PDF a sheet, eight a page, legible in black and white. They are our own drawing, an aid for people who own the game.
    .sheet = all, { $sheets }, or a file.toml of your own
    .paper = size of the page
    .output = folder for the PDF files

help-setup = finds camera, tray, light, keypad and voice; learns the dice
    .about = Looks at the tray, says what could be better, tries a few throws and keeps what it learned. The table works without it; it reads surer after it. With a screen the picture is shown with what is seen.
    .dice = learns a household's own six dice in a few throws
    .camera = auto, sim, picamera2, a number, a device path, a video, a folder
    .throws = how many trial throws
    .front = the picture's edge nearest to the players
    .picture = keeps the last reading drawn on its picture
    .no-window = shows nothing on the screen
    .seed = for --camera sim: which table and dice

help-doctor = checks every part and says what to do
    .about = Tries every part of the table and says for each whether it is ok, missing or faulty, and what to do. Exit status 0 if a game can be played, else 1; a missing camera, keypad, screen or loudspeaker stops none.
    .json = one JSON object a part, in English, on standard output, instead of a table for people

help-history = the games that were played
    .about = Lists the games that were played here, or shows one of them.
    .json = one JSON object a game (with --game: the transcript, which `referee` accepts) on standard output, instead of a table for people
    .csv = a table with commas, a line a game (with --game: an event)
    .game = only this game, as the list names it

help-stats = what the dice and the players did
    .about = Counts what the dice showed, how the players did and how often the reader had to ask.
    .json = one JSON object on standard output, instead of a table for people
    .plots = also draws faces.png and scores.png there (needs matplotlib)

help-backup = games and settings into one file
    .about = Writes all games, settings and what was learned of camera and dice into one zip file. An older backup of that name is replaced once the new one is whole; any other file is left alone.
    .file = the file to write

help-restore = games and settings back from such a file
    .about = Puts the games and settings of a backup in place of the present ones. The backup is checked before anything is touched, and the present data are first kept as before-restore-….zip in the data folder, which `restore` takes too.
    .file = a file that `dicecaller backup` wrote

help-keypad = a keypad and lamp box in a terminal
    .about = Plays the keypad-and-lamp box in this terminal: prints the name of its port, sends what is typed as keys and shows the lamps. Ctrl-C ends it.
    .sim = the simulated box (there is no other here)
    .after = The table plays in another terminal, with the port that was printed.

help-simulate = games without a table: scores, turns, how they end
    .about = Plays whole games by themselves, through the rules of the table, and prints what they came to.
    .games = how many games
    .sheet = one of the nine variants, or a file.toml of your own
    .players = how many players, 2 to 5
    .policy = how everybody answers: as chance has it, or without the waste that any beginner avoids
    .seed = the same seed gives the same games
    .json = one JSON object on standard output, instead of a table for people

help-bench = measures the reader, the live camera, the box and the rules
    .about = Measures one part of the table on this machine; the machine and its load are printed first.

help-bench-reader = the reader over labelled folders: right, refused, WRONG, times, confusion
    .folder = a folder with a manifest.json
    .limit = only the first N pictures of each folder
    .show = lists every picture that was not right
    .plot = draws the reliability plot (needs matplotlib)

help-bench-rules = referee lines and games a second
    .sheet = the variant that is played
    .seconds = how long each is measured, in seconds

help-bench-box = key press to event, and ping, through the real firmware
    .count = how many keys and pings

help-bench-voice = call to first sample, interruption, what speech costs the screen

help-bench-live = simulated throws before the camera: called, refused, WRONG, latency
    .throws = how many throws
    .seed = the same seed gives the same throws
    .state = kept up to date there; a later call goes on from it
    .processes = side by side; the throws are the same
    .strict = exit status 1 where a figure misses its bar

help-bench-sequences = recorded throws before the watcher: one right roll each, bumps told
    .folder = with a truth.json in it or below
    .strict = exit status 1 where a sequence misses the bar

help-bench-screen = a real window touched by many fingers: sleep to first roll, a whole game
    .seed = the same seed gives the same throws and answers

help-bench-memory = an hour before a still tray: memory that grows, share of a core
    .minutes = of the tray's own time, in minutes
    .strict = exit status 1 where a bar is missed
