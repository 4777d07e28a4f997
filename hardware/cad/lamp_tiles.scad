// Five windows for the lamps, pressed into the lid. Print in white or clear, thin, as they lie.
include <common.scad>

for (place = [0:4]) translate([(place - 2) * 20, 0, 0]) {
  cylinder(d = lamp_hole + 3, h = 1);
  cylinder(d = lamp_hole - 2 * clearance, h = 4);
}
