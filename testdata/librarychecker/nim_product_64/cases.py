"""Library Checker nim_product_64: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import random_cases, read_count

EVERY = "every pair of nimbers below 64"

MAX_TESTS, BITS = 1000000, 64
MAX_NIMBER = 2**BITS - 1
FEW = 30000  # pairs of the large cases but one
LONG = 150000  # pairs of 64 bits in that one; the others are short


def validate(reader):
    reader.rows(read_count(reader, "T", MAX_TESTS), ("A", 0, MAX_NIMBER), ("B", 0, MAX_NIMBER))


def text(pairs):
    pairs = list(pairs)
    return f"{len(pairs)}\n" + "".join([f"{a} {b}\n" for a, b in pairs])


def random_input(rng, size):
    """One input whose pairs and their lengths grow with size >= 1."""
    return text(random_pairs(rng, rng.randint(1, 1 + size * size), min(BITS, 2 + size)))


def random_pairs(rng, count, bits):
    """Pairs of any length up to `bits`, some of them powers of two or 1 less."""

    def nimber():
        length = rng.randint(1, bits)
        return rng.choice((rng.getrandbits(length), rng.getrandbits(length), 1 << length - 1, (1 << length) - 1))

    return [(nimber(), nimber()) for _ in range(count)]


def diagonals(count):
    """Pairs (a, s - a) for s = 0, 1, 2, ..."""
    pairs, s = [], 0
    while len(pairs) < count:
        pairs += [(a, s - a) for a in range(s + 1)]
        s += 1
    return pairs[:count]


def cases():
    yield "all_below_64", text(product(range(64), repeat=2))
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(64)
    powers = [1 << bit for bit in range(BITS)]
    yield "max_powers", text(product(powers, repeat=2))
    yield "max_least", text([(0, 0)])
    yield "max_small", text(diagonals(FEW))
    yield "max_large", text((MAX_NIMBER - a, MAX_NIMBER - b) for a, b in diagonals(FEW))
    yield "max_halves", text((rng.choice(powers) - 1, rng.getrandbits(BITS)) for _ in range(FEW))
    draw = random.Random(1).getrandbits
    lengths = [BITS] * LONG + [2] * (MAX_TESTS - LONG)
    yield "max_pairs", text((draw(bits), draw(bits)) for bits in lengths)
