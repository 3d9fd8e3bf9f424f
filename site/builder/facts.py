"""facts: computes the facts that a page shows: the table, the starts of games, and the inputs on which wrong
programs fail. The store keeps the results."""

import re
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path

from judging.data.cases import digest_of
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.data.oracles import ORACLE
from judging.moves import told
from judging.problems.catalog import Problem, ours
from judging.problems.sources import solution_header
from judging.run import build
from judging.run.runner import Limits, Pool
from judging.run.store import Shelf
from judging.run.trial import SOURCES
from judging.wrong import questions
from study import starts
from study.graph import Game, Graph, NoGame, Position, right
from study.picture import MARKS, as_svg, legend
from study.starts import Rules, own_moves
from study.table import Table, of_problem

OF_GAMES = sorted(Path(starts.__file__).parent.glob("*.py"))
SHELF = Shelf(
    "facts", *SOURCES, "data/grammar.py", *OF_GAMES, Path(questions.__file__), Path(__file__)
)
GAMES = 30  # random games from which the starts are chosen
STARTS = 2  # starts of each outcome and level
LEVELS = 3  # easy, medium and hard games
LEAST = 3  # own moves that a game from a start should take
UNOPTIMIZED = build.Recipe(build.USER_RECIPE.standard, flags=("-O0", "-static", *build.GOLD))
ROOMY = Limits(cpu_ms=10_000, memory_kib=1 << 20, stack_kib=8192)
LONGEST_SHOWN = 400  # characters of an input or answer
# The limits of a start for beginners: its largest number, its vertices, its moves, the letters of its input.
LARGEST, VERTICES, MOVES, LETTERS = 50, 14, 30, 100
GIVEN = 24  # letters of the parameters that neither its words nor its picture contain
MOST_MOVES = 60  # moves of a start that are listed before its game is searched


def facts(pool: Pool, problem: Problem) -> dict:
    """Return the facts for the page of a problem, from the store or computed."""
    wrong = [
        problem.folder / entry.partition(":")[0]
        for entry in solution_header(problem.solution).beware
    ]
    files = [
        problem.solution,
        *wrong,
        *(path for case in problem.handmade for path in (case.input, case.answer)),
    ]
    parts = (
        problem.title,
        problem.board,
        *ours(problem).key,
        digest_of(problem.folder / "cases.py"),
        build.key_of(problem.oracle("brute"), ORACLE),
    )

    def measured() -> dict:
        has_table = {"position", "cell"} & load_cases(problem.folder / "cases.py").keys()
        table = (
            of_problem(Game(pool, problem.oracle("brute")), problem, None) if has_table else None
        )
        return {
            "table": table
            and {
                "svg": as_svg(table, with_notes=False),
                "legend": str(legend(table, MARKS)),
                "has_score": table.has("score"),
                "laws": table.laws,
                "note": table.note,
                "to": table.last,
                "marked": _marked(table),
            },
            "starts": _starts(Rules.of_problem(pool, problem), problem.board),
            "failures": {
                path.name: None if problem.is_interactive else failure_of(pool, problem, path)
                for path in wrong
            },
        }

    return SHELF.remembered(SHELF.key(*parts, *(path.read_bytes() for path in files)), measured)


def _marked(table: Table) -> dict | None:
    """Return the outcomes of a table in which a person can mark the P-positions."""
    if table.is_partizan or table.has("score"):
        return None
    outcomes = ["".join(cell.outcome for cell in row) for row in table.cells]
    return {"names": table.names, "first": table.first, "outcomes": outcomes}


def _starts(rules: Rules, board: str) -> list[dict]:
    """Return starts of each outcome and each level: easy, medium and hard games.

    The games of the problem are ordered by their numbers of positions, after those that are won in one move. The first
    third is easy, the last third is hard. The first start is `board`, the input that problem.toml names for the first
    board. If it is "", the first one is a start that the first player can win, if there is one.
    """
    first = [_entry(rules, board, rules.game.graph(board)) | {"large": False}] if board else []
    candidates: dict[str, tuple[tuple, dict]] = {
        str([entry["words"], entry["shape"]]): ((), entry) for entry in first
    }
    with suppress(NoGame):
        for text, graph in islice(rules.games(1), GAMES):
            start = graph[0]
            own = own_moves(start, start.outcome == "P")
            is_dull = len(right(graph, 0)) == len(start.moves)
            entry = _entry(rules, text, graph)
            cost = (
                own == 0,
                is_dull,
                entry["large"],
                0 in start.shape.get("piles", []),
                own < LEAST,
                len(graph),
                len(told(start.words)),
            )
            candidates.setdefault(str([start.words, start.shape]), (cost, entry))
    ranked = [entry for _, entry in sorted(candidates.values(), key=lambda each: each[0])]
    fitting = [entry for entry in ranked if not entry["large"]]
    best = fitting if len(fitting) > STARTS else ranked
    first = first or sorted(best, key=lambda entry: "NPD".index(entry["outcome"]))[:1]
    sizes = sorted({entry["size"] for entry in [*first, *best]})
    for entry in [*first, *best]:
        entry["level"] = LEVELS * sizes.index(entry["size"]) // len(sizes)
    counts: Counter = Counter()
    chosen = []
    for entry in best:
        counts[entry["level"], entry["outcome"]] += 1
        if entry not in first and counts[entry["level"], entry["outcome"]] <= STARTS:
            chosen.append(entry)
    return [*first, *sorted(chosen, key=lambda entry: entry["level"])]


def _entry(rules: Rules, text: str, graph: Graph) -> dict:
    """Return what a page shows of a start before its game is searched."""
    start = graph[0]
    is_alone = rules.validate and len(read(text, rules.validate).questions) == 1
    given = rules.numbers(text) if is_alone else {}
    known = {*re.findall(r"-?\d+", str([start.words, start.shape]))}
    unseen = [
        f"{name} = {' '.join(values)}" for name, values in given.items() if not {*values} <= known
    ]
    moves = [move.words for move in start.moves] if len(start.moves) <= MOST_MOVES else []
    return {
        "text": text,
        "words": start.words,
        "shape": start.shape,
        "outcome": start.outcome,
        "size": (own_moves(start, start.outcome == "P") != 1, len(graph)),
        "given": given,
        "large": _is_large(start, text) or len("; ".join(unseen)) > GIVEN,
        "moves": moves,
    }


def _is_large(start: Position, text: str) -> bool:
    """Return whether a position is too large for a first game."""
    parts = {key: value for key, value in start.shape.items() if key != "edges"}
    numbers = [int(number) for number in re.findall(r"\d+", f"{start.words} {parts}")]
    is_wide = (
        start.shape.get("vertices", 0) > VERTICES or len(start.moves) > MOVES or len(text) > LETTERS
    )
    return max(numbers, default=0) > LARGEST or is_wide


def failure_of(pool: Pool, problem: Problem, source: Path) -> dict | None:
    """Return the smallest committed case that rejects a wrong program, with both outputs; None if no case rejects it."""
    program = build.start(pool, source, build.with_headers_parsed(source, UNOPTIMIZED)).result()
    conditions = replace(ours(problem), limits=ROOMY)
    for case in sorted(problem.handmade, key=lambda case: case.input.stat().st_size):
        measured = conditions.start(pool, program, case.input).result()
        expected = case.answer.read_bytes()
        verdict = conditions.verdict(measured, expected)
        if verdict.code != "AC":
            outputs = {
                "input": case.input.read_bytes(),
                "expected": expected,
                "got": measured.output,
            }
            texts = {name: _cut(text.decode(errors="replace")) for name, text in outputs.items()}
            return {"case": case.name, "verdict": verdict.code, "message": verdict.message, **texts}
    return None


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN].rsplit("\n", 1)[0] + "\n..."
