"""Plausible messages of every kind, for the tests of sentences and for reading them by eye.

python -m tests.display.message_samples        prints every sample in every language
"""

from __future__ import annotations

from display.messages import Message

HELP_PLACES = (
    *("attract", "players", "sheet", "opening", "resume", "asleep-ask", "roll", "shared", "coloured", "choose", "over"),
    *("by-hand", "correct", "amend", "menu", "seat", "nudged", "review", "history", "lay-there", "one-die-moved"),
    *("one-again-moved", "call", "call-camera", "between"),
)
BOXES = (("red", 7, 4), ("yellow", 7, 0), ("green", 7, 1), ("2", 7, 3))
REASONS = (
    *("unreadable", "no-dice", "dark", "blurred", "moving", "covered", "cut-off", "cocked", "removed-die", "extra-die"),
    *("missing-die", "glare", "colour-unsure", "pips-unsure", "something-new"),
)
_ABOUT: tuple[tuple[tuple[str, ...], tuple[str | None, ...]], ...] = (
    ((), ()),
    (("yellow",), ()),
    (("yellow",), ("back-left",)),
    (("white", "red"), ("front", None)),
    (("white", "white", "blue"), ()),
    (("purple",), ("middle",)),
    (("other",), ()),
)
_REFUSALS: tuple[tuple[str, dict[str, object]], ...] = (
    ("game-over", {}),
    ("not-now", {"phase": "roll"}),
    ("not-now", {"phase": "choose"}),
    ("not-now", {}),
    ("not-your-turn", {"player": "Ann", "waiting": ("Bo", "Cy")}),
    ("not-your-turn", {"player": "Ann", "waiting": ()}),
    ("wrong-row", {"rows": ("red", "blue")}),
    ("wrong-row", {}),
    ("row-closed", {"player": "Ann", "row": "green", "number": 7}),
    ("row-closed", {"player": "Ann", "row": "2", "number": 7}),
    ("row-closed", {}),
    ("already-marked", {"player": "Ann", "row": "red", "number": 7}),
    ("already-marked", {}),
    ("left-of-mark", {"player": "Ann", "row": "red", "number": 7, "last": 9}),
    ("left-of-mark", {"player": "Ann", "row": "3", "number": 7, "last": 9}),
    ("left-of-mark", {}),
    ("wrong-sum", {"player": "Ann", "row": "red", "number": 7, "sums": (5, 8)}),
    ("wrong-sum", {"player": "Ann", "row": "red", "number": 7, "sums": ()}),
    *(("wrong-sum", {"player": "Ann", "row": row}) for row in ("red", "4")),
    ("no-number", {"number": 13}),
    ("wrong-next", {"player": "Ann", "row": "red", "number": 8, "sums": (7,)}),
    ("needs-marks", {"player": "Ann", "row": "red", "number": 12, "need": 5, "have": 3, "missing": 2}),
    ("needs-marks", {"player": "Ann", "row": "red", "number": 12, "need": 5, "have": 4, "missing": 1}),
    ("needs-marks", {"player": "Ann", "row": "red", "number": 12, "need": 1, "have": 0, "missing": 1}),
    ("needs-marks", {}),
    ("nothing-to-undo", {}),
    ("bad-dice", {"colours": ("red",)}),
    ("bad-dice", {}),
    ("no-game", {}),
    ("bad-player", {}),
    ("bad-sheet", {}),
    ("bad-event", {}),
    ("bad-json", {}),
)


def samples() -> list[Message]:
    """At least one message of every kind that the table may say, with all their facts."""
    made = [
        Message(kind, facts)
        for kind, facts in [*_setting_up(), *_dice(), *_typed_dice(), *_choosing(), *_ending(), *_keys(), *_review()]
    ]
    made += [
        Message("roll-refused", {"reason": reason, "about": about, "places": places, "typed": typed})
        for reason in REASONS
        for about, places in _ABOUT
        for typed in (True, False)
    ]
    made += [Message("mark-refused", {"code": code, "facts": facts}) for code, facts in _REFUSALS]
    made += [Message("mark-refused", {"code": code, "facts": facts, "typed": True}) for code, facts in _REFUSALS]
    return made


def _setting_up() -> list[tuple[str, dict[str, object]]]:
    sheets = ["classic", "doubles", "encore", "chain-bonus", "powers", "colour-blocks", "shuffle", "rainbow", "jumble"]
    return [
        ("welcome", {}),
        ("asleep", {}),
        ("only-woken", {}),
        ("resume-offer", {"players": ("Ann", "Bo"), "turn": "Bo"}),
        ("resume-offer", {"players": ("Ann", "Bo"), "turn": 0}),
        ("resume-offer", {"players": ("Ann", "Bo"), "turn": 12}),
        ("resume-offer", {"players": ("Ann+Cy", "Bo+Di")}),
        ("resume-offer", {"players": ("Ann", "Bo"), "turn": "Bo", "way": "touch"}),
        ("resume-offer", {"players": ("Ann", "Bo"), "turn": 12, "way": "touch"}),
        ("resume-offer", {"players": ("Ann+Cy", "Bo+Di"), "way": "touch"}),
        ("game-stays", {}),
        *(("game-stays", {"players": ("Ann", "Bo+Cy"), "turn": turn}) for turn in (0, 12)),
        ("game-left", {}),
        *(("setup-open", {"behind": behind}) for behind in ("game", "opening", "nothing")),
        *((kind, facts) for kind in ("players-ask", "sheet-ask") for facts in ({}, {"way": "touch"})),
        *(("name-ask", {"letter": letter}) for letter in "AJ"),
        ("seats-chosen", {"count": 3, "partners": False}),
        ("seats-chosen", {"count": 2, "partners": True}),
        *(("sheet-chosen", {"sheet": sheet, "match": False, "starter": "opening"}) for sheet in sheets),
        ("sheet-chosen", {"sheet": "powers", "match": True, "starter": "draw"}),
        ("sheet-chosen", {"sheet": "powers", "match": True, "starter": "Ann+Cy"}),
        ("sheet-chosen", {"sheet": "powers", "match": True, "starter": ""}),
        *(("talk-level", {"level": level}) for level in ("all", "game", "asked")),
        *(("game-begins", {"players": ("Ann", "Bo"), "sheet": sheet, "starter": "Ann"}) for sheet in sheets),
        ("game-begins", {"players": ("Ann+Cy", "Bo+Di"), "sheet": "classic", "starter": "Bo+Di"}),
        ("game-begins", {"players": ("Ann", "Bo", "Cy"), "sheet": "classic", "starter": None}),
        ("opening-ask", {"player": "Ann"}),
        ("opening-ask", {"player": "Ann+Cy", "next": True}),
        ("opening-ask", {"player": "Ann+Cy", "shown": True}),
        ("opening-entry", {"player": "Ann"}),
        ("opening-entry", {"player": "Ann", "way": "touch"}),
        ("opening-ask", {"player": "Ann", "sim": True}),
        ("opening-rolled", {"player": "Ann", "value": 4}),
        ("opening-typed", {"player": "Ann", "value": 4}),
        ("opening-rolled", {"player": "Ann", "value": 1}),
        ("opening-won", {"player": "Ann"}),
        ("opening-won", {"player": "Ann+Cy"}),
        ("opening-result", {"rolled": (("Ann", 4), ("Bo", 6)), "player": "Bo"}),
        ("opening-result", {"rolled": (("Ann+Cy", 6),), "player": "Ann+Cy"}),
        ("roll-ask", {"player": "Ann", "hand": None}),
        ("roll-ask", {"player": "Ann", "hand": None, "sim": True}),
        ("roll-ask", {"player": "Ann+Cy", "hand": "Cy", "sim": True}),
        ("roll-ask", {"player": "Ann+Cy", "hand": "Cy"}),
    ]


def _dice() -> list[tuple[str, dict[str, object]]]:
    roll: dict[str, object] = {"white": (2, 5), "sum": 7, "red": 3, "yellow": 6, "green": None, "blue": 1}
    return [
        ("roll", {"white": (2, 5), "sum": 7}),
        ("roll", {"white": (1, 1), "sum": 2}),
        ("roll-full", roll),
        ("roll-full", {"white": (6, 6), "sum": 12}),
        ("offer-colours", {"red": (5, 8), "yellow": (8, 11), "green": None, "blue": (3,)}),
        ("offer-colours", {"red": None, "yellow": None, "green": None, "blue": None}),
        ("set-aside", {"colours": ("red",), "places": ("back-left",)}),
        ("set-aside", {"colours": ("red",), "places": (None,)}),
        ("set-aside", {"colours": ("red", "blue"), "places": ("back-left", "middle")}),
        ("set-aside", {"colours": ("red", "blue"), "places": ("back-left", None)}),
        ("set-aside", {"colours": ("red", "blue"), "places": ()}),
        ("set-aside", {"colours": ("red",), "places": (), "enter": True}),
        ("all-dice-back", {"missing": ("red",), "enter": True}),
        ("set-aside-thanks", {"colours": ("red",)}),
        ("set-aside-thanks", {"colours": ("red", "green")}),
        ("set-aside-thanks", {"colours": ()}),
        *(("put-back", {"colour": colour}) for colour in ("white", "red", "yellow", "green", "blue")),
        ("reopened", {"colours": ("red",)}),
        ("reopened", {"colours": ("red", "green")}),
        ("all-dice-back", {"missing": ("red",)}),
        ("all-dice-back", {"missing": ("red", "green")}),
        ("all-dice-back", {"missing": ()}),
        ("nudged", {"colours": ("white",)}),
        ("nudged", {"colours": ("red", "blue")}),
        ("nudged", {"colours": ()}),
        ("too-early", {"players": ("Ann",)}),
        ("too-early", {"players": ("Ann", "Bo", "Cy")}),
        ("too-early", {"players": ("Ann+Cy",)}),
        ("too-early", {"players": ()}),
        *(("lay-there", way) for way in ({}, {"way": "touch"})),
        *(
            ("one-die-moved", {"colours": colours, **again, **way})
            for colours in (("green",), ("green", "white", "white"), ())
            for way in ({}, {"way": "touch"})
            for again in ({}, {"again": True})
        ),
        *(("corrected", {"colour": colour, "value": 1}) for colour in ("white", "red", "yellow", "green", "blue")),
        ("rerolled", {"colour": "blue", "value": 6}),
        *(("reroll-off", {"colour": colour}) for colour in ("blue", "white", None)),
        *((kind, {"colour": "white", "value": 5}) for kind in ("reroll-ask", "reroll-only")),
        *((kind, {"colour": c}) for kind in ("reroll-ask", "reroll-only") for c in ("blue", "white", None)),
        ("white-which", {"values": (2, 5)}),
        *(("die-chosen", {"colour": c, "value": 2, "reroll": False}) for c in ("white", "red", "blue")),
        *(("die-chosen", {"colour": c, "value": 2, "reroll": True}) for c in ("white", "green")),
        ("die-chosen", {"colour": "red", "value": 2, "reroll": False, "stands": True}),
        *(("entry-instead", {"colour": c, "value": 2, "old": 3}) for c in ("white", "yellow")),
        ("entry-instead", {"colour": "red", "value": 2, "old": None}),
        ("menu", {}),
        ("closed-ask", {}),
        ("keep-ask", {}),
        *(
            ("answered", {"player": player, "row": row, "number": number, "stays": stays})
            for player in ("Ann", "Ann+Cy")
            for row, number in (("red", 7), (None, None))
            for stays in (True, False)
        ),
    ]


def _typed_dice() -> list[tuple[str, dict[str, object]]]:
    roll: dict[str, object] = {"white": (2, 5), "sum": 7, "red": 3, "yellow": 6, "green": None, "blue": 1}
    return [
        ("entry-ask", {"colours": ("white", "white", "red", "yellow", "green", "blue")}),
        ("entry-ask", {"colours": ("white", "blue")}),
        ("entry-ask", {"colours": ()}),
        *(("entry-colour", {"colour": colour}) for colour in ("white", "red", "yellow", "green", "blue")),
        *(("entry", {"colour": colour, "value": 1}) for colour in ("white", "red", "yellow", "green", "blue")),
        ("entry-complete", roll),
        ("entry-ask", {"colours": ("white", "blue"), "way": "touch"}),
        ("entry-ask", {"colours": (), "way": "touch"}),
        ("correct-ask", {}),
        ("correct-ask", {"way": "touch"}),
        ("amend-now", {}),
        ("amend-ask", {}),
        *(
            ("entry-refused", {"reason": reason, "colour": colour, "value": value})
            for reason in (
                *("removed-colour", "one-die-only", "no-such-value", "all-set", "missing", "nothing-to-remove"),
                *("not-a-roll-key", "whites-again", "something-new"),
            )
            for colour, value in (("red", 7), ("white", None), (None, None))
        ),
        ("confirm-ask", {}),
        ("confirm-ask", {"way": "touch"}),
    ]


def _choosing() -> list[tuple[str, dict[str, object]]]:
    found: list[tuple[str, dict[str, object]]] = [
        ("offers", {"player": player, "boxes": boxes, "action": action})
        for action in ("shared", "coloured")
        for player, boxes in (("Ann", BOXES), ("Ann", BOXES[:1]), ("Ann", ()), ("Ann+Cy", BOXES[:2]), ("Ann+Cy", ()))
    ]
    costing = [(kind, {**facts, "penalty": penalty}) for kind, facts in found[5:] for penalty in (1, 4)]
    return [
        *found,
        *costing,
        ("answer-all", {"player": "Ann", "number": 7}),
        ("answer-all", {"player": "Ann+Cy", "number": 12}),
        ("pad-ask", {}),
        ("pad-bound", {"player": "Ann"}),
        ("answer-ask", {"players": ("Ann",)}),
        ("answer-ask", {"players": ("Ann", "Bo", "Cy")}),
        ("coloured-ask", {"player": "Ann"}),
        ("coloured-ask", {"player": "Ann+Cy"}),
        *(("coloured-ask", {"player": "Ann", "penalty": penalty}) for penalty in (0, 1, 4)),
        ("choose-ask", {"player": "Ann", "rows": ("red", "blue")}),
        ("choose-ask", {"player": "Ann+Cy", "rows": ("1", "2", "4")}),
        ("lock-ask", {}),
        *(("marked", {"player": "Ann", "row": row, "number": 7}) for row in ("red", "yellow", "green", "blue", "3")),
        ("marked", {"player": "Ann+Cy", "row": "red", "number": 12}),
        ("marked", {"player": "Ann", "row": "red", "number": None}),
        ("marked", {"player": "Ann+Cy", "row": "2", "number": None}),
        ("passed", {"player": "Ann"}),
        ("passed", {"player": "Ann+Cy"}),
        *(
            ("answer-replaced", {"player": player, "row": row, "number": n, "old_row": old_row, "old_number": old})
            for player in ("Ann", "Ann+Cy")
            for row, n, old_row, old in (("red", 7, "2", 7), ("red", 7, None, None), (None, None, "blue", 7))
        ),
        ("answer-replaced", {"player": "Ann"}),
        *(("answer-back", {"player": "Ann+Cy", "row": row, "number": n}) for row, n in (("red", 7), (None, None))),
        ("free-fell", {"player": "Ann", "boxes": (("red", 7), ("2", 8))}),
        ("free-fell", {"player": "Ann", "boxes": ()}),
        *(("power-off", {"player": "Ann", "power": p}) for p in ("circle", "rhombus", "square", "octagon", "star")),
        *(("penalty-off", {"player": "Ann", "count": count}) for count in (1, 2, 3, 4, None)),
        *(("locked", {"players": ("Ann",), "colour": row}) for row in ("red", "yellow", "green", "blue", "2")),
        ("locked", {"players": ("Ann", "Bo"), "colour": "red"}),
        ("locked", {"players": (), "colour": "red"}),
        *(("penalty", {"player": "Ann", "count": count}) for count in (1, 2, 3, 4, None)),
        ("penalty", {"player": "Ann+Cy", "count": 2}),
        ("voided", {"player": "Ann", "row": "red", "number": 7}),
        ("voided", {"player": "Ann+Cy", "row": "4", "number": 7}),
        ("voided", {"player": "Ann"}),
        *(("mark-fell", {"player": "Ann", "row": "red", "number": 6, "why": why}) for why in ("dice", "sheet", "over")),
        ("mark-fell", {"player": "Ann+Cy", "row": "2", "number": 6, "why": "dice"}),
        *(
            ("coloured-stands", {"player": player, "row": row, "number": number})
            for player, row, number in (("Ann", "blue", 8), ("Ann+Cy", "2", 8), ("Ann", None, None))
        ),
        ("passes-stand", {"players": ("Bo",)}),
        ("passes-stand", {"players": ("Bo", "Cy")}),
        *(
            ("undone", {"what": what})
            for what in ("game", "roll", "reroll", "correct", "mark", "pass", "choose", "void", "amend", "odd", None)
        ),
        ("undone", {"what": Message("marked", {"player": "Ann", "row": "red", "number": 7})}),
        ("undone", {"what": Message("passed", {"player": "Ann"})}),
        ("undone", {"what": Message("marked", {"player": "Ann+Cy", "row": "2", "number": None})}),
        ("undone", {"what": Message("voided", {"player": "Ann", "row": "blue", "number": 7})}),
        ("undone", {"what": Message("voided", {"player": "Ann"})}),
        *(("undone", {"what": Message(kind, {"colour": "red", "value": 4})}) for kind in ("corrected", "rerolled")),
        *(
            ("undone", {"what": Message("amended", {"player": player, **facts})})
            for player in ("Ann", "Ann+Cy")
            for facts in (
                *({"row": "red", "number": 7, "mark": mark} for mark in (True, False)),
                *({"penalties": count, "old": 2} for count in (0, 1, 3)),
            )
        ),
        *(("amended", {"player": "Ann", "penalties": count, "old": 1}) for count in (0, 2, 3)),
        ("amended", {"player": "Ann", "row": "red", "number": 7, "mark": True, "penalties": None}),
        ("amended", {"player": "Ann", "row": "red", "number": 7, "mark": False, "penalties": None}),
        *(("amended", {"player": "Ann", "penalties": count}) for count in (0, 1, 3)),
        ("amended", {"player": "Ann+Cy", "row": "2", "number": 7, "mark": True}),
    ]


def _ending() -> list[tuple[str, dict[str, object]]]:
    scores = {"Ann": 68, "Bo": 42}
    return [
        *(
            ("over", {"reason": reason, "winners": ("Ann",), "scores": scores})
            for reason in ("colours", "rows", "penalties", None)
        ),
        ("over", {"reason": "colours", "winners": ("Ann", "Bo"), "scores": {"Ann": 42, "Bo": 42, "Cy": -1}}),
        ("over", {"reason": "colours", "winners": ("Ann+Cy",), "scores": {"Ann+Cy": 42, "Bo+Di": 1}}),
        ("over", {"reason": "penalties", "winners": (), "scores": {}}),
        ("over", {"reason": "penalties", "winners": ("Ann",), "scores": {}}),
        ("match-over", {"winners": ("Ann",), "totals": {"Ann": 168, "Bo": -5}}),
        ("match-over", {"winners": ("Ann", "Bo"), "totals": {"Ann": 168, "Bo": 168}}),
        ("next-game", {"game": 2, "starter": "Bo"}),
        ("next-game", {"game": 3, "starter": "Bo+Di"}),
        ("next-game", {"game": 3, "starter": None}),
        ("next-game", {"game": 2, "starter": "Bo+Di", "hand": "Di"}),
        ("scores", {"scores": scores}),
        ("scores", {"scores": (("Ann", 0), ("Bo", 1), ("Cy", -10))}),
        ("scores", {"scores": {}}),
    ]


def _keys() -> list[tuple[str, dict[str, object]]]:
    """What is said of keys that do nothing, and of dice that were half typed."""
    return [
        ("over-ask", {}),
        ("key-unused", {}),
        ("dice-typed", {}),
        ("nothing-marked", {}),
        ("unasked", {}),
        *(
            (kind, {"player": player, "boxes": boxes, "action": action})
            for kind in ("row-choice", "row-choice-aside")
            for player, boxes in (("Ann", BOXES[:1]), ("Ann+Cy", BOXES[:2]), ("Ann", ()))
            for action in ("shared", "coloured", "choose")
        ),
        ("no-seat", {"number": 5, "count": 2}),
        ("seats-refused", {"partners": False}),
        ("seats-refused", {"partners": True}),
        ("typed-late", {}),
        ("typed-gone", {}),
        ("agreed-gone", {}),
    ]


def _review() -> list[tuple[str, dict[str, object]]]:
    row: dict[str, object] = {"player": "Ann", "row": "red", "marks": (2, 5), "left": (8, 9, 12), "to_lock": 3}
    return [
        ("sheet-row", {**row, "closed": False}),
        ("sheet-row", {**row, "left": 6, "to_lock": 1, "marks": (7,)}),
        ("sheet-row", {**row, "left": (12,), "to_lock": 0, "row": "2"}),
        ("sheet-row", {**row, "left": 0, "to_lock": 0, "marks": ()}),
        ("sheet-row", {**row, "closed": True, "row": "blue"}),
        ("sheet-row", {**row, "closed": "locked", "row": "green", "player": "Ann+Cy"}),
        ("sheet-row", {**row, "left": (("green", 8), ("blue", 9)), "row": "2"}),
        *(
            ("sheet-box", {"player": "Ann", "row": "red", "number": 7, "state": state, "count": count})
            for state in ("marked", "free", "skipped", "needs", "closed")
            for count in (0, 1, 3)
        ),
        ("sheet-sum", {"player": "Ann", "points": 28, "penalties": 1, "bar": None, "powers": None}),
        ("sheet-sum", {"player": "Ann+Cy", "points": 1, "penalties": 0, "bar": 3, "powers": None}),
        ("sheet-sum", {"player": "Ann", "points": -5, "penalties": 2, "bar": None, "powers": ("circle", "star")}),
        ("closing", {"row": "green", "number": 2, "players": (("Ann", 2), ("Bo", 0), ("Cy", 1)), "closed": False}),
        ("closing", {"row": "3", "number": 12, "players": (("Ann+Cy", 2), ("Bo+Di", 0)), "closed": False}),
        ("closing", {"row": "green", "number": 2, "players": (("Ann", 2),), "closed": True}),
        ("free-cross", {"player": "Ann", "row": "green", "number": 8}),
        ("free-cross", {"player": "Ann+Cy", "row": "3", "number": 8}),
        *(("power", {"player": "Ann", "power": p}) for p in ("circle", "rhombus", "square", "octagon", "star")),
        *(("row-named", {"row": "red", "position": 1, "direction": way}) for way in ("rising", "falling", "mixed")),
        *(("row-named", {"row": str(place), "position": place, "direction": "mixed"}) for place in range(1, 5)),
        ("history-turn", {"turn": 3, "player": "Ann", "white": (2, 5), "marks": (("Bo", "red", 7),), "penalty": True}),
        ("history-turn", {"turn": 4, "player": "Bo", "white": None, "marks": (), "penalty": False}),
        ("history-turn", {"turn": 5, "player": "Bo", "white": (1, 1), "marks": (), "penalty": "Bo"}),
        *(("fault", {"what": what, "reason": "missing"}) for what in ("camera", "keypad", "sound", "store", "lamp")),
        *(
            ("fault", {"what": "camera", "reason": reason})
            for reason in ("unplugged", "black", "frozen", "wrong-size", "slow", "moved", "swapped")
        ),
        *(("mended", {"what": what}) for what in ("camera", "keypad", "sound", "store", "lamp")),
        *(("fault", {"what": "keypad", "reason": reason}) for reason in ("busy", "denied", "unplugged")),
        *(("fault", {"what": "keypad", "reason": reason}) for reason in ("keys-lost", "stuck-key")),
        *(("fault", {"what": what, "reason": "unplugged", "screen": False}) for what in ("camera", "keypad", "sound")),
        *((kind, {"screen": False}) for kind in ("welcome", "asleep", "still-there")),
        ("no-key", {}),
        ("no-key", {"word": "zz"}),
        ("letter-which", {"letter": "b", "word": "bleu", "other": "blanc", "other_letter": "w"}),
        ("letter-which", {"letter": "u", "word": "undo", "other": "up", "other_letter": ""}),
        ("keypad-there", {}),
        ("still-there", {}),
        *(("help", {"where": where}) for where in HELP_PLACES),
        *(
            ("help", {"where": where, "colours": ("white", "white", "blue")})
            for where in ("roll", "between", "by-hand")
        ),
        ("no-turn", {}),
        ("volume", {"level": 7}),
        ("volume", {"level": 0}),
        ("speed", {"level": 3}),
        ("language", {}),
        ("no-sound", {}),
    ]


def main() -> None:
    """Print every sample once, by kind, in the three languages."""
    from display.sentences import sentence

    seen: set[str] = set()
    for message in samples():
        for language in ("en", "de", "fr"):
            shown = sentence(message, language)
            if shown not in seen:
                print(f"{message.kind:18} {language}  {shown}")
            seen.add(shown)


if __name__ == "__main__":
    main()
