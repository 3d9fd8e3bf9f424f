"""Luogu P4101 - Everyone Praises Jiangnan: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import counted, parts, random_cases

EVERY = "every 1 to 16 piles, with at most 1 to 18 stones in a pile"

MAX_TESTS, MOST = 100, 10**9


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    reader.rows(tests, ("n", 1, MOST), ("m", 1, MOST))


def cell(n, m):
    return counted([(n, m)])


def near_full(rng, count, most, full):
    """n near a multiple of m, where the last pile becomes full; at most `full` full piles."""
    games = []
    while len(games) < count:
        piles = min(full, int(most ** rng.random()))
        m = rng.randint(1, most // piles)
        n = piles * m + rng.choice((-2, -1, 0, 1, 2, rng.randint(0, m - 1)))
        if 1 <= n <= most:
            games.append((n, m))
    return games


def random_input(rng, size):
    """One input whose games, stones and piles grow with size >= 1."""
    most = min(MOST, 2 + size**5)
    return counted(near_full(rng, rng.randint(1, min(MAX_TESTS, 1 + 4 * size)), most, 3 * size))


def cases():
    yield from parts("all", product(range(1, 17), range(1, 19)), MAX_TESTS, counted)
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(4101)
    yield "near_small", counted(near_full(rng, MAX_TESTS, 60, 9))
    yield "near_large", counted(near_full(rng, MAX_TESTS, MOST, 99))
    yield "near_many_piles", counted(near_full(rng, MAX_TESTS, MOST, MOST))
    yield "max_stones", counted((MOST - i, m) for i in range(10) for m in (2, 3, 4, 5, 7, 10, 1000, 31622, 10**6, MOST // 2))
    yield "max_piles", counted((MOST - i, MOST - j) for i in range(10) for j in range(10))
    yield "max_least", counted([(1, 1)])
