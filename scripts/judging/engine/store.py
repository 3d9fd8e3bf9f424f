"""store: keeps programs, verdicts and other results in build/store/, so that no work is repeated.

The key of a result is the hash of everything that the result depends on: the parts that the caller
names, and the code of the sources that the shelf names. A comment in a source changes no key. The
hash of the result itself is stored with the result, so that a damaged result counts as missing.
"""

import hashlib
import json
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from .. import BUILD, Mistake, digest, put_whole, write_whole
from . import meaning

ENGINE = Path(__file__).parent
STORE = BUILD / "store"
MADE_AGAIN = "store", "data", "failed", "counterexamples"  # folders of build/, made if needed
DAY = 24 * 3600
UNUSED = 30 * DAY


class Shelf:
    """The results of one kind, in a folder of build/store/.

    `sources` decide these results: files of the engine, or full paths.
    """

    def __init__(self, name: str, *sources: Path | str):
        self.name = name
        self.sources = tuple(ENGINE / source for source in sources)

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
            return place if (place / "digest").read_text() == _digest_of(place) else None
        except (OSError, UnicodeDecodeError):
            return None

    def keep(self, key: str, folder: Path) -> Path:
        """Move a finished folder into the store; return its place there."""
        (folder / "digest").write_text(_digest_of(folder))
        put_whole(folder, self.place / key, lambda: self.folder(key))
        return self.place / key


MEANING = Shelf("meaning")


@cache
def code_of(sources: tuple[Path, ...]) -> str:
    """Return the hash of the code of these files."""
    return digest(*(part for path in sources for part in (path.name, meaning_of(path))))


def meaning_of(path: Path) -> str:
    """Return the code of a file. The store remembers the code of each text."""
    text = path.read_text("utf-8", "replace")
    key = MEANING.key(_definition(), path.suffix, text)
    return MEANING.remembered(key, lambda: meaning.meaning(path.name, text))


@cache
def _definition() -> bytes:
    return Path(meaning.__file__).read_bytes()


def _digest_of(folder: Path) -> str:
    files = sorted(path for path in folder.iterdir() if path.name != "digest")
    return digest(*(part for path in files for part in (path.name, _digest_of_file(path))))


def _digest_of_file(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()  # parsed headers may have 100 MB


def read(path: Path, key: str):
    """Return the JSON value that a file contains; None if it is damaged or has another key."""
    try:
        check, payload = path.read_text().split("\n", 1)
    except (OSError, ValueError):  # missing, or not two lines of text
        return None
    return json.loads(payload) if check == digest(key, payload) else None


def write(path: Path, key: str, value) -> None:
    payload = json.dumps(value)
    write_whole(path, f"{digest(key, payload)}\n{payload}".encode())


def tidy() -> None:
    """Once a day, remove files of build/ that were not used for a month.

    If the disk does not record when files are read, files of this age are removed, and made again.
    """
    now, stamp = time.time(), STORE / "tidied"
    with suppress(OSError):
        if 0 <= now - stamp.stat().st_mtime < DAY:
            return
    STORE.mkdir(parents=True, exist_ok=True)
    stamp.touch()
    paths = [path for name in MADE_AGAIN for path in STORE.with_name(name).glob("**/*")]
    for path in sorted(paths, reverse=True):  # the files of a folder, then the folder
        with suppress(OSError):  # another judge may be using the store
            times = path.stat()
            if now - max(times.st_atime, times.st_mtime) > UNUSED:
                path.rmdir() if path.is_dir() else path.unlink()
