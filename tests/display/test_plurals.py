"""What is counted agrees with its number in every language: none, one and two of it are said right.

A count that a word follows must stand under a selector of that count; and what is rendered with 0, 1 and 2 is looked
through for the usual wrong forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from dicecaller.commands import stats
from dicecaller.summary import Tallies
from display.catalogue import LANGUAGES, text

LOCALES = Path(__file__).parents[2] / "display" / "locales"
#: Facts that count nothing of the word behind them: names, files, positions, limits far from one, units without plural.
NO_COUNT = frozenset(
    {"player", "players", "hand", "starter", "winners", "box", "boxes", "old", "row", "row-name", "row-number", "place"}
    | {"column", "turn", "turn-words", "game", "page", "number", "value", "colour", "letter", "dice", "dice-object"}
    | {"closed-dice", "marks", "waiting", "sheet", "file", "folder", "path", "port", "name", "names", "given", "good"}
    | {"other", "engine", "first", "last", "second", "text", "thing", "what", "where", "why", "reason", "near", "free"}
    | {
        "most",
        "least",
        "low",
        "high",
        "fps",
        "seconds",
        "size",
        "width",
        "height",
        "side_px",
        "frame",
        "limit",
        "table",
    }
    | {"said"}
)
#: Counts that are never one here: seats in play, what a sheet must have, and lines that have another entry for one.
NEVER_ONE = frozenset(
    {"said-seats-chosen", "said-no-seat", "line-own-boxes", "line-own-rows", "line-backup-done", "line-restore-done"}
)
#: Texts for two or more of something, so that there are two or more of what it is part of.
AT_LEAST_TWO = {("said-mark-refused-needs-marks", ("missing",)), ("setup-table-poor", ("refused",))}
#: Words behind a count that have no other form.
SAME_FORM = {
    "en": {"by", "finished", "of", "refused", "entered", "corrected", "sure"},
    "de": {"auf", "beendet", "durch", "geworfen", "Mal", "sicher", "von"},
    "fr": {"croix", "par", "sur"},
}


def patterns(value: ast.Pattern, chosen: tuple[str, ...] = ()) -> Iterator[tuple[ast.Pattern, tuple[str, ...]]]:
    """Every text of an entry and the facts by which it was chosen."""
    yield value, chosen
    for part in value.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            by = part.expression.selector
            fact = by.id.name if isinstance(by, ast.VariableReference) else ""
            for variant in part.expression.variants:
                yield from patterns(variant.value, (*chosen, fact))


def whole_number(key: ast.Identifier | ast.NumberLiteral) -> bool:
    return isinstance(key, ast.NumberLiteral) or key.name == "one"


def counts_of(value: ast.Pattern) -> set[str]:
    """The facts by whose number a text of the entry is chosen."""
    found = set()
    for part in value.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            by, variants = part.expression.selector, part.expression.variants
            if isinstance(by, ast.VariableReference) and any(whole_number(variant.key) for variant in variants):
                found.add(by.id.name)
            for variant in variants:
                found |= counts_of(variant.value)
    return found


def entries(language: str) -> Iterator[ast.Message]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        yield from (entry for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message))


def counted(value: ast.Pattern) -> Iterator[tuple[str, str]]:
    """(fact, the word behind it) wherever a fact stands before a word."""
    for part, after in zip(value.elements, [*value.elements[1:], None], strict=True):
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference):
            found = re.match(r"[ \u00a0]([^\W\d_]+)", after.value if isinstance(after, ast.TextElement) else "")
            if found:
                yield part.expression.id.name, found[1]


def base(fact: str) -> str:
    """`missing` of `Missing-words`: the number itself, by which a text is chosen."""
    return re.sub(r"-(words|count|lower)$", "", fact).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_behind_a_count_is_chosen_by_it(language: str) -> None:
    wrong = []
    for entry in entries(language):
        if entry.value is None or entry.id.name in NEVER_ONE:
            continue
        for value, chosen in patterns(entry.value):
            chosen_by = {base(fact) for fact in chosen} | ({"words"} if "points" in chosen else set())
            if (entry.id.name, chosen) in AT_LEAST_TWO:
                continue
            for fact, word in counted(value):
                if base(fact) not in NO_COUNT and base(fact) not in chosen_by and word not in SAME_FORM[language]:
                    wrong.append(f"{entry.id.name}: {{ ${fact} }} {word}")
    assert wrong == []


#: Forms that are wrong whatever is counted; in words and digits.
SINGULAR = {
    "en": "game throw roll turn box mark cross point penalty look die",
    "de": "Spiel Wurf Zug Feld Kreuz Punkt Fehlwurf Blick",
    "fr": "partie lancer tour case point coup regard refusé accepté corrigé tapé finie",
}
PLURAL = {
    "en": "games throws rolls turns boxes marks crosses points penalties looks dice",
    "de": "Spiele Würfe Züge Felder Kreuze Punkte Fehlwürfe Blicken",
    "fr": "parties lancers tours cases points coups regards refusés acceptés corrigés tapés finies",
}
WORDS = {"en": ("zero", "one", "two"), "de": ("null", "eins", "zwei"), "fr": ("zéro", "un", "deux")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("given_as", [int, str])
def test_none_one_and_two_are_said_right(language: str, count: int, given_as: type[int] | type[str]) -> None:
    """`given_as`: what is not to be grouped (1,234) comes as its digits, and counts all the same."""
    one = count == 1 or (count == 0 and language == "fr")
    forms = (PLURAL if one else SINGULAR)[language].replace(" ", "|")
    wrong = re.compile(rf"\b({count}|{WORDS[language][count]}) ({forms})\b")
    tried, found = 0, []
    for entry in entries(language):
        if entry.value is None or not (counts := counts_of(entry.value)) or entry.id.name in NEVER_ONE:
            continue
        written = {f"{name}{end}": WORDS[language][count] for name in counts for end in ("-words", "-lower")}
        written |= {name.capitalize(): word.capitalize() for name, word in written.items()}
        facts = {"words": WORDS[language][count], "need": WORDS[language][count], "player": "Ann"} | written
        line = text(entry.id.name, language, **(facts | dict.fromkeys(counts, given_as(count)) | {"people": 1}))
        tried += 1
        found += [f"{entry.id.name}: {line}"] if wrong.search(line) else []
    assert found == []
    assert tried > 30


def test_a_count_that_came_as_digits_is_shown_ungrouped() -> None:
    shown = text("report-games", "en", games=1, finished="1", endings="-", turns="12345")
    assert shown == "1 game, 1 finished (-), 12345 turns"
    assert text("report-won", "en", winners="007") == "won by 007"


#: What a table of counts of one, and none, prints wrong in any language.
WRONG_IN_TABLES = re.compile(
    r"\b1 (games|turns|Spiele|Züge|parties|tours|finies|Blicken|looks|regards|corrigés)\b|\b0 (tour|finie)s\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1])
def test_what_stats_prints_agrees_with_none_and_one(
    language: str, count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = Tallies().to_json() | {"games": 1, "finished": count, "turns": count, "corrected": count}
    figures |= {"endings": {"colours": count, "penalties": count}}
    figures["reader"] = {"looks": count, "ok": count, "refused": {"dark": count}}
    stats.write(figures, language)
    shown = capsys.readouterr().out
    assert text("report-games", language, games=1, finished=count, endings="", turns=count)[:6] in shown
    assert not WRONG_IN_TABLES.search(shown)


def test_french_counts_none_as_one() -> None:
    shown = text("demo-count", "fr", games=0, throws=1, rolls=1, refused=0, by_hand=1, wrong=2)
    assert shown == (
        "0 partie, 1 lancer fait, 1 accepté, 0 refusé au premier regard, 1 tapé à la main, 2 faux lancers acceptés"
    )
