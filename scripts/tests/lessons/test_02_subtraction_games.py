"""Lesson 2: subtraction games, by search of the rules."""

import re
from itertools import chain, combinations, product

from judging import ROOT

TEXT = (ROOT / "lessons/02_subtraction_games.md").read_text()


def search(moves, to: int, first="P") -> str:
    """The outcomes of 0..to: moves(n) lists what may be taken, and `first` is the outcome of no stones."""
    found = first
    for n in range(1, to + 1):
        found += "N" if any(found[n - s] == "P" for s in moves(n)) else "P"
    return found


def fixed(numbers):
    return lambda n: [s for s in numbers if s <= n]


def lost(found: str) -> list:
    return [n for n, outcome in enumerate(found) if outcome == "P"]


def test_bachet_and_more_moves():
    """The theorem with its one winning move, and the lemma: any moves besides 1..k but multiples of k + 1."""
    for k in range(1, 5):
        others = [s for s in range(k + 2, 13) if s % (k + 1)]
        for more in chain.from_iterable(combinations(others, size) for size in range(4)):
            assert lost(search(fixed([*range(1, k + 1), *more]), 40)) == [*range(0, 41, k + 1)]
        found = search(fixed(range(1, k + 1)), 40)
        for n in range(41):
            assert [s for s in range(1, min(k, n) + 1) if found[n - s] == "P"] == [n % (k + 1)] * (n % (k + 1) > 0)


def test_passing_the_target():
    """A move may pass the target: the same outcomes, and with d <= k missing each of d..k wins."""
    for k in range(1, 7):
        found = search(lambda n: [min(s, n) for s in range(1, k + 1)], 40)
        assert found == search(fixed(range(1, k + 1)), 40)
        for d in range(1, k + 1):
            assert [s for s in range(1, k + 1) if found[max(d - s, 0)] == "P"] == [*range(d, k + 1)]


def test_least_and_greatest_move():
    """Take p to q: both theorems, of normal play and of HDU 2897."""
    for p, q in ((p, q) for p, q in product(range(1, 9), repeat=2) if p <= q):
        assert lost(search(fixed(range(p, q + 1)), 60)) == [n for n in range(61) if n % (p + q) < p]
        all_of_few = search(lambda n: [n] if n < p else fixed(range(p, q + 1))(n), 60, first="N")
        assert lost(all_of_few) == [n for n in range(61) if 1 <= n % (p + q) <= p]


def test_periods():
    """The period theorem for all sets up to 6: m equal outcomes in a row go on, and begin by 2^m."""
    for numbers in chain.from_iterable(combinations(range(1, 7), size) for size in range(1, 7)):
        m = max(numbers)
        found = search(fixed(numbers), 300)
        passed = [(n0, p) for p in range(1, 65) for n0 in range(65 - p) if found[n0 : n0 + m] == found[n0 + p : n0 + p + m]]
        assert any(n0 + p <= 2**m for n0, p in passed)
        assert all(found[n0 : 301 - p] == found[n0 + p :] for n0, p in passed)


def test_two_four_seven():
    """The table with a pre-period: n0 = 4 and p = 3 pass the test, n0 = 3 does not."""
    found = search(fixed((2, 4, 7)), 300)
    assert lost(found) == [0, 1, *range(6, 301, 3)]
    assert found[4:11] == found[7:14] and found[3] != found[6]


def test_games_by_hand():
    """Each line is a legal move, and stones mod 4 is 0 iff the search finds a P-position."""
    found, before, ends = search(fixed((1, 2, 3)), 13), 0, 0
    for takes, stones, rest in re.findall(r"^\| (?:start|First|Opponent) \| (\d?) ?\| (\d+) \| (\d) \|", TEXT, re.M):
        if takes:
            assert before - int(takes) == int(stones) and 1 <= int(takes) <= 3
        else:
            assert before == 0
        before = int(stones)
        ends += before == 0
        assert before % 4 == int(rest) and (rest == "0") == (found[before] == "P")
    assert (ends, before) == (2, 0)


def test_exercises():
    """Counting to 100; 1 or a prime; s + p joins the set where the period p begins at 0."""
    safe = [100 - n for n in lost(search(fixed(range(1, 11)), 99)) if n]
    assert [100, *safe] == [100, 89, 78, 67, 56, 45, 34, 23, 12, 1]
    primes = [s for s in range(2, 200) if all(s % d for d in range(2, s))]
    assert lost(search(fixed([1, *primes]), 200)) == [*range(0, 201, 4)]
    tried = 0
    for numbers in combinations(range(1, 9), 3):
        found = search(fixed(numbers), 100)
        for p in (p for p in range(1, 17) if found[p:] == found[:-p]):
            assert all(search(fixed([*numbers, s + p]), 100) == found for s in numbers)
            tried += 1
    assert tried > 20
