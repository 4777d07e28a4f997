// Everything in its place, for the pictures; nothing here is printed. z = 0 is the table. The STL files must be built.
// step: 1 tray, 2 + arm, 3 + light (without the arm), 4 + shelf, 5 the box alone, 6 what lies under the lens, 99 all
step = 99;
include <common.scad>
outside = tray_inside + 2 * tray_wall;
mat_z = floor_thick + mat_thick;
dark = [0.22, 0.22, 0.25];

module part(name) { import(str("../../out/hardware/", name, ".stl")); }
module a_die(colour, x, y, turn, z = mat_z) color(colour) translate([x, y, z + die / 2]) rotate(turn) minkowski() { cube(die - 3, center = true); sphere(1.5, $fn = 16); }

grey = [0.5, 0.5, 0.55];

module tray_and_mat() {
  color(dark) part("tray");
  color([0.16, 0.3, 0.22]) translate([-tray_inside / 2, -tray_inside / 2, floor_thick])
    cube([tray_inside, tray_inside, mat_thick]);
}

module arm() {
  color(grey) {
    translate([0, outside / 2, 0]) part("column_foot");
    translate([0, column_y, 5]) part("column");
    translate([0, column_y, 5 + column_length]) part("column");
    translate([0, column_y, 5 + 2 * column_length]) part("beam");
  }
  color([0.1, 0.45, 0.2]) translate([0, 0, 5 + 2 * column_length]) rotate([180, 0, 0]) part("camera_plate");
}

module lights() {
  for (turn = [0, 90, -90]) rotate(turn) {
    color(grey) for (x = [-light_slot_x, light_slot_x]) translate([x, outside / 2, mat_z]) part("light_post");
    color([0.95, 0.95, 0.9]) translate([0, light_offset, mat_z + light_height]) rotate([light_tilt + 90, 0, 0])
      translate([0, 0, -bar_depth / 2]) part("light_bar");
  }
}

module shelf_and_dice() {
  color(grey) translate([0, -outside / 2, 0]) part("shelf");
  a_die("white", -30, 20, 20);
  a_die("white", 25, -35, 50);
  a_die([0.85, 0.1, 0.1], 10, 30, 70);
  a_die([0.95, 0.8, 0.1], -40, -30, 10);
  a_die([0.1, 0.6, 0.25], 45, 15, 35);
  a_die([0.15, 0.3, 0.85], 1.5 * well_pitch, -outside / 2 - shelf_gap - 14, 0, shelf_height - well_depth);
}

module box() {
  translate([220, -20, 0]) {
    color(dark) part("box_bottom");
    color([0.8, 0.8, 0.78]) translate([0, 0, box_height]) part("box_top");
    color([0.95, 0.95, 0.95]) translate([0, box_length / 2 - 22, box_height - 1]) scale([key_pitch / 20, 1, 1])
      part("lamp_tiles");
    color([0.55, 0.6, 0.7]) translate([0, -16, box_height + 5]) scale([key_pitch / 20, key_pitch / 20, 1])
      part("key_caps");
    // the engraved letters, filled with paint
    for (row = [0:4], column = [0:3]) color("black")
      translate([(column - 1.5) * key_pitch, 23 - row * key_pitch, box_height + 13])
        linear_extrude(0.05) text(labels[row][column], label_size(labels[row][column]),
          font = "Liberation Sans:style=Bold", halign = "center", valign = "center");
    color("black") for (place = [0:4]) translate([(place - 2) * key_pitch, box_length / 2 - 34, box_height + 3])
      linear_extrude(0.05) text(lamp_letters[place], 7, font = "Liberation Sans:style=Bold", halign = "center",
        valign = "center");
  }
}

if (step != 5) tray_and_mat();
if (step == 2 || step == 99) arm();
if (step == 3 || step == 4 || step == 6 || step == 99) lights();
if (step == 4 || step == 6 || step == 99) shelf_and_dice();
if (step == 5 || step == 99) box();
