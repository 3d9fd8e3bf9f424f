"""HDU 5754 - Life Winner Bo: the input grammar and the generated cases."""

import random

from makers.text import counted, random_cases, read_count, shuffled
from makers.wythoff import wythoff_games, wythoff_greatest

EVERY = "every board of 2 to 32 rows and columns, with each of the four pieces"

MAX_TESTS, MIN_SIDE, MAX_SIDE = 1000, 2, 1000
KING, ROOK, KNIGHT, QUEEN = PIECES = range(1, 5)
MAX_DISTANCE = MAX_SIDE - 1


def validate(reader):
    side = MIN_SIDE, MAX_SIDE
    reader.rows(read_count(reader, "T", MAX_TESTS), ("type", 1, 4), ("N", *side), ("M", *side))


def text(games):
    """The input for games (piece, (a, b)); a and b are the distances to the corner."""
    return counted((piece, a + 1, b + 1) for piece, (a, b) in games)


def king(rng, most):
    """Distances for the king; half of the time both are even."""
    if rng.random() < 0.5 and most > 1:
        return [2 * rng.randint(1, most // 2) for _ in range(2)]
    return [rng.randint(1, most) for _ in range(2)]


def rook(rng, most):
    """Distances for the rook; half of the time they are equal."""
    a = rng.randint(1, most)
    return (a, a) if rng.random() < 0.5 else (a, rng.randint(1, most))


def knight(rng, most):
    """Distances for the knight: a loss, a win, or a draw; near both, within reach of the corner, or
    anywhere."""
    k = rng.randint(0, most // 3)
    a, b = rng.choice(((3 * k, 3 * k), (3 * k + 1, 3 * k + 2), (k + 1, 2 * k + 2), (k, k), (k, k + 1), (k, k + 3)))
    if rng.random() < 0.2:
        a, b = rng.randint(1, most), rng.randint(1, most)
    return shuffled(rng, (a, b))


def queen(rng, most):
    return wythoff_games(rng, 1, 1, max(most, 2))[0]


def games(rng, count, pieces, most):
    """`count` games of these pieces on boards with distances up to `most`."""
    distances = {KING: king, ROOK: rook, KNIGHT: knight, QUEEN: queen}
    drawn = []
    while len(drawn) < count:
        piece = rng.choice(pieces)
        pair = distances[piece](rng, most)
        if 1 <= min(pair) and max(pair) <= MAX_DISTANCE:
            drawn.append((piece, pair))
    return drawn


def cell(a, b):
    """The knight at the distances a and b. Only this piece can get stuck."""
    return text([(3, (a, b))])


def random_input(rng, size):
    """One input whose games and boards grow with size >= 1."""
    count = rng.randint(1, min(MAX_TESTS, 1 + 4 * size))
    return text(games(rng, count, PIECES, min(MAX_DISTANCE, 2 + size * size // 8)))


def cases():
    small = range(1, 32)
    for piece in PIECES:
        yield f"all_piece_{piece}", text((piece, (a, b)) for a in small for b in small)
    yield from random_cases(random_input, 5, 20, 50, 100)
    rng = random.Random(5754)
    yield "near_small", text(games(rng, 600, PIECES, 12))
    for piece in PIECES:
        yield f"near_piece_{piece}", text(games(rng, MAX_TESTS, [piece], MAX_DISTANCE))
    yield "max_queen", text((QUEEN, pair) for pair in wythoff_greatest(MAX_DISTANCE))
    yield "max_sides", text(max_sides(rng))
    yield "max_one_game", text([(ROOK, (1, MAX_DISTANCE))])


def max_sides(rng):
    """The most games, with a side of the most squares."""
    for index in range(MAX_TESTS):
        near_it = MAX_DISTANCE - rng.randint(0, 3)
        yield PIECES[index % 4], shuffled(rng, (MAX_DISTANCE, rng.choice((near_it, rng.randint(1, MAX_DISTANCE)))))
