"""HDU 3032 - Nim or not Nim?: the input grammar and the generated cases."""

import random

from makers import counted, every_sorted_row, headed, near, nim_before, nim_zero, parts
from makers import random_cases, random_row, read_headed

EVERY = "every row of 1 to 4 heaps of 1 to 9"

MAX_TESTS, MAX_HEAPS, MAX_HEAP = 100, 10**6, 2**31 - 1  # not all three in one file
PAIRED = 2**31 - 4  # the largest of the heaps whose values are those of all


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        read_headed(reader, ("N", 1, MAX_HEAPS), ("heap", 1, MAX_HEAP))


def text(rows):
    return counted(rows, headed)


def swapped(heap):
    """The value of a heap, and the heap of a value."""
    return heap + {3: 1, 0: -1}.get(heap % 4, 0)


def p_position(rng, length, most):
    """`length` >= 2 heaps of 1 to `most`, a multiple of 4, that are lost."""
    return [swapped(value) for value in nim_zero(rng, length, 1, most)]


def before(rng, heaps, most):
    """A row with a move to `heaps`: a larger heap, or two heaps that were one."""
    if len(heaps) >= 2 and rng.random() < 0.5:
        return [sum(heaps[:2]), *heaps[2:]]
    return nim_before(rng, heaps, most)


def near_p(rng, longest, most):
    """Half P-positions of 2 to `longest` heaps, half one move before one."""
    return near(
        rng,
        MAX_TESTS,
        lambda rng: p_position(rng, rng.randint(2, longest), most),
        lambda rng, heaps: before(rng, heaps, most),
        lambda heaps: max(heaps) <= most,
        mixed=True,
    )


def position(heap):
    return text([[heap]])


def random_input(rng, size):
    """One input whose tests, heaps and numbers grow with size >= 1."""
    longest, most = 2 + size // 3, min(PAIRED, 4 * (1 + size**4))
    rows = []
    for _ in range(rng.randint(1, min(MAX_TESTS, 2 + size))):
        length = rng.randint(2, longest)
        make = rng.choice((p_position, lambda *ask: random_row(*ask[:2], 1, ask[2])))
        rows.append(make(rng, length, most))
    return text(rows)


def cases():
    yield from parts("all", every_sorted_row(range(1, 5), range(1, 10)), MAX_TESTS, text)
    yield from random_cases(random_input, 10, 30, 60, 100)
    rng = random.Random(3032)
    yield "near_small", text(near_p(rng, 4, 16))
    yield "near_hundreds", text(near_p(rng, 4, 800))
    large = near_p(rng, 10, PAIRED)
    yield "near_large", text(large)
    yield "near_largest_heap", text([MAX_HEAP] * (1 + i % 2) + row for i, row in enumerate(large))
    yield "max_heap", text([heap] for heap in (1, 3, 4, PAIRED, MAX_HEAP - 2, MAX_HEAP - 1, MAX_HEAP))
    yield "max_tests", text(p_position(rng, 10**4 + i % 2, PAIRED) for i in range(MAX_TESTS))
    yield "max_heaps", text([p_position(rng, MAX_HEAPS, PAIRED)])
