"""AtCoder abc297_g - Constrained Nim 2: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_zero, taken_before
from makers.text import every_sorted_row, line, random_cases, random_row

EVERY = "every 1 or 2 piles of 1 to 5 stones with every L and R up to 3"

MAX_PILES, MOST = 2 * 10**5, 10**9


def validate(reader):
    reader.position()
    n = reader.count("N", 1, MAX_PILES)
    reader.space()
    least = reader.integer("L", 1, MOST)
    reader.space()
    reader.require(least <= reader.integer("R", 1, MOST), "R at least L")
    reader.line_end()
    reader.integers("A", n, 1, MOST)
    reader.line_end()


def text(least, most, piles):
    return line([len(piles), least, most]) + line(piles)


def position(pile):
    """One pile, with L = 2 and R = 4 as in the table of the solution."""
    return text(2, 4, [pile])


def value(pile, least, most):
    return pile % (least + most) // least


def extremes():
    def greatest(case):
        (_, least, most), piles = ([*map(int, row.split())] for row in case.splitlines())
        return [max(value(pile, least, most) for pile in piles)]

    yield "the greatest Grundy value of a pile", MOST, greatest


def pile_of(rng, value, least, most, largest):
    """A pile up to `largest` of this value; None if no draw finds one."""
    period = least + most
    rest = rng.randint(value * least, min((value + 1) * least, period) - 1)
    pile = rest + period * rng.randint(0, max(0, largest - rest) // period)
    return pile if 1 <= pile <= largest else None


def near_p(rng, count, longest, least, most, largest):
    """Rows of 2 to `longest` piles: half P-positions, half one move before one."""

    def p_position(rng):
        values = nim_zero(rng, rng.randint(2, longest), 0, min(largest, least + most - 1) // least)
        return [pile_of(rng, value, least, most, largest) for value in values]

    def before(rng, row):
        return None if None in row else taken_before(rng, row, range(least, most + 1))

    return near(rng, count, p_position, before, lambda row: None not in row and max(row) <= largest)


def random_input(rng, size):
    """One input whose piles grow with size >= 1."""
    largest = min(MOST, 4 + size**5 // 10)
    least, most = sorted(rng.randint(1, max(1, largest // rng.choice((2, 4, 10)))) for _ in "LR")
    if rng.random() < 0.2:
        return text(least, most, random_row(rng, rng.randint(1, 1 + size // 2), 1, largest))
    return text(least, most, near_p(rng, 2, 2 + size // 4, least, most, largest)[0])


def cases():
    ranges = [(least, most) for most in range(1, 4) for least in range(1, most + 1)]
    for least, most in ranges:
        for row in every_sorted_row((1, 2), range(1, 6)):
            yield f"all_{least}_{most}_{'_'.join(map(str, row))}", text(least, most, row)
    yield from random_cases(random_input, *range(2, 12), 20, 30, 60, 100)
    rng = random.Random(297)
    for least, most in ((2, 4), (3, 5), (4, 9), (5, 16)):
        for number, row in enumerate(near_p(rng, 6, 4, least, most, 30), 1):
            yield f"near_{least}_{most}_{number}", text(least, most, row)
    for least, most in ((1, 10**6), (7, 1000), (12345, 98765), (10**6, 4 * 10**8), (3, MOST // 2), (1, MOST)):
        for number, row in enumerate(near_p(rng, 4, 50, least, most, MOST), 1):
            yield f"near_{least}_{most}_{number}", text(least, most, row)
    yield "max_value", text(1, MOST, [MOST, MOST - 1, 1])
    yield "max_values_alike", text(1, MOST, [MOST] * 2)
    yield "max_steps", text(1, 1, [MOST - 1] * 200)
    yield "max_steps_before", text(1, 1, [MOST - 1] * 199 + [MOST])
    yield "max_least_and_most", text(MOST, MOST, [MOST, MOST - 1])
    yield "max_least_twice", text(MOST, MOST, [MOST, MOST - 1, MOST])
    for number, row in enumerate(near_p(rng, 2, 10000, 123, 45678, MOST), 1):
        yield f"max_many_{number}", text(123, 45678, row)
    row = [pile_of(rng, value, 2, 5, 99) or 1 for value in nim_zero(rng, MAX_PILES, 0, 3)]
    yield "max_piles", text(2, 5, row)
    yield "max_piles_before", text(2, 5, [row[0] + 7, *row[1:-1], row[-1] + 2])
    yield "max_smallest", text(1, 1, [1])
