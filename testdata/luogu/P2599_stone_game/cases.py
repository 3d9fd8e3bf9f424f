"""Luogu P2599 - Stone Game: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import counted_rows, every_row, parts, random_cases, random_row, read_rows

EVERY = (
    "every row of 1 or 2 piles to 8, of 3 to 5, of 4 to 4, of 5 to 3 and of 6 or 7 to 2, in every order"
)

MAX_ROWS, MAX_PILES, MAX_PILE = 10, 1000, 10**9


def validate(reader):
    read_rows(reader, "T", MAX_ROWS, ("n", 1, MAX_PILES), ("pile", 1, MAX_PILE))


def answer_to(x, own, other):
    """The pile at one end that makes the row lost, if x is at the other end. `own` is this pile for
    x = 0, and `other` is the x for which it is 0."""
    if x == other:
        return 0
    return x - (other < x <= own) + (own <= x < other)


def lost_with(row):
    """The pile that makes the row lost if it is added at the left; 0 if the row is lost without it.
    """
    left, right = list(row), list(row)
    for length in range(2, len(row) + 1):
        for i in range(len(row) - length + 1):
            longer = answer_to(row[i + length - 1], left[i], right[i])
            right[i] = answer_to(row[i], right[i + 1], left[i + 1])
            left[i] = longer
    return left[0]


def p_position(rng, longest, least, most):
    """A lost row of 2 to `longest` piles, all except one in [least, most]."""
    while True:
        row = random_row(rng, rng.randint(1, longest - 1), least, most)
        pile = lost_with(row)
        if 1 <= pile <= MAX_PILE:
            return [pile, *row][:: rng.choice((1, -1))]


def before(rng, row):
    """A row with a move to `row`: a pile at an end is larger, often by one, or there is one more
    pile."""
    row, end = list(row), rng.choice((0, -1))
    if rng.random() < 0.2 and len(row) < MAX_PILES:
        row.insert(len(row) if end else 0, rng.choice(row))
    else:
        row[end] += rng.choice((1, 1, 2, rng.randint(1, max(row))))
    return row


def near_lost(rng, longest, least, most, count=MAX_ROWS):
    """Lost rows, and rows one move before one."""

    def draw(rng):
        return p_position(rng, longest, least, most)

    return near(rng, count, draw, before, lambda row: max(row) <= MAX_PILE)


def random_input(rng, size):
    """One input whose rows, piles and sizes grow with size >= 1; half of the rows are lost."""
    longest, most = 2 + size // 2, min(MAX_PILE, 2 + rng.choice((0, 2, size, size**5 // 10)))
    least = rng.choice((1, max(1, most - 3)))
    return counted_rows(near_lost(rng, longest, least, most, rng.randint(1, MAX_ROWS)))


def cases():
    sizes = (([1, 2], 8), ([3], 5), ([4], 4), ([5], 3), ([6, 7], 2))
    rows = [row for lengths, most in sizes for row in every_row(lengths, range(1, most + 1))]
    yield from parts("all", rows, MAX_ROWS, counted_rows)
    yield from random_cases(random_input, *range(4, 100, 8))
    rng = random.Random(2599)
    for longest, least, most in ((6, 1, 3), (7, 1, 2), (8, 1, 5), (20, 1, 4), (40, 1, 3), (50, 5, 9)):
        yield f"near_{longest}_piles", counted_rows(near_lost(rng, longest, least, most))
    twins = random_row(rng, MAX_ROWS // 2, 1, MAX_PILE)
    yield "near_one_pile", counted_rows(row for pile in twins for row in ([pile, pile], [pile]))
    yield "near_any", counted_rows(near_lost(rng, 60, 1, MAX_PILE))
    yield "near_close", counted_rows(near_lost(rng, 60, MAX_PILE - 3, MAX_PILE))
    for name, least, most in (("small", 1, 3), ("close", MAX_PILE - 4, MAX_PILE), ("any", 1, MAX_PILE)):
        yield f"max_{name}", counted_rows(max_rows(rng, least, most))
    yield "max_equal", counted_rows([[MAX_PILE] * (MAX_PILES - i % 2) for i in range(MAX_ROWS)])
    yield "max_one_pile", counted_rows([[MAX_PILE]])


def max_rows(rng, least, most):
    """The most rows of the most piles; one of them is lost, if that is possible."""
    for index in range(MAX_ROWS):
        row = random_row(rng, MAX_PILES - 1, least, most)
        pile = lost_with(row) if index == 0 else 0
        yield [pile if 1 <= pile <= MAX_PILE else rng.randint(least, most), *row]
