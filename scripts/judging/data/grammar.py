"""A strict reader of inputs: it checks every space, line end and bound.

The cases.py of a problem defines `validate(reader)`, which reads a whole input as
the statement describes it. Every input of the data must pass it. Other judge systems
run this file and a cases.py as an input validator, with any Python from 3.9.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate, starmap
from typing import NoReturn, Optional

MOST_DIGITS = 40  # of a number without an upper bound
INTEGER = re.compile(
    f"(?:0|-?[1-9][0-9]{{0,{MOST_DIGITS - 1}}})(?![^ \\n])"
)  # without plus sign or leading zero
WORD = re.compile(r"[^ \n]*")
SHOWN = 24  # a message quotes at most so many characters of the wrong text


class Violation(Exception):
    """An input breaks its grammar; the text says where and why."""

    def __init__(self, line: int, column: int, expected: str, found: str):
        super().__init__(f"line {line}, column {column}: expected {expected}, found {found}")
        self.line, self.column = line, column
        self.expected, self.found = expected, found


Column = tuple[str, int, Optional[int]]  # name, low, high
Demand = Optional[Callable[..., Optional[str]]]
Rows = list[tuple[int, ...]]


@dataclass
class Bound:
    """A bound that the grammar declares, and the least and greatest value in the input."""

    low: int
    high: int | None  # None: the statement gives no upper bound
    least: int
    most: int


@dataclass(frozen=True)
class Token:
    """A number of the input: its name, its place, and its bounds in the grammar."""

    name: str
    start: int
    end: int
    low: int
    high: int | None
    is_count: bool  # does the number say how many items follow?
    is_evident: bool  # False if the text after the items could be mistaken for one more item


class Reader:
    """Reads `text` from its beginning, one token after the other, and raises Violation.

    After a run, `bounds` contains the bounds of every name and its extreme values in the
    input. `questions` contains the place where each position or query begins.
    `ends_anywhere` says whether `at_end` was called, so that the input may end there.
    `terminator` is the text that ended the input. With `traced`, `tokens` contains every
    number.
    """

    def __init__(self, text: str, traced: bool = False):
        self.text = text
        self.at = 0
        self.token = 0  # the place where the last token begins
        self.bounds: dict[str, Bound] = {}
        self.questions: list[int] = []
        self.ends_anywhere = False
        self.terminator = ""
        self.traced = traced
        self.tokens: list[Token] = []

    def position(self) -> None:
        """Mark the beginning of a question: a position, or a query."""
        self.questions.append(self.at)

    def count(self, name: str, low: int, high: int | None, is_evident: bool = True) -> int:
        """Return an integer that says how many items follow.

        `is_evident` is False if the text after the items could be mistaken for one more item.
        """
        return self.integer(name, low, high, True, is_evident)

    def integer(
        self, name: str, low: int, high: int | None, is_count=False, is_evident=True
    ) -> int:
        """Read one integer in [low, high], without plus sign or leading zero; return it."""
        match = INTEGER.match(self.text, self.at)
        value = int(match[0]) if match else low - 1
        if not match or not _fits(low, high, value, value):
            self._fail(
                f"{name}, an integer " + (f">= {low}" if high is None else f"in [{low}, {high}]")
            )
        self._note(name, low, high, value, value)
        self.token, self.at = match.span()
        if self.traced:
            self.tokens.append(Token(name, self.token, self.at, low, high, is_count, is_evident))
        return value

    def integers(self, name: str, count: int, low: int, high: int | None) -> list[int]:
        """Read `count` integers in [low, high], with one space between them; return them."""
        stop = self.text.find("\n", self.at)
        values = (
            None if self.traced or stop < 0 else _integers(self.text[self.at : stop + 1], count)
        )
        if values and self._take([(name, low, high)], [values]):
            self.at = stop
            self.token = stop - len(str(values[-1]))
            return values
        values = []  # the slow way finds the place of a fault
        for index in range(count):
            if index:
                self.space()
            values.append(self.integer(name, low, high))
        return values

    def rows(
        self,
        count: int | None,
        *columns: Column,
        until="",
        demand: Demand = None,
        are_positions=True,
    ) -> Rows:
        """Read `count` lines with one integer for every column; return the lines.

        If `count` is None, read all lines up to the terminator `until`. If `until` is
        empty, read all lines up to the end of the input, at least one. `demand` gets the
        integers of a line. If they are wrong, it returns what was expected. With
        `are_positions`, each line begins a question.
        """
        begin = self.at
        found = None if self.traced else self._quick_rows(count, columns, until, demand)
        if found is None:
            return self._slow_rows(count, columns, until, demand, are_positions)
        if are_positions:
            lines = self.text[begin : self.at].splitlines(keepends=True)
            self.questions.extend(accumulate(map(len, lines[:-1]), initial=begin))
        self._follows(len(found), count, until)  # reads the terminator
        return found

    def word(self, name: str, alphabet: str, shortest: int, longest: int | None = None) -> str:
        """Read a word of letters of `alphabet`; return it.

        Its length from `shortest` to `longest` is a bound named `length of NAME`. Without
        `longest`, the word has exactly `shortest` characters, and this is not a bound.
        """
        word = self._word()
        if not shortest <= len(word) <= (longest or shortest) or word.strip(alphabet):
            self._fail(
                f"{name}, {shortest}{f' to {longest}' if longest else ''} characters of {alphabet!r}"
            )
        if longest:
            self._note(f"length of {name}", shortest, longest, len(word), len(word))
        self.token = self.at
        self.at += len(word)
        return word

    def space(self) -> None:
        self._literal(" ", "one space")

    def line_end(self) -> None:
        self._literal("\n", "the end of the line")

    def accept(self, text: str) -> bool:
        """If `text` comes next, read it and return True. An example is the terminator '0 0\\n'."""
        here = self.text.startswith(text, self.at)
        if here:
            self.at += len(text)
            if text.strip():  # an empty line is not a terminator
                self.terminator = text
        return here

    def at_end(self) -> bool:
        """Return whether the input ends here. The call also records that it may end here."""
        self.ends_anywhere = True
        return self.at == len(self.text)

    def require(self, condition: bool, expected: str) -> None:
        """Raise Violation at the last token if `condition` is false.

        Use it for conditions that are not bounds.
        """
        if not condition:
            self.at = self.token
            self._fail(expected)

    def end(self) -> None:
        if self.at < len(self.text):
            self._fail("the end of the input")

    def _quick_rows(self, count, columns, until, demand):
        """Return the lines that `rows` reads up to the terminator; None if this fast way fails."""
        stop = self._end_of_rows(count, until)
        values = _integers(self.text[self.at : stop], len(columns))
        if not values or count is not None and len(values) != count * len(columns):
            return None
        by_column = [values[i :: len(columns)] for i in range(len(columns))]
        found = list(zip(*by_column))
        if not self._take(columns, by_column) or demand and any(starmap(demand, found)):
            return None
        self.at = stop
        self.token = stop - 1 - len(str(values[-1]))
        return found

    def _end_of_rows(self, count, until):
        """Return the place after the last line of `rows`; look only at line ends."""
        if count is not None:
            stop = self.at
            for _ in range(min(count, len(self.text))):
                stop = self.text.find("\n", stop) + 1
                if not stop:
                    return self.at
            return stop
        if until:
            stop = self.text.find("\n" + until, self.at) + 1
            return self.at if self.text.startswith(until, self.at) else stop or self.at
        return len(self.text)

    def _slow_rows(self, count, columns, until, demand, are_positions):
        found: Rows = []
        while self._follows(len(found), count, until):
            if are_positions:
                self.position()
            values: list[int] = []
            for column in columns:
                if values:
                    self.space()
                values.append(self.integer(*column))
            expected = demand(*values) if demand else None
            self.require(not expected, expected or "")
            self.line_end()
            found.append(tuple(values))
        return found

    def _follows(self, read: int, count: int | None, until: str) -> bool:
        """Return whether another line follows after `read` lines."""
        if count is not None:
            return read < count
        if until:
            return not self.accept(until)
        return read == 0 or not self.at_end()

    def _literal(self, text: str, expected: str) -> None:
        if not self.text.startswith(text, self.at):
            self._fail(expected)
        self.at += len(text)

    def _take(self, columns: Iterable[Column], lists: list[list[int]]) -> bool:
        """Return whether all columns are within their bounds; if so, record their extremes."""
        extremes = [(min(integers), max(integers)) for integers in lists]
        if not all(_fits(low, high, *ends) for (_, low, high), ends in zip(columns, extremes)):
            return False
        for column, ends in zip(columns, extremes):
            self._note(*column, *ends)
        return True

    def _note(self, name: str, low: int, high: int | None, least: int, most: int) -> None:
        bound = self.bounds.get(name) or self.bounds.setdefault(name, Bound(low, high, least, most))
        bound.least, bound.most = min(bound.least, least), max(bound.most, most)

    def _word(self) -> str:
        """Return the text up to the next space or line end."""
        found = WORD.match(self.text, self.at)
        return found[0] if found else ""

    def _fail(self, expected: str) -> NoReturn:
        line, column = (
            self.text.count("\n", 0, self.at) + 1,
            self.at - self.text.rfind("\n", 0, self.at),
        )
        word = self._word() or self.text[self.at : self.at + 1]
        found = (
            repr(word if len(word) <= SHOWN else word[:SHOWN] + "...")
            if word
            else "the end of the input"
        )
        raise Violation(line, column, expected, found)


def read(text: str, validate, traced: bool = False) -> Reader:
    """Read all of `text` with `validate`; return the reader, or raise Violation."""
    reader = Reader(text, traced)
    validate(reader)
    reader.end()
    return reader


def _integers(lines: str, columns: int) -> Optional[list[int]]:
    """Return the integers of whole lines, `columns` in each; None if the text has another form."""
    words = lines.split()
    try:
        values = [*map(int, words)]
    except ValueError:
        return None
    rows = map(" ".join, zip(*[map(str, values)] * columns))
    return values if columns and "".join(f"{row}\n" for row in rows) == lines else None


def _fits(low: int, high: int | None, least: int, most: int) -> bool:
    return least >= low and most <= (10**MOST_DIGITS - 1 if high is None else high)
