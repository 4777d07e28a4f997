// The box's lid: five lamps above four by five keys. Print face down (turn it over).
include <common.scad>
first_x = -1.5 * key_pitch;
first_y = 2 * key_pitch - 16;
lamps_y = box_length / 2 - 22;

difference() {
  union() {
    rounded([box_width, box_length, 3]);
    translate([0, 0, -3]) rounded([box_width - 2 * box_wall - 2 * clearance, box_length - 2 * box_wall - 2 * clearance, 3.01], 2);
  }
  // under the keys the lid is as thin as an MX switch wants it
  translate([first_x + 1.5 * key_pitch - 2 * key_pitch - 1, first_y - 4.5 * key_pitch - 1, -4])
    cube([4 * key_pitch + 2, 5 * key_pitch + 2, 4 + 3 - plate_thick]);
  for (column = [0:3], row = [0:4]) translate([first_x + column * key_pitch, first_y - row * key_pitch, 0])
    cube([switch_hole, switch_hole, 20], center = true);
  for (place = [0:4]) translate([(place - 2) * key_pitch, lamps_y, 3]) {
    translate([0, 0, -10]) cylinder(d = lamp_hole, h = 20);
    translate([0, -12, 0]) letter(lamp_letters[place], 7, 1);
  }
  for (x = [-1, 1], y = [-1, 1]) translate([x * (box_width / 2 - 8), y * (box_length / 2 - 8), -5]) cylinder(d = screw, h = 20);
}
