"""The search of `list`: what people type finds the problems, and a line says what was changed."""

import pytest

from judging import Mistake, collect
from judging.problems import catalog, search
from searches import FIRST, SEARCHES

NAMES = catalog.names(None)


def named(selectors):
    return {problem.name for problem in catalog.find(selectors.split())} if selectors else set()


@pytest.mark.parametrize("row", SEARCHES, ids=lambda row: row[0])
def test_what_people_type_is_found(row):
    query, wanted, most, left_out, corrected = (*row, *([], {})[len(row) - 3 :])
    found = search.find(NAMES, query)
    assert named(wanted) <= {*found.names} and len(found.names) <= most
    assert (found.left_out, found.corrected) == (left_out, corrected)


@pytest.mark.parametrize("letter", ["博", "x", "1", "a ", "博 ", "nim "])
def test_a_long_query_is_answered_at_once(letter):
    found = search.find(NAMES, letter * 5000)
    assert len(found.left_out) <= 1 and len("".join(found.left_out)) <= search.LONGEST
    assert found.names or letter in ("x", "1", "博")


@pytest.mark.parametrize("query", FIRST)
def test_the_first_problem_is_the_one_that_a_person_expects(query):
    assert search.find(NAMES, query).names[0] in named(FIRST[query][0])


def test_the_title_comes_first():
    assert search.find(NAMES, "Wythoff's Game").names[0] in named("hdu/1527 luogu/P2252 51nod/1072")
    assert search.find(NAMES, "nim").names[0] in named("luogu/P2197 poj/2068 poj/2975 bzoj/2819")
    assert search.find(NAMES, "巴什博弈").names[-1] not in named("hdu/1846")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("wytoff", "“wytoff” is not known; these are the results for “wythoff”\n"),
        ("威左夫", "没有“威左夫”，下面是“威佐夫”的结果\n"),
        ("反尼姆博弈 结论", "没有题目含全部词语，已略去：结论\n"),
        ("collecting stones", "no problem matches all words; left out: collecting\n"),
        ("威佐夫", ""),
        ("hdu/1536", ""),
    ],
)
def test_a_line_says_what_was_changed(capsys, query, said):
    assert collect.list_problems(query.split(), True) == 0
    assert capsys.readouterr().err == said


def test_a_search_without_a_result_offers_similar_words():
    with pytest.raises(
        Mistake, match="^没有找到“约瑟夫博弈”；相近的词：威佐夫博弈.*全部题目见 `.*list`$"
    ):
        collect.find(["约瑟夫博弈"])
    with pytest.raises(Mistake, match="no problem is called 'hdu 9999'"):
        collect.find(["hdu 9999"])
    with pytest.raises(Mistake, match="没有找到“杭电 9999”"):
        collect.find(catalog.joined(["杭电", "9999"]))


@pytest.mark.parametrize(
    ("one", "other", "number"),
    [("", "", 0), ("abc", "abc", 0), ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "axc", 1)]
    + [("abcd", "acbd", 1), ("abc", "", 3), ("abcd", "badc", 2), ("kitten", "sitting", 3)],
)
def test_the_distance_of_words(one, other, number):
    assert search.distance(one, other) == search.distance(other, one) == number


@pytest.mark.parametrize(
    ("topic", "name"),
    [("misere-play", "反常游戏"), ("wythoff", "威佐夫博弈"), ("nim", "Nim 游戏"), ("none", "none")],
)
def test_a_topic_has_a_chinese_name(topic, name):
    """The row of misère play names normal play first."""
    assert search.first_name(topic) == name
