"""stress: a program against the oracle, and the smallest input that shows a fault.

First every case of the data, which hold every position up to a bound, then random
inputs of growing size. What fails is shrunk, and smaller inputs are searched for.
"""

import itertools
import math
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from .. import BUILD, Mistake, sha256, shown, write_whole
from ..street.build import ORACLE, Program, start
from ..street.cases import load_cases
from ..street.catalog import Problem
from ..street.compare import Verdict, verdict_of
from ..street.data import DECLINED, ORACLE_LIMITS, exhaustive_bound
from ..street.grammar import Reader, Violation, read
from ..street.run import Job, Limits, Pool
from ..street.trial import Trial
from . import shrink

LARGEST = 100  # of the sizes that random_input is asked for
SMALL, RANDOM = 8, 100  # sizes, and how many inputs of them, that a counterexample is searched among
SHRINK_SECONDS = 9  # of processor time; the last run may take longer
START_MS = 1  # what it takes to start a program
SHORT, FEW = 8, 12  # characters, numbers; nothing smaller is searched for, or only among small inputs
LONG = 100_000  # characters; a smaller counterexample is not searched for in longer cases
TRIED = 5  # questions that are tried alone


@dataclass(frozen=True)
class Answered:
    """What the oracle and the program said to one input."""

    expected: bytes
    got: bytes
    verdict: Verdict


@dataclass(frozen=True)
class Counterexample:
    """An input on which the program fails, with what was said to it."""

    text: str
    answered: Answered
    reason: str  # from the search: who wins, and by which move
    path: Path


@dataclass
class Outcome:
    """What was compared, and the counterexample if there is one."""

    inputs: int = 0
    positions: int = 0
    counterexample: Counterexample | None = None
    undecided: str = ""  # a case that fails, though nothing smaller was found to
    every: str = ""  # the bound up to which every position was among the inputs
    seed: int | None = None


class Arena:
    """A program and the oracles of its problem, ready for any valid input."""

    def __init__(self, pool: Pool, problem: Problem, program: Program, limits: Limits):
        self.pool, self.problem, self.program, self.limits = pool, problem, program, limits
        self.oracles = list(problem.oracles)  # the first is asked, the others where it declines
        self.oracle = cache(lambda name: start(pool, problem.oracle(name), ORACLE).result())
        module = load_cases(problem.folder / "cases.py")
        self.validate, self.random_input = module["validate"], module["random_input"]
        self.scratch = Path(tempfile.mkdtemp(prefix="stress_", dir=pool.scratch()))
        self.numbers = itertools.count()
        self.programs_ms = 0.0

    def clock(self) -> float:
        """Seconds of processor time, of this thread and of the programs."""
        return time.thread_time() + self.programs_ms / 1000

    def answer(self, text: str) -> Answered:
        """Runs the program and the oracle on one input."""
        return next(self.answers([text]))

    def answers(self, texts: list[str]) -> Iterator[Answered]:
        """The same for many inputs, side by side."""
        jobs = []
        for text in texts:
            path = self.scratch / f"{next(self.numbers)}.in"
            path.write_text(text)
            oracle = self._start(self.oracle(self.oracles[0]), ORACLE_LIMITS, path)
            jobs.append((path, self._start(self.program, self.limits, path), oracle))
        for path, program, oracle in jobs:
            expected = self._expected(path, oracle.result())
            measured = program.result()
            for each in (measured, oracle.result()):
                self.programs_ms += START_MS + (each.wall_ms if each.limit else each.cpu_ms)
            verdict = verdict_of(measured, expected, self.limits, self.problem.judge.whitespace)
            path.unlink()
            yield Answered(expected, measured.output, verdict)

    def fails(self, text: str) -> Answered | None:
        """What was said to a valid input if the program fails on it."""
        if not shrink.is_valid(text, self.validate):
            return None
        answered = self.answer(text)
        return answered if answered.verdict.code != "AC" else None

    def reason(self, text: str) -> str:
        """Why the answer is what it is, in the words of the search; "" if it has none."""
        if "brute" not in self.oracles:
            return ""
        path = self.scratch / "reason.in"
        path.write_text(text)
        explain = {"PLAY_EXPLAIN": "1"}
        measured = self.pool.run(_job(self.oracle("brute"), ORACLE_LIMITS, path, explain))
        return "" if measured.exit else measured.errors.decode(errors="replace").strip()

    def _start(self, program: Program, limits: Limits, path: Path):
        return self.pool.submit(_job(program, limits, path))

    def _expected(self, path: Path, measured) -> bytes:
        """The answer of the first oracle that does not decline."""
        names = list(self.oracles)
        while measured.exit == DECLINED and len(names) > 1:
            names.pop(0)
            measured = self._start(self.oracle(names[0]), ORACLE_LIMITS, path).result()
        if measured.exit or measured.signal or measured.limit:
            kept = BUILD / "failed" / self.problem.name / "oracle.in"
            write_whole(kept, path.read_bytes())
            raise Mistake(f"{shown(self.problem.oracle(names[0]))} does not answer {shown(kept)}")
        return measured.output


def replay(arena: Arena, path: Path) -> Outcome:
    """Compares on one input that a person hands over."""
    try:
        text = path.read_text(encoding="ascii")
        reader = read(text, arena.validate)
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"{shown(path)} cannot be read: {error}") from None
    except Violation as violation:
        raise Mistake(f"{shown(path)}: {violation}") from None
    outcome = Outcome(1, len(reader.questions))
    answered = arena.answer(text)
    if answered.verdict.code != "AC":
        outcome.counterexample = Counterexample(text, answered, arena.reason(text), path)
    return outcome


def stress(
    arena: Arena,
    trial: Trial,
    seconds: float,
    seed: int,
    on_input: Callable[[int], None] = lambda positions: None,
) -> Outcome:
    """Compares until `seconds` are over or a difference is found, and shrinks it.

    `trial` is the program's trial on all cases of the data.
    """
    positions = sum(result.case.positions for result in trial.results)
    outcome = Outcome(len(trial.results), positions, every=exhaustive_bound(arena.problem), seed=seed)
    if trial.failure:
        rejecting = [r.case for r in trial.results if r.verdict.code != "AC"]
        rejecting.sort(key=lambda case: case.input.stat().st_size)
        every = [case for case in rejecting if case.name.startswith("all_")]  # they hold the smallest positions
        first = dict.fromkeys([rejecting[0], *every[:1]])
        others = [case for case in rejecting if case not in first and case.input.stat().st_size <= LONG]
        texts = [[case.input.read_text() for case in cases] for cases in (first, others)]
        outcome.counterexample = _shrunk(arena, *texts, seed)
        outcome.undecided = "" if outcome.counterexample else rejecting[0].name
        return outcome
    end = time.monotonic() + seconds
    for first in itertools.count(0, 2 * arena.pool.size):
        if time.monotonic() >= end:
            return outcome
        texts = [_random_text(arena, seed, first + k) for k in range(2 * arena.pool.size)]
        for text, answered in zip(texts, list(arena.answers(texts)), strict=True):
            positions = len(_valid(arena, text).questions)
            outcome.inputs += 1
            outcome.positions += positions
            on_input(positions)
            if answered.verdict.code != "AC":
                outcome.counterexample = _shrunk(arena, [text], [], seed) or _kept(arena, text, answered)
                return outcome
    return outcome


def _random_text(arena: Arena, seed: int, number: int, size: int = 0) -> str:
    """Input `number` of a run; every tenth number the sizes begin anew, larger."""
    size = size or min(LARGEST, 1 + number // 40 + (number % 10) ** 2)
    return arena.random_input(random.Random(f"{seed}-{number}"), size)


def _valid(arena: Arena, text: str) -> Reader:
    try:
        return read(text, arena.validate)
    except Violation as violation:
        raise Mistake(f"{shown(arena.problem.folder)}/cases.py: random_input breaks the grammar: {violation}") from None


def _shrunk(arena: Arena, texts: list[str], others: list[str], seed: int) -> Counterexample | None:
    """The smallest failing input that is found within SHRINK_SECONDS from these texts
    and small random ones; where it is not small, from others and larger ones, too."""
    begin, third, best = arena.clock(), SHRINK_SECONDS / 3, ""
    starts: list[str] = []

    @cache
    def is_failing(text: str) -> bool:
        return arena.fails(text) is not None

    def candidates() -> Iterator[str]:
        yield from texts
        if len(best) > SHORT:
            yield from (_random_text(arena, seed, number, 1 + number % SMALL) for number in range(RANDOM))
        if len(best.split()) > FEW:
            yield from others
            yield from (_random_text(arena, seed, number) for number in range(RANDOM))

    for text in candidates():
        if arena.clock() >= begin + (2 if len(best.split()) > FEW else 1) * third:
            break
        if start := _one_question(arena, text, best):
            starts.append(start)
            if not best or shrink.size(start) < shrink.size(best):
                best = shrink.shrink(start, arena.validate, is_failing, arena.clock() + third, arena.clock)
    for start in [best, *sorted(starts, key=shrink.size)]:
        if len(best.split()) > FEW:
            other = shrink.shrink(start, arena.validate, is_failing, begin + 3 * third, arena.clock)
            best = min(best, other, key=shrink.size)
    answered = arena.fails(best) if best else None
    return _kept(arena, best, answered) if answered else None


def _kept(arena: Arena, text: str, answered: Answered) -> Counterexample:
    """Saves the input under its content's name, so that it is never overwritten by another."""
    name = f"{arena.problem.name.replace('/', '_')}_{sha256(text.encode())[:8]}"
    path = BUILD / "counterexamples" / f"{name}.in"
    write_whole(path, text.encode())
    write_whole(path.with_suffix(".ans"), answered.expected)
    return Counterexample(text, answered, arena.reason(text), path)


def _one_question(arena: Arena, text: str, best: str) -> str:
    """The smallest failing input with a single question of `text`, of those whose lines
    of the output are wrong; else the text, or "" if the program does not fail on it.
    Where `best` is small already, only what is smaller is tried."""
    begins = [*_valid(arena, text).questions, len(text)]
    sizes = [shrink.size(text[start:stop]) for start, stop in pairwise(begins)]
    most = shrink.size(best) if best and len(best.split()) <= FEW else (math.inf,)
    answered = arena.fails(text) if min(sizes, default=()) < most else None
    if not answered:
        return ""
    lines = [output.decode(errors="replace").splitlines() for output in (answered.expected, answered.got)]
    each, rest = divmod(len(lines[0]), len(sizes) or 1)  # lines of an answer
    if len(lines[0]) != len(lines[1]) or not each or rest:
        return text
    wrong = {i // each for i, (expected, got) in enumerate(zip(*lines, strict=True)) if expected != got}
    smallest = sorted((i for i in wrong if sizes[i] < most), key=sizes.__getitem__)[:TRIED]
    reader = read(text, arena.validate, traced=True) if smallest else None
    singles = (single for i in smallest for single in shrink.alone(reader, i) if arena.fails(single))
    return next(singles, text)


def _job(program: Program, limits: Limits, path: Path, environment: dict | None = None) -> Job:
    return Job((str(program.path),), limits, input=path, read=(str(program.path),), environment=environment or {})
