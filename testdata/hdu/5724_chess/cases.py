"""HDU 5724 - Chess: the input grammar and the generated cases.

A row is a tuple of columns. It has at least one piece; the statement does not say so.
"""

import random
from functools import cache
from itertools import combinations, combinations_with_replacement

from makers.nim import Sums, near, nim_sum
from makers.text import counted, line, parts, random_cases, read_count
from makers.text import shuffled

EVERY = "every row of pieces in the right 10 columns, two rows in the right 5, three in the right 3"

MAX_TESTS, MAX_ROWS, COLUMNS = 100, 1000, 20


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        for _ in range(read_count(reader, "n", MAX_ROWS)):
            pieces = reader.count("m", 1, COLUMNS)
            reader.space()
            columns = reader.integers("p", pieces, 1, COLUMNS)
            reader.require(len({*columns}) == pieces, "another column for each piece")
            reader.line_end()


def text(boards):
    return counted(boards, lambda rows: counted(rows, row_line))


@cache
def row_line(row):
    """A row, with its columns in random order."""
    return line([len(row), *shuffled(random.Random(sum(row)), row)])


def value(row):
    """The nim-sum of the odd stairs. A stair contains the pieces with the same number of free
    squares to their right."""
    free = [COLUMNS - column - sum(other > column for other in row) for column in row]
    return nim_sum(free.count(stair) for stair in range(1, COLUMNS, 2))


@cache
def sums(columns):
    """Rows within `columns` columns on the right, with their values."""
    first = COLUMNS + 1 - columns
    return sums_of([COLUMNS], *(random_row(columns, first, seed) for seed in range(2000)))


@cache
def long_sums():
    """The rows with one free square, with the values 0 to 19, and rows with 14 to 17 pieces on a
    stair above 1."""
    one_free = ([c for c in range(1, COLUMNS + 1) if c != free] for free in range(1, COLUMNS + 1))
    return sums_of(*one_free, *(range(1, last + 1) for last in range(14, 18)))


def sums_of(*rows):
    return Sums({tuple(row): value(row) for row in rows})


def random_row(columns, first, seed):
    rng = random.Random(seed)
    return sorted(rng.sample(range(first, COLUMNS + 1), rng.randint(1, columns)))


def before(rng, rows):
    """A board with a move to this one: a piece goes to the first free square to its left."""
    place = rng.randrange(len(rows))
    piece = rng.choice(rows[place])
    free = [column for column in range(1, piece) if column not in rows[place]]
    if not free:
        return None
    moved = tuple(sorted({*rows[place], free[-1]} - {piece}))
    return [*rows[:place], moved, *rows[place + 1 :]]


def near_p(rng, sums, count, least, most):
    """Half P-positions of `least` to `most` rows, half one move before one."""
    return near(rng, count, lambda rng: sums.p_position(rng, rng.randint(least, most)), before, mixed=True)


def random_input(rng, size):
    """One input whose tests, rows and columns grow with size >= 1."""
    columns = min(COLUMNS, 3 + size // 4)
    tests = rng.randint(1, min(MAX_TESTS, 2 * size))
    return text(near_p(rng, sums(columns), tests, 1, min(MAX_ROWS, 1 + size // 2)))


def cases():
    every = [board for rows, columns in ((1, 10), (2, 5), (3, 3)) for board in every_board(rows, columns)]
    yield from parts("all", every, MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(5724)
    yield "near_small", text(near_p(rng, sums(7), MAX_TESTS, 1, 3))
    yield "near_single_row", text(near_p(rng, sums(COLUMNS), MAX_TESTS, 1, 1))
    yield "near_large", text(near_p(rng, sums(COLUMNS), MAX_TESTS, 2, 50))
    yield "near_long_rows", text(near_p(rng, long_sums(), MAX_TESTS, 2, 6))
    yield "max_rows", text(near_p(rng, sums(COLUMNS), 30, MAX_ROWS, MAX_ROWS))
    yield "max_pieces", text(near_p(rng, long_sums(), 30, MAX_ROWS, MAX_ROWS))
    yield "max_full_rows", text([[tuple(range(1, COLUMNS + 1))] * n for n in (1, 2, MAX_ROWS)])
    yield "max_one_test", text([[(1,)]])


def every_board(rows, columns):
    right = range(COLUMNS + 1 - columns, COLUMNS + 1)
    every_row = [row for pieces in range(1, columns + 1) for row in combinations(right, pieces)]
    return combinations_with_replacement(every_row, rows)
