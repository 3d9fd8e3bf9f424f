"""wine: runs programs under Wine, with one Wine server until the end of a run."""

import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cache
from pathlib import Path

from judging import Mistake, readable
from judging.run.runner import Job, Limits, Measurement, Pool
from judging.run.trial import Conditions, Launcher

LIMITS = Limits(3_600_000, 4 << 20, 4 << 20, stack_kib=8 << 10, address_limited=False)
START = "wineserver -p && wine wineboot --init && : >ready && exec sleep infinity"
OF_WINE = re.compile(rb"^(wine(server)?:|[0-9a-f]{4}:err:)", re.MULTILINE)
PATIENCE = 300  # seconds until Wine has started


class Windows(AbstractContextManager):
    """A Wine prefix with its server: made before the first program, removed at the end."""

    def __init__(self) -> None:
        self.pool, self.lock = Pool(1), threading.Lock()
        self.home: Path | None = None
        self.fault = ""  # why Wine does not start

    def __exit__(self, *_):
        sockets = _sockets(self.home / "prefix") if self.home else []
        self.pool.stop()
        for folder in sockets:
            shutil.rmtree(folder, ignore_errors=True)

    def conditions(self, native: Conditions) -> Conditions:
        """Return the conditions for a Windows program."""
        return replace(
            native,
            launcher=Launcher(
                (shutil.which("wine") or "wine",), _version(), self.started, is_at_fault
            ),
        )

    def started(self) -> dict[str, str]:
        """Wait until Wine has started; return the environment of the programs."""
        with self.lock:
            if not self.home:
                self.home = self.pool.folder("wine")
                self.fault = self._start(self.home)
            if self.fault:
                raise Mistake(f"Wine does not start: {self.fault}")
            return _environment(self.home)

    def _start(self, home: Path) -> str:
        """Start Wine and wait until it is ready; return its fault, or ""."""
        (home / "prefix").mkdir()
        command, environment = ("/bin/sh", "-c", START), _environment(home)
        job = Job(command, LIMITS, sandbox="none", environment=environment, directory=str(home))
        running, end = self.pool.submit(job), time.monotonic() + PATIENCE
        while not (home / "ready").exists():
            if running.done():
                return readable(running.result().errors) or "it says nothing"
            if time.monotonic() > end:
                return f"it is not ready after {PATIENCE} s"
            time.sleep(0.05)
        return ""


def _environment(home: Path) -> dict[str, str]:
    return {
        "HOME": str(home),
        "WINEPREFIX": str(home / "prefix"),
        "WINEDEBUG": "-all,err+all",
        "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe,winedbg.exe=",
        "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
        "LC_ALL": "C",
    }


def is_at_fault(measured: Measurement) -> bool:
    """Return whether Wine failed, and not the program.

    Then the run waits without computing, or ends with status 1 before the program prints anything.
    """
    if measured.limit:
        return measured.limit == "wall"
    is_silent = not measured.errors or OF_WINE.search(measured.errors) is not None
    return measured.exit == 1 and not measured.output and is_silent


def _sockets(prefix: Path) -> list[Path]:
    """Return the folders in which the server may have its socket.

    The Wine of Debian writes their name into `wineserver`; others make it from the prefix's inode.
    """
    temporary, about, named = Path(tempfile.gettempdir()), prefix.stat(), prefix / "wineserver"
    debian = [temporary / named.read_text().strip()] if named.is_file() else []
    server = f".wine-{os.getuid()}/server-{about.st_dev:x}-{about.st_ino:x}"
    return [*debian, temporary / server]


@cache
def _version() -> str:
    quiet = {**os.environ, "WINEDEBUG": "-all"}
    return subprocess.check_output(["wine", "--version"], env=quiet, text=True).strip()
