"""POJ 1704 - Georgia and Bob: the input grammar and the generated cases."""

import random
from itertools import chain, combinations

from makers.nim import near_stairs, nim_columns
from makers.text import counted_rows, parts, random_cases, read_count
from makers.nim import stairs
from makers.text import read_headed, shuffled

EVERY = "every strip of 9 cells with at least one chessman"

MAX_TESTS, MAX_CHESSMEN, MAX_CELL, COLUMNS = 20, 1000, 10000, 12


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        cells = read_headed(reader, ("N", 1, MAX_CHESSMEN), ("P", 1, MAX_CELL))
        reader.require(len({*cells}) == len(cells), "a cell without another chessman")


def random_input(rng, size):
    """One input whose tests, chessmen and cells grow with size >= 1; half are P-positions."""
    longest = min(MAX_CHESSMEN, 1 + size * size // 10)
    count = rng.randint(1, min(MAX_TESTS, 1 + size))
    return counted_rows(near_stairs(rng, count, 1, longest, min(MAX_CELL, longest * (1 + size))))


def cases():
    rng = random.Random(1704)
    every = chain.from_iterable(combinations(range(1, 10), n) for n in range(1, 10))
    yield from parts("all", (shuffled(rng, cells) for cells in every), MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    for index in (1, 2, 3):
        yield f"near_small_{index}", counted_rows(near_stairs(rng, MAX_TESTS, 3, 6, 18))
        yield f"near_large_{index}", counted_rows(near_stairs(rng, MAX_TESTS, 3, 20, MAX_CELL))
    yield "near_long", counted_rows(near_stairs(rng, MAX_TESTS, 900, MAX_CHESSMEN, MAX_CELL))
    columns = nim_columns(rng, 3, range(COLUMNS), 0, 2999)
    rows = [shuffled(rng, stairs(rng, piles, 5, 500)) for piles in columns]
    yield from parts("near_columns", rows, MAX_TESTS, counted_rows)
    yield "max_pieces", counted_rows(max_chessmen(rng))
    yield "max_least", counted_rows([[1]])
    yield "max_single", counted_rows([[cell] for cell in (1, 2, 3, MAX_CELL // 2, MAX_CELL - 1, MAX_CELL)])


def max_chessmen(rng):
    """The most chessmen, and one less, at either end of the strip and spread over it."""
    for n in (MAX_CHESSMEN, MAX_CHESSMEN - 1):
        yield shuffled(rng, range(1, n + 1))
        yield shuffled(rng, range(MAX_CELL + 1 - n, MAX_CELL + 1))
        yield from near_stairs(rng, 8, n, n, MAX_CELL)
