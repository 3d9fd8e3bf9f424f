"""Lesson 12, Green Hackenbush: its drawings, values and cuts against a search that cuts edges."""

from functools import cache, reduce
from itertools import combinations_with_replacement, product
from operator import xor

import pytest

# A drawing is a sorted tuple of edges; 0 is the ground. Edges are numbered, so that some may be parallel.


def drawing(*edges):
    return tuple((number, a, b) for number, (a, b) in enumerate(edges))


def path(*vertices):
    return [*zip(vertices, vertices[1:])]


def after(standing, cut):
    reached, left = {0}, set()
    rest = [edge for edge in standing if edge != cut]
    for _ in rest:
        left |= {edge for edge in rest if reached & {*edge[1:]}}
        reached |= {end for edge in left for end in edge[1:]}
    return tuple(sorted(left))


def options(standing):
    return {after(standing, cut) for cut in standing}


@cache
def value(standing):
    values = {value(option) for option in options(standing)}
    return min({*range(len(values) + 1)} - values)


@cache
def misere_wins(standing):
    return not standing or not all(map(misere_wins, options(standing)))


def tree_value(children, v=0):
    return reduce(xor, (tree_value(children, c) + 1 for c in children.get(v, ())), 0)


FORK = [(0, 1), (1, 2), (1, 3), (3, 4)]


def test_the_game_by_hand():
    b, c = path(0, 5, 6, 7), path(0, 8, 9)
    assert [value(drawing(*part)) for part in (FORK, b, c)] == [4, 3, 2]
    assert value(drawing(*FORK[1:2], (1, 0))) == 2  # one twig on a trunk
    at = drawing(*FORK, *b, *c)
    assert [cut for cut in at if value(after(at, cut)) == 0] == [(3, 3, 4)]
    for turn, cut in enumerate([(3, 4), (1, 2), (1, 3), (5, 6), (0, 8), (0, 1), (0, 5)]):
        assert (value(at) != 0) == (turn % 2 == 0)
        at = after(at, next(edge for edge in at if edge[1:] == cut))
    assert at == ()


def test_polygons_and_strands():
    """L edges in a circle are worth L mod 2, and as much on a trunk; w > 1 strands below
    a stalk of g are worth g xor (w mod 2), one is g + 1."""
    for length in range(1, 8):
        ring = [0, *range(1, length), 0]
        assert value(drawing(*path(*ring))) == length % 2
        assert value(drawing((0, 9), *path(9, *ring[1:-1], 9))) == length % 2 + 1
    for strands, stalk in product(range(1, 5), range(5)):
        wanted = stalk + 1 if strands == 1 else stalk ^ strands % 2
        assert value(drawing(*[(0, 1)] * strands, *path(*range(1, stalk + 2)))) == wanted


def test_exercise_1():
    on_trunk = [*path(1, 2, 3, 1), *path(1, 4, 5, 6, 1), *path(1, 7, 8)]
    at = drawing((0, 1), *on_trunk)
    assert value(at) == 4
    assert [cut[1:] for cut in at if value(after(at, cut)) == 0] == [(0, 1)]


def test_two_triangles_have_5_vertices_and_6_edges():
    edges = [*path(0, 1, 2, 0), *path(0, 3, 4, 0)]
    assert (len({*sum(edges, ())}), len(edges), value(drawing(*edges))) == (5, 6, 0)


def test_parity():
    """Every drawing on three vertices: its value has the parity of its edges."""
    kinds = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)]
    for size in range(6):
        for edges in combinations_with_replacement(kinds, size):
            at = after(drawing(*edges), None)
            assert value(at) % 2 == len(at) % 2, edges


@pytest.mark.parametrize("length", [1, 3, 5, 7])
def test_an_odd_cycle_has_the_cut_of_step_5(length):
    """With stalks of 0 to 3 edges (0 to 1 on seven edges): the cut leaves X, and is of the colour that is odd in number."""
    for stalks in product(range(4 if length < 7 else 2), repeat=length - 1):
        colours = [(i + sum(stalks[:i])) % 2 for i in range(length)]
        wanted = reduce(xor, stalks, 0)
        good = [j for j in range(length) if cut_cycle(stalks, j) == wanted]
        assert any(colours.count(colours[j]) % 2 for j in good), stalks


def cut_cycle(stalks, j):
    """What a cut of edge j leaves: a branch up each side, with the stalks on it."""
    sides = []
    for side in (stalks[:j], stalks[j:][::-1]):
        above = 0
        for position, stalk in enumerate(reversed(side)):
            above = stalk ^ (above + 1 if position else 0)
        sides.append(above + 1 if side else 0)
    return sides[0] ^ sides[1]


def test_whole_trees_fail_first_with_two_stalks_of_two():
    """HDU 3590: of all trees, the first on which branches and trees tell different winners."""

    def told(values):
        return reduce(xor, values, 0) == (0 if max(values, default=0) > 1 else 1)

    failing = []
    for edges in range(5):
        for parents in product(*(range(v) for v in range(1, edges + 1))):
            children = {}
            for child, parent in enumerate(parents, 1):
                children.setdefault(parent, []).append(child)
            lost = not misere_wins(drawing(*((parent, child) for child, parent in enumerate(parents, 1))))
            assert lost == told([tree_value(children, c) + 1 for c in children.get(0, ())])
            if lost != told([tree_value(children)]):
                failing.append(parents)
    assert failing and all(parents.count(0) == 2 and len(parents) == 4 for parents in failing)
    assert all({*parents} == {0, *(c for c, p in enumerate(parents, 1) if p == 0)} for parents in failing)
