"""HDU 1907 - John: the input grammar and the generated cases."""

import random
from itertools import product

EVERY = "every row of 1 to 4 colours of 1 to 7 candies"

MAX_TESTS, MAX_COLOURS, MAX_CANDIES = 474, 47, 4747


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        colours = reader.count("N", 1, MAX_COLOURS)
        reader.line_end()
        reader.integers("A", colours, 1, MAX_CANDIES)
        reader.line_end()


def text(rows):
    """The input for a list of rows of candies."""
    lines = [str(len(rows))]
    for row in rows:
        lines.append(str(len(row)))
        lines.append(" ".join(map(str, row)))
    return "\n".join([*lines, ""])


def every_row():
    return [row for n in (1, 2, 3, 4) for row in product(range(1, 8), repeat=n)]


def singles(rng, colours, most):
    return [1] * rng.randint(1, colours)


def random_row(rng, colours, most):
    return [rng.randint(1, most) for _ in range(rng.randint(1, colours))]


def p_position(rng, colours, most):
    """A P-position; at times an odd number of singles, else nim-sum 0."""
    if rng.random() < 0.2:
        return [1] * (2 * rng.randint(0, (colours - 1) // 2) + 1)
    while True:
        row = [rng.randint(1, most) for _ in range(rng.randint(1, colours - 1))]
        last = 0
        for candies in row:
            last ^= candies
        row.append(last)
        if 1 <= last <= most and max(row) > 1:
            rng.shuffle(row)
            return row


def one_move_before(rng, row, colours, most):
    """A row from which one move leads to `row`: a larger or a new colour."""
    while True:
        before = list(row)
        at = rng.randint(0, len(row))
        if at < len(row) and row[at] < most:
            before[at] = rng.randint(row[at] + 1, most)
            return before
        if at == len(row) < colours:
            before.insert(rng.randint(0, at), rng.randint(1, most))
            return before


def near_p_positions(rng, tests, colours, most):
    """Half P-positions, half one move away from one."""
    rows = [p_position(rng, colours, most) for _ in range(tests)]
    for test in range(0, tests, 2):
        rows[test] = one_move_before(rng, rows[test], colours, most)
    rng.shuffle(rows)
    return rows


def random_input(rng, size):
    """One input whose rows grow in number, length and candies with size >= 1."""
    tests = rng.randint(1, min(MAX_TESTS, 5 * size))
    colours = min(MAX_COLOURS, 2 + size // 2)
    most = min(MAX_CANDIES, 2 + size * size // 2)
    kinds = (singles, random_row, p_position)
    return text([rng.choice(kinds)(rng, colours, most) for _ in range(tests)])


def cases():
    rows = every_row()
    for start in range(0, len(rows), MAX_TESTS):
        yield f"all_{start // MAX_TESTS + 1:02}", text(rows[start : start + MAX_TESTS])
    for size in (5, 20, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1907)
    yield "near_small", text(near_p_positions(rng, MAX_TESTS, 5, 8))
    yield "near_large", text(near_p_positions(rng, MAX_TESTS, 20, MAX_CANDIES))
    yield "max_least", text([[1]])
    yield "max_single_candies", text(one_larger(rng, (1, 1, 2, 3)))
    yield "max_one_larger", text(one_larger(rng, (MAX_CANDIES - 1, MAX_CANDIES)))
    yield "max_everything", text([full_row(rng, test) for test in range(MAX_TESTS)])


def one_larger(rng, sizes):
    """Rows of every length, of singles apart from one colour of a size of `sizes`."""
    rows = []
    for colours in range(1, MAX_COLOURS + 1):
        for size in sizes:
            row = [1] * (colours - 1) + [size]
            rng.shuffle(row)
            rows.append(row)
    return rows


def full_row(rng, test):
    """A row of the greatest length; half of them are P-positions."""
    while True:
        row = [MAX_CANDIES] + [rng.randint(1, MAX_CANDIES) for _ in range(MAX_COLOURS - 2)]
        last = rng.randint(1, MAX_CANDIES)
        if test % 2:
            last = 0
            for candies in row:
                last ^= candies
        if 1 <= last <= MAX_CANDIES:
            row.append(last)
            rng.shuffle(row)
            return row
