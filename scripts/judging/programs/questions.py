"""questions: takes parts out of an input, so that it stays one: a question alone, or with fewer numbers.

An input is a text and what its grammar has read in it. An edit puts a new text in the place of a span.
"""

from collections.abc import Iterator
from itertools import pairwise

from ..engine.grammar import Reader, Token, Violation, read

Edit = tuple[int, int, str]
NEAREST = 4  # counts before a part that may count it
MAX_TRACED = 1 << 20  # characters of an input whose questions are taken apart


def single(text: str, validate, question: int) -> str | None:
    """A valid input that asks one of the questions of a valid input alone."""
    if len(text) > MAX_TRACED:
        return None
    return next(
        (
            each
            for each in alone(read(text, validate, traced=True), question)
            if is_valid(each, validate)
        ),
        None,
    )


def alone(reader: Reader, question: int) -> list[str]:
    """The inputs that may hold a single question of this one."""
    begins = [*reader.questions, len(reader.text)]
    stop = len(reader.text) - len(reader.terminator)
    around = (begins[0], begins[question]), (min(begins[question + 1], stop), stop)
    edits = [(*span, "") for span in around]
    return [edited(reader.text, each) for each in recounted(reader, edits, {len(begins) - 2})]


def is_valid(text: str, validate) -> bool:
    try:
        read(text, validate)
    except Violation:
        return False
    return True


def recounted(
    reader: Reader, edits: list[Edit], amounts: set[int], only: int = 0
) -> Iterator[list[Edit]]:
    """The edits, alone and with a count before them, or two, that are less by an amount;
    or, with `only`, any number before them that has this value."""
    yield edits
    nearest: dict[str, Token] = {}
    for token in reader.tokens:
        if token.start >= edits[0][0]:
            break
        if token.is_count if not only else value(reader.text, token) == only:
            nearest.pop(token.name, None)
            nearest[token.name] = token
    counts = [*nearest.values()][-NEAREST:]
    for amount in sorted(amounts - {0}, reverse=True):
        for some in [*zip(reversed(counts)), *pairwise(counts)]:  # edges and vertices go together
            values = [value(reader.text, token) - amount for token in some]
            if all(number >= token.low for token, number in zip(some, values)):
                yield [*map(replaced, some, values), *edits]


def edited(text: str, edits: list[Edit]) -> str:
    """The text after all edits, which stand in order."""
    parts, at = [], 0
    for start, stop, new in edits:
        parts += [text[at:start], new]
        at = stop
    return "".join([*parts, text[at:]]).replace(" \n", "\n")


def value(text: str, token: Token) -> int:
    return int(text[token.start : token.end])


def replaced(token: Token, number: int) -> Edit:
    return token.start, token.end, str(number)
