"""CSES 1097 - Removal Game: the input grammar and the generated cases."""

import random

from makers.text import every_row, headed, random_cases, random_row, read_headed

EVERY = "every row of 1 or 2 numbers -2 to 2, of 3 numbers -1 to 1, and of 4 numbers -1 or 2"

MAX_N, MAX_X = 5000, 10**9


def validate(reader):
    read_headed(reader, ("n", 1, MAX_N), ("x", -MAX_X, MAX_X))


def cell(first, last):
    """The numbers on either side of a 5."""
    return headed([first, 5, last])


def random_input(rng, size):
    """One row whose length and numbers grow with size >= 1; one in three has no negative number."""
    length = rng.randint(1, min(MAX_N, 2 + size))
    most = rng.choice((2, 3, 9, 3 + size, MAX_X))
    return headed(random_row(rng, length, rng.choice((1, -most, -most)), most))


def options(row):
    """The values of the two moves, from the table of all stretches."""
    score = [0] * (len(row) + 1)
    for right, last in enumerate(row):
        for left in range(right, -1, -1):
            both = row[left] - (score[left + 1] if left < right else 0), last - (score[left] if left < right else 0)
            score[left] = max(both)
    return both


def near_row(rng, length, most):
    """A row whose two moves have almost equal values, although its ends differ."""
    while True:
        row = random_row(rng, length, -most, most)
        first, last = options(row)
        if abs(first - last) <= 1 and abs(row[0] - row[-1]) > most // 2:
            return row


def cases():
    small = [*every_row((1, 2), range(-2, 3)), *every_row((3,), (-1, 0, 1)), *every_row((4,), (-1, 2))]
    for number, row in enumerate(small, 1):
        yield f"all_{number:02}", headed(row)
    yield from random_cases(random_input, 3, 5, 8, 10, 15, 20, 30, 50, 100, 150, 300, 1000)
    rng = random.Random(1097)
    for length, most in ((4, 9), (5, 9), (6, 9), (7, 20), (8, 20), (9, 20), (12, 50), (25, 50), (40, 99)):
        yield f"near_{length}_equal_moves", headed(near_row(rng, length, most))
    yield from max_cases(rng)


def max_cases(rng):
    """The longest rows: the greatest and the least score, and every shape."""
    high = [MAX_X, -MAX_X] * (MAX_N // 2)
    yield "max_high", headed(high)
    yield "max_low", headed(high[1 : MAX_N - 2])
    yield "max_of_all", headed([MAX_X] * MAX_N)
    yield "max_of_none", headed([-MAX_X] * MAX_N)
    yield "max_of_none_odd", headed([-MAX_X] * (MAX_N - 1))
    row = random_row(rng, MAX_N, -MAX_X, MAX_X)
    up, down = sorted(row[::2]), sorted(row[1::2], reverse=True)
    yield "max_random", headed(row)
    yield "max_rising", headed(sorted(row))
    yield "max_peak", headed(up + down)
    yield "max_valley", headed(down + up)
    yield "max_teeth", headed([number for pair in zip(up, reversed(down)) for number in pair][1:])
    yield "max_few_numbers", headed(random_row(rng, MAX_N, -1, 1))
    yield "max_negative", headed(random_row(rng, MAX_N, -MAX_X, -1))
