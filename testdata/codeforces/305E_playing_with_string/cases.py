"""Codeforces 305E - Playing with String: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import Sums, row_values
from makers.text import random_cases, shuffled

EVERY = "every set of places that can be cut, for strings of 1 to 8 letters"

MAX_LETTERS = 5000
LETTERS = "abcdefghijklmnopqrstuvwxyz"
# The values of runs of 0, 1, ... places: in a row longer by 1, a cut takes 2 beads.
GRUNDY = row_values(1000, 2)[1:]
GRUNDY += [GRUNDY[52 + (n - 52) % 34] for n in range(len(GRUNDY), MAX_LETTERS)]


def validate(reader):
    reader.position()
    reader.word("text", LETTERS, 1, MAX_LETTERS)
    reader.line_end()


def position(n):
    return "a" * n + "\n"


def text(rng, can_cut):
    """A string; can_cut says for each letter but the first and the last whether it can be cut."""
    letters = [rng.choice(LETTERS), rng.choice(LETTERS)]
    for can in can_cut:
        before = letters[-2]
        letters.append(before if can else rng.choice(LETTERS.replace(before, "")))
    return "".join(letters) + "\n"


def of_runs(rng, runs):
    """A string with these runs of places that can be cut, and 1 to 3 other places between them."""
    can_cut = []
    for run in runs:
        can_cut += [True] * run + [False] * rng.randint(1, 3)
    return text(rng, can_cut[:-1])


def drawn(rng, count, most, is_lost):
    """A string of `count` runs of up to `most` places, and more runs that make it lost, or won."""
    sums = Sums(enumerate(GRUNDY[: max(60, most + 1)]))
    row = sums.completed(rng, [rng.randint(1, most) for _ in range(count)])
    if not is_lost:
        row.pop()
        while not sums.nim_sum(row):
            row.append(rng.randint(1, most))
    return of_runs(rng, shuffled(rng, row))


def random_input(rng, size):
    """One string that grows with size >= 1; about half are lost."""
    return drawn(rng, rng.randint(1, 1 + size // 3), min(100, 1 + size), rng.random() < 0.5)


def cases():
    rng = random.Random(305)
    yield "all_one_letter", "k\n"
    yield "all_two_letters", "ow\n"
    for places in range(1, 7):
        for can_cut in product((True, False), repeat=places):
            name = "".join("x" if can else "o" for can in can_cut)
            yield f"all_{name}", text(rng, can_cut)
    yield from random_cases(random_input, *range(1, 12), 15, 20, 30, 50, 80)
    for most in (3, 5, 10, 60, 200, 1000):
        for number in range(2):
            yield f"near_{most}_lost_{number}", drawn(rng, 2, most, True)
            yield f"near_{most}_won_{number}", drawn(rng, 2, most, False)
    losing = [run for run in range(1, MAX_LETTERS - 1) if GRUNDY[run] == 0]
    for run in [*losing[-3:], MAX_LETTERS - 2]:  # the last is the longest run
        yield f"max_run_{run}", text(rng, [True] * run)
    pairs = [rng.randint(1, 100) for _ in range(23)]
    yield "max_pairs", of_runs(rng, pairs * 2)
    yield "max_least_letters", "z\n"
    yield "max_two_runs", text(rng, [True] * 2400 + [False] + [True] * 2597)
    yield "max_equal_runs", text(rng, [True] * 2498 + [False] * 2 + [True] * 2498)
    yield "max_many_runs", text(rng, [place % 3 > 0 for place in range(MAX_LETTERS - 2)])
    yield "max_last_run", of_runs(rng, [4, 8, 14] * 100 + [3])
    yield "max_no_place", text(rng, [False] * (MAX_LETTERS - 2))
