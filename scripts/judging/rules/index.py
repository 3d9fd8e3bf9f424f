"""index: the lists of problems in the two READMEs, by number and by topic.

Each stands between a line `<!-- index by ...` and a line `<!-- end of index -->`.
"""

import re

import typer

from .. import ROOT, Mistake, catalog, shown
from ..catalog import Problem
from ..sources import solution_header
from .snippets import settle
from .solutions import TOPICS

READMES = {"README.md": ("number", "topic"), "README.zh.md": ("number",)}
BEGIN, END = "<!-- index by {}: made by `scripts/judge index --write` -->", "<!-- end of index -->"
BLOCK = re.compile(rf"({BEGIN.format('(number|topic)')}\n)(.*?)({END}\n)", re.DOTALL)


def check_index(write: bool = typer.Option(False, "--write", help="write the README's index")) -> int:
    """Compare the README's lists of problems with the headers of the solutions."""
    problems = catalog.find([])
    texts = {"number": by_number(problems), "topic": by_topic(problems)}
    status = 0
    for name, blocks in READMES.items():
        before = (ROOT / name).read_text("utf-8")
        if sorted(found[2] for found in BLOCK.finditer(before)) != sorted(blocks):
            lines = ", ".join(f"`{BEGIN.format(block)}`" for block in blocks)
            raise Mistake(f"{name}: expected one list behind each line {lines}, with a line `{END}` at its end")
        after = BLOCK.sub(lambda found: found[1] + texts[found[2]] + found[4], before)
        if not settle(ROOT / name, before, after, write, "as in the headers"):
            print(f"{name}: the index is that of the headers")
        elif write:
            print(f"{name}: index written")
        else:
            print(f"{name}: the index is not that of the headers: run `scripts/judge index --write`")
            status = 1
    return status


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
                rows[place] = f"| {number} | {title} | {problem.title_zh} | {same} | {', '.join(problem.assumed)} |"
    head = ["| at the judge | solution | 中文 | the same as | assumed |", "|---|---|---|---|---|"]
    return "\n".join([*head, *(rows[key] for key in sorted(rows)), ""])


def by_topic(problems: list[Problem]) -> str:
    """A row for each topic that has a problem, in the order of the course."""
    lessons = {int(path.name[:2]): f"[{int(path.name[:2])}](lessons/{path.name})" for path in (ROOT / "lessons").glob("*.md")}
    links: dict[str, list[str]] = {}
    for problem in problems:
        same = "".join(f" = {twin.name}" for twin in problem.twins)
        link = f"[{problem.judge.name} {problem.id} {problem.title}]({shown(problem.solution)}){same}"
        for topic in solution_header(problem.solution).topics:
            links.setdefault(topic, []).append(link)
    rows = [
        f"| {topic} | {meaning} | {lessons.get(number, number)} | {'<br>'.join(links[topic])} |"
        for topic, (number, meaning) in TOPICS.items()
        if topic in links
    ]
    return "\n".join(["| topic | what it is | lesson | problems |", "|---|---|---|---|", *rows, ""])
