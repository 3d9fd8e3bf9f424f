"""HDU 2897 - Chance Encounter: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import lines, random_cases

EVERY = "every n from 1 to 60 with p <= q from 1 to 10"

MAX_NUMBER = 65535


def validate(reader):
    numbers = (("n", 1, MAX_NUMBER), ("p", 1, MAX_NUMBER), ("q", 1, MAX_NUMBER))
    reader.rows(None, *numbers, demand=lambda n, p, q: None if p <= q else "p at most q")


def near_p(rng, count, most, most_q):
    """Near P-positions of n up to `most`, with q up to `most_q`."""

    def p_position(rng):
        p, q = sorted((rng.randint(1, most_q), rng.randint(1, most_q)))
        rest = rng.choice((1, p, rng.randint(1, p)))
        return rng.randint(0, most // (p + q)) * (p + q) + rest, p, q

    def before(rng, game):
        n, p, q = game
        return n + rng.choice((p, q, rng.randint(p, q))), p, q

    return near(rng, count, p_position, before, lambda game: game[0] <= most)


def position(n):
    """One pile, with p = 2 and q = 4 as in the table of the solution."""
    return lines([(n, 2, 4)])


def random_input(rng, size):
    """One input whose numbers and count of games grow with size >= 1; half are P-positions."""
    most = min(MAX_NUMBER, 2 + size * size * 8)
    return lines(near_p(rng, rng.randint(1, 1 + size), most, rng.randint(1, max(1, most // 4))))


def cases():
    pairs = [(p, q) for q in range(1, 11) for p in range(1, q + 1)]
    yield "all_small", lines((n, p, q) for p, q in pairs for n in range(1, 61))
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(2897)
    yield "near_small", lines(near_p(rng, 400, 60, 10))
    yield "near_middle", lines(near_p(rng, 1000, MAX_NUMBER, 300))
    yield "near_large", lines(near_p(rng, 1000, MAX_NUMBER, MAX_NUMBER // 3))
    yield "max_lines", lines(near_p(rng, 100000, MAX_NUMBER, 20000))
    yield "max_sum", lines(max_sum())


def max_sum():
    """Piles around p and q if both are as large as possible, and the widest range of moves."""
    for p in (1, 2, 32767, 32768, 32769, MAX_NUMBER - 1, MAX_NUMBER):
        for n in sorted({1, p - 1, p, p + 1, 32768, MAX_NUMBER - 1, MAX_NUMBER} - {0, MAX_NUMBER + 1}):
            yield n, p, MAX_NUMBER
            yield n, p, p
