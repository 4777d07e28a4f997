"""The bars of every screen: above, what is awaited and the tools; below, the sentence that is being spoken."""

from __future__ import annotations

from display.geometry import Rect
from display.layout.buttons import scene_button, tool_buttons
from display.layout.canvas import Canvas
from display.scene import Scene
from display.sentences import sentence


def caption_bar(canvas: Canvas, area: Rect, scene: Scene) -> Rect:
    """The caption at the foot of `area`; gives what is left above it."""
    scale = canvas.look.text_scale
    h = round(canvas.px(25) * min(scale, 1.6))
    bar, rest = area.lower(h, canvas.px(3))
    devices = [
        (part, state)
        for part, state in (("camera", scene.camera), ("keypad", scene.keypad), ("sound", scene.sound))
        if state == "fault" or (part == "sound" and state == "off")
    ]
    for part, state in devices:
        mark, bar = bar.right_side(h, canvas.px(4))
        ink = "alarm" if state == "fault" else "soft"
        icon = {"camera": "camera", "keypad": "keypad", "sound": "mute"}[part]
        canvas.add("icon", mark.inset(2), data=(icon,), ink=ink, fill="back", states=frozenset({state}))
    canvas.text(bar.inset(canvas.px(6), 0), scene.caption, 19, lines=2, ink="soft", on="back")
    return rest


def top_bar(
    canvas: Canvas,
    area: Rect,
    scene: Scene,
    *,
    otherwise: str = "",
    quiet: bool = False,
    without: tuple[str, ...] = (),
    notice: bool = True,
) -> Rect:
    """Prompt, notice and tools at the head of `area`; gives what is left below.

    `otherwise` is what is said where the scene has no prompt; `quiet`: the prompt is said elsewhere on this screen;
    `without`: buttons that stand elsewhere; `notice` False: the notice, too.
    """
    target, gap = canvas.look.target_px, canvas.px(4)
    tools = [] if quiet else [b for b in tool_buttons(scene) if b.name not in without]
    prompt = "" if quiet else canvas.prompt(scene) or otherwise
    wide = len(tools) * (target + gap)
    if wide > area.w * 0.68:  # portrait: the words above the tools
        words, area = area.top(round(target * 0.9), gap)
        bar, rest = area.top(target, gap)
        for button, cell in zip(tools, bar.columns(max(1, len(tools)), gap), strict=True):
            scene_button(canvas, cell, button, "quiet")
    else:
        bar, rest = area.top(target, gap)
        tool_w = min(round(target * 1.25), round(area.w * 0.55) // max(1, len(tools)) - gap)
        tool_w = max(tool_w, target)
        strip, words = bar.right_side(tool_w * len(tools) + gap * max(0, len(tools) - 1), canvas.px(10))
        for i, button in enumerate(tools):
            scene_button(canvas, Rect(strip.x + i * (tool_w + gap), strip.y, tool_w, strip.h), button, "quiet")
    _words(canvas, words, prompt, notice_of(canvas, scene) if notice else "")
    return rest


def notice_of(canvas: Canvas, scene: Scene) -> str:
    """What was refused or announced last and needs reading; "" where the prompt says the same."""
    if scene.notice is None or scene.notice == scene.prompt:
        return ""
    return sentence(scene.notice, canvas.look.language)


def lay_notice(canvas: Canvas, rect: Rect, notice: str, lines: int = 3) -> None:
    """A notice on a ground of its own, with a warning sign."""
    canvas.add("notice", rect, fill="alarm")
    mark, words = rect.inset(canvas.px(7), canvas.px(3)).left(min(rect.h - 4, canvas.px(30)), canvas.px(7))
    canvas.add("icon", mark.middle(mark.w, min(mark.h, mark.w)), data=("alert",), ink="on-alarm", fill="alarm")
    canvas.text(words, notice, 20, lines=lines, ink="on-alarm", on="alarm")


def _words(canvas: Canvas, rect: Rect, prompt: str, notice: str) -> None:
    """What is awaited, and under it the notice where it stands here."""
    if notice:
        upper, lower = rect.top(round(rect.h * 0.42), canvas.px(2)) if prompt else rect.top(0)
        lay_notice(canvas, lower, notice, 2)
        rect = upper
    canvas.text(rect.inset(canvas.px(4), 0), prompt, 25, lines=2, bold=True, on="back")
