"""store: keeps programs, verdicts and other results in build/store/, so that no work is repeated.

The key of a result is the hash of everything that the result depends on: the parts that the caller
names, and the code of the sources that the shelf names. A comment in a source changes no key. The
hash of the result itself is stored with the result, so that a damaged result counts as missing.
"""

import fcntl
import hashlib
import json
import os
import shutil
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cache
from pathlib import Path

from .. import BUILD, Mistake, content, digest, locked, put_whole, text_of, write_whole

JUDGING = Path(__file__).parents[1]
STORE = BUILD / "store"
MADE_AGAIN = "store", "data", "failed", "counterexamples"  # folders of build/, made if needed
RECORDS = "digest", "data.json"  # whoever uses a folder with one of these files reads this file
DAY = 24 * 3600
UNUSED = 30 * DAY


class Shelf:
    """The results of one kind, in a folder of build/store/.

    `sources` decide these results: files of the package judging, or full paths.
    """

    def __init__(self, name: str, *sources: Path | str):
        self.name = name
        self.sources = tuple(JUDGING / source for source in sources)

    @property
    def place(self) -> Path:
        return STORE / self.name

    def key(self, *parts: bytes | str) -> str:
        """Return the key of a result that depends on these parts."""
        return digest(code_of(self.sources), *parts)

    def load(self, key: str):
        """Return the JSON value under a key, or None."""
        return read(self.place / f"{key}.json", key)

    def save(self, key: str, value) -> None:
        write(self.place / f"{key}.json", key, value)

    def remembered(self, key: str, make: Callable[[], object]):
        """Return the value under a key. If there is none, make it and save it."""
        value = self.load(key)
        if value is None:
            value = make()
            with suppress(Mistake):  # build/ may be read-only
                self.save(key, value)
        return value

    def folder(self, key: str) -> Path | None:
        """Return the folder under a key if it is there and undamaged."""
        place = self.place / key
        try:
            return place if _text(place / "digest") == _digest_of(place) else None
        except (OSError, UnicodeDecodeError):
            return None

    def keep(self, key: str, folder: Path) -> Path:
        """Move a finished folder into the store; return its place there."""
        (folder / "digest").write_text(_digest_of(folder))
        put_whole(folder, self.place / key, lambda: self.folder(key))
        return self.place / key


MEANING = Shelf("meaning")
DEFINITION = Path(__file__).with_name("meaning.py")


@cache
def code_of(sources: tuple[Path, ...]) -> str:
    """Return the hash of the code of these files."""
    return digest(*(part for path in sources for part in (path.name, meaning_of(path))))


def meaning_of(path: Path) -> str:
    """Return the code of a file. The store remembers the code of each text."""
    text = text_of(path, errors="replace")

    def make() -> str:
        from . import meaning

        return meaning.meaning(path.name, text)

    return MEANING.remembered(MEANING.key(content(DEFINITION), path.suffix, text), make)


def _digest_of(folder: Path) -> str:
    files = sorted(path for path in folder.iterdir() if path.name != "digest")
    return digest(*(part for path in files for part in (path.name, _digest_of_file(path))))


def _digest_of_file(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()  # parsed headers may have 100 MB


def read(path: Path, key: str):
    """Return the JSON value that a file contains; None if it is damaged or has another key."""
    try:
        check, payload = _text(path).split("\n", 1)
    except (OSError, ValueError):  # missing, or not two lines of text
        return None
    return json.loads(payload) if check == digest(key, payload) else None


def write(path: Path, key: str, value) -> None:
    payload = json.dumps(value)
    write_whole(path, f"{digest(key, payload)}\n{payload}".encode())


def _text(path: Path) -> str:
    """Return the text of a file. Once a day, note that the file is in use: see `tidy`."""
    text = path.read_text()
    with suppress(OSError):  # build/ may be read-only
        if time.time() - path.stat().st_mtime > DAY:
            os.utime(path)
    return text


def in_use() -> AbstractContextManager:
    """Return a lock: until it is released, no run of the judge tidies."""
    try:
        STORE.mkdir(parents=True, exist_ok=True)
    except OSError:  # build/ may be read-only; then nobody tidies
        return nullcontext()
    return locked(STORE, fcntl.LOCK_SH)


def tidy() -> None:
    """Once a day, if no other run uses build/, remove what nobody has used for a month."""
    now, stamp = time.time(), STORE / "tidied"
    with suppress(OSError):
        if 0 <= now - stamp.stat().st_mtime < DAY:
            return
    with suppress(OSError), locked(STORE, fcntl.LOCK_EX | fcntl.LOCK_NB):
        stamp.touch()
        for name in MADE_AGAIN:
            _remove_unused(STORE.with_name(name), now)


def _remove_unused(folder: Path, now: float) -> None:
    """Remove old files and empty folders. A folder with a record stays or goes as a whole."""
    for path in [*folder.iterdir()] if folder.is_dir() else ():
        record = next((path / name for name in RECORDS if (path / name).is_file()), path)
        with suppress(OSError):  # it may belong to another user
            times = record.stat()
            if path.is_dir() and record == path:
                _remove_unused(path, now)
                path.rmdir()
            elif now - max(times.st_atime, times.st_mtime) > UNUSED:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
