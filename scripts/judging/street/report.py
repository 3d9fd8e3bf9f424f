"""report: shows what happened - tables and a bar on a terminal, plain lines in a
pipe."""

import json
import re
import sys
import threading
from contextlib import AbstractContextManager
from pathlib import Path

import typer

from .. import shown, write_whole
from .compare import window
from .trial import Trial

COLOURS = {"AC": "green", "PE": "yellow", "-": "yellow"}
STYLE = re.compile("\033\\[[0-9;]*m")  # as typer.style writes it
MOST_LINES = 40  # of a text that is quoted


class Progress(AbstractContextManager):
    """A live bar on a terminal, nothing elsewhere."""

    def __init__(self, total: int | None):
        self.bar, self.total = None, total
        self._lock = threading.Lock()
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
            from rich.progress import Progress as Bar

            columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
            self.bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=total)
            self.bar.start()

    def __exit__(self, *_):
        if self.bar:
            self.bar.stop()

    def doing(self, what: str) -> None:
        self._update(description=what)

    def done(self) -> None:
        self._update(advance=1)

    def more(self, steps: int) -> None:
        """There is more to do than was known at first."""
        with self._lock:
            self.total += steps
            self._update(total=self.total)

    def _update(self, **what) -> None:
        if self.bar:
            self.bar.update(self.task, **what)


def table(columns: list[str], rows: list[list[str]], right: set[str] = frozenset()) -> None:
    """Aligned rows, on a terminal in the colours of `typer.style`."""
    if sys.stdout.isatty():
        from rich import box
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in columns:
            made.add_column(column, justify="right" if column in right else "left")
        for row in rows:
            made.add_row(*map(Text.from_ansi, row))
        Console().print(made)
        return
    plain = [columns, *([STYLE.sub("", cell) for cell in row] for row in rows)]
    aligned = []
    for column in zip(*plain, strict=True):
        width = max(map(len, column))
        aligned.append([cell.rjust(width) if column[0] in right else cell.ljust(width) for cell in column])
    for cells in zip(*aligned, strict=True):
        print("  ".join(cells).rstrip())


def trials(results: list[Trial]) -> None:
    """The table of a run."""
    rows = []
    for trial in results:
        passed, used = sum(r.verdict.code == "AC" for r in trial.results), ["-", "-", "-"]
        cases = str(trial.cases) if passed == trial.cases else f"{passed}/{trial.cases}"
        if trial.results:
            slowest, kib = max(trial.results, key=lambda r: r.cpu_ms), max(r.memory_kib for r in trial.results)
            used = [slowest.case.name, f"{slowest.cpu_ms:.0f} ms", f"{kib / 1024:.1f} MiB"]
        rows.append([trial.problem.name, cases, typer.style(trial.code, COLOURS.get(trial.code, "red")), *used])
    table(["problem", "cases", "verdict", "slowest case", "cpu", "memory"], rows, {"cases", "cpu", "memory"})


def compile_error(source: Path, said: str) -> None:
    print(f"\n{shown(source)}: CE, it does not compile\n{indent(said)}")


def failure(trial: Trial) -> None:
    """Why a program failed, and where to look; or which compilers would refuse it."""
    failed = trial.failure
    if trial.fault:
        print(f"judge: {trial.fault}", file=sys.stderr)
    elif trial.compile_error:
        compile_error(trial.source, trial.compile_error)
    elif not failed:
        for line in trial.refused:
            print(f"\n{shown(trial.source)}: right, but {line}")
    else:
        verdict, number = failed.verdict, trial.results.index(failed) + 1
        print(f"\n{shown(trial.source)}: {verdict.code} on {failed.case.name}, case {number} of {trial.cases}")
        print(f"  {verdict.message}")
        if verdict.difference:
            expected, got, column = window(verdict.difference)
            print(f"    expected | {expected}\n    got      | {got}\n             | {' ' * column}^")
        if trial.why:
            print(f"  {trial.why}")
        print(f"  input     {shown(failed.case.input)}\n  expected  {shown(failed.case.answer)}")
        if failed.output:
            print(f"  got       {shown(failed.output)}")


def as_json(results: list[Trial]) -> list[dict]:
    """One object for each program and case that was run."""
    objects = []
    for trial in results:
        told = [(r.case.name, r.verdict.code, r.usage, r.verdict.message) for r in trial.results]
        if trial.fault or trial.compile_error:
            nothing = dict.fromkeys(("cpu_ms", "wall_ms", "memory_kib"))
            told.insert(0, (None, trial.code, nothing, trial.fault or trial.compile_error))
        for case, verdict, usage, message in told:
            about = {"problem": trial.problem.name, "solution": shown(trial.source), "case": case, "verdict": verdict}
            objects.append({**about, **usage, "message": message})
    return objects


def write_json(path: Path | None, content) -> None:
    """Writes the file that a person has asked for, if any."""
    if path:
        write_whole(path, (json.dumps(content, indent=2) + "\n").encode())


def number(count: int, what: str) -> str:
    return f"{count} {what}" + ("s" if count != 1 else "")


def indent(text: str, spaces: int = 2) -> str:
    lines = text.splitlines()
    more = [f"... {len(lines) - MOST_LINES} more lines"] if len(lines) > MOST_LINES else []
    return "\n".join(" " * spaces + line for line in lines[:MOST_LINES] + more)
