// Twenty key caps for MX stems, 4 x 5 as they sit on the box, letters engraved. Raised marks for the fingers: a dot on the
// 5, one to four dots on R Y G B (the row's number), a bar on the five keys of the voice. Print as they lie here (top down); fill the letters with paint.
include <common.scad>
cap = 18;
cap_high = 8;

module dots(count) {
  for (place = [0:1:count - 1]) translate([(place - (count - 1) / 2) * 3, -6.6, cap_high - 0.2]) cylinder(d = 1.6, h = 0.9);
}

voice = ["SAY", "SLOW", "QUIET", "LOUD", "STOP"];
module bar() { translate([-4.5, 5.4, cap_high - 0.2]) cube([9, 1.2, 0.9]); }

module key_cap(label, count) {
  difference() {
    union() {
      difference() {
        hull() {
          translate([-cap / 2, -cap / 2, 0]) cube([cap, cap, 1]);
          translate([-cap / 2 + 1.5, -cap / 2 + 1.5, cap_high - 1]) cube([cap - 3, cap - 3, 1]);
        }
        translate([-cap / 2 + 1.5, -cap / 2 + 1.5, -1]) cube([cap - 3, cap - 3, cap_high - 1]);
      }
      cylinder(d = 5.6, h = cap_high - 1);
      dots(count);
      if (len([for (key = voice) if (key == label) key]) > 0) bar();
    }
    // the MX cross
    for (size = [[4.15, 1.35], [1.25, 4.15]]) translate([-size[0] / 2, -size[1] / 2, -1]) cube([size[0], size[1], 5]);
    translate([0, 1, cap_high]) letter(label, label_size(label), 0.7);
  }
}

for (row = [0:4], column = [0:3])
  translate([column * 20 - 30, 40 - row * 20, 0])
    key_cap(labels[row][column], labels[row][column] == "5" ? 1 : column == 3 ? row : 0);
