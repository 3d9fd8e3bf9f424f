"""starts: where a game begins - at an input, or at a small position that the player can win, though not at once."""

import random
import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from .. import Mistake, existing, shown
from ..collection.catalog import Problem
from ..collection.sources import solution_header
from ..engine.generate import load_cases
from ..engine.grammar import Violation, read
from ..engine.runner import Pool
from ..programs.questions import single
from .graph import LIMITS, Game, Graph, NoGame, Position, TooLarge

DRAWINGS = 200
ENOUGH = 60  # drawings, once one is fair
NO_GAME = 20  # drawings that ask about no game, after which none is expected any more
MOST = 2000  # positions
SMALL = replace(LIMITS, output_kib=1 << 10)
MOST_MOVES = 44  # from the start, so that they fit on a screen
FEW, SHORT = 12, 60  # moves and letters of a start that is clear at a glance
LEAST, LONGEST = 4, 12  # moves of the player: fewer only if nothing else is drawn
MOST_TOLD = 20  # numbers of one name; where there are more, the board shows them


@dataclass(frozen=True)
class Start:
    graph: Graph
    at: int  # the index of the position
    text: str  # the input


class Rules:
    """The game of a problem or of a rule, and inputs that ask about it."""

    def __init__(self, game: Game, random_input: Callable, validate: Callable | None, about: str):
        self.game, self.random_input, self.validate, self.about = (
            game,
            random_input,
            validate,
            about,
        )

    @classmethod
    def of_problem(cls, pool: Pool, problem: Problem) -> "Rules":
        told = solution_header(problem.solution).keys["Game"]
        words = textwrap.fill(
            re.split(r" (?:For each|Print) ", told)[0], 80
        )  # without what a program has to print
        module = load_cases(problem.folder / "cases.py")
        game = Game(pool, problem.oracle("brute"))
        return cls(
            game,
            module["random_input"],
            module["validate"],
            f"{problem.name}: {problem.title}\n{words}",
        )

    @classmethod
    def of_rule(cls, pool: Pool, rule: Path) -> "Rules":
        def two_numbers(rng: random.Random, size: int) -> str:
            return f"{rng.randint(0, size)} {rng.randint(0, size)}\n"

        return cls(Game(pool, existing(rule)), two_numbers, None, shown(rule))

    def at_input(self, path: Path) -> Start:
        """The first position of an input that a person hands over."""
        try:
            text = path.read_text(encoding="ascii")
            text = self._one_question(text, lambda count: 0)
        except (OSError, UnicodeDecodeError, Violation) as error:
            raise Mistake(f"{shown(path)}: {getattr(error, 'strerror', None) or error}") from None
        return Start(self.game.graph(text), 0, text)

    def drawn(self, seed: int, second: bool) -> Start:
        """A fair position among random inputs, or one move away from such an input if none is
        fair itself; one that is clear and small if there are any. The same seed gives the same."""
        found: list[tuple[tuple, Start]] = []
        for drawing, (text, graph) in enumerate(self.games(seed), 1):
            for at in (0, *(move.to for move in graph[0].moves)):
                if own := own_moves(graph[at], second):
                    unclear = len(graph[at].moves) > FEW or len(graph[at].words) > SHORT
                    found.append(
                        (
                            (LEAST - min(own, LEAST), unclear, at > 0, len(graph)),
                            Start(graph, at, text),
                        )
                    )
            found = [min(found, key=lambda each: each[0])] if found else []
            if drawing >= ENOUGH and found and found[0][0][0] == 0:
                break
        if not found:
            raise Mistake(
                f"none of {DRAWINGS} small positions is won by whoever moves {'second' if second else 'first'}: "
                f"try {'' if second else '--second, '}another --seed, or --input FILE"
            )
        return found[0][1]

    def games(self, seed: int) -> Iterator[tuple[str, Graph]]:
        """The games with a choice that random inputs ask about, with the inputs; raises NoGame
        or TooLarge if the first inputs ask about none."""
        step, has_game = 0, False
        graphs: dict[str, Graph | TooLarge] = {}  # small inputs come up again
        for number in range(DRAWINGS):
            rng = random.Random(f"{seed}-{number}")
            text = self.random_input(rng, 1 + step * step // 4)
            step = (step + 1) % 20
            try:
                text = self._one_question(text, rng.randrange)
                if text not in graphs:
                    graphs[text] = self.game.graph(text, MOST, SMALL)
                graph = graphs[text]
                if isinstance(graph, TooLarge):
                    raise graph
                has_game = True
                if any(len(position.moves) > 1 for position in graph):
                    yield text, graph
            except (NoGame, TooLarge) as error:
                if not has_game and number + 1 == NO_GAME:
                    raise
                if isinstance(error, TooLarge):
                    graphs[text] = error
                    step = 0  # from the smallest again

    def parameters(self, start: Start) -> str:
        """The numbers of the input by their names, but for how many there are of what: "n = 5; m = 2"."""
        if not self.validate:
            return f"the input {' '.join(start.text.split())}"
        numbers: dict[str, list[str]] = {}
        for token in read(start.text, self.validate, traced=True).tokens:
            if not token.is_count:
                numbers.setdefault(token.name, []).append(start.text[token.start : token.end])
        return "; ".join(
            f"{name} = {' '.join(values)}"
            for name, values in numbers.items()
            if len(values) <= MOST_TOLD
        )

    def _one_question(self, text: str, choose: Callable[[int], int]) -> str:
        """One of the questions of an input, if it can stand alone; raises Violation."""
        questions = read(text, self.validate).questions if self.validate else []
        return questions and single(text, self.validate, choose(len(questions))) or text


def own_moves(start: Position, second: bool) -> int:
    """How many moves the player needs to win from a start; 0 if it does not fit."""
    is_won = start.outcome == "NP"[second]
    if not is_won or start.length is None or len(start.moves) > MOST_MOVES:
        return 0
    own = (start.length + (not second)) // 2
    return own if own <= LONGEST else 0
