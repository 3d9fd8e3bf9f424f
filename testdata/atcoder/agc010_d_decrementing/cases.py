"""AtCoder agc010_d - Decrementing: the input grammar and the generated cases."""

import random
from functools import reduce
from math import gcd

from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every 1 or 2 numbers of 1 to 12, every 3 of 1 to 9, 4 of 1 to 5 and 5 of 1 to 4, of greatest common divisor 1"

MAX_N, MAX_A = 10**5, 10**9
MOST_FORCED = 29


def validate(reader):
    numbers = read_headed(reader, ("N", 1, MAX_N), ("A", 1, MAX_A))
    divisor = 0
    for number in numbers:
        while number:
            rest = divisor % number
            divisor = number
            number = rest
    reader.require(divisor == 1, "numbers with the greatest common divisor 1")


def cell(a, b):
    """The two numbers and a 4 and a 5."""
    return headed([a, b, 4, 5])


def divided(row):
    divisor = reduce(gcd, row)
    return [number // divisor for number in row]


def forced_moves(row):
    """The number of forced moves, and the row after them."""
    odd = [place for place, number in enumerate(row) if number % 2]
    if len(odd) > 1 or len(row) % 2 == 0 or row[odd[0]] == 1:
        return 0, row
    row[odd[0]] -= 1
    count, row = forced_moves(divided(row))
    return count + 1, row


def extremes():
    yield "the number of forced moves", MOST_FORCED, lambda text: [forced_moves([*map(int, text.split()[1:])])[0]]


def wins(row):
    count, row = forced_moves([*row])
    return sum(number % 2 == 0 for number in row) % 2 != count % 2


FACTORS = 2, 2, 2, 4, 6, 10, 12


def before(rng, row, moves, most, factors=FACTORS):
    """The row before up to `moves` forced moves that lead to the row, of numbers up to `most`. The length is odd."""
    row = divided(row)
    for _ in range(moves):
        factor, place = rng.choice(factors), rng.randrange(len(row))
        if factors == (2,):  # for the longest games
            place = row.index(min(row))
        earlier = [factor * number + (i == place) for i, number in enumerate(row)]
        if max(earlier) > most:
            break
        row = earlier
    return row


def plain(rng, count, most):
    return shuffled(rng, divided(random_row(rng, count, 1, most)))


def forced(rng, count, most, moves):
    """A row of an odd length that begins with up to `moves` forced moves."""
    return shuffled(rng, before(rng, random_row(rng, count, 1, min(9, most)), moves, most))


def random_input(rng, size):
    """One row whose length and numbers grow with size >= 1; about half of the inputs are lost."""
    count = rng.randint(2, min(MAX_N, 3 + size))
    most = min(MAX_A, 6 + rng.choice((2 * size, size**4)))
    if count % 2 and rng.random() < 0.6:
        return headed(forced(rng, count, most, rng.randint(1, 3 + size // 2)))
    return headed(plain(rng, count, most))


def drawn(rng, count, most, moves, is_won):
    """The text of a row with this outcome: with up to `moves` forced moves, or any row if there may be none."""
    while True:
        row = forced(rng, count, most, rng.randint(1, moves)) if moves else plain(rng, count, most)
        if wins(row) == is_won:
            return headed(row)


def cases():
    small = [*every_sorted_row((1, 2), range(1, 13)), *every_sorted_row([3], range(1, 10))]
    small += [*every_sorted_row([4], range(1, 6)), *every_sorted_row([5], range(1, 5))]
    for row in small:
        if reduce(gcd, row) == 1:
            yield f"all_{'_'.join(map(str, row))}", headed(shuffled(random.Random(str(row)), row))
    yield from random_cases(random_input, *range(1, 21), 30, 50, 100, 300)
    rng = random.Random(2010)
    small = ((3, 20), (3, 60), (4, 15), (5, 30), (7, 30), (8, 100), (9, 1000))
    for count, most in (*small, (100, MAX_A), (101, MAX_A), (20001, MAX_A)):
        for outcome in ("lost", "won"):
            yield f"near_{count}_{most}_{outcome}", drawn(rng, count, most, 0, outcome == "won")
            if count % 2:
                yield f"near_{count}_{most}_forced_{outcome}", drawn(rng, count, most, 12, outcome == "won")
    yield "near_longest", headed(before(rng, [1, 1, 1], MOST_FORCED, MAX_A, (2,)))
    yield "near_longest_lost", headed(before(rng, [1, 1, 1], MOST_FORCED - 1, MAX_A, (2,)))
    yield from max_cases(rng)


def max_cases(rng):
    """The most and the largest numbers, and the longest games of many numbers."""
    n, most, power = MAX_N, MAX_A, 2**MOST_FORCED
    yield "max_ones", headed([1] * n)
    yield "max_equal_but_one", headed([*[most] * (n - 1), most - 1])
    yield "max_equal_but_one_odd_n", headed([*[most] * (n - 2), most - 1])
    yield "max_divided_to_ones", headed([most - 1] + [most - 2] * (n - 2))
    yield "max_divided_by_a_power", headed([*[power] * (n - 2), power + 1])
    yield "max_long_game", headed(shuffled(rng, before(rng, [1] * (n - 1), MOST_FORCED, most, (2,))))
    yield "max_long_game_lost", headed(shuffled(rng, before(rng, [1] * (n - 1), MOST_FORCED - 1, most, (2,))))
    yield "max_odd_numbers", headed([most - 1 - 2 * number for number in range(n)])
    yield "max_even_and_one", headed([*(most - 2 * number for number in range(n - 1)), 1])
    yield "max_even_and_one_odd_n", headed([1, *(most - 2 * number for number in range(n - 2))])
    yield "max_random", headed(random_row(rng, n, 1, most))
    yield "max_random_odd_n", headed(random_row(rng, n - 1, 1, most))
    yield "max_two_numbers", headed([most, most - 1])
