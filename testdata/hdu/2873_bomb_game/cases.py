"""HDU 2873 - Bomb Game: the input grammar and the generated cases.

A position is (n, m, bombs); the bombs are a set of cells, numbered from 0.
"""

import random
from functools import cache
from itertools import product

from makers.boards import every_board
from makers.nim import mex, near, nim_sum
from makers.text import line, random_cases

EVERY = "every board of up to 12 cells"

MAX_SIDE = 50


def validate(reader):
    while not reader.accept("0 0\n"):
        reader.position()
        n = reader.count("n", 1, MAX_SIDE)
        reader.space()
        m = reader.integer("m", 1, MAX_SIDE)
        reader.line_end()
        for _ in range(n):
            reader.word("row", ".#", m)
            reader.line_end()


def text(boards):
    """The input for a list of boards, each as its rows."""
    return "".join(line([len(rows), len(rows[0])]) + "\n".join(rows) + "\n" for rows in boards) + "0 0\n"


def rows_of(position):
    n, m, bombs = position
    rows = [["."] * m for _ in range(n)]
    for p, q in bombs:
        rows[p][q] = "#"
    return list(map("".join, rows))


@cache
def values():
    """The value of each cell."""
    found = {}
    for p, q in product(range(MAX_SIDE), repeat=2):
        above, left = ({found[u, q] for u in range(p)}, {found[p, v] for v in range(q)})
        found[p, q] = mex(a ^ b for a in above or {0} for b in left or {0}) if p + q else 0
    return found


@cache
def cells_by_value(n, m):
    """The cells of a board: for each value the cells with it."""
    cells, by_value = list(product(range(n), range(m))), {}
    for cell in cells:
        by_value.setdefault(values()[cell], []).append(cell)
    return cells, by_value


def p_position(rng, n, m):
    cells, by_value = cells_by_value(n, m)
    bombs = set(rng.sample(cells, rng.randint(0, n * m)))
    missing = nim_sum(map(values().__getitem__, bombs))
    while not (fitting := by_value.get(missing)):
        cell = rng.choice(cells)
        bombs ^= {cell}
        missing ^= values()[cell]
    return n, m, bombs ^ {rng.choice(fitting)}


def before(rng, position):
    """A position with an explosion that leads to this one; None if no draw finds one."""
    n, m, bombs = position
    p, q = rng.choice([(p, q) for p in range(n) for q in range(m) if p + q])
    new = [(rng.randrange(p), q)] if p else []
    new += [(p, rng.randrange(q))] if q else []
    return None if (p, q) in bombs else (n, m, bombs ^ {(p, q), *new})


def near_p(rng, count, least, most):
    """Half P-positions, half one explosion before one, on boards of 2 cells at least."""
    sides = [(n, m) for n, m in product(range(least, most + 1), repeat=2) if n * m > 1]
    return map(rows_of, near(rng, count, lambda rng: p_position(rng, *rng.choice(sides)), before))


def extremes():
    yield "the greatest Grundy value of a bomb", max(values().values()), greatest_values


def greatest_values(text):
    rows = iter(text.splitlines()[:-1])
    for sides in rows:
        board = [next(rows) for _ in range(int(sides.split()[0]))]
        bombs = ((p, q) for p, row in enumerate(board) for q, cell in enumerate(row) if cell == "#")
        yield max((values()[cell] for cell in bombs), default=0)


def random_input(rng, size):
    """One input of boards whose number and sides grow with size >= 1."""
    return text(near_p(rng, rng.randint(1, 2 * size), 1, min(MAX_SIDE, 2 + size // 3)))


def cases():
    shapes = [(n, m) for n, m in product(range(1, 13), repeat=2) if n * m <= 12]
    yield "all_small", text(board for n, m in shapes for board in every_board(n, m, ".#"))
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(2873)
    yield "near_small", text(near_p(rng, 400, 1, 4))
    yield "near_large", text(near_p(rng, 400, 20, MAX_SIDE))
    yield "max_boards", text(near_p(rng, 400, MAX_SIDE, MAX_SIDE))
    yield "max_small_boards", text(near_p(rng, 20000, 1, 5))
    yield "max_least", text([["#"]])
    alone = [(p + 1, q + 1, {(p, q)}) for p, q in product(range(MAX_SIDE), repeat=2)]
    yield "max_each_bomb_alone", text(map(rows_of, rng.sample(alone, 500)))
