"""index: PROBLEMS.md, the list of problems by judge and number, and by topic."""

import typer

from .. import ROOT, report, shown
from . import catalog
from .catalog import Problem
from .search import TOPICS, chinese
from .snippets import settle
from .sources import solution_header

PLACE = ROOT / "PROBLEMS.md"
TEXT = """# The problems

Made by `scripts/judge index --write` from the headers of the solutions. *Assumed* is what could not be confirmed: see the problem's `problem.toml`.

## By judge and number

{}
## By topic

{}"""


def check_index(write: bool = typer.Option(False, "--write", help="write PROBLEMS.md")) -> int:
    """Compare PROBLEMS.md with the headers of the solutions."""
    broken: dict[str, str] = {}
    problems = catalog.find([], broken)
    if broken:  # their rows would be lost
        return report.broken(broken)
    before, after = (
        PLACE.read_text("utf-8") if PLACE.exists() else "",
        TEXT.format(by_number(problems), by_topic(problems)),
    )
    differs = settle(PLACE, before, after, write, "as in the headers")
    print(
        "PROBLEMS.md: "
        + (
            "written"
            if differs and write
            else "differs: run `scripts/judge index --write`"
            if differs
            else "as in the headers"
        )
    )
    return 1 if differs and not write else 0


def by_number(problems: list[Problem]) -> str:
    """A row for each problem and each of its twins, in the order of judge and number."""
    rows = {}
    for problem in problems:
        own = f"{problem.judge.name} {problem.id}"
        pages = {own: problem.url, **{twin.name: twin.url for twin in problem.twins}}
        for name, url in pages.items():
            number = f"[{name}]({url})" if url else name
            same = ", ".join(other for other in pages if other != name)
            title = f"[{problem.title}]({shown(problem.solution)})"
            judge, _, at = name.partition(" ")
            place = judge.lower(), len(at), at
            if name == own or place not in rows:  # a twin may have a solution of its own
                header = solution_header(problem.solution)
                cells = (
                    number,
                    title,
                    problem.title_zh,
                    header.keys["Topics"],
                    header.keys["Lesson"],
                    same,
                    ", ".join(problem.assumed),
                )
                rows[place] = f"| {' | '.join(cells)} |"
    head = [
        "| at the judge | solution | 中文 | topics | lesson | the same as | assumed |",
        "|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*head, *(rows[key] for key in sorted(rows)), ""])


def by_topic(problems: list[Problem]) -> str:
    """A row for each topic that has a problem, in the order of the course."""
    lessons = {
        int(path.name[:2]): f"[{int(path.name[:2])}](lessons/{path.name})"
        for path in (ROOT / "lessons").glob("[0-9]*.md")
    }
    links: dict[str, list[str]] = {}
    for problem in problems:
        same = "".join(f" = {twin.name}" for twin in problem.twins)
        link = (
            f"[{problem.judge.name} {problem.id} {problem.title}]({shown(problem.solution)}){same}"
        )
        for topic in solution_header(problem.solution).topics:
            links.setdefault(topic, []).append(link)
    rows = [
        f"| {topic} | {chinese(topic)} | {meaning} | {lessons.get(number, number)} | {'<br>'.join(links[topic])} |"
        for topic, (number, meaning) in TOPICS.items()
        if topic in links
    ]
    return "\n".join(
        ["| topic | 中文 | what it is | lesson | problems |", "|---|---|---|---|---|", *rows, ""]
    )
