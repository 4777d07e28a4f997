"""Readings as the public JSON of `read` and `watch`: rounded as far as the numbers mean something. No sentences."""

from __future__ import annotations

from collections.abc import Iterable

from vision.reading import DieReading


def die_json(die: DieReading) -> dict[str, object]:
    """One die: colour, value, x, y, size, angle, confidence, doubt."""
    return {
        "colour": die.colour,
        "value": die.value,
        "x": round(die.x, 1),
        "y": round(die.y, 1),
        "size": round(die.size_px, 1),
        # 89.96 would round to 90.0, which is 0 again for a square.
        "angle": round(die.angle_deg, 1) % 90,
        "confidence": round(die.confidence, 4),
        "doubt": die.doubt,
    }


def dice_json(dice: Iterable[DieReading]) -> list[dict[str, object]]:
    """Dice in the order of the reading."""
    return [die_json(die) for die in dice]
