"""HDU 3951 - Coin Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import counted, parts, random_cases

EVERY = "every circle of 3 to 15 coins, with moves of at most 1 to 10 coins"

MAX_TESTS, MIN_COINS, MAX_COINS, MAX_MOVE = 100, 3, 10**9, 10


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    reader.rows(tests, ("n", MIN_COINS, MAX_COINS), ("k", 1, MAX_MOVE))


def random_circle(rng, least, most):
    """A circle; sometimes one that ends in a single move, or one in which parity decides."""
    kind = rng.randint(1, 4)
    if kind == 1:
        n = rng.randint(MIN_COINS, MAX_MOVE)
        return n, rng.randint(n, MAX_MOVE)
    if kind == 2:
        return rng.randint(least, most) // 2 * 2 + 1, 1
    return rng.randint(least, most), rng.randint(1, MAX_MOVE)


def random_circles(rng, count, least, most):
    return counted(random_circle(rng, least, most) for _ in range(count))


def random_input(rng, size):
    """One input of circles whose number and coins grow with size >= 1."""
    count = min(MAX_TESTS, rng.randint(1, 1 + 2 * size))
    return random_circles(rng, count, MIN_COINS, min(MAX_COINS, 6 + size**4))


def cases():
    circles = product(range(MIN_COINS, 16), range(1, MAX_MOVE + 1))
    yield from parts("all", circles, MAX_TESTS, counted)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(3951)
    yield "near_small", random_circles(rng, MAX_TESTS, MIN_COINS, 20)
    yield "near_large", random_circles(rng, MAX_TESTS, MAX_COINS // 2, MAX_COINS - 1)
    circles = product(range(MAX_COINS, MAX_COINS - 10, -1), range(1, MAX_MOVE + 1))
    yield "max_circles", counted(circles)
    yield "max_coins", counted([(MAX_COINS, MAX_MOVE)])
