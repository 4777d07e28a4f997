// The tray: floor for the mat, a dark flat rim, a sloping foot, dovetail slots outside. Print as it stands, dark matt.
include <common.scad>
outside = tray_inside + 2 * tray_wall;
depth = floor_thick + mat_thick + tray_height;

module slots(places) {
  for (x = places) translate([x, -outside / 2, depth - slot_height])
    rotate(180) dovetail(slot_height + 1, clearance);
}

difference() {
  translate([-outside / 2, -outside / 2, 0]) cube([outside, outside, depth]);
  // the floor; mat_thick of it is filled by the mat
  translate([-tray_inside / 2, -tray_inside / 2, floor_thick]) cube([tray_inside, tray_inside, mat_thick + 0.01]);
  // the room above the mat, narrower at its foot
  translate([0, 0, floor_thick + mat_thick]) hull() {
    translate([-tray_inside / 2 + tray_foot, -tray_inside / 2 + tray_foot, 0])
      cube([tray_inside - 2 * tray_foot, tray_inside - 2 * tray_foot, 0.01]);
    translate([-tray_inside / 2, -tray_inside / 2, tray_foot * 1.4]) cube([tray_inside, tray_inside, tray_height]);
  }
  slots([-shelf_slot_x, shelf_slot_x]);                                             // front
  rotate(180) slots([-light_slot_x, light_slot_x, -arm_slot_x, arm_slot_x]);        // back
  rotate(90) slots([-light_slot_x, light_slot_x]);                                  // right
  rotate(-90) slots([-light_slot_x, light_slot_x]);                                 // left
}
