"""machine: recognises faults of the machine, so that no program is blamed for them.

Examples are too little memory in a container, a full disk, and a compiler without its parts.
"""

import os
import re
import subprocess
from functools import cache
from pathlib import Path

from .. import BUILD, Mistake, shown
from ..words import Sentence, _

FREE_TO_RUN = 1 << 20  # bytes; if the disk has less free space, an output may be cut off
FREE_TO_COMPILE = 64 << 20  # bytes; with less free space, a compiler may fail
FEW_KIB = 2 << 20  # a compiler that uses so little memory is far from its limit
# A driver says "fatal error" if a part of the compiler cannot run, and "error" about its arguments.
DRIVER = re.compile(
    r"^(?:\S*\+\+|clang\S*|collect2): (?:fatal error|error: unable to execute command): .*", re.M
)
KILLED = re.compile(r"\bKilled\b|signal 9\b")
EXHAUSTED = re.compile(r"^\S+: (?:out of memory|virtual memory exhausted|memory exhausted)", re.M)
UNLINKED = re.compile(r"\bld returned \d+ exit status|linker command failed")
STATIC = "libc.a", "libm.a", "libstdc++.a"


def no_memory() -> Sentence:
    return _(
        "the machine or its container ran out of memory: free some memory, or run with `--jobs 1`"
    )


def check_space(least: int) -> None:
    """Raise Mistake if the disk has fewer than `least` free bytes."""
    disk = os.statvfs(BUILD)
    if disk.f_blocks and disk.f_bavail * disk.f_frsize < least:
        what = _("the disk of {path}/ is full; free some space")
        raise Mistake(what.format(path=shown(BUILD)))


def check_executable() -> None:
    """Raise Mistake if programs in build/ cannot be started."""
    if os.statvfs(BUILD).f_flag & os.ST_NOEXEC:
        what = _(
            "{path}/ is on a disk with the mount option noexec, so no program can run there; "
            "put the repository on another disk"
        )
        raise Mistake(what.format(path=shown(BUILD)))


def out_of_memory_kills() -> int:
    """Return how many processes the kernel has killed for lack of memory since the system began."""
    try:
        lines = Path("/proc/vmstat").read_text().splitlines()
    except OSError:  # some containers hide it
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("oom_kill ")), 0)


def check_compiler(said: str, memory_kib: int = 0) -> None:
    """Raise Mistake if a compiler has failed because of the machine; `said` are its messages."""
    check_space(FREE_TO_COMPILE)
    driver = DRIVER.search(said)
    if driver and KILLED.search(driver[0]) or EXHAUSTED.search(said) and memory_kib < FEW_KIB:
        raise Mistake(no_memory() + _(" (a compiler was stopped)"))
    if driver:
        what = _("the compiler does not work on this machine: {said}")
        raise Mistake(what.format(said=driver[0]))
    if UNLINKED.search(said) and (missing := _missing_libraries()):
        what = _(
            "static libraries are missing: {names}; install glibc-static and libstdc++-static "
            "(Fedora, RHEL), or install g++ and libc6-dev again (Debian)"
        )
        raise Mistake(what.format(names=", ".join(missing)))


@cache
def _missing_libraries() -> list[str]:
    """Return the libraries of STATIC that g++ does not find."""
    places = {name: _output("g++", f"-print-file-name={name}").strip() for name in STATIC}
    return [
        name
        for name, place in places.items()
        if not Path(place).is_absolute() or not Path(place).stat().st_size
    ]


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout
