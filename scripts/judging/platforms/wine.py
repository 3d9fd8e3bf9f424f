"""wine: a Windows for the length of a run, to start programs in."""

import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path

from .. import Mistake, readable
from ..engine.runner import Job, Limits, Measurement, Pool
from ..engine.trial import Conditions

LIMITS = Limits(
    cpu_ms=3_600_000,
    memory_kib=4 << 20,
    output_kib=4 << 20,
    stack_kib=8 << 10,
    address_limited=False,
)
START = "wineserver -p && wine wineboot --init && : >ready && exec sleep infinity"
OF_WINE = re.compile(rb"^(wine(server)?:|[0-9a-f]{4}:err:)", re.MULTILINE)
PATIENCE = 300  # seconds that it may take to start


class Windows(AbstractContextManager):
    """Wine's files and a server for its programs, made when the first program has to run and gone at the end."""

    def __init__(self) -> None:
        self._pool, self._lock, self._home = Pool(1), threading.Lock(), Path()
        self._fault: str | None = None  # why it does not start; None as long as nobody has tried

    def __exit__(self, *_):
        sockets = _sockets(self._home / "prefix") if self._fault is not None else []
        self._pool.stop()
        for folder in sockets:
            shutil.rmtree(folder, ignore_errors=True)

    def conditions(self, limits: Limits) -> Conditions:
        """Under what a Windows program runs."""
        under = (shutil.which("wine") or "wine",)
        return Conditions(
            limits,
            sandbox="none",
            under=under,
            version=_version(),
            environment=self._started,
            is_at_fault=is_at_fault,
        )

    def _started(self) -> dict[str, str]:
        """The environment of its programs, once it is ready for them."""
        with self._lock:
            if self._fault is None:
                self._home = self._pool.folder("wine")
                self._fault = self._start()
            if self._fault:
                raise Mistake(f"Wine does not start: {self._fault}")
            return self._environment

    @property
    def _environment(self) -> dict[str, str]:
        return {
            "HOME": str(self._home),
            "WINEPREFIX": str(self._home / "prefix"),
            "WINEDEBUG": "-all,err+all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe,winedbg.exe=",
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "LC_ALL": "C",
        }

    def _start(self) -> str:
        """Starts it, and waits until it is ready; the fault, if there is one."""
        (self._home / "prefix").mkdir()
        command = "/bin/sh", "-c", START
        running = self._pool.submit(
            Job(
                command,
                LIMITS,
                sandbox="none",
                environment=self._environment,
                directory=str(self._home),
            )
        )
        end = time.monotonic() + PATIENCE
        while not (self._home / "ready").exists():
            if running.done():
                return readable(running.result().errors) or "it says nothing"
            if time.monotonic() > end:
                return f"it is not ready after {PATIENCE} s"
            time.sleep(0.05)
        return ""


def is_at_fault(measured: Measurement) -> bool:
    """Did Wine fail, rather than the program? So it is where the run hangs without
    working, or ends with Wine's status 1 and no word of the program: Wine says why,
    but for a failure in its first milliseconds, of which it says nothing."""
    if measured.limit:
        return measured.limit == "wall"
    silent = not measured.errors or OF_WINE.search(measured.errors) is not None
    return measured.exit == 1 and not measured.output and silent


def _sockets(prefix: Path) -> list[Path]:
    """The folders outside the prefix where its server may keep its socket: Debian's
    names a new one in the file `wineserver`, others take the prefix's number."""
    temporary, about, named = Path(tempfile.gettempdir()), prefix.stat(), prefix / "wineserver"
    debian = [temporary / named.read_text().strip()] if named.is_file() else []
    return [
        *debian,
        temporary / f".wine-{os.getuid()}" / f"server-{about.st_dev:x}-{about.st_ino:x}",
    ]


@cache
def _version() -> str:
    quiet = {**os.environ, "WINEDEBUG": "-all"}
    return subprocess.check_output(["wine", "--version"], env=quiet, text=True).strip()
