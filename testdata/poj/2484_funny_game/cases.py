"""POJ 2484 - A Funny Game: the input grammar and the generated cases.

Alice wins only with 1 and 2 coins, so these numbers occur often in the inputs.
"""

import random

from makers.text import line, random_cases, random_row, shuffled

EVERY = "every circle of 1 to 18 coins"

MAX_COINS = 10**6


def validate(reader):
    reader.rows(None, ("n", 1, MAX_COINS), until="0\n")


def text(circles):
    return "".join(line([n]) for n in [*circles, 0])


def half_small(rng, circles):
    """The circles, and equally many of 1 or 2 coins."""
    return shuffled(rng, [*circles, *random_row(rng, len(circles), 1, 2)])


def position(n):
    return text([n])


def random_input(rng, size):
    """One input of circles whose number and coins grow with size >= 1."""
    most = min(MAX_COINS, 3 + size**3)
    return text(half_small(rng, random_row(rng, rng.randint(1, 1 + 3 * size), 1, most)))


def cases():
    yield "all_small", text(range(1, 19))
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(2484)
    yield "near_small", text(half_small(rng, range(3, 300)))
    yield "near_large", text(half_small(rng, range(MAX_COINS - 300, MAX_COINS)))
    yield "max_circles", text(random_row(rng, 200000, MAX_COINS // 2, MAX_COINS))
    yield "max_coins", text([MAX_COINS])
