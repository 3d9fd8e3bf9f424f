"""HDU 2486 - A simple stone game: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

from makers.nim import near
from makers.text import counted, parts, random_cases, read_count, shuffled

EVERY = "every n from 2 to 61 and k from 1 to 6"

MAX_GAMES, LEAST_PILE, MAX_PILE, MAX_FACTOR = 20, 2, 10**8, 10**5


def validate(reader):
    reader.rows(read_count(reader, "t", MAX_GAMES), ("n", LEAST_PILE, MAX_PILE), ("k", 1, MAX_FACTOR))


@cache
def lost(most, k):
    """The lost piles up to `most`, and also 1, in increasing order."""
    terms, j = [1], 0
    while True:
        while k * terms[j] < terms[-1]:
            j += 1
        if terms[-1] + terms[j] > most:
            return terms
        terms.append(terms[-1] + terms[j])


def p_position(rng, least, most, k):
    """A lost pile of `least` to `most` stones, or the greatest lost pile if there is none."""
    terms = lost(most, k)
    return rng.choice([term for term in terms if term >= least] or terms[-1:])


def near_p(rng, least, most, factors):
    """Half lost piles, half one winning move before one."""

    def before(rng, game):
        n, k = game
        reach = (n - 1) // k  # a take of so many leaves n out of reach
        take = rng.choice((1, reach, rng.randint(1, max(1, reach))))
        return (n + take, k) if 1 <= take <= reach else None

    def lost_pile(rng):
        k = rng.choice(factors)
        return p_position(rng, least, most, k), k

    return near(rng, MAX_GAMES, lost_pile, before, lambda game: LEAST_PILE <= game[0] <= most)


def position(n):
    """One pile, with k = 3."""
    return counted([(n, 3)])


def random_input(rng, size):
    """One input whose games, piles and factors grow with size >= 1."""
    most = min(MAX_PILE, 30 + size**4 // 100)
    factors = [rng.randint(1, min(MAX_FACTOR, 1 + size // 4 * rng.randint(1, size))) for _ in "1234"]
    games = []
    for _ in range(rng.randint(min(MAX_GAMES, 1 + size // 2), MAX_GAMES)):
        n, k = rng.randint(LEAST_PILE, most), rng.choice(factors)
        games.append((p_position(rng, n, most, k) if rng.random() < 0.5 else n, k))
    return counted(games)


def cases():
    yield from parts("all", product(range(LEAST_PILE, 62), range(1, 7)), MAX_GAMES, counted)
    yield from random_cases(random_input, 10, 20, 30, 60, 100)
    rng = random.Random(2486)
    for k in range(1, 9):
        yield f"near_small_{k}", counted(near_p(rng, LEAST_PILE, 250, [k, k, k + 8]))
    yield "near_small_factors", counted(near_p(rng, 10**7, 5 * 10**7, [1, 2, 3, 7]))
    yield "near_large_factors", counted(near_p(rng, 10**7, 5 * 10**7, [64, 999, 10**4, 99999]))
    yield "max_least", counted([(LEAST_PILE, 1)])
    greatest = shuffled(rng, lost(MAX_PILE, MAX_FACTOR)[-15:])[:7]
    others = [MAX_PILE - i for i in (0, 1, 2, 777, 10**4, 10**5)]
    games = [(n + i, MAX_FACTOR) for n in greatest for i in (0, 1)]
    yield "max_everything", counted([*games, *((n, MAX_FACTOR) for n in others)])
    ends = product((LEAST_PILE, 3, MAX_FACTOR + 1, MAX_FACTOR + 2, MAX_PILE), (1, 2, MAX_FACTOR))
    yield "max_ends", counted(ends)
