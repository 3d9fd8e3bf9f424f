"""HDU 1527 - Wythoff's Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import lines, random_cases
from makers.wythoff import (
    near_wythoff,
    wythoff_difference,
    wythoff_games,
    wythoff_greatest,
    wythoff_large,
    wythoff_pair,
)

EVERY = "every a and b from 0 to 120, in both orders"

MAX_PILE = 10**9
MANY_GAMES = 80000  # the statement has no bound; this is an input of 1.6 MB


def validate(reader):
    reader.rows(None, ("a", 0, MAX_PILE), ("b", 0, MAX_PILE))


def extremes():
    yield "difference of a P-position", wythoff_difference(MAX_PILE), differences


def differences(text):
    for row in text.splitlines():
        a, b = sorted(map(int, row.split()))
        yield b - a if (a, b) == wythoff_pair(b - a) else 0


def cell(a, b):
    return lines([sorted((a, b))])


def random_input(rng, size):
    """One input whose piles and number of games grow with size >= 1."""
    most = min(MAX_PILE, 2 + int(MAX_PILE ** (size / 100)))
    return lines(wythoff_games(rng, rng.randint(1, 6 * size), 0, most))


def cases():
    yield "all_0_to_120", lines(product(range(121), repeat=2))
    yield from random_cases(random_input, 10, 20, 60, 100)
    rng = random.Random(1527)
    yield "near_small", lines(near_wythoff(rng, 1000, 0, 150))
    yield "near_6_digits", lines(near_wythoff(rng, 3000, 0, 10**6))
    yield "near_9_digits", lines(near_wythoff(rng, 3000, 0, MAX_PILE))
    yield "max_one_game", lines([(MAX_PILE, MAX_PILE)])
    corners = list(product((0, 1, MAX_PILE), (0, 1, MAX_PILE - 1, MAX_PILE)))
    yield "max_piles", lines(corners + wythoff_greatest(MAX_PILE))
    yield "max_games", lines(wythoff_large(rng, MANY_GAMES, MAX_PILE))
