"""headers: the comment at the top of a solution or template, and its keys."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from . import Mistake, shown
from .catalog import STANDARDS, Problem

SOLUTION_KEYS = ("Game", "Idea", "Proof", "Limits", "Time", "Memory", "Topics", "Standard", "Also")
TEMPLATE_KEYS = (
    "Given", "Computes", "Use", "Not for", "Requires", "Errors",
    "Time", "Memory", "Standard", "Source",
)  # fmt: skip
OPTIONAL = {"Proof", "Memory", "Also", "Use", "Not for", "Errors"}
TEXT_COLUMN = 14  # where a key's text begins, counted from 0

# Topic: what it is, with the terms that Chinese sources use.
TOPICS = {
    "nim": "take any number from one pile: Nim",
    "misere-nim": "Nim where whoever takes last loses",
    "bachet": "take 1 to k from one pile: Bachet's game",
    "subtraction-game": "take a number of a fixed set from a pile",
    "wythoff": "two piles, from one or equally from both: Wythoff's game",
    "fibonacci-nim": "at most twice what was taken last: Fibonacci Nim",
    "moore-nim": "take from up to k piles: Moore's Nim",
    "staircase-nim": "move stones one step down: staircase Nim",
    "octal-game": "take and split by a code of digits: octal games",
    "grundys-game": "split a pile into two unequal ones: Grundy's game",
    "laskers-nim": "take, or split: Lasker's Nim",
    "splitting": "a move leaves several piles where there was one",
    "sprague-grundy": "a sum of games, valued one by one",
    "mex": "the least number that is not there",
    "retrograde": "P- and N-positions from the end backwards",
    "minimax": "who wins each position, from who wins its options",
    "symmetry": "answer each move with its mirror image",
    "strategy-stealing": "a winner shown to exist without his strategy",
    "coin-turning": "turn coins: coin-turning games",
    "nim-product": "multiplication of nimbers",
    "green-hackenbush": "cut edges of a rooted graph",
    "vertex-geography": "walk along a graph, no vertex twice",
    "remoteness": "a move in every component, the first to end decides",
    "suspense": "a move in every component, the last to end decides",
    "partizan-game": "options that depend on the player",
    "pattern": "a formula that was found in a table",
}

KEY_LINE = re.compile(r"// ([A-Z][A-Za-z ]*):( *)(.*)")


@dataclass(frozen=True)
class Header:
    title: str  # the first line without its slashes
    url: str  # the second line of a solution, "" in a template
    keys: dict[str, str]  # in their order, the text joined to one line


def declared_standard(path: Path) -> str:
    return solution_header(path).keys["Standard"]


@cache
def solution_header(path: Path) -> Header:
    return _header(path, SOLUTION_KEYS, 2)


@cache
def template_header(path: Path) -> Header:
    return _header(path, TEMPLATE_KEYS, 1)


def topics(header: Header) -> list[str]:
    return [topic.strip() for topic in header.keys["Topics"].split(",")]


def check_solution(problem: Problem) -> None:
    """The header of a solution against its problem.toml; raises Mistake."""
    header, path = solution_header(problem.solution), problem.solution
    title = f"{problem.judge.name} {problem.id} - {problem.title}"
    if header.title != title:
        raise _fault(path, 1, f"the title '{title}' (problem.toml)", header.title)
    if header.url != problem.url:
        raise _fault(path, 2, f"the address {problem.url} (problem.toml)", header.url)
    form = problem.judge.url.split("{")[0]
    if not problem.url.startswith(form):
        raise Mistake(f"{shown(problem.folder)}/problem.toml: url should begin with {form}")
    for topic in topics(header):
        if topic not in TOPICS:
            raise Mistake(f"{shown(path)}: {topic!r} is no topic; choose from {', '.join(TOPICS)}")


def _header(path: Path, allowed: tuple[str, ...], before: int) -> Header:
    """Reads the comment block; raises Mistake at the first line that is wrong."""
    lines = []
    for line in _lines(path):
        if not line.startswith("//") or line.startswith("// snippet:"):
            break
        lines.append(line)
    if len(lines) <= before:
        raise _fault(path, 1, "a header comment, one `// Key: text` after the other", "none")
    keys: dict[str, str] = {}
    last = ""
    for number, line in enumerate(lines[before:], before + 1):
        match = KEY_LINE.fullmatch(line)
        if match and len(f"// {match[1]}:{match[2]}") == TEXT_COLUMN:
            last = match[1]
            if last not in allowed:
                raise _fault(path, number, f"one of the keys {', '.join(allowed)}", last)
            if keys and allowed.index(last) <= max(map(allowed.index, keys)):
                raise _fault(path, number, f"keys in the order {', '.join(allowed)}", last)
            keys[last] = match[3]
        elif last and line.startswith("//" + " " * (TEXT_COLUMN - 2)):
            keys[last] += " " + line[TEXT_COLUMN:]
        elif last or line != "//":
            raise _fault(path, number, f"`// Key:` with its text at column {TEXT_COLUMN + 1}", line)
    for key in allowed:
        if key not in keys and key not in OPTIONAL:
            raise Mistake(f"{shown(path)}: the header has no key {key}; add a line `// {key}:`")
    if keys["Standard"] not in STANDARDS:
        raise Mistake(f"{shown(path)}: Standard is {keys['Standard']!r}, not one of {', '.join(STANDARDS)}")
    return Header(lines[0][3:], lines[1][3:] if before == 2 else "", keys)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="ascii").splitlines()
    except UnicodeDecodeError as error:
        raise Mistake(f"{shown(path)}: byte {error.start + 1} is not ASCII; judges read it wrongly") from None
    except OSError as error:
        raise Mistake(f"{shown(path)} cannot be read: {error.strerror}") from None


def _fault(path: Path, line: int, expected: str, found: str) -> Mistake:
    return Mistake(f"{shown(path)}:{line}: expected {expected}, found {found!r}")
