"""solutions: the header of a solution against problem.toml, its data and the topics."""

import re

from .. import Mistake, shown
from ..street.catalog import Problem
from ..street.sources import fault, solution_header

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

ALSO = re.compile(r"\w+ \w+(, \w+ \w+)*")
BEWARE = re.compile(r"((?:wrong|slow)_\w+\.cpp): \S.*")
MAX_BEWARE = 2  # wrong programs that a header names


def check(problem: Problem) -> None:
    """The header of a solution against its problem.toml; raises Mistake."""
    header, path = solution_header(problem.solution), problem.solution
    title = f"{problem.judge.name} {problem.id} - {problem.title}"
    if header.title != title:
        raise fault(path, 1, f"the title '{title}' (problem.toml)", header.title)
    if header.url != problem.url:
        raise fault(path, 2, f"the address {problem.url} (problem.toml)", header.url)
    form = problem.judge.url.split("{")[0]
    if not problem.url.startswith(form):
        raise Mistake(f"{shown(problem.folder)}/problem.toml: url should begin with {form}")
    if not ALSO.fullmatch(header.keys.get("Also", "POJ 1")):
        raise Mistake(f"{shown(path)}: expected one line such as `// Also:      POJ 2960, HDU 1944`, found {header.keys['Also']!r}")
    _check_beware(problem, header.beware)
    for topic in header.topics:
        if topic not in TOPICS:
            raise Mistake(f"{shown(path)}: {topic!r} is no topic; choose from {', '.join(TOPICS)}")


def _check_beware(problem: Problem, entries: list[str]) -> None:
    """Each names another program of the data, and says what is wrong with it."""
    path, named = shown(problem.solution), set()
    for entry in entries:
        match = BEWARE.fullmatch(entry)
        if not match:
            raise Mistake(f"{path}: expected `// Beware:    wrong_NAME.cpp: what it gets wrong`, found {entry!r}")
        if not (problem.folder / match[1]).is_file():
            raise Mistake(f"{path}: Beware names {match[1]}, and {shown(problem.folder)} has no such file")
        named.add(match[1])
    if len(named) < len(entries) or len(entries) > MAX_BEWARE:
        raise Mistake(f"{path}: Beware names at most {MAX_BEWARE} programs, each once")
