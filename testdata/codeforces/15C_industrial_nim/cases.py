"""Codeforces 15C - Industrial Nim: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement, product

from makers.nim import nim_sum
from makers.text import counted, random_cases, read_count, shuffled

EVERY = "every quarry with x and m of 1 to 5, and every two quarries with x and m of 1 to 3"

MAX_QUARRIES, MAX_NUMBER = 10**5, 10**16


def validate(reader):
    reader.position()
    quarries = read_count(reader, "n", MAX_QUARRIES)
    reader.rows(quarries, ("x", 1, MAX_NUMBER), ("m", 1, MAX_NUMBER), are_positions=False)


def cell(x, m):
    return counted([(x, m)])


def up_to(k):
    """The xor of 0 to k. Pairs 2q, 2q + 1 have the xor 1."""
    return (k + 1) // 2 % 2 if k % 2 else k // 2 % 2 ^ k


def value(quarries):
    return nim_sum(up_to(x + m - 1) ^ up_to(x - 1) for x, m in quarries)


def lost(rng, count, most):
    """`count` quarries, or one more, of nim-sum 0. The last one is a single dumper. Numbers are at most `most`."""
    while True:
        row = [(rng.randint(1, most), rng.randint(1, rng.choice((4, most)))) for _ in range(count)]
        missing = value(row)
        if 1 <= missing <= most:
            return [*row, (missing, 1)]


def before(rng, row, most):
    """Quarries with a move to these: the last dumper has more stones."""
    stones = row[-1][0]
    return [*row[:-1], (rng.randint(stones + 1, rng.choice((stones + 4, most + 1))), 1)]


def drawn(rng, is_lost, count, most):
    row = lost(rng, count, most)
    return counted(shuffled(rng, row if is_lost else before(rng, row, most)))


def random_input(rng, size):
    """One input whose quarries and numbers grow with size >= 1; about half are lost."""
    return drawn(rng, rng.random() < 0.5, rng.randint(1, size), min(MAX_NUMBER, 3 + size**3))


def cases():
    small = [[quarry] for quarry in product(range(1, 6), repeat=2)]
    small += combinations_with_replacement(product(range(1, 4), repeat=2), 2)
    for row in small:
        yield "all_" + "_".join(f"{x}x{m}" for x, m in row), counted(row)
    yield from random_cases(random_input, *range(1, 9), 10, 14, 20, 30, 50, 100, 1000)
    rng = random.Random(15)
    for bits in (4, 16, 31, 32, 33, 52, 53):  # of the numbers
        for number in range(2):
            yield f"near_{bits}_bits_lost_{number}", drawn(rng, True, 3 + number, 2**bits)
            yield f"near_{bits}_bits_won_{number}", drawn(rng, False, 3 + number, 2**bits)
    for power in (31, 32, 53):  # the nim-sum of these is 0 without the last dumper
        yield f"near_2_to_{power}_lost", counted([*lost(rng, 3, 2**30), (2**power, 1), (2**power, 1)])
        yield f"near_2_to_{power}_won", counted([*lost(rng, 3, 2**30), (2**power, 1)])
    for end in range(4):  # the same dumpers twice, once as one quarry and once as two
        x, m = MAX_NUMBER - 1 - end // 2, MAX_NUMBER - end
        yield f"near_cut_{end}", counted([(x, m), (x, 1), (x + 1, m - 1)])
        yield f"near_cut_{end}_one_more", counted([(x, m), (x, 1), (x + 1, m)])
    yield "max_numbers", counted([(MAX_NUMBER, MAX_NUMBER)])
    yield "max_equal", counted([(MAX_NUMBER, MAX_NUMBER)] * 10**4)
    yield "max_equal_but_one", counted([(MAX_NUMBER, MAX_NUMBER)] * (10**4 - 1))
    yield "max_quarries", counted([(1, 1)] * MAX_QUARRIES)
    yield "max_large_quarries", drawn(rng, True, 2 * 10**4, 2**53)
