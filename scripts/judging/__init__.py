"""The judge: what somebody needs who submits, or who runs the regression.

`scripts/judge hdu/1846`, file by file, if nothing has changed since the last run:

1. ../cli/main.py reads the arguments and calls a function; words.py translates what it prints.
2. problems/catalog.py finds the problem: problems/tables.py reads its problem.toml, and
   problems/sources.py reads the header of its solution.
3. judge.py starts everything that follows, for each problem.
4. data/data.py compares the cases with data.sha256. data/cases.py computes a digest of the code
   that makes them.
5. run/trial.py looks up the stored results: run/store.py computes keys from the sources that decide
   a result, run/build.py from a program and its compiler. run/runner.py describes limits.
   run/verdict.py describes a verdict.
6. report.py prints the table and the failures.

If something has changed, also:

7. data/making.py makes the cases with data/generate.py and data/oracles.py. It compares sources by
   run/meaning.py, which leaves out comments.
8. run/build.py compiles the program, run/runner.py runs it within limits and in a sandbox, and
   run/verdict.py compares its output with the answer. run/machine.py recognises a full disk and
   other faults of the machine.

`--solution wrong.cpp`, file by file: wrong/submission.py takes the place of judge.py.

9. wrong/dialect.py chooses the C++ standard; wrong/names.py replaces names that only Windows knows.
10. If the program is right, wrong/compilers.py and wrong/widths.py say what the compilers of the
    online judge make of it.
11. If the program fails, wrong/explain.py says why. wrong/outputs.py looks at the output,
    wrong/mistakes.py at the text, and wrong/changes.py changes the program a little.
    wrong/diagnosis.py runs it under sanitizers, and wrong/findings.py reads what they write.
12. wrong/counterexample.py looks for a small failing input. wrong/comparison.py asks the program and
    the oracles, wrong/shrink.py makes inputs smaller, with wrong/questions.py and wrong/groups.py;
    data/grammar.py reads each input. moves.py says what the oracles say, and
    phrases.py translates what programs say.

The rooms, from top to bottom: collect; judge; wrong; report; data; problems; run. A room imports
only from lower rooms, and all may import this file, words.py, moves.py and phrases.py. words.py
translates what people read.
The commands `list` and `data` begin in collect.py, `index` in problems/index.py.
The packages cli, lab and study, and site at the top of the repository, import the judge; it imports
none of them.
"""

import fcntl
import hashlib
import os
import shlex
from collections.abc import Callable
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from .words import _
from .words import columns_of as columns_of

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
PROCESSORS = len(os.sched_getaffinity(0))  # those on which this process may run


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
    """Return the first half of a SHA-256: the digest of an input or an answer."""
    return hashlib.sha256(data).hexdigest()[:32]


def content(path: Path) -> bytes:
    """Return the content of a file. A file that does not change is read once in a run."""
    about = path.stat()
    return _content(path, about.st_mtime_ns, about.st_size, about.st_ino)


def text_of(path: Path, encoding: str = "utf-8", errors: str = "strict") -> str:
    """Return the text of a file with the line ends of Unix, as `content` reads it."""
    return content(path).decode(encoding, errors).replace("\r\n", "\n")


@cache
def _content(path: Path, *_stamp: int) -> bytes:
    return path.read_bytes()


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
