"""changes: changes a failing program, its input or its output a little, and judges it again.

If the answers are right after the change, the change names the mistake. For example, the numbers n
and m of the input change places, or every `int` becomes `long long`.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import chain, groupby, pairwise
from pathlib import Path

from ..data.grammar import Reader, Token, read
from ..run.build import CompileError, Recipe, start
from ..run.runner import Measurement, Pool
from ..run.trial import Case, Exam, Result, Trial
from ..words import _
from .names import without_comments
from .outputs import with_swapped

RUN_MS = 300  # of processor time for a run after a change
LARGEST = 200_000  # bytes of an input that is changed
MOST_CASES = 10  # other cases that must be right after a change, besides a case all_*
MOST_PAIRS = 6  # of neighbouring numbers that change places
FEWEST_ANSWERS = 4  # fewer right answers may be luck
MOST_INT = 2**31 - 1

LITERALS = re.compile(r'("(?:\\.|[^"\\\n])*")')
WIDE = re.compile(
    r"\b(?:long|unsigned|\w*int(?:64|128)\w*|size_t|auto|double|float|string|getchar|\w*read|char)\b"
)
STREAMS = re.compile(r"\bsync_with_stdio\s*\(\s*(?:false|0)\s*\)")
STDIO = re.compile(r"\b(printf|puts|putchar)\s*\(")
LONG_NUMBER = re.compile(rb"\d{10,}")
# One word for each type, because `int(x)` is an expression, and `long long(x)` is not.
TYPES = (
    "typedef long long WideInt; typedef unsigned long long WideUnsigned; "
    "typedef long double WideDouble; "
)
TO_LONG = (
    (r"\bunsigned\s+(?:long\s+)*int\b|\bunsigned\b(?!\s+(?:long|char|short))", "WideUnsigned"),
    (r"\b(?:long\s+long|long|short)\s+int\b|\bint\b(?!\s+main\s*\()", "WideInt"),
)
FUNCTIONS = "sqrt|cbrt|pow|floor|ceil|round|fabs|log|log2|log10|exp|sin|cos|fmod"
TO_LONG_DOUBLE = (
    (r"\b(?:long\s+double|double|float)\b", "WideDouble"),
    (rf"(?:\bstd\s*::\s*)?\b({FUNCTIONS})\s*\(", r"\1l("),
    (r"(?<![\w.])((?:\d+\.\d*|\.\d+)(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+)(?![\w.])", r"\1L"),
)
Probe = tuple[Path, bytes]  # an input and its answer


class Changes:
    """A failing program, and the cases on which it is judged after a change."""

    def __init__(self, pool: Pool, trial: Trial, exam: Exam, program: tuple[Path, Recipe]):
        self.pool, self.trial, self.exam = pool, trial, exam
        self.source, self.recipe = program
        limits = trial.conditions.limits
        limits = replace(limits, cpu_ms=min(RUN_MS, limits.cpu_ms))
        self.conditions = replace(trial.conditions, limits=limits, beyond=1)
        self.text = without_comments(self.source)

    @cached_property
    def program(self) -> Path:
        return start(self.pool, self.source, self.recipe).result()

    def probes(self, failure: Result) -> Iterator[Probe]:
        """Yield the failing case, the smallest other cases, and a case all_*."""
        others = sorted((case for case in self.exam.cases if case != failure.case), key=_bytes)
        every = [case for case in others if case.name.startswith("all_")][:1]
        for case in dict.fromkeys([failure.case, *others[:MOST_CASES], *every]):
            if _bytes(case) <= LARGEST:
                yield case.input, self.exam.answer(self.pool, case)

    def swapped_answers(self, failure: Result, answers: tuple[str, ...]) -> str:
        """Return a message if every answer is the other one of the two possible answers."""
        if len(answers) != 2:
            return ""

        def is_swapped(input: Path, expected: bytes) -> bool:
            output = with_swapped(self._run(input).output, answers)
            return output.split() == expected.split()

        if not self._holds(failure, is_swapped):
            return ""
        one, other = answers
        what = _(
            "the answers are swapped: the program prints `{one}` for `{other}`, and `{other}` for "
            "`{one}`"
        )
        return what.format(one=one, other=other)

    def reading_order(self, failure: Result, validate: Callable[[Reader], None]) -> str:
        """Return a message if the program is right after two numbers of the input change places."""
        if _bytes(failure.case) > LARGEST:
            return ""

        def is_right(pair: tuple[str, str], input: Path, expected: bytes) -> bool:
            changed = self.pool.folder("changed") / input.name
            changed.write_text(_reordered(read(input.read_text(), validate, traced=True), *pair))
            return self._is_right(changed, expected)

        reader = read(failure.case.input.read_text(), validate, traced=True)
        for first, second in _neighbours(reader)[:MOST_PAIRS]:
            pair = first, second
            if self._holds(failure, lambda *probe, pair=pair: is_right(pair, *probe)):
                what = _(
                    "the input has {places}; if {second} comes before {first}, every answer is "
                    "right: does the program read them in the wrong order?"
                )
                places = _places(reader, first, second)
                return what.format(places=places, first=first, second=second)
        return ""

    def wider_integers(self, failure: Result) -> str:
        """Return a message if numbers of the input do not fit into int."""
        numbers = LONG_NUMBER.findall(failure.case.input.read_bytes())
        largest = max(map(int, numbers), default=0)
        if largest <= MOST_INT:
            return ""
        what = _("the input contains {number}, but an int is at most {most}")
        what = what.format(number=largest, most=MOST_INT)
        if not WIDE.search(self.text):
            return what + _(": use long long")
        changed = self._changed(TO_LONG, (r"%(-?\d*)([diu])", r"%\1ll\2"))
        if self._is_right_after(failure, changed):
            return what + _(": with long long in place of int, this case is right")
        return ""

    def exact_numbers(self, failure: Result) -> str:
        """Return a message if the program is right with long double in place of double."""
        if failure.verdict.code != "WA" or not re.search(r"\b(?:double|float)\b", self.text):
            return ""
        changed = self._changed(TO_LONG_DOUBLE, (r"%(-?[\d.]*)l?f", r"%\1Lf"))
        if not self._is_right_after(failure, changed):
            return ""
        return _(
            "double is not exact enough: with long double, this case is right; "
            "it is safer to compute with integers only"
        )

    def streams(self, failure: Result) -> str:
        """Return a message if the program mixes two kinds of output that are not synchronised."""
        found, other = STREAMS.search(self.text), STDIO.search(self.text)
        if not found or not other or "cout" not in self.text or failure.verdict.code != "WA":
            return ""
        changed = STREAMS.sub("sync_with_stdio(true)", self.text)
        if not self._is_right_after(failure, changed):
            return ""
        line = self.text.count("\n", 0, found.start()) + 1
        what = _(
            "line {line}: after `{call}`, the outputs of cout and {other} are not in order: "
            "use only one of them"
        )
        return what.format(line=line, call=found[0], other=other[1])

    def _holds(self, failure: Result, check: Callable[[Path, bytes], bool]) -> bool:
        """Return whether a check holds for all probes, and their answers are not all equal.

        A program that is right on most cases does not make such a mistake.
        """
        wrong = sum(result.verdict.code != "AC" for result in self.trial.results)
        if 2 * wrong < len(self.trial.results):
            return False
        words: list[bytes] = []
        for input, expected in self.probes(failure):
            if not check(input, expected):
                return False
            words += expected.split()
        return len(words) >= FEWEST_ANSWERS and len({*words}) > 1

    def _changed(self, of_code: tuple[tuple[str, str], ...], of_format: tuple[str, str]) -> str:
        """Return the text with one list of replacements in code, and one in string literals."""
        parts = LITERALS.split(self.text)
        for i in range(0, len(parts), 2):
            for pattern, new in of_code:
                parts[i] = re.sub(pattern, new, parts[i])
        parts[1::2] = [re.sub(*of_format, literal) for literal in parts[1::2]]
        return TYPES + "".join(parts)

    def _is_right_after(self, failure: Result, text: str) -> bool:
        """Return whether a changed program is right on the failing case."""
        source = self.pool.folder("changed") / self.source.name
        source.write_text(text)
        try:
            program = start(self.pool, source, self.recipe).result()
        except CompileError:
            return False
        conditions = replace(self.trial.conditions, beyond=1)
        ran = conditions.start(self.pool, program, failure.case.input).result()
        answer = self.exam.answer(self.pool, failure.case)
        return conditions.verdict(ran, answer).code in ("AC", "PE")

    def _is_right(self, input: Path, expected: bytes) -> bool:
        verdict = self.conditions.verdict(self._run(input), expected)
        return verdict.code in ("AC", "PE")

    def _run(self, input: Path) -> Measurement:
        return self.conditions.start(self.pool, self.program, input).result()


def _bytes(case: Case) -> int:
    return case.input.stat().st_size


def _fields(reader: Reader) -> list[list[Token]]:
    """Return the numbers of an input; neighbours of the same name are together."""
    return [list(run) for _, run in groupby(reader.tokens, key=lambda token: token.name)]


def _neighbours(reader: Reader) -> list[tuple[str, str]]:
    """Return the pairs of names that follow each other, first those within a line."""
    pairs = list(pairwise(_fields(reader)))
    pairs.sort(key=lambda pair: "\n" in reader.text[pair[0][0].start : pair[1][-1].end])
    return list(dict.fromkeys((one[0].name, other[0].name) for one, other in pairs))


def _places(reader: Reader, first: str, second: str) -> str:
    """Return the names of two numbers, and the lines where they appear first."""
    tokens = (next(t for t in reader.tokens if t.name == name) for name in (first, second))
    line, other = (reader.text.count("\n", 0, token.start) + 1 for token in tokens)
    if line == other:
        what = _("{first} before {second} in line {line}")
        return what.format(first=first, second=second, line=line)
    what = _("{first} (line {line}) before {second} (line {other})")
    return what.format(first=first, second=second, line=line, other=other)


def _reordered(reader: Reader, first: str, second: str) -> str:
    """Return the text of an input in which these two neighbours change places everywhere."""
    fields, at = _fields(reader), 0
    while at + 1 < len(fields):
        if (fields[at][0].name, fields[at + 1][0].name) == (first, second):
            fields[at : at + 2] = reversed(fields[at : at + 2])
            at += 1
        at += 1
    text, parts, end = reader.text, [], 0
    for place, token in zip(reader.tokens, chain.from_iterable(fields)):
        parts += [text[end : place.start], text[token.start : token.end]]
        end = place.end
    return "".join([*parts, text[end:]])
