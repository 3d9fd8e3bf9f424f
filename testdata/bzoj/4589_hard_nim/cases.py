"""BZOJ 4589 - Hard Nim: the input grammar and the generated cases."""

import random

from makers.text import lines, parts, random_cases

EVERY = "every n from 1 to 4 with m from 2 to 13, n from 1 to 3 with m up to 31, and n = 5 or 6 with m up to 7"

MAX_LINES, MAX_N, MAX_M = 80, 10**9, 50000
MODULUS = 10**9 + 7
LAST_PRIME = 49999


def validate(reader):
    reader.require(not reader.at_end(), "at least one line")
    count = 0
    while not reader.at_end():
        count += 1
        reader.position()
        reader.integer("n", 1, MAX_N)
        reader.require(count <= MAX_LINES, f"at most {MAX_LINES} lines")
        reader.space()
        reader.integer("m", 2, MAX_M)
        reader.line_end()


def position(n):
    """Piles of 2, 3, 5 or 7 stones."""
    return lines([(n, 7)])


def random_input(rng, size):
    """Some lines whose number and numbers grow with size >= 1."""
    most_m = min(MAX_M, 2 + size * size)
    rows = []
    for _ in range(rng.randint(1, min(MAX_LINES, 2 + size // 4))):
        most_n = rng.choice((4, 10, min(MAX_N, 2 + size**4), MAX_N))
        rows.append((rng.randint(1, most_n), rng.randint(2, most_m)))
    return lines(rows)


def cases():
    small = [(n, m) for n in range(1, 4) for m in range(2, 32)]
    small += [(4, m) for m in range(2, 14)] + [(n, m) for n in (5, 6) for m in range(2, 8)]
    yield from parts("all", small, MAX_LINES, lines)
    yield from random_cases(random_input, 3, 5, 10, 20, 30, 60, 100)
    rng = random.Random(4589)
    primes = (3, 5, 7, 13, 31, 61, 127, 251, 257, 509, 1021)
    yield "near_primes", lines((n, m) for p in primes for m in (p - 1, p) for n in (2, 3, 7))
    powers = [2**place + step for place in range(2, 13) for step in (-1, 0, 1)]
    yield "near_powers_of_two", lines((rng.randint(1, MAX_N), m) for m in powers for _ in range(2))
    yield "near_falling_m", lines((rng.randint(2, 20), m) for m in (3000, 2047, 1000, 100, 17, 8, 5, 3, 2, 13, 2))
    yield "max_n", lines((MAX_N - i // 8, 2 + i % 8) for i in range(MAX_LINES))
    yield "max_lines", lines((MAX_N - i, MAX_M - i) for i in range(MAX_LINES))
    yield "max_m_few_piles", lines((n, m) for n in (1, 2, 3) for m in (MAX_M, LAST_PRIME, 32771, 32768, 32767))
