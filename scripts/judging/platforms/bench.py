"""bench: what a solution costs, beside the least that any program costs.

The floor (floor.cpp) reads the same numbers and prints as many bytes. They run in turn, so
that a busy machine is as busy for both; where they are too fast for that, the instructions that
they execute are compared.
"""

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache as once
from pathlib import Path
from statistics import median

from typer import style

from .. import Mistake, report, shown
from ..build import Recipe, compiler_version, recipe_of, start
from ..catalog import Problem
from ..data import Case, Data
from ..runner import Limits, Measurement, Pool
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


@dataclass(frozen=True)
class Cost:
    """What one program used on one case: processor time, and what it executed."""

    min_ms: float
    median_ms: float
    runs: int
    instructions: int | None

    @property
    def is_sure(self) -> bool:
        """Is the processor time long enough to be compared?"""
        return self.min_ms >= SURE_MS or not self.instructions


@dataclass(frozen=True)
class Ratio:
    value: float
    by: str  # "cpu" or "instructions"

    def __str__(self) -> str:
        return f"{self.value:.2f}{' i' if self.by == 'instructions' else '  '}"


@dataclass(frozen=True)
class Row:
    """The programs on one case."""

    case: Case
    costs: dict[str, Cost]  # of the solution and the floor

    @property
    def over_floor(self) -> Ratio:
        a, b = self.costs["solution"], self.costs["floor"]
        if a.is_sure or b.is_sure:
            return Ratio(a.min_ms / b.min_ms, "cpu")
        return Ratio(a.instructions / b.instructions, "instructions")


def rows(pool: Pool, data: Data, runs: int, on_run: Callable[[], None]) -> list[Row]:
    """The largest cases of a problem, measured one program at a time."""
    problem = data.problem
    sources = {"solution": (problem.solution, recipe_of(problem)), "floor": (FLOOR, Recipe("C++17"))}
    programs = {name: str(start(pool, *source).result().path) for name, source in sources.items()}
    measured = []
    for case in _largest(pool, data, programs["solution"]):
        commands = {name: (program,) for name, program in programs.items()}
        commands["floor"] += (str(case.answer.stat().st_size),)
        measured.append(Row(case, _costs(pool, problem, case, commands, runs, on_run)))
    return measured


def show(measured: list[Row]) -> None:
    """The table, coloured by the goals."""
    rows = []
    for row in measured:
        over = row.over_floor
        times = [f"{cost.min_ms:.1f} {cost.median_ms:.1f}" for cost in row.costs.values()]
        ratio = style(str(over), "green" if over.value <= GOAL_OVER_FLOOR else "yellow")
        rows.append([row.case.problem, row.case.name, str(row.case.input.stat().st_size), *times, ratio])
    columns = ["problem", "case", "input", "solution", "floor", "solution/floor"]
    report.table(columns, rows, set(columns[2:]))
    print("\nTimes: processor time of the fastest run, and the median, in ms. Input: bytes.")
    counted = f"i: the ratio of instructions, where both programs take less than {SURE_MS} ms."
    print(counted if valgrind() else NO_VALGRIND)


def as_json(measured: list[Row]) -> list[dict]:
    """One object for each case."""
    return [
        {
            "problem": row.case.problem,
            "case": row.case.name,
            "input_bytes": row.case.input.stat().st_size,
            "output_bytes": row.case.answer.stat().st_size,
            "solution_over_floor": vars(row.over_floor),
            **{name: vars(cost) for name, cost in row.costs.items()},
        }
        for row in measured
    ]


@once
def valgrind() -> str | None:
    return shutil.which("valgrind")


def _run(pool: Pool, case: Case, program: str, *arguments: str) -> Measurement:
    return ALONE.start(pool, Path(program), case.input, *arguments).result()


def _largest(pool: Pool, data: Data, solution: str) -> list[Case]:
    """The case with the most input and output and, where that is another one, the
    case on which the solution executes the most instructions."""
    cases = [case for case in data.cases if case.name.startswith("max_")] or list(data.cases)
    chosen = [max(cases, key=lambda case: case.input.stat().st_size + case.answer.stat().st_size)]
    if valgrind():
        slowest = max(cases, key=lambda case: _instructions(pool, case, solution))
        chosen += [slowest] if slowest is not chosen[0] else []
    return chosen


def _costs(pool: Pool, problem: Problem, case: Case, commands: dict, runs: int, on_run: Callable) -> dict[str, Cost]:
    """Runs the programs in turn: solution, floor, solution, ..."""
    times = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            measurement = _run(pool, case, *command)
            verdict = ALONE.verdict(measurement, case.answer.read_bytes())
            if name != "floor" and verdict.code != "AC":
                raise Mistake(
                    f"{problem.name}: the {name} gets {verdict.code} on case {case.name} ({verdict.message}); "
                    f"see `scripts/judge {problem.name}`"
                )
            times[name].append(measurement.cpu_ms)
            on_run()
    costs = {}
    for name, own in times.items():
        is_short = valgrind() and min(own) < SURE_MS
        instructions = _instructions(pool, case, *commands[name]) if is_short else None
        costs[name] = Cost(min(own), median(own), runs, instructions)
    return costs


def _instructions(pool: Pool, case: Case, *command: str) -> int:
    """How many instructions the whole process executes; remembered, as they never change
    for a program, whose path tells its sources."""

    def counted() -> int:
        found = COUNTED.search(_run(pool, case, valgrind(), *COUNT, *command).errors)
        if not found:
            raise Mistake(f"valgrind cannot run {shown(Path(command[0]))} on case {case.name}")
        return int(found[1])

    return SHELF.remembered(SHELF.key(compiler_version("valgrind"), *command, case.digest), counted)
