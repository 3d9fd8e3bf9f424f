"""Lesson 3: symmetry, strategy stealing and Euclid's game, by search of the rules."""

import re
from functools import cache
from itertools import combinations, product

from judging import ROOT

TEXT = (ROOT / "lessons/03_symmetry.md").read_text()


def solver(options):
    """Does the player to move lose?"""

    @cache
    def is_p(position) -> bool:
        return not any(is_p(option) for option in options(position))

    return is_p


def graphs(size):
    """Every graph whose arrows go from a larger to a smaller vertex: options[p]."""
    return product(*([c for k in range(p + 1) for c in combinations(range(p), k)] for p in range(size)))


def test_lemmas_in_all_games_of_five_positions():
    """Lemma 1: sets with an answer to every move; two copies. Lemma 2: options that can be stolen."""
    answered = stolen = 0
    for options in graphs(5):
        is_p = solver(options.__getitem__)
        for size in range(6):
            for some in combinations(range(5), size):
                if all(any(r in some for r in options[q]) for p in some for q in options[p]):
                    assert all(map(is_p, some))
                    answered += 1
        for p in range(5):
            if any(set(options[q]) <= set(options[p]) for q in options[p]):
                assert not is_p(p)
                stolen += 1
    assert answered > 1000 and stolen > 1000


def test_two_copies():
    for options in graphs(4):
        both = solver(lambda pair: [(q, pair[1]) for q in options[pair[0]]] + [(pair[0], q) for q in options[pair[1]]])
        assert all(both((p, p)) for p in range(4))


def coins(n, k, circle):
    """Take 1 to k coins that lie side by side: the options of a set of places."""

    def options(left):
        for start in left:
            for taken in range(1, k + 1):
                row = [(start + i) % n if circle else start + i for i in range(taken)]
                if len({*row}) == taken and left.issuperset(row):
                    yield left.difference(row)

    return options


def test_coins():
    """Rows are won, and circles lost for n > k >= 2; all plays with k = 1 last n moves."""
    for n, k in product(range(1, 9), range(1, 5)):
        every = frozenset(range(n))
        assert solver(coins(n, k, circle=False))(every) == (k == 1 and n % 2 == 0)
        assert solver(coins(n, k, circle=True))(every) == (n > k >= 2 or k == 1 and n % 2 == 0)


def test_circle_by_hand():
    """The drawn play: after Alice each row is a legal option, after Bob the rows are two copies."""
    drawn = [line.split() for line in re.findall(r"^(?:Alice|Bob) takes [a-z ]+? {2,}((?:[o.] ){6}[o.])", TEXT, re.M)]
    rows = [frozenset(i for i, coin in enumerate(row) if coin == "o") for row in drawn]
    is_p, options = solver(coins(7, 2, circle=False)), coins(7, 2, circle=False)
    assert len(rows) == 6 and len(rows[0]) == 7 and not rows[-1]
    assert all(after in options(before) for before, after in zip(rows, rows[1:]))
    assert [is_p(row) for row in rows] == [False, True] * 3


def test_walks():
    """HDU 1564: the stone that visits no cell twice."""
    for n in range(1, 5):

        def options(walk):
            (row, column), visited = walk
            for cell in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if min(cell) >= 0 and max(cell) < n and cell not in visited:
                    yield cell, visited | {cell}

        assert solver(options)(((0, 0), frozenset({(0, 0)}))) == (n % 2 == 1)


@cache
def bites(bar):
    return [
        tuple(min(left, size) if i >= row else size for i, size in enumerate(bar))
        for row in range(len(bar))
        for left in range(row == 0, bar[row])
    ]


def test_chomp():
    """Only the single square is lost; the bar without its last square can be stolen from; a square bar is won by the L."""
    is_p = solver(bites)
    for rows, columns in product(range(1, 6), repeat=2):
        bar = (columns,) * rows
        assert is_p(bar) == (rows == columns == 1)
        if rows * columns > 1:
            assert {*bites((*bar[1:], columns - 1))} <= {*bites(bar)}
        if rows == columns > 1:
            assert is_p((columns, *[1] * (rows - 1)))


def euclid(pair):
    a, b = max(pair), min(pair)
    return [(max(a - k * b, b), min(a - k * b, b)) for k in range(1, a // b + 1)] if b else []


EUCLID = solver(euclid)


def test_golden_ratio():
    """Euclid's game: P iff b < a < phi b, in whole numbers; and the first rule, by forced moves."""
    for a in range(1, 121):
        for b in range(1, a + 1):
            assert EUCLID((a, b)) == (a != b and a * a - a * b - b * b < 0)
            if a >= 2 * b and a % b:
                q = (b + a % b, b)
                assert q in euclid((a, b)) and euclid(q) == [(b, a % b)] and (b, a % b) in euclid((a, b))


def test_euclid_by_hand():
    """Each line is a legal move, and its outcome is that of the search."""
    before, ends = (), 0
    for move, a, b, told in re.findall(r"^\| (?:start|Stan|Ollie) \| ([\d ·]*?) ?\| (\d+) (\d+) \| (P|N) \|", TEXT, re.M):
        at = int(a), int(b)
        if move:
            times, number = map(int, move.split(" · "))
            assert number == min(before) and sorted((max(before) - times * number, number)) == sorted(at)
        before = at
        ends += at[1] == 0
        assert EUCLID(at) == (told == "P")
    assert ends == 1
    assert [q for q in euclid((47, 18)) if EUCLID(q)] == [(29, 18)]
    assert [q for q in euclid((5, 2)) if EUCLID(q)] == [(3, 2)]


def test_bishops():
    """Exercise 1, on the boards that can be searched."""
    for size in (2, 4):
        board = [*product(range(size), repeat=2)]

        def options(placed):
            for row, column in board:
                if all(abs(row - r) != abs(column - c) for r, c in placed):
                    yield placed | {(row, column)}

        assert solver(options)(frozenset())


def test_divisors():
    """Exercise 2: the first player wins, up to n = 12."""

    def options(numbers):
        return [frozenset(k for k in numbers if chosen % k) for chosen in numbers]

    assert not any(solver(options)(frozenset(range(1, n + 1))) for n in range(1, 13))
