"""Luogu P2490 - Black and White Chess: the input grammar and the generated cases."""

from makers.text import line, random_cases

EVERY = "every n up to 11 with every k and d, and each with all its placements"

MAX_CELLS, MAX_PIECES = 10**4, 100


def validate(reader):
    reader.position()
    n = reader.integer("n", 2, MAX_CELLS)
    reader.space()
    k = reader.integer("k", 2, MAX_PIECES)
    reader.require(k % 2 == 0 and k <= n, f"an even number of at most {n} pieces")
    reader.space()
    d = reader.integer("d", 1, MAX_PIECES)
    reader.require(d <= k, f"at most k = {k}")
    reader.line_end()


def random_input(rng, size):
    """One question whose strip and pieces grow with size >= 1; d is small more often."""
    n = rng.randint(2, min(MAX_CELLS, 4 + size * size))
    k = 2 * rng.randint(1, min(MAX_PIECES, n) // 2)
    d = rng.choice((1, 2, rng.randint(1, k), rng.randint(1, 1 + k // 4)))
    return line((n, k, d))


def cases():
    for n in range(2, 12):
        for k in range(2, n + 1, 2):
            for d in range(1, k + 1):
                yield f"all_{n:02}_{k:02}_{d:02}", line((n, k, d))
    for n, k, d in ((12, 8, 2), (14, 6, 1), (14, 6, 2), (14, 10, 3), (13, 4, 1)):
        yield f"near_{n}_{k}_{d}", line((n, k, d))
    for d, place in ((1, 1024), (1, 2048), (1, 4096), (2, 2048), (3, 2048), (4, 1024)):
        for less in (0, 1):  # the last place that d + 1 gaps can have, and one cell less
            k = 2 * d + 2
            yield f"near_place_{place}_{d}_less_{less}", line((k + (d + 1) * place - less, k, d))
    yield from random_cases(random_input, *range(4, 100, 4))
    for d in (1, 2, 3, 7, 24, 25, 49, 50, 100):
        yield f"max_{d}", line((MAX_CELLS, MAX_PIECES, d))
    for n, k, d in ((10000, 2, 1), (10000, 4, 1), (9999, 98, 2), (100, 100, 1), (102, 100, 1)):
        yield f"max_{n}_{k}_{d}", line((n, k, d))
