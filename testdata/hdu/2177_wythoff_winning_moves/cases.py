"""HDU 2177 - Wythoff's Game, Winning Moves: the input grammar and the generated cases."""

import random

from makers.text import lines, random_cases
from makers.wythoff import near_wythoff, wythoff_difference, wythoff_games, wythoff_pair

EVERY = "every 0 <= a <= b <= 150 but (0, 0), which ends the input"

MAX_PILE = 10**6
MANY_GAMES = 90000  # the statement has no bound; this is an input of 1.3 MB


def validate(reader):
    def demand(a, b):
        return None if a <= b else f"a pile of {a} stones at least"

    piles = ("a", 0, MAX_PILE), ("b", 1, MAX_PILE)
    reader.rows(None, *piles, until="0 0\n", demand=demand)


def text(games):
    """The input for pairs of piles, the smaller one first; (0, 0) is left out."""
    return lines([*map(sorted, filter(any, games)), (0, 0)])


def cell(a, b):
    return text([(a, b)])


def random_input(rng, size):
    """One input whose piles and number of games grow with size >= 1."""
    most = min(MAX_PILE, 2 + int(MAX_PILE ** (size / 100)))
    return text(wythoff_games(rng, rng.randint(1, 6 * size), 0, most))


def cases():
    yield "all_0_to_150", text((a, b) for b in range(1, 151) for a in range(b + 1))
    yield from random_cases(random_input, 10, 20, 60, 100)
    rng = random.Random(2177)
    yield "near_small", text(near_wythoff(rng, 1000, 0, 150))
    yield "near_large", text(near_wythoff(rng, 10000, 0, MAX_PILE))
    yield "max_piles", text(extreme_piles())
    smaller = (MAX_PILE - rng.randint(0, 5000) for _ in range(MANY_GAMES))
    yield "max_games", text((a, rng.randint(a, MAX_PILE)) for a in smaller)


def extreme_piles():
    """The corners, the P-positions with the greatest differences, and their neighbours."""
    yield from [(a, b) for a in (0, 1, MAX_PILE - 1) for b in (MAX_PILE - 1, MAX_PILE)]
    limit = wythoff_difference(MAX_PILE)
    for a, b in map(wythoff_pair, range(limit - 20, limit + 1)):
        yield from [(a, b), (a - 1, b - 1), (a, b - 1), (a - 1, b), (a - 1, a)]
    yield MAX_PILE, MAX_PILE
