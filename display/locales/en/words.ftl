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
typed-0 = zero, menu
typed-1 = one
typed-2 = two
typed-3 = three
typed-4 = four
typed-5 = five
typed-6 = six
typed-7 = seven
typed-8 = eight
typed-9 = nine
typed-10 = ten
typed-11 = eleven
typed-12 = twelve
