"""Luogu P4055 - Game: the input grammar and the generated cases."""

import random

from makers.boards import every_board, random_board, read_sides
from makers.text import random_cases

EVERY = (
    "every maze of 1 or 2 rows and columns, every one of 2 x 3 or its transpose, and within larger mazes"
    " every one of 3 x 3 and of 3 x 4"
)

MAX_SIDE = 100
FREE, WALL = ".", "#"


def validate(reader):
    reader.position()
    n, m = read_sides(reader, ("N", 1, MAX_SIDE), ("M", 1, MAX_SIDE))
    for _ in range(n):
        reader.word("row", FREE + WALL, m)
        reader.line_end()


def text(maze):
    return f"{len(maze)} {len(maze[0])}\n" + "".join(f"{row}\n" for row in maze)


def transposed(maze):
    return ["".join(column) for column in zip(*maze)]


def walled(mazes, side=MAX_SIDE):
    """Mazes of one shape next to each other and below each other, with walls between them."""
    mazes = list(mazes)
    across = side // (len(mazes[0][0]) + 1)
    mazes += [[WALL * len(mazes[0][0])] * len(mazes[0])] * (-len(mazes) % across)
    whole = []
    for start in range(0, len(mazes), across):
        whole += map(WALL.join, zip(*mazes[start : start + across]))
        whole.append(WALL * len(whole[0]))
    return whole[:-1]


def with_pairs(rng, n, m, tries):
    """A maze of disjoint pairs of neighbouring cells, so it has a perfect matching."""
    maze = [[WALL] * m for _ in range(n)]
    for _ in range(tries):
        i, j = rng.randrange(n), rng.randrange(m)
        k, l = rng.choice(((i, j + 1), (i + 1, j)))
        if k < n and l < m and maze[i][j] == maze[k][l] == WALL:
            maze[i][j] = maze[k][l] = FREE
    return maze


def changed(rng, maze, cells):
    """The maze with `cells` cells changed from free to wall or back, as rows of characters."""
    maze = [list(row) for row in maze]
    for _ in range(cells):
        row = rng.choice(maze)
        j = rng.randrange(len(row))
        row[j] = WALL if row[j] == FREE else FREE
    return ["".join(row) for row in maze]


def random_input(rng, size):
    """A maze whose sides grow with size >= 1; half of them have a perfect matching."""
    n, m = (rng.randint(1, min(MAX_SIDE, 2 + size)) for _ in range(2))
    if rng.random() < 0.5:
        return text(changed(rng, with_pairs(rng, n, m, rng.randint(0, 4 * n * m)), 0))
    return text(random_board(rng, n, m, rng.choice(("..#", "...#", "....#", ".#"))))


def snake(n, m, length):
    """One winding corridor of `length` cells."""
    maze = [[WALL] * m for _ in range(n)]
    path = []
    for i in range(n):
        row = [(i, j) for j in range(m)]
        path += row[:: 1 if i % 4 == 0 else -1] if i % 2 == 0 else [(i, m - 1 if i % 4 == 1 else 0)]
    for i, j in path[:length]:
        maze[i][j] = FREE
    return ["".join(row) for row in maze]


def cases():
    for n, m in ((1, 1), (1, 2), (2, 1), (2, 2), (2, 3)):
        for number, maze in enumerate(every_board(n, m, FREE + WALL)):
            maze = transposed(maze) if m == 3 and number % 2 else maze
            yield "_".join(("all", str(n * m), *maze)).replace(FREE, "o").replace(WALL, "x"), text(maze)
    yield "all_walled_3_by_3", text(walled(every_board(3, 3, FREE + WALL)))
    wider = list(every_board(3, 4, FREE + WALL))
    for start in range(0, len(wider), 500):
        yield f"all_walled_3_by_4_{start // 500}", text(walled(wider[start : start + 500]))
    for seed in range(4):
        yield from ((f"{name}_{seed}", case) for name, case in random_cases(random_input, 3 + seed, 20 + seed, 98 - seed))
    rng = random.Random(4055)
    for number in range(12):
        n, m = ((3, 5), (12, 9), (MAX_SIDE, MAX_SIDE))[number % 3]
        maze = with_pairs(rng, n, m, rng.choice((1, 2, 6)) * n * m)
        for cells in (0, 1, 2):
            yield f"near_{n}_{number:02}_changed_{cells}", text(changed(rng, maze, cells))
    yield from max_cases(rng)


def max_cases(rng):
    """The largest mazes: open, with few walls, of corridors, of single cells, and of long teeth."""
    for n, m in ((100, 100), (99, 99), (99, 100), (100, 1), (1, 99)):
        yield f"max_open_{n}_{m}", text([FREE * m] * n)
    for tenths in (1, 2, 3, 4):
        maze = random_board(rng, MAX_SIDE, MAX_SIDE, WALL * tenths + FREE * (10 - tenths))
        yield f"max_walls_{tenths}", text(maze)
    yield "max_corridor", text(snake(MAX_SIDE, MAX_SIDE, 5001))
    yield "max_corridor_even", text(snake(MAX_SIDE, MAX_SIDE, 5050))
    yield "max_single_cells", text([(".#" * 50, "#." * 50)[i % 2] for i in range(MAX_SIDE)])
    yield "max_grid", text([FREE * MAX_SIDE if i % 2 else ".#" * 50 for i in range(MAX_SIDE)])
    one_colour = [[FREE if (i + j) % 2 == 0 else WALL for j in range(MAX_SIDE)] for i in range(MAX_SIDE)]
    for _ in range(800):  # cells of the other colour
        i = rng.randrange(MAX_SIDE)
        one_colour[i][2 * rng.randrange(MAX_SIDE // 2) + 1 - i % 2] = FREE
    yield "max_single_cells_and_few", text(["".join(row) for row in one_colour])  # more than 4096 free cells
    yield "max_walls", text([WALL * MAX_SIDE] * MAX_SIDE)
