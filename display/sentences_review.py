"""Sentences about sheets, turns gone by, devices and settings: told on request or about the table itself."""

from __future__ import annotations

from collections.abc import Callable

from core.dice import ALL_DICE
from display.catalogue import has, joined, text
from display.facts import Facts, by_screen, then_throw
from display.phrases import (
    box,
    capitalised,
    colour_key,
    each_person,
    listed,
    name,
    persons,
    points_phrase,
    row_facts,
    row_name,
    words,
)


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
    boxes = [_left_box(number, facts.language) for number in facts.many("left")]
    return _counted("phrase-row-left", len(boxes), facts.language, left=joined(boxes, facts.language))


def _left_box(left: object, language: str) -> str:
    """A number that is left, with its colour where the row holds several."""
    if isinstance(left, tuple | list) and len(left) == 2:
        colour, number = left
        return text("phrase-dice-value", language, colour=colour_key(colour), value=words(number, language))
    return words(left, language)


def _counted(key: str, count: int, language: str, **more: object) -> str:
    shown = words(count, language)
    return text(key, language, count=count, **{"count-words": capitalised(shown), "count-lower": shown, **more})


def _sheet_box(facts: Facts) -> str:
    count = facts.number("count") or 0
    shown = capitalised(box(facts.get("row"), facts.get("number"), facts.language))
    state, in_words = str(facts.get("state")), words(count, facts.language)
    return text("said-sheet-box", facts.language, Box=shown, state=state, count=count, **{"count-words": in_words})


def _sheet_sum(facts: Facts) -> str:
    language, points, penalties = facts.language, facts.number("points") or 0, facts.number("penalties") or 0
    player = facts.get("player")
    parts = [text("phrase-penalties", language, penalties=penalties, **{"penalties-words": words(penalties, language)})]
    bar = facts.number("bar")
    if bar is not None:
        parts.append(text("phrase-bar", language, count=bar, **{"count-words": words(bar, language)}))
    parts += [text("phrase-power", language, power=str(power)) for power in facts.many("powers")]
    return text(
        "said-sheet-sum",
        language,
        **{"points-phrase": points_phrase(player, points, language)},
        **{"penalties-phrase": joined(parts, language)},
    )


def _closing(facts: Facts) -> str:
    language, row = facts.language, facts.get("row")
    if facts.get("closed"):
        return text("phrase-closed", language, **row_facts(row, language))
    last = box(row, facts.get("number"), language)
    near = [
        text(
            "phrase-near",
            language,
            player=each_person((player,), language),
            people=len(persons(player)),
            missing=missing if isinstance(missing, int) else 0,
            box=last,
            **{"missing-words": words(missing, language)},
        )
        for player, missing in facts.pairs("players")
    ]
    title = capitalised(row_name(row, language, "phrase-row-title"))
    return text("said-closing", language, near=listed(near, language), **{"Row-name": title})


def _free_cross(facts: Facts) -> str:
    player, language = facts.get("player"), facts.language
    shown = box(facts.get("row"), facts.get("number"), language)
    return text("said-free-cross", language, player=name(player, language), people=len(persons(player)), box=shown)


def _power(facts: Facts) -> str:
    return text(
        "said-power", facts.language, player=name(facts.get("player"), facts.language), power=str(facts.get("power"))
    )


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
    if facts.get("way") == "touch":
        return then_throw(text("said-help-touch", facts.language), facts)
    words_of = [text("phrase-colour", facts.language, colour=colour) for colour in facts.many("colours") or ALL_DICE]
    order = words_of[0]
    for colour in words_of[1:]:
        order = text("list-comma", facts.language, first=order, next=colour)
    help_text = text("said-help", facts.language, where=str(facts.get("where")), order=order)
    return then_throw(help_text, facts)


def _device(kind: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        part = f"said-{kind}-{facts.get('what')}"
        key = next(name for name in (f"{part}-{facts.get('reason')}", part, f"said-{kind}-other") if has(name, "en"))
        return text(by_screen(key, facts.get("screen")), facts.language)

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
    "sheet-box": _sheet_box,
    "sheet-sum": _sheet_sum,
    "closing": _closing,
    "free-cross": _free_cross,
    "power": _power,
    "row-named": _row_named,
    "history-turn": _history_turn,
    "help": _help,
    "fault": _device("fault"),
    "mended": _device("mended"),
    "volume": _level("volume"),
    "speed": _level("speed"),
}
