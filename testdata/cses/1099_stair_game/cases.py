"""CSES 1099 - Stair Game: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_zero
from makers.text import counted_rows, every_row, random_cases, random_row, read_count, read_headed

EVERY = "every position of 1 to 4 stairs with 0 to 3 balls each, and of 5 and 6 stairs with 0 or 1"

MAX_TESTS, MAX_STAIRS, MAX_BALLS = 2 * 10**5, 2 * 10**5, 10**9


def validate(reader):
    stairs = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        stairs += len(read_headed(reader, ("n", 1, MAX_STAIRS), ("balls", 0, MAX_BALLS)))
        reader.require(stairs <= MAX_STAIRS, f"at most {MAX_STAIRS} stairs in all")


def cell(stair_2, stair_3):
    return counted_rows([[0, stair_2, stair_3]])


def lost(rng, stairs, most):
    row = random_row(rng, stairs, 0, most)
    if stairs > 1:
        row[1::2] = nim_zero(rng, stairs // 2, 0, most)
    return row


def before(rng, row):
    """A position with a move to this one: some balls are one stair higher; None if there is none.
    """
    stairs = [k for k in range(len(row) - 1) if row[k] > 0]
    if not stairs:
        return None
    k = rng.choice(stairs)
    balls = rng.choice((1, row[k], rng.randint(1, row[k])))
    return [*row[:k], row[k] - balls, row[k + 1] + balls, *row[k + 2 :]]


def near_p(rng, count, shortest, longest, most):
    return near(
        rng, count, lambda rng: lost(rng, rng.randint(shortest, longest), most), before, lambda row: max(row) <= most
    )


def random_input(rng, size):
    """One input whose tests, stairs and balls grow with size >= 1; about half of them are lost."""
    most, rows = min(MAX_BALLS, 1 + size**5 // 10), []
    for index in range(rng.randint(2, 2 + 2 * size)):
        stairs = rng.randint(2, 4 + size // 4)
        rows.append(random_row(rng, stairs, 0, most) if index % 2 else lost(rng, stairs, most))
    return counted_rows(rows)


def cases():
    yield "all_small", counted_rows([*every_row(range(1, 5), range(4)), *every_row((5, 6), range(2))])
    yield from random_cases(random_input, 5, 12, 40, 100)
    rng = random.Random(1099)
    yield "near_small", counted_rows(near_p(rng, 400, 2, 5, 4))
    yield "near_large", counted_rows(near_p(rng, 800, 2, 99, MAX_BALLS))
    places = [lost(rng, stairs, MAX_BALLS // 2) for stairs in (4, 5, 8, 9) for _ in range(30)]
    for index, row in enumerate(places):
        if index // 30 % 2 != index % 2:
            row[rng.randrange(1, len(row), 2)] ^= 1 << index % 30
    yield "near_places", counted_rows(row for row in places if max(row) <= MAX_BALLS)
    yield "max_tests", counted_rows([balls] for balls in random_row(rng, MAX_TESTS, 0, 9))
    yield "max_short", counted_rows(near_p(rng, MAX_TESTS // 8, 2, 4, MAX_BALLS))
    yield "max_stairs", counted_rows([[0, MAX_BALLS, 0, MAX_BALLS] + [1] * (MAX_STAIRS - 4)])
    half = lost(rng, MAX_STAIRS // 2 - 1, 99)
    yield "max_twins", counted_rows([half, [*half, MAX_BALLS]])
