"""HDU 1536 - S-Nim: the input grammar and the generated cases."""

import random
from itertools import combinations, combinations_with_replacement

EVERY = "every S within {1..5} of 1 to 3 numbers, 1 to 3 heaps of 0 to 7 beads"

MAX_SET, MAX_MOVE, MAX_POSITIONS, MAX_HEAPS, MAX_HEAP = 100, 10000, 100, 100, 10000


def validate(reader):
    while not reader.accept("0\n"):
        size = reader.count("size of S", 1, MAX_SET)
        reader.space()
        reader.integers("s", size, 1, MAX_MOVE)
        reader.line_end()
        positions = reader.count("positions", 1, MAX_POSITIONS)
        reader.line_end()
        for _ in range(positions):
            reader.position()
            heaps = reader.count("heaps", 1, MAX_HEAPS)
            reader.space()
            reader.integers("heap", heaps, 0, MAX_HEAP)
            reader.line_end()


def text(cases):
    """The input for a list of (S, positions)."""
    lines = []
    for subtraction_set, positions in cases:
        lines.append(row(subtraction_set))
        lines.append(str(len(positions)))
        lines.extend(map(row, positions))
    return "\n".join([*lines, "0", ""])


def row(numbers):
    return " ".join(map(str, [len(numbers), *numbers]))


def every_position():
    heaps = [h for n in (1, 2, 3) for h in combinations_with_replacement(range(8), n)]
    for size in (1, 2, 3):
        for subtraction_set in combinations(range(1, 6), size):
            for start in range(0, len(heaps), MAX_POSITIONS):
                yield subtraction_set, heaps[start : start + MAX_POSITIONS]


def grundy_values(subtraction_set, max_heap):
    values = []
    for heap in range(max_heap + 1):
        seen = {values[heap - s] for s in subtraction_set if s <= heap}
        values.append(min(set(range(len(seen) + 1)) - seen))
    return values


def near_p_positions(rng, max_move, max_heap, heaps):
    """Half P-positions, half one move away from one; heaps >= 3."""
    subtraction_set = rng.sample(range(1, max_move + 1), rng.randint(2, min(8, max_move)))
    values = grundy_values(subtraction_set, max_heap)
    with_value = {}
    for heap, value in enumerate(values):
        with_value.setdefault(value, []).append(heap)
    positions = []
    while len(positions) < MAX_POSITIONS:
        position = [rng.randint(0, max_heap) for _ in range(heaps - 1)]
        missing = 0
        for heap in position:
            missing ^= values[heap]
        if missing not in with_value:
            continue
        position.append(rng.choice(with_value[missing]))
        if len(positions) % 2:
            index = rng.randrange(heaps)
            larger = position[index] + rng.choice(subtraction_set)
            if larger > max_heap:
                continue
            position[index] = larger
        rng.shuffle(position)
        positions.append(position)
    return subtraction_set, positions


def random_input(rng, size):
    """One input whose sets, heaps and numbers grow with size >= 1."""
    cases = []
    for _ in range(rng.randint(1, 3)):
        moves = min(MAX_MOVE, 2 + size)
        subtraction_set = [
            rng.randint(1, moves) for _ in range(rng.randint(1, min(MAX_SET, 1 + size)))
        ]
        positions = [
            random_position(rng, size) for _ in range(rng.randint(1, min(MAX_POSITIONS, 1 + size)))
        ]
        cases.append((subtraction_set, positions))
    return text(cases)


def random_position(rng, size):
    """Random heaps; now and then every heap twice, which is a P-position."""
    heaps = rng.randint(1, min(MAX_HEAPS // 2, 1 + size // 2))
    position = [rng.randint(0, min(MAX_HEAP, 2 * size)) for _ in range(heaps)]
    return position * rng.choice([1, 1, 1, 2])


def cases():
    yield "all_small", text(every_position())
    for size in (3, 10, 30):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1536)
    yield "near_small", text([near_p_positions(rng, 5, 15, 3) for _ in range(10)])
    yield "near_large", text([near_p_positions(rng, 100, 3000, 20) for _ in range(5)])
    yield "max_everything", text(max_case(rng) for _ in range(3))
    yield "max_single_moves", text(
        [([s], [[0, MAX_HEAP]]) for s in (1, 2, MAX_MOVE - 1, MAX_MOVE)]
    )
    yield "max_dense_set", text([(list(range(MAX_SET, 0, -1)), [[MAX_HEAP], [9999, 10]])])


def max_case(rng):
    subtraction_set = [rng.randint(1, MAX_MOVE) for _ in range(MAX_SET)]
    subtraction_set[rng.randrange(MAX_SET)] = MAX_MOVE
    positions = [
        [rng.randint(0, MAX_HEAP) for _ in range(MAX_HEAPS - 1)] + [MAX_HEAP]
        for _ in range(MAX_POSITIONS)
    ]
    return subtraction_set, positions
