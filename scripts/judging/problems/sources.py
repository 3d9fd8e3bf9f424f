"""sources: reads the comments of solutions and templates.

A file begins with the header: lines `// Key: text` in a fixed order. A text may continue on lines
without a key. Each key appears once, except `// Beware: wrong_NAME.cpp: what it gets wrong`. Marked
regions begin with `// snippet: NAME` and end with `// end snippet`. Wrong programs have no header,
but a first line of a fixed form.
"""

import re
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path

from .. import Mistake, content, shown, text_of

STANDARDS = ("C++98", "C++11", "C++14", "C++17", "C++20", "C++23")
SOLUTION_KEYS = (
    "Game",
    "Idea",
    "Strategy",
    "Proof",
    "Source",
    "Limits",
    "Time",
    "Memory",
    "Beware",
    "Topics",
    "Lesson",
    "Standard",
    "Also",
)
TEMPLATE_KEYS = (
    "Given",
    "Computes",
    "Use",
    "Not for",
    "Requires",
    "Errors",
    "Time",
    "Memory",
    "Standard",
    "Source",
)
REPEATED = {"Beware"}
OPTIONAL_IN_SOLUTIONS = {"Strategy", "Proof", "Source", "Memory", "Beware", "Also"}
OPTIONAL_IN_TEMPLATES = {"Use", "Not for", "Errors", "Memory"}
TEXT_COLUMN = 14  # where a key's text begins, counted from 0

MARKER = re.compile(r"^// (?:snippet: (\S*)|end snippet)(?:\n|\Z)", re.MULTILINE)
ALSO_LINE = re.compile(r"^// Also: +(.*)$", re.MULTILINE)
EXPECTED = re.compile(r"// (WA|PE|TLE|ILE|MLE|OLE|RE|CE): (\S.*)")
GAP = re.compile(r"FILL IN: (.*?)[\",\s]*$")
KEY_LINE = re.compile(r"// ([A-Z][A-Za-z ]*):( *)(.*)")


@dataclass(frozen=True)
class Header:
    title: str  # the first line without its slashes
    url: str  # the second line of a solution, "" in a template
    keys: dict[str, str]  # key -> text, one line for each time that the key appears
    lines: dict[str, list[str]]  # key -> the lines of the text as in the file

    @property
    def topics(self) -> list[str]:
        return [topic.strip() for topic in self.keys["Topics"].split(",")]

    @property
    def beware(self) -> list[str]:
        return self.keys.get("Beware", "").splitlines()


@dataclass(frozen=True)
class Region:
    name: str
    line: int  # of its first marker, counted from 1
    start: int  # the region with both markers is text[start:end]
    end: int


def declared_standard(path: Path) -> str:
    return solution_header(path).keys["Standard"]


@cache
def solution_header(path: Path) -> Header:
    return _header(path, SOLUTION_KEYS, OPTIONAL_IN_SOLUTIONS, 2)


@cache
def template_header(path: Path) -> Header:
    return _header(path, TEMPLATE_KEYS, OPTIONAL_IN_TEMPLATES, 1)


def regions(path: Path, text: str) -> list[Region]:
    """Return the marked regions of a file, in order; raise Mistake at a wrong marker."""
    found, open_line, begin = [], 0, None
    for marker in MARKER.finditer(text):
        line, begins = text.count("\n", 0, marker.start()) + 1, marker[1] is not None
        if begins and begin:
            what = f"a snippet begins before `// end snippet` of the one in line {open_line}"
            raise Mistake(f"{shown(path)}:{line}: {what}")
        if not begins and not begin:
            raise Mistake(
                f"{shown(path)}:{line}: `// end snippet` without a `// snippet: NAME` before it"
            )
        if begin:
            found.append(Region(begin[1], open_line, begin.start(), marker.end()))
        open_line, begin = line, marker if begins else None
    if begin:
        raise Mistake(f"{shown(path)}:{open_line}: snippet {begin[1]} has no `// end snippet`")
    return found


def has_snippet(path: Path) -> bool:
    return b"// snippet: " in content(path)


def also_of(path: Path) -> list[str]:
    """Return the twins in a header, even if the rest of the header is damaged."""
    try:
        found = ALSO_LINE.search(text_of(path, errors="replace"))
    except OSError:
        return []
    return [name.strip() for name in found[1].split(",")] if found else []


def expectation(source: Path) -> tuple[str, str]:
    """Return the expected verdict of a wrong program and the reason, from its first line."""
    return first_line(source, EXPECTED, "`// WA: why` or another verdict").groups()


def first_line(path: Path, form: re.Pattern, expected: str) -> re.Match:
    """Return the match of the first line of a file; raise Mistake if the line has another form."""
    line = path.read_text(errors="replace").split("\n", 1)[0]
    if match := form.fullmatch(line):
        return match
    raise fault(path, 1, expected, line)


def check_filled(solution: Path, folder: Path) -> None:
    """Raise Mistake if a file still contains a mark `FILL IN` of `scripts/judge new`."""
    paths = [
        solution,
        *sorted(path for path in folder.iterdir() if path.suffix in (".toml", ".py", ".cpp")),
    ]
    lines = [
        (path, *line)
        for path in paths
        for line in enumerate(path.read_text(errors="replace").splitlines(), 1)
    ]
    gaps = [
        f"{shown(path)}:{n}: fill in {gap[1]}"
        for path, n, line in lines
        if (gap := GAP.search(line))
    ]
    if gaps:
        raise Mistake(
            "\n       ".join(
                [f"{len(gaps)} left to fill in; remove each FILL IN when it is done", *gaps]
            )
        )


def fault(path: Path, line: int, expected: str, found: str) -> Mistake:
    """Return a Mistake that says what was expected in a line, and what was found."""
    return Mistake(f"{shown(path)}:{line}: expected {expected}, found {found!r}")


def _header(path: Path, allowed: tuple[str, ...], optional: set[str], before: int) -> Header:
    """Return the header of a file; raise Mistake at the first wrong line."""
    lines = list(
        takewhile(lambda line: line.startswith("//") and not MARKER.match(line), _lines(path))
    )
    if len(lines) <= before:
        raise fault(path, 1, "a header comment, one `// Key: text` after the other", "none")
    entries: dict[str, list[list[str]]] = {}  # key -> for each time, its lines
    last = ""
    for number, line in enumerate(lines[before:], before + 1):
        match = KEY_LINE.fullmatch(line)
        if match and len(f"// {match[1]}:{match[2]}") == TEXT_COLUMN:
            before_it, last = last, match[1]
            if last not in allowed:
                raise fault(path, number, f"one of the keys {', '.join(allowed)}", last)
            is_again = last in REPEATED and last == before_it
            if entries and not is_again and allowed.index(last) <= max(map(allowed.index, entries)):
                raise fault(path, number, f"keys in the order {', '.join(allowed)}", last)
            entries.setdefault(last, []).append([match[3]])
        elif last and line.startswith("//" + " " * (TEXT_COLUMN - 2)):
            entries[last][-1].append(line[TEXT_COLUMN:])
        elif last or line != "//":
            raise fault(path, number, f"`// Key:` with its text at column {TEXT_COLUMN + 1}", line)
    entries.setdefault("Standard", [[STANDARDS[0]]])
    for key in allowed:
        if key not in entries and key not in optional:
            raise Mistake(f"{shown(path)}: the header has no key {key}; add a line `// {key}:`")
    keys = {key: "\n".join(map(" ".join, times)) for key, times in entries.items()}
    if keys["Standard"] not in STANDARDS:
        raise Mistake(
            f"{shown(path)}: Standard is {keys['Standard']!r}, not one of {', '.join(STANDARDS)}"
        )
    kept = {key: sum(times, []) for key, times in entries.items()}
    return Header(lines[0][3:], lines[1][3:] if before == 2 else "", keys, kept)


def _lines(path: Path) -> list[str]:
    try:
        return text_of(path, "ascii").splitlines()
    except UnicodeDecodeError as error:
        raise Mistake(
            f"{shown(path)}: byte {error.start + 1} is not ASCII; online judges misread it"
        ) from None
    except OSError as error:
        raise Mistake(f"{shown(path)} cannot be read: {error.strerror}") from None
