"""Codeforces 388C - Fox and Card Game: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement

from makers.text import counted, every_row, line, random_cases, random_row, shuffled

EVERY = "every pile of 1 to 3 cards of 1 to 3, every two piles of 1 or 2 cards of 1 or 2, every three piles of a card of 1 to 3"

MAX_N, MAX_S, MAX_C = 100, 100, 1000


def validate(reader):
    reader.position()
    n = reader.count("n", 1, MAX_N)
    reader.line_end()
    for _ in range(n):
        s = reader.count("s", 1, MAX_S)
        reader.space()
        reader.integers("c", s, 1, MAX_C)
        reader.line_end()


def cell(middle_of_three, card):
    """A pile of three with this middle, and a pile of one card."""
    return text([(2, middle_of_three, 1), (card,)])


def text(piles):
    return counted(piles, lambda pile: line([len(pile), *pile]))


def random_input(rng, size):
    """Some piles whose number, heights and cards grow with size >= 1."""
    highest = rng.choice((2, 3, 4, 1 + size // 2))
    most = rng.choice((3, 9, 9 + size, MAX_C))
    heights = [rng.randint(1, min(MAX_S, highest)) for _ in range(rng.randint(1, min(MAX_N, 1 + size // 4)))]
    return text([random_row(rng, height, 1, most) for height in heights])


def near_piles(rng, heights, most):
    """Piles with almost equal middle cards, and other cards far from them."""
    piles, middle = [], rng.randint(2, most - 1)
    for height in heights:
        pile = random_row(rng, height, 1, most)
        if height % 2:
            pile[height // 2] = middle + rng.choice((-1, 0, 0, 1))
        piles.append(pile)
    return text(shuffled(rng, piles))


def cases():
    small = [[pile] for pile in every_row((1, 2, 3), (1, 2, 3))]
    small += combinations_with_replacement(every_row((1, 2), (1, 2)), 2)
    small += combinations_with_replacement(every_row((1,), (3, 2, 1)), 3)
    for number, piles in enumerate(small, 1):
        yield f"all_{number:02}", text(piles)
    yield from random_cases(random_input, 3, 5, 8, 10, 12, 15, 20, 30, 50, 100, 200, 400)
    rng = random.Random(388)
    for number, heights in enumerate(((1, 3), (3, 3), (1, 1, 3), (3, 2, 3), (1, 4, 3), (5, 5), (1, 1, 1, 3), (3, 3, 3), (5, 2, 3))):
        yield f"near_{number}_equal_middles", near_piles(rng, heights, 9)
    yield from max_cases(rng)


def max_cases(rng):
    """The most and the highest piles; even and odd ones."""
    yield "max_of_all", text([[MAX_C] * MAX_S] * MAX_N)
    yield "max_odd_of_all", text([[MAX_C] * (MAX_S - 1)] * (MAX_N - 1))
    yield "max_random", text([random_row(rng, MAX_S, 1, MAX_C) for _ in range(MAX_N)])
    yield "max_odd", text([random_row(rng, MAX_S - 1, 1, MAX_C) for _ in range(MAX_N)])
    yield "max_odd_piles", text([random_row(rng, 99, 1, MAX_C) for _ in range(MAX_N - 1)])
    yield "max_single_cards", text([[card] for card in random_row(rng, MAX_N, 1, MAX_C)])
    yield "max_single_cards_rising", text([[card] for card in range(1, MAX_N + 1)])
    yield "max_few_values", text([random_row(rng, 97 + rng.randrange(4), 1, 3) for _ in range(MAX_N)])
    yield "max_falling", text([range(MAX_S + i, i, -1) for i in range(MAX_N)])
    yield "max_near_equal_middles", near_piles(rng, [rng.randint(90, MAX_S) for _ in range(MAX_N)], MAX_C)
