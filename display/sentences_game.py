"""Sentences about the game: turns, offers, answers, locks, penalties, refusals, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from display.catalogue import has, joined, text
from display.facts import Facts, by_way, then_throw
from display.messages import Message
from display.phrases import (
    box,
    capitalised,
    clean,
    colour_key,
    dice,
    each_person,
    listed,
    name,
    names,
    persons,
    points_phrase,
    row_facts,
    row_name,
    words,
)


def _with_player(key: str, fact: str = "player", given: str = "player") -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        together, people = names(facts.many(fact) or (None,), facts.language)
        return text(key, facts.language, **{given: together, "people": people})

    return make


def _people(player: object) -> int:
    return len(persons(player)) if player is not None else 1


def _sheet(facts: Facts) -> str:
    return text("phrase-sheet", facts.language, sheet=str(facts.get("sheet") or "classic"))


def _game_begins(facts: Facts) -> str:
    together, _people_count = names(facts.many("players"), facts.language)
    starter = facts.get("starter")
    return text(
        "said-game-begins" if starter is not None else "said-game-begins-open",
        facts.language,
        sheet=_sheet(facts),
        players=together,
        starter=name(starter, facts.language),
        people=_people(starter),
    )


def _game_stays(facts: Facts) -> str:
    players, turn = facts.many("players"), facts.number("turn") or 0
    if not players:
        return text("said-game-stays", facts.language)
    shown = {"players": each_person(players, facts.language), "turn": turn, "turn-words": words(turn, facts.language)}
    return text("said-game-stays-of", facts.language, **shown)


def _resume_offer(facts: Facts) -> str:
    players = each_person(facts.many("players"), facts.language)
    turn, way = facts.get("turn"), facts.get("way")
    if turn is None:
        return text(by_way("said-resume-offer", way), facts.language, players=players)
    if turn == 0:
        return text(by_way("said-resume-offer-unbegun", way), facts.language, players=players)
    if isinstance(turn, int):
        key = by_way("said-resume-offer-number", way)
        return text(key, facts.language, players=players, turn=words(turn, facts.language))
    shown = name(turn, facts.language)
    key = by_way("said-resume-offer-turn", way)
    return text(key, facts.language, players=players, turn=shown, people=_people(turn))


def _opening_ask(facts: Facts) -> str:
    """The rule is told to the first of all; `next` has heard it. The screen shows who rolls beside it (`shown`)."""
    if facts.get("shown"):
        return then_throw(text("said-opening-ask-shown", facts.language), facts)
    if facts.get("next"):
        return _with_player("said-opening-ask-next")(facts)
    return then_throw(_with_player("said-opening-ask")(facts), facts)


def _opening_entry(facts: Facts) -> str:
    return _with_player(by_way("said-opening-entry", facts.get("way")))(facts)


def _no_seat(facts: Facts) -> str:
    number, count = words(facts.get("number"), facts.language), words(facts.get("count"), facts.language)
    return text("said-no-seat", facts.language, number=number, **{"count-words": count})


def _seats_refused(facts: Facts) -> str:
    return text("said-seats-refused", facts.language, partners=bool(facts.get("partners")))


def _opening_result(facts: Facts) -> str:
    language = facts.language
    rolls = [
        text("phrase-opening-roll", language, player=name(who, language), value=words(value, language))
        for who, value in facts.pairs("rolled")
    ]
    if not rolls:
        return _with_player("said-opening-won")(facts)
    together = rolls[0]
    for one in rolls[1:]:
        together = text("list-comma", language, first=together, next=one)
    player = facts.get("player")
    shown = name(player, language)
    return text("said-opening-result", language, rolls=together, player=shown, people=_people(player))


def _roll_ask(facts: Facts) -> str:
    player, hand = facts.get("player"), facts.get("hand")
    key = "said-roll-ask" if hand is None else "said-roll-ask-hand"
    shown = name(player, facts.language)
    asked = text(key, facts.language, player=shown, people=_people(player), hand=name(hand, facts.language))
    return then_throw(asked, facts)


def _offer(offer: object, language: str) -> str:
    row, number, skipped = (*offer, None, None, None)[:3] if isinstance(offer, tuple | list) else (None, offer, None)
    if not isinstance(skipped, int):
        return box(row, number, language)
    return text(
        "phrase-offer",
        language,
        number=words(number, language),
        Number=capitalised(words(number, language)),
        skipped=skipped,
        **{"skipped-words": words(skipped, language)},
        **row_facts(row, language),
    )


def _offers(facts: Facts) -> str:
    action = "coloured" if facts.get("action") == "coloured" else "shared"
    boxes = [_offer(offer, facts.language) for offer in facts.many("boxes")]
    key = f"said-offers-{action}" if boxes else f"said-offers-none-{action}"
    player = facts.get("player")
    return text(
        key,
        facts.language,
        player=name(player, facts.language),
        people=_people(player),
        boxes=listed(boxes, facts.language),
        penalty=facts.number("penalty") or 0,
    )


def _row_choice(facts: Facts) -> str:
    """A row named by keys: its one box and enter, or its boxes and that the number is awaited; a row to choose."""
    language, offers = facts.language, facts.many("boxes")
    boxes = [_offer(offer, language) for offer in offers]
    if not boxes:
        return text("said-nothing-marked", language)
    kind = "choose" if facts.get("action") == "choose" else ("one" if len(boxes) == 1 else "more")
    row = offers[0][0] if isinstance(offers[0], tuple | list) else None
    title = row_name(row, language)
    shown = {"row-name": title, "player": name(facts.get("player"), language), "boxes": listed(boxes, language)}
    return text(f"said-row-choice-{kind}", language, **shown)


def _coloured_ask(facts: Facts) -> str:
    player = name(facts.get("player"), facts.language)
    return text("said-coloured-ask", facts.language, player=player, penalty=facts.number("penalty") or 0)


def _answer_all(facts: Facts) -> str:
    number, player = words(facts.get("number"), facts.language), name(facts.get("player"), facts.language)
    return text("said-answer-all", facts.language, number=number, Number=capitalised(number), player=player)


def _choose_ask(facts: Facts) -> str:
    rows = joined([row_name(row, facts.language) for row in facts.many("rows")], facts.language, "list-or-two")
    player = facts.get("player")
    shown = name(player, facts.language)
    return text("said-choose-ask", facts.language, player=shown, people=_people(player), rows=rows)


def _player_box(key: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        player = facts.get("player")
        return text(
            key,
            facts.language,
            player=name(player, facts.language),
            people=_people(player),
            box=box(facts.get("row"), facts.get("number"), facts.language),
        )

    return make


def _marked(facts: Facts) -> str:
    """A mark; without a number the choice of a row for a free cross."""
    if facts.get("number") is not None:
        return _player_box("said-marked")(facts)
    return _chosen("said-chosen")(facts)


def _chosen(key: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        player, row = facts.get("player"), row_name(facts.get("row"), facts.language)
        shown = name(player, facts.language)
        return text(key, facts.language, player=shown, people=_people(player), **{"row-name": row})

    return make


def _answer_replaced(facts: Facts) -> str:
    language, player = facts.language, facts.get("player")
    marks, marked = facts.get("number") is not None, facts.get("old_number") is not None
    if not marks and not marked:
        return _with_player("said-passed")(facts)
    return text(
        "said-answer-replaced-by-pass" if not marks else f"said-answer-replaced{'' if marked else '-by'}-mark",
        language,
        player=name(player, language),
        people=_people(player),
        box=box(facts.get("row"), facts.get("number"), language),
        old=box(facts.get("old_row"), facts.get("old_number"), language),
    )


def _answer_back(facts: Facts) -> str:
    return _player_box("said-answer-back-pass" if facts.get("number") is None else "said-answer-back-mark")(facts)


def _free_fell(facts: Facts) -> str:
    language = facts.language
    boxes = [box(row, number, language) for row, number in facts.pairs("boxes")]
    shown = joined(boxes, language) or text("phrase-cross", language)
    return text("said-free-fell", language, player=name(facts.get("player"), language), boxes=shown)


def _power_off(facts: Facts) -> str:
    player = name(facts.get("player"), facts.language)
    return text("said-power-off", facts.language, player=player, power=str(facts.get("power")))


def _answered(facts: Facts) -> str:
    stays = bool(facts.get("stays"))
    player, number = facts.get("player"), facts.get("number")
    shown: dict[str, object] = {"player": name(player, facts.language), "people": _people(player), "stays": stays}
    if number is None:
        return text("said-answered-pass", facts.language, **shown)
    return text("said-answered-mark", facts.language, box=box(facts.get("row"), number, facts.language), **shown)


def _seats_chosen(facts: Facts) -> str:
    count = capitalised(words(facts.get("count"), facts.language))
    return text("said-seats-chosen", facts.language, Count=count, partners=bool(facts.get("partners")))


def _sheet_chosen(facts: Facts) -> str:
    starter = facts.get("starter")
    how = "first" if not starter else str(starter) if starter in ("opening", "draw") else "name"
    language, sheet = facts.language, str(facts.get("sheet") or "classic")
    return text(
        "said-sheet-chosen",
        language,
        Sheet=capitalised(text("phrase-sheet-title", language, sheet=sheet)),
        **{"match-phrase": text("phrase-match", language, match=bool(facts.get("match")))},
        **{
            "starter-phrase": text(
                "phrase-starter", language, starter=how, player=name(starter, language), people=_people(starter)
            )
        },
    )


def _talk_level(facts: Facts) -> str:
    return text("said-talk-level", facts.language, level=str(facts.get("level")))


def _voided(facts: Facts) -> str:
    unknown = facts.get("row") is None or facts.get("number") is None
    return _player_box("said-voided-any" if unknown else "said-voided")(facts)


def _mark_fell(facts: Facts) -> str:
    player, shown = facts.get("player"), box(facts.get("row"), facts.get("number"), facts.language)
    why = str(facts.get("why"))
    return text("said-mark-fell", facts.language, player=name(player, facts.language), box=shown, why=why)


def _coloured_stands(facts: Facts) -> str:
    marked = facts.get("row") is not None and facts.get("number") is not None
    return _player_box("said-coloured-stands" if marked else "said-coloured-stands-pass")(facts)


def _locked(facts: Facts) -> str:
    row = facts.get("colour") if facts.get("colour") is not None else facts.get("row")
    together, people = names(facts.many("players"), facts.language)
    closed = text("phrase-closed", facts.language, **row_facts(row, facts.language))
    key = "said-locked" if facts.many("players") else "said-locked-unknown"
    shown = row_name(row, facts.language)
    return text(key, facts.language, players=together, people=people, closed=closed, **{"row-name": shown})


def _penalty(key: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        player, count = facts.get("player"), facts.number("count")
        shown = name(player, facts.language)
        return text(key, facts.language, player=shown, people=_people(player), ordinal=count or 0)

    return make


def _points(scores: Sequence[tuple[object, object]], language: str) -> str:
    return listed([points_phrase(player, points, language) for player, points in scores], language)


def _result(facts: Facts, scores: str) -> str:
    """Who won and with how many points, as whole sentences; "" where neither is known."""
    winners = facts.many("winners")
    together, people = names(winners, facts.language)
    points = _points(facts.pairs(scores), facts.language)
    if not winners:
        return text("phrase-scores-only", facts.language, scores=points) if points else ""
    key = "phrase-wins" if len(winners) == 1 else "phrase-shared-win"
    if not points:
        key += "-only"
    return text(key, facts.language, winners=together, people=people, scores=points)


def _over(facts: Facts) -> str:
    key = f"said-over-{facts.get('reason')}"
    key = key if has(key, "en") else "said-over-unknown"
    return text(key, facts.language, result=_result(facts, "scores")).strip()


def _match_over(facts: Facts) -> str:
    return text("said-match-over", facts.language, result=_result(facts, "totals")).strip()


def _next_game(facts: Facts) -> str:
    starter, hand = facts.get("starter"), facts.get("hand")
    key = "said-next-game" if hand is None else "said-next-game-hand"
    return text(
        key if starter is not None else "said-next-game-open",
        facts.language,
        game=words(facts.get("game"), facts.language),
        starter=name(starter, facts.language),
        people=_people(starter),
        hand=name(hand, facts.language),
    )


def _scores(facts: Facts) -> str:
    points = _points(facts.pairs("scores"), facts.language)
    return text("said-scores", facts.language, scores=points) if points else text("said-scores-none", facts.language)


def _undone(facts: Facts) -> str:
    """`what`: the name of the event taken back ("mark", "roll", …), or a Message that names it, see `_UNDONE`."""
    what = facts.get("what")
    if isinstance(what, Message) and what.kind in _UNDONE:
        return _UNDONE[what.kind](Facts(what.facts, facts.language))
    return text("said-undone", facts.language, what=clean(what))


def _undone_mark(facts: Facts) -> str:
    if facts.get("number") is not None:
        return _player_box("said-undone-mark")(facts)
    return _chosen("said-undone-choose")(facts)


def _undone_void(facts: Facts) -> str:
    if facts.get("number") is None:
        return text("said-undone", facts.language, what="void")
    return _player_box("said-undone-void")(facts)


def _undone_die(key: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        value = words(facts.get("value"), facts.language)
        return text(key, facts.language, colour=colour_key(facts.get("colour")), value=value)

    return make


def _undone_amend(facts: Facts) -> str:
    """The facts are what holds now."""
    if facts.number("penalties") is not None:
        return _penalties("said-undone-amend-penalties", facts)
    return _player_box(f"said-undone-amend-{'unmark' if facts.get('mark') is False else 'mark'}")(facts)


#: What an undo took back, by the kind of the message that names it.
_UNDONE: dict[str, Callable[[Facts], str]] = {
    "marked": _undone_mark,
    "passed": _with_player("said-undone-pass"),
    "voided": _undone_void,
    "corrected": _undone_die("said-undone-correct"),
    "rerolled": _undone_die("said-undone-reroll"),
    "amended": _undone_amend,
}


def _amended(facts: Facts) -> str:
    if facts.number("penalties") is not None:
        return _penalties("said-amended-penalties-before" if facts.number("old") else "said-amended-penalties", facts)
    return _player_box("said-amended-unmark" if facts.get("mark") is False else "said-amended-mark")(facts)


def _penalties(key: str, facts: Facts) -> str:
    """How many penalties a player has now, and how many there were."""
    player, language = facts.get("player"), facts.language
    now, old = (_penalties_phrase(facts.number(fact) or 0, language) for fact in ("penalties", "old"))
    return text(
        key,
        language,
        player=name(player, language),
        people=_people(player),
        penalties=facts.number("penalties") or 0,
        **{"penalties-phrase": now, "old-phrase": old},
    )


def _penalties_phrase(count: int, language: str) -> str:
    return text("phrase-penalties", language, penalties=count, **{"penalties-words": words(count, language)})


def _mark_refused(facts: Facts) -> str:
    code = str(facts.get("code"))
    given = facts.get("facts")
    why = Facts(given if isinstance(given, dict) or hasattr(given, "get") else {}, facts.language)  # type: ignore[arg-type]
    key = f"said-mark-refused-{code}"
    key = key if has(key, "en") else "said-mark-refused-other"
    reason = text(key, facts.language, **_refusal_facts(why))
    return text("said-mark-refused-typed", facts.language, why=reason) if facts.get("typed") else reason


def _refusal_facts(why: Facts) -> dict[str, object]:
    """core.refusal's facts as the sentences take them, each with a word for "unknown"."""
    language = why.language
    row, number = why.get("row"), why.get("number")
    shown = box(row, number, language)
    many = why.many("waiting") or why.many("rows") or why.many("sums") or why.many("colours")
    missing = why.number("missing") or 0
    return {
        "phase": str(why.get("phase")),
        "known": "yes" if row is not None and number is not None else "no",
        "of": "row" if row is not None and number is None else "box",
        "box": shown,
        "Box": capitalised(shown),
        "number": words(number, language),
        "count": len(many),
        "waiting": names(why.many("waiting"), language)[0],
        "rows": joined([row_name(r, language) for r in why.many("rows")], language, "list-or-two"),
        "sums": joined([words(s, language) for s in why.many("sums")], language, "list-or-two"),
        "dice": dice(why.many("colours"), language),
        "last": box(row, why.get("last"), language, "phrase-box-own"),
        "need": words(why.get("need"), language),
        "need-count": why.number("need") or 0,
        "missing": missing,
        "missing-words": words(missing, language),
        "Missing-words": capitalised(words(missing, language)),
        **row_facts(row, language),
    }


#: kind -> what makes its sentence, for the kinds that are about the game.
GAME: dict[str, Callable[[Facts], str]] = {
    "resume-offer": _resume_offer,
    "game-stays": _game_stays,
    "setup-open": lambda facts: text("said-setup-open", facts.language, behind=str(facts.get("behind"))),
    "game-begins": _game_begins,
    "opening-ask": _opening_ask,
    "opening-entry": _opening_entry,
    "no-seat": _no_seat,
    "seats-refused": _seats_refused,
    "name-ask": lambda facts: text("said-name-ask", facts.language, letter=clean(facts.get("letter"))),
    "opening-result": _opening_result,
    "opening-won": _with_player("said-opening-won"),
    "roll-ask": _roll_ask,
    "offers": _offers,
    "row-choice": _row_choice,
    "row-choice-aside": _row_choice,
    "answer-ask": _with_player("said-answer-ask", "players", "players"),
    "answer-all": _answer_all,
    "pad-bound": _with_player("said-pad-bound"),
    "coloured-ask": _coloured_ask,
    "choose-ask": _choose_ask,
    "marked": _marked,
    "answered": _answered,
    "seats-chosen": _seats_chosen,
    "sheet-chosen": _sheet_chosen,
    "talk-level": _talk_level,
    "passed": _with_player("said-passed"),
    "locked": _locked,
    "penalty": _penalty("said-penalty"),
    "penalty-off": _penalty("said-penalty-off"),
    "answer-replaced": _answer_replaced,
    "answer-back": _answer_back,
    "free-fell": _free_fell,
    "power-off": _power_off,
    "over": _over,
    "match-over": _match_over,
    "next-game": _next_game,
    "scores": _scores,
    "mark-refused": _mark_refused,
    "voided": _voided,
    "mark-fell": _mark_fell,
    "coloured-stands": _coloured_stands,
    "passes-stand": _with_player("said-passes-stand", "players", "players"),
    "undone": _undone,
    "amended": _amended,
}
