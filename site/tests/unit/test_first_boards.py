"""The first board of every page: a game of the right length, which the first player can win by a choice; and captions in words."""

import re

import pytest

from builder.facts import facts
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.moves import SLOT, in_slots, rendered
from judging.problems import catalog
from study.graph import Game, right

PROBLEMS = catalog.find([])
NO_GAME = {"librarychecker/nim_product_64", "luogu/P4137_range_mex"}
GAMES = [problem for problem in PROBLEMS if problem.name not in NO_GAME]
# The first boards that the second player wins.
LOST = {
    "codeforces/1147F_zigzag_game": "Bob wins every game",
    "hdu/3951_coin_game": "else one move takes all coins, or every move wins",
    "luogu/P4576_chessboard_game": "else White takes Black in one move",
    "poj/2484_funny_game": "else one move takes all coins",
}
# Games that a perfect player always wins sooner, from any position.
SHORT = {
    "luogu/P4301_new_nim_game": "the first player leaves one pile, and then takes it",
    "luogu/P6487_hrpa": "the first player takes all stones",
}
# The first boards on which no first move is wrong.
NONE_WRONG = {
    "codeforces/1839E_decreasing_game": "without equal halves every move is right",
    "hdu/1564_play_game": "the two first moves are mirror images",
    "hdu/3980_paint_chain": "in a circle all first moves are alike",
    "luogu/P4101_everyone_praises_jiangnan": "all piles have one stone, so there is one first move",
    "luogu/P4136_who_can_win": "the two first moves are mirror images",
}


LONGEST = 12
NIM = "3 5 7"  # the example of all books: 15 moves


@pytest.mark.parametrize("problem", GAMES, ids=[each.name for each in GAMES])
def test_the_first_board_is_a_game_worth_playing(pool, problem):
    """The three lists contain the games for which this is impossible, and only these."""
    shown = facts(pool, problem)["starts"][0]["text"]
    if problem.board:
        assert shown == problem.board
        read(shown, load_cases(problem.folder / "cases.py")["validate"])  # raises Violation
    graph = Game(pool, problem.oracle("brute")).graph(shown)
    start = graph[0]
    wrong = len(start.moves) - len(right(graph, 0))
    assert (start.outcome != "N") == (problem.name in LOST)
    assert (start.length < 5) == (problem.name in SHORT)
    assert start.length <= LONGEST or NIM in shown
    assert (wrong == 0) == (problem.name in NONE_WRONG)
    are_places = problem.theorem == "sum-of-stones"  # an empty place is not an empty pile
    assert are_places or 0 not in start.shape.get("piles", [])


@pytest.mark.parametrize("problem", GAMES, ids=[each.name for each in GAMES])
def test_a_game_has_easy_medium_and_hard_starts(pool, problem):
    assert {start["level"] for start in facts(pool, problem)["starts"]} == {0, 1, 2}


def test_the_other_problems_have_no_game(pool):
    for problem in PROBLEMS:
        assert bool(facts(pool, problem)["starts"]) == (problem.name not in NO_GAME)


@pytest.mark.parametrize("problem", PROBLEMS, ids=[each.name for each in PROBLEMS])
def test_a_caption_is_words_and_not_letters_of_the_input(pool, problem):
    """ "A move takes 1 to 3 stones", not "m = 3". The first board has a value for each slot of the sentence."""
    starts = facts(pool, problem)["starts"]
    for language, sentence in ("en", problem.given), ("zh", problem.given_zh):
        for start in starts:
            told = in_slots(sentence, start["given"], language)
            caption = f"{rendered(start['words'], language)} · {told}"
            assert not re.search(r"\b[A-Za-z]\w* = ", caption)
        assert not sentence or in_slots(sentence, starts[0]["given"], language)
    slots = [
        {name for name, _, _ in SLOT.findall(each)} for each in (problem.given, problem.given_zh)
    ]
    assert slots[0] == slots[1]
