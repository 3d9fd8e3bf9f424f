"""HDU 2147 - kiki's game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import lines, random_cases, random_row, shuffled

EVERY = "every board of 1 to 100 rows and 1 to 100 columns"

MAX_SIDE = 2000


def validate(reader):
    reader.rows(None, ("n", 1, MAX_SIDE), ("m", 1, MAX_SIDE), until="0 0\n")


def text(boards):
    """The input for a list of (n, m)."""
    return lines([*boards, (0, 0)])


def p_position(rng, most):
    """A board of odd sides up to most + 1 (or up to most, if most is odd)."""
    return tuple(2 * rng.randint(0, (most - 1) // 2) + 1 for _ in range(2))


def near_p(rng, count, most):
    """Half P-positions; half one move before one, with each of the three moves in turn."""
    boards = []
    for index in range(count // 2):
        boards.append(p_position(rng, most))
        down, left = ((1, 0), (0, 1), (1, 1))[index % 3]
        n, m = p_position(rng, most - 1)
        boards.append((n + down, m + left))
    return shuffled(rng, boards)


def cell(n, m):
    return text([(n, m)])


def random_input(rng, size):
    """One input of boards, about half of them lost, whose sides grow with size >= 1."""
    most = min(MAX_SIDE, 1 + size * size // 4)
    boards = []
    for _ in range(rng.randint(1, 1 + 3 * size)):
        boards.append(p_position(rng, most) if rng.randint(0, 1) else random_row(rng, 2, 1, most))
    return text(boards)


def cases():
    yield "all_boards", text(product(range(1, 101), repeat=2))
    yield from random_cases(random_input, 5, 20, 100)
    rng = random.Random(2147)
    yield "near_small", text(near_p(rng, 600, 30))
    yield "near_large", text(near_p(rng, 600, MAX_SIDE))
    yield "max_sides", text(product((1, 2, 3, 999, 1000, MAX_SIDE - 1, MAX_SIDE), repeat=2))
    yield "max_boards", text(random_row(rng, 2, 1000, MAX_SIDE) for _ in range(150000))
