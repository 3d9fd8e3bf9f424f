"""The functions that cases.py files share: distributions, complete lists, and draws that depend
only on a seed.

A search of small games decides which positions are P-positions.
"""

import random
import sys
from collections import Counter
from functools import cache
from itertools import product
from types import SimpleNamespace

import pytest

from judging.data.cases import MAKERS
from judging.data.generate import load_cases
from judging.data.grammar import Violation, read

sys.path.insert(0, str(MAKERS.parent))
makers = SimpleNamespace()
for module in MAKERS.glob("[a-z]*.py"):
    vars(makers).update(load_cases(module))


def searched(options, is_misere=False):
    """Return a function that says whether a position is a P-position."""

    @cache
    def is_p(position):
        following = options(position)
        return not any(map(is_p, following)) if following else not is_misere

    return is_p


def key(row):
    return tuple(sorted(row))


def pile_options(taken):
    """Return the options of a row of piles; a move takes one of `taken(pile)` from a pile."""

    def options(row):
        row = key(filter(None, row))
        smaller = (
            [*row[:place], pile - stones, *row[place + 1 :]]
            for place, pile in enumerate(row)
            for stones in taken(pile)
        )
        return {key(filter(None, option)) for option in smaller}

    return options


nim_options = pile_options(lambda pile: range(1, pile + 1))


def wythoff_options(pair):
    a, b = pair
    fewer = [(n, b) for n in range(a)] + [(a, n) for n in range(b)]
    return fewer + [(a - n, b - n) for n in range(1, min(pair) + 1)]


def splitting_options(parts):
    """A heap loses stones, or is split into heaps that are not empty."""

    def options(row):
        found = nim_options(row)
        for place, heap in enumerate(row):
            for split in makers.every_sorted_row([parts], range(1, heap)):
                if sum(split) == heap:
                    found.add(key([*row[:place], *split, *row[place + 1 :]]))
        return found

    return options


def stairs_options(cells):
    """A piece goes left, and does not jump."""
    places = zip(cells, (0, *cells), strict=False)
    return [
        (*cells[:piece], cell, *cells[piece + 1 :])
        for piece, (at, before) in enumerate(places)
        for cell in range(before + 1, at)
    ]


def bachet_options(position):
    n, m = position
    return [(n - k, m) for k in range(1, min(n, m) + 1)]


# Exhaustive lists


def shape(parents):
    """Return a rooted tree without the names of its nodes: its branches, as such trees."""
    branches = [[] for _ in range(len(parents) + 1)]
    for node in range(len(parents), 0, -1):
        branches[parents[node - 1]].append(tuple(sorted(branches[node])))
    return tuple(sorted(branches[0]))


def test_lists_are_exhaustive():
    rows = makers.every_row(range(1, 4), range(2, 6))
    assert len(rows) == len(set(rows)) == 4 + 4**2 + 4**3 and {2, 3, 4, 5} == set().union(*rows)
    sorted_rows = [*map(key, makers.every_sorted_row(range(1, 4), range(2, 6)))]
    assert len(sorted_rows) == len(set(sorted_rows)) and set(sorted_rows) == set(map(key, rows))
    matrices = [*makers.every_matrix(2, 3, range(2))]
    assert len(set(matrices)) == 2**6 and {(len(m), *map(len, m)) for m in matrices} == {(2, 3, 3)}
    for nodes, count in enumerate((1, 1, 2, 4, 9, 20, 48, 115), 1):  # OEIS A000081
        shapes = [shape(tree) for tree in makers.rooted_trees(nodes)]
        assert len(set(shapes)) == len(shapes) == count
    graphs = [*makers.every_graph(4)]
    assert len(graphs) == len(set(graphs)) == 2 ** (1 + 2 + 3)
    assert all(option < n for g in graphs for n, options in enumerate(g) for option in options)
    assert len({*makers.every_board(2, 2, "#.")}) == 16


def test_parts_contain_every_item_once():
    every = dict(makers.parts("all", range(25), 10, list))
    assert list(every) == ["all_01", "all_02", "all_03"]
    assert sum(every.values(), []) == list(range(25)) and max(map(len, every.values())) == 10


# Near P-positions


def test_near_keeps_to_its_arguments():
    """P-positions and other positions alternate. An invalid position or None is drawn again."""
    draws = iter(range(1000))
    found = makers.near(
        random.Random(1),
        11,
        lambda rng: 10 * next(draws),
        lambda rng, position: position + 1 if position % 20 else None,
        lambda position: position > 90,
    )
    assert Counter(position % 10 for position in found) == {0: 6, 1: 5}
    assert min(found) > 90 and all(position // 10 % 2 for position in found if position % 10)
    assert found != sorted(found)


NEAR = {
    "nim": (lambda rng: makers.near_nim(rng, 61, 4, 1, 6), nim_options),
    "nim with empty piles": (lambda rng: makers.near_nim(rng, 60, 4, 0, 6), nim_options),
    "splitting in 2": (lambda rng: makers.near_splitting(rng, 60, 3, 8, 2), splitting_options(2)),
    "splitting in 3": (lambda rng: makers.near_splitting(rng, 60, 3, 8, 3), splitting_options(3)),
    "stairs": (lambda rng: makers.near_stairs(rng, 60, 1, 5, 14), stairs_options),
    "bachet": (lambda rng: makers.near_bachet(rng, 100, (1, 30), (2, 6)), bachet_options),
    "wythoff": (lambda rng: makers.near_wythoff(rng, 200, 1, 25), wythoff_options),
    "wythoff with empty piles": (lambda rng: makers.near_wythoff(rng, 9, 0, 25), wythoff_options),
    "misere nim": (lambda rng: makers.near_misere(rng, 100, 4, 6), nim_options),
}


@pytest.mark.parametrize("game", NEAR)
def test_near_positions_are_lost_or_one_move_before(game):
    """Half of the positions are P-positions. The others have a move to a P-position."""
    draw, options = NEAR[game]
    positions, is_p = [*map(tuple, draw(random.Random(4)))], searched(options, "misere" in game)
    if options is not bachet_options:
        positions = [*map(key, positions)]
    lost = [position for position in positions if is_p(position)]
    assert len(lost) == (len(positions) + 1) // 2 and len({*positions}) > len(positions) / 5
    for position in {*positions} - {*lost}:
        assert any(map(is_p, options(position))), position


def test_the_shares_of_lost_positions():
    rng = random.Random(6)
    is_lost = searched(nim_options, is_misere=True)
    rows = makers.misere_rows(rng, 200, 4, 6)
    assert 60 <= sum(is_lost(key(row)) for row in rows) <= 140
    assert sum(max(row) == 1 for row in rows) >= 40
    is_lost, rows = searched(splitting_options(2)), makers.splitting_rows(rng, 100, 3, 8, 2)
    assert 30 <= sum(is_lost(key(row)) for row in rows) <= 80
    rows = makers.nim_rows(rng, 50, 1, 5, 1, 9)
    assert all(makers.nim_sum(row) == 0 for row in rows[1::2])
    assert {len(row) for row in rows} == {1, 2, 3, 4, 5}
    assert [*map(makers.nim_sum, makers.nim_columns(rng, 4, range(3), 0, 7))] == [0, 1, 0, 2, 0, 4]
    rows = [*makers.nim_twins(rng, 9, 3, 1, 60)]
    assert all(makers.nim_sum(row) == 0 and len(row) == 3 for row in rows[::2])
    assert all(key(lost) in nim_options(won) for lost, won in zip(rows[::2], rows[1::2]))


@pytest.mark.parametrize(("least", "most"), [(0, 1), (0, 2), (0, 5), (1, 3), (1, 4), (1, 7)])
def test_nim_zero(least, most):
    """The length and the bounds are right, also if the number that gives nim-sum 0 is too large."""
    rng = random.Random(2)
    for length in [*range(1 + least, 8)] * 40:
        row = makers.nim_zero(rng, length, least, most)
        assert len(row) == length and least <= min(row) and max(row) <= most
        assert makers.nim_sum(row) == 0


def test_nim_before():
    """A move of Nim leads back to the row. The greatest row has no position before it."""
    rng = random.Random(3)
    for longest in (0, 3, 4) * 50:
        row = makers.random_row(rng, 3, 1, 4)
        before = makers.nim_before(rng, row, 5, longest)
        assert max(before) <= 5 and len(before) <= max(3, longest)
        assert key(row) in nim_options(before)
    assert makers.nim_before(rng, [5, 5, 5], 5) is None
    assert len(makers.nim_before(rng, [5, 5, 5], 5, 4)) == 4


def test_long_rows_are_drawn_like_single_numbers():
    """The numbers and the state of the generator are the same as with randint."""
    for low, high in ((0, 0), (0, 1), (1, 1000), (5, 2**31 - 1), (0, 2**32), (0, 10**18)):
        for length in (999, 1000, 5000):
            rng, single = random.Random(length), random.Random(length)
            row = makers.random_row(rng, length, low, high)
            assert row == [single.randint(low, high) for _ in range(length)]
            assert rng.getstate() == single.getstate()


# Grundy values, Wythoff's game, trees


def test_values_of_splits():
    """An option that is a row is a sum. Dawson's Kayles begins 0 0 1 1 2 0 3 1 1 0."""
    for m in (2, 3, 9):
        splits = lambda n, m=m: [(left, n - m - left) for left in range(n - m + 1)]
        assert makers.row_values(60, m) == makers.grundy_values(60, splits)
    assert makers.row_values(9, 2) == [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]


def test_wythoff_pairs():
    """The pairs are those that a search finds, and golden(k) = floor(k phi) is exact."""
    is_p, pairs = searched(wythoff_options), {makers.wythoff_pair(d) for d in range(16)}
    lost = {pair for pair in product(range(26), repeat=2) if pair[0] <= pair[1] and is_p(pair)}
    assert lost == {pair for pair in pairs if pair[1] < 26}
    for k in (10**digits - nine for digits in range(1, 40) for nine in (0, 1)):
        m = makers.golden(k)  # phi is the root of x^2 = x + 1
        assert m * m - m * k - k * k <= 0 < (m + 1) ** 2 - (m + 1) * k - k * k
    for most in (*range(1, 500), 10**6, 10**18, 2**63 - 1):
        d = makers.wythoff_difference(most)
        assert makers.wythoff_pair(d)[1] <= most < makers.wythoff_pair(d + 1)[1]


def test_trees():
    """The edges form a tree of the wanted depth, and any_tree draws all sizes."""
    for reach in (1, 3, 100):
        parents = makers.random_tree(random.Random(13), 40, reach)
        edges = makers._tree_edges(random.Random(13), parents, root=1)
        assert makers.is_tree(40, edges) and {*range(1, 41)} == {node for e in edges for node in e}
        depth = [0]
        for parent in parents:
            depth.append(depth[parent] + 1)
        assert (max(depth) == 39) == (reach == 1)
    assert not makers.is_tree(3, [(3, 2), (2, 3)]) and not makers.is_tree(3, [(3, 2)])
    sizes = {len(makers.any_tree(random.Random(seed), 3, 40)) + 1 for seed in range(300)}
    assert sizes == {*range(3, 41)}


def test_a_written_tree_is_read_back():
    """A vertex outside the range and edges that are not a tree are rejected."""
    ends = ("a", 0, 99), ("b", 0, 99)

    def validate(reader):
        nodes = makers.read_count(reader, "n", 99)
        makers.read_tree(reader, nodes, *ends, ("w", 1, 9), root=0)

    parents = makers.random_tree(random.Random(17), 30, 4)
    read(makers.tree_text(random.Random(17), parents, 0, [3] * 29), validate)
    with pytest.raises(Violation, match="line 3.* two vertices of 0 to 2"):
        read("3\n0 1 1\n1 3 1\n", validate)
    with pytest.raises(Violation, match="line 3.* the last edge of a tree"):
        read("3\n0 1 1\n1 0 1\n", validate)


DRAWS = {
    "near_nim": lambda rng: makers.near_nim(rng, 20, 5, 1, 100),
    "near_misere": lambda rng: makers.near_misere(rng, 20, 5, 100),
    "near_bachet": lambda rng: makers.near_bachet(rng, 20, (1, 100), (1, 20)),
    "near_wythoff": lambda rng: makers.near_wythoff(rng, 20, 1, 1000),
    "nim_twins": lambda rng: [*makers.nim_twins(rng, 5, 6, 0, 100)],
    "near_splitting": lambda rng: makers.near_splitting(rng, 20, 5, 64, 3),
    "near_stairs": lambda rng: makers.near_stairs(rng, 20, 2, 9, 100),
    "nim_rows": lambda rng: makers.nim_rows(rng, 20, 1, 5, 0, 100),
    "nim_columns": lambda rng: makers.nim_columns(rng, 5, range(6), 0, 100),
    "misere_rows": lambda rng: makers.misere_rows(rng, 20, 5, 100),
    "wythoff_large": lambda rng: makers.wythoff_large(rng, 20, 10**18),
    "sums": lambda rng: makers.Sums(enumerate(b"\0\1\2\3\3\2\1\0")).p_position(rng, 9),
    "tree_text": lambda rng: makers.tree_text(rng, makers.any_tree(rng, 20, 50)),
    "tree_of_value": lambda rng: makers.tree_of_value(rng, makers.random_tree(rng, 20, 5)),
    "random_graph": lambda rng: makers.random_graph(rng, 20, 5),
    "marked": lambda rng: makers.marked(rng, 40, 20, "XO", 1),
    "random_board": lambda rng: makers.random_board(rng, 5, 5, "..#"),
}


@pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS)
def test_a_seed_decides_a_draw(draw):
    """The same seed gives the same draw, and another seed gives another draw. The global generator
    is not used."""
    first = draw(random.Random(1))
    random.seed(0)
    before = random.getstate()
    assert draw(random.Random(1)) == first != draw(random.Random(2))
    assert random.getstate() == before
