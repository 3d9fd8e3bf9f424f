"""Luogu P4136 - Who Can Win?: the input grammar and the generated cases."""

import random

from makers.text import column, random_cases, random_row, shuffled

EVERY = "every board of 1 to 7 rows"

MAX_SIDE, MANY_BOARDS = 10000, 100000  # no bound on their number is stated: 0.5 MB


def validate(reader):
    reader.rows(None, ("n", 1, MAX_SIDE), until="0\n")


def text(sides):
    return column([*sides, 0])


def position(n):
    return text([n])


def random_input(rng, size):
    """One input of boards whose number and sides grow with size >= 1."""
    most = min(MAX_SIDE, 2 + size * size)
    return text(random_row(rng, rng.randint(1, 1 + 5 * size), 1, most))


def cases():
    yield "all_small", text(range(1, 8))
    yield from random_cases(random_input, 5, 20, 60, 100)
    rng = random.Random(4136)
    yield "near_powers_of_two", text(2**k + i for k in range(2, 14) for i in (-1, 0, 1, 2))
    yield "near_largest", text(shuffled(rng, range(MAX_SIDE - 99, MAX_SIDE + 1)))
    yield "max_every_side", text(shuffled(rng, range(1, MAX_SIDE + 1)))
    yield "max_boards", text(random_row(rng, MANY_BOARDS, 1000, MAX_SIDE))
