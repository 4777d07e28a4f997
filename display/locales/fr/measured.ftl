# Ce que `dicecaller bench` et `simulate` affichent pour les gens, au terminal. Les quantités viennent avec leur unité, en texte.

measured-machine = { $processor }, cœurs { $cores }, charge { $load } ; Python { $python }, OpenCV { $opencv } ; { $time }
measured-at-most = au plus { $most }
measured-not-met = MANQUÉ
measured-colour = { $colour ->
    [white] blanc
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[other] autre
}
measured-none = aucun
measured-nothing = rien

# simulate
measured-simulate-progress = parties : { $done } sur { $all }
measured-simulate-sheet = variante
measured-simulate-players = joueurs
measured-simulate-policy = façon de jouer
measured-simulate-policy-name = { $policy ->
    [careful] prudente
   *[random] au hasard
}
measured-simulate-seed = valeur du hasard
measured-simulate-games = parties
measured-simulate-mean-score = points en moyenne
measured-simulate-mean-score-by-seat = points en moyenne, par place
measured-simulate-mean-winning-score = points des gagnants en moyenne
measured-simulate-lowest-score = plus petit score
measured-simulate-highest-score = plus grand score
measured-simulate-mean-turns = tours en moyenne
measured-simulate-wins-by-seat = victoires par place
measured-simulate-shared-wins = victoires partagées
measured-simulate-ended-by = finies par
measured-simulate-games-per-s = parties par seconde
measured-simulate-end = { $reason ->
    [colours] couleurs clôturées
   *[penalties] coups manqués
} { $count }

# bench reader
measured-reader-progress = { $folder } : { $done } sur { $all }
measured-reader-missing = { $count ->
    [one] 1 image manque et n’est pas comptée : { $file }
   *[other] { $count } images manquent et ne sont pas comptées, la première : { $file }
}
measured-reader-share = { $name } images { $pictures } | lisibles { $readable } : juste { $right }, valeurs { $values }, refusé { $refused }, FAUX { $wrong } | à ne pas lire { $closed } : ACCEPTÉ { $accepted }
measured-reader-set = jeu { $name }
measured-reader-source = source { $name }
measured-reader-times = des pixels à la réponse { $pixels } (95e centile { $pixels-p95 }), du fichier à la réponse { $file }, plancher { $floor } : { $ratio } × celui-ci (95e centile { $ratio-p95 })
measured-reader-ratio = … { $part ->
    [readable] lisibles
    [easy] faciles
    [typical] courantes
    [hard] difficiles
   *[other] { $part }
} : { $median } × le plancher (95e centile { $p95 } ; images { $pictures })
measured-reader-values = valeurs, les vraies en lignes :
measured-reader-colours = couleurs, les vraies en lignes :
measured-reader-confidence = certitude : { $bins }
measured-reader-bin = dit { $said }, juste { $right } ({ $dice })
measured-reader-verdict = { $verdict ->
    [right] juste
    [colour-wrong] couleur fausse
    [refused] refusé
    [WRONG] FAUX
    [rightly-refused] refusé à raison
   *[ACCEPTED] ACCEPTÉ
}
measured-reader-shown = { $verdict } { $file } : vrai { $truth } ; dit { $said }

# bench rules, bench box
measured-rules = { $sheet } : lignes par seconde { $lines }, parties au hasard à trois par seconde { $games }
measured-box-key = de la touche à l’événement, à travers le micrologiciel
measured-box-ping = ping à travers le micrologiciel
measured-box = { $what } : médiane { $median }, 95 sur 100 en { $p95 }, pire { $worst } (n={ $count }, limite { $bar })

# bench voice
measured-voice-first-sample-median = premier son, médiane
measured-voice-first-sample-worst = premier son, pire
measured-voice-interruption-median = interruption, médiane
measured-voice-interruption-worst = interruption, pire
measured-voice-say-worst = appelant retenu, pire
measured-voice-frame-late-silent-p99 = retard des images en silence, 99e centile
measured-voice-frame-late-speaking-p99 = retard des images en parlant, 99e centile
measured-voice-frame-late-added-median = retard ajouté par la parole, médiane
measured-voice-frame-cpu-added = calcul ajouté par image
measured-voice-card-buffer = tampon de la carte son

# bench live
measured-live-progress = lancers { $done } sur { $all } : juste { $right }, refusés d’abord { $refused }, FAUX { $wrong }, annoncés alors qu’à ne pas lire { $accepted }
measured-live-cores = processus : { $cores }, et non { $wanted } : un par cœur
measured-live-throws = lancers { $throws }, dont lisibles { $readable }, annoncés juste { $right }
measured-live-wrong-rolls-called = faux lancers annoncés
measured-live-called-though-not-to-be-read = annoncés alors qu’à ne pas lire
measured-live-second-rolls-of-one-throw = même lancer annoncé deux fois
measured-live-refused-at-first-sight = refusés au premier regard
measured-live-needing-a-person = demandant quelqu’un
measured-live-nudges-missed = chocs non vus
measured-live-faults-missed = pannes non vues
measured-live-latency-median = délai, médiane
measured-live-latency-95th-percentile = délai, 95e centile
measured-live-computing-of-it-median = dont calcul, médiane
measured-live-away = refusés, sur des tables étrangères
measured-live-away-throws = (lancers : { $throws })
measured-live-idle = une image d’un plateau immobile
measured-live-idle-share = part d’un cœur à 30 images par seconde : { $share }
measured-live-reasons = refusés parce que : { $reasons }
measured-live-otherwise = refusés pour une autre raison : { $reasons }
measured-live-kinds = de chaque sorte : { $kinds }
measured-live-failure = table { $table } lancer { $throw }, { $kind } : { $what ->
    [wrong] annoncé { $said }, il y avait { $lay }
    [called] annoncé
    [not-noticed] non remarqué
    [not-told] { $said } non signalé
    [no-answer] sans réponse
   *[refused] refusé ({ $said })
}
measured-live-kind = { $kind ->
    [plain] ordinaire
    [by-hand] lancé à la main
    [cocked] dé penché
    [missing] dé manquant
    [removed] dé clôturé présent
    [hand] main au-dessus
    [bumped] choc
    [swapped] rouge et bleu inversés
    [unplugged] aucune image
    [frozen] image figée
    [black] noir
    [moved] caméra bougée
    [wrong-size] autre taille d’image
    [slow] peu d’images
   *[other] { $kind }
}

# bench sequences
measured-sequences-covered = lancer à l’image { $frame }, sous une main
measured-sequences-moving = lancer à l’image { $frame }, pendant que des dés roulent
measured-sequences-second = second lancer à l’image { $frame }
measured-sequences-missed = lancer arrêté depuis l’image { $frame }, non annoncé
measured-sequences-not-to-be-read = annoncé à l’image { $frame }, alors qu’à ne pas lire
measured-sequences-wrong = FAUX lancer à l’image { $frame }
measured-sequences-late = annoncé { $frames } { $frames ->
    [one] image
   *[other] images
} après l’arrêt
measured-sequences-bump-missed = choc avant l’image { $frame } non signalé
measured-sequences-bump-wrong = choc avant l’image { $frame } mal signalé
measured-sequences-both = { $one } ; { $other }
measured-sequences-refused = refusé : { $reasons }
measured-sequences-sum = séquences { $sequences }, sans défaut { $good } : lancers annoncés { $called } sur { $throws }, chocs signalés { $nudged } sur { $nudges }, FAUX { $wrong }

# bench screen
measured-screen-way = de la veille au premier lancer ({ $spoken })
measured-screen-own = dont lire et toucher { $own }
measured-screen-game = une partie à cinq avec les doigts
measured-screen-answers = réponses { $answers }, chacune comptée une fois
measured-screen-shown = de tous les doigts posés à toutes les réponses gardées et montrées
measured-screen-times = médiane { $median }, minimum { $least }

# bench memory
measured-memory = { $tray ->
    [empty] plateau vide
   *[dice] dés dans le plateau
} : minutes { $minutes }, images { $frames } : la mémoire a grandi de { $growth } (au plus { $most-growth }), part d’un cœur { $share } (au plus { $most-share })
