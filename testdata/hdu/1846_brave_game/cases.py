"""HDU 1846 - Brave Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import counted, parts, random_cases
from makers.wythoff import bachet_pair, near_bachet

EVERY = "every n and m from 1 to 30"

MAX_CASES, MAX_NUMBER = 100, 1000


def validate(reader):
    cases = reader.count("C", 1, MAX_CASES)
    reader.line_end()
    reader.rows(cases, ("n", 1, MAX_NUMBER), ("m", 1, MAX_NUMBER))


def cell(n, m):
    return counted([(n, m)])


def random_input(rng, size):
    """One input whose numbers and count of cases grow with size >= 1."""
    most = min(MAX_NUMBER, 2 + size * size // 10)
    count = min(MAX_CASES, rng.randint((1 + size) // 2, 1 + size))
    return counted(bachet_pair(rng, most) for _ in range(count))


def cases():
    yield from parts("all", product(range(1, 31), repeat=2), MAX_CASES, counted)
    yield from random_cases(random_input, 10, 30, 100)
    rng = random.Random(1846)
    yield "near_small", counted(near_bachet(rng, MAX_CASES, (1, 40), (1, 20)))
    yield "near_large", counted(near_bachet(rng, MAX_CASES, (900, MAX_NUMBER), (1, 500)))
    yield "max_one_case", counted([(MAX_NUMBER, MAX_NUMBER)])
    largest_n = [(MAX_NUMBER - i % 2, m) for i, m in enumerate([1, 2, 998, 999, MAX_NUMBER] * 20)]
    yield "max_largest_n", counted(largest_n)
    yield "max_largest_m", counted((n, MAX_NUMBER) for n in range(1, 1001, 10))
