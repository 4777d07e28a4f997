# Mots qui comptent comme touches à un terminal ; plusieurs avec des virgules. Voir dicecaller/play_words.py.

typed-w = blanc
typed-r = rouge
typed-y = jaune
typed-g = vert
typed-b = bleu
typed-enter = oui, entrée, entree
typed-back = retour, non
typed-pass = passer, passe
typed-void = reprise, reprendre
typed-undo = annuler
typed-repeat = répéter, repeter, encore
typed-more = plus
typed-help = aide
typed-up = haut
typed-down = bas
typed-louder = fort
typed-quieter = doucement
typed-slower = lent
typed-faster = vite
typed-stop = silence
