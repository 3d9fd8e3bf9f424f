"""Luogu P5970 - Impeded Nim: the input grammar and the generated cases."""

import random

from makers.nim import nim_zero
from makers.text import every_sorted_row, line, random_cases, random_row, shuffled

EVERY = "all rows of 1 to 3 piles of 1 to 3, and of 4 piles of 1 and 2, each in one order and with every d up to 3"

MAX_PILES, MAX_D, MAX_PILE, MAX_SUM = 500000, 10, 10**6, 10**7


def validate(reader):
    reader.position()
    n = reader.count("n", 1, MAX_PILES)
    reader.space()
    reader.integer("d", 1, MAX_D)
    reader.line_end()
    piles = reader.integers("pile", n, 1, MAX_PILE)
    reader.require(sum(piles) <= MAX_SUM, f"a sum of at most {MAX_SUM}")
    reader.line_end()


def question(d, row):
    return line((len(row), d)) + line(row)


def random_input(rng, size):
    """Piles that grow with size >= 1, and any d; half of them are small."""
    most = rng.choice((3, 1 + rng.randint(1, size) ** 2))
    return question(rng.randint(1, MAX_D), random_row(rng, rng.randint(1, 2 + size), 1, min(MAX_PILE, most)))


def cases():
    for row in every_sorted_row((1, 2, 3), range(1, 4)) + every_sorted_row((4,), (1, 2)):
        for d in range(1, 4):
            yield f"all_{'_'.join(map(str, row))}_by_{d}", question(d, row)
    yield from random_cases(random_input, *range(2, 16), 20, 30, 40, 60, 80)
    rng = random.Random(5970)
    for d, length in ((1, 3), (2, 6), (3, 6), (5, 7), (4, 40), (10, 100)):
        yield f"near_{d}_{length}", question(d, nim_zero(rng, length, 1, 15 if length < 10 else 1000))
    for pile in (3, 4, 7, 8, 31, 32):
        yield f"near_power_{pile}", question(2, shuffled(rng, [pile, pile, 1, pile, 2, 2, pile]))
    for d in (1, 2, 3):  # equal piles but for 2^19, and a nim-sum of 2^20 - 1
        yield f"near_place_19_by_{d}", question(d, [MAX_PILE, MAX_PILE - 2**19, 2**19])
        yield f"near_sum_above_{d}", question(d, [2**19, 5, 2**19 - 1, 5])
    # the sets, that of all piles among them, are a multiple of 10^9 + 7
    yield "near_remainder_0", question(3, [1] * 169462 + [2] * 1676)
    yield "near_remainder_0_mixed", question(3, shuffled(rng, [1] * 169462 + [2] * 1676))
    for d in (1, 3, 10):
        yield f"max_largest_piles_{d}", question(d, random_row(rng, 10, MAX_PILE - 10**5, MAX_PILE - 1))
    yield "max_equal", question(MAX_D, [MAX_PILE] * 10)
    yield "max_below_powers", question(MAX_D, [*[2**19] * 18, *random_row(rng, 5000, 1, 110)])
    yield "max_ones", question(MAX_D, [1] * MAX_PILES)
    yield "max_piles", question(7, random_row(rng, MAX_PILES, 1, 38))
    yield "max_mixed", question(MAX_D, shuffled(rng, [MAX_PILE, MAX_PILE - 1, *random_row(rng, 450, 1, 20000), *random_row(rng, 100000, 1, 60)]))
