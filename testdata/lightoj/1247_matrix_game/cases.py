"""LightOJ 1247 - Matrix Game: the input grammar and the generated cases."""

import random

from makers import counted, every_row, line, lines, near_nim, nim_before, nim_columns, nim_rows
from makers import nim_zero, parts, random_cases, shuffled

EVERY = "every matrix of 1 or 2 rows and 1 or 2 columns of 0 to 3 stones, and of 3 x 2 and 2 x 3 of 0 to 1"

MAX_TESTS, MAX_ROWS, MAX_COLUMNS, MAX_CELL, BITS = 100, 50, 50, 10**9, 36
MAX_SUM = MAX_COLUMNS * MAX_CELL
SHAPES = [(1, 1, 3), (1, 2, 3), (2, 1, 3), (2, 2, 3), (3, 2, 1), (2, 3, 1)]  # the last: the largest cell


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        m = reader.count("m", 1, MAX_ROWS)
        reader.space()
        n = reader.count("n", 1, MAX_COLUMNS)
        reader.line_end()
        for _ in range(m):
            reader.integers("cell", n, 0, MAX_CELL)
            reader.line_end()


def text(matrices):
    return counted(matrices, lambda matrix: line((len(matrix), len(matrix[0]))) + lines(matrix))


def every_matrix(m, n, most):
    return [[row[i * n : i * n + n] for i in range(m)] for row in every_row([m * n], range(most + 1))]


def spread(rng, stones, n, most):
    """A row of n cells up to `most` that holds so many stones, at most n * most."""
    row = []
    for others in reversed(range(n)):
        row.append(rng.randint(max(0, stones - others * most), min(most, stones)))
        stones -= row[-1]
    return shuffled(rng, row)


def matrices(rng, piles, n, most):
    """A matrix of n columns for each row of piles."""
    return [[spread(rng, pile, n, most) for pile in row] for row in piles]


def random_input(rng, size):
    """One input whose tests, rows, columns and cells grow with size >= 1.

    Every second test is a P-position; of the others few are.
    """
    count, longest = rng.randint(1, min(MAX_TESTS, 1 + size)), min(MAX_ROWS, 2 + size // 4)
    n, most = rng.randint(1, min(MAX_COLUMNS, 2 + size // 2)), min(MAX_CELL, 1 + size**5 // 10)
    return text(matrices(rng, nim_rows(rng, count, 1, longest, 0, n * most), n, most))


def cases():
    yield from parts("all", [matrix for shape in SHAPES for matrix in every_matrix(*shape)], MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1247)
    yield "near_small", text(matrices(rng, near_nim(rng, MAX_TESTS, 4, 0, 12), 3, 4))
    yield "near_large", text(matrices(rng, near_nim(rng, MAX_TESTS, 20, 0, MAX_SUM), MAX_COLUMNS, MAX_CELL))
    columns = nim_columns(rng, 5, range(BITS), 0, MAX_SUM)
    yield "near_columns", text(matrices(rng, shuffled(rng, columns), MAX_COLUMNS, MAX_CELL))
    yield "max_least", text([[[0]]])
    yield "max_cells", text(max_cells(rng))
    yield "max_thin", text([[[MAX_CELL]] * MAX_ROWS, [[MAX_CELL] * MAX_COLUMNS], [[MAX_CELL]] * (MAX_ROWS - 1)])


def max_cells(rng):
    """The most tests of the most cells, among them the largest and the emptiest."""
    yield [[MAX_CELL] * MAX_COLUMNS] * MAX_ROWS
    yield [[0] * MAX_COLUMNS] * MAX_ROWS
    for _ in range(MAX_TESTS // 2 - 1):
        piles = nim_zero(rng, MAX_ROWS, 0, MAX_SUM)
        yield from matrices(rng, [piles, nim_before(rng, piles, MAX_SUM)], MAX_COLUMNS, MAX_CELL)
