"""tidy: removes from build/ what nobody has used for a month; once a day."""

import time
from contextlib import suppress

from .. import BUILD

DAY = 24 * 3600
UNUSED = 30 * DAY
LIVING = ("tmp", "cmake", "ci", "packages")  # folders that others look after


def tidy() -> None:
    """Where the disk keeps no times of access, what is old is made again when needed."""
    now, stamp = time.time(), BUILD / "tidied"
    with suppress(OSError):
        if 0 <= now - stamp.stat().st_mtime < DAY:
            return
    stamp.touch()
    for folder in BUILD.iterdir():
        if folder.is_dir() and folder.name not in LIVING:
            for path in sorted(folder.rglob("*"), reverse=True):  # what a folder holds, then the folder
                with suppress(OSError):  # others use build/, too
                    about = path.stat()
                    if now - max(about.st_atime, about.st_mtime) > UNUSED:
                        path.rmdir() if path.is_dir() else path.unlink()
