"""HDU 1729 - Stone Game: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement
from math import isqrt

from makers.nim import near, nim_sum
from makers.text import lines, random_cases

EVERY = "every box of size 0 to 40, every two of size 0 to 9, every three of size 0 to 5"

MAX_BOXES, MAX_SIZE = 50, 10**6
MANY_CASES, MANY_BOXES = 20000, 20000  # the statement bounds neither


def validate(reader):
    while not reader.accept("0\n"):
        reader.position()
        boxes = reader.count("N", 1, MAX_BOXES)
        reader.line_end()
        for _ in range(boxes):
            size = reader.integer("s", 0, MAX_SIZE)
            reader.space()
            stones = reader.integer("c", 0, MAX_SIZE)
            reader.require(stones <= size, f"c, at most {size}")
            reader.line_end()


def text(rows):
    return "".join(f"{len(row)}\n{lines(row)}" for row in rows) + "0\n"


def out_of_reach(size):
    """The most stones from which one move cannot fill a box of size >= 1."""
    return next(t for t in range(isqrt(size), -1, -1) if t + t * t < size)


def value(size, stones):
    if stones == 0:
        return 0
    t = out_of_reach(size)
    return size - stones if stones > t else value(t, stones)


def random_box(rng, sizes):
    """A box of one of the sizes; about every second box has few stones."""
    size = rng.choice(sizes)
    return size, rng.randint(0, rng.choice((size, 2 * isqrt(size) if size > 4 else size)))


def p_position(rng, boxes, sizes):
    """Boxes with the nim-sum 0. The last box is large enough, and has many stones."""
    while True:
        row = [random_box(rng, sizes) for _ in range(boxes - 1)]
        missing = nim_sum(value(*box) for box in row)
        size = rng.choice(sizes)
        if missing == 0:
            return [*row, (size, rng.choice((0, size)))]
        if size > missing and value(size, size - missing) == missing:
            return [*row, (size, size - missing)]


def before(rng, row):
    """A row with a move to `row`: one box has fewer stones, but enough for the move."""
    place = rng.randrange(len(row))
    size, stones = row[place]
    least = isqrt(stones)
    least += least + least**2 < stones
    if not 0 < least < stones:
        return None
    return [*row[:place], (size, rng.choice((least, rng.randint(least, stones - 1)))), *row[place + 1 :]]


def near_p(rng, count, boxes, sizes):
    """Half P-positions of 2 to `boxes` boxes, half one move before one."""
    make = lambda rng: p_position(rng, rng.randint(2, boxes), sizes)  # noqa: E731
    return near(rng, count, make, before, mixed=True)


def extremes():
    greatest = MAX_SIZE - out_of_reach(MAX_SIZE) - 1
    yield "the greatest Grundy value of a box", greatest, greatest_values


def greatest_values(text):
    rows = iter([[*map(int, row.split())] for row in text.splitlines()[:-1]])
    for (boxes,) in rows:
        yield max(value(*next(rows)) for _ in range(boxes))


def random_input(rng, size):
    """One input whose cases, boxes and sizes grow with size >= 1."""
    most = min(MAX_SIZE, 8 + size**4 // 10)
    sizes = [rng.randint(1, most) for _ in range(2 + size)]
    rows = []
    for _ in range(rng.randint(1, 1 + 2 * size)):
        boxes = rng.randint(2, min(MAX_BOXES, 2 + size // 2))
        lost = p_position(rng, boxes, sizes)
        rows.append(lost if rng.random() < 0.5 else [random_box(rng, sizes) for _ in lost])
    return text(rows)


def every_row(boxes, most):
    box = [(size, stones) for size in range(most + 1) for stones in range(size + 1)]
    return combinations_with_replacement(box, boxes)


def cases():
    for boxes, most in ((1, 40), (2, 9), (3, 5)):
        yield f"all_{boxes}", text(every_row(boxes, most))
    yield from random_cases(random_input, 8, 20, 60, 100)
    rng = random.Random(1729)
    yield "near_small", text(near_p(rng, 400, 3, range(1, 22)))
    hundreds = sorted(rng.sample(range(1, 1000), 200))
    yield "near_hundreds", text(near_p(rng, 400, 4, hundreds))
    large = [rng.randint(9 * 10**5, MAX_SIZE) for _ in range(50)] + [MAX_SIZE]
    yield "near_large", text(near_p(rng, 400, 10, large))
    filled = [t + t * t + i for t in (*range(1, 15), 30, 31, 99, 998, 999) for i in (0, 1)]
    yield "near_boundary", text([(size, out_of_reach(size) + i)] for size in filled for i in (0, 0, 1))
    yield "max_cases", text(near_p(rng, MANY_CASES, 3, large))
    rows = MANY_BOXES // MAX_BOXES
    yield "max_boxes", text(p_position(rng, MAX_BOXES - i % 2, large) for i in range(rows))
    yield "max_size", text([[(0, 0)], [(MAX_SIZE, MAX_SIZE)], [(MAX_SIZE, 1)], [(MAX_SIZE, 65536)]])
    above = out_of_reach(MAX_SIZE) + 1  # of the greatest value
    yield "near_greatest", text([(MAX_SIZE, above), (MAX_SIZE, above + i)] for i in (0, 1))
