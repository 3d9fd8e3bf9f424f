"""HDU 1850 - Being a Good Boy in Spring Festival: grammar and generated cases."""

import random
from functools import reduce
from itertools import product
from operator import xor

EVERY = "every row of 2 to 4 heaps of 1 to 10 cards, in every order"

MIN_HEAPS, MAX_HEAPS, MAX_HEAP, COLUMNS = 2, 100, 1000000, 20


def validate(reader):
    while not reader.accept("0\n"):
        reader.position()
        heaps = reader.count("M", MIN_HEAPS, MAX_HEAPS)
        reader.line_end()
        reader.integers("N", heaps, 1, MAX_HEAP)
        reader.line_end()


def text(positions):
    lines = [f"{len(position)}\n{' '.join(map(str, position))}\n" for position in positions]
    return "".join(lines) + "0\n"


def every_position():
    for heaps in (2, 3, 4):
        yield from product(range(1, 11), repeat=heaps)


def p_position(rng, heaps, most):
    """`heaps` >= 2 sizes in [1, most], most >= 3, whose nim-sum is 0."""
    position = [rng.randint(1, most) for _ in range(heaps - 1)]
    missing = reduce(xor, position)
    if 1 <= missing <= most:
        position.insert(rng.randrange(heaps), missing)
    else:  # equal heaps instead, and 1, 2, 3
        position = [1, 2, 3] * (heaps % 2)
        while len(position) < heaps:
            position += [rng.randint(1, most)] * 2
        rng.shuffle(position)
    return position


def moved_back(rng, position, most):
    """A position from which one move leads to `position`."""
    position = list(position)
    growing = [i for i, heap in enumerate(position) if heap < most]
    if growing:
        index = rng.choice(growing)
        position[index] = rng.randint(position[index] + 1, most)
    return position


def near(rng, count, heaps, most):
    """Half P-positions, half one move away from one, of 2 to `heaps` heaps."""
    positions = []
    for _ in range(count // 2):
        positions.append(p_position(rng, rng.randint(2, heaps), most))
        positions.append(moved_back(rng, p_position(rng, rng.randint(2, heaps), most), most))
    rng.shuffle(positions)
    return positions


def near_columns(rng, heaps):
    """P-positions, and for each column b a position of nim-sum 2^b."""
    positions = []
    for column in range(COLUMNS):
        positions.append(p_position(rng, heaps, MAX_HEAP))
        position = p_position(rng, heaps - 1, MAX_HEAP)
        position.insert(rng.randrange(heaps), 1 << column)
        positions.append(position)
    rng.shuffle(positions)
    return positions


def random_input(rng, size):
    """One input whose positions, heaps and sizes grow with size >= 1.

    Every second position is a P-position; of the others few are.
    """
    most = min(MAX_HEAP, 3 + size**4 // 100)
    positions = []
    for index in range(rng.randint(1, 1 + size)):
        heaps = rng.randint(MIN_HEAPS, min(MAX_HEAPS, 2 + size * size // 20))
        if index % 2:
            positions.append(p_position(rng, heaps, most))
        else:
            positions.append([rng.randint(1, most) for _ in range(heaps)])
    return text(positions)


def cases():
    yield "all_small", text(every_position())
    for size in (6, 20, 60, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1850)
    yield "near_small", text(near(rng, 400, 4, 12))
    yield "near_equal", text(near(rng, 400, 9, 3))
    yield "near_large", text(near(rng, 600, 20, MAX_HEAP))
    yield "near_columns", text(p for n in (3, 4, 9, 30) for p in near_columns(rng, n))
    yield "max_heaps", text(max_heaps(rng))
    yield "max_positions", text(near(rng, 80000, 3, MAX_HEAP))
    yield "max_moves", text(max_moves(rng))


def max_heaps(rng):
    """The most heaps, the smallest and the largest among others."""
    yield [1] * MAX_HEAPS
    yield [MAX_HEAP] * MAX_HEAPS
    yield [MAX_HEAP] * (MAX_HEAPS - 1)
    yield [1] * (MAX_HEAPS - 1) + [MAX_HEAP]
    for _ in range(1000):
        position = p_position(rng, MAX_HEAPS, MAX_HEAP)
        yield position
        yield moved_back(rng, position, MAX_HEAP)


def max_moves(rng):
    """Winning moves in all heaps, or in all but one."""
    column = 1 << COLUMNS - 1
    for heaps in range(MIN_HEAPS, MAX_HEAPS + 1):
        position = [rng.randint(column, MAX_HEAP) for _ in range(heaps - 1 + heaps % 2)]
        if len(position) < heaps:
            position.insert(rng.randrange(heaps), rng.randint(1, column - 1))
        yield position
