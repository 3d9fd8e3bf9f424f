"""The search of the site, under Node: the same queries and problems as in the search of `list`."""

import json

import bundled
import pytest

from builder import pages, texts
from judging.problems import catalog, search
from searches import SEARCHES


@pytest.fixture(scope="module")
def found(tmp_path_factory) -> dict:
    """Return what the search finds for each query."""
    folder = tmp_path_factory.mktemp("search")
    (folder / "data.js").write_text(pages.search_data(catalog.find([])), "utf-8")
    (folder / "queries").write_text(json.dumps([row[0] for row in SEARCHES]))
    output = bundled.run("search", folder / "data.js", folder / "queries")
    return dict(zip((row[0] for row in SEARCHES), json.loads(output), strict=True))


@pytest.mark.parametrize("row", SEARCHES, ids=lambda row: row[0])
def test_the_site_finds_what_list_finds(found, row):
    query, wanted, most, left_out, corrected = (*row, *([], {})[len(row) - 3 :])
    of_site = [page for page in found[query]["ranks"] if page.startswith("problems/")]
    names = {page.removeprefix("problems/").removesuffix(".html") for page in of_site}
    assert {problem.name for problem in catalog.find(wanted.split())} <= names or not wanted
    assert len(names) <= most and names == {*search.find(catalog.names(None), query).names}
    assert (found[query]["left_out"], found[query]["corrected"]) == (left_out, corrected)


def test_similar_words_are_those_of_list(found):
    names = catalog.names(None)
    for query, result in found.items():
        assert result["similar"] == search.similar(names, query), query


def test_lessons_and_words_are_found(found):
    ranks = found["威佐夫博弈 精度"]["ranks"]
    assert "lessons/10_wythoff.html" in ranks
    assert "glossary.html#word-misère-nim" in found["反尼姆博弈"]["ranks"]


@pytest.mark.parametrize(
    ("query", "lessons"),
    [
        ("queen", {"10_wythoff", "16_graphs"}),
        ("皇后", {"10_wythoff"}),
        ("chessboard", {"10_wythoff", "16_graphs"}),
        ("小约翰", {"09_misere"}),
        ("Dawson's Kayles", {"07_patterns", "08_splitting", "23_numbers_and_others"}),
        ("没有这样的游戏", set()),
        ("新nim", set()),  # nim is in most lessons
    ],
)
def test_the_text_of_lessons_is_found(found, query, lessons):
    pages_found = {page for page in found[query]["ranks"] if page.startswith("lessons/")}
    assert pages_found == {f"lessons/{lesson}.html" for lesson in lessons}


def test_text_comes_after_names(found):
    """A page that contains a query only in its text has the largest rank."""
    ranks = found["knight"]["ranks"]
    title, rules = (
        next(rank for page, rank in ranks.items() if page.startswith(f"problems/{name}"))
        for name in ("lightoj/1315", "hdu/5754")
    )
    assert title < rules == ranks["lessons/16_graphs.html"] == max(ranks.values())


def test_lessons_are_searched_without_code():
    """A pair of Chinese characters counts if a lesson contains it twice, on one side of a sign."""
    one = "# Queens\n\nA *queen* and `code`.\n\n皇后走，皇后`吃`后，走。\n\n```cpp\nint n;\n```\n"
    assert texts.words_of([one, "A rook"]) == "aAB andA queenA queensA rookB 皇后A"
