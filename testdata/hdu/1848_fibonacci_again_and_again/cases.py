"""HDU 1848 - Fibonacci again and again: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

from makers.nim import Sums, grundy_values, near, taken_before
from makers.text import lines, random_cases, shuffled
from makers.wythoff import fibonacci

EVERY = "every 3 piles of 1 to 24, in every order"

MAX_PILE = 1000
MOVES = fibonacci(MAX_PILE)


def validate(reader):
    pile = 1, MAX_PILE
    reader.rows(None, ("m", *pile), ("n", *pile), ("p", *pile), until="0 0 0\n")


def text(positions):
    return lines([*positions, (0, 0, 0)])


def position(n):
    """A pile of n and two piles of one stone. These two cancel, so the value is that of n."""
    return text([(n, 1, 1)])


@cache
def sums(most):
    """The piles of 1 to `most` with their Grundy values."""
    values = grundy_values(most, lambda pile: [(pile - f,) for f in MOVES if f <= pile])
    return Sums({pile: values[pile] for pile in range(1, most + 1)})


def p_position(rng, first, most):
    """A P-position with the pile `first`; all piles are at most `most`."""
    return shuffled(rng, sums(most).p_position(rng, 3, [first]))


def near_p(rng, firsts, most):
    """For each pile a P-position with it; half of them are changed to a position one move before.
    """
    remaining = iter(firsts)

    def before(rng, position):
        while max(larger := taken_before(rng, position, MOVES)) > most:
            pass
        return larger

    return near(rng, len(firsts), lambda rng: p_position(rng, next(remaining), most), before)


def extremes():
    values = sums(MAX_PILE).values
    yield "the greatest Grundy value of a pile", max(values.values()), lambda text: (
        max(values[int(pile)] for pile in row.split()) for row in text.splitlines()[:-1]
    )


def random_input(rng, size):
    """One input whose positions and piles grow with size >= 1."""
    most = min(MAX_PILE, 4 + size * size // 2)  # 4, so that each value is there
    positions = []
    for _ in range(rng.randint(1, 3 * size)):
        first = rng.randint(1, most)
        if rng.random() < 0.5:
            positions.append(p_position(rng, first, most))
        else:
            positions.append([first, rng.randint(1, most), rng.randint(1, most)])
    return text(positions)


def cases():
    yield "all_small", text(product(range(1, 25), repeat=3))
    yield from random_cases(random_input, 5, 10, 30, 100)
    rng = random.Random(1848)
    yield "near_small", text(near_p(rng, [*range(1, 41)] * 20, 40))
    every_pile = [*range(1, MAX_PILE + 1)]
    yield "near_large", text(near_p(rng, every_pile * 3, MAX_PILE))
    yield "max_every_pile", text(p_position(rng, pile, MAX_PILE) for pile in every_pile)
    yield "max_many", text(many(rng))
    yield "max_least", text([(1, 1, 1)])
    yield "max_greatest", text([(MAX_PILE, MAX_PILE, MAX_PILE), (MAX_PILE, MAX_PILE, 1)])
    yield "max_none", text([])


def many(rng):
    """About one megabyte: the statement has no bound for the number of positions."""
    piles = range(1, MAX_PILE + 1)
    for _ in range(50000):
        yield rng.choices(piles, k=3)
        yield p_position(rng, rng.randint(1, MAX_PILE), MAX_PILE)
