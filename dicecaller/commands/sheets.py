"""`dicecaller sheets`: printable score sheets, one PDF a sheet, eight a page."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from core.sheets import SHEETS
from dicecaller.arguments import add_language
from dicecaller.errors import JobError
from dicecaller.lines import in_language
from dicecaller.settings import locale_language
from dicecaller.sheet_choice import sheets_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller sheets`."""
    parser.epilog = "dicecaller sheets --sheet powers --paper letter --language fr -o printed/"
    parser.add_argument("--sheet", metavar="NAME", default="all")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    add_language(parser)
    parser.add_argument("-o", "--output", metavar="DIR", type=Path, required=True)


def run(args: argparse.Namespace) -> int:
    """Writes the files and names each on standard output; exit status 0. Raises UsageError, JobError."""
    from display.sheet_pdf import sheet_pdf  # brings the PDF library, which no other call needs

    language = args.language or locale_language()
    known, name = (SHEETS, "all") if args.sheet == "all" else sheets_of(args.sheet, "sheets")
    chosen = list(SHEETS) if name == "all" else [name]
    try:
        args.output.mkdir(parents=True, exist_ok=True)
        for count, one in enumerate(chosen, 1):
            path = args.output / f"{one}-{args.paper}-{language}.pdf"
            scratch = path.with_name(f".{path.name}.part")
            scratch.write_bytes(sheet_pdf(known[one], language, args.paper))
            scratch.replace(path)
            print(path, flush=True)
            if len(chosen) > 1:
                print(in_language(f"sheet {count} of {len(chosen)}", language), file=sys.stderr)
    except OSError as error:
        raise JobError(f"cannot write sheets into {args.output}: {error.strerror or error}") from None
    return 0
