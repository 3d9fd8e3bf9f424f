"""HDU 2149 - Public Sale: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import lines, random_cases
from makers.wythoff import bachet_pair, near_bachet

EVERY = "every M and N from 1 to 60"

MAX_NUMBER = 1099


def validate(reader):
    reader.rows(None, ("M", 1, MAX_NUMBER), ("N", 1, MAX_NUMBER))


def cell(M, N):
    return lines([(M, N)])


def random_input(rng, size):
    """One input whose numbers and count grow with size >= 1."""
    most = min(MAX_NUMBER, 2 + size * size // 9)
    count = rng.randint((1 + size) // 2, 1 + 2 * size)
    return lines(bachet_pair(rng, most) for _ in range(count))


def cases():
    yield "all_small", lines(product(range(1, 61), repeat=2))
    yield from random_cases(random_input, 10, 30, 100)
    rng = random.Random(2149)
    yield "near_small", lines(near_bachet(rng, 200, (1, 40), (1, 20)))
    yield "near_large", lines(near_bachet(rng, 200, (1000, MAX_NUMBER), (1, 400)))
    yield "max_least_numbers", lines([(1, 1)])
    costs = [*range(1, 500), MAX_NUMBER]
    yield "max_longest_lists", lines([(1, MAX_NUMBER), *((cost, MAX_NUMBER - cost % 2) for cost in costs)])
    yield "max_least_cost", lines([(2, MAX_NUMBER), (1, MAX_NUMBER), (1, 1)])
    yield "max_lines", lines(near_bachet(rng, 30000, (500, MAX_NUMBER), (1, 499)) * 5)
