"""Where things are kept, and what a household or café has chosen. The only module that asks for the user's folders.

The settings are a small TOML file, `settings.toml` in the data folder; a wrong entry costs a line, never the start.
"""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path, user_state_path

STORE_NAME = "games.sqlite"
SETTINGS_NAME = "settings.toml"
LANGUAGES = ("en", "de", "fr")


def data_dir(chosen: Path | None = None) -> Path:
    """The folder of games and settings: `chosen` (--data), else $DICECALLER_DATA, else the user's data folder."""
    if chosen is not None:
        return chosen
    named = os.environ.get("DICECALLER_DATA")
    return Path(named) if named else user_data_path("dicecaller", appauthor=False)


def state_dir() -> Path:
    """The folder of logs."""
    return user_state_path("dicecaller", appauthor=False)


def locale_language(environment: Mapping[str, str] | None = None) -> str:
    """`en`, `de` or `fr` by the usual variables; English where they say nothing that we speak."""
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := variables.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be chosen once and for all. The defaults are a living room's.

    `volume` and `volume_cap`: 0 to 10; `speed`: of speech, in percent of the voice's own; `talk`: how much is said
    unasked; `text_percent`: size of text; `rotation_deg`: of the whole screen; `screen_mm`: its width, 0 where
    unknown; `idle_minutes`: until a table left alone asks; `hide_sheets`: a sheet is
    shown only while its player is asked; `staff_pin`: empty for no staff menu; `accent`: #rrggbb.
    """

    language: str = ""  # empty: from the locale
    volume: int = 7
    volume_cap: int = 10
    speed: int = 100
    talk: str = "game"
    speech: str = "auto"
    camera: str = "auto"
    keypad: str = "auto"
    theme: str = "dark"
    text_percent: int = 100
    reduced_motion: bool = False
    seating: str = "row"
    rotation_deg: int = 0
    screen_mm: int = 0
    idle_minutes: int = 10
    cafe_name: str = ""
    logo: str = ""
    accent: str = ""
    hide_sheets: bool = False
    staff_pin: str = ""

    def spoken_language(self) -> str:
        """The chosen language, else the locale's."""
        return self.language or locale_language()


_CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("", *LANGUAGES),
    "talk": ("all", "game", "asked"),
    "theme": ("dark", "light", "high-contrast"),
    "seating": ("row", "around"),
    "rotation_deg": (0, 90, 180, 270),
}
_RANGES = {
    "volume": (0, 10),
    "volume_cap": (0, 10),
    "speed": (50, 200),
    "text_percent": (100, 200),
    "screen_mm": (0, 2000),
    "idle_minutes": (1, 600),
}


def load(folder: Path) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a data folder, and a line for each entry that had to be left at its default. Never raises."""
    path = folder / SETTINGS_NAME
    try:
        with path.open("rb") as file:
            entries = tomllib.load(file)
    except FileNotFoundError:
        return Settings(), ()
    except (OSError, ValueError) as error:
        return Settings(), (f"{path} cannot be read ({why(error)}); the usual settings are used",)
    good: dict[str, object] = {}
    complaints: list[str] = []
    for name, value in entries.items():
        if complaint := _complaint(name, value):
            complaints.append(f"{path}: {complaint}")
        else:
            good[name] = value
    return dataclasses.replace(Settings(), **good), tuple(complaints)  # type: ignore[arg-type]


def why(error: OSError | ValueError) -> str:
    """What is wrong with a file, without its name."""
    if isinstance(error, UnicodeDecodeError | tomllib.TOMLDecodeError):
        from core.sheet_file import toml_fault  # seldom needed: nobody's start waits for it

        return toml_fault(error)
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def save(folder: Path, settings: Settings) -> None:
    """Writes the settings that differ from the defaults, durably. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    usual = Settings()
    lines = [
        f"{field.name} = {_toml(getattr(settings, field.name))}\n"
        for field in dataclasses.fields(settings)
        if getattr(settings, field.name) != getattr(usual, field.name)
    ]
    replace_durably(folder / SETTINGS_NAME, "".join(lines).encode())


def keep(folder: Path, name: str, value: str) -> str | None:
    """Change one setting of a data folder for good; a line that says why where that could not be done."""
    settings, _complaints = load(folder)
    if complaint := _complaint(name, value):
        return complaint
    try:
        save(folder, dataclasses.replace(settings, **{name: value}))  # type: ignore[arg-type]  # held by the line above
    except OSError as error:
        return f"{folder / SETTINGS_NAME} cannot be written ({error.strerror}); {name} holds for this time only"
    return None


def replace_durably(path: Path, content: bytes) -> None:
    """Writes a file so that a power cut leaves the old one or the new one, never half of one. Raises OSError."""
    scratch = path.with_name(path.name + ".new")
    with scratch.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Makes a renaming in `folder` durable, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def _complaint(name: str, value: object) -> str | None:
    usual = getattr(Settings(), name, None) if name in Settings.__dataclass_fields__ else None
    if usual is None:
        return f"there is no setting {name!r}"
    if type(value) is not type(usual):
        return f"{name} wants a value like {_toml(usual)}"
    if name in _CHOICES and value not in _CHOICES[name]:
        return f"{name} is one of {', '.join(map(repr, _CHOICES[name]))}"
    if name in _RANGES and isinstance(value, int):
        low, high = _RANGES[name]
        if not low <= value <= high:
            return f"{name} lies between {low} and {high}"
    return None


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    return '"' + "".join(map(_toml_letter, str(value))) + '"'


def _toml_letter(letter: str) -> str:
    if letter in '"\\':
        return f"\\{letter}"
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter
