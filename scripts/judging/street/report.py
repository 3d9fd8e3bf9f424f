"""report: shows what happened - tables and a bar on a terminal, plain lines in a
pipe."""

import json
import sys
import threading
from pathlib import Path

from .. import shown, write_whole
from .compare import window
from .trial import Trial

COLOURS = {"AC": "green", "PE": "yellow", "-": "yellow"}


class Progress:
    """A live bar on a terminal, nothing elsewhere. A context manager."""

    def __init__(self, total: int):
        self.bar = None
        self.total = total
        self._lock = threading.Lock()
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
            from rich.progress import Progress as Bar

            columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
            self.bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=total)

    def __enter__(self):
        if self.bar:
            self.bar.start()
        return self

    def __exit__(self, *_):
        if self.bar:
            self.bar.stop()

    def doing(self, what: str) -> None:
        if self.bar:
            self.bar.update(self.task, description=what)

    def done(self) -> None:
        if self.bar:
            self.bar.advance(self.task)

    def more(self, steps: int) -> None:
        """There is more to do than was known at first."""
        if self.bar:
            with self._lock:
                self.total += steps
                self.bar.update(self.task, total=self.total)


def table(columns: list[str], rows: list[list[str]], right: set[str] = frozenset()) -> None:
    """Aligned rows. A cell may carry a colour as 'green:AC'."""
    if sys.stdout.isatty():
        from rich import box
        from rich.console import Console
        from rich.table import Table

        made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in columns:
            made.add_column(column, justify="right" if column in right else "left")
        for row in rows:
            made.add_row(*(_coloured(cell) for cell in row))
        Console().print(made)
        return
    plain = [columns] + [[_split(cell)[1] for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in plain) for i in range(len(columns))]
    for row in plain:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for cell, width, column in zip(row, widths, columns, strict=True)
        ]
        print("  ".join(cells).rstrip())


def trials(results: list[Trial]) -> None:
    """The table of a run."""
    columns = ["problem", "cases", "verdict", "slowest case", "cpu", "memory"]
    table(columns, [_row(trial) for trial in results], right={"cases", "cpu", "memory"})


def compile_error(source: Path, said: str) -> None:
    print(f"\n{shown(source)}: CE, it does not compile\n{indent(said)}")


def failure(trial: Trial) -> None:
    """Why a program failed, and where to look; or which compilers would refuse it."""
    if trial.fault:
        print(f"judge: {trial.fault}", file=sys.stderr)
        return
    if trial.compile_error:
        compile_error(trial.source, trial.compile_error)
        return
    failed = trial.failure
    if not failed:
        for line in trial.refused:
            print(f"\n{shown(trial.source)}: right, but {line}")
        return
    number = next(i for i, r in enumerate(trial.results, 1) if r is failed)
    verdict = failed.verdict
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


def as_json(path: Path, results: list[Trial]) -> None:
    """One object for each program and case that was run."""
    objects = []
    for trial in results:
        common = {"problem": trial.problem.name, "solution": shown(trial.source)}
        if trial.fault or trial.compile_error:
            nothing = {"cpu_ms": None, "wall_ms": None, "memory_kib": None}
            why = trial.fault or trial.compile_error
            objects.append({**common, "case": None, "verdict": trial.code, **nothing, "message": why})
        for result in trial.results:
            objects.append(
                {
                    **common,
                    "case": result.case.name,
                    "verdict": result.verdict.code,
                    "cpu_ms": round(result.usage.cpu_ms, 3),
                    "wall_ms": round(result.usage.wall_ms, 3),
                    "memory_kib": result.usage.memory_kib,
                    "message": result.verdict.message,
                }
            )
    write_json(path, objects)


def write_json(path: Path, content) -> None:
    write_whole(path, (json.dumps(content, indent=2) + "\n").encode())


def size(kib: int) -> str:
    return f"{kib / 1024:.1f} MiB"


def verdict(code: str) -> str:
    """A verdict as a cell of a table."""
    return f"{COLOURS.get(code, 'red')}:{code}"


def _row(trial: Trial) -> list[str]:
    passed = sum(r.verdict.code == "AC" for r in trial.results)
    cases = str(trial.cases) if passed == trial.cases else f"{passed}/{trial.cases}"
    slowest = trial.slowest
    return [
        trial.problem.name,
        cases,
        verdict(trial.code),
        slowest.case.name if slowest else "-",
        f"{slowest.usage.cpu_ms:.0f} ms" if slowest else "-",
        size(trial.memory_kib) if slowest else "-",
    ]


def number(count: int, what: str) -> str:
    return f"{count} {what}" + ("s" if count != 1 else "")


def _split(cell: str) -> tuple[str, str]:
    colour, colon, text = cell.partition(":")
    return (colour, text) if colon and colour in ("green", "yellow", "red") else ("", cell)


def _coloured(cell: str):
    from rich.text import Text

    colour, text = _split(cell)
    return Text(text, style=colour)


def indent(text: str, spaces: int = 2) -> str:
    lines = text.splitlines()
    more = [f"... {len(lines) - 40} more lines"] if len(lines) > 40 else []
    return "\n".join(" " * spaces + line for line in lines[:40] + more)
