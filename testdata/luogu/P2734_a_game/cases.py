"""Luogu P2734 - A Game: the input grammar and the generated cases.

The statement allows any line breaks between the numbers. In these inputs, a line has 20 numbers.
The first line ends with a blank, as in the sample.
"""

import random

from makers.text import every_row, line, random_cases, random_row, shuffled

EVERY = "every row of 2 or 3 numbers 1 to 3, and of 4 or 5 numbers 1 or 2"

MAX_N, MAX_A, A_LINE = 100, 200, 20


def validate(reader):
    reader.position()
    missing = reader.count("N", 2, MAX_N)
    reader.space()
    reader.line_end()
    while missing > 0:
        reader.integers("a", min(missing, A_LINE), 1, MAX_A)
        reader.line_end()
        missing -= A_LINE


def text(row):
    row = list(row)
    lines = (line(row[start : start + A_LINE]) for start in range(0, len(row), A_LINE))
    return "".join([f"{len(row)} \n", *lines])


def cell(first, last):
    """The numbers on either side of a 5."""
    return text([first, 5, last])


def random_input(rng, size):
    """One row whose length and numbers grow with size >= 1."""
    length = rng.randint(2, min(MAX_N, 3 + size))
    return text(random_row(rng, length, 1, rng.choice((2, 3, 9, min(MAX_A, 3 + size), MAX_A))))


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
    for number, row in enumerate([*every_row((2, 3), (1, 2, 3)), *every_row((4, 5), (1, 2))], 1):
        yield f"all_{number:02}", text(row)
    yield from random_cases(random_input, 3, 5, 8, 10, 15, 20, 30, 50, 97)
    rng = random.Random(2734)
    for length, most in ((4, 9), (5, 9), (6, 9), (7, 20), (8, 20), (9, 20), (12, 50), (25, 50), (40, 99)):
        yield f"near_{length}_equal_moves", text(near_row(rng, length, most))
    yield from max_cases(rng)


def max_cases(rng):
    """The longest rows: the greatest and the least lead, and every shape."""
    low = [1, MAX_A] * (MAX_N // 2)
    yield "max_high", text([MAX_A, 1] * (MAX_N // 2))
    yield "max_low", text(low[: MAX_N - 1])
    yield "max_equal", text([MAX_A] * MAX_N)
    yield "max_equal_odd", text([MAX_A] * (MAX_N - 1))
    row = random_row(rng, MAX_N, 1, MAX_A)
    up, down = sorted(row[::2]), sorted(row[1::2], reverse=True)
    yield "max_random", text(row)
    yield "max_rising", text(sorted(row))
    yield "max_peak", text(up + down)
    yield "max_valley", text(down + up)
    yield "max_few_numbers", text(random_row(rng, MAX_N, 1, 3))
    yield "max_one_large", text(shuffled(rng, [MAX_A, *[1] * (MAX_N - 1)]))
    yield "max_two_lines", text(random_row(rng, A_LINE + 1, 1, MAX_A))
