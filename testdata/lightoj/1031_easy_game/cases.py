"""LightOJ 1031 - Easy Game: the input grammar and the generated cases."""

import random

from makers.text import every_row, headed, line, parts, random_cases, random_row, read_headed

EVERY = "every row of 1 to 4 numbers -2 to 2, and of 5 numbers -2, 1 or 3"

MAX_TESTS, MAX_N, MAX_A = 100, 100, 9999


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.line_end()
        read_headed(reader, ("n", 1, MAX_N), ("a", -MAX_A, MAX_A))


def text(rows):
    return line([len(rows)]) + "".join("\n" + headed(row) for row in rows)


def cell(first, last):
    """The numbers on either side of a -5."""
    return text([[first, -5, last]])


def random_input(rng, size):
    """Some rows whose number, length and numbers grow with size >= 1."""
    rows = []
    for _ in range(rng.randint(1, min(MAX_TESTS, 1 + size))):
        most = rng.choice((1, 2, 9, min(MAX_A, 3 + size), MAX_A))
        rows.append(random_row(rng, rng.randint(1, min(MAX_N, 2 + size // 2)), -most, most))
    return text(rows)


def values(row):
    """The values of all moves, in order, from the table of all stretches."""
    lead, sums = {}, [0]
    for number in row:
        sums.append(sums[-1] + number)
    for length in range(1, len(row) + 1):
        for l in range(len(row) + 1 - length):
            r = l + length
            found = [sums[r] - sums[l]]
            for cut in range(l + 1, r):
                found.append(sums[cut] - sums[l] - lead[cut, r])
                found.append(sums[r] - sums[cut] - lead[l, cut])
            lead[l, r] = max(found)
    return sorted(found)


def near_row(rng, length, most):
    """A row whose two best moves have almost equal values, and which the mover does not take at once."""
    while True:
        row = random_row(rng, length, -most, most)
        found = values(row)
        if found[-1] - found[-2] <= 1 and found[-1] > sum(row):
            return row


def cases():
    small = every_row((1, 2, 3, 4), range(-2, 3)) + every_row((5,), (-2, 1, 3))
    yield from parts("all", small, MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 60, 200)
    rng = random.Random(1031)
    yield "near_small", text([near_row(rng, rng.randint(3, 8), 9) for _ in range(MAX_TESTS)])
    yield "near_middle", text([near_row(rng, rng.randint(9, 16), 50) for _ in range(MAX_TESTS)])
    yield "max_rows", text([random_row(rng, MAX_N, -MAX_A, MAX_A) for _ in range(MAX_TESTS)])
    yield "max_few_numbers", text([random_row(rng, MAX_N, -1 - i % 3, 1 + i % 2) for i in range(MAX_TESTS)])
    yield "max_shapes", text(list(shapes(rng)))
    yield "max_long_and_short", text([random_row(rng, length, -MAX_A, MAX_A) for length in (100, 99, 1, 2, 98, 3, 100, 1, 50, 2)])


def shapes(rng):
    """The longest rows: the greatest lead, negative rows, and runs of numbers of one sign."""
    yield [MAX_A] * MAX_N
    yield [-MAX_A] * MAX_N
    yield [-MAX_A] * (MAX_N - 1)
    yield [MAX_A, -MAX_A] * (MAX_N // 2)
    yield [-MAX_A, MAX_A] * (MAX_N // 2)
    yield [-MAX_A, *[MAX_A] * (MAX_N - 2), -MAX_A]
    yield [MAX_A, *[-MAX_A] * (MAX_N - 2), MAX_A]
    for run in (2, 3, 5, 10, 25):
        for sign in (1, -1):
            yield [sign * rng.randint(1, MAX_A) * (-1) ** (i // run) for i in range(MAX_N)]
    yield random_row(rng, MAX_N, -MAX_A, -1)
    yield random_row(rng, MAX_N, -MAX_A, -MAX_A + 9)
    yield sorted(random_row(rng, MAX_N, -MAX_A, MAX_A))
