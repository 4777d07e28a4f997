"""From the controller's state to the scene that the screen shows, and to what is awaited of whom. Pure."""

from __future__ import annotations

from typing import get_args

from core.dice import ALL_DICE
from core.view import TableView
from dicecaller.session_facts import away_colours, pending_as, place_of, places_of, roll_due
from dicecaller.session_fixing import may_reroll
from dicecaller.session_pads import shown_for_keys
from dicecaller.session_review import history_of, scores_over_turns
from dicecaller.session_setup import over_for_good, seat_letter, unfinished
from dicecaller.session_staff import staff_buttons
from dicecaller.session_tray import whites_of
from dicecaller.session_types import Session, addressed, how_to_throw
from display.messages import Message
from display.scene import Button, Scene, SceneKind, ShownDie
from display.sentences import sentence
from vision.reading import DieReading, Reading

_KINDS = frozenset(get_args(SceneKind))


def scene_of(session: Session) -> Scene:
    """Everything the screen shows. Equal sessions give equal scenes."""
    view = session.view if session.place == "game" else None
    kind = scene_kind(session)
    language = session.settings.language
    setup = session.draft if kind in ("attract", "players", "sheet") else None
    extra: dict[str, object] = {"language": language, "fixing": session.fixing, "reroll": session.reroll}
    if session.opening_game is not None and kind in ("opening", "by-hand") and view is None:
        extra["players"] = session.opening_game.seats
        extra["player"] = session.opening_game.seats[session.opening_seat]
        extra["rolled"] = dict(session.opening_rolled)
    if (session.refused is not None or session.pending is not None) and roll_due(session):
        extra["unsure"] = True  # dice that were not called: no sum is shown
    if kind == "attract":
        extra["wiping"] = session.wiping > 0
        if session.game is not None and unfinished(session):
            extra["going_on"] = ", ".join(session.game.seats)
        elif session.last_game is not None:
            extra["same_again"] = ", ".join(session.last_game.seats)
    if session.settings.hide_sheets and view is not None and kind == "table":
        extra["hidden"] = tuple(name for name in view.players if name not in view.waiting)
    if kind == "table":
        extra["keys_for"] = shown_for_keys(session)
    if kind == "history":
        extra["page"] = session.page
    if kind == "staff":
        extra["unlocked"], extra["typed"] = session.staff.unlocked, len(session.staff.typed)
    if session.practice:
        extra["practice"] = True
    if kind == "call":
        extra["closed"] = session.closed
    return Scene(
        kind=kind,
        view=view,
        dice=shown_dice(session),
        prompt=prompt_of(session),
        notice=session.notice,
        caption=" ".join(sentence(message, language) for message in session.said),
        buttons=buttons_of(session),
        set_aside=session.set_aside,
        setup=setup,
        selected_die=session.selected if session.overlay in ("by-hand", "correct") else None,
        history=history_of(session.table) if kind == "history" else (),
        scores_by_turn=scores_over_turns(session.table) if kind in ("history", "over") else (),
        answered=tuple(answer.player for answer in view.answers) if view is not None and view.phase == "shared" else (),
        camera=session.camera,
        keypad=session.keypad,
        sound=session.sound,
        extra=extra,
    )


def scene_kind(session: Session) -> SceneKind:
    """Which screen it is."""
    if session.wiping:
        return "attract"
    if session.overlay:
        assert session.overlay in _KINDS
        return session.overlay  # type: ignore[return-value]  # held by the line above
    if session.place != "game":
        return session.place  # type: ignore[return-value]  # attract, opening and call are kinds too
    view = session.view
    return "over" if view is not None and view.over else "table"


def screen_phase(session: Session) -> str:
    """The referee's phase while the game is on the screen, else the screen's own name."""
    view = session.view
    if session.place == "game" and view is not None and session.overlay in ("", "by-hand", "correct"):
        return view.phase
    return scene_kind(session)


# --- dice -------------------------------------------------------------------------------------------------------------
def shown_dice(session: Session) -> tuple[ShownDie, ...]:
    """The dice as typed, as the roll has them, or as a refused reading saw them."""
    if session.overlay == "by-hand" and session.entry is not None:
        return tuple(ShownDie(c, v) for c, v in zip(session.entry.slots, session.entry.values, strict=True))
    view = session.view
    if session.place == "game" and view is not None:
        unread = session.pending or session.refused
        if unread is not None and view.phase in ("roll", "over"):
            return _all_seen(session, unread)
        if view.roll is not None:
            return _rolled(session, view)
    elif session.refused is not None and session.place in ("opening", "call"):
        return _all_seen(session, session.refused)
    elif session.place == "call" and session.called is not None:
        values = [*session.called.white, *(value for value in session.called.coloured() if value is not None)]
        return tuple(ShownDie(c, v) for c, v in zip(session.called.colours(), values, strict=True))
    return ()


def _all_seen(session: Session, reading: Reading) -> tuple[ShownDie, ...]:
    """The dice of the game as a refused reading saw them; foreign ones are for the notice to speak of."""
    known = [die for die in reading.dice if die.colour in ALL_DICE]
    known.sort(key=lambda die: ALL_DICE.index(die.colour))
    return tuple(
        ShownDie(die.colour, die.value, die.doubt, die.second_value, place_of(reading, die.colour, session.settings))
        for die in known
    )


def _rolled(session: Session, view: TableView) -> tuple[ShownDie, ...]:
    assert view.roll is not None
    values = [*view.roll.white, *(value for value in view.roll.coloured() if value is not None)]
    by_colour: dict[str, list[DieReading]] = {}
    if session.reading is not None:
        by_colour["white"] = whites_of(session.reading)
        for die in session.reading.dice:
            if die.colour != "white":
                by_colour.setdefault(die.colour, []).append(die)
    shown = []
    for colour, value in zip(view.roll.colours(), values, strict=True):
        seen = by_colour[colour].pop(0) if by_colour.get(colour) else None
        second = seen.second_value if seen is not None else None
        if seen is not None and seen.value is not None and seen.value != value:
            second = seen.value  # corrected by hand: what the camera thought is the next best
        place = place_of(session.reading, colour, session.settings) if colour != "white" else None
        shown.append(ShownDie(colour, value, None, second, place))
    return tuple(shown)


# --- what is awaited --------------------------------------------------------------------------------------------------
def asks_of(session: Session) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Everything that is awaited now: what, of whom. The transcript's `asked` lines are what appears here anew."""
    if session.overlay == "asleep-ask":
        return (("still-there", ()),)
    if session.place == "opening" and session.opening_game is not None:
        return (("opening", (session.opening_game.seats[session.opening_seat],)),)
    view = session.view
    if session.place != "game" or view is None:
        return ()
    asks: list[tuple[str, tuple[str, ...]]] = []
    if session.set_aside:
        asks.append(("set-aside", session.set_aside))
    if session.nudged:
        asks.append(("nudged", ()))
    if session.pending is not None:
        asks.append((pending_as(session), ()))
    if session.refused is not None and (roll_due(session) or session.reroll):
        asks.append(("again", (view.roller or view.active,)))
    if view.phase == "shared" and view.may_lock and not session.lock_told:
        asks.append(("lock", view.may_lock))
    if session.reroll:
        asks.append(("reroll", (view.active,)))
    if view.phase in ("shared", "coloured"):
        asks.append(("answer", view.waiting))
    elif view.phase == "choose":
        asks.append(("choose", view.waiting))
    elif roll_due(session):
        if missing := away_colours(view) if view.over else session.missing:
            asks.append(("dice-back", missing))
        asks.append(("roll", (view.roller,)))
    return tuple(asks)


def prompt_of(session: Session) -> Message | None:
    """The line at the head of the screen: the one thing that matters most now."""
    if session.overlay == "asleep-ask":
        return Message("still-there")
    if session.overlay == "players" and session.draft.editing is not None:
        return Message("name-ask", {"letter": seat_letter(session.draft, session.draft.editing)})
    if session.overlay in ("players", "sheet") or session.place == "attract":
        return None  # the set-up's screens have titles of their own
    if session.overlay == "amend":
        return Message("amend-now")
    if session.overlay == "by-hand" and session.entry is not None and session.entry.missing and session.opening_game:
        player = session.opening_game.seats[session.opening_seat]
        return addressed(session, "opening-entry", {"player": player})
    if session.overlay == "by-hand" and session.entry is not None:
        return (
            addressed(session, "entry-ask", {"colours": session.entry.missing})
            if session.entry.missing
            else addressed(session, "confirm-ask", {})
        )
    if session.place == "opening" and session.opening_game is not None:
        player = session.opening_game.seats[session.opening_seat]
        return Message("opening-ask", {"player": player, "shown": True, **how_to_throw(session)})
    view = session.view
    if session.place == "call" and session.set_aside:
        return Message("set-aside", {"colours": session.set_aside, "places": ()})
    if view is None or session.place != "game":
        return None
    if session.overlay == "resume" or session.restored:
        return addressed(session, "resume-offer", {"players": view.players, "turn": view.turn})
    if session.reroll:
        return Message("reroll-ask", {"colour": session.reroll})
    if session.set_aside:
        places = places_of(session.reading, session.set_aside, session.settings)
        return Message("set-aside", {"colours": session.set_aside, "places": places})
    return _phase_prompt(session, view)


def _phase_prompt(session: Session, view: TableView) -> Message | None:
    if view.phase == "shared":
        if view.may_lock and not session.lock_told and not view.answers:
            return Message("lock-ask")
        return Message("answer-ask", {"players": view.waiting})
    if view.phase == "coloured":
        return Message("coloured-ask", {"player": view.active})
    if view.phase == "choose":
        player = view.waiting[0]
        return Message("choose-ask", {"player": player, "rows": tuple(row for row, _ in view.legal[player])})
    if view.phase == "over":
        facts = {"reason": view.reason, "winners": view.winners, "scores": view.scores}
        return Message("over", facts)
    if session.missing:
        return Message("all-dice-back", {"missing": session.missing})
    return Message("roll-ask", {"player": view.active, "hand": view.hand, **how_to_throw(session)})


# --- buttons ----------------------------------------------------------------------------------------------------------
def buttons_of(session: Session) -> tuple[Button, ...]:
    """What can be tapped besides boxes, passes and the set-up's choices."""
    if session.overlay in ("by-hand", "correct"):
        return _by_hand_buttons(session)
    if session.overlay == "asleep-ask":
        return (Button("still-here"), Button("sleep"))
    if session.overlay == "resume":
        return (Button("resume"), Button("discard"))
    if session.overlay in ("players", "sheet"):
        return (Button("back"), Button("next" if session.overlay == "players" else "go"), Button("language"))
    if session.overlay == "staff":
        return staff_buttons(session)
    if session.overlay == "amend":
        return _amend_buttons(session)
    if session.overlay == "help":
        again = ("new-game",) if session.place in ("game", "opening") else ()
        return tuple(Button(name) for name in (*again, "language", "theme", "louder", "quieter", "mute", "back"))
    if session.overlay:
        return (Button("back"),)
    if session.place == "attract":
        staff = (Button("staff"),) if session.settings.staff_pin else ()
        return (Button("wake"), Button("language"), Button("theme"), *staff)
    if session.place == "opening":
        return _opening_buttons(session)
    if session.place == "call":
        return _call_buttons(session)
    view = session.view
    return _table_buttons(session, view) if view is not None else ()


def _by_hand_buttons(session: Session) -> tuple[Button, ...]:
    if session.overlay == "correct":
        again = session.selected is not None and may_reroll(session)
        return (Button("again"), Button("back")) if again else (Button("back"),)
    ready = session.entry is not None and not session.entry.missing
    return (Button("confirm", enabled=ready), Button("back"))


def _call_buttons(session: Session) -> tuple[Button, ...]:
    found = [Button("repeat"), Button("more"), Button("by-hand")]
    if session.settings.simulated_tray:
        found.append(Button("throw"))
    if session.set_aside:
        found.append(Button("set-aside"))
    return (*found, Button("language"), Button("mute"))


def _opening_buttons(session: Session) -> tuple[Button, ...]:
    found = [Button("skip-opening"), Button("by-hand")]
    if session.refused is not None:
        found.append(Button("again"))
    if session.settings.simulated_tray:
        found.append(Button("throw"))
    return (*found, *_tools(session, "history"))


def _table_buttons(session: Session, view: TableView) -> tuple[Button, ...]:
    found: list[Button] = []
    due = roll_due(session)
    if session.restored:
        found.append(Button("confirm"))
    if due:
        if session.settings.simulated_tray:
            found.append(Button("throw"))
        found.append(Button("by-hand"))
    if session.pending is not None or session.nudged:
        found.append(Button("keep"))
    unread = session.refused is not None or session.pending is not None or session.held is not None
    if (due and unread) or session.reroll:
        found.append(Button("again"))
    if view.phase == "shared" and view.may_lock and not session.lock_told:
        found.append(Button("no-lock"))
    if session.set_aside or (session.missing and due):
        found.append(Button("set-aside"))
    found += [Button("void", player=player) for player in view.may_void]
    found += _remedies(session, view)
    if view.over:
        found.append(Button("reopen"))
        if over_for_good(session):
            found.append(Button("same-again"))
    return (*found, *_tools(session))


def _amend_buttons(session: Session) -> tuple[Button, ...]:
    """The table's own tools, dimmed, so that nothing moves; the way back stands in the last one's place."""
    remedies = _remedies(session, session.view) if session.view is not None else ()
    return (*remedies, *(Button(tool.name, enabled=False) for tool in _tools(session)[:-1]), Button("back"))


def _remedies(session: Session, view: TableView) -> tuple[Button, ...]:
    """What puts something right, always in the same four places; what cannot be done now is dimmed."""
    amending = session.overlay == "amend"
    return (
        Button("correct", enabled=view.roll is not None and not amending),
        Button("void", enabled=bool(view.may_void) and not amending),
        Button("undo", enabled=session.table.steps is not None),
        Button("amend", enabled=amending or view.phase in ("roll", "over")),
    )


def _tools(session: Session, *without: str) -> tuple[Button, ...]:
    tray = ("tray",) if session.camera != "off" else ()
    new = ("new-game",) if session.place in ("game", "opening") else ()
    names = ("history", *tray, "help", "repeat", *new, "sleep")
    return tuple(Button(name) for name in names if name not in without)
