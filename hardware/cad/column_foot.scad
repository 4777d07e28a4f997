// The foot of the camera arm: stands on the table behind the tray, held by two dovetails. Print as it stands.
include <common.scad>
outside = tray_inside + 2 * tray_wall;
tray_depth = floor_thick + mat_thick + tray_height;
deep = 2 * (column_y - outside / 2);
wide = 70;
high = 60;

difference() {
  union() {
    translate([-wide / 2, 0, 0]) cube([wide, deep, tray_depth]);
    hull() {
      translate([-wide / 2, 0, tray_depth - 1]) cube([wide, deep, 1]);
      translate([-17, 0, high - 1]) cube([34, deep, 1]);
    }
    for (x = [-arm_slot_x, arm_slot_x]) translate([x, 0, tray_depth - slot_height]) dovetail(slot_height);
  }
  translate([-column / 2 - clearance, deep / 2 - column / 2 - clearance, 5])
    cube([column + 2 * clearance, column + 2 * clearance, high]);
  // two screws hold the column
  for (z = [20, 45]) translate([-50, deep / 2, z]) rotate([0, 90, 0]) cylinder(d = screw, h = 100);
  // the camera's ribbon comes out at the back
  translate([-9, deep - 10, 5]) cube([18, 20, 8]);
}
