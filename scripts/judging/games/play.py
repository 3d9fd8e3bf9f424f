"""play: one game between a person and the perfect player, in words."""

from collections.abc import Callable
from textwrap import wrap

from typer import style

from .graph import Graph, Position, best_move, from_the_end, holding, lengths, winning

MOST_COUNTERS = 60  # of a pile in a picture
MOST_ROWS = 30
REPETITIONS = 3  # of a position: then the game is a draw
RESULTS = {"N": "You win.", "P": "The machine wins.", "D": "A draw."}  # where the person has to move
AGAINST = {"N": "P", "P": "N", "D": "D"}
COLOURS = {"You win.": "green", "The machine wins.": "red"}
EXPLANATION = """\
A number makes that move. h: which moves win. u: take back your last move, and
the machine's after it. ?: this text. q: give up.
A winning move leaves a P-position: each move from there has an answer that
leaves one again, down to the end. A position with such a move is an N-position.
The machine never misses one; in a P-position it leaves you the fewest right
answers, and the longest way."""


class Session:
    """The state of one game. `ask` takes a prompt, and returns a line, "" at the end of
    the input; `say` shows a line; `counter` is what pictures of piles consist of."""

    def __init__(self, graph: Graph, second: bool, ask: Callable[[str], str], say: Callable[[str], None], counter="o"):
        self.graph, self.second, self.ask, self.say, self.counter = graph, second, ask, say, counter
        self.lengths, self.has_cycles = lengths(graph), from_the_end(graph) is None
        self.met = [0]  # the indexes of the positions so far

    @property
    def at(self) -> Position:
        return self.graph[self.met[-1]]

    @property
    def is_persons_turn(self) -> bool:
        return len(self.met) % 2 != self.second

    def play(self, about: str) -> None:
        self.say(f"{about}\nYou move {'second' if self.second else 'first'}. ? tells more.")
        if self.second:
            self.show()
        while not (result := self.result()):
            if not self.is_persons_turn:
                move = best_move(self.graph, self.lengths, self.met[-1])
                self.say("\n" + style("machine: ", fg="cyan", bold=True) + move.words)
                self.met.append(move.to)
            elif not self.moves(about):
                result = "Given up."
                break
        self.say(style(result, fg=COLOURS.get(result), bold=True))

    def result(self) -> str:
        """How the game has ended; "" if it goes on."""
        if not self.at.moves:
            return RESULTS[self.at.outcome if self.is_persons_turn else AGAINST[self.at.outcome]]
        if self.met[::-2].count(self.met[-1]) == REPETITIONS:  # with the same player to move
            self.say(f"The position has come up {REPETITIONS} times.")
            return RESULTS["D"]
        return ""

    def moves(self, about: str) -> bool:
        """The person's turn, up to a move or its taking back; False if they give up."""
        self.show()
        choices = {str(number): move for number, move in enumerate(self.at.moves, 1)}
        for number, move in choices.items():
            self.say(f"{number:>3}) {move.words}")
        while line := self.ask(f"move? (1{f'-{len(choices)}' * (len(choices) > 1)}, h, u, ?, q) "):
            match line.strip():
                case number if number in choices:
                    self.met.append(choices[number].to)
                    return True
                case "h":
                    self.hint()
                case "u" if len(self.met) > 2:
                    del self.met[-2:]
                    return True
                case "u":
                    self.say("There is no move of yours to take back.")
                case "?":
                    self.say(f"{about}\n{EXPLANATION}")
                case "q":
                    break
                case other:
                    self.say(f"{other[:40]!r} is no move: type a number from 1 to {len(choices)}, or h, u, ? or q.")
        return False

    def hint(self) -> None:
        """Every winning move by its number; those that win soonest, if others may go round
        for ever; in a draw, the moves that hold it."""
        won = winning(self.graph, self.met[-1])
        self.say(f"winning: {_numbers(won)}")
        if won and self.has_cycles:
            left = {i: self.lengths[self.at.moves[i].to] for i in won}
            self.say(f"soonest: {_numbers([i for i in won if left[i] == min(left.values())])}")
        if self.at.outcome == "D":
            self.say(f"drawing: {_numbers(holding(self.graph, self.met[-1]))}")

    def show(self) -> None:
        self.say("\n" + style(f"position: {self.at.words.rstrip(',')}", bold=True))
        for line in picture(self.at.shape, self.counter):
            self.say(line)


def picture(shape: dict, counter: str) -> list[str]:
    """Piles as rows of counters in groups of five; boards as rows of cells, with the
    number of marks where it is not one, and `x` for those of the other kind; numbers in
    columns; graphs as what each vertex is joined to."""
    if shape["kind"] == "piles" and len(shape["piles"]) <= MOST_ROWS:
        groups = {pile: " ".join(wrap(counter * min(pile, MOST_COUNTERS), 5)) for pile in shape["piles"]}
        return [f"{pile:6}  {groups[pile]}{' ...' * (pile > MOST_COUNTERS)}".rstrip() for pile in shape["piles"]]
    if shape["kind"] == "cells" and max(shape["rows"], shape["columns"]) <= MOST_ROWS:
        board = [["."] * shape["columns"] for _ in range(shape["rows"])]
        for row, column in shape["blocked"]:
            board[row][column] = "#"
        for row, column in shape["marks"]:
            times = shape["marks"].count([row, column])
            board[row][column] = counter if times == 1 else str(times)
        for row, column in shape["others"]:
            board[row][column] = "x"
        return ["    " + " ".join(row) for row in board]
    if shape["kind"] == "numbers" and len(shape["rows"]) <= MOST_ROWS:
        wide = max((len(str(number)) for row in shape["rows"] for number in row), default=0)
        return ["   " + "".join(f" {number or '.':>{wide}}" for number in row) for row in shape["rows"]]
    if shape["kind"] == "graph" and shape["vertices"] <= MOST_ROWS:
        return [_vertex(shape, vertex, counter) for vertex in range(shape["vertices"])]
    return []


def _vertex(shape: dict, vertex: int, counter: str) -> str:
    joined = [str(b) for a, b in shape["edges"] if a == vertex]
    if not shape["directed"]:
        joined += [str(a) for a, b in shape["edges"] if b == vertex and a != b]
    arrow = "->" if shape["directed"] else "--"
    text = f"{vertex:6} {arrow} {', '.join(joined)}" if joined else f"{vertex:6}"
    return f"{text}  {counter * shape['marks'].count(vertex)}".rstrip()


def _numbers(indexes: list[int]) -> str:
    return " ".join(str(i + 1) for i in indexes) or "none"
