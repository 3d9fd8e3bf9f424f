"""HDU 1848 - Fibonacci again and again: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

EVERY = "every 3 piles of 1 to 24, in every order"

MAX_PILE = 1000
FIBONACCI = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987)


def validate(reader):
    reader.rows(None, *[("pile", 1, MAX_PILE)] * 3, until="0 0 0\n")


def text(positions):
    return "".join("%d %d %d\n" % tuple(piles) for piles in [*positions, (0, 0, 0)])


@cache
def grundy_values():
    values = []
    for pile in range(MAX_PILE + 1):
        seen = {values[pile - f] for f in FIBONACCI if f <= pile}
        values.append(min(set(range(len(seen) + 1)) - seen))
    return values


@cache
def piles_of_values(most):
    """[value] -> the piles of 1 to `most` that have it."""
    with_value = {}
    for pile in range(1, most + 1):
        with_value.setdefault(grundy_values()[pile], []).append(pile)
    return with_value


def p_position(rng, first, most):
    """A P-position with the pile `first`; no pile is larger than `most`."""
    values, with_value = grundy_values(), piles_of_values(most)
    while True:
        second = rng.randint(1, most)
        if third := with_value.get(values[first] ^ values[second]):
            position = [first, second, rng.choice(third)]
            rng.shuffle(position)
            return position


def before(rng, position, most):
    """A position with a move to `position`."""
    while True:
        index = rng.randrange(3)
        larger = position[index] + rng.choice(FIBONACCI)
        if larger <= most:
            return [*position[:index], larger, *position[index + 1 :]]


def near(rng, firsts, most):
    """For each pile a P-position with it; half of them one move back."""
    positions = []
    for first in firsts:
        position = p_position(rng, first, most)
        if len(positions) % 2 and min(position) < most:
            position = before(rng, position, most)
        positions.append(position)
    rng.shuffle(positions)
    return positions


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
    for size in (5, 10, 30, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1848)
    yield "near_small", text(near(rng, [*range(1, 41)] * 20, 40))
    every_pile = range(1, MAX_PILE + 1)
    yield "near_large", text(near(rng, [*every_pile, *every_pile, *every_pile], MAX_PILE))
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
