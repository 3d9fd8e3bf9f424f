"""bench: what a solution costs, beside the least and beside the usual program.

The floor (scripts/floor.cpp) reads the same numbers and prints as many bytes. The
textbook version (textbook.cpp beside the data) has the same idea as people usually
write it. All three run in turn, so that a busy machine is as busy for each of them;
where they are too fast for that, the instructions that they execute are compared.
"""

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache as once
from pathlib import Path
from statistics import median

from .. import ROOT, Mistake, digest, shown
from ..street import cache, report
from ..street.build import USER_RECIPE, Recipe, compiler_version, recipe_of, start
from ..street.catalog import Problem
from ..street.compare import verdict_of
from ..street.data import Case, Data
from ..street.run import Job, Limits, Measurement, Pool
from ..street.sources import first_line
from ..street.trial import Trial, run_trial

FLOOR = ROOT / "scripts/floor.cpp"
LIMITS = Limits(cpu_ms=30_000, memory_kib=4 << 20, stack_kib=64 << 10, address_limited=False)
SURE_MS = 20  # processor times below it say more of the process's start than of the program
GOAL_OVER_FLOOR, GOAL_UNDER_TEXTBOOK = 6, 2
COUNT = "--tool=callgrind", "--callgrind-out-file=/dev/null"
TEXTBOOK = re.compile(r"// Textbook: \S.*")
COUNTED = re.compile(rb"Collected : (\d+)")
NO_VALGRIND = "valgrind is not installed, so no instructions are counted: run `apt-get install -y valgrind`"


@dataclass
class Cost:
    """What one program used on one case."""

    cpu_ms: list[float] = field(default_factory=list)  # of each run
    instructions: int | None = None

    @property
    def least_ms(self) -> float:
        return min(self.cpu_ms)

    @property
    def is_sure(self) -> bool:
        """Is the processor time long enough to be compared?"""
        return self.least_ms >= SURE_MS or not self.instructions


@dataclass(frozen=True)
class Ratio:
    value: float
    by: str  # "cpu" or "instructions"

    def __str__(self) -> str:
        return f"{self.value:.2f}{' i' if self.by == 'instructions' else '  '}"


@dataclass
class Row:
    """The programs on one case."""

    case: Case
    costs: dict[str, Cost]  # of the solution, the floor and, if there is one, the textbook version

    def ratio(self, one: str, other: str) -> Ratio:
        a, b = self.costs[one], self.costs[other]
        if a.is_sure or b.is_sure:
            return Ratio(a.least_ms / b.least_ms, "cpu")
        return Ratio(a.instructions / b.instructions, "instructions")

    @property
    def over_floor(self) -> Ratio:
        return self.ratio("solution", "floor")

    @property
    def under_textbook(self) -> Ratio | None:
        return self.ratio("textbook", "solution") if "textbook" in self.costs else None


def textbook_of(problem: Problem) -> Path | None:
    """The usual program, where it differs from the solution."""
    path = problem.oracle("textbook")
    if not path.is_file():
        return None
    first_line(path, TEXTBOOK, "`// Textbook: how`")
    return path


def textbook_trial(pool: Pool, data: Data) -> Trial | None:
    """The textbook version on all cases: it has to be right, and may take its time."""
    path = textbook_of(data.problem)
    return run_trial(pool, data, path, USER_RECIPE, limits=LIMITS) if path else None


def rows(pool: Pool, data: Data, runs: int, on_run: Callable[[], None]) -> list[Row]:
    """The largest cases of a problem, measured one program at a time."""
    problem = data.problem
    sources = {"solution": (problem.solution, recipe_of(problem)), "floor": (FLOOR, Recipe("C++17"))}
    if textbook := textbook_of(problem):
        sources["textbook"] = textbook, USER_RECIPE
    programs = {name: str(start(pool, *source).result().path) for name, source in sources.items()}
    measured = []
    for case in _largest(pool, data, programs["solution"]):
        commands = {name: (program,) for name, program in programs.items()}
        commands["floor"] += (str(case.answer.stat().st_size),)
        measured.append(_measure(pool, problem, case, commands, runs, on_run))
    return measured


def show(measured: list[Row]) -> None:
    """The table, coloured by the goals."""
    columns = ["problem", "case", "input", "solution", "floor", "textbook", "solution/floor", "textbook/solution"]
    report.table(columns, [_cells(row) for row in measured], set(columns[2:]))
    print("\nTimes: processor time of the fastest run, and the median, in ms. Input: bytes.")
    if valgrind():
        print(f"i: the ratio of instructions, where both programs take less than {SURE_MS} ms.")
    else:
        print(NO_VALGRIND)


def as_json(path: Path, measured: list[Row]) -> None:
    """One object for each case."""
    objects = [
        {
            "problem": row.case.problem,
            "case": row.case.name,
            "input_bytes": row.case.input.stat().st_size,
            "output_bytes": row.case.answer.stat().st_size,
            "solution_over_floor": vars(row.over_floor),
            "textbook_over_solution": row.under_textbook and vars(row.under_textbook),
            **{
                name: {
                    "min_ms": cost.least_ms,
                    "median_ms": median(cost.cpu_ms),
                    "runs": len(cost.cpu_ms),
                    "instructions": cost.instructions,
                }
                for name, cost in row.costs.items()
            },
        }
        for row in measured
    ]
    report.write_json(path, objects)


@once
def valgrind() -> str | None:
    return shutil.which("valgrind")


def _run(pool: Pool, case: Case, *command: str) -> Measurement:
    """Without a sandbox, which would cost more than many of the programs."""
    return pool.run(Job(command, LIMITS, input=case.input, sandbox="none"))


def _largest(pool: Pool, data: Data, solution: str) -> list[Case]:
    """The case with the most input and output and, where that is another one, the
    case on which the solution executes the most instructions."""
    cases = [case for case in data.cases if case.name.startswith("max_")] or list(data.cases)
    chosen = [max(cases, key=lambda case: case.input.stat().st_size + case.answer.stat().st_size)]
    if valgrind():
        slowest = max(cases, key=lambda case: _instructions(pool, case, solution))
        chosen += [slowest] if slowest is not chosen[0] else []
    return chosen


def _measure(pool: Pool, problem: Problem, case: Case, commands: dict, runs: int, on_run: Callable) -> Row:
    """Runs the programs in turn: solution, floor, textbook, solution, ..."""
    row = Row(case, {name: Cost() for name in commands})
    for _ in range(runs):
        for name, command in commands.items():
            measurement = _run(pool, case, *command)
            if name != "floor":
                _check(problem, name, case, measurement)
            row.costs[name].cpu_ms.append(measurement.cpu_ms)
            on_run()
    if valgrind():
        for name, cost in row.costs.items():
            if cost.least_ms < SURE_MS:
                cost.instructions = _instructions(pool, case, *commands[name])
    return row


def _check(problem: Problem, name: str, case: Case, measurement) -> None:
    verdict = verdict_of(measurement, case.answer.read_bytes(), LIMITS, problem.judge.whitespace)
    if verdict.code != "AC":
        raise Mistake(
            f"{problem.name}: the {name} gets {verdict.code} on case {case.name} ({verdict.message}); "
            f"see `scripts/judge {problem.name}`"
        )


def _instructions(pool: Pool, case: Case, *command: str) -> int:
    """How many instructions the whole process executes; remembered, as they never change
    for a program, whose path tells its sources."""
    key = digest(compiler_version("valgrind"), *command, case.digest)
    count = cache.load("instructions", key)
    if count is None:
        found = COUNTED.search(_run(pool, case, valgrind(), *COUNT, *command).errors)
        if not found:
            raise Mistake(f"valgrind cannot run {shown(Path(command[0]))} on case {case.name}")
        count = int(found[1])
        cache.save("instructions", key, count)
    return count


def _cells(row: Row) -> list[str]:
    def colour(is_met: bool) -> str:
        return "green" if is_met else "yellow"

    over, under = row.over_floor, row.under_textbook
    return [
        row.case.problem,
        row.case.name,
        str(row.case.input.stat().st_size),
        *(f"{c.least_ms:.1f} {median(c.cpu_ms):.1f}" for c in row.costs.values()),
        *([] if under else ["-"]),
        f"{colour(over.value <= GOAL_OVER_FLOOR)}:{over}",
        f"{colour(under.value >= GOAL_UNDER_TEXTBOOK)}:{under}" if under else "-",
    ]
