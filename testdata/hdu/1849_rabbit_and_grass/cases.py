"""HDU 1849 - Rabbit and Grass: the input grammar and the generated cases."""

import random
from functools import reduce
from itertools import combinations_with_replacement
from operator import xor

EVERY = "every placing of 1 to 4 pieces on the squares 0 to 17"

MAX_PIECES, MAX_SQUARE, COLUMNS = 1000, 1000, 10


def validate(reader):
    while not reader.accept("0\n"):
        reader.position()
        pieces = reader.count("m", 1, MAX_PIECES)
        reader.line_end()
        reader.integers("K", pieces, 0, MAX_SQUARE)
        reader.line_end()


def text(positions):
    lines = [f"{len(position)}\n{' '.join(map(str, position))}\n" for position in positions]
    return "".join(lines) + "0\n"


def every_position():
    for pieces in (1, 2, 3, 4):
        yield from combinations_with_replacement(range(18), pieces)


def p_position(rng, pieces, most):
    """`pieces` squares in [0, most] whose nim-sum is 0."""
    position = [rng.randint(0, most) for _ in range(pieces - 1)]
    missing = reduce(xor, position, 0)
    if missing > most:  # equal squares instead, and a 0
        position = [0] * (pieces % 2)
        while len(position) < pieces:
            position += [rng.randint(0, most)] * 2
        rng.shuffle(position)
    else:
        position.insert(rng.randrange(pieces), missing)
    return position


def moved_back(rng, position, most):
    """A position from which one move leads to `position`."""
    position = list(position)
    movable = [i for i, square in enumerate(position) if square < most]
    if movable:
        index = rng.choice(movable)
        position[index] = rng.randint(position[index] + 1, most)
    return position


def near(rng, count, pieces, most):
    """Half P-positions, half one move away from one, of 2 to `pieces` pieces."""
    positions = []
    for _ in range(count // 2):
        positions.append(p_position(rng, rng.randint(2, pieces), most))
        positions.append(moved_back(rng, p_position(rng, rng.randint(2, pieces), most), most))
    rng.shuffle(positions)
    return positions


def near_columns(rng, pieces):
    """P-positions, and for each column b a position of nim-sum 2^b."""
    positions = []
    for column in range(COLUMNS):
        positions.append(p_position(rng, pieces, MAX_SQUARE))
        position = p_position(rng, pieces - 1, MAX_SQUARE)
        position.insert(rng.randrange(pieces), 1 << column)
        positions.append(position)
    rng.shuffle(positions)
    return positions


def random_input(rng, size):
    """One input whose games, pieces and squares grow with size >= 1.

    Every second game is a P-position; of the others nearly none is.
    """
    most = min(MAX_SQUARE, 1 + size * size // 10)
    positions = []
    for game in range(rng.randint(1, 1 + size)):
        pieces = rng.randint(1, min(MAX_PIECES, 1 + size * size // 10))
        if game % 2:
            positions.append(p_position(rng, pieces, most))
        else:
            positions.append([rng.randint(0, most) for _ in range(pieces)])
    return text(positions)


def cases():
    yield "all_small", text(every_position())
    for size in (6, 20, 60, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1849)
    yield "near_small", text(near(rng, 400, 4, 12))
    yield "near_two", text(near(rng, 400, 2, MAX_SQUARE))
    yield "near_large", text(near(rng, 600, 20, MAX_SQUARE))
    yield "near_columns", text(p for n in (3, 4, 9, 30) for p in near_columns(rng, n))
    yield "max_pieces", text(max_pieces(rng))
    yield "max_games", text(near(rng, 100000, 3, MAX_SQUARE))
    yield "max_single", text([[square] for square in range(MAX_SQUARE + 1)])


def max_pieces(rng):
    """The most pieces on a row, on the first and last square among others."""
    yield [0] * MAX_PIECES
    yield [MAX_SQUARE] * MAX_PIECES
    yield [MAX_SQUARE] * (MAX_PIECES - 1)
    yield [0] * (MAX_PIECES - 1) + [MAX_SQUARE]
    yield [1] + [0] * (MAX_PIECES - 1)
    for _ in range(200):
        position = p_position(rng, MAX_PIECES, MAX_SQUARE)
        yield position
        yield moved_back(rng, position, MAX_SQUARE)
