# Words that count as keys where they are typed at a terminal, in whichever language the table speaks: dicecaller/play_words.py.
# Several with commas; every key has its English name besides.

typed-w = white
typed-r = red
typed-y = yellow
typed-g = green
typed-b = blue
typed-enter = yes, ok
typed-back = no
typed-pass = pass
typed-void = void
typed-undo = undo
typed-repeat = again
typed-more = more
typed-help = help
typed-up = up
typed-down = down
typed-louder = loud
typed-quieter = quiet
typed-slower = slow
typed-faster = fast
typed-stop = silence
