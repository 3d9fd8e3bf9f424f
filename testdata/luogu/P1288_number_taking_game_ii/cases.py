"""Luogu P1288 - Number-Taking Game II: the input grammar and the generated cases."""

import random

from makers.text import every_row, headed, random_cases, random_row

EVERY = "every ring of 3 edges with numbers 0 to 2, and of 4 or 5 edges with numbers 0 or 1"

MIN_N, MAX_N, MAX_A = 3, 20, 30


def validate(reader):
    reader.position()
    n = reader.count("N", MIN_N, MAX_N)
    reader.line_end()
    numbers = reader.integers("a", n, 0, MAX_A)
    reader.require(0 in numbers, "a row with a 0")
    reader.line_end()


def cell(right, left):
    """A ring with this many edges of 1 on the right of the coin, and on its left, and two edges of 0."""
    return headed([*[1] * right, 0, 0, *[1] * left])


def ring(rng, n, right, left, most):
    """A ring of n edges with numbers up to `most`. The next zeros are `right` and `left` edges away."""
    inner = random_row(rng, n - right - left - 1, 0, most)
    zeros = [0, *inner]
    if inner:
        zeros[-1] = 0
    return [*random_row(rng, right, 1, most), *zeros, *random_row(rng, left, 1, most)]


def drawn(rng, n, is_lost, most):
    """A ring of n edges, lost or won."""
    while True:
        right, left = rng.randint(0, n - 1), rng.randint(0, n - 1)
        if right + left < n and (right % 2 == left % 2 == 0) == is_lost:
            return ring(rng, n, right, left, most)


def random_input(rng, size):
    """A ring whose length and numbers grow with size >= 1; half of the rings are lost."""
    n = rng.randint(MIN_N, min(MAX_N, 3 + size))
    return headed(drawn(rng, n, rng.random() < 0.5, min(MAX_A, 1 + size // 2)))


def before(rng, row, most):
    """A ring with a move to `row`: the coin goes back over the last edge, which gets a larger number."""
    return [rng.randint(row[-1] + 1, most), *row[:-1]]


def cases():
    small = every_row((3,), (0, 1, 2)) + every_row((4, 5), (0, 1))
    for row in small:
        if 0 in row:
            yield "all_" + "_".join(map(str, row)), headed(row)
    yield from random_cases(random_input, *range(1, 13))
    rng = random.Random(1288)
    for n, most in ((5, 2), (6, 3), (7, 3), (9, 30), (12, 30), (16, 30), (19, 30), (20, 30)):
        row = drawn(rng, n, True, most - 1)
        yield f"near_{n}_lost", headed(row)
        yield f"near_{n}_won", headed(before(rng, row, most))
    yield "max_one_zero_odd", headed([MAX_A] * 19 + [0])
    yield "max_one_zero_even", headed([MAX_A] * 10 + [0] + [MAX_A] * 9)
    for right, left in ((18, 0), (0, 18), (17, 1), (1, 17), (16, 2), (9, 9), (8, 10), (0, 17), (17, 0), (0, 1), (1, 0), (0, 0)):
        yield f"max_{right}_and_{left}", headed(ring(rng, MAX_N, right, left, MAX_A))
