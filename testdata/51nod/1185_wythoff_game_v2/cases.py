"""51Nod 1185 - Wythoff's Game V2: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import counted, random_cases
from makers.wythoff import (
    near_wythoff,
    wythoff_difference,
    wythoff_games,
    wythoff_greatest,
    wythoff_large,
    wythoff_pair,
)

EVERY = "every a and b from 1 to 100, in both orders"

MAX_TESTS, MAX_PILE = 10000, 10**18


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    reader.rows(tests, ("pile", 1, MAX_PILE), ("pile", 1, MAX_PILE))


def extremes():
    yield "difference of a P-position", wythoff_difference(MAX_PILE), differences


def differences(text):
    for row in text.splitlines()[1:]:
        a, b = sorted(map(int, row.split()))
        yield b - a if (a, b) == wythoff_pair(b - a) else 0


def cell(a, b):
    return counted([sorted((a, b))])


def random_input(rng, size):
    """One input whose piles and number of games grow with size >= 1."""
    most = min(MAX_PILE, 2 + int(MAX_PILE ** (size / 100)))
    return counted(wythoff_games(rng, rng.randint(1, 6 * size), 1, most))


def cases():
    yield "all_1_to_100", counted(product(range(1, 101), repeat=2))
    yield from random_cases(random_input, 10, 20, 60, 100)
    rng = random.Random(1185)
    yield "near_small", counted(near_wythoff(rng, 1000, 1, 120))
    for digits in (9, 13, 18):
        yield f"near_{digits}_digits", counted(near_wythoff(rng, 3000, 1, 10**digits))
    yield "max_tests", counted(wythoff_large(rng, MAX_TESTS, MAX_PILE))
    corners = [(1, 1), (1, MAX_PILE), (MAX_PILE, 1), (MAX_PILE, MAX_PILE), (MAX_PILE - 1, MAX_PILE)]
    yield "max_piles", counted(corners + wythoff_greatest(MAX_PILE))
    yield "max_one_game", counted([(MAX_PILE, MAX_PILE)])
