"""report: prints results: tables and a progress bar on a terminal, plain lines in a pipe."""

import json
import math
import re
import shutil
import sys
import threading
import time
from collections.abc import Collection, Iterable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import typer

from . import columns_of, command, near, readable, shown, words, write_whole
from .run.runner import kernel_offers
from .run.trial import Result, Trial
from .run.verdict import compared
from .words import Sentence, _, joined, local, padded, plural

COLOURS = {"AC": "green", "PE": "yellow", "-": "yellow"}
STYLE = re.compile("\033\\[[0-9;]*m")  # as typer.style writes it
SILENCE = 10  # seconds between two lines in a pipe
MOST_LINES = 40  # a longer quoted text is cut
WIDEST = 200  # a longer line of a quoted text is cut
SMALL, SMALL_NUMBER = 1000, 10_000  # characters and numbers of a small input
NUMBER = re.compile(r"\d+")
LEFT_OUT = "slowest case", "memory", "cpu", "cases"  # columns, in this order
MANY_ROWS = 10  # on a terminal, a longer table leaves out what was accepted


class Progress(AbstractContextManager):
    """A progress bar on a terminal; in a pipe, a line every ten seconds; or nothing."""

    def __init__(self, total: int | None, is_shown: bool = True):
        self.bar: Any = None  # the bar of the package rich; None in a pipe
        self.total, self.steps = total, 0
        self.last_line = time.monotonic() if is_shown else math.inf
        self._lock = threading.Lock()
        if is_shown and sys.stderr.isatty():
            self._start_bar()

    def _start_bar(self) -> None:
        from rich import progress
        from rich.console import Console

        counts = progress.BarColumn(), progress.MofNCompleteColumn(), progress.TimeElapsedColumn()
        what = progress.TextColumn("{task.description}")
        console = Console(stderr=True)
        self.bar = progress.Progress(*counts, what, console=console, transient=True)
        self.task = self.bar.add_task("", total=self.total)
        self.bar.start()

    def __exit__(self, *_):
        self.stop()

    def stop(self) -> None:
        """Remove the bar, before anything else is printed."""
        if self.bar:
            self.bar.stop()
        self.bar, self.last_line = None, math.inf

    def doing(self, what: str) -> None:
        if self.bar:
            self.bar.update(self.task, description=local(what))
        elif time.monotonic() - self.last_line > SILENCE:
            self.last_line = time.monotonic()
            some, all = (
                _("judge: {what} ({done} done)"),
                _("judge: {what} ({done} of {total} done)"),
            )
            line = (all if self.total else some).format(
                what=what, done=self.steps, total=self.total
            )
            print(local(line), file=sys.stderr, flush=True)

    def done(self) -> None:
        """Count one step."""
        with self._lock:
            self.steps += 1
        if bar := self.bar:
            bar.update(self.task, advance=1)


def table(columns: list[str], rows: list[list[str]], right: Collection[str] = ()) -> None:
    """Print a table. Columns in `right` are aligned to the right. The first column is never cut."""
    if sys.stdout.isatty():
        from rich import box
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        coloured = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in columns:
            is_first = column == columns[0]
            justify: Any = "right" if column in right else "left"
            coloured.add_column(local(column), justify=justify, no_wrap=is_first)
        for row in rows:
            coloured.add_row(*map(Text.from_ansi, row))
        Console().print(coloured)
        return
    plain = _plain(columns, rows)
    widths = [max(map(columns_of, column)) for column in zip(*plain, strict=True)]
    for row in plain:
        cells = []
        for column, cell, width in zip(columns, row, widths, strict=True):
            blanks = " " * (width - columns_of(cell))
            cells.append(blanks + cell if column in right else cell + blanks)
        print("  ".join(cells).rstrip())


def _plain(columns: list[str], rows: list[list[str]]) -> list[list[str]]:
    """Return the cells of a table as they are printed, without colours."""
    return [[*map(local, columns)], *([STYLE.sub("", cell) for cell in row] for row in rows)]


def fits(columns: list[str], rows: list[list[str]]) -> bool:
    """Return whether the terminal is wide enough for the whole table; True in a pipe."""
    plain = _plain(columns, rows)
    widths = [max(map(columns_of, column)) for column in zip(*plain, strict=True)]
    return (
        not sys.stdout.isatty()
        or sum(widths) + 3 * len(widths) <= shutil.get_terminal_size().columns
    )


def broken(problems: dict[str, str]) -> int:
    """Print why problems cannot be used: name -> reason. Return the exit status, 2 or 0."""
    for name, reason in problems.items():
        print(f"judge: {name}: JE: {local(reason)}", file=sys.stderr)
    return 2 if problems else 0


def coloured_code(code: str) -> str:
    return typer.style(code, COLOURS.get(code, "red"))


def trials(results: list[Trial], broken: Iterable[str] = (), every: bool = False) -> None:
    """Print the table of a run, with a row for each problem that could not be read.

    On a terminal, a long table leaves out the accepted solutions, unless `every` is true. If the
    terminal is narrow, some columns are left out.
    """
    rows = [_row(trial) for trial in results]
    rows += [{"problem": name, "verdict": coloured_code("JE")} for name in broken]
    shown = rows
    if sys.stdout.isatty() and not every and len(rows) > MANY_ROWS:
        shown = [row for row in rows if row["verdict"] != coloured_code("AC")]
    columns = {
        "problem": _("problem"),
        "cases": _("cases"),
        "verdict": _("verdict"),
        "slowest case": _("slowest case"),
        "cpu": _("cpu"),
        "memory": _("memory"),
    }
    if shown:
        for column in LEFT_OUT:
            cells = [[row.get(column, "-") for column in columns] for row in shown]
            if fits([*columns.values()], cells):
                break
            del columns[column]
        cells = [[row.get(column, "-") for column in columns] for row in shown]
        table([*columns.values()], cells, {"cases", "cpu", "memory"})
    if len(shown) < len(rows):
        accepted = of_problems(len(rows) - len(shown))
        print(local(_("{problems} AC; with --all, each has a row").format(problems=accepted)))


def _row(trial: Trial) -> dict[str, str]:
    """Return the cells of a row by column."""
    passed = sum(result.verdict.code == "AC" for result in trial.results)
    row = {
        "problem": trial.name,
        "cases": str(trial.cases) if passed == trial.cases else f"{passed}/{trial.cases}",
        "verdict": coloured_code(trial.code),
    }
    if trial.results:
        slowest = max(trial.results, key=lambda result: result.cpu_ms)
        mib = max(result.memory_kib for result in trial.results) / 1024
        row |= {"cpu": f"{slowest.cpu_ms:.0f} ms", "memory": f"{mib:.1f} MiB"}
        row["slowest case"] = slowest.case.name
    return row


def status(trials: list[Trial]) -> int:
    """Return the exit status of a run."""
    codes = {trial.code for trial in trials}
    return 2 if "JE" in codes else 0 if codes == {"AC"} else 1


def footer(trials: list[Trial], seconds: float, unjudged: int = 0, broken: int = 0) -> None:
    """Print the last line of a run. If a program ran, also print what the sandbox lacks."""
    cases, remembered = sum(len(t.results) for t in trials), sum(t.remembered for t in trials)
    failed = [t.name for t in trials if t.code not in ("AC", "-", "JE")]
    faults = sum(t.code == "JE" for t in trials) + broken
    which = f" ({', '.join(failed[:3])}{', ...' if len(failed) > 3 else ''})"
    rejected = _("{count} not accepted").format(count=len(failed))
    parts = [rejected + which if len(trials) > 1 else rejected] * bool(failed)
    parts += [_("{count} not judged (JE)").format(count=faults)] * bool(faults)
    verdict = joined(_(", "), parts) or _("all AC")
    if unjudged or any(t.interrupted for t in trials):
        verdict = _("interrupted with {rejected}").format(rejected=rejected)
    unchanged = _(" ({count} unchanged since they passed)").format(count=remembered)
    line = _("{problems}, {cases} cases{unchanged}: {verdict} in {seconds:.1f} s").format(
        problems=of_problems(len(trials) + broken),
        cases=cases,
        unchanged=unchanged if remembered else "",
        verdict=verdict,
        seconds=seconds,
    )
    print(f"\n{local(line)}")
    if remembered < cases:
        sandbox_gaps()


def sandbox_gaps() -> None:
    """Print what this kernel lacks for the sandbox, if anything."""
    missing = [name for name, has in kernel_offers().items() if not has]
    if missing == ["landlock"]:
        what = _(
            "This kernel has no landlock: programs could not reach files or the network, but a "
            "source could include any file."
        )
        print(local(what))
        print(local(_("The judge searched for causes of failures with fewer tools.")))
    elif missing:
        what = _(
            "This kernel has no {parts}: programs ran with limits, but could reach files or the "
            "network."
        )
        print(local(what.format(parts=joined(_(" and no "), missing))))
        print(local(_("The judge did not search for causes of failures.")))


def compile_error(source: Path, said: str) -> list[str]:
    """Return the lines about a program that does not compile, with the messages of the compiler."""
    said = said.replace(str(source), source.name)
    said = indent(re.sub(rf"\S*/{re.escape(source.name)}(?=:)", source.name, said))  # of a copy
    headline = _("{path}: CE, it does not compile").format(path=shown(source))
    return ["", headline, *_first_error(said), said]


def _first_error(said: str) -> Iterator[str]:
    """Yield the first message of the compiler in the language of the person, if it is known."""
    error = re.search(r"(?::(\d+):\d+: (?:fatal )?error: |(?=undefined reference))(.*)", said)
    if not error or not words.catalogue:
        return
    from .phrases import translation  # only Chinese needs the patterns

    if message := translation("error", error[2]):
        place = local(_("line {line}: ").format(line=error[1])) if error[1] else ""
        yield f"  {place}{message}"


def failures(trials: list[Trial]) -> None:
    """Print why our own solutions failed, and the command that says more."""
    for trial in trials:
        failure(trial)
        if trial.failure:
            again = command(trial.name, "--solution", trial.source)
            line = _("for the cause and a small failing input: {command}").format(command=again)
            print(f"  {local(line)}")


def failure(trial: Trial) -> None:
    """Print why a program failed."""
    if trial.fault:
        print(f"judge: {local(trial.fault)}", file=sys.stderr)
    elif trial.compile_error:
        print(*map(local, compile_error(trial.source, trial.compile_error)), sep="\n")
    elif trial.failure:
        number = trial.results.index(trial.failure) + 1
        where = _("case {number} of {total}").format(number=number, total=trial.cases)
        print(*map(local, verdict(trial.source, trial.failure, where)), sep="\n")
        print(local(files(trial.failure)))


def verdict(source: Path, failed: Result, where: str) -> list[str]:
    """Return the lines with the verdict on a case, and the first difference."""
    verdict, name = failed.verdict, failed.case.name
    headline = _("{path}: {code} on {case}, {where}").format(
        path=shown(source), code=verdict.code, case=name, where=where
    )
    lines = ["", headline, "  " + verdict.message]
    lines += compared(verdict.difference) if verdict.difference else []
    return lines + game(failed.game)


def game(lines: Iterable[str]) -> list[str]:
    """Return the last lines of a game; each line begins with its side, judge or program."""
    sides = {"<": _("judge"), ">": _("program")}
    width = max(columns_of(side.local) for side in sides.values())
    with_sides = (
        f"{padded(sides[line[0]], width)} | {line[2:]}" if line[0] in sides else line
        for line in lines
    )
    return [indent(line, 4) for line in with_sides]


def files(failed: Result) -> str:
    """Return a line with the paths of the input, the answer and the output of a case."""
    input, answer = failed.case.input, failed.case.answer
    paths = [near(input)]
    if answer.exists() and not failed.game:  # it exists if a program printed another
        same = answer == input.with_suffix(answer.suffix)
        paths = [f"{near(input.with_suffix(''))}.{{in,ans}}"] if same else [*paths, near(answer)]
    if failed.output:
        paths.append(near(failed.output))
    return _("  files: {paths}").format(paths=" ".join(paths))


def _more(count: int, whole: Path | None) -> Sentence:
    """Return how many lines were cut off, and which file contains them."""
    if whole:
        return _("... {count} more lines, see {path}").format(count=count, path=near(whole))
    return _("... {count} more lines").format(count=count)


def quoted(text: str, most: int, path: Path) -> list[str]:
    """Return at most `most` lines with a text from a file. If the text is longer, cut it."""
    lines = text.splitlines()
    if len(lines) > most:
        lines = lines[: most - 1] + [local(_more(len(lines) - most + 1, path))]
    return [indent(line, 4, path) for line in lines]


def counterexample(problem: str, source: Path, example, headline: str) -> None:
    """Print a Counterexample: the input, both answers, and why the expected answer is right."""
    answered = example.answered
    line = _("{path}: {code} {headline}:").format(
        path=shown(source), code=answered.verdict.code, headline=headline
    )
    print(f"\n{line.local}\n")
    print(indent(example.text, 4, example.path))
    expected = _("one right output") if answered.verdict.is_by_checkers else _("expected")
    both = ("\n  " + expected, answered.expected), ("  " + _("got"), answered.got)
    for title, output in () if answered.game else both:
        said = readable(output[:4000]) or local(_("(nothing)"))
        print(local(title), indent(said, 4), sep="\n")
    if answered.game:
        print(local("\n  " + _("the game")), *game(answered.game), sep="\n")
    if answered.verdict.code != "WA" or answered.game or not answered.verdict.difference:
        endless = answered.verdict.code == "TLE" and is_small(example.text)
        message = _("does not end: ") + answered.verdict.message
        print(f"  {local(message if endless else answered.verdict.message)}")
    if example.reason:
        print(local("  " + _("by search of the rules")), indent(local(example.reason), 4), sep="\n")
    again = command("stress", problem, "--solution", source, "--input", example.path)
    print(local("\n" + _("  again: {command}").format(command=again)))


def as_json(trials: list[Trial]) -> list[dict]:
    """Return an object for each case that ran, and for each program that could not be judged."""
    objects = []
    for trial in trials:
        about = {"problem": trial.name, "solution": shown(trial.source)}
        if why := trial.fault or trial.compile_error:
            nothing = dict.fromkeys(("cpu_ms", "wall_ms", "memory_kib"))
            objects.append(
                about | {"case": None, "verdict": trial.code} | nothing | {"message": why}
            )
        for result in trial.results:
            case = {"case": result.case.name, "verdict": result.verdict.code}
            objects.append(about | case | result.usage | {"message": result.verdict.message})
    return objects


def write_json(path: Path | None, content) -> None:
    """Write a JSON file if `path` is not None."""
    if path:
        write_whole(path, (json.dumps(content, indent=2) + "\n").encode())


def of_problems(count: int) -> Sentence:
    return plural(count, _("{count} problem"), _("{count} problems"))


def number(count: int, what: str) -> str:
    return f"{count} {what}" + ("s" if count != 1 else "")


def indent(text: str, spaces: int = 2, whole: Path | None = None) -> str:
    """Return the lines of a text, indented. Long lines and long texts are cut.

    `whole` is the file with the whole text. With it, lines are cut at the width of the terminal.
    """
    columns = shutil.get_terminal_size((WIDEST, 0)).columns if whole else WIDEST
    width = min(WIDEST, columns) - spaces
    where = _(", see {path}").format(path=near(whole)) if whole else ""
    lines = text.splitlines()
    cut = []
    for line in lines[:MOST_LINES]:
        long = _("{begin} ... ({count} characters{where})")
        long = long.format(begin=line[: width // 2], count=len(line), where=where)
        cut.append(long.local if len(line) > width else line)
    if len(lines) > MOST_LINES:
        cut.append(local(_more(len(lines) - MOST_LINES, whole)))
    return "\n".join(" " * spaces + line for line in cut)


def is_small(text: str) -> bool:
    """Return whether an input is so small that every right program answers it fast."""
    return len(text) <= SMALL and all(int(n) <= SMALL_NUMBER for n in NUMBER.findall(text))
