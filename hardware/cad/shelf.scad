// The set-aside shelf for the dice of closed rows: four wells with engraved letters in front of the tray, far enough
// away to be out of the picture. Print as it lies.
include <common.scad>
width = 4 * well_pitch + 10;
tray_depth = floor_thick + mat_thick + tray_height;

module shelf() {
  difference() {
    union() {
      translate([-width / 2, -shelf_gap - shelf_depth, 0]) cube([width, shelf_depth, shelf_height]);
      for (x = [-shelf_slot_x, shelf_slot_x]) translate([x - 8, -shelf_gap - 1, 0]) cube([16, shelf_gap + 1, shelf_height]);
      for (x = [-shelf_slot_x, shelf_slot_x]) translate([x, 0, 0]) {
        translate([-8, -6, 0]) cube([16, 6, tray_depth]);
        translate([0, 0, tray_depth - slot_height]) rotate(180) dovetail(slot_height);
      }
    }
    for (place = [0:3]) translate([(place - 1.5) * well_pitch, -shelf_gap, shelf_height]) {
      translate([-well / 2, -well - 3, -well_depth]) cube([well, well, well_depth + 1]);
      translate([0, -shelf_depth + 8, 0]) letter("RYGB"[place], 10, 1.2);
    }
  }
}
shelf();
