// The box's tray: posts for the lid, a bed for the Pico, holes for the USB plug and the buzzer. Print as it stands.
include <common.scad>

difference() {
  union() {
    difference() {
      rounded([box_width, box_length, box_height]);
      translate([0, 0, box_wall]) rounded([box_width - 2 * box_wall, box_length - 2 * box_wall, box_height], 2);
    }
    for (x = [-1, 1], y = [-1, 1]) translate([x * (box_width / 2 - 8), y * (box_length / 2 - 8), 0]) cylinder(d = 9, h = box_height - 3.2);
    // the Pico lies on four pegs (holes 11.4 x 47 mm), its USB socket in the back wall
    for (x = [-5.7, 5.7], y = [0, 47]) translate([x - 25, box_length / 2 - box_wall - 2 - y - 2, 0]) {
      cylinder(d = 5, h = box_wall + 4);
      cylinder(d = 1.9, h = box_wall + 6.5);
    }
  }
  for (x = [-1, 1], y = [-1, 1]) translate([x * (box_width / 2 - 8), y * (box_length / 2 - 8), box_wall]) cylinder(d = screw_tap, h = box_height);
  translate([-25 - 6, box_length / 2 - box_wall - 1, box_wall + 3]) cube([12, box_wall + 2, 8]);
  // the buzzer's sound: holes in the back wall
  for (x = [20:5:40], z = [10:5:20]) translate([x, box_length / 2 + 1, z]) rotate([90, 0, 0]) cylinder(d = 2, h = box_wall + 2);
}
