"""The package behind `scripts/judge`.

What happens in `scripts/judge hdu/1846`, file by file:

1. cli.py reads the arguments and calls a function.
2. collection/catalog.py finds the problem and reads its problem.toml.
3. programs/judge.py starts everything that follows, for each problem.
4. collection/data.py returns the cases. If they are missing, it makes them from cases.py and the oracles.
5. engine/trial.py looks up the remembered results, and runs the program on the other cases.
6. engine/build.py compiles the program.
7. engine/runner.py runs it within limits, in a sandbox.
8. engine/verdict.py compares its output with the answer.
9. report.py prints the table and the failures.

The layers, from top to bottom: cli; site, platforms, exchange; strength; games; programs; report; collection;
engine. A module imports only from lower layers. The functions in this file are for all of them.
"""

import fcntl
import hashlib
import os
import shlex
from collections.abc import Callable
from contextlib import contextmanager, suppress
from pathlib import Path
from unicodedata import east_asian_width

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


class Mistake(Exception):
    """Wrong usage, a missing tool or damaged data. The text says in one line what to do; the exit status is 2."""


def digest(*parts: bytes | str) -> str:
    """Return the hash of a list of parts. Different lists have different hashes."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(b"%d:" % len(data))
        whole.update(data)
    return whole.hexdigest()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def shown(path: Path) -> str:
    """Return a path as it is typed at the root of the repository, on one line."""
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
    """Return the output of a program or compiler without control characters."""
    return printable(text.decode(errors="replace").replace("\r\n", "\n"))


def printable(said: str) -> str:
    odd = "\N{REPLACEMENT CHARACTER}"
    return (
        said
        if said.isprintable()
        else "".join(c if c.isprintable() or c in "\n\t" else odd for c in said)
    )


def columns_of(text: str) -> int:
    """Return the columns of a terminal that a text takes: two for a Chinese character."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file at once, so that nobody reads a part of it. A device such as /dev/stdout stays a device."""
    if path.is_symlink() or (path.exists() and not path.is_file()):
        path.write_bytes(data)
        return
    beside = path.with_name(f".{path.name[:100]}.{os.getpid()}.{os.urandom(4).hex()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise Mistake(f"{shown(path)} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def put_whole(folder: Path, place: Path, is_good: Callable[[], object]) -> None:
    """Move a finished folder to its place, unless a good folder is there, which others may be reading."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with locked(place.parent):
        if is_good():
            return
        if os.path.lexists(place):
            os.rename(place, folder.with_name(folder.name + "_old"))
        os.rename(folder, place)


@contextmanager
def locked(folder: Path, how: int = fcntl.LOCK_EX):
    """Hold the lock of a folder, for which all runs of the judge wait."""
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
