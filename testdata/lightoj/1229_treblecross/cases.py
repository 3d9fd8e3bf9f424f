"""LightOJ 1229 - Treblecross: the input grammar and the generated cases."""

import random

from makers.boards import every_board, marked, near_marked, random_board
from makers.nim import nim_sum
from makers.text import counted_column, parts
from makers.nim import row_values
from makers.text import random_cases, read_words, shuffled

EVERY = "every row of 3 to 12 cells without three crosses side by side"

MAX_TESTS, LEAST, MOST = 200, 3, 200
GRUNDY = row_values(MOST + 2, 3)[2:]  # in a row longer by 2, a cross takes 3 cells


def validate(reader):
    row = "row", ".X", LEAST, MOST
    read_words(reader, "T", MAX_TESTS, row, is_legal, "a row without three crosses side by side")


def is_legal(row):
    return "XXX" not in row


def is_lost(row):
    """Is the row lost? It has no two crosses at distance 1 or 2."""
    gaps = [len(gap) for gap in row.split("X")]
    dead = [2 * ((i > 0) + (i < len(gaps) - 1)) for i in range(len(gaps))]
    return nim_sum(GRUNDY[max(0, gap - d)] for gap, d in zip(gaps, dead)) == 0


def near_p(rng, count, least, most):
    """Near P-positions, with crosses at distance 3 or more."""

    def crossed(rng):
        n = rng.randint(least, most)
        return marked(rng, n, rng.randint(0, n // 3), "X", 2)

    return near_marked(rng, count, crossed, is_lost)


def threatened(rng, count, least, most):
    """Rows with crosses at any distance; in most of them a cross completes three."""
    rows = []
    while len(rows) < count:
        (row,) = random_board(rng, 1, rng.randint(least, most), "X" + "." * rng.randint(1, 30))
        if is_legal(row):
            rows.append(row)
    return rows


def position(n):
    return counted_column(["." * n])


def random_input(rng, size):
    """One input whose rows and their number grow with size >= 1."""
    most = min(MOST, LEAST + size)
    count = rng.randint(1, min(MAX_TESTS // 2, 1 + size))
    return counted_column(shuffled(rng, near_p(rng, count, LEAST, most) + threatened(rng, count, LEAST, most)))


def cases():
    rows = (row for n in range(LEAST, 13) for (row,) in every_board(1, n, ".X"))
    yield from parts("all", filter(is_legal, rows), MAX_TESTS, counted_column)
    yield from random_cases(random_input, 6, 20, 60, 100, 200)
    rng = random.Random(1229)
    yield "near_small", counted_column(near_p(rng, MAX_TESTS, 8, 16))
    yield "near_large", counted_column(near_p(rng, MAX_TESTS, 50, MOST))
    yield "near_threats", counted_column(threatened(rng, MAX_TESTS, 3, 40))
    yield "max_free", counted_column("." * (MOST - n) for n in range(MAX_TESTS - LEAST + 1))
    yield "max_cells", counted_column([*near_p(rng, MAX_TESTS - 1, MOST, MOST), ("XX." * MOST)[:MOST]])
    yield "max_least", counted_column(["XX."])
