"""A strict reader of judge input: every blank, line end and bound is checked.

A problem's cases.py holds `validate(reader)`, which reads a whole input the way
the statement describes it. Every input that enters the system passes it.
"""

import re
from dataclasses import dataclass

NUMBER = re.compile(r"[^ \n]+")
CANONICAL = re.compile(r"0|-?[1-9][0-9]*")
SHOWN = 24  # characters of the text at fault that a message quotes


class Violation(Exception):
    """An input that its grammar does not allow; the text says where and why."""

    def __init__(self, line: int, column: int, expected: str, found: str):
        super().__init__(f"line {line}, column {column}: expected {expected}, found {found}")
        self.line, self.column = line, column
        self.expected, self.found = expected, found


@dataclass
class Bound:
    """A bound that the grammar declares, and what the input held of it."""

    low: int
    high: int | None  # None: the statement gives no upper bound
    least: int
    most: int


@dataclass(frozen=True)
class Token:
    """A number of the input: where it stands and what the grammar says of it."""

    name: str
    start: int
    end: int
    low: int
    high: int | None
    is_count: bool  # does it say how many of something follow?


class Reader:
    """Reads `text` from its beginning, one token at a time, and raises Violation.

    After a run, `bounds` holds every bounded name with the extremes that stood in
    the input, `questions` where each position that the input asks about begins,
    `ends_anywhere` whether the input may end where it asks, and `terminator` the
    text that ended it. With `traced`, `tokens` holds every number.
    """

    def __init__(self, text: str, traced: bool = False):
        self.text = text
        self.at = 0
        self.token = 0  # where the token read last begins
        self.bounds: dict[str, Bound] = {}
        self.questions: list[int] = []
        self.ends_anywhere = False
        self.terminator = ""
        self.traced = traced
        self.tokens: list[Token] = []

    def position(self) -> None:
        """Marks one question: a position (or query) that begins here."""
        self.questions.append(self.at)

    def count(self, name: str, low: int, high: int | None) -> int:
        """An integer that says how many of something follow."""
        return self.integer(name, low, high, is_count=True)

    def integer(self, name: str, low: int, high: int | None, is_count: bool = False) -> int:
        """One integer in [low, high], without plus sign or leading zero."""
        match = NUMBER.match(self.text, self.at)
        word = match.group() if match else ""
        if not CANONICAL.fullmatch(word):
            self._fail(f"{name}, {_interval(low, high)}")
        value = int(word)
        if value < low or (high is not None and value > high):
            self._fail(f"{name}, {_interval(low, high)}")
        self._note(name, low, high, value, value)
        self.token = self.at
        self.at += len(word)
        if self.traced:
            self.tokens.append(Token(name, self.token, self.at, low, high, is_count))
        return value

    def integers(self, name: str, count: int, low: int, high: int | None) -> list[int]:
        """`count` integers in [low, high] with one blank between neighbours."""
        end = self.text.find("\n", self.at)
        line = self.text[self.at : end if end >= 0 else len(self.text)]
        try:
            values = list(map(int, line.split(" ")))
        except ValueError:
            values = []
        fits = not self.traced and len(values) == count > 0 and " ".join(map(str, values)) == line
        if fits and min(values) >= low and (high is None or max(values) <= high):
            self._note(name, low, high, min(values), max(values))
            self.at += len(line)
            self.token = self.at - len(str(values[-1]))
            return values
        values = []  # the slow way knows the place of a fault
        for index in range(count):
            if index:
                self.blank()
            values.append(self.integer(name, low, high))
        return values

    def word(self, name: str, alphabet: str, shortest: int, longest: int) -> str:
        """A word of `alphabet`, whose length is a bound named `length of NAME`."""
        match = NUMBER.match(self.text, self.at)
        word = match.group() if match else ""
        if not shortest <= len(word) <= longest or not set(word) <= set(alphabet):
            self._fail(f"{name}, {shortest} to {longest} characters of {alphabet!r}")
        self._note(f"length of {name}", shortest, longest, len(word), len(word))
        self.token = self.at
        self.at += len(word)
        return word

    def blank(self) -> None:
        self._literal(" ", "one blank")

    def line_end(self) -> None:
        self._literal("\n", "the end of the line")

    def accept(self, text: str) -> bool:
        """Reads past `text` if it stands here; for terminators such as '0 0\\n'."""
        here = self.text.startswith(text, self.at)
        if here:
            self.at += len(text)
            if text.strip():  # a blank line ends nothing
                self.terminator = text
        return here

    def at_end(self) -> bool:
        """Is this the end? Asking says that the input may end here."""
        self.ends_anywhere = True
        return self.at == len(self.text)

    def require(self, condition: bool, expected: str) -> None:
        """A demand on the token read last that no bound can express."""
        if not condition:
            self.at = self.token
            self._fail(expected)

    def end(self) -> None:
        if self.at < len(self.text):
            self._fail("the end of the input")

    def _literal(self, text: str, expected: str) -> None:
        if not self.text.startswith(text, self.at):
            self._fail(expected)
        self.at += len(text)

    def _note(self, name: str, low: int, high: int | None, least: int, most: int) -> None:
        bound = self.bounds.get(name)
        if bound is None:
            self.bounds[name] = Bound(low, high, least, most)
        else:
            bound.least, bound.most = min(bound.least, least), max(bound.most, most)

    def _fail(self, expected: str) -> None:
        line = self.text.count("\n", 0, self.at) + 1
        column = self.at - (self.text.rfind("\n", 0, self.at) + 1) + 1
        raise Violation(line, column, expected, _shown(self.text, self.at))


def read(text: str, validate, traced: bool = False) -> Reader:
    """The reader after `validate` has accepted all of `text`; raises Violation."""
    reader = Reader(text, traced)
    validate(reader)
    reader.end()
    return reader


def _interval(low: int, high: int | None) -> str:
    return f"an integer in [{low}, {high}]" if high is not None else f"an integer >= {low}"


def _shown(text: str, at: int) -> str:
    if at >= len(text):
        return "the end of the input"
    match = NUMBER.match(text, at)
    word = match.group() if match else text[at]
    return repr(word if len(word) <= SHOWN else word[:SHOWN] + "...")
