// A channel for LED strip behind an opal diffuser; three make the light ring round the tray. Print as it lies, white.
include <common.scad>
wall = 2.4;

difference() {
  translate([-bar_length / 2, -bar_width / 2, 0]) cube([bar_length, bar_width, bar_depth]);
  translate([-bar_length / 2 - 1, -strip_width / 2 - 4, wall]) cube([bar_length + 2, strip_width + 8, bar_depth]);
  // the diffuser slides in from the end
  translate([-bar_length / 2 + wall, -bar_width / 2 + 1.4, bar_depth - diffuser_thick - 1.2])
    cube([bar_length, bar_width - 2.8, diffuser_thick + 2 * clearance]);
  // screws into the posts
  for (x = [-light_slot_x, light_slot_x], y = [-4, 4]) translate([x, y, -1]) cylinder(d = screw, h = 10);
}
