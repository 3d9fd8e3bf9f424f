"""Luogu P5675 - Stone Game: the input grammar and the generated cases."""

import random

from makers.nim import nim_sum
from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "all rows of 1 to 3 piles of 1 to 5, and of 4 piles of 1 to 3, each in one order"

MAX_N, MAX_PILE = 200, 200


def validate(reader):
    read_headed(reader, ("N", 1, MAX_N), ("pile", 1, MAX_PILE))


def random_input(rng, size):
    """Piles whose number and size grow with size >= 1."""
    return headed(random_row(rng, rng.randint(1, min(MAX_N, 1 + size)), 1, min(MAX_PILE, 2 + size)))


def near_row(rng, length, most):
    """A row in which many sets have a nim-sum equal to another pile."""
    row = random_row(rng, 2, 1, most)
    while len(row) < length:
        pile = nim_sum(rng.sample(row, 2)) or row[0]
        row.append(pile if pile <= most else rng.randint(1, most))
    return shuffled(rng, row)


def cases():
    for row in every_sorted_row((1, 2, 3), range(1, 6)) + every_sorted_row((4,), range(1, 4)):
        yield f"all_{'_'.join(map(str, row))}", headed(row)
    yield from random_cases(random_input, 3, 5, 6, 7, 8, 10, 15, 20, 30, 50, 80, 120, 200)
    rng = random.Random(5675)
    for length, most in ((4, 6), (5, 4), (6, 3), (7, 3), (10, 20), (20, 63), (40, 127), (60, MAX_PILE)):
        yield f"near_{length}_sums", headed(near_row(rng, length, most))
    for pile in (1, 127, 128, MAX_PILE):
        yield f"max_equal_{pile}", headed([pile] * MAX_N)
    yield "max_one_pile", headed([MAX_PILE])
    yield "max_random", headed(random_row(rng, MAX_N, 1, MAX_PILE))
    yield "max_different", headed(shuffled(rng, range(1, MAX_PILE + 1)))
    yield "max_upper_half", headed(random_row(rng, MAX_N, 128, MAX_PILE))
    yield "max_small", headed(random_row(rng, MAX_N, 1, 3))
    yield "max_powers", headed([2 ** (i % 8) for i in range(MAX_N)])
    yield "max_odd_number", headed(random_row(rng, MAX_N - 1, 1, MAX_PILE))
