"""Luogu P1971 - Rabbit and Egg Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.boards import random_board, read_sides
from makers.text import line, lines, random_cases

EVERY = "every game on one row or column of up to 5 cells, on 2 x 2 and, up to mirror images, on 2 x 3 or 3 x 2"

MAX_SIDE = 40
MAX_K = (MAX_SIDE**2 - 1) // 2
WHITE, BLACK, HOLE = "OX."


def validate(reader):
    reader.position()
    n, m = read_sides(reader, ("n", 1, MAX_SIDE), ("m", 1, MAX_SIDE))
    rows = []
    for _ in range(n):
        rows.append(reader.word("row", WHITE + BLACK + HOLE, m))
        reader.line_end()
    reader.require("".join(rows).count(HOLE) == 1, "the last row of a board with one empty cell")
    k = reader.count("k", 1, MAX_K)
    reader.line_end()
    play = Play(rows)

    def move(x, y):
        return None if play.move((x - 1, y - 1)) else "a piece that may be moved"

    reader.rows(2 * k, ("x", 1, MAX_SIDE), ("y", 1, MAX_SIDE), demand=move, are_positions=False)
    reader.require(not play.options(), "the last move of a game that the Egg has won")


class Play:
    """A board, and the moves made on it."""

    def __init__(self, rows):
        self.rows, self.moves = [[*row] for row in rows], []
        [self.hole] = [(i, row.index(HOLE)) for i, row in enumerate(rows) if HOLE in row]

    def options(self):
        """The cells from which the player to move can take a piece."""
        own, (x, y) = (WHITE, BLACK)[len(self.moves) % 2], self.hole
        beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return [(i, j) for i, j in beside if 0 <= i < len(self.rows) and 0 <= j < len(self.rows[0]) and self.rows[i][j] == own]

    def move(self, cell):
        """Makes the move if it is possible."""
        if cell not in self.options():
            return False
        (x, y), (i, j) = self.hole, cell
        self.rows[x][y], self.rows[i][j], self.hole = self.rows[i][j], HOLE, cell
        self.moves.append(cell)
        return True


def text(rows, moves):
    return (
        line((len(rows), len(rows[0])))
        + "".join("".join(row) + "\n" for row in rows)
        + f"{len(moves) // 2}\n"
        + lines((x + 1, y + 1) for x, y in moves)
    )


def every_game(n, m):
    """Every board with every game on it that the Egg wins, k >= 1, as (rows, moves)."""
    for cells in product(WHITE + BLACK + HOLE, repeat=n * m):
        if cells.count(HOLE) == 1:
            rows = ["".join(cells[i * m : (i + 1) * m]) for i in range(n)]
            begun = [[]]
            for moves in begun:
                play = Play(rows)
                all(play.move(cell) for cell in moves)
                options = play.options()
                begun += [[*moves, cell] for cell in options]
                if moves and not options and len(moves) % 2 == 0:
                    yield rows, moves


def mirrored(rows, moves, up, left):
    """The game seen in mirrors."""
    n, m = len(rows), len(rows[0])
    rows = [row[:: -1 if left else 1] for row in rows[:: -1 if up else 1]]
    return rows, [(n - 1 - x if up else x, m - 1 - y if left else y) for x, y in moves]


def transposed(rows, moves):
    return ["".join(column) for column in zip(*rows)], [(y, x) for x, y in moves]


def small_games():
    for m in range(3, 6):
        for number, game in enumerate(every_game(1, m)):
            yield transposed(*game) if number % 2 else game
    yield from every_game(2, 2)
    games = list(every_game(2, 3))
    for number, game in enumerate(games):
        if not any(mirrored(*game, up, left) in games[:number] for up, left in ((0, 1), (1, 0), (1, 1))):
            yield transposed(*game) if number % 2 else game


def played(rng, rows, care):
    """The game on the board, played to its end. With the chance `care` a move goes where the
    opponent has the fewest moves, so few cells remain."""
    play = Play(rows)
    while options := play.options():
        if rng.random() < care:
            options.sort(key=lambda cell: ways_on(play, cell))
            play.move(options[0])
        else:
            play.move(rng.choice(options))
    return play.moves


def ways_on(play, cell):
    """The number of pieces that the other player could then move."""
    x, y = cell
    other = (BLACK, WHITE)[len(play.moves) % 2]
    beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    n, m = len(play.rows), len(play.rows[0])
    return sum(0 <= i < n and 0 <= j < m and play.rows[i][j] == other for i, j in beside)


def chequered(rng, n, m, noise):
    """A board on which the hole can go anywhere, except for the share `noise` of the cells."""
    x, y = rng.randrange(n), rng.randrange(m)
    rows = [[(BLACK, WHITE)[(i + j + x + y + (rng.random() < noise)) % 2] for j in range(m)] for i in range(n)]
    rows[x][y] = HOLE
    return ["".join(row) for row in rows]


def won_game(rng, draw, care=0.5, least=1):
    """A game that the Egg has won, with at least `least` moves of each player, on a board drawn by
    draw()."""
    while True:
        rows = draw()
        moves = played(rng, rows, care)
        if len(moves) % 2 == 0 and len(moves) >= 2 * least:
            return rows, moves


def random_input(rng, size):
    """One game on a board that grows with size >= 1."""

    def draw():
        n, m = rng.choice(((1, 6), (2, 4), (3, 3), (4, 3), (3, 5)))
        if size >= 10:
            n, m = (rng.randint(2, min(MAX_SIDE, 2 + size // 2)) for _ in "nm")
        return chequered(rng, n, m, rng.choice((0, 0.1, 0.2, 0.3)))

    return text(*won_game(rng, draw, rng.random(), rng.choice((1, 2))))


def snake(n, m):
    """The hole goes along all rows in turn. If the Egg needs it to win, the last cell has the wrong
    colour."""
    path = [(i, j) for i in range(n) for j in (range(m) if i % 2 == 0 else reversed(range(m)))]
    rows = [[(BLACK, WHITE)[(i + j) % 2] for j in range(m)] for i in range(n)]
    rows[0][0] = HOLE
    if len(path) % 2 == 0:
        i, j = path.pop()
        rows[i][j] = BLACK
    return ["".join(row) for row in rows], path[1:]


def cases():
    for number, game in enumerate(small_games(), 1):
        yield f"all_small_{number:02}", text(*game)
    for seed in range(4):
        for name, case in random_cases(random_input, *range(1 + seed, 10, 4), 12 + seed, 20 + seed, 40 + seed):
            yield name, case
    rng = random.Random(1971)
    for number in range(8):
        n, m = ((3, 4), (4, 4), (6, 7), (12, 9))[number % 4]
        rows, moves = won_game(rng, lambda n=n, m=m: chequered(rng, n, m, 0.1), 0.6, 2)
        yield f"near_{number}_game", text(rows, moves)
        yield f"near_{number}_changed", text(changed(rng, rows, moves), moves)
    yield from max_cases(rng)


def changed(rng, rows, moves):
    """The board with other colours on some cells that the game does not use; the Egg still wins."""
    last = moves[-1]
    path = {*moves}
    board = [[*row] for row in rows]
    for i, row in enumerate(rows):
        for j, cell in enumerate(row):
            if cell != HOLE and (i, j) not in path and abs(i - last[0]) + abs(j - last[1]) > 1 and rng.random() < 0.3:
                board[i][j] = rng.choice(WHITE + BLACK)
    return ["".join(row) for row in board]


def max_cases(rng):
    """The largest boards: all cells in a row, at random, with long games, with short ones."""
    for n, m in ((40, 40), (39, 40), (40, 39), (39, 39), (40, 1), (1, 40)):
        yield f"max_snake_{n}_{m}", text(*snake(n, m))
    for number, noise in enumerate((0, 0, 0.02, 0.05, 0.1)):
        game = won_game(rng, lambda noise=noise: chequered(rng, MAX_SIDE, MAX_SIDE, noise), 0.95 - number / 50, 25)
        yield f"max_long_game_{number}", text(*game)
    yield "max_random_board", text(*won_game(rng, lambda: holed(rng, random_board(rng, 40, 40, WHITE + BLACK)), 0.5, 2))
    yield "max_one_way", text(*won_game(rng, lambda: chequered(rng, 2, MAX_SIDE, 0), 0.9, 5))


def holed(rng, rows):
    """The board with this cell empty."""
    i, j = rng.randrange(len(rows)), rng.randrange(len(rows[0]))
    return [row[:j] + HOLE + row[j + 1 :] if number == i else row for number, row in enumerate(rows)]
