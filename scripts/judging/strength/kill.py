"""kill: runs the mutants of solutions and snippets on the data, until they die.

A mutant is killed by the first case that does not accept it, plain or, if it lives, under sanitizers;
that of a snippet by any solution that holds it. One that lives must stand in equivalent.txt, beside the
data or in templates/, with the reason why it computes the same.
"""

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


@dataclass
class Body:
    """A piece of code whose mutants are tried, and the solutions that hold it."""

    name: str  # hdu/1536_s_nim, or templates/nim
    equivalent: Path
    hosts: list[Data]

    @property
    def source(self) -> Path:
        """The first host; the template if there is none."""
        return self.hosts[0].problem.solution if self.hosts else ROOT / f"{self.name}.hpp"

    def mutants(self) -> list[Mutant]:
        """The mutants, as changes of the source's text."""
        text = self.source.read_text()
        bounds = [bound["most"] for d in self.hosts for case in d.bounds.values() for bound in case.values()]
        most = max(bounds, default=2**31)
        return [mutant for span in self._spans(text) for mutant in mutants.of(text, *span, most)]

    def in_host(self, mutant: Mutant, host: Data) -> str:
        """The text of a host with the mutant's change."""
        if host is self.hosts[0]:
            return mutant.text
        region, changed = (text[slice(*self._spans(text)[0])] for text in (self.source.read_text(), mutant.text))
        return host.problem.solution.read_text().replace(region, changed)

    def _spans(self, text: str) -> list[tuple[int, int]]:
        """Where the body stands in its source: as one of the regions, or between them."""
        found = regions(self.source, text)
        if self.name.startswith("templates/"):
            return [(region.start, region.end) for region in found if region.name == Path(self.name).name]
        ends = text.index("#include"), *(region.end for region in found)
        return list(zip(ends, (*(region.start for region in found), len(text)), strict=True))


def bodies(all_data: list[Data]) -> list[Body]:
    """The solutions' own code and, once each, the snippets, of which some stand in no solution."""
    found = {d.problem.name: Body(d.problem.name, d.problem.folder / "equivalent.txt", [d]) for d in all_data}
    for path in sorted((ROOT / "templates").glob("*.hpp")):
        name = f"templates/{path.stem}"
        found[name] = Body(name, path.parent / "equivalent" / f"{path.stem}.txt", [])
    for data in sorted(all_data, key=lambda d: sum(case.input.stat().st_size for case in d.cases)):
        for region in regions(data.problem.solution, data.problem.solution.read_text()):
            if (name := f"templates/{region.name}") in found:  # else `snippets` names it
                found[name].hosts.append(data)
    return list(found.values())


def deaths(pool: Pool, body: Body, on_mutant: Callable[[], None]) -> list[tuple[Mutant, str]]:
    """The mutants, each with what killed it, as batch.killers says it; remembered from earlier audits."""
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
        list(threads.map(decide, [unknown[first : first + BATCH] for first in range(0, len(unknown), BATCH)]))
    return list(zip(found, known, strict=True))


def equivalents(path: Path) -> dict[tuple[str, str], str]:
    """The changes that are said to compute the same: (before, after) -> reason.

    The file has three lines for each: `- before`, `+ after`, `  reason`.
    """
    if not path.exists():
        return {}
    lines, found = [line for line in path.read_text().splitlines() if line], {}
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
    parts = [str(limits_of(d.problem)) for d in body.hosts]
    parts += [part for d in body.hosts for part in (d.problem.solution.read_bytes(), *(c.digest for c in d.cases))]
    if not body.hosts:
        parts.append((ROOT / "templates/tests" / f"{Path(body.name).name}_test.cpp").read_bytes())
    return digest(compiler_version("g++"), *PLAIN.flags, *SANITIZED.flags, *parts)
