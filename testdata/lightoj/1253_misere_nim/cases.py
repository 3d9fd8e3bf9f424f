"""LightOJ 1253 - Misere Nim: the input grammar and the generated cases."""

import random
from itertools import product

EVERY = "every row of 1 to 4 piles of 1 to 6 stones"

MAX_TESTS, MAX_PILES, MAX_STONES = 200, 100, 10**9


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        piles = reader.count("k", 1, MAX_PILES)
        reader.line_end()
        reader.integers("pile", piles, 1, MAX_STONES)
        reader.line_end()


def text(rows):
    """The input for a list of rows of piles."""
    lines = [str(len(rows))]
    for row in rows:
        lines.append(str(len(row)))
        lines.append(" ".join(map(str, row)))
    return "\n".join([*lines, ""])


def every_row():
    return [row for n in (1, 2, 3, 4) for row in product(range(1, 7), repeat=n)]


def singles(rng, piles, most):
    return [1] * rng.randint(1, piles)


def random_row(rng, piles, most):
    return [rng.randint(1, most) for _ in range(rng.randint(1, piles))]


def p_position(rng, piles, most):
    """A P-position; at times an odd number of singles, else nim-sum 0."""
    if rng.random() < 0.2:
        return [1] * (2 * rng.randint(0, (piles - 1) // 2) + 1)
    while True:
        row = [rng.randint(1, most) for _ in range(rng.randint(1, piles - 1))]
        last = 0
        for stones in row:
            last ^= stones
        row.append(last)
        if 1 <= last <= most and max(row) > 1:
            rng.shuffle(row)
            return row


def one_move_before(rng, row, piles, most):
    """A row from which one move leads to `row`: a larger or a new pile."""
    while True:
        before = list(row)
        at = rng.randint(0, len(row))
        if at < len(row) and row[at] < most:
            before[at] = rng.randint(row[at] + 1, most)
            return before
        if at == len(row) < piles:
            before.insert(rng.randint(0, at), rng.randint(1, most))
            return before


def near_p_positions(rng, tests, piles, most):
    """Half P-positions, half one move away from one."""
    rows = [p_position(rng, piles, most) for _ in range(tests)]
    for test in range(0, tests, 2):
        rows[test] = one_move_before(rng, rows[test], piles, most)
    rng.shuffle(rows)
    return rows


def one_bit_off(rng, tests):
    """Half P-positions, half of a nim-sum that is a power of two, each one in turn."""
    rows = []
    while len(rows) < tests:
        row = p_position(rng, 20, MAX_STONES)
        at, bit = rng.randrange(len(row)), 1 << len(rows) // 2 % 30
        if len(rows) % 2:
            row[at] ^= bit
        if 1 <= row[at] <= MAX_STONES and max(row) > 1:
            rows.append(row)
    rng.shuffle(rows)
    return rows


def random_input(rng, size):
    """One input whose rows grow in number, length and stones with size >= 1."""
    tests = rng.randint(1, min(MAX_TESTS, 5 * size))
    piles = min(MAX_PILES, 2 + size // 2)
    most = min(MAX_STONES, 2 + size**5 // 10)
    kinds = (singles, random_row, p_position)
    return text([rng.choice(kinds)(rng, piles, most) for _ in range(tests)])


def cases():
    rows = every_row()
    for start in range(0, len(rows), MAX_TESTS):
        yield f"all_{start // MAX_TESTS + 1:02}", text(rows[start : start + MAX_TESTS])
    for size in (3, 20, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1253)
    yield "near_small", text(near_p_positions(rng, MAX_TESTS, 5, 9))
    yield "near_large", text(near_p_positions(rng, MAX_TESTS, 20, MAX_STONES))
    yield "near_one_bit_off", text(one_bit_off(rng, MAX_TESTS))
    yield "max_least", text([[1]])
    yield "max_single_stones", text([[1] * piles for piles in range(1, MAX_PILES + 1)])
    yield "max_one_larger_2", text(one_larger(rng, 2))
    yield "max_one_larger", text(one_larger(rng, MAX_STONES))
    yield "max_everything", text([full_row(rng, test) for test in range(MAX_TESTS)])


def one_larger(rng, size):
    """Rows of every length, of singles apart from one pile of `size` stones."""
    rows = []
    for piles in range(1, MAX_PILES + 1):
        row = [1] * (piles - 1) + [size]
        rng.shuffle(row)
        rows.append(row)
    return rows


def full_row(rng, test):
    """A row of the greatest length; half of them are P-positions."""
    while True:
        row = [MAX_STONES] + [rng.randint(1, MAX_STONES) for _ in range(MAX_PILES - 2)]
        last = rng.randint(1, MAX_STONES)
        if test % 2:
            last = 0
            for stones in row:
                last ^= stones
        if 1 <= last <= MAX_STONES:
            row.append(last)
            rng.shuffle(row)
            return row
