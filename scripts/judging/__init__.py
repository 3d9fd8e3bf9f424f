"""The package behind `scripts/judge`.

Data flow one way: catalog -> build -> data -> run -> compare -> report.
"""

import fcntl
import hashlib
import os
import shlex
from collections.abc import Callable
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


class Mistake(Exception):
    """Wrong usage, a missing tool or damaged data: one line that a person can act on, and exit status 2."""


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
    """A path as a person at the root of the repository would type it, on one line."""
    text = os.path.relpath(path, ROOT) if path.is_relative_to(ROOT) else str(path)
    return text if text.isprintable() else text.encode("unicode_escape").decode()


def near(path: Path) -> str:
    """Return a path that opens from the current folder."""
    if Path.cwd() == ROOT:
        return shown(path)
    return os.path.relpath(path) if path.is_relative_to(Path.cwd()) else str(path)


def command(*words: str | Path) -> str:
    """Return a command of the judge that can be pasted into a shell in the current folder."""
    return shlex.join(
        near(word) if isinstance(word, Path) else word for word in (ROOT / "scripts/judge", *words)
    )


def readable(text: bytes) -> str:
    """What a program or compiler said, without anything that a terminal obeys."""
    return printable(text.decode(errors="replace").replace("\r\n", "\n"))


def printable(said: str) -> str:
    odd = "\N{REPLACEMENT CHARACTER}"
    return (
        said
        if said.isprintable()
        else "".join(c if c.isprintable() or c in "\n\t" else odd for c in said)
    )


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that nobody ever sees a part of it. What is no file, such as
    /dev/stdout, is written to and stays what it is."""
    if path.is_symlink() or (path.exists() and not path.is_file()):
        path.write_bytes(data)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name[:100]}.{os.getpid()}.{os.urandom(4).hex()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise Mistake(f"{shown(path)} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def put_whole(folder: Path, place: Path, is_good: Callable[[], object]) -> None:
    """Moves a finished folder to its place, unless a good one stands there: others may be reading that one."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with locked(place.parent):
        if is_good():
            return
        if os.path.lexists(place):
            os.rename(place, folder.with_name(folder.name + "_old"))
        os.rename(folder, place)


@contextmanager
def locked(folder: Path, how: int = fcntl.LOCK_EX):
    """Holds the lock of a folder; all runs of the judge heed it."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(handle, how)
        yield
    finally:
        os.close(handle)


def existing(path: Path) -> Path:
    """Return the path of a file that a person names; raise Mistake if it is not a file."""
    if not path.is_file():
        what = f"{path} is a folder; give a file" if path.is_dir() else f"there is no file {path}"
        raise Mistake(what)
    return path
