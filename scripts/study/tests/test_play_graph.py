"""PLAY_GRAPH: an oracle writes its game as JSON, and the JSON is consistent."""

import json
import os
import subprocess
from itertools import islice

import pytest

from judging.data import oracles
from judging.problems import catalog
from judging.run import build
from study.graph import NoGame
from study.starts import Rules

PROBLEMS = catalog.find([])
WITHOUT_A_GAME = {"librarychecker/nim_product_64", "luogu/P4137_range_mex"}
# Boards that do not keep their size.
CHANGING = {
    "hdu/5754_life_winner_bo": "the board is the part between the piece and the corner",
    "luogu/P7589_black_and_white_chess": "the rows have no ends",
}
BEFORE_THE_GAME = r"""
#include "play.hpp"

int main() {
    std::cout << "Case 1: ";
    play::Game<int> game([](int pile) {
        return pile > 0 ? std::vector<int>{pile - 1} : std::vector<int>{};
    });
    std::cout << game.is_n_position(2) << std::endl;
}
"""


def graph(pool, source, text="", most=20000) -> tuple[int, list[dict]]:
    program = build.start(pool, source, oracles.ORACLE).result()
    environment = {**os.environ, "PLAY_GRAPH": str(most)}
    done = subprocess.run([program], input=text, env=environment, capture_output=True, text=True)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("name", "is_misere", "kind"),
    [
        ("hdu/1536", False, "piles"),
        ("hdu/2509", True, "piles"),
        ("hdu/1404", False, "numbers"),
        ("hdu/1517", False, "numbers"),
        ("hdu/2147", False, "cells"),
    ],
)
def test_the_graph_of_a_sample(pool, name, is_misere, kind):
    (problem,) = catalog.find([name])
    oracle = problem.oracle("brute")
    text = next(case for case in problem.handmade if case.name == "sample_1").input.read_text()
    status, nodes = graph(pool, oracle, text)
    assert status == 0 and [node["id"] for node in nodes] == [*range(len(nodes))]
    assert len({str(node["position"]) for node in nodes}) == len(nodes)
    reached = {0}
    for node in nodes:
        assert node["shape"]["kind"] == kind
        moves = [(move["to"], str(move["words"])) for move in node["moves"]]
        assert len(set(moves)) == len(moves) and all(words for _, words in moves)
        to_lost = any(nodes[to]["outcome"] == "P" for to, _ in moves)
        assert node["outcome"] == ("N" if (to_lost if moves else is_misere) else "P")
        reached |= {to for to, _ in moves}
    assert reached == {*range(len(nodes))}
    assert graph(pool, oracle, text, len(nodes)) == (0, nodes)
    if len(nodes) > 1:
        assert graph(pool, oracle, text, len(nodes) - 1) == (99, [])


def test_nothing_but_the_graph_is_written(pool, tmp_path):
    """Text before the answer, or before the game is constructed, is left out."""
    source = tmp_path / "brute.cpp"
    source.write_text(BEFORE_THE_GAME)
    assert [node["outcome"] for node in graph(pool, source)[1]] == ["P", "N", "P"]


@pytest.mark.elsewhere("site")
@pytest.mark.parametrize("problem", PROBLEMS, ids=[p.name for p in PROBLEMS])
def test_a_game_has_a_picture(pool, problem):
    """The picture is inside its board, which keeps its size, and blocked cells are empty."""
    try:
        graphs = [graph for _, graph in islice(Rules.of_problem(pool, problem).games(1), 3)]
    except NoGame:
        assert problem.name in WITHOUT_A_GAME
        return
    assert any(graph[0].shape["kind"] != "words" for graph in graphs), (
        "write game.shape(...) into brute.cpp: what a picture shows, see testdata/play.hpp"
    )
    sizes = [
        {(shape["rows"], shape["columns"]) for shape in boards}
        for graph in graphs
        if (boards := [each.shape for each in graph if each.shape["kind"] == "cells"])
    ]
    assert problem.name in CHANGING or all(len(each) == 1 for each in sizes)
    for shape in (
        position.shape
        for graph in graphs
        for position in graph
        if position.shape["kind"] == "cells"
    ):
        out_of_play, used = (
            {*map(tuple, places)} for places in (shape["blocked"], shape["marks"] + shape["others"])
        )
        assert not out_of_play & used
        assert all(
            0 <= i < shape["rows"] and 0 <= j < shape["columns"] for i, j in out_of_play | used
        )
