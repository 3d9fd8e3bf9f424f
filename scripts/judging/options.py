"""options: what the commands of all rooms share - the words of the command line, and threads."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import List, Optional  # noqa: UP035 - Debian 12's Typer reads these

import typer

from . import Mistake, catalog
from .runner import Pool

Names = Optional[List[str]]  # noqa: UP006
Word = Optional[str]
Number = Optional[int]
File = Optional[Path]
FORMS = "hdu, hdu/1536, 1536, hdu/1536_s_nim or a path"
SELECTORS = typer.Argument(None, metavar="[SELECTOR]...", help=f"{FORMS}; default: all", autocompletion=catalog.like)
SELECTOR = typer.Argument(..., metavar="SELECTOR", help=f"one problem: {FORMS}", autocompletion=catalog.like)
JOBS = typer.Option(os.cpu_count() or 1, "--jobs", min=1, help="programs that run at a time")


def one(problems: list[catalog.Problem]) -> catalog.Problem:
    """The only one of the problems; raises Mistake if there are more."""
    if len(problems) != 1:
        raise Mistake(f"this needs one problem, and {len(problems)} are selected")
    return problems[0]


def existing(solution: Path) -> Path:
    if not solution.is_file():
        raise Mistake(f"{solution} is a folder; give a file" if solution.is_dir() else f"there is no file {solution}")
    return solution


class Threads(ThreadPoolExecutor):
    """One thread for each problem in work; on an interruption the pool stops first,
    so that no thread waits for a program that nobody wants any more."""

    def __init__(self, pool: Pool):
        super().__init__(8)
        self.pool = pool

    def __exit__(self, kind, *_):
        if kind is KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        if kind:
            self.pool.stop()
        self.shutdown(cancel_futures=True)
