"""`dicecaller backup FILE`: the games and settings in one file. May run while the table plays."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from dicecaller import archive
from dicecaller.arguments import add_data, add_language
from dicecaller.lines import in_language
from dicecaller.settings import data_dir, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller backup`."""
    parser.epilog = "dicecaller backup /media/stick/dicecaller.zip"
    parser.add_argument("file", metavar="FILE", type=Path)
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Writes the backup and says so; exit status 0. Raises JobError, StoreError."""
    games = archive.make(data_dir(args.data), args.file, time.time())
    language = args.language or load(data_dir(args.data))[0].spoken_language()
    line = f"{args.file}: {games} {'game' if games == 1 else 'games'} and the settings"
    print(in_language(line, language), file=sys.stderr)
    return 0
