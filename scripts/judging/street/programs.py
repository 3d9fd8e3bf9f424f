"""programs: what was compiled, kept on the disk under the key of its sources.

Beside each stands the hash of its bytes, so that a damaged one counts as not there.
A program that is wanted once stands in the scratch of its run, and is forgotten.
"""

from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree

from .. import BUILD, put_whole, sha256


@dataclass(frozen=True)
class Program:
    path: Path
    key: str
    is_kept: bool = True


def find(key: str) -> Program | None:
    """The program of a key, if it is there and whole."""
    path = _place(key) / "program"
    try:
        wanted = (path.parent / "digest").read_text()
        return Program(path, key) if sha256(path.read_bytes()) == wanted else None
    except (OSError, UnicodeDecodeError):
        return None


def keep(key: str, scratch: Path) -> Program:
    """Moves a folder that holds a new `program` to its place."""
    (scratch / "digest").write_text(sha256((scratch / "program").read_bytes()))
    put_whole(scratch, _place(key), lambda: find(key))
    return Program(_place(key) / "program", key)


def once(key: str, scratch: Path) -> Program:
    """A new program that stays in its folder until it is forgotten."""
    return Program(scratch / "program", key, is_kept=False)


def forget(program: Program) -> None:
    """Removes a program that is not kept."""
    if not program.is_kept:
        rmtree(program.path.parent, ignore_errors=True)


def _place(key: str) -> Path:
    return BUILD / "bin" / key
