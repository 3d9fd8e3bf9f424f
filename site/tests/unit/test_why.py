"""The theorems of the problems under Node: they agree with the search in every position of every listed start."""

import json
import math
import re
from functools import cache

import bundled
import pytest

from builder import pages
from builder.facts import facts
from judging import ROOT, moves
from judging.problems import catalog
from study.graph import Game

WITH_THEOREM = [problem for problem in catalog.find([]) if problem.theorem]
SCHEMA = ROOT / "scripts/judging/problems/forms/problem.schema.json"


def reasons(games: list[tuple[str, list[bytes]]], tmp_path, points: str = "") -> list:
    """Return what site/tests/unit/why.ts prints: all theorems, and the reasons in each game.

    A game has a theorem, and the lines of its graph. `points` is the key of problem.toml.
    """
    lines = (
        f'{{"theorem": {json.dumps(theorem)}, "points": {json.dumps(points)}, "graph": [{b", ".join(graph).decode()}]}}'
        for theorem, graph in games
    )
    (tmp_path / "games").write_text("\n".join(lines))
    (tmp_path / "moves.js").write_text(pages.sentences("en"))
    output = bundled.run("why", tmp_path / "games", MOVES=str(tmp_path / "moves.js"))
    return [json.loads(line) for line in output.splitlines()]


@cache
def game_of(pool, name: str):
    (problem,) = catalog.find([name])
    return Game(pool, problem.oracle("brute"))


def scores_of_totals(graph) -> list:
    """Return the best total from each position on, below 0 for the player who wants it small; None if it is endless.

    The totals are those of games that last at most 1, 2, 3, ... moves; a game that lasts longer counts as endless.
    """
    small = graph[0].words["to_move"]
    totals = [math.inf] * len(graph)

    def best(position) -> float:
        if not position.moves:
            return 0
        weights = zip(position.shape["edges"], position.shape["weights"], strict=True)
        (here,) = position.shape["marks"]
        ends = {graph[move.to].shape["marks"][0]: move.to for move in position.moves}
        ways = [weight + totals[ends[to]] for (at, to), weight in weights if at == here]
        return min(ways) if position.words["to_move"] == small else max(ways)

    for _ in graph:
        totals = [best(position) for position in graph]
    signs = [-1 if position.words["to_move"] == small else 1 for position in graph]
    return [
        None if total == math.inf else sign * total
        for sign, total in zip(signs, totals, strict=True)
    ]


def known(problem, graph) -> list:
    """Return what the search says of each position: the outcome, or the value in a game for points."""
    if problem.points == "total":
        return scores_of_totals(graph)
    if graph[0].score is None:
        return [position.outcome for position in graph]
    if problem.points != "result" or problem.theorem == "negamax":
        return [position.score for position in graph]
    signs = {0: 1}  # both players change one number, which the player who begins wants large
    for at in (reached := [0]):
        for move in graph[at].moves:
            if move.to not in signs:
                signs[move.to] = -signs[at]
                reached.append(move.to)
    if problem.theorem in RESULTS:
        return best_results(graph, RESULTS[problem.theorem], signs)
    return [signs[at] * position.score for at, position in enumerate(graph)]


# The result of a finished game, if its last position shows it.
RESULTS = {
    "middles-of-rows": lambda shape: sum(number for row in shape["rows"] for number in row),
    "middle-of-row": lambda shape: shape["rows"][0][0],
    "second-missing": lambda shape: next(
        number for number in range(99) if [0, number] not in shape["marks"]
    ),
}


def best_results(graph, result_of, signs: dict[int, int]) -> list[int]:
    """Return the result at the end from each position on: one player wants it large, the other one small."""

    @cache
    def best(at: int) -> int:
        ways = [best(move.to) for move in graph[at].moves]
        return (max if signs[at] > 0 else min)(ways) if ways else result_of(graph[at].shape)

    return [best(at) for at in range(len(graph))]


@pytest.mark.parametrize("problem", WITH_THEOREM, ids=[each.name for each in WITH_THEOREM])
def test_a_theorem_agrees_with_the_search(pool, tmp_path, capsys, problem):
    """The board shows the reason for every start. The test prints a row of a table (see it with -s)."""
    starts = facts(pool, problem)["starts"]
    graphs = [game_of(pool, problem.name).graph(start["text"]) for start in starts]
    games = [(problem.theorem, graph.lines) for graph in graphs]
    _, *found = reasons(games, tmp_path, problem.points)
    for start, graph, (says, _, _, told, *_) in zip(starts, graphs, found, strict=True):
        assert says == known(problem, graph), start["text"]
        assert not told or all(isinstance(text, str) for text in told)
    positions, parts = sum(map(len, graphs)), sum(parts for _, _, parts, *_ in found)
    assert (
        positions > parts
    )  # each value is compared in more positions than the one that it comes from
    with capsys.disabled():
        print(f"\n{problem.name:<45} {problem.theorem:<30} {positions - parts:>5} positions")


def mover_of(graph, at: int) -> str:
    """Return the name of the player to move, if a position has the name, else ""."""
    parts = graph[at].words if isinstance(graph[at].words, list) else [graph[at].words]
    named = [part["to_move"] for part in parts if isinstance(part, dict) and "to_move" in part]
    return "".join(named)


def spoken(graph, at: int, move) -> str:
    """Return a move from a position, after the name of its player if the position has the name."""
    text = ": ".join(filter(None, [mover_of(graph, at), moves.rendered(move.words, "en")]))
    if graph[move.to].moves:
        return text
    ends = {"P": " (the last move)", "N": " (ends the game and loses)", "D": ""}
    return text + ends[graph[move.to].outcome]


@pytest.mark.parametrize(
    "problem",
    [
        each
        for each in WITH_THEOREM
        if each.theorem in ("backward-induction", "retrograde-analysis")
    ],
    ids=lambda problem: problem.name,
)
def test_a_lost_position_is_told_by_what_beats_its_moves(pool, tmp_path, problem):
    """Each named move has an answer that leads to a lost position again. Four moves are named, or all.

    A won position says this of the position after its best move. Moves that keep a draw lead from draw to draw.
    """
    starts = facts(pool, problem)["starts"]
    graphs = [game_of(pool, problem.name).graph(start["text"]) for start in starts]
    _, *found = reasons([(problem.theorem, graph.lines) for graph in graphs], tmp_path)
    count = 0
    for graph, (_, _, _, told, *_) in zip(graphs, found, strict=True):
        for at, (position, text) in enumerate(zip(graph, told, strict=True)):
            if not position.moves:
                continue
            if position.outcome == "D":
                for each in re.search(r"For example: (.*); …", text)[1].split("; "):
                    ways = {spoken(graph, at, move): move.to for move in graph[at].moves}
                    at = ways[each]
                    assert graph[at].outcome == "D"
                continue
            lost = at if position.outcome == "P" else position.moves[position.best].to
            if not graph[lost].moves:
                continue
            beaten = re.search(r"(?:loses|for example): (.*?)\.(?: “|$)", text)[1].split("; ")
            loser = mover_of(graph, lost)
            again = f" (lost again for {loser})" if loser else " (lost again)"
            right = {
                ", then ".join([spoken(graph, lost, move), *reply])
                for move in graph[lost].moves
                for reply in [
                    [spoken(graph, move.to, each) + again * bool(graph[each.to].moves)]
                    for each in graph[move.to].moves
                    if graph[each.to].outcome == "P"
                ]
                or [[]]
            }
            assert {*beaten} <= right, text
            assert len(beaten) == min(4, len(graph[lost].moves))
            count += 1
    assert count


@pytest.mark.parametrize("problem", [each for each in WITH_THEOREM if each.points == "total"])
def test_the_way_of_a_piece_has_the_total_of_its_move(pool, tmp_path, problem):
    """Also after a bad move that comes to the same position again.

    The weights of the way add up to the number at the move, each weight is that of an edge, and the way ends where no
    edge goes on.
    """
    starts = facts(pool, problem)["starts"]
    graphs = [game_of(pool, problem.name).graph(start["text"]) for start in starts]
    games = [(problem.theorem, graph.lines) for graph in graphs]
    _, *found = reasons(games, tmp_path, problem.points)
    again = 0
    for graph, (*_, all_moves, _, _) in zip(graphs, found, strict=True):
        shape = graph[0].shape
        edges = {
            (str(a), str(b), weight)
            for (a, b), weight in zip(shape["edges"], shape["weights"], strict=True)
        }
        sources = {a for a, _, _ in edges}
        for number, told in (move for position in all_moves for move in position):
            if number == "endless":
                assert "for ever" in told
                continue
            way, sums = re.search(
                r"the piece goes (.*?)\. This adds (.*?) to the total", told
            ).groups()
            weights, total = [*map(int, sums.split(" = ")[0].split(" + "))], sums.split(" = ")[-1]
            places = way.split(" → ")
            assert total == number.split(" = ")[-1] and sum(weights) == int(total)
            assert all(edge in edges for edge in zip(places, places[1:], weights, strict=False))
            assert len(places) == len(weights) + 1 and places[-1] not in sources
            again += places[0] in places[1:]
    assert again


def test_a_theorem_is_not_shown_if_a_position_disagrees(pool, tmp_path):
    """Wythoff's game is not Nim, and this start of end-Nim looks like Nim only if it is too small."""
    wythoff = game_of(pool, "luogu/P2252").graph("4 6\n")
    _, *found = reasons([("nim", wythoff.lines), ("", wythoff.lines)], tmp_path)
    assert [each[:4] for each in found] == [[None, None, 0, None]] * 2
    ends = game_of(pool, "luogu/P2599").graph("1\n3\n1 2 3\n")
    assert reasons([("nim", ends.lines)], tmp_path)[1][0] is None


def test_every_theorem_has_a_word_in_the_schema(pool, tmp_path):
    """And a problem uses it."""
    words, _ = reasons([("", game_of(pool, "luogu/P2252").graph("1 2\n").lines)], tmp_path)
    known = json.loads(SCHEMA.read_text())["$defs"]["theorem"]["enum"]
    assert {problem.theorem for problem in WITH_THEOREM} == {*known} == {*words}


@pytest.mark.parametrize(
    ("name", "theorem", "text", "period"),
    [
        # a short window looks periodic
        ("hdu/1536", "sum-of-piles", "7 1 4 5 7 8 10 12\n1\n1 18\n0\n", None),
        ("hdu/1536", "sum-of-piles", "7 1 4 5 7 8 10 12\n1\n1 30\n0\n", [0, 11]),
        ("cses/1729", "", "11 3\n1 4 5\n", None),
        ("cses/1729", "", "23 3\n1 4 5\n", [0, 8]),
        ("cses/1729", "", "19 3\n1 3 4\n", [0, 7]),
        ("cses/1098", "sum-of-piles", "1\n2\n7 1\n", [0, 4]),
    ],
)
def test_a_period_is_stated_only_if_it_is_proved(pool, tmp_path, name, theorem, text, period):
    """The values are compared with computed values of many larger sizes."""
    _, (_, stated, *_) = reasons([(theorem, game_of(pool, name).graph(text).lines)], tmp_path)
    if period is None:
        assert stated is None
        return
    first, length, taken = stated
    assert [first, length] == period
    values: list[int] = []
    for size in range(300):
        met = {values[size - each] for each in taken if each <= size}
        values.append(next(value for value in range(99) if value not in met))
    assert all(values[at] == values[at + length] for at in range(first, 200))


def token_of(shape: dict) -> str | None:
    """Return the place of the token of a picture. The token of a game with a hole is the hole."""
    if shape["kind"] == "graph":
        return f"vertex {shape['marks'][0]}"
    cells = shape["blocked"][:1] if shape["others"] else shape["marks"]
    return f"cell {cells[0][0]} {cells[0][1]}" if cells else None


@pytest.mark.parametrize(
    "problem",
    [each for each in WITH_THEOREM if each.theorem in ("matching", "matching-of-hole")],
    ids=lambda problem: problem.name,
)
def test_the_pairs_in_the_picture_say_where_to_go(pool, tmp_path, problem):
    """The partner of the token is a winning move. Without a partner, each move leads to a place with a partner.

    Before the token is on the board, the place without a partner is a winning move.
    """
    starts = facts(pool, problem)["starts"]
    graphs = [game_of(pool, problem.name).graph(start["text"]) for start in starts]
    _, *found = reasons([(problem.theorem, graph.lines) for graph in graphs], tmp_path)
    for graph, (*_, all_pairs, _) in zip(graphs, found, strict=True):
        for position, pairs in zip(graph, all_pairs, strict=True):
            places = [place for pair in pairs for place in pair]
            assert len(places) == len({*places})
            partner = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
            ways = {token_of(graph[move.to].shape): graph[move.to] for move in position.moves}
            here = token_of(position.shape)
            if position.outcome == "P":
                assert here not in partner and {*ways} <= {*partner}
            elif here:
                assert ways[partner[here]].outcome == "P"
            else:
                free = ways.keys() - partner
                assert free and all(ways[place].outcome == "P" for place in free)


def grundy_values(edges: list[list[int]], vertices: int) -> list[int]:
    values = {}

    def value(vertex: int) -> int:
        if vertex not in values:
            met = {value(to) for at, to in edges if at == vertex}
            values[vertex] = next(each for each in range(vertices) if each not in met)
        return values[vertex]

    return [value(vertex) for vertex in range(vertices)]


@pytest.mark.parametrize(
    "problem",
    [
        each
        for each in WITH_THEOREM
        if each.theorem in ("sum-of-pieces", "sum-of-cells", "sum-of-lights")
    ],
    ids=lambda problem: problem.name,
)
def test_the_reason_says_why_a_piece_has_its_value(pool, tmp_path, problem):
    """In each start with several pieces. On a graph, the values of the options are computed from its edges."""
    starts = facts(pool, problem)["starts"]
    graphs = [game_of(pool, problem.name).graph(start["text"]) for start in starts]
    _, *found = reasons([(problem.theorem, graph.lines) for graph in graphs], tmp_path)
    count = 0
    for graph, (*_, told) in zip(graphs, found, strict=True):
        for position, text in zip(graph, told, strict=True):
            if len(position.shape["marks"]) > 1 and position is graph[0]:
                assert text
                count += 1
            if problem.theorem in ("sum-of-cells", "sum-of-lights") or "mex" not in text:
                continue
            at = int(re.match(r"Piece on (\d+): ", text)[1])
            values = grundy_values(position.shape["edges"], position.shape["vertices"])
            options = sorted({values[to] for a, to in position.shape["edges"] if a == at})
            mex = f"mex {{{', '.join(map(str, options))}}} = {values[at]}."
            assert text.endswith(mex)
    assert count
