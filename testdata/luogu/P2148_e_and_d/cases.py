"""Luogu P2148 - E&D: the input grammar and the generated cases."""

import random
from itertools import chain, combinations_with_replacement

from makers.nim import near, nim_sum
from makers.text import counted, headed, parts, random_cases, read_count, shuffled

EVERY = "every pair of piles of 1 to 12, every two pairs of piles of 1 to 5"

MAX_TESTS, MAX_PILES, MAX_PILE = 20, 20000, 2 * 10**9


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        piles = reader.count("N", 2, MAX_PILES)
        reader.require(piles % 2 == 0, "N, an even number")
        reader.line_end()
        reader.integers("S", piles, 1, MAX_PILE)
        reader.line_end()


def text(rows):
    """The input for rows of pairs."""
    return counted((list(chain.from_iterable(row)) for row in rows), headed)


def value(pair):
    """The place of the lowest zero."""
    union = (pair[0] - 1) | (pair[1] - 1)
    return (~union & (union + 1)).bit_length() - 1


def random_pair(rng, most):
    return rng.randint(1, most), rng.randint(1, most)


def pair_of(rng, wanted, most):
    """A pair with this value. `most` must be large enough for it."""
    low = (1 << wanted) - 1
    while True:
        u, v = (pile - 1 >> wanted + 1 << wanted + 1 for pile in random_pair(rng, most))
        u |= rng.getrandbits(wanted)
        v |= low & ~u | rng.getrandbits(wanted)
        if max(u, v) < most:
            return rng.choice(((u + 1, v + 1), (v + 1, u + 1)))


def p_position(rng, pairs, most):
    """A lost position of `pairs` >= 2 pairs, with many values if `most` allows them."""
    while True:
        values = range((most - 1).bit_length() + 1)
        row = [pair_of(rng, rng.choice(values), most) for _ in range(pairs - 1)]
        missing = nim_sum(map(value, row))
        if missing in values:
            return shuffled(rng, [*row, pair_of(rng, missing, most)])


def before(rng, row, most):
    """A row with a move to `row`: a pair was one pile, with any partner."""
    place = rng.randrange(len(row))
    pair = rng.sample((sum(row[place]), rng.randint(1, most)), 2)
    return [*row[:place], pair, *row[place + 1 :]] if sum(row[place]) <= most else None


def near_p(rng, pairs, most):
    """Half P-positions of 2 to `pairs` pairs, half one move before one."""
    return near(
        rng,
        MAX_TESTS,
        lambda rng: p_position(rng, rng.randint(2, pairs), most),
        lambda rng, row: before(rng, row, most),
    )


def cell(a, b):
    return text([[(a, b)]])


def extremes():
    yield "the greatest Grundy value of two piles", MAX_PILE.bit_length(), greatest_values


def greatest_values(text):
    for row in text.splitlines()[2::2]:
        piles = [*map(int, row.split())]
        yield max(map(value, zip(piles[::2], piles[1::2])))


def random_input(rng, size):
    """One input whose cases, pairs and piles grow with size >= 1."""
    most = min(MAX_PILE, 4 + size**5 // 5)
    rows = []
    for index in range(rng.randint(min(MAX_TESTS, 1 + size // 2), MAX_TESTS)):
        pairs = rng.randint(2, 2 + size)
        lost = p_position(rng, pairs, most)
        rows.append(lost if index % 3 == 0 else [random_pair(rng, most) for _ in lost])
    return text(rows)


def every_row(pairs, most):
    pair = combinations_with_replacement(range(1, most + 1), 2)
    return combinations_with_replacement(pair, pairs)


def cases():
    yield from parts("all", chain(every_row(1, 12), every_row(2, 5)), MAX_TESTS, text)
    yield from random_cases(random_input, 6, 20, 40, 60, 100)
    rng = random.Random(2148)
    for most in (8, 20, 256, 10**6, MAX_PILE):
        yield f"near_{most}", text(near_p(rng, 4, most))
    yield "near_many", text(near_p(rng, 100, MAX_PILE))
    places = ([pair_of(rng, place, MAX_PILE)] for place in range(32))
    yield from parts("max_places", places, MAX_TESTS, text)
    yield "max_pile", text([[(MAX_PILE, MAX_PILE)]])
    pairs = MAX_PILES // 2
    yield "max_piles", text(p_position(rng, (pairs - i % 2) // (1 if i % 4 < 2 else 10), MAX_PILE) for i in range(MAX_TESTS))
