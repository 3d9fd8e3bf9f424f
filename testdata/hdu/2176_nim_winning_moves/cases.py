"""HDU 2176 - Nim: Winning Moves: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_before, nim_columns, nim_rows, nim_zero
from makers.text import every_row, headed
from makers.text import random_cases, random_row, read_headed, shuffled

EVERY = "every row of 1 to 4 heaps of 1 to 10 stones, in every order"

MAX_HEAPS = 200000
COLUMNS = 31
MAX_HEAP = 2**COLUMNS - 1  # assumed: the statement gives no bound


def validate(reader):
    while not reader.accept("0\n"):
        read_headed(reader, ("m", 1, MAX_HEAPS), ("a", 1, MAX_HEAP))


def text(positions):
    return "".join(map(headed, positions)) + "0\n"


def random_input(rng, size):
    """One input whose positions, heaps and sizes grow with size >= 1.

    Every second position is a P-position; of the others few are.
    """
    longest, most = 1 + size * size // 20, min(MAX_HEAP, 3 + size**5 // 600)
    return text(nim_rows(rng, rng.randint(1, 1 + size), 1, longest, 1, most))


def cases():
    yield "all_small", text(every_row(range(1, 5), range(1, 11)))
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(2176)
    yield "near_small", text(near_nim(rng, 400, 4, 1, 12))
    yield "near_equal", text(near_nim(rng, 400, 7, 1, 3))
    yield "near_large", text(near_nim(rng, 600, 20, 1, MAX_HEAP))
    columns = (nim_columns(rng, n, range(COLUMNS), 1, MAX_HEAP) for n in (3, 4, 9, 30))
    yield "near_columns", text(row for rows in columns for row in shuffled(rng, rows))
    yield "near_powers", text(powers(random.Random(21761)))
    position = nim_zero(rng, MAX_HEAPS, 1, 9)
    yield "max_heaps_lost", text([position])
    yield "max_heaps_won", text([nim_before(rng, position, MAX_HEAP)])
    yield "max_moves", text([max_moves(rng)])
    yield "max_equal", text([[MAX_HEAP] * 20000, [1] * (MAX_HEAPS - 1)])
    yield "max_positions", text(near_nim(rng, 20000, 3, 1, MAX_HEAP))


def powers(rng):
    """Nim-sums that are a power of two or a little less, for which a logarithm may be rounded
    wrongly. A lost position follows each of them."""
    for column in range(2, COLUMNS):
        power = 1 << column
        for nim_sum in (power - 1, power):
            first, second = random_row(rng, 2, power, min(MAX_HEAP, 2 * power - 1))
            second ^= nim_sum & power
            if second > 0 and first ^ second != nim_sum:
                yield [first, second, first ^ second ^ nim_sum]
                yield [first, second, first ^ second]
            low = rng.randrange(1, power // 2)
            yield shuffled(rng, [low, low ^ nim_sum])
            yield [low, low]


def max_moves(rng):
    """The most winning moves: an odd number of heaps that are at least 2^16."""
    low = 2**16
    position = [low + rng.getrandbits(16) for _ in range(MAX_HEAPS - 1)]
    position.insert(rng.randrange(MAX_HEAPS), rng.randint(1, low - 1))
    return position
