"""HDU 2516 - Fibonacci Nim: the input grammar and the generated cases."""

import random

from makers import fibonacci, lines, near, random_cases

EVERY = "every pile from 2 to 600"

LEAST, MOST = 2, 2**31 - 1
MANY_PILES = 120000  # the statement has no bound; this is an input of 1.2 MB


def validate(reader):
    reader.rows(None, ("n", LEAST, MOST), until="0\n")


def text(piles):
    return lines((pile,) for pile in piles) + "0\n"


def lost(most):
    """The Fibonacci numbers from 2 to `most`."""
    return fibonacci(most)[1:]


def before(rng, pile):
    """A pile with a move to `pile` after which the rest of it is out of reach."""
    return pile + rng.randint(1, (pile - 1) // 2) if pile > 2 else None


def near_p(rng, count, least, most):
    """Half Fibonacci numbers, half one winning move away from one."""
    numbers = [number for number in lost(most) if number >= least]
    return near(rng, count, lambda rng: rng.choice(numbers), before, lambda pile: pile <= most)


def position(n):
    return text([n])


def random_input(rng, size):
    """One input whose piles and their number grow with size >= 1."""
    most = min(MOST, 50 + int(MOST ** (size / 100)))
    numbers = lost(most)
    piles = []
    for _ in range(rng.randint(1, 1 + 4 * size)):
        piles.append(rng.choice(numbers) if rng.random() < 0.5 else rng.randint(LEAST, most))
    return text(piles)


def cases():
    yield "all_small", text(range(LEAST, 601))
    yield from random_cases(random_input, 10, 30, 60, 100)
    rng = random.Random(2516)
    yield "near_small", text(near_p(rng, 500, LEAST, 500))
    yield "near_large", text(near_p(rng, 1000, 10**6, MOST))
    around = (number + i for number in lost(MOST) for i in (-1, 0, 0, 1))
    yield "near_every_number", text(pile for pile in around if pile >= LEAST)
    yield "max_pile", text([MOST])
    yield "max_wrapped", text(wrapped())
    yield "max_piles", text(near_p(rng, MANY_PILES, 10**8, MOST))


def wrapped():
    """What larger Fibonacci numbers leave in 32 bits, and their neighbours."""
    for number in fibonacci(2**70):
        low = number % 2**32
        yield from (pile for pile in range(low - 1, low + 2) if LEAST <= pile <= MOST)
