"""CSES 1098 - Nim Game II: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_zero
from makers.text import counted_rows, every_sorted_row
from makers.nim import taken_before
from makers.text import random_cases, random_row, read_count, read_headed

EVERY = "every single heap of 1 to 1000 sticks, and every position of 2 to 4 heaps of 1 to 9"

MAX_TESTS, MAX_HEAPS, MAX_HEAP = 2 * 10**5, 2 * 10**5, 10**9


def validate(reader):
    heaps = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        heaps += len(read_headed(reader, ("n", 1, MAX_HEAPS), ("heap", 1, MAX_HEAP)))
        reader.require(heaps <= MAX_HEAPS, f"at most {MAX_HEAPS} heaps in all")


def position(heap):
    return counted_rows([[heap]])


def lost(rng, length, most):
    """Lost heaps up to `most` >= 4."""
    return [4 * rng.randint(not value, (most - value) // 4) + value for value in nim_zero(rng, length, 0, 3)]


def near_p(rng, count, longest, most):
    return near(
        rng,
        count,
        lambda rng: lost(rng, rng.randint(1, longest), most),
        lambda rng, row: taken_before(rng, row, (1, 2, 3)),
        lambda row: max(row) <= most,
    )


def random_input(rng, size):
    """One input whose tests, heaps and sizes grow with size >= 1; about half of them are lost."""
    most, rows = min(MAX_HEAP, 4 + size**5 // 10), []
    for index in range(rng.randint(2, 2 + 2 * size)):
        length = rng.randint(1, 2 + size // 4)
        rows.append(random_row(rng, length, 1, most) if index % 3 else lost(rng, length, most))
    return counted_rows(rows)


def cases():
    yield "all_single_heaps", counted_rows([heap] for heap in range(1, 1001))
    yield "all_small", counted_rows(every_sorted_row(range(2, 5), range(1, 10)))
    yield from random_cases(random_input, 5, 12, 40, 100)
    rng = random.Random(1098)
    yield "near_small", counted_rows(near_p(rng, 400, 4, 9))
    yield "near_large", counted_rows(near_p(rng, 1000, 60, MAX_HEAP))
    yield "max_tests", counted_rows([heap] for heap in range(MAX_HEAP - MAX_TESTS + 1, MAX_HEAP + 1))
    yield "max_pairs", counted_rows(near_p(rng, MAX_TESTS // 20, 2, MAX_HEAP))
    yield "max_heaps", counted_rows([[MAX_HEAP - 1] * (MAX_HEAPS // 10) + [3] * (MAX_HEAPS - MAX_HEAPS // 10)])
    half = lost(rng, MAX_HEAPS // 20, MAX_HEAP - 3)
    yield "max_twins", counted_rows([half, taken_before(rng, half, (1, 2, 3))])
