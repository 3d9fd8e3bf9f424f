"""Luogu P6791 - Taking Stones: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import counted, random_cases, read_count, shuffled
from makers.wythoff import fibonacci

EVERY = "every k and N from 1 to 40"

MAX_CASES, MOST = 10**5, 10**18
NUMBERS = fibonacci(MOST)


def validate(reader):
    reader.rows(read_count(reader, "T", MAX_CASES), ("k", 1, MOST), ("N", 1, MOST))


def cell(k, N):
    return counted([(k, N)])


def drawn(rng, places):
    """A number below the Fibonacci number after these places: any number, one near a Fibonacci number,
    or the sum of a few."""
    places = rng.randint(1, min(places, len(NUMBERS) - 1))
    number = rng.choice(
        (
            rng.randint(1, NUMBERS[places]),
            NUMBERS[places] + rng.randint(-1, 1),
            sum(NUMBERS[place] for place in rng.sample(range(places), min(places, 3))),
            sum(NUMBERS[places::-2]) + rng.randint(-1, 1),
        )
    )
    return max(1, min(MOST, number))


def random_input(rng, size):
    """One input whose cases and numbers grow with size >= 1."""
    places = 3 + size
    return counted((drawn(rng, places), drawn(rng, places)) for _ in range(rng.randint(1, min(MAX_CASES, 3 * size))))


def near_small():
    """First takes around the Fibonacci numbers, with piles around others."""
    ks = sorted({n + i for n in NUMBERS[:9] for i in (-1, 0, 1)} - {0})
    return product(ks, [n + i for n in NUMBERS[5:11] for i in (0, 1, 2)])


def cases():
    yield "all_small", counted(product(range(1, 41), repeat=2))
    yield from random_cases(random_input, 3, 5, 8, 20, 40, 60, 85)
    rng = random.Random(6791)
    yield "near_small", counted(near_small())
    large = [number + i for number in NUMBERS[45::3] for i in (-1, 0, 1)]
    yield "near_large", counted(shuffled(rng, product(large, repeat=2)))
    ends = (1, 2, 3, NUMBERS[-1] - 1, NUMBERS[-1], NUMBERS[-1] + 1, MOST - 1, MOST)
    yield "max_numbers", counted(product(ends, repeat=2))
    yield "max_one_case", counted([(1, 1)])
    yield "max_piles", counted((k, MOST - rng.randint(0, 10**17)) for k in range(1, 3000))
    yield "max_cases", counted((rng.randint(1, 30), drawn(rng, 85)) for _ in range(MAX_CASES))
