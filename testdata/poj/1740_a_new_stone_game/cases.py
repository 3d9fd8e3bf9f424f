"""POJ 1740 - A New Stone Game: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every 1 to 4 piles of 1 to 5 stones, and every 5 and 6 piles of 1 or 2 stones"

MAX_PILES, MAX_STONES = 10, 100


def validate(reader):
    while not reader.accept("0\n"):
        read_headed(reader, ("n", 1, MAX_PILES), ("stones", 1, MAX_STONES))


def text(rows):
    return "".join(map(headed, rows)) + "0\n"


def cell(pile_1, pile_2):
    return text([[pile_1, pile_2]])


def pairs(rng, longest, most):
    """At most `longest` >= 2 piles of 1 to `most` stones, in pairs."""
    half = random_row(rng, rng.randint(1, longest // 2), 1, most)
    return shuffled(rng, [*half, *half])


def before(rng, row):
    """A row with a move to this one: a pile is larger, or there is one more; other piles may be
    smaller."""
    row = [*row, 0] if len(row) < MAX_PILES and rng.random() < 0.5 else list(row)
    pile = rng.choice((len(row) - 1, rng.randrange(len(row))))
    for other in range(len(row)):
        if other != pile and rng.random() < 0.3:
            moved = rng.randint(0, min(row[other] - 1, MAX_STONES // 4)) if row[other] else 0
            row[other] -= moved
            row[pile] += moved
    row[pile] += rng.choice((1, 1, 2, rng.randint(1, MAX_STONES)))
    return shuffled(rng, row)


def near_p(rng, count, longest, most):
    return near(rng, count, lambda rng: pairs(rng, longest, most), before, lambda row: min(row) > 0 and max(row) <= MAX_STONES)


def random_input(rng, size):
    """One input whose cases, piles and stones grow with size >= 1; about half of them are lost."""
    longest, most = min(MAX_PILES, 2 + size // 5), min(MAX_STONES, 2 + size)
    rows = []
    for _ in range(rng.randint(1, 1 + 4 * size)):
        is_lost = rng.random() < 0.5
        rows.append(pairs(rng, longest, most) if is_lost else random_row(rng, rng.randint(1, longest), 1, most))
    return text(rows)


def cases():
    rng = random.Random(1740)
    rows = [*every_sorted_row(range(1, 5), range(1, 6)), *every_sorted_row((5, 6), (1, 2))]
    yield "all_small", text(shuffled(rng, row) for row in rows)
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    yield "near_small", text(near_p(rng, 1000, 4, 5))
    yield "near_equal", text(near_p(rng, 1000, MAX_PILES, 3))
    yield "near_large", text(near_p(rng, 2000, MAX_PILES, MAX_STONES))
    yield "near_one_size", text(one_size(rng))
    yield "max_stones", text([[MAX_STONES] * n for n in range(1, MAX_PILES + 1)])


def one_size(rng):
    """For any two sizes: four piles of the first, or three of the first and one of the second."""
    for size in range(1, MAX_STONES + 1):
        yield [size] * 4
        yield shuffled(rng, [size] * 3 + [size % MAX_STONES + 1])
        yield [size]
        yield shuffled(rng, [size, size, 1, 1])
