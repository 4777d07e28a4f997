# Texts of the screen. Sentences that are also spoken are in spoken.ftl.
screen-pass = passer
screen-answered = Répondu. Touchez une case pour changer.
screen-letter-red = R
screen-letter-yellow = J
screen-letter-green = V
screen-letter-blue = B
screen-letter-white = B
screen-status-winner = gagne
screen-status-hand = { $hand } lance
screen-status-shared = cocher ou passer
screen-status-choose = choisir une rangée
screen-button-throw = lancer
screen-button-again = réessayer
screen-button-confirm = c’est juste
screen-button-set-aside = c’est fait
screen-button-no-lock = personne ne clôture
screen-button-keep = garder le lancer
screen-button-resume = continuer
screen-button-discard = abandonner
screen-button-new-game = nouvelle partie
screen-button-same-again = la même encore
screen-button-reopen = pas encore finie
screen-button-skip-opening = passer cette étape
screen-button-still-here = toujours là
screen-button-tray = plateau
screen-button-help = aide
screen-button-repeat = répéter
screen-button-louder = plus fort
screen-button-quieter = moins fort
screen-button-mute = muet
screen-button-sleep = veille
screen-button-staff = service
screen-button-theme = contraste
screen-button-back = retour
screen-button-wipe = nettoyer l’écran

# Set-up
screen-attract-line = Lancez de vrais dés. La table les lit, les annonce et tient vos feuilles.
screen-attract-begin = Touchez pour commencer
screen-attract-again = La même encore : { $players }
screen-players-title = Qui joue ?
screen-players-count = Combien de joueurs ?
screen-players-pairs = Combien de personnes, par paires ?
screen-players-hint = Les noms sont facultatifs : touchez une place pour l’écrire.
screen-players-unnamed = Joueur { $letter }
screen-key-backspace = effacer
screen-key-space = espace
screen-key-done = terminé
screen-button-next = suivant
screen-button-go = jouer
screen-sheets-title = Sur quelle feuille jouez-vous ?
screen-option-match = trois parties
screen-option-partners = en paires
screen-option-practice = un tour d’essai
screen-option-starter = commence : { $starter }
screen-starter-opening = premier six
screen-starter-draw = tiré au sort
screen-sheet-classic = Classique
screen-sheet-doubles = Doubles
screen-sheet-encore = Encore
screen-sheet-chain-bonus = Bonus en chaîne
screen-sheet-powers = Pouvoirs
screen-sheet-colour-blocks = Blocs de couleur
screen-sheet-shuffle = Mélange
screen-sheet-rainbow = Arc-en-ciel
screen-sheet-jumble = Pêle-mêle
screen-about-classic = Quatre couleurs, deux montent, deux descendent : le jeu d’origine.
screen-about-doubles = Certaines cases portent deux fois leur nombre : deux croix.
screen-about-encore = Le dernier nombre coché peut l’être une seconde fois.
screen-about-chain-bonus = Les cases encadrées offrent des croix qui en appellent d’autres.
screen-about-powers = Cinq symboles sur deux cases : cochez les deux, le pouvoir agit.
screen-about-colour-blocks = Chaque rangée a quatre blocs de couleur.
screen-about-shuffle = Une couleur par rangée, mais des nombres mélangés.
screen-about-rainbow = La couleur change d’une case à l’autre.
screen-about-jumble = Nombres et couleurs sont mélangés.

# Dice by hand
screen-by-hand-title = Saisir les dés
screen-correct-title = Corriger les dés
screen-correct-hint = Touchez le dé mal lu.
screen-correct-likely = probable
screen-opening-now = lancer un dé

# Pages
screen-history-title = Ce qui s’est passé, le plus récent d’abord
screen-history-empty = Rien ne s’est encore passé.
screen-tray-title = Le plateau tel qu’il a été lu
screen-tray-none = Il n’y a pas d’image du plateau.
screen-help-title = Un tour en sept lignes
screen-help-roll = Le joueur actif lance tous les dés dans le plateau et retire les mains.
screen-help-shared = Chacun peut cocher la somme des dés blancs dans une rangée, ou passer : touchez le gros bouton ou la case.
screen-help-coloured = Puis le joueur actif peut ajouter un dé blanc à un dé de couleur et cocher cette somme.
screen-help-penalty = Le joueur actif qui ne coche rien prend un coup manqué : cinq points de moins.
screen-help-lock = La dernière case demande assez de croix avant elle. La rangée est alors clôturée et son dé part.
screen-help-correct = Un dé mal lu ? Corriger dés : touchez le dé, puis sa face.
screen-help-undo = Tout peut être repris : une croix jusqu’au prochain lancer, annuler à tout moment.
screen-help-sheet = La feuille : { $sheet }
screen-rule-classic = On coche de gauche à droite ; les cases sautées sont perdues. La dernière demande cinq croix.
screen-rule-doubles = Une case double donne deux croix. La dernière en demande sept ; seize comptent au plus.
screen-rule-encore = Le dernier nombre coché d’une rangée peut l’être encore, en dessous. La dernière case demande sept croix ; seize comptent au plus.
screen-rule-chain-bonus = Une case encadrée coche la suivante de la barre ; sa couleur donne une croix dans la case suivante de cette rangée.
screen-rule-powers = Cercle : deux croix dans la rangée la plus faible. Losange : une dans chacune. Carré : la plus faible compte double. Octogone : treize points. Étoile : les coups manqués ne coûtent rien.
screen-rule-colour-blocks = La somme blanche va dans toute rangée ; une somme colorée, dans la case de cette couleur, où qu’elle soit.
screen-rule-shuffle = Comme le classique, mais les nombres sont mélangés. La dernière case clôture, quel que soit son nombre.
screen-rule-rainbow = La somme blanche va dans toute rangée ; une somme colorée, dans la case de cette couleur, où qu’elle soit.
screen-rule-jumble = La somme blanche va dans toute rangée ; une somme colorée, dans la case de cette couleur, où qu’elle soit.
screen-rule-locks = La partie finit quand deux rangées sont clôturées, ou au quatrième coup manqué.
screen-rule-score = Les croix d’une rangée valent 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.
screen-rule-host = Règles de la maison : égalité partagée ; un dé tombé est relancé seul ; une croix se reprend jusqu’au prochain lancer.
screen-staff-title = Service : saisir le code

# The end
screen-sum-penalties = manqués
screen-sum-total = total
screen-plot-title = points, tour après tour
screen-practice = Essai : ce tour ne compte pas.
screen-penalties-now = coups manqués : { $count }
screen-amend-hint = Touchez une case pour mettre ou ôter sa croix.
screen-button-pass = passer
screen-button-wake = commencer
screen-button-die = dé
screen-button-value = face
screen-button-seat = place
screen-button-letter = lettre
screen-button-sheet = feuille
screen-button-match = trois parties
screen-button-partners = en paires
screen-button-players = joueurs
screen-button-practice = essai
screen-button-starter = qui commence
screen-button-penalty = coup manqué
screen-button-by-hand = à la main
screen-status-roll = lance
screen-status-coloured = couleurs ou passer
screen-staff-open = Service
screen-over-title = { $count ->
    [one] { $names } gagne
   *[other] Égalité : { $names }
}
screen-step-roll = { $player } lance
screen-step-shared = tous : somme blanche
screen-step-coloured = { $player } : couleurs
screen-void = reprendre
screen-button-undo = annuler
screen-button-void = retirer
screen-button-correct = corriger
screen-button-amend = rectifier
screen-button-language = FR
screen-button-history = journal
screen-passed = Passé. Touchez une case pour changer.
screen-sum-match = match
screen-sum-powers = pouvoirs

# The caller
screen-call-closed = { $colour ->
    [red] Rouge clôturé
    [yellow] Jaune clôturé
    [green] Vert clôturé
   *[blue] Bleu clôturé
}
screen-call-open = { $colour ->
    [red] Rouge rouvert
    [yellow] Jaune rouvert
    [green] Vert rouvert
   *[blue] Bleu rouvert
}
screen-button-more = en entier
