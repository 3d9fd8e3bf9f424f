"""batch: runs many versions of a solution, compiled together.

A compiler spends most of its time on the headers. A batch has them once, and each
version behind them in a namespace of its own; the first argument of the program
chooses one. Number 0 is the solution itself, the witness: a version dies in a batch
only of a case that the witness passes there. What a batch cannot decide (a version
that the compiler names, or a witness that fails) is compiled and run alone.
"""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from ..collection.catalog import Problem, ours, recipe_of
from ..collection.data import Data
from ..engine.build import LIMITS, SANITIZERS, CompileError, Recipe, check_compiled, compile_job
from ..engine.runner import Measurement, Pool
from ..engine.trial import Case, Conditions

STILLBORN = "the compiler"
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include\b.*$", re.MULTILINE)
NAMED = re.compile(r"\bversion_(\d+):\d")  # as the compiler names a place
SPARE_KIB = 512 << 10  # of address space, for the tables of all versions


@dataclass(frozen=True)
class Stage:
    """How versions are compiled and run."""

    flags: tuple[str, ...]
    sandbox: str

    def conditions(self, problem: Problem) -> Conditions:
        conditions = ours(problem)
        limits = replace(conditions.limits, output_kib=32 * 1024)
        return replace(
            conditions,
            limits=limits if self.sandbox == "program" else limits.generous(20),
            sandbox=self.sandbox,
        )


PLAIN = Stage(("-O1", "-w", "-static", "-D_GLIBCXX_ASSERTIONS"), "program")
SANITIZED = Stage(SANITIZERS, "none")


def killers(pool: Pool, data: Data, texts: list[str], stage: Stage) -> list[str]:
    """What kills each version: a case, as in "hdu/1536_s_nim near_small: WA", or the compiler; "" if it lives."""
    with TemporaryDirectory(prefix="mutant_", dir=pool.scratch()) as scratch:
        program = _Program(pool, data, stage, Path(scratch))
        versions = {0: data.problem.solution.read_text(), **dict(enumerate(texts, 1))}
        inside = _taken(versions, program.compile) if len(texts) > 1 else {}

        def killer(number: int) -> str:
            by = program.killer(number) if {0, number} <= inside.keys() else None
            return _killer_alone(pool, data, versions[number], stage) if by is None else by

        with ThreadPoolExecutor(pool.size) as threads:
            return list(threads.map(killer, range(1, len(versions))))


def joined(versions: dict[int, str]) -> str:
    """One source that holds all versions, each under its number."""
    includes = dict.fromkeys(line for text in versions.values() for line in INCLUDE.findall(text))
    parts = ["#include <cstdlib>", *includes]
    for number, text in versions.items():
        name = f"version_{number}"
        parts.append(f'namespace {name} {{\n#line 1 "{name}"\n{INCLUDE.sub("", text)}\n}}')
    cases = "\n".join(f"case {number}: return version_{number}::main();" for number in versions)
    main = f"int main(int, char** arguments) {{\nswitch (std::atoi(arguments[1])) {{\n{cases}\n}}\nreturn 1;\n}}\n"
    return "\n".join([*parts, '#line 1 "batch"', main])


def _taken(versions: dict[int, str], compiled) -> dict[int, str]:
    """The versions that the compiler takes together; none if it names none of the others."""
    while versions:
        measured = compiled(joined(versions), len(versions))
        if not (measured.limit or measured.exit or measured.signal):
            break
        named = {int(number) for number in NAMED.findall(measured.errors.decode(errors="replace"))}
        versions = {
            number: text for number, text in versions.items() if named and number not in named
        }
    return versions


def _killer_alone(pool: Pool, data: Data, text: str, stage: Stage) -> str:
    with TemporaryDirectory(prefix="mutant_", dir=pool.scratch()) as scratch:
        program = _Program(pool, data, stage, Path(scratch))
        try:
            check_compiled(program.compile(text), data.problem.solution)
        except CompileError:
            return STILLBORN
        return program.killer() or ""


@dataclass
class _Program:
    """A program of one version, or of many."""

    pool: Pool
    data: Data
    stage: Stage
    scratch: Path
    passed: dict[str, bool] = field(default_factory=dict)  # does the witness pass the case?

    def compile(self, text: str, versions: int = 1) -> Measurement:
        recipe = Recipe(recipe_of(self.data.problem).standard, flags=self.stage.flags)
        source = self.scratch / "mutant.cpp"
        source.write_text(text)
        job = compile_job(source, recipe, self.scratch)
        return self.pool.run(replace(job, limits=replace(LIMITS, cpu_ms=LIMITS.cpu_ms * versions)))

    def killer(self, number: int | None = None) -> str | None:
        """What kills a version; None if that cannot be said, for it kills the witness, too."""
        for case in sorted(
            self.data.cases, key=lambda case: case.input.stat().st_size
        ):  # most die on small ones
            code = self.verdict(case, number)
            if code != "AC":
                if number is not None and case.name not in self.passed:
                    self.passed[case.name] = self.verdict(case, 0) == "AC"
                return (
                    f"{self.data.problem.name} {case.name}: {code}"
                    if self.passed.get(case.name, True)
                    else None
                )
        return ""

    def verdict(self, case: Case, number: int | None) -> str:
        conditions = self.stage.conditions(self.data.problem)
        if number is not None:
            conditions = replace(conditions, limits=replace(conditions.limits, spare_kib=SPARE_KIB))
        arguments = () if number is None else (str(number),)
        measured = conditions.start(
            self.pool, self.scratch / "program", case.input, *arguments
        ).result()
        return conditions.verdict(measured, case.answer.read_bytes()).code
