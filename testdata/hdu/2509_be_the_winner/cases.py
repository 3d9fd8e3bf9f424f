"""HDU 2509 - Be the Winner: the input grammar and the generated cases."""

import random
from itertools import product

EVERY = "every row of 1 to 4 groups of 1 to 8 apples"

MAX_GROUPS, MAX_APPLES = 100, 100


def validate(reader):
    while True:
        reader.position()
        groups = reader.count("n", 1, MAX_GROUPS)
        reader.line_end()
        reader.integers("group", groups, 1, MAX_APPLES)
        reader.line_end()
        if reader.at_end():
            break
        reader.accept("\n")  # a case may be set off from the next by a blank line


def text(rows, between=""):
    """The input for a list of rows of groups; `between` stands between two."""
    return between.join(f"{len(row)}\n{' '.join(map(str, row))}\n" for row in rows)


def every_row():
    return [row for n in (1, 2, 3, 4) for row in product(range(1, 9), repeat=n)]


def singles(rng, groups, most):
    return [1] * rng.randint(1, groups)


def random_row(rng, groups, most):
    return [rng.randint(1, most) for _ in range(rng.randint(1, groups))]


def p_position(rng, groups, most):
    """A P-position; at times an odd number of singles, else nim-sum 0."""
    if rng.random() < 0.2:
        return [1] * (2 * rng.randint(0, (groups - 1) // 2) + 1)
    while True:
        row = [rng.randint(1, most) for _ in range(rng.randint(1, groups - 1))]
        last = 0
        for apples in row:
            last ^= apples
        row.append(last)
        if 1 <= last <= most and max(row) > 1:
            rng.shuffle(row)
            return row


def one_move_before(rng, row, groups, most):
    """A row from which one move leads to `row`.

    The move takes apples from the end of a group, or all of one, or apples from
    the middle of one, whose parts are two groups of `row`.
    """
    while True:
        before = list(row)
        at = rng.randint(0, len(row))
        if at == len(row):
            if at < groups:
                before.insert(rng.randint(0, at), rng.randint(1, most))
                return before
            continue
        apples = before[at]
        if rng.random() < 0.5 and at > 0:
            apples += before[at - 1]
        if apples < most:
            before[at] = rng.randint(apples + 1, most)
            if apples > row[at]:
                del before[at - 1]
            return before


def near_p_positions(rng, cases, groups, most):
    """Half P-positions, half one move away from one."""
    rows = [p_position(rng, groups, most) for _ in range(cases)]
    for case in range(0, cases, 2):
        rows[case] = one_move_before(rng, rows[case], groups, most)
    rng.shuffle(rows)
    return rows


def random_input(rng, size):
    """One input whose rows grow in number, length and apples with size >= 1."""
    groups = min(MAX_GROUPS, 2 + size // 2)
    most = min(MAX_APPLES, 2 + size)
    kinds = (singles, random_row, p_position)
    rows = [rng.choice(kinds)(rng, groups, most) for _ in range(rng.randint(1, 5 * size))]
    return text(rows, rng.choice(("", "\n")))


def cases():
    yield "all_small", text(every_row())
    for size in (5, 20, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(2509)
    yield "near_small", text(near_p_positions(rng, 300, 4, 8), "\n")
    yield "near_large", text(near_p_positions(rng, 500, 20, MAX_APPLES))
    yield "max_least", text([[1]])
    yield "max_single_apples", text([[1] * n for n in range(1, MAX_GROUPS + 1)], "\n")
    yield "max_one_larger", text(one_larger(rng))
    yield "max_everything", text([full_row(rng, case) for case in range(4000)], "\n")


def one_larger(rng):
    """Rows of every length, of singles apart from one group of every size."""
    rows = []
    for size in range(2, MAX_APPLES + 1):
        row = [1] * (size - 1) + [size]
        rng.shuffle(row)
        rows += [[size], row]
    return rows


def full_row(rng, case):
    """A row of the greatest length; half of them are P-positions."""
    while True:
        row = [rng.randint(1, MAX_APPLES) for _ in range(MAX_GROUPS - 1)]
        last = rng.randint(1, MAX_APPLES)
        if case % 2:
            last = 0
            for apples in row:
                last ^= apples
        if 1 <= last <= MAX_APPLES:
            return [*row, last]
