# Was `dicecaller setup` im Terminal sagt. Farben kommen als phrase-colour, Orte als phrase-place, Zahlen als Ziffern.

setup-camera = Kamera { $name }: { $width } mal { $height } Bildpunkte.
setup-empty = Bitte die Schale einen Augenblick leer lassen.
setup-tray-found = Ich sehe die Schale.
setup-view-good = Licht, Schärfe und Höhe sind gut.
setup-throw = Bitte alle sechs Würfel werfen ({ $number } von { $count }).
setup-sure = Ich bin mir zu { $percent } % sicher.
setup-pick-up = Danke. Bitte die Würfel aufnehmen.
setup-table-good = Dieser Tisch taugt: Ich war mir bei jedem Wurf sicher.
setup-table-poor = { $refused ->
    [0] Ich habe jeden Wurf gelesen, war mir aber nicht immer sicher. Mehr Licht hilft am meisten.
    [one] { $throws ->
        [one] Ich konnte den Wurf nicht lesen. Bitte beheben, was oben steht, und die Einrichtung wiederholen.
       *[other] Einen von { $throws } Würfen konnte ich nicht lesen. Bitte beheben, was oben steht, und die Einrichtung wiederholen.
    }
   *[other] { $refused } von { $throws } Würfen konnte ich nicht lesen. Bitte beheben, was oben steht, und die Einrichtung wiederholen.
}
setup-dice-throw = Um eure Würfel zu lernen: bitte alle sechs werfen ({ $number } von { $count }).
setup-dice-taken = Gesehen: { $colours }.
setup-dice-not-taken = Dieser Wurf zählt nicht: { $why }
setup-dice-known = Diese Würfel kenne ich schon; es gibt nichts zu lernen.
setup-dice-stands-for = { $colour } steht für { $role }.
setup-dice-differ = Das waren nicht jedes Mal dieselben sechs Würfel. Bitte mit einem Satz wiederholen.
setup-part = { $part }: { $detail }
setup-saved = Was ich gelernt habe, liegt in { $file }.

advice-too-dark = Es ist zu dunkel: bitte mehr Licht auf die Schale.
advice-too-bright = Ein Teil der Schale ist überstrahlt: das Licht dämpfen oder weiter weg stellen.
advice-glare = { $place } spiegelt sich eine Lampe: die Lampe oder die Kamera verschieben, oder ein mattes Tuch einlegen.
advice-uneven = { $place } ist es viel dunkler: das Licht so stellen, dass es die ganze Schale erreicht.
advice-cast = Weiß sieht { $colour ->
    [red] rötlich
    [yellow] gelblich
    [green] grünlich
    [cyan] blaugrün
    [blue] bläulich
   *[magenta] rosa
} aus: eine weiße Lampe macht die Farben sicherer.
advice-blurred = Die Würfel sind unscharf: das Objektiv scharf stellen oder putzen.
advice-too-far = Die Würfel sind klein, { $side_px } Bildpunkte breit: die Kamera näher heranbringen.
advice-too-near = Die Würfel sind sehr groß, { $side_px } Bildpunkte breit: die Kamera weiter weg stellen.
advice-tray-cut-off = Ein Teil der Schale liegt außerhalb des Bildes: die Kamera so stellen, dass sie ganz zu sehen ist.
advice-no-tray = Ich sehe keinen Rand: Ich nehme das ganze Bild als Schale. Was dort liegt, kann für Würfel gehalten werden.
advice-small-picture = Das Bild ist klein, { $width } mal { $height } Bildpunkte: eine Kamera mit mindestens 640 Bildpunkten ist sicherer.
