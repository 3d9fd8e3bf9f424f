"""HDU 3389 - Game: the input grammar and the generated cases."""

import random

from makers.nim import near, nim_zero
from makers.text import (
    counted_rows,
    every_row,
    parts,
    random_cases,
    random_row,
    read_rows,
    shuffled,
)

EVERY = "every position of 1 to 5 boxes with 0 to 2 cards each, and of 6 to 8 boxes with 0 or 1"

MAX_TESTS, MAX_BOXES, MAX_CARDS, COLUMNS = 100, 10000, 100, 7
ODD = (0, 2, 5)  # the remainders modulo 6 of the boxes that count


def validate(reader):
    read_rows(reader, "T", MAX_TESTS, ("n", 1, MAX_BOXES), ("cards", 0, MAX_CARDS))


def cell(box_2, box_5):
    return counted_rows([[0, box_2, 0, 0, box_5]])


def lost(rng, boxes, most):
    """Lost boxes: `boxes` boxes with 0 to `most` cards each."""
    row = random_row(rng, boxes, 0, most)
    places = [place for place in range(boxes) if (place + 1) % 6 in ODD]
    for place, cards in zip(places, nim_zero(rng, len(places), 0, most) if places else ()):
        row[place] = cards
    return row


def before(rng, row):
    """A position with a move to this one: some cards are in a higher box; None if there is none."""
    moves = [(box, other) for box in range(1, len(row) + 1) for other in range(box + 1, len(row) + 1) if row[box - 1] and (box + other) % 6 == 3]
    if not moves:
        return None
    box, other = rng.choice(moves)
    cards, row = rng.choice((1, row[box - 1], rng.randint(1, row[box - 1]))), list(row)
    row[box - 1] -= cards
    row[other - 1] += cards
    return row


def near_p(rng, count, shortest, longest, most):
    return near(
        rng,
        count,
        lambda rng: lost(rng, rng.randint(shortest, longest), most),
        before,
        lambda row: max(row) <= MAX_CARDS,
    )


def columns(rng, boxes):
    """For each binary column a lost position, and a position that differs from it in this column of
    one box that counts."""
    for column in range(COLUMNS):
        row = lost(rng, boxes, 31)
        yield row
        place = rng.choice([place for place in range(boxes) if (place + 1) % 6 in ODD])
        yield [*row[:place], row[place] ^ 1 << column, *row[place + 1 :]]


def random_input(rng, size):
    """One input whose cases, boxes and cards grow with size >= 1; about half of them are lost."""
    most, longest, rows = min(MAX_CARDS, 1 + size), min(MAX_BOXES, 3 + size * size // 50), []
    for index in range(rng.randint(2, min(MAX_TESTS, 2 + size))):
        boxes = rng.randint(2, longest)
        rows.append(lost(rng, boxes, most) if index % 2 else random_row(rng, boxes, 0, most))
    return counted_rows(rows)


def cases():
    every = [*every_row(range(1, 6), range(3)), *every_row((6, 7, 8), range(2))]
    yield from parts("all", every, MAX_TESTS, counted_rows)
    yield from random_cases(random_input, 10, 20, 40, 70, 100)
    rng = random.Random(3389)
    yield "near_small", counted_rows(near_p(rng, MAX_TESTS, 5, 8, 2))
    yield "near_medium", counted_rows(near_p(rng, MAX_TESTS, 9, 40, 20))
    yield "near_large", counted_rows(near_p(rng, MAX_TESTS, 30, 300, MAX_CARDS))
    yield "near_columns", counted_rows(shuffled(rng, [*columns(rng, 8), *columns(rng, 50)]))
    yield "near_last_boxes", counted_rows(last_boxes(rng))
    yield "max_boxes", counted_rows(most_boxes(rng))
    yield "max_cards", counted_rows([[MAX_CARDS] * n for n in range(1, MAX_TESTS + 1)])
    yield "max_least", counted_rows([[0]])


def last_boxes(rng):
    """The most boxes: lost, then with one more card in one of the last boxes, and with cards only
    in the last boxes."""
    row = lost(rng, MAX_BOXES, MAX_CARDS // 2)
    yield row
    for place in range(MAX_BOXES - 8, MAX_BOXES):
        yield [*row[:place], row[place] + 1, *row[place + 1 :]]
        yield [0] * place + [1] + [0] * (MAX_BOXES - 1 - place)


def most_boxes(rng):
    """The most cases of the most boxes, in a few of them with the most cards; half of them are lost."""
    row = lost(rng, MAX_BOXES, 9)
    place = MAX_BOXES - 3  # of box 9998, the last one that counts
    for number in range(MAX_TESTS - 3):
        yield [*row[:place], row[place] + number % 2, *row[place + 1 :]]
    for boxes in (MAX_BOXES - 2, MAX_BOXES - 1, MAX_BOXES):
        yield [MAX_CARDS] * boxes
