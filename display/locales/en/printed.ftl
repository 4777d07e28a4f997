# Printed score sheets.
printed-name = Name
printed-crosses = crosses
printed-points = points
printed-penalties = Penalties
printed-total = total
printed-bar = bonus bar
printed-lock = A last box needs { $count } crosses before it.
printed-document = dicecaller score sheet: { $sheet }
