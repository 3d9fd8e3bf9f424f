"""Codeforces 1458E - Nim Shortcuts: the input grammar and the generated cases."""

import random
from bisect import bisect_left
from itertools import combinations, product

from makers.text import line, lines

EVERY = "every start of two heaps of 0 to 6, with each given position of heaps of 0 to 3 and each two of 0 to 2; every start on 20 boards drawn at random"

MOST, MAX_LINES = 10**9, 10**5


def validate(reader):
    n = reader.count("n", 1, MAX_LINES)
    reader.space()
    m = reader.count("m", 1, MAX_LINES)
    reader.line_end()
    for count, names in ((n, ("x", "y")), (m, ("a", "b"))):
        found = set()

        def is_new(*at, found=found):
            return "another position than before" if at in found else found.add(at)

        reader.rows(count, *((name, 0, MOST) for name in names), demand=is_new, are_positions=names[0] == "a")


def text(given, starts):
    """The input, with each given position and each start once."""
    given, starts = list(dict.fromkeys(given)), list(dict.fromkeys(starts))
    return line((len(given), len(starts))) + lines(given) + lines(starts)


def cell(first_heap, second_heap):
    return text([(3, 0), (0, 1), (2, 2)], [(first_heap, second_heap)])


def runs(given):
    """The runs (x, y, length) of lost positions on the walk."""
    sides = [[*sorted({at[k] for at in given}), MOST + 1] for k in (0, 1)]
    least = [{}, {}]
    for at in given:
        for k in (0, 1):
            least[k][at[k]] = min(at[1 - k], least[k].get(at[k], MOST + 1))
    x = y = 0
    while x <= MOST and y <= MOST:
        if least[0].get(x, MOST + 1) < y:
            x += 1
        elif least[1].get(y, MOST + 1) < x:
            y += 1
        else:
            next_x, next_y = sides[0][bisect_left(sides[0], x)], sides[1][bisect_left(sides[1], y)]
            length = max(1, min(next_x - x, next_y - y))
            yield x, y, length
            x, y = x + length, y + length


def starts_of(rng, given, count):
    """At most `count` different starts: lost positions on the walk, given positions, and positions
    one step away."""
    found, lost = list(runs(given)), []
    for place in range(count):
        x, y, length = found[rng.randrange(len(found))]
        k = rng.choice((0, length - 1, rng.randrange(length)))
        x, y = (x + k, y + k) if place % 8 else rng.choice(given)
        lost.append((x, y))
    beside = [(x + i, y + j) for x, y in lost for i, j in [rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1)])]]
    mixed = [one if rng.random() < 0.55 else other for one, other in zip(lost, beside, strict=True)]
    return [at for at in dict.fromkeys(mixed) if 0 <= min(at) <= max(at) <= MOST]


def drawn(rng, count, most, width):
    """Different positions, most of them near the diagonal."""
    found = set()
    while len(found) < count:
        x = rng.randint(0, most)
        y = min(most, max(0, x + rng.randint(-width, width))) if rng.random() < 0.8 else rng.randint(0, most)
        found.add((x, y))
    return list(found)


def random_input(rng, size):
    """One input whose positions, starts and heaps grow with size >= 1."""
    most = min(MOST, 2 + size**5 // 100)
    count = rng.randint(1, min(2 + size, (most + 1) ** 2 // 2))
    given = drawn(rng, count, most, 1 + size // 2)
    return text(given, starts_of(rng, given, 2 + 2 * size) or [(0, 0)])


def cases():
    starts = list(product(range(7), repeat=2))
    boards = [*([at] for at in product(range(4), repeat=2)), *combinations(product(range(3), repeat=2), 2)]
    for number, given in enumerate(boards, 1):
        yield f"all_{number:02}", text(given, starts)
    for number, size in enumerate((4, 6, 8, 10, 14, 18, 24, 30, 40, 60, 80, 100), 1):
        yield f"random_{number:02}", random_input(random.Random(number), size)
    rng = random.Random(1458)
    for number in range(20):
        side = 3 + number // 2
        given = drawn(rng, rng.randint(2, side * side // 2), side, side)
        yield f"all_board_{number:02}", text(given, product(range(side + 4), repeat=2))
    for number, most in enumerate((60, 3000, 10**6, MOST), 1):
        given = drawn(rng, 40 * number**2, most, 4)
        yield f"near_{number}", text(given, starts_of(rng, given, 400))
    yield "max_least", text([(0, 0)], [(0, 0)])
    yield "max_corner", text([(0, 0)], [(MOST, MOST), (MOST, 0), (0, MOST), (MOST, MOST - 1), (MOST - 1, MOST - 1)])
    yield "max_border", text([(MOST, 0), (0, MOST), (MOST, MOST)], [(MOST, MOST), (MOST - 1, MOST - 1), (MOST, 5), (7, MOST)])
    beside = [(MOST, MOST - 1), (MOST - 1, MOST - 2), (MOST, MOST - 2), (MOST - 1, MOST - 1)]
    yield "max_beside_column", text([(1, 0), (MOST, MOST)], beside)
    yield "max_beside_row", text([(0, 1), (MOST, MOST)], [(y, x) for x, y in beside])
    yield "max_last_row", text([(0, MOST)], [(MOST, MOST), (MOST - 1, MOST - 1), (MOST, MOST - 1)])
    yield "max_last_column", text([(MOST, 0)], [(MOST, MOST), (MOST - 1, MOST - 1), (MOST - 1, MOST)])
    yield "max_last_row_above", text([(0, 1), (0, MOST)], [(MOST - 1, MOST), (MOST - 2, MOST - 1), (MOST, MOST)])
    for name, count, given in max_boards(rng):
        yield name, text(given, starts_of(rng, given, count + count // 2)[:count])


def max_boards(rng):
    """Many given positions, and the number of starts: everywhere, near the diagonal, in a block, in
    all columns, in steps."""
    many = MAX_LINES // 5
    yield "max_random", many, drawn(rng, many, MOST, MOST)
    yield "max_diagonal", MAX_LINES, drawn(rng, MAX_LINES, MOST, 50_000)
    yield "max_block", many, drawn(rng, many, 500, 500)
    yield "max_columns", many, [(x, 0) for x in range(1, MAX_LINES + 1)]
    yield "max_rows", many, [(0, y) for y in range(1, many + 1)]
    yield "max_steps", many, [(50_000 * k, 50_000 * k - 1) if k % 2 else (50_000 * k - 1, 50_000 * k) for k in range(1, many + 1)]
