"""Choose where a game begins: at an input, or at a small position that the player can win."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from textwrap import fill

from judging import Mistake, shown, words
from judging.data.generate import load_cases
from judging.data.grammar import Violation, read
from judging.moves import in_slots, told
from judging.problems.catalog import Problem
from judging.problems.sources import solution_header
from judging.run.runner import Pool
from judging.words import _
from judging.wrong.questions import fault, first_alone, single

from .graph import LIMITS, Endless, Game, Graph, NoGame, Position, TooLarge

DRAWINGS = 200
ENOUGH = 60  # drawings that are enough if one of them is a long enough game
NO_GAME = 20  # after so many drawings without a game, give up
MOST = 2000  # positions
SMALL = replace(LIMITS, output_kib=1 << 10)
MOST_MOVES = 44  # from the start, so that they fit on a screen
FEW, SHORT = 12, 60  # moves and letters of a clear start
LONG = 200  # more letters would hide the game
LEAST, LONGEST = 4, 12  # moves of the player; a start with fewer moves is the last choice
MOST_SHOWN = 20  # numbers of one name; if there are more, only the board shows them


@dataclass(frozen=True)
class Start:
    graph: Graph = field(compare=False)
    at: int  # the index of the position
    text: str  # the input


@dataclass
class Rules:
    """The game of a problem or of a rule, and random inputs that ask about it."""

    game: Game
    random_input: Callable
    validate: Callable | None
    description: str
    given: str = ""  # what is said of the numbers of an input: a sentence with slots

    @classmethod
    def of_problem(cls, pool: Pool, problem: Problem | Path) -> "Rules":
        """Return the rules of a problem, or of the file of a rule that reads two numbers."""
        if isinstance(problem, Path):
            two_numbers = lambda rng, size: f"{rng.randint(0, size)} {rng.randint(0, size)}\n"
            return cls(Game(pool, problem), two_numbers, None, shown(problem))
        rules = solution_header(problem.solution).keys["Game"]
        rules = fill(re.split(r" (?:For each|Print) ", rules)[0], 80)  # without the output
        module = load_cases(problem.folder / "cases.py")
        title = problem.title
        given = problem.given_zh if words.catalogue else problem.given
        if words.catalogue and problem.game_zh:
            title, rules = problem.title_zh or title, words.wrapped("", problem.game_zh)
        description = f"{problem.name}: {title}\n{rules}"
        game = Game(pool, problem.oracle("brute"))
        return cls(game, module["random_input"], module["validate"], description, given)

    def at_input(self, path: Path) -> Start:
        """Return the position of the first question of a file."""
        try:
            text = self._one_question(path.read_text(encoding="ascii"), lambda count: 0)
        except Violation as violation:
            raise Mistake(f"{shown(path)}: " + fault(violation)) from None
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or error
            raise Mistake(f"{shown(path)}: {reason}") from None
        return Start(self.game.graph(text), 0, text)

    def drawn(self, seed: int, second: bool) -> Start:
        """Return a random position that the player can win, if possible a clear and small one."""
        best: tuple[tuple, Start] | None = None
        for number, (text, graph) in enumerate(self.games(seed), 1):
            for at in (0, *(move.to for move in graph[0].moves)):
                start = graph[at]
                if own := own_moves(start, second):
                    is_unclear = len(start.moves) > FEW or len(told(start.words)) > SHORT
                    is_long, missing = len(told(start.words)) > LONG, LEAST - min(own, LEAST)
                    rank = is_long, missing, is_unclear, at > 0, len(graph)
                    if best is None or rank < best[0]:
                        best = rank, Start(graph, at, text)
            if best and best[0][:2] == (False, 0) and number >= ENOUGH:
                break
        if best:
            return best[1]
        what = _(
            "none of {count} small positions is won by the player who moves first: try --second, "
            "another --seed, or --input FILE"
        )
        if second:
            what = _(
                "none of {count} small positions is won by the player who moves second: try "
                "another --seed, or --input FILE"
            )
        raise Mistake(what.format(count=DRAWINGS))

    def games(self, seed: int) -> Iterator[tuple[str, Graph]]:
        """Yield random inputs with their graphs; raise NoGame or TooLarge if there are none.

        Leave out graphs in which every position has at most one move.
        """
        step, has_game = 0, False
        graph_of = cache(lambda text: self.game.graph(text, MOST, SMALL))
        for number in range(1, DRAWINGS + 1):
            rng = random.Random(f"{seed}-{number - 1}")
            text = self.random_input(rng, 1 + step * step // 4)
            step = (step + 1) % 20
            try:
                text = self._one_question(text, rng.randrange)
                graph = graph_of(text)
            except (NoGame, TooLarge) as error:
                if not has_game and (number == NO_GAME or isinstance(error, Endless)):
                    raise
                step = 0 if isinstance(error, TooLarge) else step  # from the smallest again
                continue
            has_game = True
            if any(len(position.moves) > 1 for position in graph):
                yield text, graph

    def parameters(self, start: Start) -> str:
        """Return the sentence about the numbers of the input, or else the numbers with their names.

        For example "a move takes 1 to 2 stones", or "n = 5; m = 2".
        """
        if not self.validate:
            return _("the input {text}").format(text=" ".join(start.text.split()))
        few = self.numbers(start.text)
        if sentence := in_slots(self.given, few, "zh" if words.catalogue else "en"):
            return sentence
        return "; ".join(f"{name} = {' '.join(values)}" for name, values in few.items())

    def numbers(self, text: str) -> dict[str, list[str]]:
        """Return the numbers of an input by their names; not if there are many with one name."""
        numbers: dict[str, list[str]] = {}
        for token in read(text, self.validate, traced=True).tokens:
            if not token.is_count:
                numbers.setdefault(token.name, []).append(text[token.start : token.end])
        return {name: values for name, values in numbers.items() if len(values) <= MOST_SHOWN}

    def _one_question(self, text: str, choose: Callable[[int], int]) -> str:
        """Return an input with one of the questions, or all of `text` if this is impossible.

        Raise Violation if `text` is invalid.
        """
        questions = read(text, self.validate).questions if self.validate else []
        if len(questions) < 2:
            return text
        number = choose(len(questions))
        return single(text, self.validate, number) or first_alone(text, self.validate) or text


def own_moves(start: Position, second: bool) -> int:
    """Return how many moves the player needs to win; 0 if the start is not suitable."""
    is_won = start.outcome == ("P" if second else "N")
    if not is_won or start.length is None or len(start.moves) > MOST_MOVES:
        return 0
    own = (start.length + (not second)) // 2
    return own if own <= LONGEST else 0
