"""BZOJ 1299 - Chocolate Bars: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_sum
from makers.text import every_sorted_row, headed, parts, random_cases, shuffled

EVERY = "every box of 1 to 4 bars of 1 to 7"

ROUNDS, MAX_N, MAX_L = 10, 14, 10**9
PLACES = 30


def validate(reader):
    for _ in range(ROUNDS):
        reader.position()
        n = reader.count("N", 1, MAX_N)
        reader.line_end()
        reader.integers("L", n, 1, MAX_L)
        reader.accept(" ")  # as in the sample
        reader.line_end()


def text(boxes):
    """Ten boxes; if there are fewer, the first boxes again."""
    boxes = list(boxes)
    return "".join(headed((boxes * ROUNDS)[i]) for i in range(ROUNDS))


def cell(third, fourth):
    """A box with bars of 1, 2 and these two lengths, ten times."""
    return text([[1, 2, third, fourth]])


def groups(bars):
    """The nim-sums of all groups, also of the empty group."""
    sums = {0}
    for bar in bars:
        sums |= {x ^ bar for x in sums}
    return sums


def independent(rng, n, most):
    """n bars of 1 to `most`, none of which is the xor of others; n must be possible."""
    bars, spanned = [], {0}
    while len(bars) < n:
        bar = rng.randint(1, most) if rng.random() < 0.8 else rng.randint(1, min(most, 2 * n))
        if bar not in spanned:
            bars.append(bar)
            spanned |= {x ^ bar for x in spanned}
    return bars


def with_group(rng, bars, size, most):
    """The bars and one more: the xor of `size` of them. None if this bar is too long."""
    bar = nim_sum(rng.sample(bars, size))
    return [*bars, bar] if 1 <= bar <= most else None


def most_independent(most):
    """The number of binary places of `most`: so many bars can be independent."""
    return min(MAX_N, most.bit_length())


def near_boxes(rng, count, least, longest, most):
    """Independent boxes, and boxes with just one group of nim-sum 0."""

    def p_position(rng):
        return independent(rng, rng.randint(least, min(longest, most_independent(most))), most)

    def before(rng, bars):
        bars = bars[:MAX_N - 1]
        return with_group(rng, bars, rng.randint(1, len(bars)), most)

    return near(rng, count, p_position, before, mixed=True)


def random_input(rng, size):
    """Ten boxes whose number of bars and lengths grow with size >= 1; about half are independent."""
    most = min(MAX_L, 3 + size**4)
    return text(near_boxes(rng, ROUNDS, 1, min(MAX_N, 1 + size), most))


def cases():
    yield from parts("all", every_sorted_row((1, 2, 3, 4), range(1, 8)), ROUNDS, text)
    yield from random_cases(random_input, 1, 2, 3, 5, 8, 12, 20, 40, 100, 180)
    rng = random.Random(1299)
    for number in (1, 2, 3):
        yield f"near_small_{number}", text(near_boxes(rng, ROUNDS, 2, 5, 31))
        yield f"near_middle_{number}", text(near_boxes(rng, ROUNDS, 6, 10, 4095))
        yield f"near_large_{number}", text(near_boxes(rng, ROUNDS, 10, MAX_N, MAX_L))
    yield "max_bars", text([MAX_L] * n for n in range(MAX_N, 4, -1))
    yield "max_powers_of_two", text(shuffled(rng, [1 << (first + i) for i in range(MAX_N)]) for first in range(PLACES - MAX_N, 6, -1))
    whole = [independent(rng, MAX_N - 1, 2**29 - 1) for _ in range(ROUNDS)]
    yield "max_only_all", text([*bars, nim_sum(bars)] for bars in whole)
    yield "max_highest_place", text(highest(rng))
    yield "max_one_bar", text([[bar] for bar in (1, MAX_L, 1 << 29, 1 << 28, 1 << 16, 1 << 15, 2, 3, MAX_L - 1, 255)])


def highest(rng):
    """Boxes that are independent only by the highest place, and boxes in which two bars have this place."""
    for number in range(ROUNDS):
        bars = independent(rng, MAX_N - 1, 2**28 - 1)
        if number % 2:
            bars[-1] = nim_sum(rng.sample(bars[:-1], 3)) ^ (1 << 29)
        yield shuffled(rng, [*bars, nim_sum(rng.sample(bars[:-1], 5)) ^ (1 << 29)])
