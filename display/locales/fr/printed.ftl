# Printed score sheets.
printed-name = Nom
printed-crosses = croix
printed-points = points
printed-penalties = Manqués
printed-total = total
printed-bar = barre bonus
printed-lock = Une dernière case demande { $count } croix avant elle.
printed-document = Feuille dicecaller : { $sheet }
