"""report: shows what happened - tables and a bar on a terminal, plain lines in a
pipe."""

import json
import sys
import threading
from pathlib import Path

from . import readable, shown, write_whole
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
    print(f"\n{shown(source)}: CE, it does not compile\n{_indent(said)}")


def failure(trial: Trial) -> None:
    """Why a program failed, and where to look."""
    if trial.fault:
        print(f"judge: {trial.fault}", file=sys.stderr)
        return
    if trial.compile_error:
        compile_error(trial.source, trial.compile_error)
        return
    failed = trial.failure
    if not failed:
        return
    number = next(i for i, r in enumerate(trial.results, 1) if r is failed)
    verdict = failed.verdict
    print(f"\n{shown(trial.source)}: {verdict.code} on {failed.case.name}, case {number} of {trial.cases}")
    print(f"  {verdict.message}")
    if verdict.difference:
        expected, got, column = window(verdict.difference)
        print(f"    expected | {expected}\n    got      | {got}\n             | {' ' * column}^")
    print(f"  input     {shown(failed.case.input)}\n  expected  {shown(failed.case.answer)}")
    if failed.output:
        print(f"  got       {shown(failed.output)}")


def stressed(problem, source: Path, outcome) -> None:
    """What `stress` compared, and the counterexample as a person reads it."""
    compared = f"{_number(outcome.inputs, 'input')} with {_number(outcome.positions, 'position')}"
    compared += f" (seed {outcome.seed})" if outcome.seed is not None else ""
    found = outcome.counterexample
    if outcome.undecided:
        print(f"{shown(source)} fails on case {outcome.undecided}, and nothing smaller was found on which it does")
        print(f"  see `scripts/judge {problem.name} --solution {shown(source)}`")
    elif not found:
        among = f", among them {outcome.every}" if outcome.every else ""
        print(f"{shown(source)}: no difference in {compared}{among}")
    else:
        _counterexample(problem, source, found, compared)


def _counterexample(problem, source: Path, found, compared: str) -> None:
    verdict = found.answered.verdict
    print(f"{shown(source)}: {verdict.code} after {compared}; the smallest failing input that was found:\n")
    print(_indent(found.text, 4))
    print(f"\n  expected\n{_indent(_text(found.answered.expected), 4)}")
    print(f"  got\n{_indent(_text(found.answered.got), 4)}")
    if verdict.code != "WA":
        print(f"  {verdict.message}")
    if found.reason:
        print(f"  by search of the rules\n{_indent(found.reason, 4)}")
    print(f"\n  again: scripts/judge stress {problem.name} --solution {shown(source)} --input {shown(found.path)}")


QUESTIONS = ("positions", "bounds", "balance", "validator", "wrong", "mutants")


def audited(rows: dict, detail: bool) -> None:
    """The table of an audit, the detail if it is asked for, and every fault."""
    shown_questions = [q for q in QUESTIONS if any(q in row for row in rows.values())]
    cells = [
        [name, *(_finding(row[q]) if q in row else "" for q in shown_questions)] for name, row in rows.items()
    ]
    table(["problem", *shown_questions], cells, right=set(QUESTIONS))
    for name, row in rows.items():
        for question, finding in row.items():
            if detail and finding.detail:
                print(f"\n{name}, {question}")
                print("\n".join(f"  {line}" for line in finding.detail))
    faults = [(name, fault) for name, row in rows.items() for finding in row.values() for fault in finding.faults]
    for name, fault in faults:
        first, *rest = fault.split("\n")
        print(f"\n{name}: {first}" + "".join(f"\n    {line}" for line in rest))
    print(f"\n{len(rows)} rows, " + (f"{_number(len(faults), 'fault')}" if faults else "no fault"))


def audit_as_json(path: Path, rows: dict) -> None:
    """The rows of an audit with all that is behind them."""
    content = {name: {q: vars(finding) for q, finding in row.items()} for name, row in rows.items()}
    write_whole(path, (json.dumps(content, indent=2) + "\n").encode())


def ported(rows: list, seconds: float) -> None:
    """The table of the configurations, and each failure below it."""
    cells = []
    for row in rows:
        colour = "yellow" if row.lack else "red" if row.failures else "green"
        counts = ["-", "-"] if row.lack else [f"{row.compiled}/{len(row.trials)}", str(row.runs)]
        cells.append([row.configuration.name, row.configuration.stands_for, *counts, f"{colour}:{row.verdict}"])
    table(["configuration", "stands for", "compiled", "cases", "verdict"], cells, right={"compiled", "cases"})
    for row in rows:
        for trial in {trial.fault or trial.source: trial for trial in row.failures}.values():
            print(f"\n{row.configuration.name}:", end=f" JE, {trial.fault}\n" if trial.fault else "")
            if not trial.fault:
                failure(trial)
    remembered = sum(trial.remembered for row in rows for trial in row.trials)
    failed, missing = sum(len(row.failures) for row in rows), sum(row.lack is not None for row in rows)
    verdict = f"{failed} not accepted" if failed else "all AC"
    verdict += f", {_number(missing, 'configuration')} not checked" if missing else ""
    runs = f"{sum(row.runs for row in rows)} runs ({remembered} unchanged since they passed)"
    print(f"\n{_number(len(rows), 'configuration')}, {runs}: {verdict} in {seconds:.1f} s")


def ported_as_json(path: Path, rows: list) -> None:
    """One object for each configuration, with what failed in it."""
    objects = []
    for row in rows:
        failures = []
        for trial in row.failures:
            case, message = None, trial.fault or trial.compile_error
            if trial.failure:
                case, message = trial.failure.case.name, trial.failure.verdict.message
            failures.append({"problem": trial.problem.name, "case": case, "verdict": trial.code, "message": message})
        objects.append(
            {
                "configuration": row.configuration.name,
                "stands_for": row.configuration.stands_for,
                "solutions": len(row.trials),
                "compiled": row.compiled,
                "cases": row.runs,
                "checked": row.lack is None,
                "verdict": row.verdict,
                "failures": failures,
            }
        )
    write_whole(path, (json.dumps(objects, indent=2) + "\n").encode())


def _finding(finding) -> str:
    return f"{'red' if finding.faults else 'green'}:{finding.figure}"


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
    write_whole(path, (json.dumps(objects, indent=2) + "\n").encode())


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


def _number(count: int, what: str) -> str:
    return f"{count} {what}" + ("s" if count != 1 else "")


def _text(output: bytes) -> str:
    return readable(output[:4000]) or "(nothing)"


def _split(cell: str) -> tuple[str, str]:
    colour, colon, text = cell.partition(":")
    return (colour, text) if colon and colour in ("green", "yellow", "red") else ("", cell)


def _coloured(cell: str):
    from rich.text import Text

    colour, text = _split(cell)
    return Text(text, style=colour)


def _indent(text: str, blanks: int = 2) -> str:
    lines = text.splitlines()
    more = [f"... {len(lines) - 40} more lines"] if len(lines) > 40 else []
    return "\n".join(" " * blanks + line for line in lines[:40] + more)
