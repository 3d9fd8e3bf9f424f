"""LightOJ 1296 - Again Stone Game: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement

EVERY = "every row of 1 to 3 piles of 1 to 15"

MAX_TESTS, MAX_PILES, MAX_PILE = 100, 1000, 10**9


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        piles = reader.count("n", 1, MAX_PILES)
        reader.line_end()
        reader.integers("pile", piles, 1, MAX_PILE)
        reader.line_end()


def text(positions):
    lines = [str(len(positions))]
    for piles in positions:
        lines.append(str(len(piles)))
        lines.append(" ".join(map(str, piles)))
    return "\n".join([*lines, ""])


def value(pile):
    while pile % 2:
        pile //= 2
    return pile // 2


def piles_of_value(wanted, most):
    """All piles of at most `most` with this value; one of 1 to `most` for wanted <= most / 2."""
    pile = 2 * wanted if wanted else 1
    piles = []
    while pile <= most:
        piles.append(pile)
        pile = 2 * pile + 1
    return piles


def p_position(rng, start, most):
    """`start` and one pile more, or with its first pile made smaller first."""
    start = list(start)
    while True:
        nim_sum = 0
        for pile in start:
            nim_sum ^= value(pile)
        if last := piles_of_value(nim_sum, most):
            return [*start, rng.choice(last)]
        start[0] = rng.randint(1, most)


def near(rng, count, piles, most):
    """Half P-positions of 2 to `piles` piles, half one move away from one."""
    positions = []
    while len(positions) < count:
        start = [rng.randint(1, most) for _ in range(rng.randint(1, piles - 1))]
        position = p_position(rng, start, most)
        if len(positions) % 2:
            index = rng.randrange(len(position))
            before = position[index] + rng.randint(1, position[index])
            if before > most:
                continue
            position[index] = before
        rng.shuffle(position)
        positions.append(position)
    rng.shuffle(positions)
    return positions


def random_input(rng, size):
    """One input whose tests, piles and numbers grow with size >= 1."""
    most = min(MAX_PILE, 2 + size**4 * 10)
    positions = []
    for _ in range(rng.randint(1, min(MAX_TESTS, 1 + size))):
        count = rng.randint(1, min(MAX_PILES - 1, 1 + size // 2))
        position = [rng.randint(1, most) for _ in range(count)]
        positions.append(p_position(rng, position, most) if rng.random() < 0.5 else position)
    return text(positions)


def cases():
    every = [p for n in (1, 2, 3) for p in combinations_with_replacement(range(1, 16), n)]
    for start in range(0, len(every), MAX_TESTS):
        yield f"all_{start // MAX_TESTS + 1:02}", text(every[start : start + MAX_TESTS])
    for size in (3, 10, 30, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1296)
    yield "near_small", text(near(rng, MAX_TESTS, 3, 25))
    yield "near_large", text(near(rng, MAX_TESTS, 10, MAX_PILE))
    yield "max_everything", text(list(max_positions(rng)))
    yield "max_least", text([[1]])
    yield "max_ones", text([[1] * (MAX_PILES - i % 2) for i in range(MAX_TESTS)])
    yield "max_greatest", text([[MAX_PILE] * (MAX_PILES - i % 2) for i in range(MAX_TESTS)])


def max_positions(rng):
    """As many and as large piles as allowed, every second position a P-position."""
    for i in range(MAX_TESTS):
        position = [rng.randint(MAX_PILE // 2, MAX_PILE) for _ in range(MAX_PILES - 1)]
        if i % 2:
            yield [*position, MAX_PILE]
        else:
            yield p_position(rng, position, MAX_PILE)
