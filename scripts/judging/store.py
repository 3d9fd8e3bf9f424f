"""store: what was made once and is taken again - programs, verdicts, what was measured.

A value stands in build/store/ under the hash of all that it was made from: what its maker names, and
the code of the judge that made it, which is the maker's module and every module that this one imports,
directly or not. So nothing is taken that another judge has found. Beside a value stands the hash of its
bytes: one that is damaged counts as not there.
"""

import hashlib
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from shutil import rmtree

from . import BUILD, ROOT, digest, put_whole, write_whole

STORE = BUILD / "store"
MADE_AGAIN = "store", "data", "failed", "counterexamples"  # folders of build/
IMPORT = re.compile(r"^ *from (\.+)([\w.]*) import (?:\(([^)]*)\)|([^\n(]*))", re.MULTILINE)
INCLUDE = re.compile(r'^#include "(.+)"', re.MULTILINE)
DAY = 24 * 3600
UNUSED = 30 * DAY


@dataclass(frozen=True)
class Program:
    """An executable file. One that is wanted once stands in the scratch of its run until `forget`."""

    path: Path
    key: str
    is_kept: bool = True

    def forget(self) -> None:
        if not self.is_kept:
            rmtree(self.path.parent, ignore_errors=True)


class Shelf:
    """What one module keeps; it says `Shelf(__name__)`."""

    def __init__(self, maker: str):
        self.maker = ROOT / "scripts" / f"{maker.replace('.', '/')}.py"

    def key(self, *parts: bytes | str) -> str:
        """The hash of what a value is made from."""
        return digest(code_of(self.maker), *parts)

    def load(self, key: str):
        """The JSON value under a key, or None."""
        return read(self._place(f"{key}.json"), key)

    def save(self, key: str, value) -> None:
        write(self._place(f"{key}.json"), key, value)

    def remembered(self, key: str, make: Callable[[], object]):
        """The value under a key; made and saved if there is none."""
        value = self.load(key)
        if value is None:
            self.save(key, value := make())
        return value

    def folder(self, key: str) -> Path | None:
        """The folder under a key, if it is there and whole."""
        place = self._place(key)
        try:
            return place if (place / "digest").read_text() == _of_all(place) else None
        except (OSError, UnicodeDecodeError):
            return None

    def program(self, key: str) -> Program | None:
        """The program under a key, if it is there and whole."""
        folder = self.folder(key)
        return Program(folder / "program", key) if folder else None

    def keep(self, key: str, folder: Path) -> Path:
        """Moves a new folder, such as holds a `program`, to its place."""
        (folder / "digest").write_text(_of_all(folder))
        put_whole(folder, self._place(key), lambda: self.folder(key))
        return self._place(key)

    def _place(self, name: str) -> Path:
        return STORE / self.maker.stem / name


def _of_all(folder: Path) -> str:
    """Return the hash of the files of a folder."""
    files = sorted(path for path in folder.iterdir() if path.name != "digest")
    return digest(*(part for path in files for part in (path.name, _of_file(path))))


def _of_file(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()  # parsed headers may have 100 MB


def read(path: Path, key: str):
    """The JSON value that a file holds for a key, or None."""
    try:
        check, payload = path.read_text().split("\n", 1)
    except (OSError, ValueError):  # not there, or not a text of two lines
        return None
    return json.loads(payload) if check == digest(key, payload) else None


def write(path: Path, key: str, value) -> None:
    payload = json.dumps(value)
    write_whole(path, f"{digest(key, payload)}\n{payload}".encode())


@cache
def code_of(module: Path) -> str:
    """The hash of a module and of all that it imports from this package."""
    return digest(*(part for path in sorted(closure(module)) for part in (path.name, path.read_bytes())))


def closure(module: Path) -> set[Path]:
    """The files that a module consists of, with those of all modules that it imports."""
    known, waiting = {module}, [module]
    while waiting:
        for path in _named(waiting.pop()):
            if path not in known:
                known.add(path)
                waiting.append(path)
    return known


def _named(path: Path) -> Iterator[Path]:
    """The files that one names: modules, and includes; the files beside a module that have its name."""
    if path.suffix != ".py":
        yield from (path.with_name(name) for name in INCLUDE.findall(path.read_text()))
        return
    yield from path.parent.glob(f"{path.stem}.*")
    for dots, module, several, names in IMPORT.findall(path.read_text()):
        base = path.parents[len(dots) - 1].joinpath(*filter(None, module.split(".")))
        for place in (base, base / "__init__", *(base / name.split()[0] for name in (several or names).split(",") if name.strip())):
            if (file := place.with_suffix(".py")).is_file():
                yield file


def tidy() -> None:
    """Remove, once a day, what nobody has used for a month: values, and data, outputs and inputs of earlier runs.
    Where the disk keeps no times of access, what is old is made again when needed."""
    now, stamp = time.time(), STORE / "tidied"
    with suppress(OSError):
        if 0 <= now - stamp.stat().st_mtime < DAY:
            return
    STORE.mkdir(parents=True, exist_ok=True)
    stamp.touch()
    paths = [path for name in MADE_AGAIN for path in STORE.with_name(name).glob("**/*")]
    for path in sorted(paths, reverse=True):  # what a folder holds, then the folder
        with suppress(OSError):  # others use the store, too
            about = path.stat()
            if now - max(about.st_atime, about.st_mtime) > UNUSED:
                path.rmdir() if path.is_dir() else path.unlink()
