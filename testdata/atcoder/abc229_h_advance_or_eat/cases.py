"""AtCoder abc229_h - Advance or Eat: the input grammar and the generated cases."""

import random
from functools import lru_cache
from itertools import product

from makers.boards import every_board, random_board
from makers.text import random_cases, read_count, shuffled

EVERY = "every board of 1 x 1 and 2 x 2, and of 3 x 3 one board with each column"

MAX_SIDE = 8
WHITE, BLACK, EMPTY = CELLS = "WB."
ONE = 2**20


def validate(reader):
    reader.position()
    n = read_count(reader, "N", MAX_SIDE)
    for _ in range(n):
        reader.word("row", CELLS, n)
        reader.line_end()


def text(rows):
    return f"{len(rows)}\n" + "".join(f"{row}\n" for row in rows)


def of_columns(columns):
    """The board of these columns, each written from the top down."""
    return text(["".join(row) for row in zip(*columns)])


def cell(white_at, black_at, player):
    """A white and a black piece in two columns, with this many empty cells above each."""
    side = max(white_at, black_at, 1) + 1
    pieces = ((white_at, WHITE), (black_at, BLACK)) if player == "Left" else ((white_at, BLACK), (black_at, WHITE))
    columns = [(EMPTY * above + piece).ljust(side, EMPTY) for above, piece in pieces]
    return of_columns(columns + [EMPTY * side] * (side - 2))


@lru_cache(maxsize=None)
def value(column):
    """Takahashi's lead in moves in the column, in units of 1 / ONE."""
    none = (MAX_SIDE + 1) * ONE
    bounds = {WHITE: [-none], BLACK: [none]}
    for i, piece in enumerate(column):
        if piece != EMPTY:
            other = WHITE if piece == BLACK else BLACK
            bounds[other].append(value(column[:i] + EMPTY + column[i + 1 :]))
            if i > 0 and column[i - 1] == EMPTY:
                bounds[piece].append(value(column[: i - 1] + piece + EMPTY + column[i + 1 :]))
    low, high, step = max(bounds[WHITE]), min(bounds[BLACK]), ONE
    while True:
        first, last = low // step * step + step, (high - 1) // step * step
        if first <= last:
            return min(max(first, 0), last)
        step //= 2


@lru_cache(maxsize=None)
def by_value(side):
    """The columns of this side, by their values."""
    columns = {}
    for column in map("".join, product(CELLS, repeat=side)):
        columns.setdefault(value(column), []).append(column)
    return columns


def random_column(rng, side, cells=WHITE + BLACK + EMPTY * 2):
    return "".join(rng.choices(cells, k=side))


def with_sum(rng, side, total, start=(), cells=WHITE + BLACK + EMPTY * 2):
    """The columns of a board with the value `total`: `start`, random columns, and a last one that
    fits."""
    while True:
        columns = [*start, *(random_column(rng, side, cells) for _ in range(side - len(start) - 1))]
        fitting = by_value(side).get(total - sum(map(value, columns)))
        if fitting:
            return shuffled(rng, [*columns, rng.choice(fitting)])


def near_zero(rng, side, is_lost, start=()):
    """A board with the value 0, or one move of Takahashi before it: the least positive value."""
    if is_lost:
        return of_columns(with_sum(rng, side, 0, start))
    finest = ONE >> (side - 1)
    return of_columns(with_sum(rng, side, finest * rng.choice((1, 1, 2)) if side > 1 else ONE, start))


def extremes():
    yield "the denominator of the value of a column", 2 ** (MAX_SIDE - 1), greatest_denominator


def greatest_denominator(text):
    columns = map("".join, zip(*text.split()[1:]))
    yield max(ONE // (value(column) & -value(column) or ONE) for column in columns)


def random_input(rng, size):
    """A board that grows with size >= 1; half of the boards have the value 0 or almost 0."""
    side = rng.randint(1 if size < 3 else 2, min(MAX_SIDE, 2 + size // 4))
    cells = rng.choice((CELLS, CELLS + EMPTY, CELLS + 3 * EMPTY))
    if rng.random() < 0.5:
        return text(random_board(rng, side, side, cells))
    return near_zero(rng, side, rng.random() < 0.5)


def cases():
    for side in (1, 2):
        for board in every_board(side, side, CELLS):
            yield "_".join(("all", *board)).replace(EMPTY, "o").lower(), text(board)
    rng = random.Random(229)
    for number, column in enumerate(product(CELLS, repeat=3)):
        column = "".join(column)
        name = column.replace(EMPTY, "o").lower()
        yield f"all_3_with_{name}", of_columns(with_sum(rng, 3, (0, ONE // 4)[number % 2], [column]))
    yield from random_cases(random_input, 3, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35)
    for side in range(3, MAX_SIDE + 1):
        for number in range(6):
            yield f"near_{side}_{number}", near_zero(rng, side, number % 2 == 0)
    yield from max_cases(rng)


def max_cases(rng):
    """The largest boards: full, half full, of one colour, and with the finest fractions."""
    side = MAX_SIDE
    for cells in (WHITE + BLACK, CELLS, CELLS + EMPTY):
        for total in (0, ONE // 4):
            name = "lost" if total == 0 else "won"
            yield f"max_{len(cells)}_{name}", of_columns(with_sum(rng, side, total, cells=cells))
    yield "max_white", text([EMPTY * side] * (side - 1) + [WHITE * side])
    yield "max_black", text([EMPTY * side] * (side - 1) + [BLACK * side])
    yield "max_empty", text([EMPTY * side] * side)
    deep = EMPTY * (side - 1)
    yield "max_finest_lost", of_columns(with_sum(rng, side, 0, [deep + WHITE, deep + BLACK]))
    yield "max_finest_won", of_columns(with_sum(rng, side, ONE >> (side - 1), [deep + BLACK]))
    yield "max_twice_finest_lost", of_columns(with_sum(rng, side, 0, [deep + BLACK] * 2))
    yield "max_twice_finest_won", of_columns(with_sum(rng, side, ONE >> (side - 2), [deep + WHITE] * 2))
    half = [EMPTY * side] * (side // 2)
    yield "max_half", text(half + random_board(rng, side // 2, side, WHITE + BLACK))
    yield "max_longest", text(half + [(WHITE + BLACK) * (side // 2), (BLACK + WHITE) * (side // 2)] * (side // 4))
