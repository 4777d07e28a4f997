"""What a touch does: boxes and buttons, by where the table is. A touch that makes no sense now changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from core.events import Amend, Choose, Mark, Pass, RollDice, Undo, Void
from dicecaller import session_entry as entry
from dicecaller import session_fixing as fixing
from dicecaller import session_setup as setup
from dicecaller import session_tray as tray
from dicecaller.session_call import call_in_full, switch_closed
from dicecaller.session_facts import due_colours, has_mark, roll_due
from dicecaller.session_game import accept, ask_awaited, ask_due_roll, say_scores
from dicecaller.session_staff import lock_for_wiping, open_staff, type_pin, wiped
from dicecaller.session_types import Desk, Keep, Session, TakeOut, Voice
from dicecaller.session_types import ThrowDice as Throw
from display.intents import Intent

LANGUAGE_ORDER = ("en", "de", "fr")
ANSWER_NOTHING = frozenset(
    {"confirm", "resume", "discard", "new-game", "wake", "sleep", "still-here", "back", "history", "page", "tray"}
    | {"help", "language", "theme", "louder", "quieter", "mute", "repeat", "staff", "wipe", "letter"}
)
"""Buttons by which nobody plays on: they answer whether an offered game goes on, or leave the question as it is."""


def tapped(desk: Desk, intent: Intent) -> None:
    """One touch."""
    if desk.session.wiping:
        wiped(desk)
        return
    if desk.session.restored and intent.button not in ANSWER_NOTHING:
        setup.play_on(desk)
    if intent.button is None:
        _box(desk, intent)
        return
    action = _BUTTONS.get(intent.button)
    if action is not None:
        action(desk, intent)


def _box(desk: Desk, intent: Intent) -> None:
    """A box of somebody's sheet: a mark, a choice, or in the remedy screen a mark put there or taken away."""
    session = desk.session
    view = session.view
    if view is None or session.place != "game" or not intent.player or not intent.row or intent.number is None:
        return
    if session.overlay == "amend":
        present = has_mark(view, intent.player, intent.row, intent.number)
        accept(desk, Amend(intent.player, intent.row, intent.number, mark=not present))
    elif session.overlay == "":
        if view.phase == "choose" and intent.player in view.waiting:
            accept(desk, Choose(intent.player, intent.row))
        else:
            accept(desk, Mark(intent.player, intent.row, intent.number))


# --- answers and remedies ---------------------------------------------------------------------------------------------
def _pass(desk: Desk, intent: Intent) -> None:
    view = desk.session.view
    if view is None or desk.session.place != "game":
        return
    only = view.waiting[0] if len(view.waiting) == 1 else view.active
    accept(desk, Pass(intent.player or only))


def _void(desk: Desk, intent: Intent) -> None:
    if desk.session.view is None or desk.session.place != "game":
        return
    player = intent.player or latest_marker(desk.session)
    accept(desk, Void(player or desk.session.view.active))


def latest_marker(session: Session) -> str:
    """Who made the latest mark of this turn that can be taken back, "" where nobody has one."""
    view = session.view
    for event in reversed(session.table.standing()):
        if isinstance(event, RollDice):
            break
        if isinstance(event, Mark) and view is not None and event.player in view.may_void:
            return event.player
    return ""


def _undo(desk: Desk, _intent: Intent) -> None:
    if desk.session.view is not None and desk.session.place == "game":
        desk.set(overlay="" if desk.session.overlay != "amend" else "amend")
        accept(desk, Undo())


def _amend(desk: Desk, _intent: Intent) -> None:
    view = desk.session.view
    if view is not None and desk.session.place == "game":
        if desk.session.overlay == "amend":
            _close(desk)
        else:
            desk.set(overlay="amend", notice=None)
            desk.say("amend-ask")


def _penalty(desk: Desk, intent: Intent) -> None:
    """In the remedy screen: one penalty more, or none after the fourth; a number sets it."""
    view = desk.session.view
    if view is None or desk.session.overlay != "amend" or not intent.player:
        return
    count = int(intent.value) if intent.value is not None else (view.penalties[intent.player] + 1) % 5
    accept(desk, Amend(intent.player, penalties=count))


# --- dice -------------------------------------------------------------------------------------------------------------
def _again(desk: Desk, _intent: Intent) -> None:
    """After a refused throw: all dice are thrown again. On the correct screen: the chosen die is, alone."""
    session = desk.session
    view = session.view
    if session.overlay == "correct" and session.selected is not None and view is not None and view.roll is not None:
        fixing.await_reroll(desk, session.selected)
        return
    if session.overlay == "by-hand":
        entry.close_entry(desk)
    if session.refused is not None or session.pending is not None or session.held is not None:
        desk.set(refused=None, pending=None, held=None, notice=None)
        again_ask(desk)
    elif session.reroll:
        desk.set(reroll="", notice=None)
        desk.say("reroll-off", colour=session.reroll)
        _ask_on(desk)


def again_ask(desk: Desk) -> None:
    """Ask for the throw once more, of whomever it is due; when the game is over, say how it ended."""
    session = desk.session
    view = session.view
    if session.place == "opening" and session.opening_game is not None:
        desk.say("opening-ask", player=session.opening_game.seats[session.opening_seat])
    elif session.place == "call":
        desk.say("help", where="call", colours=due_colours(desk.session))
    elif view is not None and session.reroll:
        desk.say("reroll-ask", colour=session.reroll)
    elif view is not None and roll_due(session):
        ask_due_roll(desk, view)
    elif view is not None and view.phase == "over":
        say_scores(desk, view)


def _by_hand(desk: Desk, _intent: Intent) -> None:
    if desk.session.overlay == "by-hand":
        _close(desk)
    elif not entry.open_by_hand(desk):
        fixing.open_fixing(desk, "correct")


def _die(desk: Desk, intent: Intent) -> None:
    if not isinstance(intent.value, int):
        return
    session = desk.session
    if session.overlay in ("", "correct") and fixing.another_awaited(desk, intent.value):
        return
    if session.overlay == "by-hand" or session.overlay == "correct":
        desk.set(selected=intent.value, entry=replace(session.entry, chosen=None) if session.entry else None)
    elif session.overlay == "" and session.refused is not None and roll_due(session):
        entry.open_by_hand(desk)
    elif session.overlay == "" and session.place == "game":
        fixing.open_fixing(desk, "correct", intent.value)


def _value(desk: Desk, intent: Intent) -> None:
    if not isinstance(intent.value, int) or not 1 <= intent.value <= 6:
        return
    if desk.session.overlay == "by-hand":
        entry.tap_entry_value(desk, intent.value)
    elif desk.session.overlay == "correct" and desk.session.selected is not None:
        fixing.fix_die(desk, desk.session.selected, intent.value)


def _confirm(desk: Desk, intent: Intent) -> None:
    """Yes, to whatever is asked just now."""
    session = desk.session
    if session.overlay == "by-hand":
        entry.confirm_entry(desk)
    elif session.overlay == "asleep-ask":
        _still_here(desk, intent)
    elif session.overlay in ("players", "sheet"):
        setup.setup_step(desk, "next")
    elif session.overlay == "resume" or session.restored:
        setup.go_on(desk)
    elif session.pending is not None:
        tray.keep_pending(desk)
    elif session.place == "attract":
        setup.wake(desk)
    elif session.overlay in ("correct", "amend", "history", "help", "tray"):
        _back(desk, intent)


def _correct(desk: Desk, _intent: Intent) -> None:
    if desk.session.overlay == "correct":
        _close(desk)
    else:
        fixing.open_fixing(desk, "correct")


def _keep(desk: Desk, _intent: Intent) -> None:
    if desk.session.pending is not None:
        tray.keep_pending(desk)
    else:
        desk.set(nudged=(), notice=None)


def _set_aside(desk: Desk, _intent: Intent) -> None:
    """ "Done", where no camera can see it."""
    colours = desk.session.set_aside
    if colours:
        desk.set(set_aside=(), notice=None)
        desk.put(TakeOut(colours))
        desk.tell("game", "set-aside-thanks", colours=colours)
    elif desk.session.missing:
        desk.set(missing=(), notice=None)
        desk.tell("game", "set-aside-thanks", colours=())


def _throw(desk: Desk, _intent: Intent) -> None:
    session = desk.session
    if session.place == "opening":
        desk.put(Throw(("white",)))
    elif roll_due(session):
        desk.put(Throw(due_colours(session)))


# --- screens ----------------------------------------------------------------------------------------------------------
def _back(desk: Desk, _intent: Intent) -> None:
    if desk.session.overlay in ("players", "sheet"):
        setup.setup_step(desk, "back")
        if not desk.session.overlay:
            _ask_on(desk)
    else:
        _close(desk)


def _close(desk: Desk) -> None:
    """Away from a screen, nothing changed: where it had asked something, what the table awaits is asked instead."""
    asked = desk.session.overlay in ("by-hand", "correct", "amend")
    entry.close_entry(desk)
    if asked:
        desk.set(notice=None)
        _ask_on(desk)


def _ask_on(desk: Desk) -> None:
    """What is awaited now."""
    session = desk.session
    answers = session.place == "game" and not session.reroll and not roll_due(session)
    if session.view is not None and answers and session.view.waiting:
        ask_awaited(desk, session.view)
    else:
        again_ask(desk)


def _overlay(name: str) -> Callable[[Desk, Intent], None]:
    def action(desk: Desk, _intent: Intent) -> None:
        desk.set(overlay="" if desk.session.overlay == name else name, page=0)

    return action


def _page(desk: Desk, intent: Intent) -> None:
    """Another page of the history; which there are is the screen's to know."""
    if desk.session.overlay == "history" and isinstance(intent.value, int):
        desk.set(page=max(0, intent.value))


def _still_here(desk: Desk, _intent: Intent) -> None:
    desk.set(overlay="", asked_idle_at=None)
    if desk.session.restored:  # what was asked before is still asked
        setup.ask_restored(desk)


def _new_game(desk: Desk, _intent: Intent) -> None:
    """Never ends a game by itself: the set-up opens over it."""
    setup.open_setup(desk)


def _sleep(desk: Desk, _intent: Intent) -> None:
    setup.fall_asleep(desk)


def _reopen(desk: Desk, _intent: Intent) -> None:
    if desk.session.view is not None and desk.session.view.phase == "over":
        accept(desk, Undo())


def _language(desk: Desk, intent: Intent) -> None:
    settings = desk.session.settings
    value = str(intent.value) if intent.value in LANGUAGE_ORDER else ""
    if not value:
        value = LANGUAGE_ORDER[(LANGUAGE_ORDER.index(settings.language) + 1) % len(LANGUAGE_ORDER)]
    choose_language(desk, value)


def choose_language(desk: Desk, language: str) -> None:
    """Speak and write this language from now on, after the next start too."""
    desk.set(settings=replace(desk.session.settings, language=language))
    desk.put(Keep("language", language))
    desk.say("language")


def _voice(wish: str) -> Callable[[Desk, Intent], None]:
    def action(desk: Desk, _intent: Intent) -> None:
        desk.put(Voice(wish))

    return action


def _repeat(desk: Desk, _intent: Intent) -> None:
    repeat(desk)


def repeat(desk: Desk) -> None:
    """Say the last utterance again; who passed and how loud it is now are no answer to that."""
    for message in desk.session.repeatable:
        desk.say(message.kind, urgent=True, **message.facts)


def _setup_choice(name: str) -> Callable[[Desk, Intent], None]:
    def action(desk: Desk, intent: Intent) -> None:
        setup.set_up(desk, name, intent.value)

    return action


def _letter(desk: Desk, intent: Intent) -> None:
    if desk.session.overlay == "staff":
        type_pin(desk, str(intent.value))
    else:
        setup.set_up(desk, "letter", intent.value)


def _setup_step(name: str) -> Callable[[Desk, Intent], None]:
    return lambda desk, _intent: setup.setup_step(desk, name)


def _no_lock(desk: Desk, _intent: Intent) -> None:
    desk.set(lock_told=True)


_BUTTONS: dict[str, Callable[[Desk, Intent], None]] = {
    "pass": _pass,
    "void": _void,
    "undo": _undo,
    "by-hand": _by_hand,
    "again": _again,
    "confirm": _confirm,
    "correct": _correct,
    "new-game": _new_game,
    "skip-opening": lambda desk, _intent: setup.skip_opening(desk),
    "set-aside": _set_aside,
    "sleep": _sleep,
    "throw": _throw,
    "wake": lambda desk, _intent: setup.wake(desk),
    "back": _back,
    "next": _setup_step("next"),
    "go": _setup_step("go"),
    "same-again": lambda desk, _intent: setup.same_again(desk),
    "language": _language,
    "theme": _voice("theme"),
    "die": _die,
    "value": _value,
    "seat": _setup_choice("seat"),
    "letter": _letter,
    "sheet": _setup_choice("sheet"),
    "match": _setup_choice("match"),
    "partners": _setup_choice("partners"),
    "players": _setup_choice("players"),
    "practice": _setup_choice("practice"),
    "starter": _setup_choice("starter"),
    "keep": _keep,
    "history": _overlay("history"),
    "page": _page,
    "tray": _overlay("tray"),
    "help": _overlay("help"),
    "staff": lambda desk, _intent: open_staff(desk),
    "wipe": lambda desk, _intent: lock_for_wiping(desk),
    "amend": _amend,
    "penalty": _penalty,
    "reopen": _reopen,
    "resume": lambda desk, _intent: setup.go_on(desk),
    "discard": _new_game,
    "no-lock": _no_lock,
    "still-here": _still_here,
    "louder": _voice("louder"),
    "quieter": _voice("quieter"),
    "mute": _voice("mute"),
    "repeat": _repeat,
    "more": lambda desk, _intent: call_in_full(desk),
    "closed": lambda desk, intent: switch_closed(desk, str(intent.value)),
}
