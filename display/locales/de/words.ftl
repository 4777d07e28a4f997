# Wörter, die an einem Terminal als Tasten zählen; mehrere mit Komma. Siehe dicecaller/play_words.py.

typed-w = weiß, weiss
typed-r = rot
typed-y = gelb
typed-g = grün, gruen
typed-b = blau
typed-enter = ja
typed-back = zurück, zurueck, nein
typed-pass = passen, passe
typed-void = rücknahme, ruecknahme
typed-undo = rückgängig, rueckgaengig
typed-repeat = wiederholen, nochmal
typed-more = mehr
typed-help = hilfe
typed-up = auf
typed-down = ab
typed-louder = lauter
typed-quieter = leiser
typed-slower = langsamer
typed-faster = schneller
typed-stop = still, stopp
