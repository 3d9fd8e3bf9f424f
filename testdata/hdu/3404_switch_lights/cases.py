"""HDU 3404 - Switch lights: the input grammar and the generated cases."""

import random
from itertools import combinations, product

from makers.nim import near
from makers.text import counted, parts, random_cases, shuffled

EVERY = (
    "every field of 1 to 3 lights within 4 x 4, and every field within 3 x 3, 2 x 4, 4 x 2, 1 x 8 and 8 x 1"
)

MAX_TESTS, MAX_LIGHTS, MAX_COORDINATE = 100, 1000, 10000
BITS = MAX_COORDINATE.bit_length()


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        n = reader.count("n", 1, MAX_LIGHTS)
        reader.line_end()
        coordinate = 1, MAX_COORDINATE
        lights = reader.rows(n, ("x", *coordinate), ("y", *coordinate), are_positions=False)
        reader.require(len({*lights}) == n, "different lights")


def text(fields):
    return counted(fields, lambda field: counted(field, lambda light: f"{light[0]} {light[1]}\n"))


def of_powers(i, j):
    """The nim product of 2^i and 2^j."""
    common = i & j
    if not common:
        return 1 << (i | j)
    place = common & -common
    value, rest = of_powers(i, j ^ place), of_powers(i ^ place, j ^ place)
    for k in range(16):
        value ^= of_powers(k, place - 1) * (rest >> k & 1)
    return value


POWERS = [[of_powers(i, j) for j in range(BITS)] for i in range(BITS)]


def value(field):
    """The nim-sum of the nim products of the lights."""
    nim_sum = 0
    for x, y in field:
        columns = [j for j in range(BITS) if y >> j & 1]
        for i in range(BITS):
            if x >> i & 1:
                for j in columns:
                    nim_sum ^= POWERS[i][j]
    return nim_sum


def random_field(rng, lights, most):
    """At most `lights` different lights up to (most, most)."""
    return list({(rng.randint(1, most), rng.randint(1, most)): 0 for _ in range(lights)})


def p_position(rng, lights, most):
    """A lost field of at most `lights` >= 2 lights; most is 3, 15 or >= 256."""
    while True:
        field = random_field(rng, rng.randint(1, max(1, lights - 2)), most)
        missing = value(field)
        switched = {(256, missing // 256), (missing % 256, 1)}  # 256 times less than 256 is usual
        if rng.random() < 0.5:
            switched = {(y, x) for x, y in switched}
        field = {*field} ^ {light for light in switched if all(light)}
        if 0 < len(field) <= lights:
            return shuffled(rng, sorted(field))


def before(rng, field, lights, most):
    """A field with a move to this one; None if the drawn move is not possible."""
    x2, y2 = rng.randint(1, most), rng.randint(1, most)
    corners = set(product({rng.randint(1, x2), x2}, {rng.randint(1, y2), y2}))
    result = {*field} ^ corners
    return shuffled(rng, sorted(result)) if (x2, y2) in result and len(result) <= lights else None


def near_p(rng, count, lights, most):
    return near(
        rng, count, lambda rng: p_position(rng, lights, most), lambda rng, field: before(rng, field, lights, most)
    )


def cell(x, y):
    return text([[(x, y)]])


def extremes():
    yield "binary places of the nim product of a light", 16, longest_products


def longest_products(text):
    rows = iter(text.splitlines()[1:])
    for lights in rows:
        field = [tuple(map(int, next(rows).split())) for _ in range(int(lights))]
        yield max(value([light]) for light in field).bit_length()


def random_input(rng, size):
    """One input whose tests, lights and coordinates grow with size >= 1; every second field is lost."""
    most, lights = (3, 15, 256 + min(size * size, 9744))[min(size // 4, 2)], min(MAX_LIGHTS, 2 + size)
    tests = rng.randint(1, min(MAX_TESTS, 1 + size))
    kinds = lambda rng: random_field(rng, rng.randint(1, lights), most), lambda rng: p_position(rng, lights, most)
    return text(kinds[index % 2](rng) for index in range(tests))


def cases():
    yield from parts("all", every_field(), MAX_TESTS, text)
    yield from random_cases(random_input, 3, 7, 30, 100)
    rng = random.Random(3404)
    yield "near_tiny", text(near_p(rng, MAX_TESTS, 6, 3))
    yield "near_small", text(near_p(rng, MAX_TESTS, 8, 15))
    yield "near_large", text(near_p(rng, MAX_TESTS, 12, MAX_COORDINATE))
    yield "near_powers", text(near_powers(rng))
    yield "max_lights", text([*near_p(rng, MAX_TESTS - 2, MAX_LIGHTS, MAX_COORDINATE), *max_fields(rng)])


def every_field():
    boxes = [(4, 4, 3), (3, 3, 9), (2, 4, 8), (4, 2, 8), (1, 8, 8), (8, 1, 8)]
    fields = {}
    for width, height, most in boxes:
        cells = list(product(range(1, width + 1), range(1, height + 1)))
        for lights in range(1, most + 1):
            fields.update(dict.fromkeys(combinations(cells, lights)))
    return fields


def near_powers(rng):
    """Two powers of two with lights that make the value 0, and the same with one wrong bit."""
    for index in range(MAX_TESTS):
        light = 1 << rng.randrange(BITS), 1 << rng.randrange(BITS)
        missing = value([light]) ^ (index % 2) << rng.randrange(16)
        field = {light} ^ {other for other in ((256, missing // 256), (missing % 256, 1)) if all(other)}
        yield sorted(field) or [light]


def max_fields(rng):
    """The most lights, in the corners of the largest field and at random places."""
    square = list(product(range(MAX_COORDINATE - 31, MAX_COORDINATE + 1), repeat=2))
    yield square[-MAX_LIGHTS:]
    yield list(dict.fromkeys(random_field(rng, 2 * MAX_LIGHTS, MAX_COORDINATE)))[:MAX_LIGHTS]
