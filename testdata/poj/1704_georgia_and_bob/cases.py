"""POJ 1704 - Georgia and Bob: the input grammar and the generated cases."""

import random
from itertools import chain, combinations

from makers import counted, headed, near, nim_columns, nim_zero, parts, random_cases
from makers import read_headed, shuffled

EVERY = "every strip of 9 cells with at least one chessman"

MAX_TESTS, MAX_CHESSMEN, MAX_CELL, COLUMNS = 20, 1000, 10000, 12


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        begin = reader.at
        read_headed(reader, ("N", 1, MAX_CHESSMEN), ("P", 1, MAX_CELL))
        cells = reader.text[begin : reader.at].split()[1:]
        reader.require(len(set(cells)) == len(cells), "a cell without another chessman")


def text(rows):
    return counted(rows, headed)


def placed(rng, piles, n, most):
    """n chessmen with these piles as the odd gaps from the right, others of up to `most`."""
    cells, piles = [], iter(piles)
    for i in range(n):
        gap = next(piles) if (n - i) % 2 else rng.randint(0, most)
        cells.append((cells[-1] if cells else 0) + gap + 1)
    return cells


def near_p(rng, count, shortest, longest, last):
    """Near P-positions of `shortest` to `longest` chessmen on the cells 1 to `last`."""

    def p_position(rng):
        n = rng.randint(shortest, longest)
        most = last // n - 1
        return placed(rng, nim_zero(rng, (n + 1) // 2, 0, most), n, most)

    def before(rng, cells):
        i = rng.randrange(len(cells))
        most = [*cells, last + 1][i + 1] - 1
        if cells[i] == most:
            return None
        return [*cells[:i], rng.randint(cells[i] + 1, most), *cells[i + 1 :]]

    return near(rng, count, p_position, before, mixed=True)


def random_input(rng, size):
    """One input whose tests, chessmen and cells grow with size >= 1; half are P-positions."""
    longest = min(MAX_CHESSMEN, 1 + size * size // 10)
    count = rng.randint(1, min(MAX_TESTS, 1 + size))
    return text(near_p(rng, count, 1, longest, min(MAX_CELL, longest * (1 + size))))


def cases():
    rng = random.Random(1704)
    every = chain.from_iterable(combinations(range(1, 10), n) for n in range(1, 10))
    yield from parts("all", (shuffled(rng, cells) for cells in every), MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    for index in (1, 2, 3):
        yield f"near_small_{index}", text(near_p(rng, MAX_TESTS, 3, 6, 18))
        yield f"near_large_{index}", text(near_p(rng, MAX_TESTS, 3, 20, MAX_CELL))
    yield "near_long", text(near_p(rng, MAX_TESTS, 900, MAX_CHESSMEN, MAX_CELL))
    rows = [shuffled(rng, placed(rng, row, 5, 500)) for row in nim_columns(rng, 3, range(COLUMNS), 0, 2999)]
    yield from parts("near_columns", rows, MAX_TESTS, text)
    yield "max_pieces", text(max_chessmen(rng))
    yield "max_least", text([[1]])
    yield "max_single", text([[cell] for cell in (1, 2, 3, MAX_CELL // 2, MAX_CELL - 1, MAX_CELL)])


def max_chessmen(rng):
    """The most chessmen, and one less, at either end of the strip and spread over it."""
    for n in (MAX_CHESSMEN, MAX_CHESSMEN - 1):
        yield shuffled(rng, range(1, n + 1))
        yield shuffled(rng, range(MAX_CELL + 1 - n, MAX_CELL + 1))
        yield from near_p(rng, 8, n, n, MAX_CELL)
