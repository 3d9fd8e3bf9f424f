"""HDU 1907 - John: the input grammar and the generated cases."""

import random

from makers.nim import misere_rows, near_misere, nim_rows, ones_and
from makers.text import counted, every_row, headed
from makers.text import parts, random_cases, read_headed

EVERY = "every row of 1 to 4 colours of 1 to 7 candies"

MAX_TESTS, MAX_COLOURS, MAX_CANDIES = 500, 50, 5000  # of Luogu and BZOJ; 474, 47, 4747 of HDU


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        read_headed(reader, ("N", 1, MAX_COLOURS), ("A", 1, MAX_CANDIES))


def text(rows):
    return counted(rows, headed)


def random_input(rng, size):
    """One input whose rows grow in number, length and candies with size >= 1."""
    tests = rng.randint(1, min(MAX_TESTS, 5 * size))
    longest, most = min(MAX_COLOURS, 2 + size // 2), min(MAX_CANDIES, 2 + size * size // 2)
    return text(misere_rows(rng, tests, longest, most))


def cases():
    yield from parts("all", every_row(range(1, 5), range(1, 8)), MAX_TESTS, text)
    yield from random_cases(random_input, 5, 20, 100)
    rng = random.Random(1907)
    yield "near_small", text(near_misere(rng, MAX_TESTS, 5, 8))
    yield "near_large", text(near_misere(rng, MAX_TESTS, 20, MAX_CANDIES))
    yield "max_least", text([[1]])
    every_length = range(1, MAX_COLOURS + 1)
    yield "max_single_candies", text(ones_and(rng, every_length, (1, 1, 2, 3)))
    yield "max_one_larger", text(ones_and(rng, every_length, (MAX_CANDIES - 1, MAX_CANDIES)))
    largest = nim_rows(rng, MAX_TESTS - 1, MAX_COLOURS, MAX_COLOURS, 1, MAX_CANDIES)
    yield "max_everything", text([*largest, [MAX_CANDIES] * MAX_COLOURS])
