"""Codeforces 794E - Choosing Carrot: the input grammar and the generated cases."""

import random

from makers.text import every_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every row of 1 to 3 numbers 1 to 3, of 4 and 5 numbers 1 or 2"

MAX_N, MAX_A = 3 * 10**5, 10**9


def validate(reader):
    read_headed(reader, ("n", 1, MAX_N), ("a", 1, MAX_A))


def cell(first, last):
    """The numbers on either side of a 5."""
    return headed([first, 5, last])


def random_input(rng, size):
    """One row whose length and numbers grow with size >= 1."""
    length = rng.randint(1, min(MAX_N, 2 + size))
    return headed(random_row(rng, length, 1, rng.choice((2, 3, 9, 3 + size, MAX_A))))


def near_row(rng, length, most):
    """A row that rises towards the ends, where the middle numbers decide."""
    row = sorted(random_row(rng, length, 1, most))
    row = row[::-2][::1] + row[length % 2 :: 2]
    for _ in range(2):
        i = rng.randrange(length)
        row[i] = rng.randint(1, most)
    return row


def cases():
    small = [*every_row((1, 2, 3), (1, 2, 3)), *every_row((4, 5), (1, 2))]
    for number, row in enumerate(small, 1):
        yield f"all_{number:02}", headed(row)
    yield from random_cases(random_input, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100, 300, 1000, 2500)
    rng = random.Random(794)
    for length in (4, 5, 6, 7, 8, 9, 12, 13, 40, 41):
        yield f"near_{length}_by_the_middle", headed(near_row(rng, length, 2 * length))
    yield from max_cases(rng)


def max_cases(rng):
    """The longest rows of even and odd length, and rows of other shapes, some of which are shorter.
    If large numbers do not test more, the numbers are small."""
    yield "max_random", headed(random_row(rng, MAX_N, 1, MAX_A))
    yield "max_random_odd", headed(random_row(rng, MAX_N - 1, 1, 9))
    row = random_row(rng, MAX_N // 5, 1, 999)
    up, down = sorted(row[::2]), sorted(row[1::2], reverse=True)
    yield "max_peak", headed(up + down)
    yield "max_valley", headed(down + up)
    yield "max_valley_odd", headed((down + up)[1:])
    yield "max_rising", headed(sorted(row))
    yield "max_equal", headed([7] * MAX_N)
    yield "max_teeth", headed([MAX_A, 1] * (MAX_N // 10))
    yield "max_teeth_odd", headed(([9, 1] * (MAX_N // 2))[1:])
    yield "max_one_large", headed(shuffled(rng, [MAX_A, *[1] * (MAX_N - 1)]))
    yield "max_few_numbers", headed(random_row(rng, MAX_N, 1, 3))
