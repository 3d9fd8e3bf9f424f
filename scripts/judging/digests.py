"""digests: data.sha256, which says what the generated data of a problem are.

It contains the digest of each input and answer, behind an input its number of positions, and the digest of the
sources that validated the inputs and gave the answers. As long as the sources are the same, an input with its digest
is valid, and an output with the digest of the answer is right.
"""

import ast
from pathlib import Path

from . import Mistake, command, digest, grammar, sha256, shown, write_whole
from .build import ORACLE, contents
from .cases import digest_of
from .catalog import Problem
from .sources import code_in

SOURCES = "sources"  # the name in the line that is of no generated file
HANDMADE = "sample_", "edge_"


def check(problem: Problem, made: dict[str, str]) -> None:
    """Raises Mistake unless the files that were made, digest by name, are the promised ones."""
    if changes := difference(problem, made):
        raise Mistake(
            f"{problem.name}: the generated data are not those of data.sha256 ({changes}); "
            "if cases.py or an oracle was changed on purpose, run "
            f"`{command('data', problem.name, '--write')}`"
        )


def difference(problem: Problem, made: dict[str, str]) -> str:
    """How they differ, such as '2 changed: a.in, b.in; 4 new: c.ans, c.in, d.ans, ...'; "" if they do not."""
    promised = of_files(problem)
    changes = {
        "changed": [name for name in made.keys() & promised.keys() if made[name] != promised[name]],
        "gone": promised.keys() - made.keys(),
        "new": made.keys() - promised.keys(),
    }
    return "; ".join(f"{len(names)} {how}: {', '.join(sorted(names)[:3])}{', ...' if len(names) > 3 else ''}" for how, names in changes.items() if names)


def of_files(problem: Problem) -> dict[str, str]:
    """The promised digest of each generated file."""
    return {name.split()[0]: value for name, value in _lines(problem).items() if name != SOURCES and not name.startswith(HANDMADE)}


def positions(problem: Problem) -> dict[str, int]:
    """The promised number of positions of each case."""
    counted = (name.split() for name in _lines(problem) if " " in name)
    return {name.removesuffix(".in"): int(number) for name, number in counted}


def cases(problem: Problem) -> int:
    """How many cases there are, by hand and generated."""
    return len(of_files(problem)) // 2 + len(problem.handmade)


def are_current(problem: Problem) -> bool:
    """Would the present sources give the same answers to the same inputs?"""
    return _lines(problem).get(SOURCES) == _sources(problem)


def write(problem: Problem, made: dict[str, str], positions: dict[str, int]) -> None:
    """Write data.sha256 for the files that were made, digest by name, and the number of positions of each case."""
    handmade = {case.input.name: sha256(case.input.read_bytes()) for case in problem.handmade}
    lines = [f"{value}  {name}" + f"  {positions[Path(name).stem]}" * name.endswith(".in") + "\n" for name, value in sorted((handmade | made).items())]
    lines.append(f"{_sources(problem)}  {SOURCES}\n")
    write_whole(problem.folder / "data.sha256", "".join(lines).encode())


def _sources(problem: Problem) -> str:
    """The digest, but for comments, of the grammar and the oracles; and of the cases by hand, whose answers they check."""
    parts: list[bytes | str] = [digest_of(problem.folder / "cases.py"), ast.unparse(ast.parse(Path(grammar.__file__).read_text()))]
    for path in problem.oracles.values():
        parts += [path.name, *(code_in(source.decode(errors="replace")) for source in contents(path, ORACLE.include))]
    handmade = (path for case in problem.handmade for path in (case.input, case.answer))
    return digest(*parts, *(part for path in handmade for part in (path.name, path.read_bytes())))


def _lines(problem: Problem) -> dict[str, str]:
    """Digest by name."""
    path, promised = problem.folder / "data.sha256", {}
    for number, line in enumerate(path.read_text(errors="replace").splitlines() if path.exists() else (), 1):
        value, _, name = line.partition("  ")
        if len(value) != 64 or not name:
            raise Mistake(f"{shown(path)}:{number}: expected a digest, two spaces and a name, found {line!r}")
        promised[name] = value
    return promised
