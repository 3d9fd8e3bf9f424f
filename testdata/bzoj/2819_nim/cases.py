"""BZOJ 2819 - Nim: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import nim_sum
from makers.text import counted, line, lines, random_cases, random_row
from makers.trees import is_tree, random_tree, rooted_trees

EVERY = "every tree of 1 to 5 vertices, with every piles of 0 to 3 stones (0 to 2 on 5 vertices), and every path"

MAX_N, MAX_Q, MAX_PILE = 500000, 500000, 2**31 - 1


def validate(reader):
    n = reader.count("n", 1, MAX_N)
    reader.line_end()
    reader.integers("a", n, 0, MAX_PILE)
    reader.line_end()
    edges = []
    for _ in range(n - 1):
        v = reader.integer("v", 1, MAX_N)
        reader.require(v <= n, f"a vertex up to {n}")
        reader.space()
        u = reader.integer("u", 1, MAX_N)
        reader.require(u <= n, f"a vertex up to {n}")
        reader.line_end()
        edges.append((v, u))
    reader.require(is_tree(n, edges), "the last edge of a tree")
    q = reader.count("q", 1, MAX_Q)
    reader.line_end()
    for _ in range(q):
        if reader.accept("C "):
            reader.require(reader.integer("v", 1, MAX_N) <= n, f"a vertex up to {n}")
            reader.space()
            reader.integer("k", 0, MAX_PILE)
        else:
            reader.position()
            reader.require(reader.accept("Q "), "Q or C")
            reader.require(reader.integer("v", 1, MAX_N) <= n, f"a vertex up to {n}")
            reader.space()
            reader.require(reader.integer("u", 1, MAX_N) <= n, f"a vertex up to {n}")
        reader.line_end()


def text(piles, edges, operations):
    return line([len(piles)]) + line(piles) + lines(edges) + counted(operations)


def cell(first, second):
    """A path of three piles: these two, and 3 in the middle."""
    return text([first, 3, second], [(1, 2), (2, 3)], [("Q", 1, 3)])


def every_operation(parents, stones):
    """All piles below `stones` in turn, one change after the other, and all paths for each of them."""
    n = len(parents) + 1
    paths = [("Q", v, u) for v in range(1, n + 1) for u in range(v, n + 1)]
    before = [0] * n
    for piles in product(range(stones), repeat=n):
        for vertex in range(n):
            if piles[vertex] != before[vertex]:
                yield "C", vertex + 1, piles[vertex]
        before = piles
        yield from paths


class Tree:
    """A tree with piles. The vertices have random names; vertex i of `parents` is names[i]."""

    def __init__(self, rng, parents, most):
        self.rng, self.parents, self.most = rng, [-1, *parents], most
        self.depth = [0]
        for parent in parents:
            self.depth.append(self.depth[parent] + 1)
        self.piles = random_row(rng, len(self.depth), 0, most)
        self.names = list(range(1, len(self.depth) + 1))
        rng.shuffle(self.names)

    def start(self):
        """The piles in the order of the names, and the edges in random order and direction."""
        by_name = dict(zip(self.names, self.piles))
        edges = []
        for vertex, parent in enumerate(self.parents[1:], 1):
            ends = [self.names[vertex], self.names[parent]]
            self.rng.shuffle(ends)
            edges.append(ends)
        self.rng.shuffle(edges)
        return [by_name[name] for name in sorted(by_name)], edges

    def path(self, v, u):
        way = []
        while v != u:
            if self.depth[v] < self.depth[u]:
                v, u = u, v
            way.append(v)
            v = self.parents[v]
        return [*way, v]

    def operations(self, count):
        """Questions about random paths, half of them after a change that makes the nim-sum 0, or one bit."""
        made = []
        while len(made) < count:
            v, u = (self.rng.randrange(len(self.piles)) for _ in range(2))
            if self.rng.random() < 0.7:
                at = self.rng.choice(path := self.path(v, u))
                pile = self.piles[at] ^ nim_sum(self.piles[vertex] for vertex in path)
                if self.rng.random() < 0.3:
                    pile ^= 1 << self.rng.randrange(self.most.bit_length())
                if pile <= self.most:
                    self.piles[at] = pile
                    made.append(("C", self.names[at], pile))
            made.append(("Q", self.names[v], self.names[u]))
        return made[:count]


def drawn(rng, parents, count, most):
    """A tree with random names, random piles up to `most`, and this number of operations."""
    tree = Tree(rng, parents, most)
    start = tree.start()
    return text(*start, tree.operations(count))


def random_input(rng, size):
    """A tree whose vertices, piles and operations grow with size >= 1; about half of the paths are lost."""
    n = rng.randint(1, min(MAX_N, 1 + size))
    most = 2 ** rng.randint(1, min(31, 1 + size)) - 1  # a nim-sum of piles is not larger
    return drawn(rng, random_tree(rng, n, rng.choice((1, 2, n))), rng.randint(1, min(MAX_Q, 4 * size)), most)


def cases():
    for n in range(1, 6):
        for number, parents in enumerate(rooted_trees(n), 1):
            edges = [(parent + 1, vertex) for vertex, parent in enumerate(parents, 2)]
            yield f"all_{n}_{number}", text([0] * n, edges, list(every_operation(parents, 4 if n < 5 else 3)))
    yield from random_cases(random_input, 3, 5, 8, 12, 20, 30, 50, 100, 200)
    rng = random.Random(2819)
    for name, n, reach in (("small", 7, 3), ("path", 300, 1), ("deep", 300, 3), ("wide", 300, 300)):
        yield f"near_{name}", drawn(rng, random_tree(rng, n, reach), 1000, MAX_PILE)
    yield from max_cases(rng)


def max_cases(rng):
    """The largest tree as a path, the most operations, and large trees of other shapes."""
    path = [(v, v + 1) for v in range(1, MAX_N)]
    operations = [("Q", 1, MAX_N), ("Q", MAX_N, MAX_N), ("C", MAX_N, 1), ("Q", MAX_N, 1)]
    for distance in random_row(rng, 40000, 0, 49999):  # long paths, and changes close to the root
        kind = distance % 8
        ends = [1 + distance, MAX_N - distance // 8]
        operations.append(("C", 1 + distance // 8, distance % 2) if kind == 0 else ("Q", *ends[:: kind // 4 * 2 - 1]))
    yield "max_path", text(random_row(rng, MAX_N, 0, 1), path, operations)
    tree = Tree(rng, random_tree(rng, 9, 3), 3)
    operations = []
    for number in random_row(rng, MAX_Q, 0, 2 * 9 * 9 - 1):
        v, u = 1 + number % 9, 1 + number // 9 % 9
        operations.append(("Q", v, u) if number % 2 else ("C", v, u % 4))
    yield "max_operations", text(*tree.start(), operations)
    yield "max_one", text([MAX_PILE], [], [("Q", 1, 1)])
    yield "max_star", drawn(rng, [0] * 19999, 2000, MAX_PILE)
    yield "max_binary_tree", drawn(rng, [(v - 1) // 2 for v in range(1, 20000)], 2000, MAX_PILE)
    yield "max_two_paths", drawn(rng, [0, 0, *range(1, 999)], 2000, MAX_PILE)
    yield "max_random_tree", drawn(rng, random_tree(rng, 20000, 20000), 2000, 1)
    tree = Tree(rng, [(v - 1) // 2 * 2 for v in range(1, 80000)], 1)  # a path with a leaf at each vertex
    operations = []
    for v, u in zip(random_row(rng, 60000, 0, 4999), random_row(rng, 60000, 75000, 79999)):  # from end to end
        middle = tree.names[(v + u) // 2]
        operations.append(("C", middle, v % 2) if v % 8 < 2 else ("Q", tree.names[v], tree.names[u]))
    yield "max_caterpillar", text(*tree.start(), operations)
