"""Codeforces 768E - Game of Stones: the input grammar and the generated cases."""

import random

from makers.nim import Sums, taken_before
from makers.text import counted_column, every_sorted_row, random_cases, read_count, shuffled

EVERY = "every pile of 1 to 60, every two piles of 1 to 7 and every three piles of 1 to 4 stones"

MAX_PILES, MAX_PILE = 10**6, 60


def value(stones):
    return max(k for k in range(stones + 1) if k * (k + 1) // 2 <= stones)


VALUES = {stones: value(stones) for stones in range(1, MAX_PILE + 1)}
PILES = Sums(VALUES)


def validate(reader):
    reader.position()
    reader.rows(read_count(reader, "n", MAX_PILES), ("s", 1, MAX_PILE), are_positions=False)


def position(s):
    return counted_column([s])


def cell(a, b):
    return counted_column(sorted((a, b)))


def extremes():
    yield "the greatest Grundy value of a pile", 10, lambda text: [max(VALUES[int(s)] for s in text.split()[1:])]


def lost(rng, count):
    """Lost piles: `count` of them, or up to two more."""
    return shuffled(rng, PILES.completed(rng, rng.choices(PILES.components, k=count - 1)))


def before(rng, row):
    """Piles with a move to these: one pile of at most 60 stones is larger."""
    while max(larger := taken_before(rng, row, range(1, 20))) > MAX_PILE:
        pass
    return larger


def random_input(rng, size):
    """Piles whose number and stones grow with size >= 1; every second input is lost."""
    row = lost(rng, 2 + size // 4) if size > 9 else [s for s in lost(rng, size + 1) if s < 20] or [1, 2]
    return counted_column(row if rng.random() < 0.5 else before(rng, row))


def cases():
    rows = every_sorted_row([1], range(1, MAX_PILE + 1)) + every_sorted_row([2], range(1, 8)) + every_sorted_row([3], range(1, 5))
    for row in rows:
        yield f"all_{'_'.join(map(str, row))}", counted_column(row)
    yield from random_cases(random_input, *range(1, 10), *range(10, 50, 4), 100, 400, 1000)
    rng = random.Random(768)
    for k in range(1, 11):  # the ends of the piles of value k
        first, last = k * (k + 1) // 2, min(MAX_PILE, (k + 1) * (k + 2) // 2 - 1)
        yield f"near_ends_{k}", counted_column([first, last])
        yield f"near_ends_before_{k}", counted_column([first - 1, first] if k > 1 else [1, 3])
    for number in range(8):
        row = lost(rng, 3 + number)
        yield f"near_{number}_lost", counted_column(row)
        yield f"near_{number}_won", counted_column(before(rng, row))
    half = rng.choices(PILES.components, k=1000)
    yield "max_value", counted_column([55, 60])
    yield "max_pairs", counted_column(shuffled(rng, half * 2))
    row = lost(rng, MAX_PILES)
    yield "max_piles", counted_column(row[:MAX_PILES])
    yield "max_largest_piles", counted_column([MAX_PILE] * (MAX_PILES // 10))
