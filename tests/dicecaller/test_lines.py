"""Lines that the code writes in English are said in the language of the call, whole, and no English is left in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.events import NewGame
from dicecaller import lines
from dicecaller.cli import main
from dicecaller.lines import in_language
from dicecaller.play_games import Games
from dicecaller.told import Told
from display.catalogue import LANGUAGES, fact_names, keys, text

ROOT = Path(__file__).parents[2]
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
"""
#: Words that are spelt alike in both languages.
COGNATES = {
    "de": "enter in name so an am mb reader standard die war hat option system",
    "fr": "pas on dans mb point table option a est source",
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
    call = [game if word == "GAME" else word for word in words]
    told = {}
    for spoken in ("en", language):
        main([*call, "--language", spoken])
        printed = capsys.readouterr()
        told[spoken] = printed.out + printed.err
    assert told["en"].strip()
    left = words_of(told["en"]) & words_of(told[language]) - {"zoe", "kim", "nix", "empty"}
    left -= set(SAME.split()) | set(COGNATES[language].split())
    assert not left, told[language]


def test_languages_are_those_of_the_call() -> None:
    assert set(COGNATES) == set(LANGUAGES) - {"en"}
