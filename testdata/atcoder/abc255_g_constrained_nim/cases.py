"""AtCoder abc255_g - Constrained Nim: the input grammar and the generated cases."""

import random
from bisect import bisect_left
from itertools import combinations

from makers.nim import near, nim_sum
from makers.text import line, lines, random_cases, shuffled

EVERY = "every pile and every two different piles of 1 to 3, with every set of forbidden moves from piles up to the larger"

MAX_LINES, MOST = 2 * 10**5, 10**18


def validate(reader):
    reader.position()
    n = reader.count("N", 1, MAX_LINES)
    reader.space()
    m = reader.count("M", 1, MAX_LINES)
    reader.line_end()
    reader.integers("A", n, 1, MOST)
    reader.line_end()
    found = set()

    def is_new(x, y):
        if y > x:
            return "Y at most X"
        return "another move than before" if (x, y) in found else found.add((x, y))

    reader.rows(m, ("X", 1, MOST), ("Y", 1, MOST), demand=is_new, are_positions=False)


def text(piles, moves):
    return line([len(piles), len(moves)]) + line(piles) + lines(moves)


def position(pile):
    """One pile, with the forbidden moves of the table in the solution."""
    return text([pile], [(1, 1), (2, 1), (3, 1), (3, 3)])


class Values:
    """The values of the piles, and the forbidden moves, which `forbid` adds in rising order of the piles."""

    def __init__(self):
        self.moves, self.repeats, self.of_repeats, self.repeats_of = [], [], [], {}

    def value(self, pile):
        place = bisect_left(self.repeats, pile)
        is_repeat = place < len(self.repeats) and self.repeats[place] == pile
        return self.of_repeats[place] if is_repeat else pile - place

    def piles_of(self, value):
        """The piles with this value, beginning with the least."""
        low, high = 0, len(self.repeats)  # repeats below the least pile
        while low < high:
            middle = (low + high) // 2
            if self.repeats[middle] - middle <= value:
                low = middle + 1
            else:
                high = middle
        return [value + low, *self.repeats_of.get(value, ())]

    def forbid(self, pile, options):
        """Forbid the moves from the pile to these smaller piles."""
        counts = {}
        for option in options:
            self.moves.append((pile, pile - option))
            value = self.value(option)
            counts[value] = counts.get(value, 0) + 1
        for value in sorted(counts):
            if counts[value] == 1 + len(self.repeats_of.get(value, ())):
                self.repeats.append(pile)
                self.of_repeats.append(value)
                self.repeats_of.setdefault(value, []).append(pile)
                break


def options_of(rng, values, pile, most):
    """At most `most` options to forbid: all piles of a value or all but one, and some random ones."""
    top = pile - len(values.repeats) - 1  # the greatest value of a smaller pile
    value = rng.choice(
        (0, min(1, top), top, rng.randint(0, top), values.value(rng.randrange(pile)))
    )
    if values.of_repeats and rng.random() < 0.5:
        value = rng.choice(values.of_repeats)
    if len(values.repeats_of.get(value, ())) > 30:
        value = top
    piles = shuffled(rng, values.piles_of(value))
    if len(piles) > 1 and rng.random() < 0.3:
        piles.pop()
    piles += [rng.randrange(pile) for _ in range(rng.choice((0, 0, 1, 3)))]
    return list(dict.fromkeys(piles[:most]))


def drawn(rng, count, largest):
    """Values with at most `count` forbidden moves from piles up to `largest`."""
    values = Values()
    piles = {rng.randint(1, largest) for _ in range(count // 2 + 1)}
    for pile in sorted(piles):
        if len(values.moves) < count:
            values.forbid(pile, options_of(rng, values, pile, count - len(values.moves)))
    return values


def pile_near(rng, values, largest):
    """A pile up to `largest`: any, or one with forbidden moves, or beside such a pile."""
    if rng.random() < 0.3:
        return rng.randint(1, largest)
    return min(largest, max(1, rng.choice(values.moves)[0] + rng.choice((-1, 0, 0, 1))))


def near_p(rng, count, longest, values, largest):
    """Rows of 2 to `longest` piles: half P-positions, half one move before one. No move from `largest` is forbidden."""
    forbidden = set(values.moves)

    def p_position(rng):
        row = [pile_near(rng, values, largest) for _ in range(rng.randint(1, longest - 1))]
        return [*row, rng.choice(values.piles_of(nim_sum(map(values.value, row))))]

    def before(rng, row):
        place = rng.randrange(len(row))
        larger = pile_near(rng, values, largest)
        if larger <= row[place] or (larger, larger - row[place]) in forbidden:
            return None
        return [*row[:place], larger, *row[place + 1 :]]

    return near(
        rng, count, p_position, before, lambda row: 1 <= min(row) <= max(row) <= largest, mixed=True
    )


def random_input(rng, size):
    """One input whose piles and forbidden moves grow with size >= 1."""
    largest = min(MOST - 1, 4 + size + (size // 20) ** 12)
    values = drawn(rng, min(MAX_LINES, 2 + size), largest)
    row = near_p(rng, 2, 2 + size // 4, values, largest + 1)[0]
    return text(row, shuffled(rng, values.moves))


def cases():
    moves = [(x, y) for x in (1, 2, 3) for y in range(1, x + 1)]
    rows = [(1,), (2,), (1, 2), (3,), (1, 3), (2, 3)]
    for row in rows:
        some = [move for move in moves if move[0] <= max(row)]
        sets = [chosen for count in range(1, len(some) + 1) for chosen in combinations(some, count)]
        for number, chosen in enumerate(sets, 1):
            yield f"all_{'_'.join(map(str, row))}_{number:02}", text(row, chosen)
    yield from random_cases(random_input, *range(2, 16), 20, 30, 60, 100, 400, 1000)
    rng = random.Random(255)
    for count, largest in (
        (6, 6),
        (12, 9),
        (25, 12),
        (40, 30),
        (100, 200),
        (1000, 10**5),
        (3000, MOST - 1),
    ):
        for number in range(1, 5):
            values = drawn(rng, count, largest)
            for name, row in zip(
                "ab", near_p(rng, 2, 3 if largest < 50 else 40, values, largest + 1), strict=True
            ):
                yield f"near_{count}_{number}_{name}", text(row, shuffled(rng, values.moves))
    far = [2**32 + 2, 2**32 + 1]  # both of value 2^32, which int takes for the value 0 of piles 0 and 1
    yield "near_values_2_32_apart", text(far, [(1, 1), (far[0], 1)])
    yield from max_cases(rng)


def with_piles(rng, values, count, largest):
    """The text of values and `count` piles of nim-sum 0."""
    row = [pile_near(rng, values, largest) for _ in range(count - 1)]
    while not 1 <= (last := values.piles_of(nim_sum(map(values.value, row)))[-1]) <= largest:
        row[0] = pile_near(rng, values, largest)
    return text([*row, last], shuffled(rng, values.moves))


def max_cases(rng):
    """The most piles and moves, the largest numbers, and the values with the most piles."""
    yield "max_stones", text([MOST], [(MOST, MOST)])
    yield "max_stones_in_two", text([MOST, MOST - 1], [(MOST, 1)])
    yield "max_least", text([1], [(1, 1)])
    no_move = Values()  # no move from piles up to 631 is allowed
    for pile in range(1, 632):
        no_move.forbid(pile, range(pile))
    yield "max_value_of_most_piles", text([632, 630, 1, 633, 3], no_move.moves)
    one_pile = Values()
    one_pile.forbid(MOST, range(1, 100001))
    yield "max_moves_from_one_pile", text([MOST, 1], one_pile.moves)
    top = Values()  # each pile repeats the greatest value
    for number in range(1, 100001):
        pile = 7 * number + rng.randint(0, 5)
        top.forbid(pile, top.piles_of(pile - len(top.repeats) - 1))
    yield "max_repeats", with_piles(rng, top, 20000, 10**6)
    values = drawn(rng, MAX_LINES - 1, MOST - 1)
    values.forbid(MOST, range(MAX_LINES - len(values.moves)))
    yield "max_lines", with_piles(rng, values, MAX_LINES, MOST)
