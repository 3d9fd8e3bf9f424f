"""LightOJ 1192 - Left Right: the input grammar and the generated cases."""

import random
from itertools import accumulate, combinations

from makers.nim import near_nim, nim_columns, nim_rows
from makers.text import counted, line, parts, random_cases
from makers.text import random_row, read_count, shuffled

EVERY = "every row of 11 cells on which the first player can move"

MAX_TESTS, MAX_PAIRS, MAX_CELL, COLUMNS = 200, 100, 10**9, 28


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        pieces = reader.integers("cell", 2 * read_count(reader, "k", MAX_PAIRS), 0, MAX_CELL)
        reader.require(all(a < b for a, b in zip(pieces, pieces[1:])), "cells in ascending order")
        reader.require(any(gaps(pieces)), "a grey piece that can move")
        reader.line_end()


def gaps(pieces):
    return [white - grey - 1 for grey, white in zip(pieces[::2], pieces[1::2])]


def text(rows):
    return counted(rows, lambda pieces: f"{len(pieces) // 2}\n{line(pieces)}")


def placed(rng, rows, most=MAX_CELL):
    """For each row of gaps, pairs with these gaps on the cells 0 to `most`, all spaces random."""
    for row in rows:
        spare = most + 1 - sum(row) - 2 * len(row)
        spaces = sorted(random_row(rng, len(row), 0, spare))
        greys = map(sum, zip(spaces, accumulate((gap + 2 for gap in row), initial=0)))
        yield [cell for grey, gap in zip(greys, row) for cell in (grey, grey + gap + 1)]


def random_input(rng, size):
    """One input whose tests, pairs and gaps grow with size >= 1; every second is lost."""
    count, longest = rng.randint(1, min(MAX_TESTS, 1 + 2 * size)), min(MAX_PAIRS, 1 + size)
    most = min(MAX_CELL // longest - 2, 1 + size**4 // 20)
    rows = [row for row in nim_rows(rng, count, 1, longest, 0, most) if any(row)] or [[1]]
    return text(placed(rng, rows, min(MAX_CELL, longest * (most + 3))))


def cases():
    rows = [row for length in range(2, 12, 2) for row in combinations(range(11), length) if any(gaps(row))]
    yield from parts("all", rows, MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1192)
    yield "near_small", text(placed(rng, near_nim(rng, MAX_TESTS, 3, 0, 4, any), 20))
    yield "near_large", text(placed(rng, near_nim(rng, MAX_TESTS, 3, 0, MAX_CELL // 3 - 2, any)))
    yield "near_long", text(placed(rng, near_nim(rng, MAX_TESTS, MAX_PAIRS, 0, MAX_CELL // MAX_PAIRS - 2, any)))
    columns = (nim_columns(rng, n, range(COLUMNS), 0, MAX_CELL // 3 - 2) for n in (2, 3))
    yield "near_columns", text(placed(rng, filter(any, shuffled(rng, sum(columns, [])))))
    rows = nim_rows(rng, MAX_TESTS, MAX_PAIRS, MAX_PAIRS, 0, MAX_CELL // MAX_PAIRS - 2)
    yield "max_pieces", text(placed(rng, rows))
    yield "max_least", text([[0, MAX_CELL]])
