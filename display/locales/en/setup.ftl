# What `dicecaller setup` says, in a terminal. Colours come as phrase-colour, places as phrase-place, numbers as digits.

setup-camera = Camera { $name }: { $width } by { $height } pixels.
setup-empty = Leave the tray empty for a moment.
setup-tray-found = I see the tray.
setup-view-good = Light, focus and height are good.
setup-throw = Throw all six dice, please ({ $number } of { $count }).
setup-sure = I am { $percent } % sure of it.
setup-pick-up = Thank you. Take the dice up.
setup-table-good = This table works well: I was sure of every throw.
setup-table-poor = { $refused ->
    [0] I read every throw, but was not always sure. More light helps most.
    [one] { $throws ->
        [one] I could not read the throw. Put right what is said above, then run the set-up again.
       *[other] I could not read one of { $throws } throws. Put right what is said above, then run the set-up again.
    }
   *[other] I could not read { $refused } of { $throws } throws. Put right what is said above, then run the set-up again.
}
setup-dice-throw = To learn your dice: throw all six, please ({ $number } of { $count }).
setup-dice-taken = Seen: { $colours }.
setup-dice-not-taken = That throw does not count: { $why }
setup-dice-known = I know these dice already; nothing needs to be learned.
setup-dice-stands-for = { $colour } stands for { $role }.
setup-dice-differ = These were not the same six dice each time. Run it again with one set.
setup-part = { $part }: { $detail }
setup-saved = What I learned is kept in { $file }.

advice-too-dark = It is too dark: please give the tray more light.
advice-too-bright = Part of the tray is burnt out: dim the light or move it further away.
advice-glare = A lamp is mirrored { $place }: move the lamp or the camera, or put a matt cloth into the tray.
advice-uneven = It is much darker { $place }: put the light where it reaches the whole tray.
advice-cast = White looks { $colour ->
    [red] reddish
    [yellow] yellowish
    [green] greenish
    [cyan] bluish green
    [blue] bluish
   *[magenta] pink
}: a white lamp makes colours surer.
advice-blurred = The dice are not sharp: focus the lens, or clean it.
advice-too-far = The dice are small, { $side_px } pixels wide: bring the camera nearer.
advice-too-near = The dice are very large, { $side_px } pixels wide: move the camera further away.
advice-tray-cut-off = Part of the tray lies outside the picture: move the camera so that all of it is seen.
advice-no-tray = I see no rim: I take the whole picture for the tray. Whatever lies there may be taken for dice.
advice-small-picture = The picture is small, { $width } by { $height } pixels: a camera of at least 640 pixels is surer.
