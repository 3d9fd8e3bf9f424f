"""LightOJ 1229 - Treblecross: the input grammar and the generated cases."""

import random

from makers import counted, every_board, near, nim_sum, parts, random_board, random_cases
from makers import row_values, shuffled

EVERY = "every row of 3 to 12 cells without three crosses side by side"

MAX_TESTS, LEAST, MOST = 200, 3, 200
GRUNDY = row_values(MOST + 2, 3)[2:]  # in a row longer by 2, a cross takes 3 cells


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        row = reader.word("row", ".X", LEAST, MOST)
        reader.require(is_legal(row), "a row without three crosses side by side")
        reader.line_end()


def is_legal(row):
    return "XXX" not in row


def text(rows):
    return counted(rows, lambda row: row + "\n")


def is_lost(row):
    """Of a row without two crosses at distance 1 or 2."""
    gaps = [len(gap) for gap in row.split("X")]
    dead = [2 * ((i > 0) + (i < len(gaps) - 1)) for i in range(len(gaps))]
    return nim_sum(GRUNDY[max(0, gap - d)] for gap, d in zip(gaps, dead)) == 0


def crossed(rng, n):
    """A row of n cells with some crosses, all at distance 3 or more."""
    row = "." * n
    for cell in rng.sample(range(n), rng.randint(0, n // 3)):
        if "X" not in row[max(0, cell - 2) : cell + 3]:
            row = row[:cell] + "X" + row[cell + 1 :]
    return row


def p_position(rng, least, most):
    while not is_lost(row := crossed(rng, rng.randint(least, most))):
        pass
    return row


def before(rng, row):
    """A row with a move to `row`: a cross less; None if there is none."""
    crosses = [cell for cell, mark in enumerate(row) if mark == "X"]
    cell = rng.choice(crosses) if crosses else -1
    return row[:cell] + "." + row[cell + 1 :] if crosses else None


def near_p(rng, count, least, most):
    return near(rng, count, lambda rng: p_position(rng, least, most), before)


def threatened(rng, count, least, most):
    """Rows where crosses stand at any distance; in most of them a cross makes three."""
    rows = []
    while len(rows) < count:
        (row,) = random_board(rng, 1, rng.randint(least, most), "X" + "." * rng.randint(1, 30))
        if is_legal(row):
            rows.append(row)
    return rows


def position(n):
    return text(["." * n])


def random_input(rng, size):
    """One input whose rows and their number grow with size >= 1."""
    most = min(MOST, LEAST + size)
    count = rng.randint(1, min(MAX_TESTS // 2, 1 + size))
    return text(shuffled(rng, near_p(rng, count, LEAST, most) + threatened(rng, count, LEAST, most)))


def cases():
    rows = (row for n in range(LEAST, 13) for (row,) in every_board(1, n, ".X"))
    yield from parts("all", filter(is_legal, rows), MAX_TESTS, text)
    yield from random_cases(random_input, 6, 20, 60, 100, 200)
    rng = random.Random(1229)
    yield "near_small", text(near_p(rng, MAX_TESTS, 8, 16))
    yield "near_large", text(near_p(rng, MAX_TESTS, 50, MOST))
    yield "near_threats", text(threatened(rng, MAX_TESTS, 3, 40))
    yield "max_free", text("." * (MOST - n) for n in range(MAX_TESTS - LEAST + 1))
    yield "max_cells", text([*near_p(rng, MAX_TESTS - 1, MOST, MOST), ("XX." * MOST)[:MOST]])
    yield "max_least", text(["XX."])
