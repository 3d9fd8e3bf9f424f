"""programs: what was compiled, kept on the disk under the key of its sources.

Beside each stands the hash of its bytes, so that a damaged one counts as not there.
"""

from dataclasses import dataclass
from pathlib import Path

from .. import BUILD, put_whole, sha256


@dataclass(frozen=True)
class Program:
    path: Path
    key: str
    digest: str  # of its bytes


def find(key: str) -> Program | None:
    """The program of a key, if it is there and whole."""
    path = _place(key) / "program"
    try:
        wanted = (path.parent / "digest").read_text()
        return Program(path, key, wanted) if sha256(path.read_bytes()) == wanted else None
    except (OSError, UnicodeDecodeError):
        return None


def keep(key: str, scratch: Path) -> Program:
    """Moves a folder that holds a new `program` to its place."""
    made = sha256((scratch / "program").read_bytes())
    (scratch / "digest").write_text(made)
    put_whole(scratch, _place(key), lambda: find(key))
    return Program(_place(key) / "program", key, made)


def _place(key: str) -> Path:
    return BUILD / "bin" / key
