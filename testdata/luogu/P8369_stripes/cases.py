"""Luogu P8369 - Stripes: the input grammar and the generated cases."""

import random
from functools import cache

from makers.nim import mex
from makers.text import column, line, random_cases, read_count, shuffled

EVERY = "every row of 1 to 12 cells with every three lengths up to 5"

MOST = 1000


def validate(reader):
    reader.integer("c", 1, MOST)
    reader.space()
    reader.integer("z", 1, MOST)
    reader.space()
    reader.integer("n", 1, MOST)
    reader.line_end()
    reader.rows(read_count(reader, "m", MOST), ("p", 1, MOST))


def text(lengths, rows):
    rows = list(rows)
    return line(lengths) + column([len(rows), *rows])


def position(p):
    """One row, with stripes of 3 cells."""
    return text((3, 3, 3), [p])


@cache
def values(lengths, last):
    """The Grundy values of the rows of 0 to `last` cells."""
    grundy = []
    for row in range(last + 1):
        rests = [row - length for length in set(lengths) if length <= row]
        grundy.append(mex({grundy[a] ^ grundy[rest - a] for rest in rests for a in range(rest // 2 + 1)}))
    return grundy


def half_lost(rng, lengths, last, count):
    """`count` rows, half of them lost. Most of the others have another parity than the first
    length: if the parities are equal, the first player wins with a stripe in the middle."""
    grundy = values(tuple(sorted(lengths)), last)
    lost = [row for row in range(1, last + 1) if grundy[row] == 0]
    won = [row for row in range(1, last + 1) if grundy[row]] or lost
    hard = [row for row in won if (row - lengths[0]) % 2] or won
    others = [rng.choice(hard if rng.random() < 0.8 else won) for _ in range(count - count // 2)]
    return shuffled(rng, [rng.choice(lost or won) for _ in range(count // 2)] + others)


def same_parity(rng, most):
    first = rng.randint(1, most)
    return [first, *(min(most, rng.randrange(first % 2 or 2, most + 2, 2)) for _ in range(2))]


def random_input(rng, size):
    """One input whose lengths and rows grow with size >= 1."""
    last = min(MOST, 4 + size * 3)
    lengths = same_parity(rng, 3 + size // 5) if rng.random() < 0.8 else [rng.randint(1, 3 + size // 5) for _ in range(3)]
    return text(lengths, half_lost(rng, lengths, last, rng.randint(2, 2 + size)))


def cases():
    rng = random.Random(8369)
    for c in range(1, 6):
        for z in range(c, 6):
            for n in range(z, 6):
                lengths = shuffled(rng, (c, z, n))
                yield f"all_{'_'.join(map(str, lengths))}", text(lengths, range(1, 13))
    yield from random_cases(random_input, 3, 5, 8, 12, 20, 30, 60, 100)
    for lengths in ((2, 2, 2), (4, 2, 4), (3, 3, 3), (5, 3, 3), (9, 7, 7), (22, 20, 24), (105, 103, 101)):
        yield f"near_{'_'.join(map(str, lengths))}", text(lengths, half_lost(rng, lengths, MOST, 400))
    # Lengths whose rows have values above 100 that decide who wins.
    for lengths in ((24, 2, 4), (2, 8, 4), (4, 32, 2), (18, 2, 20)):
        yield f"near_values_{'_'.join(map(str, lengths))}", text(lengths, half_lost(rng, lengths, MOST, 1000))
    for lengths in ((1, 5, 6), (12, 9, 2), (4, 2, 2), (3, 5, 3)):
        yield f"max_rows_{'_'.join(map(str, lengths))}", text(lengths, range(1, MOST + 1))
    for lengths in ((MOST, MOST, MOST), (MOST - 1, MOST, MOST - 1), (1, MOST, MOST), (500, 499, 498)):
        yield f"max_lengths_{'_'.join(map(str, lengths))}", text(lengths, range(1, MOST + 1))
    yield "max_least", text((1, 1, 1), [1])
