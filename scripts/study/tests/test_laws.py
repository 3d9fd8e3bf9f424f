"""Laws: the values from the rules show the laws of the literature, and no others."""

from itertools import product

import pytest

from study.laws import of_grid, of_outcomes, of_values


def mex(values):
    return next(value for value in range(len(values) + 1) if value not in values)


def splitting(options, most):
    """Return the Grundy values of 0 to `most`; options(n) are tuples of at most two piles."""
    values = [0]  # also of no pile
    for n in range(1, most + 1):
        values.append(mex({values[a] ^ values[b] for a, b in options(n)}))
    return values


def taking_and_splitting(*takes):
    return lambda n: [(a, n - take - a) for take in takes for a in range((n - take) // 2 + 1)]


def subtraction(*takes):
    return lambda n: [(n - take, 0) for take in takes if take <= n]


def nim(n):
    return [(left, 0) for left in range(n)]


@pytest.mark.parametrize(
    ("options", "kind", "text"),
    [
        (taking_and_splitting(1, 2), "period", "g(n + 12) = g(n) for n >= 71"),  # Kayles
        (taking_and_splitting(2), "period", "g(n + 34) = g(n) for n >= 53"),  # Dawson's Kayles
        (nim, "arithmetic", "g(n) = n for n >= 0"),
        (
            lambda n: nim(n) + [(a, n - a) for a in range(1, n)],  # Lasker's Nim
            "arithmetic",
            "g(n + 4) = g(n) + 4 for n >= 1",
        ),
        (subtraction(1, 2, 3), "period", "g(n + 4) = g(n) for n >= 0"),
        (subtraction(2, 4, 7), "period", "g(n + 3) = g(n) for n >= 8"),
        (lambda n: [], "period", "g(n) = 0 for n >= 0"),
        (
            lambda n: [(n - take, 0) for take in range(1, n // 2 + 1)],
            "halving",
            "g(2k) = k, g(2k + 1) = g(k)",
        ),
    ],
)
def test_the_law_of_a_row(options, kind, text):
    (law,) = of_values(splitting(options, 240))
    assert law[:2] == (kind, text)


def test_a_row_without_a_law():
    """The rows are Grundy's game, two periods of a short row, and a row with one wrong value."""
    assert of_values(splitting(lambda n: [(a, n - a) for a in range(1, (n + 1) // 2)], 400)) == []
    assert of_values([0, 1, 2] * 3 + [0]) == []
    assert of_values([0, 1, 2] * 3 + [0, 1]) != []
    values = splitting(subtraction(1, 2, 3), 60)
    values[58] = 7
    assert of_values(values) == []
    halves = splitting(lambda n: [(n - take, 0) for take in range(1, n // 2 + 1)], 60)
    halves[57] += 1
    assert of_values(halves) == []


def fibonacci_nim(factor, most):
    """Return the outcomes of piles of 2 to `most`, by search."""
    wins = {}
    for pile, limit in product(range(most + 1), repeat=2):
        takes = range(1, min(limit, pile) + 1)
        wins[pile, limit] = any(not wins[pile - t, min(factor * t, most)] for t in takes)
    return ["N" if wins[pile, pile - 1] else "P" for pile in range(2, most + 1)]


def outcomes(last, is_lost, first=1):
    return ["P" if is_lost(n) else "N" for n in range(first, last + 1)]


@pytest.mark.parametrize(
    ("outcomes", "first", "kind", "words"),
    [
        (fibonacci_nim(2, 60), 2, "fibonacci", "P at 2, 3, 5, 8, 13, 21, 34, 55: the Fibonacci"),
        (fibonacci_nim(1, 70), 2, "powers", "P at 2, 4, 8, 16, 32, 64: each is 2 times the one"),
        (fibonacci_nim(3, 60), 2, "recurrence", "p(i) = p(i-1) + p(i-4)"),
        (outcomes(39, lambda n: n % 3 == 0), 1, "modulus", "P where n mod 3 is 0, for n >= 1"),
        (outcomes(39, lambda n: n % 7 in (1, 2)), 1, "modulus", "P where n mod 7 is 1 or 2, for"),
        (["P", *"N" * 30], 0, "modulus", "N always, for n >= 1"),
    ],
)
def test_the_law_of_the_p_positions(outcomes, first, kind, words):
    (law,) = of_outcomes(outcomes, first)
    assert law[0] == kind and words in law[1]


def test_outcomes_without_a_law():
    """The P-positions are the primes, and the Fibonacci numbers without the last number."""
    assert of_outcomes(outcomes(59, lambda n: all(n % d for d in range(2, n)), 2), 2) == []
    assert of_outcomes(outcomes(36, lambda n: n in (2, 3, 5, 8, 13, 21), 2), 2) == []


def grid(options, most, first=0):
    """Return outcomes and Grundy values, from the options of (a, b)."""
    g = {}
    numbers = range(first, most + 1)
    for at in sorted(product(numbers, repeat=2), key=sum):
        g[at] = mex({g[option] for option in options(*at) if min(option) >= first})
    values = [[g[a, b] for b in numbers] for a in numbers]
    return [["N" if value else "P" for value in row] for row in values], values


def two_piles(a, b):
    return [(c, b) for c in range(a)] + [(a, c) for c in range(b)]


def wythoff(a, b):
    return two_piles(a, b) + [(a - c, b - c) for c in range(1, min(a, b) + 1)]


def one_step(a, b):
    return [(a - 1, b), (a, b - 1)]


def kiki(a, b):
    return [*one_step(a, b), (a - 1, b - 1)]


GRIDS = [
    (
        wythoff,
        0,
        ["P where the smaller is floor(k phi) and the larger k more, phi = (1 + sqrt 5) / 2"],
    ),
    (two_piles, 0, ["P where n = m", "g = n xor m"]),
    (kiki, 1, ["P where n is odd and m is odd"]),
    (one_step, 0, ["P where n + m is even"]),
]


@pytest.mark.parametrize(("options", "first", "laws"), GRIDS)
def test_the_law_of_a_grid(options, first, laws):
    """One wrong cell breaks the law."""
    outcomes, values = grid(options, 20, first)
    assert [law[1] for law in of_grid(outcomes, values, first)] == laws
    outcomes[17][11], values[17][11] = "NP"[outcomes[17][11] == "N"], values[17][11] + 1
    assert of_grid(outcomes, values, first) == []


def test_the_law_of_bachet_and_of_euclid():
    numbers = range(1, 21)
    values = [[n % (m + 1) for m in numbers] for n in numbers]
    outcomes = [["N" if value else "P" for value in row] for row in values]
    laws = ["P where n mod (m + 1) = 0", "g = n mod (m + 1)"]
    assert [law[1] for law in of_grid(outcomes, values, 1)] == laws

    def wins(a, b):
        a, b = max(a, b), min(a, b)
        return a % b == 0 or any(not wins(a - c * b, b) for c in range(1, a // b + 1))

    (law,) = of_grid([["N" if wins(a, b) else "P" for b in numbers] for a in numbers], [], 1)
    assert law[0] == "golden"
