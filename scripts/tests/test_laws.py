"""Laws: those of the literature are found in the values that the rules give, and no others."""

from itertools import product

import pytest
from judging.games.laws import of_grid, of_outcomes, of_values


def mex(values):
    return next(value for value in range(len(values) + 1) if value not in values)


def splitting(options, most):
    """The Grundy values of 0 to `most`; options(n) are tuples of piles."""
    values = []
    for n in range(most + 1):
        found = set()
        for piles in options(n):
            value = 0
            for pile in piles:
                value ^= values[pile]
            found.add(value)
        values.append(mex(found))
    return values


def taking_and_splitting(*takes):
    return lambda n: [
        (a, n - take - a) for take in takes if take <= n for a in range((n - take) // 2 + 1)
    ]


def subtraction(*takes):
    return lambda n: [(n - take,) for take in takes if take <= n]


def nim(n):
    return [(left,) for left in range(n)]


def laskers(n):
    return nim(n) + [(a, n - a) for a in range(1, n // 2 + 1)]


def grundys(n):
    return [(a, n - a) for a in range(1, (n + 1) // 2)]


def at_most_half(n):
    return [(n - take,) for take in range(1, n // 2 + 1)]


@pytest.mark.parametrize(
    ("options", "kind", "text"),
    [
        (taking_and_splitting(1, 2), "period", "g(n + 12) = g(n) for n >= 71"),  # Kayles
        (taking_and_splitting(2), "period", "g(n + 34) = g(n) for n >= 53"),  # Dawson's Kayles
        (nim, "arithmetic", "g(n) = n for n >= 0"),
        (laskers, "arithmetic", "g(n + 4) = g(n) + 4 for n >= 1"),
        (subtraction(1, 2, 3), "period", "g(n + 4) = g(n) for n >= 0"),
        (subtraction(2, 4, 7), "period", "g(n + 3) = g(n) for n >= 8"),
        (lambda n: [], "period", "g(n) = 0 for n >= 0"),
        (at_most_half, "halving", "g(2k) = k, g(2k + 1) = g(k)"),
    ],
    ids=["kayles", "dawsons_kayles", "nim", "laskers", "bachet", "subtraction", "no_moves", "half"],
)
def test_the_law_of_a_row(options, kind, text):
    (law,) = of_values(splitting(options, 240))
    assert law[:2] == (kind, text)


def test_a_row_without_a_law():
    assert of_values(splitting(grundys, 400)) == []


def test_few_values_make_no_law():
    """Two periods of a short row may be chance: eight values have to follow the first."""
    assert of_values([0, 1, 2, 0, 1, 2, 0, 1, 2, 0]) == []
    assert of_values([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]) != []


def test_a_value_that_is_out_of_line_is_noticed():
    values = splitting(subtraction(1, 2, 3), 60)
    values[58] = 7
    assert of_values(values) == []


def fibonacci_nim(factor, most):
    """Outcomes of piles of 2 to `most`, by search."""
    wins = {}
    for pile in range(most + 1):
        for limit in range(most + 1):
            wins[pile, limit] = any(
                not wins[pile - take, min(factor * take, most)]
                for take in range(1, min(limit, pile) + 1)
            )
    return ["N" if wins[pile, pile - 1] else "P" for pile in range(2, most + 1)]


def multiplication(target):
    """Does the player to move at 1 win?"""
    wins = {}
    for product_ in range(target, 0, -1):
        wins[product_] = any(product_ * f >= target or not wins[product_ * f] for f in range(2, 10))
    return "N" if wins[1] else "P"


@pytest.mark.parametrize(
    ("outcomes", "first", "kind", "words"),
    [
        (
            fibonacci_nim(2, 60),
            2,
            "fibonacci",
            "P at 2, 3, 5, 8, 13, 21, 34, 55: the Fibonacci numbers",
        ),
        (
            fibonacci_nim(1, 70),
            2,
            "powers",
            "P at 2, 4, 8, 16, 32, 64: each is 2 times the one before",
        ),
        (fibonacci_nim(3, 60), 2, "recurrence", "p(i) = p(i-1) + p(i-4)"),
        (
            [multiplication(n) for n in range(2, 400)],
            2,
            "powers",
            "end at 9, 18, 162, 324: 18 times",
        ),
        (
            ["P" if n % 3 == 0 else "N" for n in range(1, 40)],
            1,
            "modulus",
            "P where n mod 3 is 0, for n >= 1",
        ),
        (
            ["P" if n % 7 in (1, 2) else "N" for n in range(1, 40)],
            1,
            "modulus",
            "P where n mod 7 is 1 or 2, for n >= 1",
        ),
        (["P", *"N" * 30], 0, "modulus", "N always, for n >= 1"),
    ],
    ids=["fibonacci", "powers", "recurrence", "multiplication", "bachet", "misere", "nim"],
)
def test_the_law_of_the_p_positions(outcomes, first, kind, words):
    (law,) = of_outcomes(outcomes, first)
    assert law[0] == kind and words in law[1]


def test_outcomes_without_a_law():
    """Primes; an interval that goes on; a Fibonacci number that is missing at the end."""
    assert (
        of_outcomes(["P" if all(n % d for d in range(2, n)) else "N" for n in range(2, 60)], 2)
        == []
    )
    assert of_outcomes([multiplication(n) for n in range(2, 50)], 2) == []
    assert of_outcomes(["P" if n in (2, 3, 5, 8, 13, 21) else "N" for n in range(2, 37)], 2) == []


def grid(options, most, first=0):
    """Outcomes and Grundy values, from the options of (a, b)."""
    g = {}
    for at in sorted(product(range(first, most + 1), repeat=2), key=sum):
        g[at] = mex({g[option] for option in options(*at)})
    values = [[g[a, b] for b in range(first, most + 1)] for a in range(first, most + 1)]
    return [["N" if value else "P" for value in row] for row in values], values


def wythoff(a, b):
    return [*two_piles(a, b), *((a - c, b - c) for c in range(1, min(a, b) + 1))]


def wythoff_within_one(a, b):
    """Fraenkel's game: what is taken from the two piles differs by less than 2."""
    both = product(range(1, a + 1), range(1, b + 1))
    return [*two_piles(a, b), *((a - c, b - d) for c, d in both if abs(c - d) < 2)]


def two_piles(a, b):
    return [(c, b) for c in range(a)] + [(a, c) for c in range(b)]


def kiki(a, b):
    return [(c, d) for c, d in ((a - 1, b), (a, b - 1), (a - 1, b - 1)) if c > 0 and d > 0]


def one_step(a, b):
    return [(c, d) for c, d in ((a - 1, b), (a, b - 1)) if c >= 0 and d >= 0]


@pytest.mark.parametrize(
    ("options", "first", "laws"),
    [
        (
            wythoff,
            0,
            ["P where the smaller is floor(k phi) and the larger k more, phi = (1 + sqrt 5) / 2"],
        ),
        (
            wythoff_within_one,
            0,
            ["P where the smaller is floor(k (0 + sqrt 8) / 2) and the larger 2 k more"],
        ),
        (two_piles, 0, ["P where n = m", "g = n xor m"]),
        (kiki, 1, ["P where n is odd and m is odd"]),
        (one_step, 0, ["P where n + m is even"]),
    ],
    ids=["wythoff", "fraenkel", "nim", "kiki", "one_step"],
)
def test_the_law_of_a_grid(options, first, laws):
    assert [law[1] for law in of_grid(*grid(options, 20, first), first)] == laws


def test_the_law_of_bachet_and_of_euclid():
    numbers = range(1, 21)
    values = [[n % (m + 1) for m in numbers] for n in numbers]
    outcomes = [["N" if value else "P" for value in row] for row in values]
    assert [law[1] for law in of_grid(outcomes, values, 1)] == [
        "P where n mod (m + 1) = 0",
        "g = n mod (m + 1)",
    ]

    def wins(a, b):
        a, b = max(a, b), min(a, b)
        return a % b == 0 or any(not wins(a - c * b, b) for c in range(1, a // b + 1))

    (law,) = of_grid([["N" if wins(a, b) else "P" for b in numbers] for a in numbers], None, 1)
    assert law[0] == "golden"


def test_a_cell_that_is_out_of_line_is_noticed():
    for options, first in ((wythoff, 0), (kiki, 1), (two_piles, 0)):
        outcomes, values = grid(options, 20, first)
        outcomes[17][11], values[17][11] = "P", 1
        assert of_grid(outcomes, values, first) == []
