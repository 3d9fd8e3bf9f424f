"""trial: runs a program on the cases of a problem and decides the verdicts.

Accepted results are stored, so that an unchanged program does not run again. Failures are not
stored: these cases run again.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Protocol

from .. import BUILD, Mistake, digest, sha256, shown, write_whole
from ..words import _
from .build import CompileError, Recipe, key_of, start
from .runner import Job, Limits, Measurement, Pool
from .store import Shelf
from .verdict import (
    RIGHT,
    Code,
    Verdict,
    last_lines,
    of_whitespace,
    verdict_of,
    verdict_of_checked,
    verdict_of_game,
)

# the sources that decide whether a case is accepted
SOURCES = (
    "run/native/runner.cpp",
    "run/native/sandbox.hpp",
    "run/runner.py",
    "run/trial.py",
    "run/verdict.py",
)
SHELF = Shelf("trial", *SOURCES)
LATE = "TLE", "ILE"
LOUD = 8 << 20  # bytes of wrong outputs, after which the remaining cases are left out
MOST_STEM = 50  # characters
MOST_KEPT = 1 << 20  # bytes that are kept of the first wrong output


@dataclass(frozen=True)
class Case:
    """One input of a problem, and its answer."""

    name: str
    input: Path
    answer: Path  # may be missing if data.sha256 contains `answer_digest`
    digest: str  # of input and answer
    answer_digest: str
    positions: int
    oracles: tuple[str, ...] = ()  # the oracles that answered; empty if no oracle has run

    @property
    def is_generated(self) -> bool:
        return not self.name.startswith(("sample_", "edge_"))


class Exam(Protocol):
    """The cases of a problem, and a function that returns the right answer to a case."""

    @property
    def name(self) -> str: ...

    @property
    def cases(self) -> Sequence[Case]: ...

    def answer(self, pool: Pool, case: Case) -> bytes: ...


@dataclass(frozen=True)
class Launcher:
    """A command that runs programs, such as valgrind; by default there is none."""

    command: tuple[str, ...] = ()
    version: str = ""


@dataclass(frozen=True)
class Conditions:
    """The limits and rules under which a program is judged."""

    limits: Limits
    whitespace: str = "exact"  # the rule of verdict.compare
    sandbox: str = "program"
    beyond: int = 1  # the program is stopped at this multiple of the limits
    launcher: Launcher = Launcher()
    # for an interactive problem: the sources that play against the program, first the preferred one
    interactors: tuple[tuple[Path, Recipe], ...] = ()
    # if several outputs are right: the sources that read an output and say whether it is right
    checkers: tuple[tuple[Path, Recipe], ...] = ()

    @property
    def key(self) -> tuple[str, ...]:
        """Return everything that decides a verdict, besides the program and the case."""
        by = *self.launcher.command, self.launcher.version
        others = (key_of(*each) for each in (*self.interactors, *self.checkers))
        return *by, self.limits.key, self.whitespace, self.sandbox, *others

    def start(
        self, pool: Pool, program: Path, input: Path, *arguments: str
    ) -> "Future[Measurement]":
        return pool.submit(self.job(pool, program, input, *arguments))

    def job(self, pool: Pool, program: Path, input: Path, *arguments: str) -> Job:
        return Job(
            (*self.launcher.command, str(program), *arguments),
            self.limits,
            input,
            self.sandbox,
            interactors=self.opponents(pool),
            checkers=all_compiled(pool, self.checkers),
            beyond=self.beyond,
        )

    def opponents(self, pool: Pool) -> tuple[Path, ...]:
        """Return the compiled interactors, first the preferred one."""
        return all_compiled(pool, self.interactors)

    def verdict(self, measured: Measurement, expected: bytes) -> Verdict:
        """Return the verdict on a run; `expected` is the answer.

        A game and an output that checkers have read do not need `expected`.
        """
        if measured.game:
            return verdict_of_game(measured, measured.game, self.limits)
        if self.checkers:
            return verdict_of_checked(measured, self.limits)
        return verdict_of(measured, expected, self.limits, self.whitespace)


def all_compiled(pool: Pool, sources: tuple[tuple[Path, Recipe], ...]) -> tuple[Path, ...]:
    """Return the programs of several sources, which are compiled in parallel."""
    programs = [start(pool, source, recipe) for source, recipe in sources]
    return tuple(program.result() for program in programs)


@dataclass(frozen=True)
class Result:
    """The verdict on one case, and what the program used."""

    case: Case
    verdict: Verdict
    cpu_ms: float
    wall_ms: float
    memory_kib: int
    output: Path | None = None  # the file of the first wrong output, or of the game
    run: Measurement | None = None  # how the program ended, if it failed; the output is cut
    game: tuple[str, ...] = ()  # the last lines of a game that the program did not win

    @property
    def usage(self) -> dict[str, float]:
        times = {"cpu_ms": round(self.cpu_ms, 3), "wall_ms": round(self.wall_ms, 3)}
        return {**times, "memory_kib": self.memory_kib}


@dataclass
class Trial:
    """The results of a program, one for each case that was run, in the order of the cases."""

    name: str  # of the problem
    source: Path
    conditions: Conditions
    cases: int = 0
    results: list[Result] = field(default_factory=list)
    compile_error: str = ""
    fault: str = ""  # an error of the judge or its data, not of the program
    remembered: int = 0  # results from the store
    interrupted: bool = False  # did Ctrl-C end the trial before the last case?
    cut_short: str = ""  # an error of the judge after the first failure; the verdict stays

    @property
    def failure(self) -> Result | None:
        return next((r for r in self.results if r.verdict.code != "AC"), None)

    @property
    def code(self) -> Code:
        """Return the first verdict that is not AC; "-" means: interrupted."""
        if self.fault:
            return "JE"
        if self.compile_error:
            return "CE"
        return self.failure.verdict.code if self.failure else "-" if self.interrupted else "AC"


def run_trial(
    pool: Pool,
    exam: Exam,
    source: Path,
    recipe: Recipe,
    conditions: Conditions,
    kept: Path | None = None,
    on_result: Callable[[Result], None] = lambda result: None,
) -> Trial:
    """Judge a source on all cases of an exam. Write the first wrong output to the folder `kept`."""
    trial = Trial(exam.name, source, conditions, len(exam.cases))
    key = key_of(source, recipe)
    memory = _memory(key, conditions)
    known = SHELF.load(memory) or {}  # accepted runs: digest of the case -> what they used
    missing = [case for case in exam.cases if case.digest not in known]
    runs = None
    try:
        if missing:
            program = _compiled(pool, source, recipe, trial)
            if trial.compile_error:
                return trial
            runs = _Runs(pool, exam, conditions, program, kept)
            runs.begin(missing)
            if key_of(source, recipe) != key:
                what = _("{path} changed while it was judged; run again")
                raise Mistake(what.format(path=shown(source)))
        for case in exam.cases:
            if result := _remembered(case, known, conditions) or (runs and runs.result(case)):
                trial.results.append(result)
                trial.remembered += case.digest in known
                on_result(result)
    except CancelledError:
        trial.interrupted = True
    except Mistake as mistake:
        if not trial.failure:
            raise
        trial.cut_short = mistake.text
    finally:
        if runs:
            runs.end()
            _remember(trial, memory, known)
    return trial


def _remember(trial: Trial, memory: str, known: dict[str, dict]) -> None:
    """Store what the accepted runs used. If a case failed, a full disk does not matter."""
    passed = (r for r in trial.results if r.verdict.code == "AC")
    usage = {r.case.digest: {**r.usage, "blanks": _place(r.verdict)} for r in passed}
    try:
        SHELF.save(memory, known | usage)
    except Mistake:
        if not trial.failure:
            raise


def _compiled(pool: Pool, source: Path, recipe: Recipe, trial: Trial) -> Path:
    """Return the program of a source. If it does not compile, put the error into `trial`."""
    try:
        return start(pool, source, recipe).result()
    except CompileError as error:
        trial.compile_error = error.said
        return Path()


def forget_results(source: Path, recipe: Recipe, conditions: Conditions) -> None:
    """Remove the stored results of a program, so that it runs on every case again."""
    SHELF.save(_memory(key_of(source, recipe), conditions), {})


def _memory(key: str, conditions: Conditions) -> str:
    return SHELF.key(key, *conditions.key)


def _place(verdict: Verdict) -> tuple[int, int] | None:
    """Return the line and the column of the first other whitespace in an accepted output."""
    return (verdict.difference.line, verdict.difference.column) if verdict.difference else None


def _remembered(case: Case, known: dict[str, dict], conditions: Conditions) -> Result | None:
    if usage := known.get(case.digest):
        numbers = {name: value for name, value in usage.items() if name != "blanks"}
        place = usage["blanks"]
        note = of_whitespace(place[0], place[1], conditions.whitespace) if place else ""
        return Result(case, Verdict("AC", note=note), **numbers)
    return None


class _Runs:
    """The parallel runs of one program on several cases. Right outputs are dropped immediately."""

    def __init__(
        self, pool: Pool, exam: Exam, conditions: Conditions, program: Path, kept: Path | None
    ):
        self.pool, self.exam, self.conditions = pool, exam, conditions
        self.program, self.kept = program, kept
        self.waiting: dict[str, Future[tuple[Measurement, bool]]] = {}  # by the name of the case
        self.wrong_bytes = 0

    def begin(self, cases: list[Case]) -> None:
        self.waiting = {case.name: self._start(case) for case in cases}
        for future in [*self.waiting.values()]:
            future.add_done_callback(self._leave_out_others)

    def end(self) -> None:
        for future in [*self.waiting.values()]:
            future.cancel()

    def result(self, case: Case) -> Result | None:
        """Return the result of a case, or None if the case was left out."""
        future = self.waiting.pop(case.name)
        try:
            measured, is_right = future.result()
        except CancelledError:
            if future.cancelled():
                return None
            raise
        has_ended = not (measured.game or measured.limit or measured.signal or measured.exit)
        expected = (
            measured.output if is_right or not has_ended else self.exam.answer(self.pool, case)
        )
        verdict, place = self.conditions.verdict(measured, expected), None
        if verdict.code == "JE":
            raise Mistake(f"{self.exam.name}, {case.name}: " + verdict.message)
        used = measured.cpu_ms, measured.wall_ms, measured.memory_kib
        if verdict.code == "AC":
            return Result(case, verdict, *used)
        if self.kept and measured.game:
            place, self.kept = (
                _keep(self.kept / f"{case.name}.interaction", measured.game.log),
                None,
            )
        elif self.kept and verdict.code in ("WA", "PE"):
            place, self.kept = _keep(self.kept / f"{case.name}.out", measured.output), None
        lines = last_lines(measured.game) if measured.game else ()
        run = replace(measured, output=measured.output[:MOST_KEPT])
        return Result(case, verdict, *used, place, run, lines)

    def _start(self, case: Case) -> "Future[tuple[Measurement, bool]]":
        job = self.conditions.job(self.pool, self.program, case.input)
        return self.pool.submit(job, partial(_without_right_output, case))

    def _leave_out_others(self, ended: "Future[tuple[Measurement, bool]]") -> None:
        """After an exceeded limit or many wrong outputs, cancel the runs that have not begun."""
        if ended.cancelled() or ended.exception():
            return
        measured, is_right = ended.result()
        self.wrong_bytes += 0 if is_right else len(measured.output)
        is_late = self.conditions.verdict(measured, measured.output).code in (*LATE, "OLE", "MLE")
        if is_late or self.wrong_bytes > LOUD:
            self.end()


def _without_right_output(case: Case, measured: Measurement) -> tuple[Measurement, bool]:
    is_right = sha256(measured.output) == case.answer_digest
    is_right |= any(check.exit == RIGHT for check in measured.checks)
    return (replace(measured, output=b"") if is_right else measured), is_right


def failed_folder(name: str, source: Path) -> Path:
    """Return the folder for the first wrong output of a program: one for each path."""
    own = f"{source.stem[:MOST_STEM]}_{digest(os.fsencode(source.resolve()))[:8]}"
    return BUILD / "failed" / name / own


def _keep(place: Path, output: bytes) -> Path | None:
    """Empty the folder of `place`, and write a wrong output there. Cut a long output.

    Return None if the disk is full: the verdict is known all the same.
    """
    rmtree(place.parent, ignore_errors=True)
    with suppress(Mistake):
        write_whole(place, output[:MOST_KEPT])
        return place
    return None
