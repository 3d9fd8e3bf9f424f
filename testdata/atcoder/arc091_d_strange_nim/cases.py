"""AtCoder arc091_d - Strange Nim: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement, product

from makers.nim import near, nim_sum
from makers.text import counted, random_cases

EVERY = "every 1 or 2 piles of 1 to 5 stones with every K up to 3"

MAX_PILES, MOST = 200, 10**9


def validate(reader):
    reader.position()
    n = reader.count("N", 1, MAX_PILES)
    reader.line_end()
    reader.rows(n, ("A", 1, MOST), ("K", 1, MOST), are_positions=False)


def text(piles):
    """Piles are pairs (stones, K)."""
    return counted(piles)


def cell(pile, k):
    """A pile of stones, with its K."""
    return text([(pile, k)])


def value(pile):
    stones, k = pile
    while stones % k:
        step = stones // k + 1
        stones -= -(-(stones % k) // step) * step
    return stones // k


def next_alike(stones, k):
    """The next larger pile with the value of a pile of `stones`; k >= 2."""
    return stones + stones // (k - 1) + 1


def pile_of(rng, wanted, largest, steps):
    """A pile of up to `largest` stones with the value `wanted`, at most `steps` such piles above the first one."""
    k = rng.randint(1, max(1, largest // max(1, wanted)))
    if wanted == 0:
        k = rng.randint(2, largest)
    stones = wanted * k or rng.randint(1, k - 1)
    for _ in range(rng.randint(0, steps) if k > 1 else 0):
        if (larger := next_alike(stones, k)) > largest:
            break
        stones = larger
    return stones, k


def random_pile(rng, largest):
    """A pile whose K is of any size up to that of the pile, or a little larger."""
    stones = rng.randint(1, largest)
    return stones, rng.randint(1, min(MOST, int((stones + 1) ** rng.random() * 1.2)))


def near_p(rng, count, longest, largest):
    """Rows of 2 to `longest` piles: half P-positions, half one move before one."""

    def p_position(rng):
        row = [random_pile(rng, largest) for _ in range(rng.randint(1, longest - 1))]
        return [*row, pile_of(rng, nim_sum(map(value, row)), largest, 50)]

    def before(rng, row):
        place = rng.randrange(len(row))
        stones, k = row[place]
        taken = stones // (k - 1) if k > 1 else largest - stones
        if taken <= 0:  # the last pile of a P-position may be larger
            return None
        return [*row[:place], (stones + rng.randint(1, taken), k), *row[place + 1 :]]

    return near(
        rng,
        count,
        p_position,
        before,
        lambda row: max(stones for stones, _ in row) <= largest,
        mixed=True,
    )


def random_input(rng, size):
    """One input whose piles grow with size >= 1."""
    return text(near_p(rng, 2, 2 + size // 4, min(MOST, 4 + size**5 // 10))[0])


def cases():
    piles = [*product(range(1, 6), range(1, 4))]
    for length in (1, 2):
        for row in combinations_with_replacement(piles, length):
            yield f"all_{'_'.join(f'{stones}_{k}' for stones, k in row)}", text(row)
    yield from random_cases(random_input, *range(2, 12), 20, 30, 60, 100)
    rng = random.Random(91)
    for longest, largest in (
        (2, 30),
        (3, 30),
        (4, 12),
        (3, 200),
        (50, 10**4),
        (200, 10**6),
        (20, MOST),
        (200, MOST),
    ):
        for number, row in enumerate(near_p(rng, 8, longest, largest), 1):
            yield f"near_{longest}_{largest}_{number}", text(row)
    yield from max_cases(rng)


def max_cases(rng):
    """The largest values, and the piles that need the most steps."""
    yield "max_pile", text([(MOST, 1)])
    yield "max_k", text([(MOST, MOST), (1, 1)])
    yield "max_no_move", text([(MOST - 1, MOST)])
    yield "max_values", text([(MOST - i, 1) for i in range(MAX_PILES)])
    yield "max_alike", text([(MOST - 1, 12347)] * MAX_PILES)
    yield "max_smallest", text([(1, 1)])
    slow = {
        "max_long_steps": lambda: (MOST - rng.randint(0, 9), MOST // 2 - rng.randint(0, 9)),
        "max_short_steps": lambda: (MOST - rng.randint(0, 99), rng.randint(10000, 40000)),
        "max_k_two": lambda: (MOST - rng.randint(0, 99), 2),
        "max_mixed": lambda: random_pile(rng, MOST),
    }
    for name, pile in slow.items():
        row = [pile() for _ in range(MAX_PILES - 1)]
        missing = nim_sum(map(value, row))
        last = pile_of(rng, missing, MOST, 50) if missing <= MOST else pile()
        yield name, text([*row, last])
        yield f"{name}_before", text([*row[1:], (row[0][0], 1), last])
