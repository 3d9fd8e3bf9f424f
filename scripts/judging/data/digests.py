"""digests: reads and writes data.sha256, the digests of the data of a problem.

A line contains the digest and the name of an input or an answer. The line of an input also contains
its number of positions. The last line contains the digest of the sources that validated the inputs
and gave the answers. If the sources have not changed, an input with its digest is valid, and an
output with the digest of the answer is right. "Promised" means: written in data.sha256.
"""

from pathlib import Path

from .. import Mistake, command, digest, sha256, shown, write_whole
from ..problems.catalog import Problem
from ..run.build import contents
from ..run.meaning import code_in
from ..run.store import JUDGING, meaning_of
from .cases import digest_of
from .oracles import ORACLE

SOURCES = "sources"  # in place of a file name
HANDMADE = "sample_", "edge_"


def check(problem: Problem, made: dict[str, str]) -> None:
    """Raise Mistake if the generated files differ from data.sha256. `made`: name -> digest."""
    if changes := difference(problem, made):
        write = f"run `{command('data', problem.name, '--write')}`"
        if not of_files(problem):
            raise Mistake(f"{problem.name}: data.sha256 is missing: {write}")
        raise Mistake(
            f"{problem.name}: the generated data differ from data.sha256 ({changes}); "
            f"if this change is intended, {write}"
        )


def difference(problem: Problem, made: dict[str, str]) -> str:
    """Return how generated files differ from data.sha256, or "".

    An example is '2 changed: a.in, b.in; 4 new: c.ans, ...'.
    """
    promised = of_files(problem)
    changes = {
        "changed": [name for name in made.keys() & promised.keys() if made[name] != promised[name]],
        "gone": promised.keys() - made.keys(),
        "new": made.keys() - promised.keys(),
    }
    return "; ".join(
        f"{len(names)} {how}: {', '.join(sorted(names)[:3])}{', ...' if len(names) > 3 else ''}"
        for how, names in changes.items()
        if names
    )


def of_files(problem: Problem) -> dict[str, str]:
    """Return the promised digest of each generated file."""
    return {
        name.split()[0]: value
        for name, value in _lines(problem).items()
        if name != SOURCES and not name.startswith(HANDMADE)
    }


def positions(problem: Problem) -> dict[str, int]:
    """Return the promised number of positions of each case."""
    counted = (name.split() for name in _lines(problem) if " " in name)
    return {name.removesuffix(".in"): int(number) for name, number in counted}


def cases(problem: Problem) -> int:
    """Return how many handmade and generated cases there are; 0 if data.sha256 is damaged."""
    try:
        return len(of_files(problem)) // 2 + len(problem.handmade)
    except Mistake:  # judging the problem reports it
        return 0


def promises(problem: Problem, inputs: dict[str, str], names: list[str]) -> bool:
    """Return whether data.sha256 is current and contains exactly these inputs and cases.

    `inputs`: name -> digest; `names`: the names of all cases.
    """
    promised = of_files(problem)
    files = {name for path in inputs for name in (path, f"{Path(path).stem}.ans")}
    is_same = files == promised.keys() and inputs.items() <= promised.items()
    return is_same and {*names} == positions(problem).keys() and are_current(problem)


def are_current(problem: Problem) -> bool:
    """Return whether data.sha256 was written with the present grammar, cases.py and oracles."""
    return _lines(problem).get(SOURCES) == _sources(problem)


def write(problem: Problem, made: dict[str, str], positions: dict[str, int]) -> None:
    """Write data.sha256. `made`: name of a file -> digest; `positions`: name of a case -> count."""
    handmade = {case.input.name: sha256(case.input.read_bytes()) for case in problem.handmade}
    lines = [
        f"{value}  {name}" + f"  {positions[Path(name).stem]}" * name.endswith(".in") + "\n"
        for name, value in sorted((handmade | made).items())
    ]
    lines.append(f"{_sources(problem)}  {SOURCES}\n")
    write_whole(problem.folder / "data.sha256", "".join(lines).encode())


def _sources(problem: Problem) -> str:
    """Return one digest of the code of grammar, cases.py and oracles, and of the handmade cases."""
    parts: list[bytes | str] = [
        digest_of(problem.folder / "cases.py"),
        meaning_of(JUDGING / "data/grammar.py"),
    ]
    for path in problem.oracles.values():
        sources = contents(path, ORACLE.include)
        parts += [path.name, *(code_in(source.decode(errors="replace")) for source in sources)]
    handmade = (path for case in problem.handmade for path in (case.input, case.answer))
    return digest(*parts, *(part for path in handmade for part in (path.name, path.read_bytes())))


def _lines(problem: Problem) -> dict[str, str]:
    """Return the lines of data.sha256: name -> digest."""
    path, promised = problem.folder / "data.sha256", {}
    for number, line in enumerate(
        path.read_text(errors="replace").splitlines() if path.exists() else (), 1
    ):
        value, _, name = line.partition("  ")
        if len(value) != 64 or not name:
            raise Mistake(
                f"{shown(path)}:{number}: expected a digest, two spaces and a name, found {line!r}"
            )
        promised[name] = value
    return promised
