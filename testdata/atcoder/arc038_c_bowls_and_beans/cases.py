"""AtCoder arc038_c - Bowls and Beans: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import mex, nim_sum
from makers.text import column, lines, random_cases

EVERY = "every row of 2 or 3 bowls with 0 to 2 beans each, and of 4 bowls with 0 or 1"

MAX_BOWLS, MAX_BEANS = 10**5, 10**9


def validate(reader):
    reader.position()
    n = reader.count("N", 2, MAX_BOWLS)
    reader.line_end()
    rows = reader.rows(n - 1, ("C", 1, MAX_BOWLS - 1), ("A", 0, MAX_BEANS), are_positions=False)
    reader.require(all(c <= bowl for bowl, (c, _) in enumerate(rows, start=1)), "C of at most the number of the bowl")
    reader.require(any(beans for _, beans in rows), "at least one bean")


def text(numbers, beans):
    """The numbers C and the beans of the bowls 1, 2, ..."""
    return column([len(beans) + 1]) + lines(zip(numbers, beans))


def values_of(numbers):
    """The values of the bowls 0, 1, 2, ..."""
    if numbers == [*range(1, len(numbers) + 1)]:
        return [0, *numbers]
    values = [0]
    for bowl, c in enumerate(numbers, start=1):
        values.append(mex(values[bowl - c :]))
    return values


def extremes():
    yield "the greatest value of a bowl with an odd number of beans", MAX_BOWLS - 1, greatest_values


def greatest_values(text):
    rows = [[*map(int, row.split())] for row in text.splitlines()[1:]]
    if len(rows) > 5000 and any(c != bowl for bowl, (c, _) in enumerate(rows, start=1)):
        yield 0  # a large row has the greatest value only if each bean may go into every bowl before it
        return
    values = values_of([c for c, _ in rows])
    yield max((values[bowl] for bowl, (_, beans) in enumerate(rows, start=1) if beans % 2 == 1), default=0)


def some_numbers(rng, bowls, reach):
    """The numbers C of bowls 1 to `bowls`, at most `reach`."""
    return [rng.randint(1, min(bowl, reach)) for bowl in range(1, bowls + 1)]


def lost(rng, numbers, most):
    """Lost beans: drawn beans, and beans in one more bowl that make the nim-sum 0. If 1000 draws
    find none, as with one bean in bowl 1 at most, one bean in each bowl."""
    values, by_value = values_of(numbers), {}
    for bowl, value in enumerate(values[1:], start=1):
        by_value.setdefault(value, []).append(bowl)
    for _ in range(1000):
        beans = [rng.randint(0, most) if rng.random() < 0.7 else 0 for _ in numbers]
        missing = nim_sum(values[bowl] for bowl, count in enumerate(beans, start=1) if count % 2 == 1)
        if missing in by_value:
            bowl = rng.choice(by_value[missing])
            beans[bowl - 1] += 1 if beans[bowl - 1] < most else -1
            if any(beans):
                return beans
    return [1] * len(numbers)


def before(rng, numbers, beans, most):
    """The beans before a drawn move of one bean; None if that move is not possible."""
    bowl = rng.randint(1, len(numbers))
    reached = bowl - rng.randint(1, numbers[bowl - 1])
    if beans[bowl - 1] == most or (reached > 0 and beans[reached - 1] == 0):
        return None
    beans = list(beans)
    beans[bowl - 1] += 1
    if reached > 0:
        beans[reached - 1] -= 1
    return beans


def twins(rng, numbers, most):
    """Lost beans, and beans one move before lost ones."""
    yield "lost", text(numbers, lost(rng, numbers, most))
    beans = None
    while not beans:
        beans = before(rng, numbers, lost(rng, numbers, most), most)
    yield "won", text(numbers, beans)


def random_input(rng, size):
    """One row, half of the time lost, that grows with size >= 1."""
    bowls = rng.randint(1, 2 + size * size // 10)
    numbers = some_numbers(rng, bowls, rng.randint(1, bowls))
    most = min(MAX_BEANS, 1 + size**4 // 1000)
    if rng.random() < 0.5:
        return text(numbers, lost(rng, numbers, most))
    return text(numbers, [rng.randint(0, most) for _ in numbers[1:]] + [rng.randint(1, most)])


def cases():
    for bowls, most in ((1, 2), (2, 2), (3, 1)):
        for numbers in product(*(range(1, bowl + 1) for bowl in range(1, bowls + 1))):
            for beans in product(range(most + 1), repeat=bowls):
                if any(beans):
                    name = "_".join(f"{c}x{count}" for c, count in zip(numbers, beans))
                    yield f"all_{name}", text(numbers, beans)
    yield from random_cases(random_input, *range(3, 40, 3), 70, 100)
    rng = random.Random(38)
    kinds = [
        ("small", 8, lambda: some_numbers(rng, 6, 6), 2),
        ("middle", 4, lambda: some_numbers(rng, 100, rng.choice((3, 10, 100))), 5),
        ("large", 2, lambda: some_numbers(rng, 2000, 2000), MAX_BEANS),
        ("short_reach", 2, lambda: some_numbers(rng, 1000, 3), 9),
        ("all_before", 2, lambda: [*range(1, 1001)], 9),
        ("all_before_or_few", 2, lambda: [rng.choice((bowl, rng.randint(1, min(bowl, 9)))) for bowl in range(1, 301)], 9),
    ]
    for kind, count, draw, most in kinds:
        for number in range(1, count + 1):
            for name, case in twins(rng, draw(), most):
                yield f"near_{kind}_{number}_{name}", case
    last = MAX_BOWLS - 1
    beans = [0] * last
    for bowl in (last, 1 << 16, last ^ 1 << 16):
        beans[bowl - 1] = 1
    yield "near_greatest_lost", text([*range(1, last + 1)], beans)
    beans = [0] * 66000
    for bowl in (1, 2, 3, 2**16 + 5):
        beans[bowl - 1] = 1
    yield "near_2_to_16_won", text([*range(1, 65901), *some_numbers(rng, 100, 9)], beans)
    beans = [rng.choice((0, 1, 1, 2)) for _ in range(last)]
    beans[rng.randrange(last)] = MAX_BEANS
    yield "max_bowls", text(some_numbers(rng, last, last), beans)
    yield "max_beans", text([1], [MAX_BEANS])
