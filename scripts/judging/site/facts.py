"""facts: what is measured for a page - the picture, positions to begin with, and the
inputs on which wrong programs fail. Measured once for each content."""

from itertools import islice
from pathlib import Path

from .. import digest
from ..street import build, cache
from ..street.cases import MAKERS, load_cases
from ..street.catalog import Problem
from ..street.compare import verdict_of
from ..street.run import Job, Limits, Pool
from ..street.sources import solution_header
from ..study import fair
from ..study.graph import NoGame, Oracle, lengths, winning
from ..study.picture import as_svg
from ..study.table import of_problem

CODE = [Path(__file__), *sorted((Path(__file__).parents[1] / "study").glob("*.*"))]  # also the picture's template
GAMES = 40  # that are drawn for positions to begin with
STARTS = 3  # of each outcome
LEAST = 3  # moves of one's own that a start should take
UNOPTIMIZED = build.Recipe(build.USER_RECIPE.standard, flags=("-O0", "-static"))
LIMITS = Limits(cpu_ms=10_000, memory_kib=1 << 20, stack_kib=8192)
LONGEST_SHOWN = 400  # characters of an input or answer


def facts(pool: Pool, problem: Problem) -> dict:
    """Of one problem, from the cache or measured now."""
    wrong = [problem.folder / entry.partition(":")[0] for entry in solution_header(problem.solution).beware]
    files = [problem.folder / "cases.py", MAKERS, problem.solution, *wrong, *CODE]
    files += [path for case in problem.handmade for path in (case.input, case.answer)]
    key = digest(problem.title, build.key_of(problem.oracle("brute"), build.ORACLE), *(path.read_bytes() for path in files))

    def measured() -> dict:
        oracle, module = Oracle(pool, problem.oracle("brute")), load_cases(problem.folder / "cases.py")
        table = of_problem(oracle, problem, None) if module.get("position") or module.get("cell") else None
        return {
            "table": table and {"svg": as_svg(table), "laws": table.laws, "note": table.note, "to": table.last},
            "starts": _starts(oracle, module),
            "failures": {path.name: _failure(pool, problem, path) for path in wrong},
        }

    return cache.remembered("site_facts", key, measured)


def _starts(oracle: Oracle, module: dict) -> list[dict]:
    """Small positions, those first that whoever begins can win; fair ones if there are any."""
    found = {}
    try:
        for text, graph in islice(fair.games(oracle, module["random_input"], module["validate"], 1), GAMES):
            own = fair.own_moves(graph[0], lengths(graph)[0], graph[0].outcome == "P")
            start = {"text": text, "words": graph[0].words.rstrip(","), "outcome": graph[0].outcome}
            is_dull = len(winning(graph, 0)) == len(graph[0].moves)
            found.setdefault(start["words"] + str(graph[0].shape), ((own == 0, is_dull, own < LEAST, len(graph)), start))
    except NoGame:
        pass
    best = [start for _, start in sorted(found.values(), key=lambda each: each[0])]
    return [start for outcome in "NPD" for start in [each for each in best if each["outcome"] == outcome][:STARTS]]


def _failure(pool: Pool, problem: Problem, source: Path) -> dict | None:
    """The smallest case of the repository that rejects a wrong program."""
    program = build.start(pool, source, UNOPTIMIZED).result().path
    for case in sorted(problem.handmade, key=lambda case: case.input.stat().st_size):
        measured = pool.run(Job((str(program),), LIMITS, case.input))
        expected = case.answer.read_bytes()
        verdict = verdict_of(measured, expected, LIMITS, problem.judge.whitespace)
        if verdict.code != "AC":
            told = {"input": case.input.read_bytes(), "expected": expected, "got": measured.output}
            texts = {name: _cut(text.decode(errors="replace")) for name, text in told.items()}
            return {"case": case.name, "verdict": verdict.code, "message": verdict.message, **texts}
    return None


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN].rsplit("\n", 1)[0] + "\n..."
