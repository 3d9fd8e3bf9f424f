"""questions: removes parts of an input so that the input stays valid.

For example, it keeps only one question, or it removes numbers. An edit replaces a span of the input
by a new text.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, pairwise

from ..data.grammar import Reader, Token, Violation, read
from ..words import N_, Sentence, _
from . import groups

Edit = tuple[int, int, str]
NEAREST = 4  # only the last so many counts before a part may count the part
# the parts of a fault that do not depend on a problem
PARTS = N_("one space"), N_("the end of the line"), N_("the end of the input")
MAX_TRACED = 1 << 20  # characters; a longer input is not split into questions


def single(text: str, validate, question: int) -> str | None:
    """Return a valid input that contains only one question of a valid input, or None."""
    if len(text) > MAX_TRACED:
        return None
    reader = _traced(text, validate)
    candidates = chain(groups.alone(reader, question), alone(reader, question))
    return next((each for each in candidates if _questions_in(each, validate) == 1), None)


@lru_cache(maxsize=1)  # several questions of one input are asked for
def _traced(text: str, validate) -> Reader:
    return read(text, validate, traced=True)


def first_alone(text: str, validate) -> str | None:
    """Return a valid input that asks the first question of a valid input alone, or None.

    Unlike `single`, it looks for the end of the question, since lines that belong to the next ones may follow,
    and takes a count before it for that of a part of the questions, as in a case with several of them.
    """
    if len(text) > MAX_TRACED:
        return None
    reader = read(text, validate, traced=True)
    first, second, *_ = [*reader.questions, len(text)]
    stop = len(text) - len(reader.terminator)
    counts = {
        value(text, token) - 1 for token in reader.tokens if token.is_count and token.end <= first
    }
    for at in range(first, min(second, stop)):
        if text[at] != "\n":
            continue
        for edits in recounted(reader, [(at + 1, stop, "")], counts):
            each = edited(text, edits)
            if _questions_in(each, validate) == 1:
                return each
    return None


def alone(reader: Reader, question: int) -> list[str]:
    """Return texts with only one question of this input. Some of them may be invalid inputs."""
    begins = [*reader.questions, len(reader.text)]
    stop = len(reader.text) - len(reader.terminator)
    around = (begins[0], begins[question]), (min(begins[question + 1], stop), stop)
    edits = [(*span, "") for span in around]
    return [edited(reader.text, each) for each in recounted(reader, edits, {len(begins) - 2})]


def fault(violation: Violation) -> Sentence:
    """Return where an input breaks its grammar, and what the grammar expects there."""
    what = _("line {line}, column {column}: expected {expected}, found {found}")
    return what.format(
        line=violation.line,
        column=violation.column,
        expected=_(violation.expected),
        found=_(violation.found),
    )


def is_valid(text: str, validate) -> bool:
    return _questions_in(text, validate) is not None


def _questions_in(text: str, validate) -> int | None:
    """Return the number of questions of an input; None if the input is invalid."""
    try:
        return len(read(text, validate).questions)
    except Violation:
        return None


def recounted(
    reader: Reader, edits: list[Edit], amounts: set[int], only: int = 0
) -> Iterator[list[Edit]]:
    """Yield the edits, then the edits with one or two counts before them reduced by an amount.

    With `only`, every number before the edits that has this value may be a count.
    """
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
        # pairs, because the counts of edges and vertices change together
        for some in [*zip(reversed(counts)), *pairwise(counts)]:
            values = [value(reader.text, token) - amount for token in some]
            if all(number >= token.low for token, number in zip(some, values)):
                yield [*map(replaced, some, values), *edits]


def edited(text: str, edits: list[Edit]) -> str:
    """Return the text after all edits. The edits must be in the order of their places."""
    parts, at = [], 0
    for start, stop, new in edits:
        parts += [text[at:start], new]
        at = stop
    return "".join([*parts, text[at:]]).replace(" \n", "\n")


def value(text: str, token: Token) -> int:
    return int(text[token.start : token.end])


def replaced(token: Token, number: int) -> Edit:
    return token.start, token.end, str(number)
