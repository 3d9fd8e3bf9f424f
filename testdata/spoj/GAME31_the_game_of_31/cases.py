"""SPOJ GAME31 - The game of 31: the input grammar and the generated cases."""

import functools
import random
from itertools import product

from makers.nim import near
from makers.text import column, random_cases, shuffled

EVERY = "every set of cards that can lie on the pile, except the empty one"

CARDS, COPIES, GOAL, MOST = "123456", 4, 31, 13


def validate(reader):
    reader.require(not reader.at_end(), "at least one line")
    while not reader.at_end():
        reader.position()
        cards = reader.word("cards", CARDS, 1, MOST)
        reader.require(all(cards.count(card) <= COPIES for card in CARDS), f"at most {COPIES} cards of a number")
        reader.require(total(cards) <= GOAL, f"a sum of at most {GOAL}")
        reader.line_end()


def position(n):
    return column([n])


def total(cards):
    return sum(map(int, cards))


@functools.lru_cache(maxsize=None)
def is_won(cards):
    """Does the player to move win? The cards on the pile are sorted."""
    return any(not is_won(more) for more in after(cards))


def after(cards):
    """The sorted pile after one more card."""
    room = GOAL - total(cards)
    return ["".join(sorted(cards + card)) for card in CARDS if int(card) <= room and cards.count(card) < COPIES]


@functools.lru_cache(maxsize=None)
def piles():
    """Every pile, sorted, except the empty one."""
    counts = product(range(COPIES + 1), repeat=len(CARDS))
    found = ("".join(card * count for card, count in zip(CARDS, row)) for row in counts)
    return [cards for cards in found if cards and total(cards) <= GOAL]


def before(rng, cards):
    """The pile without one of its cards; None if it has only one card."""
    gone = rng.randrange(len(cards))
    return cards[:gone] + cards[gone + 1 :] or None


def laid(rng, piles):
    """The cards of each pile in a random order."""
    return column("".join(shuffled(rng, cards)) for cards in piles)


def random_input(rng, size):
    """One input of piles, half of them won by A. The piles grow with size >= 1."""
    most = min(MOST, 1 + size // 2)
    short = [cards for cards in piles() if len(cards) <= most]
    by_a = [cards for cards in short if is_won(cards) == (len(cards) % 2 == 0)]
    by_b = sorted({*short} - {*by_a})
    return laid(rng, [rng.choice(rng.choice((by_a, by_b))) for _ in range(rng.randint(1, 2 * size))])


def cases():
    rng = random.Random(31)
    yield "all_sorted", column(piles())
    yield "all_piles", laid(rng, shuffled(rng, piles()))
    yield from random_cases(random_input, 3, 10, 25, 60)
    lost = [cards for cards in piles() if not is_won(cards)]
    full = [cards for cards in lost if any(cards.count(card) == COPIES for card in CARDS)]
    yield "near_lost", laid(rng, near(rng, 600, lambda rng: rng.choice(lost), before))
    yield "near_four_gone", laid(rng, near(rng, 600, lambda rng: rng.choice(full), before))
    longest = [cards for cards in piles() if len(cards) >= MOST - 1]
    yield "max_cards", laid(rng, longest * 3)
    yield "max_lines", laid(rng, [rng.choice(piles()) for _ in range(20000)])
