"""AtCoder arc168_b - Arbitrary Nim: the input grammar and the generated cases."""

import random

from makers.nim import nim_before, nim_sum, nim_zero
from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every 1 to 3 piles of 1 to 5 stones, and every 4 and 5 piles of nim-sum 0 of 1 to 5"

MAX_PILES, MAX_STONES = 250000, 10**9


def validate(reader):
    read_headed(reader, ("N", 1, MAX_PILES), ("A", 1, MAX_STONES))


def row(rng, longest, most):
    """A row of up to `longest` >= 8 piles up to `most`, mostly of nim-sum 0, with some equal piles.
    """
    piles = nim_zero(rng, rng.randint(2, max(3, longest // 3)), 1, most) if rng.random() < 0.8 else []
    if rng.random() < 0.2:
        piles = nim_before(rng, piles, most, longest) or piles
    for _ in range(rng.randint(not piles, longest // 3)):
        pile = rng.choice(piles) if piles and rng.random() < 0.3 else rng.randint(rng.choice((1, most // 2 + 1)), most)
        piles += [pile] * 2
    return shuffled(rng, piles)


def random_input(rng, size):
    """One input whose piles grow with size >= 1."""
    return headed(row(rng, 8 + size, min(MAX_STONES, 4 + size**5 // 10)))


def cases():
    rows = every_sorted_row((1, 2, 3), range(1, 6))
    rows += [row for row in every_sorted_row((4, 5), range(1, 6)) if nim_sum(row) == 0]
    for piles in rows:
        yield f"all_{'_'.join(map(str, piles))}", headed(piles)
    yield from random_cases(random_input, *range(2, 12), 20, 30, 60, 100)
    rng = random.Random(168)
    for most in (8, 20, 100, MAX_STONES):
        for number in range(1, 9):
            yield f"near_{most}_{number}", headed(row(rng, 12, most))
    yield "max_stones", headed([MAX_STONES])
    yield "max_answer", headed([MAX_STONES, MAX_STONES - 2**29, 2**29])
    yield "max_pair", headed([MAX_STONES, MAX_STONES])
    pairs = [*range(1, MAX_PILES // 2 + 1)] * 2
    yield "max_pairs", headed(shuffled(rng, pairs))
    yield "max_pairs_above", headed(shuffled(rng, [*range(4, MAX_PILES // 2 - 2)] * 2 + [1, 2, 3] * 3))
    large = random_row(rng, 20000, 10**6, MAX_STONES) * 2
    yield "max_large_pairs_above", headed(shuffled(rng, [*large, 5, 9, 12]))
    yield "max_many", headed(nim_zero(rng, 20000, 1, MAX_STONES))
    yield "max_least", headed([1])
