"""What a key does, by where the table is: everything that can be tapped can be keyed (docs/keys.md is the plan).

Colour keys name dice while a roll is typed and rows while answers are given: the row of that colour, or on sheets of
mixed rows the first to fourth from the top. Digits name a seat, or a number once a row is named
(`dicecaller.session_rows`). The keys of the voice
mean the same at any time, and 0 opens the menu at any moment (but as the second digit of ten).
"""

from __future__ import annotations

from dataclasses import replace

from core.events import Amend, Pass, Undo, Void
from core.view import TableView
from dicecaller import session_entry as entry
from dicecaller import session_fixing as fixing
from dicecaller import session_setup as setup
from dicecaller.session_call import call_in_full, switch_closed
from dicecaller.session_facts import due_colours, has_mark, pending_as, roll_due, roll_facts
from dicecaller.session_game import accept, ask_awaited, ask_player, refuse, say_scores
from dicecaller.session_listen import ROW_KEYS, open_listening, press_listening
from dicecaller.session_pads import ask_owner, bound_player, no_seat, press_owner, spoken_to, take_up_pad, wants_owner
from dicecaller.session_review import history_last, next_row, say_row
from dicecaller.session_rows import (
    doubted,
    key_row,
    line_begun,
    name_row,
    press_number,
    stays_named,
    typed_on,
    unheard_colour,
)
from dicecaller.session_taps import again_ask, latest_marker, repeat, tapped
from dicecaller.session_types import TALK_LEVELS, Beep, Desk, Key, Say, Session, Typing, Voice, how_to_throw
from dicecaller.session_typing import give_back, meant_for_dice
from display.intents import Intent
from display.messages import Message
from firmware_bridge.messages import COLOUR_KEYS
from firmware_bridge.roll_entry import RollEntry

VOICE_KEYS = ("louder", "quieter", "slower", "faster", "stop")
OF_THE_VOICE = (*VOICE_KEYS, "repeat", "help")
"""Keys that only let one hear: a question that was asked before them is still asked."""
KEY_NOTICES = ("no-seat", "key-unused", "seats-refused")
"""What is said and shown of a key that does nothing, until the next one is pressed."""


def pressed(desk: Desk, given: Key) -> None:
    """One key."""
    key = given.key
    take_up_pad(desk, given.pad)
    if given.begins:
        line_begun(desk)
    if meant_for_dice(desk, given):
        if not desk.session.cut_off:  # the typing has been ended
            _ask_on(desk)
        return
    session = desk.session
    if session.notice is not None and session.notice.kind in KEY_NOTICES:
        desk.set(notice=None)  # the next key has been pressed
    if plays_on(session, key):
        setup.take_up(desk)
        give_back(desk)
        session = desk.session
    if session.restored and key not in OF_THE_VOICE and session.overlay not in ("resume", "asleep-ask"):
        if key in ("enter", "back") and not session.overlay:
            _resume(desk, key)
            return
        setup.play_on(desk)
        session = desk.session
    if key in VOICE_KEYS:
        desk.put(Voice(key))
    elif key == "repeat":
        repeat(desk)
    elif key == "help":
        where = help_place(session)
        throw = how_to_throw(session) if where in ("roll", "between", "opening", "call") else {}
        desk.say("help", urgent=True, where=where, colours=_typed_dice(session), **throw)
    elif session.typing.what == "seat" and session.view is not None:
        if typed_on(desk, key):
            desk.say("pad-ask", urgent=True)
        else:
            press_owner(desk, session.view, key)
    elif session.typing.what == "menu":
        _menu(desk, key)
    elif session.listening is not None and session.listening.pad == session.pad and session.view is not None:
        if not press_listening(desk, session.view, key):
            _ask_again(desk, session.view)
    elif key == "0" and _menu_opens(session):
        desk.set(typing=Typing("menu"))
        desk.say("menu")
    elif session.overlay == "asleep-ask":
        tapped(desk, Intent("still-here"))
        if not session.restored and session.kept is None:
            _ask_on(desk)
    elif session.overlay == "resume":
        _resume(desk, key)
    elif session.overlay in ("players", "sheet"):
        _setup(desk, key)
    elif session.place == "attract":
        _attract(desk, key)
    elif session.overlay == "amend":
        _amend(desk, key)
    elif session.overlay in ("by-hand", "correct") and key in ("undo", "void"):
        _leave_typing(desk, key)
    elif session.overlay == "by-hand" and session.entry is not None:
        entry.press_entry(desk, key)
        _asked_after(desk, session)
    elif session.overlay == "correct" and session.entry is not None:
        fixing.press_fixing(desk, key)
        _asked_after(desk, session)
    elif session.overlay:
        tapped(desk, Intent("back"))
    elif session.place == "opening":
        _opening(desk, key)
    elif session.place == "call":
        _call(desk, key)
    else:
        _game(desk, key)


def plays_on(session: Session, key: str) -> bool:
    """Whether this key goes on with what sleeps, or with a game of which the table asks whether it goes on, and counts.

    At a table that nobody may know to be asleep, or that has asked for any key, one that would answer, take back or
    confirm at once only wakes."""
    if key in OF_THE_VOICE:
        return False
    if session.overlay == "resume":
        return key not in ("enter", "back")
    sleeps = session.place == "attract" and setup.goes_on(session)
    harmless = key in COLOUR_KEYS or key.isdigit() or key == "more"
    return harmless and (sleeps or session.overlay == "asleep-ask")


def help_place(session: Session) -> str:
    """Which step's help is spoken."""
    if session.typing.what in ("menu", "seat"):
        return session.typing.what
    if session.listening is not None and session.listening.pad == session.pad:
        return "review"
    if session.overlay or session.restored:
        return session.overlay or "resume"
    if session.pending is not None:
        return "one-again-moved" if session.reroll else pending_as(session)
    if session.nudged:
        return "nudged"
    view = session.view
    if session.place != "game" or view is None:
        return session.place
    return "between" if view.phase == "over" and roll_due(session) else view.phase


def _typed_dice(session: Session) -> tuple[str, ...]:
    """The dice that are typed now, or would be."""
    return session.entry.slots if session.entry is not None else due_colours(session)


def _menu_opens(session: Session) -> bool:
    """Whether 0 is the menu: from the set-up to the end of a game, but for the second digit of ten."""
    if session.place not in ("game", "opening") and session.overlay not in ("players", "sheet"):
        return False
    return not session.typing.digits and session.overlay not in ("resume", "asleep-ask")


def _leave_typing(desk: Desk, key: str) -> None:
    """Undo or void while dice are typed: those are left alone, and in a game it is done."""
    entry.close_entry(desk)
    if desk.session.place == "game":
        _game(desk, key)
    else:
        desk.put(Beep("refuse"))
        again_ask(desk)


def _asked_after(desk: Desk, before: Session) -> None:
    """A screen on which dice are typed was left with nothing done: what is awaited now is said again."""
    if not desk.session.overlay and not any(isinstance(output, Say) for output in desk.outputs):
        _ask_on(desk)


def _ask_on(desk: Desk) -> None:
    """What is awaited now, wherever the table is."""
    session = desk.session
    if session.overlay in ("players", "sheet"):
        desk.say(f"{session.overlay}-ask")
    elif session.view is not None and session.place == "game":
        _ask_again(desk, session.view)
    elif session.place == "attract":
        desk.say("welcome")
    else:
        again_ask(desk)


# --- before the game --------------------------------------------------------------------------------------------------
def _attract(desk: Desk, key: str) -> None:
    if key == "enter":
        setup.wake(desk)
    elif key in ("up", "down"):
        tapped(desk, Intent("language"))
    elif setup.goes_on(desk.session):
        desk.put(Beep("refuse"))
        desk.say("only-woken", urgent=True)
        setup.wake(desk)
    else:
        desk.say("welcome")


def _resume(desk: Desk, key: str) -> None:
    """Enter or back, to the question whether a game goes on."""
    if key == "enter":
        setup.go_on(desk)
    else:
        setup.open_setup(desk)


def _setup(desk: Desk, key: str) -> None:
    """Seats, then sheet: digits choose, w and y switch, enter goes on, back goes back. Whoever sets a game up on a
    keypad plays by ear: choices are read out from the first roll on."""
    session = desk.session
    if not session.settings.spoken and session.pad != "keyboard":
        desk.set(settings=replace(session.settings, spoken=True))
    if key in ("enter", "back"):
        setup.setup_step(desk, "next" if key == "enter" else "back")
        if key == "back" and not desk.session.overlay:
            _ask_on(desk)
    elif session.overlay == "players":
        _setup_seats(desk, key)
    else:
        _setup_sheet(desk, key)


def _setup_seats(desk: Desk, key: str) -> None:
    draft = desk.session.draft
    pairs = draft.partners
    if key == "w":
        setup.set_up(desk, "partners", None)
    elif key.isdigit() and key not in ("2", "3", "4", "5"):
        desk.put(Beep("refuse"))
        desk.notice("seats-refused", urgent=True, partners=pairs)
        return
    elif key.isdigit():
        setup.set_up(desk, "players", int(key) * (2 if pairs else 1))
    elif key in ("up", "down"):
        step = (2 if pairs else 1) * (1 if key == "up" else -1)
        setup.set_up(desk, "players", max(2, len(draft.names) + step))
    else:
        _unused(desk, "players")
        return
    draft = desk.session.draft
    count = len(draft.names) // (2 if draft.partners else 1)
    desk.say("seats-chosen", count=count, partners=draft.partners)


def _unused(desk: Desk, where: str) -> None:
    """A key that means nothing at this step: said and shown, and then what the keys do."""
    desk.put(Beep("refuse"))
    desk.notice("key-unused", urgent=True)
    desk.say("help", where=where)


def _setup_sheet(desk: Desk, key: str) -> None:
    draft = desk.session.draft
    names = tuple(desk.session.table.sheets)  # the nine, then one of the household's own
    if key == "w":
        setup.set_up(desk, "match", None)
    elif key == "y":
        setup.set_up(desk, "starter", None)
    elif key.isdigit():
        setup.set_up(desk, "sheet", names[int(key) - 1])
    elif key in ("up", "down"):
        step = 1 if key == "down" else -1
        place = names.index(draft.sheet) if draft.sheet in names else 0
        setup.set_up(desk, "sheet", names[(place + step) % len(names)])
    else:
        _unused(desk, "sheet")
        return
    draft = desk.session.draft
    desk.say("sheet-chosen", sheet=draft.sheet, match=draft.match, starter=draft.starter)


def _opening(desk: Desk, key: str) -> None:
    if key == "pass":
        setup.skip_opening(desk)
    elif key == "back":
        setup.open_setup(desk)
    elif key.isdigit() or key in COLOUR_KEYS:
        entry.open_by_hand(desk, typing=key.isdigit())
        entry.press_entry(desk, "w" if key in COLOUR_KEYS else key)
    elif key == "enter" and desk.session.settings.simulated_tray:
        tapped(desk, Intent("throw"))
    else:
        again_ask(desk)


def _call(desk: Desk, key: str) -> None:
    """The caller: 0 and a colour says that it is closed (or open again); everything else is a roll typed, or more."""
    session = desk.session
    if session.typing.what == "closed" and key == "back":
        desk.set(typing=Typing())
        repeat(desk)
    elif session.typing.what == "closed":
        switch_closed(desk, COLOUR_KEYS.get(key, ""))
    elif key == "0":
        desk.set(typing=Typing("closed"))
        desk.say("closed-ask")
    elif key == "more":
        call_in_full(desk)
    elif key in COLOUR_KEYS or key.isdigit():
        desk.set(entry=RollEntry(due_colours(session)), overlay="by-hand", notice=None)
        entry.press_entry(desk, key)
    elif key in ("up", "down"):
        desk.put(Voice("louder" if key == "up" else "quieter"))
    elif key == "enter" and session.settings.simulated_tray:
        tapped(desk, Intent("throw"))
    elif key == "enter" and session.set_aside:
        tapped(desk, Intent("set-aside"))
    else:
        repeat(desk)


def _ask_again(desk: Desk, view: TableView) -> None:
    """What is awaited now, after something else was listened to."""
    if desk.session.overlay == "correct":
        fixing.ask_typed(desk)
        return
    if desk.session.overlay == "by-hand":
        entry.ask_entry(desk)
        return
    if desk.session.overlay == "amend":
        desk.say("help", where="amend")
        return
    player = bound_player(desk.session) or desk.session.focus
    if player not in view.waiting and view.waiting and not bound_player(desk.session):
        player = view.waiting[0]  # the keys are nobody's who has answered already
    if view.phase in ("shared", "coloured", "choose") and player in view.waiting:
        ask_player(desk, player)
    elif view.waiting:
        ask_awaited(desk, view)
    else:
        again_ask(desk)


# --- in the game ------------------------------------------------------------------------------------------------------
def _game(desk: Desk, key: str) -> None:
    session = desk.session
    view = session.view
    assert view is not None
    if key == "undo":
        accept(desk, Undo())
    elif key == "void":
        accept(desk, Void(_voider(session, view)))
    elif key == "more":
        _more(desk, view)
    elif key == "enter" and (session.pending is not None or session.nudged):
        tapped(desk, Intent("keep"))
    elif key == "enter" and (session.set_aside or session.missing) and not stays_named(session):
        tapped(desk, Intent("set-aside"))
    elif view.phase in ("shared", "coloured", "choose"):
        _answer(desk, view, key)
    elif roll_due(session):
        _roll(desk, view, key)
    else:
        _over(desk, view, key)


def _voider(session: Session, view: TableView) -> str:
    """Whose mark the void key takes back: of the pad's owner; else of whom the keys speak for, or the latest of all."""
    owner = bound_player(session)
    if owner or session.focus in view.may_void:
        return owner or session.focus
    return latest_marker(session) or session.focus or view.active


def _roll(desk: Desk, view: TableView, key: str) -> None:
    """A roll is due: dice are typed, or the table is asked about."""
    session = desk.session
    if key in COLOUR_KEYS or key.isdigit():
        desk.set(entry=RollEntry(due_colours(session)), overlay="by-hand", notice=None)
        entry.press_entry(desk, key)
    elif key in ("up", "down"):
        next_row(desk, view, 1 if key == "down" else -1)
    elif key == "enter" and session.settings.simulated_tray:
        tapped(desk, Intent("throw"))
    elif key == "back" and (session.refused is not None or session.held is not None):
        tapped(desk, Intent("again"))
    elif key == "back" and view.roll is not None and not view.over:
        fixing.open_fixing(desk, "correct")
    elif key == "back" and session.left is not None:
        setup.open_setup(desk)
    else:
        again_ask(desk)


def _over(desk: Desk, view: TableView, key: str) -> None:
    if key == "enter":
        setup.same_again(desk)
    elif key == "back":
        setup.open_setup(desk)
    elif key in ("up", "down"):
        next_row(desk, view, 1 if key == "down" else -1)
    else:
        say_scores(desk, view)


def _answer(desk: Desk, view: TableView, key: str) -> None:
    """Answers: whose they are is known first, then rows and passes count."""
    session = desk.session
    if not session.settings.spoken:
        desk.set(settings=replace(session.settings, spoken=True))
    if wants_owner(session):
        ask_owner(desk)
        if key in ROW_KEYS:
            unheard_colour(desk)
        return
    player = spoken_to(session)
    if session.typing.what == "unheard":
        if typed_on(desk, key):
            typing = desk.session.typing
            ask_player(desk, player)
            desk.set(typing=typing)
            return
        desk.set(typing=Typing())
    if not player:
        player = view.waiting[0]
        seen = session.pad == "keyboard" and session.settings.keyboard  # the screen shows for whom it answers
        if not seen and not key.isdigit() and key not in ("up", "down", "back"):
            if key == "pass":
                desk.put(Beep("refuse"))
                desk.say("unasked", urgent=True)
            ask_player(desk, player)  # nobody was spoken to yet: the key may be meant by somebody else
            if key in ROW_KEYS:
                unheard_colour(desk)
            return
    if not bound_player(session):
        desk.set(focus=player)
    if session.typing.what == "row" and press_number(desk, view, key):
        return
    if doubted(desk, key):
        ask_player(desk, player)
        unheard_colour(desk)
        return
    if key.isdigit() and bound_player(session):
        ask_player(desk, player)
    elif key.isdigit():
        _seat(desk, view, int(key))
    elif key in ROW_KEYS:
        name_row(desk, view, player, key_row(view, key))
    elif key == "pass":
        accept(desk, Pass(player))
    elif key in ("up", "down"):
        step = 1 if key == "down" else -1
        ask_player(desk, view.players[(view.players.index(player) + step) % len(view.players)])
    elif key == "w":
        ask_awaited(desk, view)
        if desk.session.focus not in view.waiting:
            desk.set(focus=view.waiting[0])
    elif key == "back":
        fixing.open_fixing(desk, "correct")
    else:
        ask_player(desk, player)


def _seat(desk: Desk, view: TableView, number: int) -> None:
    if 1 <= number <= len(view.players):
        ask_player(desk, view.players[number - 1])
    else:
        no_seat(desk, number, len(view.players))
        ask_awaited(desk, view)


def _more(desk: Desk, view: TableView) -> None:
    """In full: the dice and what may be marked, or the scores."""
    if view.roll is not None and view.phase in ("shared", "coloured", "choose"):
        desk.speak(Message("roll-full", roll_facts(view.roll, short=False)))
        typing = desk.session.typing
        ask_player(desk, bound_player(desk.session) or desk.session.focus or view.waiting[0])
        desk.set(typing=typing)  # a row that was named still waits for its number
        return
    say_scores(desk, view)


# --- menu and remedies ------------------------------------------------------------------------------------------------
def _menu(desk: Desk, key: str) -> None:
    """0 and then: 1 scores 2 history 3 amend 4 new game 5 sleep 6 language 7 talk; 0, 8, 9, up and down are the voice
    for those who have no other key for it. Enter and back leave it; a key that means nothing here leaves it open."""
    desk.set(typing=Typing())
    view = desk.session.view
    wishes = {"8": "louder", "9": "quieter", "0": "stop", "up": "faster", "down": "slower"}
    taps = {"4": "new-game", "5": "sleep"}
    if key in ("enter", "back"):
        _ask_on(desk)
    elif key in wishes:
        desk.put(Voice(wishes[key]))
    elif key in taps:
        tapped(desk, Intent(taps[key]))
    elif key == "6":
        tapped(desk, Intent("language"))
        _ask_on(desk)
    elif key == "7":
        settings = desk.session.settings
        level = TALK_LEVELS[(TALK_LEVELS.index(settings.talk) + 1) % len(TALK_LEVELS)]
        desk.set(settings=replace(settings, talk=level))
        desk.say("talk-level", level=level)
    elif key in ROW_KEYS and view is not None:
        open_listening(desk, view, bound_player(desk.session) or desk.session.focus or view.active, ROW_KEYS.index(key))
    elif key == "1" and view is not None:
        say_scores(desk, view)
    elif key == "2" and view is not None:
        history_last(desk)
    elif key == "3" and view is not None:
        _open_amend(desk, view)
    else:
        desk.set(typing=Typing("menu"))
        if view is None and key in (*ROW_KEYS, "1", "2", "3"):
            desk.put(Beep("refuse"))
            desk.notice("mark-refused", urgent=True, code="no-game", facts={})
        else:
            _unused(desk, "menu")


def _open_amend(desk: Desk, view: TableView) -> None:
    if view.phase not in ("roll", "over"):
        event = Amend(view.active, penalties=view.penalties[view.active])
        refusal = desk.session.table.refusal(event)
        if refusal is not None:
            refuse(desk, event, replace(refusal, facts={"phase": "turn"}))
        return
    desk.set(overlay="amend", amend_player=view.active, typing=Typing(), entry=None, selected=None, fixing="")
    desk.say("help", where="amend")


def _amend(desk: Desk, key: str) -> None:
    """Seat, row, number: the mark there is put or taken; pass: one penalty more, after the fourth none."""
    session, view = desk.session, desk.session.view
    assert view is not None
    player = session.amend_player if session.amend_player in view.players else view.active
    typing = session.typing
    desk.set(typing=Typing())
    if typing.what == "row" and key.isdigit():
        digits = typing.digits + key
        if digits == "1":
            desk.set(typing=Typing("row", typing.row, digits))
            return
        present = has_mark(view, player, typing.row, int(digits))
        accept(desk, Amend(player, typing.row, int(digits), mark=not present))
    elif typing.what == "row" and key in ("enter", "back"):
        desk.say("help", where="amend")
    elif key in ROW_KEYS:
        desk.set(typing=Typing("row", key_row(view, key)))
        say_row(desk, view, player, view.sheet.row_of[key_row(view, key)])
    elif key.isdigit() and 1 <= int(key) <= len(view.players):
        desk.set(amend_player=view.players[int(key) - 1])
        say_row(desk, view, view.players[int(key) - 1], 0)
    elif key.isdigit():
        no_seat(desk, int(key), len(view.players))
    elif key == "pass":
        accept(desk, Amend(player, penalties=(view.penalties[player] + 1) % 5))
    elif key == "undo":
        accept(desk, Undo())
    elif key in ("enter", "back"):
        desk.set(overlay="", typing=Typing())
        _ask_again(desk, view)
    else:
        _unused(desk, "amend")
