"""stress: a program against the oracle, and the smallest input that shows a fault.

First every case of the data, which hold every position up to a bound, then random
inputs of growing size. The first difference is shrunk: by Hypothesis, which draws
small inputs from the same random_input, and by `reduce`, which makes the numbers
of an input smaller as far as the grammar allows.
"""

import itertools
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .. import BUILD, Mistake, sha256, shown, write_whole
from ..street.build import ORACLE, Program, start
from ..street.cases import load_cases
from ..street.catalog import Problem
from ..street.compare import Verdict, verdict_of
from ..street.data import DECLINED, ORACLE_LIMITS, ORACLES, exhaustive_bound
from ..street.grammar import Reader, Token, Violation, read, single_questions
from ..street.run import Job, Limits, Pool
from ..street.trial import Trial

LARGEST = 100  # of the sizes that random_input is asked for
SMALL = 12  # the sizes that a counterexample is searched among
SHRINK_SECONDS = 30
MAX_REDUCED = 4000  # characters of an input that is worth reducing number by number
MAX_PAIRED = 12  # numbers of an input whose pairs are worth trying


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
        self.oracles = {
            name: start(pool, problem.oracle(name), ORACLE).result()
            for name in ORACLES
            if problem.oracle(name).exists()
        }
        module = load_cases(problem.folder / "cases.py")
        self.validate, self.random_input = module["validate"], module["random_input"]
        self.scratch = Path(tempfile.mkdtemp(prefix="stress_", dir=pool.scratch()))
        self.numbers = itertools.count()

    def answer(self, text: str) -> Answered:
        """Runs the program and the oracle on one input."""
        return next(self.answers([text]))

    def answers(self, texts: list[str]) -> Iterator[Answered]:
        """The same for many inputs, side by side."""
        jobs = []
        for text in texts:
            path = self.scratch / f"{next(self.numbers)}.in"
            path.write_text(text)
            oracle = next(iter(self.oracles.values()))
            jobs.append((path, self._start(self.program, self.limits, path), self._start(oracle, ORACLE_LIMITS, path)))
        for path, program, oracle in jobs:
            expected = self._expected(path, oracle.result())
            measured = program.result()
            verdict = verdict_of(measured, expected, self.limits, self.problem.judge.whitespace)
            path.unlink()
            yield Answered(expected, measured.output, verdict)

    def fails(self, text: str) -> Answered | None:
        """What was said to a valid input if the program fails on it."""
        try:
            read(text, self.validate)
        except Violation:
            return None
        answered = self.answer(text)
        return answered if answered.verdict.code != "AC" else None

    def reason(self, text: str) -> str:
        """Why the answer is what it is, in the words of the search; "" if it has none."""
        program = self.oracles.get("brute")
        if not program:
            return ""
        path = self.scratch / "reason.in"
        path.write_text(text)
        explain = {"PLAY_EXPLAIN": "1"}
        measured = self.pool.run(_job(program, ORACLE_LIMITS, path, explain))
        return "" if measured.exit else measured.errors.decode(errors="replace").strip()

    def _start(self, program: Program, limits: Limits, path: Path):
        return self.pool.submit(_job(program, limits, path))

    def _expected(self, path: Path, measured) -> bytes:
        """The answer of the first oracle that does not decline."""
        names = list(self.oracles)
        while measured.exit == DECLINED and len(names) > 1:
            names.pop(0)
            measured = self._start(self.oracles[names[0]], ORACLE_LIMITS, path).result()
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
        failing = trial.failure.case
        outcome.counterexample = _shrunk(arena, failing.input.read_text(), seed)
        outcome.undecided = "" if outcome.counterexample else failing.name
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
                outcome.counterexample = _shrunk(arena, text, seed) or _kept(arena, text, answered)
                return outcome
    return outcome


def _random_text(arena: Arena, seed: int, number: int) -> str:
    """Input `number` of a run; every tenth number the sizes begin anew, larger."""
    size = min(LARGEST, 1 + number // 40 + (number % 10) ** 2)
    return arena.random_input(random.Random(f"{seed}-{number}"), size)


def _valid(arena: Arena, text: str) -> Reader:
    try:
        return read(text, arena.validate)
    except Violation as violation:
        raise Mistake(f"{shown(arena.problem.folder)}/cases.py: random_input breaks the grammar: {violation}") from None


def _shrunk(arena: Arena, text: str, seed: int) -> Counterexample | None:
    """The smallest failing input that is found within SHRINK_SECONDS."""
    end = time.monotonic() + SHRINK_SECONDS
    found = [_one_question(arena, text, end - SHRINK_SECONDS / 2), _smallest_random(arena, seed, end)]
    best = min(filter(None, found), key=_size, default=text)
    if len(best) <= MAX_REDUCED:
        best = reduce(best, arena.validate, lambda t: arena.fails(t) is not None, end)
    answered = arena.fails(best)
    return _kept(arena, best, answered) if answered else None


def _kept(arena: Arena, text: str, answered: Answered) -> Counterexample:
    """Saves the input under its content's name, so that it is never overwritten by another."""
    name = f"{arena.problem.name.replace('/', '_')}_{sha256(text.encode())[:8]}"
    path = BUILD / "counterexamples" / f"{name}.in"
    write_whole(path, text.encode())
    write_whole(path.with_suffix(".ans"), answered.expected)
    return Counterexample(text, answered, arena.reason(text), path)


def _smallest_random(arena: Arena, seed: int, end: float) -> str | None:
    """Hypothesis' smallest failing input of random_input, if it meets one."""
    import hypothesis
    from hypothesis import strategies as st
    from hypothesis.errors import NoSuchExample

    seen: dict[str, bool] = {}
    failing: list[str] = []

    def is_failing(text: str) -> bool:
        if text not in seen:
            seen[text] = time.monotonic() < end and arena.fails(text) is not None
            if seen[text]:
                failing.append(text)
        return seen[text]

    @st.composite
    def inputs(draw):
        size = draw(st.integers(1, SMALL))
        return arena.random_input(draw(st.randoms(use_true_random=False)), size)

    settings = hypothesis.settings(
        max_examples=300,
        database=None,
        deadline=None,
        phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    try:
        hypothesis.find(inputs(), is_failing, settings=settings, random=random.Random(seed))
    except NoSuchExample:
        pass
    return min(failing, key=_size, default=None)


def _size(text: str) -> tuple[int, str]:
    return len(text), text


def _one_question(arena: Arena, text: str, end: float) -> str | None:
    """The shortest failing input with a single question of `text`, where its grammar
    has such."""
    candidates = sorted(single_questions(text, arena.validate), key=_size)
    for candidate in itertools.takewhile(lambda _: time.monotonic() < end, candidates):
        if arena.fails(candidate):
            return candidate
    return None


def reduce(text: str, validate, is_failing: Callable[[str], bool], end: float) -> str:
    """Makes lines, tokens and numbers of a failing input fewer and smaller, one
    change at a time, until no change keeps it valid and failing."""
    improved = True
    while improved and time.monotonic() < end:
        improved = False
        for candidate in _smaller(text, validate):
            if time.monotonic() >= end:
                break
            try:
                read(candidate, validate)
            except Violation:
                continue
            if is_failing(candidate):
                text, improved = candidate, True
                break
    return text


def _smaller(text: str, validate) -> Iterator[str]:
    """Texts that are smaller by one change; most of them may be invalid."""
    tokens = read(text, validate, traced=True).tokens
    counts = [t for t in tokens if t.is_count]
    for line in list(_spans(text, "\n")):  # drop a line, or a line and its count
        yield text[: line[0]] + text[line[1] :]
        for count in counts:
            yield _with_one_less(text, count, line)
    for token in tokens:  # drop a number that is one of a counted list
        if not token.is_count:
            for count in counts:
                if count.end <= token.start:
                    begin = token.start - 1 if text[token.start - 1] == " " else token.start
                    end = token.end if begin < token.start else token.end + (text[token.end : token.end + 1] == " ")
                    yield _with_one_less(text, count, (begin, end))
    for token in tokens:  # a smaller number
        for smaller in _smaller_numbers(text, token):
            yield _replaced(text, token, smaller)
    if len(tokens) <= MAX_PAIRED:  # two smaller numbers: nim-sums hold pairs together
        for first, second in itertools.combinations(tokens, 2):
            for one, other in itertools.product(_smaller_numbers(text, first), _smaller_numbers(text, second)):
                yield _replaced(_replaced(text, second, other), first, one)


def _smaller_numbers(text: str, token: Token) -> list[int]:
    """What a number may become: anything below a small one, about halves of a large one."""
    value = int(text[token.start : token.end])
    if value - token.low <= 20:
        return list(range(token.low, value))
    return sorted({token.low, value // 2, value - value // 4, value - 2, value - 1} - {value})


def _replaced(text: str, token: Token, number: int) -> str:
    return text[: token.start] + str(number) + text[token.end :]


def _with_one_less(text: str, count: Token, dropped: tuple[int, int]) -> str:
    """The text without a part, and a count that stands before or after it one less."""
    value = str(int(text[count.start : count.end]) - 1)
    start, end = dropped
    if count.end <= start:
        return text[: count.start] + value + text[count.end : start] + text[end:]
    if end <= count.start:
        return text[:start] + text[end : count.start] + value + text[count.end :]
    return ""


def _spans(text: str, separator: str) -> Iterator[tuple[int, int]]:
    start = 0
    while start < len(text):
        end = text.find(separator, start)
        end = len(text) if end < 0 else end + 1
        yield start, end
        start = end


def _job(program: Program, limits: Limits, path: Path, environment: dict | None = None) -> Job:
    return Job((str(program.path),), limits, input=path, read=(str(program.path),), environment=environment or {})
