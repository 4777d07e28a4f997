// The beam from the column's top to the middle of the tray, a channel for the ribbon on its top. Print on its side.
include <common.scad>
high = 20;
reach = column_y;
cap = column + 8;
tongue = column - 2 * column_wall - 2 * clearance;

difference() {
  union() {
    translate([-cap / 2, -cap / 2, 0]) cube([cap, cap, high]);
    translate([-column / 2, -reach - 16, 0]) cube([column, reach + 16, high]);
  }
  // the column's spigot
  translate([-tongue / 2 - 2 * clearance, -tongue / 2 - 2 * clearance, -1])
    cube([tongue + 4 * clearance, tongue + 4 * clearance, high + 2]);
  translate([-50, 0, spigot / 2]) rotate([0, 90, 0]) cylinder(d = screw, h = 100);
  // the ribbon's channel, open above
  translate([-9, -reach - 17, 4]) cube([18, reach + 17, high]);
  // the camera plate: two slots, so that the lens can be centred by 4 mm either way
  for (x = [-5, 5]) hull() for (y = [-4, 4]) translate([x, -reach + y, -1]) cylinder(d = screw, h = 10);
}
