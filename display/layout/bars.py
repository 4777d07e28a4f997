"""The bars of every screen: above, what is awaited and the tools; below, the sentence that is being spoken."""

from __future__ import annotations

from display.geometry import Rect
from display.layout.canvas import Canvas
from display.layout.tray import scene_button, tool_buttons
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


def top_bar(canvas: Canvas, area: Rect, scene: Scene) -> Rect:
    """Prompt, notice and tools at the head of `area`; gives what is left below."""
    target, gap = canvas.look.target_px, canvas.px(4)
    tools = tool_buttons(scene)
    wide = len(tools) * (target + gap)
    if wide > area.w * 0.62:  # portrait: the words above the tools
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
    _words(canvas, words, scene)
    return rest


def _words(canvas: Canvas, rect: Rect, scene: Scene) -> None:
    """What is awaited, and under it what was refused or must be put aside: the latter on a ground of its own."""
    language = canvas.look.language
    prompt = sentence(scene.prompt, language) if scene.prompt else ""
    notice = sentence(scene.notice, language) if scene.notice else ""
    if notice and notice != prompt:
        upper, lower = rect.top(round(rect.h * 0.40), canvas.px(2)) if prompt else rect.top(0)
        canvas.add("notice", lower, fill="alarm")
        mark, words = lower.inset(canvas.px(5), 1).left(min(lower.h - 2, canvas.px(26)), canvas.px(5))
        canvas.add("icon", mark.inset(2), data=("alert",), ink="on-alarm", fill="alarm")
        canvas.text(words, notice, 19, lines=2, ink="on-alarm", on="alarm")
        rect = upper
    canvas.text(rect.inset(canvas.px(4), 0), prompt, 25, lines=2, bold=True, on="back")
