"""HDU 2516 - Fibonacci Nim: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import column, random_cases
from makers.wythoff import fibonacci

EVERY = "every pile from 2 to 600"

LEAST, MOST, MANY_PILES = 2, 2**31 - 1, 120000  # no bound on their number is stated: 1.2 MB
LOST = fibonacci(MOST)[1:]


def validate(reader):
    reader.rows(None, ("n", LEAST, MOST), until="0\n")


def text(piles):
    return column(piles) + "0\n"


def before(rng, pile):
    """A pile with a move to `pile` after which the opponent cannot take the rest."""
    return pile + rng.randint(1, (pile - 1) // 2) if pile > 2 else None


def near_p(rng, count, least, most):
    """Half Fibonacci numbers, half one winning move before one."""
    numbers = [number for number in LOST if least <= number <= most]
    return near(rng, count, lambda rng: rng.choice(numbers), before, lambda pile: pile <= most)


def position(n):
    return text([n])


def random_input(rng, size):
    """One input whose piles and their number grow with size >= 1."""
    most = min(MOST, 50 + int(MOST ** (size / 100)))
    numbers = [number for number in LOST if number <= most]
    count = rng.randint(1, 1 + 4 * size)
    return text(rng.choice(numbers) if rng.random() < 0.5 else rng.randint(LEAST, most) for _ in range(count))


def cases():
    yield "all_small", text(range(LEAST, 601))
    yield from random_cases(random_input, 10, 30, 60, 100)
    rng = random.Random(2516)
    yield "near_small", text(near_p(rng, 500, LEAST, 500))
    yield "near_large", text(near_p(rng, 1000, 10**6, MOST))
    yield "near_every_number", text(n + i for n in LOST for i in (-1, 0, 0, 1) if n + i >= LEAST)
    yield "max_pile", text([MOST])
    yield "max_wrapped", text(wrapped())
    yield "max_near_squares", text(near_squares())
    yield "max_piles", text(near_p(rng, MANY_PILES, 10**8, MOST))


def near_squares():
    """Piles n for which 5 n n is almost a square. (If n is a Fibonacci number, 5 n n + 4 or 5 n n -
    4 is a square.)"""
    pairs = list(zip(LOST, LOST[1:]))[30:]
    sums = {a * f + b * g for f, g in pairs for a in range(-9, 10) for b in range(1, 10)}
    return sorted(n for n in sums if LEAST <= n <= MOST)


def wrapped():
    """Larger Fibonacci numbers modulo 2^32, and their neighbours."""
    for number in fibonacci(2**70):
        low = number % 2**32
        yield from (pile for pile in range(low - 1, low + 2) if LEAST <= pile <= MOST)
