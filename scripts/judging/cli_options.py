"""cli_options: arguments and options that several commands have."""

import os
from pathlib import Path
from typing import List, Optional  # noqa: UP035 - Debian 12's Typer reads these

import typer

from .collection import catalog

Names = Optional[List[str]]  # noqa: UP006
Word = Optional[str]
Number = Optional[int]
File = Optional[Path]
FORMS = "hdu, hdu/1536, 1536, hdu/1536_s_nim or a path"
SELECTORS = typer.Argument(
    None, metavar="[SELECTOR]...", help=f"{FORMS}; default: all", autocompletion=catalog.like
)
SELECTOR = typer.Argument(
    ..., metavar="SELECTOR", help=f"one problem: {FORMS}", autocompletion=catalog.like
)
JOBS = typer.Option(os.cpu_count() or 1, "--jobs", min=1, help="programs that run at a time")
