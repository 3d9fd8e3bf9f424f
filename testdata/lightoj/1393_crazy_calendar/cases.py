"""LightOJ 1393 - Crazy Calendar: the input grammar and the generated cases."""

import random
from itertools import product
from math import isqrt

from makers import counted, line, lines, near, nim_columns, nim_zero, parts, random_cases, shuffled

EVERY = "every grid of 1 to 4 cells with at most 6 coins, and of 2 x 3 and 3 x 2 with at most 4"

MAX_TESTS, MAX_CELLS, MAX_COINS, COLUMNS = 100, 50000, 10**9, 30
SHAPES = {6: [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 4), (2, 2), (4, 1)], 4: [(2, 3), (3, 2)]}


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        rows = reader.count("R", 1, MAX_CELLS)
        reader.space()
        columns = reader.count("C", 1, MAX_CELLS)
        reader.require(rows * columns <= MAX_CELLS, f"at most {MAX_CELLS} cells")
        reader.line_end()
        for _ in range(rows):
            reader.integers("coins", columns, 0, MAX_COINS)
            reader.line_end()


def text(grids):
    return counted(grids, lambda grid: line((len(grid), len(grid[0]))) + lines(grid))


def every_grid(m, n, most):
    rows = (row for row in product(range(most + 1), repeat=m * n) if sum(row) <= most)
    return [[row[i * n : i * n + n] for i in range(m)] for row in rows]


def grid_of(rng, m, n, piles, most):
    """A grid of these piles at the odd heights and of 0 to `most` coins elsewhere."""
    piles = iter(piles)
    return [[next(piles) if (m + n - i - j) % 2 else rng.randint(0, most) for j in range(n)] for i in range(m)]


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
    return text(near_p(rng, rng.randint(1, min(MAX_TESTS, 1 + size)), 2 + size, most))


def cases():
    every = (every_grid(m, n, most) for most, shapes in SHAPES.items() for m, n in shapes)
    yield from parts("all", sum(every, []), MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1393)
    yield "near_small", text(near_p(rng, MAX_TESTS, 4, 3))
    yield "near_large", text(near_p(rng, MAX_TESTS, 9, MAX_COINS))
    yield "near_wide", text(near_p(rng, MAX_TESTS, 5000, 9))
    columns = shuffled(rng, nim_columns(rng, 6, range(COLUMNS), 0, MAX_COINS))
    yield "near_columns", text(grid_of(rng, *rng.choice([(3, 4), (4, 3)]), piles, MAX_COINS) for piles in columns)
    yield "max_cells", text(max_cells(rng))
    yield "max_least", text([[[0]]])


def max_cells(rng):
    """The most cells in a row, in a column and in a rectangle, the fullest and emptiest too."""
    yield [[MAX_COINS] * 250] * 200
    yield [[0] * 200] * 250
    for m, n in [(1, MAX_CELLS), (MAX_CELLS, 1), (200, 250), (125, 400)]:
        yield from near(rng, 4, lambda rng: p_position(rng, m, n, MAX_COINS), before, is_valid)
