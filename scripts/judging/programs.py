"""programs: what was compiled, kept on the disk under the key of its sources.

Beside each stands the hash of its bytes, so that a damaged one counts as not there.
"""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from . import BUILD, sha256


@dataclass(frozen=True)
class Program:
    path: Path
    key: str
    digest: str  # of its bytes, so that damage on the disk shows


def find(key: str) -> Program | None:
    """The program of a key, if it is there and whole."""
    path = _place(key) / "program"
    try:
        wanted = (path.parent / "digest").read_text()
        return Program(path, key, wanted) if sha256(path.read_bytes()) == wanted else None
    except (OSError, UnicodeDecodeError):
        return None


def keep(key: str, room: Path) -> Program:
    """Moves a folder that holds a new `program` to its place."""
    (room / "digest").write_text(sha256((room / "program").read_bytes()))
    place = _place(key)
    place.parent.mkdir(parents=True, exist_ok=True)
    while not (found := find(key)):
        try:
            os.rename(room, place)
        except FileExistsError:  # a damaged one lies there
            _discard(place, room)
        except OSError:
            if place.is_dir():
                _discard(place, room)
    return found
