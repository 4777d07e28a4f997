"""Is this a roll? Judges all evidence of one picture together: number, colours, pips, posture, light.

It gives reasons, never sentences. Asking is cheap, a wrong roll is not: whatever is not sure is refused.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from statistics import median

import numpy as np

from vision.colours import assign, contradicts, hardly_has, name_removed
from vision.evidence import STRAY_SCORE, Evidence, seen_by
from vision.faces import COLOURS
from vision.finding import Pyramid
from vision.light import are_lit, is_blurred, is_dark, is_glaring
from vision.pip_spots import gaps_of, noise_of, plain_count, straightened
from vision.reading import QWIXX_SET, REASONS, DiceSet, DieReading
from vision.sides import any_on_side

SURE_DIE = 0.5
# with the number known, a likely die may be taken in
KNOWN_TAKE = 0.2
# … and what shows no value at all left out, if it is no likelier a die than sweets are: the pips of strange dice may be
# spoilt as well, but they are likelier dice
BLANK_SHARE, BLANK_DIE = 0.72, 0.72
SPOILT = 0.5
# a likely die of their size, or of any size, that is left out though it lies apart from those taken
LEFT_OUT, LEFT_OUT_ELSE = 0.38, 0.85
# … one as large as the sure ones: dice of one set differ by less, in any perspective
AS_LARGE = 1.5
# … and no die of a known set so much smaller or larger, nor believed so little
SMALLEST_OF_SET, LARGEST_OF_SET = 0.72, 1.5
LEAST_CONFIDENCE = 0.6
# … or, where its pips are not just those of its value, this little
LEAST_CONFIDENCE_ELSE = 0.72
GREY = 0.1
# how sure the finder must be of what the crop net plainly denies
DENIED, STRAY_SCORE_DENIED = 0.1, 0.7
# … of dice of unknown number seen from low down (length of the down vectors, in sides), where upper faces are missed,
# and sides are taken for more dice
LOW = 0.15
LOW_DENIED, LOW_STRAY_SCORE_DENIED, LOW_STRAY_SCORE = 0.4, 0.8, 0.35
# … and what is hardly believed in is mostly a side or a shadow: it counts against the roll by so much, but for what the
# net takes for a face with more than this chance
LOW_REST, LOW_REST_CHANCE = 0.4, 0.85
# … of which most is hidden, though it may well be a face
COVERED, COVERED_CHANCE, COVERED_SCORE = 0.6, 0.2, 0.3
# … which from low down is as large as this (the share of the others' side): smaller things are printed, or shadows
LOW_COVERED_SIZE = 0.6
SURE_COLOUR = 0.9
SURE_VALUE = 0.85
# the share of the net's own chances that the value must hold
SURE_NET = 0.93
# less sure than this, all pips must at least look much alike
PLAIN_VALUE = 0.97
FAINT_PIP, VERY_FAINT_PIP = 0.6, 0.5
# as much of the face explained by another value's layout is a contradiction
DISPUTES, PLAINLY_DISPUTES = 0.8, 0.85
# the share of the net's own chances from which even that is not asked about
BEYOND_DOUBT = 0.985
# … and so is another number of pips, lying where no value has them
MISCOUNTED_SHARE = 0.995
# a 3 or 5 whose outer pips mirror a lamp looks like a 1: where the middle one stands out from the face's noise by less
# than this, the rings that are left of the others are lost in it. So much (grey levels) stands out from any noise
LEAST_OVER_NOISE, OVER_ANY_NOISE = 2.6, 45.0
# what neither the lattice (which sees one of its pips hardly or not at all) nor the count (of the highest peak, this
# little) bears out is asked about, the net being no surer than this
NO_PIP, UNCOUNTED_GAP, UNSUPPORTED_SHARE = 0.3, 0.3, 0.99
# a 6 whose pips run into two bars, or whose middle ones are faint, is a 6 all the same
COUNTED_OF_SIX = (2, 4)
# below this even the best guess at a value is not worth showing
UNTOLD = 0.35
# how far (in sides) beyond the frame a face must reach, or how near come to it, to be called cut off
BEYOND_EDGE = 0.12
AT_EDGE = -0.15
HALF_SEEN = 0.2
MOVING = 0.8
HIDDEN = 0.65
# what nothing that lies across a die makes of a higher value: two opposite corners of a 5 would have to be hidden, and
# not the middle
UNCOVERED = (3, 5, 6)
ALL_PIPS_FIT, ALL_PIPS_WEAKEST = 0.95, 0.85
# a face hidden so likely, whose pips fill the layout no better than this, may show but some of them
MAY_HIDE, PART_FIT = 0.3, 0.85
# from low down leaning can hardly be told: at 0.25 a fourth of those that lean and 7 of 100 flat ones, at 0.6 a sixth
# and 2 of 100. But it is often the only doubt about what is no upper face: so only of what is else this sure
COCKED, LOW_COCKED, LOW_ELSE_SURE = 0.25, 0.6, 0.97
MAY_LEAN, SURELY_LEANS = 0.08, 0.95
MAY_MOVE, SURELY_MOVES = 0.3, 0.98
# the least chance that the whole roll is right
SURE_ROLL = {"qwixx": 0.82, "any": 0.84, "one": 0.84}
STRICTLY_SURE = 0.95
PLAIN = 0.9
# nearer to a die (in sides) than this is a part of it; a die that touches another lies one side off
BESIDE = 0.85
# no die of a set is so much smaller or larger than its others
SMALLEST_SHARE, LARGEST_SHARE = 0.5, 2.2
# reasons that a look at more of the picture may take back
NUMBER_REASONS = ("moving", "covered", "cut-off", "removed-die", "extra-die", "missing-die", "colour-unsure")


@dataclass(frozen=True)
class Verdict:
    """`settled`: a finer look would not change it. A roll that is called is not, where a die of a known set hardly has
    the colour that it is called by: it may be a stranger in the place of one that was not seen.

    `complete`: all dice of the set are there beyond doubt and nothing else is; in doubt is but how they are to be read.
    `low`: an unknown number is seen from low down, where a side may stand for an upper face.
    """

    reason: str | None
    about: tuple[str, ...]
    dice: tuple[DieReading, ...]
    settled: bool = False
    complete: bool = False
    low: bool = False


def judge(evidence: list[Evidence], pyramid: Pyramid, dice_set: DiceSet, strict: bool = False) -> Verdict:
    """The verdict on a picture, from its evidence (likeliest first).

    `strict`: take nothing in and leave nothing out for the sake of the number, and be surer: a first, coarse look.
    """
    expected = dice_set.expected()
    known = expected is not None
    taken, rest = _choose(evidence, None if strict else expected, known)
    if not taken:
        return Verdict("dark" if is_dark(pyramid) else "no-dice", (), ())
    low = not known and _is_low(taken)
    names, sure = assign([item.face.colours for item in taken], expected)
    if expected is not None:
        for i, item in enumerate(taken):
            if contradicts(item.face.colours, names[i], dice_set.without):
                names[i], sure[i] = COLOURS[int(np.argmax(item.face.colours))], 0.5
        if len(taken) > len(expected):
            name_removed([item.face.colours for item in taken], names, dice_set.without)
    # at the table, where one die is thrown, the camera does not hang so low
    lenient = low and dice_set.kind == "any"
    dice = tuple(_reading(item, names[i], sure[i], pyramid, known, lenient) for i, item in enumerate(taken))
    reasons = _number(dice, dice_set, expected)
    for doubt, doubted in _doubted(dice, dice_set).items():
        # a die whose colour is too many and unsure is one die
        reasons[doubt] = list((Counter(reasons.get(doubt, ())) | Counter(doubted)).elements())
    _edges(taken, _untaken(evidence, taken), dice, pyramid, reasons)
    if not reasons and len(taken) > 1 and any_on_side(seen_by(taken, pyramid)):
        reasons["pips-unsure"] = []
    if not reasons and (strict or not known) and _has_strays(evidence, taken, GREY if strict else 1.0, low):
        reasons["pips-unsure"] = []
    if not reasons and known:
        reasons = _out_of_line(taken, dice)
    if not reasons and known and _is_one_left_out(evidence, taken):
        reasons["extra-die"] = []
    enough = STRICTLY_SURE if strict else SURE_ROLL[dice_set.kind]
    if not reasons and roll_chance(taken, rest, dice, known, low) < enough:
        weak = [] if known else _weak(taken, rest, enough, low)
        dice = tuple(replace(die, doubt="pips-unsure") if i in weak else die for i, die in enumerate(dice))
        reasons["pips-unsure"] = [dice[i].colour for i in weak]
    if not reasons:
        # last, for it takes time: only what would be called is counted
        dice = tuple(_counted(item, die, pyramid) for item, die in zip(taken, dice, strict=True))
        miscounted = [die.colour for die in dice if die.doubt == "pips-unsure"]
        reasons = {"pips-unsure": miscounted} if miscounted else {}
    if not reasons:
        strange = known and any(
            hardly_has(item.face.colours, die.colour) for item, die in zip(taken, dice, strict=True)
        )
        return Verdict(None, (), dice, settled=not strange, low=low)
    settled = expected is not None and _is_settled(taken, dice, reasons, len(expected))
    complete = expected is not None and _is_complete(evidence, taken, reasons, len(expected))
    if not set(reasons) & {"moving", "covered", "cocked", "removed-die", "extra-die"}:
        faces = [item.face for item in taken]
        if is_dark(pyramid) and not are_lit(pyramid, faces):
            reasons.setdefault("dark", [])
        elif is_blurred(pyramid, faces):
            reasons.setdefault("blurred", [])
    first = next(reason for reason in REASONS if reason in reasons)
    return Verdict(first, tuple(reasons[first]), dice, settled, complete, low)


def _doubted(dice: tuple[DieReading, ...], dice_set: DiceSet) -> dict[str, list[str]]:
    """The colours of the dice in doubt, by reason; what colour it has is no doubt where any will do."""
    out: dict[str, list[str]] = {}
    for die in dice:
        if die.doubt is not None and not (dice_set.kind != "qwixx" and die.doubt == "colour-unsure"):
            out.setdefault(die.doubt, []).append(die.colour)
    return out


def _counted(item: Evidence, die: DieReading, pyramid: Pyramid) -> DieReading:
    """The die, in doubt if its face plainly bears another number of pips, wherever they lie, and the net leaves that
    any chance; if it may bear more, which are lost in noise; or if the net, not beyond doubt, is alone in its opinion.
    """
    contrast = item.opinion.contrast
    if item.value == 1 and contrast < OVER_ANY_NOISE:
        noise = noise_of(straightened(pyramid, item.face.corners))
        if contrast < LEAST_OVER_NOISE * noise:
            return replace(die, doubt="pips-unsure")
    if _share(item) >= MISCOUNTED_SHARE:
        return die
    opinion = item.opinion
    gaps = gaps_of(straightened(pyramid, item.face.corners))
    fits = opinion.value == item.value and opinion.weakest >= NO_PIP
    if not fits and gaps[item.value] < UNCOUNTED_GAP and _share(item) < UNSUPPORTED_SHARE:
        return replace(die, doubt="pips-unsure")
    count = plain_count(gaps, item.value)
    if count is None or (item.value == 6 and count in COUNTED_OF_SIX):
        return die
    # several fewer are seen where some lie near the edge; the lattice looks there
    borne_out = opinion.value == item.value and opinion.fit > PLAINLY_DISPUTES
    return die if count < item.value - 1 and borne_out else replace(die, doubt="pips-unsure")


def _out_of_line(taken: list[Evidence], dice: tuple[DieReading, ...]) -> dict[str, list[str]]:
    """What keeps dice of the right number and colours from being called: one of another size, or one half believed.

    That the number and the colours are right proves that they are dice, but not that all of each is seen: a pencil
    across a die leaves a smaller value, and a printed letter may look like a one where a die was missed.
    """
    usual = median([die.size_px for die in dice])
    other = [die.colour for die in dice if not SMALLEST_OF_SET < die.size_px / usual < LARGEST_OF_SET]
    if other:
        return {"extra-die": other}
    half_believed = [
        die.colour
        for item, die in zip(taken, dice, strict=True)
        if die.confidence < (LEAST_CONFIDENCE if _fills_layout(item) else LEAST_CONFIDENCE_ELSE)
    ]
    return {"pips-unsure": half_believed} if half_believed else {}


def wants_closest_look(evidence: list[Evidence]) -> bool:
    """Is it open whether one of the likely dice leans or moves, or what it shows?"""
    return any(
        MAY_LEAN < item.cocked < SURELY_LEANS or MAY_MOVE < item.face.moving < SURELY_MOVES or _is_disputed(item)
        for item in evidence
        if item.die > SURE_DIE
    )


def _is_settled(taken: list[Evidence], dice: tuple[DieReading, ...], reasons: dict[str, list[str]], count: int) -> bool:
    """Is a refusal beyond doubt: surely one die too many, or a die surely leaning or set aside?"""
    if sum(item.die > PLAIN and item.value_sure > PLAIN for item in taken) > count:
        return True
    if len(taken) < count:
        return False
    removed = reasons.get("removed-die", ())
    if any(die.colour in removed and item.die > PLAIN for item, die in zip(taken, dice, strict=True)):
        return True
    return any(item.die > PLAIN and item.cocked > PLAIN for item in taken)


def _is_complete(evidence: list[Evidence], taken: list[Evidence], reasons: dict[str, list[str]], count: int) -> bool:
    """Are all dice of the set there beyond doubt, values too, and nothing else?"""
    return (
        len(taken) == count
        and not set(reasons) & set(NUMBER_REASONS)
        and min(item.die for item in taken) > PLAIN
        and min(item.value_sure for item in taken) > PLAIN_VALUE
        and not _has_strays(evidence, taken, GREY)
    )


def _choose(
    evidence: list[Evidence], expected: tuple[str, ...] | None, one_set: bool
) -> tuple[list[Evidence], list[Evidence]]:
    """The dice, and what might be dice as well. A known number settles doubtful ones, never sure ones.

    `one_set`: all are of one size.
    """
    sure = [item for item in evidence if item.die > SURE_DIE]
    if sure:
        usual = median([item.face.side_px for item in sure])
        # from low down the farthest may look so small
        low = not one_set and _is_low(sure)
        evidence = [
            item
            for item in evidence
            if SMALLEST_SHARE < item.face.side_px / usual < LARGEST_SHARE or (low and item.die > PLAIN)
        ]
        sure = [item for item in evidence if item.die > SURE_DIE]
    rest = [item for item in evidence if GREY < item.die <= SURE_DIE]
    if expected is not None:
        count = len(expected)
        readable = [item for item in sure if not _is_blank(item)]
        if len(sure) > count == len(readable):
            sure = readable
        likely = [item for item in rest if item.die > KNOWN_TAKE]
        if 0 < count - len(sure) == len(likely) and all(_is_as_large(item, sure) for item in likely):
            taken = {id(item) for item in (*sure, *likely)}
            return [*sure, *likely], [item for item in rest if id(item) not in taken]
        rest = [item for item in rest if not _is_blank(item)]
    return sure, rest


def _is_blank(item: Evidence) -> bool:
    """Is this of a die's shape, but without pips that could be read, as a sweet is? A die shows one value rather than
    all others.
    """
    face = item.face
    plain = max(face.moving, face.hidden) < SPOILT
    return plain and item.die < BLANK_DIE and item.value_sure < SURE_VALUE and _share(item) < BLANK_SHARE


def _is_as_large(item: Evidence, sure: list[Evidence]) -> bool:
    """Is this about the size of the sure dice? Where there are none, nothing is known against it."""
    if not sure:
        return True
    ratio = item.face.side_px / median([other.face.side_px for other in sure])
    return 1 / AS_LARGE < ratio < AS_LARGE


def _is_low(taken: list[Evidence]) -> bool:
    """Are these seen from low down?"""
    return median([math.hypot(*item.face.down.tolist()) / item.face.side_px for item in taken]) > LOW


def _has_strays(evidence: list[Evidence], taken: list[Evidence], most: float, low: bool = False) -> bool:
    """Is there something of a die's size, away from all dice, that the finder alone takes for a face?

    Where the number is unknown, or not looked at closely yet, that may be a die of a kind that the crop net does not
    know. `most`: the belief in a die from which the crop net is of that opinion too; from 1 on it is the number that is
    unknown. `low`: seen from low down, where more is missed, and more taken for a face.
    """
    usual = median([item.face.side_px for item in taken])
    for item in _untaken(evidence, taken):
        face = item.face
        if low and item.die > GREY:
            needed = LOW_STRAY_SCORE
        elif low:
            needed = STRAY_SCORE if face.chance > LOW_DENIED else LOW_STRAY_SCORE_DENIED
        else:
            needed = STRAY_SCORE if face.chance > DENIED else STRAY_SCORE_DENIED
        covered = most >= 1 and face.chance > COVERED_CHANCE and face.hidden > COVERED and face.score >= COVERED_SCORE
        covered = covered and not (low and face.side_px / usual < LOW_COVERED_SIZE)
        unexplained = (item.die <= GREY or low) and face.score >= needed
        if not (covered or unexplained or item.die > most) or not 0.4 < face.side_px / usual < 1.8:
            continue
        if _sides_apart(item, taken) > BESIDE:
            return True
    return False


def _is_one_left_out(evidence: list[Evidence], taken: list[Evidence]) -> bool:
    """Is there a likely die of the others' size apart from all that were taken, or a sure one of any size? Then one of
    those may be a stranger, or there are two sets.
    """
    for item in _untaken(evidence, taken):
        likely = item.die > LEFT_OUT_ELSE or (item.die > LEFT_OUT and _is_as_large(item, taken))
        if likely and not _is_blank(item) and _sides_apart(item, taken) > BESIDE:
            return True
    return False


def _untaken(evidence: list[Evidence], taken: list[Evidence]) -> list[Evidence]:
    return [item for item in evidence if all(item is not other for other in taken)]


def _sides_apart(item: Evidence, taken: list[Evidence]) -> float:
    """How far from the nearest of these, in its sides."""
    x, y = item.face.centre
    return float(
        min(math.hypot(x - other.face.centre[0], y - other.face.centre[1]) / other.face.side_px for other in taken)
    )


def _reading(
    item: Evidence, colour: str, colour_sure: float, pyramid: Pyramid, known: bool, lenient: bool
) -> DieReading:
    # with an unknown number a covered die tells of others that may be covered altogether
    face = item.face
    x, y = face.centre
    corners = face.corners.tolist()
    across, down = corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]
    doubt = None
    if face.moving > MOVING:
        doubt = "moving"
    elif (face.hidden > HIDDEN and not (known and _shows_all_pips(item))) or _may_be_part_of_more(item):
        doubt = "covered"
    elif item.cocked > (LOW_COCKED if lenient and min(item.die, item.value_sure) > LOW_ELSE_SURE else COCKED):
        doubt = "cocked"
    elif item.value_sure < SURE_VALUE or _is_open(item) or _is_faint(item) or _is_disputed(item):
        doubt = "glare" if is_glaring(pyramid, face) else "pips-unsure"
    elif colour_sure < SURE_COLOUR:
        doubt = "colour-unsure"
    return DieReading(
        colour=colour,
        value=item.value if item.value_sure > UNTOLD else None,
        x=x,
        y=y,
        size_px=face.side_px,
        angle_deg=math.degrees(math.atan2(down, across)) % 90,
        confidence=item.die * item.value_sure * colour_sure,
        doubt=doubt,
        corners=tuple(map(tuple, corners)),
        second_value=item.second,
    )


def _is_disputed(item: Evidence) -> bool:
    """Does the pip lattice plainly show another value than the net, which is not beyond doubt itself?"""
    if item.opinion.value == item.value:
        return False
    fit = item.opinion.fit
    return (fit > DISPUTES and item.value_sure < PLAIN_VALUE) or (
        fit > PLAINLY_DISPUTES and _share(item) < BEYOND_DOUBT
    )


def _is_open(item: Evidence) -> bool:
    """Does the net leave another value much of a chance? That the lattice agrees settles less than it seems then."""
    return _share(item) < SURE_NET


def _share(item: Evidence) -> float:
    """What of the net's own chances of any value that of the one told holds (0..1)."""
    values = item.face.values
    return float(values[item.value]) / max(1 - float(values[0]), 1e-6)


def _shows_all_pips(item: Evidence) -> bool:
    """Is all there of a value that covering a part of no other leaves? A 1, 2 or 4 may be what is seen of more."""
    return (
        item.value in UNCOVERED
        and item.value_sure > PLAIN_VALUE
        and _fills_layout(item)
        and item.opinion.weakest > ALL_PIPS_WEAKEST
    )


def _fills_layout(item: Evidence) -> bool:
    """Are the pips seen just those of its value?"""
    return item.opinion.value == item.value and item.opinion.fit > ALL_PIPS_FIT


def _may_be_part_of_more(item: Evidence) -> bool:
    """May a part of the face be hidden, and the pips seen be some of a higher value, whose layout they hardly fill?"""
    unclear = item.opinion.fit < PART_FIT or item.opinion.value != item.value
    return item.face.hidden > MAY_HIDE and item.value not in UNCOVERED and unclear


def _is_faint(item: Evidence) -> bool:
    """Is one of the pips that both opinions count much fainter than the others, and the value not beyond doubt?"""
    if item.opinion.value != item.value:
        return False
    weakest = item.opinion.weakest
    # an odd pip on an otherwise clear face
    odd = weakest < VERY_FAINT_PIP and item.opinion.fit > DISPUTES and _share(item) < PLAIN_VALUE
    return odd or (weakest < FAINT_PIP and item.value_sure < PLAIN_VALUE)


def _number(dice: tuple[DieReading, ...], dice_set: DiceSet, expected: tuple[str, ...] | None) -> dict[str, list[str]]:
    """Reasons that follow from which dice are there."""
    if dice_set.kind == "one":
        return {"extra-die": [d.colour for d in dice[1:]]} if len(dice) > 1 else {}
    if expected is None:
        return {}
    reasons: dict[str, list[str]] = {}
    missing = list(expected)
    extra = []
    for die in sorted(dice, key=lambda d: -d.confidence):
        if die.colour in missing:
            missing.remove(die.colour)
        else:
            extra.append(die.colour)
    removed = [colour for colour in extra if colour in dice_set.without]
    if removed:
        reasons["removed-die"] = removed
    if len(dice) > len(expected) and len(extra) > len(removed):
        reasons["extra-die"] = [colour for colour in extra if colour not in dice_set.without]
    if len(dice) < len(expected):
        reasons["missing-die"] = missing
        # Dice that surely are of no colour of the set are too many, though others are missing.
        strange = [die.colour for die in dice if die.colour not in QWIXX_SET and die.doubt is None]
        if strange:
            reasons["extra-die"] = strange
    elif len(dice) == len(expected) and extra and not removed:
        reasons["colour-unsure"] = extra
    return reasons


def _edges(
    taken: list[Evidence],
    rest: list[Evidence],
    dice: tuple[DieReading, ...],
    pyramid: Pyramid,
    reasons: dict[str, list[str]],
) -> None:
    """A die that runs out of the picture cannot be trusted; a half-seen one explains a missing die."""
    height, width = pyramid.level(0).shape[:2]

    def out_by(item: Evidence) -> float:
        xs, ys = item.face.corners.T.tolist()
        return float(max(-min(xs), -min(ys), max(xs) - width, max(ys) - height) / item.face.side_px)

    cut = [die.colour for item, die in zip(taken, dice, strict=True) if out_by(item) > BEYOND_EDGE]
    if cut:
        reasons["cut-off"] = cut
        return
    half_seen = sum(item.face.chance > HALF_SEEN and out_by(item) > AT_EDGE for item in rest)
    # one half-seen face explains one missing die, not three
    if 0 < len(reasons.get("missing-die", ())) <= half_seen:
        reasons["cut-off"] = list(reasons["missing-die"])


def _weak(taken: list[Evidence], rest: list[Evidence], enough: float, low: bool) -> list[int]:
    """Which dice of an unknown number keep it from being called; none where what may be one more die does so alone.

    Of a known set none is named: all its dice together are doubted, and no other picture's dice may make that good.
    """
    others = roll_chance([], rest, (), known=False, low=low)
    if others < enough:
        return []
    return [i for i, item in enumerate(taken) if item.die * item.value_sure * others < enough]


def roll_chance(
    taken: list[Evidence], rest: list[Evidence], dice: tuple[DieReading, ...], known: bool, low: bool
) -> float:
    """Estimated chance that the roll as a whole is right.

    Where the set is known, that the right number of the right colours was found proves that they are dice; elsewhere
    the most doubtful die counts (doubts of one picture come and go together: their product would refuse any large
    throw), and everything that might be one more.
    """
    chance = 1.0
    for item, die in zip(taken, dice, strict=True):
        if known:
            chance *= die.confidence / max(item.die, 1e-6) * min(1.0, 0.5 + item.die)
        else:
            chance = min(chance, item.die * item.value_sure)
    for item in rest:
        little = low and item.face.chance < LOW_REST_CHANCE
        chance *= 1 - item.die * (0.3 if known else LOW_REST if little else 1.0)
    return chance
