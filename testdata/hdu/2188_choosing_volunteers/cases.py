"""HDU 2188 - Choosing Volunteers: the input grammar and the generated cases.

The bounds of the statement are not known. The bounds here are assumed, and large.
"""

import random
from itertools import product

from makers.text import counted, parts, random_cases
from makers.wythoff import bachet_pair, near_bachet

EVERY = "every n and m from 1 to 60"

MAX_CASES, MAX_NUMBER = 1000, 10**9  # assumed


def validate(reader):
    cases = reader.count("C", 1, MAX_CASES)
    reader.line_end()
    reader.rows(cases, ("n", 1, MAX_NUMBER), ("m", 1, MAX_NUMBER))


def cell(n, m):
    return counted([(n, m)])


def random_input(rng, size):
    """One input whose numbers and count of cases grow with size >= 1."""
    most = min(MAX_NUMBER, 2 + size**4 // 10)
    count = rng.randint((1 + size) // 2, 1 + 2 * size)
    return counted(bachet_pair(rng, most) for _ in range(count))


def cases():
    yield from parts("all", product(range(1, 61), repeat=2), MAX_CASES, counted)
    yield from random_cases(random_input, 5, 20, 100)
    rng = random.Random(2188)
    yield "near_small", counted(near_bachet(rng, 200, (1, 60), (1, 20)))
    yield "near_large", counted(near_bachet(rng, MAX_CASES, (1, MAX_NUMBER), (10**4, 10**8)))
    yield "max_one_case", counted([(1, MAX_NUMBER)])
    moves = 9, 99, 10**4, MAX_NUMBER - 2, MAX_NUMBER - 1, MAX_NUMBER
    yield "max_numbers", counted((MAX_NUMBER - i, m) for i in range(3) for m in moves)
