"""stress: a program against the oracles, and the smallest input that shows a fault.

First every case of the data, which hold every position up to a bound, then random
inputs of growing size. What fails is shrunk, and smaller inputs are searched for.
"""

import itertools
import math
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from .. import BUILD, Mistake, oracles, sha256, shown, write_whole
from ..cases import constant, load_cases
from ..catalog import Problem
from ..data import Case
from ..grammar import Reader, Violation, read
from ..questions import is_valid, single
from ..runner import Measurement, Pool
from ..store import Program
from ..trial import LATE, Conditions, Trial
from ..verdict import Verdict
from . import shrink

LARGEST = 100  # of the sizes that random_input is asked for
SMALL, RANDOM = 8, 100  # sizes, and how many inputs of them, that a counterexample is searched among
SHRINK_SECONDS = 9  # of processor time; the last run may take longer
START_MS = 1  # what it takes to start a program
SHORT, FEW = 8, 12  # characters, numbers; nothing smaller is searched for, or only among small inputs
LONG = 100_000  # characters; a smaller counterexample is not searched for in longer cases
TRIED = 5  # questions that are tried alone
GROWTH = 3  # cases by which the time of a slow program is told


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


class Comparison:
    """A program beside the oracles of its problem, ready for any valid input."""

    def __init__(self, pool: Pool, problem: Problem, program: Program, conditions: Conditions):
        self.pool, self.problem, self.program, self.conditions = pool, problem, program, conditions
        self.oracles = oracles.of_problem(pool, problem)
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
        first = next(iter(self.oracles.values()))
        jobs = []
        for text in texts:
            path = self._written(text)
            jobs.append((path, self.conditions.start(self.pool, self.program.path, path), first.ask(path)))
        for path, *futures in jobs:
            measured, asked = self._results(futures)
            expected = first.answer(asked, path)
            if expected is None:
                expected = oracles.first_answer({name: o for name, o in self.oracles.items() if o is not first}, path)
            path.unlink()
            yield Answered(expected, measured.output, self.conditions.verdict(measured, expected))

    def fails(self, text: str) -> Answered | None:
        """What was said to a valid input if the program fails on it."""
        if not is_valid(text, self.validate):
            return None
        answered = self.answer(text)
        return answered if answered.verdict.code != "AC" else None

    def reason(self, text: str) -> str:
        """Why the answer is what it is, in the words of the search; "" if it has none."""
        search = self.oracles.get("brute")
        measured = search and search.ask(self._written(text), PLAY_EXPLAIN="1").result()
        return "" if not measured or measured.exit else measured.errors.decode(errors="replace").strip()

    def _written(self, text: str) -> Path:
        path = self.scratch / f"{next(self.numbers)}.in"
        path.write_text(text)
        return path

    def _results(self, futures: "list[Future[Measurement]]") -> list[Measurement]:
        found = [future.result() for future in futures]
        self.programs_ms += sum(START_MS + (each.wall_ms if each.limit else each.cpu_ms) for each in found)
        return found


def smallest(pool: Pool, trial: Trial, program: Program, seconds: float) -> Counterexample | None:
    """The smallest input that is found, in so many seconds, on which a program fails that has failed a trial."""
    comparison = Comparison(pool, trial.problem, program, trial.conditions)
    return _shrunk(comparison, *_starts(trial), 1, seconds)


def replay(comparison: Comparison, path: Path) -> Outcome:
    """Compares on one input that a person hands over."""
    try:
        text = path.read_text(encoding="ascii")
        reader = read(text, comparison.validate)
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"{shown(path)} cannot be read: {error}") from None
    except Violation as violation:
        raise Mistake(f"{shown(path)}: {violation}") from None
    outcome = Outcome(1, len(reader.questions))
    answered = comparison.answer(text)
    if answered.verdict.code != "AC":
        outcome.counterexample = Counterexample(text, answered, comparison.reason(text), path)
    return outcome


def stress(
    comparison: Comparison,
    trial: Trial,
    seconds: float,
    seed: int,
    on_input: Callable[[int], None] = lambda positions: None,
) -> Outcome:
    """Compares until `seconds` are over or a difference is found, and shrinks it.

    `trial` is the program's trial on all cases of the data.
    """
    positions = sum(result.case.positions for result in trial.results)
    every = constant(comparison.problem.folder / "cases.py", "EVERY")
    outcome = Outcome(len(trial.results), positions, every=every, seed=seed)
    if trial.failure:
        outcome.counterexample = _shrunk(comparison, *_starts(trial), seed)
        outcome.undecided = "" if outcome.counterexample else trial.failure.case.name
        return outcome
    end = time.monotonic() + seconds
    for first in itertools.count(0, 2 * comparison.pool.size):
        if time.monotonic() >= end:
            return outcome
        texts = [_random_text(comparison, seed, first + k) for k in range(2 * comparison.pool.size)]
        for text, answered in zip(texts, list(comparison.answers(texts)), strict=True):
            positions = len(_valid(comparison, text).questions)
            outcome.inputs += 1
            outcome.positions += positions
            on_input(positions)
            if answered.verdict.code != "AC":
                outcome.counterexample = _shrunk(comparison, [text], [], seed) or _kept(comparison, text, answered)
                return outcome
    return outcome


def growth(trial: Trial) -> list[str]:
    """Of a program that is too slow: what it took on cases of growing size, a line each."""
    if trial.code not in LATE:
        return []
    by_size = sorted(trial.results, key=lambda r: (r.case.input.stat().st_size, r.cpu_ms))
    longest = [r for k, r in enumerate(by_size) if all(r.cpu_ms >= other.cpu_ms for other in by_size[:k])]
    return [f"{r.case.input.stat().st_size} bytes: {r.cpu_ms:.0f} ms ({r.case.name})" for r in longest[-GROWTH:]]


def _starts(trial: Trial) -> tuple[list[str], list[str]]:
    """The texts that a counterexample is searched in: the shortest case that fails,
    and those with every small position; and others, if that leads to nothing small."""
    rejecting = [r.case for r in trial.results if r.verdict.code != "AC"]
    rejecting.sort(key=lambda case: (not case.name.startswith("all_"), case.input.stat().st_size))
    every = [case for case in rejecting if case.name.startswith("all_")]
    shortest = min(rejecting, key=lambda case: case.input.stat().st_size)
    first = list(dict.fromkeys([shortest, *every[:3]]))
    others = [case for case in rejecting if case not in first and case.input.stat().st_size <= LONG]

    def texts(cases: list[Case]) -> list[str]:
        return [case.input.read_text() for case in cases]

    return texts(first), texts(others)


def _random_text(comparison: Comparison, seed: int, number: int, size: int = 0) -> str:
    """Input `number` of a run; every tenth number the sizes begin anew, larger."""
    size = size or min(LARGEST, 1 + number // 40 + (number % 10) ** 2)
    return comparison.random_input(random.Random(f"{seed}-{number}"), size)


def _valid(comparison: Comparison, text: str) -> Reader:
    try:
        return read(text, comparison.validate)
    except Violation as violation:
        raise Mistake(f"{shown(comparison.problem.folder)}/cases.py: random_input breaks the grammar: {violation}") from None


def _shrunk(comparison: Comparison, texts: list[str], others: list[str], seed: int, seconds: float = SHRINK_SECONDS) -> Counterexample | None:
    """The smallest failing input that is found in so many seconds from these texts and
    small random ones; where it is not small, from others and larger ones, too."""
    begin, third, best = comparison.clock(), seconds / 3, ""
    starts: list[str] = []

    @cache
    def is_failing(text: str) -> bool:
        return comparison.fails(text) is not None

    def candidates() -> Iterator[str]:
        yield from texts
        if len(best) > SHORT:
            yield from (_random_text(comparison, seed, number, 1 + number % SMALL) for number in range(RANDOM))
        if len(best.split()) > FEW:
            yield from others
            yield from (_random_text(comparison, seed, number) for number in range(RANDOM))

    for text in candidates():
        if comparison.clock() >= begin + (2 if len(best.split()) > FEW else 1) * third:
            break
        if start := _one_question(comparison, text, best):
            starts.append(start)
            if not best or shrink.size(start) < shrink.size(best):
                best = shrink.shrink(start, comparison.validate, is_failing, comparison.clock() + third, comparison.clock)
    for start in [best, *sorted(starts, key=shrink.size)]:
        if len(best.split()) > FEW:
            other = shrink.shrink(start, comparison.validate, is_failing, begin + 3 * third, comparison.clock)
            best = min(best, other, key=shrink.size)
    answered = comparison.fails(best) if best else None
    return _kept(comparison, best, answered) if answered else None


def _kept(comparison: Comparison, text: str, answered: Answered) -> Counterexample:
    """Saves the input under its content's name, so that it is never overwritten by another."""
    name = f"{comparison.problem.name.replace('/', '_')}_{sha256(text.encode())[:8]}"
    path = BUILD / "counterexamples" / f"{name}.in"
    write_whole(path, text.encode())
    write_whole(path.with_suffix(".ans"), answered.expected)
    return Counterexample(text, answered, comparison.reason(text), path)


def _one_question(comparison: Comparison, text: str, best: str) -> str:
    """The smallest failing input with a single question of `text`, of those whose lines
    of the output are wrong; else the text, or "" if the program does not fail on it.
    Where `best` is small already, only what is smaller is tried."""
    begins = [*_valid(comparison, text).questions, len(text)]
    sizes = [shrink.size(text[start:stop]) for start, stop in pairwise(begins)]
    most: tuple = shrink.size(best) if best and len(best.split()) <= FEW else (math.inf,)
    answered = comparison.fails(text) if min(sizes, default=()) < most else None
    if not answered:
        return ""
    wrong = wrong_questions(answered, len(sizes))
    if wrong is None:
        return text
    smallest = sorted((i for i in wrong if sizes[i] < most), key=sizes.__getitem__)[:TRIED]
    singles = (one for i in smallest if (one := single(text, comparison.validate, i)) and comparison.fails(one))
    return next(singles, text)


def wrong_questions(answered: Answered, questions: int) -> set[int] | None:
    """Which questions of an input were answered wrongly, where each has as many lines; None if nothing tells it."""
    lines = [output.decode(errors="replace").splitlines() for output in (answered.expected, answered.got)]
    each, rest = divmod(len(lines[0]), questions or 1)  # lines of an answer
    if len(lines[0]) != len(lines[1]) or not each or rest:
        return None
    return {i // each for i, (expected, got) in enumerate(zip(*lines, strict=True)) if expected != got}
