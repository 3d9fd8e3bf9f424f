"""Luogu P1247 - Taking Matches: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_zero
from makers.text import every_row, headed, random_cases, random_row
from makers.text import read_headed

EVERY = "every row of 1 to 3 piles of 1 to 4 matches, in every order"

MAX_PILES, MAX_PILE, COLUMNS = 500000, 10**9, 30


def validate(reader):
    read_headed(reader, ("k", 1, MAX_PILES), ("pile", 1, MAX_PILE))  # from 1: assumed


def random_input(rng, size):
    """One position, half of the time a P-position, whose piles grow with size >= 1."""
    longest, most = 2 + size // 5 + size**3 // 2000, min(MAX_PILE, 3 + size**5 // 600)
    if rng.random() < 0.5:
        return headed(nim_zero(rng, rng.randint(2, longest), 1, most))
    return headed(random_row(rng, rng.randint(1, longest), 1, most))


def cases():
    for row in every_row((1, 2, 3), (1, 2, 3, 4)):
        yield "_".join(map(str, ("all", *row))), headed(row)
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(1247)
    for size, longest, most in (("small", 4, 7), ("equal", 7, 3), ("large", 20, MAX_PILE)):
        for number, row in enumerate(near_nim(rng, 6, longest, 1, most), start=1):
            yield f"near_{size}_{number}", headed(row)
    for column in range(1, COLUMNS):
        row = nim_zero(rng, 5, 1, MAX_PILE)
        yield f"near_column_{column}", headed([*row[:2], 1 << column, *row[2:]])
    for column in range(20, COLUMNS):  # sums of ones alone, where logarithms round up to the next place
        first, second = (rng.randrange(1 << column, min(2 << column, MAX_PILE)) for _ in range(2))
        yield f"near_power_{column}", headed([first, second, first ^ second ^ ((1 << column) - 1) or 1])
        yield f"near_power_{column}_low", headed([rng.randrange(1, 1 << (column - 1)), (1 << column) - 1])
    yield "max_lost", headed(nim_zero(rng, MAX_PILES, 1, 9))
    yield "max_last_pile", headed(random_row(rng, MAX_PILES - 1, 1, 99999) + [MAX_PILE])
    yield "max_one_pile", headed([MAX_PILE])
    yield "max_first_pile", headed([1] * 99999)
