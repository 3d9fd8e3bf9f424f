"""The figures of the lessons: each figure is drawn again from its position and the rules of its game.

`.ci/site -k figures --write` writes the figures.
"""

import re

import bundled
import pytest

from judging import ROOT, Mistake, moves
from judging.problems import catalog
from study.graph import Game

LESSONS = sorted(
    path for path in (ROOT / "lessons").glob("[0-9]*.md") if not path.name.endswith(".zh.md")
)
CHINESE = [path.with_suffix(".zh.md") for path in LESSONS]
PAGES = [*LESSONS, *CHINESE, *sorted((ROOT / "problems").glob("*/*.md"))]
FIGURE = re.compile(
    r"^( *)<!-- figure (\S+): (.+) -->\n\1!\[(.+)\]\((?:\.\./\.\./lessons/)?(figures/\w+(?:\.zh)?\.svg)\)\n\n\1\*[^*]+\*\n(?:\n|\Z)",
    re.MULTILINE,
)
FIGURES = [
    pytest.param(*found[1:], id=found[4][8:-4])
    for path in PAGES
    for found in FIGURE.findall(path.read_text())
]
SEVERAL = {"05", "14", "16"}  # lessons with at least three figures
MOST_BYTES = 10_000

# Returns whether a part of the figure is outside its frame, or the figure is too wide.
OUTSIDE = """() => {
    const svg = document.querySelector('svg'), frame = svg.viewBox.baseVal;
    return [...svg.querySelectorAll('circle, path, rect, text')].some((each) => {
        const [a, b] = [each.getBoundingClientRect(), svg.getBoundingClientRect()];
        return a.left < b.left || a.top < b.top || a.right > b.right || a.bottom > b.bottom;
    }) || frame.width > 700;
}"""


@pytest.fixture(scope="module")
def blank(browser):
    page = browser.new_page(viewport={"width": 800, "height": 2000})
    page.add_script_tag(content=bundled.script("figure", "browser"))
    yield page
    page.close()


def graph_of_figure(pool, name: str, text: str):
    """Return the graph of the game from the position of a figure."""
    oracle = (
        ROOT / "lessons" / name
        if name.startswith("rules/")
        else catalog.find([name])[0].oracle("brute")
    )
    return Game(pool, oracle).graph(text.replace(" / ", "\n") + "\n")


def positions(pool, name: str, line: str) -> tuple[list[dict], list[str]]:
    """Return the shapes of the position in a figure comment and of the positions after its moves, and the moves."""
    text, *words = line.split("; ")
    graph = graph_of_figure(pool, name, text)
    path, made = [graph[0]], []
    for wanted in words:
        known = {moves.told(move.words): move for move in path[-1].moves}
        if wanted not in known:
            raise Mistake(
                f"from {path[-1].words} there is no move “{wanted}”. The moves are: {', '.join(known)}"
            )
        made.append(known[wanted].words)
        path.append(graph[known[wanted].to])
    return [position.shape for position in path], made


@pytest.mark.parametrize(("name", "line", "title", "file"), FIGURES)
def test_figures_are_up_to_date(pool, blank, request, name, line, title, file):
    """The drawing equals the file, and no part is outside its frame. A Chinese lesson has Chinese figures."""
    shapes, made = positions(pool, name, line)
    words = [moves.rendered(move, "zh" if file.endswith(".zh.svg") else "en") for move in made]
    drawn = blank.evaluate(
        "([title, shapes, words]) => figure(title, shapes, words)", [title, shapes, words]
    )
    path = ROOT / "lessons" / file
    if request.config.getoption("--write"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(drawn, "utf-8")
    assert path.is_file() and path.read_text("utf-8") == drawn, "run `.ci/site -k figures --write`"
    assert len(drawn) < MOST_BYTES
    blank.evaluate("drawn => { document.body.innerHTML = drawn; }", drawn)
    assert not blank.evaluate(OUTSIDE)


@pytest.mark.parametrize("path", PAGES, ids=[path.stem for path in PAGES])
def test_figures_are_in_every_lesson(path):
    """Each figure has its position and a sentence. Lessons about pictures have several figures."""
    text = path.read_text("utf-8")
    found = FIGURE.findall(text)
    assert len(found) == text.count("figures/") == text.count("<!-- figure "), (
        "a figure has no position or no sentence"
    )
    least = 0 if path.parent.name != "lessons" else 3 if path.name[:2] in SEVERAL else 1
    assert len(found) >= least


def test_figures_are_all_in_use():
    used = {
        file
        for path in PAGES
        for file in re.findall(r"(figures/\w+(?:\.zh)?\.svg)\)", path.read_text("utf-8"))
    }
    assert {
        str(path.relative_to(ROOT / "lessons")) for path in (ROOT / "lessons/figures").iterdir()
    } == used
