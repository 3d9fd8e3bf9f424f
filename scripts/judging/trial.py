"""trial: the one place that runs a program for a verdict; on all cases of a problem, or on one input.

What was accepted is remembered, so that nothing unchanged runs again; any other verdict
is worth another look.
"""

from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from shutil import rmtree

from . import BUILD, Mistake, data, oracles, sha256, shown, store, write_whole
from .build import CompileError, Recipe, key_of, start
from .catalog import Problem
from .data import Case, Data
from .oracles import Oracle
from .runner import Job, Limits, Measurement, Pool
from .store import Program
from .verdict import Verdict, verdict_of

SHELF = store.Shelf(__name__)
REPEATS = 2  # of a run in which not the program was at fault
STRICTEST_STACK_KIB = 1024  # the default of Visual C++: what the repository's solutions have to do with
BEYOND = 3  # how many times the limits a person's program may use, so that it is known how far it went
LATE = "TLE", "ILE"
LOUD = 8 << 20  # bytes of wrong outputs, after which the other cases are left out
MOST_KEPT = 1 << 20  # bytes of the first wrong output, which is kept


@dataclass(frozen=True)
class Conditions:
    """Under what a program is judged."""

    limits: Limits
    whitespace: str = "exact"  # as in verdict.compare
    sandbox: str = "program"
    beyond: int = 1  # it is stopped at so many times the limits
    under: tuple[str, ...] = ()  # what it runs under, such as valgrind
    version: str = ""  # of that
    environment: Callable[[], dict[str, str]] = dict  # called only if something has to run
    is_at_fault: Callable[[Measurement], bool] = lambda measured: False  # that under which it runs, and not the program

    @property
    def key(self) -> tuple[str, ...]:
        return *self.under, self.version, str(self.limits), self.whitespace, self.sandbox

    def start(self, pool: Pool, program: Path, input: Path, *arguments: str) -> "Future[Measurement]":
        return pool.submit(self.job(program, input, *arguments))

    def job(self, program: Path, input: Path, *arguments: str) -> Job:
        command = *self.under, str(program), *arguments
        stopped_at = replace(self.limits, beyond=self.beyond)
        return Job(command, stopped_at, input, self.sandbox, environment=self.environment())

    def verdict(self, measured: Measurement, expected: bytes) -> Verdict:
        return verdict_of(measured, expected, self.limits, self.whitespace)


@dataclass(frozen=True)
class Result:
    """The verdict on one case, and what the program used."""

    case: Case
    verdict: Verdict
    cpu_ms: float
    wall_ms: float
    memory_kib: int
    output: Path | None = None  # of the first wrong output: where it is kept
    signal: int = 0  # that ended the program

    @property
    def usage(self) -> dict[str, float]:
        return {"cpu_ms": round(self.cpu_ms, 3), "wall_ms": round(self.wall_ms, 3), "memory_kib": self.memory_kib}


@dataclass
class Trial:
    """What became of a program: a result for each case that was run, in order."""

    problem: Problem
    source: Path
    conditions: Conditions
    cases: int = 0
    results: list[Result] = field(default_factory=list)
    compile_error: str = ""
    fault: str = ""  # of the judge or its data: nothing is said of the program
    remembered: int = 0
    repeated: int = 0  # runs, because what the program runs under was at fault
    interrupted: bool = False  # before all cases were run

    @property
    def failure(self) -> Result | None:
        return next((r for r in self.results if r.verdict.code != "AC"), None)

    @property
    def code(self) -> str:
        if self.fault:
            return "JE"
        if self.compile_error:
            return "CE"
        return self.failure.verdict.code if self.failure else "-" if self.interrupted else "AC"


def ours(problem: Problem) -> Conditions:
    """For the repository's solutions: the judge's limits with the stack of the strictest one, byte for byte."""
    return Conditions(Limits(problem.time_ms, problem.memory_kib, stack_kib=STRICTEST_STACK_KIB))


def a_persons(problem: Problem) -> Conditions:
    """For anybody's program: what the judge is best known to give, and to take."""
    stack_kib, are_assumed = problem.judge.stack_kib or problem.memory_kib, problem.limits_source == "assumed"
    limits = Limits(problem.time_ms, problem.memory_kib, stack_kib=stack_kib, are_assumed=are_assumed)
    return Conditions(limits, problem.judge.whitespace, beyond=BEYOND)


def run_trial(
    pool: Pool,
    made: Data,
    source: Path,
    recipe: Recipe,
    conditions: Conditions | None = None,
    *,
    kept: str | None = "",
    once: bool = False,
    compiled: Future[Program] | None = None,
    fresh: bool = False,
    on_result: Callable[[Result], None] = lambda result: None,
) -> Trial:
    """Judges a source on the cases that were made. With `fresh`, forgets earlier results.

    The first wrong output is kept in a folder `kept`, by default that of the source's name,
    and nowhere with None. With `once`, a program that has to be compiled is not kept;
    `compiled` is one that is being compiled already.
    """
    conditions = conditions or ours(made.problem)
    trial = Trial(made.problem, source, conditions, len(made.cases))
    key = key_of(source, recipe)
    memory = SHELF.key(key, *conditions.key)
    known = {} if fresh else SHELF.load(memory) or {}  # by the digest of a case
    runs = _Runs(pool, made, conditions, source.stem if kept == "" else kept)
    try:
        if missing := [case for case in made.cases if case.digest not in known]:
            try:
                program = (compiled or start(pool, source, recipe, once=once)).result()
            except CompileError as error:
                trial.compile_error = error.said
                return trial
            runs.begin(program, missing)
            if program.key != key:
                raise Mistake(f"{shown(source)} changed while it was judged; run again")
        for case in made.cases:
            if result := runs.result(case) if case in runs else _remembered(case, known[case.digest]):
                trial.results.append(result)
                trial.remembered += case not in runs
                on_result(result)
    except CancelledError:
        trial.interrupted = True
    finally:
        trial.repeated = runs.repeated
        if passed := runs.end(trial.results):
            SHELF.save(memory, known | passed)
    return trial


def _remembered(case: Case, saved: dict) -> Result:
    """Return the accepted result that _Runs.end has made a dict of."""
    usage = {key: value for key, value in saved.items() if key != "note"}
    return Result(case, Verdict("AC", note=saved["note"]), **usage)


class _Runs:
    """A program on several cases, side by side. An output that is right is dropped as soon as it is there."""

    def __init__(self, pool: Pool, made: Data, conditions: Conditions, folder: str | None):
        self.pool, self.made, self.conditions = pool, made, conditions
        self.folder = BUILD / "failed" / made.problem.name / folder if folder is not None else None  # of the first wrong output
        self.programs: list[Program] = []  # none, or one
        self.cases: set[str] = set()
        self.waiting: dict[str, Future[tuple[Measurement, bool]]] = {}  # by case: is the output right?
        self.wrong_bytes = 0
        self.repeated = 0

    def __contains__(self, case: Case) -> bool:
        return case.name in self.cases

    def begin(self, program: Program, cases: list[Case]) -> None:
        self.programs, self.cases = [program], {case.name for case in cases}
        self.waiting = {case.name: self._start(case) for case in cases}
        for future in self.waiting.values():
            future.add_done_callback(self._end_early)

    def result(self, case: Case) -> Result | None:
        """Return the verdict on a case; None if it was left out, because others took too long or printed too much."""
        future = self.waiting.pop(case.name)
        try:
            measured, is_right = future.result()
        except CancelledError:
            if future.cancelled():
                return None
            raise
        for _ in range(REPEATS):
            if self.conditions.is_at_fault(measured):
                self.repeated += 1
                measured, is_right = self._start(case).result()
        has_ended = not (measured.limit or measured.signal or measured.exit)
        expected = measured.output if is_right or not has_ended else data.answer(case, self.oracles)
        verdict, place = self.conditions.verdict(measured, expected), None
        if self.folder and verdict.code in ("WA", "PE"):
            place = _keep(self.folder / f"{case.name}.out", measured.output)
            self.folder = None
        return Result(case, verdict, measured.cpu_ms, measured.wall_ms, measured.memory_kib, place, measured.signal)

    def end(self, results: list[Result]) -> dict[str, dict]:
        """Stop what still waits. Return what is remembered of each accepted case that was run, by its digest."""
        for future in self.waiting.values():
            future.cancel()
        for each in (*self.programs, *(self.oracles.values() if "oracles" in self.__dict__ else ())):
            each.forget()
        return {r.case.digest: {**r.usage, "note": r.verdict.note} for r in results if r.case in self and r.verdict.code == "AC"}

    @cached_property
    def oracles(self) -> dict[str, Oracle]:
        """Asked for an answer that is known by its digest only, once the program writes anything else."""
        return oracles.of_problem(self.pool, self.made.problem)

    def _start(self, case: Case) -> "Future[tuple[Measurement, bool]]":
        return self.pool.submit(self.conditions.job(self.programs[0].path, case.input), partial(_without_right_output, case))

    def _end_early(self, ended: "Future[tuple[Measurement, bool]]") -> None:
        """After a run that takes too long, or many wrong outputs, leave out the runs that have not begun: each would cost as much again."""
        if ended.cancelled() or ended.exception():
            return
        measured, is_right = ended.result()
        self.wrong_bytes += 0 if is_right else len(measured.output)
        is_late = self.conditions.verdict(measured, measured.output).code in LATE and not self.conditions.is_at_fault(measured)
        if is_late or self.wrong_bytes > LOUD:
            for future in [*self.waiting.values()]:
                future.cancel()


def _without_right_output(case: Case, measured: Measurement) -> tuple[Measurement, bool]:
    is_right = sha256(measured.output) == case.answer_digest
    return (replace(measured, output=b"") if is_right else measured), is_right


def _keep(place: Path, output: bytes) -> Path:
    """Write a wrong output, cut if it is long, in place of all that its folder holds."""
    rmtree(place.parent, ignore_errors=True)
    write_whole(place, output[:MOST_KEPT])
    return place
