"""LightOJ 1296 - Again Stone Game: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_sum
from makers.text import counted_rows, every_sorted_row, parts, random_cases, random_row
from makers.text import read_rows

EVERY = "every row of 1 to 3 piles of 1 to 15"

MAX_TESTS, MAX_PILES, MAX_PILE = 100, 1000, 10**9


def validate(reader):
    read_rows(reader, "T", MAX_TESTS, ("n", 1, MAX_PILES), ("pile", 1, MAX_PILE))


def value(pile):
    while pile % 2:
        pile //= 2
    return pile // 2


def piles_of_value(wanted, most):
    """All piles up to `most` with this value. For wanted <= most / 2 there is a pile of 1 to
    `most`."""
    pile = 2 * wanted if wanted else 1
    piles = []
    while pile <= most:
        piles.append(pile)
        pile = 2 * pile + 1
    return piles


def p_position(rng, start, most):
    """`start` and one more pile; if no pile fits, the first pile of `start` is made smaller."""
    start = list(start)
    while not (last := piles_of_value(nim_sum(map(value, start)), most)):
        start[0] = rng.randint(1, most)
    return [*start, rng.choice(last)]


def before(rng, position):
    """A position with a move to `position`: the move takes at most half of a pile."""
    place = rng.randrange(len(position))
    larger = position[place] + rng.randint(1, position[place])
    return [*position[:place], larger, *position[place + 1 :]]


def near_p(rng, piles, most):
    """Half P-positions of 2 to `piles` piles, half one move before one."""
    return near(
        rng,
        MAX_TESTS,
        lambda rng: p_position(rng, random_row(rng, rng.randint(1, piles - 1), 1, most), most),
        before,
        lambda position: max(position) <= most,
        mixed=True,
    )


def position(pile):
    return counted_rows([[pile]])


def extremes():
    yield "the greatest Grundy value of a pile", value(MAX_PILE), lambda text: (
        max(value(int(pile)) for pile in row.split()) for row in text.splitlines()[2::2]
    )


def random_input(rng, size):
    """One input whose tests, piles and numbers grow with size >= 1."""
    most = min(MAX_PILE, 2 + size**4 * 10)
    positions = []
    for _ in range(rng.randint(1, min(MAX_TESTS, 1 + size))):
        position = random_row(rng, rng.randint(1, min(MAX_PILES - 1, 1 + size // 2)), 1, most)
        positions.append(p_position(rng, position, most) if rng.random() < 0.5 else position)
    return counted_rows(positions)


def cases():
    yield from parts("all", every_sorted_row(range(1, 4), range(1, 16)), MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1296)
    yield "near_small", counted_rows(near_p(rng, 3, 25))
    yield "near_large", counted_rows(near_p(rng, 10, MAX_PILE))
    yield "max_everything", counted_rows(max_positions(rng))
    yield "max_least", counted_rows([[1]])
    yield "max_ones", counted_rows([1] * (MAX_PILES - i % 2) for i in range(MAX_TESTS))
    yield "max_greatest", counted_rows([MAX_PILE] * (MAX_PILES - i % 2) for i in range(MAX_TESTS))


def max_positions(rng):
    """The most and the largest piles; every second position is a P-position."""
    for i in range(MAX_TESTS):
        position = random_row(rng, MAX_PILES - 1, MAX_PILE // 2, MAX_PILE)
        yield [*position, MAX_PILE] if i % 2 else p_position(rng, position, MAX_PILE)
