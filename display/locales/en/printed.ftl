# Printed score sheets.
printed-name = Name
printed-crosses = crosses
printed-points = points
printed-penalties = Penalties
printed-total = total
printed-bar = bonus bar
printed-lock = { $count ->
    [one] A last box needs 1 cross before it.
   *[other] A last box needs { $count } crosses before it.
}
printed-document = dicecaller score sheet: { $sheet }
