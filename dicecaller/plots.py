"""Pictures of figures, for `stats --plots` and `bench reader --plot`. Only here is matplotlib known, an extra."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dicecaller.errors import JobError
from dicecaller.summary import Tallies
from display.catalogue import figure as written
from display.catalogue import text
from display.phrases import colour_name

_INK = {"white": "#c9c4b8", "red": "#c0392b", "yellow": "#d4a017", "green": "#2e8b57", "blue": "#2c5fa8"}


def draw_stats(tallies: Tallies, folder: Path, language: str) -> None:
    """Writes faces.png and scores.png into `folder`, their words in this language.

    Raises JobError without matplotlib, OSError.
    """
    figure, axes = _figure()
    dice = {die: colour_name(die, language) for die in tallies.faces}
    for place, (die, faces) in enumerate(tallies.faces.items()):
        total = faces.total() or 1
        shares = [100 * faces[value] / total for value in range(1, 7)]
        positions = [value + 0.15 * (place - 2) for value in range(1, 7)]
        axes.bar(positions, shares, width=0.14, color=_INK[die], edgecolor="#444", linewidth=0.5, label=dice[die])
    axes.axhline(100 / 6, color="#444", linestyle="--", linewidth=1)
    axes.set(xlabel=_say("face", language), ylabel=_say("share", language), title=_say("faces", language))
    figure.legend(loc="outside lower center", ncols=len(tallies.faces))
    _save(figure, folder, "faces.png")
    figure, axes = _figure()
    names = [name for name in sorted(tallies.players) if tallies.players[name].scores]
    if names:
        axes.boxplot([tallies.players[name].scores for name in names])
        axes.set_xticks(range(1, len(names) + 1), names)
    axes.set(ylabel=_say("points", language), title=_say("scores", language))
    _save(figure, folder, "scores.png")


def draw_reliability(bins: Sequence[tuple[float, float, int]], path: Path, language: str) -> None:
    """Writes the reliability plot: (mean confidence, share right, dice) of each bin. Raises JobError, OSError."""
    figure, axes = _figure()
    axes.plot([0, 1], [0, 1], color="#888", linestyle="--", linewidth=1)
    axes.plot([said for said, _, _ in bins], [right for _, right, _ in bins], marker="o", color="#2c5fa8")
    for said, right, count in bins:
        axes.annotate(str(count), (said, right), textcoords="offset points", xytext=(4, -10), fontsize=8)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(lambda value, _place: written(round(float(value), 2), language))
    axes.set(xlabel=_say("said", language), ylabel=_say("right", language), title=_say("confidence", language))
    _save(figure, path.parent, path.name)


def _say(key: str, language: str) -> str:
    return text(f"report-plot-{key}", language)


def need_matplotlib() -> None:
    """Raises JobError, one line that says how to get it, where it is not there: before long work, not after."""
    _figure()


def _figure() -> tuple[Any, Any]:
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise JobError("plots need matplotlib: .venv/bin/pip install matplotlib, then again") from error
    figure = Figure(figsize=(8, 5), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    return figure, figure.add_subplot()


def _save(figure: Any, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    figure.savefig(folder / name)
