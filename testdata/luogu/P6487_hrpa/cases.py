"""Luogu P6487 - HRPA: the input grammar and the generated cases."""

import random

from makers.text import column, random_cases
from makers.wythoff import fibonacci

EVERY = "every pile from 2 to 60"

LEAST, MOST = 2, 10**15
NUMBERS = fibonacci(MOST)


def validate(reader):
    reader.position()
    reader.integer("N", LEAST, MOST)
    reader.line_end()


def text(pile):
    return column([pile])


def sparse(rng, least, most):
    """A sum of Fibonacci numbers, no two of them neighbours, from number `least` to number `most`."""
    place, pile = most, 0
    while place >= least:
        pile += NUMBERS[place]
        place -= rng.choice((2, 2, 2, 3, 4, 7))
    return pile


def random_input(rng, size):
    """One pile that grows with size >= 1: any number, or a sum without small parts."""
    most = min(len(NUMBERS) - 1, 3 + size)
    pile = rng.choice((rng.randint(LEAST, NUMBERS[most]), sparse(rng, rng.randint(1, most), most)))
    return text(min(pile, MOST))


def cases():
    for pile in range(LEAST, 61):
        yield f"all_{pile:02}", text(pile)
    yield from random_cases(random_input, *range(5, 70, 5))
    rng = random.Random(6487)
    for number in range(10, 16):
        yield f"near_{NUMBERS[number]}", text(NUMBERS[number] + rng.choice((-1, 1)))
    for least in range(0, 64, 9):
        yield f"near_without_{least}_parts", text(sparse(rng, least, least + 7))
    yield "max_pile", text(MOST)
    yield "max_fibonacci_number", text(NUMBERS[-1])
    yield "max_below_fibonacci_number", text(NUMBERS[-1] - 1)
    yield "max_above_fibonacci_number", text(NUMBERS[-1] + 1)
    yield "max_two_parts", text(NUMBERS[-1] + NUMBERS[-3] - NUMBERS[-5])
    yield "max_every_second_part", text(sum(NUMBERS[1:-1:2]))
    yield "max_large_least_part", text(NUMBERS[-2] + NUMBERS[-4] + NUMBERS[-6] + NUMBERS[-9])
    yield "max_answer_of_33_bits", text(NUMBERS[-2] + NUMBERS[-4] + fibonacci(2**33)[-1])
