"""HDU 1730 - Northcott Game: the input grammar and the generated cases."""

import random
from itertools import cycle, permutations

from makers.nim import near_nim, nim_columns, nim_rows, nim_zero
from makers.text import every_sorted_row, line, lines
from makers.boards import read_sides
from makers.text import random_cases, shuffled

EVERY = "every board of 1 to 3 rows and 2 to 5 columns, and of 1 to 2 rows and 6 to 8 columns, with the rows in one order"

MAX_ROWS, MAX_COLUMNS = 1000, 100
MAX_GAP, PLACES = MAX_COLUMNS - 2, 7


def validate(reader):
    while True:
        reader.position()
        n, m = read_sides(reader, ("n", 1, MAX_ROWS), ("m", 2, MAX_COLUMNS))
        piece = 1, MAX_COLUMNS
        reader.rows(n, ("T", *piece), ("J", *piece), demand=lambda *row: fault(m, *row), are_positions=False)
        if reader.at_end():
            return
        while reader.accept("\n"):
            pass


def fault(m, tom, jerry):
    return None if tom != jerry and max(tom, jerry) <= m else f"two columns from 1 to {m}"


def text(boards, empty_lines=(1,)):
    """The input for boards (m, rows), with these numbers of empty lines between them, in turn."""
    written = (line((len(rows), m)) + lines(rows) + "\n" * n for (m, rows), n in zip(boards, cycle(empty_lines)))
    return "".join(written).rstrip("\n") + "\n"


def placed(rng, rows_of_gaps, most=MAX_COLUMNS):
    """For each row of gaps a board of up to `most` columns, with its pieces at random places."""
    for gaps in rows_of_gaps:
        m = rng.randint(max(gaps) + 2, most)
        firsts = [rng.randint(1, m - gap - 1) for gap in gaps]
        yield m, [shuffled(rng, (first, first + gap + 1)) for first, gap in zip(firsts, gaps)]


def random_input(rng, size):
    """One input whose boards and their numbers grow with size >= 1; every second is lost."""
    longest, most = min(MAX_ROWS, 1 + size * size // 20), min(MAX_GAP, 1 + size)
    boards = placed(rng, nim_rows(rng, rng.randint(1, 1 + size), 1, longest, 0, most), most + 2)
    return text(boards, [rng.randint(0, 3) for _ in range(size)])


def cases():
    boards = [(m, n) for m in range(2, 9) for n in ((1, 2, 3) if m < 6 else (1, 2))]
    rows = ((m, rows) for m, n in boards for rows in every_sorted_row([n], list(permutations(range(1, m + 1), 2))))
    yield "all_small", text(rows)
    yield from random_cases(random_input, 6, 20, 60, 100)
    rng = random.Random(1730)
    yield "near_small", text(placed(rng, near_nim(rng, 300, 3, 0, 3), 5))
    yield "near_large", text(placed(rng, near_nim(rng, 600, 20, 0, MAX_GAP)))
    columns = (nim_columns(rng, n, range(PLACES), 0, MAX_GAP) for n in (2, 3, 9, 30))
    yield "near_places", text(placed(rng, shuffled(rng, sum(columns, []))), (0, 2))
    yield "max_rows", text(max_rows(rng))
    yield "max_boards", text(placed(rng, near_nim(rng, 20000, 3, 0, MAX_GAP)), (0,))


def max_rows(rng):
    """Boards of the most rows, also with the smallest and the largest gaps."""
    yield 2, [(1, 2)] * MAX_ROWS
    yield MAX_COLUMNS, [(1, MAX_COLUMNS)] * MAX_ROWS
    yield MAX_COLUMNS, [(MAX_COLUMNS, 1)] * (MAX_ROWS - 1)
    yield MAX_COLUMNS, [(1, MAX_COLUMNS)]
    yield from placed(rng, near_nim(rng, 60, MAX_ROWS, 0, MAX_GAP))
    yield from placed(rng, (nim_zero(rng, MAX_ROWS, 0, MAX_GAP) for _ in range(20)))
