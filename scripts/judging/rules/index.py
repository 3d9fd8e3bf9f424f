"""index: the README's lists of problems, by number and by topic.

Each stands between a line `<!-- index by ...` and a line `<!-- end of index -->`.
"""

import difflib
import re

from .. import ROOT, Mistake, shown, write_whole
from ..street import catalog
from ..street.catalog import Problem
from ..street.sources import solution_header
from .solutions import TOPICS

BLOCK = re.compile(
    r"(<!-- index by (number|topic): made by `scripts/judge index --write` -->\n)(.*?)(<!-- end of index -->\n)", re.DOTALL
)


def main(write: bool) -> int:
    """Prints how the README's lists differ from the repository; with `write`, fixes them."""
    path = ROOT / "README.md"
    before = path.read_text()
    texts = {"number": by_number(catalog.find([])), "topic": by_topic(catalog.find([]))}
    if sorted(found[2] for found in BLOCK.finditer(before)) != sorted(texts):
        raise Mistake(
            f"{shown(path)}: expected one list after a line "
            "`<!-- index by number: made by `scripts/judge index --write` -->`, another after `<!-- index by topic: ...`, "
            "each with a line `<!-- end of index -->` at its end"
        )
    after = BLOCK.sub(lambda found: found[1] + texts[found[2]] + found[4], before)
    if after == before:
        print("README.md: the index is that of the headers")
        return 0
    if write:
        write_whole(path, after.encode())
        print("README.md: index written")
        return 0
    diff = difflib.unified_diff(before.splitlines(), after.splitlines(), "README.md", "as in the headers", lineterm="")
    print("\n".join(diff))
    print("The index is not that of the headers: run `scripts/judge index --write`")
    return 1


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
                rows[place] = f"| {number} | {title} | {problem.title_zh} | {same} |"
    head = ["| at the judge | solution | 中文 | the same as |", "|---|---|---|---|"]
    return "\n".join([*head, *(rows[key] for key in sorted(rows)), ""])


def by_topic(problems: list[Problem]) -> str:
    """A row for each topic that has a problem."""
    links: dict[str, list[str]] = {}
    for problem in problems:
        same = "".join(f" = {twin.name}" for twin in problem.twins)
        link = f"[{problem.judge.name} {problem.id} {problem.title}]({shown(problem.solution)}){same}"
        for topic in solution_header(problem.solution).topics:
            links.setdefault(topic, []).append(link)
    rows = [f"| {topic} | {TOPICS[topic]} | {'<br>'.join(links[topic])} |" for topic in TOPICS if topic in links]
    return "\n".join(["| topic | what it is | problems |", "|---|---|---|", *rows, ""])
