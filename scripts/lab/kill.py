"""kill: runs the mutants of solutions and snippets, and finds the case that kills each.

A compiler spends most of its time on the headers. Therefore, up to BATCH versions of a solution are
compiled into one program, each in a namespace; the first argument of the program selects a version.
Version 0 is the solution itself. If version 0 fails the case that kills another version, the other
version is compiled and run alone.
"""

import re
from collections.abc import Container, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from itertools import chain, product
from pathlib import Path
from shutil import rmtree

from judging import ROOT, Mistake, digest, shown
from judging.data.data import Data, number_of_cases
from judging.problems.catalog import Problem, ours
from judging.problems.sources import declared_standard, regions
from judging.run import build
from judging.run.build import SANITIZERS, CompileError, Recipe
from judging.run.meaning import code_in
from judging.run.runner import Pool
from judging.run.store import Shelf
from judging.run.trial import SOURCES, Case

from . import mutants
from .mutants import Mutant

SHELF = Shelf("kill", *SOURCES)
MAX_HOSTS = 6  # solutions on which the mutants of a snippet are tried
BATCH = 32  # mutants that are compiled together
FLAGS = "-O1", "-w", "-static", "-D_GLIBCXX_ASSERTIONS"
OUTPUT_KIB = 32 << 10
TABLES_KIB = 512 << 10  # address space for the tables of all versions
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include\b.*$", re.MULTILINE)
VERSION = re.compile(rb"\bversion_(\d+):\d")  # in a message of the compiler


@dataclass(frozen=True)
class Killed:
    """A case rejects a version; `by` is "hdu/1536_s_nim near_small: WA"."""

    by: str


class Fate(Enum):
    """What becomes of a version that no case kills."""

    SURVIVED = ""
    NOT_COMPILED = "the compiler"
    UNDECIDED = "undecided"  # in a batch; the version has to run alone


Outcome = Killed | Fate


@dataclass
class Fragment:
    """A solution without its snippets, or a snippet; `hosts` are the solutions that contain it."""

    name: str  # hdu/1536_s_nim, or templates/wythoff
    hosts: list[Data]
    equivalent: Path

    @property
    def source(self) -> Path:
        return self.hosts[0].problem.solution

    def mutants(self) -> list[Mutant]:
        text = self.source.read_text()
        cases = chain.from_iterable(host.bounds.values() for host in self.hosts)
        most = max((bound["most"] for case in cases for bound in case.values()), default=2**31)
        return [mutant for span in self._spans(text) for mutant in mutants.of(text, *span, most)]

    def in_host(self, mutant: Mutant, host: Data) -> str:
        if host is self.hosts[0]:
            return mutant.text
        text = self.source.read_text()
        region, changed = (t[slice(*self._spans(t)[0])] for t in (text, mutant.text))
        return host.problem.solution.read_text().replace(region, changed)

    def key(self) -> str:
        """Return the hash of everything, except the mutant, on which the results depend."""
        parts = [build.compiler_version("g++")]
        for host in self.hosts:
            solution = host.problem.solution
            parts += [*ours(host.problem).key, declared_standard(solution)]
            parts += [code_in(solution.read_text())]
            parts += [case.digest for case in host.cases]
        return SHELF.key(*parts)

    def _spans(self, text: str) -> list[tuple[int, int]]:
        """Return the spans of the snippet, or of the text between the snippets."""
        snippets = regions(self.source, text)
        if is_snippet(self.name):
            return [(s.start, s.end) for s in snippets if s.name == Path(self.name).name]
        begins = [text.index("#include"), *(snippet.end for snippet in snippets)]
        return list(zip(begins, [*(snippet.start for snippet in snippets), len(text)], strict=True))


def is_snippet(name: str) -> bool:
    return name.startswith("templates/")


def fragment(name: str, hosts: list[Data]) -> Fragment:
    equivalent = hosts[0].problem.folder / "equivalent.txt"
    if is_snippet(name):
        equivalent = ROOT / f"templates/equivalent/{Path(name).name}.txt"
    return Fragment(name, hosts, equivalent)


def hosts(name: str, problems: list[Problem]) -> list[Problem]:
    """Return the problems with the fewest cases whose solutions contain a snippet."""
    mark = f"// snippet: {Path(name).name}\n"
    containing = [problem for problem in problems if mark in problem.solution.read_text()]
    return sorted(containing, key=lambda p: (number_of_cases(p), p.name))[:MAX_HOSTS]


def equivalents(path: Path) -> dict[tuple[str, str], str]:
    """Return the changes that a file lists as equivalent: (before, after) -> reason."""
    lines = [line for line in path.read_text().splitlines() if line] if path.exists() else []
    reasons = {}
    for number in range(0, len(lines), 3):
        block = lines[number : number + 3]
        if [line[:2] for line in block] != ["- ", "+ ", "  "]:
            expected = "expected `- before`, `+ after`, `  reason`"
            raise Mistake(f"{shown(path)}: {expected}, found {block[0]!r}")
        reasons[block[0][2:], block[1][2:]] = block[2][2:]
    return reasons


def run_mutants(pool: Pool, fragment: Fragment) -> Iterator[tuple[Mutant, Outcome]]:
    """Yield each mutant with its outcome. The store remembers the outcomes."""
    same, found, key = equivalents(fragment.equivalent), fragment.mutants(), fragment.key()
    keys = [digest(key, code_in(mutant.text), str(mutant.change in same)) for mutant in found]
    known = [_loaded(key) for key in keys]
    unknown = [number for number, outcome in enumerate(known) if outcome is None]

    def run_batch(first: int) -> list[Outcome]:
        numbers = unknown[first : first + BATCH]
        batch = _outcomes_in_hosts(pool, fragment, [found[number] for number in numbers], same)
        for number, outcome in zip(numbers, batch, strict=True):
            _save(keys[number], outcome)
        return batch

    with ThreadPoolExecutor(2 * pool.size) as threads:
        new = chain.from_iterable(threads.map(run_batch, range(0, len(unknown), BATCH)))
        for mutant, outcome in zip(found, known, strict=True):
            yield mutant, next(new) if outcome is None else outcome


def _save(key: str, outcome: Outcome) -> None:
    SHELF.save(key, {"by": outcome.by} if isinstance(outcome, Killed) else outcome.value)


def _loaded(key: str) -> Outcome | None:
    found = SHELF.load(key)
    if isinstance(found, dict):
        return Killed(**found)
    return None if found is None else Fate(found)


def _outcomes_in_hosts(
    pool: Pool, fragment: Fragment, found: list[Mutant], same: Container
) -> list[Outcome]:
    """Return the outcome of each mutant in all hosts.

    A mutant that survives runs again under sanitizers, except the mutants in `same`.
    """
    outcomes: list[Outcome] = [Fate.SURVIVED] * len(found)
    for is_sanitized, host in product((False, True), fragment.hosts):
        excused = same if is_sanitized else ()
        living = [
            number
            for number, mutant in enumerate(found)
            if outcomes[number] is Fate.SURVIVED and mutant.change not in excused
        ]
        texts = [fragment.in_host(found[number], host) for number in living]
        for number, outcome in zip(
            living, outcomes_of(pool, host, texts, is_sanitized), strict=True
        ):
            outcomes[number] = outcome
    return outcomes


def outcomes_of(
    pool: Pool, data: Data, texts: list[str], is_sanitized: bool = False
) -> list[Outcome]:
    """Return the outcome of each version of a solution."""
    versions = dict(enumerate([data.problem.solution.read_text(), *texts]))
    with _Program(pool, data, is_sanitized, versions if len(texts) > 1 else {}) as batch:

        def outcome(number: int) -> Outcome:
            found = batch.outcome(number)
            if found in (Fate.UNDECIDED, Fate.NOT_COMPILED):
                with _Program(pool, data, is_sanitized, {number: versions[number]}) as alone:
                    found = alone.outcome(number)
            return found

        with ThreadPoolExecutor(pool.size) as threads:
            return list(threads.map(outcome, range(1, len(versions))))


class _Program(AbstractContextManager):
    """A program of the versions that the compiler accepts; its argument selects one."""

    def __init__(self, pool: Pool, data: Data, is_sanitized: bool, versions: dict[int, str]):
        self.pool, self.data, self.versions = pool, data, versions
        conditions = ours(data.problem)
        limits = replace(conditions.limits, output_kib=OUTPUT_KIB, spare_kib=TABLES_KIB)
        if is_sanitized:
            conditions, limits = replace(conditions, sandbox="none"), limits.generous(20)
        self.conditions = replace(conditions, limits=limits)
        self.code = cache(self._code)  # most versions are killed by the same cases
        self.folder = pool.folder("mutant")
        flags = SANITIZERS if is_sanitized else FLAGS
        self._compile(Recipe(declared_standard(data.problem.solution), flags=flags))

    def __exit__(self, *_):
        rmtree(self.folder, ignore_errors=True)

    def _compile(self, recipe: Recipe) -> None:
        """Compile the versions without those that the errors name.

        Drop all if the errors name none, or name version 0.
        """
        source = self.folder / "mutant.cpp"
        while self.versions:
            source.write_text(joined(self.versions))
            job = build.compile_job(source, recipe, self.folder)
            limits = replace(build.LIMITS, cpu_ms=build.LIMITS.cpu_ms * len(self.versions))
            measured = self.pool.run(replace(job, limits=limits))
            try:
                return build.check_compiled(measured, source)
            except CompileError:
                wrong = {int(number) for number in VERSION.findall(measured.errors)}
                rest = {n: text for n, text in self.versions.items() if n not in wrong}
                self.versions = rest if wrong and 0 not in wrong else {}

    def outcome(self, version: int) -> Outcome:
        """Return the first case that rejects a version, with its verdict, or why there is none.

        If version 0 fails this case, too, nothing is decided.
        """
        if version not in self.versions:
            return Fate.NOT_COMPILED
        for case in sorted(self.data.cases, key=lambda case: case.input.stat().st_size):
            if (code := self.code(case, version)) != "AC":
                if 0 in self.versions and self.code(case, 0) != "AC":
                    return Fate.UNDECIDED
                return Killed(f"{self.data.name} {case.name}: {code}")
        return Fate.SURVIVED

    def _code(self, case: Case, version: int) -> str:
        program = self.folder / "program"
        measured = self.conditions.start(self.pool, program, case.input, str(version)).result()
        return self.conditions.verdict(measured, case.answer.read_bytes()).code


def joined(versions: dict[int, str]) -> str:
    """Return one source with all versions, each in the namespace version_NUMBER."""
    includes = dict.fromkeys(line for text in versions.values() for line in INCLUDE.findall(text))
    parts = ["#include <cstdlib>", *includes]
    for number, text in versions.items():
        name = f"version_{number}"
        parts.append(f'namespace {name} {{\n#line 1 "{name}"\n{INCLUDE.sub("", text)}\n}}')
    parts += ['#line 1 "batch"', "int main(int, char** arguments) {"]
    parts += [f"if (std::atoi(arguments[1]) == {n}) return version_{n}::main();" for n in versions]
    return "\n".join([*parts, "}", ""])
