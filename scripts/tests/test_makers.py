"""What the cases.py share: nothing is left out, what is near a P-position is, and a seed
decides everything."""

import random
from collections import Counter
from functools import cache
from itertools import product
from types import SimpleNamespace

import pytest
from judging.cases import MAKERS, load_cases
from judging.grammar import Violation, read

makers = SimpleNamespace()
for module in MAKERS.glob("[a-z]*.py"):
    vars(makers).update(load_cases(module))


def searched(options, is_misere=False):
    """Is a position a P-position? By search."""

    @cache
    def is_p(position):
        following = options(position)
        return not any(map(is_p, following)) if following else not is_misere

    return is_p


def pile_options(taken):
    """The options of a row, as sorted rows, where a pile loses one of `taken`."""

    def options(row):
        smaller = {tuple(sorted([*row[:place], pile - stones, *row[place + 1 :]])) for place, pile in enumerate(row) for stones in taken(pile)}
        return sorted(smaller)

    return options


def key(row):
    return tuple(sorted(row))


nim_options = pile_options(lambda pile: range(1, pile + 1))
is_p_of_nim = searched(lambda row: nim_options(tuple(pile for pile in row if pile)))
is_p_of_misere_nim = searched(lambda row: nim_options(tuple(pile for pile in row if pile)), is_misere=True)


def wythoff_options(pair):
    a, b = pair
    both = [(a - n, b - n) for n in range(1, min(pair) + 1)]
    return [key(option) for option in both] + nim_options(key(pair))


is_p_of_wythoff = searched(wythoff_options)


def shape(parents):
    """A rooted tree without the names of its nodes: its branches, as such trees."""
    branches = [[] for _ in range(len(parents) + 1)]
    for node in range(len(parents), 0, -1):
        branches[parents[node - 1]].append(tuple(sorted(branches[node])))
    return tuple(sorted(branches[0]))


def strand_cuts(tree):
    """The options of a tree of (parent, strands): one strand less; what falls has 0."""
    for cut, (parent, count) in enumerate(tree):
        if count:
            option = [*tree]
            option[cut] = parent, count - 1
            for node, (below, strands) in enumerate(option, 1):
                if below and not option[below - 1][1]:
                    option[node - 1] = below, 0
            yield tuple(option)


is_p_of_trees = searched(lambda tree: list(strand_cuts(tree)))


def assert_near(positions, is_p, options):
    """Half P-positions, half with a move to one."""
    lost = [position for position in positions if is_p(position)]
    won = [position for position in positions if not is_p(position)]
    assert len(lost) == (len(positions) + 1) // 2
    for position in won:
        assert any(map(is_p, options(position))), position


# All there is


def test_rows_are_exhaustive():
    rows = makers.every_row(range(1, 4), range(2, 6))
    assert len(rows) == len(set(rows)) == 4 + 4**2 + 4**3
    assert set().union(*rows) == {2, 3, 4, 5}
    sorted_rows = makers.every_sorted_row(range(1, 4), range(2, 6))
    assert len(sorted_rows) == len(set(map(key, sorted_rows)))
    assert set(map(key, sorted_rows)) == set(map(key, rows))


def test_trees_graphs_and_boards_are_exhaustive():
    for nodes, count in enumerate((1, 1, 2, 4, 9, 20, 48, 115), 1):  # like A000081
        shapes = {shape(tree) for tree in makers.rooted_trees(nodes)}
        assert len(shapes) == len(list(makers.rooted_trees(nodes))) == count
    graphs = list(makers.every_graph(4))
    assert len(graphs) == len(set(graphs)) == 2 ** (1 + 2 + 3)
    assert all(option < node for g in graphs for node, options in enumerate(g) for option in options)
    assert sorted(makers.every_board(2, 1, "#.")) == [("#", "#"), ("#", "."), (".", "#"), (".", ".")]


def test_matrices_hold_the_piles():
    """Each row of cells has the stones of its pile, down to none and up to all that it holds."""
    rows = [[0, 1, 7], [12, 5]]
    matrices = makers.nim_matrices(random.Random(1), rows, 3, 4)
    assert [[sum(cells) for cells in matrix] for matrix in matrices] == rows
    assert all(len(cells) == 3 and 0 <= min(cells) <= max(cells) <= 4 for matrix in matrices for cells in matrix)


def test_matrices_are_exhaustive():
    matrices = list(makers.every_matrix(2, 3, range(2)))
    assert len(set(matrices)) == 2**6 and {(len(m), *map(len, m)) for m in matrices} == {(2, 3, 3)}


def test_long_rows_are_drawn_as_if_one_by_one():
    """Whatever the range, the numbers and the state of the generator are those of randint."""
    for low, high in ((0, 0), (0, 1), (1, 1000), (5, 2**31 - 1), (0, 2**32 - 2), (0, 2**32), (0, 10**18)):
        for length in (999, 1000, 5000):
            rng, one_by_one = random.Random(length), random.Random(length)
            row = makers.random_row(rng, length, low, high)
            assert row == [one_by_one.randint(low, high) for _ in range(length)]
            assert rng.getstate() == one_by_one.getstate()


def test_parts_hold_every_item_once():
    every = dict(makers.parts("all", range(25), 10, list))
    assert list(every) == ["all_01", "all_02", "all_03"]
    assert sum(every.values(), []) == list(range(25))
    assert max(map(len, every.values())) == 10


# Near P-positions


def test_near_keeps_to_its_arguments():
    """P-positions and others in turn; what is not valid or None is drawn again."""
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


@pytest.mark.parametrize(("least", "most"), [(0, 1), (0, 2), (0, 5), (1, 3), (1, 4), (1, 7)])
def test_nim_zero(least, most):
    """The length and the bounds are kept, whether or not a last number fits."""
    rng = random.Random(2)
    for length in list(range(1 + least, 8)) * 40:
        row = makers.nim_zero(rng, length, least, most)
        assert len(row) == length and least <= min(row) and max(row) <= most
        assert makers.nim_sum(row) == 0


def test_nim_before():
    """A move of Nim leads back; there is none to the greatest position."""
    rng = random.Random(3)
    for longest in (0, 3, 4) * 50:
        row = makers.random_row(rng, 3, 1, 4)
        before = makers.nim_before(rng, row, 5, longest)
        assert max(before) <= 5 and len(before) <= max(3, longest)
        assert key(row) in [key(filter(None, option)) for option in nim_options(key(before))]
    assert makers.nim_before(rng, [5, 5, 5], 5) is None
    assert makers.nim_before(rng, [5, 5, 5], 5, 3) is None
    assert len(makers.nim_before(rng, [5, 5, 5], 5, 4)) == 4


def test_near_nim():
    for least in (0, 1):
        rows = makers.near_nim(random.Random(4), 60, 4, least, 6)
        assert least == min(map(min, rows)) and max(map(max, rows)) == 6
        assert {len(row) for row in rows} == {2, 3, 4}
        assert_near(list(map(key, rows)), is_p_of_nim, nim_options)


def test_near_misere():
    """Rows of ones, which misere play turns round, are among them."""
    rows = makers.near_misere(random.Random(5), 100, 4, 6)
    assert [1] in rows and max(map(len, rows)) <= 4
    assert_near(list(map(key, rows)), is_p_of_misere_nim, nim_options)


def test_misere_rows_and_ones():
    rows = makers.misere_rows(random.Random(6), 200, 4, 6)
    lost = sum(is_p_of_misere_nim(key(row)) for row in rows)
    assert 60 <= lost <= 140
    assert sum(max(row) == 1 for row in rows) >= 40
    rows = makers.ones_and(random.Random(6), (1, 3), (2, 9))
    assert list(map(key, rows)) == [(2,), (9,), (1, 1, 2), (1, 1, 9)]


def test_nim_rows_and_columns():
    rows = makers.nim_rows(random.Random(7), 50, 1, 5, 1, 9)
    assert all(makers.nim_sum(row) == 0 for row in rows[1::2])
    assert {len(row) for row in rows} == {1, 2, 3, 4, 5}
    columns = makers.nim_columns(random.Random(7), 4, range(3), 0, 7)
    assert list(map(makers.nim_sum, columns)) == [0, 1, 0, 2, 0, 4]


def test_nim_twins():
    rows = list(makers.nim_twins(random.Random(7), 20, 4, 1, 6))
    assert all(makers.nim_sum(row) == 0 and len(row) == 4 for row in rows[::2])
    assert all(key(lost) in nim_options(key(won)) for lost, won in zip(rows[::2], rows[1::2]))


@pytest.mark.parametrize("parts", [2, 3])
def test_near_splitting(parts):
    """By search: a heap loses stones, or is split into heaps that are not empty."""

    def options(row):
        found = set(nim_options(row))
        for place, heap in enumerate(row):
            for split in makers.every_sorted_row([parts], range(1, heap)):
                if sum(split) == heap:
                    found.add(key([*row[:place], *split, *row[place + 1 :]]))
        return [key(filter(None, option)) for option in found]

    is_p = searched(options)
    for a, b in product(range(1, 16), repeat=2):
        assert is_p(key((a, b))) == (makers.exchanged(a, parts) == makers.exchanged(b, parts))
    rows = makers.near_splitting(random.Random(8), 60, 3, 8, parts)
    assert max(map(max, rows)) == 8 and {2, 3} <= {len(row) for row in rows}
    assert_near(list(map(key, rows)), is_p, options)
    rows = makers.splitting_rows(random.Random(8), 100, 3, 8, parts)
    assert 30 <= sum(is_p(key(row)) for row in rows) <= 80


def test_near_stairs():
    """By search: a piece goes left, and does not jump."""

    def options(cells):
        before = (0, *cells)
        return [(*cells[:piece], cell, *cells[piece + 1 :]) for piece in range(len(cells)) for cell in range(before[piece] + 1, cells[piece])]

    rows = makers.near_stairs(random.Random(9), 60, 1, 5, 14)
    assert max(map(max, rows)) == 14 and {len(row) for row in rows} == {1, 2, 3, 4, 5}
    assert any(list(row) != sorted(row) for row in rows)
    assert_near(list(map(key, rows)), searched(options), options)
    assert makers.stairs(random.Random(9), [4, 2], 3, 0, start=10) == [15, 16, 19]
    assert makers.stairs_before(random.Random(9), [1, 2], 2) is None


def test_near_bachet():
    pairs = makers.near_bachet(random.Random(8), 100, (1, 30), (2, 6))
    by_m = {m: searched(lambda n, m=m: [n - k for k in range(1, min(n, m) + 1)]) for m in range(2, 7)}
    assert sum(by_m[m](n) for n, m in pairs) == 50
    for n, m in pairs:
        assert 1 <= n <= 30
        assert by_m[m](n) or any(by_m[m](n - k) for k in range(1, min(n, m) + 1))


def test_sums_of_a_subtraction_game():
    """Grundy values and P-positions are those of the search."""
    moves = (1, 3, 4)
    options = pile_options(lambda pile: [s for s in moves if s <= pile])
    is_p = searched(options)
    values = makers.grundy_values(12, lambda pile: [(pile - s,) for s in moves if s <= pile])
    for a, b in product(range(13), repeat=2):
        assert (values[a] == values[b]) == is_p(key((a, b)))
    sums, rng = makers.Sums(enumerate(values)), random.Random(9)
    for length in (1, 2, 3, 4):
        start = [0, 12][: length - 1]
        position = sums.p_position(rng, length, start)
        assert len(position) == length and position[: len(start)] == start and is_p(key(position))
        position = sums.completed(rng, start)
        assert position[: len(start)] == start and is_p(key(position))
        assert key(position) in options(key(makers.taken_before(rng, position, moves)))


def test_grundy_values_of_splits():
    """A row of an option counts as a sum: Dawson's Kayles begins 0 0 1 1 2 0 3 1 1 0."""
    dawson = makers.grundy_values(9, lambda n: [(left, n - 2 - left) for left in range(n - 1)])
    assert dawson == [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]


def test_row_values_are_those_of_the_definition():
    for m in (1, 2, 3, 4, 9, 61):
        values = makers.grundy_values(60, lambda row: [(left, row - m - left) for left in range(row - m + 1)])
        assert makers.row_values(60, m) == values


# Pairs of Wythoff's game


def test_wythoff_pairs_are_those_of_the_search():
    pairs = {makers.wythoff_pair(difference) for difference in range(16)}
    assert {p for p in product(range(26), repeat=2) if p[0] <= p[1] and is_p_of_wythoff(p)} == {pair for pair in pairs if pair[1] < 26}


def test_golden_is_exact():
    """m <= k phi just if m^2 - m k - k^2 <= 0, for phi is the root of x^2 = x + 1."""
    rng = random.Random(10)
    for digits in range(1, 40):
        for k in (10**digits, 10**digits - 1, *makers.fibonacci(10**digits)[-2:], rng.randrange(10**digits)):
            m = makers.golden(k)
            assert m * m - m * k - k * k <= 0 < (m + 1) ** 2 - (m + 1) * k - k * k


def test_wythoff_difference_is_the_greatest():
    for most in (*range(1, 500), 10**6, 10**9, 10**18, 2**63 - 1):
        difference = makers.wythoff_difference(most)
        assert makers.wythoff_pair(difference)[1] <= most < makers.wythoff_pair(difference + 1)[1]


def test_near_wythoff():
    for least in (0, 1):
        pairs = makers.near_wythoff(random.Random(11), 200, least, 25)
        assert sum(is_p_of_wythoff(key(pair)) for pair in pairs) == 100
        assert any(a > b for a, b in pairs) and any(a < b for a, b in pairs)
        assert least == min(map(min, pairs)) and max(map(max, pairs)) <= 25


def test_large_wythoff_games():
    lower = {makers.wythoff_pair(d)[0]: d for d in range(makers.wythoff_difference(10**6) + 1)}
    games = makers.wythoff_large(random.Random(12), 100, 10**6)
    lost = [lower.get(min(game)) == abs(game[0] - game[1]) for game in games]
    assert sum(lost) == 50 and min(map(max, games)) > 900000
    greatest = makers.wythoff_greatest(10**6)
    assert max(map(max, greatest)) <= 10**6
    assert [lower.get(min(game)) == abs(game[0] - game[1]) for game in greatest] == [True, False] * 42


def test_fibonacci_sums():
    sums = {makers.fibonacci_sum(random.Random(seed), 5) for seed in range(300)}
    assert sums == {sum(row) for row in makers.every_row((1, 2, 3), (1, 2, 3, 5))}


def test_fibonacci():
    assert makers.fibonacci(0) == []
    assert makers.fibonacci(1) == [1]
    assert makers.fibonacci(13) == [1, 2, 3, 5, 8, 13]
    assert makers.fibonacci(20) == [1, 2, 3, 5, 8, 13]


# Trees, graphs, boards


def test_tree_edges_are_a_tree():
    for reach in (1, 3, 100):
        parents = makers.random_tree(random.Random(13), 40, reach)
        edges = makers._tree_edges(random.Random(13), parents, root=1)
        reached = {1}
        for _ in range(40):
            reached |= {node for edge in edges if reached & set(edge) for node in edge}
        assert len(edges) == 39 and reached == set(range(1, 41))
        depth = [0]
        for parent in parents:
            depth.append(depth[parent] + 1)
        assert (max(depth) == 39) == (reach == 1)
        assert Counter(map(len, map(set, edges))) == {2: 39}


def test_tree_edges_keep_their_strands():
    edges = makers._tree_edges(random.Random(13), [0, 0, 1], root=0, strands=[7, 8, 9])
    (a,) = {a for *ends, count in edges if count == 7 and 0 in ends for a in ends if a}
    assert sorted(count for *_, count in edges) == [7, 8, 9]
    assert all((a in ends) == (count != 8) for *ends, count in edges)


def test_is_tree():
    assert makers.is_tree(1, []) and makers.is_tree(3, [(3, 2), (2, 1)])
    assert not makers.is_tree(3, [(3, 2), (2, 3)])
    assert not makers.is_tree(3, [(3, 2)]) and not makers.is_tree(2, [(1, 2), (1, 2)])


def test_any_tree():
    trees = [makers.any_tree(random.Random(seed), 3, 40) for seed in range(300)]
    assert {len(tree) + 1 for tree in trees} == set(range(3, 41))
    assert any(tree == list(range(len(tree))) for tree in trees if len(tree) > 20)


def test_trees_are_read_back():
    """Vertices outside and edges that are no tree are refused."""
    ends = ("a", 0, 99), ("b", 0, 99)

    def validate(reader):
        nodes = makers.read_count(reader, "n", 99)
        makers.read_tree(reader, nodes, *ends, ("w", 1, 9), root=0)

    parents = makers.random_tree(random.Random(17), 30, 4)
    read(makers.tree_text(random.Random(17), parents, 0, [3] * 29), validate)
    read("1\n", validate)
    with pytest.raises(Violation, match="line 3.* two vertices of 0 to 2"):
        read("3\n0 1 1\n1 3 1\n", validate)
    with pytest.raises(Violation, match="line 3.* the last edge of a tree"):
        read("3\n0 1 1\n1 0 1\n", validate)


def test_trees_of_value():
    """The tree, with a path of single strands more, beside a path of as many edges."""
    rng = random.Random(15)
    for round in range(300):
        parents = makers.random_tree(rng, rng.randint(1, 5), rng.randint(1, 5))
        strands = makers.random_row(rng, len(parents), 1, 3) if round % 2 else None
        value = rng.randint(0, 3)
        tree = makers.tree_of_value(rng, parents, strands, value)
        counts = [*(strands or []), *[1] * (len(tree) - len(strands or []))]
        assert tree[: len(parents)] == parents
        assert makers.tree_values(tree, counts)[0] == value
        beside = [0, *range(len(tree) + 1, len(tree) + value)][:value]
        assert is_p_of_trees(tuple(zip([*tree, *beside], [*counts, *[1] * value])))


def test_sprouted_has_a_move_to_the_tree():
    rng = random.Random(16)
    for _ in range(50):
        parents = makers.random_tree(rng, rng.randint(1, 9), rng.randint(1, 5))
        larger = makers.sprouted(rng, parents, 4)
        assert len(parents) < len(larger) <= len(parents) + 4
        single = tuple((parent, 1) for parent in parents)
        wanted = (*single, *((parent, 0) for parent in larger[len(parents) :]))
        assert wanted in strand_cuts(tuple((parent, 1) for parent in larger))


def test_marked_rows():
    """Equal marks stand far enough from each other; a row before has a mark more."""
    rng = random.Random(18)
    rows = [makers.marked(rng, 9, count % 10, "XO", 2) for count in range(300)]
    assert {len(row) for row in rows} == {9} and set("".join(rows)) == set(".XO")
    for row, gap in product(rows, (1, 2)):
        assert not any(a == b != "." for a, b in zip(row, row[gap:]))
    found = makers.near_marked(rng, 60, lambda rng: rng.choice(rows), lambda row: row.count(".") % 2 == 0)
    assert len(found) == 60
    assert sum(row.count(".") % 2 == 0 for row in found) == 30


def test_random_graph_has_no_cycle():
    options = makers.random_graph(random.Random(14), 30, 4)
    assert max(map(len, options)) == 4
    ended = set()
    for _ in options:
        ended |= {node for node, following in enumerate(options) if ended.issuperset(following)}
    assert len(ended) == 30


# Formats


def test_headed_is_read_back():
    rows = [[3, 1, 4], [0]]

    def validate(reader):
        count = reader.count("T", 1, 2)
        reader.line_end()
        for _ in range(count):
            makers.read_headed(reader, ("n", 1, 3), ("pile", 0, 4))

    text = makers.counted(rows, makers.headed)
    assert text == "2\n3\n3 1 4\n1\n0\n"
    reader = read(text, validate)
    assert len(reader.questions) == 2
    assert {name: (b.least, b.most) for name, b in reader.bounds.items()} == {
        "T": (2, 2),
        "n": (1, 3),
        "pile": (0, 4),
    }


def test_counted_is_read_back():
    """What the writers of whole inputs write, the readers beside them take."""
    rows = [[3, 1, 4], [0]]
    assert makers.counted_rows(rows) == makers.counted(rows, makers.headed)
    read(makers.counted_rows(rows), lambda reader: makers.read_rows(reader, "T", 2, ("n", 1, 3), ("pile", 0, 4)))
    with pytest.raises(Violation, match="line 1.* T, "):
        read(makers.counted_rows(rows), lambda reader: makers.read_rows(reader, "T", 1, ("n", 1, 3), ("pile", 0, 4)))

    def validate_matrices(reader):
        for _ in range(makers.read_count(reader, "T", 2)):
            assert makers.read_matrix(reader, ("m", 1, 2), ("n", 1, 3), ("cell", 0, 9)) in [(2, 3), (1, 1)]

    assert makers.counted_matrices([[[1, 2, 3], [4, 5, 6]], [[7]]]) == "2\n2 3\n1 2 3\n4 5 6\n1 1\n7\n"
    read(makers.counted_matrices([[[1, 2, 3], [4, 5, 6]], [[7]]]), validate_matrices)

    def validate_words(reader):
        makers.read_words(reader, "T", 2, ("row", ".X", 1, 4), lambda row: "XX" not in row, "no XX")

    assert len(read(makers.counted_column(iter(["X.X", "."])), validate_words).questions) == 2
    with pytest.raises(Violation, match="line 3.* no XX"):
        read(makers.counted_column(["X.X", "XX"]), validate_words)
    reader = read("3 7\n", lambda reader: makers.read_sides(reader, ("n", 1, 3), ("m", 1, 9)))
    assert (reader.bounds["n"].most, reader.bounds["m"].most) == (3, 7)


def test_lines():
    assert makers.lines([(1, 2), ("a", 0)]) == "1 2\na 0\n"
    assert makers.counted(iter([(1, 2), (3, 4)])) == "2\n1 2\n3 4\n"


# One seed, one outcome

DRAWS = {
    "near_nim": lambda rng: makers.near_nim(rng, 20, 5, 1, 100),
    "near_misere": lambda rng: makers.near_misere(rng, 20, 5, 100),
    "near_bachet": lambda rng: makers.near_bachet(rng, 20, (1, 100), (1, 20)),
    "near_wythoff": lambda rng: makers.near_wythoff(rng, 20, 1, 1000),
    "nim_twins": lambda rng: list(makers.nim_twins(rng, 5, 6, 0, 100)),
    "near_splitting": lambda rng: makers.near_splitting(rng, 20, 5, 64, 3),
    "splitting_rows": lambda rng: makers.splitting_rows(rng, 20, 5, 64, 2),
    "near_stairs": lambda rng: makers.near_stairs(rng, 20, 2, 9, 100),
    "nim_rows": lambda rng: makers.nim_rows(rng, 20, 1, 5, 0, 100),
    "nim_columns": lambda rng: makers.nim_columns(rng, 5, range(6), 0, 100),
    "misere_rows": lambda rng: makers.misere_rows(rng, 20, 5, 100),
    "ones_and": lambda rng: makers.ones_and(rng, range(9), (5, 6)),
    "bachet_pair": lambda rng: [makers.bachet_pair(rng, 100) for _ in range(20)],
    "wythoff_games": lambda rng: makers.wythoff_games(rng, 20, 0, 1000),
    "wythoff_large": lambda rng: makers.wythoff_large(rng, 20, 10**18),
    "sums": lambda rng: makers.Sums(enumerate(b"\0\1\2\3\3\2\1\0")).p_position(rng, 9),
    "trees": lambda rng: makers._tree_edges(rng, makers.random_tree(rng, 20, 5)),
    "tree_text": lambda rng: makers.tree_text(rng, makers.any_tree(rng, 20, 50)),
    "tree_of_value": lambda rng: makers.tree_of_value(rng, makers.random_tree(rng, 20, 5)),
    "sprouted": lambda rng: makers.sprouted(rng, [0, 0, 1, 1], 20),
    "random_graph": lambda rng: makers.random_graph(rng, 20, 5),
    "marked": lambda rng: makers.marked(rng, 40, 20, "XO", 1),
    "random_board": lambda rng: makers.random_board(rng, 5, 5, "..#"),
}


@pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS)
def test_draws_from_rng_alone(draw):
    """The same seed gives the same, another seed something else, whatever else is drawn."""
    first = draw(random.Random(1))
    random.seed(0)
    before = random.getstate()
    assert draw(random.Random(1)) == first
    assert random.getstate() == before
    assert draw(random.Random(2)) != first
