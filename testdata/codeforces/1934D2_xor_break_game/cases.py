"""Codeforces 1934D2 - XOR Break: the input grammar and the generated cases."""

import random

from makers.interact import each_player, random_player, read_player
from makers.text import column, counted_column, read_count, shuffled

EVERY = "every n from 1 to 150, against a perfect, three random and three resigning players"

MAX_GAMES, MAX_NUMBER = 1000, 10**18


def validate(reader):
    read_player(reader, may_resign=True)
    reader.rows(read_count(reader, "t", MAX_GAMES), ("n", 1, MAX_NUMBER))


def position(n):
    return "perfect\n" + counted_column([n])


def number(rng, most):
    """Return a number up to `most`, with few or many ones."""
    value = rng.randint(1, most)
    for _ in range(rng.randrange(3)):
        value &= rng.randint(1, most)
    return value or most


def random_input(rng, size):
    """Return one input. Its numbers, and how many there are, grow with size >= 1."""
    most, count = min(MAX_NUMBER, 4 + size**3), rng.randint(1, 1 + size)
    return random_player(rng, may_resign=True) + counted_column(number(rng, most) for _ in range(count))


def cases():
    yield from each_player("all_small", counted_column(range(1, 151)), 3, (1, 2, 3))
    rng = random.Random(1934)
    yield from each_player("random_10", counted_column(number(rng, 1000) for _ in range(300)), 2, (1, 2))
    yield from each_player("random_60", counted_column(number(rng, MAX_NUMBER) for _ in range(300)), 2, (1, 2))
    powers = [2**k for k in range(60)]
    around = shuffled(rng, [n + i for n in powers for i in (-2, -1, 0, 1, 2) if 1 <= n + i <= MAX_NUMBER])
    yield from each_player("near_powers", counted_column(around), 1)
    pairs = [2**j + 2**k for j in range(0, 60, 7) for k in range(j)]
    yield from each_player("max_pairs", counted_column(shuffled(rng, pairs)), 1)
    falling = [2**k - 1 for k in range(59, 0, -1)] + [MAX_NUMBER]
    yield from each_player("max_ones", counted_column(falling), 1, (30,))
    yield from each_player("max_games", counted_column(number(rng, MAX_NUMBER) for _ in range(MAX_GAMES)), 1)
    yield "max_least", "perfect\n" + column([1, 1])
