"""Luogu P7864 - Picking Leaves: the input grammar and the generated cases.

In this file, a tree is the list of the parents of its nodes 1, 2, ...; node 0 is the root.
"""

import random

from makers.nim import near
from makers.text import counted, line, parts, random_cases, read_count, shuffled
from makers.trees import any_tree, random_tree, rooted_trees

EVERY = "every rooted tree of 1 to 8 nodes"

MAX_TREES, MAX_NODES = 10, 10**6


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TREES)):
        reader.position()
        n = read_count(reader, "n", MAX_NODES)
        parents = reader.integers("parent", n - 1, 1, MAX_NODES) if n > 1 else []
        reader.require(is_tree([0, 0, *parents]), "the last parent of a tree")
        reader.line_end()


def is_tree(parents):
    """Do the parents of the nodes 2, 3, ... lead to the root 1?"""
    nodes = len(parents)
    if max(parents) >= nodes:
        return False
    way_of = [0] * nodes  # the node from which the node was met first
    way_of[1] = 1
    for start in range(2, nodes):
        node = start
        while not way_of[node]:
            way_of[node] = start
            node = parents[node]
        if node > 1 and way_of[node] == start:
            return False
    return True


def text(rng, trees):
    """The input. All nodes except the root get random names."""
    return counted(trees, lambda tree: named(tree, [1, *shuffled(rng, range(2, len(tree) + 2))]))


def named(tree, names):
    row = [0] * len(tree)
    for node, parent in enumerate(tree, 1):
        row[names[node] - 2] = names[parent]
    return f"{len(tree) + 1}\n" + line(row)


def odd_leaves(tree):
    """The leaves whose chain has an odd number of nodes."""
    children = [0] * (len(tree) + 1)
    for parent in tree:
        children[parent] += 1
    return [node for node, count in enumerate(children) if count == 0 and is_odd(tree, children, node)]


def is_odd(tree, children, leaf):
    node, length = leaf, 1
    while node and children[tree[node - 1]] == 1:
        node, length = tree[node - 1], length + 1
    return length % 2 == 1


def lost(tree):
    """The tree with one more node below each odd chain."""
    return [*tree, *odd_leaves(tree)]


def before(rng, tree):
    """The tree with one to three more leaves."""
    return [*tree, *(rng.randrange(len(tree) + 1) for _ in range(rng.randint(1, 3)))]


def near_p(rng, count, most):
    """Half P-positions, half one move before one."""
    return near(rng, count, lambda rng: lost(any_tree(rng, 1, most)), before)


def random_input(rng, size):
    """One input whose trees grow with size >= 1; about half of them are lost."""
    most = 3 + size * size // 8
    return text(rng, near_p(rng, rng.randint(MAX_TREES // 2, MAX_TREES), most))


def cases():
    rng = random.Random(7864)
    every = [tree for nodes in range(1, 9) for tree in rooted_trees(nodes)]
    yield from parts("all", every, MAX_TREES, lambda trees: text(rng, trees))
    yield from random_cases(random_input, 3, 4, 5, 6, 7, 8, 10, 15, 20, 30, 60, 100)
    yield "near_small", text(rng, near_p(rng, MAX_TREES, 6))
    yield "near_forks", text(rng, near_p(rng, MAX_TREES, 9))
    yield "near_large", text(rng, near_p(rng, MAX_TREES, 5000))
    yield from max_cases(rng)


def max_cases(rng):
    """Paths, brooms, stars, and a path with a chain at each node; the most nodes."""
    path = list(range(10**5))
    yield "max_paths", text(rng, [path, path[:-1], []])
    broom = list(range(30000)) + [30000] * 30000
    yield "max_broom", text(rng, [lost(broom)])
    comb = random_tree(rng, 40000, 1)
    yield "max_comb", text(rng, [lost([*comb, *range(40000)])])
    yield "max_star", text(rng, [lost([0] * 10**5), [0] * 10**5])
    wide = [1] * (MAX_NODES - 1)
    wide[0], wide[7] = MAX_NODES, 3
    yield "max_nodes", counted([wide], lambda row: f"{len(row) + 1}\n" + line(row))
