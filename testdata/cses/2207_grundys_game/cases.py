"""CSES 2207 - Grundy's Game: the input grammar and the generated cases."""

import random
from functools import cache

from makers.nim import grundy_values
from makers.text import counted_column, random_cases, random_row, read_count, shuffled

EVERY = "every heap of 1 to 40 coins"

MAX_TESTS, MAX_HEAP, LAST_LOST = 10**5, 10**6, 1222


def validate(reader):
    reader.rows(read_count(reader, "t", MAX_TESTS), ("n", 1, MAX_HEAP))


def position(n):
    return counted_column([n])


@cache
def lost_heaps():
    """All lost heaps up to 10^6."""
    values = grundy_values(LAST_LOST, lambda heap: ((a, heap - a) for a in range(1, (heap + 1) // 2)))
    return [heap for heap in range(1, LAST_LOST + 1) if values[heap] == 0]


def extremes():
    yield "a lost heap", LAST_LOST, lambda text: (
        heap if heap <= LAST_LOST else 0 for heap in map(int, text.split()[1:])
    )


def random_input(rng, size):
    """One input whose heaps and tests grow with size >= 1; about half of them are lost."""
    most = min(MAX_HEAP, 6 + size * size // 2)
    lost = [heap for heap in lost_heaps() if heap <= most]
    count = rng.randint(1, 1 + size)
    return counted_column(rng.choice(lost) if rng.random() < 0.5 else rng.randint(1, most) for _ in range(count))


def near(rng, count):
    """Lost heaps, their neighbours, and heaps that can be split into two lost ones."""
    heaps = []
    for index in range(count):
        a, b = rng.sample(lost_heaps(), 2)
        heaps.append(a if index % 2 else rng.choice((a + b, a + 1, a + 3, max(1, a - 1))))
    return heaps


def cases():
    yield "all_small", counted_column(range(1, 41))
    yield from random_cases(random_input, 6, 12, 25, 50)
    rng = random.Random(2207)
    yield "near_lost", counted_column(near(rng, 600))
    yield "max_table", counted_column(range(1, 3001))
    yield "max_one_heap", counted_column([LAST_LOST])
    yield "max_tests", counted_column(shuffled(rng, range(1, MAX_TESTS + 1)))
    yield "max_heaps", counted_column([MAX_HEAP, *random_row(rng, MAX_TESTS - 1, 1, MAX_HEAP)])
