"""portability: every solution, compiled and run as the judges would.

A configuration is a compiler with its flags and, for some, a program that the solution runs under.
Where it is Windows, lines end in \\r\\n, in inputs and in what the output is compared with.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

from .. import BUILD, ROOT, Mistake, digest, sha256, write_whole
from ..build import PACKAGES, SANITIZERS, CompileError, Recipe, check_compiles, compile_job, compiler, compiler_version
from ..catalog import Problem
from ..data import Case, Data
from ..runner import Pool
from ..sources import STANDARDS, declared_standard
from ..strength.ledger import Ledger
from ..trial import Conditions, Trial, ours, run_trial
from .wine import Windows

VERSION = 1  # raised whenever the same solution might be accepted where it was not, or the other way round
PORTED = ROOT / "testdata/ported.txt"
EACH = 2  # configurations of a compiler in which a changed solution is tried

STATIC = "-static", "-DONLINE_JUDGE"
MEMCHECK = "-q", "--error-exitcode=99", "--leak-check=full", "--vgdb=no"
PROBE = "#include <cstdio>\nint main() { std::puts(\"\"); }\n"


@dataclass(frozen=True)
class Configuration:
    """A row of the table."""

    name: str
    stands_for: str
    compiler: str = "g++"
    flags: tuple[str, ...] = ("-O2", *STATIC)
    standard: str = ""  # without one, that of the solution's header
    sandbox: str = "program"
    under: str = ""  # "valgrind", "wine" or nothing
    runs: bool = True
    line_ends: tuple[str, ...] = ()  # what has them as \r\n, of "input" and "answer"
    slower: int = 0  # how much more time there is; memory and stack are then to spare, too
    packages: str = ""  # of Debian, that are needed besides the compiler's

    def recipe(self, standard: str) -> Recipe:
        standard = (self.standard or standard).replace("23", "2b")  # a spelling that older compilers know
        return Recipe(standard, self.compiler, self.flags)

    def takes(self, problem: Problem) -> bool:
        """Is its standard at least the one that the solution declares?"""
        standard = self.standard.replace("GNU", "C")
        return not standard or STANDARDS.index(standard) >= STANDARDS.index(declared_standard(problem.solution))


def _standards() -> Iterator[Configuration]:
    """Three compilers, each at every standard."""
    judges = {
        "": "G++ of HDU, POJ, 51Nod, LightOJ, Luogu",
        "C++11": "C++11 of 51Nod and Luogu",
        "C++14": "C++14 of LightOJ and Luogu",
        "C++17": "C++17 of LightOJ and Luogu",
        "C++20": "C++20 of Luogu",
        "C++23": "C++23 of Luogu",
    }
    second, library = "a second compiler, for want of Visual C++", "a second library, for want of Visual C++"
    libcxx = {"flags": ("-O2", "-stdlib=libc++", *STATIC), "packages": "libc++-dev libc++abi-dev"}
    rows = ("g++ -O2", "", {}), ("clang++ -O2", second, {}), ("clang++ -O2, libc++", library, libcxx)
    for name, wanted, more in rows:
        for standard, stands_for in judges.items():
            full_name = f"{name}, {standard or 'as declared'}"
            yield Configuration(full_name, wanted or stands_for, name.split()[0], standard=standard, **more)


BITS_32 = {"sandbox": "files", "packages": "g++-multilib"}
CHECKED = {"flags": SANITIZERS, "sandbox": "none", "slower": 20}
LUOGU = "-O2", "-fPIC", "-Wall", "-fno-asm", "-march=native", *STATIC
CONFIGURATIONS = (
    *_standards(),
    Configuration("g++ -O2 -march=native, GNU++17", "the flags that Luogu publishes", flags=LUOGU, standard="GNU++17"),
    Configuration("g++ -O2, \\r\\n in the input", "data that were made on Windows", line_ends=("input",)),
    Configuration("g++ -O0", "a judge that does not optimise", "g++", ("-O0", *STATIC)),
    Configuration("clang++ -O0", "a judge that does not optimise", "clang++", ("-O0", *STATIC)),
    Configuration("g++ -O2 -m32", "32 bits, as at HDU and POJ", "g++", ("-O2", "-m32", *STATIC), **BITS_32),
    Configuration("g++ -O0 -m32", "32 bits, as at HDU and POJ", "g++", ("-O0", "-m32", *STATIC), **BITS_32),
    Configuration("clang++ -O2 -m32", "32 bits, as at HDU and POJ", "clang++", ("-O2", "-m32", *STATIC), **BITS_32),
    Configuration("MinGW -O2, 32 bits", "G++ of HDU and POJ; compiled only", "i686-w64-mingw32-g++", runs=False),
    Configuration(
        "MinGW -O2, 64 bits, under Wine", "a judge on Windows; \\r\\n in and out", "x86_64-w64-mingw32-g++",
        sandbox="none", under="wine", line_ends=("input", "answer"), slower=5, packages="wine",
    ),
    Configuration("g++, sanitizers, checked library", "no undefined behaviour", "g++", **CHECKED),
    Configuration(
        "clang++, sanitizers, checked library", "no undefined behaviour", "clang++", **CHECKED,
        packages="libclang-rt-dev",
    ),
    Configuration(
        "g++ -O1 under valgrind", "nothing read before it is written", "g++", ("-O1", "-g", "-DONLINE_JUDGE"),
        sandbox="none", under="valgrind", slower=100, packages="valgrind",
    ),
)  # fmt: skip


Pair = tuple[Configuration, Problem]


@dataclass(frozen=True)
class Lack:
    """Why a configuration cannot be checked here, and what helps: nothing, if the standard is too new."""

    words: str
    remedy: str = ""


@dataclass
class Row:
    """What became of a configuration."""

    configuration: Configuration
    lack: Lack | None = None
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
            return f"{self.lack.words}: {self.lack.remedy}" if self.lack.remedy else self.lack.words
        if self.failures:
            codes = ", ".join(sorted({trial.code for trial in self.failures}))
            return f"{len(self.failures)} of {len(self.trials)} fail: {codes}"
        return "all AC" if self.configuration.runs else "all compile"


def status(rows: list[Row]) -> int:
    """The exit status: 2 if a tool is missing or fails, else 1 if a solution does, else 0."""
    codes = {trial.code for row in rows for trial in row.trials}
    if "JE" in codes or any(row.lack and row.lack.remedy for row in rows):
        return 2
    return 0 if codes <= {"AC"} else 1


def chosen(problem: Problem, code: str) -> set[Configuration]:
    """Of each compiler EACH configurations, drawn from the hash of the solution's code: one changed
    solution is tried in a few, and all of them together are tried in all."""
    checked = {c for c in CONFIGURATIONS if c.name == "g++, sanitizers, checked library"}
    by_hash = sorted((c for c in CONFIGURATIONS if c.takes(problem)), key=lambda c: digest(code, c.name))
    return checked | {c for compiler in {c.compiler for c in by_hash} for c in [c for c in by_hash if c.compiler == compiler][:EACH]}


def ledger() -> Ledger:
    """What was accepted in the configurations that are chosen for it."""
    return Ledger(PORTED, __name__, VERSION)


def check(
    pool: Pool,
    threads: ThreadPoolExecutor,
    sources: list[tuple[Data, Path]],
    configurations: tuple[Configuration, ...],
    on_trial: Callable[[str], None] = lambda name: None,
    wanted: set[Pair] | None = None,
) -> list[Row]:
    """Tries every source, or the pairs that are wanted, in every configuration that this machine has the tools for."""
    with Windows() as windows:

        def tried(configuration: Configuration, data: Data, source: Path) -> Trial:
            try:
                trial = _trial(pool, windows, configuration, data, source)
            except Mistake as mistake:  # the others are tried all the same
                trial = Trial(data.problem, source, ours(data.problem), fault=str(mistake))
            on_trial(configuration.name)
            return trial

        lacks = threads.map(lambda configuration: lacking(pool, configuration), configurations)
        rows = [Row(configuration, lack) for configuration, lack in zip(configurations, lacks, strict=True)]
        futures = []
        for row in rows:
            takes = [pair for pair in sources if not row.lack and row.configuration.takes(pair[0].problem)]
            takers = [pair for pair in takes if wanted is None or (row.configuration, pair[0].problem) in wanted]
            row.left = len(takes) - len(takers)
            futures.append([threads.submit(tried, row.configuration, *pair) for pair in takers])
        for row, own in zip(rows, futures, strict=True):
            row.trials = [future.result() for future in own]
        return rows


def lacking(pool: Pool, configuration: Configuration) -> Lack | None:
    """What a configuration needs and does not find, seen by a program of two lines."""
    remedy = f"apt-get install -y {PACKAGES[configuration.compiler]} {configuration.packages}".rstrip()
    for tool in filter(None, (configuration.compiler, configuration.under)):
        if not shutil.which(tool):
            return Lack(f"{tool} is not installed", remedy)
    scratch = pool.folder("probe")
    probe = scratch / "probe.cpp"
    probe.write_text(PROBE)
    recipe = configuration.recipe(STANDARDS[0])
    compiled = pool.run(compile_job(probe, recipe, scratch))
    if compiled.exit and b"-std=" in compiled.errors:
        return Lack(f"{configuration.compiler} does not know {recipe.standard}")
    if compiled.exit:
        return Lack(f"{configuration.compiler} does not link with {' '.join(configuration.flags)}", remedy)
    return None


def _trial(pool: Pool, windows: Windows, configuration: Configuration, data: Data, source: Path) -> Trial:
    recipe = configuration.recipe(declared_standard(data.problem.solution))
    conditions = _conditions(windows, configuration, data.problem)
    if not configuration.runs:
        trial = Trial(data.problem, source, conditions)
        try:
            check_compiles(pool, source, recipe)
        except CompileError as error:
            trial.compile_error = error.said
        return trial
    if configuration.line_ends:
        crlf = pool.scratch() / "crlf" / data.problem.name
        cases = (_copied(case, crlf, configuration.line_ends, b"\r\n") for case in data.cases)
        data = replace(data, cases=tuple(cases))
    kept = re.sub(r"\W+", "_", f"{source.stem} {configuration.name}")
    trial = run_trial(pool, data, source, recipe, conditions, kept=kept, once=True)
    if configuration.line_ends and trial.failure:
        failed = BUILD / "failed" / data.problem.name / kept
        kept_of = {r.case.name: _copied(r.case, failed) for r in trial.results if r.verdict.code != "AC"}
        trial.results = [replace(r, case=kept_of.get(r.case.name, r.case)) for r in trial.results]
    return trial


def _conditions(windows: Windows, configuration: Configuration, problem: Problem) -> Conditions:
    limits = ours(problem).limits
    limits = limits.generous(configuration.slower) if configuration.slower else limits
    if configuration.under == "wine" and configuration.runs:
        return windows.conditions(limits)
    conditions = Conditions(limits, sandbox=configuration.sandbox)
    if configuration.under == "valgrind":
        return replace(conditions, under=(compiler("valgrind"), *MEMCHECK), version=compiler_version("valgrind"))
    return conditions


def _copied(case: Case, folder: Path, parts=("input", "answer"), line_end=b"\n") -> Case:
    """The case with copies of some of its files, in a folder and with such line ends."""
    copies = {part: folder / getattr(case, part).name for part in parts}
    for part, copy in copies.items():
        write_whole(copy, getattr(case, part).read_bytes().replace(b"\n", line_end))
    answered = sha256(copies["answer"].read_bytes()) if "answer" in copies else case.answer_digest
    return replace(case, digest=digest(case.digest, line_end, *parts), answer_digest=answered, **copies)
