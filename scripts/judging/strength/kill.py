"""kill: runs the mutants of solutions and snippets on the data, until they die.

A mutant is killed by the first case that does not accept it, first plain, then,
if it lives, under sanitizers. A snippet is one piece of code that stands in many
solutions, so a mutant of it is killed by any of them. A mutant that lives must
stand in equivalent.txt, beside the data or in templates/, with the reason why it
computes the same.
"""

import itertools
import shutil
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from .. import ROOT, Mistake, digest, shown
from ..street import cache
from . import mutants
from ..street.build import SANITIZERS, CompileError, Recipe, check_compiled, compile_job, compiler_version, recipe_of
from ..street.compare import verdict_of
from ..street.data import Data
from .mutants import Mutant
from ..street.run import Job, Limits, Pool
from ..street.sources import regions
from ..street.trial import limits_of

PLAIN = ("-O1", "-w", "-static", "-D_GLIBCXX_ASSERTIONS")


@dataclass(frozen=True)
class Death:
    """What became of a mutant: where it was killed, or that it lives."""

    mutant: Mutant
    by: str  # "hdu/1536_s_nim near_small: WA", "the compiler", or "" for a survivor

    @property
    def is_stillborn(self) -> bool:
        return self.by == "the compiler"


@dataclass
class Body:
    """A piece of code whose mutants are tried, and the solutions that hold it."""

    name: str  # hdu/1536_s_nim, or templates/nim
    equivalent: Path
    hosts: list[Data]

    def mutants(self) -> list[Mutant]:
        """The mutants, as changes of the first host's text."""
        path = self.hosts[0].problem.solution
        text = path.read_text()
        starts = [0, *itertools.accumulate(map(len, text.splitlines(keepends=True)))]
        found = regions(path, text)
        if self.name.startswith("templates/"):
            region = next(r for r in found if r.name == self.name.split("/")[1])
            return mutants.of(text, starts[region.first], starts[region.last + 1])
        begin = text.index("#include")
        spans = []
        for region in found:
            spans.append((begin, starts[region.first]))
            begin = starts[region.last + 1]
        spans.append((begin, len(text)))
        return [m for first, last in spans for m in mutants.of(text, first, last)]

    def in_host(self, mutant: Mutant, host: Data) -> str:
        """The text of a host with the mutant's change."""
        if host is self.hosts[0]:
            return mutant.text
        name = self.name.split("/")[1]
        changed = _region_text(self.hosts[0].problem.solution, mutant.text, name)
        path = host.problem.solution
        text = path.read_text()
        return text.replace(_region_text(path, text, name), changed)


def bodies(all_data: list[Data]) -> list[Body]:
    """The solutions' own code and, once each, the snippets that they hold."""
    found = {
        d.problem.name: Body(d.problem.name, d.problem.folder / "equivalent.txt", [d]) for d in all_data
    }
    for data in sorted(all_data, key=lambda d: sum(case.input.stat().st_size for case in d.cases)):
        path = data.problem.solution
        for region in regions(path, path.read_text()):
            name = f"templates/{region.name}"
            body = found.setdefault(name, Body(name, ROOT / "templates/equivalent" / f"{region.name}.txt", []))
            body.hosts.append(data)
    return list(found.values())


def deaths(pool: Pool, body: Body, on_mutant: Callable[[], None]) -> list[Death]:
    """What became of each mutant; remembered from earlier audits."""
    everything = _everything(body)

    def fate(mutant: Mutant) -> Death:
        key = digest(everything, mutant.text)
        known = cache.load("mutants", key)
        by = known if known is not None else _killer(pool, body, mutant)
        if known is None:
            cache.save("mutants", key, by)
        on_mutant()
        return Death(mutant, by)

    with ThreadPoolExecutor(2 * pool.size) as threads:
        futures = [threads.submit(fate, mutant) for mutant in body.mutants()]
        try:
            return [future.result() for future in futures]
        except BaseException:
            for future in futures:
                future.cancel()
            raise


def equivalents(path: Path) -> dict[tuple[str, str], str]:
    """The changes that are said to compute the same: (before, after) -> reason.

    The file has three lines for each: `- before`, `+ after`, `  reason`.
    """
    if not path.exists():
        return {}
    lines = [line for line in path.read_text().splitlines() if line]
    found = {}
    for number in range(0, len(lines), 3):
        block = lines[number : number + 3]
        if [line[:2] for line in block] != ["- ", "+ ", "  "]:
            raise Mistake(f"{shown(path)}: expected `- before`, `+ after`, `  reason`, found {block[0]!r}")
        found[block[0][2:], block[1][2:]] = block[2][2:]
    return found


def _killer(pool: Pool, body: Body, mutant: Mutant) -> str:
    for flags, sandbox in ((PLAIN, "program"), (tuple(SANITIZERS), "none")):
        for host in body.hosts:
            by = _trial(pool, host, body.in_host(mutant, host), flags, sandbox)
            if by:
                return by
    return ""


def _trial(pool: Pool, data: Data, text: str, flags: tuple[str, ...], sandbox: str) -> str:
    """The first case that kills a text, or "" if it lives."""
    problem = data.problem
    scratch = Path(tempfile.mkdtemp(prefix="mutant_", dir=pool.scratch()))
    try:
        source = scratch / "mutant.cpp"
        source.write_text(text)
        recipe = Recipe(recipe_of(problem).standard, flags=flags)
        try:
            check_compiled(pool.run(compile_job(source, recipe, scratch)))
        except CompileError:
            return "the compiler"
        program = scratch / "program"
        limits = _limits(problem, sandbox)
        for case in _by_size(data):
            job = Job((str(program),), limits, input=case.input, sandbox=sandbox, read=(str(program),))
            verdict = verdict_of(pool.run(job), case.answer.read_bytes(), limits, problem.judge.whitespace)
            if verdict.code != "AC":
                return f"{problem.name} {case.name}: {verdict.code}"
        return ""
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _limits(problem, sandbox: str) -> Limits:
    limits = replace(limits_of(problem), output_kib=16 * 1024)
    if sandbox == "program":
        return limits
    return replace(limits, cpu_ms=limits.cpu_ms * 20, memory_kib=4 << 20, stack_kib=8 << 10, address_limited=False)


def _by_size(data: Data) -> list:
    """The cases, small inputs first: most mutants die on those."""
    return sorted(data.cases, key=lambda case: case.input.stat().st_size)


def _everything(body: Body) -> str:
    """The hash of what the fate of the body's mutants depends on, besides themselves."""
    hosts = [part for d in body.hosts for part in (d.problem.solution.read_bytes(), *(c.digest for c in d.cases))]
    limits = [str(limits_of(d.problem)) for d in body.hosts]
    return digest(compiler_version("g++"), *PLAIN, *SANITIZERS, *limits, *hosts)


def _region_text(path: Path, text: str, name: str) -> str:
    return next("".join(r.lines) for r in regions(path, text) if r.name == name)
