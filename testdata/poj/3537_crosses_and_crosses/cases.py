"""POJ 3537 - Crosses and Crosses: the input grammar and the generated cases."""

import random

from makers.nim import row_values
from makers.text import line, random_cases

EVERY = "every row of 3 to 22 cells"

LEAST, MOST, SEARCHED = 3, 2000, 22


def validate(reader):
    reader.position()
    reader.integer("n", LEAST, MOST)
    reader.line_end()


def lost_rows():
    """All rows that the second player wins. In a row longer by 2, a cross takes 3 cells."""
    return [n - 2 for n, value in enumerate(row_values(MOST + 2, 3)) if n > LEAST and value == 0]


def position(n):
    return f"{n}\n"


def random_input(rng, size):
    """One row, lost half of the time, that grows with size >= 1."""
    most = min(MOST, 5 + size * size // 5)
    if rng.random() < 0.5:
        return line([rng.choice([6, *(n for n in lost_rows() if n <= most)])])
    return line([rng.randint(LEAST, most)])


def cases():
    for n in range(LEAST, SEARCHED + 1):
        yield f"all_{n}", line([n])
    yield from random_cases(random_input, 6, 10, 20, 40, 60, 80, 90, 100)
    rng = random.Random(3537)
    lost = lost_rows()
    for n in lost:
        yield f"near_{n}_lost", line([n])
        yield f"near_{n}_won", line([rng.choice([near for near in range(n - 2, n + 4) if near not in lost])])
    yield "max_most", line([MOST])
    yield "max_odd", line([MOST - 1])
