"""Codeforces 138D - World of Darkraft: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

from makers.boards import every_board, random_board
from makers.nim import mex
from makers.text import column, line, random_cases

EVERY = "every board of 1 x 1, 1 x 2, 2 x 1 and 2 x 2, and every board of 2 x 3 and 3 x 2 in which the cells of odd row + column are L"

MAX_SIDE = 20
LETTERS = "LRX"
MIRRORED = str.maketrans("LR", "RL")


def validate(reader):
    reader.position()
    rows = reader.count("n", 1, MAX_SIDE)
    reader.space()
    columns = reader.integer("m", 1, MAX_SIDE)
    reader.line_end()
    for _ in range(rows):
        reader.word("row", LETTERS, columns)
        reader.line_end()


def text(board):
    return line([len(board), len(board[0])]) + column(board)


def value(board, colour):
    """The value of the cells of a colour: those where row + column has the parity `colour`."""

    @cache
    def of_part(part):
        found = set()
        for u, v, letter in part:
            parts = [part]
            if letter != "R":
                parts = [[cell for cell in each if (cell[0] > u) - (cell[0] < u) == side] for each in parts for side in (-1, 1)]
            if letter != "L":
                parts = [[cell for cell in each if (cell[1] > v) - (cell[1] < v) == side] for each in parts for side in (-1, 1)]
            option = 0
            for each in parts:
                option ^= of_part(tuple(each)) if each else 0
            found.add(option)
        return mex(found)

    cells = [(i + j, i - j, letter) for i, row in enumerate(board) for j, letter in enumerate(row) if (i + j) % 2 == colour]
    return of_part(tuple(cells))


def is_lost(board):
    return value(board, 0) == value(board, 1)


def lost(rng, rows, columns, letters=LETTERS):
    """A lost board, put together from two random boards whose colours have equal values."""
    seen = [{}, {}]  # for each colour: value -> a board
    while not (both := seen[0].keys() & seen[1].keys()):
        for colour in range(2):
            board = random_board(rng, rows, columns, letters)
            seen[colour][value(board, colour)] = board
    boards = [seen[colour][min(both)] for colour in range(2)]
    return ["".join(boards[(i + j) % 2][i][j] for j in range(columns)) for i in range(rows)]


def changed(rng, board):
    """The board with another letter in one cell."""
    i, j = rng.randrange(len(board)), rng.randrange(len(board[0]))
    letter = rng.choice(LETTERS.replace(board[i][j], ""))
    return [*board[:i], board[i][:j] + letter + board[i][j + 1 :], *board[i + 1 :]]


def mirrored(rng, rows, columns, letters=LETTERS):
    """A lost board: the right half, of the other colour, is the mirror image of the left half."""
    half = random_board(rng, rows, columns // 2, letters)
    return [row + row[::-1].translate(MIRRORED) for row in half]


def random_input(rng, size):
    """One board that grows with size >= 1; about half are lost."""
    rows, columns = (rng.randint(2, min(MAX_SIDE, 2 + size // 3)) for _ in range(2))
    if rng.random() < 0.5:
        return text(random_board(rng, rows, columns, LETTERS))
    return text(lost(rng, rows, columns) if rows * columns < 50 else mirrored(rng, rows, columns // 2 * 2))


def cases():
    for rows, columns in ((1, 1), (1, 2), (2, 1), (2, 2)):
        for board in every_board(rows, columns, LETTERS):
            yield f"all_{'_'.join(board).lower()}", text(board)
    for rows, columns in ((2, 3), (3, 2)):
        for letters in product(LETTERS, repeat=3):
            cells = iter(letters)
            board = ["".join("L" if (i + j) % 2 else next(cells) for j in range(columns)) for i in range(rows)]
            yield f"all_{'_'.join(board).lower()}", text(board)
    yield from random_cases(random_input, *range(1, 14), 16, 20, 30)
    rng = random.Random(138)
    for rows, columns in ((2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (5, 3), (2, 7), (5, 5), (7, 7)):
        board = lost(rng, rows, columns)
        yield f"near_{rows}_{columns}_lost", text(board)
        while is_lost(other := changed(rng, board)):
            pass
        yield f"near_{rows}_{columns}_won", text(other)
    for rows, columns in ((20, 6), (10, 18)):
        board = mirrored(rng, rows, columns)
        yield f"near_{rows}_{columns}_mirrored", text(board)
        yield f"near_{rows}_{columns}_changed", text(changed(rng, board))
    for name, letters in (("only_x", "X"), ("only_l", "L"), ("r_and_l", "RL"), ("any", "LRX")):
        yield f"max_{name}", text(random_board(rng, MAX_SIDE, MAX_SIDE, letters))
    yield "max_mirrored", text(mirrored(rng, MAX_SIDE, MAX_SIDE, "LR"))
    for rows, columns in ((1, 20), (20, 1), (1, 19), (2, 20), (20, 2), (19, 20)):
        yield f"max_{rows}_{columns}", text(random_board(rng, rows, columns, LETTERS))
