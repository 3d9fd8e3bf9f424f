"""HDU 3537 - Daizhenyang's Coin: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_sum
from makers.text import headed, line, random_cases, random_row, shuffled

EVERY = "every set of heads among 13 coins"

MAX_HEADS, MAX_PLACE = 100, 10**8 - 1


def validate(reader):
    while True:
        reader.position()
        is_count = not reader.text.startswith("0\n", reader.at)  # else no line follows
        heads = reader.integer("n", 0, MAX_HEADS, is_count)
        reader.line_end()
        if heads:
            reader.integers("a", heads, 0, MAX_PLACE)
            reader.line_end()
        if reader.at_end():
            return


def text(rows):
    return "".join(headed(row) if row else line([0]) for row in rows)


def p_position(rng, most_heads, most):
    """An even number of different places with xor 0."""
    while True:
        count = 2 * rng.randint(0, most_heads // 2)
        row = random_row(rng, count - 1, 0, most)
        row += [nim_sum(row)] if count else []
        if len({*row}) == len(row) and max(row, default=0) <= most:
            return row


def before(rng, row, most):
    """The row before a move of up to three coins, the rightmost of them turned to tails."""
    turned = {rng.randint(0, most) for _ in range(rng.randint(1, 3))}
    return None if max(turned) in row else shuffled(rng, {*row} ^ turned)


def repeated(rng, row, chance):
    """The row with some places repeated."""
    return shuffled(rng, row + [place for place in row for _ in range(2) if rng.random() < chance])


def near_p(rng, count, most_heads, most, chance=0.0):
    """Half P-positions, half one move before one."""
    rows = near(
        rng,
        count,
        lambda rng: p_position(rng, most_heads, most),
        lambda rng, row: before(rng, row, most),
        lambda row: len(row) <= MAX_HEADS,
    )
    return [repeated(rng, row, chance if 3 * len(row) <= MAX_HEADS else 0) for row in rows]


def random_input(rng, size):
    """One input whose rows grow in number, heads and places with size >= 1."""
    most = min(MAX_PLACE, 3 + size * rng.choice((1, size**3)))  # small ones are played
    return text(near_p(rng, rng.randint(1, 3 * size), min(30, 1 + size // 2), most, rng.choice((0, 0.2))))


def cases():
    rng = random.Random(3537)
    sets = [[place for place in range(13) if mask >> place & 1] for mask in range(1 << 13)]
    yield "all_small", text(shuffled(rng, row) for row in sets)
    yield from random_cases(random_input, 4, 10, 30, 100)
    yield "near_small", text(near_p(rng, 1000, 6, 12))
    yield "near_repeated", text(near_p(rng, 1000, 6, 12, 0.3))
    yield "near_large", text(near_p(rng, 1000, 20, MAX_PLACE, 0.1))
    yield "near_same_xor", text(same_xor(rng, 500))
    yield "max_heads", text(near_p(rng, 300, MAX_HEADS, MAX_PLACE) + [*full_rows(rng)])
    yield "max_places", text([[place] for place in (0, MAX_PLACE, MAX_PLACE - 1, 2**26, 2**26 - 1)])


def same_xor(rng, count):
    """Rows of xor 0 with an odd number of heads; every second row has one more head at 0."""
    rows = []
    while len(rows) < count:
        row = random_row(rng, rng.choice((2, 4, 8)), 1, 2**26)
        row.append(nim_sum(row))
        if 0 not in row and len({*row}) == len(row):
            rows.append(row + [0] * (len(rows) % 2))
    return shuffled(rng, rows)


def full_rows(rng):
    """The most places: one place repeated, two places repeated, all places different."""
    yield [0] * MAX_HEADS
    yield [MAX_PLACE] * MAX_HEADS
    yield shuffled(rng, [0, 1, 2, 3] * (MAX_HEADS // 4))
    yield [*range(MAX_HEADS)]
    yield [MAX_PLACE - place for place in range(MAX_HEADS)]
