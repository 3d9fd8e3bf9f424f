"""The package behind `scripts/judge`.

A datum takes one street: catalog -> build -> data -> run -> compare -> report.
"""

import hashlib
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


class Mistake(Exception):
    """Wrong usage, a missing tool or damaged data: one line that a person can
    act on, and exit status 2."""


def digest(*parts: bytes | str) -> str:
    """One hash of several parts; no two different lists of parts share it."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(b"%d:" % len(data))
        whole.update(data)
    return whole.hexdigest()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def shown(path: Path) -> str:
    """A path as a person at the root of the repository would type it."""
    return os.path.relpath(path, ROOT) if path.is_relative_to(ROOT) else str(path)


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that nobody ever sees a part of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.{os.urandom(4).hex()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
