// Holds a Raspberry Pi camera board (25 x 24 mm, holes 21 x 12.5 mm) under the beam, lens down. Print flat.
include <common.scad>

difference() {
  union() {
    translate([0, 0, 0]) rounded([36, 40, 3]);
    for (x = [-10.5, 10.5], y = [-6.25, 6.25]) translate([x, y, 0]) cylinder(d = 5, h = 6);
  }
  for (x = [-10.5, 10.5], y = [-6.25, 6.25]) translate([x, y, -1]) cylinder(d = 1.8, h = 10);
  for (x = [-5, 5]) translate([x, 0, -1]) cylinder(d = screw, h = 10);
  for (x = [-5, 5]) translate([x, 0, 1.5]) cylinder(d = 6.2, h = 10);
  translate([-9, 14, -1]) cube([18, 3, 10]);  // the ribbon goes up here
}
