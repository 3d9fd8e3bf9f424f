"""Luogu P2197 - Nim: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_columns, nim_rows, nim_twins
from makers.text import counted_rows, every_sorted_row, parts
from makers.text import random_cases, read_rows, shuffled

EVERY = "every position of 1 to 3 heaps of 0 to 6 stones"

MAX_POSITIONS, MAX_HEAPS, MAX_HEAP = 10, 10000, 9999


def validate(reader):
    read_rows(reader, "T", MAX_POSITIONS, ("n", 1, MAX_HEAPS), ("heap", 0, MAX_HEAP))


def random_input(rng, size):
    """One input whose heaps and their sizes grow with size >= 1.

    Every second position is a P-position; few of the others are.
    """
    count = rng.randint(1, min(MAX_POSITIONS, 1 + size))
    longest = min(MAX_HEAPS, 2 + size // 3 + size**4 // 10000)
    return counted_rows(nim_rows(rng, count, 1, longest, 0, min(MAX_HEAP, 1 + size**3 // 30)))


def cases():
    yield from parts("all", every_sorted_row(range(1, 4), range(7)), MAX_POSITIONS, counted_rows)
    yield from random_cases(random_input, 6, 20, 100)
    rng = random.Random(2197)
    yield "near_small", counted_rows(near_nim(rng, MAX_POSITIONS, 4, 0, 12))
    yield "near_large", counted_rows(near_nim(rng, MAX_POSITIONS, 1000, 0, MAX_HEAP))
    for low in (0, 5, 9):
        columns = (nim_columns(rng, rng.randint(3, 9), [c], 0, MAX_HEAP) for c in range(low, low + 5))
        yield f"near_columns_{low}", counted_rows(shuffled(rng, sum(columns, [])))
    yield "max_heaps", counted_rows(max_heaps(rng))
    yield "max_one_position", counted_rows([[MAX_HEAP] * (MAX_HEAPS - 1)])


def max_heaps(rng):
    """The most positions of the most heaps."""
    yield [0] * MAX_HEAPS
    yield [MAX_HEAP] * MAX_HEAPS
    yield from nim_twins(rng, MAX_POSITIONS // 2 - 1, MAX_HEAPS, 0, MAX_HEAP)
