"""LightOJ 1401 - No More Tic-tac-toe: the input grammar and the generated cases."""

import random
import re

from makers import counted, every_board, near, nim_sum, random_cases

EVERY = "every legal row of 1 to 9 cells"

MAX_TESTS, MOST = 10000, 100


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        row = reader.word("row", ".XO", 1, MOST)
        reader.require(is_legal(row), "a row without two equal marks side by side")  # assumed
        reader.line_end()


def is_legal(row):
    return "XX" not in row and "OO" not in row


def text(rows):
    return counted(rows, lambda row: row + "\n")


def is_lost(row):
    """Does the player to move lose?"""
    if not row.strip("."):
        return len(row) % 2 == 0
    ends = len(row) - len(row.lstrip(".")), len(row) - len(row.rstrip("."))
    equal_marks = re.findall(r"(?=X\.+X|O\.+O)", row)
    return nim_sum(ends) == len(equal_marks) % 2


def random_row(rng, n):
    """A row of n cells with some marks, at most as many as it has room for."""
    row = ["."] * n
    for cell in rng.sample(range(n), rng.randint(0, n)):
        mark = rng.choice("XO")
        if mark not in row[max(0, cell - 1) : cell + 2]:
            row[cell] = mark
    return "".join(row)


def p_position(rng, most):
    while not is_lost(row := random_row(rng, rng.randint(1, most))):
        pass
    return row


def before(rng, row):
    """A row with a move to `row`: a mark less; None if there is none."""
    marks = [cell for cell, mark in enumerate(row) if mark != "."]
    cell = rng.choice(marks) if marks else -1
    return row[:cell] + "." + row[cell + 1 :] if marks else None


def near_p(rng, count, most):
    return near(rng, count, lambda rng: p_position(rng, most), before)


def position(n):
    return text(["." * n])


def random_input(rng, size):
    """One input whose rows and their number grow with size >= 1."""
    most = min(MOST, 1 + size)
    rows = [random_row(rng, rng.randint(1, most)) for _ in range(rng.randint(1, 1 + 2 * size))]
    return text(rows + near_p(rng, len(rows), most))


def cases():
    rows = (row for n in range(1, 10) for (row,) in every_board(1, n, ".XO"))
    yield "all_small", text(filter(is_legal, rows))
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(1401)
    yield "near_small", text(near_p(rng, 400, 12))
    yield "near_large", text(near_p(rng, 1000, MOST))
    yield "max_cells", text(random_row(rng, MOST) for _ in range(MAX_TESTS))
    yield "max_free", text("." * n + mark for n in range(1, MOST) for mark in ("", ".", "X", "O"))
    yield "max_least", text(["."])
