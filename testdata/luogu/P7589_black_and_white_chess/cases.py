"""Luogu P7589 - Black and White Chess: the input grammar and the generated cases."""

import random

from makers.nim import near_nim, nim_columns, nim_rows, nim_zero
from makers.text import every_sorted_row, line, lines, parts, random_cases, read_count, shuffled

EVERY = "every 1 to 3 lines with gaps of 0 to 3, and 2 lines with gaps of 0 to 6, each with k = 0, 1, 2 and d = 1, 2"

MAX_CASES, MAX_LINES, MAX_K, MAX_D, HIGHEST, FARTHEST = 100, 100, 100, 20, 100, 1000
MAX_GAP = 2 * FARTHEST - 1
PLACES = MAX_GAP.bit_length()


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_CASES)):
        reader.line_end()
        reader.position()
        n = reader.count("n", 1, MAX_LINES)
        reader.space()
        reader.integer("k", 0, MAX_K)
        reader.space()
        reader.integer("d", 1, MAX_D)
        reader.line_end()
        columns = ("y", -HIGHEST, HIGHEST), ("b", -FARTHEST, FARTHEST), ("w", -FARTHEST, FARTHEST)
        rows = reader.rows(n, *columns, are_positions=False, demand=fault)
        reader.require(len({y for y, *_ in rows}) == n, "lines of different heights")


def fault(_, b, w):
    return None if b != w else "two different places"


def text(games):
    """The input for games (k, d, lines)."""
    blocks = (line((len(rows), k, d)) + lines(rows) for k, d, rows in games)
    games = [*blocks]
    return "\n".join([line([len(games)]), *games])


def placed(rng, gaps, farthest=FARTHEST):
    """A line for each gap, at a random height, with the pieces at random places."""
    rows = []
    for y, gap in zip(rng.sample(range(-HIGHEST, HIGHEST + 1), len(gaps)), gaps):
        first = rng.randint(-farthest, farthest - gap - 1)
        rows.append([y, *shuffled(rng, (first, first + gap + 1))])
    return rows


def games(rng, rows_of_gaps, farthest=FARTHEST):
    """A game for each row of gaps, with random k and d."""
    for gaps in rows_of_gaps:
        yield rng.choice((0, 1, 2, rng.randint(0, MAX_K))), rng.randint(1, MAX_D), placed(rng, gaps, farthest)


def cell(one, other):
    """The gaps of two lines, with k = d = 1."""
    return text([(1, 1, [(0, 0, one + 1), (1, 0, other + 1)])])


def random_input(rng, size):
    """One input whose games, lines and gaps grow with size >= 1; every second is lost."""
    longest, most = min(MAX_LINES, 1 + size // 2), min(MAX_GAP, 1 + size * size // 5)
    rows = nim_rows(rng, rng.randint(1, min(MAX_CASES, 1 + size)), 1, longest, 0, most)
    return text(games(rng, rows))


def cases():
    rng = random.Random(7589)
    gaps = every_sorted_row((1, 2, 3), range(4)) + [row for row in every_sorted_row((2,), range(7)) if row[1] > 3]
    every = [(k, d, placed(rng, row, 9)) for row in gaps for k in (0, 1, 2) for d in (1, 2)]
    yield from parts("all", every, MAX_CASES, text)
    yield from random_cases(random_input, 5, 10, 20, 40, 70, 100)
    yield "near_small", text(games(rng, near_nim(rng, MAX_CASES, 4, 0, 6)))
    yield "near_large", text(games(rng, near_nim(rng, MAX_CASES, 20, 0, MAX_GAP)))
    for n in (2, 3, 9, 30):
        yield f"near_places_{n}", text(games(rng, shuffled(rng, nim_columns(rng, n, range(PLACES), 0, MAX_GAP))))
    yield "max_lines", text(max_lines(rng))
    yield "max_one_case", text([(0, 1, [(HIGHEST, -FARTHEST, FARTHEST)])])


def max_lines(rng):
    """The most games of the most lines, also with the smallest and the largest gaps."""
    heights = range(-HIGHEST, HIGHEST + 1)[::2][:MAX_LINES]
    yield 0, MAX_D, [(y, -FARTHEST, FARTHEST) for y in heights]
    yield MAX_K, MAX_D, [(y, FARTHEST, -FARTHEST) for y in heights[1:]]
    yield MAX_K, 1, [(y, FARTHEST, FARTHEST - 1) for y in heights]
    rows = near_nim(rng, 67, MAX_LINES, 0, MAX_GAP) + [nim_zero(rng, MAX_LINES, 0, MAX_GAP) for _ in range(30)]
    for _, _, row in games(rng, rows):
        yield MAX_K, MAX_D, row
