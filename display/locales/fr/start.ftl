# Ce que `dicecaller play` et `call` écrivent au début, une ligne chacun, sur la sortie d’erreur : ce qui a été pris.

start-screen = écran : { $width }x{ $height } ({ $driver })
start-screen-none = écran : aucun trouvé, on joue sans (headless)
start-screen-fault = écran : { $error } ; on joue sans (headless)
start-logo-unread = le logo { $path } ne peut pas être lu ({ $error }) ; la table démarre sans lui
start-logo-no-picture = le logo { $path } n’est pas une image qui puisse être montrée (PNG, JPEG) ; la table démarre sans lui
start-speech = voix : { $engine }
start-speech-off = voix : coupée
start-speech-silent = voix : muette, { $why }
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
start-keypad-named = clavier : { $port }
start-keypad-awaited = clavier : { $port } n’est pas là ; il est pris dès qu’il est branché
start-keypad-awaited-alone = clavier : { $port } n’est pas là ; il est pris dès qu’il est branché ; d’ici là personne ne peut répondre (Ctrl-C arrête)
start-keypad-terminal = clavier : ce terminal (w2 w4 r5 et Entrée ; tout de suite : ? aide, espace répéter, + - plus fort moins fort, < > plus lent plus vite, . stop ; Ctrl-D arrête)
start-camera = caméra : { $name }
start-camera-off = caméra : coupée
start-camera-none = caméra : aucune trouvée
start-camera-sim = caméra : plateau simulé
start-camera-throw = caméra : aucune trouvée, à la place un plateau simulé avec un bouton « lancer »
start-own-dice = dés : les vôtres, tels que la mise en place les a appris
start-demo = ni écran, ni caméra, ni clavier : voici une partie de démonstration
