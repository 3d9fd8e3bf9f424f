"""Codeforces 1382B - Sequential Nim: the input grammar and the generated cases."""

import random

from makers.text import (
    counted_rows,
    every_row,
    random_cases,
    random_row,
    read_count,
    read_headed,
    shuffled,
)

EVERY = "every row of 1 to 4 piles of 1 to 4 stones, and every row of 5 to 8 piles of 1 or 2"

MAX_TESTS, MAX_PILES, MAX_STONES = 1000, 10**5, 10**9


def validate(reader):
    piles = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        piles += len(read_headed(reader, ("n", 1, MAX_PILES), ("a", 1, MAX_STONES)))
        reader.require(piles <= MAX_PILES, f"at most {MAX_PILES} piles in all cases")


def cell(pile_1, pile_2):
    return counted_rows([[pile_1, pile_2]])


def ones_before(rng, ones, behind, most):
    """`ones` piles of 1, a pile of 2 to `most`, and `behind` more piles, half of them of 1."""
    row = [1] * ones + [rng.choice((2, rng.randint(2, most)))]
    return row + [rng.choice((1, rng.randint(1, most))) for _ in range(behind)]


def near_p(rng, count, longest, most):
    """For each number of ones, a row of ones alone or with a large pile after them; half of the
    numbers are odd."""
    rows = []
    for index in range(count):
        ones = 2 * rng.randint(0, longest // 2) + index % 2
        only_ones = ones > 0 and rng.random() < 0.2
        rows.append([1] * ones if only_ones else ones_before(rng, ones, rng.choice((0, 1, rng.randint(0, longest))), most))
    return shuffled(rng, rows)


def like_ones(rng, ones):
    """A row that begins with `ones` ones; the sum of its stones is the number of piles + 2^32."""
    others = rng.randint(5, 9)
    row = random_row(rng, others - 1, 1, MAX_STONES)
    last = 2**32 + others - sum(row)  # ones do not change the difference of sum and number
    return [1] * ones + [*row, last] if row[0] > 1 and 1 <= last <= MAX_STONES else like_ones(rng, ones)


def random_input(rng, size):
    """One input whose cases, piles and stones grow with size >= 1; about half of them are lost."""
    count = rng.randint(1, min(MAX_TESTS, 1 + 3 * size))
    return counted_rows(near_p(rng, count, 2 + size // 5, min(MAX_STONES, 2 + size**4)))


def cases():
    yield "all_small", counted_rows([*every_row(range(1, 5), range(1, 5)), *every_row(range(5, 9), (1, 2))])
    yield from random_cases(random_input, 6, 12, 30, 60, 100)
    rng = random.Random(1382)
    yield "near_small", counted_rows(near_p(rng, MAX_TESTS, 4, 4))
    yield "near_large", counted_rows(near_p(rng, MAX_TESTS, 40, MAX_STONES))
    yield "near_long", counted_rows(near_p(rng, 60, 1000, MAX_STONES))
    yield "near_sum_like_ones", counted_rows(shuffled(rng, [like_ones(rng, ones) for ones in range(100)]))
    yield "max_tests", counted_rows([[1]] * (MAX_TESTS - 1) + [[MAX_STONES]])
    yield "max_ones", counted_rows([[1] * MAX_PILES])
    yield "max_last", counted_rows([[1] * (MAX_PILES - 1) + [MAX_STONES]])
    yield "max_stones", counted_rows([random_row(rng, MAX_PILES, MAX_STONES - 9, MAX_STONES)])
