"""Codeforces 1312F - Attack on Red Kingdom: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

from makers.nim import mex, nim_sum
from makers.text import counted, every_sorted_row, line, parts, random_cases, read_count, shuffled

EVERY = "one castle of 1 to 12 soldiers for all x, y and z, and every two castles of 1 to 5 soldiers for all x, y and z of 1 to 3"

MAX_TESTS, MAX_N, MAX_DAMAGE, MAX_SOLDIERS = 1000, 3 * 10**5, 5, 10**18


def validate(reader):
    total = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        reader.position()
        n = reader.count("n", 1, MAX_N)
        total += n
        reader.require(total <= MAX_N, f"at most {MAX_N} castles in all cases")
        for name in "xyz":
            reader.space()
            reader.integer(name, 1, MAX_DAMAGE)
        reader.line_end()
        reader.integers("a", n, 1, MAX_SOLDIERS)
        reader.line_end()


def text(tests):
    """The input. A test is a pair: (x, y, z) and the row of castles."""
    return counted(tests, lambda test: line([len(test[1]), *test[0]]) + line(test[1]))


@cache
def rows(damage):
    """The values of 0, 1, ... soldiers by last attack, up to the end of the first period, and the period."""
    found, seen = [(0, 0, 0)], {}
    while True:
        last_five = tuple(found[-5:])
        if len(found) > 4 and last_five in seen:
            return found, len(found) - seen[last_five]
        seen[last_five] = len(found)
        options = [found[max(0, len(found) - number)][kind] for kind, number in enumerate(damage)]
        found.append((mex(options), mex([options[0], options[2]]), mex(options[:2])))


def value(damage, soldiers):
    found, period = rows(damage)
    if soldiers >= len(found):
        soldiers = len(found) - period + (soldiers - len(found)) % period
    return found[soldiers][0]


def castles(rng, damage, count, most, is_lost):
    """`count` castles; if `is_lost`, one or more others make the row lost."""
    row = [rng.randint(1, rng.choice((12, most))) for _ in range(count)]
    if not is_lost:
        return row
    missing = nim_sum(value(damage, soldiers) for soldiers in row)
    while missing:
        soldiers = rng.randint(1, rng.choice((12, most)))
        after = missing ^ value(damage, soldiers)
        if after < missing:
            row.append(soldiers)
            missing = after
    return shuffled(rng, row)


def any_damage(rng):
    return tuple(rng.randint(1, MAX_DAMAGE) for _ in range(3))


def drawn(rng, count, longest, most):
    """`count` tests of up to about `longest` castles. Half of them are lost."""
    tests = []
    for index in range(count):
        damage = any_damage(rng)
        tests.append((damage, castles(rng, damage, rng.randint(1, longest), most, index % 2 == 0)))
    return text(shuffled(rng, tests))


def random_input(rng, size):
    """One input whose tests, castles and soldiers grow with size >= 1."""
    return drawn(rng, rng.randint(1, min(MAX_TESTS, 3 * size)), 1 + size // 2, min(MAX_SOLDIERS, 3 + size**4))


def cases():
    damages = list(product(range(1, MAX_DAMAGE + 1), repeat=3))
    small = [(damage, [soldiers]) for damage in damages for soldiers in range(1, 13)]
    small += [(damage, row) for damage in damages if max(damage) <= 3 for row in every_sorted_row([2], range(1, 6))]
    yield from parts("all", small, MAX_TESTS, text)
    yield from random_cases(random_input, *range(1, 8), 12, 20, 40, 80)
    rng = random.Random(1312)
    for most in (5, 20, 60, 2**31, 2**33, MAX_SOLDIERS):
        yield f"near_{most}", drawn(rng, 300, 6, most)
    yield "near_every_damage", text([(damage, castles(rng, damage, 4, MAX_SOLDIERS, True)) for damage in damages])
    for kind, most in (("small", 40), ("large", MAX_SOLDIERS)):
        tests = [(damage, castles(rng, damage, 2, most, False)) for damage in damages * 4]
        yield f"near_two_castles_{kind}", text(tests)
    yield "max_castles", text([((5, 5, 1), [1 + place % 30 for place in range(MAX_N)])])
    yield "max_attacks", text([((1, 1, 1), [1] * (MAX_N - 1))])
    yield "max_soldiers", text([(any_damage(rng), [MAX_SOLDIERS - rng.randint(0, 99) for _ in range(20)]) for _ in range(MAX_TESTS)])
    yield "max_lost", text([((5, 1, 5), castles(rng, (5, 1, 5), 20000, MAX_SOLDIERS, True))])
