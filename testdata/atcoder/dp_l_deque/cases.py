"""AtCoder dp_l - Deque: the input grammar and the generated cases."""

import random

from makers.text import every_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every row of 1 to 3 numbers 1 to 3, and of 4 numbers 1 or 2"

MAX_N, MAX_A = 3000, 10**9


def validate(reader):
    read_headed(reader, ("N", 1, MAX_N), ("a", 1, MAX_A))


def cell(first, last):
    """The numbers on either side of a 5."""
    return headed([first, 5, last])


def random_input(rng, size):
    """One row whose length and numbers grow with size >= 1."""
    length = rng.randint(1, min(MAX_N, 2 + size))
    return headed(random_row(rng, length, 1, rng.choice((2, 3, 9, 3 + size, MAX_A))))


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
        row = random_row(rng, length, 1, most)
        first, last = options(row)
        if abs(first - last) <= 1 and abs(row[0] - row[-1]) > most // 3:
            return row


def cases():
    for number, row in enumerate([*every_row((1, 2, 3), (1, 2, 3)), *every_row((4,), (1, 2))], 1):
        yield f"all_{number:02}", headed(row)
    yield from random_cases(random_input, 3, 5, 8, 10, 15, 20, 30, 50, 100, 150, 300, 1000)
    rng = random.Random(12)
    for length, most in ((4, 9), (5, 9), (6, 9), (7, 20), (8, 20), (9, 20), (12, 50), (25, 50), (40, 99)):
        yield f"near_{length}_equal_moves", headed(near_row(rng, length, most))
    yield from max_cases(rng)


def max_cases(rng):
    """The longest rows: the greatest and the least score, and every shape."""
    high, low = [MAX_A, 1] * (MAX_N // 2), [1, MAX_A] * (MAX_N // 2)
    yield "max_high", headed(high)
    yield "max_low", headed(low[: MAX_N - 1])
    yield "max_low_behind", headed(low[1 : MAX_N - 2])
    yield "max_equal", headed([MAX_A] * MAX_N)
    row = random_row(rng, MAX_N, 1, MAX_A)
    up, down = sorted(row[::2]), sorted(row[1::2], reverse=True)
    yield "max_random", headed(row)
    yield "max_rising", headed(sorted(row))
    yield "max_peak", headed(up + down)
    yield "max_valley", headed(down + up)
    yield "max_teeth", headed([number for pair in zip(up, reversed(down)) for number in pair][1:])
    yield "max_few_numbers", headed(random_row(rng, MAX_N, 1, 3))
    yield "max_near_the_top", headed(random_row(rng, MAX_N, MAX_A - 9, MAX_A))
    yield "max_one_large", headed(shuffled(rng, [MAX_A, *[1] * (MAX_N - 1)]))
