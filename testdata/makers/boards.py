"""Boards, matrices, and rows of cells with marks."""

from itertools import product

from makers.nim import near
from makers.text import counted, line, lines, shuffled


def counted_matrices(matrices):
    """Return the text of matrices: how many, and for each its sides and its rows."""
    return counted(matrices, lambda rows: line((len(rows), len(rows[0]))) + lines(rows))


def read_matrix(reader, rows, columns, number):
    """Read one matrix that `counted_matrices` wrote; sides and numbers are (name, low, high)."""
    height = reader.count(*rows)
    reader.space()
    width = reader.count(*columns)
    reader.line_end()
    name, low, high = number
    for _ in range(height):
        reader.integers(name, width, low, high)
        reader.line_end()
    return height, width


def read_sides(reader, rows, columns):
    """Read a line with the number of rows and the number of columns; return both.

    `rows` and `columns` are (name, low, high).
    """
    sides = [reader.count(*rows)]
    reader.space()
    sides.append(reader.integer(*columns))
    reader.line_end()
    return sides


def nim_matrices(rng, rows, n, most):
    """Return a matrix for each row of piles. A pile becomes a row of n cells, each at most `most`.

    A pile must have at most n * most stones.
    """

    def spread(stones):
        row = []
        for others in reversed(range(n)):
            row.append(rng.randint(max(0, stones - others * most), min(most, stones)))
            stones -= row[-1]
        return shuffled(rng, row)

    return [[spread(pile) for pile in row] for row in rows]


def every_matrix(rows, columns, numbers):
    """Return every matrix of these numbers. A matrix is a tuple of rows."""
    return product(list(product(numbers, repeat=columns)), repeat=rows)


def every_board(rows, columns, cells):
    """Return every board of the cells in the string `cells`. A board is a tuple of rows."""
    words = ["".join(word) for word in product(cells, repeat=columns)]
    return product(words, repeat=rows)


def marked(rng, cells, count, marks, reach):
    """Return a row of `cells` cells, each "." or a mark.

    Try to put `count` marks on free cells. A mark is left out if an equal mark is at most `reach`
    cells away.
    """
    row = ["."] * cells
    for cell in rng.sample(range(cells), count):
        mark = rng.choice(marks) if len(marks) > 1 else marks
        if mark not in row[max(0, cell - reach) : cell + reach + 1]:
            row[cell] = mark
    return "".join(row)


def near_marked(rng, count, draw, is_lost):
    """Return near P-positions of a game in which a move puts a mark on a free cell.

    draw(rng) draws a row.
    """

    def p_position(rng):
        while not is_lost(row := draw(rng)):
            pass
        return row

    def before(rng, row):  # without one mark
        marks = [cell for cell, mark in enumerate(row) if mark != "."]
        cell = rng.choice(marks) if marks else -1
        return row[:cell] + "." + row[cell + 1 :] if marks else None

    return near(rng, count, p_position, before)


def random_board(rng, rows, columns, cells):
    """Return the rows of a board. A cell that occurs twice in `cells` is drawn twice as often."""
    return ["".join(rng.choices(cells, k=columns)) for _ in range(rows)]
