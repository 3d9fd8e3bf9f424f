"""index: the lists of problems in the two READMEs, by number and by topic.

Each stands between a line `<!-- index by ...` and a line `<!-- end of index -->`.
"""

import difflib
import re

from .. import ROOT, Mistake, shown, write_whole
from ..street import catalog
from ..street.catalog import Problem
from ..street.sources import solution_header
from .solutions import TOPICS

READMES = {"README.md": ("number", "topic"), "README.zh.md": ("number",)}
BLOCK = re.compile(
    r"(<!-- index by (number|topic): made by `scripts/judge index --write` -->\n)(.*?)(<!-- end of index -->\n)", re.DOTALL
)


def main(write: bool) -> int:
    """Prints how the READMEs' lists differ from the repository; with `write`, fixes them."""
    problems = catalog.find([])
    texts = {"number": by_number(problems), "topic": by_topic(problems)}
    status = 0
    for name, blocks in READMES.items():
        path = ROOT / name
        before = path.read_text("utf-8")
        if sorted(found[2] for found in BLOCK.finditer(before)) != sorted(blocks):
            raise Mistake(
                f"{name}: expected one list behind each line "
                + ", ".join(f"`<!-- index by {block}: made by `scripts/judge index --write` -->`" for block in blocks)
                + ", with a line `<!-- end of index -->` at its end"
            )
        after = BLOCK.sub(lambda found: found[1] + texts[found[2]] + found[4], before)
        if after == before:
            print(f"{name}: the index is that of the headers")
        elif write:
            write_whole(path, after.encode())
            print(f"{name}: index written")
        else:
            diff = difflib.unified_diff(before.splitlines(), after.splitlines(), name, "as in the headers", lineterm="")
            print("\n".join(diff))
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
