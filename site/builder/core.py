"""core: chooses the key lines of a solution, which a page shows below the board.

The indentation divides a solution into statements; clang-format guarantees the indentation. Declarations without a
value, the loop over the cases and the reading outside of other loops are left out, because every program contains
them. In a long solution, the bodies of the functions in snippets are left out, because each snippet has the page of
its template.
"""

import re
from dataclasses import dataclass, field
from textwrap import dedent

MOST = 27  # lines that are shown with the bodies of snippets
HEAD = re.compile(r"(?:\} )?(?:if|else|for|while|do)\b")
COMMENT = re.compile(r"(?:^|\s+)//.*")
READS = re.compile(r"std::cin|\bread\(|getchar\(")
PRINTS = "std::cout"
TALKS = "std::endl"  # an interactive solution: a loop reads the moves of the other player
CASES = re.compile(r"\b(?:tests|games)\b")
USUAL = re.compile(r"#include|std::ios::|std::cin\.tie|assert\(|std::cout << '\\n';")
STORES = re.compile(r"[^;]*\.(?:push_back|emplace_back|emplace|resize)\([^;]*\);|\w+ \+= \w+;")
DECLARES = re.compile(  # a declaration without a value
    r"(?:static )?(?:(?:unsigned |long )*(?:int|long|char|bool|double|unsigned)|std::[\w:]+(?:<.*>)?) "
    r"\w+(?:\[.*?\]|\([^;]*\))?(?:, \w+(?:\[.*?\])?)*;"
)
# Functions that are only arithmetic without overflow. A comment says what the first one returns; only this one calls the
# second one.
EXACT = re.compile(r"inline long long wythoff_smaller_pile\(")
OF_EXACT = re.compile(r"inline bool golden_multiple_is_at_most\(")
SNIPPET = re.compile(r"^// snippet: \w+\n(.*?)^// end snippet\n", re.DOTALL | re.MULTILINE)


@dataclass
class Statement:
    head: list[str]  # its lines, without the lines of its body
    body: list["Statement"] = field(default_factory=list)
    end: list[str] = field(default_factory=list)  # the line that closes it

    @property
    def text(self) -> str:
        """The head in one line, without indentation and comments."""
        return " ".join(COMMENT.sub("", line).strip() for line in self.head).strip()

    @property
    def all(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        return [*self.head, *(line for each in self.body for line in each.lines()), *self.end]


def core(source: str) -> str:
    """Return the key lines of a solution."""
    shown = _shown(source)
    if shown.count("\n") > MOST:
        shown = _shown(SNIPPET.sub(lambda found: _heads(found[1]), source))
    return shown


def _shown(source: str) -> str:
    code, parts = re.sub(r"\A(?://.*\n)*", "", source), []
    for each in _statements(re.sub(r"// (?:end )?snippet.*\n", "", code).splitlines()):
        if each.text.startswith("int main("):
            parts += _without_reading(_idea(each.body))
        elif OF_EXACT.match(each.text):
            continue
        elif EXACT.match(each.text):
            parts.append(_head(each))
        elif not USUAL.match(each.text) and (TALKS in code or not READS.search(each.all)):
            parts.append(each)
    text = "\n".join(dedent("\n".join(part.lines())) for part in parts)
    return re.sub(r"\n{3,}", "\n\n", text.removesuffix("return 0;").strip("\n") + "\n")


def _heads(snippet: str) -> str:
    """Return a snippet in which each body of a function is "..."."""
    parts = [
        _head(each) if each.body else Statement(each.head)
        for each in _statements(snippet.splitlines())
    ]
    return "".join(f"{line}\n" for part in parts for line in part.lines())


def _head(each: Statement) -> Statement:
    """Return a statement with "..." as its body."""
    return Statement(each.head, [Statement(["    ..."])], each.end)


def _statements(lines: list[str]) -> list[Statement]:
    """Return the statements in lines, which have at least the indentation of the first line."""
    statements: list[Statement] = []
    i = 0
    while i < len(lines):
        first = i
        while not _is_whole(lines[first : i + 1]) and i + 1 < len(lines):
            i += 1
        i += 1
        each = Statement(lines[first:i])
        indent, begin = _indent(lines[first]), i
        while i < len(lines) and (not lines[i] or _indent(lines[i]) > indent):
            i += 1
        while i > begin and not lines[i - 1]:
            i -= 1
        each.body = _statements(lines[begin:i])
        if (
            i < len(lines)
            and lines[i].startswith(" " * indent + "}")
            and not HEAD.match(lines[i].strip())
        ):
            each.end = [lines[i]]
            i += 1
        statements.append(each)
    return statements


def _is_whole(lines: list[str]) -> bool:
    """Return whether lines are a whole statement or the head of a statement, with the comment before it."""
    text = " ".join(COMMENT.sub("", line).strip() for line in lines).strip()
    if not text:
        return not lines[-1]
    is_open = text.count("(") + text.count("[") > text.count(")") + text.count("]")
    return not is_open and (text[-1] in ";{}:" or bool(HEAD.match(text)) or text[0] == "#")


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _idea(body: list[Statement]) -> list[Statement]:
    """Return the key statements of a body, and those that read."""
    kept: list[Statement] = []
    for each in body:
        reads, prints = READS.search(each.all), PRINTS in each.all
        if not each.body:
            says_much = reads or prints or not DECLARES.fullmatch(each.text)
            if says_much and not USUAL.match(each.text):
                kept.append(each)
            continue
        inner = _idea(each.body)
        others = _without_reading(inner)
        if reads and prints and TALKS in each.all and not CASES.search(each.text):
            kept.append(each)
        elif reads and prints:
            kept += map(_moved, others)  # the loop over the cases
        elif others and not (reads and all(STORES.fullmatch(part.text) for part in others)):
            kept.append(Statement(each.head, inner, each.end))
    return kept


def _without_reading(statements: list[Statement]) -> list[Statement]:
    """Return the statements without those that only read."""
    return [
        each for each in statements if each.body or PRINTS in each.all or not READS.search(each.all)
    ]


def _moved(each: Statement) -> Statement:
    """Return a statement with one level less of indentation."""
    return Statement(
        [line[4:] for line in each.head],
        [*map(_moved, each.body)],
        [line[4:] for line in each.end],
    )
