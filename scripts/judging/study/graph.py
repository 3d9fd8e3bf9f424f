"""graph: a game as an oracle knows it - positions, moves, and who wins.

    oracle = Oracle(pool, problem.oracle("brute"))
    graph = oracle.graph("7 3\\n")      # the game below the first question's position
    graph[0].outcome                   # "P", "N" or "D", for the player to move
    graph[0].moves[1].words            # "take 2 from the pile of 7"
    graph[graph[0].moves[1].to]        # the position that this move leads to
    grundy(graph)[0], lengths(graph)[0]
"""

import json
import tempfile
from collections import deque
from dataclasses import dataclass
from pathlib import Path

from .. import Mistake, readable, shown
from ..street.build import ORACLE, CompileError, start
from ..street.data import DECLINED
from ..street.run import Job, Limits, Pool

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


class Oracle:
    """A compiled oracle, ready to tell any of its games."""

    def __init__(self, pool: Pool, source: Path):
        self.pool, self.source = pool, source
        try:
            self.program = start(pool, source, ORACLE).result().path
        except CompileError as error:
            raise Mistake(f"{shown(source)} does not compile:\n{error}") from None
        self.input = Path(tempfile.mkdtemp(prefix="graph_", dir=pool.scratch())) / "input"

    def graph(self, text: str, most: int = MOST) -> Graph:
        """The game that the first question of an input asks about; raises NoGame, or
        TooLarge if it has more than `most` positions."""
        self.input.write_text(text)
        environment = {"PLAY_GRAPH": str(most)}
        measured = self.pool.run(
            Job((str(self.program),), LIMITS, self.input, read=(str(self.program),), environment=environment)
        )
        if measured.exit == DECLINED or measured.limit:
            raise TooLarge(f"the position is too large: at most {most} positions may be reached from it")
        if measured.exit or measured.signal:
            how = f"signal {measured.signal}" if measured.signal else f"status {measured.exit}"
            raise Mistake(f"{shown(self.source)} failed ({how}) {' '.join(readable(measured.errors).split())}".strip())
        if not measured.output.startswith(BEGINNING):
            raise NoGame(f"{shown(self.source)} asks about no game: it calls no play::Game of play.hpp on this input")
        return [_position(json.loads(line)) for line in measured.output.splitlines()]


def _position(told: dict) -> Position:
    moves = tuple(Move(move["to"], " ".join(_plain(move["words"]).split())) for move in told["moves"])
    return Position(_plain(told["position"]), told["shape"], told["outcome"], moves)


def _plain(words: str) -> str:
    return words if words.isprintable() else readable(words.encode())


def before(graph: Graph) -> list[list[int]]:
    """For each position, those that have a move to it."""
    found: list[list[int]] = [[] for _ in graph]
    for i, position in enumerate(graph):
        for move in position.moves:
            found[move.to].append(i)
    return found


def lengths(graph: Graph) -> list[int | None]:
    """How many moves the game still takes if the winner hurries and the loser holds
    out; None of a draw, which may go on for ever."""
    found: list[int | None] = [None if position.moves or position.outcome == "D" else 0 for position in graph]
    untried = [len(position.moves) for position in graph]
    into, waiting = before(graph), deque(i for i, length in enumerate(found) if length == 0)
    while waiting:  # by growing length
        to = waiting.popleft()
        for i in into[to]:
            untried[i] -= graph[to].outcome == "N"
            wins = graph[i].outcome == "N" and graph[to].outcome == "P"
            loses = graph[i].outcome == "P" and untried[i] == 0
            if found[i] is None and (wins or loses):
                found[i] = found[to] + 1
                waiting.append(i)
    return found


def is_normal(graph: Graph) -> bool:
    """Has whoever moves last won? (It is so, too, where nobody can move at all.)"""
    return all(position.moves or position.outcome == "P" for position in graph)


def grundy(graph: Graph) -> list[int] | None:
    """The Grundy value of each position: the mex of those of its options. None if the
    game is not under normal play, or can go round in a cycle. For two players with
    moves of their own (play::turns) they say nothing about a sum of games."""
    if not is_normal(graph):
        return None
    values: list[int | None] = [None] * len(graph)
    untried = [len(position.moves) for position in graph]
    into, ready = before(graph), [i for i, position in enumerate(graph) if not position.moves]
    done = 0
    while ready:
        to = ready.pop()
        options = {values[move.to] for move in graph[to].moves}
        values[to] = next(value for value in range(len(options) + 1) if value not in options)
        done += 1
        for i in into[to]:
            untried[i] -= 1
            if untried[i] == 0:
                ready.append(i)
    return values if done == len(graph) else None


def winning(graph: Graph, at: int) -> list[int]:
    """The indexes of the moves that win."""
    return [i for i, move in enumerate(graph[at].moves) if graph[move.to].outcome == "P"]
