"""HDU 4315 - Climbing the Hill: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.boards import read_sides
from makers.nim import near, nim_columns, nim_zero, stairs
from makers.text import line, random_cases, shuffled
from makers.nim import stairs_before

EVERY = "every king and every position of persons on the cells 1 to 10"

MAX_PERSONS, MAX_CELL, COLUMNS = 1000, 99999, 16


def validate(reader):
    while not (reader.questions and reader.at_end()):
        reader.position()
        n, k = read_sides(reader, ("n", 1, MAX_PERSONS), ("k", 1, MAX_PERSONS))
        reader.require(k <= n, f"a king among {n} persons")
        cells = reader.integers("cell", n, 1, MAX_CELL)
        reader.require(all(a < b for a, b in zip(cells, cells[1:])), "cells in ascending order")
        reader.line_end()


def text(positions):
    return "".join(f"{len(cells)} {k}\n{line(cells)}" for k, cells in positions)


def king(rng, n):
    """The number of the king: 2, 4 or any for which the game has more than one move, if n > 1."""
    return min(n, rng.choice((2, 3, 4, rng.randint(2, max(2, n)))))


def placed(rng, piles, n, k, most):
    """n persons. The gaps on odd stairs are these piles; those on other stairs have 0 to `most`
    cells."""
    return k, stairs(rng, piles, n, most, 0 if k == 2 else -1)


def is_valid(position):
    return 1 <= position[1][0] and position[1][-1] <= MAX_CELL


def near_p(rng, count, shortest, longest, last):
    """Near P-positions of `shortest` to `longest` persons, at least 2, on the cells 1 to `last`."""

    def p_position(rng):
        n = rng.randint(shortest, longest)
        most = last // n - 1
        return placed(rng, nim_zero(rng, (n + 1) // 2, 0, most), n, king(rng, n), most)

    def before(rng, position):
        k, cells = position
        cells = stairs_before(rng, cells, last)
        return cells and (k, cells)

    return near(rng, count, p_position, before, is_valid)


def random_input(rng, size):
    """One input whose tests, persons and cells grow with size >= 1; half are P-positions."""
    longest = min(MAX_PERSONS, 2 + size * size // 10)
    return text(near_p(rng, rng.randint(1, 1 + size), 2, longest, min(MAX_CELL, longest * (2 + size))))


def cases():
    every = [cells for n in range(1, 11) for cells in combinations(range(1, 11), n)]
    yield "all_small", text((k, cells) for cells in every for k in range(1, len(cells) + 1))
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(4315)
    yield "near_small", text(near_p(rng, 100, 2, 5, 15))
    yield "near_large", text(near_p(rng, 400, 3, 20, MAX_CELL))
    yield "near_long", text(near_p(rng, 60, 900, MAX_PERSONS, MAX_CELL))
    rows = nim_columns(rng, 2, range(COLUMNS - 1), 0, 30000) + nim_columns(rng, 3, range(COLUMNS), 0, 33000)
    columns = (placed(rng, row, 2 * len(row) - 1, king(rng, 3), 300) for row in shuffled(rng, rows))
    yield "near_columns", text(filter(is_valid, columns))
    yield "max_persons", text(max_persons(rng))
    yield "max_first_king", text((1, cells) for cells in ([1], [MAX_CELL], [1, 2], [5, 6, 7], [MAX_CELL - 1, MAX_CELL]))
    yield "max_first_gap", text((k, [cell, cell + 1, cell + 2]) for cell in first_cells() for k in (2, 3))
    yield "max_least", text([(1, [1])])


def first_cells():
    """The cells from which the first of three persons has a gap of one digit, to the hilltop or to
    cell 1."""
    yield from (2**place + i for place in range(17) for i in (0, 1))
    yield MAX_CELL - 2


def max_persons(rng):
    """The most persons, and one less, at either end of the strip and spread over it."""
    for n in (MAX_PERSONS, MAX_PERSONS - 1):
        for k in (1, 2, 3, 4, n - 1, n):
            yield k, range(1, n + 1)
            yield k, range(MAX_CELL + 1 - n, MAX_CELL + 1)
        yield from near_p(rng, 240, n, n, MAX_CELL)
