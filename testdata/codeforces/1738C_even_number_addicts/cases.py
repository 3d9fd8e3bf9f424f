"""Codeforces 1738C - Even Number Addicts: the input grammar and the generated cases."""

import random

from makers.text import counted_rows, every_sorted_row, parts, random_cases, read_rows, shuffled

EVERY = "every 1 to 4 integers from -2 to 3, and every number of odd and even integers up to 12 in all"

MAX_TESTS, MAX_N, MAX = 100, 100, 10**9


def validate(reader):
    read_rows(reader, "t", MAX_TESTS, ("n", 1, MAX_N), ("a", -MAX, MAX))


def row(rng, odd, even, values=range(-MAX, MAX + 1)):
    """Integers from `values`, as many odd and even ones as given, in random order."""
    least, most = values[0], values[-1]
    numbers = []
    for count, parity in ((odd, 1), (even, 0)):
        numbers += [2 * rng.randint((least + 1 - parity) // 2, (most - parity) // 2) + parity for _ in range(count)]
    return shuffled(rng, numbers)


def cell(odd, even):
    return counted_rows([[1] * odd + [2] * even])


def is_lost(odd, even):
    return odd % 4 == 2 or odd % 4 == 1 and even % 2 == 0


def drawn_odd(rng, n, lost):
    """How many of n >= 2 integers are odd in a random game that is lost, or won."""
    return rng.choice([odd for odd in range(n + 1) if is_lost(odd, n - odd) == lost])


def near_rows(rng, longest, values):
    """Rows of up to `longest` integers: lost, or one integer of a lost row has another parity."""
    rows = []
    while len(rows) < MAX_TESTS:
        n = rng.randint(2, longest)
        odd = drawn_odd(rng, n, True) + rng.choice((-1, 0, 0, 1))
        if odd <= n:
            rows.append(row(rng, odd, n - odd, values))
    return rows


def random_input(rng, size):
    """Games whose number and integers grow with size >= 1; half of them are lost."""
    most, rows = min(MAX, 1 + size**3), []
    for number in range(rng.randint(1, min(MAX_TESTS, 1 + 3 * size))):
        n = rng.randint(2, min(MAX_N, 1 + size))
        odd = drawn_odd(rng, n, number % 2 == 0)
        rows.append(row(rng, odd, n - odd, range(-most, most + 1)))
    return counted_rows(rows)


def cases():
    rng = random.Random(1738)
    rows = [shuffled(rng, small) for small in every_sorted_row(range(1, 5), range(-2, 4))]
    rows += [row(rng, odd, n - odd, range(-1, 3)) for n in range(5, 13) for odd in range(n + 1)]
    yield from parts("all", rows, MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 2, 3, 4, 6, 8, 20, 50, 100)
    small = range(-3, 4)
    yield "near_small", counted_rows(near_rows(rng, 6, small))
    yield "near_large", counted_rows(near_rows(rng, 12, range(-MAX, MAX + 1)))
    yield "near_longest", counted_rows(near_rows(rng, MAX_N, range(-MAX, MAX + 1)))
    yield "near_positive", counted_rows(near_rows(rng, MAX_N, range(MAX + 1)))
    yield "max_one", counted_rows([[MAX], [-MAX], [MAX - 1], [1 - MAX]])
    yield "max_single", counted_rows([[1 - MAX]])
    for name, most in (("odd", 0), ("few_even", 3), ("half", 50), ("few_odd", 97)):
        rows = [row(rng, MAX_N - even, even) for even in range(most, most + 4) if even <= MAX_N]
        yield f"max_{name}", counted_rows(rows * 25)
    yield "max_even", counted_rows([[MAX] * MAX_N, [-MAX] * MAX_N, [MAX - 1] * MAX_N, [1 - MAX] * MAX_N])
