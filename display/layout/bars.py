"""The bars of every screen: above, what is awaited and the tools; below, the sentence that is being spoken."""

from __future__ import annotations

from typing import NamedTuple

from display import fonts
from display.geometry import Rect
from display.layout.buttons import even_labels, scene_button, tool_buttons
from display.layout.canvas import Canvas, drawable
from display.messages import Message
from display.scene import Scene
from display.sentences import sentence

#: The least size of a notice, and of a caption where there is no room for a larger one.
SMALL_PX = fonts.LEAST_PX + 1
#: The size down to which a caption gets the lines it needs, and a notice the words it needs (given for 1024x600): two
#: millimetres on the usual screens.
CAPTION_PX = 14
#: The size of a notice where there is room (given for 1024x600).
_NOTICE_PX = 20
#: But no more of the area than this; only between the panels around a table is it ever too little.
_MOST_OF_AREA = 0.3


def caption_bar(canvas: Canvas, area: Rect, scene: Scene, *, growing: bool = True) -> Rect:
    """The caption at the foot of `area`; gives what is left above it.

    `growing`: the bar takes a second and third line where the sentence needs them; on the table it has room for two
    of the least legible size, so that nothing moves while people play, and grows only for what would be smaller.
    """
    scale = min(canvas.look.text_scale, 1.6)
    devices = [
        (part, state)
        for part, state in (("camera", scene.camera), ("keypad", scene.keypad), ("sound", scene.sound))
        if state == "fault" or (part == "sound" and state == "off")
    ]
    side, gap = round(canvas.px(25) * scale), canvas.px(4)
    width = area.w - 2 * canvas.px(6) - len(devices) * (side + gap)
    h, lines = _bar_height(canvas, area, scene.caption, width, scale, growing=growing)
    bar, rest = area.lower(h, canvas.px(3))
    for part, state in devices:
        mark, bar = bar.right_side(side, gap)
        ink = "alarm" if state == "fault" else "soft"
        icon = {"camera": "camera", "keypad": "keypad", "sound": "mute"}[part]
        square = mark.middle(side, min(side, mark.h)).inset(2)
        canvas.add("icon", square, data=(icon,), ink=ink, fill="back", states=frozenset({state}))
    canvas.text(bar.inset(canvas.px(6), 0), scene.caption, 19, lines=max(2, lines), ink="soft", on="back")
    return rest


def _bar_height(
    canvas: Canvas, area: Rect, caption: str, width: int, scale: float, *, growing: bool
) -> tuple[int, int]:
    """How high the bar is, and in how many lines at most its caption stands."""
    legible, most_h = _legible_px(canvas), area.h * _MOST_OF_AREA
    h = max(round(canvas.px(25) * scale), min(2 * fonts.line_px(legible), round(most_h)))
    if growing and caption:
        comfortable = round(16 * canvas.look.unit * scale)
        lines = max(2, len(fonts.wrap(drawable(caption), comfortable, False, width) or [""]))
        if lines <= 4:
            return max(h, lines * fonts.line_px(comfortable)) if lines > 2 or h < 2 * comfortable else h, lines
        h = max(h, 4 * fonts.line_px(comfortable))
    lines, size_px = _lines_needed(caption, width, legible, most_h)
    return max(h, lines * fonts.line_px(size_px)), max(lines, h // fonts.line_px(legible))


def _legible_px(canvas: Canvas) -> int:
    return max(SMALL_PX, canvas.px(CAPTION_PX))


def _lines_needed(caption: str, width: int, legible_px: int, most_h: float) -> tuple[int, int]:
    """How many lines (one at least) a caption takes beside the signs of broken devices, and at which size: the least
    legible one, or what is left of it where so many lines would be higher than `most_h`."""
    lines = 1
    for size_px in range(legible_px, SMALL_PX - 1, -1):
        lines = len(fonts.wrap(drawable(caption), size_px, False, width) or [""]) if caption else 1
        if lines * fonts.line_px(size_px) <= most_h:
            return lines, size_px
    return lines, SMALL_PX


def top_bar(
    canvas: Canvas,
    area: Rect,
    scene: Scene,
    *,
    title: str = "",
    otherwise: str = "",
    quiet: bool = False,
    without: tuple[str, ...] = (),
    notice: bool = True,
) -> Rect:
    """Prompt, notice and tools at the head of `area`; gives what is left below.

    `title` stands instead of the scene's prompt, `otherwise` where it has none; `quiet`: the prompt is said elsewhere
    on this screen; `without`: buttons that stand elsewhere; `notice` False: the notice does, too.
    """
    target, gap = canvas.look.key_px, canvas.px(4)
    tools = [] if quiet else [b for b in tool_buttons(scene) if b.name not in without]
    prompt = "" if quiet else title or canvas.prompt(scene) or otherwise
    if len(tools) * (target + gap) > area.w * 0.68:  # a narrow screen: the words above the tools
        words, area = area.top(round(target * 0.9) if area.h > target * 4 else 0, gap)
        columns = max(1, min(len(tools), (area.w + gap) // (target + gap)))
        lines = -(-len(tools) // columns)
        bar, rest = area.top(lines * target + (lines - 1) * gap, gap)
        for button, cell in zip(tools, bar.grid(-(-len(tools) // lines), lines, gap), strict=False):
            scene_button(canvas, cell, button, "quiet")
    else:
        bar, rest = area.top(target, gap)
        tool_w = min(round(target * 1.25), round(area.w * 0.55) // max(1, len(tools)) - gap)
        tool_w = max(tool_w, target)
        even = even_labels(canvas, tool_w, target, tools)
        strip, words = bar.right_side(tool_w * len(tools) + gap * max(0, len(tools) - 1), canvas.px(10))
        for i, button in enumerate(tools):
            rect = Rect(strip.x + i * (tool_w + gap), strip.y, tool_w, strip.h)
            scene_button(canvas, rect, button, "quiet", even=even)
    _words(canvas, words, prompt, notice_of(canvas, scene) if notice else None)
    return rest


class Notice(NamedTuple):
    """A notice as shown: its sentence, its icon, whether it warns, and shorter sentences for where there is no room."""

    words: str
    icon: str
    warns: bool
    shorter: tuple[str, ...]


_GOOD = {"locked": "lock", "set-aside": "out", "set-aside-thanks": "tick", "mended": "tick", "corrected": "tick"}
_NEUTRAL = {
    "penalty": "cross",
    "undone": "undo",
    "voided": "undo",
    "amended": "pencil",
    "rerolled": "dice",
    "opening-result": "dice",
}


def notice_of(canvas: Canvas, scene: Scene) -> Notice | None:
    """What was refused or announced last and needs reading; None where the prompt says the same."""
    if scene.notice is None or scene.notice == scene.prompt:
        return None
    kind = scene.notice.kind
    icon = _GOOD.get(kind) or _NEUTRAL.get(kind) or "alert"
    words = sentence(scene.notice, canvas.look.language)
    return Notice(words, icon, icon == "alert", _shorter(scene.notice, canvas.look.language))


def _shorter(message: Message, language: str) -> tuple[str, ...]:
    """A refused throw's sentence without the places, which are marked at the dice, and without the request as well,
    which is on the buttons. All of it is said.
    """
    if message.kind != "roll-refused":
        return ()
    unplaced = sentence(Message(message.kind, {**message.facts, "places": ()}), language)
    return unplaced, unplaced.partition(":")[0].rstrip(" .\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}") + "."


def lay_notice(canvas: Canvas, rect: Rect, notice: Notice, lines: int = 3) -> None:
    """A notice on a ground of its own, with a sign: a warning, or what it is about. Of its sentences the longest that
    still stands in a legible size."""
    fill, ink = ("alarm", "on-alarm") if notice.warns else ("accent", "on-accent")
    canvas.add("notice", rect, fill=fill)
    mark, words, lines = _notice_room(canvas, rect, lines)
    canvas.add("icon", mark.middle(mark.w, min(mark.h, mark.w)), data=(notice.icon,), ink=ink, fill=fill)
    said, _size_px = _wording(canvas, words, notice, lines)
    canvas.text(words, said, _NOTICE_PX, lines=lines, ink=ink, on=fill)


def _notice_room(canvas: Canvas, rect: Rect, lines: int) -> tuple[Rect, Rect, int]:
    """Where a notice's sign and its words stand, and in how many lines at most."""
    inner = rect.inset(canvas.px(8), canvas.px(3))
    if inner.w < canvas.px(220):  # narrow: a small sign, and as many lines as there is room for
        inner, lines = rect.inset(canvas.px(4), canvas.px(2)), max(lines, rect.h // fonts.line_px(fonts.LEAST_PX + 1))
    mark, words = inner.left(min(rect.h - 4, canvas.px(32), inner.w // 8), canvas.px(6))
    return mark, words, lines


def _wording(canvas: Canvas, room: Rect, notice: Notice, lines: int) -> tuple[str, int]:
    """The longest of a notice's sentences that stands in a legible size, else the shortest; and its size, 0 where not
    even that one has room."""
    largest, size_px, said = round(_NOTICE_PX * canvas.look.unit * canvas.look.text_scale), 0, notice.words
    for said in (notice.words, *notice.shorter):
        fitted = fonts.fit(drawable(said), (room.w, room.h), largest, False, lines)
        size_px = fitted.size_px if fitted.fits else 0
        if size_px >= min(largest, _legible_px(canvas)):
            break
    return said, size_px


def _words(canvas: Canvas, rect: Rect, prompt: str, notice: Notice | None) -> None:
    """What is awaited, and under it the notice where it stands here; a notice that needs the room has it alone."""
    inner = rect.inset(canvas.px(4), 0)
    if notice:
        upper, lower = rect.top(round(rect.h * 0.42), canvas.px(2)) if prompt else rect.top(0)
        room, alone = (inner.w, upper.h), max(2, rect.h // fonts.line_px(SMALL_PX))
        (under, under_px), (whole, whole_px) = (
            _wording(canvas, words, notice, most)
            for _mark, words, most in (_notice_room(canvas, lower, 2), _notice_room(canvas, rect, alone))
        )
        fits = under_px and (not prompt or fonts.fit(drawable(prompt), room, fonts.LEAST_PX, False, 2).fits)
        if not fits or len(whole) > len(under) or under_px < min(whole_px, _legible_px(canvas)):
            lay_notice(canvas, rect, notice, alone)
            return
        lay_notice(canvas, lower, notice, 2)
        inner = upper.inset(canvas.px(4), 0)
    canvas.text(inner, prompt, 25, lines=2, bold=True, on="back")
