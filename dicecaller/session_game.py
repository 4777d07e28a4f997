"""Putting an event to the rules, and telling what came of it: said, beeped, asked for. The rules are `core`."""

from __future__ import annotations

from core.dice import COLOURED, Roll, SomeDice
from core.events import (
    Amend,
    Choose,
    Correct,
    Event,
    Mark,
    NewGame,
    Pass,
    Reroll,
    RollDice,
    Undo,
    Void,
)
from core.refusal import Refusal
from core.view import Answer, TableView
from dicecaller.session_facts import (
    away_colours,
    lock_rows,
    offers_to,
    pass_penalty,
    places_of,
    roll_facts,
)
from dicecaller.session_replayed import told_replayed
from dicecaller.session_review import endings
from dicecaller.session_types import (
    AcceptEvent,
    Beep,
    Desk,
    PutAway,
    Say,
    Session,
    Typing,
    listens,
    roll_pairs,
    types_dice,
)
from dicecaller.session_undone import amended, replaced_answer, told_fallen, undone, voided_box
from display.messages import Message
from vision.reading import Reading


def accept(desk: Desk, event: Event) -> bool:
    """Put an event to the rules. Taken: stored, told, and True. Refused: the reason said and shown, and False."""
    session = desk.session
    before = session.view
    after = session.table.apply(event)
    if isinstance(after, Refusal):
        refuse(desk, event, after)
        return False
    taken_back = session.table.steps.item.event if session.table.steps is not None else None
    desk.put(AcceptEvent(event, practice=session.practice and isinstance(event, NewGame)))
    desk.set(table=after, notice=None, typing=_typing_after(session, event, after.view()), restored=False)
    if isinstance(event, Undo) or (before is not None and before.dice_due and not after.view().dice_due):
        _forget_tray(desk)
    if isinstance(event, NewGame):
        _begin_game(desk, event, before)
        return True
    desk.put(Beep("accept"))
    _told_event(desk, event, taken_back, before, desk.session.view)
    _told_consequences(desk, event, taken_back, before, desk.session.view)
    _ask_after_remedy(desk, event, taken_back)
    _practice_over(desk)
    return True


def _typing_after(session: Session, event: Event, after: TableView) -> Typing:
    """A row that was named waits for its number while others answer in the same action; all else has been answered."""
    typing, before = session.typing, session.view
    same = before is not None and (before.phase, before.turn) == (after.phase, after.turn)
    others = isinstance(event, Mark | Pass) and typing.what == "row" and event.player != typing.player
    return typing if same and others else Typing()


def _ask_after_remedy(desk: Desk, event: Event, taken_back: Event | None) -> None:
    """For those who listen: after something was taken back or put right, what may be marked now is read out anew."""
    view = desk.session.view
    if not isinstance(event, Void | Undo | Correct) or not listens(desk.session) or view is None:
        return
    asked = [output for output in desk.outputs if isinstance(output, Say)]
    if not view.waiting or any(say.message.kind in ("offers", "choose-ask") for say in asked):
        return
    meant = taken_back if isinstance(event, Undo) else event
    player = meant.player if isinstance(meant, Void | Mark | Pass | Choose) else desk.session.focus
    ask_player(desk, player if player in view.waiting else view.waiting[0])


def _practice_over(desk: Desk) -> None:
    """After a practice turn the game begins anew: what was marked in it does not count."""
    session = desk.session
    view = session.view
    if (
        session.practice
        and session.game is not None
        and view is not None
        and view.turn
        and view.phase in ("roll", "over")
    ):
        desk.set(practice=False)
        desk.put(PutAway())
        accept(desk, session.game)


def _forget_tray(desk: Desk) -> None:
    """Another moment of the game: what waited for an answer about the dice belongs to the one that was left."""
    overlay = "" if desk.session.overlay in ("correct", "by-hand") else desk.session.overlay
    desk.set(held=None, pending=None, refused=None, nudged=(), reroll="", fixing="", entry=None, selected=None)
    desk.set(overlay=overlay)


def refuse(desk: Desk, event: Event, refusal: Refusal, typed: bool = False) -> None:
    """Say why not; nothing else changes. `typed`: a box was named by keys, and that it is not marked is said too."""
    desk.log("refused", event=event.to_json(), error=refusal.code, detail=refusal.detail)
    desk.put(Beep("refuse"))
    facts = dict(refusal.facts)
    code = "no-number" if refusal.code == "bad-event" and "number" in facts else refusal.code
    desk.notice("mark-refused", urgent=True, code=code, facts=facts, **({"typed": True} if typed else {}))


def tell_refused(desk: Desk, reading: Reading) -> None:
    """A throw that could not be read: why, and that it is awaited again or by hand."""
    desk.set(refused=reading)
    desk.put(Beep("refuse"))
    about = reading.about
    places = places_of(reading, about, desk.session.settings)
    typed = {} if desk.session.settings.keys else {"typed": False}
    desk.notice("roll-refused", urgent=True, reason=reading.reason, about=about, places=places, **typed)


def _begin_game(desk: Desk, event: NewGame, before: TableView | None) -> None:
    away = away_colours(before) if before is not None else desk.session.missing
    desk.set(
        place="game", overlay="", game=event, last_game=event,
        opening_game=None, set_aside=(), missing=away, entry=None, selected=None,
        fixing="", reroll="", refused=None, reading=None, held=None, pending=None, nudged=(), early_told=False,
        lock_told=False, focus="", review=-1, listening=None, parked=(),
    )  # fmt: skip
    view = desk.session.view
    assert view is not None
    desk.tell("game", "game-begins", players=event.seats, sheet=event.sheet, starter=view.active)
    if away:
        desk.notice("all-dice-back", missing=away)
    _ask_roll(desk, view)
    tell_left(desk)


def tell_left(desk: Desk) -> None:
    """For whoever uses keys: which one leads back to the game that is not finished."""
    if desk.session.left is not None and listens(desk.session):
        desk.tell("game", "game-left")


def _ask_roll(desk: Desk, view: TableView) -> None:
    desk.set(focus="")
    desk.put(Beep("turn"))
    desk.tell("game", "roll-ask", player=view.active, hand=view.hand)
    if types_dice(desk.session):
        desk.tell("game", "dice-typed")


# --- the event itself -------------------------------------------------------------------------------------------------
def _told_event(
    desk: Desk, event: Event, taken_back: Event | None, before: TableView | None, after: TableView | None
) -> None:
    assert before is not None
    assert after is not None
    match event:
        case RollDice():
            _told_roll(desk, event.roll, before, after)
        case Reroll(dice=dice):
            _known_by_hand(desk, after)
            for colour, value in named_dice(dice):
                desk.say("rerolled", colour=colour, value=value)
            desk.set(reroll="", overlay="", nudged=(), pending=None, refused=None, early_told=False)
            _told_choices(desk, after)
        case Correct(dice=dice):
            _known_by_hand(desk, after)
            for colour, value in named_dice(dice):
                desk.say("corrected", urgent=True, colour=colour, value=value)
            desk.set(nudged=(), early_told=False)
            if after.roll is not None:
                desk.speak(Message("roll", roll_facts(after.roll, short=True)))
        case Mark(player=player, row=row, number=number):
            _told_answer(desk, Answer(player, row, number), before)
        case Choose(player=player, row=row):
            desk.tell(_answer_level(desk), "marked", player=player, row=row, number=None)
        case Pass(player=player):
            _told_answer(desk, Answer(player, None, None), before)
        case Void(player=player):
            voided_row, voided_number = voided_box(before, player)
            desk.say("voided", player=player, row=voided_row, number=voided_number)
        case Undo():
            for what in undone(taken_back, before, after):
                desk.say("undone", what=what)
            if isinstance(taken_back, Correct | Reroll) and after.roll is not None:
                desk.speak(Message("roll", roll_facts(after.roll, short=True)))
            desk.set(early_told=False)
        case Amend():
            desk.speak(amended(event, before))


def _known_by_hand(desk: Desk, view: TableView) -> None:
    """The dice lie otherwise than the camera called them: seen so later, from elsewhere too, they are no new throw."""
    if view.roll is not None:
        desk.set(by_hand=roll_pairs(view.roll))


def _told_answer(desk: Desk, answer: Answer, before: TableView) -> None:
    """A mark or pass. Where it takes the place of another answer, which one falls is said however it was given."""
    old = replaced_answer(before, answer)
    if old is not None:
        row, number = answer.row, answer.number
        desk.say(
            "answer-replaced", player=answer.player, row=row, number=number, old_row=old.row, old_number=old.number
        )
    elif answer.row is None:
        desk.tell(_answer_level(desk), "passed", player=answer.player)
    else:
        desk.tell(_answer_level(desk), "marked", player=answer.player, row=answer.row, number=answer.number)


def _answer_level(desk: Desk) -> str:
    """A finger sees what it did; whoever answers by keys is told in words what was marked, not by a tone alone."""
    return "game" if desk.session.way == "keys" else "all"


def _told_roll(desk: Desk, roll: Roll, before: TableView, after: TableView) -> None:
    """The call itself, then whatever must be asked before the answers."""
    desk.set(
        entry=None, selected=None, overlay="", fixing="", reroll="", refused=None, held=None, pending=None, nudged=(),
        early_told=False, thrown=False, missing=(), set_aside=(), focus="", listening=None, parked=(), left=None,
    )  # fmt: skip
    level = desk.session.settings.talk
    if level == "all":
        desk.speak(Message("roll-full", roll_facts(roll, short=False)))
    else:
        desk.speak(Message("roll", roll_facts(roll, short=True)))
    _told_choices(desk, after)


def _told_choices(desk: Desk, view: TableView) -> None:
    """In the shared action: whether anybody may lock, and for those who listen what the first may mark."""
    if view.phase != "shared":
        return
    desk.set(lock_told=False)
    listening = listens(desk.session)
    if not listening:
        desk.set(focus="")
    if view.roll is not None and not listening:
        desk.tell("game", "answer-all", player=view.active, number=view.roll.white_sum)
    if view.may_lock:
        desk.tell("game", "lock-ask")
    if view.waiting and listening:
        ask_player(desk, view.waiting[0])


def ask_awaited(desk: Desk, view: TableView) -> None:
    """Say who is awaited, and for which action."""
    if view.phase == "coloured":
        desk.say("coloured-ask", player=view.active, penalty=pass_penalty(view))
    elif view.phase == "choose":
        for player in view.waiting:
            desk.say("choose-ask", player=player, rows=tuple(row for row, _ in view.legal.get(player, ())))
    else:
        desk.say("answer-ask", players=view.waiting)


def ask_player(desk: Desk, player: str) -> None:
    """Give the keys to this player and read out what they may mark. Of somebody who has answered it is said what, and
    what that may be changed to; where nothing is asked of the player, it is said who is awaited."""
    view = desk.session.view
    assert view is not None
    if view.phase in ("coloured", "choose") and player not in view.waiting:
        desk.set(focus=view.waiting[0], typing=Typing())
        ask_awaited(desk, view)
        return
    desk.set(focus=player, typing=Typing())
    if view.phase == "choose":
        desk.say("choose-ask", player=player, rows=tuple(row for row, _ in view.legal.get(player, ())))
        return
    may_answer = player in view.waiting or player in view.may_change
    if player not in view.waiting:
        answer = next((answer for answer in view.answers if answer.player == player), None)
        row, number = (answer.row, answer.number) if answer is not None else (None, None)
        desk.say("answered", player=player, row=row, number=number, stays=not may_answer)
    if may_answer:
        action = "coloured" if view.phase == "coloured" else "shared"
        boxes = offers_to(desk.session.table, player)
        desk.say("offers", player=player, boxes=boxes, action=action, penalty=pass_penalty(view))


def named_dice(dice: SomeDice) -> tuple[tuple[str, int], ...]:
    """(colour, value) of the dice that a reroll or correction names."""
    whites = [("white", value) for value in dice.white if value is not None]
    return (*whites, *((c, v) for c, v in zip(COLOURED, dice.coloured(), strict=True) if v is not None))


# --- what follows from it ---------------------------------------------------------------------------------------------
def _told_consequences(
    desk: Desk, event: Event, taken_back: Event | None, before: TableView | None, after: TableView | None
) -> None:
    assert before is not None
    assert after is not None
    if isinstance(event, Mark | Pass | Choose):
        _told_free_crosses(desk, event, before, after)
    told_replayed(desk, event, before, after)
    told_fallen(desk, event, taken_back, before, after)
    _told_locks(desk, event, before, after)
    for player, count in after.penalties.items():
        if count > before.penalties.get(player, 0) and not isinstance(event, Amend):
            desk.tell("game", "penalty", player=player, count=count)
    if after.phase == "over":
        if before.phase != "over" or after.scores != before.scores:
            _told_over(desk, after)
        return
    if before.phase == after.phase and before.active == after.active:
        _told_waiting(desk, event, before, after)
        if after.phase == "roll" and isinstance(event, Correct) and listens(desk.session):
            desk.tell("game", "roll-ask", player=after.active, hand=after.hand)  # the turn is over, the next is awaited
        return
    if after.phase == "roll":
        desk.set(nudged=(), reroll="", refused=None, pending=None, early_told=False)
        _ask_roll(desk, after)
    elif after.phase == "coloured":
        desk.set(early_told=False)
        _ask_coloured(desk, after)
    elif after.phase == "choose":
        ask_awaited(desk, after)
        desk.set(focus=after.waiting[0])
    elif after.phase == "shared" and not isinstance(event, RollDice | Reroll):
        if listens(desk.session):
            ask_player(desk, after.waiting[0])
        else:
            desk.set(focus="")
            desk.tell("game", "answer-ask", players=after.waiting)


def _ask_coloured(desk: Desk, view: TableView) -> None:
    desk.put(Beep("turn"))
    if listens(desk.session):
        ask_player(desk, view.active)
        return
    desk.set(focus="")
    sums, penalty = legal_sums(view), pass_penalty(view)
    if not sums:
        desk.tell("game", "offers", player=view.active, boxes=(), action="coloured", penalty=penalty)
        return
    desk.tell("game", "coloured-ask", player=view.active, penalty=penalty)
    desk.tell("game", "offer-colours", **{colour: sums.get(colour) for colour in COLOURED})


def legal_sums(view: TableView) -> dict[str, tuple[int, ...]]:
    """What the active player may mark now, by the die that gives it: colour to numbers, in the order of the boxes."""
    found: dict[str, tuple[int, ...]] = {}
    for row, number in view.legal.get(view.active, ()):
        index = view.sheet.row_of[row]
        colour = view.sheet.rows[index][view.sheet.place[index][number]].colour
        if number not in found.get(colour, ()):
            found[colour] = (*found.get(colour, ()), number)
    return found


def _told_waiting(desk: Desk, event: Event, before: TableView, after: TableView) -> None:
    """Within one action: who is still awaited (said once only one is left), and to whom the keys go next."""
    if not after.waiting:
        return
    if listens(desk.session) and after.phase == "shared":
        if desk.session.focus not in after.waiting:  # also after an answer was replaced: the keys are never left there
            ask_player(desk, after.waiting[0])
        return
    if desk.session.focus not in after.waiting:
        desk.set(focus="")
    if after.waiting == before.waiting:
        return
    level = "game" if len(after.waiting) == 1 and len(after.players) > 1 else "all"
    if isinstance(event, Void | Correct):
        level = "game"
    desk.tell(level, "answer-ask", players=after.waiting)


def _told_free_crosses(desk: Desk, event: Mark | Pass | Choose, before: TableView, after: TableView) -> None:
    """The crosses that chains and powers gave besides the marks that were answered, and the powers that work now."""
    if not after.sheet.has_free_crosses:
        return
    answered = {(answer.player, answer.row, answer.number) for answer in before.answers}
    if isinstance(event, Mark):
        answered.add((event.player, after.sheet.row_names[after.sheet.row_of[event.row]], event.number))
    if before.coloured_answer is not None:
        answered.add((before.coloured_answer.player, before.coloured_answer.row, before.coloured_answer.number))
    for player in after.players:
        old, new = before.sheets[player], after.sheets[player]
        for was, now in zip(old.rows, new.rows, strict=True):
            for number in now.marks:
                if number not in was.marks and (player, now.name, number) not in answered:
                    desk.tell("game", "free-cross", player=player, row=now.name, number=number)
        for power in new.powers:
            if power not in old.powers:
                desk.tell("game", "power", player=player, power=power)


def _told_locks(desk: Desk, event: Event, before: TableView, after: TableView) -> None:
    gone = tuple(c for c in COLOURED if c in before.in_play and c not in after.in_play)
    back = tuple(c for c in COLOURED if c in after.in_play and c not in before.in_play)
    if isinstance(event, RollDice):
        return
    for colour in gone:
        desk.tell("game", "locked", players=lockers(before, after, colour), colour=colour)
    if gone:
        desk.put(Beep("lock"))
        aside = tuple(c for c in COLOURED if c in gone or c in desk.session.set_aside)
        desk.set(set_aside=aside)
        if after.phase != "over":
            desk.say("set-aside", colours=gone, places=places_of(desk.session.reading, gone, desk.session.settings))
    if back:
        still = tuple(c for c in back if c not in desk.session.set_aside)
        desk.set(set_aside=tuple(c for c in desk.session.set_aside if c not in back))
        if still and after.phase != "over":
            desk.say("reopened", colours=still)


def lockers(before: TableView, after: TableView, colour: str) -> tuple[str, ...]:
    """Who holds a lock now, and did not before, in the rows whose die is `colour`."""
    rows = lock_rows(after.sheet, colour)
    found = []
    for player in after.players:
        now, then = after.sheets[player].rows, before.sheets[player].rows
        if any(now[row].lock and not then[row].lock for row in rows):
            found.append(player)
    return tuple(found)


def _told_over(desk: Desk, view: TableView) -> None:
    desk.set(overlay="", set_aside=(), nudged=(), reroll="", focus="", early_told=False)
    totals = {"totals": dict(view.match.totals)} if view.match is not None else {}
    desk.log("score", scores=dict(view.scores), winners=list(view.winners or ()), reason=view.reason, **totals)
    for end in endings(view):
        desk.say(end.kind, urgent=end.kind == "over", **end.facts)
    if view.match is None or view.match.winners:
        desk.put(PutAway())
    else:
        ask_next_game(desk, view)
    _tell_over_keys(desk, view)


def ask_next_game(desk: Desk, view: TableView) -> None:
    """Between two games of a match: which one follows, who begins it, and that it needs all six dice."""
    desk.notice("next-game", game=view.game + 1, starter=view.roller, hand=view.roller_hand)
    if away := away_colours(view):
        desk.say("all-dice-back", missing=away)


def ask_due_roll(desk: Desk, view: TableView, level: str = "asked") -> None:
    """The throw that is due, of whoever has to make it. `level`: from which level of talk on, within a game."""
    if view.phase == "over":
        ask_next_game(desk, view)
    else:
        desk.tell(level, "roll-ask", player=view.roller, hand=view.roller_hand)


def _tell_over_keys(desk: Desk, view: TableView) -> None:
    """For whoever uses keys: which one plays again, once no roll follows any more."""
    if listens(desk.session) and view.phase == "over" and (view.match is None or view.match.winners):
        desk.say("over-ask")


def say_scores(desk: Desk, view: TableView) -> None:
    """The scores, and when the game is over what may be done now."""
    desk.say("scores", scores=dict(view.scores))
    _tell_over_keys(desk, view)
