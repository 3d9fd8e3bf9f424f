"""The first boards: each that problem.toml names shows its idea in a game of the right length, and their captions are words."""

import re

import pytest

from builder.facts import facts
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.moves import SLOT, in_slots, rendered
from judging.problems import catalog
from study.graph import Game

PROBLEMS = catalog.find([])
WITH_BOARD = [problem for problem in PROBLEMS if problem.board]


@pytest.mark.parametrize("problem", WITH_BOARD, ids=[each.name for each in WITH_BOARD])
def test_the_first_board_is_a_game_worth_playing(pool, problem):
    read(problem.board, load_cases(problem.folder / "cases.py")["validate"])  # raises Violation
    start = Game(pool, problem.oracle("brute")).graph(problem.board)[0]
    assert start.outcome == "N"
    assert 5 <= start.length <= 15
    are_places = problem.theorem == "sum-of-stones"  # an empty place is not an empty pile
    assert are_places or 0 not in start.shape.get("piles", [])
    assert facts(pool, problem)["starts"][0]["text"] == problem.board


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
