"""Luogu P2197 - Nim: the input grammar and the generated cases."""

import random
from functools import reduce
from itertools import combinations_with_replacement
from operator import xor

EVERY = "every position of 1 to 3 heaps of 0 to 6 stones"

MAX_POSITIONS, MAX_HEAPS, MAX_HEAP, COLUMNS = 10, 10000, 9999, 14


def validate(reader):
    positions = reader.count("T", 1, MAX_POSITIONS)
    reader.line_end()
    for _ in range(positions):
        reader.position()
        heaps = reader.count("n", 1, MAX_HEAPS)
        reader.line_end()
        reader.integers("heap", heaps, 0, MAX_HEAP)
        reader.line_end()


def text(positions):
    lines = [f"{len(position)}\n{' '.join(map(str, position))}\n" for position in positions]
    return f"{len(positions)}\n" + "".join(lines)


def every_input(positions):
    """Each of the positions in turn, in inputs of at most MAX_POSITIONS."""
    for start in range(0, len(positions), MAX_POSITIONS):
        yield text(positions[start : start + MAX_POSITIONS])


def p_position(rng, heaps, most):
    """`heaps` sizes in [0, most] whose nim-sum is 0."""
    position = [rng.randint(0, most) for _ in range(heaps - 1)]
    missing = reduce(xor, position, 0)
    if missing > most:  # equal heaps instead, and an empty one
        position = [0] * (heaps % 2)
        while len(position) < heaps:
            position += [rng.randint(0, most)] * 2
        rng.shuffle(position)
    else:
        position.insert(rng.randrange(heaps), missing)
    return position


def moved_back(rng, position, most):
    """A position from which one move leads to `position`."""
    position = list(position)
    growing = [i for i, heap in enumerate(position) if heap < most]
    if growing:
        index = rng.choice(growing)
        position[index] = rng.randint(position[index] + 1, most)
    return position


def near(rng, heaps, most):
    """Half P-positions, half one move away from one, of 2 to `heaps` heaps."""
    positions = []
    for _ in range(MAX_POSITIONS // 2):
        positions.append(p_position(rng, rng.randint(2, heaps), most))
        positions.append(moved_back(rng, p_position(rng, rng.randint(2, heaps), most), most))
    rng.shuffle(positions)
    return text(positions)


def near_columns(rng, columns):
    """P-positions, and for each of the columns b a position of nim-sum 2^b."""
    positions = []
    for column in columns:
        heaps = rng.randint(3, 9)
        positions.append(p_position(rng, heaps, MAX_HEAP))
        position = p_position(rng, heaps - 1, MAX_HEAP)
        position.insert(rng.randrange(heaps), 1 << column)
        positions.append(position)
    rng.shuffle(positions)
    return text(positions)


def random_input(rng, size):
    """One input whose heaps and their sizes grow with size >= 1.

    Every second position is a P-position; of the others few are.
    """
    most = min(MAX_HEAP, 1 + size**3 // 30)
    positions = []
    for index in range(rng.randint(1, min(MAX_POSITIONS, 1 + size))):
        heaps = rng.randint(1, min(MAX_HEAPS, 2 + size // 3 + size**4 // 10000))
        if index % 2:
            positions.append(p_position(rng, heaps, most))
        else:
            positions.append([rng.randint(0, most) for _ in range(heaps)])
    return text(positions)


def cases():
    every = [h for n in (1, 2, 3) for h in combinations_with_replacement(range(7), n)]
    for number, part in enumerate(every_input(every), 1):
        yield f"all_{number:02}", part
    for size in (6, 20, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(2197)
    yield "near_small", near(rng, 4, 12)
    yield "near_large", near(rng, 1000, MAX_HEAP)
    for low in (0, 5, 9):
        yield f"near_columns_{low}", near_columns(rng, range(low, low + 5))
    yield "max_heaps", text(max_heaps(rng))
    yield "max_one_position", text([[MAX_HEAP] * (MAX_HEAPS - 1)])


def max_heaps(rng):
    """The most positions of the most heaps."""
    positions = [[0] * MAX_HEAPS, [MAX_HEAP] * MAX_HEAPS]
    for _ in range((MAX_POSITIONS - len(positions)) // 2):
        position = p_position(rng, MAX_HEAPS, MAX_HEAP)
        positions += [position, moved_back(rng, position, MAX_HEAP)]
    return positions
