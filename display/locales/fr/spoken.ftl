# Ce que dit la table, en français. Une entrée est une phrase (ou deux) ; display/sentences.py y place les faits.
#
# $player, $players : noms, reliés ; $people : combien de personnes. $box : phrase-box (le sept rouge). $dice : phrase-die.
# Les nombres viennent en lettres. Mots du jeu : RULES.md, section 4. Texte parlé : ni abréviation, ni chiffre, ni parenthèse.
# On dit tu à une personne, vous à une paire. La table n'a pas de genre : pas d'adjectif pour « je ».

## Groupes de mots entiers

list-two = { $first } et { $last }
list-or-two = { $first } ou { $last }
list-comma = { $first }, { $next }
list-semicolon = { $first } ; { $next }
phrase-colour = { $colour ->
    [white] blanc
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [black] noir
    [purple] violet
    [orange] orange
    [pink] rose
    [brown] marron
    [grey] gris
   *[other] autre
}
phrase-die = { $colour ->
    [white] { $count ->
        [2] les deux dés blancs
       *[1] un dé blanc
    }
    [red] le dé rouge
    [yellow] le dé jaune
    [green] le dé vert
    [blue] le dé bleu
    [black] un dé noir
    [purple] un dé violet
    [orange] un dé orange
    [pink] un dé rose
    [brown] un dé marron
    [grey] un dé gris
   *[other] un dé
}
phrase-die-object = { phrase-die }
phrase-die-at = { phrase-die } { phrase-place }
phrase-die-object-at = { phrase-die-at }
phrase-extra-die = { $colour ->
    [white] un dé blanc
    [red] un dé rouge
    [yellow] un dé jaune
    [green] un dé vert
    [blue] un dé bleu
   *[other] { phrase-die }
}
phrase-place = { $place ->
    [back-left] au fond à gauche
    [back] au fond
    [back-right] au fond à droite
    [left] à gauche
    [right] à droite
    [front-left] devant à gauche
    [front] devant
    [front-right] devant à droite
   *[middle] au milieu
}
phrase-where = { phrase-place }
phrase-box = { $row ->
    [red] le { $number } rouge
    [yellow] le { $number } jaune
    [green] le { $number } vert
    [blue] le { $number } bleu
   *[number] le { $number } de la rangée { $row-number }
}
phrase-box-own = { $row ->
   *[other] { $number }
}
phrase-row = { $row ->
    [red] la rangée rouge
    [yellow] la rangée jaune
    [green] la rangée verte
    [blue] la rangée bleue
   *[number] la rangée { $row-number }
}
phrase-row-title = { $row ->
    [red] rangée rouge
    [yellow] rangée jaune
    [green] rangée verte
    [blue] rangée bleue
   *[number] rangée { $row-number }
}
phrase-offer = { $skipped ->
    [0] { phrase-box }, sans sauter de case
    [1] { phrase-box }, en sautant une case
   *[other] { phrase-box }, en sautant { $skipped-words } cases
}
phrase-dice-value = { phrase-colour } { $value }
phrase-points = { $points ->
    [0] { $player } { $people ->
        [1] a
       *[other] ont
    } zéro point
    [1] { $player } { $people ->
        [1] a
       *[other] ont
    } un point
    [-1] { $player } { $people ->
        [1] a
       *[other] ont
    } moins un point
   *[other] { $player } { $people ->
        [1] a
       *[other] ont
    } { $words } points
}
phrase-sheet = { $sheet ->
    [classic] la variante classique
    [doubles] la variante croix doubles
    [encore] la variante bis
    [chain-bonus] la variante bonus en chaîne
    [powers] la variante pouvoirs
    [colour-blocks] la variante blocs de couleur
    [shuffle] la variante nombres mêlés
    [rainbow] la variante arc-en-ciel
    [jumble] la variante pêle-mêle
   *[other] la variante { $sheet }
}
phrase-nobody = personne
phrase-cross = une croix
phrase-someone = quelqu’un
phrase-penalties = { $penalties ->
    [0] aucun coup manqué
    [1] un coup manqué
   *[other] { $penalties-words } coups manqués
}

## Un nombre à virgule, et avec son unité.
phrase-figure = { $value }
phrase-figure-unit = { $value } { $unit }

## Réveil, préparation

said-welcome = Voici dicecaller. Je lis vos dés et j’annonce le lancer. Pour commencer, touchez l’écran ou appuyez sur entrée. Pour l’aide, appuyez sur H ; sur le boîtier, deux fois sur la touche en haut à gauche ; sur un pavé numérique, deux fois sur la barre oblique.
said-welcome-no-screen = Voici dicecaller. Je lis vos dés et j’annonce le lancer. Pour commencer, appuyez sur entrée. Pour l’aide, à un terminal, le point d’interrogation ; sur le boîtier, deux fois la touche en haut à gauche ; sur un pavé numérique, deux fois la barre oblique.
said-asleep = La table dort. Touchez l’écran ou appuyez sur entrée pour la réveiller.
said-asleep-no-screen = La table dort. Entrée la réveille.
said-only-woken = La table dormait : cette touche n’a fait que la réveiller.
said-resume-offer = Une partie n’est pas finie, avec { $players }. Entrée la reprend, retour la laisse.
said-resume-offer-turn = Une partie n’est pas finie, avec { $players } ; { $turn } { $people ->
    [1] avait
   *[other] avaient
} la main. Entrée la reprend, retour la laisse.
said-resume-offer-number = Une partie n’est pas finie, avec { $players } ; elle s’est arrêtée au tour { $turn }. Entrée la reprend, retour la laisse.
said-resume-offer-unbegun = La partie { DE($players) } est préparée, personne n’a encore lancé. Entrée la reprend, retour la laisse.
said-resume-offer-unbegun-touch = La partie { DE($players) } est préparée, personne n’a encore lancé. La reprenez-vous ?
said-resume-offer-touch = Une partie n’est pas finie, avec { $players }. La reprenez-vous ?
said-resume-offer-turn-touch = Une partie n’est pas finie, avec { $players } ; { $turn } { $people ->
    [1] jouait
   *[other] jouaient
}. La reprenez-vous ?
said-resume-offer-number-touch = Une partie n’est pas finie, avec { $players } ; elle s’est arrêtée au tour { $turn }. La reprenez-vous ?
said-game-stays = La partie en cours reste jusqu’à ce qu’une autre commence ; retour y revient.
said-game-stays-of = { $turn ->
    [0] La partie { DE($players) } reste jusqu’à ce qu’une autre commence ; retour y revient.
   *[other] La partie { DE($players) }, au tour { $turn-words }, reste jusqu’à ce qu’une autre commence ; retour y revient.
}
said-game-left = Jusqu’au premier lancer, retour ramène à la partie inachevée.
said-setup-open = { $behind ->
    [game] Ce lancer ne compte pas : une nouvelle partie se prépare. Retour ramène à la partie en cours.
    [opening] Ce lancer ne compte pas : une nouvelle partie se prépare. Retour ramène au lancer qui décide qui commence.
   *[nothing] Ce lancer ne compte pas : une nouvelle partie se prépare.
}
said-players-ask = Combien de feuilles sont en jeu ? Appuyez sur un nombre de deux à cinq, puis sur entrée.
said-players-ask-touch = Combien de joueurs ? Touchez le nombre.
said-name-ask = Écrivez un nom pour la place { $letter }.
said-sheet-ask = Quelle variante jouez-vous ? Haut et bas choisissent, entrée la prend.
said-sheet-ask-touch = Touchez une variante, puis jouer.
said-game-begins = Nouvelle partie dans { $sheet } pour { $players }. { $starter } { $people ->
    [1] commence.
   *[other] commencent.
}
said-game-begins-open = Nouvelle partie dans { $sheet } pour { $players }.
said-opening-ask = Qui commence ? { $player }, { $people ->
    [1] lance
   *[other] lancez
} un seul dé. Le premier six.
said-opening-ask-shown = Un six commence.
said-opening-ask-next = { $player }, { $people ->
    [1] lance
   *[other] lancez
} un seul dé.
said-opening-entry = { $player } : tapez ce que montre le dé, puis entrée.
said-opening-entry-touch = { $player } : touchez ce que montre le dé.
said-opening-rolled = { $player } : { $value }.
phrase-opening-roll = { $player } { $value }
said-opening-result = { $rolls } : { $player } { $people ->
    [1] commence.
   *[other] commencent.
}
said-opening-won = { $player } { $people ->
    [1] a
   *[other] ont
} un six.

## Lancer

said-then-throw = Entrée lance.
said-roll-ask = { $player }, { $people ->
    [1] lance
   *[other] lancez
} les dés.
said-roll-ask-hand = { $player }, c’est à vous. { $hand } lance et écrit.
said-roll = Blancs { $first } et { $second } : { $sum }.
said-roll-full = Blancs { $first } et { $second } : { $sum }. { $colours }.
said-offer-colours = Avec un dé blanc : { $offers }.
said-offer-colours-none = Aucun dé de couleur n’est en jeu.
phrase-colour-sums = { phrase-colour } { $sums }
said-entry = { $colour ->
    [white] Blanc { $value }.
    [red] Rouge { $value }.
    [yellow] Jaune { $value }.
    [green] Vert { $value }.
   *[blue] Bleu { $value }.
}
said-entry-ask = Tapez les dés. Il manque encore : { $dice }.
said-entry-ask-all = Tapez les dés : la couleur et la valeur de chacun, ou les valeurs seules, les blancs d’abord.
said-entry-ask-touch = Touchez la valeur de chaque dé. Il manque encore : { $dice }.
said-entry-ask-all-touch = Touchez la valeur de chaque dé.
said-entry-complete = { $colours }.
said-entry-removed-colour = { $colour ->
    [red] Le dé rouge n’est plus en jeu.
    [yellow] Le dé jaune n’est plus en jeu.
    [green] Le dé vert n’est plus en jeu.
    [blue] Le dé bleu n’est plus en jeu.
   *[other] Ce dé n’est plus en jeu.
}
said-entry-one-die-only = On ne demande qu’un dé : { $dice }.
said-entry-one-die-only-any = On ne demande qu’un seul dé.
said-entry-no-such-value = Aucun dé ne montre { $value }. Tapez de un à six.
said-entry-no-such-value-any = Un dé montre de un à six.
said-entry-all-set = Une valeur de trop, { $value } : tous les dés ont déjà leur valeur. Une couleur change un dé.
said-entry-all-set-any = Une valeur de trop : tous les dés ont déjà leur valeur. Une couleur change un dé.
said-entry-missing = { $Dice } n’a pas encore de valeur.
said-entry-missing-any = Il manque encore une valeur.
said-entry-nothing-to-remove = Rien n’est encore tapé.
said-entry-not-a-roll-key = Cette touche ne dit rien des dés. Tapez une couleur et une valeur.
said-entry-whites-again = C’était de nouveau le premier dé blanc. Tapez aussi le second dé blanc.
said-entry-refused = Cela ne peut pas se taper ici.
said-confirm-ask = Est-ce juste ? Entrée pour oui, retour pour non.
said-confirm-ask-touch = Est-ce juste ?

## Choisir

said-offers-shared = { $player }, avec la somme des dés blancs { $people ->
    [1] tu peux
   *[other] vous pouvez
} cocher : { $boxes }. Ou passer.
said-offers-coloured = { $player }, avec un dé de couleur { $people ->
    [1] tu peux
   *[other] vous pouvez
} cocher : { $boxes }. Ou passer{ phrase-pass-cost }.
said-offers-none-shared = { $player }, la somme des dés blancs ne { $people ->
    [1] te
   *[other] vous
} donne rien à cocher. Il faut passer.
said-offers-none-coloured = { $player }, les dés de couleur ne { $people ->
    [1] te
   *[other] vous
} donnent rien à cocher. Il faut passer{ phrase-pass-cost }.
said-answer-ask = { $players } : cocher la somme des dés blancs, ou passer.
said-coloured-ask = { $player } : cocher une somme avec un dé de couleur, ou passer{ phrase-pass-cost }.
phrase-pass-cost = { $penalty ->
    [0] { "" }
    [4] , ce qui ajoute un coup manqué, le quatrième : la partie finit alors
   *[other] , ce qui ajoute un coup manqué
}
said-choose-ask = { $player }, { $people ->
    [1] tes
   *[other] vos
} rangées les plus faibles sont à égalité. { $people ->
    [1] Choisis
   *[other] Choisissez
} où vont les croix : { $rows }.
said-lock-ask = Quelqu’un clôture-t-il une rangée ?
said-marked = { $player } { $people ->
    [1] coche
   *[other] cochent
} { $box }.
said-passed = { $player } { $people ->
    [1] passe.
   *[other] passent.
}
said-answer-replaced-mark = { $people ->
    [1] { $player } remplace { $old } par { $box }.
   *[other] { $player } remplacent { $old } par { $box }.
}
said-answer-replaced-by-mark = { $people ->
    [1] { $player } coche maintenant { $box } au lieu de passer.
   *[other] { $player } cochent maintenant { $box } au lieu de passer.
}
said-answer-replaced-by-pass = { $people ->
    [1] { $player } passe maintenant : { $old } n’est plus coché.
   *[other] { $player } passent maintenant : { $old } n’est plus coché.
}
said-answer-back-mark = { $player } : { $box } compte de nouveau.
said-answer-back-pass = { $player } : le passage compte de nouveau.
said-free-fell = { $player } : ce qui en découlait est annulé aussi : { $boxes }.
said-power-off = { $player } : { phrase-power } ne compte plus.
said-penalty-off = { $player } : { $ordinal ->
    [1] le premier coup manqué est annulé.
    [2] le deuxième coup manqué est annulé.
    [3] le troisième coup manqué est annulé.
    [4] le quatrième coup manqué est annulé.
   *[other] un coup manqué est annulé.
}
said-locked = { $players } { $people ->
    [1] clôture
   *[other] clôturent
} { $row-name }. { $closed }
said-locked-unknown = { $closed }
phrase-closed = { $row ->
    [red] La rangée rouge est clôturée.
    [yellow] La rangée jaune est clôturée.
    [green] La rangée verte est clôturée.
    [blue] La rangée bleue est clôturée.
   *[number] La rangée { $row-number } est clôturée.
}
said-set-aside = { $count ->
    [1] Mettez { $dice-object } de côté, s’il vous plaît.
   *[other] Mettez ces dés de côté, s’il vous plaît : { $dice-object }.
}
said-set-aside-where = Mettez { $dice-object } de côté, s’il vous plaît : { $where }.
said-set-aside-list = Mettez ces dés de côté, s’il vous plaît : { $dice-where }.
phrase-die-where = { phrase-die-object }, { phrase-where }
said-then-enter = Appuyez ensuite sur entrée.
said-set-aside-thanks = { $count ->
    [0] Merci.
    [1] Merci. { $closed-dice } est mis de côté.
   *[other] Merci. { $closed-dice } sont mis de côté.
}
said-put-back = { $known ->
    [yes] C’était { $dice }. Remettez-le, s’il vous plaît.
   *[no] Ce n’était pas le bon dé. Remettez-le, s’il vous plaît.
}
said-reopened = { $count ->
    [1] { $Dice } est de nouveau en jeu : remettez-le, s’il vous plaît.
   *[other] { $Dice } sont de nouveau en jeu : remettez-les, s’il vous plaît.
}
said-all-dice-back = { $count ->
    [0] Une nouvelle partie demande les six dés.
   *[other] Une nouvelle partie demande les six dés. Remettez { $dice-object }, s’il vous plaît.
}
said-penalty = { $player } { $people ->
    [1] prend
   *[other] prennent
} { $ordinal ->
    [1] un coup manqué, le premier.
    [2] un coup manqué, le deuxième.
    [3] un coup manqué, le troisième.
    [4] un coup manqué, le quatrième.
   *[other] un coup manqué.
}

## La fin

said-over-colours = Deux couleurs sont clôturées : la partie est finie. { $result }
said-over-rows = Deux rangées sont clôturées : la partie est finie. { $result }
said-over-penalties = C’était un quatrième coup manqué : la partie est finie. { $result }
said-over-unknown = La partie est finie. { $result }
phrase-wins = { $people ->
    [1] { $winners } gagne. { $scores }.
   *[other] { $winners } gagnent. { $scores }.
}
phrase-wins-only = { $people ->
    [1] { $winners } gagne.
   *[other] { $winners } gagnent.
}
phrase-shared-win = { $winners } gagnent à égalité. { $scores }.
phrase-shared-win-only = { $winners } gagnent à égalité.
phrase-scores-only = { $scores }.
said-match-over = Les trois parties sont jouées. { $result }
said-next-game = Partie { $game } sur trois. { $starter } { $people ->
    [1] commence.
   *[other] commencent.
} Lancez les six dés, s’il vous plaît.
said-next-game-hand = Partie { $game } sur trois. { $starter } commencent : { $hand } lance et écrit. Lancez les six dés, s’il vous plaît.
said-next-game-open = Partie { $game } sur trois. Lancez les six dés, s’il vous plaît.
said-scores = { $scores }.
said-scores-none = Il n’y a pas encore de points.

## Quand le lecteur hésite. Chaque phrase est aussi le `detail` de `dicecaller read` et `watch`, avec `-untyped` s’il y en a une

said-roll-refused-unreadable = Je n’ai pas d’image lisible : tapez les dés, ou essayez encore.
said-roll-refused-no-dice = Je ne vois pas de dés dans le plateau.
said-roll-refused-dark = Il fait trop sombre pour lire les dés : donnez plus de lumière, s’il vous plaît.
said-roll-refused-blurred = L’image est floue : vérifiez que la caméra est immobile et nette.
said-roll-refused-moving = Les dés bougent encore : attendez qu’ils s’arrêtent.
said-roll-refused-covered = { $count ->
    [0] Quelque chose cache les dés : dégagez la vue, s’il vous plaît.
   *[other] Quelque chose cache { $dice-object } : dégagez la vue, s’il vous plaît.
}
said-roll-refused-cut-off = { $count ->
    [0] Un dé n’est pas tout entier dans l’image : relancez-le, s’il vous plaît.
    [1] { $Dice } n’est pas tout entier dans l’image : relancez-le, s’il vous plaît.
   *[other] { $Dice } ne sont pas tout entiers dans l’image : relancez-les, s’il vous plaît.
}
said-roll-refused-cocked = { $count ->
    [0] Un dé est penché : relancez-le, s’il vous plaît.
    [1] { $Dice } est penché : relancez-le, s’il vous plaît.
   *[other] { $Dice } sont penchés : relancez-les, s’il vous plaît.
}
said-roll-refused-removed-die = { $count ->
    [0] Un dé du plateau n’est plus en jeu : retirez-le, s’il vous plaît.
    [1] { $Dice } n’est plus en jeu : retirez-le, s’il vous plaît.
   *[other] { $Dice } ne sont plus en jeu : retirez-les, s’il vous plaît.
}
said-roll-refused-extra-die = { $count ->
    [0] Il y a un dé de trop : retirez-le, s’il vous plaît.
    [1] Il y a un dé de trop, { $extra-dice } : retirez-le, s’il vous plaît.
   *[other] Il y a trop de dés, { $extra-dice } : retirez-les, s’il vous plaît.
}
said-roll-refused-missing-die = { $count ->
    [0] Il manque un dé : lancez-le dans le plateau.
    [1] Il manque { $dice-object } : lancez-le dans le plateau.
   *[other] Il manque { $dice-object } : lancez-les dans le plateau.
}
said-roll-refused-glare = { $count ->
    [0] Un reflet gêne la lecture : faites de l’ombre, ou tapez les dés.
   *[other] Un reflet gêne la lecture, je vois mal { $dice-object } : faites de l’ombre, ou tapez les dés.
}
said-roll-refused-colour-unsure = { $count ->
    [0] J’hésite sur les couleurs : donnez plus de lumière, ou tapez les dés.
   *[other] J’hésite sur la couleur, pour { $dice } : donnez plus de lumière, ou tapez les dés.
}
said-roll-refused-pips-unsure = { $count ->
    [0] J’hésite, je vois peut-être mal un dé : regardez, et tapez les dés.
   *[other] J’hésite sur la valeur, pour { $dice } : regardez, et tapez les dés.
}
said-roll-refused-unknown = J’hésite sur ce lancer : regardez, et tapez les dés.
# Où personne ne peut taper les dés : une image à lire, une caméra qu’on ne fait qu’observer, un annonceur sans touches.
said-roll-refused-unreadable-untyped = Je n’ai pas d’image lisible : essayez-en une autre.
said-roll-refused-glare-untyped = { $count ->
    [0] Un reflet gêne la lecture : faites de l’ombre, s’il vous plaît.
   *[other] Un reflet gêne la lecture, je vois mal { $dice-object } : faites de l’ombre, s’il vous plaît.
}
said-roll-refused-colour-unsure-untyped = { $count ->
    [0] J’hésite sur les couleurs : donnez plus de lumière, s’il vous plaît.
   *[other] J’hésite sur la couleur, pour { $dice } : donnez plus de lumière, s’il vous plaît.
}
said-roll-refused-pips-unsure-untyped = { $count ->
    [0] J’hésite, je vois peut-être mal un dé : regardez les dés, s’il vous plaît.
   *[other] J’hésite sur la valeur, pour { $dice } : regardez, s’il vous plaît.
}
said-roll-refused-unknown-untyped = J’hésite sur ce lancer : regardez les dés, s’il vous plaît.
said-nudged = { $count ->
    [0] Un dé a bougé après l’annonce. Garder le lancer annoncé, ou corriger les dés ?
    [1] { $Dice } montre maintenant autre chose. Garder le lancer annoncé, ou corriger les dés ?
   *[other] { $Dice } montrent maintenant autre chose. Garder le lancer annoncé, ou corriger les dés ?
}
said-too-early = { $count ->
    [0] Pas encore : une réponse manque. Le lancer annoncé reste valable.
   *[other] Pas encore : { $players } { $people ->
        [1] doit
       *[other] doivent
    } encore répondre. Le lancer annoncé reste valable.
}
said-lay-there = Il y a des dés dans le plateau que je n’ai pas vu lancer. Entrée les garde comme lancer ; ou lancez.
said-lay-there-touch = Il y a des dés dans le plateau que je n’ai pas vu lancer. Gardez-les comme lancer, ou lancez.
said-one-die-moved = { $count ->
    [0] Un autre dé a bougé aussi. Entrée garde le lancer tel que les dés sont maintenant. Ou remettez celui-là comme il était{ $again ->
        [yes] . Ou appuyez sur retour et tapez ce que montre le dé relancé.
       *[no] , ou tapez les dés.
    }
    [1] { $Dice } a bougé aussi. Entrée garde le lancer tel que les dés sont maintenant. Ou remettez celui-là comme il était{ $again ->
        [yes] . Ou appuyez sur retour et tapez ce que montre le dé relancé.
       *[no] , ou tapez les dés.
    }
   *[other] { $Dice } ont bougé aussi. Entrée garde le lancer tel que les dés sont maintenant. Ou remettez ceux-là comme ils étaient{ $again ->
        [yes] . Ou appuyez sur retour et tapez ce que montre le dé relancé.
       *[no] , ou tapez les dés.
    }
}
said-one-die-moved-touch = { $count ->
    [0] Un autre dé a bougé aussi. Gardez le lancer tel que les dés sont maintenant, remettez celui-là comme il était{ $again ->
        [yes] , ou touchez le dé relancé et ce qu’il montre.
       *[no] , ou saisissez les dés.
    }
    [1] { $Dice } a bougé aussi. Gardez le lancer tel que les dés sont maintenant, remettez celui-là comme il était{ $again ->
        [yes] , ou touchez le dé relancé et ce qu’il montre.
       *[no] , ou saisissez les dés.
    }
   *[other] { $Dice } ont bougé aussi. Gardez le lancer tel que les dés sont maintenant, remettez ceux-là comme ils étaient{ $again ->
        [yes] , ou touchez le dé relancé et ce qu’il montre.
       *[no] , ou saisissez les dés.
    }
}

## Reprendre et corriger

said-voided = { $player } { $people ->
    [1] reprend
   *[other] reprennent
} { $box }.
said-voided-any = { $player } { $people ->
    [1] reprend sa
   *[other] reprennent leur
} dernière croix.
said-mark-fell = { $why ->
    [dice] { $player } : { $box } est annulé, les dés ne le donnent pas.
    [over] { $player } : { $box } est annulé, la partie était finie avant.
   *[sheet] { $player } : { $box } est annulé, ce n’est plus permis.
}
said-coloured-stands = { $player } : { $box } avec un dé de couleur reste coché.
said-coloured-stands-pass = { $player } : avec les dés de couleur, on a passé et cela reste.
said-passes-stand = { $players } { $people ->
    [1] a
   *[other] ont
} passé, et cela ne change pas.
said-undone = { $what ->
    [game] Le début de la partie est annulé.
    [roll] Le lancer est annulé.
    [reroll] La relance est annulée.
    [correct] La correction est annulée.
    [mark] Une croix est annulée.
    [pass] Un passage est annulé.
    [choose] Un choix est annulé.
    [void] La croix reprise est remise.
    [amend] Ce qui était convenu est annulé.
   *[other] La dernière étape est annulée.
}
said-undone-mark = Un pas en arrière : { $player } { $people ->
    [1] avait
   *[other] avaient
} coché { $box }.
said-undone-pass = Un pas en arrière : { $player } { $people ->
    [1] avait
   *[other] avaient
} passé.
said-undone-choose = Un pas en arrière : { $player } { $people ->
    [1] avait
   *[other] avaient
} choisi { $row-name }.
said-undone-void = Un pas en arrière : pour { $player }, { $box } compte de nouveau.
said-undone-correct = La correction est annulée : { phrase-colour } { $value }.
said-undone-reroll = La relance est annulée : { phrase-colour } { $value }.
said-undone-amend-mark = Ce qui était convenu est annulé : { $player } { $people ->
    [1] a
   *[other] ont
} de nouveau coché { $box }.
said-undone-amend-unmark = Ce qui était convenu est annulé : { $player } { $people ->
    [1] n’a
   *[other] n’ont
} plus coché { $box }.
said-undone-amend-penalties = { $penalties ->
    [0] Ce qui était convenu est annulé : { $player } { $people ->
        [1] n’a
       *[other] n’ont
    } plus de coup manqué.
   *[other] Ce qui était convenu est annulé : { $player } { $people ->
        [1] a
       *[other] ont
    } maintenant { $penalties-phrase }.
}
said-corrected = Corrigé : { phrase-colour } { $value }.
said-rerolled = Relancé : { phrase-colour } { $value }.
said-reroll-ask = { $known ->
    [yes] Relancez seulement { $dice-object }, s’il vous plaît.
   *[no] Relancez seulement ce dé, s’il vous plaît.
}
said-amended-mark = Convenu : { $player } { $people ->
    [1] a
   *[other] ont
} maintenant coché { $box }.
said-amended-unmark = Convenu : { $player } { $people ->
    [1] n’a
   *[other] n’ont
} plus coché { $box }.
said-amended-penalties = { $penalties ->
    [0] Convenu : { $player } { $people ->
        [1] n’a
       *[other] n’ont
    } plus de coup manqué.
   *[other] Convenu : { $player } { $people ->
        [1] a
       *[other] ont
    } maintenant { $penalties-phrase }.
}
said-amended-penalties-before = { $penalties ->
    [0] Convenu : { $player } { $people ->
        [1] n’a
       *[other] n’ont
    } plus de coup manqué ; avant, c’était { $old-phrase }.
   *[other] Convenu : { $player } { $people ->
        [1] a
       *[other] ont
    } maintenant { $penalties-phrase } ; avant, c’était { $old-phrase }.
}

## Ce qui ne marche pas

said-fault-camera = La caméra ne donne pas d’image. Tapez les dés ; la partie continue.
said-fault-camera-black = La caméra ne voit que du noir : est-elle couverte, la lumière est-elle éteinte ? Tapez les dés ; la partie continue.
said-fault-camera-frozen = L’image de la caméra est figée. Débranchez et rebranchez la caméra, ou tapez les dés ; la partie continue.
said-fault-camera-wrong-size = L’image de la caméra n’a plus la même taille. Tapez les dés ; la partie continue.
said-fault-camera-slow = La caméra donne peu d’images : les lancers sont lus plus tard que d’habitude.
said-fault-camera-moved = La caméra ou le plateau a bougé. Je lis le prochain lancer comme il est.
said-fault-camera-swapped = Le rouge et le bleu sont échangés dans l’image de la caméra, je n’annonce donc aucun lancer. Tapez les dés ; la partie continue.
said-fault-keypad = Le clavier ne répond pas. Rebranchez-le, ou servez-vous d’un autre ou de l’écran ; la partie continue.
said-fault-keypad-missing = Aucun clavier n’est branché. Dès qu’il y en a un, je le dis.
said-fault-keypad-busy = Un autre programme tient le clavier. Quand il finit, le clavier vient tout seul.
said-fault-keypad-denied = Cet ordinateur ne me laisse pas me servir du clavier. La commande doctor dit que faire.
said-fault-keypad-no-screen = Le clavier ne répond pas. Rebranchez-le, ou servez-vous d’un autre ; la partie continue.
said-fault-keypad-keys-lost = Des touches ne sont pas arrivées. Appuyez de nouveau, s’il vous plaît.
said-fault-keypad-stuck-key = Une touche du clavier est coincée.
said-fault-sound = Le son ne marche pas. Ce que je dis est écrit sur l’écran.
said-fault-sound-no-screen = Le son ne marche pas. Ce que je dis est écrit au terminal.
said-fault-store = La partie ne peut pas être enregistrée pour le moment : le disque est-il plein ? Elle continue.
said-fault-other = Quelque chose ne marche pas. La partie continue.
said-mended-camera = La caméra est revenue.
said-mended-keypad = Le clavier est revenu.
said-mended-sound = Le son est revenu.
said-mended-store = La partie est de nouveau enregistrée, et rien ne manque.
said-mended-other = Cela marche de nouveau.
said-no-key = Ce n’est pas une touche : rien de la ligne ne compte. Le point d’interrogation donne de l’aide.
said-keypad-there = Un clavier est branché : on peut s’en servir.
said-still-there = Jouez-vous encore ? Appuyez sur une touche ou touchez l’écran.
said-still-there-no-screen = Jouez-vous encore ? Appuyez sur une touche.
said-no-sound = Il n’y a pas de carte son, rien n’est dit à voix haute.
said-volume = Je parle maintenant à ce volume : { $level }.
said-volume-mute = La voix est coupée.
said-speed = Je parle maintenant à cette vitesse : { $level }.
said-language = Je parle français maintenant.

## Une croix (ou un autre souhait) refusée

said-mark-refused-game-over = La partie est finie.
said-mark-refused-not-now = { $phase ->
    [roll] Il faut d’abord lancer les dés.
    [choose] Il faut d’abord choisir une rangée.
    [over] La partie est finie.
    [marked] Une croix de ce tour est déjà posée. On ne relance un dé qu’avant.
    [turn] Ce dont vous convenez se corrige entre deux tours : celui-ci attend d’abord ses réponses.
   *[other] Ce n’est pas possible maintenant.
}
said-mark-refused-not-your-turn = { $count ->
    [0] Ce n’est pas à toi de répondre.
    [1] C’est maintenant { $waiting } qui répond.
   *[other] Ce sont maintenant { $waiting } qui répondent.
}
said-mark-refused-wrong-row = { $count ->
    [0] Cette rangée n’est pas à égalité.
   *[other] Cette rangée n’est pas à égalité. Au choix : { $rows }.
}
said-mark-refused-row-closed = { $row ->
    [red] La rangée rouge est clôturée.
    [yellow] La rangée jaune est clôturée.
    [green] La rangée verte est clôturée.
    [blue] La rangée bleue est clôturée.
    [none] Cette rangée est clôturée.
   *[number] La rangée { $row-number } est clôturée.
}
said-mark-refused-already-marked = { $known ->
    [yes] { $Box } est déjà coché.
   *[no] Cette case est déjà cochée.
}
said-mark-refused-left-of-mark = { $known ->
    [yes] { $Box } est à gauche de ton { $last }.
   *[no] Cette case est à gauche de ta dernière croix.
}
said-mark-refused-wrong-sum = { $count ->
    [0] { $of ->
        [row] Les dés ne donnent aucune case de { phrase-row }.
       *[box] Ces dés ne donnent pas cette case.
    }
   *[other] Les dés ne donnent pas { $box } : ici ils donnent { $sums }.
}
said-mark-refused-needs-marks = { $missing ->
    [0] La dernière case demande d’abord plus de croix dans sa rangée.
    [1] { $need-count ->
        [1] La dernière case demande d’abord une croix dans sa rangée.
       *[other] La dernière case demande d’abord { $need } croix dans sa rangée. Il en manque une.
    }
   *[other] La dernière case demande d’abord { $need } croix dans sa rangée. Il en manque { $missing-words }.
}
said-mark-refused-nothing-to-undo = Il n’y a rien à reprendre.
said-mark-refused-bad-dice = { $count ->
    [0] Ce ne sont pas les dés en jeu.
   *[other] Ce ne sont pas les dés en jeu : { $dice }.
}
said-mark-refused-no-game = Aucune partie n’est commencée.
said-mark-refused-bad-player = Une partie demande de deux à cinq noms différents.
said-mark-refused-bad-sheet = Cette variante n’existe pas.
said-mark-refused-other = Ce n’est pas possible.

## Feuilles et tours à l’oreille

said-sheet-row = { $player }, { $row-name } : { $marked } { $rest }
phrase-row-marked = { $count ->
    [0] rien n’est coché.
    [1] { $marks } est coché.
   *[other] { $marks } sont cochés.
}
phrase-row-closed = La rangée est clôturée.
phrase-row-locked = Le cadenas est coché.
phrase-row-left = { $count ->
    [0] Aucune case ne reste.
    [1] Il reste une case : { $left }.
   *[other] Il reste { $count-lower } cases : { $left }.
}
phrase-row-left-count = { $count ->
    [0] Aucune case ne reste.
    [1] Il reste une case.
   *[other] Il reste { $count-lower } cases.
}
phrase-row-to-lock = { $count ->
    [0] La dernière case peut être cochée.
    [1] Encore une croix avant la dernière case.
   *[other] Encore { $count-lower } croix avant la dernière case.
}
said-row-named = { $Row-name } : { $position ->
    [1] en haut
    [2] deuxième à partir du haut
    [3] troisième à partir du haut
   *[4] en bas
}, { $direction ->
    [rising] en montant
    [falling] en descendant
   *[mixed] nombres mêlés
}.
said-history-turn = Tour { $turn }, { $player } : { $what }.
said-no-turn = Aucun tour n’est encore fini.
phrase-history-white = blancs { $first } et { $second }
phrase-history-mark = { $player } { $box }
phrase-history-penalty = un coup manqué
phrase-history-none = aucune croix
said-help = { $where ->
    [attract] La table dort. Entrée la réveille : une partie qui n’est pas finie est proposée, sinon une nouvelle se prépare. Haut et bas changent la langue. Répéter, plus lentement, moins fort, plus fort et silence ont chacun une touche, valable à tout moment.
    [players] Combien jouent. Un chiffre de deux à cinq donne le nombre de feuilles. La touche blanche met ou enlève les partenaires. Entrée continue, retour revient.
    [sheet] Quelle variante. Les chiffres de un à neuf en choisissent une, haut et bas les parcourent. La touche blanche passe au match de trois parties, la touche jaune change qui commence. Entrée commence la partie, retour revient.
    [opening] Qui commence. Lancez un dé, ou tapez sa valeur. Un six donne le départ. Passer saute cela : la première place commence. Retour ramène à la préparation.
    [resume] Une partie n’est pas finie. Entrée la reprend, retour en prépare une nouvelle.
    [asleep-ask] Toute touche continue la partie.
    [roll] Il faut lancer les dés. Lancez-les dans le plateau, ou tapez-les : une touche de couleur et une valeur pour chacun, ou les valeurs seules dans l’ordre { $order }. Haut et bas lisent les feuilles rangée par rangée. Retour corrige un dé mal lu. Zéro ouvre le menu.
    [shared] Chacun répond une fois. Un chiffre dit de qui vient la réponse : un est la première place. Une touche de couleur nomme une rangée : puis son nombre coche, ou entrée si elle n’en offre qu’un. Passer passe. Haut et bas vont au joueur suivant, plus dit les dés en entier. La touche reprise reprend la dernière croix, retour corrige un dé mal lu. Zéro ouvre le menu.
    [coloured] Seul le joueur actif répond. Une touche de couleur nomme une rangée : puis son nombre coche, ou entrée si elle n’en offre qu’un. Passer passe, plus dit les dés en entier, la touche reprise reprend la dernière croix. Zéro ouvre le menu.
    [choose] Des rangées sont à égalité. Une touche de couleur en nomme une : rouge est la première, jaune la deuxième, vert la troisième, bleu la quatrième. Entrée la choisit.
    [nudged] Un dé a bougé après l’annonce. Entrée garde le lancer annoncé ; retour corrige le dé.
    [lay-there] Il y a des dés dans le plateau que je n’ai pas vu lancer. Entrée les garde comme lancer. Ou lancez tous les dés, ou tapez-les : la couleur et la valeur de chacun, puis entrée.
    [one-die-moved] Un autre dé a bougé aussi. Entrée garde les dés comme ils sont maintenant. Ou remettez-le comme il était, ou tapez les dés.
    [one-again-moved] Un autre dé a bougé aussi. Entrée garde les dés comme ils sont maintenant. Ou remettez-le comme il était, ou appuyez sur retour et tapez ce que montre le dé relancé.
    [over] La partie est finie. Entrée rejoue avec les mêmes joueurs, retour prépare une nouvelle partie. Haut et bas lisent les feuilles. La touche reprise reprend la dernière étape. Zéro ouvre le menu.
    [between] Une partie du match est finie. Lancez les six dés pour commencer la suivante, ou tapez-les : une touche de couleur et une valeur pour chacun, ou les valeurs seules dans l’ordre { $order }. Haut et bas lisent rangée par rangée les feuilles de la partie finie, plus dit les points. La touche reprise reprend la dernière étape. Zéro ouvre le menu.
    [by-hand] Les dés se tapent. Une touche de couleur et une valeur pour chacun, ou les valeurs seules dans l’ordre { $order }. Retour enlève le dernier, plus les relit, entrée confirme le lancer.
    [correct] Un dé est à corriger. Appuyez sur sa couleur ; pour deux dés blancs, tapez aussi la valeur annoncée. Puis tapez la bonne valeur et entrée, ou passez : ce dé est relancé. Retour laisse tout comme avant.
    [amend] Ce dont vous avez convenu. Un chiffre choisit le joueur, une touche de couleur la rangée, puis tapez le nombre : sa croix est ajoutée ou enlevée. Passer ajoute un coup manqué. Annuler reprend la dernière étape. Entrée ou retour termine.
    [review] Écouter une feuille. Une touche de couleur lit une rangée, un chiffre va à la feuille de ce joueur, haut et bas vont de case en case. Plus dit où est la rangée et combien il manque à chacun avant la dernière case. La touche blanche remonte tour par tour. Zéro résume la feuille. Entrée ou retour termine.
    [call-camera] Ici, chaque lancer est annoncé. Lancez les dés.
    [call] Ici, chaque lancer est annoncé. Lancez les dés, ou tapez-les : pour chacun une touche de couleur et la valeur, puis entrée. Répéter redit le lancer, plus le dit en entier. Zéro puis une touche de couleur : cette couleur est clôturée, son dé sort. Haut et bas : plus fort et moins fort.
    [menu] Le menu. Une touche de couleur : écouter cette rangée et les feuilles. Un : les points. Deux : le dernier tour. Trois : corriger selon l’accord. Quatre : nouvelle partie. Cinq : dormir. Six : la langue. Sept : combien je parle.
    [seat] Ce clavier n’est encore à personne. Appuie sur le numéro de ta place : un est la première.
   *[other] Entrée dit oui, retour dit non. Répéter redit la dernière phrase. Zéro ouvre le menu.
}
said-correct-ask = Un dé du dernier lancer est à corriger : appuyez sur sa couleur. Retour laisse tout comme avant.
said-correct-ask-touch = Quel dé a été mal lu ? Touchez-le, puis sa valeur.
said-amend-now = Corrigez ce dont vous êtes convenus.
said-amend-ask = Touchez une case pour mettre ou ôter sa croix. Seulement pour ce dont vous convenez tous.
said-help-touch = Lancez les dés, ou touchez la valeur de chacun.
said-chosen = { $player } { $people ->
    [1] choisit
   *[other] choisissent
} { $row-name }.
said-seats-chosen = { $partners ->
    [yes] { $Count } feuilles, avec deux partenaires pour chacune.
   *[no] { $Count } feuilles, avec un joueur pour chacune.
}
said-talk-level = { $level ->
    [all] Je dis tout.
    [asked] Je ne parle que sur demande.
   *[game] Je dis ce que le jeu demande.
}
said-sheet-chosen = { $Sheet }, { $match-phrase } ; { $starter-phrase }.
phrase-sheet-title = { $sheet ->
    [classic] variante classique
    [doubles] variante croix doubles
    [encore] variante bis
    [chain-bonus] variante bonus en chaîne
    [powers] variante pouvoirs
    [colour-blocks] variante blocs de couleur
    [shuffle] variante nombres mêlés
    [rainbow] variante arc-en-ciel
    [jumble] variante pêle-mêle
   *[other] variante { $sheet }
}
phrase-match = { $match ->
    [yes] un match de trois parties
   *[no] une seule partie
}
phrase-starter = { $starter ->
    [opening] un six donne le départ
    [draw] le premier joueur est tiré au sort
    [first] la première place commence
   *[name] { $player } { $people ->
        [1] commence
       *[other] commencent
    }
}

## Écouter les feuilles

said-sheet-box = { $state ->
    [marked] { $Box } est coché.
    [skipped] { $Box } a été sauté.
    [closed] { $Box } est clôturé.
    [needs] { $count ->
        [1] { $Box } demande encore une croix dans sa rangée.
       *[other] { $Box } demande encore { $count-words } croix dans sa rangée.
    }
   *[free] { $count ->
        [0] { $Box } est libre, sans sauter de case.
        [1] { $Box } est libre, en sautant une case.
       *[other] { $Box } est libre, en sautant { $count-words } cases.
    }
}
said-sheet-sum = { $points-phrase }, { $penalties-phrase }.
phrase-bar = { $count ->
    [0] aucune case de la barre bonus
    [1] une case de la barre bonus
   *[other] { $count-words } cases de la barre bonus
}
phrase-power = { $power ->
    [circle] le cercle
    [rhombus] le losange
    [square] le carré
    [octagon] l’octogone
   *[star] l’étoile
}
said-closing = { $Row-name } : { $near }.
phrase-near = { $missing ->
    [0] { $player } { $people ->
        [1] peut
       *[other] peuvent
    } cocher la dernière case, { $box }
    [1] il manque une croix { A($player) } avant la dernière case
   *[other] il manque { $missing-words } croix { A($player) } avant la dernière case
}
said-free-cross = { $player } { $people ->
    [1] reçoit
   *[other] reçoivent
} une croix en plus : { $box }.
said-power = { $power ->
    [circle] Cercle pour { $player } : deux croix dans la rangée la plus faible.
    [rhombus] Losange pour { $player } : une croix dans chaque rangée.
    [square] Carré pour { $player } : la rangée la plus faible compte double.
    [octagon] Octogone pour { $player } : treize points.
   *[star] Étoile pour { $player } : les coups manqués ne coûtent rien.
}

said-pad-ask = À qui est ce clavier ? Appuie sur le numéro de ta place.
said-pad-bound = Ce clavier répond maintenant pour { $player }.
said-answer-all = Tout le monde peut cocher le { $number }, { $player } aussi.
