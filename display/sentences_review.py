"""Sentences about sheets, turns gone by, devices and settings: told on request or about the table itself."""

from __future__ import annotations

from collections.abc import Callable

from display.catalogue import has, text
from display.facts import Facts
from display.phrases import box, capitalised, joined, listed, name, row_name, words


def _sheet_row(facts: Facts) -> str:
    """`marks`: numbers marked; `left`: numbers still to be had, or how many; `to_lock`: marks still needed before the
    last box; `closed`: True, or "locked" where the player holds the lock."""
    language = facts.language
    marks = [words(number, language) for number in facts.many("marks")]
    marked = text("phrase-row-marked", language, count=len(marks), marks=joined(marks, language))
    return text(
        "said-sheet-row",
        language,
        player=name(facts.get("player"), language),
        marked=marked,
        rest=_row_rest(facts),
        **{"row-name": row_name(facts.get("row"), language, "phrase-row-title")},
    ).strip()


def _row_rest(facts: Facts) -> str:
    if facts.get("closed"):
        return text("phrase-row-locked" if facts.get("closed") == "locked" else "phrase-row-closed", facts.language)
    sentences = [_row_left(facts)]
    to_lock = facts.number("to_lock")
    if to_lock is not None:
        sentences.append(_counted("phrase-row-to-lock", max(0, to_lock), facts.language))
    return " ".join(part for part in sentences if part)


def _row_left(facts: Facts) -> str:
    left = facts.get("left")
    if isinstance(left, int):
        return _counted("phrase-row-left-count", left, facts.language)
    if left is None:
        return ""
    boxes = [words(number, facts.language) for number in facts.many("left")]
    return _counted("phrase-row-left", len(boxes), facts.language, left=joined(boxes, facts.language))


def _counted(key: str, count: int, language: str, **more: object) -> str:
    shown = words(count, language)
    return text(key, language, count=count, **{"count-words": capitalised(shown), "count-lower": shown, **more})


def _row_named(facts: Facts) -> str:
    row = capitalised(row_name(facts.get("row"), facts.language, "phrase-row-title"))
    position, direction = facts.number("position") or 1, str(facts.get("direction") or "mixed")
    return text("said-row-named", facts.language, position=position, direction=direction, **{"Row-name": row})


def _history_turn(facts: Facts) -> str:
    language = facts.language
    parts: list[str] = []
    white = facts.many("white")
    if len(white) == 2:
        first, second = (words(value, language) for value in white)
        parts.append(text("phrase-history-white", language, first=first, second=second))
    marks = [mark for mark in facts.many("marks") if isinstance(mark, tuple | list) and len(mark) >= 3]
    for player, row, number in (mark[:3] for mark in marks):
        shown = box(row, number, language)
        parts.append(text("phrase-history-mark", language, player=name(player, language), box=shown))
    if not marks:
        parts.append(text("phrase-history-none", language))
    if facts.get("penalty"):
        parts.append(text("phrase-history-penalty", language))
    player = name(facts.get("player"), language)
    turn = words(facts.get("turn"), language)
    return text("said-history-turn", language, turn=turn, player=player, what=listed(parts, language))


def _help(facts: Facts) -> str:
    return text("said-help", facts.language, where=str(facts.get("where")))


def _device(kind: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        key = f"said-{kind}-{facts.get('what')}"
        return text(key if has(key, "en") else f"said-{kind}-other", facts.language)

    return make


def _level(kind: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        level = facts.number("level")
        if (level is None and kind == "volume") or (level == 0 and kind == "volume"):
            return text("said-volume-mute", facts.language)
        return text(f"said-{kind}", facts.language, level=words(level, facts.language))

    return make


#: kind -> what makes its sentence, for the kinds told on request or about the table itself.
REVIEW: dict[str, Callable[[Facts], str]] = {
    "sheet-row": _sheet_row,
    "row-named": _row_named,
    "history-turn": _history_turn,
    "help": _help,
    "fault": _device("fault"),
    "mended": _device("mended"),
    "volume": _level("volume"),
    "speed": _level("speed"),
}
