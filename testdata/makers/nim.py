"""Rows of piles near P-positions: Nim, its relatives, and sums of games by Grundy values."""

from functools import reduce
from operator import xor

from makers.text import random_row, shuffled


def near(rng, count, p_position, before, is_valid=lambda position: True, mixed=False):
    """Return `count` positions in random order: half P-positions, half one move before.

    `p_position(rng)` draws a P-position. `before(rng, position)` draws a position with a move to
    `position`, or returns None if it finds none. An invalid position is drawn again. If `mixed`,
    the components of each position are shuffled, too.
    """
    positions = []
    while len(positions) < count:
        position = p_position(rng)
        if len(positions) % 2:
            position = before(rng, position)
        if position is not None and is_valid(position):
            if mixed:
                position = shuffled(rng, position)
            positions.append(position)
    return shuffled(rng, positions)


def nim_sum(numbers):
    return reduce(xor, numbers, 0)


def nim_zero(rng, length, least, most):
    """Return `length` numbers in [least, most] with nim-sum 0.

    `least` is 0 or 1; with least = 1, length >= 2. An odd length with least = 1 needs most >= 3.
    """
    row = random_row(rng, length - 1, least, most)
    missing = nim_sum(row)
    if least <= missing <= most:
        row.insert(rng.randrange(length), missing)
        return row
    row = [[0], [1, 2, 3]][least] * (length % 2)  # pairs of equal numbers follow
    for number in random_row(rng, (length - len(row)) // 2, least, most):
        row += number, number
    return shuffled(rng, row)


def nim_before(rng, row, most, longest=0):
    """Return a row with a move of Nim to `row`; None if there is no such row.

    Its numbers are at most `most`. It has at most `longest` numbers; without `longest`, it has as
    many numbers as `row`.
    """
    row = list(row)
    places = [place for place, number in enumerate(row) if number < most]
    if len(row) < longest:
        places.append(len(row))  # a new pile
    if not places:
        return None
    place = rng.choice(places)
    if place == len(row):
        row.insert(rng.randint(0, place), rng.randint(1, most))
    else:
        row[place] = rng.randint(row[place] + 1, most)
    return row


def near_nim(rng, count, longest, least, most, is_valid=lambda row: True):
    """Return near P-positions of Nim: 2 to `longest` numbers in [least, most]."""

    def p_position(rng):
        return nim_zero(rng, rng.randint(2, longest), least, most)

    return near(rng, count, p_position, lambda rng, row: nim_before(rng, row, most), is_valid)


def nim_twins(rng, count, length, least, most):
    """Yield `count` pairs: a row of nim-sum 0 and this length, and a row one move before it."""
    for _ in range(count):
        row = nim_zero(rng, length, least, most)
        yield row
        yield nim_before(rng, row, most)


def nim_rows(rng, count, shortest, longest, least, most):
    """Return random rows of two or more numbers; every second row has nim-sum 0."""
    rows = []
    for index in range(count):
        length = rng.randint(shortest, longest)
        if index % 2:
            rows.append(nim_zero(rng, max(length, 1 + least), least, most))
        else:
            rows.append(random_row(rng, length, least, most))
    return rows


def nim_columns(rng, length, columns, least, most):
    """Return two rows for each column b: one of nim-sum 0, and one of nim-sum 2^b."""
    rows = []
    for column in columns:
        rows.append(nim_zero(rng, length, least, most))
        row = nim_zero(rng, length - 1, least, most)
        row.insert(rng.randrange(length), 1 << column)
        rows.append(row)
    return rows


# Nim with one more kind of move: split a heap into `parts` heaps, 2 or 3. The value of a heap
# is its size, with this exception: if 2^parts divides n, the values of n - 1 and n are
# exchanged. For 3 parts these are 7 and 8, 15 and 16, ... For 2 parts this is Lasker's Nim.


def exchanged(number, parts):
    """Return the value of a heap of `number` stones, and the heap of the value `number`."""
    period = 2**parts
    return number + {period - 1: 1, 0: -1}.get(number % period, 0)


def splitting_greatest(most, parts):
    """Return an entry of `extremes`: the greatest value of a heap of 1 to `most` stones.

    In the input, a row is a line after the line with its length.
    """

    def greatest(text):
        return (
            max(exchanged(int(heap), parts) for heap in row.split())
            for row in text.splitlines()[2::2]
        )

    bound = max(exchanged(heap, parts) for heap in range(most - 7, most + 1))
    return "the greatest Grundy value of a heap", bound, greatest


def splitting_p(rng, length, most, parts):
    """Return a lost row of `length` >= 2 heaps of 1 to `most`; 2^parts must divide `most`."""
    period = 2**parts
    row = nim_zero(rng, length, 1, most)
    return [
        number if 0 < number % period < period - 1 else exchanged(number, parts) for number in row
    ]


def near_splitting(rng, count, longest, most, parts):
    """Return near P-positions of 2 to `longest` heaps.

    To go one move back, a heap is enlarged, or `parts` heaps are joined to one heap.
    """

    def before(rng, row):
        if len(row) >= parts and rng.random() < 0.5:
            return [sum(row[:parts]), *row[parts:]]
        return nim_before(rng, row, most)

    def p_position(rng):
        return splitting_p(rng, rng.randint(2, longest), most, parts)

    return near(rng, count, p_position, before, lambda row: max(row) <= most, mixed=True)


def splitting_rows(rng, count, longest, most, parts):
    """Return rows of 2 to `longest` heaps, about half of them P-positions."""
    rows = []
    for _ in range(count):
        length = rng.randint(2, longest)
        is_lost = rng.choice((True, False))
        rows.append(
            splitting_p(rng, length, most, parts) if is_lost else random_row(rng, length, 1, most)
        )
    return rows


# Staircase Nim: pieces on the cells 1, 2, ... move left but do not jump. Only the gaps before the
# last piece, the third last, ... count: they are piles of Nim.


def stairs(rng, piles, pieces, most, start=0):
    """Return the cells of `pieces` pieces to the right of `start`.

    The gaps that count are `piles`. Every other gap has up to `most` free cells.
    """
    cells, piles = [start], iter(piles)
    for stair in range(pieces, 0, -1):
        cells.append(cells[-1] + 1 + (next(piles) if stair % 2 else rng.randint(0, most)))
    return cells[1:]


def stairs_before(rng, cells, last):
    """Return the cells before one piece moved left; all are at most `last`.

    Return None if the piece has no room.
    """
    piece = rng.randrange(len(cells))
    most = [*cells, last + 1][piece + 1] - 1
    if most <= cells[piece]:
        return None
    return [*cells[:piece], rng.randint(cells[piece] + 1, most), *cells[piece + 1 :]]


def near_stairs(rng, count, shortest, longest, last):
    """Return near P-positions of `shortest` to `longest` pieces, in any order, on 1 to `last`."""

    def p_position(rng):
        pieces = rng.randint(shortest, longest)
        most = last // pieces - 1
        return stairs(rng, nim_zero(rng, (pieces + 1) // 2, 0, most), pieces, most)

    return near(
        rng, count, p_position, lambda rng, cells: stairs_before(rng, cells, last), mixed=True
    )


# Misere Nim


def misere_p(rng, longest, most):
    """Return a P-position of misere Nim: sometimes an odd number of ones, else nim-sum 0."""
    if rng.random() < 0.2:
        return [1] * (2 * rng.randint(0, (longest - 1) // 2) + 1)
    while True:
        row = random_row(rng, rng.randint(1, longest - 1), 1, most)
        row.append(nim_sum(row))
        if 1 <= row[-1] <= most and max(row) > 1:
            return shuffled(rng, row)


def near_misere(rng, count, longest, most):
    """Return near P-positions of misere Nim: at most `longest` numbers in [1, most]."""

    def before(rng, row):
        return nim_before(rng, row, most, longest)

    return near(rng, count, lambda rng: misere_p(rng, longest, most), before)


def misere_rows(rng, count, longest, most):
    """Return rows of ones, random rows and P-positions of misere Nim."""
    kinds = (
        lambda: [1] * rng.randint(1, longest),
        lambda: random_row(rng, rng.randint(1, longest), 1, most),
        lambda: misere_p(rng, longest, most),
    )
    return [rng.choice(kinds)() for _ in range(count)]


def ones_and(rng, lengths, sizes):
    """Return a row for each length and size: ones, and one number of this size."""
    return [shuffled(rng, [1] * (length - 1) + [size]) for length in lengths for size in sizes]


# Sums of games by Grundy values


def mex(values):
    """Return the least number >= 0 that is not among the values."""
    values = set(values)
    return next(number for number in range(len(values) + 1) if number not in values)


def grundy_values(last, options):
    """Return the Grundy values of piles 0 to `last`; options(pile) yields rows of smaller piles."""
    values = []
    for pile in range(last + 1):
        values.append(mex(nim_sum(values[part] for part in row) for row in options(pile)))
    return values


def row_values(last, taken):
    """Return the Grundy values of rows of 0 to `last` beads. A move takes `taken` adjacent beads.

    One xor of long integers computes the values of all options of a row.
    """
    values = bytearray(last + 1)
    for row in range(taken, last + 1):
        half, end = (row - taken) // 2 + 1, row - taken + 1
        left = int.from_bytes(values[:half], "little")
        right = int.from_bytes(values[end - half : end], "big")
        options = (left ^ right).to_bytes(half, "little")
        while values[row] in options:
            values[row] += 1
    return list(values)


def taken_before(rng, row, moves):
    """Return a row with a move to `row`; the move takes one of the numbers `moves` from a pile."""
    row = list(row)
    row[rng.randrange(len(row))] += rng.choice(moves)
    return row


class Sums:
    """Rows of components with Grundy values; `values` contains pairs (component, value)."""

    def __init__(self, values):
        self.values = dict(values)
        self.components = list(self.values)
        self.with_value = {}
        for component, value in self.values.items():
            self.with_value.setdefault(value, []).append(component)

    def nim_sum(self, row):
        return nim_sum(map(self.values.__getitem__, row))

    def p_position(self, rng, length, start=()):
        """Return a P-position of `length` components: `start` and random components."""
        while True:
            others = range(length - len(start) - 1)
            row = [*start, *(rng.choice(self.components) for _ in others)]
            if fitting := self.with_value.get(self.nim_sum(row)):
                return [*row, rng.choice(fitting)]

    def completed(self, rng, row):
        """Return a P-position: `row` and one more component, or several if one is not enough."""
        row = list(row)
        while not (fitting := self.with_value.get(self.nim_sum(row))):
            row.append(rng.choice(self.components))
        return [*row, rng.choice(fitting)]
