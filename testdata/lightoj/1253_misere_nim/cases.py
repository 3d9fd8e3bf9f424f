"""LightOJ 1253 - Misere Nim: the input grammar and the generated cases."""

import random

from makers.nim import misere_rows, near_misere, nim_columns, nim_rows, ones_and
from makers.text import counted, every_row, headed
from makers.text import parts, random_cases, read_headed, shuffled

EVERY = "every row of 1 to 4 piles of 1 to 6 stones"

MAX_TESTS, MAX_PILES, MAX_STONES, COLUMNS = 200, 100, 10**9, 30


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        read_headed(reader, ("k", 1, MAX_PILES), ("pile", 1, MAX_STONES))


def text(rows):
    return counted(rows, headed)


def random_input(rng, size):
    """One input whose rows grow in number, length and stones with size >= 1."""
    tests = rng.randint(1, min(MAX_TESTS, 5 * size))
    longest, most = min(MAX_PILES, 2 + size // 2), min(MAX_STONES, 2 + size**5 // 10)
    return text(misere_rows(rng, tests, longest, most))


def cases():
    yield from parts("all", every_row(range(1, 5), range(1, 7)), MAX_TESTS, text)
    yield from random_cases(random_input, 3, 20, 100)
    rng = random.Random(1253)
    yield "near_small", text(near_misere(rng, MAX_TESTS, 5, 9))
    yield "near_large", text(near_misere(rng, MAX_TESTS, 20, MAX_STONES))
    columns = (nim_columns(rng, n, range(COLUMNS), 1, MAX_STONES) for n in (3, 4, 20))
    yield "near_columns", text(shuffled(rng, sum(columns, [])))
    yield "max_least", text([[1]])
    every_length = range(1, MAX_PILES + 1)
    yield "max_single_stones", text(ones_and(rng, every_length, (1,)))
    yield "max_one_larger_2", text(ones_and(rng, every_length, (2,)))
    yield "max_one_larger", text(ones_and(rng, every_length, (MAX_STONES,)))
    largest = nim_rows(rng, MAX_TESTS - 1, MAX_PILES, MAX_PILES, 1, MAX_STONES)
    yield "max_everything", text([*largest, [MAX_STONES] * MAX_PILES])
