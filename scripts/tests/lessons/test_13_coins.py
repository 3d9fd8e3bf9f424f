"""Lesson 13: its finite claims, by searches that know only the rules."""

from functools import cache
from itertools import combinations, count, product

ODIOUS = [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]


def mex(values):
    return next(n for n in count() if n not in values)


def mask(places):
    return sum(1 << place for place in places)


def row_values(places, sets_ending_at):
    """The Grundy value of each row: its heads are the ones of its index."""
    values = []
    for row in range(1 << places):
        heads = [x for x in range(places) if row >> x & 1]
        values.append(mex({values[row ^ mask(turned)] for x in heads for turned in sets_ending_at(x)}))
    return values


def heads_alone(places, sets_ending_at):
    values = row_values(places, sets_ending_at)
    return [values[1 << x] for x in range(places)]


def mock_turtles_sets(x):
    return [(x, *rest) for size in range(3) for rest in combinations(range(x), size)]


def ruler_sets(x):
    """Places begin with 1."""
    return [range(first, x + 1) for first in range(1, x + 1)]


@cache
def nim_product(a, b):
    """By the definition."""
    return mex({nim_product(i, b) ^ nim_product(a, j) ^ nim_product(i, j) for i in range(a) for j in range(b)})


def test_values_of_single_heads():
    """The tables of Mock Turtles, Ruler, Turning Turtles and Twins."""
    assert heads_alone(12, mock_turtles_sets) == ODIOUS
    assert heads_alone(13, ruler_sets)[1:] == [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]
    assert heads_alone(10, lambda x: [(x,), *((y, x) for y in range(1, x))])[1:] == [*range(1, 10)]
    twins = row_values(8, lambda x: [(y, x) for y in range(x)])
    assert [twins[1 << x] for x in range(8)] == [*range(8)]
    assert twins[mask([0, 3, 5, 6])] == 0


def test_game_by_hand():
    """The nim-sums along the game, and all winning moves of the first player."""
    values = row_values(7, mock_turtles_sets)
    heads, winning = {2, 3, 4, 6}, [{(2, 1), (3, 0), (6, 5)}, {(2,), (5, 4, 3)}, {(1, 0)}]
    assert values[mask(heads)] == 6
    for turned, left, nim_sum in (
        ((3, 0), {0, 2, 4, 6}, 0),
        ((6, 5, 1), {0, 1, 2, 4, 5}, 4),
        ((2,), {0, 1, 4, 5}, 0),
        ((5, 4), {0, 1}, 3),
        ((1, 0), set(), 0),
    ):
        moves = {tuple(sorted(turned, reverse=True)) for x in heads for turned in mock_turtles_sets(x)}
        if nim_sum == 0:
            assert {move for move in moves if values[mask(heads ^ {*move})] == 0} == winning.pop(0)
        assert turned in moves
        heads = heads ^ {*turned}
        assert (heads, values[mask(heads)]) == (left, nim_sum)


def test_nim_products():
    """The products that are told; the laws below 16; F a and F F for F = 2, 4, 16."""
    told = {(2, 2): 3, (2, 3): 1, (4, 2): 8, (4, 3): 12, (4, 4): 6, (4, 8): 11, (6, 7): 3, (2, 7): 9, (1, 3): 3}
    assert {pair: nim_product(*pair) for pair in told} == told
    for F in (2, 4, 16):
        assert [nim_product(F, a) for a in range(F)] == [F * a for a in range(F)]
        assert nim_product(F, F) == F ^ F // 2
        assert all(nim_product(a, b) < F for a in range(F) for b in range(F))
    for a, b, c in product(range(16), repeat=3):
        assert nim_product(a ^ b, c) == nim_product(a, c) ^ nim_product(b, c)
        assert nim_product(nim_product(a, b), c) == nim_product(a, nim_product(b, c))


def test_exercise_on_a_grid():
    """A Ruler run of rows by a Mock Turtles set of columns: heads at (4, 2), (2, 3) and both."""

    def sets_ending_at(place):  # row by row: 4 columns, rows begin with 1
        x, y = divmod(place, 4)
        return [
            [4 * (row - 1) + column for row in rows for column in columns]
            for rows in ruler_sets(x + 1)
            for columns in mock_turtles_sets(y)
        ]

    values = row_values(15, sets_ending_at)
    first, second = 4 * 3 + 2, 4 * 1 + 3
    assert (values[1 << first], values[1 << second], values[1 << first | 1 << second]) == (6, 9, 15)
