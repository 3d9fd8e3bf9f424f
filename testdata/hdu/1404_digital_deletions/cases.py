"""HDU 1404 - Digital Deletions: the input grammar and the generated cases."""

import functools
import random

from makers.text import random_cases, shuffled

EVERY = "every string of 1 to 5 digits; of 6 digits, every lost one and one move before each"

MAX_LENGTH = 6
DIGITS = "0123456789"


def validate(reader):
    reader.require(not reader.at_end(), "at least one string")
    while not reader.at_end():
        reader.position()
        reader.word("string", DIGITS, 1, MAX_LENGTH)
        reader.line_end()


def text(strings):
    return "".join(f"{string}\n" for string in strings)


@functools.lru_cache(maxsize=None)
def lost_strings(length):
    """All lost strings of `length` digits; none of them begins with 0."""
    end = 10**length
    won = bytearray(end)
    won[0] = 1
    lost = []
    number = won.find(0)
    while number >= 0:
        if 10 * number >= end:
            lost.append(str(number))
        place = 1
        while place <= number:
            larger = 9 - number // place % 10
            won[number + place : number + larger * place + 1 : place] = b"\1" * larger
            place *= 10
        tails = 1
        while 10 * number * tails < end:
            won[10 * number * tails : (10 * number + 1) * tails] = b"\1" * tails
            tails *= 10
        number = won.find(0, number + 1)
    return lost


def one_move_before(rng, string):
    """A string with a move to `string`: a larger digit, or a 0 and a tail added."""
    room = MAX_LENGTH - len(string)
    if room and rng.random() < 0.5:
        tail = rng.randint(0, room - 1)
        return string + "0" + random_string(rng, tail, 9)
    small = [place for place, digit in enumerate(string) if digit < "9"]
    if not small:  # only nines
        return None
    place = rng.choice(small)
    larger = rng.choice(DIGITS[int(string[place]) + 1 :])
    return string[:place] + larger + string[place + 1 :]


def near_lost(rng, strings):
    """The given lost strings, and for each a string one move before it."""
    before = (one_move_before(rng, string) for string in strings)
    return shuffled(rng, [*strings, *filter(None, before)])


def random_string(rng, length, largest):
    return "".join(str(rng.randint(0, largest)) for _ in range(length))


def random_input(rng, size):
    """One input of strings, about half of them lost. Lengths and digits grow with size >= 1."""
    longest = min(MAX_LENGTH, 1 + size // 4)
    largest = min(9, size)
    strings = []
    for _ in range(rng.randint(1, 1 + 3 * size)):
        length = rng.randint(1, longest)
        if rng.randint(0, 1):
            strings.append(random_string(rng, length, largest))
        else:
            lost = lost_strings(length)
            below = [s for s in lost if s[0] <= str(largest)] if largest < 9 else lost
            strings.append(rng.choice(below))
    return text(strings)


def cases():
    yield (
        "all_strings",
        text(f"{n:0{length}}" for length in range(1, 6) for n in range(10**length)),
    )
    yield from random_cases(random_input, 5, 15, 100)
    rng = random.Random(1404)
    short = [s for length in range(1, 5) for s in lost_strings(length)]
    yield "near_small", text(near_lost(rng, rng.sample(short, 400)))
    yield "near_large", text(near_lost(rng, rng.sample(lost_strings(6), 1000)))
    yield "max_all_lost", text(near_lost(rng, lost_strings(6)))
    yield "max_six_digits", text(f"{rng.randrange(10**6):06}" for _ in range(150000))
