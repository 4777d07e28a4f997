// One half of the column, hollow for the camera's ribbon. Print two, standing.
include <common.scad>
inner = column - 2 * column_wall;
tongue = inner - 2 * clearance;

difference() {
  union() {
    translate([-column / 2, -column / 2, 0]) cube([column, column, column_length]);
    translate([-tongue / 2, -tongue / 2, column_length - 2]) cube([tongue, tongue, spigot + 2]);
  }
  translate([-inner / 2, -inner / 2, -1]) cube([inner, inner, column_length - 3]);
  translate([-tongue / 2 + 2, -tongue / 2 + 2, -1]) cube([tongue - 4, tongue - 4, column_length + spigot + 2]);
  // a slit for the ribbon, so that it need not be threaded
  translate([-1, column / 2 - column_wall - 1, -1]) cube([2, column_wall + 2, column_length + 2]);
  for (z = [10, 15 + 25, column_length + spigot / 2]) translate([-50, 0, z]) rotate([0, 90, 0]) cylinder(d = screw_tap, h = 100);
}
