"""Codeforces 1537D - Deleting Divisors: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import counted_column, random_cases, read_count, shuffled

EVERY = "every n from 1 to 1000"

MAX_TESTS, MAX_NUMBER = 10**4, 10**9
EXPONENTS = range(30)  # of the powers of two up to 10^9


def validate(reader):
    reader.rows(read_count(reader, "t", MAX_TESTS), ("n", 1, MAX_NUMBER))


def position(n):
    return counted_column([n])


def lost(rng, most):
    """A lost number up to `most` >= 2, mostly with small divisors."""
    if rng.random() < 0.3:
        return 2 * 4 ** rng.randrange(most.bit_length() // 2)
    number = rng.randint(1, most) | 1
    while rng.random() < 0.7 and number < most // 3:
        number *= rng.choice((3, 3, 5, 7, 11))
    return number


def before(rng, number):
    """The number plus one of its divisors above 1, which divides the sum, too."""
    small = [d for d in range(2, min(number, 200) + 1) if number % d == 0]
    return number + rng.choice([number, *small, *(number // d for d in small if d < number)]) if number > 1 else None


def near_p(rng, count, least, most):
    return near(rng, count, lambda rng: lost(rng, most), before, lambda n: least <= n <= most)


def random_input(rng, size):
    """One input whose numbers and count grow with size >= 1."""
    most, count = min(MAX_NUMBER, 4 + size**3), rng.randint(1, 1 + 3 * size)
    return counted_column(rng.choice((lost(rng, most), rng.randint(1, most), 2 * rng.randint(1, most // 2))) for _ in range(count))


def cases():
    yield "all_small", counted_column(range(1, 1001))
    yield from random_cases(random_input, 3, 10, 30, 100, 300)
    rng = random.Random(1537)
    yield "near_small", counted_column(near_p(rng, 400, 1, 200))
    yield "near_middle", counted_column(near_p(rng, 1000, 1000, 20000))
    yield "near_large", counted_column(near_p(rng, 2000, MAX_NUMBER // 10, MAX_NUMBER))
    powers = [2**k * odd for k in EXPONENTS for odd in (1, 3, 5, 9) if 2**k * odd <= MAX_NUMBER]
    around = [2**k + i for k in EXPONENTS for i in (-2, -1, 1, 2) if 1 <= 2**k + i <= MAX_NUMBER]
    yield "max_powers", counted_column(shuffled(rng, powers + around))
    yield "max_numbers", counted_column([*range(MAX_NUMBER - 40, MAX_NUMBER + 1), 999999937, 31607**2])
    yield "max_tests", counted_column(near_p(rng, MAX_TESTS, 1, MAX_NUMBER))
    yield "max_least", counted_column([1])
