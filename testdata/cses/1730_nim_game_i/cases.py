"""CSES 1730 - Nim Game I: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_columns, nim_rows, nim_twins
from makers.text import counted_rows, every_sorted_row
from makers.text import random_cases, random_row, read_count, read_headed, shuffled

EVERY = "every position of 1 to 4 heaps of 1 to 12 sticks"

MAX_TESTS, MAX_HEAPS, MAX_HEAP, COLUMNS = 2 * 10**5, 2 * 10**5, 10**9, 30


def validate(reader):
    heaps = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        heaps += len(read_headed(reader, ("n", 1, MAX_HEAPS), ("heap", 1, MAX_HEAP)))
        reader.require(heaps <= MAX_HEAPS, f"at most {MAX_HEAPS} heaps in all")


def cell(heap, other):
    return counted_rows([[heap, other]])


def random_input(rng, size):
    """One input whose tests, heaps and sizes grow with size >= 1; every second one is lost."""
    most = min(MAX_HEAP, 2 + size**5 // 10)
    return counted_rows(nim_rows(rng, rng.randint(2, 2 + 2 * size), 1, 2 + size // 4, 1, max(3, most)))


def cases():
    yield "all_small", counted_rows(every_sorted_row(range(1, 5), range(1, 13)))
    yield from random_cases(random_input, 5, 12, 40, 100)
    rng = random.Random(1730)
    yield "near_small", counted_rows(near_nim(rng, 400, 4, 1, 9))
    yield "near_large", counted_rows(near_nim(rng, 2000, 60, 1, MAX_HEAP))
    columns = (nim_columns(rng, n, range(COLUMNS), 1, MAX_HEAP) for n in (3, 4, 9, 30))
    yield "near_columns", counted_rows(row for rows in columns for row in shuffled(rng, rows))
    yield "max_tests", counted_rows([heap] for heap in random_row(rng, MAX_TESTS, 1, 9))
    yield "max_pairs", counted_rows(near_nim(rng, MAX_TESTS // 2, 2, 1, 99))
    yield "max_heaps", counted_rows([[1] * (MAX_HEAPS - 1) + [MAX_HEAP]])
    yield "max_heaps_lost", counted_rows([[1] * (MAX_HEAPS - 2) + [MAX_HEAP] * 2])
    twins = nim_twins(rng, 1, MAX_HEAPS // 2, 1, 9999)
    yield "max_twins", counted_rows(twins)
