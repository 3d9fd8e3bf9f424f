"""Luogu P4137 - Rmq Problem / mex: the input grammar and the generated cases."""

import random

from makers.text import line, lines, random_cases, random_row, shuffled

EVERY = "every array of 1 to 5 numbers from 0 to 5, as a range; every range of two arrays of 60"

MAX_N = MAX_M = LUOGU_A = 200000
MAX_A = 10**9  # of BZOJ


def validate(reader):
    n = reader.count("n", 1, MAX_N)
    reader.space()
    questions = reader.count("m", 1, MAX_M)
    reader.line_end()
    reader.integers("a", n, 0, MAX_A)
    reader.line_end()

    def demand(left, right):
        return None if left <= right <= n else "an r with l <= r <= n"

    reader.rows(questions, ("l", 1, MAX_N), ("r", 1, MAX_N), demand=demand)


def text(numbers, ranges):
    """The input for an array and its questions (l, r)."""
    return line((len(numbers), len(ranges))) + line(numbers) + lines(ranges)


def every_word(letters, length):
    """A shortest array that contains every word of `length` letters as a range (de Bruijn)."""
    word = [0] * length
    array = []
    size = 1
    while size:
        if length % size == 0:
            array.extend(word[:size])
        word = [word[i % size] for i in range(length)]
        size = length
        while size and word[size - 1] == letters - 1:
            size -= 1
        if size:
            word[size - 1] += 1
    return array + array[: length - 1]


def every_range(n, longest):
    return [(i, j) for i in range(1, n + 1) for j in range(i, min(n, i + longest - 1) + 1)]


def near_changes(rng, numbers, ends, per_end):
    """Ranges that begin at the last place that their mex needs, or one place after it."""
    n = len(numbers)
    chosen = set(rng.sample(range(1, n + 1), ends))
    last = [0] * (n + 1)
    ranges = []
    for right, value in enumerate(numbers, 1):
        if value <= n:
            last[value] = right
        if right not in chosen:
            continue
        needed = []  # the least last place of 0..v, where it changes
        for place in last:
            if place == 0:
                break
            if not needed or place < needed[-1]:
                needed.append(place)
        for index in range(per_end if needed else 0):
            left = rng.choice(needed) + index % 2
            if left <= right:
                ranges.append((left, right))
    return shuffled(rng, ranges)


def random_ranges(rng, n, count):
    pairs = zip(rng.choices(range(1, n + 1), k=count), rng.choices(range(1, n + 1), k=count))
    return [(i, j) if i <= j else (j, i) for i, j in pairs]


def random_input(rng, size):
    """One array and its questions, growing with size >= 1."""
    n = rng.randint(1, min(MAX_N, 1 + 2 * size))
    most = rng.randint(0, n + 1)
    numbers = random_row(rng, n, 0, most)
    ranges = []
    for _ in range(rng.randint(1, min(MAX_M, 1 + 2 * size))):
        left = rng.randint(1, n)
        ranges.append((left, rng.randint(left, n)))
    return text(numbers, ranges)


def cases():
    rng = random.Random(4137)
    words = every_word(6, 5)
    yield "all_words", text(words, shuffled(rng, every_range(len(words), 5)))
    numbers = shuffled(rng, range(60))
    yield "all_ranges_of_permutation", text(numbers, shuffled(rng, every_range(60, 60)))
    numbers = [rng.choice((0, 1, 2, 3, rng.randint(0, 12))) for _ in range(60)]
    yield "all_ranges_of_mixture", text(numbers, shuffled(rng, every_range(60, 60)))
    yield from random_cases(random_input, 1, 3, 10, 30, 100)
    numbers = [rng.randrange(12) for _ in range(200)]
    yield "near_small", text(numbers, near_changes(rng, numbers, 100, 10))
    numbers = [rng.randrange(400) for _ in range(20000)]
    yield "near_large", text(numbers, near_changes(rng, numbers, 400, 50))
    yield from largest(rng)


def largest(rng):
    numbers = shuffled(rng, range(MAX_N))
    ranges = random_ranges(rng, MAX_N, MAX_M // 4)
    ranges[:4] = [(1, MAX_N), (2, MAX_N), (1, MAX_N - 1), (MAX_N, MAX_N)]
    yield "max_permutation", text(numbers, ranges)

    numbers = [int(LUOGU_A * rng.random() ** 4) for _ in range(MAX_N // 8)]  # mostly small
    yield "max_mixture", text(numbers, random_ranges(rng, MAX_N // 8, MAX_M // 8))

    # Each range holds 1, 2, ..., but only half of them hold the only 0.
    numbers = [LUOGU_A] * 200 + list(range(MAX_N - 200))
    ends = rng.choices(range(MAX_N - 1000, MAX_N + 1), k=MAX_M)
    yield "max_one_zero", text(numbers, list(zip(rng.choices(range(1, 402), k=MAX_M), ends)))

    # Small numbers, n and numbers that no table holds.
    numbers = [rng.choice((rng.randrange(40), 2000, 2001, rng.randint(0, MAX_A), MAX_A)) for _ in range(2000)]
    yield "max_numbers", text(numbers, near_changes(rng, numbers, 200, 10))

    yield "max_m_one_number", text([0], [(1, 1)] * (MAX_M // 8))
