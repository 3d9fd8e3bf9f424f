"""AtCoder abc265_h - No-capture Lance Game: the input grammar and the generated cases."""

from makers.text import line, random_cases

EVERY = "every H and W with at most 10000 placements, but W = 2 only up to H = 3"

MAX_ROWS, MAX_WIDTH = 8000, 30


def validate(reader):
    reader.position()
    reader.integer("H", 1, MAX_ROWS)
    reader.space()
    reader.integer("W", 2, MAX_WIDTH)
    reader.line_end()


def random_input(rng, size):
    """H and W grow with size >= 1."""
    return line((rng.randint(1, min(MAX_ROWS, size * size)), rng.randint(2, min(MAX_WIDTH, 2 + size))))


def cases():
    for h in range(1, 6):
        for w in range(2, MAX_WIDTH + 1):
            if (w * (w - 1)) ** h <= 10000 and (w > 2 or h <= 3):
                yield f"all_{h}_{w}", line((h, w))
    yield from random_cases(random_input, *range(4, 20), 30, 40, 50)
    for w in (6, 9, 10, 11, 17, 18, 19, 30):  # the widest gap is near a power of two
        yield f"near_width_{w}", line((11, w))
    for h in (15, 16, 17):  # as is the greatest sum of numbers, H (W - 2)
        yield f"near_sum_{h}", line((h, 10))
    yield "max_both", line((MAX_ROWS, MAX_WIDTH))
    yield "max_rows", line((MAX_ROWS, 2))
    yield "max_rows_of_3", line((MAX_ROWS, 3))
    yield "max_odd", line((MAX_ROWS - 1, MAX_WIDTH - 1))
    yield "max_fifth_place", line((MAX_ROWS, 18))
