"""trial: one program on all cases of one problem.

What was accepted is remembered, so that nothing unchanged runs again; any other verdict
is worth another look.
"""

from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field, replace
from pathlib import Path

from .. import BUILD, Mistake, digest, sha256, shown, write_whole
from . import cache, compare
from .build import CompileError, Recipe, key_of, start
from .catalog import Problem
from .compare import Verdict, verdict_of
from .data import Case, Data, prepare
from .programs import Program, forget
from .run import Job, Limits, Measurement, Pool, runner_key

REPEATS = 2  # of a run in which not the program was at fault
STRICTEST_STACK_KIB = 1024  # the default of Visual C++: what the repository's solutions have to do with
BEYOND = 3  # how many times the limits a person's program may use, so that it is known how far it went


@dataclass(frozen=True)
class Result:
    """The verdict on one case, and what the program used."""

    case: Case
    verdict: Verdict
    cpu_ms: float
    wall_ms: float
    memory_kib: int
    output: Path | None = None  # where a wrong output was kept
    signal: int = 0  # that ended the program

    @property
    def usage(self) -> dict[str, float]:
        return {"cpu_ms": round(self.cpu_ms, 3), "wall_ms": round(self.wall_ms, 3), "memory_kib": self.memory_kib}


@dataclass(frozen=True)
class Under:
    """What a program runs under, such as valgrind; by default nothing."""

    command: tuple[str, ...] = ()
    version: str = ""
    environment: Callable[[], dict[str, str]] = dict  # called only if something has to run
    is_at_fault: Callable[[Measurement], bool] = lambda measured: False  # this, and not the program


@dataclass
class Trial:
    """What became of a program: a result for each case that was run, in order."""

    problem: Problem
    source: Path
    limits: Limits
    cases: int = 0
    results: list[Result] = field(default_factory=list)
    compile_error: str = ""
    fault: str = ""  # of the judge or its data: nothing is said of the program
    remembered: int = 0
    repeated: int = 0  # runs, because what the program runs under was at fault
    interrupted: bool = False  # before all cases were run
    why: str = ""  # the program failed, and in which line
    refused: list[str] = field(default_factory=list)  # what its judge's compilers would not take

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


def limits_of(problem: Problem) -> Limits:
    """For the repository's solutions: the judge's, with the stack of the strictest one."""
    return Limits(problem.time_ms, problem.memory_kib, stack_kib=STRICTEST_STACK_KIB)


def limits_of_a_person(problem: Problem) -> Limits:
    """For anybody's program: what the judge is best known to give."""
    stack_kib, are_assumed = problem.judge.stack_kib or problem.memory_kib, problem.limits_source == "assumed"
    return Limits(problem.time_ms, problem.memory_kib, stack_kib=stack_kib, are_assumed=are_assumed)


def run_trial(
    pool: Pool,
    data: Data,
    source: Path,
    recipe: Recipe,
    *,
    limits: Limits | None = None,
    sandbox: str = "program",
    under: Under = Under(),
    kept: str | None = "",
    once: bool = False,
    compiled: Future[Program] | None = None,
    fresh: bool = False,
    beyond: int = 1,
    on_result=lambda result: None,
) -> Trial:
    """Judges a source on the cases of `data`. With `fresh`, forgets earlier results.

    Wrong outputs are kept in a folder `kept`, by default that of the source's name,
    and nowhere with None. With `once`, a program that has to be compiled is not kept;
    `compiled` is one that is being compiled already.
    A program is stopped at `beyond` times the limits.
    """
    problem = data.problem
    limits = limits or limits_of(problem)
    trial = Trial(problem, source, limits, len(data.cases))
    key = key_of(source, recipe)
    rules = problem.judge.whitespace, runner_key(), Path(compare.__file__).read_bytes()
    memory = digest(key, *under.command, under.version, str(limits), *rules)
    known = {} if fresh else cache.load("results", memory) or {}  # by the digest of a case
    passed, waiting, program = {}, {}, None
    try:
        missing = [case for case in data.cases if case.digest not in known]
        if missing:
            try:
                program = (compiled or start(pool, source, recipe, once=once)).result()
            except CompileError as error:
                trial.compile_error = error.said
                return trial
            if program.key != key:
                raise Mistake(f"{shown(source)} changed while it was judged; run again")
            stopped_at = replace(limits, cpu_ms=beyond * limits.cpu_ms, memory_kib=beyond * limits.memory_kib)
            how = {"sandbox": sandbox, "environment": under.environment()}
            jobs = {c.name: Job((*under.command, str(program.path)), stopped_at, c.input, **how) for c in missing}
            waiting = {name: pool.submit(job) for name, job in jobs.items()}
            _end_early([*waiting.values()], limits, under)
        for case in data.cases:
            if future := waiting.get(case.name):
                try:
                    measured = future.result()
                except CancelledError:
                    if future.cancelled():
                        continue
                    raise
                for _ in range(REPEATS):
                    if under.is_at_fault(measured):
                        trial.repeated += 1
                        measured = pool.run(jobs[case.name])
                if not data.is_answered and sha256(measured.output) != case.answer_digest:
                    data = prepare(pool, problem)
                expected = case.answer.read_bytes() if data.is_answered else measured.output
                result = _result(problem, case, measured, expected, limits, source.stem if kept == "" else kept)
                if result.verdict.code == "AC":
                    passed[case.digest] = result.usage
            else:
                result = Result(case, Verdict("AC"), **known[case.digest])
                trial.remembered += 1
            trial.results.append(result)
            on_result(result)
        if trial.failure and not data.is_answered:
            prepare(pool, problem)  # whoever looks into the failure wants to see the answer
    except CancelledError:
        trial.interrupted = True
    finally:
        for future in waiting.values():
            future.cancel()
        if passed:
            cache.save("results", memory, known | passed)
        if program:
            forget(program)
    return trial


def _end_early(futures: list[Future[Measurement]], limits: Limits, under: Under) -> None:
    """After a run that takes too long, leaves out those that no runner has begun: each would cost as much again."""

    def look(ended: Future[Measurement]) -> None:
        if ended.cancelled() or ended.exception():
            return
        measured = ended.result()
        late = measured.limit in ("cpu", "wall") or measured.cpu_ms > limits.cpu_ms
        if late and not under.is_at_fault(measured):
            for future in futures:
                future.cancel()

    for future in futures:
        future.add_done_callback(look)


def _result(
    problem: Problem, case: Case, measured: Measurement, expected: bytes, limits: Limits, folder: str | None
) -> Result:
    verdict, place = verdict_of(measured, expected, limits, problem.judge.whitespace), None
    if folder is not None and verdict.code in ("WA", "PE"):
        place = BUILD / "failed" / problem.name / folder / f"{case.name}.out"
        write_whole(place, measured.output)
    return Result(case, verdict, measured.cpu_ms, measured.wall_ms, measured.memory_kib, place, measured.signal)
