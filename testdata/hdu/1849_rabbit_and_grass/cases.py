"""HDU 1849 - Rabbit and Grass: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_columns, nim_rows, nim_twins
from makers.text import every_sorted_row, headed
from makers.text import random_cases, read_headed, shuffled

EVERY = "every placing of 1 to 4 pieces on the squares 0 to 17"

MAX_PIECES, MAX_SQUARE, COLUMNS = 1000, 1000, 10


def validate(reader):
    while not reader.accept("0\n"):
        read_headed(reader, ("m", 1, MAX_PIECES), ("k", 0, MAX_SQUARE))


def text(positions):
    return "".join(map(headed, positions)) + "0\n"


def random_input(rng, size):
    """One input whose games, pieces and squares grow with size >= 1.

    Every second game is a P-position; few of the others are.
    """
    longest, most = min(MAX_PIECES, 1 + size * size // 10), min(MAX_SQUARE, 1 + size * size // 10)
    return text(nim_rows(rng, rng.randint(1, 1 + size), 1, longest, 0, most))


def cases():
    yield "all_small", text(every_sorted_row(range(1, 5), range(18)))
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(1849)
    yield "near_small", text(near_nim(rng, 400, 4, 0, 12))
    yield "near_two", text(near_nim(rng, 400, 2, 0, MAX_SQUARE))
    yield "near_large", text(near_nim(rng, 600, 20, 0, MAX_SQUARE))
    columns = (nim_columns(rng, n, range(COLUMNS), 0, MAX_SQUARE) for n in (3, 4, 9, 30))
    yield "near_columns", text(row for rows in columns for row in shuffled(rng, rows))
    yield "max_pieces", text(max_pieces(rng))
    yield "max_games", text(near_nim(rng, 100000, 3, 0, MAX_SQUARE))
    yield "max_single", text([square] for square in range(MAX_SQUARE + 1))


def max_pieces(rng):
    """The most pieces on a row, also on the first and the last square."""
    yield [0] * MAX_PIECES
    yield [MAX_SQUARE] * MAX_PIECES
    yield [MAX_SQUARE] * (MAX_PIECES - 1)
    yield [0] * (MAX_PIECES - 1) + [MAX_SQUARE]
    yield [1] + [0] * (MAX_PIECES - 1)
    yield from nim_twins(rng, 200, MAX_PIECES, 0, MAX_SQUARE)
