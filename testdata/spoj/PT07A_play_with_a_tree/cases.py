"""SPOJ PT07A - Play with a Tree: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import near
from makers.text import counted, line, lines, parts, random_cases, read_count
from makers.trees import any_tree, random_tree
from makers.text import shuffled
from makers.trees import read_tree, rooted_trees

EVERY = "every tree of 1 to 5 nodes with every set of nodes on the ground"

MAX_TESTS, MAX_NODES = 20, 10**5  # the statement does not bound the nodes of all trees


def validate(reader):
    nodes = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        reader.position()
        n = read_count(reader, "N", MAX_NODES)
        nodes += n
        reader.require(nodes <= MAX_NODES, f"at most {MAX_NODES} nodes in all trees")
        reader.integers("s", n, 0, 1)
        reader.line_end()
        read_tree(reader, n, ("u", 1, MAX_NODES), ("v", 1, MAX_NODES))


# A game: the parents of nodes 1, 2, ..., and the set of the nodes on the ground.


def text(rng, games):
    """The games, with names and edges in any order."""

    def game_text(game):
        parents, ground = game
        names = shuffled(rng, range(1, len(parents) + 2))
        marks = [0] * len(names)
        for node in ground:
            marks[names[node] - 1] = 1
        edges = [(names[node], names[parent]) for node, parent in enumerate(parents, 1)]
        edges = [edge if rng.random() < 0.5 else edge[::-1] for edge in edges]
        return line([len(names)]) + line(marks) + lines(shuffled(rng, edges))

    return counted(games, game_text)


def solved(game):
    """The nodes that are fused with the ground, and the value of the game."""
    parents, ground = game
    nodes = len(parents) + 1
    near = [set() for _ in range(nodes)]
    for node, parent in enumerate(parents, 1):
        near[node].add(parent)
        near[parent].add(node)
    values, loops = [0] * nodes, nodes - 1
    leaves = [node for node in range(nodes) if len(near[node]) == 1]
    while leaves:
        leaf = leaves.pop()
        if len(near[leaf]) == 1 and leaf not in ground:
            (other,) = near[leaf]
            near[leaf].clear()
            near[other].remove(leaf)
            values[other] ^= values[leaf] + 1
            loops -= 1
            leaves.append(other)
    fused = [node for node in range(nodes) if near[node] or node in ground]
    value = loops % 2
    for node in fused:
        value ^= values[node]
    return fused, value


def grounds(rng, parents):
    """One node on the ground, some, or many."""
    nodes = range(len(parents) + 1)
    return set(rng.sample(nodes, min(len(nodes), rng.choice((1, 2, 2, 3, rng.randint(1, len(nodes)))))))


def path_on(parents, node, edges):
    """The tree with a new path of `edges` edges that begins at this node."""
    nodes = len(parents) + 1
    return [*parents, *[node][:edges], *range(nodes, nodes + edges - 1)]


def lost_game(rng, least, most):
    """A tree of `least` to `most` nodes and some more, with the value 0."""
    parents = any_tree(rng, least, most)
    ground = grounds(rng, parents)
    fused, value = solved((parents, ground))
    return path_on(parents, rng.choice(fused), value), ground


def before(rng, game, most):
    """A game with a move to this one: a branch of at most `most` edges falls, or a cut removes an
    edge between two parts that are both on the ground."""
    parents, ground = game
    nodes = len(parents) + 1
    more = random_tree(rng, rng.randint(1, most), most)
    if rng.random() < 0.5:
        return [*parents, rng.randrange(nodes), *(nodes + parent for parent in more)], ground
    other = grounds(rng, more)
    fused, value = solved((more, other))
    more = path_on(more, rng.choice(fused), value)
    # Node 0 of `more` becomes node `nodes`, below which the edge is drawn.
    return [*parents, rng.randrange(nodes), *(nodes + parent for parent in more)], ground | {nodes + node for node in other}


def near_p(rng, count, most):
    """Half P-positions, half one move before one, of up to `most` nodes."""
    return near(
        rng,
        count,
        lambda rng: lost_game(rng, 1, most // 2),
        lambda rng, game: before(rng, game, most // 4 + 1),
        lambda game: len(game[0]) < most,
    )


def random_input(rng, size):
    """One input whose trees grow in number and nodes with size >= 1."""
    most = min(MAX_NODES // MAX_TESTS, 4 + size * size // 4)
    return text(rng, near_p(rng, rng.randint(1, min(MAX_TESTS, 2 * size)), most))


def cases():
    rng = random.Random(7)
    small = []
    for nodes in range(1, 6):
        for parents, marks in product(rooted_trees(nodes), product((0, 1), repeat=nodes)):
            small.append((parents, {node for node, mark in enumerate(marks) if mark}))
    yield from parts("all", small, MAX_TESTS, lambda games: text(rng, games))
    yield from random_cases(random_input, 3, 5, 8, 12, 20, 40, 100)
    for number in range(1, 6):
        yield f"near_small_{number}", text(rng, near_p(rng, MAX_TESTS, 12))
    yield "near_middle", text(rng, near_p(rng, MAX_TESTS, 100))
    yield "near_large", text(rng, near_p(rng, MAX_TESTS, 4000))
    yield "max_least", text(rng, [([], {0})])
    path = list(range(MAX_NODES - 1))
    yield "max_path", text(rng, [(path, {0})])
    yield "max_path_of_17_digits", text(rng, [(path[: 2**16], {0})])
    some = MAX_NODES // 5
    yield "max_path_between_grounds", text(rng, [(path[: some - 2], {0, some - 2})])
    yield "max_path_grounds_inside", text(rng, [(path[: some - 2], {some // 2 - 3, some // 2 + 3})])
    yield "max_star", text(rng, [([0] * (MAX_NODES - 2), {5, 7, 10**4})])
    yield "max_no_ground", text(rng, [(random_tree(rng, MAX_NODES, 1000), set())])
    yield "max_every_node", text(rng, [(random_tree(rng, some, 1000), set(range(some)))])
    parents, ground = lost_game(rng, MAX_NODES - 25000, MAX_NODES - 24000)
    parents += [0] * ((MAX_NODES - 1 - len(parents)) // 2 * 2)  # pairs of equal branches
    yield "max_lost", text(rng, [(parents, ground)])
