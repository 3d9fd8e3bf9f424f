"""graph: a game as an oracle knows it - positions, moves, and who wins.

    game = Game(pool, problem.oracle("brute"))
    graph = game.graph("7 3\\n")      # the game below the first question's position
    graph[0].outcome                   # "P", "N" or "D", for the player to move
    graph[0].moves[1].words            # "take 2 from the pile of 7"
    graph[graph[0].moves[1].to]        # the position that this move leads to
    grundy(graph)[0], lengths(graph)[0]
"""

import json
from collections import deque
from dataclasses import dataclass, replace
from graphlib import CycleError, TopologicalSorter
from itertools import count
from pathlib import Path

from .. import Mistake, readable, shown
from ..oracles import DECLINED, Oracle
from ..runner import Limits, Pool
from ..verdict import ended

MOST = 20_000  # positions of a graph, unless it is asked for otherwise
LIMITS = Limits(cpu_ms=20_000, memory_kib=2 << 20, output_kib=128 << 10, stack_kib=64 << 10)
BEGINNING = b'{"id": 0'


class NoGame(Mistake):
    """The oracle asks nothing about a game."""


class TooLarge(Mistake):
    """More positions than wanted can be reached, or the oracle declines."""


@dataclass(frozen=True)
class Move:
    to: int  # the index of a position
    words: str


@dataclass(frozen=True)
class Position:
    words: str
    shape: dict  # what a picture shows, see play.hpp: {"kind": "piles", "piles": [3, 5]}
    outcome: str  # "P", "N", or "D" for a draw, of the player to move
    moves: tuple[Move, ...]


Graph = list[Position]  # the start is the first; every other can be reached from it


class Game:
    """An oracle that tells any of its games."""

    def __init__(self, pool: Pool, source: Path):
        self.oracle, self.source = Oracle(pool, source), source
        self.input = pool.folder("graph") / "input"

    def graph(self, text: str, most: int = MOST, limits: Limits = LIMITS) -> Graph:
        """The game that the first question of an input asks about; raises NoGame, or
        TooLarge if it has more than `most` positions."""
        self.input.write_text(text)
        measured = self.oracle.ask(self.input, limits, PLAY_GRAPH=str(most)).result()
        if measured.exit == DECLINED or measured.limit:
            said = " ".join(readable(measured.errors).split())
            why = said.rpartition("declined: ")[2] or f"it needs too much {measured.limit}"
            raise TooLarge(f"the position is too large ({why}): at most {most} positions may be reached from it")
        if measured.exit or measured.signal:
            raise Mistake(f"{shown(self.source)} {ended(measured)}")
        if not measured.output.startswith(BEGINNING):
            raise NoGame(f"{shown(self.source)} asks about no game: it calls no play::Game of play.hpp on this input")
        return [_position(**json.loads(line)) for line in measured.output.splitlines()]


def _position(position: str, shape: dict, outcome: str, moves: list[dict], **_) -> Position:
    told = tuple(Move(move["to"], " ".join(readable(move["words"].encode()).split())) for move in moves)
    return Position(readable(position.encode()), shape, outcome, told)


def below(graph: Graph, start: int) -> Graph:
    """The game that begins at one of the positions."""
    reached = {start: 0}  # in the order in which they are met
    for i in (order := [start]):
        for move in graph[i].moves:
            if reached.setdefault(move.to, len(reached)) == len(order):
                order.append(move.to)
    return [
        replace(graph[i], moves=tuple(replace(move, to=reached[move.to]) for move in graph[i].moves)) for i in order
    ]


def lengths(graph: Graph) -> list[int | None]:
    """How many moves the game still takes if the winner hurries and the loser holds out; None of a draw."""
    found: list[int | None] = [None if position.moves or position.outcome == "D" else 0 for position in graph]
    untried = [len(position.moves) for position in graph]
    before: list[list[int]] = [[] for _ in graph]
    for i, position in enumerate(graph):
        for move in position.moves:
            before[move.to].append(i)
    waiting = deque(i for i, length in enumerate(found) if length == 0)
    while waiting:  # by growing length
        to = waiting.popleft()
        for i in before[to]:
            untried[i] -= graph[to].outcome == "N"
            wins = graph[i].outcome == "N" and graph[to].outcome == "P"
            loses = graph[i].outcome == "P" and untried[i] == 0
            if found[i] is None and (wins or loses):
                found[i] = found[to] + 1
                waiting.append(i)
    return found


def from_the_end(graph: Graph) -> list[int] | None:
    """The indexes of all positions, each behind its options; None if there is a cycle."""
    try:
        return [*TopologicalSorter({i: [move.to for move in graph[i].moves] for i in range(len(graph))}).static_order()]
    except CycleError:
        return None


def grundy(graph: Graph) -> list[int] | None:
    """The Grundy value of each position, the mex of those of its options. None unless
    the game ends and whoever moves last has won. Where two players have moves of their
    own (play::turns), they say nothing about a sum of games."""
    order = from_the_end(graph)
    if order is None or any(not position.moves and position.outcome != "P" for position in graph):
        return None
    values = [0] * len(graph)
    for i in order:
        options = {values[move.to] for move in graph[i].moves}
        values[i] = next(value for value in count() if value not in options)
    return values


def winning(graph: Graph, at: int) -> list[int]:
    """The indexes of the moves that win."""
    return [i for i, move in enumerate(graph[at].moves) if graph[move.to].outcome == "P"]


def holding(graph: Graph, at: int) -> list[int]:
    """The indexes of the moves that hold a draw."""
    return [i for i, move in enumerate(graph[at].moves) if graph[move.to].outcome == "D"]


def best_move(graph: Graph, lengths: list[int | None], at: int) -> Move:
    """The perfect player's move: one that wins, and soon, so that a game with cycles
    gets on; else one that holds a draw; else the one that is hardest to answer. Hard:
    the game goes on, few replies are right, the loss is far away."""

    def hardness(move: Move):
        replies = (holding if graph[move.to].outcome == "D" else winning)(graph, move.to)
        return not graph[move.to].moves, len(replies), -(lengths[move.to] or 0)

    moves = graph[at].moves
    won = [moves[i] for i in winning(graph, at)]
    if won:
        return min(won, key=lambda move: lengths[move.to])
    return min([moves[i] for i in holding(graph, at)] or moves, key=hardness)
