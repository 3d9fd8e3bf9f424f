"""HDU 2509 - Be the Winner: the input grammar and the generated cases."""

import random

from makers.nim import misere_p, misere_rows, near, nim_before, nim_rows
from makers.text import every_row, headed
from makers.nim import ones_and
from makers.text import random_cases, read_headed

EVERY = "every row of 1 to 4 groups of 1 to 8 apples"

MAX_GROUPS, MAX_APPLES = 100, 100


def validate(reader):
    while True:
        read_headed(reader, ("n", 1, MAX_GROUPS), ("group", 1, MAX_APPLES))
        if reader.at_end():
            break
        reader.accept("\n")  # a case may be set off from the next by a blank line


def text(rows, between=""):
    """The input for a list of rows of groups. `between` separates two rows."""
    return between.join(map(headed, rows))


def near_p(rng, count, longest, most):
    """Half P-positions of misere Nim, half one move of this game before one.

    The move takes apples from the end of a group, or a complete group, or apples from the middle of
    a group, so that two groups of the P-position remain.
    """

    def before(rng, row):
        at = rng.randint(1, 2 * len(row))
        if at >= len(row) or row[at - 1] + row[at] >= most:
            return nim_before(rng, row, most, longest)
        return [*row[: at - 1], rng.randint(row[at - 1] + row[at] + 1, most), *row[at + 1 :]]

    return near(rng, count, lambda rng: misere_p(rng, longest, most), before)


def random_input(rng, size):
    """One input whose rows grow in number, length and apples with size >= 1."""
    longest, most = min(MAX_GROUPS, 2 + size // 2), min(MAX_APPLES, 2 + size)
    rows = misere_rows(rng, rng.randint(1, 5 * size), longest, most)
    return text(rows, rng.choice(("", "\n")))


def cases():
    yield "all_small", text(every_row(range(1, 5), range(1, 9)))
    yield from random_cases(random_input, 5, 20, 100)
    rng = random.Random(2509)
    yield "near_small", text(near_p(rng, 300, 4, 8), "\n")
    yield "near_large", text(near_p(rng, 500, 20, MAX_APPLES))
    yield "max_least", text([[1]])
    yield "max_single_apples", text([[1] * n for n in range(1, MAX_GROUPS + 1)], "\n")
    larger = [row for n in range(2, MAX_APPLES + 1) for row in ([n], *ones_and(rng, [n], [n]))]
    yield "max_one_larger", text(larger)
    largest = nim_rows(rng, 4000, MAX_GROUPS, MAX_GROUPS, 1, MAX_APPLES)
    yield "max_everything", text(largest, "\n")
