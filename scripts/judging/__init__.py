"""The judge: what somebody needs who submits, or who runs the regression.

What happens in `scripts/judge hdu/1846`, file by file:

1. ../cli/main.py reads the arguments and calls a function.
2. problems/catalog.py finds the problem and reads its problem.toml.
3. judge.py starts everything that follows, for each problem.
4. data/data.py returns the cases. If the cases are missing, it makes them from cases.py and the
   oracles.
5. run/trial.py looks up the stored results, and runs the program on the other cases.
6. run/build.py compiles the program.
7. run/runner.py runs the program within limits, in a sandbox.
8. run/verdict.py compares the output of the program with the answer.
9. report.py prints the table and the failures.

If a person's program fails, wrong/explain.py says why.

The rooms, from top to bottom: collect; judge; wrong; report; data; problems; run. A room imports
only from lower rooms, and all may import this file and words.py, which translates what people read.
The packages cli, lab and study, and site at the top of the repository, import the judge; it imports
none of them.
"""

import fcntl
import hashlib
import os
import shlex
from collections.abc import Callable
from contextlib import contextmanager, suppress
from pathlib import Path

from .words import _
from .words import columns_of as columns_of

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


class Mistake(Exception):
    """Wrong usage, a missing tool or damaged data. The exit status is 2.

    The text says in one line what is wrong and what to do.
    """

    @property
    def text(self) -> str:
        """Return the text with its translation, which `str` loses."""
        return self.args[0]


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
    """Return a path as a person types it at the root of the repository, on one line."""
    text = os.path.relpath(path, ROOT) if path.is_relative_to(ROOT) else str(path)
    return text if text.isprintable() else text.encode("unicode_escape").decode()


def near(path: Path) -> str:
    """Return a path as a person types it in the current folder."""
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


def write_whole(path: Path, data: bytes) -> None:
    """Write a file in one step, so that no other program reads an incomplete file.

    A device such as /dev/stdout is written to, not replaced.
    """
    if path.is_symlink() or (path.exists() and not path.is_file()):
        path.write_bytes(data)
        return
    beside = path.with_name(f".{path.name[:100]}.{os.getpid()}.{os.urandom(4).hex()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        what = _("{path} cannot be written: {why}")
        raise Mistake(what.format(path=shown(path), why=error.strerror)) from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def put_whole(folder: Path, place: Path, is_good: Callable[[], object]) -> None:
    """Move a finished folder to its place.

    If a good folder is there, keep it, because other runs of the judge may read it.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    with locked(place.parent):
        if is_good():
            return
        if os.path.lexists(place):
            os.rename(place, folder.with_name(folder.name + "_old"))
        os.rename(folder, place)


@contextmanager
def locked(folder: Path, how: int = fcntl.LOCK_EX):
    """Lock a folder until the end of the `with` block. Other runs of the judge wait for it."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        try:
            fcntl.flock(handle, how)
        except BlockingIOError:
            raise
        except OSError as error:
            what = _(
                "{path} cannot be locked: {why}; put the repository on a disk that supports flock"
            )
            raise Mistake(what.format(path=shown(folder), why=error.strerror)) from None
        yield
    finally:
        os.close(handle)


def existing(path: Path) -> Path:
    """Return the path that a person typed; raise Mistake if it is not the path of a file."""
    if not path.is_file():
        is_folder = path.is_dir()
        what = _("{path} is a folder; give a file") if is_folder else _("there is no file {path}")
        raise Mistake(what.format(path=path))
    return path
