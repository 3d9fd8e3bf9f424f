"""groups: takes one question out of an input whose questions form groups.

For example, a group in HDU 1536 is a set S with its positions. The lines before the first question
of a group are its header. A line belongs to a header if its numbers have other names than the
numbers of questions. The lines before all groups, such as the number of groups, are the top.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby, product

from ..data.grammar import Reader, Token

MOST_COUNTS = 4  # numbers of a header that may be the number of groups or of questions


@dataclass
class Line:
    text: str
    start: int
    tokens: list[Token] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the numbers; neighbours of the same name count once."""
        return tuple(name for name, _ in groupby(token.name for token in self.tokens))


@dataclass
class Question:
    header: list[Line]  # of its group; empty if the question is not the first of its group
    own: list[Line]


def alone(reader: Reader, number: int) -> Iterator[str]:
    """Yield texts with only one question, the header of its group, and the top.

    Some of them are invalid inputs: each number of a header that could be the number of groups or of
    questions is 1 or unchanged.
    """
    questions = _questions(reader)
    firsts = [i for i, question in enumerate(questions) if i == 0 or question.header]
    first = max([i for i in firsts if i <= number], default=0)
    last = min([i for i in firsts if i > first], default=len(questions)) - 1
    if not questions:
        return
    header = questions[first].header
    if first:
        names = [line.names for line in questions[0].header]
        same = names.index(header[0].names) if header[0].names in names else 0
        header = [*questions[0].header[:same], *header]
    sizes = {str(size) for size in (len(firsts), last - first + 1, len(questions)) if size > 1}
    text = reader.text
    counts = [
        token
        for line in header
        for token in line.tokens
        if token.is_count and text[token.start : token.end] in sizes
    ][-MOST_COUNTS:]
    own, end = _text(questions[number].own), _text(_end(questions[last].own))
    for is_one in product((True, False), repeat=len(counts)):
        ones = [token for token, one in zip(counts, is_one) if one]
        begin = "".join(_with_ones(line, ones) for line in header) + own
        ends = reader.terminator, "", end, end + reader.terminator
        yield from dict.fromkeys(begin + each for each in ends)


def _questions(reader: Reader) -> list[Question]:
    """Return the questions of an input; [] if one of them does not begin with a line."""
    begins, parts = {*reader.questions}, list[list[Line]]([[]])
    for line in _lines(reader):
        if line.start in begins:
            parts.append([])
        parts[-1].append(line)
    if len(parts) <= len(begins):
        return []
    of_question = {line.names for line in parts[-1]}  # no header follows the last question
    questions, header = [], parts[0]
    for part in parts[1:]:
        own = max(i for i, line in enumerate(part) if i == 0 or line.names in of_question) + 1
        while own < len(part) and not part[own].tokens:  # they end a question or a group
            own += 1
        questions.append(Question(header, part[:own]))
        header = part[own:]
    return questions


def _lines(reader: Reader) -> list[Line]:
    """Return the lines before the terminator, with their numbers."""
    text = reader.text.removesuffix(reader.terminator) if reader.terminator else reader.text
    lines, at = [], 0
    tokens = iter([*reader.tokens, None])
    token = next(tokens)
    for row in text.splitlines(keepends=True):
        lines.append(Line(row, at))
        at += len(row)
        while token and token.start < at:
            lines[-1].tokens.append(token)
            token = next(tokens)
    return lines


def _text(lines: list[Line]) -> str:
    """Return the text of the lines without empty lines at the end, which separate questions."""
    text = "".join(line.text for line in lines)
    return text.rstrip("\n") + "\n" if text.endswith("\n\n") else text


def _end(lines: list[Line]) -> list[Line]:
    """Return the lines after the last number, which may end a group."""
    at = max((i + 1 for i, line in enumerate(lines) if line.tokens), default=len(lines))
    return lines[at:]


def _with_ones(line: Line, ones: list[Token]) -> str:
    """Return the text of a line with 1 in place of these numbers."""
    text = line.text
    for token in reversed(line.tokens):
        if token in ones:
            start, end = token.start - line.start, token.end - line.start
            text = text[:start] + "1" + text[end:]
    return text
