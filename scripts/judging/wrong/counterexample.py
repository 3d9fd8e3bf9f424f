"""counterexample: searches for a small input on which a program fails.

Candidates are failing cases of the data and random inputs. The search takes the smallest question
of a candidate that fails alone, and shrinks it. It has one budget of processor time for everything:
each step may use a third of the time that is left, and the last step all of it.
"""

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from pathlib import Path

from .. import BUILD, Mistake, sha256, shown, write_whole
from ..data.grammar import Reader, Violation, read
from ..run.trial import Case, Trial
from . import shrink
from .comparison import Answered, Comparison
from .questions import single

# The budget of a whole search, in seconds of processor time: of `run --solution`, and of `stress`.
QUICK, THOROUGH = 4, 9
LARGEST = 100  # the largest argument `size` of random_input
SMALL, RANDOM = 8, 100  # largest small size; how many random inputs are tried
SHORT = 8  # characters: random inputs are not tried if the best input is as short
FEW = 12  # numbers: the search continues only if the best input has more
LONG = 100_000  # characters: longer cases are not shrunk
TRIED = 5  # so many questions are tried alone
ALL_CASES = 3  # so many cases all_* are tried first; they contain every small position
LATE = 5  # a program without an end is stopped after this part of its time limit


@dataclass(frozen=True)
class Counterexample:
    """An input on which a program fails."""

    text: str
    answered: Answered
    reason: str  # from the search by the rules: who wins, and by which move
    path: Path


def random_text(comparison: Comparison, seed: int, number: int, size: int = 0) -> str:
    """Return the random input of a seed and a number.

    Without `size`, the size grows with the number, but every tenth input is small again.
    """
    size = size or min(LARGEST, 1 + number // 40 + (number % 10) ** 2)
    return comparison.random_input(random.Random(f"{seed}-{number}"), size)


def checked(comparison: Comparison, text: str) -> Reader:
    """Return the reader of a random input; raise Mistake if it breaks the grammar."""
    try:
        return read(text, comparison.validate)
    except Violation as violation:
        where = f"{shown(comparison.problem.folder)}/cases.py"
        raise Mistake(f"{where}: random_input breaks the grammar: {violation}") from None


def of_trial(
    comparison: Comparison, trial: Trial, seed: int, seconds: float
) -> Counterexample | None:
    """Return the smallest input that a search from the failed cases finds, or None.

    The program gets the verdict of the trial on this input.
    """
    failed = [result.case for result in trial.results if result.verdict.code == trial.code]
    failed.sort(key=lambda case: (not case.name.startswith("all_"), _bytes(case)))
    all_cases = [case for case in failed if case.name.startswith("all_")][:ALL_CASES]
    first = list(dict.fromkeys([min(failed, key=_bytes), *all_cases]))
    others = [case for case in failed if case not in first and _bytes(case) <= LONG]
    return _smallest(comparison, _texts(first), _texts(others), seed, seconds, trial.code)


def of_text(
    comparison: Comparison, text: str, seed: int, seconds: float, code: str
) -> Counterexample | None:
    """Return the smallest input with the verdict `code` that a search from one input finds."""
    return _smallest(comparison, [text], [], seed, seconds, code)


def kept(comparison: Comparison, text: str, answered: Answered) -> Counterexample:
    """Save a failing input, and the right answer, under a name made from its content."""
    name = f"{comparison.problem.name.replace('/', '_')}_{sha256(text.encode())[:8]}"
    path = BUILD / "counterexamples" / f"{name}.in"
    write_whole(path, text.encode())
    if not answered.game:
        write_whole(path.with_suffix(".ans"), answered.expected)
    return Counterexample(text, answered, comparison.reason(text), path)


def _bytes(case: Case) -> int:
    return case.input.stat().st_size


def _texts(cases: list[Case]) -> Iterable[str]:
    return (case.input.read_text() for case in cases)


def _smallest(
    comparison: Comparison,
    texts: Iterable[str],
    others: Iterable[str],
    seed: int,
    seconds: float,
    code: str,
) -> Counterexample | None:
    """Return the smallest input with the verdict `code` that is found within `seconds`.

    The candidates are `texts`, then small random inputs, then `others` and larger random inputs. If
    the best input is small, later candidates are left out.
    """
    failing, starts, best = Failing(comparison, code), list[str](), ""
    clock = failing.comparison.clock
    end = clock() + seconds

    def third() -> float:
        return clock() + (end - clock()) / 3

    def shrunk(text: str, end: float) -> str:
        return shrink.shrink(text, comparison.validate, failing, end, clock)

    def better(best: str, candidates: Iterable[str], end: float) -> str:
        """Return a smaller failing input, from the first candidate that leads to one, and so on."""
        for text in candidates:
            if clock() >= end:
                break
            if start := failing.part(text, best):
                starts.append(start)
                if not best or shrink.size(start) < shrink.size(best):
                    best = shrunk(start, third())
        return best

    best = better(best, texts, third())
    if len(best) > SHORT:
        small = (random_text(comparison, seed, i, 1 + i % SMALL) for i in range(RANDOM))
        best = better(best, small, third())
    if _is_large(best):
        larger = (random_text(comparison, seed, i) for i in range(RANDOM))
        best = better(best, chain(others, larger), third())
    for start in [best, *sorted(starts, key=shrink.size)]:
        if _is_large(best):
            best = min(best, shrunk(start, end), key=shrink.size)
    answered = comparison.failure(best) if best else None
    is_same = answered and answered.verdict.code == code
    return kept(comparison, best, answered) if answered and is_same else None


def _is_large(text: str) -> bool:
    return len(text.split()) > FEW


class Failing:
    """The inputs with the verdict `code`. Each is judged once.

    If the verdict is TLE, the program is stopped early; the input that is found is judged again
    under the whole time limit.
    """

    def __init__(self, comparison: Comparison, code: str):
        limits = comparison.conditions.limits
        limits = replace(limits, cpu_ms=limits.cpu_ms // LATE)
        late = replace(comparison.conditions, limits=limits, beyond=1)
        self.comparison = comparison.under(late) if code == "TLE" else comparison
        self.code = code
        self._known: dict[str, bool] = {}

    def __call__(self, text: str) -> bool:
        if text not in self._known:
            self._known[text] = self._answered(text) is not None
        return self._known[text]

    def _answered(self, text: str) -> Answered | None:
        answered = self.comparison.failure(text)
        return answered if answered and answered.verdict.code == self.code else None

    def part(self, text: str, best: str) -> str:
        """Return the smallest failing input that asks one question of the text.

        If no question fails alone, return the text. Return "" if the program does not fail on the
        text, or if the best input is small and no question is smaller.
        """
        begins = [*checked(self.comparison, text).questions, len(text)]
        sizes = [shrink.size(text[start:stop]) for start, stop in pairwise(begins)]
        most: tuple = shrink.size(best) if best and not _is_large(best) else (math.inf,)
        answered = self._answered(text) if min(sizes, default=()) < most else None
        if not answered:
            return ""
        wrong = wrong_questions(answered, len(sizes))
        if wrong is None or not sizes:  # some grammars mark no questions
            return text
        for i in sorted((i for i in wrong if sizes[i] < most), key=sizes.__getitem__)[:TRIED]:
            alone = single(text, self.comparison.validate, i)
            if alone and self(alone):
                return alone
        return text


def wrong_questions(answered: Answered, questions: int) -> set[int] | None:
    """Return the questions with a wrong answer.

    Return None if it is not clear which lines belong to which question, or which lines are wrong.
    """
    if not answered.verdict.difference:
        return None
    both = (answered.expected, answered.got)
    expected, got = (output.decode(errors="replace").splitlines() for output in both)
    lines, rest = divmod(len(expected), questions or 1)  # lines of one answer
    if len(expected) != len(got) or not lines or rest:
        return None
    return {i // lines for i in range(len(expected)) if expected[i] != got[i]}
