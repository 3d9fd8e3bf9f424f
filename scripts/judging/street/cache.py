"""cache: small JSON values on the disk, each with the hash of its key and content.

A value is written whole, and one that is damaged counts as not there.
"""

import json
from collections.abc import Callable
from pathlib import Path

from .. import BUILD, digest, write_whole


def load(kind: str, key: str):
    """The value that was saved under a key, or None."""
    return read(_path(kind, key), key)


def save(kind: str, key: str, value) -> None:
    write(_path(kind, key), key, value)


def remembered(kind: str, key: str, make: Callable[[], object]):
    """The value under a key; made and saved if there is none."""
    value = load(kind, key)
    if value is None:
        value = make()
        save(kind, key, value)
    return value


def read(path: Path, key: str):
    """The value that a file holds for a key, or None."""
    try:
        check, payload = path.read_text().split("\n", 1)
    except (OSError, ValueError):  # not there, or not a text of two lines
        return None
    return json.loads(payload) if check == digest(key, payload) else None


def write(path: Path, key: str, value) -> None:
    payload = json.dumps(value)
    write_whole(path, f"{digest(key, payload)}\n{payload}".encode())


def _path(kind: str, key: str) -> Path:
    return BUILD / kind / f"{key}.json"
