"""HDU 1536 - S-Nim: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.nim import Sums, grundy_values, near, taken_before
from makers.text import every_sorted_row, line, random_cases, random_row

EVERY = "every S within {1..5} of 1 to 3 numbers, 1 to 3 heaps of 0 to 7 beads"

MAX_SET, MAX_MOVE, MAX_POSITIONS, MAX_HEAPS, MAX_HEAP = 100, 10000, 100, 100, 10000


def validate(reader):
    while not reader.accept("0\n"):
        size = reader.count("k", 1, MAX_SET)
        reader.space()
        reader.integers("s", size, 1, MAX_MOVE)
        reader.line_end()
        positions = reader.count("m", 1, MAX_POSITIONS)
        reader.line_end()
        for _ in range(positions):
            reader.position()
            heaps = reader.count("l", 1, MAX_HEAPS)
            reader.space()
            reader.integers("h", heaps, 0, MAX_HEAP)
            reader.line_end()


def text(cases):
    """The input for a list of (S, positions)."""
    return "".join(
        row(subtraction_set) + line([len(positions)]) + "".join(map(row, positions))
        for subtraction_set, positions in cases
    ) + "0\n"  # fmt: skip


def row(numbers):
    return line([len(numbers), *numbers])


def position(n):
    """One heap of n beads, and S = {2, 5}, the first set of the sample."""
    return text([((2, 5), [[n]])])


def some_moves(rng, max_move):
    return rng.sample(range(1, max_move + 1), rng.randint(2, min(8, max_move)))


def near_p(rng, moves, max_heap, heaps):
    """Half P-positions, half one move before one; heaps are at least 3."""
    values = grundy_values(max_heap, lambda heap: [(heap - s,) for s in moves if s <= heap])
    sums = Sums(enumerate(values))
    return moves, near(
        rng,
        MAX_POSITIONS,
        lambda rng: sums.p_position(rng, heaps),
        lambda rng, position: taken_before(rng, position, moves),
        lambda position: max(position) <= max_heap,
        mixed=True,
    )


def extremes():
    yield "the greatest Grundy value of a heap", MAX_SET, greatest_values


def greatest_values(text):
    rows = iter([[*map(int, row.split())] for row in text.splitlines()])
    for size, *moves in rows:
        positions = [next(rows)[1:] for _ in range(next(rows)[0] if size else 0)]
        largest = max(map(max, positions), default=0)
        values = grundy_values(largest, lambda heap: [(heap - s,) for s in moves if s <= heap])
        yield from (max(values[heap] for heap in position) for position in positions)


def random_input(rng, size):
    """One input whose sets, heaps and numbers grow with size >= 1."""
    cases = []
    for _ in range(rng.randint(1, 3)):
        moves = min(MAX_MOVE, 2 + size)
        subtraction_set = random_row(rng, rng.randint(1, min(MAX_SET, 1 + size)), 1, moves)
        count = rng.randint(1, min(MAX_POSITIONS, 1 + size))
        cases.append((subtraction_set, [random_position(rng, size) for _ in range(count)]))
    return text(cases)


def random_position(rng, size):
    """Random heaps; sometimes every heap twice, which is a P-position."""
    heaps = rng.randint(1, min(MAX_HEAPS // 2, 1 + size // 2))
    return random_row(rng, heaps, 0, min(MAX_HEAP, 2 * size)) * rng.choice([1, 1, 1, 2])


def cases():
    yield "all_small", text(every_position())
    yield from random_cases(random_input, 3, 10, 30)
    rng = random.Random(1536)
    yield "near_small", text([near_p(rng, some_moves(rng, 5), 15, 3) for _ in range(10)])
    yield "near_large", text([near_p(rng, some_moves(rng, 100), 3000, 20) for _ in range(5)])
    yield "max_everything", text(max_case(rng) for _ in range(3))
    yield "max_single_moves", text([([s], [[0, MAX_HEAP]]) for s in (1, 2, MAX_MOVE - 1, MAX_MOVE)])
    yield "max_dense_set", text([(list(range(MAX_SET, 0, -1)), [[MAX_HEAP], [9999, 10]])])
    dense = rng.sample(range(1, MAX_SET + 1), MAX_SET)  # the heap h has the value h mod 101
    yield "near_dense", text([*(near_p(rng, dense, 3000, heaps) for heaps in (3, 20)), (dense, [[1 << k] for k in range(7)])])


def every_position():
    heaps = every_sorted_row(range(1, 4), range(8))
    for size in (1, 2, 3):
        for subtraction_set in combinations(range(1, 6), size):
            for start in range(0, len(heaps), MAX_POSITIONS):
                yield subtraction_set, heaps[start : start + MAX_POSITIONS]


def max_case(rng):
    subtraction_set = random_row(rng, MAX_SET, 1, MAX_MOVE)
    subtraction_set[rng.randrange(MAX_SET)] = MAX_MOVE
    rows = [random_row(rng, MAX_HEAPS - 1, 0, MAX_HEAP) for _ in range(MAX_POSITIONS)]
    return subtraction_set, [[*position, MAX_HEAP] for position in rows]
