"""LightOJ 1401 - No More Tic-tac-toe: the input grammar and the generated cases."""

import random
import re

from makers.boards import every_board, marked, near_marked
from makers.nim import nim_sum
from makers.text import counted_column, random_cases, read_words

EVERY = "every legal row of 1 to 9 cells"

MAX_TESTS, MOST = 10000, 100


def validate(reader):
    row = "row", ".XO", 1, MOST
    read_words(reader, "T", MAX_TESTS, row, is_legal, "a row without two equal marks side by side")  # assumed


def is_legal(row):
    return "XX" not in row and "OO" not in row


def is_lost(row):
    """Does the player to move lose?"""
    if not row.strip("."):
        return len(row) % 2 == 0
    ends = len(row) - len(row.lstrip(".")), len(row) - len(row.rstrip("."))
    equal_marks = re.findall(r"(?=X\.+X|O\.+O)", row)
    return nim_sum(ends) == len(equal_marks) % 2


def random_row(rng, n):
    """A row of n cells with random marks, up to the most that fit."""
    return marked(rng, n, rng.randint(0, n), "XO", 1)


def near_p(rng, count, most):
    return near_marked(rng, count, lambda rng: random_row(rng, rng.randint(1, most)), is_lost)


def position(n):
    return counted_column(["." * n])


def random_input(rng, size):
    """One input whose rows and their number grow with size >= 1."""
    most = min(MOST, 1 + size)
    rows = [random_row(rng, rng.randint(1, most)) for _ in range(rng.randint(1, 1 + 2 * size))]
    return counted_column(rows + near_p(rng, len(rows), most))


def cases():
    rows = (row for n in range(1, 10) for (row,) in every_board(1, n, ".XO"))
    yield "all_small", counted_column(filter(is_legal, rows))
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(1401)
    yield "near_small", counted_column(near_p(rng, 400, 12))
    yield "near_large", counted_column(near_p(rng, 1000, MOST))
    yield "max_cells", counted_column(random_row(rng, MOST) for _ in range(MAX_TESTS))
    ends = ("", ""), ("", "."), ("", "X"), ("", "O"), ("X", ""), ("O", "")
    yield "max_free", counted_column(left + "." * n + right for n in range(1, MOST) for left, right in ends)
    yield "max_least", counted_column(["."])
