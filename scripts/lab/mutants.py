"""mutants: makes mutants of a source: copies with one small change, which should be wrong.

The operators are:
- arithmetic, comparison, logic, bits: another operator of C++
- off by one: a number plus or minus 1
- condition: the negated condition
- choice: a ? b : c always gives b, or always c
- statement: a statement is removed
- type: a narrower type
- table: half as many elements
- parity: the last bit instead of a value or a count
- reset: a variable keeps its value for the next case
- first pass: a loop ends after one pass
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from judging.run.meaning import COMMENT, DIRECTIVE, LITERAL

TOKEN = re.compile(
    rf"(?P<other>{COMMENT} | {DIRECTIVE} | {LITERAL}) |"
    r"""
      long[ ]long | [A-Za-z_]\w* | \d\w* | <<=|>>= | -> | :: | \+\+ | --
    | [-+*/%^&|<>=!]= | && | \|\| | << | >> | \S""",
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)
REPLACEMENTS = [  # operator, token, its replacements
    (operator, *entry.split(maxsplit=1))
    for operator, entries in {
        "arithmetic": "+ -, - +, * +, / *, % /, ++ --, -- ++, += -=, -= +=, *= +=, /= *=, %= /=",
        "comparison": "< <= >=, <= < >, > >= <=, >= > <, == !=, != ==",
        "logic": "&& ||, || &&",
        "bits": "^ | &, | ^ &, & |, << >>, >> <<, ^= |= = +=, |= ^=, &= |=",
    }.items()
    for entry in entries.split(",")
]
UNARY = {"++", "--"}
UNCHANGED = "assert", "std::ios::sync_with_stdio", "std::cin.tie"  # they change no output
TYPE = r"int|long long|unsigned|bool|char"
ARRAY = re.compile(rf".*\b(?:{TYPE}|double) \w+(?:\[[^]]*\])*\[")  # the text before a size
NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|[0-9]+)([a-zA-Z]*)")
DECLARATION = re.compile(
    rf"(const|static|typedef|using|template|inline|return|else|{TYPE}|double|struct|class|enum"
    r"|public|private|case|default|std::\w+<.*> \w+|[A-Z]\w+ \w+)\b"
)
INT = re.compile(r"(?<!for \()\b(int)(?= (?!main)\w+(?: = 0;|\([^)]*\) \{))")
NARROWER = {32767: "short", 127: "signed char"}  # the largest number of a type -> the type
VECTOR = r"^ {4,}std::vector<[^;()]*> \w+\("  # the text before the size
LOCAL = r"^(?: {8,}| {4}(?=[^$]*\nint main))()"  # before a declaration, but not in main itself
PATTERNS = [  # operator, pattern whose group 1 is replaced, replacement
    (operator, re.compile(pattern, re.MULTILINE), new)
    for operator, pattern, new in (
        ("table", rf"(?:{VECTOR}(?!int )|\w\[(?=[A-Z]\w{{3}}))([^][(),;]{{2,}})[],)]", r"(\1) / 2"),
        ("reset", rf"{LOCAL}(?:{TYPE}) \w+ = ", "static "),
        ("reset", rf"{LOCAL}(?:const )?std::\w+<[^;()]*> \w+(?<!_)(?:\([^)]|;| =)", "static "),
        ("parity", r"^(?! +while).*?(\+\+(\w+));", r"\2 ^= 1"),
        ("parity", r"^ +[\w.\[\]]+ [+^]= (?!1;)([^;]+);", r"(\1) & 1"),
        ("first pass", r"(?<!} )\b(while)(?= \()", "if"),
    )
]
Change = tuple[str, int, int, str]  # operator, start, end, replacement


@dataclass(frozen=True)
class Mutant:
    """A changed source."""

    operator: str
    line: int
    before: str  # the changed line
    after: str
    text: str  # the whole source

    @property
    def change(self) -> tuple[str, str]:
        return self.before, self.after


def of(text: str, first: int = 0, last: int = sys.maxsize, most: int = 2**31) -> list[Mutant]:
    """Return the mutants of text[first:last], each once, by line.

    `most` is the largest number of the input. A type becomes narrower only if `most` overflows it.
    """
    unchanged = [span for name in UNCHANGED for span in _calls(text, name)]
    mutants: dict[str, Mutant] = {}
    for operator, start, end, new in _changes(text, most):
        if start < first or end > last or any(begin <= start < stop for begin, stop in unchanged):
            continue
        changed = text[:start] + new + text[end:]
        head, tail = text.rfind("\n", 0, start) + 1, len(text) - text.find("\n", end)
        before, after = (" ".join(t[head : len(t) - tail].split()) for t in (text, changed))
        line = text.count("\n", 0, start) + 1
        mutants.setdefault(changed, Mutant(operator, line, before, after, changed))
    return sorted(mutants.values(), key=lambda mutant: mutant.line)


def _changes(text: str, most: int) -> Iterator[Change]:
    code = [token for token in TOKEN.finditer(text) if not token["other"]]
    for token in code:
        yield from _token_changes(text, token)
    for word in ("if", "while"):
        for start, end in _calls(text, word):
            start = text.index("(", start) + 1
            yield "condition", start, end - 1, f"!({text[start : end - 1]})"
    yield from (("statement", *span, ";") for span in _statements(text, code))
    narrower = [("type", INT, name) for largest, name in NARROWER.items() if most > largest][:1]
    for operator, pattern, new in [*narrower, *PATTERNS]:
        for match in pattern.finditer(text):
            yield operator, *match.span(1), match.expand(new)
    for start, end in _calls(text, "for"):
        parts = text[text.index("(", start) + 1 : end - 1].split(";")
        if len(parts) == 3:
            init, condition, step = map(str.strip, parts)
            once = f"once && ({condition or 'true'}); {step + ', ' if step else ''}once = false"
            new = f"for (bool once = true; once; once = false) for ({init}; {once})"
            yield "first pass", start, end, new


def _token_changes(text: str, token: re.Match) -> Iterator[Change]:
    (start, end), word = token.span(), token[0]
    if word == "long long":
        yield "type", start, end, "int"
    for operator, replaced, others in REPLACEMENTS:
        if word == replaced and (word in UNARY or _is_binary(text, start, end)):
            yield from ((operator, start, end, new) for new in others.split())
    if word == "!":
        yield "condition", start, end, ""
    if word == "?":
        yield from (("choice", start, start, always) for always in ("&& false ", "|| true "))
    if number := NUMBER.fullmatch(word):
        value = int(number[1], 0) if number[1].strip("0") else 0
        is_array_size = ARRAY.fullmatch(text[text.rfind("\n", 0, start) + 1 : start])
        for near in (value + 1, value - 1):
            if near >= 0 and not (is_array_size and near > value):  # a larger array is as good
                yield "off by one", start, end, f"{near}{number[2]}"


def _is_binary(text: str, start: int, end: int) -> bool:
    """Return whether an operator is between spaces, and is not part of a stream or template."""
    if not (text[start - 1] in " \n" and text[end] in " \n"):
        return False
    if text[start:end] == ">":
        return not text[:start].rstrip().endswith(">")  # closes two templates in C++98
    is_shift = text[start:end] in ("<<", ">>")
    return not (is_shift and "std::c" in text[text.rfind(";", 0, start) + 1 : start])


def _calls(text: str, word: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of `word (...)`."""
    for match in re.finditer(rf"\b{word} ?\(", text):
        depth = 0
        for at in range(match.end() - 1, len(text)):
            depth += (text[at] == "(") - (text[at] == ")")
            if depth == 0:
                yield match.start(), at + 1
                break


def _statements(text: str, code: list[re.Match]) -> Iterator[tuple[int, int]]:
    """Yield the spans of statements that can be removed: after ; { } ) or `else`, up to a ;"""
    begin, depth = None, 0
    for previous, token in pairwise(code):
        depth += (previous[0] == "(") - (previous[0] == ")")
        if depth == 0 and previous[0] in (";", "{", "}", ")", "else") and begin is None:
            begin = token.start()
        if token[0] == ";" and depth == 0:
            if begin is not None and begin < token.start() and not DECLARATION.match(text, begin):
                yield begin, token.end()
            begin = None
        elif token[0] in ("{", "}", "if", "while", "for", "else", "do"):
            begin = None
