"""bench: what a solution costs, beside the least that any program costs.

The floor (floor.cpp) reads the same numbers and prints as many bytes. They run in turn, so
that a busy machine is as busy for both; where they are too fast for that, the instructions that
they execute are compared. What is measured of a case is the object that --json writes.
"""

import re
import shutil
from collections.abc import Callable
from functools import cache as once
from pathlib import Path
from statistics import median
from typing import Any

from typer import style

from .. import Mistake, report, shown
from ..build import Recipe, compiler_version, recipe_of, start
from ..data import Case, Data
from ..runner import Limits, Pool
from ..store import Shelf
from ..trial import Conditions

FLOOR = Path(__file__).with_name("floor.cpp")
SHELF = Shelf(__name__)
LIMITS = Limits(cpu_ms=30_000, memory_kib=4 << 20, stack_kib=64 << 10, address_limited=False)
ALONE = Conditions(LIMITS, sandbox="none")  # a sandbox would cost more than many of the programs
SURE_MS = 20  # processor times below it say more of the process's start than of the program
GOAL_OVER_FLOOR = 6
COUNT = "--tool=callgrind", "--callgrind-out-file=/dev/null"
COUNTED = re.compile(rb"Collected : (\d+)")
NO_VALGRIND = "valgrind is not installed, so no instructions are counted: run `apt-get install -y valgrind`"


def rows(pool: Pool, data: Data, runs: int, on_run: Callable[[], None]) -> list[dict[str, Any]]:
    """The largest cases of a problem, measured one program at a time."""
    sources = {"solution": (data.problem.solution, recipe_of(data.problem)), "floor": (FLOOR, Recipe("C++17"))}
    programs = {name: start(pool, *source).result().path for name, source in sources.items()}
    measured = []
    for case in _largest(pool, data, programs["solution"]):
        input_bytes, output_bytes = case.input.stat().st_size, case.answer.stat().st_size
        commands = {"solution": (programs["solution"],), "floor": (programs["floor"], str(output_bytes))}
        costs = _costs(pool, case, commands, runs, on_run)
        about = {"problem": case.problem, "case": case.name, "input_bytes": input_bytes, "output_bytes": output_bytes}
        measured.append({**about, "solution_over_floor": ratio(**costs), **costs})
    return measured


def ratio(solution: dict, floor: dict) -> dict[str, Any]:
    """Of processor times if one is long enough to be compared, else of instructions."""
    are_short = all(cost["min_ms"] < SURE_MS and cost["instructions"] for cost in (solution, floor))
    name, by = ("instructions", "instructions") if are_short else ("min_ms", "cpu")
    return {"value": solution[name] / floor[name], "by": by}


def show(measured: list[dict[str, Any]]) -> None:
    """The table, coloured by the goals."""
    cells = []
    for row in measured:
        value, by = row["solution_over_floor"].values()
        times = [f"{row[name]['min_ms']:.1f} {row[name]['median_ms']:.1f}" for name in ("solution", "floor")]
        over = style(f"{value:.2f} {'i' if by == 'instructions' else ' '}", "green" if value <= GOAL_OVER_FLOOR else "yellow")
        cells.append([row["problem"], row["case"], str(row["input_bytes"]), *times, over])
    columns = ["problem", "case", "input", "solution", "floor", "solution/floor"]
    report.table(columns, cells, {*columns[2:]})
    print("\nTimes: processor time of the fastest run, and the median, in ms. Input: bytes.")
    print(f"i: the ratio of instructions, where both programs take less than {SURE_MS} ms." if valgrind() else NO_VALGRIND)


@once
def valgrind() -> str | None:
    return shutil.which("valgrind")


def _largest(pool: Pool, data: Data, solution: Path) -> list[Case]:
    """The case with the most input and output and, where that is another one, the
    case on which the solution executes the most instructions."""
    cases = [case for case in data.cases if case.name.startswith("max_")] or data.cases
    largest = max(cases, key=lambda case: case.input.stat().st_size + case.answer.stat().st_size)
    slowest = max(cases, key=lambda case: _instructions(pool, case, solution)) if valgrind() else largest
    return [largest] if slowest is largest else [largest, slowest]


def _costs(pool: Pool, case: Case, commands: dict, runs: int, on_run: Callable) -> dict[str, dict[str, Any]]:
    """Runs the programs in turn - solution, floor, solution, ... - and tells what each used."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, (program, *arguments) in commands.items():
            measured = ALONE.start(pool, program, case.input, *arguments).result()
            verdict = ALONE.verdict(measured, case.answer.read_bytes())
            if name != "floor" and verdict.code != "AC":
                failed = f"the {name} gets {verdict.code} on case {case.name} ({verdict.message})"
                raise Mistake(f"{case.problem}: {failed}; see `scripts/judge {case.problem}`")
            times[name].append(measured.cpu_ms)
            on_run()
    costs = {}
    for name, own in times.items():
        instructions = _instructions(pool, case, *commands[name]) if valgrind() and min(own) < SURE_MS else None
        costs[name] = {"min_ms": min(own), "median_ms": median(own), "runs": runs, "instructions": instructions}
    return costs


def _instructions(pool: Pool, case: Case, program: Path, *arguments: str) -> int:
    """How many instructions the whole process executes; remembered, as they never change
    for a program, whose path tells its sources."""

    def counted() -> int:
        under = Path(valgrind() or "valgrind")
        found = COUNTED.search(ALONE.start(pool, under, case.input, *COUNT, str(program), *arguments).result().errors)
        if not found:
            raise Mistake(f"valgrind cannot run {shown(program)} on case {case.name}")
        return int(found[1])

    return SHELF.remembered(SHELF.key(compiler_version("valgrind"), str(program), *arguments, case.digest), counted)
