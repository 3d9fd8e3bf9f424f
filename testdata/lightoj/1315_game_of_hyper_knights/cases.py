"""LightOJ 1315 - Game of Hyper Knights: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

from makers.nim import Sums, near
from makers.text import counted, every_sorted_row, parts, random_cases, shuffled

EVERY = "every placing of one knight on 14 by 14 cells, two on 6 by 6, three on 4 by 4"

MAX_TESTS, MAX_KNIGHTS, LAST = 200, 1000, 499

JUMPS = ((1, -2), (-2, 1), (-2, -1), (-1, -2), (-1, -3), (-3, -1))


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        knights = reader.count("n", 1, MAX_KNIGHTS)
        reader.line_end()
        reader.rows(knights, ("row", 0, LAST), ("column", 0, LAST), are_positions=False)


def text(positions):
    return counted(positions, counted)


def diagonal_values(last):
    """[row + column][row] -> value. A cell is one byte while it is computed, with one bit for each
    value."""
    after_mex = bytes((~options & options + 1) & 0xFF for options in range(256))
    diagonals = []
    for total in range(last + 1):
        options = 0
        for down, right in JUMPS:
            if total + down + right >= 0:
                diagonal = diagonals[down + right]
                options |= diagonal << -8 * down if down < 0 else diagonal >> 8 * down
        cells = total + 1
        options &= (1 << 8 * cells) - 1
        marks = options.to_bytes(cells, "little").translate(after_mex)
        diagonals.append(int.from_bytes(marks, "little"))
    value_of_mark = bytes(mark.bit_length() - 1 if mark else 0 for mark in range(256))
    return [
        marks.to_bytes(total + 1, "little").translate(value_of_mark)
        for total, marks in enumerate(diagonals)
    ]


@cache
def sums(last):
    """The cells of 0 to `last` in rows and columns with their values."""
    diagonals = diagonal_values(2 * last)
    cells = product(range(last + 1), repeat=2)
    return Sums({(row, column): diagonals[row + column][row] for row, column in cells})


def before(rng, knights):
    """A position with a jump to `knights`, possibly from outside the board."""
    index = rng.randrange(len(knights))
    down, right = rng.choice(JUMPS)
    row, column = knights[index][0] - down, knights[index][1] - right
    return [*knights[:index], (row, column), *knights[index + 1 :]]


def near_p(rng, knights, last):
    """Half P-positions of about `knights` knights at most, half one jump before one."""
    return near(
        rng,
        MAX_TESTS,
        lambda rng: sums(last).completed(rng, some_cells(rng, rng.randint(1, knights - 1), last)),
        before,
        lambda knights: all(cell in sums(last).values for cell in knights),
        mixed=True,
    )


def some_cells(rng, count, last):
    return rng.choices(sums(last).components, k=count)


def cell(row, column):
    return text([[(row, column)]])


def extremes():
    values = sums(LAST).values
    yield "the greatest Grundy value of a knight", max(values.values()), lambda text: greatest_values(text, values)


def greatest_values(text, values):
    rows = iter(text.splitlines()[1:])
    for knights in rows:
        yield max(values[tuple(map(int, next(rows).split()))] for _ in range(int(knights)))


def random_input(rng, size):
    """One input whose tests, knights and coordinates grow with size >= 1."""
    last = min(LAST, 1 + size // 2)
    tests = []
    for number in range(rng.randint(1, min(MAX_TESTS, 2 * size))):
        knights = some_cells(rng, rng.randint(1, min(MAX_KNIGHTS, size)), last)
        test = sums(last).completed(rng, knights) if number % 5 in (1, 3) else knights
        tests.append(test[-MAX_KNIGHTS:])
    return text(tests)


def cases():
    boards = (1, 14), (2, 6), (3, 4)
    every = [every_sorted_row([n], list(product(range(last), repeat=2))) for n, last in boards]
    yield from parts("all", sum(every, []), MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1315)
    yield "near_small", text(near_p(rng, 2, 6))
    yield "near_large", text(near_p(rng, 20, LAST))
    tests = list(every_cell(rng))
    half = len(tests) // 2
    yield "max_every_cell_1", text(tests[:half])
    yield "max_every_cell_2", text(tests[half:])
    yield "max_least", text([[(0, 0)]])
    yield "max_greatest", text([[(LAST, LAST)] * MAX_KNIGHTS for _ in range(MAX_TESTS)])


def every_cell(rng):
    """Every cell is in a P-position. Another position follows every second P-position."""
    cells = shuffled(rng, sums(LAST).components)
    for number, start in enumerate(range(0, len(cells), MAX_KNIGHTS - 2)):
        knights = cells[start : start + MAX_KNIGHTS - 2]
        while len(test := sums(LAST).completed(rng, knights)) > MAX_KNIGHTS:
            pass
        yield test
        if number % 2:
            yield [*test[1:], rng.choice(sums(LAST).components)]
