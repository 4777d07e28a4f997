// All lengths that more than one part shares, in millimetres. The only place: the parts include this file, and
// hardware/drawings/camera_height.py reads its plain `name = number;` lines.

die = 16;               // edge of an ordinary die
tray_inside = 160;      // square floor
tray_wall = 8;          // thickness; its flat top is the rim that the reader sees
tray_height = 30;       // rim above the floor
tray_foot = 6;          // slope where wall meets floor, so that no die rests against the wall
floor_thick = 3;
mat_thick = 2;
bed = 180;              // every part must fit a print bed of this side

slot_depth = 4;         // dovetail slots in the outer wall faces hold everything that is fixed to the tray
slot_neck = 8;
slot_wide = 12;
slot_height = 24;
light_slot_x = 60;      // slots at + and - this on the left, right and back wall
arm_slot_x = 20;        // back wall
shelf_slot_x = 40;      // front wall

lens_height = 290;      // lens above the mat: what the column, the beam and the plate add up to
column = 24;            // outer side of the hollow column
column_wall = 3;
column_length = 150;    // one piece; two pieces make the column
spigot = 20;
column_y = 134;         // column's middle behind the tray's middle: clear of the light bar

light_height = 100;     // middle of the light bars above the mat
light_offset = 108;     // middle of the light bars from the tray's middle
light_tilt = 40;        // degrees that the bars look down from level
bar_length = 170;
bar_width = 24;
bar_depth = 14;
strip_width = 11;       // LED strip
diffuser_thick = 2;

shelf_gap = 18;         // between tray and shelf: puts the shelf out of the picture
well = 22;
well_pitch = 30;
well_depth = 6;
shelf_depth = 42;
shelf_height = 12;

key_pitch = 19.05;
switch_hole = 14;
plate_thick = 1.5;      // under the keys: what an MX switch clips into
box_width = 110;
box_length = 150;
box_height = 30;
box_wall = 3;
lamp_hole = 14;

clearance = 0.2;        // a side, between parts that slide into each other
screw = 3.2;            // M3, through
screw_tap = 2.6;        // M3, cut into plastic
