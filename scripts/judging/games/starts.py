"""starts: draws a small position that the player can win, though not at once."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

from .. import Mistake
from ..grammar import read
from ..questions import single
from .graph import LIMITS, Game, Graph, NoGame, Position, TooLarge, below, lengths

DRAWINGS = 200
NO_GAME = 20  # inputs that ask about no game, after which none is expected any more
MOST = 2000  # positions
SMALL = replace(LIMITS, output_kib=1 << 10)
MOST_MOVES = 44  # from the start, so that they fit on a screen
SHORTEST = 4  # moves of both
LEAST, LONGEST = 4, 12  # moves of the player: fewer only if nothing else is drawn


def drawn(game: Game, random_input: Callable, validate: Callable | None, seed: int, second: bool) -> Graph:
    """A fair position among random inputs, small ones first, or one move away from such
    an input if none is fair itself. The same seed gives the same."""
    found, most = None, 0
    for _, graph in games(game, random_input, validate, seed):
        left = lengths(graph)
        for at in (0, *(move.to for move in graph[0].moves)):
            own = own_moves(graph[at], left[at], second)
            if own >= LEAST and at == 0:
                return graph
            if most < min(own, LEAST):
                found, most = below(graph, at), own
    if not found:
        raise Mistake(
            f"none of {DRAWINGS} small positions is won by whoever moves {'second' if second else 'first'}, in "
            f"{SHORTEST} moves or more: try {'' if second else '--second, '}another --seed, or --input FILE"
        )
    return found


def own_moves(start: Position, left: int | None, second: bool) -> int:
    """How many moves the player needs to win from a start; 0 if it does not fit."""
    is_won = start.outcome == "NP"[second]
    if not is_won or left < SHORTEST or len(start.moves) > MOST_MOVES:
        return 0
    own = (left + (not second)) // 2
    return own if own <= LONGEST else 0


def games(game: Game, random_input: Callable, validate: Callable | None, seed: int) -> Iterator[tuple[str, Graph]]:
    """The games with a choice that random inputs ask about, with the inputs; raises NoGame if none does."""
    step, has_game, no_games = 0, False, 0
    for number in range(DRAWINGS):
        rng = random.Random(f"{seed}-{number}")
        text = random_input(rng, 1 + step * step // 4)
        step = (step + 1) % 20
        try:
            text = _one_question(rng, text, validate)
            graph = game.graph(text, MOST, SMALL)
            has_game = True
            if any(len(position.moves) > 1 for position in graph):
                yield text, graph
        except TooLarge:
            step = 0  # from the smallest again
        except NoGame:
            no_games += 1
            if not has_game and no_games == NO_GAME:
                raise


def _one_question(rng: random.Random, text: str, validate: Callable | None) -> str:
    """One of the questions of an input, if it can stand alone."""
    if not validate:
        return text
    questions = read(text, validate).questions
    return questions and single(text, validate, rng.randrange(len(questions))) or text
