"""Luogu P4576 - Chessboard Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import line, random_cases

EVERY = "every start on boards of 2 or 3 rows, and on boards of 4 rows, if white begins on (1, 1), (1, 2) or (2, 2)"

MIN_N, MAX_N = 2, 20
LONGEST = [  # one of the longest games on each board
    (3, 1, 2, 3, 1), (4, 1, 2, 1, 4), (5, 1, 2, 1, 4), (6, 1, 1, 1, 6), (7, 1, 2, 7, 7), (8, 1, 2, 1, 8),
    (9, 1, 2, 1, 8), (10, 1, 1, 1, 10), (11, 1, 2, 11, 11), (12, 1, 2, 1, 12), (13, 1, 2, 1, 12),
    (14, 1, 1, 1, 14), (15, 1, 2, 15, 15), (16, 1, 2, 1, 16), (17, 1, 2, 1, 16), (18, 1, 1, 1, 18),
    (19, 1, 2, 19, 19), (20, 1, 2, 1, 20),
]  # fmt: skip


def validate(reader):
    reader.position()
    n = reader.integer("n", MIN_N, MAX_N)
    cells = []
    for name in ("r1", "c1", "r2", "c2"):
        reader.space()
        cells.append(reader.integer(name, 1, MAX_N))
        reader.require(cells[-1] <= n, f"at most {n}")
    reader.require(cells[:2] != cells[2:], "another cell")
    reader.line_end()


def random_input(rng, size):
    """One start on a board that grows with size >= 1; sometimes the pieces are close to each other."""
    n = rng.randint(MIN_N, min(MAX_N, 2 + size))
    reach = rng.choice((2, n, n))
    while True:
        r1, c1 = rng.randint(1, n), rng.randint(1, n)
        r2, c2 = (x + rng.randint(-reach, reach) for x in (r1, c1))
        if 1 <= min(r2, c2) and max(r2, c2) <= n and (r1, c1) != (r2, c2):
            return line([n, r1, c1, r2, c2])


def cases():
    for n in (2, 3, 4):
        cells = list(product(range(1, n + 1), repeat=2))
        for white, black in product(cells, repeat=2):
            if white != black and (n < 4 or white in ((1, 1), (1, 2), (2, 2))):
                yield "_".join(map(str, ("all", n, *white, *black))), line([n, *white, *black])
    yield from random_cases(random_input, *range(3, 30, 2))
    for n, row, column in ((6, 3, 3), (12, 1, 6), (20, 20, 20), (20, 10, 10)):
        for name, rows, columns in (("beside", 1, 0), ("two_away", 2, 0), ("on_a_diagonal", 1, 1)):
            other = (row - rows if row > 2 else row + rows), (column - columns)
            yield f"near_{n}_{row}_{column}_{name}", line([n, row, column, *other])
    for start in LONGEST:
        yield f"max_length_{start[0]}", line(start)
    for name, cells in (("corners", (1, 1, 20, 20)), ("edge", (1, 1, 1, 20)), ("far_from_the_edge", (10, 10, 11, 11)), ("black_in_the_corner", (20, 19, 1, 1))):
        yield f"max_{name}", line([MAX_N, *cells])
