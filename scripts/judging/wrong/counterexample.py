"""counterexample: searches for a small input on which a program fails.

The search starts from failing cases of the data and from small random inputs. It first tries single
questions of an input, then it shrinks the input.
"""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from .. import BUILD, Mistake, sha256, shown, write_whole
from ..data.grammar import Reader, Violation, read
from ..run.trial import Case, Trial
from . import shrink
from .comparison import Answered, Comparison
from .questions import single

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
    search = Search(comparison, seed, seconds, trial.code)
    return search.run(_texts(first), _texts(others))


def of_text(
    comparison: Comparison, text: str, seed: int, seconds: float, code: str
) -> Counterexample | None:
    """Return the smallest input with the verdict `code` that a search from one input finds."""
    return Search(comparison, seed, seconds, code).run([text], [])


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


def _texts(cases: list[Case]) -> list[str]:
    return [case.input.read_text() for case in cases]


class Search:
    """A search for a small input with the verdict `code`. `seconds` are of processor time.

    If the verdict is TLE, the search stops the program early; the input that it finds is judged
    again under the whole time limit.
    """

    def __init__(self, comparison: Comparison, seed: int, seconds: float, code: str):
        self.whole, self.seed, self.code = comparison, seed, code
        limits = comparison.conditions.limits
        limits = replace(limits, cpu_ms=limits.cpu_ms // LATE)
        late = replace(comparison.conditions, limits=limits, beyond=1)
        self.comparison = comparison.under(late) if code == "TLE" else comparison
        comparison = self.comparison
        self.begin, self.third = comparison.clock(), seconds / 3
        self.best = ""
        self.failing: dict[str, bool] = {}

    def run(self, texts: list[str], others: list[str]) -> Counterexample | None:
        """Search `texts` and small random inputs; if the best input is large, also `others`."""
        comparison, starts = self.comparison, []
        for text in self._candidates(texts, others):
            if comparison.clock() >= self.begin + (1 + self._is_large()) * self.third:
                break
            if start := self._one_question(text):
                starts.append(start)
                if not self.best or shrink.size(start) < shrink.size(self.best):
                    self.best = self._shrunk(start, comparison.clock() + self.third)
        for start in [self.best, *sorted(starts, key=shrink.size)]:
            if self._is_large():
                other = self._shrunk(start, self.begin + 3 * self.third)
                self.best = min(self.best, other, key=shrink.size)
        answered = self.whole.failure(self.best) if self.best else None
        is_same = answered and answered.verdict.code == self.code
        return kept(comparison, self.best, answered) if answered and is_same else None

    def _candidates(self, texts: list[str], others: list[str]) -> Iterator[str]:
        yield from texts
        if len(self.best) > SHORT:
            for number in range(RANDOM):
                yield random_text(self.comparison, self.seed, number, 1 + number % SMALL)
        if self._is_large():
            yield from others
            for number in range(RANDOM):
                yield random_text(self.comparison, self.seed, number)

    def _is_large(self) -> bool:
        return len(self.best.split()) > FEW

    def _fails(self, text: str) -> bool:
        if text not in self.failing:
            self.failing[text] = self._failure(text) is not None
        return self.failing[text]

    def _failure(self, text: str) -> Answered | None:
        answered = self.comparison.failure(text)
        return answered if answered and answered.verdict.code == self.code else None

    def _shrunk(self, text: str, end: float) -> str:
        clock, validate = self.comparison.clock, self.comparison.validate
        return shrink.shrink(text, validate, self._fails, end, clock)

    def _one_question(self, text: str) -> str:
        """Return the smallest failing input that asks one question of the text.

        If no question fails alone, return the text. Return "" if the program does not fail on the
        text, or if the best input is small and no question is smaller.
        """
        begins = [*checked(self.comparison, text).questions, len(text)]
        sizes = [shrink.size(text[start:stop]) for start, stop in pairwise(begins)]
        is_small = self.best and not self._is_large()
        most: tuple = shrink.size(self.best) if is_small else (math.inf,)
        answered = self._failure(text) if min(sizes, default=()) < most else None
        if not answered:
            return ""
        wrong = wrong_questions(answered, len(sizes))
        if wrong is None or not sizes:  # some grammars mark no questions
            return text
        for i in sorted((i for i in wrong if sizes[i] < most), key=sizes.__getitem__)[:TRIED]:
            alone = single(text, self.comparison.validate, i)
            if alone and self._fails(alone):
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
