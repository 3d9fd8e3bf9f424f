"""Luogu P1290 - Euclid's Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import near
from makers.text import counted, parts, random_cases, read_count, shuffled
from makers.wythoff import fibonacci, fibonacci_sum, golden

EVERY = "every pair of numbers from 1 to 16, in either order"

MAX_CASES, MAX_NUMBER = 6, 2**31 - 1


def validate(reader):
    cases = read_count(reader, "C", MAX_CASES)
    reader.rows(cases, ("M", 1, MAX_NUMBER), ("N", 1, MAX_NUMBER))


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
    hard = {fibonacci_sum(rng, most // 2) for _ in range(15)}
    smaller = sorted({*fibonacci(most)[2::3], *fibonacci(most)[-4:], *hard, *range(most * 987 // 1597)[-3:]})
    pairs = [(golden(b) + i, b) for b in smaller for i in (0, 1) if golden(b) + i <= most]
    return [shuffled(rng, pair) for pair in shuffled(rng, pairs)]


def cell(m, n):
    return counted([(m, n)])


def random_input(rng, size):
    """One input whose numbers and count of pairs grow with size >= 1; half are P-positions."""
    return counted(near_p(rng, rng.randint(1, MAX_CASES), min(MAX_NUMBER, 5 + size**5 // 10)))


def cases():
    yield from parts("all", product(range(1, 17), repeat=2), MAX_CASES, counted)
    yield from random_cases(random_input, 3, 5, 8, 10, 15, 20, 30, 40, 60, 80, 100, 120)
    rng = random.Random(1290)
    for most in (50, 200, 10**4, 10**6, 2**30, MAX_NUMBER):
        yield f"near_{most}", counted(near_p(rng, MAX_CASES, most))
    golden_pairs = near_golden(rng, MAX_NUMBER)
    yield from parts("near_golden", golden_pairs[: len(golden_pairs) // 6 * 6], MAX_CASES, counted)
    yield "max_equal", counted([(n, n) for n in (1, 2, 2**30, 2**30 + 1, MAX_NUMBER - 1, MAX_NUMBER)])
    numbers = (1, 2, 2**30 - 1, 2**30, MAX_NUMBER)
    yield from parts("max_numbers", [pair for pair in product(numbers, repeat=2) if pair[0] != pair[1]], MAX_CASES, counted)
    yield "max_one_case", counted([(MAX_NUMBER, 1)])
    yield "max_forced_moves", counted([(1836311903, 1134903170), (1134903170, 701408733), (701408733, 433494437)])
