"""index: the README's list of problems by topic, made from the headers."""

import difflib

from .. import ROOT, Mistake, shown, write_whole
from ..street import catalog
from ..street.sources import solution_header
from .solutions import TOPICS

BEGIN, END = "<!-- index: made by `scripts/judge index --write` -->\n", "<!-- end of index -->\n"


def main(write: bool) -> int:
    """Prints how the README's index differs from the headers; with `write`, fixes it."""
    path = ROOT / "README.md"
    before = path.read_text()
    if BEGIN not in before or END not in before:
        raise Mistake(f"{shown(path)}: the index stands between `{BEGIN.strip()}` and `{END.strip()}`")
    head, rest = before.split(BEGIN, 1)
    after = head + BEGIN + text() + END + rest.split(END, 1)[1]
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


def text() -> str:
    """The index: a row for each topic that has a problem."""
    by_topic: dict[str, list[str]] = {}
    for problem in catalog.find([]):
        header = solution_header(problem.solution)
        also = f" = {header.keys['Also']}" if "Also" in header.keys else ""
        link = f"[{problem.judge.name} {problem.id} {problem.title}]({shown(problem.solution)}){also}"
        for topic in header.topics:
            by_topic.setdefault(topic, []).append(link)
    rows = [f"| {topic} | {TOPICS[topic]} | {'<br>'.join(by_topic[topic])} |" for topic in TOPICS if topic in by_topic]
    return "\n".join(["| topic | what it is | problems |", "|---|---|---|", *rows, ""])
