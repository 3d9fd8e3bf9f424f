"""Codeforces 167C - Wizards and Numbers: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import near
from makers.text import counted, random_cases, read_count, shuffled
from makers.wythoff import fibonacci

EVERY = "every pair of numbers from 0 to 60"

MAX_TESTS, MAX_NUMBER = 10**4, 10**18


def validate(reader):
    reader.rows(read_count(reader, "t", MAX_TESTS), ("a", 0, MAX_NUMBER), ("b", 0, MAX_NUMBER))


def cell(a, b):
    return counted([sorted((a, b))])


def wins(a, b):
    """Does the player to move win from a <= b?"""
    chain, result = [], False
    while a:
        chain.append((a, b))
        a, b = b % a, a
    for a, b in reversed(chain):
        result = not result or b // a % (a + 1) % 2 == 0
    return result


def lost_pair(rng, a, most):
    """A P-position of a > 1 and a number b >= a up to `most`; None if none was found."""
    for _ in range(20):
        r = rng.randrange(1, a)
        greatest = (most - r) // a
        if greatest < 1 or not wins(r, a):
            continue
        rounds = greatest // (a + 1)
        rounds = rng.choice((0, rng.randint(0, rounds), rounds))
        x = rng.choice((1, (a - 1) | 1, rng.randrange(a) | 1))
        q = rounds * (a + 1) + x
        if x <= a and q <= greatest:
            return a, q * a + r
    return None


def near_p(rng, count, most, most_a):
    """Near P-positions of numbers up to `most`, the smaller one from 2 to `most_a`, in either order."""

    def p_position(rng):
        pair = None
        while pair is None:
            a = rng.randint(2, max(2, int(most_a ** rng.uniform(0.1, 1))))
            pair = lost_pair(rng, a, most)
        return pair

    def before(rng, pair):
        a, b = pair
        powers = [a]
        while powers[-1] <= most // a:
            powers.append(powers[-1] * a)
        if rng.random() < 0.3:
            return b, b * rng.randint(1, max(1, most // b)) + a
        return a, b + rng.choice(powers)

    return near(rng, count, p_position, before, lambda pair: max(pair) <= most, mixed=True)


def random_input(rng, size):
    """One input whose numbers and count of pairs grow with size >= 1; half are P-positions."""
    most = min(MAX_NUMBER, 10 + size**9 // 10)
    return counted(near_p(rng, rng.randint(1, 1 + size), most, most))


def around(rng, most):
    """Numbers near a Fibonacci number: pairs of many steps."""
    return rng.choice(fibonacci(most)) + rng.choice((-1, 0, 0, 1))


def cases():
    yield "all_small", counted(product(range(61), repeat=2))
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(167)
    yield "near_small", counted(near_p(rng, 400, 200, 40))
    yield "near_powers", counted(near_p(rng, 500, MAX_NUMBER, 10**4))
    yield "near_square", counted(near_p(rng, 500, MAX_NUMBER, 10**9))
    yield "near_large", counted(near_p(rng, 500, MAX_NUMBER, MAX_NUMBER // 2))
    long = fibonacci(MAX_NUMBER)
    yield "near_fibonacci", counted([*zip(long, long[1:]), *zip(long[1:], long), *((around(rng, 10**17), around(rng, 10**17)) for _ in range(300))])
    ends = (0, 1, 2, 3, 2**31 - 1, 2**31, 2**32, 10**9 - 1, 10**9, 10**9 + 1, MAX_NUMBER - 2, MAX_NUMBER - 1, MAX_NUMBER)
    yield "max_numbers", counted(product(ends, repeat=2))
    yield "max_tests", counted(shuffled(rng, near_p(rng, MAX_TESTS, 10**9, 10**5)))
