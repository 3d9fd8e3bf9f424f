"""digests: data.sha256, which says what the generated data of a problem are.

It holds the digest of each input and answer, and of the sources that gave the answers.
As long as those are what they were, an output with the digest of the answer is the answer.
"""

from . import Mistake, command, digest, shown, write_whole
from .build import ORACLE, contents
from .catalog import Problem
from .sources import code_in

SOURCES = "sources"  # the name in the line that is of no generated file


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
    return {name: value for name, value in _lines(problem).items() if name != SOURCES}


def cases(problem: Problem) -> int:
    """How many cases there are, by hand and generated."""
    return len(of_files(problem)) // 2 + len(problem.handmade)


def are_current(problem: Problem) -> bool:
    """Would the present sources give the same answers to the same inputs?"""
    return _lines(problem).get(SOURCES) == _sources(problem)


def write(problem: Problem, made: dict[str, str]) -> None:
    lines = [f"{value}  {name}\n" for name, value in sorted(made.items())]
    lines.append(f"{_sources(problem)}  {SOURCES}\n")
    write_whole(problem.folder / "data.sha256", "".join(lines).encode())


def _sources(problem: Problem) -> str:
    """The digest of the oracles, but for comments, and of the cases by hand, whose answers they check."""
    parts: list[bytes | str] = []
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
