"""solutions: the header of a solution against problem.toml, its data and the topics."""

import re

from .. import Mistake, shown
from ..collection.catalog import Problem
from ..collection.search import TOPICS
from ..collection.sources import check_filled, fault, solution_header

ALSO = re.compile(r"\w+ \w+(, \w+ \w+)*")
BEWARE = re.compile(r"((?:wrong|slow)_\w+\.cpp): \S.*")
MAX_BEWARE = 2  # wrong programs that a header names


def check(problem: Problem) -> None:
    """The header of a solution against its problem.toml; raises Mistake."""
    check_filled(problem.solution, problem.folder)
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
        raise Mistake(
            f"{shown(path)}: expected one line such as `// Also:      POJ 2960, HDU 1944`, found {header.keys['Also']!r}"
        )
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
            raise Mistake(
                f"{path}: expected `// Beware:    wrong_NAME.cpp: what it gets wrong`, found {entry!r}"
            )
        if not (problem.folder / match[1]).is_file():
            raise Mistake(
                f"{path}: Beware names {match[1]}, and {shown(problem.folder)} has no such file"
            )
        named.add(match[1])
    if len(named) < len(entries) or len(entries) > MAX_BEWARE:
        raise Mistake(f"{path}: Beware names at most {MAX_BEWARE} programs, each once")
