"""HDU 1525 - Euclid's Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import near
from makers.text import lines, random_cases, random_row, shuffled
from makers.wythoff import fibonacci, fibonacci_sum, golden

EVERY = "every pair of numbers from 1 to 120"

MAX_NUMBER = 2**31 - 1


def validate(reader):
    reader.rows(None, ("a", 1, MAX_NUMBER), ("b", 1, MAX_NUMBER), until="0 0\n")


def text(pairs):
    return lines([*pairs, (0, 0)])


def near_p(rng, count, most):
    """Near P-positions of numbers up to `most` >= 5, in either order."""

    def p_position(rng):
        b = rng.randint(2, most - 1)
        return rng.randint(b + 1, golden(b)), b

    def before(rng, pair):
        a, b = shuffled(rng, pair)
        return a + b * rng.choice((1, 1, rng.randint(1, max(1, most // b)))), b

    return near(rng, count, p_position, before, lambda pair: max(pair) <= most, mixed=True)


def near_golden(rng, most):
    """The pairs nearest to the golden ratio, on both sides."""
    hard = {fibonacci_sum(rng, most // 2) for _ in range(150)}
    smaller = sorted({*fibonacci(most), *hard, *range(most * 987 // 1597)[-20:]})
    pairs = [(golden(b) + i, b) for b in smaller for i in (0, 1) if golden(b) + i <= most]
    return [shuffled(rng, pair) for pair in shuffled(rng, pairs)]


def cell(a, b):
    return text([sorted((a, b))])


def random_input(rng, size):
    """One input whose numbers and count of pairs grow with size >= 1; half are P-positions."""
    return text(near_p(rng, rng.randint(1, 1 + size), min(MAX_NUMBER, 5 + size**5 // 10)))


def cases():
    yield "all_small", text(product(range(1, 121), repeat=2))
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(1525)
    yield "near_small", text(near_p(rng, 400, 200))
    yield "near_large", text(near_p(rng, 1000, MAX_NUMBER))
    yield "near_golden", text(near_golden(rng, MAX_NUMBER))
    yield "max_lines", text(random_row(rng, 2, 1, MAX_NUMBER) for _ in range(100000))
    yield "max_numbers", text(product((1, 2, 2**30 - 1, 2**30, 2**30 + 1, MAX_NUMBER - 1, MAX_NUMBER), repeat=2))
