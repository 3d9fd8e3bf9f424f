"""Luogu P5363 - Moving Coins: the input grammar and the generated cases."""

from makers.text import line, random_cases

EVERY = "every n up to 10 with every m up to n, and each with all its placements"

MAX_CELLS, MAX_COINS = 150000, 50


def validate(reader):
    reader.position()
    reader.integer("n", 1, MAX_CELLS)
    reader.space()
    reader.integer("m", 1, MAX_COINS)
    reader.line_end()


def random_input(rng, size):
    """One question whose strip and coins grow with size >= 1; one in twenty has too many coins."""
    n = rng.randint(1, min(MAX_CELLS, 2 + size * size))
    return line((n, rng.randint(1, min(MAX_COINS, n + rng.randint(1, 20) // 20))))


def cases():
    for n in range(1, 11):
        for m in range(1, n + 1):
            yield f"all_{n:02}_{m:02}", line((n, m))
    for n, m in ((11, 4), (12, 5), (13, 3), (14, 2), (14, 11), (16, 13)):
        yield f"near_{n}_{m}", line((n, m))
    for m in (3, 4, 7):
        for place in (8, 15, 16):  # two gaps with a one there, and one cell less
            for less in (0, 1):
                yield f"near_place_{place}_{m}_less_{less}", line((m + 2 * 2**place - less, m))
    yield from random_cases(random_input, *range(4, 100, 6), 200, 300)
    for m in (1, 2, 3, 25, 26, 48, 49, 50):
        yield f"max_{m}", line((MAX_CELLS, m))
    for n in (50, 51, 52, 149999):
        yield f"max_coins_{n}", line((n, MAX_COINS))
    yield "max_more_coins_than_cells", line((1, MAX_COINS))
