"""Luogu P4617 - Planinarenje: the input grammar and the generated cases."""

import random
from itertools import chain, combinations_with_replacement

from makers.text import line, lines, random_cases, shuffled

EVERY = "every set of trails between 3 peaks and 3 or 4 valleys and between 4 peaks and 3 valleys, up to the order of peaks"

MAX_N, MAX_M = 5000, 5000


def validate(reader):
    n = reader.integer("N", 1, MAX_N)
    reader.space()
    m = reader.count("M", 1, MAX_M)
    reader.require(m <= n * n, f"at most {n * n} trails")
    reader.line_end()
    reader.position()
    seen = set()

    def trail(v, d):
        if max(v, d) > n:
            return f"a peak and a valley of 1 to {n}"
        if (v, d) in seen:
            return "another trail"
        seen.add((v, d))
        return None

    reader.rows(m, ("v", 1, MAX_N), ("d", 1, MAX_N), demand=trail, are_positions=False)


def text(n, trails):
    """The input. Peaks and valleys are 0, 1, ... here and 1, 2, ... in the input."""
    return line((n, len(trails))) + lines((peak + 1, valley + 1) for peak, valley in trails)


def renamed(rng, n, trails):
    peaks, valleys = (shuffled(rng, range(n)) for _ in "pv")
    return text(n, shuffled(rng, [(peaks[peak], valleys[valley]) for peak, valley in dict.fromkeys(trails)]))


def side_by_side(rng, graphs, n):
    """The graphs side by side, with n peaks and n valleys. A graph lists for each peak its valleys.
    """
    trails, peaks, valleys = [], 0, 0
    for rows in graphs:
        trails += [(peaks + peak, valleys + valley) for peak, row in enumerate(rows) for valley in row]
        peaks += len(rows)
        valleys += 1 + max(chain([0], *rows))
    return renamed(rng, n, trails)


def every_graph(peaks, valleys):
    rows = [[valley for valley in range(valleys) if mask >> valley & 1] for mask in range(2**valleys)]
    return combinations_with_replacement(rows, peaks)


def random_trails(rng, peaks, valleys, count):
    pairs = {(rng.randrange(peaks), rng.randrange(valleys)) for _ in range(count)}
    return sorted(pairs)


def chains(rng, n, most):
    """Trees of rows of places that begin and end with a peak. Half of them end with one more
    valley; the others lack it. Also returns the number of peaks or valleys."""
    trails, peak, valley = [], 0, 0
    while True:
        length = rng.randint(0, most)
        if peak and max(peak, valley) + length + 1 > n:
            return max(peak, valley), trails
        row = [edge for i in range(length) for edge in ((peak + i, valley + i), (peak + i + 1, valley + i))]
        if not trails or rng.random() < 0.5:
            row.append((peak + length, valley + length))
        if trails and rng.random() < 0.3:
            row.append((rng.randrange(peak), rng.randrange(valley)))
        trails += row
        peak, valley = peak + length + 1, max(valley, *(d + 1 for _, d in row)) if row else valley


def halves(rng, n):
    """Random trails, and for about every third peak a trail to a valley of its own."""
    trails = random_trails(rng, n, 1 + n // 2, rng.randint(n - n // 4, n + n // 3))
    for valley, peak in zip(range(1 + n // 2, n), rng.sample(range(n), n // 3)):
        trails.append((peak, valley))
    return trails


def random_input(rng, size):
    """One input whose places and trails grow with size >= 1."""
    n = rng.randint(2, min(MAX_N, 3 + size * size // 5))
    if rng.random() < 0.5:
        return renamed(rng, n, shuffled(rng, halves(rng, n))[:MAX_M])
    n, trails = chains(rng, n, 1 + size // 10)
    return renamed(rng, n, trails[:MAX_M])


def changed(rng, n, trails):
    trails = list(trails)
    if len(trails) > 1 and rng.random() < 0.5:
        trails.pop(rng.randrange(len(trails)))
    return [*trails, (rng.randrange(n), rng.randrange(n))]


def cases():
    rng = random.Random(4617)
    for peaks, valleys in ((3, 3), (4, 3), (3, 4)):
        yield f"all_{peaks}_peaks_{valleys}_valleys", side_by_side(rng, every_graph(peaks, valleys), 3500)
    yield from random_cases(random_input, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 30, 40, 60, 80, 100, 140)
    for number, (n, most) in enumerate(((6, 2), (7, 3), (8, 3), (40, 4), (100, 5), (1000, 10))):
        n, trails = chains(rng, n, most)
        yield f"near_{number}_rows", renamed(rng, n, trails)
        for _ in range(1 + n // 10):
            trails = changed(rng, n, trails)
        yield f"near_{number}_changed", renamed(rng, n, trails)
    yield from max_cases(rng)


def max_cases(rng):
    """The most trails: one row, in and out of order, stars, rows side by side, all between few
    places, random."""
    n = MAX_N
    row = [edge for i in range(2500) for edge in ((i, i), (i + 1, i))]
    yield "max_row", text(n, row)
    yield "max_row_backwards", text(n, row[::-1])
    yield "max_row_from_valley", renamed(rng, n, [(valley, peak) for peak, valley in row])
    yield "max_row_renamed", renamed(rng, n, row)
    yield "max_peak", text(n, [(0, valley) for valley in range(n)])
    yield "max_valley", text(n, [(peak, n - 1) for peak in range(n)])
    yield "max_stars", renamed(rng, n, [(peak, peak // 7) for peak in range(n)])  # more than 4096 free peaks
    yield "max_rows", renamed(rng, n, chains(rng, n, 40)[1][:MAX_M])
    yield "max_pairs", renamed(rng, n, [(i, i) for i in range(n)])
    side = 70
    yield "max_all_between_70", renamed(rng, side, [(i, j) for i in range(side) for j in range(side)])
    yield "max_all_between_50_and_100", renamed(rng, 100, [(i, j) for i in range(100) for j in range(50)])
    for peaks, valleys in ((5000, 5000), (2500, 2500), (3000, 1500), (1000, 3000), (300, 299)):
        trails = shuffled(rng, random_trails(rng, peaks, valleys, 6000))[:MAX_M]
        yield f"max_random_{peaks}_{valleys}", renamed(rng, n if peaks > 300 else peaks, trails)
    yield "max_one_peak", text(1, [(0, 0)])
