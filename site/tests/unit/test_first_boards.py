"""The first boards that problem.toml names: each shows its idea in a game of the right length."""

import pytest

from builder.facts import facts
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.problems import catalog
from study.graph import Game

WITH_BOARD = [problem for problem in catalog.find([]) if problem.board]


@pytest.mark.parametrize("problem", WITH_BOARD, ids=[each.name for each in WITH_BOARD])
def test_the_first_board_is_a_game_worth_playing(pool, problem):
    read(problem.board, load_cases(problem.folder / "cases.py")["validate"])  # raises Violation
    start = Game(pool, problem.oracle("brute")).graph(problem.board)[0]
    assert start.outcome == "N"
    assert 5 <= start.length <= 15
    are_places = problem.theorem == "sum-of-stones"  # an empty place is not an empty pile
    assert are_places or 0 not in start.shape.get("piles", [])
    assert facts(pool, problem)["starts"][0]["text"] == problem.board
