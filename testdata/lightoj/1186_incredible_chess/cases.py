"""LightOJ 1186 - Incredible Chess: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.nim import near, nim_before, nim_columns, nim_zero
from makers.text import counted, every_sorted_row, line, lines, parts
from makers.text import random_cases, shuffled

EVERY = "every board of 3 to 5 rows, with the columns in one order"

# Copies of the statement say T <= 200 and n <= 100, or T <= 100 and n <= 200.
MAX_TESTS, MIN_SIZE, MAX_SIZE, HALF = 200, 3, 200, 100


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        n = reader.count("n", MIN_SIZE, MAX_SIZE)
        reader.line_end()
        white = reader.integers("W", n, 0, MAX_SIZE - 2)
        reader.line_end()
        black = reader.integers("B", n, 1, MAX_SIZE - 1)
        reader.require(all(w < b < n for w, b in zip(white, black)), "black rows below n, above the white ones")
        reader.require(can_move(list(zip(white, black))), "a white pawn that can move")
        reader.line_end()


def can_move(board):
    return any(black > 1 for _, black in board)


def text(boards):
    return counted(boards, lambda board: line([len(board)]) + lines(zip(*board)))


def placed(rng, rows):
    """For each row of gaps a board with these gaps, its pawns in random rows."""
    for row in rows:
        board = []
        while not can_move(board):
            white = [rng.randint(0, len(row) - 2 - gap) for gap in row]
            board = [(w, w + gap + 1) for w, gap in zip(white, row)]
        yield board


def near_p(rng, count, least, most):
    """Boards near P-positions, of sizes from `least` to `most`."""

    def p_position(rng):
        n = rng.randint(least, most)
        return nim_zero(rng, n, 0, n - 2)

    return placed(rng, near(rng, count, p_position, lambda rng, row: nim_before(rng, row, len(row) - 2)))


def random_input(rng, size):
    """One input whose tests and boards grow with size >= 1; every second is a P-position."""
    return text(near_p(rng, rng.randint(1, min(HALF, 1 + size)), MIN_SIZE, min(MAX_SIZE, MIN_SIZE + size)))


def cases():
    boards = [board for n in (3, 4, 5) for board in every_sorted_row([n], list(combinations(range(n), 2)))]
    yield from parts("all", filter(can_move, boards), MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1186)
    yield "near_small", text(near_p(rng, MAX_TESTS, 3, 6))
    yield "near_large", text(near_p(rng, HALF, 3, MAX_SIZE))
    columns = (nim_columns(rng, n, range(7), 0, n - 2) for n in (66, HALF, 150, MAX_SIZE))
    yield "near_columns", text(placed(rng, shuffled(rng, sum(columns, []))))
    yield "max_tests", text([*near_p(rng, MAX_TESTS - 1, HALF, HALF), [(0, HALF - 1)] * HALF])
    yield "max_size", text([*near_p(rng, HALF - 1, MAX_SIZE, MAX_SIZE), [(MAX_SIZE - 2, MAX_SIZE - 1)] * MAX_SIZE])
    yield "max_least", text([[(0, 2), (0, 1), (0, 1)]])
