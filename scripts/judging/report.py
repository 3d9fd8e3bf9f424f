"""report: shows what happened - tables and a bar on a terminal, plain lines in a
pipe."""

import json
import math
import re
import shutil
import sys
import threading
import time
from collections.abc import Collection, Iterable
from contextlib import AbstractContextManager
from pathlib import Path

import typer

from . import command, near, readable, shown, write_whole
from .engine.runner import kernel_offers
from .engine.trial import Result, Trial
from .engine.verdict import window

COLOURS = {"AC": "green", "PE": "yellow", "-": "yellow"}
STYLE = re.compile("\033\\[[0-9;]*m")  # as typer.style writes it
SILENCE = 10  # seconds
MOST_LINES = 40  # of a text that is quoted
WIDEST = 200  # columns of it


class Progress(AbstractContextManager):
    """A live bar on a terminal; elsewhere a line each ten seconds."""

    def __init__(self, total: int | None):
        self.bar, self.total, self.steps = None, total, 0
        self.told = time.monotonic()
        self._lock = threading.Lock()
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
            from rich.progress import Progress as Bar

            columns = (
                BarColumn(),
                MofNCompleteColumn(),
                TimeElapsedColumn(),
                TextColumn("{task.description}"),
            )
            self.bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=total)
            self.bar.start()

    def __exit__(self, *_):
        self.stop()

    def stop(self) -> None:
        """Before anything else is printed."""
        if self.bar:
            self.bar.stop()
        self.bar, self.told = None, math.inf

    def doing(self, what: str) -> None:
        self._update(description=what)

    def done(self) -> None:
        with self._lock:
            self.steps += 1
        self._update(advance=1)

    def _update(self, **what) -> None:
        if bar := self.bar:
            bar.update(self.task, **what)
        elif "description" in what and time.monotonic() - self.told > SILENCE:
            self.told = time.monotonic()
            of = f" of {self.total}" if self.total else ""
            print(
                f"judge: {what['description']} ({self.steps}{of} done)", file=sys.stderr, flush=True
            )


def table(columns: list[str], rows: list[list[str]], right: Collection[str] = ()) -> None:
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
    for cells_below in zip(*plain, strict=True):
        width = max(map(len, cells_below))
        aligned.append(
            [
                cell.rjust(width) if cells_below[0] in right else cell.ljust(width)
                for cell in cells_below
            ]
        )
    for cells in zip(*aligned, strict=True):
        print("  ".join(cells).rstrip())


def broken(problems: dict[str, str]) -> int:
    """Print why the files of some problems, by name, cannot be used; return the exit status: 2, or 0 if there are none."""
    for name, reason in problems.items():
        print(f"judge: {name}: JE: {reason}", file=sys.stderr)
    return 2 if problems else 0


def trials(results: list[Trial], broken: Iterable[str] = ()) -> None:
    """Print the table of a run, with a row for each problem that could not be read."""
    rows = []
    for trial in results:
        passed, used = sum(r.verdict.code == "AC" for r in trial.results), ["-", "-", "-"]
        cases = str(trial.cases) if passed == trial.cases else f"{passed}/{trial.cases}"
        if trial.results:
            slowest, kib = (
                max(trial.results, key=lambda r: r.cpu_ms),
                max(r.memory_kib for r in trial.results),
            )
            used = [slowest.case.name, f"{slowest.cpu_ms:.0f} ms", f"{kib / 1024:.1f} MiB"]
        rows.append(
            [
                trial.name,
                cases,
                typer.style(trial.code, COLOURS.get(trial.code, "red")),
                *used,
            ]
        )
    rows += [
        [name, "-", typer.style("JE", COLOURS.get("JE", "red")), "-", "-", "-"] for name in broken
    ]
    table(
        ["problem", "cases", "verdict", "slowest case", "cpu", "memory"],
        rows,
        {"cases", "cpu", "memory"},
    )


def status(trials: list[Trial]) -> int:
    """The exit status of a run."""
    codes = {trial.code for trial in trials}
    return 2 if "JE" in codes else 0 if codes == {"AC"} else 1


def footer(trials: list[Trial], seconds: float, unjudged: int = 0, broken: int = 0) -> None:
    """Print the last line of a run; and what the sandbox lacks, if anything was run."""
    cases, remembered = sum(len(t.results) for t in trials), sum(t.remembered for t in trials)
    failed = sum(t.code not in ("AC", "-") for t in trials) + broken
    verdict = f"{failed} not accepted" if failed else "all AC"
    if unjudged or any(t.interrupted for t in trials):
        verdict = f"interrupted with {failed} not accepted"
    unchanged = f" ({remembered} unchanged since they passed)" if remembered else ""
    print(
        f"\n{number(len(trials) + broken, 'problem')}, {cases} cases{unchanged}: {verdict} in {seconds:.1f} s"
    )
    if remembered < cases:
        sandbox_gaps()


def sandbox_gaps() -> None:
    """What this kernel does not offer, if anything."""
    if missing := [name for name, has in kernel_offers().items() if not has]:
        print(
            f"This kernel has no {' and no '.join(missing)}: programs ran with limits, but could reach files or the network."
        )
        print("No cause of a failure was looked for.")


def compile_error(source: Path, said: str) -> None:
    print(f"\n{shown(source)}: CE, it does not compile\n{indent(said)}")


def failure(trial: Trial) -> None:
    """Why a program failed, and where to look."""
    if trial.fault:
        print(f"judge: {trial.fault}", file=sys.stderr)
    elif trial.compile_error:
        compile_error(trial.source, trial.compile_error)
    elif trial.failure:
        number = trial.results.index(trial.failure) + 1
        verdict(trial.source, trial.failure, f"case {number} of {trial.cases}")
        files(trial.failure)


def verdict(source: Path, failed: Result, where: str) -> None:
    """The verdict on a case, and the first difference."""
    print(
        f"\n{shown(source)}: {failed.verdict.code} on {failed.case.name}, {where}\n  {failed.verdict.message}"
    )
    if failed.verdict.difference:
        expected, got, column = window(failed.verdict.difference)
        print(f"    expected | {expected}\n    got      | {got}\n             | {' ' * column}^")


def files(failed: Result) -> None:
    print(f"  input     {near(failed.case.input)}")
    if (
        failed.case.answer.exists()
    ):  # that of a generated case is made once a program prints anything else
        print(f"  expected  {near(failed.case.answer)}")
    if failed.output:
        print(f"  got       {near(failed.output)}")


def counterexample(problem: str, source: Path, found, headline: str) -> None:
    """A stress.Counterexample: an input on which a program fails, what was said to it, and why."""
    verdict = found.answered.verdict
    print(f"\n{shown(source)}: {verdict.code} {headline}:\n")
    print(indent(found.text, 4, found.path))
    print(
        f"\n  expected\n{indent(_said(found.answered.expected), 4)}\n  got\n{indent(_said(found.answered.got), 4)}"
    )
    if verdict.code != "WA":
        print(f"  {verdict.message}")
    if found.reason:
        print(f"  by search of the rules\n{indent(found.reason, 4)}")
    print(f"\n  again: {command('stress', problem, '--solution', source, '--input', found.path)}")


def as_json(results: list[Trial]) -> list[dict]:
    """One object for each program and case that was run."""
    objects = []
    for trial in results:
        told: list[tuple[str | None, str, dict, str]] = [
            (r.case.name, r.verdict.code, r.usage, r.verdict.message) for r in trial.results
        ]
        if trial.fault or trial.compile_error:
            nothing = dict.fromkeys(("cpu_ms", "wall_ms", "memory_kib"))
            told.insert(0, (None, trial.code, nothing, trial.fault or trial.compile_error))
        for case, verdict, usage, message in told:
            about = {
                "problem": trial.name,
                "solution": shown(trial.source),
                "case": case,
                "verdict": verdict,
            }
            objects.append({**about, **usage, "message": message})
    return objects


def write_json(path: Path | None, content) -> None:
    """Writes the file that a person has asked for, if any."""
    if path:
        write_whole(path, (json.dumps(content, indent=2) + "\n").encode())


def number(count: int, what: str) -> str:
    return f"{count} {what}" + ("s" if count != 1 else "")


def indent(text: str, spaces: int = 2, whole: Path | None = None) -> str:
    """The lines of a text, cut where there are too many or one is too long; `whole` is where all of it stands."""
    lines, width = (
        text.splitlines(),
        min(WIDEST, shutil.get_terminal_size((WIDEST, 0)).columns) - spaces,
    )
    where = f", see {near(whole)}" if whole else ""
    cut = [
        line if len(line) <= width else f"{line[: width // 2]} ... ({len(line)} characters{where})"
        for line in lines[:MOST_LINES]
    ]
    more = [f"... {len(lines) - MOST_LINES} more lines{where}"] if len(lines) > MOST_LINES else []
    return "\n".join(" " * spaces + line for line in cut + more)


def _said(output: bytes) -> str:
    return readable(output[:4000]) or "(nothing)"
