"""Codeforces 1451F - Nullify The Matrix: the input grammar and the generated cases."""

import random

from makers.boards import counted_matrices, every_matrix, read_matrix
from makers.nim import near, nim_zero
from makers.text import parts, random_cases, read_count

EVERY = "every matrix of 1 x 1 to 1 x 3, of 2 x 1, 3 x 1 and 2 x 2 of 0 to 2, and of 1 x 4, 4 x 1, 2 x 3 and 3 x 2 of 0 to 1"

MAX_TESTS, MAX_SIDE, MAX_CELL = 10, 100, 10**6
SHAPES = [(1, 1, 2), (1, 2, 2), (2, 1, 2), (1, 3, 2), (3, 1, 2), (1, 4, 1), (4, 1, 1), (2, 2, 2), (2, 3, 1), (3, 2, 1)]


def validate(reader):
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        reader.position()
        read_matrix(reader, ("n", 1, MAX_SIDE), ("m", 1, MAX_SIDE), ("a", 0, MAX_CELL))


def cells_of(rows, columns, d):
    """The cells with row + column = d, from the top."""
    return [(row, d - row) for row in range(rows) if 0 <= d - row < columns]


def lost(rng, rows, columns, most):
    matrix = [[0] * columns for _ in range(rows)]
    for d in range(rows + columns - 1):
        cells = cells_of(rows, columns, d)
        for (row, column), a in zip(cells, nim_zero(rng, len(cells), 0, most), strict=True):
            matrix[row][column] = a
    return matrix


def before(rng, matrix, most):
    """A matrix with a move to this one: one cell was larger, and the rest of the path had any
    numbers; None if no cell can be larger."""
    made = [[*row] for row in matrix]
    cells = [(i, j) for i, row in enumerate(matrix) for j, a in enumerate(row) if a < most]
    if not cells:
        return None
    row, column = rng.choice(cells)
    made[row][column] = rng.randint(made[row][column] + 1, most)
    for _ in range(rng.choice((0, 1, len(made) + len(made[0])))):
        ways = [(row + 1, column)] * (row + 1 < len(made)) + [(row, column + 1)] * (column + 1 < len(made[0]))
        if not ways:
            break
        row, column = rng.choice(ways)
        made[row][column] = rng.choice((made[row][column], rng.randint(0, most)))
    return made


def near_p(rng, count, longest, most):
    def drawn(rng):
        return lost(rng, rng.randint(1, longest), rng.randint(1, longest), most)

    return near(rng, count, drawn, lambda rng, matrix: before(rng, matrix, most))


def random_input(rng, size):
    """One input whose matrices and numbers grow with size >= 1; about half of them are lost."""
    most, longest = min(MAX_CELL, 1 + size**4 // 10), min(MAX_SIDE, 2 + size // 4)
    return counted_matrices(near_p(rng, rng.randint(1, min(MAX_TESTS, 1 + size)), longest, most))


def cases():
    every = [matrix for n, m, most in SHAPES for matrix in every_matrix(n, m, range(most + 1))]
    yield from parts("all", every, MAX_TESTS, counted_matrices)
    yield from random_cases(random_input, 5, 10, 12, 20, 30, 60, 100)
    rng = random.Random(1451)
    for part in range(6):
        yield f"near_small_{part}", counted_matrices(near_p(rng, MAX_TESTS, 3, 7))
        yield f"near_large_{part}", counted_matrices(near_p(rng, MAX_TESTS, 20, MAX_CELL))
    flipped = [lost(rng, 3, 4, MAX_CELL // 2) for _ in range(2 * MAX_TESTS)]
    for place, matrix in enumerate(flipped):  # each binary place once
        matrix[rng.randrange(3)][rng.randrange(4)] ^= 1 << place
    for place, matrix in enumerate(flipped):
        pair = [matrix if max(map(max, matrix)) <= MAX_CELL else flipped[0], lost(rng, 3, 4, MAX_CELL)]
        yield f"near_place_{place:02}", counted_matrices(pair)
    yield "max_least", counted_matrices([[[0]]])
    full = [[MAX_CELL] * MAX_SIDE] * MAX_SIDE
    sides = [lost(rng, n, m, MAX_CELL) for n, m in ((100, 100), (100, 100), (100, 99), (99, 100))]
    sides[1][-1][-1] = 1
    yield "max_cells", counted_matrices([full, *sides, *near_p(rng, MAX_TESTS - 5, MAX_SIDE, MAX_CELL)])
    thin = [[[0] * MAX_SIDE], [[0]] * MAX_SIDE, [[0] * (MAX_SIDE - 1) + [1]], [[0]] * (MAX_SIDE - 1) + [[1]]]
    yield "max_thin", counted_matrices(thin)
