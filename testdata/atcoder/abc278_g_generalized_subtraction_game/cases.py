"""AtCoder abc278_g - Generalized Subtraction Game: the input grammar and the generated cases."""

import random
from functools import cache

from makers.interact import each_player, random_player, read_player
from makers.nim import row_values
from makers.text import line, random_cases

EVERY = "every N from 1 to 6 and every L and R, against a perfect and a random player"

MAX_CARDS, SEARCHED = 2000, 6


def validate(reader):
    read_player(reader)
    reader.position()
    n = reader.integer("N", 1, MAX_CARDS)
    reader.space()
    least = reader.integer("L", 1, MAX_CARDS)
    reader.space()
    most = reader.integer("R", 1, MAX_CARDS)
    reader.require(least <= most <= n, "L <= R <= N")
    reader.line_end()


def position(N):
    """L = R = 2: each move takes two cards."""
    return f"perfect\n{N} 2 2\n"


@cache
def lost_rows(taken):
    """Return all N that the second player wins if L = R = taken."""
    return [n for n, value in enumerate(row_values(MAX_CARDS, taken)) if n >= taken and value == 0]


def random_input(rng, size):
    """Return one input. Its numbers grow with size >= 1. More than half of the inputs are lost."""
    most = min(MAX_CARDS, 5 + size * size // 2)
    least = rng.randint(1, max(1, min(12, most // 4)))
    if rng.random() < 0.6:
        n = rng.choice([n for n in lost_rows(least) if n <= most])
        return random_player(rng) + line([n, least, least])
    n = rng.randint(least, most)
    return random_player(rng) + line([n, least, rng.choice([least, rng.randint(least, n)])])


def cases():
    for n in range(1, SEARCHED + 1):
        for least in range(1, n + 1):
            for most in range(least, n + 1):
                row = n, least, most
                yield from each_player(f"all_{'_'.join(map(str, row))}", line(row), 1)
    yield from random_cases(random_input, *range(2, 16), 20, 30, 40, 60)
    rng = random.Random(278)
    for taken in (2, 2, 3, 3, 5, 8):
        n = rng.choice(lost_rows(taken))
        yield from each_player(f"near_{n}_{taken}_lost", line([n, taken, taken]), 1)
        n += 2
        yield from each_player(f"near_{n}_{taken}_won", line([n, taken, taken]), 1)
    for row in ((2000, 1, 1), (1999, 1, 1), (1997, 2, 2), (2000, 2, 2), (1048, 3, 3), (1999, 3, 3)):
        yield from each_player(f"max_equal_{row[0]}_{row[1]}", line(row), 1)
    for row in ((2000, 1, 2), (1999, 1, 3), (1999, 2, 3), (2000, 1, 2000), (2000, 1999, 2000)):
        yield from each_player(f"max_{'_'.join(map(str, row))}", line(row), 1)
    yield "max_all", "perfect\n" + line([MAX_CARDS] * 3)
    yield "max_least", "perfect\n" + line([1, 1, 1])
