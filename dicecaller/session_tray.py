"""What the watcher saw, put to use: a throw, a refused throw, a nudged die, a removed one. Never a reading of its own.

A throw reaches the rules only while a roll is due; whatever else is seen changes nothing but is spoken of where people
need to know (RULES.md 2, "Dice stay till settled").
"""

from __future__ import annotations

from collections import Counter

from core.dice import COLOURED, Roll, SomeDice
from core.events import Reroll, RollDice
from core.view import TableView
from dicecaller.reading_json import dice_json
from dicecaller.session_call import call_roll
from dicecaller.session_facts import coloured_die, places_of, roll_due
from dicecaller.session_game import accept, tell_refused
from dicecaller.session_setup import behind_set_up, opening_value, wake
from dicecaller.session_types import Beep, Desk, Held, Session, Tray, listens, roll_pairs
from vision.lying import kept, moved_together
from vision.reading import DieReading, Reading

#: Faults of a camera that goes on reading.
_SEEING = ("slow", "moved")
#: Refusals that say nothing about where the dice are: a hand or bad light hides them.
_BLIND = ("unreadable", "dark", "blurred", "moving", "covered")


def on_tray(desk: Desk, given: Tray) -> None:
    """One event of the watcher."""
    event = given.event
    name, reading = event.event, event.reading
    if name in ("fault", "mended"):
        _camera(desk, name, event.fault or "")
        return
    lay = desk.session.lying
    desk.set(lying=_lying(lay, name, reading))
    if name in ("empty", "moving", "covered", "rest", "collected"):
        desk.set(tray=name, lay_there=name == "rest" and _nobody_saw(desk.session))
    if name in ("moving", "roll", "refused"):
        desk.set(active_at=given.at)
    if name in ("empty", "collected"):
        desk.set(by_hand=())
    if name in ("moving", "covered"):
        desk.set(thrown=True)
    elif name in ("empty", "collected") and desk.session.place == "attract":
        desk.set(thrown=False)  # what moved was taken away, or was a hand
    if reading is not None and name in ("roll", "refused", "nudged"):
        status = "refused" if name == "refused" else reading.status  # a bumped die may lie so that nobody can read it
        desk.log(
            "read", status=status, reason=reading.reason, dice=dice_json(reading.dice), seen=name,
            about=list(reading.about), latency_ms=event.latency_ms,
        )  # fmt: skip
    if name == "nudged" and reading is not None and desk.session.pending is not None and _unasked(desk.session):
        desk.set(pending=reading if reading.status == "ok" else None)
    if desk.session.overlay in ("players", "sheet"):
        _while_set_up(desk, name, lay, reading)
    elif desk.session.place == "attract":
        if reading is not None and _thrown_over_sleep(desk.session, name, lay, reading):
            _over_sleep(desk, reading)
    elif name == "roll" and reading is not None:
        _on_roll(desk, reading)
    elif name == "refused" and reading is not None:
        _on_refused(desk, reading)
    elif name == "nudged" and reading is not None:
        _on_nudged(desk, reading, lay)
    elif name in ("collected", "empty"):
        _on_gone(desk, name)


def _nobody_saw(session: Session) -> bool:
    """Whether nobody saw the dice thrown that rest now. Where the camera was blind they are a throw all the same, as
    long as none was told by hand: its dice may be these."""
    return session.lay_there or not session.tray or (session.tray == "unseen" and bool(session.by_hand))


def _unasked(session: Session) -> bool:
    """Whether nothing is asked about dice: the table sleeps, or a game is being set up over this one."""
    return session.place == "attract" or session.overlay in ("players", "sheet")


def _lying(before: Reading | None, name: str, reading: Reading | None) -> Reading | None:
    """What lies in the tray after this event, as well as it was ever seen: a hand or the dark takes no die away."""
    if name in ("empty", "collected") or (reading is not None and reading.reason == "no-dice"):
        return None
    if reading is None or (before is not None and (reading.reason == "covered" or not reading.dice)):
        return before
    return reading


def _while_set_up(desk: Desk, name: str, before: Reading | None, reading: Reading | None) -> None:
    """A game is being set up: no throw counts, whatever is behind the set-up, and each one is told so."""
    if reading is None or not _thrown(desk.session, name, before, reading):
        return
    desk.put(Beep("refuse"))
    desk.notice("setup-open", urgent=True, behind=behind_set_up(desk.session))
    desk.say(f"{desk.session.overlay}-ask")


def _camera(desk: Desk, name: str, reason: str) -> None:
    """Each fault is said once, mended when all are; while a blind camera is out, what else is wrong is no news."""
    faults = tuple(kind for kind in desk.session.camera_faults if kind != reason)
    if name == "mended":
        desk.set(camera_faults=faults)
        if desk.session.camera == "fault" and not faults:
            desk.set(camera="ok")
            desk.log("mended", what="camera")
            if reason not in _SEEING:  # nobody missed it
                desk.say("mended", what="camera")
        return
    known = reason in desk.session.camera_faults or any(kind not in _SEEING for kind in faults)
    desk.set(camera_faults=(*faults, reason))
    if reason not in _SEEING:
        desk.set(tray="unseen", lay_there=False)
    if known:
        return
    desk.set(camera="fault")
    desk.log("fault", what="camera", reason=reason)
    desk.put(Beep("error"))
    desk.notice("fault", urgent=True, what="camera", reason=reason)


# --- throws -----------------------------------------------------------------------------------------------------------
def _on_roll(desk: Desk, reading: Reading) -> None:
    session = desk.session
    if session.place == "opening":
        _opening_roll(desk, reading)
        return
    if session.place not in ("game", "call"):
        return
    if roll_due(session):
        _due_roll(desk, reading)
        return
    roll = session.view.roll if session.view is not None else None
    if session.reroll:
        _one_again(desk, reading)
    elif roll is None or reading_pairs(reading) != roll_pairs(roll):
        _not_awaited(desk)


def _not_awaited(desk: Desk) -> None:
    """A whole throw that nobody asked for: answers are awaited yet, or the game is over."""
    session = desk.session
    if session.view is None or session.view.phase != "over":
        _too_early(desk)
        return
    desk.put(Beep("refuse"))
    desk.notice("mark-refused", urgent=True, code="game-over", facts={})
    if listens(session):
        desk.say("over-ask")


def _opening_roll(desk: Desk, reading: Reading) -> None:
    """One die of the opening roll. One that may be the die before it, typed while nobody saw it, is no roll."""
    game = desk.session.opening_game
    if desk.session.lay_there and desk.session.by_hand and game is not None:
        desk.say("opening-ask", player=game.seats[desk.session.opening_seat])
    elif len(reading.dice) == 1 and reading.dice[0].value is not None:
        desk.set(refused=None, notice=None, reading=reading)
        opening_value(desk, reading.dice[0].value)


def _thrown(session: Session, name: str, before: Reading | None, reading: Reading) -> bool:
    """Whether what is seen where no throw is awaited is one. `before`: what lay there.

    Not where dice that lay there are seen anew (a hand has passed, the light has changed) or one of them is touched,
    nor where only a hand is seen; but where nothing lay and something came that is too badly seen to be told for dice.
    """
    if session.lay_there or name not in ("roll", "refused", "nudged"):
        return False
    if name == "roll":
        return True
    if reading.reason in ("no-dice", "covered"):
        return False
    if before is None or not before.dice:
        return bool(reading.dice) or (before is None and session.thrown)
    if len(reading.dice) < len(before.dice):
        return False  # somebody tidies up
    return bool(reading.dice) and _mostly_new(before, reading) and not moved_together(before, reading)


def _thrown_over_sleep(session: Session, name: str, before: Reading | None, reading: Reading) -> bool:
    """Whether somebody has thrown at a table that sleeps, and is to wake it by that: not who wipes the screen or has
    the staff's menu open."""
    return not session.wiping and session.overlay != "staff" and _thrown(session, name, before, reading)


def _over_sleep(desk: Desk, reading: Reading) -> None:
    """A throw over a table that sleeps wakes it. Where a game goes on, whether it does is asked, and then whether the
    throw counts, or why it cannot be read is told."""
    wake(desk)
    if not roll_due(desk.session):
        return
    if reading.status == "refused":
        desk.set(refused=reading, pending=None, held=None, lay_there=True)
    elif roll_of(reading) is not None:
        desk.set(pending=reading, lay_there=True, refused=None)


def _due_roll(desk: Desk, reading: Reading) -> None:
    """A throw while one is due. After a cocked die the others must lie as they lay, or the table asks."""
    session = desk.session
    roll = roll_of(reading)
    if roll is None:
        return
    if session.place == "game" and (session.lay_there or _typed_before(session, reading)):
        # The dice of the last turn may still lie there, after a power cut too: only the players know whose roll it is.
        desk.set(pending=reading, refused=None, held=None, set_aside=())
        if not session.restored:
            desk.notice("lay-there", urgent=True)
        return
    moved = moved_dice(session.held, reading) if session.held is not None else ()
    if moved:
        desk.set(pending=reading, refused=None)
        desk.put(Beep("refuse"))
        desk.notice("one-die-moved", urgent=True, colours=moved)
        return
    take_roll(desk, reading)


def _typed_before(session: Session, reading: Reading) -> bool:
    """Whether these seem to be the dice of the last roll, which was typed because they could not be read then, or is
    known otherwise by hand alone. One that was typed otherwise than it lies, or has been touched, makes no throw of
    them; nor does a hand or a cloth that was over them."""
    view = session.view
    if view is None or len(session.by_hand) < 2:  # none, or the one die of an opening roll
        return False
    called = Counter(pair for pair in session.by_hand if pair[0] in view.in_play)
    return sum((called - Counter(reading_pairs(reading))).values()) <= 1


def take_roll(desk: Desk, reading: Reading) -> None:
    """Give a reading to the rules as this turn's roll."""
    roll = roll_of(reading)
    aside = desk.session.set_aside
    if desk.session.place == "call":
        if roll is not None:
            call_roll(desk, roll, reading)
        return
    if roll is not None and accept(desk, RollDice(roll)):
        desk.set(reading=reading, by_hand=())
        if aside:
            desk.log("set-aside", colours=list(aside))


def _one_again(desk: Desk, reading: Reading) -> None:
    """The one die that is thrown again after the roll was called: the others must lie as they lay."""
    session = desk.session
    roll = session.view.roll if session.view is not None else None
    if roll is None:
        return
    stay = list(roll_pairs(roll))
    colour = session.reroll
    old = [pair for pair in stay if pair[0] == colour]
    now = reading_pairs(reading)
    for pair in old:
        rest = [other for other in stay if other != pair] + [p for p in old if p != pair]
        left = Counter(now) - Counter(rest)
        if sum(left.values()) == 1 and next(iter(left))[0] == colour:
            take_reroll(desk, reading, colour, pair[1], next(iter(left))[1])
            return
    changed = tuple(dict.fromkeys(c for c, _ in (Counter(stay) - Counter(now)) if c != colour)) or (colour,)
    desk.set(pending=reading)
    desk.put(Beep("refuse"))
    desk.notice("one-die-moved", urgent=True, colours=changed, again=True)


def take_reroll(desk: Desk, reading: Reading | None, colour: str, old: int, new: int) -> None:
    """Tell the rules that one die was thrown again."""
    roll = desk.session.view.roll if desk.session.view is not None else None
    if roll is None:
        return
    if accept(desk, Reroll(one_die(roll, colour, old, new))) and reading is not None:
        desk.set(reading=reading)


def keep_pending(desk: Desk) -> None:
    """The players say that the throw counts as it lies now, though other dice moved too."""
    session = desk.session
    reading = session.pending
    if reading is None:
        return
    desk.set(pending=None, held=None)
    if roll_due(session):
        take_roll(desk, reading)
        return
    roll, now = (session.view.roll if session.view is not None else None), roll_of(reading)
    if roll is None or now is None:
        return
    whites = tuple(n if n != o else None for n, o in zip(sorted(now.white), sorted(roll.white), strict=True))
    if sorted(now.white) != sorted(roll.white):
        whites = now.white
    coloured = [n if n != o else None for n, o in zip(now.coloured(), roll.coloured(), strict=True)]
    if accept(desk, Reroll(SomeDice((whites[0], whites[1]), *coloured))):
        desk.set(reading=reading)


def _on_refused(desk: Desk, reading: Reading) -> None:
    """A throw that cannot be read is told with its reason; a tray without dice is nobody's throw."""
    session = desk.session
    if reading.reason == "no-dice" or (not reading.dice and not session.thrown):
        return
    if session.place in ("opening", "call"):
        tell_refused(desk, reading)
        return
    if session.place != "game" or session.view is None:
        return
    if reading.reason == "removed-die" and not roll_due(session):
        _ask_aside_anew(desk, reading, session.view)
    if desk.session.set_aside and reading.reason not in _BLIND:
        _check_aside(desk, reading)
    session = desk.session
    expected_gap = reading.reason == "missing-die" and session.held is not None
    if session.set_aside and session.reading is None and reading.reason == "removed-die":
        desk.set(reading=reading)  # after a restart: where they lie is told when the game goes on
    if roll_due(session):
        if expected_gap or (session.set_aside and reading.reason == "removed-die" and session.lay_there):
            return
        held = session.held or held_dice(reading, session)
        desk.set(held=held, pending=None)
        if session.restored and session.lay_there:
            desk.set(refused=reading)  # told when the game goes on, as dice that were read are
        else:
            tell_refused(desk, reading)
    elif session.reroll:
        if reading.reason != "missing-die":  # it has been taken up, as asked
            tell_refused(desk, reading)
    elif session.reading is not None and not session.set_aside and reading.reason not in (*_BLIND, "glare"):
        _too_early(desk)


def held_dice(reading: Reading, session: Session) -> Held | None:
    """The dice that must stay when only a cocked one is thrown again; None for any other refusal."""
    if reading.reason != "cocked" or session.view is None or not reading.about:
        return None
    sure = [die for die in reading.dice if die.value is not None and die.doubt is None]
    values = tuple(sorted((die.colour, int(die.value or 0)) for die in sure))
    wanted = Counter(session.view.in_play) - Counter(reading.about)
    if Counter(colour for colour, _ in values) != wanted:
        return None
    return Held(reading.about, values)


def moved_dice(held: Held, reading: Reading) -> tuple[str, ...]:
    """Colours of the dice that should have stayed and show something else now."""
    gone = Counter(held.values) - Counter(reading_pairs(reading))
    return tuple(dict.fromkeys(colour for colour, _ in gone))


# --- between throws ---------------------------------------------------------------------------------------------------
def _on_nudged(desk: Desk, reading: Reading, before: Reading | None) -> None:
    """Dice that lie otherwise than when the roll was called. `before`: how they lay till now."""
    session = desk.session
    view = session.view
    if session.place == "call" and reading.status == "refused" and _came(before, reading):
        _on_refused(desk, reading)
        return
    if session.place == "call":
        _call_nudged(desk, reading)
    if session.place == "opening" and reading.status == "ok":
        # With one die a quick throw looks like a bump: it counts where it is another die or another face.
        if session.reading is None or reading_pairs(reading) != reading_pairs(session.reading):
            _opening_roll(desk, reading)
        return
    if session.place != "game" or view is None:
        return
    if session.set_aside and not _check_aside(desk, reading):
        return
    if roll_due(session) and (session.pending is not None or session.held is not None):
        _waiting_moved(desk, reading)
        return
    # A die that stayed in the tray makes a bump of a throw; so does one taken out of a throw that could not be read.
    if roll_due(session) and reading.status == "ok" and (_mostly_new(before, reading) or session.refused is not None):
        _due_roll(desk, reading)
        return
    if roll_due(session) and reading.status == "refused" and _came(before, reading):
        _on_refused(desk, reading)
        return
    if view.phase == "over" and reading.status == "ok" and _mostly_new(before, reading):
        _not_awaited(desk)
        return
    if session.reroll and reading.status == "ok":
        _one_again(desk, reading)
        return
    if session.reroll:  # the die leans, or is seen badly: whatever it seems to show is nobody's roll
        desk.set(pending=None)
        _on_refused(desk, reading)
        return
    if view.roll is None or view.phase not in ("shared", "coloured", "choose"):
        return
    called = Counter(pair for pair in roll_pairs(view.roll) if pair[0] in view.in_play)
    now = Counter(pair for pair in reading_pairs(reading) if pair[0] in view.in_play)
    changed = called - now
    if not changed:
        if session.nudged:  # put back as it lay
            desk.set(nudged=(), notice=None)
        return
    colours = tuple(dict.fromkeys(colour for colour, _ in changed))
    if sum(now.values()) < sum(called.values()):
        _too_early(desk)
        return
    desk.set(nudged=reading_pairs(reading))
    desk.put(Beep("refuse"))
    desk.notice("nudged", urgent=True, colours=colours)
    if desk.session.settings.spoken:
        desk.say("keep-ask")


def _waiting_moved(desk: Desk, reading: Reading) -> None:
    """Dice that wait for a word lie otherwise now: what is kept or taken is never how they lay before."""
    desk.set(pending=None)
    if reading.status == "refused":
        _on_refused(desk, reading)
        return
    desk.set(lay_there=desk.session.held is None)  # nobody was seen to throw these: one that is touched is no throw
    _due_roll(desk, reading)


def _mostly_new(before: Reading | None, after: Reading) -> bool:
    """Whether at least half the dice lie otherwise: then they were thrown, even if some were left lying."""
    return before is not None and 2 * len(kept(before, after)) <= len(after.dice)


def _came(before: Reading | None, after: Reading) -> bool:
    """Whether dice were thrown beside one that stayed: most lie otherwise, and none is missing that lay there."""
    return before is not None and len(after.dice) >= len(before.dice) and _mostly_new(before, after)


def _call_nudged(desk: Desk, reading: Reading) -> None:
    """For the caller a die that turned is simply another roll; one that left may be the closed one."""
    seen = Counter(die.colour for die in reading.dice)
    gone = tuple(colour for colour in desk.session.set_aside if not seen[colour])
    if gone:
        _thanks(desk, gone)
    roll, called = roll_of(reading), desk.session.called
    if reading.status == "ok" and roll is not None and called is not None:
        before = [pair for pair in roll_pairs(called) if pair[0] not in desk.session.closed]
        if list(roll_pairs(roll)) != before:
            call_roll(desk, roll, reading)


def _on_gone(desk: Desk, name: str) -> None:
    """The tray is empty: set-aside dice are out of it, and so are dice that ought to have stayed."""
    session = desk.session
    if session.place == "call" and session.set_aside:
        _thanks(desk, session.set_aside)
    if session.place != "game" or session.view is None:
        return
    if session.pending is not None:  # nothing lies there that could be kept
        desk.set(pending=None, notice=None)
    if session.set_aside and session.restored:
        desk.set(set_aside=())  # nobody has been asked for them yet
    elif session.set_aside:
        _thanks(desk, session.set_aside)
    if name == "collected" and session.view.phase in ("shared", "coloured", "choose") and not session.reroll:
        _too_early(desk)


def _too_early(desk: Desk) -> None:
    session = desk.session
    view = session.view
    if view is None or session.early_told or not view.waiting:
        return
    desk.set(early_told=True)
    desk.notice("too-early", urgent=True, players=view.waiting)


def _check_aside(desk: Desk, reading: Reading) -> bool:
    """Whether the dice to be set aside are gone; False where another one went in their place (and that is said)."""
    session = desk.session
    view = session.view
    assert view is not None
    seen = Counter(die.colour for die in reading.dice)
    gone = tuple(colour for colour in session.set_aside if not seen[colour])
    missing = tuple((Counter(view.in_play) - seen).elements())
    if gone:
        _thanks(desk, gone)
    elif roll_due(session) and len(missing) > 1:  # they are taken up to be thrown
        if session.notice is None or session.notice.kind != "set-aside":
            where = places_of(reading, session.set_aside, session.settings)
            desk.notice("set-aside", urgent=True, colours=session.set_aside, places=where)
    elif missing:
        desk.put(Beep("refuse"))
        desk.notice("put-back", urgent=True, colour=missing[0])
        return False
    elif session.notice is not None and session.notice.kind == "put-back":
        desk.set(notice=None)
    return True


def _ask_aside_anew(desk: Desk, reading: Reading, view: TableView) -> None:
    """An empty tray counted as the die being out, but it came back among the others."""
    away = {die.colour for die in reading.dice if die.colour not in view.in_play}
    back = tuple(c for c in COLOURED if c in away and c not in desk.session.set_aside)
    if not back or view.phase not in ("shared", "coloured", "choose"):
        return
    desk.set(set_aside=tuple(c for c in COLOURED if c in (*back, *desk.session.set_aside)))
    desk.put(Beep("refuse"))
    desk.say("set-aside", urgent=True, colours=back, places=places_of(reading, back, desk.session.settings))


def _thanks(desk: Desk, colours: tuple[str, ...]) -> None:
    desk.set(set_aside=tuple(c for c in desk.session.set_aside if c not in colours), notice=None)
    desk.tell("game", "set-aside-thanks", colours=colours)


# --- readings as rolls ------------------------------------------------------------------------------------------------
def reading_pairs(reading: Reading) -> tuple[tuple[str, int], ...]:
    """Sorted (colour, value) of the dice whose value is known."""
    return tuple(sorted((die.colour, die.value) for die in reading.dice if die.value is not None))


def whites_of(reading: Reading) -> list[DieReading]:
    """The white dice from left to right, as the roll names them."""
    return sorted((die for die in reading.dice if die.colour == "white"), key=lambda die: (die.x, die.y))


def roll_of(reading: Reading) -> Roll | None:
    """The roll that a sure reading shows; None where it has not two white dice."""
    whites = [die.value for die in whites_of(reading) if die.value is not None]
    if len(whites) != 2:
        return None
    values = {die.colour: die.value for die in reading.dice if die.colour in COLOURED}
    return Roll((whites[0], whites[1]), *(values.get(colour) for colour in COLOURED))


def one_die(roll: Roll, colour: str, old: int, new: int) -> SomeDice:
    """`new` for the die of this colour that showed `old`."""
    if colour == "white":
        first = roll.white[0] == old
        return SomeDice((new if first else None, None if first else new))
    return coloured_die(colour, new)
