# Ce que `dicecaller play` et `call` écrivent au début, une ligne chacun, sur la sortie d’erreur : ce qui a été pris.

start-screen = écran : { $width }x{ $height } ({ $driver })
start-screen-none = écran : aucun trouvé, on joue sans (headless)
start-screen-fault = écran : { $error } ; on joue sans (headless)
start-logo-unread = le logo { $path } ne peut pas être lu ({ $error }) ; la table démarre sans lui
start-logo-no-picture = le logo { $path } n’est pas une image qui puisse être montrée (PNG, JPEG) ; la table démarre sans lui
start-speech = voix : { $engine }
start-speech-off = voix : coupée
start-speech-no-card = voix : muette, pas de carte son (voir dicecaller doctor)
start-speech-no-engine = voix : muette, pas de synthèse (pip install py-nanotts)
start-speech-not-installed = voix : muette, { $engine } n’est pas installé
start-speech-fault = voix : muette, elle ne démarre pas ({ $why })
start-keypad = clavier : { $found ->
    [both] boîtier et pavé numérique
    [box] boîtier
   *[pad] pavé numérique
}
start-keypad-none = clavier : aucun trouvé
start-keypad-sim = clavier : boîtier simulé sur { $port }
start-keypad-sim-alone = clavier : boîtier simulé sur { $port } ; seul un script (--script) presse ses touches, personne ne peut donc répondre (Ctrl-C arrête)
start-keypad-named = clavier : { $port }
start-keypad-awaited = clavier : { $port } n’est pas là ; il est pris dès qu’il est branché
start-keypad-awaited-alone = clavier : { $port } n’est pas là ; il est pris dès qu’il est branché ; d’ici là personne ne peut répondre (Ctrl-C arrête)
start-keypad-terminal = clavier : ce terminal. Lettres et mots comptent avec Entrée, comme r7 ou rouge 7 (w blanc, r rouge, y ou j jaune, g vert, b bleu ; p passer, m plus, v reprise, u annuler, h aide) ; tout de suite : ? aide, espace répéter, effacement retour, flèches haut bas, + - plus fort moins fort, < > plus lent plus vite, . stop ; Ctrl-D arrête
start-camera = caméra : { $name }
start-camera-off = caméra : coupée
start-camera-none = caméra : aucune trouvée
start-camera-sim = caméra : plateau simulé
start-camera-throw = caméra : aucune trouvée, à la place un plateau simulé avec un bouton « lancer »
start-own-dice = dés : les vôtres, tels que la mise en place les a appris
start-demo = ni écran, ni caméra, ni clavier trouvés, personne ne peut donc jouer : voici une partie de démonstration, dont rien n’est gardé. Pour jouer à un terminal : --keypad terminal.{ $pictures ->
    [none] {" "}Pour des images de l’écran : --shots DOSSIER
   *[asked] {""}
}
start-passed-over = la partie { DE($players) } n’est pas finie ; elle est gardée. Pour la continuer, arrêtez cette table et démarrez-la sans --players ni --teams (derrière une partie ouverte plus récente, elle est proposée dès que celle-ci est finie ou abandonnée)
start-nothing-to-call = il n’y a rien à annoncer : ni caméra, ni clavier, ni écran (--keypad terminal : taper les dés à ce terminal, ou avec --camera sim en lancer de simulés)
start-nobody-throws = personne ne pourrait lancer les dés simulés : ni écran ni clavier (utilisez un pavé numérique, --keypad terminal ou --script)
start-camera-alone = ni écran ni clavier : chaque lancer est annoncé comme la caméra le lit, mais personne ne peut le faire répéter ni en taper un (utilisez un pavé numérique ou --keypad terminal ; Ctrl-C arrête)
start-nobody-answers = personne ne pourrait répondre : ni écran ni clavier (utilisez un pavé numérique, --keypad terminal, --script ou --demo)
start-sim-silent = le clavier simulé ne répond pas
start-keypad-missing = clavier : { $port } n’est pas là (--keypad auto prend ce qui est là, terminal prend ce terminal, sim apporte un boîtier simulé)
start-window-closed = la fenêtre a été fermée avant la fin du script

# Les dernières lignes de la démonstration.
demo-score = score final : { $scores }
demo-pictures = images de l’écran : { $folder }
demo-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $throws ->
    [one] { $throws } lancer fait
   *[other] { $throws } lancers faits
}, { $rolls ->
    [one] { $rolls } accepté
   *[other] { $rolls } acceptés
}, { $refused ->
    [one] { $refused } refusé au premier regard
   *[other] { $refused } refusés au premier regard
}, { $by_hand ->
    [one] { $by_hand } tapé à la main
   *[other] { $by_hand } tapés à la main
}, { $wrong ->
    [one] { $wrong } faux lancer accepté
   *[other] { $wrong } faux lancers acceptés
}
demo-game = partie { $number }/{ $games } : { $scores }
demo-wrong = faux lancer accepté : { $read }, mais il y a { $lies }

# Mots des lampes du boîtier au terminal : `dicecaller keypad --sim`.
keypad-red = rouge
keypad-yellow = jaune
keypad-green = vert
keypad-blue = bleu
keypad-off = éteint
keypad-on = allumé
keypad-may = possible
keypad-blink = clignote
keypad-status = état
keypad-ready = prêt
keypad-ask = question
keypad-busy = occupé
keypad-fault = panne
keypad-no-table-yet = pas encore de table
keypad-table-here = table là
keypad-table-gone = table partie
