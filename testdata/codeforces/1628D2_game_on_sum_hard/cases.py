"""Codeforces 1628D2 - Game on Sum (Hard Version): the input grammar and the generated cases."""

import random

from makers.text import counted, random_cases

EVERY = "every game of 1 to 8 turns, with k from 0 to 2"

MAX_GAMES, MAX_TURNS, MODULUS = 10**5, 10**6, 10**9 + 7


def validate(reader):
    games = reader.count("t", 1, MAX_GAMES)
    reader.line_end()
    turns = ("n", 1, MAX_TURNS), ("m", 1, MAX_TURNS), ("k", 0, MODULUS - 1)
    rows = reader.rows(games, *turns, demand=lambda n, m, k: f"m up to {n}" if m > n else None)
    reader.require(sum(n for n, _, _ in rows) <= MAX_TURNS, f"games of at most {MAX_TURNS} turns in all")


def drawn(rng, count, most, largest):
    """Games of up to `most` turns; many have m close to 1 or n."""
    games = []
    for _ in range(count):
        n = rng.randint(1, most)
        m = rng.choice((rng.randint(1, n), rng.randint(1, n), 1 + rng.randint(0, 2), n - rng.randint(0, 2)))
        games.append((n, min(n, max(1, m)), rng.randint(0, largest)))
    return counted(games)


def random_input(rng, size):
    """Games whose number and turns grow with size >= 1."""
    count = rng.randint(1, min(1000, 2 * size))
    return drawn(rng, count, min(1000, size), rng.choice((10, MODULUS - 1)))


def cases():
    yield "all", counted([(n, m, k) for n in range(1, 9) for m in range(1, n + 1) for k in range(3)])
    yield from random_cases(random_input, 3, 6, 10, 30, 100)
    rng = random.Random(1628)
    yield "near_10_turns", drawn(rng, 20, 10, MODULUS - 1)
    yield "near_300_turns", drawn(rng, 1000, 300, MODULUS - 1)
    yield "near_10000_turns", drawn(rng, 100, 10000, MODULUS - 1)
    n, k = MAX_TURNS, MODULUS - 1
    yield "max_games", drawn(rng, MAX_GAMES, MAX_TURNS // MAX_GAMES, k)
    yield "max_games_of_10_turns", counted([(10, 5, 1024)] * (MAX_GAMES - 1) + [(10, 9, k)])
    for m in (1, n // 2, n - 1, n):
        yield f"max_turns_{m}", counted([(n, m, k)])
    yield "max_two_games", counted([(n // 2, n // 3, 1), (n // 2, n // 2 - 1, k)])
    yield "max_one", counted([(1, 1, k)])
