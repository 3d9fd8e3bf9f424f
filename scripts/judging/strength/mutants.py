"""mutants: small wrong changes of a source, one at a time.

Their operators: arithmetic, comparison, logic, bits; off by one: a number; condition:
negated; choice: of a ? b : c always b, or c; statement: dropped; type: narrower;
table: of half the length; parity: instead of a value or count; reset: a variable that
keeps its value for the next case; first pass: of a loop alone. Asserts, sync_with_stdio
and cin.tie are left alone: on legal input they change no output.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..collection.sources import COMMENT, DIRECTIVE, LITERAL

TOKEN = re.compile(
    rf"{COMMENT} | {DIRECTIVE} | {LITERAL} |"
    r"""
      long[ ]long | [A-Za-z_]\w* | \d\w* | <<=|>>= | -> | :: | \+\+ | --
    | [-+*/%^&|<>=!]= | && | \|\| | << | >> | \S""",
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)
OTHERS = {
    "arithmetic": {
        "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "++": ["--"], "--": ["++"],
        "+=": ["-="], "-=": ["+="], "*=": ["+="], "/=": ["*="], "%=": ["/="],
    },
    "comparison": {
        "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    },
    "logic": {"&&": ["||"], "||": ["&&"]},
    "bits": {
        "^": ["|", "&"], "|": ["^", "&"], "&": ["|"], "<<": [">>"], ">>": ["<<"],
        "^=": ["|=", "=", "+="], "|=": ["^="], "&=": ["|="],
    },
}  # fmt: skip
LEFT_ALONE = "assert", "std::ios::sync_with_stdio", "std::cin.tie"
UNARY = {"++", "--"}
ARRAY = re.compile(
    r".*\b(?:int|long long|unsigned|bool|char|double) \w+(?:\[[^]]*\])*\["
)  # up to its size
NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|[0-9]+)([a-zA-Z]*)")
DECLARATION = re.compile(
    r"(const|static|typedef|using|template|inline|return|else|int|long long|unsigned|bool|char|double|struct|class|enum"
    r"|public|private|case|default|std::\w+<.*> \w+|[A-Z]\w+ \w+)\b"
)
VALUE = re.compile(r"(?<!for \()\bint(?= (?!main)\w+(?: = 0;|\([^)]*\) \{))")
NARROWER = {32767: "short", 127: "signed char"}  # by the largest number that it holds
PATTERNS = [  # operator, what group 1 is replaced in, by what; a variable of main itself is never reset
    (operator, re.compile(pattern, re.MULTILINE), new)
    for operator, pattern, new in (
        (
            "table",
            r"(?:^ {4,}std::vector<[^;()]*> \w+\((?!int )|\w\[(?=[A-Z]\w{3}))([^][(),;]{2,})[],)]",
            r"(\1) / 2",
        ),
        (
            "reset",
            r"^(?: {8,}| {4}(?=[^$]*\nint main))()(?:int|long long|unsigned|bool|char) \w+ = ",
            "static ",
        ),
        (
            "reset",
            r"^(?: {8,}| {4}(?=[^$]*\nint main))()(?:const )?std::\w+<[^;()]*> \w+(?<!_)(?:\([^)]|;| =)",
            "static ",
        ),
        ("parity", r"^(?! +while).*?(\+\+(\w+));", r"\2 ^= 1"),
        ("parity", r"^ +[\w.\[\]]+ [+^]= (?!1;)([^;]+);", r"(\1) & 1"),
        ("first pass", r"(?<!} )\b(while)(?= \()", "if"),
    )
]


@dataclass(frozen=True)
class Mutant:
    """One change: who made it, the line that it changes, before and after, and the whole text."""

    operator: str
    line: int
    before: str
    after: str
    text: str

    @property
    def change(self) -> tuple[str, str]:
        return self.before, self.after


def of(text: str, first: int = 0, last: int | None = None, most: int = 2**31) -> list[Mutant]:
    """The mutants of text[first:last], each once, in the order of their places. No type is
    made narrower that then still holds `most`, the largest number of the input."""
    last = len(text) if last is None else last
    left_alone = [span for name in LEFT_ALONE for span in _calls(text, name)]
    made: dict[str, Mutant] = {}
    for operator, start, end, new in _changes(text, most):
        if (
            first <= start
            and end <= last
            and not any(begin <= start < stop for begin, stop in left_alone)
        ):
            changed = text[:start] + new + text[end:]
            head, tail = (
                text.rfind("\n", 0, start) + 1,
                len(text) - text.find("\n", end),
            )  # around what changes
            before, after = (
                " ".join(whole[head : len(whole) - tail].split()) for whole in (text, changed)
            )
            made.setdefault(
                changed, Mutant(operator, text.count("\n", 0, start) + 1, before, after, changed)
            )
    return sorted(made.values(), key=lambda m: m.line)


def _changes(text: str, most: int) -> Iterator[tuple[str, int, int, str]]:
    """(operator, start, end, replacement) for every change."""
    tokens = list(TOKEN.finditer(text))
    code = [
        t
        for t in tokens
        if t[0].lstrip()[:1] not in ("#", '"', "'") and t[0][:2] not in ("//", "/*")
    ]
    for token in code:
        yield from _token_changes(text, token)
    for word in ("if", "while"):
        for start, end in _calls(text, word):
            inner = text[start:end].index("(") + start
            yield "condition", inner + 1, end - 1, f"!({text[inner + 1 : end - 1]})"
    for start, end in _statements(text, code):
        yield "statement", start, end, ";"
    for match in VALUE.finditer(text):
        yield from [
            ("type", *match.span(), narrower)
            for holds, narrower in NARROWER.items()
            if most > holds
        ][:1]
    for operator, pattern, new in PATTERNS:
        yield from (
            (operator, *match.span(1), match.expand(new)) for match in pattern.finditer(text)
        )
    for start, end in _calls(text, "for"):
        parts = text[text.index("(", start) + 1 : end - 1].split(";")
        if len(parts) == 3:
            made, goes_on, step = (part.strip() for part in parts)
            once = f"once && ({goes_on or 'true'}); {step + ', ' if step else ''}once = false"
            yield (
                "first pass",
                start,
                end,
                f"for (bool once = true; once; once = false) for ({made}; {once})",
            )


def _token_changes(text: str, token: re.Match) -> Iterator[tuple[str, int, int, str]]:
    start, end, word = token.start(), token.end(), token[0]
    if word == "long long":
        yield "type", start, end, "int"
    for operator, others in OTHERS.items():
        if word in others and (word in UNARY or _is_binary(text, start, end)):
            yield from ((operator, start, end, other) for other in others[word])
    if word == "!":
        yield "condition", start, end, ""
    if word == "?":
        yield from (("choice", start, start, always) for always in ("&& false ", "|| true "))
    number = NUMBER.fullmatch(word)
    if number:
        value = int(number[1], 0) if number[1] != "0" * len(number[1]) else 0
        is_array_size = ARRAY.fullmatch(text[text.rfind("\n", 0, start) + 1 : start])
        for near in (value + 1, value - 1):
            if near >= 0 and not (is_array_size and near > value):  # a larger array is as good
                yield "off by one", start, end, f"{near}{number[2]}"


def _is_binary(text: str, start: int, end: int) -> bool:
    """Does the operator stand between spaces, and is it no stream's or template's?"""
    if not (text[start - 1] in " \n" and text[end] in " \n"):
        return False
    before = text[:start].rstrip()
    if text[start:end] == ">" and before.endswith(">"):
        return False  # closes two templates in C++98
    if text[start:end] in ("<<", ">>"):
        return "std::c" not in text[text.rfind(";", 0, start) + 1 : start]
    return True


def _calls(text: str, word: str) -> Iterator[tuple[int, int]]:
    """The spans of `word (...)`."""
    for match in re.finditer(rf"\b{word} ?\(", text):
        depth = 0
        for at in range(match.end() - 1, len(text)):
            depth += (text[at] == "(") - (text[at] == ")")
            if depth == 0:
                yield match.start(), at + 1
                break


def _statements(text: str, code: list[re.Match]) -> Iterator[tuple[int, int]]:
    """Statements that can be dropped: they follow ; { } ) or `else`, and end in ;"""
    begin, depth = None, 0
    for previous, token in zip(code, code[1:], strict=False):
        depth += (previous[0] == "(") - (previous[0] == ")")
        if depth == 0 and previous[0] in (";", "{", "}", ")", "else") and begin is None:
            begin = token.start()
        if token[0] in ("{", "}"):
            begin = None
        elif token[0] == ";" and depth == 0:
            if begin is not None and begin < token.start() and not DECLARATION.match(text, begin):
                yield begin, token.end()
            begin = None
        elif token[0] in ("if", "while", "for", "else", "do"):
            begin = None
