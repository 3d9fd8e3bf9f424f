"""cache: small JSON values on the disk, each with the hash of its key and content.

A value is written whole, and one that is damaged counts as not there.
"""

import json
from pathlib import Path

from .. import BUILD, digest, write_whole


def load(kind: str, key: str):
    """The value that was saved under a key, or None."""
    try:
        check, payload = _path(kind, key).read_text().split("\n", 1)
    except (OSError, ValueError):  # not there, or not a text of two lines
        return None
    return json.loads(payload) if check == digest(key, payload) else None


def save(kind: str, key: str, value) -> None:
    payload = json.dumps(value)
    write_whole(_path(kind, key), f"{digest(key, payload)}\n{payload}".encode())


def _path(kind: str, key: str) -> Path:
    return BUILD / kind / f"{key}.json"
