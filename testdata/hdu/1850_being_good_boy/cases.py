"""HDU 1850 - Being a Good Boy in Spring Festival: grammar and generated cases."""

import random

from makers.nim import near_nim, nim_columns, nim_rows, nim_twins
from makers.text import every_row, headed
from makers.text import random_cases, random_row, read_headed, shuffled

EVERY = "every row of 2 to 4 heaps of 1 to 10 cards, in every order"

MIN_HEAPS, MAX_HEAPS, MAX_HEAP, COLUMNS = 2, 100, 1000000, 20


def validate(reader):
    while not reader.accept("0\n"):
        read_headed(reader, ("m", MIN_HEAPS, MAX_HEAPS), ("h", 1, MAX_HEAP))


def text(positions):
    return "".join(map(headed, positions)) + "0\n"


def random_input(rng, size):
    """One input whose positions, heaps and sizes grow with size >= 1; every second is lost."""
    longest, most = min(MAX_HEAPS, 2 + size * size // 20), min(MAX_HEAP, 3 + size**4 // 100)
    return text(nim_rows(rng, rng.randint(1, 1 + size), MIN_HEAPS, longest, 1, most))


def cases():
    yield "all_small", text(every_row(range(2, 5), range(1, 11)))
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(1850)
    yield "near_small", text(near_nim(rng, 400, 4, 1, 12))
    yield "near_equal", text(near_nim(rng, 400, 9, 1, 3))
    yield "near_large", text(near_nim(rng, 600, 20, 1, MAX_HEAP))
    columns = (nim_columns(rng, n, range(COLUMNS), 1, MAX_HEAP) for n in (3, 4, 9, 30))
    yield "near_columns", text(row for rows in columns for row in shuffled(rng, rows))
    yield "max_heaps", text(max_heaps(rng))
    yield "max_positions", text(near_nim(rng, 80000, 3, 1, MAX_HEAP))
    yield "max_moves", text(max_moves(rng))


def max_heaps(rng):
    """The most heaps, the smallest and the largest heaps among them."""
    yield [1] * MAX_HEAPS
    yield [MAX_HEAP] * MAX_HEAPS
    yield [MAX_HEAP] * (MAX_HEAPS - 1)
    yield [1] * (MAX_HEAPS - 1) + [MAX_HEAP]
    yield from nim_twins(rng, 1000, MAX_HEAPS, 1, MAX_HEAP)


def max_moves(rng):
    """Winning moves in all heaps, or in all heaps except one."""
    column = 1 << COLUMNS - 1
    for heaps in range(MIN_HEAPS, MAX_HEAPS + 1):
        position = random_row(rng, heaps - 1 + heaps % 2, column, MAX_HEAP)
        if len(position) < heaps:
            position.insert(rng.randrange(heaps), rng.randint(1, column - 1))
        yield position
