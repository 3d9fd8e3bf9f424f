"""HDU 3544 - Alice's Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import near
from makers.text import counted, every_sorted_row, random_cases, read_count, shuffled

EVERY = "every piece of an area up to 28, every 2 pieces of areas up to 12 and every 3 pieces of areas up to 8"

MAX_PIECES, MAX_SIDE = 100, 10**9


def validate(reader):
    for _ in range(read_count(reader, "T", None)):
        reader.position()
        n = read_count(reader, "N", MAX_PIECES)
        reader.rows(n, ("X", 1, MAX_SIDE), ("Y", 1, MAX_SIDE), are_positions=False)


def text(tests):
    return counted(tests, counted)


def cell(X, Y, player):
    """One piece. Alice is Left."""
    return text([[(X, Y) if player == "Left" else (Y, X)]])


def value(piece):
    """Alice's lead in moves in a piece."""
    x, y = piece
    shift = min(x, y).bit_length() - 1
    return (x >> shift) - (y >> shift)


def side(rng, most):
    """A side of any length, often near a power of two."""
    power = 1 << rng.randrange(most.bit_length())
    numbers = rng.randint(1, most), rng.randint(1, min(2 * power, most)), power - 1, power, power + 1
    return min(max(rng.choice(numbers), 1), most)


def random_pieces(rng, count, most):
    return [(side(rng, most), side(rng, most)) for _ in range(count)]


def tied(rng, count, most, total=0):
    """At most `count` >= 2 pieces with the total value `total`, which is -1, 0 or 1; most >= 2."""
    while True:
        pieces = random_pieces(rng, rng.randint(1, count - 1), most)
        ahead = total - sum(map(value, pieces))
        if abs(ahead) < most:
            last = (ahead + 1, 1) if ahead >= 0 else (1, 1 - ahead)
            return shuffled(rng, [*pieces, spread(rng, last, most)])


def spread(rng, piece, most):
    """A piece of the same value, with both sides multiplied by a power of two."""
    shift = rng.randrange(most.bit_length() - max(piece).bit_length() + 1)
    x, y = ((number << shift) + rng.randrange(1 << shift) for number in piece)
    return (x, y) if max(x, y) <= most else piece


def near_p(rng, count, pieces, most):
    """Half ties, which Bob wins, and half sets of pieces in which Alice leads by one move."""
    return near(rng, count, lambda rng: tied(rng, pieces, most), lambda rng, _: tied(rng, pieces, most, 1))


def extremes():
    yield "moves that a player is ahead in one piece", MAX_SIDE - 1, greatest_values


def greatest_values(text):
    rows = iter([[*map(int, row.split())] for row in text.splitlines()[1:]])
    for (pieces,) in rows:
        yield max(abs(value(next(rows))) for _ in range(pieces))


def random_input(rng, size):
    """One input whose tests, pieces and sides grow with size >= 1."""
    most, pieces = min(MAX_SIDE, 2 + 2 ** min(size // 2, 30)), min(MAX_PIECES, 2 + size // 2)
    totals = [rng.choice((-1, 0, 1, 1)) for _ in range(rng.randint(1, 1 + size))]
    return text(tied(rng, rng.randint(2, pieces), most, total) for total in totals)


def cases():
    yield "all_small", text(every_set())
    yield from random_cases(random_input, 6, 10, 30, 100)
    rng = random.Random(3544)
    yield "near_small", text(near_p(rng, 400, 3, 6))
    yield "near_medium", text(near_p(rng, 400, 6, 100))
    yield "near_large", text(near_p(rng, 400, 10, MAX_SIDE))
    yield "max_pieces", text([*near_p(rng, 600, MAX_PIECES, MAX_SIDE), *max_pieces()])
    yield "max_tests", text(near_p(rng, 20000, 3, MAX_SIDE))


def every_set():
    for pieces, area in ((1, 28), (2, 12), (3, 8)):
        sides = [(x, y) for x, y in product(range(1, area + 1), repeat=2) if x * y <= area]
        yield from every_sorted_row([pieces], sides)


def max_pieces():
    """The most pieces, each with the greatest value for one player or with the value 0."""
    yield [(MAX_SIDE, 1)] * MAX_PIECES
    yield [(1, MAX_SIDE)] * MAX_PIECES
    yield [(MAX_SIDE, MAX_SIDE)] * MAX_PIECES
    for ahead in (3, 4, 5):  # multiples of 2^30 or more in 32 bits
        yield [(MAX_SIDE, 1)] * ahead
        yield [(1, MAX_SIDE)] * ahead
    yield [(MAX_SIDE, 1)] * (MAX_PIECES // 2) + [(1, MAX_SIDE)] * (MAX_PIECES // 2 - 1) + [(1, MAX_SIDE - 1)]
