"""Luogu P3235 - Pleasure of Jiangnan: the input grammar and the generated cases."""

import random
from functools import cache

from makers.nim import Sums, near
from makers.text import every_sorted_row, line, lines, parts, random_cases, random_row
from makers.text import shuffled

EVERY = "every row of 1 to 3 piles of 1 to 8, for each F of 1 to 9"

MAX_GAMES, MAX_PILES, MAX_F, MAX_PILE = 99, 99, 99999, 99999
TABLE = 20000  # the largest pile whose value is known here


def validate(reader):
    games = reader.count("T", 1, MAX_GAMES)
    reader.space()
    reader.integer("F", 1, MAX_F)
    reader.line_end()
    for _ in range(games):
        reader.position()
        count = reader.count("N", 1, MAX_PILES)
        reader.space()
        reader.integers("pile", count, 1, MAX_PILE)
        reader.line_end()


def text(f, games):
    games = [[len(piles), *piles] for piles in games]
    return line([len(games), f]) + lines(games)


@cache
def sums(f, most):
    """The piles of 1 to `most` with their values. From pile - 2 to pile, only the divisors of pile
    - 1 give other options."""
    values, ways = [0] * (most + 2), ([0] * 64, [0] * 64)
    divisors = [[] for _ in values]
    for m in range(2, most + 1):
        for multiple in range(m, most + 1, m):
            divisors[multiple].append(m)

    def value(pile, m):
        size, larger = divmod(pile, m)
        return values[size + 1] * (larger % 2) ^ values[size] * ((m - larger) % 2)

    for pile in range(2, most + 1):
        now = ways[pile % 2]
        for m in divisors[pile - 1]:
            now[value(pile - 2, m)] -= 1
            now[value(pile, m)] += 1
        if pile >= f:
            values[pile] = now.index(0, 1)
    return Sums({pile: values[pile] for pile in range(1, most + 1)})


def near_p(rng, count, f, longest, most):
    """Half P-positions, half one move before one: a pile instead of its m parts."""

    def p_position(rng):
        m = rng.randint(2, 2 + longest // 2)
        whole = rng.randint(max(f, m), m * most)
        start = [(whole + part) // m for part in range(m)]
        others = random_row(rng, rng.randint(0, longest), 1, most)
        return m, sums(f, most).completed(rng, start + others)

    def before(_, position):
        m, piles = position
        return 1, [sum(piles[:m]), *piles[m:]]

    return [shuffled(rng, piles) for _, piles in near(rng, count, p_position, before)]


def random_input(rng, size):
    """One input whose games, piles and numbers grow with size >= 1."""
    games, f = rng.randint(1, min(MAX_GAMES, 1 + 2 * size)), rng.randint(1, 8)
    return text(f, near_p(rng, games, f, 1 + size // 5, 8 + size * size // 4))


def cases():
    rows = every_sorted_row((1, 2, 3), range(1, 9))
    for f in range(1, 10):
        yield from parts(f"all_f{f}", rows, MAX_GAMES, lambda games, f=f: text(f, games))
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(3235)
    for f in (1, 3, 6):
        yield f"near_small_f{f}", text(f, near_p(rng, MAX_GAMES, f, 2, 13))
    for f in (1, 3, 4, 1000):
        yield f"near_large_f{f}", text(f, near_p(rng, MAX_GAMES, f, 3, TABLE))
    for f in (1, 2, 5):
        yield f"max_piles_f{f}", text(f, max_piles(rng))
    yield "max_f", text(MAX_F, [[MAX_F], [MAX_F - 1], [MAX_F, MAX_F], [MAX_F - 1, MAX_F, 1]])
    yield "max_least", text(1, [[1]])


def max_piles(rng):
    """The most and the largest piles, in every second game as equal pairs."""
    for number in range(MAX_GAMES // 3):
        half = random_row(rng, MAX_PILES // 2, 1, MAX_PILE)
        yield shuffled(rng, [*half, *half, 1])
        yield random_row(rng, MAX_PILES, MAX_PILE - 1000, MAX_PILE)
        yield [MAX_PILE - number, *[number + 1] * (MAX_PILES - 1)]
