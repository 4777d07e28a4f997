# Ce que `dicecaller history`, `stats` et `doctor` affichent pour les gens, au terminal. Les nombres sont en chiffres.

report-no-games = { $since ->
    [yes] Aucune partie n’est enregistrée ici à partir de ce jour.
   *[no] Aucune partie n’est encore enregistrée ici.
}
report-broken = (ses événements ne suivent pas les règles de cette version)
report-won = gagnée par { $winners }
report-unfinished = inachevée, tour { $turn }
report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $finished ->
    [one] { $finished } finie
   *[other] { $finished } finies
} ({ $endings }), { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
report-ending = { $count } par { $reason ->
    [colours] couleurs clôturées
   *[penalties] coups manqués
}
report-endings-none = aucune encore
report-head-die = dé
report-head-rolls = lancers
report-head-mean = moyenne
report-head-player = joueur
report-head-player-games = parties
report-head-finished = finies
report-head-won = gagnées
report-head-best = record
report-head-locks = verrous
report-head-penalties = coups manqués
report-chi-note = (un khi² de plus de 11 arrive à un bon dé une fois sur vingt tels comptes)
report-reader = lecteur : { $ok ->
    [one] { $ok } regard sûr
   *[other] { $ok } regards sûrs
} sur { $looks } ; { $corrected ->
    [one] { $corrected } corrigé
   *[other] { $corrected } corrigés
} par les joueurs
report-standing = { $standing } ; { $end }
report-asked = { "  " }demandé { $reason ->
    [unreadable] parce que l’image était illisible
    [no-dice] parce qu’aucun dé n’était visible
    [dark] parce qu’il faisait trop sombre
    [blurred] parce que l’image était floue
    [moving] parce que les dés bougeaient encore
    [covered] parce que quelque chose cachait les dés
    [cut-off] parce qu’un dé était au bord de l’image
    [cocked] parce qu’un dé était penché
    [removed-die] parce qu’un dé sorti du jeu était là
    [extra-die] parce qu’il y avait un dé de trop
    [missing-die] parce qu’un dé manquait
    [glare] parce que la lumière éblouissait un dé
    [colour-unsure] parce qu’une couleur n’était pas sûre
    [pips-unsure] parce qu’une valeur n’était pas sûre
   *[other] parce que { $reason }
} : { $count }
report-read-none = aucun dé
report-read-unsure = pas sûr ({ $reason }).
report-part-python = Python
report-part-libraries = bibliothèques
report-part-reader = lecteur
report-part-words = mots
report-part-data = données
report-part-settings = réglages
report-part-camera = caméra
report-part-keypad = clavier
report-part-pads = pavés numériques
report-part-screen = écran
report-part-voice = voix
report-part-sound = son
report-status-ok = en ordre
report-status-missing = pas là
report-status-faulty = en panne
report-play = On peut jouer.
report-no-play = On ne peut pas jouer tant que ce qui est en panne plus haut n’est pas réparé.
doctor-bug = cela ne devrait pas arriver : merci de le signaler
doctor-two-libraries = { $good } et { $other } s’écrasent l’un l’autre : un seul doit être là
doctor-two-libraries-advice = .venv/bin/pip uninstall { $other } { $good }, puis .venv/bin/pip install { $good }
doctor-not-installed = { $good } n’est pas installé
doctor-play-again = supprimez .venv et relancez make play
doctor-pygame = pygame ne peut pas dessiner sur un Pi sans X ni Wayland : pygame-ce le peut
doctor-no-opencv = OpenCV ne se charge pas ({ $error })
doctor-no-opencv-advice = opencv-python-headless ne demande aucune bibliothèque du système : supprimez .venv et relancez make play
doctor-reader-wrong = voit { $reason } sur une image vide
doctor-weights = les poids sont abîmés : clonez de nouveau
doctor-reader-ok = chargé ; une image vide est lue comme vide
doctor-language-missing = une langue manque
doctor-catalogues = les catalogues sont abîmés : clonez de nouveau
doctor-languages = anglais, allemand, français
doctor-not-writable = on ne peut pas écrire dans { $where }
doctor-not-writable-advice = changez son propriétaire, ou nommez-en un autre avec --data
doctor-full = { $where } : seulement { $free } Mo libres
doctor-full-advice = faites de la place sur le disque
doctor-data-ok = { $where } : { $games ->
    [0] aucune partie encore
    [1] 1 partie
   *[other] { $games } parties
}, { $free } Mo libres
doctor-damaged = { $where } est abîmé
doctor-damaged-advice = rien : au prochain démarrage la table met le fichier de côté et sauve ce qui est lisible
doctor-setting-advice = corrigez cette ligne, ou ôtez-la
doctor-settings-ok = langue { $spoken ->
    [de] allemand
    [fr] français
   *[en] anglais
}, couleurs { $theme ->
    [light] claires
    [dark] sombres
    [high-contrast] contraste fort
   *[other] { $theme }
}
doctor-camera-none = aucune caméra trouvée
doctor-camera-none-advice = branchez une caméra ; d’ici là les lancers se tapent, ou se simulent avec --camera sim
doctor-replug = débranchez et rebranchez
doctor-replug-other = débranchez et rebranchez ; essayez une autre prise
doctor-camera-silent = { $name } n’envoie pas d’images
doctor-camera-black = { $name } : { $width }x{ $height }, mais l’image est noire
doctor-camera-black-advice = ôtez le capuchon ; allumez la lumière
doctor-no-box = pas de boîtier à touches et lampes sur USB
doctor-no-box-advice = un pavé numérique ou l’écran font de même
doctor-box-busy = { $port } : occupé ({ $error })
doctor-dialout = sudo usermod -aG dialout $USER, puis fermez et rouvrez la session
doctor-evdev-advice = utile seulement pour les pavés numériques sans fenêtre : .venv/bin/pip install evdev
doctor-no-pads = aucun trouvé
doctor-no-pads-advice = branchez un pavé numérique USB ; s’il y en a un : sudo usermod -aG input $USER, puis fermez et rouvrez la session
doctor-no-screen = ni bureau ni périphérique d’affichage ici
doctor-no-screen-advice = branchez un écran ; sans écran la table joue avec touches et voix (--headless)
doctor-no-window = la fenêtre ne s’ouvre pas
doctor-drivers = essayez SDL_VIDEODRIVER=kmsdrm, wayland ou x11
doctor-no-voice = pas de synthèse vocale
doctor-no-voice-advice = .venv/bin/pip install py-nanotts, ou sudo apt install espeak-ng
doctor-no-sound = pas de carte son ({ $error })
doctor-no-sound-advice = branchez un haut-parleur ; tout ce qui est dit est aussi à l’écran
doctor-sound-ok = une carte son s’ouvre
doctor-no-evdev = le paquet evdev n’est pas installé
watch-frame = image
watch-event = { $event ->
    [empty] vide
    [moving] en mouvement
    [covered] caché
    [rest] au repos
    [roll] lancer
    [refused] refusé
    [nudged] bougé après le lancer
    [collected] ramassé
    [lost] panne de la caméra
    [found] la caméra remarche
   *[other] { $event }
}
watch-fault = { $fault ->
    [unplugged] aucune image ne vient
    [frozen] l’image est figée
    [black] rien que du noir
    [wrong-size] autre taille d’image
    [slow] peu d’images
    [moved] la caméra ou le plateau a bougé
    [swapped] rouge et bleu sont inversés
   *[other] { $fault }
}
watch-no-picture = { $name } : il n’y a pas une image lisible dedans
watch-no-roll = aucun lancer n’a été annoncé : { $count ->
    [1] une seule image ne montre pas de dés qui s’arrêtent (dicecaller read la lit)
   *[other] en { $count } images, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } s à { $fps } par seconde, aucun dé ne s’est arrêté (--fps F : combien d’images par seconde contient un dossier)
}
watch-rest-too-short = aucun lancer n’a été annoncé : les dés se sont arrêtés, mais trop peu d’images les montrent ainsi avant qu’ils ne bougent, soient cachés ou repris (avec --opening : un seul dé)
watch-more = { $line } : { $more }
watch-bad-fps = --fps doit être supérieur à 0 et au plus 1000 images par seconde (voir dicecaller watch --help)
watch-off = off n’est pas une source à observer (voir dicecaller watch --help)
report-reason = { $reason ->
    [unreadable] illisible
    [no-dice] aucun dé
    [dark] trop sombre
    [blurred] flou
    [moving] encore en mouvement
    [covered] caché
    [cut-off] coupé
    [cocked] de travers
    [removed-die] hors du jeu
    [extra-die] un de trop
    [missing-die] manque
    [glare] reflet
    [colour-unsure] couleur pas sûre
    [pips-unsure] valeur pas sûre
   *[other] { $reason }
}
report-plot-face = valeur
report-plot-share = part de ses lancers, %
report-plot-faces = Ce que les dés ont montré (tirets : un bon dé)
report-plot-points = points
report-plot-scores = Points des parties finies
report-plot-said = certitude annoncée
report-plot-right = part des dés justes
report-plot-confidence = La certitude veut-elle dire ce qu’elle annonce ?
