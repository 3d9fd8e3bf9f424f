"""LightOJ 1199 - Partitioning Game: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import combinations_with_replacement

EVERY = "every row of 1 to 3 piles of 1 to 20"

MAX_TESTS, MAX_PILES, MAX_PILE = 1000, 100, 10000
SMALL = 400  # random_input needs values of small piles only


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        piles = reader.count("n", 1, MAX_PILES)
        reader.line_end()
        reader.integers("pile", piles, 1, MAX_PILE)
        reader.line_end()


def text(positions):
    lines = [str(len(positions))]
    for piles in positions:
        lines.append(str(len(piles)))
        lines.append(" ".join(map(str, piles)))
    return "\n".join([*lines, ""])


def grundy_values(max_pile):
    """Values of 0..max_pile; all splits of a pile are evaluated as one long xor."""
    values = bytearray(max_pile + 1)
    for pile in range(3, max_pile + 1):
        size = (pile - 1) // 2
        smaller = int.from_bytes(values[1 : size + 1], "little")
        larger = int.from_bytes(values[pile - size : pile], "big")
        options = (smaller ^ larger).to_bytes(size, "little")
        while values[pile] in options:
            values[pile] += 1
    return values


class Positions:
    """Draws positions whose outcome is chosen."""

    def __init__(self, max_pile):
        self.max_pile = max_pile
        self.values = grundy_values(max_pile)
        self.with_value = {}
        for pile in range(1, max_pile + 1):
            self.with_value.setdefault(self.values[pile], []).append(pile)

    def completed(self, rng, piles, most):
        """A P-position of `piles` and one or more others of at most `most`."""
        piles = list(piles)
        nim_sum = 0
        for pile in piles:
            nim_sum ^= self.values[pile]
        while not (last := [p for p in self.with_value.get(nim_sum, []) if p <= most]):
            piles.append(rng.randint(1, most))
            nim_sum ^= self.values[piles[-1]]
        return [*piles, rng.choice(last)]

    def before(self, rng, piles):
        """A position with a move to `piles`: two piles are one; None if there are none."""
        a, b = rng.sample(range(len(piles)), 2)
        whole = piles[a] + piles[b]
        if piles[a] == piles[b] or whole > self.max_pile:
            return None
        return [whole, *(pile for i, pile in enumerate(piles) if i not in (a, b))]

    def near(self, rng, count, piles, most):
        """Half P-positions of about `piles` at most, half one move away from one."""
        positions = []
        while len(positions) < count:
            start = [rng.randint(1, most) for _ in range(rng.randint(1, piles))]
            position = self.completed(rng, start, most)
            if len(positions) % 2:
                position = self.before(rng, position)
            if position:
                rng.shuffle(position)
                positions.append(position)
        rng.shuffle(positions)
        return positions


@cache
def small_positions():
    return Positions(SMALL)


def random_input(rng, size):
    """One input whose tests, piles and numbers grow with size >= 1."""
    most = min(MAX_PILE, 2 + size * size)
    positions = []
    for _ in range(rng.randint(1, min(MAX_TESTS, 1 + 3 * size))):
        count = rng.randint(1, min(MAX_PILES, 1 + size // 2))
        if rng.random() < 0.5:
            least = min(most, SMALL)
            start = [rng.randint(1, least) for _ in range(count)]
            piles = small_positions().completed(rng, start, least)
        else:
            piles = [rng.randint(1, most) for _ in range(count)]
        positions.append(piles[-MAX_PILES:])
    return text(positions)


def cases():
    every = [p for n in (1, 2, 3) for p in combinations_with_replacement(range(1, 21), n)]
    yield "all_01", text(every[:885])
    yield "all_02", text(every[885:])
    for size in (3, 10, 30, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1199)
    positions = Positions(MAX_PILE)
    yield "near_small", text(positions.near(rng, 400, 2, 14))
    yield "near_large", text(positions.near(rng, MAX_TESTS, 20, MAX_PILE // 2))
    yield "max_every_pile", text(every_pile(rng, positions))
    yield "max_least", text([[1]])
    yield "max_greatest", text([[MAX_PILE] * MAX_PILES for _ in range(MAX_TESTS)])


def every_pile(rng, positions):
    """As many and as large tests as allowed. Every pile is in a P-position."""
    tests = []
    while len(tests) < MAX_TESTS:
        piles = list(range(1, MAX_PILE + 1))
        rng.shuffle(piles)
        for start in range(0, MAX_PILE, MAX_PILES - 2):
            part = piles[start : start + MAX_PILES - 2]
            while len(test := positions.completed(rng, part, MAX_PILE)) > MAX_PILES:
                pass
            tests.append(test)
            tests.append([*test[1:], rng.randint(1, MAX_PILE)])
    return tests[:MAX_TESTS]
