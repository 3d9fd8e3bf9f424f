"""Codeforces 1867C - Salyg1n and the MEX Game: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.interact import each_player, random_player, read_player
from makers.text import counted_rows, read_count, read_headed, shuffled

EVERY = "every set of 1 to 5 numbers from 0 to 7, against a perfect and three random players"

MAX_GAMES, MAX_NUMBERS, MAX_NUMBER = 10**5, 10**5, 10**9


def validate(reader):
    read_player(reader)
    total = 0
    for _ in range(read_count(reader, "t", MAX_GAMES)):
        row = read_headed(reader, ("n", 1, MAX_NUMBERS), ("s", 0, MAX_NUMBER))
        reader.require(all(a < b for a, b in zip(row, row[1:])), "numbers that rise")
        total += len(row)
        reader.require(total <= MAX_NUMBERS, f"at most {MAX_NUMBERS} numbers in all games")


def set_without(rng, n, gaps, most_large=0):
    """Return n numbers: 0, 1, 2, ... without `gaps` numbers.

    Up to `most_large` of them are replaced by large numbers.
    """
    missing = set(rng.sample(range(n + gaps), gaps))
    row = [number for number in range(n + gaps) if number not in missing]
    for _ in range(rng.randint(0, most_large)):
        row[rng.randrange(n)] = rng.randint(n + gaps, MAX_NUMBER)
    return sorted(set(row))


def random_row(rng, longest):
    return set_without(rng, rng.randint(1, longest), rng.randint(0, 3), rng.randrange(3))


def random_input(rng, size):
    """Return one input. The number of games and their numbers grow with size >= 1."""
    count = rng.randint(1, 1 + min(size, 100))
    return random_player(rng) + counted_rows(
        random_row(rng, min(1 + size, 300)) for _ in range(count)
    )


def cases():
    small = [row for n in range(1, 6) for row in combinations(range(8), n)]
    yield from each_player("all_small", counted_rows(small), 3)
    rng = random.Random(1867)
    yield from each_player("random_20", counted_rows(random_row(rng, 20) for _ in range(200)), 2)
    yield from each_player("random_200", counted_rows(random_row(rng, 200) for _ in range(100)), 2)
    falling = [set_without(rng, n, gaps) for n in range(40, 0, -1) for gaps in (0, 1, 2)]
    yield from each_player("random_falling", counted_rows(falling), 1)
    large = [sorted(rng.sample(range(MAX_NUMBER - 99, MAX_NUMBER + 1), n)) for n in range(1, 30)]
    around = [[2**k - 1, 2**k, 2**k + 1] for k in range(8, 30)]
    yield from each_player("max_values", counted_rows(shuffled(rng, large + around)), 1)
    yield "max_games", "perfect\n" + counted_rows([number] for number in range(MAX_GAMES, 0, -1))
    yield "max_long", "perfect\n" + counted_rows([range(40000)])
    yield "max_numbers", "random 1\n" + counted_rows([[*range(1, MAX_NUMBERS), MAX_NUMBER]])
