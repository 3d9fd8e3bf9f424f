"""Lesson 7: the values, periods and exceptions that it tells, from the rules of the rows."""

import re
from functools import cache
from pathlib import Path

LESSON = Path(__file__).parents[3] / "lessons" / "07_patterns.md"


def mex(values):
    return next(v for v in range(len(values) + 1) if v not in values)


def octal(digits, last):
    """Grundy values of rows: digits[k - 1] says what taking k beads may leave."""
    g = [0]
    for row in range(1, last + 1):
        values = set()
        for taken, digit in enumerate(digits[:row], 1):
            rest = row - taken
            if digit & (2 if rest else 1):
                values.add(g[rest])
            if digit & 4:
                values |= {g[a] ^ g[rest - a] for a in range(1, rest // 2 + 1)}
        g.append(mex(values))
    return g


def subtraction(legal, last):
    g = []
    for pile in range(last + 1):
        g.append(mex({g[pile - s] for s in range(1, pile + 1) if legal(s)}))
    return g


def repeats(g, first, period):
    return all(g[n] == g[n + period] for n in range(first, len(g) - period))


def test_values_of_kayles_and_their_period():
    """The lines of twelve, the period from 71 on and not before, and the rows that the test needs."""
    g = octal([7, 7], 600)
    told = re.findall(r"^ +(\d+) \| ([\d ]+)$", LESSON.read_text(), re.M)
    assert [(int(n), [int(v) for v in values.split()]) for n, values in told] == [(n, g[n : n + 12]) for n in range(0, 84, 12)]
    assert repeats(g, 71, 12) and g[70] != g[82]
    assert 2 * 71 + 12 + 2 == 156 and 156 + 12 == 168


def test_small_example():
    """0.72 has the values and the period told, and so it goes on."""
    g = octal([7, 2], 300)
    assert g[:13] == [0] + 3 * [1, 0, 2, 3]
    assert repeats(g, 1, 4)


def test_period_of_dawsons_kayles():
    g = octal([0, 7], 600)
    assert repeats(g, 53, 34) and g[52] != g[86]


def test_lost_rows_of_crosses():
    """Where the second player wins: the list that is told, and the row far behind it."""
    g = octal([1, 1, 3, 3, 7], 2000)
    lost = [n for n in range(3, 2001) if g[n] == 0]
    assert lost[:3] + lost[-3:] == [6, 12, 22, 302, 356, 1046]


def test_game_by_hand():
    """Searched with whole rows: the first player's moves win, and there are no others at the start."""

    def options(rows):
        for i, row in enumerate(rows):
            for taken in (1, 2):
                for a in range(row - taken + 1):
                    parts = (a, row - taken - a)
                    yield tuple(sorted(part for part in rows[:i] + rows[i + 1 :] + parts if part))

    @cache
    def is_p(rows):
        return not any(is_p(option) for option in options(rows))

    game = [(3, 5), (1, 2, 3), (1, 1, 1, 2), (1, 1, 1, 1)]
    assert all(after in options(before) for before, after in zip(game, game[1:]))
    assert [is_p(rows) for rows in game] == [False, True, False, True]
    assert {option for option in options((3, 5)) if is_p(option)} == {(3, 3), (1, 2, 3)}


def test_laws_of_subtraction_games():
    """The periods of {2, 5} and {2, 3}, and the arithmetic period of all numbers but two."""
    assert subtraction({2, 5}.__contains__, 11) == [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0]
    assert repeats(subtraction({2, 5}.__contains__, 300), 0, 7)
    assert subtraction({2, 3}.__contains__, 7) == [0, 0, 1, 1, 2, 0, 0, 1]
    assert repeats(subtraction({2, 3}.__contains__, 300), 0, 5)
    assert subtraction(lambda s: s != 2, 300) == [n // 4 * 2 + n % 2 for n in range(301)]


def test_law_of_halves():
    """The k + 1 piles k + 1, ..., 2k + 1 have the values 0, ..., k, each once."""
    g = []
    for pile in range(300):
        g.append(mex({g[pile - taken] for taken in range(1, pile // 2 + 1)}))
    for k in range(149):
        assert (g[2 * k], g[2 * k + 1]) == (k, g[k])
        assert sorted(g[k + 1 : 2 * k + 2]) == list(range(k + 1))


def test_dawsons_games_are_cousins():
    assert octal([1, 3, 7], 200) == octal([0, 7], 201)[1:]
