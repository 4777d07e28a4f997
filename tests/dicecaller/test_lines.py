"""Lines that the code writes in English are said in the language of the call, whole, and no English is left in them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from core.events import NewGame
from dicecaller import lines
from dicecaller.cli import SUBCOMMANDS, main
from dicecaller.commands.keypad import said
from dicecaller.lines import in_language
from dicecaller.machine import machine
from dicecaller.play_games import Games
from dicecaller.settings import load
from dicecaller.told import Told
from display.catalogue import LANGUAGES, fact_names, keys, text
from firmware_bridge.messages import LAMP_WORDS, STATUS_WORDS, LampState
from firmware_bridge.terminal_box import HELP, LINKS, lamp_line

ROOT = Path(__file__).parents[2]
NO_XORG = "Xorg with its dummy and inputtest drivers (apt-get install xserver-xorg-core xserver-xorg-video-dummy)"
PACKAGES = ("core", "vision", "display", "firmware_bridge", "dicecaller")
#: Lines of others (argparse, the system), and those that the code puts together from words.
FOREIGN = re.compile(
    r"line-(system-|no-audio|required|unrecognized|argument|expected-one|invalid-|not-allowed|no-subcommand|no-option|players-|pairs-|backup-done|restore-done)"
)
#: Words that are the same in every language: names of commands, options, files, parts and variants.
SAME = """
dicecaller history doctor play watch read call setup sheets backup restore stats keypad help auto sim off terminal
path file classic doubles encore chain bonus powers colour blocks shuffle rainbow jumble toml json jsonl jpeg jpg png
webp bmp light dark high contrast players teams camera data dice fps demo script shots dir zip out red yellow green blue
python linux numpy opencv headless pygame ce pyserial fluent runtime fpdf pico espeak ng alsa evdev usb dummy pip
install venv bin apt sudo usermod input dialout chi² pi wayland
referee simulate bench manifest truth
"""
#: Words that are spelt alike in both languages.
COGNATES = {
    "de": "enter in name so an am mb reader standard die war hat option system",
    "fr": "long pas on dans mb point table option a est source",
}


def source_text() -> str:
    """All code, with texts that are broken over lines put together."""
    whole = "".join(path.read_text(encoding="utf-8") for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
    return re.sub(r'"\s*\n\s*f?"', "", whole)


def test_every_line_is_one_that_the_code_writes() -> None:
    code = source_text()
    for key, names in fact_names("en", lines.FILE).items():
        if FOREIGN.match(key):
            continue
        pieces = re.split("\0.+?\0", text(key, "en", **{name: f"\0{name}\0" for name in names}))
        for piece in pieces:
            whole = piece.strip(" ()[]':;,.")
            assert whole in code or not whole, f"{key}: {whole}"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_line_keeps_its_facts(language: str) -> None:
    assert keys(language, lines.FILE) == keys("en", lines.FILE)
    own = fact_names(language, lines.FILE)
    for key, names in fact_names("en", lines.FILE).items():
        if key != "line-no-card":
            assert sorted(own[key]) == sorted(names), key


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("key", sorted(keys("en", lines.FILE) - {"line-at", "line-no-card"}))
def test_a_line_is_found_by_its_english(key: str, language: str) -> None:
    names = fact_names("en", lines.FILE)[key]
    facts = {name: f"<{place}>" for place, name in enumerate(names)}
    assert in_language(text(key, "en", **facts), language) == text(key, language, **facts)


def test_english_and_what_nobody_knows_stay_as_they_are() -> None:
    assert in_language("there is no option '--x'", "en") == "there is no option '--x'"
    assert in_language("Input/output error 17", "de") == "Input/output error 17"


def test_lines_within_lines_are_said_too() -> None:
    line = (
        "argument --size: '3' is no size: two whole numbers with x between them, 1024x600 (see dicecaller play --help)"
    )
    assert in_language(line, "de").endswith("1024x600 (siehe dicecaller play --help)")
    assert "argument" not in in_language(line, "fr")
    inner = Told("doctor-no-sound", error="no sound card (ALSA: Couldn't open audio device: No such file or directory)")
    assert in_language(inner, "de") == "keine Soundkarte (ALSA öffnet kein Audiogerät: Datei oder Ordner gibt es nicht)"


# --- whole calls ------------------------------------------------------------------------------------------------------
CALLS = (
    ["play", "--players", "Zoe"],
    ["play", "--players", "Zoe,Zoe"],
    ["play", "--sheet", "nix"],
    ["play", "--sheet", "nix.toml"],
    ["play", "--starter", "Zoe"],
    ["play", "--size", "3"],
    ["play", "--theme", "nix"],
    ["play", "--speech", "nix", "--headless"],
    ["play", "--headless", "--script", "nix.jsonl"],
    ["play", "--headless", "--keypad", "off", "--camera", "nix", "--speech", "off"],
    ["call", "--headless", "--keypad", "off", "--camera", "off", "--speech", "off"],
    ["call", "--headless", "--keypad", "off", "--camera", "sim", "--speech", "off"],
    ["call", "--without", "nix"],
    ["play", "--headless", "--camera", "sim", "--players", "Zoe,Kim", "--script", "wait.jsonl"],
    ["call", "--headless", "--camera", "off", "--keypad", "sim", "--script", "wait.jsonl"],
    ["read"],
    ["read", "nix.jpg"],
    ["read", "."],
    ["read", "empty.png"],
    ["read", "--nix", "nix.jpg"],
    ["read", "--annotate", "empty.png", "nix.jpg"],
    ["watch", "nix"],
    ["watch", "off"],
    ["watch", "--fps", "0", "sim"],
    ["watch", "97"],
    ["history"],
    ["history", "--game", "nix"],
    ["history", "--game", "GAME"],
    ["stats"],
    ["sheets", "-o", "empty.png"],
    ["sheets", "--paper", "nix", "-o", "out"],
    ["backup", "."],
    ["backup", "empty.png"],
    ["backup", "out.zip"],
    ["restore", "empty.png"],
    ["restore", "nix.zip"],
    ["setup", "--camera", "off"],
    ["doctor"],
    ["referee", "nix.jsonl"],
    ["referee", "--sheet", "nix.toml"],
    ["keypad"],
    ["simulate", "--nix"],
    ["simulate", "--sheet", "nix"],
    ["simulate", "--sheet", "."],
    ["simulate", "--sheet", "nix.toml"],
    *(
        [*words, "LONG"]
        for words in (["simulate", "--sheet"], ["play", "--script"], ["read"], ["watch"], ["history", "--data"])
    ),
    ["simulate", "--sheet", "LONG.toml"],
    ["play", "--demo", "--headless", "--keypad", "off", "--speech", "off", "--data", "LONG"],
    ["doctor", "--data", "LONG"],
    ["referee", "--sheet", "LONG.toml"],
    ["sheets", "--sheet", "classic", "-o", "LONG"],
    ["backup", "LONG"],
    ["restore", "LONG"],
    ["bench", "rules", "--nix"],
    ["bench", "rules", "--sheet", "nix"],
    ["bench", "reader", "nix"],
    ["bench", "sequences", "."],
    ["bench", "live", "--state", "empty.png"],
)


def words_of(line: str) -> set[str]:
    return {
        word.lower() for word in re.findall(r"[^\W\d_]{2,}", re.sub(r"\S*[/\\]\S*|--\S+|`[^`]*`|'[^']*'", " ", line))
    }


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("words", CALLS, ids=" ".join)
def test_no_line_of_a_call_keeps_words_of_its_english(words, language, tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DICECALLER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    (tmp_path / "empty.png").write_bytes(b"")
    (tmp_path / "wait.jsonl").write_text('{"do": "wait", "s": 1}\n')
    games = Games(tmp_path / "data")
    games.append(NewGame(("Zoe", "Kim")), 0.0)
    game = next(iter(games._store.unfinished()))
    games.close()
    call = [game if word == "GAME" else word.replace("LONG", "/" + "z" * 300) for word in words]
    told = {}
    for spoken in ("en", language):
        main([*call, "--language", spoken])
        printed = capsys.readouterr()
        told[spoken] = printed.out + printed.err
    assert told["en"].strip()
    left = words_of(told["en"]) & words_of(told[language]) - {"zoe", "kim", "nix", "empty"}
    left -= set(SAME.split()) | set(COGNATES[language].split()) | words_of(str(machine()["processor"]))
    assert not left, told[language]


STUCK = (
    f"a touchscreen cannot be simulated without {NO_XORG}",
    "the simulated touchscreen does not answer: No such file or directory",
    "no window could be opened (x11): No such file or directory",
    "the screen did not get to this in 60 s: a called roll",
    "the screen did not get to this in 60 s: a called die",
    "the screen did not get to this in 90 s: a game of five",
    "the screen did not get to this in 60 s: a throw seen",
    "the screen did not get to this in 90 s: the answers of Zoe, Kim",
    "the screen did not get to this in 90 s: the button pass of Zoe on the screen",
    "the screen did not get to this in 90 s: the box red 7 on the screen",
    "fingers that answered: 12; answers that counted: 11",
)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("line", STUCK)
def test_what_stops_the_fingers_of_the_bench_is_told_in_the_language(line: str, language: str) -> None:
    shown = lines.in_language(line, language)
    kept = words_of("zoe kim red pass touchscreen") | words_of(NO_XORG) - words_of("with its and drivers")
    left = words_of(line) & words_of(shown) - kept - set(COGNATES[language].split())
    assert not left, shown
    assert not re.search(r"[{}]|line-", shown)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"theme = 3 4", "Zeile 1, Spalte 11 ist nicht zu verstehen"),
        (b"volume = 3\n[", "sie hört zu früh auf"),
        (b"\xff", "das ist kein Text in UTF-8"),
    ],
)
def test_settings_that_cannot_be_read_say_why_in_the_language(content: bytes, why: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_bytes(content)
    _settings, (complaint,) = load(tmp_path)
    assert in_language(complaint, "de").endswith(f"({why}); es gelten die üblichen Einstellungen")


R = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"
ROWS = (R, R.replace("R", "Y"), R.replace("R", "G"), R.replace("R", "B"))


def sheet(*rows: str, **fields: str) -> str:
    """A description with these rows; fields as TOML."""
    lines = [f"rows = {json.dumps(list(rows or ROWS))}"]
    return "\n".join([f"{name} = {value}" for name, value in ({"name": '"own"'} | fields).items()] + lines)


#: Descriptions of sheets, each with one thing wrong.
FAULTY_SHEETS = (
    "\xff",
    "name = ",
    "[",
    sheet(nix="1"),
    sheet(name='"Nix"'),
    sheet(name='"doubles"'),
    sheet(name="3"),
    sheet(framed='["R2"]'),
    sheet(marks_to_lock="99"),
    sheet(second_box="3"),
    sheet(doubled="3"),
    sheet(R),
    sheet(R[:-4], *ROWS[1:]),
    sheet(R.replace("R7", "R6"), *ROWS[1:]),
    sheet(R, *ROWS[1:3], ROWS[3].replace("B7", "R7")),
    sheet(R.replace("R7", "r7"), *ROWS[1:]),
    sheet(R.replace("R7", "X7"), *ROWS[1:]),
    sheet(R.replace("R7", "R1"), *ROWS[1:]),
    sheet(R.replace("R12", "Y12"), ROWS[1].replace("Y12", "R12 "), ROWS[2].replace("G12", "R12"), ROWS[3]),
    sheet(R.replace("R12", "Y12"), *ROWS[1:]),
    sheet(doubled='["R1"]'),
    sheet(doubled='["R2", "R2"]'),
    sheet(doubled='["R12"]'),
    sheet(bonus_bar='["X"]', framed='["R2"]'),
    sheet(symbols="3"),
    sheet(symbols='{nix = ["R2", "R3"]}'),
    sheet(symbols='{circle = ["R2"]}'),
    sheet(symbols='{circle = ["R2", "R1"]}'),
    sheet(symbols='{circle = ["R2", "R3"], square = ["R3", "R4"]}'),
)
#: Lines of scripts, each with one thing wrong, before the script begins or while it runs.
FAULTY_SCRIPT_LINES = (
    "{",
    "[" * 100_000,
    "1" * 5000,
    "[]",
    '{"do": "nix"}',
    "{}",
    '{"do": null}',
    '{"do": 3}',
    json.dumps({"do": "throw", "picture": "/" + "z" * 300}),
    '{"do": "throw"}',
    '{"do": "throw", "dice": {"red": 7}}',
    '{"do": "throw", "dice": {"red": 5}, "cocked": "nix"}',
    '{"do": "throw", "dice": {"red": [5, 5]}}',
    '{"do": "throw", "dice": {"pink": 5}}',
    '{"do": "throw", "picture": "nix.jpg"}',
    '{"do": "throw", "picture": "empty.png"}',
    '{"do": "frames", "folder": "nix"}',
    '{"do": "frames", "folder": ".", "fps": 0}',
    '{"do": "frames", "folder": "empty.png", "fps": "x"}',
    '{"do": "tap", "button": "nix"}',
    '{"do": "tap", "button": 3}',
    '{"do": "tap", "button": "pass", "value": []}',
    '{"do": "tap", "button": "keep"}',
    '{"do": "tap", "button": "pass", "player": "Max"}',
    '{"do": "tap", "row": "red"}',
    '{"do": "tap", "row": "red", "number": 13}',
    '{"do": "tap", "player": "Max", "row": "red", "number": 7}',
    '{"do": "tap", "x": 9999, "y": 3}',
    '{"do": "key", "keys": "nix"}',
    '{"do": "key", "keys": "\\ud800"}',
    '{"do": "plug", "what": "nix"}',
    '{"do": "wait", "s": -1}',
    '{"do": "shot", "name": "a"}',
)


#: Names of players, fields, buttons and symbols as they stand in the faulty files.
NAMES = """
zoe kim max nix own bad empty pink name rows marks to lock second box true false doubled framed bonus bar symbols circle
rhombus square octagon star utf picture dice keypad sound throw cocked shot keep pass what
"""


def told_in(words: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> tuple[str, set[str]]:
    """What a call prints in this language, and which words of its English are still there."""
    told = {}
    for spoken in ("en", language):
        assert main([*words, "--language", spoken]) == 1
        printed = capsys.readouterr()
        told[spoken] = printed.out + printed.err
    plain = {spoken: re.sub(r'"[^"]*"', " ", line) for spoken, line in told.items()}
    left = words_of(plain["en"]) & words_of(plain[language]) - set(NAMES.split())
    return told[language], left - set(SAME.split()) - set(COGNATES[language].split()) - {"text", "long"}


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("faulty", FAULTY_SHEETS)
def test_what_is_wrong_with_a_sheet_is_told_in_the_language_of_the_call(
    faulty: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(faulty.encode("latin-1"))
    line, left = told_in(["sheets", "--sheet", str(path), "-o", str(tmp_path / "out")], language, capsys)
    assert left == set(), line


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("faulty", FAULTY_SCRIPT_LINES, ids=range(len(FAULTY_SCRIPT_LINES)))
def test_what_is_wrong_with_a_script_is_told_in_the_language_of_the_call(
    faulty: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.png").write_bytes(b"")
    (tmp_path / "bad.jsonl").write_text(faulty + "\n")
    call = ["play", "--headless", "--camera", "sim", "--speech", "off", "--players", "Zoe,Kim", "--data", "data"]
    line, left = told_in([*call, "--script", "bad.jsonl"], language, capsys)
    assert left == set(), line


@pytest.mark.parametrize(
    ("language", "lamps"),
    [
        ("en", "[R red may] [Y yellow on] [G green off] [B blue blink] status ask, table here"),
        ("de", "[R rot möglich] [Y gelb an] [G grün aus] [B blau blinkt] Anzeige Frage, Tisch da"),
        ("fr", "[R rouge possible] [Y jaune allumé] [G vert éteint] [B bleu clignote] état question, table là"),
    ],
)
def test_the_box_in_a_terminal_speaks_the_language_of_the_call(language: str, lamps: str) -> None:
    shown = lamp_line(LampState("may", "on", "off", "blink", "ask"), "here", False, lambda line: said(line, language))
    assert shown == lamps
    words = {*LAMP_WORDS, *STATUS_WORDS, *LINKS.values()}
    assert {word for word in words if word == said(word, language)} == (words if language == "en" else set())
    assert (said(HELP, language) == HELP) == (language == "en")


@pytest.mark.parametrize("name", sorted(SUBCOMMANDS))
def test_every_subcommand_takes_a_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--language", "fr", "--nix"]) == 2
    complaint = capsys.readouterr().err
    assert "--language" not in complaint
    assert "mots inconnus" in complaint or "il manque" in complaint


def test_languages_are_those_of_the_call() -> None:
    assert set(COGNATES) == set(LANGUAGES) - {"en"}
