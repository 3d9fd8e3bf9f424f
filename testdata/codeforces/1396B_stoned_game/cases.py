"""Codeforces 1396B - Stoned Game: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import (
    counted_rows,
    every_sorted_row,
    parts,
    random_cases,
    random_row,
    read_rows,
    shuffled,
)

EVERY = "every 1 to 3 piles of 1 to 6 stones, every 4 of 1 to 4, every 5 of 1 to 3 and every 6 of 1 or 2"

MAX_TESTS, MAX_PILES, MAX_STONES = 100, 100, 100


def validate(reader):
    read_rows(reader, "t", MAX_TESTS, ("n", 1, MAX_PILES), ("a", 1, MAX_STONES))


def cell(pile_1, pile_2):
    return counted_rows([[pile_1, pile_2]])


def lost(rng, piles, most):
    """At least 2 piles of 1 to `most` stones that HL wins; in half of the rows one pile has half of
    all stones."""
    while True:
        row = random_row(rng, piles, 1, most)
        if rng.random() < 0.5:
            row[0] = sum(row[1:])
        if sum(row) % 2 == 0 and 2 * max(row) <= sum(row) and max(row) <= most:
            return shuffled(rng, row)


def before(rng, row):
    """A row with one more stone: in the largest pile, in any pile, or as a new pile."""
    row, place = list(row), rng.choice((row.index(max(row)), rng.randrange(len(row) + 1)))
    if place == len(row):
        row.append(0)
    row[place] += 1
    return row


def is_valid(row):
    return len(row) <= MAX_PILES and max(row) <= MAX_STONES


def near_p(rng, count, longest, most):
    """Near P-positions of 2 to `longest` piles."""
    return near(rng, count, lambda rng: lost(rng, rng.randint(2, longest), most), before, is_valid)


def large(rng, count, longest, most):
    """Rows with an even sum, half of them lost. In the others the largest pile has at least two
    stones more than all others together."""
    rows = []
    while len(rows) < count:
        row = lost(rng, rng.randint(2, longest), most)
        if len(rows) % 2:
            place = row.index(max(row))
            row[place] = sum(row) - row[place] + 2 * rng.choice((1, 1, rng.randint(1, most)))
        if is_valid(row):
            rows.append(row)
    return shuffled(rng, rows)


def random_input(rng, size):
    """One input whose games, piles and stones grow with size >= 1; about half of them are lost."""
    longest, most, rows = min(MAX_PILES, 3 + size // 2), min(MAX_STONES, 2 + size), []
    for _ in range(rng.randint(1, min(MAX_TESTS, 1 + 3 * size))):
        if rng.random() < 0.15:
            rows.append(lost(rng, rng.randint(2, longest), most))
        else:
            rows.append(random_row(rng, rng.randint(1, longest), 1, most))
    return counted_rows(rows)


def cases():
    rng = random.Random(1396)
    rows = [
        *every_sorted_row((1, 2, 3), range(1, 7)),
        *every_sorted_row((4,), range(1, 5)),
        *every_sorted_row((5,), range(1, 4)),
        *every_sorted_row((6,), (1, 2)),
    ]
    yield from parts("all", (shuffled(rng, row) for row in rows), MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 5, 12, 30, 60, 100)
    yield "near_small", counted_rows(near_p(rng, MAX_TESTS, 4, 5))
    yield "near_large", counted_rows(near_p(rng, MAX_TESTS, 8, MAX_STONES))
    yield "near_most_piles", counted_rows(near_p(rng, MAX_TESTS, MAX_PILES, MAX_STONES))
    yield "near_half_small", counted_rows(large(rng, MAX_TESTS, 4, 6))
    yield "near_half_large", counted_rows(large(rng, MAX_TESTS, 9, MAX_STONES))
    most = [MAX_STONES] * MAX_PILES
    yield "max_stones", counted_rows([most, most[1:], [*most[1:], 1], [*[1] * (MAX_PILES - 1), MAX_STONES], most[:1]])
    yield "max_two_piles", counted_rows([[stones, MAX_STONES] for stones in range(1, MAX_STONES + 1)])
    yield "max_least", counted_rows([[1]])
