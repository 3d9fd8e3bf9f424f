"""shrink: makes a failing input small, as far as its grammar allows.

Like every step of the search for a small input (counterexample.py), it ends at a given time. First
it removes questions, lines, numbers of a line and columns of a board, larger parts before
smaller parts. Then it merges two numbers, and makes numbers smaller.
"""

import re
import time
from collections.abc import Callable, Iterator
from itertools import combinations, groupby, pairwise, product

from ..data.grammar import Reader, Token, read
from .questions import Edit, edited, is_valid, recounted, replaced, value

Span = tuple[int, int]
MAX_CUT = 64  # a list is cut into at most so many pieces
LONG = 1000  # from a list of more parts, only the ends are removed
MAX_PAIRED = 12  # with at most so many numbers, all pairs are tried
MAX_NUMBERS = 200  # with at most so many numbers, each is made smaller


def size(text: str) -> tuple[int, int, str]:
    """Return a sort key for inputs: the number of words, the length, and the text."""
    return len(text.split()), len(text), text


def shrink(
    text: str, validate, is_failing: Callable[[str], bool], end: float, clock=time.monotonic
) -> str:
    """Return a smaller failing input: change it until no change keeps it valid and failing."""
    tried, most = {hash(text)}, len(text)  # a cut may remove at most so many characters
    while most:
        for edits in _changes(read(text, validate, traced=True), most):
            if clock() >= end:
                return text
            candidate = edited(text, edits)
            if hash(candidate) in tried:
                continue
            tried.add(hash(candidate))
            if is_valid(candidate, validate) and is_failing(candidate):
                most, text = max(1, len(text) - len(candidate)), candidate
                break
        else:
            most = 0 if most >= len(text) else len(text)
    return text


def _changes(reader: Reader, most: int) -> Iterator[list[Edit]]:
    """Yield edits that make the text smaller; many results are invalid inputs.

    A cut removes at most `most` characters.
    """
    yield from _removals(reader, most)
    yield from _columns(reader)
    if len(reader.tokens) <= MAX_NUMBERS:
        yield from _merges(reader)
        for token in reader.tokens:
            for smaller in _smaller_numbers(reader.text, token, True):
                yield [replaced(token, smaller)]
    if len(reader.tokens) <= MAX_PAIRED:  # two numbers must change together to keep a nim-sum
        for pair in combinations(reader.tokens, 2):
            for both in product(*(_smaller_numbers(reader.text, token) for token in pair)):
                yield [*map(replaced, pair, both)]


def _removals(reader: Reader, most: int) -> Iterator[list[Edit]]:
    """Yield edits that remove parts of a list, larger parts first."""
    cuts = [
        (sum(stop - start for start, stop in spans), number, spans)
        for parts in _lists(reader)
        for number, spans in _cuts(parts)
    ]
    for length, number, spans in sorted(cuts, key=lambda cut: -cut[0]):
        if length > most:
            continue
        amounts = {number}
        if any("\n" in reader.text[start:stop] for start, stop in spans):
            inside = (any(start <= at < stop for start, stop in spans) for at in reader.questions)
            amounts |= {1, sum(inside)}
        yield from recounted(reader, [(*span, "") for span in spans], amounts)


def _merges(reader: Reader) -> Iterator[list[Edit]]:
    """Yield edits that replace two numbers of the same name by one number."""
    text, tokens = reader.text, reader.tokens
    for distance in range(1, MAX_PAIRED):
        for first, second in zip(tokens, tokens[distance:]):
            if first.name != second.name:
                continue
            one, other = value(text, first), value(text, second)
            before, after = text[second.start - 1], text[second.end]
            start, end = second.start - (before == " "), second.end + (before == after == "\n")
            for merged in {one ^ other, one + other, abs(one - other)}:
                yield from recounted(reader, [replaced(first, merged), (start, end, "")], {1})


def _lists(reader: Reader) -> Iterator[list[Span]]:
    """Yield lists of parts to remove: questions, lines, lines of one kind, numbers of one kind."""
    text, tokens = reader.text, reader.tokens
    yield list(pairwise([*reader.questions, len(text)]))
    lines = list(pairwise([0, *(match.end() for match in re.finditer("\n", text))]))
    yield lines
    by_line: list[list[Token]] = [[] for _ in lines]
    line = 0
    for token in tokens:
        while lines[line][1] <= token.start:
            line += 1
        by_line[line].append(token)
    kinds = [[name for name, _ in groupby(token.name for token in row)] for row in by_line]
    for _, same in groupby(range(len(lines)), key=kinds.__getitem__):
        yield [lines[i] for i in same]
    for row in by_line:
        for _, named in groupby(row, key=lambda token: token.name):
            run = list(named)
            starts, last = [t.start for t in run], run[-1].end
            yield list(pairwise([*starts, last + (text[last : last + 1] == " ")]))


def _cuts(parts: list[Span]) -> Iterator[tuple[int, list[Span]]]:
    """Yield the number of the removed parts, and their spans.

    A cut removes neighbours or all other parts. From a long list it removes only parts at an end,
    and from a short list also any two parts.
    """
    length, cut = len(parts), len(parts)
    while cut:
        is_long = length > LONG or cut * MAX_CUT < length
        for first in {0, length - cut} if is_long else range(0, length, cut):
            gone = parts[first : first + cut]
            yield len(gone), [(gone[0][0], gone[-1][1])]
            if not is_long and len(gone) < length:
                around = (parts[0][0], gone[0][0]), (gone[-1][1], parts[-1][1])
                yield length - len(gone), [span for span in around if span[0] < span[1]]
        cut //= 2
    if 2 < length <= MAX_PAIRED:
        yield from ((2, list(pair)) for pair in combinations(parts, 2))


def _columns(reader: Reader) -> Iterator[list[Edit]]:
    """Yield edits that remove columns of a board of letters."""
    for _, run in groupby(
        re.finditer(r"^[^\d\s]+$", reader.text, re.MULTILINE), key=lambda row: len(row[0])
    ):
        rows = [row.start() for row in run]
        width = len(reader.text[rows[0] :].split("\n", 1)[0])
        for number, spans in _cuts([(i, i + 1) for i in range(width)]):
            edits = [(row + start, row + stop, "") for row in rows for start, stop in spans]
            yield from recounted(reader, edits, {number}, only=width)


def _smaller_numbers(text: str, token: Token, bisects: bool = False) -> list[int]:
    """Return values to try that are nearer to 0: all of them for a small number, some for a large
    number; if asked, also those of a bisection, which find the bound of a fault."""
    number = value(text, token)
    if number >= 0:
        return _smaller(number, max(token.low, 0), bisects)
    least = 0 if token.high is None else max(-token.high, 0)
    return [-smaller for smaller in _smaller(-number, least, bisects)]


def _smaller(number: int, least: int, bisects: bool) -> list[int]:
    if number - least <= 20:
        return list(range(least, number))
    half = 1 << (number.bit_length() - 1)
    found = {least, number // 2, number - number // 4, half, number - half, number - 2, number - 1}
    if bisects:
        found |= {number - ((number - least) >> k) for k in range((number - least).bit_length())}
    return sorted(found - {number})
