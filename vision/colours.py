"""Which die has which colour: with a known set by the best assignment over all dice, else each by itself."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from vision.faces import COLOURS
from vision.finding import Array
from vision.reading import QWIXX_SET

FLOOR = 1e-4
# a die that plainly has another colour than the set leaves for it
ALIEN = 0.02
PLAIN = 0.9
# … or some colour that no set has, whichever: this likely all of them together, the set's own this little. But warm and
# cold light make yellow and red look orange, blue purple
STRANGE, ALIEN_AMONG_STRANGE = 0.7, 0.05
STRANGERS = [i for i, colour in enumerate(COLOURS) if colour not in (*QWIXX_SET, "orange", "purple")]
# … or may be such a die, in the place of one that was not seen, though the set's colour is this likely
HARDLY = 0.2


def assign(chances: list[Array], expected: tuple[str, ...] | None) -> tuple[list[str], list[float]]:
    """Colour names and how sure each is, for the chances (len(COLOURS)) of each die.

    With as many dice as expected the best permutation is taken, and a die's certainty is the share that the
    permutations naming it so hold of all of them. Otherwise each die is named by itself.
    """
    if expected is not None and len(expected) == len(chances):
        return _permute(chances, expected)
    names = [COLOURS[int(np.argmax(c))] for c in chances]
    return names, [float(c[COLOURS.index(name)]) for c, name in zip(chances, names, strict=True)]


def _permute(chances: list[Array], expected: tuple[str, ...]) -> tuple[list[str], list[float]]:
    table = np.log(np.maximum(np.stack(chances), FLOOR))
    choices = _orders(expected)
    total = table[np.arange(len(chances))[None], choices].sum(1)
    weight = np.exp(total - total.max())
    weight /= weight.sum()
    best = choices[int(np.argmax(total))]
    sure: list[float] = (weight @ (choices == best)).tolist()
    return [COLOURS[b] for b in best.tolist()], sure


@lru_cache(maxsize=64)
def _orders(expected: tuple[str, ...]) -> NDArray[np.int64]:
    """All different orders of the expected colours, as indices into COLOURS."""
    return np.array(sorted(set(permutations(COLOURS.index(name) for name in expected))), np.int64)


def contradicts(chances: Array, name: str, allowed: frozenset[str] = frozenset()) -> bool:
    """Does this die, taken by itself, plainly have another colour than `name`? Colours in `allowed` contradict sooner.

    The best permutation always names every die; it must not turn the die of a removed colour into the one not found.
    """
    top = int(np.argmax(chances))
    if COLOURS[top] == name:
        return False
    own = float(chances[COLOURS.index(name)])
    if COLOURS[top] in allowed:
        return float(chances[top]) > 3 * own
    return (own < ALIEN and float(chances[top]) > PLAIN) or _is_strange(chances, name, ALIEN_AMONG_STRANGE)


def hardly_has(chances: Array, name: str) -> bool:
    """Does this die, taken by itself, look much more like one of some colour that no set has than like a `name` one?"""
    return _is_strange(chances, name, HARDLY)


def _is_strange(chances: Array, name: str, least: float) -> bool:
    return float(chances[STRANGERS].sum()) > STRANGE and float(chances[COLOURS.index(name)]) < least


def name_removed(chances: list[Array], names: list[str], removed: frozenset[str]) -> None:
    """Names dice of colours that no set has after the removed one that each may be, if that is not named already.

    In a household's tray a red die that looks orange is the red one, which somebody forgot to take out.
    """
    for i, name in enumerate(names):
        open_colours = sorted(removed.difference(names))
        if name in QWIXX_SET or not open_colours:
            continue
        likeliest = max(open_colours, key=lambda colour: float(chances[i][COLOURS.index(colour)]))
        if float(chances[i][COLOURS.index(likeliest)]) >= ALIEN:
            names[i] = likeliest
