"""BZOJ 3895 - Taking Stones: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import (
    counted_rows,
    every_sorted_row,
    parts,
    random_cases,
    random_row,
    read_rows,
    shuffled,
)

EVERY = "every 1 to 4 piles of 1 to 6 stones, every 5 piles of 1 to 4 and every 6 piles of 1 to 3"

MAX_TESTS, MAX_PILES, MAX_PILE = 100, 50, 1000


def validate(reader):
    read_rows(reader, "T", MAX_TESTS, ("n", 1, MAX_PILES), ("a", 1, MAX_PILE))


def cell(a, b):
    return counted_rows([sorted((a, b))])


def is_lost(row):
    ones, large = row.count(1), [a for a in row if a > 1]
    s = sum(large) + max(0, len(large) - 1)
    return ones % 3 == 0 if s <= 2 else s % 2 == ones % 2 == 0


def is_valid(row):
    return 1 <= len(row) <= MAX_PILES and max(row) <= MAX_PILE


def drawn(rng, longest, most):
    """Piles of up to `most` stones, many of them 1; sometimes without a large pile, or with a small
    one."""
    ones = rng.randint(0, longest)
    large = rng.choice(([], [2], [3], [2, 2], random_row(rng, rng.randint(0, longest - ones), 2, most)))
    return shuffled(rng, ([1] * ones + large)[:longest]) or [2]


def p_position(rng, longest, most):
    while not is_lost(row := drawn(rng, longest, most)):
        pass
    return row


def before(rng, row):
    """A row with a move to this one: one more stone, on a pile or alone, or a pile that was two
    piles."""
    row, place, way = list(row), rng.randrange(len(row)), rng.randrange(3)
    if way == 0:
        return [*row, 1]
    if way == 1:
        row[place] += 1
    elif row[place] > 1:
        part = rng.choice((1, rng.randint(1, row[place] - 1)))
        row[place : place + 1] = [part, row[place] - part]
    else:
        return None
    return row


def near_p(rng, count, longest, most):
    return near(rng, count, lambda rng: p_position(rng, longest, most), before, is_valid, mixed=True)


def random_input(rng, size):
    """One input whose tests, piles and stones grow with size >= 1; every second is lost."""
    longest, most = min(MAX_PILES, 1 + size // 4), min(MAX_PILE, 2 + size * size // 10)
    rows = []
    for index in range(rng.randint(1, min(MAX_TESTS, 1 + size))):
        rows.append(p_position(rng, longest + 2, most) if index % 2 else drawn(rng, longest, most))
    return counted_rows(rows)


def cases():
    every = every_sorted_row(range(1, 5), range(1, 7)) + every_sorted_row([5], range(1, 5)) + every_sorted_row([6], range(1, 4))
    yield from parts("all", every, MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 10, 20, 30, 60, 100)
    rng = random.Random(3895)
    yield "near_small", counted_rows(near_p(rng, MAX_TESTS, 5, 4))
    yield "near_ones", counted_rows(near_p(rng, MAX_TESTS, 20, 3))
    yield "near_many", counted_rows(near_p(rng, MAX_TESTS, MAX_PILES, 9))
    yield "near_large", counted_rows(near_p(rng, MAX_TESTS, MAX_PILES, MAX_PILE))
    yield "max_ones_beside_few", counted_rows([1] * ones + large for ones in range(0, 25) for large in ([2], [3], [2, 2], [4]))
    yield "max_ones", counted_rows([1] * ones for ones in range(1, MAX_PILES + 1))
    yield "max_ones_and_a_pile", counted_rows([1] * ones + [a] for a in (2, 3, 4, MAX_PILE - 1, MAX_PILE) for ones in range(30, MAX_PILES, 1))
    yield "max_piles", counted_rows([[MAX_PILE] * MAX_PILES, [MAX_PILE] * (MAX_PILES - 1), *(p_position(rng, MAX_PILES, MAX_PILE) for _ in range(98))])
    yield "max_one", counted_rows([[1]])
