"""`dicecaller restore FILE`: puts a backup's games and settings back. What was there before is kept."""

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
    """The options of `dicecaller restore`."""
    parser.epilog = "dicecaller restore /media/stick/dicecaller.zip"
    parser.add_argument("file", metavar="FILE", type=Path)
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Restores, and says what came back and where the former data are; exit status 0. Raises JobError, StoreError."""
    folder = data_dir(args.data)
    games, former = archive.put_back(args.file, folder, time.time())
    language = args.language or load(folder)[0].spoken_language()
    line = f"{games} {'game' if games == 1 else 'games'} and the settings are back in {folder}"
    print(in_language(line, language), file=sys.stderr)
    if former is not None:
        print(in_language(f"what was there before is kept as {former}", language), file=sys.stderr)
    return 0
