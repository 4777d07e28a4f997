# Was der Tisch sagt, deutsch. Ein Eintrag ist ein Satz (oder zwei); display/sentences.py setzt die Tatsachen ein.
#
# $player, $players: Namen, verbunden; $people: wie viele Menschen das sind. $box: phrase-box. $dice: phrase-die (Satzgegenstand),
# $dice-object: phrase-die-object (wen?). Zahlen kommen als Wörter. Wörter der Regeln: RULES.md, Abschnitt 4.
# Wird gesprochen: keine Abkürzungen, keine Ziffern, keine Klammern. Einer wird mit du, ein Paar mit ihr angesprochen.

## Satzteile: ganze Wortgruppen

list-two = { $first } und { $last }
list-or-two = { $first } oder { $last }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
phrase-colour = { $colour ->
    [white] Weiß
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [black] Schwarz
    [purple] Lila
    [orange] Orange
    [pink] Rosa
    [brown] Braun
    [grey] Grau
   *[other] andersfarbig
}
phrase-die = { $colour ->
    [white] { $count ->
        [2] beide weißen Würfel
       *[1] ein weißer Würfel
    }
    [red] der rote Würfel
    [yellow] der gelbe Würfel
    [green] der grüne Würfel
    [blue] der blaue Würfel
    [black] ein schwarzer Würfel
    [purple] ein lila Würfel
    [orange] ein orangefarbener Würfel
    [pink] ein rosa Würfel
    [brown] ein brauner Würfel
    [grey] ein grauer Würfel
   *[other] ein Würfel
}
phrase-die-object = { $colour ->
    [white] { $count ->
        [2] beide weißen Würfel
       *[1] einen weißen Würfel
    }
    [red] den roten Würfel
    [yellow] den gelben Würfel
    [green] den grünen Würfel
    [blue] den blauen Würfel
    [black] einen schwarzen Würfel
    [purple] einen lila Würfel
    [orange] einen orangefarbenen Würfel
    [pink] einen rosa Würfel
    [brown] einen braunen Würfel
    [grey] einen grauen Würfel
   *[other] einen Würfel
}
phrase-die-at = { phrase-die } { phrase-place }
phrase-die-object-at = { phrase-die-object } { phrase-place }
phrase-extra-die = { $colour ->
    [white] ein weißer Würfel
    [red] ein roter Würfel
    [yellow] ein gelber Würfel
    [green] ein grüner Würfel
    [blue] ein blauer Würfel
   *[other] { phrase-die }
}
phrase-place = { $place ->
    [back-left] hinten links
    [back] hinten
    [back-right] hinten rechts
    [left] links
    [right] rechts
    [front-left] vorne links
    [front] vorne
    [front-right] vorne rechts
   *[middle] in der Mitte
}
phrase-where = { phrase-place }
phrase-box = { $row ->
    [red] die rote { $Number }
    [yellow] die gelbe { $Number }
    [green] die grüne { $Number }
    [blue] die blaue { $Number }
   *[number] die { $Number } in Farbreihe { $row-number }
}
phrase-box-own = { $row ->
   *[other] { $Number }
}
phrase-row = { $row ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[number] Farbreihe { $row-number }
}
phrase-row-title = { phrase-row }
phrase-offer = { $skipped ->
    [0] { phrase-box }, ohne ein Feld zu überspringen
    [1] { phrase-box }, ein Feld wird übersprungen
   *[other] { phrase-box }, { $skipped-words } Felder werden übersprungen
}
phrase-dice-value = { phrase-colour } { $value }
phrase-points = { $points ->
    [1] { $player } { $people ->
        [1] hat
       *[other] haben
    } einen Punkt
    [-1] { $player } { $people ->
        [1] hat
       *[other] haben
    } minus einen Punkt
   *[other] { $player } { $people ->
        [1] hat
       *[other] haben
    } { $words } Punkte
}
phrase-sheet = { $sheet ->
    [classic] in der klassischen Variante
    [doubles] in der Variante Doppelkreuze
    [encore] in der Variante Zugabe
    [chain-bonus] in der Variante Kettenbonus
    [powers] in der Variante Kräfte
    [colour-blocks] in der Variante Farbblöcke
    [shuffle] in der Variante Zahlenmix
    [rainbow] in der Variante Regenbogen
    [jumble] in der Variante Kunterbunt
   *[other] in der Variante { $sheet }
}
phrase-nobody = niemand
phrase-cross = ein Kreuz
phrase-someone = jemand
phrase-penalties = { $penalties ->
    [0] keinen Fehlwurf
    [1] einen Fehlwurf
   *[other] { $penalties-words } Fehlwürfe
}

## Eine Zahl mit Komma, und mit ihrer Einheit.
phrase-figure = { $value }
phrase-figure-unit = { $value } { $unit }

## Wecken, vorbereiten

said-welcome = Hier ist dicecaller. Ich lese eure Würfel und sage den Wurf an. Zum Anfangen den Bildschirm berühren oder Enter drücken. Hilfe: H drücken; am Kasten zweimal die Taste oben links; am Ziffernblock zweimal den Schrägstrich.
said-welcome-no-screen = Hier ist dicecaller. Ich lese eure Würfel und sage den Wurf an. Zum Anfangen Enter drücken. Hilfe: an einem Terminal das Fragezeichen; am Kasten zweimal die Taste oben links; am Ziffernblock zweimal den Schrägstrich.
said-asleep = Der Tisch schläft. Den Bildschirm berühren oder Enter drücken weckt ihn.
said-asleep-no-screen = Der Tisch schläft. Enter weckt ihn.
said-only-woken = Der Tisch hat geschlafen: diese Taste hat ihn nur geweckt.
said-resume-offer = Das Spiel von { $players } ist nicht zu Ende. Enter setzt es fort, die Zurück-Taste lässt es ruhen.
said-resume-offer-turn = Das Spiel von { $players } ist nicht zu Ende; am Zug { $people ->
    [1] war
   *[other] waren
} { $turn }. Enter setzt es fort, die Zurück-Taste lässt es ruhen.
said-resume-offer-number = Das Spiel von { $players } ist nicht zu Ende; es blieb in Zug { $turn } stehen. Enter setzt es fort, die Zurück-Taste lässt es ruhen.
said-resume-offer-unbegun = Das Spiel von { $players } ist vorbereitet, gewürfelt hat noch niemand. Enter setzt es fort, die Zurück-Taste lässt es ruhen.
said-resume-offer-unbegun-touch = Das Spiel von { $players } ist vorbereitet, gewürfelt hat noch niemand. Geht es weiter?
said-resume-offer-touch = Das Spiel von { $players } ist nicht zu Ende. Geht es weiter?
said-resume-offer-turn-touch = Das Spiel von { $players } ist nicht zu Ende; am Zug { $people ->
    [1] war
   *[other] waren
} { $turn }. Geht es weiter?
said-resume-offer-number-touch = Das Spiel von { $players } ist nicht zu Ende; es blieb in Zug { $turn } stehen. Geht es weiter?
said-game-stays = Das laufende Spiel bleibt, bis ein neues beginnt; die Zurück-Taste führt zu ihm zurück.
said-game-stays-of = { $turn ->
    [0] Das Spiel von { $players } bleibt, bis ein neues beginnt; die Zurück-Taste führt zu ihm zurück.
   *[other] Das Spiel von { $players }, Zug { $turn-words }, bleibt, bis ein neues beginnt; die Zurück-Taste führt zu ihm zurück.
}
said-game-left = Bis zum ersten Wurf führt die Zurück-Taste zu dem Spiel, das nicht zu Ende ist.
said-setup-open = { $behind ->
    [game] Dieser Wurf zählt nicht: ein neues Spiel wird vorbereitet. Zurück führt zum laufenden Spiel.
    [opening] Dieser Wurf zählt nicht: ein neues Spiel wird vorbereitet. Zurück führt zum Wurf darum, wer beginnt.
   *[nothing] Dieser Wurf zählt nicht: ein neues Spiel wird vorbereitet.
}
said-players-ask = Wie viele Blätter spielen mit? Eine Zahl von zwei bis fünf drücken, dann Enter.
said-players-ask-touch = Wie viele spielen mit? Bitte die Zahl antippen.
said-name-ask = Schreibt einen Namen für Platz { $letter }.
said-sheet-ask = Welche Variante spielt ihr? Auf und ab wählen, Enter nimmt sie.
said-sheet-ask-touch = Bitte eine Variante antippen, dann los.
said-game-begins = Ein neues Spiel { $sheet } für { $players }. { $starter } { $people ->
    [1] beginnt.
   *[other] beginnen.
}
said-game-begins-open = Ein neues Spiel { $sheet } für { $players }.
said-opening-ask = Wer beginnt? { $player }, { $people ->
    [1] wirf
   *[other] werft
} einen Würfel. Die erste Sechs beginnt.
said-opening-ask-shown = Wer beginnt? Die erste Sechs.
said-opening-ask-next = { $player }, { $people ->
    [1] wirf
   *[other] werft
} einen Würfel.
said-opening-entry = { $player }: bitte eintippen, was der eine Würfel zeigt, dann Enter.
said-opening-entry-touch = { $player }: bitte antippen, was der eine Würfel zeigt.
said-opening-rolled = { $player }: { $value }.
phrase-opening-roll = { $player } { $value }
said-opening-result = { $rolls }: { $player } { $people ->
    [1] beginnt.
   *[other] beginnen.
}
said-opening-won = { $player } { $people ->
    [1] hat
   *[other] haben
} eine Sechs.

## Würfeln

said-then-throw = Enter wirft.
said-roll-ask = { $player }, { $people ->
    [1] wirf
   *[other] werft
} die Würfel.
said-roll-ask-hand = { $player }, ihr seid am Zug. { $hand } würfelt und schreibt.
said-roll = Weiß { $first } und { $second }: { $sum }.
said-roll-full = Weiß { $first } und { $second }: { $sum }. { $colours }.
said-offer-colours = Mit einem weißen Würfel: { $offers }.
said-offer-colours-none = Kein farbiger Würfel ist im Spiel.
phrase-colour-sums = { phrase-colour } { $sums }
said-entry = { phrase-colour } { $value }.
said-entry-ask = Bitte die Würfel eintippen. Es { $count ->
    [1] fehlt
   *[other] fehlen
} noch: { $dice }.
said-entry-ask-all = Bitte die Würfel eintippen: zu jedem Farbe und Wert, oder nur die Werte, die weißen zuerst.
said-entry-ask-touch = Bitte antippen, was jeder Würfel zeigt. Es { $count ->
    [1] fehlt
   *[other] fehlen
} noch: { $dice }.
said-entry-ask-all-touch = Bitte antippen, was jeder Würfel zeigt.
said-entry-complete = { $colours }.
said-entry-removed-colour = { $colour ->
    [red] Der rote Würfel ist nicht mehr im Spiel.
    [yellow] Der gelbe Würfel ist nicht mehr im Spiel.
    [green] Der grüne Würfel ist nicht mehr im Spiel.
    [blue] Der blaue Würfel ist nicht mehr im Spiel.
   *[other] Dieser Würfel ist nicht mehr im Spiel.
}
said-entry-one-die-only = Gefragt ist nur { $dice }.
said-entry-one-die-only-any = Gefragt ist nur ein Würfel.
said-entry-no-such-value = Kein Würfel zeigt { $value }. Bitte eins bis sechs tippen.
said-entry-no-such-value-any = Ein Würfel zeigt eins bis sechs.
said-entry-all-set = Ein Wert zu viel, { $value }: alle Würfel haben schon ihren Wert. Eine Farbe ändert einen Würfel.
said-entry-all-set-any = Ein Wert zu viel: alle Würfel haben schon ihren Wert. Eine Farbe ändert einen Würfel.
said-entry-missing = { $Dice } hat noch keinen Wert.
said-entry-missing-any = Es fehlt noch ein Wert.
said-entry-nothing-to-remove = Es ist noch nichts eingetippt.
said-entry-not-a-roll-key = Diese Taste sagt nichts über Würfel. Bitte Farbe und Wert tippen.
said-entry-whites-again = Das war noch einmal der erste weiße Würfel. Bitte auch den zweiten weißen Würfel tippen.
said-entry-refused = Das lässt sich hier nicht eintippen.
said-confirm-ask = Stimmt das? Enter heißt ja, zurück heißt nein.
said-confirm-ask-touch = Stimmt das?

## Wählen

said-offers-shared = { $player }, mit der Summe der weißen Würfel { $people ->
    [1] darfst du
   *[other] dürft ihr
} ankreuzen: { $boxes }. Oder passen.
said-offers-coloured = { $player }, mit einem farbigen Würfel { $people ->
    [1] darfst du
   *[other] dürft ihr
} ankreuzen: { $boxes }. Oder passen{ phrase-pass-cost }.
said-offers-none-shared = { $player }, mit der Summe der weißen Würfel { $people ->
    [1] kannst du
   *[other] könnt ihr
} nichts ankreuzen. Bitte passen.
said-offers-none-coloured = { $player }, mit den farbigen Würfeln { $people ->
    [1] kannst du
   *[other] könnt ihr
} nichts ankreuzen. Bitte passen{ phrase-pass-cost }.
said-answer-ask = { $players }: die Summe der weißen Würfel ankreuzen oder passen.
said-coloured-ask = { $player }: eine Summe mit einem farbigen Würfel ankreuzen oder passen{ phrase-pass-cost }.
phrase-pass-cost = { $penalty ->
    [0] { "" }
    [4] , das gibt einen Fehlwurf, den vierten: dann endet das Spiel
   *[other] , das gibt einen Fehlwurf
}
said-choose-ask = { $player }, die schwächsten Farbreihen liegen gleichauf. { $people ->
    [1] Wähle
   *[other] Wählt
}, wohin die Kreuze kommen: { $rows }.
said-lock-ask = Schließt jemand ab?
said-marked = { $player } { $people ->
    [1] kreuzt
   *[other] kreuzen
} { $box } an.
said-passed = { $player } { $people ->
    [1] passt.
   *[other] passen.
}
said-answer-replaced-mark = { $people ->
    [1] { $player } ersetzt { $old } durch { $box }.
   *[other] { $player } ersetzen { $old } durch { $box }.
}
said-answer-replaced-by-mark = { $people ->
    [1] { $player } kreuzt jetzt { $box } an, statt zu passen.
   *[other] { $player } kreuzen jetzt { $box } an, statt zu passen.
}
said-answer-replaced-by-pass = { $people ->
    [1] { $player } passt jetzt: { $old } ist nicht mehr angekreuzt.
   *[other] { $player } passen jetzt: { $old } ist nicht mehr angekreuzt.
}
said-answer-back-mark = { $player }: { $box } gilt wieder.
said-answer-back-pass = { $player }: das Passen gilt wieder.
said-free-fell = { $player }: was daraus folgte, ist auch zurückgenommen: { $boxes }.
said-power-off = { $power ->
    [circle] { $player }: der Kreis gilt nicht mehr.
    [rhombus] { $player }: die Raute gilt nicht mehr.
    [square] { $player }: das Quadrat gilt nicht mehr.
    [octagon] { $player }: das Achteck gilt nicht mehr.
   *[star] { $player }: der Stern gilt nicht mehr.
}
said-penalty-off = { $player }: { $ordinal ->
    [1] der erste Fehlwurf ist zurückgenommen.
    [2] der zweite Fehlwurf ist zurückgenommen.
    [3] der dritte Fehlwurf ist zurückgenommen.
    [4] der vierte Fehlwurf ist zurückgenommen.
   *[other] ein Fehlwurf ist zurückgenommen.
}
said-locked = { $players } { $people ->
    [1] schließt
   *[other] schließen
} { $row-name } ab. { $closed }
said-locked-unknown = { $closed }
phrase-closed = { $row ->
    [red] Rot ist abgeschlossen.
    [yellow] Gelb ist abgeschlossen.
    [green] Grün ist abgeschlossen.
    [blue] Blau ist abgeschlossen.
   *[number] Farbreihe { $row-number } ist abgeschlossen.
}
said-set-aside = { $count ->
    [1] Bitte { $dice-object } beiseitelegen.
   *[other] Bitte diese Würfel beiseitelegen: { $dice-object }.
}
said-set-aside-where = Bitte { $dice-object } beiseitelegen: { $where }.
said-set-aside-list = Bitte diese Würfel beiseitelegen: { $dice-where }.
phrase-die-where = { phrase-die-object }, { phrase-where }
said-then-enter = Danach Enter drücken.
said-set-aside-thanks = { $count ->
    [0] Danke.
    [1] Danke. { $closed-dice } liegt beiseite.
   *[other] Danke. { $closed-dice } liegen beiseite.
}
said-put-back = { $known ->
    [yes] Das war { $dice }. Bitte zurücklegen.
   *[no] Das war der falsche Würfel. Bitte zurücklegen.
}
said-reopened = { $count ->
    [1] { $Dice } ist wieder im Spiel: bitte zurücklegen.
   *[other] { $Dice } sind wieder im Spiel: bitte zurücklegen.
}
said-all-dice-back = { $count ->
    [0] Ein neues Spiel braucht alle sechs Würfel.
   *[other] Ein neues Spiel braucht alle sechs Würfel. Bitte { $dice-object } zurücklegen.
}
said-penalty = { $player } { $people ->
    [1] bekommt
   *[other] bekommen
} { $ordinal ->
    [1] einen Fehlwurf, den ersten.
    [2] einen Fehlwurf, den zweiten.
    [3] einen Fehlwurf, den dritten.
    [4] einen Fehlwurf, den vierten.
   *[other] einen Fehlwurf.
}

## Das Ende

said-over-colours = Zwei Farben sind abgeschlossen: das Spiel ist zu Ende. { $result }
said-over-rows = Zwei Farbreihen sind abgeschlossen: das Spiel ist zu Ende. { $result }
said-over-penalties = Das war ein vierter Fehlwurf: das Spiel ist zu Ende. { $result }
said-over-unknown = Das Spiel ist zu Ende. { $result }
phrase-wins = { $people ->
    [1] { $winners } gewinnt. { $scores }.
   *[other] { $winners } gewinnen. { $scores }.
}
phrase-wins-only = { $people ->
    [1] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
phrase-shared-win = { $winners } teilen sich den Sieg. { $scores }.
phrase-shared-win-only = { $winners } teilen sich den Sieg.
phrase-scores-only = { $scores }.
said-match-over = Alle drei Spiele sind gespielt. { $result }
said-next-game = Spiel { $game } von drei. { $starter } { $people ->
    [1] beginnt.
   *[other] beginnen.
} Bitte alle sechs Würfel werfen.
said-next-game-hand = Spiel { $game } von drei. { $starter } beginnen: { $hand } würfelt und schreibt. Bitte alle sechs Würfel werfen.
said-next-game-open = Spiel { $game } von drei. Bitte alle sechs Würfel werfen.
said-scores = { $scores }.
said-scores-none = Es gibt noch keine Punkte.

## Wenn der Leser nicht sicher ist. Jeder Satz ist auch das `detail` von `dicecaller read` und `watch`, wo es ihn gibt mit `-untyped`

said-roll-refused-unreadable = Ich bekomme kein lesbares Bild: bitte die Würfel eintippen oder es noch einmal versuchen.
said-roll-refused-no-dice = Ich sehe keine Würfel in der Schale.
said-roll-refused-dark = Es ist zu dunkel, um die Würfel zu lesen: bitte mehr Licht machen.
said-roll-refused-blurred = Das Bild ist unscharf: bitte nachsehen, ob die Kamera stillsteht und scharf gestellt ist.
said-roll-refused-moving = Die Würfel rollen noch: bitte warten, bis sie liegen.
said-roll-refused-covered = { $count ->
    [0] Etwas verdeckt die Würfel: bitte die Sicht frei machen.
   *[other] Etwas verdeckt { $dice-object }: bitte die Sicht frei machen.
}
said-roll-refused-cut-off = { $count ->
    [0] Ein Würfel liegt nicht ganz im Bild: bitte ihn nachwürfeln.
    [1] { $Dice } liegt nicht ganz im Bild: bitte ihn nachwürfeln.
   *[other] { $Dice } liegen nicht ganz im Bild: bitte sie nachwürfeln.
}
said-roll-refused-cocked = { $count ->
    [0] Ein Würfel liegt schräg: bitte ihn nachwürfeln.
    [1] { $Dice } liegt schräg: bitte ihn nachwürfeln.
   *[other] { $Dice } liegen schräg: bitte sie nachwürfeln.
}
said-roll-refused-removed-die = { $count ->
    [0] Ein Würfel in der Schale ist nicht mehr im Spiel: bitte ihn herausnehmen.
    [1] { $Dice } ist nicht mehr im Spiel: bitte ihn herausnehmen.
   *[other] { $Dice } sind nicht mehr im Spiel: bitte sie herausnehmen.
}
said-roll-refused-extra-die = { $count ->
    [0] Es liegt ein Würfel zu viel in der Schale: bitte ihn herausnehmen.
    [1] Es liegt ein Würfel zu viel in der Schale, { $extra-dice }: bitte ihn herausnehmen.
   *[other] Es liegen zu viele Würfel in der Schale, { $extra-dice }: bitte sie herausnehmen.
}
said-roll-refused-missing-die = { $count ->
    [0] Ein Würfel fehlt: bitte ihn in die Schale werfen.
    [1] { $Dice } fehlt: bitte ihn in die Schale werfen.
   *[other] { $Dice } fehlen: bitte sie in die Schale werfen.
}
said-roll-refused-glare = { $count ->
    [0] Das Licht blendet auf einem Würfel: bitte ihn beschatten oder die Würfel eintippen.
    [1] Das Licht blendet, ich sehe { $dice-object } nicht gut: bitte ihn beschatten oder die Würfel eintippen.
   *[other] Das Licht blendet, ich sehe { $dice-object } nicht gut: bitte sie beschatten oder die Würfel eintippen.
}
said-roll-refused-colour-unsure = { $count ->
    [0] Ich bin bei den Farben nicht sicher: bitte mehr Licht machen oder die Würfel eintippen.
    [1] Ich bin nicht sicher, welche Farbe { $dice } hat: bitte mehr Licht machen oder die Würfel eintippen.
   *[other] Ich bin nicht sicher, welche Farbe { $dice } haben: bitte mehr Licht machen oder die Würfel eintippen.
}
said-roll-refused-pips-unsure = { $count ->
    [0] Ich bin nicht sicher, ob ich jeden Würfel richtig sehe: bitte nachsehen und die Würfel eintippen.
    [1] Ich bin nicht sicher, was { $dice } zeigt: bitte nachsehen und die Würfel eintippen.
   *[other] Ich bin nicht sicher, was { $dice } zeigen: bitte nachsehen und die Würfel eintippen.
}
said-roll-refused-unknown = Ich bin bei diesem Wurf nicht sicher: bitte nachsehen und die Würfel eintippen.
# Wo niemand Würfel eintippen kann: ein Bild, das gelesen wird, eine Kamera, die nur beobachtet, ein Ansager ohne Tasten.
said-roll-refused-unreadable-untyped = Ich bekomme kein lesbares Bild: bitte ein anderes versuchen.
said-roll-refused-glare-untyped = { $count ->
    [0] Das Licht blendet auf einem Würfel: bitte ihn beschatten.
    [1] Das Licht blendet, ich sehe { $dice-object } nicht gut: bitte ihn beschatten.
   *[other] Das Licht blendet, ich sehe { $dice-object } nicht gut: bitte sie beschatten.
}
said-roll-refused-colour-unsure-untyped = { $count ->
    [0] Ich bin bei den Farben nicht sicher: bitte mehr Licht machen.
    [1] Ich bin nicht sicher, welche Farbe { $dice } hat: bitte mehr Licht machen.
   *[other] Ich bin nicht sicher, welche Farbe { $dice } haben: bitte mehr Licht machen.
}
said-roll-refused-pips-unsure-untyped = { $count ->
    [0] Ich bin nicht sicher, ob ich jeden Würfel richtig sehe: bitte selbst nachsehen.
    [1] Ich bin nicht sicher, was { $dice } zeigt: bitte selbst nachsehen.
   *[other] Ich bin nicht sicher, was { $dice } zeigen: bitte selbst nachsehen.
}
said-roll-refused-unknown-untyped = Ich bin bei diesem Wurf nicht sicher: bitte selbst nachsehen.
said-nudged = { $count ->
    [0] Ein Würfel wurde nach der Ansage bewegt. Gilt der Wurf wie angesagt, oder sind die Würfel zu ändern?
    [1] { $Dice } zeigt jetzt etwas anderes. Gilt der Wurf wie angesagt, oder sind die Würfel zu ändern?
   *[other] { $Dice } zeigen jetzt etwas anderes. Gilt der Wurf wie angesagt, oder sind die Würfel zu ändern?
}
said-too-early = { $count ->
    [0] Noch nicht: eine Antwort fehlt noch. Es gilt der angesagte Wurf.
   *[other] Noch nicht: { $people ->
        [1] es fehlt noch die Antwort von
       *[other] es fehlen noch die Antworten von
    } { $players }. Es gilt der angesagte Wurf.
}
said-lay-there = In der Schale liegen Würfel, deren Wurf ich nicht gesehen habe. Enter behält sie als Wurf; oder würfeln.
said-lay-there-touch = In der Schale liegen Würfel, deren Wurf ich nicht gesehen habe. Als Wurf behalten, oder würfeln.
said-one-die-moved = { $count ->
    [0] Noch ein Würfel wurde bewegt. Enter lässt den Wurf gelten, wie die Würfel jetzt liegen. Oder diesen hinlegen, wie er lag{ $again ->
        [yes] . Oder zurück drücken und eintippen, was der nachgewürfelte zeigt.
       *[no] , oder die Würfel eintippen.
    }
    [1] Auch { $dice } wurde bewegt. Enter lässt den Wurf gelten, wie die Würfel jetzt liegen. Oder diesen hinlegen, wie er lag{ $again ->
        [yes] . Oder zurück drücken und eintippen, was der nachgewürfelte zeigt.
       *[no] , oder die Würfel eintippen.
    }
   *[other] Auch { $dice } wurden bewegt. Enter lässt den Wurf gelten, wie die Würfel jetzt liegen. Oder diese hinlegen, wie sie lagen{ $again ->
        [yes] . Oder zurück drücken und eintippen, was der nachgewürfelte zeigt.
       *[no] , oder die Würfel eintippen.
    }
}
said-one-die-moved-touch = { $count ->
    [0] Noch ein Würfel wurde bewegt. Den Wurf gelten lassen, wie die Würfel jetzt liegen, diesen hinlegen, wie er lag{ $again ->
        [yes] , oder den nachgewürfelten antippen und was er zeigt.
       *[no] , oder die Würfel eintippen.
    }
    [1] Auch { $dice } wurde bewegt. Den Wurf gelten lassen, wie die Würfel jetzt liegen, diesen hinlegen, wie er lag{ $again ->
        [yes] , oder den nachgewürfelten antippen und was er zeigt.
       *[no] , oder die Würfel eintippen.
    }
   *[other] Auch { $dice } wurden bewegt. Den Wurf gelten lassen, wie die Würfel jetzt liegen, diese hinlegen, wie sie lagen{ $again ->
        [yes] , oder den nachgewürfelten antippen und was er zeigt.
       *[no] , oder die Würfel eintippen.
    }
}

## Zurücknehmen und berichtigen

said-voided = { $player } { $people ->
    [1] nimmt
   *[other] nehmen
} { $box } zurück.
said-voided-any = { $player } { $people ->
    [1] nimmt
   *[other] nehmen
} das letzte Kreuz zurück.
said-mark-fell = { $why ->
    [dice] { $player }: { $box } ist zurückgenommen, die Würfel geben sie nicht her.
    [over] { $player }: { $box } ist zurückgenommen, das Spiel war vorher zu Ende.
   *[sheet] { $player }: { $box } ist zurückgenommen, sie ist nicht mehr erlaubt.
}
said-coloured-stands = { $player }: { $box } mit einem farbigen Würfel bleibt angekreuzt.
said-coloured-stands-pass = { $player }: mit den farbigen Würfeln bleibt es beim Passen.
said-passes-stand = { $players } { $people ->
    [1] hat
   *[other] haben
} gepasst, und dabei bleibt es.
said-undone = { $what ->
    [game] Der Spielbeginn ist zurückgenommen.
    [roll] Der Wurf ist zurückgenommen.
    [reroll] Das Nachwürfeln ist zurückgenommen.
    [correct] Die Berichtigung ist zurückgenommen.
    [mark] Ein Kreuz ist zurückgenommen.
    [pass] Ein Passen ist zurückgenommen.
    [choose] Eine Wahl ist zurückgenommen.
    [void] Das zurückgenommene Kreuz steht wieder.
    [amend] Das Vereinbarte ist zurückgenommen.
   *[other] Der letzte Schritt ist zurückgenommen.
}
said-undone-mark = Ein Schritt zurück: { $player } { $people ->
    [1] hatte
   *[other] hatten
} { $box } angekreuzt.
said-undone-pass = Ein Schritt zurück: { $player } { $people ->
    [1] hatte
   *[other] hatten
} gepasst.
said-undone-choose = Ein Schritt zurück: { $player } { $people ->
    [1] hatte
   *[other] hatten
} { $row-name } gewählt.
said-undone-void = Ein Schritt zurück: für { $player } gilt { $box } wieder.
said-undone-correct = Die Berichtigung ist zurückgenommen: { phrase-colour } { $value }.
said-undone-reroll = Das Nachwürfeln ist zurückgenommen: { phrase-colour } { $value }.
said-undone-amend-mark = Was vereinbart war, ist zurückgenommen: { $player } { $people ->
    [1] hat
   *[other] haben
} { $box } wieder angekreuzt.
said-undone-amend-unmark = Was vereinbart war, ist zurückgenommen: { $player } { $people ->
    [1] hat
   *[other] haben
} { $box } nicht mehr angekreuzt.
said-undone-amend-penalties = Was vereinbart war, ist zurückgenommen: { $player } { $people ->
    [1] hat
   *[other] haben
} jetzt { $penalties-phrase }.
said-corrected = Berichtigt: { phrase-colour } { $value }.
said-rerolled = Nachgewürfelt: { phrase-colour } { $value }.
said-reroll-ask = { $known ->
    [yes] Bitte nur { $dice-object } nachwürfeln.
   *[no] Bitte nur diesen Würfel nachwürfeln.
}
said-amended-mark = Vereinbart: { $player } { $people ->
    [1] hat
   *[other] haben
} jetzt { $box } angekreuzt.
said-amended-unmark = Vereinbart: { $player } { $people ->
    [1] hat
   *[other] haben
} { $box } nicht mehr angekreuzt.
said-amended-penalties = Vereinbart: { $player } { $people ->
    [1] hat
   *[other] haben
} jetzt { $penalties-phrase }.
said-amended-penalties-before = Vereinbart: { $player } { $people ->
    [1] hat
   *[other] haben
} jetzt { $penalties-phrase }, vorher { $old-phrase }.

## Was nicht geht

said-fault-camera = Die Kamera gibt kein Bild. Bitte die Würfel eintippen; das Spiel geht weiter.
said-fault-camera-black = Die Kamera sieht nur Schwarz: Ist sie verdeckt, ist das Licht aus? Bitte die Würfel eintippen; das Spiel geht weiter.
said-fault-camera-frozen = Das Bild der Kamera steht still. Bitte die Kamera aus- und einstecken oder die Würfel eintippen; das Spiel geht weiter.
said-fault-camera-wrong-size = Das Bild der Kamera ist anders groß als zuvor. Bitte die Würfel eintippen; das Spiel geht weiter.
said-fault-camera-slow = Die Kamera gibt wenige Bilder: Würfe werden später gelesen als sonst.
said-fault-camera-moved = Die Kamera oder die Schale wurde bewegt. Den nächsten Wurf lese ich, wie er liegt.
said-fault-camera-swapped = Im Bild der Kamera sind Rot und Blau vertauscht, darum sage ich keinen Wurf an. Bitte die Würfel eintippen; das Spiel geht weiter.
said-fault-keypad = Die Tasten antworten nicht. Bitte neu einstecken, oder andere Tasten oder den Bildschirm benutzen; das Spiel geht weiter.
said-fault-keypad-missing = Es sind keine Tasten eingesteckt. Sobald sie da sind, sage ich es.
said-fault-keypad-busy = Ein anderes Programm hält die Tasten fest. Wenn es endet, kommen sie von selbst.
said-fault-keypad-denied = Dieser Rechner lässt mich nicht an die Tasten. Der Befehl doctor sagt, was zu tun ist.
said-fault-keypad-no-screen = Die Tasten antworten nicht. Bitte neu einstecken oder andere benutzen; das Spiel geht weiter.
said-fault-keypad-keys-lost = Gedrückte Tasten sind nicht angekommen. Bitte noch einmal drücken.
said-fault-keypad-stuck-key = Eine Taste klemmt.
said-fault-sound = Der Ton geht nicht. Was ich sage, steht auf dem Bildschirm.
said-fault-sound-no-screen = Der Ton geht nicht. Was ich sage, wird ausgegeben.
said-fault-store = Das Spiel lässt sich gerade nicht speichern: Ist der Speicher voll? Es geht weiter.
said-fault-other = Etwas geht nicht. Das Spiel geht weiter.
said-mended-camera = Die Kamera ist wieder da.
said-mended-keypad = Die Tasten sind wieder da.
said-mended-sound = Der Ton ist wieder da.
said-mended-store = Das Spiel wird wieder gespeichert, und nichts fehlt.
said-mended-other = Es geht wieder.
said-no-key = Das ist keine Taste: Von der Zeile zählt nichts. Das Fragezeichen gibt Hilfe.
said-keypad-there = Tasten sind eingesteckt: Ihr könnt sie jetzt benutzen.
said-still-there = Spielt ihr noch? Bitte eine Taste drücken oder den Bildschirm berühren.
said-still-there-no-screen = Spielt ihr noch? Bitte eine Taste drücken.
said-no-sound = Es gibt keine Soundkarte, darum wird nichts gesprochen.
said-volume = So laut spreche ich jetzt: Lautstärke { $level }.
said-volume-mute = Die Stimme ist aus.
said-speed = So schnell spreche ich jetzt: Tempo { $level }.
said-language = Ich spreche jetzt Deutsch.

## Ein Kreuz (oder ein anderer Wunsch) wird abgelehnt

said-mark-refused-game-over = Das Spiel ist zu Ende.
said-mark-refused-not-now = { $phase ->
    [roll] Erst muss gewürfelt werden.
    [choose] Erst muss eine Farbreihe gewählt werden.
    [over] Das Spiel ist zu Ende.
    [marked] In diesem Zug steht schon ein Kreuz. Nachgewürfelt wird nur vorher.
    [turn] Vereinbartes wird zwischen zwei Zügen berichtigt: dieser braucht erst seine Antworten.
   *[other] Das geht jetzt nicht.
}
said-mark-refused-not-your-turn = { $count ->
    [0] Du bist jetzt nicht gefragt.
   *[other] Jetzt { $count ->
        [1] antwortet
       *[other] antworten
    } { $waiting }.
}
said-mark-refused-wrong-row = { $count ->
    [0] Diese Farbreihe liegt nicht gleichauf.
   *[other] Diese Farbreihe liegt nicht gleichauf. Zur Wahl steht: { $rows }.
}
said-mark-refused-row-closed = { $row ->
    [red] Rot ist abgeschlossen.
    [yellow] Gelb ist abgeschlossen.
    [green] Grün ist abgeschlossen.
    [blue] Blau ist abgeschlossen.
    [none] Diese Farbreihe ist abgeschlossen.
   *[number] Farbreihe { $row-number } ist abgeschlossen.
}
said-mark-refused-already-marked = { $known ->
    [yes] { $Box } ist schon angekreuzt.
   *[no] Dieses Feld ist schon angekreuzt.
}
said-mark-refused-left-of-mark = { $known ->
    [yes] { $Box } liegt links von deiner { $last }.
   *[no] Dieses Feld liegt links von deinem letzten Kreuz.
}
said-mark-refused-wrong-sum = { $count ->
    [0] { $of ->
        [row] Die Würfel ergeben kein Feld in { phrase-row }.
       *[box] Mit diesen Würfeln gibt es dieses Feld nicht.
    }
   *[other] Die Würfel ergeben nicht { $box }: dort ergeben sie { $sums }.
}
said-mark-refused-needs-marks = { $missing ->
    [0] Das letzte Feld braucht vorher mehr Kreuze in seiner Farbreihe.
    [1] { $need-count ->
        [1] Das letzte Feld braucht vorher ein Kreuz in seiner Farbreihe.
       *[other] Das letzte Feld braucht vorher { $need } Kreuze in seiner Farbreihe. Eines fehlt.
    }
   *[other] Das letzte Feld braucht vorher { $need } Kreuze in seiner Farbreihe. { $Missing-words } fehlen.
}
said-mark-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
said-mark-refused-bad-dice = { $count ->
    [0] Das sind nicht die Würfel, die im Spiel sind.
   *[other] Das sind nicht die Würfel, die im Spiel sind: { $dice }.
}
said-mark-refused-no-game = Es hat noch kein Spiel begonnen.
said-mark-refused-bad-player = Ein Spiel braucht zwei bis fünf verschiedene Namen.
said-mark-refused-bad-sheet = So eine Variante gibt es nicht.
said-mark-refused-other = Das geht nicht.

## Blätter und Züge nach Gehör

said-sheet-row = { $player }, { $row-name }: { $marked } { $rest }
phrase-row-marked = { $count ->
    [0] nichts ist angekreuzt.
    [1] { $marks } ist angekreuzt.
   *[other] { $marks } sind angekreuzt.
}
phrase-row-closed = Die Farbreihe ist abgeschlossen.
phrase-row-locked = Das Schloss ist angekreuzt.
phrase-row-left = { $count ->
    [0] Kein Feld ist mehr frei.
    [1] Ein Feld ist noch frei: { $left }.
   *[other] { $count-words } Felder sind noch frei: { $left }.
}
phrase-row-left-count = { $count ->
    [0] Kein Feld ist mehr frei.
    [1] Ein Feld ist noch frei.
   *[other] { $count-words } Felder sind noch frei.
}
phrase-row-to-lock = { $count ->
    [0] Das letzte Feld darf angekreuzt werden.
    [1] Noch ein Kreuz bis zum letzten Feld.
   *[other] Noch { $count-lower } Kreuze bis zum letzten Feld.
}
said-row-named = { $Row-name }: { $position ->
    [1] oberste Farbreihe
    [2] zweite Farbreihe von oben
    [3] dritte Farbreihe von oben
   *[4] unterste Farbreihe
}, { $direction ->
    [rising] aufsteigend
    [falling] absteigend
   *[mixed] gemischt
}.
said-history-turn = Zug { $turn }, { $player }: { $what }.
said-no-turn = Noch ist kein Zug zu Ende.
phrase-history-white = Weiß { $first } und { $second }
phrase-history-mark = { $player } { $box }
phrase-history-penalty = ein Fehlwurf
phrase-history-none = kein Kreuz
said-help = { $where ->
    [attract] Der Tisch schläft. Enter weckt ihn: ein Spiel, das nicht zu Ende ist, wird angeboten, sonst wird ein neues vorbereitet. Auf und ab wechseln die Sprache. Wiederholen, langsamer, leiser, lauter und still haben je eine Taste, die jederzeit gilt.
    [players] Wie viele spielen mit. Eine Zahl von zwei bis fünf sagt, wie viele Blätter. Die weiße Taste schaltet Partner ein und aus. Enter geht weiter, zurück geht zurück.
    [sheet] Welche Variante. Die Zahlen eins bis neun wählen eine, auf und ab gehen alle durch. Die weiße Taste schaltet auf drei Spiele hintereinander, die gelbe Taste ändert, wer beginnt. Enter beginnt das Spiel, zurück geht zurück.
    [opening] Wer beginnt. Einen Würfel werfen oder seinen Wert tippen. Wer eine Sechs wirft, beginnt. Passen lässt das aus: der erste Platz beginnt. Zurück führt zur Vorbereitung.
    [resume] Ein Spiel ist nicht zu Ende. Enter setzt es fort, zurück bereitet ein neues vor.
    [asleep-ask] Jede Taste setzt das Spiel fort.
    [roll] Es wird gewürfelt. Die Würfel in die Schale werfen oder eintippen: zu jedem Farbtaste und Wert, oder nur die Werte in der Folge { $order }. Auf und ab lesen die Blätter Farbreihe für Farbreihe vor. Zurück berichtigt einen falsch gelesenen Würfel. Null öffnet das Menü.
    [shared] Alle antworten einmal. Eine Zahl sagt, wessen Antwort es ist: eins ist der erste Platz. Eine Farbtaste nennt eine Farbreihe: dann kreuzt ihre Zahl an, oder Enter, wenn sie nur eine bietet. Passen passt. Auf und ab gehen zum nächsten Spieler, mehr sagt die Würfel ausführlich. Die Rücknahme-Taste nimmt das letzte Kreuz zurück, zurück berichtigt einen falsch gelesenen Würfel. Null öffnet das Menü.
    [coloured] Jetzt antwortet nur der aktive Spieler. Eine Farbtaste nennt eine Farbreihe: dann kreuzt ihre Zahl an, oder Enter, wenn sie nur eine bietet. Passen passt, mehr sagt die Würfel ausführlich, die Rücknahme-Taste nimmt das letzte Kreuz zurück. Null öffnet das Menü.
    [choose] Farbreihen liegen gleichauf. Eine Farbtaste nennt eine: Rot ist die erste, Gelb die zweite, Grün die dritte, Blau die vierte. Enter wählt sie.
    [nudged] Ein Würfel wurde nach der Ansage bewegt. Enter lässt den Wurf, wie er angesagt wurde; zurück berichtigt den Würfel.
    [lay-there] In der Schale liegen Würfel, deren Wurf ich nicht gesehen habe. Enter behält sie als Wurf. Oder alle Würfel werfen, oder sie eintippen: zu jedem Farbe und Wert, dann Enter.
    [one-die-moved] Ein anderer Würfel hat sich auch bewegt. Enter behält die Würfel, wie sie jetzt liegen. Oder ihn zurücklegen, wie er lag, oder die Würfel eintippen.
    [one-again-moved] Ein anderer Würfel hat sich auch bewegt. Enter behält die Würfel, wie sie jetzt liegen. Oder ihn zurücklegen, wie er lag, oder zurück drücken und eintippen, was der nachgewürfelte zeigt.
    [over] Das Spiel ist zu Ende. Enter spielt noch einmal mit denselben Spielern, zurück bereitet ein neues Spiel vor. Auf und ab lesen die Blätter vor. Die Rücknahme-Taste nimmt den letzten Schritt zurück. Null öffnet das Menü.
    [between] Eins der drei Spiele ist zu Ende. Alle sechs Würfel werfen, dann beginnt das nächste; oder sie eintippen: zu jedem Farbtaste und Wert, oder nur die Werte in der Folge { $order }. Auf und ab lesen die Blätter des beendeten Spiels Farbreihe für Farbreihe vor, mehr sagt die Punkte. Die Rücknahme-Taste nimmt den letzten Schritt zurück. Null öffnet das Menü.
    [by-hand] Die Würfel werden eingetippt. Zu jedem Farbtaste und Wert, oder nur die Werte in der Folge { $order }. Zurück nimmt den letzten weg, mehr liest sie vor, Enter bestätigt den Wurf.
    [correct] Ein Würfel wird berichtigt. Seine Farbe drücken; bei zwei weißen Würfeln auch den angesagten Wert. Dann den richtigen Wert und Enter, oder passen: dieser Würfel wird nachgewürfelt. Zurück lässt alles, wie es war.
    [amend] Was ihr vereinbart habt. Eine Zahl wählt den Spieler, eine Farbtaste die Farbreihe, dann die Zahl des Feldes tippen: sein Kreuz kommt hinzu oder fällt weg. Passen gibt einen Fehlwurf dazu. Rückgängig nimmt das Letzte zurück. Enter oder zurück beendet es.
    [review] Ein Blatt anhören. Eine Farbtaste liest eine Farbreihe vor, eine Zahl geht zum Blatt dieses Spielers, auf und ab gehen von Feld zu Feld. Mehr sagt, wo die Farbreihe liegt und wie nah alle an ihrem letzten Feld sind. Die weiße Taste geht Zug um Zug zurück. Null fasst das Blatt zusammen. Enter oder zurück beendet es.
    [call-camera] Hier wird jeder Wurf angesagt. Bitte würfeln.
    [call] Hier wird jeder Wurf angesagt. Würfeln, oder die Würfel eintippen: zu jedem Farbtaste und Wert, dann Enter. Wiederholen sagt den Wurf noch einmal, mehr sagt ihn ganz. Null und dann eine Farbtaste: diese Farbe ist abgeschlossen, ihr Würfel geht. Auf und ab: lauter und leiser.
    [menu] Das Menü. Eine Farbtaste: diese Farbreihe und die Blätter anhören. Eins: Punkte. Zwei: der letzte Zug. Drei: Vereinbartes berichtigen. Vier: neues Spiel. Fünf: schlafen. Sechs: Sprache. Sieben: wie viel ich sage.
    [seat] Diese Tastatur gehört noch niemandem. Bitte die Nummer des Platzes drücken: eins ist der erste.
   *[other] Enter heißt ja, zurück heißt nein. Wiederholen sagt das Letzte noch einmal. Null öffnet das Menü.
}
said-correct-ask = Ein Würfel des letzten Wurfs wird berichtigt: bitte seine Farbe drücken. Zurück lässt alles, wie es war.
said-correct-ask-touch = Welcher Würfel wurde falsch gelesen? Bitte ihn antippen, dann seine Augenzahl.
said-amend-now = Ändert, was ihr vereinbart habt.
said-amend-ask = Ein Feld antippen setzt oder löscht sein Kreuz. Nur für das, was ihr alle vereinbart.
said-help-touch = Bitte die Würfel werfen, oder antippen, was jeder zeigt.
said-chosen = { $player } { $people ->
    [1] wählt
   *[other] wählen
} { $row-name }.
said-seats-chosen = { $partners ->
    [yes] { $Count } Blätter, zu jedem gehören zwei Partner.
   *[no] { $Count } Blätter, zu jedem gehört ein Spieler.
}
said-talk-level = { $level ->
    [all] Ich sage alles.
    [asked] Ich spreche nur auf Nachfrage.
   *[game] Ich sage, was das Spiel braucht.
}
said-sheet-chosen = { $Sheet }, { $match-phrase }; { $starter-phrase }.
phrase-sheet-title = { $sheet ->
    [classic] klassische Variante
    [doubles] Variante Doppelkreuze
    [encore] Variante Zugabe
    [chain-bonus] Variante Kettenbonus
    [powers] Variante Kräfte
    [colour-blocks] Variante Farbblöcke
    [shuffle] Variante Zahlenmix
    [rainbow] Variante Regenbogen
    [jumble] Variante Kunterbunt
   *[other] Variante { $sheet }
}
phrase-match = { $match ->
    [yes] drei Spiele hintereinander
   *[no] ein Spiel
}
phrase-starter = { $starter ->
    [opening] wer eine Sechs wirft, beginnt
    [draw] der erste Spieler wird ausgelost
    [first] der erste Platz beginnt
   *[name] { $player } { $people ->
        [1] beginnt
       *[other] beginnen
    }
}

## Blätter anhören

said-sheet-box = { $state ->
    [marked] { $Box } ist angekreuzt.
    [skipped] { $Box } wurde übersprungen.
    [closed] { $Box } ist abgeschlossen.
    [needs] { $count ->
        [1] { $Box } braucht vorher noch ein Kreuz in der Farbreihe.
       *[other] { $Box } braucht vorher noch { $count-words } Kreuze in der Farbreihe.
    }
   *[free] { $count ->
        [0] { $Box } ist frei, ohne ein Feld zu überspringen.
        [1] { $Box } ist frei, ein Feld wird übersprungen.
       *[other] { $Box } ist frei, { $count-words } Felder werden übersprungen.
    }
}
said-sheet-sum = { $points-phrase }, { $penalties-phrase }.
phrase-bar = { $count ->
    [0] kein Feld der Bonusleiste
    [1] ein Feld der Bonusleiste
   *[other] { $count-words } Felder der Bonusleiste
}
phrase-power = { $power ->
    [circle] den Kreis
    [rhombus] die Raute
    [square] das Quadrat
    [octagon] das Achteck
   *[star] den Stern
}
said-closing = { $Row-name }: { $near }.
phrase-near = { $missing ->
    [0] { $player } { $people ->
        [1] darf
       *[other] dürfen
    } das letzte Feld ankreuzen, { $box }
    [1] { $player } { $people ->
        [1] braucht
       *[other] brauchen
    } noch ein Kreuz bis zum letzten Feld
   *[other] { $player } { $people ->
        [1] braucht
       *[other] brauchen
    } noch { $missing-words } Kreuze bis zum letzten Feld
}
said-free-cross = { $player } { $people ->
    [1] bekommt
   *[other] bekommen
} ein Kreuz geschenkt: { $box }.
said-power = { $power ->
    [circle] Kreis für { $player }: zwei Kreuze in der schwächsten Farbreihe.
    [rhombus] Raute für { $player }: ein Kreuz in jeder Farbreihe.
    [square] Quadrat für { $player }: die schwächste Farbreihe zählt doppelt.
    [octagon] Achteck für { $player }: dreizehn Punkte.
   *[star] Stern für { $player }: Fehlwürfe kosten nichts.
}

said-pad-ask = Wem gehört diese Tastatur? Bitte die Nummer deines Platzes drücken.
said-pad-bound = Diese Tastatur antwortet jetzt für { $player }.
said-answer-all = Alle dürfen die { $Number } ankreuzen, auch { $player }.
