"""HDU 3032 - Nim or not Nim?: the input grammar and the generated cases."""

import random

from makers.nim import near_splitting
from makers.text import counted_rows, every_sorted_row, parts
from makers.nim import splitting_greatest, splitting_p, splitting_rows
from makers.text import random_cases, read_rows

EVERY = "every row of 1 to 4 heaps of 1 to 9"

PARTS = 2
MAX_TESTS, MAX_HEAPS, MAX_HEAP = 100, 10**6, 2**31 - 1  # not all three in one file
PAIRED = 2**31 - 4  # the largest of the heaps whose values are those of all


def validate(reader):
    read_rows(reader, "T", MAX_TESTS, ("N", 1, MAX_HEAPS), ("heap", 1, MAX_HEAP))


def near_p(rng, longest, most):
    return near_splitting(rng, MAX_TESTS, longest, most, PARTS)


def position(heap):
    return counted_rows([[heap]])


def extremes():
    yield splitting_greatest(MAX_HEAP, PARTS)


def random_input(rng, size):
    """One input whose tests, heaps and numbers grow with size >= 1."""
    longest, most = 2 + size // 3, min(PAIRED, 4 * (1 + size**4))
    return counted_rows(splitting_rows(rng, rng.randint(1, min(MAX_TESTS, 2 + size)), longest, most, PARTS))


def cases():
    yield from parts("all", every_sorted_row(range(1, 5), range(1, 10)), MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 10, 30, 60, 100)
    rng = random.Random(3032)
    yield "near_small", counted_rows(near_p(rng, 4, 16))
    yield "near_hundreds", counted_rows(near_p(rng, 4, 800))
    large = near_p(rng, 10, PAIRED)
    yield "near_large", counted_rows(large)
    yield "near_largest_heap", counted_rows([MAX_HEAP] * (1 + i % 2) + row for i, row in enumerate(large))
    yield "max_heap", counted_rows([heap] for heap in (1, 3, 4, PAIRED, MAX_HEAP - 2, MAX_HEAP - 1, MAX_HEAP))
    yield "max_tests", counted_rows(splitting_p(rng, 200 + i % 2, PAIRED, PARTS) for i in range(MAX_TESTS))
    yield "max_heaps", counted_rows([splitting_p(rng, MAX_HEAPS, 2**10, PARTS)])
