"""How dice lie: where in the tray, and whether they still lie as they lay. Works on readings, not on pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from vision.reading import DieReading, Reading

#: The nine places of the tray as the players at its front edge see it; the same words as display.messages.PLACES.
PLACES = ("back-left", "back", "back-right", "left", "middle", "right", "front-left", "front", "front-right")
#: The edge of the picture the players sit at; the camera's own "down" where nothing else was learned.
FRONTS = ("bottom", "top", "left", "right")
#: A die may seem to move by so much of its side between two looks at it while it lies still.
LIE_TOLERANCE = 0.3
#: A jolt of the table moves all dice alike, by no more than so many sides.
JOLT_SIDES = 1.5
#: A camera or tray that was moved by more leaves the pattern of so many dice, up to so many sides and this scale.
RIGID_DICE, RIGID_SIDES, RIGID_SCALE = 4, 0.45, (0.8, 1.25)
#: A single die counts as thrown again when it lies so many sides from where it lay.
ONE_DIE_SIDES = 3.0
#: Width of the box that a die turned any way lies in.
BOX_SIDES = 1.2

Area = tuple[float, float, float, float]


def place_of(x: float, y: float, area: Area, front: str = "bottom") -> str:
    """The one of PLACES that (x, y) lies in, within `area` (left, top, width, height in pixels: tray or picture).

    `front` names the edge of the picture that is nearest to the players. Points outside count as the nearest place.
    """
    left, top, width, height = area
    across, down = (x - left) / width, (y - top) / height
    if front == "top":
        across, down = 1 - across, 1 - down
    elif front == "left":
        across, down = down, 1 - across
    elif front == "right":
        across, down = 1 - down, across
    elif front != "bottom":
        raise ValueError(f"front must be one of {', '.join(FRONTS)}")
    column, row = (min(2, max(0, int(part * 3))) for part in (across, down))
    return PLACES[row * 3 + column]


def places(reading: Reading, area: Area | None = None, front: str = "bottom") -> dict[str, str]:
    """The place of each colour seen; where a colour lies twice of the one in doubt."""
    return {colour: found[0] for colour, found in _places_by_colour(reading, area, front).items()}


def places_of_dice(
    reading: Reading, colours: Iterable[str], area: Area | None = None, front: str = "bottom"
) -> tuple[str | None, ...]:
    """The place of each of these dice, of several in one colour each its own; None of what is not seen."""
    found = _places_by_colour(reading, area, front)
    return tuple(found[colour].pop(0) if found.get(colour) else None for colour in colours)


def _places_by_colour(reading: Reading, area: Area | None, front: str) -> dict[str, list[str]]:
    """The places of all dice seen, of one colour those in doubt first.

    Of a die that runs out of the picture no place is told if it is not itself among the dice seen: that of the other
    white one would send people to the wrong die.
    """
    whole = (0.0, 0.0, float(reading.width), float(reading.height))
    dice = sorted(reading.dice, key=lambda die: die.doubt is None)
    if reading.reason == "cut-off":
        dice = [die for die in dice if die.colour not in reading.about or _runs_out(die, reading)]
    found: dict[str, list[str]] = {}
    for die in dice:
        found.setdefault(die.colour, []).append(place_of(die.x, die.y, area or whole, front))
    return found


def _runs_out(die: DieReading, reading: Reading) -> bool:
    return any(not (0 <= x <= reading.width and 0 <= y <= reading.height) for x, y in die.corners)


def lies_as(before: DieReading, after: DieReading, tolerance_px: float | None = None) -> bool:
    """Whether `after` may be `before` untouched: colour and value (where both are known) and place are the same.

    A colour in doubt is not known, nor what glare lies over.
    """
    tolerance = LIE_TOLERANCE * before.size_px if tolerance_px is None else tolerance_px
    return (
        (before.colour == after.colour or after.doubt == "colour-unsure")
        and (before.value == after.value or before.value is None or after.value is None or after.doubt == "glare")
        and abs(before.x - after.x) <= tolerance
        and abs(before.y - after.y) <= tolerance
    )


def kept(before: Reading, after: Reading, tolerance_px: float | None = None) -> tuple[DieReading, ...]:
    """The dice of `before` that still lie in `after` as they lay."""
    return _compared(before, after, tolerance_px)[0]


def _compared(
    before: Reading, after: Reading, tolerance_px: float | None
) -> tuple[tuple[DieReading, ...], tuple[DieReading, ...]]:
    """The dice of `before` that are kept, and those of `after` that are none of them."""
    left = list(after.dice)
    same = []
    for die in before.dice:
        twins = [other for other in left if lies_as(die, other, tolerance_px)]
        if twins:
            # One whose colour is in doubt may be any: it is not taken from the die whose colour it was read with.
            left.remove(next((other for other in twins if other.colour == die.colour), twins[0]))
            same.append(die)
    return tuple(same), tuple(left)


def same_lie(
    before: Reading, after: Reading, except_colour: str | None = None, tolerance_px: float | None = None
) -> bool:
    """Whether every die lies as it lay and none came or went, one die of `except_colour` apart.

    For "only the cocked die is rolled again": the other five must not have been touched. `except_colour` "white" spares
    one of the two white dice. `tolerance_px` defaults to LIE_TOLERANCE of each die's side.
    """
    same, come = _compared(before, after, tolerance_px)
    gone = Counter(die.colour for die in before.dice)
    gone.subtract(Counter(die.colour for die in same))
    spared = Counter({except_colour: 1}) if except_colour else Counter[str]()
    if any(count > spared[colour] for colour, count in gone.items()):
        return False
    return +gone == Counter(die.colour for die in come)


def moved_together(before: Reading, after: Reading) -> bool:
    """Whether all dice show what they showed and were moved alike: a jolt of tray or camera, no throw.

    By a little where they are few; in any way that leaves the pattern as it was where they are at least RIGID_DICE.
    """
    return _jolted(before, after) or _same_pattern(before, after)


def _same_pattern(before: Reading, after: Reading) -> bool:
    """Whether the dice of `after` are those of `before` seen from elsewhere: turned, shifted, a little larger."""
    ordered = sorted(before.dice, key=_face)
    if len(ordered) < RIGID_DICE or [_face(die) for die in ordered] != sorted(map(_face, after.dice)):
        return False
    was = np.array([complex(die.x, die.y) for die in ordered])
    for twins in _orders(sorted(after.dice, key=_face)):
        now = np.array([complex(die.x, die.y) for die in twins])
        here, there = was - was.mean(), now - now.mean()
        # A turn with a scale is a complex factor; this is the best one.
        factor = complex((there * here.conj()).sum() / max(float((abs(here) ** 2).sum()), 1e-9))
        apart = abs(there - factor * here) / np.array([die.size_px for die in ordered])
        if RIGID_SCALE[0] <= abs(factor) <= RIGID_SCALE[1] and float(apart.max()) <= RIGID_SIDES:
            return True
    return False


def _face(die: DieReading) -> tuple[str, int]:
    return die.colour, die.value or 0


def _orders(dice: list[DieReading]) -> Iterator[list[DieReading]]:
    """The dice, and once more with two alike (both white dice show the same) the other way round."""
    yield dice
    for index in range(len(dice) - 1):
        if _face(dice[index]) == _face(dice[index + 1]):
            yield [*dice[:index], dice[index + 1], dice[index], *dice[index + 2 :]]


def _jolted(before: Reading, after: Reading) -> bool:
    if len(before.dice) != len(after.dice) or not before.dice:
        return False
    side = sum(die.size_px for die in before.dice) / len(before.dice)
    left = list(after.dice)
    shifts = []
    for die in before.dice:
        twins = [other for other in left if other.colour == die.colour and other.value == die.value]
        if not twins:
            return False
        twin = min(twins, key=lambda other, die=die: abs(other.x - die.x) + abs(other.y - die.y))  # type: ignore[misc]
        left.remove(twin)
        shifts.append((twin.x - die.x, twin.y - die.y))
    mean_x, mean_y = (sum(axis) / len(shifts) for axis in zip(*shifts, strict=True))
    if max(abs(mean_x), abs(mean_y)) > JOLT_SIDES * side:
        return False
    return all(abs(dx - mean_x) <= side * 0.5 and abs(dy - mean_y) <= side * 0.5 for dx, dy in shifts)


def thrown_anew(before: Reading, after: Reading) -> bool:
    """Whether the dice were thrown again rather than bumped: more than half of them are known to lie elsewhere.

    A single die (the opening roll) is thrown anew when it lies more than ONE_DIE_SIDES away, and whatever comes to lie
    where nothing lay.
    """
    if not before.dice:
        return bool(after.dice)
    if moved_together(before, after):
        return False
    if len(before.dice) == 1 and len(after.dice) == 1:
        old, new = before.dice[0], after.dice[0]
        return max(abs(old.x - new.x), abs(old.y - new.y)) > ONE_DIE_SIDES * old.size_px
    same = len(kept(before, after))
    return 2 * same < len(before.dice) and 2 * (len(after.dice) - same) > len(before.dice)


def any_elsewhere(before: Reading, after: Reading) -> bool:
    """Whether a die that was read surely lies where none lay, whatever it shows."""
    return any(
        all(
            max(abs(old.x - die.x), abs(old.y - die.y)) > LIE_TOLERANCE * max(old.size_px, die.size_px)
            for old in before.dice
        )
        for die in after.dice
        if die.doubt is None
    )


def doubts_only_kept(before: Reading, after: Reading) -> bool:
    """Whether a refused reading doubts only dice that lie as they lay, and misses none: what moved was read surely."""
    if len(after.dice) != len(before.dice):
        return False
    doubted = [die for die in after.dice if die.doubt is not None]
    return bool(doubted) and all(any(lies_as(old, die) for old in before.dice) for die in doubted)


def seen_at(reading: Reading, width: int, height: int) -> Reading:
    """The reading as it would be of the same view in pictures of this size; in another shape, its middle cut out."""
    scale = max(width / reading.width, height / reading.height)

    def place(x: float, y: float) -> tuple[float, float]:
        return (x - reading.width / 2) * scale + width / 2, (y - reading.height / 2) * scale + height / 2

    dice = []
    for die in reading.dice:
        x, y = place(die.x, die.y)
        corners = tuple(place(*corner) for corner in die.corners)
        dice.append(replace(die, x=x, y=y, size_px=die.size_px * scale, corners=corners))
    return replace(reading, dice=tuple(dice), width=width, height=height)


def boxes(reading: Reading) -> list[Area]:
    """Where the dice lie: left, top, width, height, in parts of the picture."""
    width, height = reading.width, reading.height
    return [
        (
            (die.x - BOX_SIDES / 2 * die.size_px) / width,
            (die.y - BOX_SIDES / 2 * die.size_px) / height,
            BOX_SIDES * die.size_px / width,
            BOX_SIDES * die.size_px / height,
        )
        for die in reading.dice
    ]


@dataclass(frozen=True, slots=True)
class SetAside:
    """Watching until dice are gone: `wanted` colours must leave, all others of `staying` must stay."""

    wanted: frozenset[str]
    staying: frozenset[str]
    area: Area | None = None
    front: str = "bottom"

    def look(self, reading: Reading) -> SetAsideState:
        """What a look at the tray says about it."""
        there = {die.colour for die in reading.dice}
        where = places(reading, self.area, self.front)
        still = {colour: where[colour] for colour in sorted(self.wanted & there)}
        # A die that is hidden is not gone: nobody is told to put anything back on such a look.
        sure = reading.reason not in ("covered", "moving", "blurred", "dark", "cut-off", "no-dice", "unreadable")
        return SetAsideState(
            still_there=still,
            wrongly_gone=tuple(sorted(self.staying - there)) if sure and still else (),
            done=not still and (sure or reading.reason == "no-dice"),
        )


@dataclass(frozen=True, slots=True)
class SetAsideState:
    """`still_there`: wanted colour -> place; `wrongly_gone`: taken by mistake; `done`: nothing left to take."""

    done: bool
    still_there: dict[str, str] = field(default_factory=dict)
    wrongly_gone: tuple[str, ...] = ()


def colours_of(dice: Iterable[DieReading]) -> tuple[str, ...]:
    """The colours of `dice` in the order given."""
    return tuple(die.colour for die in dice)
