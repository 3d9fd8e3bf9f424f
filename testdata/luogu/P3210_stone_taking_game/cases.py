"""Luogu P3210 - Stone Taking Game: the input grammar and the generated cases."""

import random

from makers.text import every_row, headed, random_cases, random_row, read_headed

EVERY = "every row of 2 or 3 piles of 0 to 3, and of 4 piles of 0 to 2, with a 0, each in one direction"

MAX_N, MAX_A = 10**6, 10**8


def validate(reader):
    row = read_headed(reader, ("N", 2, MAX_N), ("a", 0, MAX_A))
    reader.require(0 in row, "a last pile so that some pile is 0")


def cell(first, last):
    """A piece of three piles at the right end: first, 5, last."""
    return headed([0, first, 5, last])


def with_zeros(rng, row, count):
    """The row after `count` piles at random places were taken."""
    row = list(row)
    for place in rng.sample(range(len(row)), count):
        row[place] = 0
    return row


def random_input(rng, size):
    """A row whose length, piles and zeros grow with size >= 1."""
    length = rng.randint(3, 4 + size)
    most = rng.choice((2, 3, 9, 9 + size, MAX_A))
    return headed(with_zeros(rng, random_row(rng, length, 1, most), rng.randint(1, 1 + length // 8)))


def near_row(rng, length, most):
    """A row that begins and ends with cold pairs: steps down and up towards the ends, with ties."""
    row = random_row(rng, length, 1, most)
    left = sorted(random_row(rng, rng.randint(2, 5), 1, most), reverse=True)
    right = sorted(random_row(rng, rng.randint(2, 5), 1, most))
    return [*left, 0, *row, 0, *right]


def cases():
    rows = [row for row in every_row((2, 3), range(4)) + every_row((4,), range(3)) if 0 in row and row <= row[::-1]]
    for number, row in enumerate(rows, 1):
        yield f"all_{number:02}", headed(row)
    yield from random_cases(random_input, *range(3, 11), 15, 20, 30, 50, 100, 300, 1000, 3000)
    rng = random.Random(3210)
    for number, (length, most) in enumerate(((1, 3), (2, 3), (3, 4), (4, 4), (3, 9), (4, 9), (9, 9), (50, 30), (500, 99)), 1):
        yield f"near_{number}_cold_pairs", headed(near_row(rng, length, most))
    for number, most in enumerate((2, 3, 4, 5, 9), 1):
        yield f"near_{number}_ends", headed([0, *random_row(rng, 8 + number % 2, 1, most)])
    yield from max_cases(rng)


def max_cases(rng):
    """The most piles, with small numbers; fewer piles with the largest numbers and of each shape."""
    some = 30000
    yield "max_piles", headed(with_zeros(rng, random_row(rng, MAX_N, 1, 9), 1000))
    yield "max_one_piece", headed([0, *random_row(rng, 10 * some, 1, 5)])
    yield "max_all_taken", headed([0] * some)
    yield "max_equal", headed([0, *[MAX_A] * some])
    yield "max_equal_odd", headed([*[MAX_A] * (some + 1), 0])
    yield "max_random", headed(with_zeros(rng, random_row(rng, some, 1, MAX_A), 9))
    yield "max_few_zeros", headed(with_zeros(rng, random_row(rng, 3 * some, 1, 3), 3))
    yield "max_many_zeros", headed(with_zeros(rng, random_row(rng, 3 * some, 1, 99), some))
    row = sorted(random_row(rng, some, 1, MAX_A))
    yield "max_cold", headed([0, *row])
    yield "max_cold_left", headed([*row[::-1], 0, *row[:-1]])
    yield "max_falling", headed([0, *row[::-1]])
    yield "max_mountain", headed([0, *range(1, 3 * some), *range(3 * some, 0, -2), 0])
    yield "max_teeth", headed([0, *(1, MAX_A) * some, 1, 0, 2])
    yield "max_cold_teeth", headed([0, *(1, MAX_A) * some, 1, 2])
    yield "max_least", headed([0, 0])
