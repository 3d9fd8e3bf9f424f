"""Codeforces 1147F - Zigzag Game: the input grammar and the generated cases."""

import random
from itertools import permutations

from makers.interact import each_player, random_player, read_player
from makers.text import counted, lines, read_count, shuffled

EVERY = "every matrix of 1 or 2 rows, against a perfect, eight random and two resigning players"

MAX_GAMES, MAX_NODES = 50, 50


def validate(reader):
    read_player(reader, may_resign=True)
    for _ in range(read_count(reader, "t", MAX_GAMES)):
        reader.position()
        n = read_count(reader, "n", MAX_NODES)
        weights = []
        for _ in range(n):
            weights += reader.integers("a", n, 1, MAX_NODES**2)
            reader.line_end()
        expected = "each weight from 1 to n^2 once"
        reader.require(sorted(weights) == [*range(1, n * n + 1)], expected)


def games(matrices):
    return counted(matrices, lambda rows: f"{len(rows)}\n" + lines(rows))


def in_rows(weights, n):
    return [weights[row * n : row * n + n] for row in range(n)]


def random_matrix(rng, n):
    return in_rows(shuffled(rng, range(1, n * n + 1)), n)


def with_matching(rng, n, least):
    """Return a matrix with a long game.

    One edge of each node has one of the n least weights, or one of the n largest weights.
    """
    few = shuffled(rng, range(1, n + 1) if least else range(n * n - n + 1, n * n + 1))
    rest = shuffled(rng, {*range(1, n * n + 1)} - {*few})
    columns = shuffled(rng, range(n))
    return [
        [few.pop() if column == columns[row] else rest.pop() for column in range(n)]
        for row in range(n)
    ]


def in_order(rng, n):
    """Return a matrix of the weights in order, with shuffled rows and columns.

    So all nodes of a side have the same preferences.
    """
    rows = shuffled(rng, in_rows(list(range(1, n * n + 1)), n))
    columns = shuffled(rng, range(n))
    return [[row[column] for column in columns] for row in rows]


def any_matrix(rng, n):
    kind = rng.randrange(4)
    if kind == 0:
        return in_order(rng, n)
    return random_matrix(rng, n) if kind == 1 else with_matching(rng, n, kind == 2)


def random_input(rng, size):
    """Return one input. The number of games and their nodes grow with size >= 1."""
    count, most = rng.randint(1, min(1 + size, 10)), min(1 + size, 20)
    matrices = [any_matrix(rng, rng.randint(1, most)) for _ in range(count)]
    return random_player(rng, may_resign=True) + games(matrices)


def cases():
    small = [[[1]], *(in_rows(weights, 2) for weights in permutations(range(1, 5)))]
    yield from each_player("all_small", games(small + small[1:]), 8, (1, 2))
    rng = random.Random(1147)
    for n, count in ((3, 50), (4, 12), (10, 30), (20, 10)):
        matrices = [any_matrix(rng, n) for _ in range(count)]
        yield from each_player(f"random_{n}", games(matrices), 2, (n // 2,))
    shrinking = [any_matrix(rng, n) for n in range(12, 0, -1) for _ in range(3)]
    yield from each_player("random_shrinking", games(shrinking), 2)
    long = [with_matching(rng, MAX_NODES, least) for least in (True, False)]
    yield from each_player("max_long", games(long), 1, (49,))
    large = [in_order(rng, MAX_NODES), random_matrix(rng, MAX_NODES)]
    yield from each_player("max_nodes", games(large), 1)
