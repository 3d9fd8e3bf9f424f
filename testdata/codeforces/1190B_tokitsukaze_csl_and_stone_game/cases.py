"""Codeforces 1190B - Tokitsukaze, CSL and Stone Game: the input grammar and the generated cases."""

import random

from makers.text import every_sorted_row, headed, random_cases, read_headed, shuffled

EVERY = "every pile of 0 to 12 stones, every two piles of 0 to 6, every three of 0 to 5, and every four of 0 to 4"

MAX_N, MAX_STONES = 10**5, 10**9


def validate(reader):
    read_headed(reader, ("n", 1, MAX_N), ("a", 0, MAX_STONES))


def position(a):
    return headed([a])


def moves(row):
    """The number of moves to 0, 1, ..., n - 1."""
    return sum(row) - len(row) * (len(row) - 1) // 2


def different(rng, count, most):
    """`count` different piles of up to `most` stones."""
    if rng.random() < 0.3:  # nearly 0, 1, 2, ...
        row = list(range(count))
        for place in range(count - rng.randint(1, count), count):
            row[place] += 1
        return row if rng.random() < 0.5 else [*row[:-1], rng.randint(row[-1], max(row[-1], most))]
    return rng.sample(range(most + 1), count)


def with_pairs(rng, row, pairs):
    """The row with one more pile of `pairs` sizes, from which a stone could be taken. None if that is impossible."""
    fitting = [pile for pile in row if pile and pile - 1 not in row]
    return [*row, *rng.sample(fitting, pairs)] if len(fitting) >= pairs else None


def unsafe(rng, row, kind):
    """The row with one or two more piles, so that no first move is safe; None if that is impossible."""
    if kind == "zeros":
        return [*(pile for pile in row if pile), 0, 0]
    if kind == "pairs":
        return with_pairs(rng, row, 2)
    if kind == "triple":
        found = with_pairs(rng, row, 1)
        return found and [*found, found[-1]]
    below = [pile for pile in row if pile + 1 in row]
    return [*row, rng.choice(below) + 1] if below else None


KINDS = "zeros", "triple", "below", "pairs"


def of_parity(rng, draw, is_odd):
    """A row of draw() with this parity of the moves. draw() may return None, and is called again."""
    while (row := draw()) is None or moves(row) % 2 != is_odd:
        pass
    return headed(shuffled(rng, row))


def drawn(rng, count, most, kind, is_odd):
    """A row of about `count` piles. `kind` is one of KINDS, "pair" or "different"."""

    def row():
        found = different(rng, count, most)
        if kind == "pair":
            return with_pairs(rng, found, 1)
        return found if kind == "different" else unsafe(rng, found, kind)

    return of_parity(rng, row, is_odd)


def random_input(rng, size):
    """One row that grows in piles and stones with size >= 1; about half are lost."""
    count = rng.randint(3, 3 + size)
    most = min(MAX_STONES, 6 + 2 * size + size**3)
    is_lost = rng.random() < 0.5
    if is_lost and rng.random() < 0.5:
        return drawn(rng, count, most, rng.choice(KINDS), 1)
    return drawn(rng, count, most, rng.choice(("pair", "different")), not is_lost)


def cases():
    small = every_sorted_row([1], range(13)) + every_sorted_row([2], range(7))
    small += every_sorted_row([3], range(6)) + every_sorted_row([4], range(5))
    for row in small:
        yield f"all_{'_'.join(map(str, row))}", headed(row)
    yield from random_cases(random_input, *range(1, 12), 15, 20, 30, 50, 100)
    rng = random.Random(1190)
    for count, most in ((3, 9), (6, 20), (30, 60), (30, MAX_STONES), (1000, MAX_STONES)):
        for kind in KINDS:
            yield f"near_{kind}_{count}_{most}", drawn(rng, count, most, kind, 1)
        for kind in ("pair", "different"):
            yield f"near_{kind}_{count}_{most}_lost", drawn(rng, count, most, kind, 0)
            for number in range(3):
                yield f"near_{kind}_{count}_{most}_won_{number}", drawn(rng, count, most, kind, 1)
    row = list(range(MAX_N))
    yield "max_no_move", headed(row)
    yield "max_one_move", headed([*row[:-1], MAX_N])
    yield "max_stones", headed([MAX_STONES - number for number in row])
    yield "max_pair", headed([*range(1, MAX_N), MAX_N - 1])
    half = MAX_N // 10
    large = [MAX_STONES - 2 * number for number in range(half)]
    yield "max_large_pair", headed(shuffled(rng, [*large, large[half // 2]]))
    yield "max_large_pair_odd", headed(shuffled(rng, [*large, 1, large[half // 2]]))
    yield "max_equal", headed([MAX_STONES] * half)
    yield "max_2_to_16_equal_and_one", headed([1] * (2**16 + 1))
    yield "max_zeros", headed([0] * MAX_N)
