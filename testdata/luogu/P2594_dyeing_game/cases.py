"""Luogu P2594 - Dyeing Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.boards import random_board
from makers.nim import near
from makers.text import column, counted, line, parts

EVERY = "every board of 1 x 1 to 3 x 3 coins, and of one row or one column of up to 6"

MAX_GAMES, MAX_SIDE = 50, 100


def validate(reader):
    games = reader.count("T", 1, MAX_GAMES)
    reader.line_end()
    for _ in range(games):
        reader.position()
        rows = reader.count("n", 1, MAX_SIDE)
        reader.space()
        columns = reader.count("m", 1, MAX_SIDE)
        reader.line_end()
        for _ in range(rows):
            reader.word("row", "HT", columns)
            reader.line_end()


def text(boards):
    return counted(boards, lambda board: line((len(board), len(board[0]))) + column(board))


def value(i, j):
    """The value of the coin (i, j), counted from 1."""
    place = i + j - 1
    return 1 << i + j - 2 if i > 1 and j > 1 else place & -place


def turned(board, coins):
    """The board after these coins, counted from 1, are turned."""
    rows = [list(row) for row in board]
    for i, j in coins:
        rows[i - 1][j - 1] = "HT"[rows[i - 1][j - 1] == "H"]
    return ["".join(row) for row in rows]


def nim_sum(board):
    result = 0
    for i, row in enumerate(board, 1):
        for j, side in enumerate(row, 1):
            if side == "T":
                result ^= value(i, j)
    return result


def random_sides(rng, most):
    """Random sides; about every third time there are one or two rows or columns."""
    sides = rng.randint(1, most), rng.randint(1, most)
    if rng.random() < 0.35:
        sides = rng.randint(1, 2), sides[1]
    return sides if rng.random() < 0.5 else sides[::-1]


def p_position(rng, sides):
    """A lost board."""
    rows, columns = sides(rng)
    board = random_board(rng, rows, columns, rng.choice(("HT", "HHHT", "HTTT")))
    missing = nim_sum(board)
    cells = list(product(range(1, rows + 1), range(1, columns + 1)))
    rng.shuffle(cells)
    coins = []
    for cell in cells:
        if value(*cell) & missing:
            missing ^= value(*cell)
            coins.append(cell)
    return turned(board, coins)


def before(rng, board):
    """A board with a move to this one: turns a block of random walks to the upper left."""
    i, j = rng.randint(1, len(board)), rng.randint(1, len(board[0]))
    block = {(i, j)}
    for _ in range(rng.randint(0, 2 * rng.choice((2, i + j)))):
        k, l = rng.choice(sorted(block)) if len(block) < 30 else cell
        cell = rng.choice([(k - 1, l), (k, l - 1), (k + 1, l), (k, l + 1)])
        if 0 < cell[0] <= i and 0 < cell[1] <= j:
            block.add(cell)
        else:
            cell = k, l
    board = turned(board, block)
    return board if board[i - 1][j - 1] == "T" else None


def near_p(rng, count, sides):
    return near(rng, count, lambda rng: p_position(rng, sides), before)


def extremes():
    yield "exponent of a tail's value", 2 * MAX_SIDE - 2, exponents


def exponents(text):
    rows = iter(text.split()[1:])
    for height in rows:
        next(rows)
        board = [next(rows) for _ in range(int(height))]
        yield max(
            (value(i, j).bit_length() - 1 for i, row in enumerate(board, 1) for j, side in enumerate(row, 1) if side == "T"),
            default=0,
        )


def random_input(rng, size):
    """One input whose games and sides grow with size >= 1; half of the boards are lost."""
    most = min(MAX_SIDE, 1 + size // 2)
    return text(near_p(rng, min(MAX_GAMES, 1 + size), lambda rng: random_sides(rng, most)))


def every_board(rows, columns):
    for coins in product("HT", repeat=rows * columns):
        yield ["".join(coins[start : start + columns]) for start in range(0, rows * columns, columns)]


def cases():
    sides = [*product(range(1, 4), repeat=2), *((1, k) for k in (4, 5, 6)), *((k, 1) for k in (4, 5, 6))]
    yield from parts("all", (board for side in sides for board in every_board(*side)), MAX_GAMES, text)
    for size in (3, 5, 7, 10, 20, 40):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(2594)
    yield "near_twelve", text(near_p(rng, MAX_GAMES, lambda rng: rng.choice([(3, 4), (4, 3), (2, 6), (6, 2), (1, 12), (12, 1)])))
    yield "near_ten", text(near_p(rng, MAX_GAMES, lambda rng: (rng.randint(4, 10), rng.randint(4, 10))))
    yield "near_words", text(near_words(rng))
    yield "near_large", text(near_p(rng, MAX_GAMES, lambda rng: random_sides(rng, MAX_SIDE)))
    yield "near_lines", text(near_p(rng, MAX_GAMES, lambda rng: rng.choice([(1, 100), (100, 1), (2, 100), (100, 2), (1, 64), (64, 1)])))
    yield "max_boards", text(near_p(rng, MAX_GAMES, lambda rng: (MAX_SIDE, MAX_SIDE)))
    square = [["T" * MAX_SIDE] * MAX_SIDE, ["H" * MAX_SIDE] * MAX_SIDE]
    square.append(turned(square[1], [(MAX_SIDE, MAX_SIDE)]))
    yield "max_full", text([*square, ["T"], ["H"], ["T" * MAX_SIDE], ["T"] * MAX_SIDE])


def near_words(rng):
    """Two tails: on one antidiagonal, or on two that are 8, 16, 32, 64 or 128 apart."""
    board = ["H" * MAX_SIDE] * MAX_SIDE
    yield turned(board, [(MAX_SIDE, MAX_SIDE)])
    for index in range(1, MAX_GAMES):
        apart = (0, 8, 0, 16, 0, 32, 0, 64, 0, 128)[index % 10]
        sums = rng.randint(4, 2 * MAX_SIDE - apart)
        cells = []
        for total in (sums, sums + apart):
            i = rng.randint(max(2, total - MAX_SIDE), min(MAX_SIDE, total - 2))
            cells.append((i, total - i))
        yield turned(board, {*cells}) if cells[0] != cells[1] else turned(board, [])
