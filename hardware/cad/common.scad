// Shapes that several parts share. No part by itself.
include <dimensions.scad>
$fn = 48;

// The dovetail that slides into a tray wall from above: grows from y = 0 to y = -slot_depth, along z.
module dovetail(height, gap = 0) {
  linear_extrude(height) polygon([[-slot_neck / 2 - gap, 0.01], [slot_neck / 2 + gap, 0.01],
    [slot_wide / 2 + gap, -slot_depth - gap], [-slot_wide / 2 - gap, -slot_depth - gap]]);
}

module rounded(size, radius = 4) {
  linear_extrude(size[2]) offset(radius) offset(-radius) square([size[0], size[1]], center = true);
}

// Engraved letters: cut this out of a part, its top at z = 0.
module letter(sign, size, depth = 0.8) {
  translate([0, 0, -depth]) linear_extrude(depth + 0.1)
    text(sign, size, font = "Liberation Sans:style=Bold", halign = "center", valign = "center");
}
