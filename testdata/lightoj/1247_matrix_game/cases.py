"""LightOJ 1247 - Matrix Game: the input grammar and the generated cases."""

import random

from makers.boards import counted_matrices, every_matrix, nim_matrices
from makers.nim import near_nim, nim_columns, nim_rows
from makers.boards import read_matrix
from makers.nim import nim_twins
from makers.text import parts, random_cases, read_count, shuffled

EVERY = "every matrix of 1 or 2 rows and 1 or 2 columns of 0 to 3 stones, and of 3 x 2 and 2 x 3 of 0 to 1"

MAX_TESTS, MAX_ROWS, MAX_COLUMNS, MAX_CELL, BITS = 100, 50, 50, 10**9, 36
MAX_SUM = MAX_COLUMNS * MAX_CELL
SHAPES = [(1, 1, 3), (1, 2, 3), (2, 1, 3), (2, 2, 3), (3, 2, 1), (2, 3, 1)]  # the last: the largest cell


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        read_matrix(reader, ("m", 1, MAX_ROWS), ("n", 1, MAX_COLUMNS), ("cell", 0, MAX_CELL))


def extremes():
    yield "sum of a row", MAX_SUM, greatest_sums


def greatest_sums(text):
    rows = iter([[*map(int, row.split())] for row in text.splitlines()[1:]])
    for m, _ in rows:
        yield max(sum(next(rows)) for _ in range(m))


def random_input(rng, size):
    """One input whose tests, rows, columns and cells grow with size >= 1; every second is lost."""
    count, longest = rng.randint(1, min(MAX_TESTS, 1 + size)), min(MAX_ROWS, 2 + size // 4)
    n, most = rng.randint(1, min(MAX_COLUMNS, 2 + size // 2)), min(MAX_CELL, 1 + size**5 // 10)
    return counted_matrices(nim_matrices(rng, nim_rows(rng, count, 1, longest, 0, n * most), n, most))


def cases():
    every = [matrix for m, n, most in SHAPES for matrix in every_matrix(m, n, range(most + 1))]
    yield from parts("all", every, MAX_TESTS, counted_matrices)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1247)
    yield "near_small", counted_matrices(nim_matrices(rng, near_nim(rng, MAX_TESTS, 4, 0, 12), 3, 4))
    yield "near_large", counted_matrices(nim_matrices(rng, near_nim(rng, MAX_TESTS, 20, 0, MAX_SUM), MAX_COLUMNS, MAX_CELL))
    columns = nim_columns(rng, 5, range(BITS), 0, MAX_SUM)
    yield "near_columns", counted_matrices(nim_matrices(rng, shuffled(rng, columns), MAX_COLUMNS, MAX_CELL))
    yield "max_least", counted_matrices([[[0]]])
    yield "max_cells", counted_matrices(max_cells(rng))
    yield "max_thin", counted_matrices([[[MAX_CELL]] * MAX_ROWS, [[MAX_CELL] * MAX_COLUMNS], [[MAX_CELL]] * (MAX_ROWS - 1)])


def max_cells(rng):
    """The most tests of the most cells, also the largest and the emptiest matrices."""
    yield [[MAX_CELL] * MAX_COLUMNS] * MAX_ROWS
    yield [[0] * MAX_COLUMNS] * MAX_ROWS
    yield from nim_matrices(rng, nim_twins(rng, MAX_TESTS // 2 - 1, MAX_ROWS, 0, MAX_SUM), MAX_COLUMNS, MAX_CELL)
