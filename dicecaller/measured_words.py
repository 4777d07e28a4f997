"""The words of what `bench` and `simulate` print for people: `display/locales/<language>/measured.ftl`, in columns.

JSON has its own, English names; nothing here is needed for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from display.catalogue import figure, text


def say(key: str, language: str, **facts: str | float) -> str:
    """The entry `measured-KEY`. Numbers are shown ungrouped, a count as one."""
    shown = {name: figure(fact, language) if isinstance(fact, float) else str(fact) for name, fact in facts.items()}
    return text(f"measured-{key}", language, **shown)


def slug(name: str) -> str:
    """The name of a figure in JSON ("latency, median", first_sample_median) as a part of a key."""
    return name.replace(",", "").replace(" ", "-").replace("_", "-")


def columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Labels and what they label, these one below the other."""
    width = max((len(label) for label, _ in rows), default=0)
    return [f"{label:{width}s}  {told}".rstrip() for label, told in rows]


def counted(counts: Mapping[str, int], nothing: str) -> str:
    """Names with how often each was; `nothing` where there are none."""
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or nothing


def reason(name: str | None, language: str) -> str:
    """Why a reading was refused, in words; empty where it was not."""
    return "" if name is None else text("report-reason", language, reason=name)
