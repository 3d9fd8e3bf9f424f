"""Lesson 9, misère play: its games and tables against a search from the rules."""

from functools import cache, reduce
from itertools import combinations, combinations_with_replacement
from operator import xor

LONGEST = 32


def nim(piles):
    return {tuple(sorted((*piles[:i], left, *piles[i + 1 :]))[left == 0 :]) for i, pile in enumerate(piles) for left in range(pile)}


def kayles(rows):
    """Take one bead, or two side by side."""
    options = set()
    for i, row in enumerate(rows):
        for rest in range(max(0, row - 2), row):
            for left in range(rest // 2 + 1):
                options.add(tuple(sorted(part for part in (*rows[:i], *rows[i + 1 :], left, rest - left) if part)))
    return options


def searched(options, ending):
    """The mex of the values of the options, `ending` where there are none. With 1 that
    is 0 for the P-positions of misère play, with 0 it is the Grundy value."""

    @cache
    def value(position):
        values = {value(option) for option in options(position)}
        return mex(values) if values else ending

    return value


def mex(values):
    return min({*range(len(values) + 1)} - {*values})


def is_bad(values):
    """The rule of the lesson: class B or D."""
    return reduce(xor, values, 0) == (1 if max(values, default=0) <= 1 else 0)


def test_the_game_by_hand():
    """Every other position is lost, and each is an option of the one before."""
    played = [(3, 4, 5), (1, 4, 5), (1, 3, 4), (1, 2, 3), (1, 3), (1,), ()]
    misere = searched(nim, 1)
    assert all(after in nim(before) for before, after in zip(played, played[1:]))
    assert [misere(piles) == 0 for piles in played] == [False, True] * 3 + [False]
    assert [option for option in nim((3, 4, 5)) if misere(option) == 0] == [(1, 4, 5)]
    assert [misere(piles) == 0 for piles in ((1, 1, 2), (1, 1, 1), (1, 2, 3), (2, 5, 7))] == [False, True, True, True]


def test_kayles_misses_the_rule_first_at_8_and_9():
    """Rows of 8 and 9 have values 1 and 4; the first is won, the second lost. 8 goes to 3 3."""
    misere, normal = searched(kayles, 1), searched(kayles, 0)
    rows = [(n,) if n else () for n in range(LONGEST)]
    assert [n for n, row in enumerate(rows) if misere(row) == 0] == [1, 4, 9, 12, 20]
    assert [normal(row) for row in rows[:13]] == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]
    assert [n for n, row in enumerate(rows[:10]) if (misere(row) == 0) != is_bad([normal(row)])] == [8, 9]
    assert (3, 3) in kayles((8,)) and misere((3, 3)) == 0
    assert {normal(option) for option in kayles((2, 2))} == {2, 3} and normal((2, 2)) == 0


def test_misere_values_do_not_add():
    """Piles of 0, 1, 2, 3, ... get 1, 0, 2, 3, ...; two single stones are won, 2 2 is lost, nothing is won."""
    misere = searched(nim, 1)
    assert [misere((n,) if n else ()) for n in range(8)] == [1, 0, *range(2, 8)]
    assert misere((1, 1)) != 0 and misere((2, 2)) == 0 and misere(()) != 0


def test_subtraction_games_meet_the_condition():
    """Exercise 3: value 1 stands just above value 0, and a move from value 0 to value 1
    exists; and so the rule for sums is right."""
    for taken in (t for size in (1, 2, 3) for t in combinations(range(1, 7), size)):

        def options(piles):
            return {tuple(sorted((*piles[:i], p - t, *piles[i + 1 :]))) for i, p in enumerate(piles) for t in taken if t <= p}

        normal, misere, least = searched(options, 0), searched(options, 1), taken[0]
        g = [normal((n,)) for n in range(40)]
        assert all((g[n] == 1) == (n >= least and g[n - least] == 0) for n in range(40)), taken
        assert all(1 in {g[n - t] for t in taken if t <= n} for n in range(least, 40) if g[n] == 0), taken
        for piles in combinations_with_replacement(range(9), 3):
            assert (misere(piles) == 0) == is_bad([g[n] for n in piles]), (taken, piles)
