"""kill: runs the mutants of solutions and snippets on the data, until they die.

A mutant is killed by the first case that does not accept it; that of a snippet by any solution that holds it.
One that lives must stand in equivalent.txt, beside the data or in templates/equivalent/, with the reason why
it computes the same, or die under sanitizers.
"""

from collections.abc import Callable, Container
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .. import ROOT, Mistake, digest, shown
from ..collection import digests
from ..collection.catalog import Problem, ours
from ..collection.data import Data
from ..collection.sources import code_in, regions
from ..engine.build import compiler_version
from ..engine.runner import Pool
from ..engine.store import Shelf
from . import batch, mutants
from .batch import PLAIN, SANITIZED
from .mutants import Mutant

SHELF = Shelf("kill")
MAX_HOSTS = 6  # of a snippet, on which its mutants are tried
BATCH = 32  # mutants that are compiled together


@dataclass
class Fragment:
    """A solution without its snippets, or a snippet; and the solutions that hold it."""

    name: str  # hdu/1536_s_nim, or templates/wythoff
    equivalent: Path
    hosts: list[Data]

    @property
    def source(self) -> Path:
        """The first host."""
        return self.hosts[0].problem.solution

    def mutants(self) -> list[Mutant]:
        """The mutants, as changes of the source's text."""
        text = self.source.read_text()
        most = max(
            (
                bound["most"]
                for d in self.hosts
                for case in d.bounds.values()
                for bound in case.values()
            ),
            default=2**31,
        )
        return [mutant for span in self._spans(text) for mutant in mutants.of(text, *span, most)]

    def in_host(self, mutant: Mutant, host: Data) -> str:
        """The text of a host with the mutant's change."""
        if host is self.hosts[0]:
            return mutant.text
        region, changed = (
            text[slice(*self._spans(text)[0])] for text in (self.source.read_text(), mutant.text)
        )
        return host.problem.solution.read_text().replace(region, changed)

    def key(self) -> str:
        """The hash of what the fate of the mutants depends on, besides themselves."""
        parts: list[bytes | str] = [str(ours(d.problem).limits) for d in self.hosts]
        parts += [
            part
            for d in self.hosts
            for part in (code_in(d.problem.solution.read_text()), *(c.digest for c in d.cases))
        ]  # type: ignore[misc]
        return SHELF.key(compiler_version("g++"), *parts)

    def _spans(self, text: str) -> list[tuple[int, int]]:
        """Where it stands in its source: as one of the regions, or between them."""
        found = regions(self.source, text)
        if self.name.startswith("templates/"):
            return [
                (region.start, region.end)
                for region in found
                if region.name == Path(self.name).name
            ]
        ends = text.index("#include"), *(region.end for region in found)
        return list(zip(ends, (*(region.start for region in found), len(text)), strict=True))


def of_solution(data: Data) -> Fragment:
    return Fragment(data.problem.name, data.problem.folder / "equivalent.txt", [data])


def of_snippet(name: str, hosts: list[Data]) -> Fragment:
    """Return the solutions that contain a snippet, such as templates/wythoff."""
    return Fragment(name, ROOT / "templates/equivalent" / f"{Path(name).name}.txt", hosts)


def hosts(name: str, problems: list[Problem]) -> list[Problem]:
    """Problems whose solutions hold a snippet, at most MAX_HOSTS of them, those of the fewest cases."""
    mark = f"// snippet: {Path(name).name}\n"
    found = [problem for problem in problems if mark in problem.solution.read_text()]
    return sorted(found, key=lambda problem: (digests.cases(problem), problem.name))[:MAX_HOSTS]


def deaths(
    pool: Pool, fragment: Fragment, on_mutant: Callable[[], None]
) -> list[tuple[Mutant, str]]:
    """The mutants, each with what killed it, as batch.killers says it; remembered from earlier audits."""
    everything, same, found = fragment.key(), equivalents(fragment.equivalent), fragment.mutants()
    keys = [
        digest(everything, code_in(mutant.text), str(mutant.change in same)) for mutant in found
    ]
    known = [SHELF.load(key) for key in keys]
    unknown = [number for number, by in enumerate(known) if by is None]
    for _ in range(len(found) - len(unknown)):
        on_mutant()

    def decide(numbers: list[int]) -> None:
        for number, by in zip(
            numbers, _killers(pool, fragment, [found[n] for n in numbers], same), strict=True
        ):
            known[number] = by
            SHELF.save(keys[number], by)
            on_mutant()

    with ThreadPoolExecutor(2 * pool.size) as threads:
        list(
            threads.map(
                decide, [unknown[first : first + BATCH] for first in range(0, len(unknown), BATCH)]
            )
        )
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
            raise Mistake(
                f"{shown(path)}: expected `- before`, `+ after`, `  reason`, found {block[0]!r}"
            )
        found[block[0][2:], block[1][2:]] = block[2][2:]
    return found


def _killers(pool: Pool, fragment: Fragment, found: list[Mutant], same: Container) -> list[str]:
    """What kills each mutant: every host plain, then, for those that live for no reason, sanitized."""
    by = [""] * len(found)
    for stage in (PLAIN, SANITIZED):
        for host in fragment.hosts:
            alive = [
                number
                for number, killer in enumerate(by)
                if not killer and (stage is PLAIN or found[number].change not in same)
            ]
            texts = [fragment.in_host(found[number], host) for number in alive]
            for number, killer in zip(alive, batch.killers(pool, host, texts, stage), strict=True):
                by[number] = killer
    return by
