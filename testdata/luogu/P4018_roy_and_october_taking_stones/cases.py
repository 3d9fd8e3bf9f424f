"""Luogu P4018 - Roy and October: Taking Stones: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import counted_column, random_cases, read_count

EVERY = "every n from 1 to 1500"

MAX_TESTS, MAX_STONES = 10**5, 5 * 10**7
POWERS = [1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19, 23, 25, 27, 29, 31, 32, 37, 41, 43, 47, 49]
LARGE_POWERS = [2**25, 3**16, 5**11, 7**9, 7069**2, 999983, 49999991]


def validate(reader):
    reader.rows(read_count(reader, "T", MAX_TESTS), ("n", 1, MAX_STONES))


def position(n):
    return counted_column([n])


def near_p(rng, count, least, most):
    """Half P-positions, half one move before one; least <= n <= most."""

    def before(rng, n):
        return n + rng.choice([power for power in rng.choice((POWERS, POWERS + LARGE_POWERS)) if power <= most])

    lost = lambda rng: 6 * rng.randint(least // 6, most // 6)  # noqa: E731
    return near(rng, count, lost, before, lambda n: max(1, least) <= n <= most)


def random_input(rng, size):
    """One input whose numbers and count grow with size >= 1."""
    most, count = min(MAX_STONES, 6 + size**3), rng.randint(1, 1 + 3 * size)
    return counted_column(6 * rng.randint(1, most // 6) if rng.random() < 0.5 else rng.randint(1, most) for _ in range(count))


def cases():
    yield "all_small", counted_column(range(1, 1501))
    yield from random_cases(random_input, 3, 10, 30, 100, 300)
    rng = random.Random(4018)
    yield "near_small", counted_column(near_p(rng, 400, 0, 60))
    yield "near_middle", counted_column(near_p(rng, 2000, 0, 40000))
    yield "near_large", counted_column(near_p(rng, 2000, MAX_STONES - 10**6, MAX_STONES))
    yield "max_powers", counted_column([*LARGE_POWERS, *range(MAX_STONES - 60, MAX_STONES + 1)])
    yield "max_tests", counted_column(near_p(rng, MAX_TESTS, 0, MAX_STONES))
    yield "max_least", counted_column([1])
