"""The search of the site, under Node: the same queries and problems as in the search of `list`."""

import json

import bundled
import pytest

from builder import pages
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
    assert len(names) <= most
    assert (found[query]["left_out"], found[query]["corrected"]) == (left_out, corrected)


def test_similar_words_are_those_of_list(found):
    names = catalog.names(None)
    for query, result in found.items():
        assert result["similar"] == search.similar(names, query), query


def test_lessons_and_words_are_found(found):
    ranks = found["威佐夫博弈 精度"]["ranks"]
    assert "lessons/10_wythoff.html" in ranks
    assert "glossary.html#word-misère-nim" in found["反尼姆博弈"]["ranks"]
