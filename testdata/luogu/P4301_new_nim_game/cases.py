"""Luogu P4301 - New Nim Game: the input grammar and the generated cases."""

import random

from makers.nim import nim_sum
from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "all rows of 1 to 3 piles of 1 to 5, and of 4 piles of 1 to 4, each in one order"

MAX_PILES, MAX_PILE = 100, 10**9


def validate(reader):
    read_headed(reader, ("k", 1, MAX_PILES), ("pile", 1, MAX_PILE))


def random_input(rng, size):
    """Piles that grow with size >= 1: more piles than binary places, or fewer."""
    return headed(random_row(rng, rng.randint(1, min(MAX_PILES, size)), 1, min(MAX_PILE, 1 + rng.randint(1, size) ** 4)))


def dependent(rng, independent, more, most):
    """`independent` random piles, and `more` piles from 1 to most that are xors of some of them."""
    row = random_row(rng, independent, 1, most)
    others = []
    while len(others) < more:
        pile = nim_sum(rng.sample(row, rng.randint(1, independent)))
        others += [pile] if 1 <= pile <= most else []
    return shuffled(rng, row + others)


def cases():
    rows = every_sorted_row((1, 2, 3), range(1, 6)) + every_sorted_row((4,), range(1, 5))
    for row in rows:
        yield f"all_{'_'.join(map(str, row))}", headed(row)
    yield from random_cases(random_input, *range(4, 16), *range(20, 100, 10))
    rng = random.Random(4301)
    for number, (independent, more, most) in enumerate(((2, 1, 6), (3, 1, 9), (3, 2, 9), (4, 4, 100), (8, 5, 1000), (20, 20, MAX_PILE), (26, 4, MAX_PILE))):
        yield f"near_dependent_{number}", headed(dependent(rng, independent, more, most))
    powers = [2**place for place in range(30)]
    yield "near_powers", headed(shuffled(rng, powers))
    yield "near_powers_and_less", headed(shuffled(rng, powers + [power - 1 for power in powers[1:]]))
    yield "max_equal", headed([MAX_PILE] * MAX_PILES)
    yield "max_random", headed(random_row(rng, MAX_PILES, 1, MAX_PILE))
    yield "max_upper_half", headed(random_row(rng, MAX_PILES, 2**29, MAX_PILE))
    yield "max_falling", headed(range(MAX_PILE, MAX_PILE - MAX_PILES, -1))
    yield "max_of_rank_20", headed(dependent(rng, 20, 80, MAX_PILE))
