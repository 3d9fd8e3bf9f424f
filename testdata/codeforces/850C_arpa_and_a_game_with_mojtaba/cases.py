"""Codeforces 850C - Arpa and a game with Mojtaba: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import combinations

from makers.nim import mex, nim_sum
from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every 1 or 2 numbers from 1 to 12, every 3 or more of 2, 4, 8, 16 and 32, and every 3 or more of 2, 4, 8, 3, 9 and 27 that have both primes"

MAX_NUMBERS, MAX_NUMBER = 100, 10**9
PRIMES = (2, 3, 5, 7, 11, 13, 31, 97, 101, 997, 1009, 31607, 31627, 99991, 10**6 + 3, 10**8 + 7, 10**9 - 63)
MOST = {p: max(e for e in range(30) if p**e <= MAX_NUMBER) for p in PRIMES}


def validate(reader):
    read_headed(reader, ("n", 1, MAX_NUMBERS), ("a", 1, MAX_NUMBER))


def cell(a, b):
    return headed(sorted((a, b)))


@cache
def value(exponents):
    """The Grundy value of a frozenset of positive exponents."""
    return mex(value(lowered(exponents, k)) for k in range(1, max(exponents, default=0) + 1))


def lowered(exponents, k):
    return frozenset(e - k if e >= k else e for e in exponents) - {0}


def random_set(rng, most, size):
    return frozenset(e for e in rng.sample(range(1, most + 1), min(most, rng.randint(0, size))))


def lost(rng, primes, size):
    """The exponents of each prime, about `size` for each; their sum is a P-position."""
    while True:
        sets = {p: random_set(rng, MOST[p], size) for p in primes}
        wanted = nim_sum(map(value, sets.values()))
        p = rng.choice(primes)
        wanted ^= value(sets[p])
        for _ in range(40):
            if value(fitting := random_set(rng, MOST[p], size)) == wanted:
                return {**sets, p: fitting}


def before(rng, sets):
    """Exponents with a move to these: a move k lowers some exponents of one prime."""
    while True:
        p = rng.choice(list(sets))
        k = rng.randint(1, MOST[p])
        keep = {e for e in sets[p] if e < k and rng.random() < 0.5}
        raised = {e + k for e in sets[p] if e not in keep or rng.random() < 0.3}
        raised |= {k} if rng.random() < 0.3 else set()
        if raised and max(raised) <= MOST[p]:
            return {**sets, p: frozenset(keep | raised)}


def numbers(rng, sets, most=MAX_NUMBERS):
    """Numbers with these exponents: some powers are multiplied, some numbers occur twice, and some
    are 1."""
    row = []
    for p, exponents in sets.items():
        for e in shuffled(rng, exponents):
            fitting = [i for i, a in enumerate(row) if a % p and a * p**e <= MAX_NUMBER]
            if fitting and (rng.random() < 0.6 or len(row) >= most):
                row[rng.choice(fitting)] *= p**e
            else:
                row.append(p**e)
    row = row or [1]
    for _ in range(rng.randint(0, 2)):
        if len(row) < most:
            row.append(rng.choice((1, rng.choice(row))))
    assert len(row) <= most
    return headed(shuffled(rng, row))


def random_input(rng, size):
    """Numbers that grow in number and value with size >= 1; every second input is lost."""
    primes = [p for p in PRIMES if p <= 2 + size**2 // 4][: 1 + size // 4]
    sets = lost(rng, primes, 1 + min(6, size // 8)) if size > 3 else {2: random_set(rng, 3, 2)}
    if rng.random() < 0.5 and size > 3:
        sets = before(rng, sets)
    return numbers(rng, sets)


def cases():
    yield from small_cases()
    yield from random_cases(random_input, 1, 2, 3, *range(4, 30, 2), 32, 40, 50, 60, 100, 200)
    rng = random.Random(850)
    kinds = [((2,), 4), ((2, 3), 3), ((2, 3, 5), 3), ((2, 3), 8), ((2,), 12), ((2, 7, 11), 3), (PRIMES[:7], 4), ((2, 3, 31607, 99991), 6), (PRIMES, 5)]
    for number, kind in enumerate(kinds, 1):
        sets = lost(rng, *kind)
        yield f"near_{number}_lost", numbers(rng, sets)
        yield f"near_{number}_won", numbers(rng, before(rng, sets))
    yield from max_cases(rng)


def small_cases():
    rows = every_sorted_row((1, 2), range(1, 13))
    powers = [[2**e for e in range(1, 6)], [2, 4, 8], [3, 9, 27]]
    every = [[row for n in range(len(row_of) + 1) for row in combinations(row_of, n)] for row_of in powers]
    rows += [row for row in every[0] if len(row) > 2]
    rows += [row + other for row in every[1] for other in every[2] if len(row + other) > 2 and row and other]
    for row in rows:
        yield f"all_{'_'.join(map(str, row))}", headed(row)


def max_cases(rng):
    """The greatest numbers, exponents and sets, and the most numbers."""
    yield "max_exponent", headed([2**29])
    yield "max_exponents", headed([2**e for e in range(1, 30)])
    yield "max_exponents_of_two_primes", headed(shuffled(rng, [2**e for e in range(30)] + [3**e for e in range(1, 19)]))
    for number, share in enumerate((0.3, 0.35, 0.4)):
        chosen = [e for e in range(1, 29) if rng.random() < share]
        yield f"max_masks_{number}", headed([2**e for e in [*chosen, 29]] + [3**18, 1])
    yield "max_ones", headed([1] * MAX_NUMBERS)
    yield "max_number", headed([MAX_NUMBER])
    yield "max_prime", headed([10**9 - 63] * MAX_NUMBERS)
    yield "max_square", headed([31607**2])
    yield "max_two_primes", headed([31607 * 31607, 31607, 31607 * 31601])
    yield "max_numbers", headed(random_row(rng, MAX_NUMBERS, 1, MAX_NUMBER))
    yield "max_large", headed(random_row(rng, MAX_NUMBERS, 10**9 - 10**4, MAX_NUMBER))
    smooth = [2**a * 3**b * 5**c for a in range(30) for b in range(19) for c in range(13) if 10**8 < 2**a * 3**b * 5**c <= MAX_NUMBER]
    yield "max_smooth", headed(rng.sample(smooth, MAX_NUMBERS))
    yield "max_largest_smooth", headed(sorted(smooth)[-MAX_NUMBERS:])
