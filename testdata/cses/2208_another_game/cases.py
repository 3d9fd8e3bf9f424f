"""CSES 2208 - Another Game: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import counted_rows, every_row, random_cases, random_row, read_count, read_headed

EVERY = "every position of 1 to 3 heaps of 1 to 8 coins, in any order, and of 4 heaps of 1 to 4"

MAX_TESTS, MAX_HEAPS, MAX_HEAP = 2 * 10**5, 2 * 10**5, 10**9


def validate(reader):
    heaps = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        heaps += len(read_headed(reader, ("n", 1, MAX_HEAPS), ("heap", 1, MAX_HEAP)))
        reader.require(heaps <= MAX_HEAPS, f"at most {MAX_HEAPS} heaps in all")


def cell(heap, other):
    return counted_rows([[heap, other]])


def lost(rng, length, most):
    return [2 * half for half in random_row(rng, length, 1, most // 2)]


def before(rng, row):
    """A position with a move to this one: one more coin on some heaps, sometimes on one or on all.
    """
    chosen = rng.sample(range(len(row)), rng.choice((1, len(row), rng.randint(1, len(row)))))
    return [heap + (place in chosen) for place, heap in enumerate(row)]


def near_p(rng, count, longest, most):
    return near(
        rng,
        count,
        lambda rng: lost(rng, rng.randint(1, longest), most),
        before,
        lambda row: max(row) <= most,
    )


def random_input(rng, size):
    """One input whose tests, heaps and sizes grow with size >= 1; about half of them are lost."""
    most, rows = min(MAX_HEAP, 2 + size**5 // 10), []
    for index in range(rng.randint(2, 2 + 2 * size)):
        length = rng.randint(1, 2 + size // 4)
        rows.append(random_row(rng, length, 1, most) if index % 3 else lost(rng, length, most))
    return counted_rows(rows)


def cases():
    yield "all_small", counted_rows([*every_row(range(1, 4), range(1, 9)), *every_row((4,), range(1, 5))])
    yield from random_cases(random_input, 5, 12, 40, 100)
    rng = random.Random(2208)
    yield "near_small", counted_rows(near_p(rng, 400, 4, 7))
    yield "near_large", counted_rows(near_p(rng, 1200, 60, MAX_HEAP))
    yield "max_tests", counted_rows([heap] for heap in random_row(rng, MAX_TESTS, 1, 9))
    yield "max_pairs", counted_rows(near_p(rng, MAX_TESTS // 8, 2, MAX_HEAP))
    yield "max_heaps", counted_rows([[2] * (MAX_HEAPS - 1) + [MAX_HEAP - 1]])
    third = lost(rng, MAX_HEAPS // 9, MAX_HEAP)
    yield "max_one_odd_heap", counted_rows([third, [*third[1:], 1], [MAX_HEAP - 1, *third[1:]], [MAX_HEAP]])
