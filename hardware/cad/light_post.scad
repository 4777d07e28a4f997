// Carries a light bar: a dovetail in the tray's wall, an arm that leans out, a sloping head. Print six, on their side.
include <common.scad>
outside = tray_inside + 2 * tray_wall;
out = light_offset - outside / 2;
rim = tray_height;               // above the mat
wide = 14;

module side(points) { translate([-wide / 2, 0, 0]) rotate([90, 0, 90]) linear_extrude(wide) polygon(points); }

// where a point of the head lies: along the bar's width, and behind the bar's back
turn = light_tilt + 90;
function at(along, behind) = [out + along * cos(turn) + (bar_depth / 2 + behind) * sin(turn),
  light_height + along * sin(turn) - (bar_depth / 2 + behind) * cos(turn)];

// z = 0 is the mat's surface; y = 0 is the wall's outer face, y grows outwards
difference() {
  union() {
    translate([0, 0, rim - slot_height]) dovetail(slot_height);
    side([[0, rim - slot_height], [6, rim - slot_height], [6, rim], at(-bar_width / 2, 5), at(0, 5), at(0, 0),
      at(-bar_width / 2, 0), [0, rim + 6]]);
    side([at(-bar_width / 2, 0), at(-bar_width / 2, 5), at(bar_width / 2, 5), at(bar_width / 2, 0)]);
  }
  translate([0, out, light_height]) rotate([turn, 0, 0]) for (along = [-4, 4])
    translate([0, along, -bar_depth / 2 - 30]) cylinder(d = screw_tap, h = 31);
}
