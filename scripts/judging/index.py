"""index: compares PROBLEMS.md with the headers of the solutions and with lists.toml."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from . import ROOT, shown
from .collection import catalog
from .collection.catalog import Problem
from .collection.search import TOPICS, chinese
from .collection.snippets import settle
from .collection.sources import solution_header

PLACE = ROOT / "PROBLEMS.md"
LISTS = Path(__file__).with_name("lists.toml")
TEXT = """# The problems

`scripts/judge index --write` makes this page from the headers of the solutions. The last section has \
the exercises of [well-known lists](#by-list). The column *assumed* names what we could not confirm. Each problem has a file `problem.toml` with its limits and sources. \
⇄ marks interactive problems: the program plays against the interactor of the online judge.

## By online judge and number

| online judge | solution | 中文 | topics | lesson | the same as | assumed |
|---|---|---|---|---|---|---|
{}

## By topic

| topic | 中文 | meaning | lesson | problems |
|---|---|---|---|---|
{}

## By list

The exercises of each list, in the order of the list. A dash means that this collection does not have the problem.

{}
"""


def check_index(write: bool) -> int:
    """Compare PROBLEMS.md with the headers, or write PROBLEMS.md; return the exit status."""
    problems = catalog.find([])
    lists = _by_number(problems), _by_topic(problems)
    tables = ("\n".join(f"| {' | '.join(row)} |" for row in rows) for rows in lists)
    text = TEXT.format(*tables, "\n\n".join(_by_list()))
    differs = settle(PLACE, PLACE.read_text("utf-8"), text, write, "as in the headers")
    advice = "written" if write else "differs: run `scripts/judge index --write`"
    print("PROBLEMS.md: " + (advice if differs else "as in the headers"))
    return int(differs and not write)


def _by_number(problems: list[Problem]) -> list[list[str]]:
    """Return a row for each problem, and for each twin that has no solution of its own."""
    rows: dict[tuple[str, int, str], list[str]] = {}
    for problem in problems:
        own = f"{problem.judge.name} {problem.id}"
        urls = {own: problem.url} | {twin.name: twin.url for twin in problem.twins}
        keys, solution = solution_header(problem.solution).keys, shown(problem.solution)
        for name, url in urls.items():
            judge, _, id = name.partition(" ")
            place = judge.lower(), len(id), id
            if name == own or place not in rows:
                mark = " ⇄" if problem.is_interactive else ""
                link = f"[{problem.title}]({solution})"
                row = [f"[{name}]({url})" if url else name, link + mark]
                row += [problem.title_zh, keys["Topics"], keys["Lesson"]]
                others = ", ".join(other for other in urls if other != name)
                rows[place] = [*row, others, ", ".join(problem.assumed)]
    return [rows[place] for place in sorted(rows)]


def _by_topic(problems: list[Problem]) -> Iterator[list[str]]:
    """Yield a row for each topic that has a problem, in the order of lessons."""
    links: dict[str, list[str]] = {}
    for problem in problems:
        link = f"[{problem.judge.name} {problem.id} {problem.title}]({shown(problem.solution)})"
        link += "".join(f" = {twin.name}" for twin in problem.twins)
        for topic in solution_header(problem.solution).topics:
            links.setdefault(topic, []).append(link)
    lessons = {int(path.name[:2]): path.name for path in (ROOT / "lessons").glob("[0-9]*.md")}
    for topic, (number, meaning) in TOPICS.items():
        if topic in links:
            lesson = f"[{number}](lessons/{lessons[number]})"
            yield [topic, chinese(topic), meaning, lesson, "<br>".join(links[topic])]


def _by_list() -> Iterator[str]:
    """Yield a paragraph for each list: its address, how many problems are here, and its entries."""
    for content in tomllib.loads(LISTS.read_text("utf-8"))["list"]:
        entries = content["problems"]
        here = sum("/" in entry for entry in entries)
        head = f"**[{content['name']}]({content['url']})**, {here} of {len(entries)} are here"
        yield f"{head}: {' · '.join(map(_linked, entries))}"


def _linked(entry: str) -> str:
    """Return a link to the solution of an entry judge/id, with the name at that online judge.

    An entry without a slash is a name: return the name and a dash.
    """
    if "/" not in entry:
        return f"{entry} –"
    problem = catalog.one(catalog.find([entry]))
    twin = catalog.twin_of(problem, entry)
    name = twin.name if twin else f"{problem.judge.name} {problem.id}"
    return f"[{name} {problem.title}]({shown(problem.solution)})"
