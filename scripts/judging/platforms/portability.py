"""portability: every solution, compiled and run as the judges would.

A configuration is a compiler with its flags and, for some, a program that the solution runs under.
Where it is Windows, lines end in \\r\\n, in inputs and in what the output is compared with.
"""

import re
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from typer import style

from .. import BUILD, Mistake, digest, report, sha256, write_whole
from ..collection.catalog import Problem, ours
from ..collection.data import Data
from ..collection.sources import STANDARDS, declared_standard
from ..engine.build import (
    PACKAGES,
    SANITIZERS,
    CompileError,
    Recipe,
    check_compiles,
    compile_job,
    compiler,
    compiler_version,
    forget,
)
from ..engine.runner import Pool
from ..engine.trial import Case, Conditions, Trial, run_trial
from .wine import Windows

EACH = 2  # configurations of a compiler in which a changed solution is tried

STATIC = "-static", "-DONLINE_JUDGE"
MEMCHECK = "-q", "--error-exitcode=99", "--leak-check=full", "--vgdb=no"
PROBE = '#include <cstdio>\nint main() { std::puts(""); }\n'


@dataclass(frozen=True)
class Configuration:
    """A row of the table."""

    name: str
    stands_for: str
    compiler: str
    flags: tuple[str, ...] = ("-O2", *STATIC)
    standard: str = ""  # without one, that of the solution's header
    sandbox: str = "program"
    under: str = ""  # "valgrind", "wine" or nothing
    runs: bool = True
    line_ends: tuple[str, ...] = ()  # what has them as \r\n, of "input" and "answer"
    slower: int = 0  # how much more time there is; memory and stack are then to spare, too
    packages: str = ""  # of Debian, that are needed besides the compiler's

    def recipe(self, standard: str) -> Recipe:
        standard = (self.standard or standard).replace(
            "23", "2b"
        )  # a spelling that older compilers know
        return Recipe(standard, self.compiler, self.flags)

    def takes(self, problem: Problem) -> bool:
        """Is its standard at least the one that the solution declares?"""
        standard = self.standard.replace("GNU", "C")
        return not standard or STANDARDS.index(standard) >= STANDARDS.index(
            declared_standard(problem.solution)
        )


JUDGES = {  # that take a standard
    "": "G++ of HDU, POJ, 51Nod, LightOJ, Luogu",
    "C++11": "C++11 of 51Nod and Luogu",
    "C++14": "C++14 of LightOJ and Luogu",
    "C++17": "C++17 of LightOJ and Luogu",
    "C++20": "C++20 of Luogu",
    "C++23": "C++23 of Luogu",
}
GCC = partial(Configuration, compiler="g++")
CLANG = partial(
    Configuration, compiler="clang++", stands_for="a second compiler, for want of Visual C++"
)
WITH_LIBCXX = "-O2", "-stdlib=libc++", *STATIC
LIBCXX = partial(
    CLANG,
    stands_for="a second library, for want of Visual C++",
    flags=WITH_LIBCXX,
    packages="libc++-dev libc++abi-dev",
)
BITS_32 = partial(
    Configuration, stands_for="32 bits, as at HDU and POJ", sandbox="files", packages="g++-multilib"
)
CHECKED = partial(
    Configuration, stands_for="no undefined behaviour", flags=SANITIZERS, sandbox="none", slower=20
)
LUOGU = "-O2", "-fPIC", "-Wall", "-fno-asm", "-march=native", *STATIC
CONFIGURATIONS = (
    *(GCC(f"g++ -O2, {standard or 'as declared'}", judges, standard=standard) for standard, judges in JUDGES.items()),
    *(CLANG(f"clang++ -O2, {standard or 'as declared'}", standard=standard) for standard in JUDGES),
    *(LIBCXX(f"clang++ -O2, libc++, {standard or 'as declared'}", standard=standard) for standard in JUDGES),
    GCC("g++ -O2 -march=native, GNU++17", "the flags that Luogu publishes", flags=LUOGU, standard="GNU++17"),
    GCC("g++ -O2, \\r\\n in the input", "data that were made on Windows", line_ends=("input",)),
    GCC("g++ -O0", "a judge that does not optimise", flags=("-O0", *STATIC)),
    CLANG("clang++ -O0", stands_for="a judge that does not optimise", flags=("-O0", *STATIC)),
    BITS_32("g++ -O2 -m32", compiler="g++", flags=("-O2", "-m32", *STATIC)),
    BITS_32("g++ -O0 -m32", compiler="g++", flags=("-O0", "-m32", *STATIC)),
    BITS_32("clang++ -O2 -m32", compiler="clang++", flags=("-O2", "-m32", *STATIC)),
    Configuration("MinGW -O2, 32 bits", "G++ of HDU and POJ; compiled only", "i686-w64-mingw32-g++", runs=False),
    Configuration(
        "MinGW -O2, 64 bits, under Wine", "a judge on Windows; \\r\\n in and out", "x86_64-w64-mingw32-g++",
        sandbox="none", under="wine", line_ends=("input", "answer"), slower=5, packages="wine",
    ),
    CHECKED("g++, sanitizers, checked library", compiler="g++"),
    CHECKED("clang++, sanitizers, checked library", compiler="clang++", packages="libclang-rt-dev"),
    GCC(
        "g++ -O1 under valgrind", "nothing read before it is written", flags=("-O1", "-g", "-DONLINE_JUDGE"),
        sandbox="none", under="valgrind", slower=100, packages="valgrind",
    ),
)  # fmt: skip


@dataclass
class Row:
    """What became of a configuration."""

    configuration: Configuration
    lack: str = ""  # why it cannot be checked here
    remedy: str = ""  # what helps against that: nothing, if the standard is too new
    trials: list[Trial] = field(default_factory=list)
    left: int = 0  # solutions that were not wanted

    @property
    def compiled(self) -> int:
        return sum(not (trial.compile_error or trial.fault) for trial in self.trials)

    @property
    def runs(self) -> int:
        return sum(len(trial.results) for trial in self.trials)

    @property
    def failures(self) -> list[Trial]:
        return [trial for trial in self.trials if trial.code != "AC"]

    @property
    def verdict(self) -> str:
        if self.lack:
            return f"{self.lack}: {self.remedy}" if self.remedy else self.lack
        if self.failures:
            codes = ", ".join(sorted({trial.code for trial in self.failures}))
            return f"{len(self.failures)} of {len(self.trials)} fail: {codes}"
        return "all AC" if self.configuration.runs else "all compile"

    def as_json(self) -> dict[str, Any]:
        """With what failed in it."""
        failures = []
        for trial in self.failures:
            message = (
                trial.failure.verdict.message
                if trial.failure
                else trial.fault or trial.compile_error
            )
            case = trial.failure and trial.failure.case.name
            failures.append(
                {
                    "problem": trial.name,
                    "case": case,
                    "verdict": trial.code,
                    "message": message,
                }
            )
        about = {
            "configuration": self.configuration.name,
            "stands_for": self.configuration.stands_for,
        }
        counts = {
            "solutions": len(self.trials),
            "compiled": self.compiled,
            "left": self.left,
            "cases": self.runs,
        }
        return {
            **about,
            **counts,
            "checked": not self.lack,
            "verdict": self.verdict,
            "failures": failures,
        }


def show(rows: list[Row], seconds: float) -> None:
    """The table of the configurations, and each failure below it."""
    cells = []
    for row in rows:
        verdict = style(row.verdict, "yellow" if row.lack else "red" if row.failures else "green")
        counts = ["-", "-"] if row.lack else [f"{row.compiled}/{len(row.trials)}", str(row.runs)]
        cells.append([row.configuration.name, row.configuration.stands_for, *counts, verdict])
    report.table(
        ["configuration", "stands for", "compiled", "cases", "verdict"],
        cells,
        right={"compiled", "cases"},
    )
    for row in rows:
        for trial in {trial.fault or trial.source: trial for trial in row.failures}.values():
            print(
                f"\n{row.configuration.name}:", end=f" JE, {trial.fault}\n" if trial.fault else ""
            )
            if not trial.fault:
                report.failure(trial)
    trials = [trial for row in rows for trial in row.trials]
    failed, missing, left = (
        sum(len(row.failures) for row in rows),
        sum(bool(row.lack) for row in rows),
        sum(row.left for row in rows),
    )
    remembered, repeated = (
        sum(trial.remembered for trial in trials),
        sum(trial.repeated for trial in trials),
    )
    verdict = f"{failed} not accepted" if failed else "all AC"
    if missing:
        verdict += f", {report.number(missing, 'configuration')} not checked"
    if repeated:
        verdict += f" ({report.number(repeated, 'run')} repeated after a fault of Wine)"
    if left:
        verdict += (
            f"; {left} of {left + len(trials)} pairs of solution and configuration left to --all"
        )
    runs = f"{sum(row.runs for row in rows)} runs ({remembered} unchanged since they passed)"
    print(f"\n{report.number(len(rows), 'configuration')}, {runs}: {verdict} in {seconds:.1f} s")


def status(rows: list[Row]) -> int:
    """The exit status: 2 if a tool is missing or fails, else 1 if a solution does, else 0."""
    codes = {trial.code for row in rows for trial in row.trials}
    if "JE" in codes or any(row.remedy for row in rows):
        return 2
    return 0 if codes <= {"AC"} else 1


def chosen(problem: Problem, code: str) -> set[Configuration]:
    """Of each compiler EACH configurations, drawn from the hash of the solution's code: one changed
    solution is tried in a few, and all of them together are tried in all."""
    checked = {c for c in CONFIGURATIONS if c.name == "g++, sanitizers, checked library"}
    by_hash = sorted(
        (c for c in CONFIGURATIONS if c.takes(problem)), key=lambda c: digest(code, c.name)
    )
    return checked | {
        c
        for compiler in {c.compiler for c in by_hash}
        for c in [c for c in by_hash if c.compiler == compiler][:EACH]
    }


def check(
    pool: Pool,
    threads: ThreadPoolExecutor,
    sources: list[tuple[Data, Path]],
    configurations: tuple[Configuration, ...],
    on_trial: Callable[[str], None] = lambda name: None,
    wanted: set[tuple[Configuration, Problem]] | None = None,
) -> list[Row]:
    """Tries every source, or the pairs that are wanted, in every configuration that this machine has the tools for."""
    with Windows() as windows:

        def tried(configuration: Configuration, data: Data, source: Path) -> Trial:
            try:
                trial = _trial(pool, windows, configuration, data, source)
            except Mistake as mistake:  # the others are tried all the same
                trial = Trial(data.name, source, ours(data.problem), fault=str(mistake))
            on_trial(configuration.name)
            return trial

        rows, waiting = [], []
        lacks = threads.map(lambda configuration: lacking(pool, configuration), configurations)
        for configuration, (lack, remedy) in zip(configurations, lacks, strict=True):
            takers = [pair for pair in sources if not lack and configuration.takes(pair[0].problem)]
            chosen = [
                pair
                for pair in takers
                if wanted is None or (configuration, pair[0].problem) in wanted
            ]
            rows.append(Row(configuration, lack, remedy, left=len(takers) - len(chosen)))
            waiting.append([threads.submit(tried, configuration, *pair) for pair in chosen])
        for row, futures in zip(rows, waiting, strict=True):
            row.trials = [future.result() for future in futures]
        return rows


def lacking(pool: Pool, configuration: Configuration) -> tuple[str, str]:
    """What a configuration needs and does not find, seen by a program of two lines; and what helps."""
    remedy = (
        f"apt-get install -y {PACKAGES[configuration.compiler]} {configuration.packages}".rstrip()
    )
    for tool in filter(None, (configuration.compiler, configuration.under)):
        if not shutil.which(tool):
            return f"{tool} is not installed", remedy
    scratch = pool.folder("probe")
    probe = scratch / "probe.cpp"
    probe.write_text(PROBE)
    recipe = configuration.recipe(STANDARDS[0])
    compiled = pool.run(compile_job(probe, recipe, scratch))
    if compiled.exit and b"-std=" in compiled.errors:
        return f"{configuration.compiler} does not know {recipe.standard}", ""
    return (
        (f"{configuration.compiler} does not link with {' '.join(configuration.flags)}", remedy)
        if compiled.exit
        else ("", "")
    )


def _trial(
    pool: Pool, windows: Windows, configuration: Configuration, data: Data, source: Path
) -> Trial:
    recipe = configuration.recipe(declared_standard(data.problem.solution))
    conditions = _conditions(windows, configuration, data.problem)
    if not configuration.runs:
        trial = Trial(data.name, source, conditions)
        try:
            check_compiles(pool, source, recipe)
        except CompileError as error:
            trial.compile_error = error.said
        return trial
    ends = configuration.line_ends
    if ends:
        folder = pool.scratch() / "crlf" / data.problem.name
        data = replace(
            data, cases=tuple(_copied(case, folder, ends, b"\r\n") for case in data.cases)
        )
    kept = re.sub(r"\W+", "_", f"{source.stem} {configuration.name}")
    folder = BUILD / "failed" / data.name / kept
    trial = run_trial(pool, data, source, recipe, conditions, folder)
    forget(pool, source, recipe)
    if ends:  # what a person is shown outlives this run
        trial.results = [
            r if r.verdict.code == "AC" else replace(r, case=_copied(r.case, folder))
            for r in trial.results
        ]
    return trial


def _conditions(windows: Windows, configuration: Configuration, problem: Problem) -> Conditions:
    limits = ours(problem).limits
    limits = limits.generous(configuration.slower) if configuration.slower else limits
    if configuration.under == "wine":
        return windows.conditions(limits)
    if configuration.under == "valgrind":
        return Conditions(
            limits,
            sandbox="none",
            under=(compiler("valgrind"), *MEMCHECK),
            version=compiler_version("valgrind"),
        )
    return Conditions(limits, sandbox=configuration.sandbox)


def _copied(case: Case, folder: Path, parts=("input", "answer"), line_end=b"\n") -> Case:
    """The case with copies of some of its files, in a folder and with such line ends."""
    copies = {part: folder / getattr(case, part).name for part in parts}
    for part, copy in copies.items():
        write_whole(copy, getattr(case, part).read_bytes().replace(b"\n", line_end))
    answered = sha256(copies["answer"].read_bytes()) if "answer" in copies else case.answer_digest
    return replace(
        case, digest=digest(case.digest, line_end, *parts), answer_digest=answered, **copies
    )
