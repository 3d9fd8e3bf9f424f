"""POJ 2311 - Cutting Game: the input grammar and the generated cases."""

import random

from makers.nim import near, row_values
from makers.text import lines, random_cases, shuffled

EVERY = "every sheet of at most 48 unit squares"

LEAST, MOST, SEARCHED = 2, 200, 48
SIDES = range(LEAST, MOST + 1)
LOST = [row + 2 for row, value in enumerate(row_values(MOST - 2, 2)) if value == 0]  # with 2 x w


def validate(reader):
    reader.rows(None, ("w", LEAST, MOST), ("h", LEAST, MOST))


def beside(rng, sheet):
    """The sheet with one side a little longer or shorter; None if it becomes too short or too long.
    """
    w, h = rng.sample(sheet, 2)
    w += rng.choice([-2, -1, 1, 2])
    return [w, h] if w in SIDES and w not in LOST else None


def near_lost(rng, count, most):
    """Half lost sheets, half sheets near a lost one."""
    lost = [side for side in LOST if side <= most]
    return near(rng, count, lambda rng: rng.choices(lost, k=2), beside)


def cell(w, h):
    return lines([sorted((w, h))])


def random_input(rng, size):
    """One input whose sheets and their number grow with size >= 1; half are near lost ones."""
    most, count = min(MOST, 4 + 2 * size), rng.randint(1, 1 + size)
    others = [(rng.randint(LEAST, most), rng.choice(LOST[:4])) for _ in range(count)]
    return lines(shuffled(rng, [*others, *near_lost(rng, 2 * count, most)]))


def cases():
    yield "all_small", lines((w, h) for w in SIDES for h in SIDES if w * h <= SEARCHED)
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(2311)
    yield "near_lost", lines(near_lost(rng, 3000, MOST))
    yield "max_every", lines(shuffled(rng, [(w, h) for w in SIDES for h in SIDES]))
    yield "max_least", lines([(LEAST, LEAST)])
