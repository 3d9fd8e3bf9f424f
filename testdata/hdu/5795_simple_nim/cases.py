"""HDU 5795 - A Simple Nim: the input grammar and the generated cases."""

import random

from makers.nim import exchanged, near_splitting
from makers.text import counted_rows, every_sorted_row, parts
from makers.nim import splitting_greatest, splitting_p, splitting_rows
from makers.text import random_cases, read_rows

EVERY = "every row of 1 to 4 heaps of 1 to 9"

PARTS = 3
MAX_TESTS, MAX_HEAPS, MAX_HEAP = 100, 10**6, 10**9  # not all three in one file


def validate(reader):
    read_rows(reader, "T", MAX_TESTS, ("n", 1, MAX_HEAPS), ("heap", 1, MAX_HEAP))


def near_p(rng, longest, most):
    return near_splitting(rng, MAX_TESTS, longest, most, PARTS)


def position(heap):
    return counted_rows([[heap]])


def extremes():
    yield splitting_greatest(MAX_HEAP, PARTS)


def random_input(rng, size):
    """One input whose tests, heaps and numbers grow with size >= 1."""
    longest, most = 2 + size // 3, min(MAX_HEAP, 8 * (1 + size**4))
    return counted_rows(splitting_rows(rng, rng.randint(1, min(MAX_TESTS, 2 + size)), longest, most, PARTS))


def cases():
    yield from parts("all", every_sorted_row(range(1, 5), range(1, 10)), MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 10, 30, 60, 100)
    rng = random.Random(5795)
    yield "near_small", counted_rows(near_p(rng, 4, 16))
    yield "near_hundreds", counted_rows(near_p(rng, 4, 800))
    yield "near_large", counted_rows(near_p(rng, 10, MAX_HEAP))
    yield "max_heap", counted_rows([heap] for heap in (1, 7, 8, 15, 16, 10**9 - 2, 10**9 - 1, 10**9))
    yield "max_tests", counted_rows(splitting_p(rng, 200 + i % 2, MAX_HEAP, PARTS) for i in range(MAX_TESTS))
    yield "max_heaps", counted_rows([splitting_p(rng, MAX_HEAPS, 2**10, PARTS)])
    yield "max_ones", counted_rows([[1] * 100002, [1] * 100001, [1, 7, 8]])
    values = 1 << 29, MAX_HEAP ^ 1 << 29  # with the greatest one of nim-sum 0
    yield "near_greatest", counted_rows([MAX_HEAP - 1, exchanged(values[0], PARTS), exchanged(values[1] + i, PARTS)] for i in (0, 1))
