"""AtCoder arc116_f - Deque Game: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement

from makers.text import counted, every_row, line, random_cases, random_row, shuffled

EVERY = "every row of 1 to 3 numbers 1 to 3 and of 4 numbers 1 or 2, every two rows of 1 to 3 numbers 1 or 2 up to mirror images"

MAX_SUM, MAX_A = 2 * 10**5, 10**9


def validate(reader):
    reader.position()
    rows = reader.count("K", 1, MAX_SUM)
    reader.line_end()
    numbers = 0
    for _ in range(rows):
        length = reader.count("N", 1, MAX_SUM)
        numbers += length
        reader.require(numbers <= MAX_SUM, f"at most {MAX_SUM} numbers in all rows")
        reader.space()
        reader.integers("A", length, 1, MAX_A)
        reader.line_end()


def cell(one, other):
    """Two rows of two numbers, each with a 1."""
    return text([(one, 1), (other, 1)])


def text(rows):
    return counted(rows, lambda row: line([len(row), *row]))


def random_input(rng, size):
    """Some rows whose number, lengths and numbers grow with size >= 1."""
    longest = rng.choice((2, 3, 4, 6, 1 + size // 3))
    most = rng.choice((2, 3, 9, 9 + size, MAX_A))
    lengths = [rng.randint(1, 1 + longest) for _ in range(rng.randint(1, 1 + size // 5))]
    return text([random_row(rng, length, 1, most) for length in lengths])


def near_rows(rng, lengths, most):
    """Even rows in which the better values suggest another order than the stakes."""
    rows = []
    for length in lengths:
        row = random_row(rng, length, 1, most // 2)
        if length % 2 == 0:
            shift = rng.randint(0, most // 2)
            row = [number + shift for number in row]
        rows.append(row)
    return text(shuffled(rng, rows))


def cases():
    small = [[row] for row in [*every_row((1, 2, 3), (1, 2, 3)), *every_row((4,), (1, 2))]]
    half = [row for row in every_row((1, 2, 3), (1, 2)) if row <= row[::-1]]
    small += combinations_with_replacement(half, 2)
    for number, rows in enumerate(small, 1):
        yield f"all_{number:03}", text(rows)
    yield from random_cases(random_input, 3, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100, 300, 1000)
    rng = random.Random(116)
    lengths = ((2, 2), (2, 3), (4, 2), (4, 4), (2, 2, 2), (4, 2, 3), (6, 3), (5, 4), (6, 2, 2), (2, 2, 2, 3), (3, 3, 3))
    for number, of_rows in enumerate(lengths):
        yield f"near_{number}_stakes", near_rows(rng, of_rows, 12)
    yield from max_cases(rng)


def max_cases(rng):
    """The most rows and the longest rows, even and odd in length and number. If large numbers do
    not test more, the numbers are small."""
    yield "max_single_numbers", text([[MAX_A]] * MAX_SUM)
    yield "max_pairs_of_all", text([[1, MAX_A]] * (MAX_SUM // 2))
    yield "max_odd_number_of_pairs", text([random_row(rng, 2, 1, 999) for _ in range(MAX_SUM // 2 - 1)])
    yield "max_threes", text([random_row(rng, 3, 1, 9) for _ in range(MAX_SUM // 3)])
    yield "max_fours", text([random_row(rng, 4, 1, 9999) for _ in range(MAX_SUM // 4)])
    yield "max_one_row", text([random_row(rng, MAX_SUM, 1, MAX_A)])
    yield "max_one_odd_row", text([random_row(rng, MAX_SUM - 1, 1, 9)])
    for name, least, most in (("mixed", 1, 9), ("long", 1, 3000)):
        rows, left = [], MAX_SUM
        while left:
            rows.append(random_row(rng, min(left, rng.randint(least, most)), 1, 9))
            left -= len(rows[-1])
        yield f"max_{name}", text(rows)
    yield "max_near_the_top", near_rows(rng, [rng.randint(2, 6) for _ in range(MAX_SUM // 6)], MAX_A)
