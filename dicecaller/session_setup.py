"""From sleep to the first roll: power-on, the set-up screens, the opening roll, the same again, sleep and waking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from core.dice import COLOURED
from core.events import Event, NewGame, new_game_refusal
from core.refusal import Refusal
from core.table import Table
from core.view import TableView
from dicecaller.session_call import begin_call
from dicecaller.session_facts import away_colours, places_of, roll_due
from dicecaller.session_game import accept, ask_awaited, ask_due_roll, ask_player, tell_left, tell_refused
from dicecaller.session_types import (
    AcceptEvent,
    Ask,
    Beep,
    Begin,
    Desk,
    Left,
    PutAway,
    Session,
    TakeUp,
    Typing,
    listens,
    roll_pairs,
)
from display.messages import Message
from display.scene import SetupDraft

SEAT_LETTERS = "ABCDEFGHIJ"
MAX_NAME = 16
#: After a long pause nobody knows which keys were pressed before, nor to whom the voice spoke last.
NOTHING_TYPED: dict[str, Any] = {"typing": Typing(), "parked": (), "focus": ""}


def begin(desk: Desk, given: Begin) -> None:
    """Power-on: the game of the command line at once, an unfinished one offered, else sleep until somebody comes."""
    desk.set(active_at=given.at, last_game=given.last_game)
    if given.call:
        begin_call(desk, given.closed)
    elif given.unfinished:
        offer(desk, given.unfinished)
        desk.set(practice=given.practice and desk.session.game is not None)
    elif given.game is not None and given.opening:
        begin_opening(desk, given.game)
    elif given.game is not None:
        accept(desk, given.game)
    else:
        desk.say("welcome")


def offer(desk: Desk, events: tuple[Event, ...]) -> None:
    """Lay an unfinished game on the table as it was and ask whether it goes on. Playing on is a yes."""
    table = Table.empty(desk.session.table.sheets)
    for event in events:
        after = table.apply(event)
        if isinstance(after, Refusal):  # written by another version of the rules: it goes as far as it goes
            break
        table = after
        desk.put(AcceptEvent(event, restored=True))
    games = [event for event in events if isinstance(event, NewGame)]
    if not games:
        desk.say("welcome")
        return
    desk.set(table=table, game=games[-1], place="game", overlay="", restored=True)
    view = desk.session.view
    assert view is not None
    desk.set(set_aside=_perhaps_still_there(view), by_hand=roll_pairs(view.roll) if view.roll is not None else ())
    desk.put(Ask("resume", view.players))
    ask_restored(desk)
    if desk.session.settings.spoken and view.phase in ("shared", "coloured", "choose"):
        ask_player(desk, view.waiting[0])


def ask_restored(desk: Desk) -> None:
    """Whether the game that stands on the table goes on."""
    view = desk.session.view
    if view is not None:
        desk.notice("resume-offer", players=view.players, turn=view.turn)


def _perhaps_still_there(view: TableView) -> tuple[str, ...]:
    """The dice that left the game after its last roll: nobody is known to have taken them out of the tray."""
    if view.roll is None or view.phase == "over":
        return ()
    rolled = {colour for colour, value in zip(COLOURED, view.roll.coloured(), strict=True) if value is not None}
    return tuple(colour for colour in away_colours(view) if colour in rolled)


def go_on(desk: Desk) -> None:
    """The offered game is taken up again."""
    desk.set(restored=False, notice=None, overlay="")
    view = desk.session.view
    if view is None:
        return
    _tell_aside(desk)
    if roll_due(desk.session):
        ask_due_roll(desk, view, "game")
        _tell_thrown(desk)
    elif view.waiting and listens(desk.session):
        ask_player(desk, view.waiting[0])
    elif view.waiting:
        ask_awaited(desk, view)


def goes_on(session: Session) -> bool:
    """Whether something stands on the table that waking leads back to: a game, or an opening roll."""
    return unfinished(session) or (session.opening_game is not None and session.game is None)


def behind_set_up(session: Session) -> str:
    """What "back" leads to from the set-up: "game", "opening" (its roll) or "nothing"."""
    return session.place if session.place in ("game", "opening") else "nothing"


def take_up(desk: Desk) -> None:
    """Whoever plays at a table that sleeps, or that asks whether anybody is there, goes on with what stands there."""
    place = "game" if unfinished(desk.session) else "opening"
    desk.set(overlay="", asked_idle_at=None, place=place if desk.session.place == "attract" else desk.session.place)
    if desk.session.place == "game":
        play_on(desk)


def play_on(desk: Desk) -> None:
    """Whoever plays has said yes to the offered game; what the table would have said then about its dice is said."""
    desk.set(restored=False, notice=None)
    tell_dice(desk)


def tell_dice(desk: Desk) -> None:
    """The dice that are to be taken out, and those that nobody was seen to throw."""
    _tell_aside(desk)
    if roll_due(desk.session):
        _tell_thrown(desk)


def _tell_thrown(desk: Desk) -> None:
    """The dice that lie there while a roll is due: whether they are it is asked, or why they cannot be read is told."""
    session = desk.session
    if session.pending is not None:
        desk.notice("lay-there")
    elif session.refused is not None and session.lay_there:
        tell_refused(desk, session.refused)


def _tell_aside(desk: Desk) -> None:
    session = desk.session
    if session.set_aside:
        where = places_of(session.reading, session.set_aside, session.settings)
        desk.say("set-aside", colours=session.set_aside, places=where)


def start(desk: Desk, game: NewGame, practice: bool) -> None:
    """A new game, whatever was before: what is unfinished stays in the store, and is offered again until the new one
    has its first roll. What cannot be played is refused by name."""
    opening = game.starter == "opening"
    if opening:
        game = replace(game, starter="")
    refusal = new_game_refusal(game, desk.session.table.sheets)
    if refusal is not None:
        desk.put(Beep("refuse"))
        desk.notice("mark-refused", urgent=True, code=refusal.code, facts=dict(refusal.facts))
        return
    _lay_by(desk)
    if opening:
        begin_opening(desk, game)
        desk.set(practice=practice)
    else:
        desk.set(practice=practice)
        accept(desk, game)


# --- the opening roll -------------------------------------------------------------------------------------------------
def begin_opening(desk: Desk, game: NewGame) -> None:
    """Each rolls one die in turn until somebody rolls a 6."""
    session = desk.session
    empty = Table.empty(session.table.sheets)
    view = session.view
    desk.set(missing=away_colours(view) if view is not None else ())  # asked back once the game begins
    desk.set(place="opening", overlay="", game=None, table=empty, opening_game=game, opening_seat=0)
    desk.set(
        opening_rolled=(), reading=None, set_aside=(), held=None, pending=None, refused=None, nudged=(), reroll="",
        entry=None, selected=None, fixing="", notice=None,
    )  # fmt: skip
    desk.say("opening-ask", player=game.seats[0])
    tell_left(desk)


def opening_value(desk: Desk, value: int, typed: bool = False) -> None:
    """One die of the opening roll has been read, or `typed` and thereby read back already."""
    game = desk.session.opening_game
    if game is None:
        return
    player = game.seats[desk.session.opening_seat]
    rolled = dict(desk.session.opening_rolled) | {player: value}
    desk.set(entry=None, overlay="", opening_rolled=tuple(rolled.items()))
    desk.log("opening", player=player, value=value)
    if value == 6:
        desk.say("opening-won", player=player)
        if accept(desk, replace(game, starter=player)) and desk.session.notice is None:
            desk.set(notice=Message("opening-result", {"rolled": tuple(rolled.items()), "player": player}))
        return
    if not typed:
        desk.say("opening-rolled", player=player, value=value)
    seat = (desk.session.opening_seat + 1) % len(game.seats)
    desk.set(opening_seat=seat)
    desk.say("opening-ask", player=game.seats[seat], next=True)


def skip_opening(desk: Desk) -> None:
    """No opening roll: the first seat begins."""
    game = desk.session.opening_game
    if desk.session.place == "opening" and game is not None:
        accept(desk, replace(game, starter=game.seats[0]))


# --- the set-up screens -----------------------------------------------------------------------------------------------
def open_setup(desk: Desk) -> None:
    """The first set-up screen; a game on the table stays there until the new one begins, and is there again when this
    screen is opened before the new one's first roll."""
    session = desk.session
    draft = session.draft
    if session.game is not None:
        game = session.game
        people = game.players or tuple(pair[0] for pair in game.teams) + tuple(pair[1] for pair in game.teams)
        draft = replace(
            draft, names=people, sheet=game.sheet, match=game.match == 3, partners=bool(game.teams), editing=None
        )
    draft = replace(draft, recent_names=session.settings.recent_names)
    desk.set(overlay="players", draft=draft, notice=None, restored=False)
    if session.left is not None:
        _lay_back(desk, session.left)
        if session.table.standing():  # nobody has rolled in it: only a remedy can have been agreed
            desk.notice("agreed-gone")
    view = desk.session.view
    if view is not None and view.phase != "over":
        desk.say("game-stays", players=view.players, turn=view.turn)
    desk.say("players-ask")


def _lay_by(desk: Desk) -> None:
    """The game on the table, if a roll may still follow in it, is remembered while another one begins."""
    session = desk.session
    if session.left is None and session.game is not None and unfinished(session):
        half = session.kept if session.kept is not None and session.kept.place == "game" else None
        left = Left(session.game, session.table, session.set_aside, session.missing, session.practice, half)
        desk.set(left=left)


def _lay_back(desk: Desk, left: Left) -> None:
    """The game that was left for a new one, as it was; the transcript has its events once more, in order."""
    if desk.session.game is not None:
        events = left.table.journal()
        desk.put(TakeUp(events))
        for event in events:
            desk.put(AcceptEvent(event, restored=True))
    desk.set(
        place="game", game=left.game, table=left.table, set_aside=left.set_aside, missing=left.missing, left=None,
        practice=left.practice, opening_game=None, opening_rolled=(), reading=None, refused=None, held=None,
        pending=None, nudged=(), reroll="", entry=None, selected=None, focus="", typing=Typing(), parked=(),
        kept=left.kept,
    )  # fmt: skip


def setup_step(desk: Desk, button: str) -> None:
    """next, back and go on the set-up screens."""
    desk.set(notice=None)
    session = desk.session
    if button == "next" and session.overlay == "players":
        desk.set(overlay="sheet", draft=replace(session.draft, editing=None))
        desk.say("sheet-ask")
    elif button == "back" and session.overlay == "sheet":
        desk.set(overlay="players")
        desk.say("players-ask")
    elif button == "back":
        desk.set(overlay="")
        tell_dice(desk)
    elif button in ("go", "next"):
        start(desk, game_of(session.draft, session.at), session.draft.practice)


def game_of(draft: SetupDraft, at: float) -> NewGame:
    """The game that the choices describe. Nameless seats are called by their letter; partners sit opposite."""
    names = tuple(name.strip() or SEAT_LETTERS[seat] for seat, name in enumerate(draft.names))
    match = 3 if draft.match else 1
    if draft.partners:
        half = len(names) // 2
        teams = tuple((names[seat], names[seat + half]) for seat in range(half))
        game = NewGame((), draft.sheet, "", teams, match)
    else:
        game = NewGame(names, draft.sheet, "", (), match)
    seats = game.seats
    if draft.starter == "draw":
        return replace(game, starter=seats[int(at * 1000) % len(seats)])
    return replace(game, starter=draft.starter if draft.starter in (*seats, "opening") else "")


def set_up(desk: Desk, button: str, value: str | int | None) -> None:
    """One choice on the set-up screens. What is asked then is said where it is another: a name, or how many play."""
    draft = before = desk.session.draft
    match button:
        case "players":
            draft = _seats(draft, int(value) if value is not None else len(draft.names) + 1)
        case "seat" if value is not None:
            draft = replace(draft, editing=None if draft.editing == int(value) else int(value))
        case "letter" if draft.editing is not None:
            draft = _typed(draft, str(value or ""))
        case "sheet" if value in desk.session.table.sheets:
            draft = replace(draft, sheet=str(value))
        case "match":
            draft = replace(draft, match=not draft.match)
        case "partners":
            on = not draft.partners
            draft = _seats(replace(draft, partners=on), 4 if on else min(5, len(draft.names)))
        case "practice":
            draft = replace(draft, practice=not draft.practice)
        case "starter":
            draft = replace(draft, starter=str(value) if value is not None else _next_starter(draft))
    desk.set(draft=draft, notice=None)
    if draft.editing is not None and draft.editing != before.editing:
        desk.say("name-ask", letter=seat_letter(draft, draft.editing))
    elif draft.editing != before.editing:
        desk.say("players-ask")


def seat_letter(draft: SetupDraft, seat: int) -> str:
    """The letter by which a seat is called; partners, who share a sheet, share it."""
    return SEAT_LETTERS[seat % (len(draft.names) // 2) if draft.partners else seat]


def _seats(draft: SetupDraft, count: int) -> SetupDraft:
    counts = (4, 6, 8, 10) if draft.partners else (2, 3, 4, 5)
    if count not in counts:
        count = next((allowed for allowed in counts if allowed > count), counts[0]) if count < counts[-1] else counts[0]
    names = (draft.names + ("",) * count)[:count]
    starter = draft.starter if draft.starter in ("opening", "draw", *names) else "opening"
    return replace(draft, names=names, editing=None, starter=starter)


def _typed(draft: SetupDraft, letter: str) -> SetupDraft:
    assert draft.editing is not None
    names = list(draft.names)
    name = names[draft.editing]
    if letter == "back":
        name = name[:-1]
    elif letter == "space":
        name = f"{name} "
    elif letter in draft.recent_names:
        name = letter
    elif len(letter) == 1 and letter not in ",+" and len(name) < MAX_NAME:
        name += letter.lower() if name and not name.endswith(" ") else letter.upper()
    names[draft.editing] = name
    return replace(draft, names=tuple(names))


def _next_starter(draft: SetupDraft) -> str:
    choices = ("opening", "draw")
    return choices[(choices.index(draft.starter) + 1) % 2] if draft.starter in choices else "opening"


# --- again, sleep, waking ---------------------------------------------------------------------------------------------
def same_again(desk: Desk) -> None:
    """The same people and sheet; the start moves one seat left. No tap puts an unfinished game away by itself."""
    if unfinished(desk.session):
        wake(desk)
        return
    game = desk.session.game or desk.session.last_game
    if game is None:
        open_setup(desk)
        return
    seats = game.seats
    first = game.starter or seats[0]
    accept_again = replace(game, starter=seats[(seats.index(first) + 1) % len(seats)])
    desk.put(PutAway())
    accept(desk, accept_again)


def fall_asleep(desk: Desk) -> None:
    """Everything is saved already; the screen sleeps and a touch takes the game up again."""
    desk.set(place="attract", overlay="", asked_idle_at=None, notice=None, thrown=False, **NOTHING_TYPED)
    desk.say("asleep")


def wake(desk: Desk) -> None:
    """Somebody is there: an unfinished game is offered, else the set-up begins."""
    session = desk.session
    desk.set(asked_idle_at=None)
    if unfinished(session):
        desk.set(place="game", overlay="resume")
        view = desk.session.view
        assert view is not None
        desk.put(Ask("resume", view.players))
        desk.say("resume-offer", players=view.players, turn=view.turn)
    elif goes_on(session):
        assert session.opening_game is not None
        desk.set(place="opening", overlay="")
        desk.say("opening-ask", player=session.opening_game.seats[session.opening_seat])
    else:
        open_setup(desk)


def unfinished(session: Session) -> bool:
    """Whether there is a game that a roll may still follow."""
    return session.game is not None and not over_for_good(session)


def over_for_good(session: Session) -> bool:
    """Whether no roll will ever follow: the game, or the last one of a match, has ended."""
    view = session.view
    if view is None or view.phase != "over":
        return False
    return view.match is None or bool(view.match.winners)
