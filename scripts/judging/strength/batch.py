"""batch: runs many versions of a solution, compiled together.

A compiler spends most of its time on the headers. A batch has them once, and each
version behind them in a namespace of its own; the first argument of the program
chooses one. Number 0 is the solution itself, the witness: a version dies in a batch
only of a case that the witness passes there. What a batch cannot decide (a version
that the compiler names, or a witness that fails) is compiled and run alone.
"""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from .. import ROOT
from ..street.build import LIMITS, CompileError, Recipe, check_compiled, compile_job, recipe_of
from ..street.compare import verdict_of
from ..street.data import Case, Data
from ..street.run import Job, Limits, Measurement, Pool
from ..street.trial import limits_of

STILLBORN = "the compiler"
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include\b.*$", re.MULTILINE)
NAMED = re.compile(r"\bversion_(\d+):\d")  # as the compiler names a place
BY_TESTS = ("-O0", "-w", "-D_GLIBCXX_ASSERTIONS", "-Wl,--whole-archive", "-lgtest", "-Wl,--no-whole-archive", "-pthread")
SPARE_KIB = 512 << 10  # of address space, for the tables of all versions


@dataclass(frozen=True)
class Stage:
    """How versions are compiled and run."""

    flags: tuple[str, ...]
    sandbox: str

    def limits(self, data: Data) -> Limits:
        limits = replace(limits_of(data.problem), output_kib=32 * 1024)
        return limits if self.sandbox == "program" else limits.generous(20)


def killers(pool: Pool, data: Data, texts: list[str], stage: Stage) -> list[str]:
    """What kills each version: a case, as in "hdu/1536_s_nim near_small: WA", or the compiler; "" if it lives."""
    with TemporaryDirectory(prefix="mutant_", dir=pool.scratch()) as scratch:
        program, found = _Program(pool, data, stage, Path(scratch)), []
        versions = {0: data.problem.solution.read_text(), **dict(enumerate(texts, 1))}
        inside = _taken(versions, program.compile) if len(texts) > 1 else {}
        for number, text in enumerate(texts, 1):
            by = program.killer(number) if {0, number} <= inside.keys() else None
            found.append(_killer_alone(pool, data, text, stage) if by is None else by)
        return found


def killers_by_tests(pool: Pool, name: str, texts: list[str]) -> list[str]:
    """What kills each version of a template without a host: its GoogleTests, or the compiler."""
    test = (ROOT / f"templates/tests/{name}_test.cpp").read_text().replace(f'#include "{name}.hpp"\n', "")
    versions = {}
    for number, text in enumerate(texts):
        own = re.sub(r"^TEST\((\w+)", rf"TEST(\g<1>_{number}", test, flags=re.MULTILINE)
        main = f'int main() {{ testing::InitGoogleTest(); GTEST_FLAG_SET(filter, "*_{number}.*"); return RUN_ALL_TESTS(); }}'
        versions[number] = f"{text.replace('#pragma once', '')}\n{own}\n{main}\n"
    recipe = Recipe("C++17", flags=BY_TESTS, include=(ROOT / "templates", ROOT / "testdata"))
    limits = Limits(cpu_ms=20_000, memory_kib=4 << 20, stack_kib=8 << 10, address_limited=False)
    with TemporaryDirectory(prefix="mutant_", dir=pool.scratch()) as scratch:
        taken = _taken(versions, lambda text, count: _compiled(pool, Path(scratch), text, recipe, count))
        program = f"{scratch}/program"
        jobs = {number: pool.submit(Job((program, str(number)), limits, sandbox="none")) for number in taken}
        ended = {number: job.result() for number, job in jobs.items()}
    fails = {number: f"{name}_test" * any((m.exit, m.signal, m.limit)) for number, m in ended.items()}
    return [fails.get(number, STILLBORN) for number in versions]


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


def _compiled(pool: Pool, scratch: Path, text: str, recipe: Recipe, versions: int) -> Measurement:
    """How the compiler ended that was to make scratch/program of so many versions."""
    source = scratch / "mutant.cpp"
    source.write_text(text)
    job = compile_job(source, recipe, scratch)
    return pool.run(replace(job, limits=replace(LIMITS, cpu_ms=LIMITS.cpu_ms * versions)))


def _taken(versions: dict[int, str], compiled) -> dict[int, str]:
    """The versions that the compiler takes together; none if it names none of the others."""
    while versions:
        measured = compiled(joined(versions), len(versions))
        if not (measured.limit or measured.exit or measured.signal):
            break
        named = {int(number) for number in NAMED.findall(measured.errors.decode(errors="replace"))}
        versions = {number: text for number, text in versions.items() if named and number not in named}
    return versions


def _killer_alone(pool: Pool, data: Data, text: str, stage: Stage) -> str:
    with TemporaryDirectory(prefix="mutant_", dir=pool.scratch()) as scratch:
        program = _Program(pool, data, stage, Path(scratch))
        try:
            check_compiled(program.compile(text), data.problem.solution)
        except CompileError:
            return STILLBORN
        return program.killer()


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
        return _compiled(self.pool, self.scratch, text, recipe, versions)

    def killer(self, number: int | None = None) -> str | None:
        """What kills a version; None if that cannot be said, for it kills the witness, too."""
        for case in sorted(self.data.cases, key=lambda case: case.input.stat().st_size):  # most die on small ones
            code = self.verdict(case, number)
            if code != "AC":
                if number is not None and case.name not in self.passed:
                    self.passed[case.name] = self.verdict(case, 0) == "AC"
                return f"{self.data.problem.name} {case.name}: {code}" if self.passed.get(case.name, True) else None
        return ""

    def verdict(self, case: Case, number: int | None) -> str:
        program, limits = str(self.scratch / "program"), self.stage.limits(self.data)
        if number is not None:
            limits = replace(limits, spare_kib=SPARE_KIB)
        arguments = (program,) if number is None else (program, str(number))
        measured = self.pool.run(Job(arguments, limits, case.input, self.stage.sandbox))
        return verdict_of(measured, case.answer.read_bytes(), limits, self.data.problem.judge.whitespace).code
