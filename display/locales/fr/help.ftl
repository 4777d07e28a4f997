# Ce que disent `dicecaller --help` et `dicecaller COMMANDE --help` ; le nom des entrées est expliqué dans en/help.ftl.

help-overview = Une table qui lit de vrais dés, connaît les règles de Qwixx et annonce les lancers.

help-any =
    .usage = utilisation :
    .positional = arguments
    .options = options
    .heading = { $heading }{ "\u00A0" }
    .default = par défaut :
    .example = exemple :
    .help = affiche cette aide et s’arrête
    .language = langue de toutes les phrases et de cette aide (par défaut : celle du système)
    .data = dossier des parties et des réglages (par défaut : $DICECALLER_DATA, sinon le dossier de données de l’utilisateur)
    .json = un objet JSON par ligne sur la sortie standard, au lieu d’un tableau pour les gens
    .without = couleurs dont les dés sont hors du jeu, séparées par des virgules : red,blue (par défaut : aucune)
    .since = seulement les parties commencées ce jour ou plus tard : 2026-11-30
    .group-parts = éléments (auto prend ce qui est là et dit ce qu’il a pris)
    .camera = par défaut : auto
    .keypad = boîtier ou pavés numériques ; aussi terminal (entrée standard) ; par défaut : auto
    .speech = par défaut : auto
    .talk = ce qui est dit sans qu’on le demande ; par défaut : game
    .group-screen = l’écran
    .size = pixels (par défaut : 1024x600, ou tout l’écran sur une console)
    .screen-mm = sa vraie largeur en millimètres, pour des boutons de 9 mm
    .seating = around : chaque feuille fait face à son bord ; par défaut : row
    .rotation = degrés dans le sens des aiguilles d’une montre ; par défaut : 0
    .theme = par défaut : dark
    .text-scale = de 1 à 2 ; par défaut : 1
    .idle-minutes = avant qu’une table délaissée ne demande si l’on joue encore ; par défaut : 10
    .group-hands = sans les mains
    .headless = sans fenêtre
    .script = agit comme les gens et le matériel : voir docs/scripts.md
    .shots = où vont les images de l’écran
    .seed = hasard de tout ce qui est simulé

help-metavar =
    .SUBCOMMAND = COMMANDE
    .FILE = FICHIER
    .DIR = DOSSIER
    .FOLDER = DOSSIER
    .PATH = CHEMIN
    .NAME = NOM
    .DATE = DATE
    .COLOURS = COULEURS
    .SOURCE = SOURCE
    .PORT = PORT
    .ENGINE = VOIX
    .WHAT = QUOI
    .WxH = LxH
    .W = L

help-play = la table : caméra ou clavier, règles, écran tactile, voix, lampes
    .about = La table elle-même : caméra ou clavier en entrée, les règles, et écran tactile, voix et lampes en sortie.
    .group-game = la partie (sinon l’écran le demande)
    .players = de 2 à 5 noms, dans l’ordre des places
    .teams = de 2 à 5 paires, au lieu de joueurs
    .starter = qui commence, ou opening : un dé chacun jusqu’à un six (par défaut : le premier)
    .sheet = la variante : { $sheets }, ou un fichier.toml à vous
    .match = trois parties, leur total décide
    .transcript = reçoit ce que la table a fait (JSON Lines)
    .demo = joue toute seule : dés lancés, vraiment lus, vraiment touchés
    .games = combien de parties joue une démonstration

help-call = annonce chaque lancer, pour qui joue sur des feuilles en papier
    .about = Annonce chaque lancer et le montre en grand : la somme blanche, puis ce qu’offre chaque couleur. Sans joueurs, sans règles, rien n’est enregistré.
    .transcript = reçoit ce qui a été annoncé et fait (JSON Lines)

help-read = lit les dés sur des images
    .about = Lit les dés sur des images (JPEG, PNG, WebP, BMP), et refuse avec une raison quand ce qui est là n’est pas sûr.
    .path = une image, un dossier d’images (par nom, sans descendre plus bas), ou - pour l’entrée standard
    .json = un objet JSON par image sur la sortie standard, au lieu d’un tableau pour les gens
    .set = ce qui doit être là : deux dés blancs et un de chaque couleur (qwixx), ou des dés ordinaires, quels qu’ils soient (any)
    .annotate = y écrit chaque image, avec ce qui a été vu dessiné dessus

help-watch = lit les dés d’une caméra, d’une vidéo ou d’un dossier d’images
    .about = Observe un plateau et annonce chaque lancer une fois, quand les dés se sont arrêtés.
    .source = une caméra (auto, picamera2, un numéro, un chemin de périphérique), une vidéo, un dossier d’images, ou sim
    .fps = images par seconde d’un dossier, ou demandées à une caméra
    .opening = lit un seul dé, de n’importe quelle couleur : le lancer pour savoir qui commence
    .seed = pour sim : quelle table et quels dés sont simulés

help-referee = joue une transcription selon les règles
    .about = Joue une transcription (JSON Lines) selon les règles et répond à chaque ligne par un objet JSON.
    .file = la transcription ; sans elle ou avec - : l’entrée standard
    .verify = n’affiche que les réponses aux lignes refusées et la dernière réponse acceptée
    .sheet = une variante à vous qu’une ligne de partie peut nommer, en plus des neuf
    .json = ne change rien : les réponses sont toujours en JSON
    .after = La liste des parties donne l’ID de chacune. État de sortie : 0 toutes les lignes acceptées, 1 une ligne refusée ou le fichier illisible, 2 mots de l’appel faux.

help-sheets = feuilles à imprimer
    .about = Écrit des feuilles à imprimer : un PDF par variante, huit feuilles par page, lisibles en noir et blanc. Elles sont dessinées par nous, une aide pour qui possède le jeu.
    .sheet = all (toutes), { $sheets }, ou un fichier.toml à vous
    .paper = taille de la page
    .output = dossier des fichiers PDF

help-setup = trouve caméra, plateau, lumière, clavier, voix ; apprend les dés
    .about = Regarde le plateau, dit ce qui pourrait être mieux, essaie quelques lancers et garde ce qui a été appris. La table marche sans ; elle lit plus sûrement après. Avec un écran, l’image est montrée avec ce qui y est vu.
    .dice = apprend en quelques lancers les six dés de la maison
    .camera = auto, sim, picamera2, un numéro, un chemin de périphérique, une vidéo, un dossier
    .throws = combien de lancers d’essai
    .front = le bord de l’image le plus proche des joueurs
    .picture = garde la dernière lecture, dessinée sur son image
    .no-window = ne montre rien à l’écran
    .seed = pour --camera sim : quelle table et quels dés

help-doctor = vérifie chaque élément et dit quoi faire
    .about = Vérifie chaque élément de la table et dit s’il est en ordre, pas là ou en panne, et quoi faire. État de sortie 0 si l’on peut jouer, sinon 1 ; l’absence de caméra, de clavier, d’écran ou de haut-parleur n’empêche pas de jouer.
    .json = un objet JSON par élément, en anglais, sur la sortie standard, au lieu d’un tableau pour les gens

help-history = les parties jouées
    .about = Énumère les parties jouées ici, ou en montre une.
    .json = un objet JSON par partie (avec --game : la transcription, que `referee` accepte) sur la sortie standard, au lieu d’un tableau pour les gens
    .csv = un tableau à virgules, une ligne par partie (avec --game : par événement)
    .game = seulement cette partie, comme la liste la nomme

help-stats = ce que les dés ont montré et ce que les joueurs ont fait
    .about = Compte ce que les dés ont montré, ce que les joueurs ont fait et combien de fois le lecteur a dû demander.
    .json = un objet JSON sur la sortie standard, au lieu d’un tableau pour les gens
    .plots = y dessine aussi faces.png et scores.png (demande matplotlib)

help-backup = parties et réglages dans un fichier
    .about = Écrit toutes les parties, les réglages et ce qui a été appris de la caméra et des dés dans un fichier zip. Une sauvegarde plus ancienne de ce nom est remplacée une fois la nouvelle complète ; tout autre fichier est laissé tel quel.
    .file = le fichier à écrire

help-restore = parties et réglages repris d’un tel fichier
    .about = Met les parties et les réglages d’une sauvegarde à la place des actuels. La sauvegarde est vérifiée avant que rien ne soit touché, et les données actuelles sont d’abord gardées dans le dossier de données, sous le nom before-restore-….zip, que `restore` accepte aussi.
    .file = un fichier écrit par `dicecaller backup`

help-keypad = un boîtier à touches et lampes dans un terminal
    .about = Joue dans ce terminal le boîtier à touches et lampes : donne le nom de son port, envoie ce qui est tapé comme des touches et montre les lampes. Ctrl-C l’arrête.
    .sim = le boîtier simulé (il n’y en a pas d’autre ici)
    .after = La table joue dans un autre terminal, avec le port qui a été donné.

help-simulate = des parties sans table : points, tours, comment elles finissent
    .about = Joue des parties entières toutes seules, selon les règles de la table, et affiche ce qu’elles ont donné.
    .games = combien de parties
    .sheet = une des neuf variantes, ou un fichier.toml à vous
    .players = combien de joueurs, de 2 à 5
    .policy = comment chacun répond : au hasard (random), ou sans le gaspillage que tout débutant évite (careful)
    .seed = la même valeur donne les mêmes parties
    .json = un objet JSON sur la sortie standard, au lieu d’un tableau pour les gens

help-bench = mesure le lecteur, la caméra, le boîtier et les règles
    .about = Mesure un élément de la table sur cet appareil ; l’appareil et sa charge sont donnés d’abord.

help-bench-reader = le lecteur sur des dossiers étiquetés : juste, refusé, FAUX, temps, confusions
    .folder = un dossier avec un manifest.json
    .limit = seulement les N premières images de chaque dossier
    .show = énumère chaque image qui n’a pas été lue juste
    .plot = dessine la fiabilité des certitudes (demande matplotlib)

help-bench-rules = lignes et parties par seconde selon les règles
    .sheet = la variante jouée
    .seconds = combien de temps chacune est mesurée, en secondes

help-bench-box = de la touche à l’événement, et le ping, à travers le vrai micrologiciel
    .count = combien de touches et de pings

help-bench-voice = de l’appel au premier son, l’interruption, ce que parler coûte à l’écran

help-bench-live = lancers simulés devant la caméra : annoncés, refusés, FAUX, délai
    .throws = combien de lancers
    .seed = la même valeur donne les mêmes lancers
    .state = y est tenu à jour ; un appel suivant reprend de là
    .processes = tant de processus côte à côte ; les lancers restent les mêmes
    .strict = état de sortie 1 quand une valeur manque sa limite

help-bench-sequences = lancers filmés devant l’observateur : chacun annoncé juste une fois, chocs signalés
    .folder = contient, lui ou un dossier juste dessous, un truth.json
    .strict = état de sortie 1 quand une séquence manque la limite

help-bench-screen = une vraie fenêtre touchée par plusieurs doigts : de la veille au premier lancer, une partie entière
    .seed = la même valeur donne les mêmes lancers et réponses

help-bench-memory = une heure devant un plateau immobile : mémoire qui croît, part d’un cœur
    .minutes = du temps propre au plateau, en minutes
    .strict = état de sortie 1 quand une limite est manquée
