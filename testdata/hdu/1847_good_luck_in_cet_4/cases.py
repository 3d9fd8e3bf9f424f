"""HDU 1847 - Good Luck in CET-4 Everybody!: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import lines, random_cases

EVERY = "every n that the statement allows, 1 to 1000"

MAX_CARDS = 1000


def validate(reader):
    reader.rows(None, ("n", 1, MAX_CARDS))


def text(numbers):
    return lines(zip(numbers))


def cards(rng, most):
    """A number up to most >= 3; about every second one is a P-position."""
    if rng.randint(0, 3):
        return rng.randint(1, most)
    return 3 * rng.randint(1, most // 3)


def near_p(rng, least, most, count):
    """Half P-positions, half one move before one; least <= n <= most."""
    return near(
        rng,
        count,
        lambda rng: 3 * rng.randint(least // 3, most // 3),
        lambda rng, n: n + 2 ** rng.randint(0, 9),
        lambda n: max(1, least) <= n <= most,
    )


def position(n):
    return text([n])


def random_input(rng, size):
    """One input whose numbers and count grow with size >= 1."""
    most = min(MAX_CARDS, 3 + size * size // 10)
    count = rng.randint((1 + size) // 2, 1 + 3 * size)
    return text(cards(rng, most) for _ in range(count))


def cases():
    yield "all", text(range(1, MAX_CARDS + 1))
    yield from random_cases(random_input, 10, 30, 100)
    rng = random.Random(1847)
    yield "near_small", text(near_p(rng, 0, 40, 200))
    yield "near_large", text(near_p(rng, 900, MAX_CARDS, 200))
    yield "max_least_number", text([1])
    yield "max_lines", text([*near_p(rng, 500, MAX_CARDS, 50000) * 5, MAX_CARDS])
