"""Lesson 15: its finite claims, by searches that know only the rules."""

import random
from functools import cache
from itertools import combinations, product


def box_moves(out, back):
    """Options of a box with room for 9 stones."""
    return {
        n: [n - k for k in out if k <= n] + [n + back] * (0 < n <= 9 - back) for n in range(10)
    }


def outcomes(options):
    """Who can force a win within some number of moves: no labels, one round of looking ahead after another."""
    won, lost = set(), set()
    for _ in range(2 * len(options)):
        won, lost = (
            {n for n in options if any(q in lost for q in options[n])},
            {n for n in options if all(q in won for q in options[n])},
        )
    return "".join("N" if n in won else "P" if n in lost else "D" for n in sorted(options))


def test_boxes():
    assert outcomes(box_moves((3, 5), 3)) == "PDPNDNDNPD"
    assert outcomes(box_moves((1, 4), 2)) == "PNPNNDNDDD"


def geography_wins(neighbours):
    """The vertices from which the first player wins, whoever cannot move loses."""

    @cache
    def wins(token, visited):
        return any(not wins(w, visited | {w}) for w in neighbours[token] if w not in visited)

    return {v for v in neighbours if wins(v, frozenset({v}))}


def left_free(neighbours):
    """The vertices that some maximum matching leaves free, by trial of all matchings, and whether one is perfect."""
    edges = {tuple(sorted((v, w))) for v in neighbours for w in neighbours[v]}
    for size in range(len(neighbours) // 2, -1, -1):
        matchings = [m for m in combinations(edges, size) if len({v for edge in m for v in edge}) == 2 * size]
        if matchings:
            return {v for m in matchings for v in {*neighbours} - {v for edge in m for v in edge}}


def board(rows):
    cells = {(i, j) for i, row in enumerate(rows, 1) for j, cell in enumerate(row, 1) if cell == "."}
    return {(i, j): [c for c in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)) if c in cells] for i, j in cells}


def test_vertex_geography():
    """The theorem on 200 random graphs of up to 6 vertices, with odd cycles too, and on the board played by hand."""
    rng = random.Random(15)
    for _ in range(200):
        n = rng.randint(1, 6)
        edges = [edge for edge in combinations(range(n), 2) if rng.random() < 0.5]
        neighbours = {v: [a + b - v for a, b in edges if v in (a, b)] for v in range(n)}
        assert left_free(neighbours) == {*neighbours} - geography_wins(neighbours)
    by_hand = board(["..#", "...", "#.."])
    assert {*by_hand} - geography_wins(by_hand) == left_free(by_hand) == {(1, 2), (2, 1), (2, 3), (3, 2)}


def test_boards_without_forbidden_cells():
    """Lost for who places the token iff the number of cells is even; else the corners' colour wins."""
    for n, m in ((1, 1), (1, 2), (1, 5), (2, 3), (3, 3), (2, 4), (3, 4), (3, 5)):
        cells = board(["." * m] * n)
        lost = {(i, j) for i, j in cells if (i + j) % 2 == 0} if n * m % 2 else set()
        assert {*cells} - geography_wins(cells) == lost


@cache
def row_wins(row):
    if not row:
        return False
    shorter = {(*((left,) if left else ()), *row[1:]) for left in range(row[0])}
    shorter |= {(*row[:-1], *((left,) if left else ())) for left in range(row[-1])}
    return any(not row_wins(option) for option in shorter)


def answers(row, most):
    """For x = 0, 1, ...: all y up to `most` that make y row x lost."""
    return [
        [y for y in range(most + 1) if not row_wins(tuple(pile for pile in (y, *row, x) if pile))] for x in range(most)
    ]


def test_stones_at_both_ends():
    """One y for each x, by the formula, and its two tables: rows of up to three piles of up to 4, x up to 6."""

    def formula(x, left, right):
        if x == right:
            return 0
        return x - 1 if right < x <= left else x + 1 if left <= x < right else x

    assert [formula(x, 5, 2) for x in range(1, 8)] == [1, 0, 2, 3, 4, 6, 7]
    assert [formula(x, 2, 5) for x in range(1, 8)] == [1, 3, 4, 5, 0, 6, 7]
    for length in range(4):
        for row in product(range(1, 5), repeat=length):
            found = answers(row, 7)
            assert all(len(ys) == 1 for ys in found)
            f = [ys[0] for ys in found]
            left, right = f[0], f.index(0)
            for x in range(1, 7):
                assert f[x] == formula(x, left, right), (row, x)


def test_exercise_on_a_row():
    """l and r of every row of neighbouring piles of 3 1 9 4."""
    told = {(3, 1): (1, 3), (1, 9): (9, 1), (9, 4): (4, 9), (3, 1, 9): (9, 4)}
    for row, (left, right) in told.items():
        assert not row_wins((left, *row)) and not row_wins((*row, right))
    assert not row_wins((3, 1, 9, 4))
