"""How long a screen takes: `python -m display.bench` prints layout, drawing and idling in milliseconds and percent."""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

import pygame

from display.draw import draw, forget
from display.hit import find
from display.intents import Intent
from display.layout import lay_out
from display.look import Look
from display.model import ScreenModel
from display.showing import begun, play, scene_of
from display.window import BOUNCE_S, Window


def median_ms(work: Callable[[], object], times: int) -> float:
    """The median time of one call, in milliseconds."""
    taken = []
    for _time in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1000


def idle_percent(window: Window, model: ScreenModel, seconds: float) -> float:
    """Share of one core that polling 50 times a second takes while nothing changes."""
    start_cpu, start = time.process_time(), time.perf_counter()
    while time.perf_counter() - start < seconds:
        window.poll()
        window.show(model)
        time.sleep(1 / 50)
    return (time.process_time() - start_cpu) / (time.perf_counter() - start) * 100


def tap_ms(window: Window, model: ScreenModel, after: ScreenModel, intent: Intent, times: int) -> tuple[float, float]:
    """From a touch in SDL's queue to the lit control in the window, and to the screen after it: the slowest of `times`.

    Laying out and drawing are in it, the rules are not (a tenth of a millisecond), nor is the store's fsync.
    """
    w, h = model.size
    x, y = find(model, intent) or (0, 0)
    lit, changed = 0.0, 0.0
    for _time in range(times):
        window.show(model)
        time.sleep(BOUNCE_S)
        start = time.perf_counter()
        pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, x=x / w, y=y / h, finger_id=1, touch_id=1))
        window.poll()
        lit = max(lit, time.perf_counter() - start)
        window.show(after)
        changed = max(changed, time.perf_counter() - start)
    return lit * 1000, changed * 1000


def main(arguments: list[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Times of layout, drawing and idling.")
    parser.add_argument("--players", type=int, default=5, help="seats (5)")
    parser.add_argument("--times", type=int, default=60, help="repetitions (60)")
    parser.add_argument("--window", action="store_true", help="a real window instead of none")
    options = parser.parse_args(arguments)
    if not options.window:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    for size in ((1024, 600), (1280, 720), (1920, 1080)):
        print(measured(Look(size=size), options.players, options.times, headless=not options.window))
    return 0


def measured(look: Look, players: int, times: int, *, headless: bool) -> str:
    """One size's figures as a line."""
    table = play(begun(players), 5, 9, stop_in="shared")
    scene = scene_of(table, caption="White two and five: seven.")
    window = Window(look, headless=headless)
    model, other = lay_out(scene, look), lay_out(scene_of(table), look)
    intent = next(e.intent for e in model.elements if e.kind == "key" and e.intent)
    forget()
    figures = {
        "first drawing": median_ms(partial(draw, window.picture, model), 1),
        "full redraw": median_ms(partial(draw, window.picture, model), times),
        "shown": median_ms(lambda: window.show((model, other)[window.redraws % 2]), times),
        "layout": median_ms(partial(lay_out, scene, look), times),
        "find": median_ms(partial(find, model, intent), times),
    }
    lit, changed = tap_ms(window, model, other, intent, 10)
    idle, driver = idle_percent(window, model, 2.0), window.driver
    window.close()
    listed = ", ".join(f"{name} {value:.2f} ms" for name, value in figures.items())
    listed += f", slowest of 10 touches: lit {lit:.1f} ms, screen after it {changed:.1f} ms"
    return f"{look.size[0]}x{look.size[1]}, {players} players, {driver}: {listed}, idle {idle:.1f} % of a core"


if __name__ == "__main__":
    sys.exit(main())
