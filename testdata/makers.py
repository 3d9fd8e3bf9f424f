"""makers: what several cases.py share, from the judges' formats to P-positions.

A row is a list of numbers: piles, heaps, squares. Whatever is random is drawn from
`rng` alone, so the same seed makes the same data on every machine.

Formats:  line, lines, column, headed, counted, counted_*, parts, random_cases, read_*
Rows:     every_row, every_sorted_row, random_row, shuffled
Near P:   near
Nim:      nim_sum, nim_zero, nim_before, near_nim, nim_twins, nim_rows, nim_columns
Splits:   exchanged, splitting_p, near_splitting, splitting_rows
Stairs:   stairs, stairs_before, near_stairs
Misere:   misere_p, near_misere, misere_rows, ones_and
Sums:     mex, grundy_values, row_values, taken_before, Sums
Pairs:    bachet_pair, near_bachet, fibonacci, fibonacci_sum, golden, wythoff_*, near_wythoff
Graphs:   rooted_trees, random_tree, any_tree, tree_edges, tree_text, read_tree,
          is_tree, every_graph, random_graph, every_digraph, cyclic_graph, changed_edges
Trees:    edge_value, tree_values, tree_of_value, sprouted
Boards:   every_matrix, every_board, random_board, marked, near_marked
"""

import random
from functools import reduce
from itertools import chain, combinations, combinations_with_replacement, permutations, product
from math import isqrt
from operator import xor
from struct import unpack

# Formats


def line(numbers):
    """The numbers (or words) on one line: '3 1 4'."""
    return " ".join(map(str, numbers)) + "\n"


def lines(rows):
    """Each row on a line."""
    return "".join([" ".join(map(str, row)) + "\n" for row in rows])


def column(numbers):
    """Each number (or word) on a line."""
    return "".join([f"{number}\n" for number in numbers])


def headed(row):
    """The length of the row on a line, then the row."""
    return f"{len(row)}\n{line(row)}"


def counted(items, write=line):
    """How many items there are on a line, then each as `write` writes it."""
    written = [write(item) for item in items]
    return "".join([f"{len(written)}\n", *written])


def counted_column(numbers):
    """How many numbers (or words) there are on a line, then each on a line."""
    numbers = list(numbers)
    return column([len(numbers), *numbers])


def counted_rows(rows):
    """How many rows there are on a line, then each with its length."""
    return counted(rows, headed)


def counted_matrices(matrices):
    """How many there are on a line, then each: its numbers of rows and columns, and the rows."""
    return counted(matrices, lambda rows: line((len(rows), len(rows[0]))) + lines(rows))


def parts(name, items, most, text):
    """Cases name_01, name_02, ... of at most `most` of the items each."""
    items = list(items)
    for start in range(0, len(items), most):
        yield f"{name}_{start // most + 1:02}", text(items[start : start + most])


def random_cases(random_input, *sizes):
    """The case random_SIZE of each size."""
    for size in sizes:
        yield f"random_{size}", random_input(random.Random(size), size)


def read_count(reader, name, most, least=1):
    """Reads a line that says how many of something follow."""
    count = reader.count(name, least, most)
    reader.line_end()
    return count


def read_headed(reader, length, number):
    """Reads a question that `headed` wrote; `length` and `number` are (name, low, high)."""
    reader.position()
    count = reader.count(*length)
    reader.line_end()
    name, low, high = number
    row = reader.integers(name, count, low, high)
    reader.line_end()
    return row


def read_rows(reader, name, most, length, number):
    """Reads what `counted_rows` wrote: at most `most` rows."""
    return [read_headed(reader, length, number) for _ in range(read_count(reader, name, most))]


def read_matrix(reader, rows, columns, number):
    """Reads one of what `counted_matrices` wrote; the sides and the numbers are (name, low, high)."""
    height = reader.count(*rows)
    reader.space()
    width = reader.count(*columns)
    reader.line_end()
    name, low, high = number
    for _ in range(height):
        reader.integers(name, width, low, high)
        reader.line_end()
    return height, width


def read_words(reader, name, most, word, is_valid, expected):
    """Reads what `counted_column` wrote: at most `most` words, each (name, alphabet, shortest,
    longest) and valid, as expected."""
    for _ in range(read_count(reader, name, most)):
        reader.position()
        reader.require(is_valid(reader.word(*word)), expected)
        reader.line_end()


def read_sides(reader, rows, columns):
    """Reads a line of the numbers of rows, which follow, and of columns; each (name, low, high)."""
    sides = [reader.count(*rows)]
    reader.space()
    sides.append(reader.integer(*columns))
    reader.line_end()
    return sides


# Rows


def every_row(lengths, numbers):
    """Every row of these lengths and numbers, in every order."""
    return [row for length in lengths for row in product(numbers, repeat=length)]


def every_sorted_row(lengths, numbers):
    """Every row of these lengths and numbers, in one order."""
    return [row for length in lengths for row in combinations_with_replacement(numbers, length)]


def random_row(rng, length, least, most):
    """`length` numbers in [least, most]; many come from one draw, the same as one by one."""
    numbers = most - least + 1
    if length < 1000 or numbers >= 2**32:
        return [rng.randint(least, most) for _ in range(length)]
    row, shift = [], 32 - numbers.bit_length()
    while len(row) < length:
        missing = length - len(row)
        words = unpack(f"<{missing}I", rng.getrandbits(32 * missing).to_bytes(4 * missing, "little"))
        row += [least + (word >> shift) for word in words if word >> shift < numbers]
    return row


def shuffled(rng, items):
    """The items in a random order."""
    items = list(items)
    rng.shuffle(items)
    return items


# Positions near P-positions


def near(rng, count, p_position, before, is_valid=lambda position: True, mixed=False):
    """`count` positions in a random order: half P-positions, half one move before one.

    `p_position(rng)` draws a P-position. `before(rng, position)` draws a position with a
    move to it, or None if it finds none. Those that are not valid are drawn again. With
    `mixed`, the components of each position too come in a random order.
    """
    positions = []
    while len(positions) < count:
        position = p_position(rng)
        if len(positions) % 2:
            position = before(rng, position)
        if position is not None and is_valid(position):
            if mixed:
                position = shuffled(rng, position)
            positions.append(position)
    return shuffled(rng, positions)


# Nim


def nim_sum(numbers):
    return reduce(xor, numbers, 0)


def nim_zero(rng, length, least, most):
    """`length` numbers in [least, most] of nim-sum 0; least is 0, or 1 with length >= 2.

    An odd length with least = 1 needs most >= 3.
    """
    row = random_row(rng, length - 1, least, most)
    missing = nim_sum(row)
    if least <= missing <= most:
        row.insert(rng.randrange(length), missing)
        return row
    row = [[0], [1, 2, 3]][least] * (length % 2)  # and pairs of equal numbers
    while len(row) < length:
        row += [rng.randint(least, most)] * 2
    return shuffled(rng, row)


def nim_before(rng, row, most, longest=0):
    """A row with a move of Nim to `row`, of numbers up to `most` and at most `longest` of
    them, or as many as now; None if there is none."""
    row = list(row)
    places = [place for place, number in enumerate(row) if number < most]
    if len(row) < longest:
        places.append(len(row))  # a new pile
    if not places:
        return None
    place = rng.choice(places)
    if place == len(row):
        row.insert(rng.randint(0, place), rng.randint(1, most))
    else:
        row[place] = rng.randint(row[place] + 1, most)
    return row


def near_nim(rng, count, longest, least, most, is_valid=lambda row: True):
    """Near P-positions of Nim: 2 to `longest` numbers in [least, most]."""

    def p_position(rng):
        return nim_zero(rng, rng.randint(2, longest), least, most)

    return near(rng, count, p_position, lambda rng, row: nim_before(rng, row, most), is_valid)


def nim_twins(rng, count, length, least, most):
    """`count` rows of nim-sum 0 and this length, and behind each a row one move before it."""
    for _ in range(count):
        row = nim_zero(rng, length, least, most)
        yield row
        yield nim_before(rng, row, most)


def nim_rows(rng, count, shortest, longest, least, most):
    """Random rows; of every second one the nim-sum is 0, so it is no single pile."""
    rows = []
    for index in range(count):
        length = rng.randint(shortest, longest)
        if index % 2:
            rows.append(nim_zero(rng, max(length, 1 + least), least, most))
        else:
            rows.append(random_row(rng, length, least, most))
    return rows


def nim_columns(rng, length, columns, least, most):
    """For each column b a row of nim-sum 0, then one of nim-sum 2^b."""
    rows = []
    for column in columns:
        rows.append(nim_zero(rng, length, least, most))
        row = nim_zero(rng, length - 1, least, most)
        row.insert(rng.randrange(length), 1 << column)
        rows.append(row)
    return rows


# Nim with a move more: a heap is split into `parts` heaps, 2 or 3. Then the value of a heap
# is its size, but the last two sizes of each 2^parts have theirs exchanged: ... 7 and 8, 15
# and 16 for 3 parts. (For 2 parts this is Lasker's Nim.)


def exchanged(number, parts):
    """The value of a heap, and the heap of a value >= 1."""
    period = 2**parts
    return number + {period - 1: 1, 0: -1}.get(number % period, 0)


def splitting_greatest(most, parts):
    """Of an `extremes`: the greatest value of a heap of 1 to `most`, in rows with counts."""

    def greatest(text):
        return (max(exchanged(int(heap), parts) for heap in row.split()) for row in text.splitlines()[2::2])

    bound = max(exchanged(heap, parts) for heap in range(most - 7, most + 1))
    return "the greatest Grundy value of a heap", bound, greatest


def splitting_p(rng, length, most, parts):
    """`length` >= 2 heaps of 1 to `most`, a multiple of 2^parts, that are lost."""
    period = 2**parts
    row = nim_zero(rng, length, 1, most)
    return [number if 0 < number % period < period - 1 else exchanged(number, parts) for number in row]


def near_splitting(rng, count, longest, most, parts):
    """Near P-positions: 2 to `longest` heaps; one move before are a larger heap, or `parts`
    heaps that were one."""

    def before(rng, row):
        if len(row) >= parts and rng.random() < 0.5:
            return [sum(row[:parts]), *row[parts:]]
        return nim_before(rng, row, most)

    def p_position(rng):
        return splitting_p(rng, rng.randint(2, longest), most, parts)

    return near(rng, count, p_position, before, lambda row: max(row) <= most, mixed=True)


def splitting_rows(rng, count, longest, most, parts):
    """Rows of 2 to `longest` heaps, about half of them P-positions."""
    rows = []
    for _ in range(count):
        length = rng.randint(2, longest)
        is_lost = rng.choice((True, False))
        rows.append(splitting_p(rng, length, most, parts) if is_lost else random_row(rng, length, 1, most))
    return rows


# Staircase Nim: pieces on a strip of cells from 1 go left but do not jump. The gaps before the
# last piece, the third last, ... are the piles that count.


def stairs(rng, piles, pieces, most, start=0):
    """The cells of so many pieces right of `start` with these piles, of up to `most` free
    cells in the other gaps."""
    cells, piles = [start], iter(piles)
    for stair in range(pieces, 0, -1):
        cells.append(cells[-1] + 1 + (next(piles) if stair % 2 else rng.randint(0, most)))
    return cells[1:]


def stairs_before(rng, cells, last):
    """The cells before one piece went left; none is right of `last`. None if it had no room."""
    piece = rng.randrange(len(cells))
    most = [*cells, last + 1][piece + 1] - 1
    if most <= cells[piece]:
        return None
    return [*cells[:piece], rng.randint(cells[piece] + 1, most), *cells[piece + 1 :]]


def near_stairs(rng, count, shortest, longest, last):
    """Near P-positions of `shortest` to `longest` pieces on the cells 1 to `last`, in any order."""

    def p_position(rng):
        pieces = rng.randint(shortest, longest)
        most = last // pieces - 1
        return stairs(rng, nim_zero(rng, (pieces + 1) // 2, 0, most), pieces, most)

    return near(rng, count, p_position, lambda rng, cells: stairs_before(rng, cells, last), mixed=True)


# Misere Nim


def misere_p(rng, longest, most):
    """A P-position of misere Nim: at times an odd number of ones, else nim-sum 0."""
    if rng.random() < 0.2:
        return [1] * (2 * rng.randint(0, (longest - 1) // 2) + 1)
    while True:
        row = random_row(rng, rng.randint(1, longest - 1), 1, most)
        row.append(nim_sum(row))
        if 1 <= row[-1] <= most and max(row) > 1:
            return shuffled(rng, row)


def near_misere(rng, count, longest, most):
    """Near P-positions of misere Nim: at most `longest` numbers in [1, most]."""

    def before(rng, row):
        return nim_before(rng, row, most, longest)

    return near(rng, count, lambda rng: misere_p(rng, longest, most), before)


def misere_rows(rng, count, longest, most):
    """Rows of ones, random rows and P-positions of misere Nim."""
    kinds = (
        lambda: [1] * rng.randint(1, longest),
        lambda: random_row(rng, rng.randint(1, longest), 1, most),
        lambda: misere_p(rng, longest, most),
    )
    return [rng.choice(kinds)() for _ in range(count)]


def ones_and(rng, lengths, sizes):
    """For each length and size, ones and a single number of that size."""
    return [shuffled(rng, [1] * (length - 1) + [size]) for length in lengths for size in sizes]


# Sums of games by Grundy values


def mex(values):
    """The least number >= 0 that is not among the values."""
    values = set(values)
    return next(number for number in range(len(values) + 1) if number not in values)


def grundy_values(last, options):
    """The Grundy values of piles 0 to `last`; options(pile) yields rows of smaller piles."""
    values = []
    for pile in range(last + 1):
        values.append(mex(nim_sum(values[part] for part in row) for row in options(pile)))
    return values


def row_values(last, taken):
    """The Grundy values of rows of 0 to `last` beads, where a move takes `taken` of them
    that stand side by side. The values of all options of a row are one long xor."""
    values = bytearray(last + 1)
    for row in range(taken, last + 1):
        half, end = (row - taken) // 2 + 1, row - taken + 1
        left = int.from_bytes(values[:half], "little")
        right = int.from_bytes(values[end - half : end], "big")
        options = (left ^ right).to_bytes(half, "little")
        while values[row] in options:
            values[row] += 1
    return list(values)


def taken_before(rng, row, moves):
    """A row with a move to `row` that takes one of `moves` from a pile."""
    row = list(row)
    row[rng.randrange(len(row))] += rng.choice(moves)
    return row


class Sums:
    """Rows of components that have Grundy values; `values` maps each to its own."""

    def __init__(self, values):
        self.values = dict(values)
        self.components = list(self.values)
        self.with_value = {}
        for component, value in self.values.items():
            self.with_value.setdefault(value, []).append(component)

    def nim_sum(self, row):
        return nim_sum(map(self.values.__getitem__, row))

    def p_position(self, rng, length, start=()):
        """A P-position of `start` and others, `length` in all; the last one completes it."""
        while True:
            others = range(length - len(start) - 1)
            row = [*start, *(rng.choice(self.components) for _ in others)]
            if fitting := self.with_value.get(self.nim_sum(row)):
                return [*row, rng.choice(fitting)]

    def completed(self, rng, row):
        """A P-position of `row` and one component more, or more where one is not enough."""
        row = list(row)
        while not (fitting := self.with_value.get(self.nim_sum(row))):
            row.append(rng.choice(self.components))
        return [*row, rng.choice(fitting)]


# Pairs of numbers


def bachet_pair(rng, most):
    """(n, m) within most >= 2: about every second time m + 1 divides n."""
    if rng.randint(0, 1):
        return rng.randint(1, most), rng.randint(1, most)
    m = rng.randint(1, most - 1)
    return (m + 1) * rng.randint(1, most // (m + 1)), m


def near_bachet(rng, count, n_range, m_range):
    """Near P-positions of the game on n that takes 1 to m: pairs (n, m) in the ranges."""
    least, most = n_range

    def p_position(rng):
        m = rng.randint(*m_range)
        return (m + 1) * rng.randint(0, most // (m + 1)), m

    def before(rng, pair):
        n, m = pair
        return n + rng.choice([1, m, rng.randint(1, m)]), m

    return near(rng, count, p_position, before, lambda pair: least <= pair[0] <= most)


def fibonacci(most):
    """The Fibonacci numbers 1, 2, 3, 5, ... up to `most`."""
    numbers, after = [], [1, 2]
    while after[0] <= most:
        numbers.append(after[0])
        after = [after[1], sum(after)]
    return numbers


def fibonacci_sum(rng, most):
    """A sum of up to three of the Fibonacci numbers up to `most`: hard for a rounded golden ratio."""
    numbers = fibonacci(most)
    return sum(rng.choice(numbers) for _ in range(rng.randint(1, 3)))


def golden(number):
    """The number times the golden ratio, rounded down; in exact integers."""
    return (number + isqrt(5 * number**2)) // 2


def wythoff_pair(difference):
    """The P-position of Wythoff's game with this difference, the smaller pile first."""
    return golden(difference), golden(difference) + difference


def wythoff_difference(most):
    """The greatest difference of a P-position without a pile above `most`."""
    return (3 * most + 2 - isqrt(5 * (most + 1) ** 2)) // 2


def wythoff_p(rng, most, least=1):
    """A P-position of a difference >= `least` within most >= 2; half of them are hard to tell."""
    limit = wythoff_difference(most)
    difference = rng.randint(least, limit)
    if rng.random() < 0.5:
        hard = fibonacci_sum(rng, max(limit, 2))
        difference = hard if hard <= limit else difference
    return wythoff_pair(difference)


def wythoff_before(rng, pair, most):
    """The pair with some stones put to, or taken from, one pile or both; None for no stones."""
    stones = rng.choice((1, -1, 1, -1, 2, -2, rng.randint(-most, most)))
    on_a, on_b = rng.choice(((1, 1), (1, 1), (1, 0), (0, 1)))
    return (pair[0] + on_a * stones, pair[1] + on_b * stones) if stones else None


def near_wythoff(rng, count, least, most):
    """Near P-positions of Wythoff's game: piles in [least, most] in either order."""
    return near(
        rng,
        count,
        lambda rng: tuple(rng.sample(wythoff_p(rng, most, least), 2)),
        lambda rng, pair: wythoff_before(rng, pair, most),
        lambda pair: least <= min(pair) and max(pair) <= most,
    )


def wythoff_games(rng, count, least, most):
    """Pairs of piles in [least, most] in either order, about half of them P-positions."""
    games = []
    for _ in range(count):
        if rng.random() < 0.5:
            games.append(tuple(rng.sample(wythoff_p(rng, most, least), 2)))
        else:
            games.append((rng.randint(least, most), rng.randint(least, most)))
    return games


def wythoff_large(rng, count, most):
    """P-positions with a pile near `most`, and positions one or two stones below one."""
    limit = wythoff_difference(most)
    games = []
    for index in range(count):
        a, b = wythoff_pair(rng.randint(limit - limit // 20, limit))
        b -= 0 if index % 2 else rng.randint(1, 2)
        games.append((a, b) if rng.random() < 0.5 else (b, a))
    return games


def wythoff_greatest(most):
    """The P-positions of the greatest differences, and one stone less in both piles."""
    limit = wythoff_difference(most)
    pairs = [wythoff_pair(difference) for difference in range(limit - 20, limit + 1)]
    return [game for a, b in pairs for game in ((a, b), (a - 1, b - 1), (b, a), (b - 1, a - 1))]


# Graphs and boards


def rooted_trees(nodes):
    """Every rooted tree whose nodes have no names, once, as its parents: the sequences of
    levels, in the order of Beyer and Hedetniemi."""
    levels = list(range(nodes))
    while True:
        last = {}  # level -> the last node on it
        parents = []
        for node, level in enumerate(levels):
            parents += [last[level - 1]] if node else []
            last[level] = node
        yield parents
        high = [node for node in range(nodes) if levels[node] > 1]
        if not high:
            return
        step = high[-1] - max(node for node in range(high[-1]) if levels[node] == levels[high[-1]] - 1)
        for node in range(high[-1], nodes):
            levels[node] = levels[node - step]


def random_tree(rng, nodes, reach):
    """The parents of nodes 1, 2, ...: each at most `reach` smaller, so 1 makes a path."""
    return [rng.randint(max(0, node - reach), node - 1) for node in range(1, nodes)]


def tree_edges(rng, parents, root=1, strands=None):
    """The edges of a tree in any order and direction, its nodes renamed but for the root;
    with the strands of the edges below nodes 1, 2, ..., each with its own behind it."""
    names = [root, *shuffled(rng, range(root + 1, root + 1 + len(parents)))]
    turns = rng.choices((1, -1), k=len(parents))
    edges = [(name, names[parent])[::turn] for name, parent, turn in zip(names[1:], parents, turns)]
    if strands:
        edges = [(*edge, count) for edge, count in zip(edges, strands)]
    return shuffled(rng, edges)


def is_tree(nodes, edges):
    """Do the edges, one less than the nodes 1, 2, ..., connect all of them?"""
    group = list(range(nodes + 1))

    def leader(node):
        while group[node] != node:
            group[node] = node = group[group[node]]
        return node

    for a, b in edges:
        a, b = leader(a), leader(b)
        if a == b:
            return False
        group[a] = b
    return len(edges) == nodes - 1


def every_graph(nodes):
    """Every graph without a cycle: the options of nodes 0, 1, ..., all of them smaller."""
    smaller = [[combinations(range(node), n) for n in range(node + 1)] for node in range(nodes)]
    return product(*map(chain.from_iterable, smaller))


def random_graph(rng, nodes, most):
    """The options of nodes 0, 1, ...: at most `most` each, without a cycle, in a hidden order."""
    names = shuffled(rng, range(nodes))
    options = [[] for _ in names]
    for place, node in enumerate(names):
        options[node] = rng.sample(names[:place], rng.randint(0, min(place, most)))
    return options


def every_digraph(nodes):
    """Every directed graph without loops, as its edges, once for all names of its nodes."""
    pairs, seen = list(permutations(range(nodes), 2)), set()
    names = list(permutations(range(nodes)))
    for count in range(len(pairs) + 1):
        for edges in combinations(pairs, count):
            if edges not in seen:
                seen.update(tuple(sorted((name[u], name[v]) for u, v in edges)) for name in names)
                yield edges


def cyclic_graph(rng, nodes, extra, drawn, reach):
    """The edges of a graph for a token that moves along them, where node 0 is lost, whatever
    leads on from it. The share `drawn` of the nodes is drawn, and the play on the others is
    longer for a smaller `reach`. Up to `extra` edges more of each node change nothing."""
    lost, won, edges = [0], [], []
    free = [node for node in range(1, nodes) if rng.random() < drawn]
    for node in sorted({*range(1, nodes)} - {*free}):
        others = rng.randint(0, extra)
        if won and rng.random() < 0.5:
            edges += [(node, rng.choice(won[-reach:])) for _ in range(1 + others)]
            lost.append(node)
        elif rng.random() < 0.03:
            lost.append(node)  # without an edge
        else:
            edges.append((node, rng.choice(lost[-reach:])))
            edges += [(node, rng.randrange(nodes)) for _ in range(others)]
            won.append(node)
    for node in free:
        edges.append((node, rng.choice(free)))
        edges += [(node, rng.choice(rng.choice((free, won or free)))) for _ in range(rng.randint(0, extra))]
    return edges + [(0, rng.randrange(nodes)) for _ in range(rng.randint(0, 2))]


def changed_edges(rng, nodes, edges):
    """The edges, one of them replaced, or one more."""
    edges = list(edges)
    if rng.random() < 0.5:
        edges.pop(rng.randrange(len(edges)))
    return [*edges, (rng.randrange(nodes), rng.randrange(nodes))]


# Green Hackenbush on trees; strands: of the edges below nodes 1, 2, ..., None for one each


def edge_value(above, strands=1):
    """Of an edge and what grows from its upper end, by the colon principle."""
    return above + 1 if strands == 1 else above ^ strands % 2


def tree_values(parents, strands=None):
    """Of what grows from nodes 0, 1, ..."""
    values = [0] * (len(parents) + 1)
    for node in range(len(parents), 0, -1):
        values[parents[node - 1]] ^= edge_value(values[node], strands[node - 1] if strands else 1)
    return values


def tree_of_value(rng, parents, strands=None, value=0):
    """The tree with a path more, for the given value: at a random node, if a path fits there,
    or at the root. It has one strand in each edge, and needs no edge at times."""
    values = tree_values(parents, strands)
    node = rng.randrange(len(values))
    way = []  # from the node down to the root
    while node:
        way.append(node)
        node = parents[node - 1]
    needed = value
    for above in reversed(way):
        count = strands[above - 1] if strands else 1
        needed ^= values[node] ^ edge_value(values[above], count)  # of this edge
        needed = needed - 1 if count == 1 else needed ^ count % 2
        node = above
        if needed < 0:
            node, needed = 0, value
            break
    path = needed ^ values[node]
    return [*parents, *[node][:path], *range(len(values), len(values) + path - 1)]


def sprouted(rng, parents, most):
    """A tree with a move to this one: a branch of at most `most` edges more."""
    nodes = len(parents) + 1
    branch = random_tree(rng, rng.randint(1, most), most)
    return [*parents, rng.randrange(nodes), *(nodes + parent for parent in branch)]


def any_tree(rng, least, most):
    """A tree of `least` to `most` nodes, low and wide or high and narrow."""
    nodes = rng.randint(least, most)
    return random_tree(rng, nodes, rng.choice((1, 2, 3, nodes // 10 + 1, nodes)))


def tree_text(rng, parents, root=1, strands=None):
    """How many nodes there are on a line, then the `tree_edges`."""
    return line([len(parents) + 1]) + lines(tree_edges(rng, parents, root, strands))


def read_tree(reader, nodes, *columns, root=1):
    """Reads the edges of a tree: the ends, from `root` on, then other columns (name, low, high)."""

    def demand(*edge):
        return f"two vertices of {root} to {nodes - 1 + root}" if max(edge[:2]) >= nodes + root else None

    edges = reader.rows(nodes - 1, *columns, demand=demand, are_positions=False) if nodes > 1 else []
    reader.require(is_tree(nodes, [(a + 1 - root, b + 1 - root) for a, b, *_ in edges]), "the last edge of a tree")


def nim_matrices(rng, rows, n, most):
    """For each row of piles a matrix with a row of n cells up to `most` for each pile, which
    has at most n * most stones."""

    def spread(stones):
        row = []
        for others in reversed(range(n)):
            row.append(rng.randint(max(0, stones - others * most), min(most, stones)))
            stones -= row[-1]
        return shuffled(rng, row)

    return [[spread(pile) for pile in row] for row in rows]


def every_matrix(rows, columns, numbers):
    """Every matrix of these numbers, as its rows."""
    return product(list(product(numbers, repeat=columns)), repeat=rows)


def every_board(rows, columns, cells):
    """Every board of these cells, as its rows; `cells` is a string."""
    words = ["".join(word) for word in product(cells, repeat=columns)]
    return product(words, repeat=rows)


def marked(rng, cells, count, marks, reach):
    """A row of so many cells, "." or a mark: `count` are tried, and each is put on a free cell
    if there is no equal one up to `reach` cells away."""
    row = ["."] * cells
    for cell in rng.sample(range(cells), count):
        mark = rng.choice(marks) if len(marks) > 1 else marks
        if mark not in row[max(0, cell - reach) : cell + reach + 1]:
            row[cell] = mark
    return "".join(row)


def near_marked(rng, count, draw, is_lost):
    """Near P-positions of a game in which a mark is put on a free cell; draw(rng) draws a row."""

    def p_position(rng):
        while not is_lost(row := draw(rng)):
            pass
        return row

    def before(rng, row):  # a mark less
        marks = [cell for cell, mark in enumerate(row) if mark != "."]
        cell = rng.choice(marks) if marks else -1
        return row[:cell] + "." + row[cell + 1 :] if marks else None

    return near(rng, count, p_position, before)


def random_board(rng, rows, columns, cells):
    """The rows of a board; a cell that stands in `cells` twice comes twice as often."""
    return ["".join(rng.choices(cells, k=columns)) for _ in range(rows)]
