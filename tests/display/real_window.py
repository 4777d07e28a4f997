"""A five-player game in a real window, played by whoever clicks: run by test_real_window under Xvfb.

Prints where to click next ("click X Y"), waits for that click, gives it to the rules, and prints "over" at the end.
"""

from __future__ import annotations

import random
import sys

from core.events import Mark, Pass
from core.refusal import Refusal
from core.table import Table
from display.hit import find, hit
from display.intents import Intent
from display.layout import lay_out
from display.look import Look
from display.model import ScreenModel
from display.showing import begun, roll, scene_of
from display.window import Touch, Window

LOOK = Look(size=(800, 480))


class Paced:
    """A clock that moves on by a second from click to click: none is a bounce of the one before."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def main() -> int:
    clock = Paced()
    window = Window(LOOK, clock=clock)
    table, rng = begun(5), random.Random(3)
    touches = 0
    while not table.view().over:
        view = table.view()
        if view.phase == "roll":
            table = _after(table, roll(rng, table))
            continue
        model = lay_out(scene_of(table), LOOK)
        window.show(model)
        player = rng.choice(view.waiting)
        marks = [Intent(player=player, row=row, number=number) for row, number in view.legal[player]]
        wanted = rng.choice(marks) if marks and rng.random() < 0.25 else Intent(button="pass", player=player)
        got, count = _clicked(window, model, wanted)
        touches += count
        clock.now += 1.0
        assert got.player is not None
        table = _after(table, Pass(got.player) if got.button else Mark(got.player, got.row or "", got.number or 0))
    window.show(lay_out(scene_of(table, "over"), LOOK))
    print(f"over {window.driver} {touches} {max(table.view().penalties.values())}", flush=True)
    return 0


def _clicked(window: Window, model: ScreenModel, wanted: Intent) -> tuple[Intent, int]:
    """What the next click hits, and how many touches it made."""
    x, y = find(model, wanted) or (0, 0)
    print(f"click {x} {y}", flush=True)
    found: list[Touch] = []
    for _wait in range(400):
        found += [event for event in window.poll(wait_s=0.01) if isinstance(event, Touch)]
        if found:
            found += [event for event in window.poll() if isinstance(event, Touch)]
            break
    intent = hit(model, found[0].x, found[0].y)
    assert intent == wanted, (intent, wanted)
    return intent, len(found)


def _after(table: Table, event: object) -> Table:
    after = table.apply(event)  # type: ignore[arg-type]
    assert not isinstance(after, Refusal), after
    return after


if __name__ == "__main__":
    sys.exit(main())
