"""From sleep to the first roll: the attract screen, who plays, and which sheet. The choices are the scene's draft."""

from __future__ import annotations

from core.sheets import SHEETS
from display.geometry import Rect
from display.intents import Intent
from display.layout.bars import caption_bar, top_bar
from display.layout.buttons import lay_buttons
from display.layout.canvas import Canvas
from display.layout.sheet import sheet_rows
from display.scene import Button, Scene, SetupDraft
from display.seats import SEAT_LETTERS, TableSeats, blank_seat

LANGUAGES = (("en", "English"), ("de", "Deutsch"), ("fr", "Français"))
_LAYOUTS = {
    "en": ("qwertyuiop", "asdfghjkl-", "zxcvbnm'"),
    "de": ("qwertzuiopü", "asdfghjklöä", "yxcvbnm-ß"),
    "fr": ("azertyuiop", "qsdfghjklm", "wxcvbnéèç-"),
}


def lay_attract(canvas: Canvas, scene: Scene) -> None:
    """Asleep: the house's name, six dice, and one thing to do. Touching anywhere wakes; language is on this screen."""
    room, target, gap = canvas.room, canvas.look.key_px, canvas.px(8)
    canvas.add("ground", room, fill="back", intent=Intent(button="wake"))
    if scene.extra.get("wiping"):
        canvas.text(room.inset(canvas.px(60)), canvas.say("wiping"), 34, lines=4, align="centre", ink="soft", on="back")
        return
    inner = room.inset(canvas.px(20), canvas.px(14))
    foot, inner = inner.lower(target, gap)
    _languages(canvas, foot, scene)
    middle = inner.middle(min(inner.w, canvas.px(760)), min(inner.h, round(canvas.px(430) * canvas.look.text_scale)))
    name = canvas.look.brand_name or "dicecaller"
    if canvas.look.brand_logo:
        logo, middle = middle.top(round(middle.h * 0.28), gap)
        canvas.add("picture", logo, data=(canvas.look.brand_logo,))
    title, rest = middle.top(round(middle.h * 0.24), gap)
    canvas.text(title, name, 72, bold=True, align="centre", on="back")
    line, rest = rest.top(round(rest.h * 0.18), gap)
    canvas.text(line, canvas.say("attract-line"), 24, align="centre", lines=2, ink="soft", on="back")
    dice, rest = rest.top(round(rest.h * 0.44), gap * 2)
    colours = (("white", 2), ("white", 5), ("red", 6), ("yellow", 1), ("green", 3), ("blue", 4))
    side = min(dice.h, canvas.px(84), (dice.w - 5 * gap) // 6)
    strip = dice.middle(side * 6 + gap * 2 * 5, side)
    for (colour, value), cell in zip(colours, strip.columns(6, gap * 2), strict=True):
        canvas.add("die", cell.middle(side, side), colour=colour, value=value)
    buttons, rest = rest.top(min(rest.h, round(target * 1.3)), gap)
    again, going_on = str(scene.extra.get("same_again", "")), str(scene.extra.get("going_on", ""))
    cells = buttons.middle(min(buttons.w, canvas.px(640)), buttons.h).columns(2 if again else 1, gap)
    if not again:
        cells = [buttons.middle(min(buttons.w, canvas.px(640 if going_on else 380)), buttons.h)]
    words = canvas.say("attract-go-on", players=going_on) if going_on else canvas.say("attract-begin")
    canvas.button(cells[0], words, Intent(button="wake"), style="main", icon="play" if going_on else "hand", px=28)
    if again:
        words = canvas.say("attract-again", players=again)
        canvas.button(cells[1], words, Intent(button="same-again"), icon="again", px=20)


def _languages(canvas: Canvas, foot: Rect, scene: Scene) -> None:
    gap, target = canvas.px(8), canvas.look.key_px
    others = [b for b in scene.buttons if b.name in ("staff", "theme", "help")]
    w = min(round(target * 2.4), (foot.w - gap * (len(LANGUAGES) + len(others))) // (len(LANGUAGES) + len(others)))
    for i, (code, name) in enumerate(LANGUAGES):
        rect = Rect(foot.x + i * (w + gap), foot.y, w, foot.h)
        chosen = code == canvas.look.language
        canvas.button(rect, name, Intent(button="language", value=code), px=19, lines=1, chosen=chosen)
    for i, button in enumerate(reversed(others)):
        rect = Rect(foot.right - (i + 1) * w - i * gap, foot.y, w, foot.h)
        icon = {"staff": "gear", "theme": "contrast"}.get(button.name, "help")
        words = canvas.say(f"button-{button.name}")
        canvas.button(rect, words, Intent(button=button.name), style="quiet", icon=icon, px=17)


def lay_players(canvas: Canvas, scene: Scene) -> None:
    """How many play and, if they like, their names: an on-screen keyboard and the names used lately."""
    draft = scene.setup or SetupDraft()
    target, gap = canvas.look.key_px, canvas.px(6)
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    area = top_bar(canvas, area, scene, without=("back", "next"))  # the question stands beside the numbers
    head, area = area.top(target, gap)
    _count(canvas, head, draft)
    lines = -(-len(draft.names) // max(2, min(5, area.w // round(target * 2.3))))
    idle = draft.editing is None
    seat_h = min(round(target * 1.9), (area.h - 2 * target) // lines) if idle else target
    if idle:
        area = area.middle(area.w, min(area.h, lines * (seat_h + gap) + round(target * 3.0)))
    seats, area = area.top(lines * seat_h + (lines - 1) * gap, gap)
    _seats(canvas, seats, draft, lines)
    if draft.editing is None:
        _at_once(canvas, area, draft)
        return
    columns, rows = _key_rows(canvas, area.w)
    comfortable = 1.0 if draft.recent_names else 1.12
    keys_h = min(area.h, (len(rows) + 1) * round(target * comfortable) + len(rows) * gap)
    keys, rest = area.lower(keys_h, gap)
    _recent(canvas, rest, draft)
    _keyboard(canvas, keys, columns, rows, draft.editing)


def _at_once(canvas: Canvas, area: Rect, draft: SetupDraft) -> None:
    """The way past the sheets, for whoever wants to play at once; and that names may be left out."""
    target, gap = canvas.look.key_px, canvas.px(10)
    h = min(area.h, round(target * 1.3))
    hint, rest = area.top(max(0, min(area.h - h - gap, round(area.h * 0.45))), gap)
    sheet = canvas.say(f"sheet-{draft.sheet}") if draft.sheet in SHEETS else draft.sheet
    plate = rest.middle(min(rest.w, round(target * 5.2)), h)
    canvas.button(plate, canvas.say("players-go", sheet=sheet), Intent(button="go"), style="main", icon="play", px=26)
    canvas.text(hint, canvas.say("players-hint"), 23, align="centre", lines=2, ink="soft", on="back")


def _count(canvas: Canvas, head: Rect, draft: SetupDraft) -> None:
    target, gap = canvas.look.key_px, canvas.px(6)
    back, head = head.left(round(target * 1.7), gap * 2)
    canvas.button(back, canvas.say("button-back"), Intent(button="back"), icon="back", px=18)
    onward, head = head.right_side(round(target * 2.6), gap * 2)
    canvas.button(onward, canvas.say("players-next"), Intent(button="next"), icon="list", px=21)
    numbers, words = head.right_side(min(head.w, 4 * round(target * 1.15) + 3 * gap), gap)
    canvas.text(words, canvas.say("players-pairs" if draft.partners else "players-count"), 21, lines=2, on="back")
    counts = (4, 6, 8, 10) if draft.partners else (2, 3, 4, 5)
    for number, cell in zip(counts, numbers.columns(4, gap), strict=True):
        intent = Intent(button="players", value=number)
        canvas.button(cell, str(number), intent, px=30, lines=1, chosen=number == len(draft.names))


def _seats(canvas: Canvas, room: Rect, draft: SetupDraft, lines: int) -> None:
    gap = canvas.px(6)
    columns = -(-len(draft.names) // lines)
    cells = room.grid(columns, lines, gap)
    for index, (name, cell) in enumerate(zip(draft.names, cells, strict=False)):
        edited = index == draft.editing
        canvas.add(
            "plate",
            cell,
            fill="raised",
            intent=Intent(button="seat", value=index),
            states=frozenset({"action", "chosen"} if edited else {"action"}),
        )
        side = min(cell.h - 12, canvas.px(44))
        badge, rest = cell.inset(canvas.px(8), 4).left(side, canvas.px(8))
        letter = SEAT_LETTERS[index % (len(draft.names) // 2) if draft.partners else index]
        size = max(9, round(side * 0.55))
        canvas.add("seat", badge.middle(side, side), text=letter, size_px=size, bold=True, fill="raised")
        words = name or canvas.say("players-unnamed", letter=SEAT_LETTERS[index])
        shown = f"{name}_" if edited else words
        canvas.text(rest, shown, 22, bold=bool(name), ink="ink" if name else "soft", on="raised")


def _recent(canvas: Canvas, room: Rect, draft: SetupDraft) -> None:
    """Names used lately, to be put on a seat with one tap."""
    names = [name for name in draft.recent_names if name not in draft.names]
    target, gap = canvas.look.target_px, canvas.px(6)
    per_line = max(1, min(6, room.w // max(1, round(target * 2.2))))
    lines = min(max(0, (room.h + gap) // (target + gap)), -(-len(names) // per_line), 2)
    if not lines:
        return
    strip = room.top(lines * target + (lines - 1) * gap)[0]
    for name, cell in zip(names, strip.grid(per_line, lines, gap), strict=False):
        canvas.button(cell, name, Intent(button="letter", value=name), style="quiet", px=19, lines=1)


def _key_rows(canvas: Canvas, width: int) -> tuple[int, list[str]]:
    """The letters in rows as on this language's keyboards; in fewer columns, in the order of the alphabet."""
    rows = list(_LAYOUTS.get(canvas.look.language, _LAYOUTS["en"]))
    columns = max(len(row) for row in rows)
    gap = canvas.px(6)
    fitting = (width + gap) // (canvas.look.key_px + gap)
    if fitting >= columns:
        return columns, rows
    letters = sorted("".join(rows), key=lambda c: (not c.isalpha(), c))
    return fitting, ["".join(letters[i : i + fitting]) for i in range(0, len(letters), fitting)]


def _keyboard(canvas: Canvas, room: Rect, columns: int, rows: list[str], editing: int) -> None:
    gap = canvas.px(6)
    lines = room.rows(len(rows) + 1, gap)
    w = min((room.w - gap * (columns - 1)) // columns, round(canvas.look.key_px * 1.7))
    for row, line in zip(rows, lines, strict=False):
        left = line.x + (line.w - (w * len(row) + gap * (len(row) - 1))) // 2
        for i, letter in enumerate(row):
            rect = Rect(left + i * (w + gap), line.y, w, line.h)
            canvas.button(
                rect,
                letter.upper() if len(letter.upper()) == 1 else letter,
                Intent(button="letter", value=letter),
                px=24,
                lines=1,
            )
    whole = lines[-1].middle(w * columns + gap * (columns - 1), lines[-1].h)
    back, rest = whole.left(whole.w // 4, gap)
    done, space = rest.right_side(whole.w // 4, gap)
    canvas.button(back, canvas.say("key-backspace"), Intent(button="letter", value="back"), icon="back", px=17)
    canvas.button(space, canvas.say("key-space"), Intent(button="letter", value="space"), px=17, lines=1)
    canvas.button(done, canvas.say("key-done"), Intent(button="seat", value=editing), icon="tick", px=19)


def lay_sheets(canvas: Canvas, scene: Scene) -> None:
    """Which of the nine sheets, each with its picture and one sentence; match, partners, who starts; and go."""
    draft = scene.setup or SetupDraft()
    target, gap = canvas.look.key_px, canvas.px(6)
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    area = top_bar(canvas, area, scene, otherwise=canvas.say("sheets-title"), without=("back", "go"))
    tall = area.h > area.w
    if tall:
        options, tiles = area.lower(3 * target + 2 * gap, gap)
    else:
        options, tiles = area.right_side(max(round(target * 3.1), round(area.w * 0.2)), gap * 2)
    _options(canvas, options, draft, columns=2 if tall else 1)
    columns, lines = (2, 5) if tall else (3, 3)
    for name, cell in zip(SHEETS, tiles.grid(columns, lines, gap), strict=False):
        _sheet_tile(canvas, cell, name, chosen=name == draft.sheet)


def _sheet_tile(canvas: Canvas, cell: Rect, name: str, *, chosen: bool) -> None:
    fill, ink, soft = ("accent", "on-accent", "on-accent") if chosen else ("raised", "ink", "ink")
    states = frozenset({"action", "chosen"} if chosen else {"action"})
    canvas.add("plate", cell, fill=fill, states=states, intent=Intent(button="sheet", value=name))
    inner = cell.inset(canvas.px(9), canvas.px(6))
    title, inner = inner.top(round(min(canvas.px(24) * canvas.look.text_scale, inner.h * 0.2)))
    canvas.text(title, canvas.say(f"sheet-{name}"), 20, bold=True, ink=ink, on=fill)
    words, picture = inner.lower(round(inner.h * 0.36), canvas.px(3))
    seat = blank_seat(SHEETS[name])
    w = min(picture.w, round(picture.h * 3.4))
    plate = picture.middle(w, picture.h)
    table = TableSeats(SHEETS[name], (seat,), "roll")
    sheet_rows(canvas, Rect(picture.x, plate.y, w, plate.h), table, seat, live=False)
    canvas.text(words, canvas.say(f"about-{name}"), 16, lines=3, ink=soft, on=fill)


def _options(canvas: Canvas, room: Rect, draft: SetupDraft, columns: int) -> None:
    gap = canvas.px(6)
    cells = room.grid(columns, 6 // columns, gap)
    order = ("opening", "draw", *(name for name in draft.names if name))
    now = order.index(draft.starter) if draft.starter in order else 0
    starter = draft.starter if draft.starter not in ("opening", "draw") else canvas.say(f"starter-{draft.starter}")
    following = order[(now + 1) % len(order)]
    toggles = (("match", draft.match), ("partners", draft.partners), ("practice", draft.practice))
    for (name, on), cell in zip(toggles, cells, strict=False):
        _switch(canvas, cell, canvas.say(f"option-{name}"), Intent(button=name), on=on)
    intent = Intent(button="starter", value=following)
    canvas.button(cells[3], canvas.say("option-starter", starter=starter), intent, px=17, lines=3)
    canvas.button(cells[4], canvas.say("button-back"), Intent(button="back"), icon="back", px=19)
    canvas.button(cells[5], canvas.say("button-go"), Intent(button="go"), style="main", icon="play", px=30, lines=1)


def _switch(canvas: Canvas, rect: Rect, words: str, intent: Intent, *, on: bool) -> None:
    """A button that is on or off: a tick in a box says which."""
    states = frozenset({"action", "chosen"} if on else {"action"})
    canvas.add("plate", rect, fill="raised", intent=intent, states=states)
    side = min(rect.h // 2, canvas.px(28))
    box, rest = rect.inset(canvas.px(8), 3).left(side, canvas.px(8))
    canvas.add("tick-box", box.middle(side, side), fill="raised", states=frozenset({"on"} if on else ()))
    canvas.text(rest, words, 18, lines=3, bold=on, on="raised")


def lay_question(canvas: Canvas, scene: Scene, icon: str) -> None:
    """One question in large letters and its answers: an unfinished game, or nobody about."""
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    area = top_bar(canvas, area, scene, quiet=True)
    card = area.middle(min(area.w, canvas.px(820)), min(area.h, round(canvas.px(400) * canvas.look.text_scale)))
    canvas.add("panel", card, fill="panel")
    inner = card.inset(canvas.px(24), canvas.px(18))
    answers, inner = inner.lower(round(canvas.look.key_px * 1.3), canvas.px(12))
    head, words = inner.top(round(inner.h * 0.3), canvas.px(8))
    canvas.add("icon", head.middle(head.h, head.h), data=(icon,), ink="accent", fill="panel")
    canvas.text(words, canvas.prompt(scene), 32, lines=5, bold=True, align="centre", on="panel")
    buttons = [b for b in scene.buttons if b.player is None and b.name in QUESTION]
    lay_buttons(canvas, answers, buttons or [Button("resume"), Button("discard")])


QUESTION = ("resume", "discard", "still-here", "sleep", "new-game")
