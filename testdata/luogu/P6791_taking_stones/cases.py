"""Luogu P6791 - Taking Stones: the input grammar and the generated cases."""

import random

from makers.text import lines, random_cases

EVERY = "FILL IN: the bound of all_small, such as: every pile of 1 to 50 stones"

MAX_N = 100  # FILL IN: the bounds of the statement


def validate(reader):
    # FILL IN: read a whole input, every character; docs/data.md lists the methods of the reader
    while True:
        reader.position()
        reader.integer("n", 1, MAX_N)
        reader.line_end()
        if reader.at_end():
            break


def random_input(rng, size):
    """Return a random input. Its numbers grow with size >= 1."""
    # FILL IN: return a valid input; draw all random numbers from rng
    return lines([rng.randint(1, min(MAX_N, 1 + size))] for _ in range(size))


def cases():
    yield "all_small", lines([n] for n in range(1, 51))  # FILL IN: every position up to EVERY
    yield from random_cases(random_input, 3, 10, 30)
    rng = random.Random(6791)
    # FILL IN: near_* cases: P-positions, and positions one move before a P-position
    yield "max_n", lines([MAX_N - rng.randint(0, 5)] for _ in range(MAX_N))  # FILL IN: cases that reach every bound
