"""Lesson 10, Wythoff's game: its pairs, moves and numbers against a search and exact integers."""

from bisect import bisect_left
from fractions import Fraction
from functools import cache
from math import isqrt

import pytest


def options(piles):
    x, y = piles
    left = [*((x - t, y - t) for t in range(1, x + 1)), *((x - t, y) for t in range(1, x + 1)), *((x, y - t) for t in range(1, y + 1))]
    return {tuple(sorted(option)) for option in left}


def lost_positions(most, empty_is_lost):
    @cache
    def is_lost(piles):
        return not any(map(is_lost, options(piles))) if piles != (0, 0) else empty_is_lost

    return [(x, y) for x in range(most) for y in range(x, most) if is_lost((x, y))]


def floor_phi(k):
    return (k + isqrt(5 * k * k)) // 2


LOST = lost_positions(40, True)


def test_pairs_of_the_recurrence():
    """The mex, the formula and the search give the same pairs."""
    used, a = {0}, 0
    for k in range(1, 20000):
        while a in used:
            a += 1
        assert a == floor_phi(k)
        used |= {a, a + k}
    assert [(floor_phi(k), floor_phi(k) + k) for k in range(40) if floor_phi(k) + k < 40] == LOST


def test_winning_moves():
    """Three pairs to try, by difference, x and y; and the partner of n by its rank."""
    partner = {n: a + b - n for a, b in LOST for n in (a, b)}
    for n in range(1, 24):
        j = (isqrt(5 * (n + 1) ** 2) - (n + 1)) // 2  # floor((n + 1) / phi)
        assert partner[n] == (n + j if floor_phi(j) == n else j)
    for y in range(24):
        for x in range(y + 1):
            wanted = set()
            if floor_phi(y - x) < x:
                wanted.add((floor_phi(y - x), floor_phi(y - x) + y - x))
            if partner[x] < y:
                wanted.add(tuple(sorted((x, partner[x]))))
            if partner[y] < x:
                wanted.add((partner[y], y))
            assert {option for option in options((x, y)) if option in LOST} == wanted


def test_the_game_by_hand():
    played = [(12, 17), (8, 13), (5, 13), (3, 5), (2, 4), (1, 2), (0, 1), (0, 0)]
    assert all(after in options(before) for before, after in zip(played, played[1:]))
    assert [piles in LOST for piles in played] == [False, True] * 4
    assert [option for option in options((12, 17)) if option in LOST] == [(8, 13)]


def test_misere_play():
    """Exercise 2: only the first two pairs change."""
    assert lost_positions(40, False) == [(0, 1), (2, 2), *LOST[2:]]


def missed(bits, most):
    """The k with b <= most for which floor(k phi) fails with so many bits. The rounded
    product is off by less than 3 most / 2^bits: only where k phi is so near to an
    integer can it fail. k is i + step j, and fractions of i phi are kept in order."""
    one = 1 << 120
    phi = (one + isqrt(5 * one * one)) // 2
    last, window = int(most / 2.618) + 1, int(3 * most * one >> bits)
    step = isqrt(last) + 1
    fractions = sorted((i * phi % one, i) for i in range(step))
    near = []
    for j in range(step):
        least = (-window - j * step * phi) % one  # i phi from here on, for 2 windows
        for shift in (0, one):
            at = bisect_left(fractions, (least - shift, 0))
            while at < step and fractions[at][0] <= least - shift + 2 * window:
                near.append(fractions[at][1] + step * j)
                at += 1
    root = rounded(Fraction(isqrt(5 * one * one), one), bits)
    ratio = rounded(1 + root, bits) / 2
    wrong = [k for k in near if int(rounded(k * ratio, bits)) != floor_phi(k)]
    return sorted(k for k in wrong if floor_phi(k) + k <= most)


def rounded(value, bits):
    shift = bits - (int(value).bit_length() or 1)
    return Fraction(round(value * 2**shift), 2**shift)


def test_where_floating_point_fails():
    doubles = missed(53, 10**9)
    assert (len(doubles), doubles[0]) == (14, 102334155)
    assert all(int(k * (1 + 5**0.5) / 2) == floor_phi(k) + 1 for k in doubles)
    assert [k for k in range(300) if int(k * 1.618) != floor_phi(k)][0] == 233
    assert missed(64, 13 * 10**9)[0] == 4807526976
    assert (floor_phi(4807526976), floor_phi(4807526976) + 4807526976) == (7778742048, 12586269024)


@pytest.mark.parametrize("n", range(1, 60))
def test_fibonacci_numbers_are_near(n):
    """F(n) phi is F(n+1) - (-1 / phi)^n: above it for odd n, and the form is 1 or -1."""
    f, g = 0, 1
    for _ in range(n):
        f, g = g, f + g
    assert g * g - g * f - f * f == (-1) ** n
    assert floor_phi(f) == (g if n % 2 else g - 1)
    if n == 40:
        assert (f, g) == (102334155, 165580141)
    if n == 45:
        assert (f, g) == (1134903170, 1836311903)
