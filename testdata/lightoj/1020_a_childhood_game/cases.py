"""LightOJ 1020 - A Childhood Game: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import counted, random_cases

EVERY = "every n from 1 to 1000, with either player to start"

MAX_TESTS, MAX_N = 10**4, 2**31 - 1
NAMES = ["Alice", "Bob"]


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        reader.integer("n", 1, MAX_N)
        reader.space()
        reader.require(reader.accept("Alice") or reader.accept("Bob"), "Alice or Bob")
        reader.line_end()


def position(n):
    """Bob starts with n marbles."""
    return counted([(n, "Bob")])


def near_p(rng, count, most):
    """Near P-positions of both games."""

    def p_position(rng):
        name = rng.choice(NAMES)
        rest = 1 if name == "Alice" else 3
        return rng.randint(0, (most - rest) // 3) * 3 + rest, name

    def before(rng, game):
        return game[0] + rng.randint(1, 2), game[1]

    return near(rng, count, p_position, before, lambda game: game[0] <= most)


def random_input(rng, size):
    """Some piles whose number and marbles grow with size >= 1; half of them are lost."""
    return counted(near_p(rng, rng.randint(1, min(MAX_TESTS, 5 * size)), min(MAX_N, 3 + size**5 // 9)))


def cases():
    yield "all_small", counted((n, name) for n in range(1, 1001) for name in NAMES)
    yield from random_cases(random_input, 3, 20, 100, 1000)
    rng = random.Random(1020)
    yield "near_small", counted(near_p(rng, 1000, 30))
    yield "near_large", counted(near_p(rng, MAX_TESTS, MAX_N))
    powers = {n for place in range(31) for n in range(2**place - 3, 2**place + 4)}
    tops = sorted({n for n in powers if 1 <= n <= MAX_N} | {*range(MAX_N - 100, MAX_N + 1)})
    yield "max_powers_of_two", counted((n, name) for n in tops for name in NAMES)
    yield "max_one", counted([(1, "Bob")])
