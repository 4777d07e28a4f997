"""A script played at a table: each line is done through the door that a person or a device would use."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from dicecaller.play_parts import note
from dicecaller.play_pumped import PumpedTable
from dicecaller.script import (
    Action,
    Clear,
    Frames,
    Kill,
    Line,
    Plug,
    PressKeys,
    ScriptError,
    Shot,
    TapPoint,
    TapThing,
    Throw,
    Wait,
)
from dicecaller.session_types import Device
from display.intents import Intent
from firmware_bridge.messages import LinkDown, LinkUp
from vision.decode import PictureError, load_picture
from vision.errors import BadThrow
from vision.simulated.tray import SimulatedTray
from vision.sources.files import picture_files

#: How long a fault of the camera may take to be noticed, in the table's time.
FAULT_LIMIT_S = 3.0


def play_script(table: PumpedTable, lines: tuple[Line, ...], path: Path, shots: Path | None) -> None:
    """Do every line in order. Raises ScriptError, naming the line, for a thing that is not there."""
    for line in lines:
        try:
            _do(table, line.action, shots)
        except _NotThere as error:
            raise ScriptError(f"{path}:{line.number}: {error}") from error


class _NotThere(Exception):
    """Inside this module only: what a line asks for is not there."""


def _do(table: PumpedTable, action: Action, shots: Path | None) -> None:
    match action:
        case Throw():
            _throw(_sim(table), action)
            table.until_answered()
        case Frames(folder=folder, fps=fps):
            _frames(_sim(table), folder, fps)
            table.until_answered()
        case Clear():
            _sim(table).clear()
            table.until_still()
        case TapThing(intent=intent):
            if not table.tap_thing(intent):
                raise _NotThere(f"{named(intent)} is not on the screen")
        case TapPoint(x=x, y=y):
            width, height = table.screen.look.size
            if not (0 <= x < width and 0 <= y < height):
                raise _NotThere(f"the point {x:g}, {y:g} is not on the screen")
            table.tap_point(x, y)
        case PressKeys() if table.rim.session.keypad == "fault":
            line = "keys were pressed on a keypad that is unplugged: nothing came of it"
            note(line, table.rim.session.settings.language)
        case PressKeys(keys=keys):
            for place, key in enumerate(keys):
                if not table.press(key, begins=place == 0):
                    raise _NotThere(f"the key {key!r} was pressed, but the keypad did not pass it on")
        case Plug(what=what, there=there):
            _plug(table, what, there)
        case Wait(seconds=seconds):
            table.pass_time(seconds)
        case Shot(name=name):
            _shot(table, name, shots)
        case Kill():
            os.kill(os.getpid(), signal.SIGKILL)
    table.settle()
    table.until_still()


def _sim(table: PumpedTable) -> SimulatedTray:
    if table.camera is None or table.camera.sim is None:
        raise _NotThere("there is no simulated tray to throw into: play with --camera sim")
    return table.camera.sim


def _throw(sim: SimulatedTray, throw: Throw) -> None:
    try:
        if throw.picture is not None:
            sim.show_picture(load_picture(throw.picture).image)
        elif throw.dice is not None:
            sim.throw(throw.dice, throw.cocked, throw.hand)
    except (BadThrow, PictureError) as error:
        raise _NotThere(str(error)) from error
    except OSError as error:
        raise _NotThere(f"{throw.picture}: {error.strerror}") from error


def _frames(sim: SimulatedTray, folder: Path, fps: float) -> None:
    try:
        sim.play_frames([load_picture(file).image for file in picture_files(folder)], fps)
    except (BadThrow, PictureError) as error:
        raise _NotThere(f"{folder}: {error}") from error
    except OSError as error:
        raise _NotThere(f"{folder}: {error.strerror or error}") from error


def named(intent: Intent) -> str:
    """A thing on the screen, as lines name it."""
    whose = f" of {intent.player}" if intent.player else ""
    if intent.button is not None:
        value = f" {intent.value}" if intent.value is not None else ""
        return f"the button {intent.button}{value}{whose}"
    return f"the box {intent.row} {intent.number}{whose}"


def _plug(table: PumpedTable, what: str, there: bool) -> None:
    if what == "sound":
        table.rim.give(Device(table.now, "sound", "ok" if there else "fault", "" if there else "unplugged"))
        return
    if what == "camera":
        sim = _sim(table)
        sim.plug() if there else sim.unplug()
        end = table.now + FAULT_LIMIT_S
        while (table.rim.session.camera == "ok") != there and table.now < end:
            table.frame()
        return
    box = table.keypads.sim
    if box is None:
        # Without a box it is the script's own keypad that is pulled out.
        table.rim.give(Device(table.now, "keypad", "ok" if there else "fault", "" if there else "unplugged"))
    elif there:
        box.replug()
        table.await_link(lambda event: isinstance(event, LinkUp))
    else:
        box.unplug()
        table.await_link(lambda event: isinstance(event, LinkDown))


def _shot(table: PumpedTable, name: str, shots: Path | None) -> None:
    if shots is None:
        raise _NotThere("a shot needs a folder: play with --shots DIR")
    if not name or Path(name).name != name:
        raise _NotThere(f"{name!r} is no name for a picture")
    try:
        table.screen.save_png(table.rim.session, shots / f"{name.removesuffix('.png')}.png")
    except OSError as error:
        why = error.strerror or str(error)
        raise _NotThere(f"the picture {name} cannot be written: {why}") from error
