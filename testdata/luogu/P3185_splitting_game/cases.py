"""Luogu P3185 - Splitting Game: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_sum
from makers.text import counted_rows, every_row, parts, random_cases, random_row, read_rows

EVERY = "every row of 2 or 3 bottles of 0 to 3 beans, of 4 of 0 to 2, and of 5 of 0 or 1"

MAX_CASES, MIN_BOTTLES, MAX_BOTTLES, MAX_BEANS = 10, 2, 21, 10000
ODIOUS = [number for number in range(64) if bin(number).count("1") % 2]
VALUES = [0, *ODIOUS][:MAX_BOTTLES]  # by the distance from the last bottle


def validate(reader):
    read_rows(reader, "t", MAX_CASES, ("n", MIN_BOTTLES, MAX_BOTTLES), ("beans", 0, MAX_BEANS))


def value(row):
    return nim_sum(g * (beans % 2) for g, beans in zip(VALUES, reversed(row)))


def near_p(rng, count, bottles, most):
    """Near P-positions: rows of bottles of 0 to `most` beans, most of them empty."""

    def p_position(rng):
        row = [rng.randint(0, most) * rng.randint(0, 1) for _ in range(rng.randint(*bottles))]
        while value(row):  # the last beans are worth 1, 2, 4, 8, 16 and 32
            place = len(row) - 1 - VALUES.index(1 << value(row).bit_length() - 1)
            row[place] += 1 if row[place] < most else -1
        return row

    def before(rng, row):
        row = list(row)
        i, j = sorted(rng.sample(range(len(row)), 2))
        k = rng.randint(j, len(row) - 1)
        row[i] += 1
        row[j] -= 1
        row[k] -= 1
        return row if min(row) >= 0 else None

    return near(rng, count, p_position, before, lambda row: max(row) <= most)


def extremes():
    yield "distance of a bean that counts from the last bottle", MAX_BOTTLES - 1, lambda text: (
        max((i for i, beans in enumerate(reversed(row.split())) if int(beans) % 2), default=0)
        for row in text.splitlines()[2::2]
    )


def random_input(rng, size):
    """One input whose cases, bottles and beans grow with size >= 1."""
    bottles = MIN_BOTTLES, min(MAX_BOTTLES, 2 + size // 4)
    most = min(MAX_BEANS, 2 + size**3 // 100)
    return counted_rows(near_p(rng, rng.randint(1, min(MAX_CASES, 1 + size)), bottles, most))


def cases():
    rows = every_row((2, 3), range(4)) + every_row((4,), range(3)) + every_row((5,), range(2))
    yield from parts("all", rows, MAX_CASES, counted_rows)
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(3185)
    for index in range(1, 5):
        yield f"near_small_{index}", counted_rows(near_p(rng, MAX_CASES, (3, 5), 2))
        yield f"near_few_{index}", counted_rows(near_p(rng, MAX_CASES, (12, MAX_BOTTLES), 2))
        yield f"near_large_{index}", counted_rows(near_p(rng, MAX_CASES, (15, MAX_BOTTLES), MAX_BEANS))
    yield from parts("near_places", single_beans(), MAX_CASES, counted_rows)
    yield "max_beans", counted_rows(full(rng))
    yield "max_least", counted_rows([[0, 0]])


def single_beans():
    """A single bean in each bottle of the longest row, the others with even numbers of beans."""
    for place in range(MAX_BOTTLES):
        yield [2] * place + [1] + [2] * (MAX_BOTTLES - 1 - place)


def full(rng):
    """The most cases of the most bottles, with the most beans or nearly as many."""
    for beans in (MAX_BEANS, MAX_BEANS - 1):
        yield [beans] * MAX_BOTTLES
    for most in (1, 2, 3, MAX_BEANS):
        yield random_row(rng, MAX_BOTTLES, 1, most)
        yield random_row(rng, MAX_BOTTLES, max(most - 1, 0), most)
