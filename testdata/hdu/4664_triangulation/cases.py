"""HDU 4664 - Triangulation: the input grammar and the generated cases."""

import random

from makers.nim import Sums, near, row_values
from makers.text import (
    counted_rows,
    every_sorted_row,
    random_cases,
    read_count,
    read_headed,
    shuffled,
)

EVERY = "every plane of 1 to 16 points, every 2 planes of 1 to 7 and every 3 planes of 1 to 5 points"

MAX_PLANES, MAX_POINTS = 10**6, 10**9  # the statement gives no bound on T
FIRST, PERIOD = 53, 34  # of the values
VALUES = row_values(FIRST + PERIOD - 1, 2)
GREATEST = max(VALUES)


def validate(reader):
    planes = 0
    for _ in range(read_count(reader, "T", None)):
        planes += len(read_headed(reader, ("N", 1, None), ("n", 1, MAX_POINTS)))
        reader.require(planes <= MAX_PLANES, f"at most {MAX_PLANES} planes in all cases")


def position(n):
    return counted_rows([[n]])


def value(n):
    return VALUES[n if n < FIRST else FIRST + (n - FIRST) % PERIOD]


def extremes():
    yield "the greatest Grundy value of a plane", GREATEST, lambda text: (max(value(int(n)) for n in row.split()) for row in text.splitlines()[2::2])


def sums(numbers):
    return Sums((n, value(n)) for n in numbers)


def large(rng, count):
    """`count` numbers of points up to the bound, with all remainders."""
    return [MAX_POINTS - i for i in range(PERIOD)] + [rng.randint(1, MAX_POINTS) for _ in range(count)]


def before(rng, row):
    """A row with a move to this one: a segment that divides a plane into two, or cuts off no
    points."""
    row = shuffled(rng, row)
    beside = row.pop() if len(row) > 1 and rng.random() < 0.5 else rng.randint(0, 1)
    row[rng.randrange(len(row))] += beside + 2
    return row


def near_p(rng, count, longest, numbers, start=()):
    planes = sums(numbers)
    return near(
        rng,
        count,
        lambda rng: planes.p_position(rng, rng.randint(len(start) + 1, longest), start),
        before,
        lambda row: max(row) <= MAX_POINTS,
    )


def random_input(rng, size):
    """One input whose tests, planes and points grow with size >= 1."""
    most, longest = min(MAX_POINTS, 3 + size**2 // 4), 1 + size // 8
    planes = sums(range(1, most + 1) if most < 300 else large(rng, 100))
    rows = []
    for _ in range(rng.randint(1, 1 + 2 * size)):
        row = [rng.choice(planes.components) for _ in range(rng.randint(1, longest))]
        rows.append(planes.completed(rng, row) if rng.random() < 0.5 else row)
    return counted_rows(rows)


def cases():
    yield "all_planes", counted_rows([n] for n in range(1, 17))
    yield "all_sums", counted_rows([*every_sorted_row([2], range(1, 8)), *every_sorted_row([3], range(1, 6))])
    yield from random_cases(random_input, 3, 12, 20, 30, 60, 100)
    rng = random.Random(4664)
    yield "near_single", counted_rows([n] for n in range(1, 300) for _ in range(3 if value(n) == 0 else 1))
    yield "near_small", counted_rows(near_p(rng, 1000, 4, range(1, 60)))
    yield "near_first", counted_rows(near_p(rng, 1000, 4, range(30, 200)))
    yield "near_large", counted_rows(near_p(rng, 1000, 6, large(rng, 300)))
    yield "near_greatest", counted_rows(near_p(rng, 300, 4, range(1, 200), [FIRST + PERIOD - 1]))
    yield "max_points", counted_rows([MAX_POINTS - i] for i in range(2 * PERIOD))
    yield "max_planes", counted_rows([sums(large(rng, 100)).p_position(rng, 20000), [1] * 100000])
    yield "max_least", counted_rows([[1]])
