"""kill: runs the mutants of solutions and snippets on the data, until they die.

A mutant is killed by the first case that does not accept it, first plain, then,
if it lives, under sanitizers. A snippet is one piece of code that stands in many
solutions, so a mutant of it is killed by any of them. A mutant that lives must
stand in equivalent.txt, beside the data or in templates/, with the reason why it
computes the same.
"""

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .. import ROOT, Mistake, digest, shown
from ..street import cache
from ..street.build import SANITIZERS, compiler_version
from ..street.data import Data
from ..street.run import Pool
from ..street.sources import regions
from ..street.trial import limits_of
from . import batch, mutants
from .batch import Stage
from .mutants import Mutant

PLAIN = Stage(("-O1", "-w", "-static", "-D_GLIBCXX_ASSERTIONS"), "program")
SANITIZED = Stage(tuple(SANITIZERS), "none")
BATCH = 32  # mutants that are compiled together


@dataclass(frozen=True)
class Death:
    """What became of a mutant: where it was killed, or that it lives."""

    mutant: Mutant
    by: str  # "hdu/1536_s_nim near_small: WA", "the compiler", or "" for a survivor

    @property
    def is_stillborn(self) -> bool:
        return self.by == batch.STILLBORN

    @property
    def is_only_late(self) -> bool:
        """It may compute the same: on a quicker machine it may live."""
        return self.by.endswith(": TLE")


@dataclass
class Body:
    """A piece of code whose mutants are tried, and the solutions that hold it."""

    name: str  # hdu/1536_s_nim, or templates/nim
    equivalent: Path
    hosts: list[Data]

    def mutants(self) -> list[Mutant]:
        """The mutants, as changes of the first host's text."""
        if not self.hosts:
            text = (ROOT / f"{self.name}.hpp").read_text()
            return mutants.of(text, text.index("#include"))
        path = self.hosts[0].problem.solution
        text = path.read_text()
        starts = [0, *itertools.accumulate(map(len, text.splitlines(keepends=True)))]
        found = regions(path, text)
        most = max(bound["most"] for d in self.hosts for case in d.bounds.values() for bound in case.values())
        if self.name.startswith("templates/"):
            region = next(r for r in found if r.name == self.name.split("/")[1])
            return mutants.of(text, starts[region.first], starts[region.last + 1], most)
        begin = text.index("#include")
        spans = []
        for region in found:
            spans.append((begin, starts[region.first]))
            begin = starts[region.last + 1]
        spans.append((begin, len(text)))
        return [m for first, last in spans for m in mutants.of(text, first, last, most)]

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
    for path in sorted((ROOT / "templates").glob("*.hpp")):  # some stand in no solution
        name = f"templates/{path.stem}"
        found.setdefault(name, Body(name, ROOT / "templates/equivalent" / f"{path.stem}.txt", []))
    return list(found.values())


def deaths(pool: Pool, body: Body, on_mutant: Callable[[], None]) -> list[Death]:
    """What became of each mutant; remembered from earlier audits."""
    everything = _everything(body)
    found = body.mutants()
    keys = [digest(everything, mutant.text) for mutant in found]
    known = [cache.load("mutants", key) for key in keys]
    unknown = [number for number, by in enumerate(known) if by is None]
    for _ in range(len(found) - len(unknown)):
        on_mutant()

    def decide(numbers: list[int]) -> None:
        for number, by in zip(numbers, _killers(pool, body, [found[n] for n in numbers]), strict=True):
            known[number] = by
            cache.save("mutants", keys[number], by)
            on_mutant()

    with ThreadPoolExecutor(2 * pool.size) as threads:
        batches = [unknown[first : first + BATCH] for first in range(0, len(unknown), BATCH)]
        futures = [threads.submit(decide, numbers) for numbers in batches]
        try:
            for future in futures:
                future.result()
        except BaseException:
            for future in futures:
                future.cancel()
            raise
    return [Death(mutant, by) for mutant, by in zip(found, known, strict=True)]


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


def _killers(pool: Pool, body: Body, found: list[Mutant]) -> list[str]:
    """What kills each mutant: every host plain, then, for those that live, sanitized."""
    if not body.hosts:
        return batch.killers_by_tests(pool, Path(body.name).name, [mutant.text for mutant in found])
    by = [""] * len(found)
    for stage in (PLAIN, SANITIZED):
        for host in body.hosts:
            alive = [number for number, killer in enumerate(by) if not killer]
            texts = [body.in_host(found[number], host) for number in alive]
            for number, killer in zip(alive, batch.killers(pool, host, texts, stage), strict=True):
                by[number] = killer
    return by


def _everything(body: Body) -> str:
    """The hash of what the fate of the body's mutants depends on, besides themselves."""
    hosts = [part for d in body.hosts for part in (d.problem.solution.read_bytes(), *(c.digest for c in d.cases))]
    limits = [str(limits_of(d.problem)) for d in body.hosts]
    if not hosts:
        hosts = [path.read_bytes() for path in sorted((ROOT / "templates").rglob(f"{Path(body.name).name}_test.cpp"))]
    return digest(compiler_version("g++"), *PLAIN.flags, *SANITIZED.flags, *limits, *hosts)


def _region_text(path: Path, text: str, name: str) -> str:
    return next("".join(r.lines) for r in regions(path, text) if r.name == name)
