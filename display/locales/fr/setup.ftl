# Ce que dit `dicecaller setup` dans un terminal. Les couleurs viennent de phrase-colour, les lieux de phrase-place.

setup-camera = Caméra { $name } : { $width } sur { $height } pixels.
setup-empty = Laissez le plateau vide un instant.
setup-tray-found = Je vois le plateau.
setup-view-good = La lumière, la netteté et la hauteur conviennent.
setup-throw = Lancez les six dés, s’il vous plaît ({ $number } sur { $count }).
setup-sure = J’en suis sûr à { $percent } %.
setup-pick-up = Merci. Reprenez les dés.
setup-table-good = Cette table convient : j’ai été sûr de chaque lancer.
setup-table-poor = { $refused ->
    [0] J’ai lu chaque lancer, mais sans être toujours sûr. C’est la lumière qui aide le plus.
    [one] { $throws ->
        [one] Je n’ai pas pu lire le lancer. Corrigez ce qui est dit plus haut, puis recommencez l’installation.
       *[other] Je n’ai pas pu lire un lancer sur { $throws }. Corrigez ce qui est dit plus haut, puis recommencez l’installation.
    }
   *[other] Je n’ai pas pu lire { $refused } lancers sur { $throws }. Corrigez ce qui est dit plus haut, puis recommencez l’installation.
}
setup-dice-throw = Pour apprendre vos dés : lancez les six, s’il vous plaît ({ $number } sur { $count }).
setup-dice-taken = Vu : { $colours }.
setup-dice-not-taken = Ce lancer ne compte pas : { $why }
setup-dice-known = Je connais déjà ces dés ; il n’y a rien à apprendre.
setup-dice-stands-for = { $colour } tient lieu de { $role }.
setup-dice-differ = Ce n’étaient pas chaque fois les six mêmes dés. Recommencez avec un seul jeu.
setup-part = { $part } : { $detail }
setup-saved = Ce que j’ai appris est gardé dans { $file }.

advice-too-dark = Il fait trop sombre : éclairez davantage le plateau.
advice-too-bright = Une partie du plateau est éblouie : baissez la lumière ou éloignez-la.
advice-glare = Une lampe se reflète { $place } : déplacez la lampe ou la caméra, ou mettez un tapis mat.
advice-uneven = Il fait bien plus sombre { $place } : placez la lumière pour qu’elle atteigne tout le plateau.
advice-cast = Le blanc paraît { $colour ->
    [red] rougeâtre
    [yellow] jaunâtre
    [green] verdâtre
    [cyan] bleu-vert
    [blue] bleuâtre
   *[magenta] rose
} : une lampe blanche rend les couleurs plus sûres.
advice-blurred = Les dés ne sont pas nets : réglez l’objectif, ou nettoyez-le.
advice-too-far = Les dés sont petits, { $side_px } pixels de large : rapprochez la caméra.
advice-too-near = Les dés sont très grands, { $side_px } pixels de large : éloignez la caméra.
advice-tray-cut-off = Une partie du plateau est hors de l’image : déplacez la caméra pour qu’on le voie en entier.
advice-no-tray = Je ne vois pas de bord : je prends toute l’image pour le plateau. Ce qui s’y trouve peut passer pour des dés.
advice-small-picture = L’image est petite, { $width } sur { $height } pixels : une caméra d’au moins 640 pixels est plus sûre.
