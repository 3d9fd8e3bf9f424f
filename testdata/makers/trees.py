"""Trees and graphs: all small ones, random ones, and trees with a given Grundy value."""

from itertools import chain, combinations, permutations, product

from makers.text import draws, line, lines, shuffled


def rooted_trees(nodes):
    """Yield every rooted tree once, apart from the names of its nodes, as a list of parents.

    This is the algorithm of Beyer and Hedetniemi on the sequences of levels.
    """
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
        step = high[-1] - max(
            node for node in range(high[-1]) if levels[node] == levels[high[-1]] - 1
        )
        for node in range(high[-1], nodes):
            levels[node] = levels[node - step]


def random_tree(rng, nodes, reach):
    """Return the parents of nodes 1, 2, ...

    A parent is at most `reach` smaller than its node, so reach = 1 makes a path.
    """
    least = [max(0, node - reach) for node in range(1, nodes)]
    steps = draws(rng, [node - low for node, low in enumerate(least, 1)])
    return [low + step for low, step in zip(least, steps)]


def _tree_edges(rng, parents, root=1, strands=None):
    """Return the edges of a tree in random order and direction.

    All nodes except the root get random names. If `strands` is given, it contains the number of
    strands of the edge below each node 1, 2, ...; this number is the third part of the edge.
    """
    names = [root, *shuffled(rng, range(root + 1, root + 1 + len(parents)))]
    turns = rng.choices((1, -1), k=len(parents))
    edges = [(name, names[parent])[::turn] for name, parent, turn in zip(names[1:], parents, turns)]
    if strands:
        edges = [(*edge, count) for edge, count in zip(edges, strands)]
    return shuffled(rng, edges)


def is_tree(nodes, edges):
    """Return whether the edges form a tree of the nodes 1, 2, ..., `nodes`."""
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
    """Return every graph without a cycle: the smaller nodes that are options of 0, 1, ..."""
    smaller = [[combinations(range(node), n) for n in range(node + 1)] for node in range(nodes)]
    return product(*map(chain.from_iterable, smaller))


def random_graph(rng, nodes, most):
    """Return a graph without a cycle: at most `most` options of each node 0, 1, ...

    The names of the nodes are in random order.
    """
    names = shuffled(rng, range(nodes))
    options = [[] for _ in names]
    for place, node in enumerate(names):
        options[node] = rng.sample(names[:place], rng.randint(0, min(place, most)))
    return options


def every_digraph(nodes):
    """Yield the edges of every directed graph without loops, once apart from the names of nodes."""
    pairs, seen = list(permutations(range(nodes), 2)), set()
    names = list(permutations(range(nodes)))
    for count in range(len(pairs) + 1):
        for edges in combinations(pairs, count):
            if edges not in seen:
                seen.update(tuple(sorted((name[u], name[v]) for u, v in edges)) for name in names)
                yield edges


def cyclic_graph(rng, nodes, extra, drawn, reach):
    """Return the edges of a graph for a game with one token.

    Node 0 is lost. The share `drawn` of the nodes are draws. On the other nodes, a smaller `reach`
    makes the game longer. Each node gets up to `extra` more edges, which do not change who wins.
    """
    lost, won, edges = [0], [], []
    free = [node for node in range(1, nodes) if rng.random() < drawn]
    for node in sorted({*range(1, nodes)} - {*free}):
        others = rng.randint(0, extra)
        if won and rng.random() < 0.5:
            edges += [(node, rng.choice(won[-reach:])) for _ in range(1 + others)]
            lost.append(node)
        elif rng.random() < 0.03:
            lost.append(node)  # a node without an edge
        else:
            edges.append((node, rng.choice(lost[-reach:])))
            edges += [(node, rng.randrange(nodes)) for _ in range(others)]
            won.append(node)
    for node in free:
        edges.append((node, rng.choice(free)))
        edges += [
            (node, rng.choice(rng.choice((free, won or free))))
            for _ in range(rng.randint(0, extra))
        ]
    return edges + [(0, rng.randrange(nodes)) for _ in range(rng.randint(0, 2))]


def changed_edges(rng, nodes, edges):
    """Return the edges after one of them was replaced, or one was added."""
    edges = list(edges)
    if rng.random() < 0.5 and edges:
        edges.pop(rng.randrange(len(edges)))
    return [*edges, (rng.randrange(nodes), rng.randrange(nodes))]


# Green Hackenbush on trees. `strands` contains how many strands the edge below each node 1, 2, ...
# has; None means one strand for each edge.


def _edge_value(above, strands=1):
    """Return the value of an edge together with the part above it, by the colon principle."""
    return above + 1 if strands == 1 else above ^ strands % 2


def tree_values(parents, strands=None):
    """Return the values of the parts above nodes 0, 1, ..."""
    values = [0] * (len(parents) + 1)
    for node in range(len(parents), 0, -1):
        values[parents[node - 1]] ^= _edge_value(values[node], strands[node - 1] if strands else 1)
    return values


def tree_of_value(rng, parents, strands=None, value=0):
    """Return the tree with one more path, so that the tree has the given value.

    The path begins at a random node if this is possible, else at the root. Each of its edges has
    one strand. The path may be empty.
    """
    values = tree_values(parents, strands)
    node = rng.randrange(len(values))
    way = []  # from the node down to the root
    while node:
        way.append(node)
        node = parents[node - 1]
    needed = value
    for above in reversed(way):
        count = strands[above - 1] if strands else 1
        needed ^= values[node] ^ _edge_value(values[above], count)  # without this edge
        needed = needed - 1 if count == 1 else needed ^ count % 2
        node = above
        if needed < 0:
            node, needed = 0, value
            break
    path = needed ^ values[node]
    return [*parents, *[node][:path], *range(len(values), len(values) + path - 1)]


def sprouted(rng, parents, most):
    """Return a tree with a move to this tree: it has one more branch, of at most `most` edges."""
    nodes = len(parents) + 1
    branch = random_tree(rng, rng.randint(1, most), most)
    return [*parents, rng.randrange(nodes), *(nodes + parent for parent in branch)]


def any_tree(rng, least, most):
    """Return a random tree of `least` to `most` nodes: low and wide, or high and narrow."""
    nodes = rng.randint(least, most)
    return random_tree(rng, nodes, rng.choice((1, 2, 3, nodes // 10 + 1, nodes)))


def tree_text(rng, parents, root=1, strands=None):
    """Return the text of a tree: the number of nodes, then the edges as in `_tree_edges`."""
    return line([len(parents) + 1]) + lines(_tree_edges(rng, parents, root, strands))


def read_tree(reader, nodes, *columns, root=1):
    """Read the edges of a tree: two nodes from `root` on, then other columns.

    Each column is (name, low, high).
    """

    def demand(*edge):
        return (
            f"two vertices of {root} to {nodes - 1 + root}"
            if max(edge[:2]) >= nodes + root
            else None
        )

    edges = (
        reader.rows(nodes - 1, *columns, demand=demand, are_positions=False) if nodes > 1 else []
    )
    reader.require(
        is_tree(nodes, [(a + 1 - root, b + 1 - root) for a, b, *_ in edges]),
        "the last edge of a tree",
    )
