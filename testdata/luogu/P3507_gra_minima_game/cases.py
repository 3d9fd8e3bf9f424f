"""Luogu P3507 - GRA - The Minima Game: the input grammar and the generated cases."""

import random

from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every set of 1 to 3 cards of 1 to 4, and of 4 cards of 1 to 3"

MAX_N, MAX_K = 10**6, 10**9


def validate(reader):
    read_headed(reader, ("n", 1, MAX_N), ("k", 1, MAX_K))


def position(n):
    """The cards 1, 2, ..., n."""
    return headed(range(1, n + 1))


def random_input(rng, size):
    """Some cards whose numbers grow with size >= 1."""
    count = rng.randint(1, min(MAX_N, 2 + size))
    return headed(random_row(rng, count, 1, rng.choice((3, 9, 3 + size, 10 * size, MAX_K))))


def doubling(rng, count, wobble):
    """Cards that are about twice the score before. Near this bound it changes whether a card is
    taken alone."""
    cards, score = [], 0
    for _ in range(count):
        card = max(cards[-1] if cards else 1, 2 * score + rng.randint(-wobble, wobble), 1)
        if card > MAX_K:
            break
        cards.append(card)
        score = max(score, card - score)
    return headed(shuffled(rng, cards))


def cases():
    rng = random.Random(3507)
    for number, cards in enumerate([*every_sorted_row((1, 2, 3), (1, 2, 3, 4)), *every_sorted_row((4,), (1, 2, 3))], 1):
        yield f"all_{number:02}", headed(shuffled(rng, cards))
    yield from random_cases(random_input, 3, 4, 5, 6, 7, 8, 10, 15, 20, 40, 100, 1000, 6000)
    for number, (count, wobble) in enumerate(((5, 1), (6, 1), (7, 2), (8, 2), (8, 5), (9, 5), (30, 3), (60, 9), (2000, 50))):
        yield f"near_{number}_twice_as_much", doubling(rng, count, wobble)
    yield from max_cases(rng)


def max_cases(rng):
    """The most cards and the largest numbers; rows of every shape with a fifth of the cards."""
    some = MAX_N // 5
    yield "max_equal", headed([7] * some)
    yield "max_one_card", headed([MAX_K])
    yield "max_random", headed(random_row(rng, MAX_N, 1, MAX_K))
    yield "max_falling", headed([1000 - i // 200 for i in range(some)])
    yield "max_few_numbers", headed(random_row(rng, some, 1, 9))
    yield "max_near_the_top", headed(random_row(rng, 1000, MAX_K - 9, MAX_K))
    yield "max_ones_and_one", headed(shuffled(rng, [MAX_K, *[1] * (some - 1)]))
