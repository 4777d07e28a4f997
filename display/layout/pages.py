"""Screens over the table: history, the tray's picture, help, the staff's menu."""

from __future__ import annotations

from core.sheets import SHEETS, Sheet
from display import fonts
from display.geometry import Rect
from display.intents import Intent
from display.layout.bars import caption_bar, top_bar
from display.layout.buttons import scene_button
from display.layout.canvas import Canvas, drawable
from display.layout.sheet import sheet_rows
from display.scene import Button, Scene
from display.seats import TableSeats, blank_seat
from display.sentences import sentence

HELP_LINES = (
    ("dice", "help-roll"),
    ("hand", "help-shared"),
    ("tick", "help-coloured"),
    ("cross", "help-penalty"),
    ("lock", "help-lock"),
    ("die-edit", "help-correct"),
    ("undo", "help-undo"),
)


def _page(canvas: Canvas, scene: Scene, title: str) -> Rect:
    """Bars of a page and the paper between them."""
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    rest = top_bar(canvas, area, scene, title=title)
    canvas.add("panel", rest, fill="panel")
    return rest.inset(canvas.px(16), canvas.px(12))


def lay_history(canvas: Canvas, scene: Scene) -> None:
    """What happened, turn by turn, the latest first, in pages; `extra["page"]` is the one shown, from 0."""
    room = _page(canvas, scene, canvas.say("history-title"))
    if not scene.history:
        canvas.text(room, canvas.say("history-empty"), 24, align="centre", ink="soft", on="panel", lines=2)
        return
    size = round(17 * canvas.look.unit * canvas.look.text_scale)
    entries = [drawable(sentence(message, canvas.look.language)) for message in reversed(scene.history)]
    pages = _pages(canvas, room, entries, size)
    if len(pages) > 1:
        foot, room = room.lower(canvas.look.key_px, canvas.px(6))
        pages = _pages(canvas, room, entries, size)
        wanted = scene.extra.get("page")
        number = min(wanted, len(pages) - 1) if isinstance(wanted, int) else 0
        _turn_pages(canvas, foot, number, len(pages))
    else:
        number = 0
    for cell, words, lines in pages[number]:
        mark = canvas.px(6)
        line_h = cell.h // lines
        canvas.add("dot", Rect(cell.x, cell.y + line_h // 2 - mark // 2, mark, mark), fill="panel")
        block = Rect(cell.x + canvas.px(14), cell.y, cell.w - canvas.px(14), cell.h)
        canvas.text(block, words, 17, lines=lines, on="panel")


def _pages(canvas: Canvas, room: Rect, entries: list[str], size_px: int) -> list[list[tuple[Rect, str, int]]]:
    """The entries in columns, page by page: where each stands, its words and its number of lines."""
    line_h = round(canvas.px(24) * canvas.look.text_scale)
    columns = room.columns(2 if room.w >= canvas.px(900) else 1, canvas.px(24))
    pages: list[list[tuple[Rect, str, int]]] = [[]]
    column, top = 0, room.y
    for words in entries:
        lines = len(fonts.wrap(words, size_px, False, columns[0].w - canvas.px(14)) or [words])
        if top + line_h * lines > room.bottom and top > room.y:
            column, top = column + 1, room.y
            if column == len(columns):
                column = 0
                pages.append([])
        cell = Rect(columns[column].x, top, columns[column].w, min(line_h * lines, room.bottom - top))
        pages[-1].append((cell, words, lines))
        top += line_h * lines + canvas.px(6)
    return pages


def _turn_pages(canvas: Canvas, foot: Rect, number: int, count: int) -> None:
    """Newer and older pages, and which one this is."""
    w = min(foot.w // 3, round(canvas.look.key_px * 2.6))
    newer, rest = foot.left(w)
    older, middle = rest.right_side(w)
    for key, page, rect, icon in (("newer", number - 1, newer, "back"), ("older", number + 1, older, "play")):
        there = 0 <= page < count
        canvas.button(rect, canvas.say(f"history-{key}"), Intent(button="page", value=page), icon=icon, enabled=there)
    shown = canvas.say("history-page", page=number + 1, count=count)
    canvas.text(middle, shown, 19, align="centre", ink="soft", on="panel")


def lay_tray_picture(canvas: Canvas, scene: Scene) -> None:
    """The tray as the camera saw it, with what was read."""
    room = _page(canvas, scene, canvas.say("tray-title"))
    if scene.tray_picture is None:
        canvas.text(room, canvas.say("tray-none"), 24, align="centre", ink="soft", on="panel", lines=2)
        return
    canvas.add("picture", room, data=(scene.tray_picture,), fill="panel")


def lay_help(canvas: Canvas, scene: Scene) -> None:
    """One screen of help: a turn in seven lines, and what is different on the sheet in play."""
    room = _page(canvas, scene, canvas.say("help-title"))
    sheet = scene.view.sheet if scene.view else SHEETS[_name_of(scene)]
    gap = canvas.px(24)
    if room.w > room.h:
        right, left = room.right_side(round(room.w * 0.40), gap)
    else:
        left, right = room.top(round(room.h * 0.56), gap)
    for (icon, key), line in zip(HELP_LINES, left.rows(len(HELP_LINES), canvas.px(5)), strict=True):
        side = min(line.h, canvas.px(34))
        mark, words = line.left(side, canvas.px(12))
        canvas.add("icon", mark.middle(side, side), data=(icon,), ink="accent", fill="panel")
        canvas.text(words, canvas.say(key), 19, lines=3, on="panel")
    title, right = right.top(round(canvas.px(30) * min(1.5, canvas.look.text_scale)), canvas.px(4))
    known = SHEETS.get(sheet.name) == sheet
    shown = canvas.say(f"sheet-{sheet.name}") if known else drawable(sheet.name)
    canvas.text(title, canvas.say("help-sheet", sheet=shown), 23, bold=True, on="panel")
    picture, words = right.top(min(round(right.w / 3.2), round(right.h * 0.36)), canvas.px(10))
    seat = blank_seat(sheet)
    sheet_rows(canvas, picture, TableSeats(sheet, (seat,), "roll"), seat, live=False)
    rules = canvas.say(f"rule-{sheet.name}") if known else _own_rules(canvas, sheet)
    texts = (rules, *(canvas.say(key) for key in ("rule-locks", "rule-score", "rule-host")))
    first, rest = words.top(round(words.h * (0.25 if known else 0.46)), canvas.px(6))
    cells = (first, *rest.rows(3, canvas.px(6)))
    for said, cell in zip(texts, cells, strict=True):
        canvas.text(cell, said, 18, lines=12, ink="ink" if said is rules else "soft", on="panel")


def _name_of(scene: Scene) -> str:
    name = scene.setup.sheet if scene.setup else "classic"
    return name if name in SHEETS else "classic"


def _own_rules(canvas: Canvas, sheet: Sheet) -> str:
    """What a sheet of somebody's own is like, told from what it is made of."""
    several = any(name.isdigit() for name in sheet.row_names)
    has = {
        "colours": several,
        "numbers": not several,
        "doubled": any(sheet.doubled),
        "second": sheet.second_box,
        "framed": bool(sheet.bonus_bar),
        "symbols": bool(sheet.pairs),
    }
    parts = [canvas.say(f"own-{name}") for name, true in has.items() if true]
    return " ".join([*parts, canvas.say("own-lock", need=sheet.marks_to_lock, cap=sheet.cap)])


def lay_staff(canvas: Canvas, scene: Scene) -> None:
    """The house's own menu: first a PIN, then what only the staff may do."""
    unlocked = bool(scene.extra.get("unlocked", "unlocked" not in scene.extra and bool(_staff_buttons(scene))))
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    names = tuple(b.name for b in _staff_buttons(scene))
    rest = top_bar(canvas, area, scene, title=canvas.say("staff-open" if unlocked else "staff-title"), without=names)
    gap, target = canvas.px(8), canvas.look.key_px
    if unlocked:
        buttons = _staff_buttons(scene)
        columns = 3 if rest.w > rest.h else 2
        lines = max(1, -(-len(buttons) // columns))
        grid = rest.middle(min(rest.w, columns * canvas.px(270)), min(rest.h, lines * round(target * 1.7)))
        for button, cell in zip(buttons, grid.grid(columns, lines, gap), strict=False):
            scene_button(canvas, cell, button, "plain")
        return
    head, pad = rest.top(round(rest.h * 0.16), gap)
    typed = scene.extra.get("typed", 0)
    count = typed if isinstance(typed, int) else 0
    side = min(head.h, canvas.px(26))
    for i, cell in enumerate(head.middle(side * 7, side).columns(4, side)):
        canvas.add("penalty", cell.middle(side, side), fill="back", states=frozenset({"marked"} if i < count else ()))
    key = min(pad.h // 4 - gap, round(target * 1.5))
    grid = pad.middle(3 * round(key * 1.3) + 2 * gap, 4 * key + 3 * gap)
    for label, cell in zip("123456789<0>", grid.grid(3, 4, gap), strict=True):
        if label == "<":
            canvas.button(cell, "", Intent(button="letter", value="back"), icon="undo")
        elif label == ">":
            canvas.button(cell, "", Intent(button="back"), icon="cross")
        else:
            canvas.button(cell, label, Intent(button="letter", value=label), px=28, lines=1)


def _staff_buttons(scene: Scene) -> list[Button]:
    return [b for b in scene.buttons if b.player is None and b.name not in ("back", "letter")]
