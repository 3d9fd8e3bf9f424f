"""POJ 2234 - Matches Game: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_columns, nim_rows, nim_twins
from makers.text import every_sorted_row, lines, random_cases, shuffled

EVERY = "every position of 1 to 4 piles of 1 to 8 matches"

MAX_PILES, MAX_PILE, COLUMNS = 20, 10**7, 24


def validate(reader):
    reader.require(not reader.at_end(), "at least one line")
    while not reader.at_end():
        reader.position()
        count = reader.count("M", 1, MAX_PILES)
        reader.space()
        reader.integers("pile", count, 1, MAX_PILE)
        reader.line_end()


def text(positions):
    return lines((len(row), *row) for row in positions)


def random_input(rng, size):
    """One input whose positions, piles and sizes grow with size >= 1.

    Every second position is a P-position; of the others few are.
    """
    longest, most = min(MAX_PILES, 2 + size // 3), min(MAX_PILE, 3 + size**4 // 10)
    return text(nim_rows(rng, rng.randint(1, 1 + size), 1, longest, 1, most))


def cases():
    yield "all_small", text(every_sorted_row(range(1, 5), range(1, 9)))
    yield from random_cases(random_input, 4, 10, 30, 60, 100)
    rng = random.Random(2234)
    yield "near_small", text(near_nim(rng, 400, 4, 1, 12))
    yield "near_equal", text(near_nim(rng, 400, 9, 1, 3))
    yield "near_large", text(near_nim(rng, 400, MAX_PILES, 1, MAX_PILE))
    columns = (nim_columns(rng, n, range(COLUMNS), 1, MAX_PILE) for n in (3, 4, 9, MAX_PILES))
    yield "near_columns", text(row for rows in columns for row in shuffled(rng, rows))
    yield "max_piles", text(max_piles(rng))
    yield "max_lines", text(near_nim(rng, 10000, 3, 1, MAX_PILE))


def max_piles(rng):
    """The most piles on a line, the largest and the smallest piles among them."""
    yield [MAX_PILE] * MAX_PILES
    yield [MAX_PILE] * (MAX_PILES - 1)
    yield [1] * (MAX_PILES - 1) + [2]
    yield [1] * MAX_PILES
    yield from nim_twins(rng, 300, MAX_PILES, 1, MAX_PILE)
