"""solutions: the header of a solution against problem.toml, its data and the topics."""

import re

from .. import Mistake, shown
from ..street.catalog import Problem
from ..street.sources import fault, solution_header

# Topic: what it is, for a reader of the index.
TOPICS = {
    "nim": "take any number of stones from one pile",
    "misere-nim": "Nim in which whoever takes the last stone loses",
    "bachet": "take 1 to k stones from a pile: Bachet's game",
    "subtraction-game": "take a number of stones that a given set allows",
    "wythoff": "take from one of two piles, or equally from both: Wythoff's game",
    "fibonacci-nim": "take at most a fixed multiple of what was taken last: Fibonacci Nim",
    "moore-nim": "take from up to k piles in one move: Moore's Nim",
    "staircase-nim": "move stones one step down a staircase: staircase Nim",
    "octal-game": "take stones and perhaps split the pile, as a code of digits allows: octal games",
    "grundys-game": "split a pile into two of unequal size: Grundy's game",
    "laskers-nim": "take from a pile, or split it: Lasker's Nim",
    "euclid": "subtract multiples of the smaller number from the larger: Euclid's game",
    "splitting": "a move that turns one pile into several",
    "sprague-grundy": "a sum of games: the nim-sum of their Grundy values decides",
    "mex": "the least non-negative integer that is missing from a set",
    "retrograde": "find who wins by working back from the final positions",
    "minimax": "a position is won iff some move leads to a lost one",
    "symmetry": "answer every move with its mirror image",
    "strategy-stealing": "prove who wins without finding the winning move",
    "coin-turning": "turn over coins in a row or a grid",
    "nim-product": "multiply nimbers: games that are products of two games",
    "green-hackenbush": "cut edges of a graph; what is no longer tied to the ground falls away",
    "vertex-geography": "move a token along a graph, visiting no vertex twice",
    "remoteness": "move in every game at once; the first game to end decides",
    "suspense": "move in every game at once; the last game to end decides",
    "partizan-game": "games in which the two players have different moves",
    "pattern": "a formula read from a table of small positions, and checked",
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
