"""runner: runs programs within limits and measures them.

A runner is a process of runner.cpp, which starts, limits and measures programs. A pool has one
runner for each of its threads.
"""

import fcntl
import itertools
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from .. import BUILD, Mistake, locked, shown
from ..words import _
from .store import Shelf, in_use, tidy

SOURCE = Path(__file__).with_name("native") / "runner.cpp"
SHELF = Shelf("runner", "run/native/runner.cpp", "run/native/sandbox.hpp")
FLAGS = ("-std=c++17", "-O2", "-static")
SPARE_KIB = 64 * 1024  # address space above the memory limit, to measure a peak above the limit
MAX_ERROR_BYTES = 64 * 1024  # bytes of standard error that are kept
DECLINED = 99  # exit status of an oracle, interactor or checker that leaves an input to others


@dataclass(frozen=True)
class Limits:
    cpu_ms: int
    memory_kib: int
    output_kib: int = 64 * 1024
    stack_kib: int = 1024
    address_limited: bool = True  # sanitizers reserve more than they use
    spare_kib: int = SPARE_KIB
    are_assumed: bool = False  # the limits could not be confirmed

    @property
    def key(self) -> str:
        """Return the limits that decide a verdict: the others only decide when a program stops."""
        return (
            f"cpu_ms={self.cpu_ms} memory_kib={self.memory_kib} output_kib={self.output_kib} "
            f"stack_kib={self.stack_kib} address_limited={self.address_limited}"
        )

    @property
    def idle_ms(self) -> int:
        """Return the wall time that a program may spend without working."""
        return self.cpu_ms + 1000

    def stops(self, beyond: int) -> dict[str, int]:
        """Return the limits as runner.cpp reads them, with a multiple of time and memory."""
        memory_kib = beyond * self.memory_kib
        return {
            "cpu_ms": beyond * self.cpu_ms,
            "idle_ms": self.idle_ms,
            "memory_kib": memory_kib,
            "output_kib": self.output_kib,
            "stack_kib": self.stack_kib,
            "address_kib": memory_kib + self.spare_kib if self.address_limited else 0,
        }

    def generous(self, times: int) -> "Limits":
        """Return limits with `times` as much time, and much memory, for a run under a checker."""
        return replace(
            self,
            cpu_ms=times * self.cpu_ms,
            memory_kib=4 << 20,
            stack_kib=8 << 10,
            address_limited=False,
        )


CHECKER = Limits(cpu_ms=60_000, memory_kib=4 << 20, stack_kib=512 << 10)


@dataclass(frozen=True)
class Job:
    arguments: tuple[str, ...]
    limits: Limits
    input: Path = Path(os.devnull)
    sandbox: str = "program"  # "program", "checked", "files" or "none": see runner.cpp
    read: tuple[str, ...] = ()  # files that the job may read, in addition to the program and input
    write: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)
    directory: str = ""
    has_errors: bool = True  # False: standard error is dropped
    has_output: bool = False  # is the output of a checked program kept?
    interactors: tuple[Path, ...] = ()  # the first of these programs that does not decline plays
    checkers: tuple[Path, ...] = ()  # these programs read the output if the job ends well
    beyond: int = 1  # the job is stopped at this multiple of its time and memory


@dataclass(frozen=True)
class Game:
    """How the interactor of an interactive problem ended, and its log of the game."""

    exit: int
    signal: int
    limit: str  # "cpu", "wall" or ""
    unread: int  # when both sides waited: bytes that the program had not read
    log: bytes = b""


@dataclass(frozen=True)
class Measurement:
    """How a program ended, what it used and what it printed."""

    exit: int
    signal: int
    limit: str  # the limit it broke: "cpu", "wall", "memory", "output" or ""
    cpu_ms: float
    wall_ms: float
    memory_kib: int
    output: bytes  # only the beginning, if a limit was broken; empty after a game
    errors: bytes
    game: Game | None = None
    checks: tuple["Measurement", ...] = ()  # of the checkers that did not decline


class Stopped(CancelledError):
    """The pool was stopped before a job ended."""


class Pool(AbstractContextManager):
    """Runs up to `size` jobs in parallel.

    At the end of the `with` block it kills programs that still run, and removes its files. Until
    then, nobody tidies build/.
    """

    def __init__(self, size: int):
        self.size = size
        self._threads = ThreadPoolExecutor(size)
        self._local = threading.local()
        self._lock = threading.Lock()
        self._runners: list[subprocess.Popen] = []
        self._stopped = False
        self.lock = threading.Lock()
        self.programs: dict[str, Future[Path]] = {}  # by key, see build.start
        self.parsing = threading.Lock()
        self.parsed: dict[str, Path] = {}  # folders of parsed headers, see build.start
        self._scratch: Path | None = None
        self._held = ExitStack()  # the lock of _scratch
        self._kills = 0  # processes that the kernel had killed before this run
        self._numbers = itertools.count(1)
        self._in_use = ExitStack()
        self._in_use.enter_context(in_use())

    def __exit__(self, kind, *_):
        self.stop()
        self._in_use.close()
        if not kind:
            tidy()

    def submit(
        self, job: Job, then: Callable[[Measurement], Any] = lambda measured: measured
    ) -> "Future[Any]":
        """Run a job in the background; return a future with `then(measurement)`."""
        try:
            return self._threads.submit(lambda: then(self._measure(job)))
        except RuntimeError:  # the threads were shut down, or no thread can be started
            if self._stopped:
                raise Stopped from None
            raise

    def run(self, job: Job) -> Measurement:
        return self.submit(job).result()

    def check(
        self, checkers: tuple[Path, ...], input: Path, output: Path
    ) -> "Future[tuple[Measurement, ...]]":
        """Start checkers in the background; return how those ended that did not decline."""
        return self._threads.submit(self._checks, checkers, input, output)

    def stop(self) -> None:
        with self._lock:
            if self._stopped:
                return
            self._stopped = True
            for runner in self._runners:
                with suppress(OSError):  # it may have ended
                    # a runner without input kills its job and ends
                    runner.stdin.close()  # type: ignore[union-attr]
        self._threads.shutdown(cancel_futures=True)
        for runner in self._runners:
            runner.wait()
            runner.stdout.close()  # type: ignore[union-attr]
        if self._scratch:
            shutil.rmtree(self._scratch, ignore_errors=True)
            self._held.close()

    def scratch(self) -> Path:
        """Return the folder for the files of this run."""
        from . import machine

        with self._lock:
            if self._scratch is None:
                self._kills = machine.out_of_memory_kills()
                self._scratch = _new_scratch(self._held)
            return self._scratch

    def folder(self, what: str) -> Path:
        """Return a new folder for files of this run. Its name begins with `what`.

        Other users may read the folder if the umask allows it, because it may be kept.
        """
        folder = self.scratch() / f"{what}_{next(self._numbers)}"
        folder.mkdir()
        return folder

    def _measure(self, job: Job) -> Measurement:
        for interactor in job.interactors[:-1]:
            measured = self._measure_once(job, interactor)
            if measured.game and measured.game.exit != DECLINED:
                return measured
        measured = self._measure_once(job, job.interactors[-1] if job.interactors else None)
        if not job.checkers or measured.limit or measured.signal or measured.exit:
            return measured
        output = self._local.folder / "output"
        os.replace(self._local.folder / "stdout", output)  # each checker has its own stdout
        return replace(measured, checks=self._checks(job.checkers, job.input, output))

    def _checks(
        self, checkers: tuple[Path, ...], input: Path, output: Path
    ) -> tuple[Measurement, ...]:
        jobs = [
            Job((str(path), str(input)), CHECKER, output, read=(str(input),)) for path in checkers
        ]
        ended = [self._measure_once(job, None) for job in jobs]
        return tuple(check for check in ended if check.exit != DECLINED)

    def _measure_once(self, job: Job, interactor: Path | None) -> Measurement:
        from . import machine

        runner, folder = self._runner()
        is_kept = job.has_output or job.sandbox != "checked"  # a checker writes to its log
        out = folder / "stdout" if is_kept else Path(os.devnull)
        err = folder / "stderr" if job.has_errors else Path(os.devnull)
        log = folder / "log"
        opponent = [f"interactor={interactor}", f"log={log}"] if interactor else []
        fields = [
            *opponent,
            *(f"arg={a}" for a in job.arguments),
            *(f"env={key}={value}" for key, value in job.environment.items()),
            *(f"read={p}" for p in (job.arguments[0], job.input, *job.read)),
            *(f"write={p}" for p in job.write),
            f"directory={job.directory}",
            f"stdin={job.input}",
            f"stdout={out}",
            f"stderr={err}",
            f"sandbox={job.sandbox}",
            *(f"{name}={most}" for name, most in job.limits.stops(job.beyond).items()),
        ]
        try:
            runner.stdin.write(b"".join(os.fsencode(f) + b"\0" for f in fields) + b"\0")
            runner.stdin.flush()
            answer = runner.stdout.readline()
        except (OSError, ValueError):
            answer = b""
        if self._stopped:
            raise Stopped
        result = json.loads(answer) if answer else {"signal": signal.SIGKILL, "limit": ""}
        if "error" in result:
            what = _("cannot run {program}: {why}")
            raise Mistake(what.format(program=job.arguments[0], why=result["error"]))
        was_killed = signal.SIGKILL in (result["signal"], result.get("game", {}).get("signal"))
        if was_killed and not result["limit"] and machine.out_of_memory_kills() > self._kills:
            raise Mistake(machine.no_memory() + _(" (a program was stopped)"))
        if not answer:
            raise Mistake(f"the runner ended without an answer (status {runner.wait()})")
        machine.check_space(machine.FREE_TO_RUN)
        if result["limit"] == "output" and err.stat().st_size >= job.limits.output_kib << 10:
            # online judges ignore standard error: only standard output decides
            said = _head_and_tail(err)
            again = self._measure_once(replace(job, has_errors=False), interactor)
            return replace(again, errors=said)
        errors = _head_and_tail(err)
        if interactor:
            game = Game(**result.pop("game"), log=_head_and_tail(log))
            return Measurement(**result, output=b"", errors=errors, game=game)
        with out.open("rb") as file:
            output = file.read(MAX_ERROR_BYTES if result["limit"] else -1)
        return Measurement(**result, output=output, errors=errors)

    def _runner(self):
        """Return the runner of this thread and the folder of its output files."""
        if not hasattr(self._local, "runner"):
            program, folder = runner_program(), self.folder("runner")
            with self._lock:
                if self._stopped:
                    raise Stopped
                pipe = subprocess.PIPE
                runner = subprocess.Popen(
                    [program], stdin=pipe, stdout=pipe, start_new_session=True
                )
                self._runners.append(runner)
            self._local.runner, self._local.folder = runner, folder
        return self._local.runner, self._local.folder


class Threads(ThreadPoolExecutor):
    """Threads that each handle one problem.

    After an interruption the pool stops first, so that no thread waits for a program.
    """

    def __init__(self, pool: Pool):
        super().__init__(8)
        self.pool = pool

    def __exit__(self, kind, *_):
        if kind is KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # ignore a second interruption
        if kind:
            self.pool.stop()
        self.shutdown(cancel_futures=True)


def _head_and_tail(path: Path) -> bytes:
    """Return the content of a file; if it is long, its beginning and its end."""
    with path.open("rb") as file:
        if os.fstat(file.fileno()).st_size <= MAX_ERROR_BYTES:
            return file.read()
        begin = file.read(MAX_ERROR_BYTES // 2)
        file.seek(-MAX_ERROR_BYTES // 2, os.SEEK_END)
        return begin + b"\n[...]\n" + file.read()


_building = threading.Lock()


def runner_program() -> Path:
    """Return the compiled runner; compile it if its source has changed."""
    from . import machine

    with _building:
        program = _runner_program(SHELF.key(*FLAGS))
    machine.check_executable()
    return program


@cache
def _runner_program(key: str) -> Path:
    if place := SHELF.folder(key):
        return place / "program"
    with Pool(1) as pool:
        made = pool.folder("runner")
        command = ["g++", *FLAGS, str(SOURCE), "-o", str(made / "program")]
        try:
            environment = {**os.environ, "LC_ALL": "C"}
            done = subprocess.run(command, capture_output=True, text=True, env=environment)
        except FileNotFoundError:
            what = _("{name} is not installed: run `apt-get install -y {package}`")
            raise Mistake(what.format(name="g++", package="g++")) from None
        if done.returncode != 0:
            from . import machine

            machine.check_compiler(done.stderr)
            raise Mistake(f"{shown(SOURCE)} does not compile:\n{done.stderr}")
        return SHELF.keep(key, made) / "program"


def kernel_offers() -> dict:
    """Return what the kernel offers for the sandbox.

    An example is {"landlock": 7, "seccomp": true, "pidfd_open": true}.
    """
    return json.loads(subprocess.check_output([runner_program(), "--probe"]))


def _new_scratch(held: ExitStack) -> Path:
    """Return a new folder that is locked until this process ends.

    Remove the folders of processes that have ended.
    """
    parent = BUILD / "tmp"
    parent.mkdir(parents=True, exist_ok=True)
    with locked(parent):
        for old in parent.glob("run_*"):
            # an error means: the run of this folder has not ended, or the folder has gone
            with suppress(OSError), locked(old, fcntl.LOCK_EX | fcntl.LOCK_NB):
                shutil.rmtree(old, ignore_errors=True)
        scratch = Path(tempfile.mkdtemp(prefix="run_", dir=parent))
        held.enter_context(locked(scratch))
        return scratch
