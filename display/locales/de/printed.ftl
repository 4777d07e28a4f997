# Printed score sheets.
printed-name = Name
printed-crosses = Kreuze
printed-points = Punkte
printed-penalties = Fehlwürfe
printed-total = Summe
printed-bar = Bonusleiste
printed-lock = { $count ->
    [one] Ein letztes Feld braucht 1 Kreuz davor.
   *[other] Ein letztes Feld braucht { $count } Kreuze davor.
}
printed-document = dicecaller-Blatt: { $sheet }
