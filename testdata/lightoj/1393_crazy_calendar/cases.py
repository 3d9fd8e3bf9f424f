"""LightOJ 1393 - Crazy Calendar: the input grammar and the generated cases."""

import random
from math import isqrt

from makers.boards import counted_matrices, every_matrix
from makers.nim import near, nim_columns, nim_zero
from makers.text import parts, random_cases
from makers.boards import read_matrix
from makers.text import random_row, read_count, shuffled

EVERY = "every grid of 1 to 4 cells with at most 6 coins, and of 2 x 3 and 3 x 2 with at most 4"

MAX_TESTS, MAX_CELLS, MAX_COINS, COLUMNS = 100, 50000, 10**9, 30
SHAPES = {6: [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 4), (2, 2), (4, 1)], 4: [(2, 3), (3, 2)]}


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        rows, columns = read_matrix(reader, ("R", 1, MAX_CELLS), ("C", 1, MAX_CELLS), ("coins", 0, MAX_COINS))
        reader.require(rows * columns <= MAX_CELLS, f"at most {MAX_CELLS} cells")


def grid_of(rng, m, n, piles, most):
    """A grid with these piles at the odd heights and 0 to `most` coins elsewhere."""
    coins = iter(random_row(rng, m * n - len(piles), 0, most)), iter(piles)
    return [[next(coins[(m + n - i - j) % 2]) for j in range(n)] for i in range(m)]


def p_position(rng, m, n, most):
    return grid_of(rng, m, n, nim_zero(rng, m * n // 2, 0, most), most)


def before(rng, grid):
    """A grid with a move to this one; None if there is none."""
    i, j = rng.randrange(len(grid)), rng.randrange(len(grid[0]))
    up, left = rng.choice([(0, 1), (1, 0)])
    if i < up or j < left or not grid[i][j]:
        return None
    carried = rng.randint(1, grid[i][j])
    grid[i][j] -= carried
    grid[i - up][j - left] += carried
    return grid


def is_valid(grid):
    return max(map(max, grid)) <= MAX_COINS


def near_p(rng, count, cells, most):
    """Near P-positions, of grids of 2 to `cells` cells."""

    def drawn(rng):
        m = rng.randint(1, isqrt(cells))
        m, n = rng.sample((m, rng.randint(1 + (m == 1), cells // m)), 2)
        return p_position(rng, m, n, most)

    return near(rng, count, drawn, before, is_valid)


def random_input(rng, size):
    """One input whose tests, cells and coins grow with size >= 1; half are P-positions."""
    most = min(MAX_COINS, 1 + size**5 // 10)
    return counted_matrices(near_p(rng, rng.randint(1, min(MAX_TESTS, 1 + size)), 2 + size, most))


def cases():
    every = [grid for most in SHAPES for m, n in SHAPES[most] for grid in every_matrix(m, n, range(most + 1))]
    few = [grid for grid in every if sum(map(sum, grid)) <= (4 if len(grid) * len(grid[0]) > 4 else 6)]
    yield from parts("all", few, MAX_TESTS, counted_matrices)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1393)
    yield "near_small", counted_matrices(near_p(rng, MAX_TESTS, 4, 3))
    yield "near_large", counted_matrices(near_p(rng, MAX_TESTS, 9, MAX_COINS))
    yield "near_wide", counted_matrices(near_p(rng, MAX_TESTS, 5000, 9))
    columns = shuffled(rng, nim_columns(rng, 6, range(COLUMNS), 0, MAX_COINS))
    yield "near_columns", counted_matrices(grid_of(rng, *rng.choice([(3, 4), (4, 3)]), piles, MAX_COINS) for piles in columns)
    yield "max_cells", counted_matrices(max_cells(rng))
    yield "max_least", counted_matrices([[[0]]])


def max_cells(rng):
    """The most cells in a row, in a column and in a rectangle, also the fullest and the emptiest
    grids."""
    yield [[MAX_COINS] * 250] * 200
    yield [[0] * 200] * 250
    for m, n in [(1, MAX_CELLS), (MAX_CELLS, 1), (200, 250), (125, 400)]:
        yield from near(rng, 2, lambda rng: p_position(rng, m, n, 9999), before, is_valid)
