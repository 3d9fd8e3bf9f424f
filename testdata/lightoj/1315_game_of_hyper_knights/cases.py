"""LightOJ 1315 - Game of Hyper Knights: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement, product

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
        reader.rows(knights, *[("row and column", 0, LAST)] * 2, are_positions=False)


def text(positions):
    lines = [str(len(positions))]
    for knights in positions:
        lines.append(str(len(knights)))
        lines.extend(map("%d %d".__mod__, knights))
    return "\n".join([*lines, ""])


def diagonal_values(last):
    """[row + column][row] -> value. One byte stands for a cell, one bit of it for a value."""
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


class Positions:
    """Draws positions whose outcome is chosen; all cells are in [0, last] twice."""

    def __init__(self, last):
        self.last = last
        diagonals = diagonal_values(2 * last)
        self.cells = list(product(range(last + 1), repeat=2))
        self.values = {(row, column): diagonals[row + column][row] for row, column in self.cells}
        self.with_value = {}
        for cell in self.cells:
            self.with_value.setdefault(self.values[cell], []).append(cell)

    def nim_sum(self, knights):
        total = 0
        for value in map(self.values.__getitem__, knights):
            total ^= value
        return total

    def completed(self, rng, knights):
        """A P-position of `knights` and one or more others."""
        knights = list(knights)
        while (nim_sum := self.nim_sum(knights)) not in self.with_value:
            knights.append(rng.choice(self.cells))
        return [*knights, rng.choice(self.with_value[nim_sum])]

    def before(self, rng, knights):
        """A position with a jump to `knights`, or None if the jump drawn leaves the cells."""
        index = rng.randrange(len(knights))
        down, right = rng.choice(JUMPS)
        row, column = knights[index][0] - down, knights[index][1] - right
        if not (0 <= row <= self.last and 0 <= column <= self.last):
            return None
        return [*knights[:index], (row, column), *knights[index + 1 :]]

    def near(self, rng, count, knights):
        """Half P-positions of about `knights` at most, half one jump away from one."""
        positions = []
        while len(positions) < count:
            start = rng.choices(self.cells, k=rng.randint(1, knights - 1))
            position = self.completed(rng, start)
            if len(positions) % 2:
                position = self.before(rng, position)
            if position:
                rng.shuffle(position)
                positions.append(position)
        rng.shuffle(positions)
        return positions


def random_input(rng, size):
    """One input whose tests, knights and coordinates grow with size >= 1."""
    last = min(LAST, 1 + size // 2)
    positions = Positions(last)
    tests = []
    for number in range(rng.randint(1, min(MAX_TESTS, 2 * size))):
        knights = rng.choices(positions.cells, k=rng.randint(1, min(MAX_KNIGHTS, size)))
        test = positions.completed(rng, knights) if number % 5 in (1, 3) else knights
        tests.append(test[-MAX_KNIGHTS:])
    return text(tests)


def every_position():
    for knights, last in ((1, 14), (2, 6), (3, 4)):
        cells = product(range(last), repeat=2)
        yield from combinations_with_replacement(cells, knights)


def cases():
    every = list(every_position())
    for start in range(0, len(every), MAX_TESTS):
        yield f"all_{start // MAX_TESTS + 1:02}", text(every[start : start + MAX_TESTS])
    for size in (3, 10, 30, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1315)
    yield "near_small", text(Positions(6).near(rng, MAX_TESTS, 2))
    positions = Positions(LAST)
    yield "near_large", text(positions.near(rng, MAX_TESTS, 20))
    tests = list(every_cell(rng, positions))
    half = len(tests) // 2
    yield "max_every_cell_1", text(tests[:half])
    yield "max_every_cell_2", text(tests[half:])
    yield "max_least", text([[(0, 0)]])
    yield "max_greatest", text([[(LAST, LAST)] * MAX_KNIGHTS for _ in range(MAX_TESTS)])


def every_cell(rng, positions):
    """Every cell is in a P-position. After every second one, another position."""
    cells = list(positions.cells)
    rng.shuffle(cells)
    for number, start in enumerate(range(0, len(cells), MAX_KNIGHTS - 2)):
        knights = cells[start : start + MAX_KNIGHTS - 2]
        while len(test := positions.completed(rng, knights)) > MAX_KNIGHTS:
            pass
        yield test
        if number % 2:
            yield [*test[1:], rng.choice(positions.cells)]
