"""POJ 2975 - Nim: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_columns, nim_rows, nim_twins
from makers.text import every_row, headed
from makers.text import random_cases, random_row, read_headed, shuffled

EVERY = "every row of 1 to 4 piles of 1 to 8 stones, in every order"

MAX_PILES, MAX_PILE, COLUMNS = 1000, 10**9, 30


def validate(reader):
    while not reader.accept("0\n"):
        read_headed(reader, ("n", 1, MAX_PILES), ("pile", 1, MAX_PILE))


def text(positions):
    return "".join(map(headed, positions)) + "0\n"


def random_input(rng, size):
    """One input whose positions, piles and sizes grow with size >= 1.

    Every second position is a P-position; of the others few are.
    """
    longest, most = min(MAX_PILES, 1 + size * size // 20), min(MAX_PILE, 3 + size**5 // 600)
    return text(nim_rows(rng, rng.randint(1, 1 + size), 1, longest, 1, most))


def cases():
    yield "all_small", text(every_row(range(1, 5), range(1, 9)))
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(2975)
    yield "near_small", text(near_nim(rng, 400, 4, 1, 12))
    yield "near_equal", text(near_nim(rng, 400, 7, 1, 3))
    yield "near_large", text(near_nim(rng, 600, 20, 1, MAX_PILE))
    columns = (nim_columns(rng, n, range(COLUMNS), 1, MAX_PILE) for n in (3, 4, 9, 30))
    yield "near_columns", text(row for rows in columns for row in shuffled(rng, rows))
    yield "near_powers", text(powers(random.Random(29751)))
    yield "max_piles", text(max_piles(rng))
    yield "max_positions", text(near_nim(rng, 38000, 3, 1, MAX_PILE))


def powers(rng):
    """Nim-sums that are a power of two or a little less, for which a logarithm may be rounded
    wrongly."""
    for column in range(2, COLUMNS):
        power = 1 << column
        for nim_sum in (power - 1, power):
            first, second = random_row(rng, 2, power, min(MAX_PILE, 2 * power - 1))
            second ^= nim_sum & power
            if second > 0 and first ^ second != nim_sum:
                yield [first, second, first ^ second ^ nim_sum]
            low = rng.randrange(1, power // 2)
            yield shuffled(rng, [low, low ^ nim_sum])


def max_piles(rng):
    """The most piles in a row, the largest and the smallest piles among them."""
    yield [MAX_PILE] * MAX_PILES
    yield [MAX_PILE] * (MAX_PILES - 1)
    yield [1] * (MAX_PILES - 1) + [2]
    yield [1] * (MAX_PILES - 1)
    yield from nim_twins(rng, 30, MAX_PILES, 1, MAX_PILE)
