// Shapes that several parts share. No part by itself.
include <dimensions.scad>
$fn = 48;

// What is engraved on the keys, as they sit on the box, and beside the lamps.
labels = [
  ["?", "SAY", "PASS", "W"],
  ["SLOW", "QUIET", "LOUD", "R"],
  ["4", "5", "6", "Y"],
  ["1", "2", "3", "G"],
  ["BACK", "STOP", "ENTER", "B"],
];
lamp_letters = "RYGB!";
function label_size(label) = len(label) > 4 ? 2.9 : len(label) > 1 ? 3.7 : 9;

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
