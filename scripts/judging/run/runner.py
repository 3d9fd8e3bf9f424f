"""runner: runs programs within limits and measures them.

A job is a program with its input and limits. The life of a job: the pool gives it to a thread; the
runner of this thread starts the program, waits for it and kills all that it leaves; the pool reads
the outputs. The life of a program: `Programs` says who compiles it, and when it is removed.
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
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from .. import BUILD, Mistake, locked, shown
from ..words import _
from .store import Shelf, in_use, tidy

SOURCE = Path(__file__).with_name("native") / "runner.cpp"
SHELF = Shelf("runner", "run/native/runner.cpp", "run/native/sandbox.hpp")
FLAGS = ("-std=c++17", "-O2", "-static")
SPARE_KIB = 64 * 1024  # address space above the memory limit, to measure a peak above the limit
MAX_ERROR_BYTES = 64 * 1024  # bytes of standard error that are kept
SLOWER = "GRUNDY_SLOWER"  # an environment variable, see `slower`
T = TypeVar("T")
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
        """Return the limits as runner.cpp reads them, with a multiple of time and memory.

        On a slow machine, the time is also a multiple of the time on an ordinary machine.
        """
        memory_kib = beyond * self.memory_kib
        return {
            "cpu_ms": slower() * beyond * self.cpu_ms,
            "idle_ms": slower() * self.idle_ms,
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


@cache
def slower() -> int:
    """Return how many times slower than an ordinary machine this one is, such as an emulated one."""
    value = os.environ.get(SLOWER, "1")
    if not value.isdecimal() or int(value) < 1:
        what = _("{name} is {value}; write a whole number from 1, such as 20")
        raise Mistake(what.format(name=SLOWER, value=repr(value)))
    return int(value)


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


class Runner:
    """A process of runner.cpp, which runs one job after the other, with their files in a folder.

    The process starts the program of a job, and its interactor. It waits for both. Before it
    answers, it kills all processes that they have started. If `stop` closes its input, or if the
    judge dies, it kills them at once and ends. The outputs stay in the folder until the next job.
    """

    def __init__(self, program: Path, folder: Path):
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([program], stdin=pipe, stdout=pipe, start_new_session=True)
        self.folder, self.log = folder, folder / "log"

    def output(self, job: Job) -> Path:
        is_kept = job.has_output or job.sandbox != "checked"  # a checker writes to its log
        return self.folder / "stdout" if is_kept else Path(os.devnull)

    def errors(self, job: Job) -> Path:
        return self.folder / "stderr" if job.has_errors else Path(os.devnull)

    def run(self, job: Job, interactor: Path | None) -> dict | None:
        """Run a job; return the answer of the process, or None if it has ended."""
        fields = [
            *([f"interactor={interactor}", f"log={self.log}"] if interactor else []),
            *(f"arg={a}" for a in job.arguments),
            *(f"env={key}={value}" for key, value in job.environment.items()),
            *(f"read={p}" for p in (job.arguments[0], job.input, *job.read)),
            *(f"write={p}" for p in job.write),
            f"directory={job.directory}",
            f"stdin={job.input}",
            f"stdout={self.output(job)}",
            f"stderr={self.errors(job)}",
            f"sandbox={job.sandbox}",
            *(f"{name}={most}" for name, most in job.limits.stops(job.beyond).items()),
        ]
        try:
            with_ends = b"".join(os.fsencode(field) + b"\0" for field in fields)
            self._process.stdin.write(with_ends + b"\0")  # type: ignore[union-attr]
            self._process.stdin.flush()  # type: ignore[union-attr]
            answer = self._process.stdout.readline()  # type: ignore[union-attr]
        except (OSError, ValueError):
            return None
        return json.loads(answer) if answer else None

    def stop(self) -> None:
        with suppress(OSError):  # it may have ended
            self._process.stdin.close()  # type: ignore[union-attr]

    def wait(self) -> int:
        """Wait for the end of the process; return its exit status."""
        status = self._process.wait()
        self._process.stdout.close()  # type: ignore[union-attr]
        return status


class Programs:
    """The programs of a run, by key, and the headers that were parsed for them.

    Each is made once: whoever asks first begins to make it, and all who ask wait for the same
    future. A program that is `lent` is removed when the last borrower has returned it. All others
    stay until the end of the run. What the store keeps is never removed.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._made: dict[str, Future[Path]] = {}
        self._borrowers: Counter[str] = Counter()

    def start(self, key: str, begin: Callable[[], "Future[Path]"]) -> "Future[Path]":
        """Return the future of a program. If nobody has asked for it, call `begin`."""
        with self._lock:
            if key not in self._made:
                self._made[key] = begin()
            return self._made[key]

    def forget(self, key: str) -> "Future[Path] | None":
        """Forget a program, so that the next who asks makes it again."""
        with self._lock:
            return self._made.pop(key, None)

    @contextmanager
    def lent(self, key: str) -> Iterator[None]:
        """Keep a program until the end of the `with` block, and remove it if nobody else borrows it."""
        with self._lock:
            self._borrowers[key] += 1
        try:
            yield
        finally:
            with self._lock:
                self._borrowers[key] -= 1
                is_free = not self._borrowers[key] and key in self._made and self._made[key].done()
                made = self.forget(key) if is_free else None
            if made and not made.cancelled() and not made.exception():
                shutil.rmtree(made.result().parent, ignore_errors=True)


class Pool(AbstractContextManager):
    """Runs up to `size` jobs in parallel.

    At the end of the `with` block it kills programs that still run, and removes its files. Until
    then, nobody tidies build/.
    """

    def __init__(self, size: int):
        self.size = size
        self.programs = Programs()
        self._local = threading.local()  # of each thread of the pool: its runner
        self._threads = ThreadPoolExecutor(size, initializer=self._begin_thread)
        self._lock = threading.Lock()
        self._runners: list[Runner] = []
        self._stopped = False
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

    def begin(self, task: Callable[[], T]) -> "Future[T]":
        """Run a task in a thread of the pool; return its future.

        A task may wait only for tasks that began before it.
        """
        try:
            return self._threads.submit(task)
        except RuntimeError:  # the threads were shut down, or no thread can be started
            if self._stopped:
                raise Stopped from None
            raise

    def submit(self, job: Job) -> "Future[Measurement]":
        """Run a job in the background."""
        return self.begin(lambda: self._measure(job))

    def run(self, job: Job) -> Measurement:
        """Run a job and wait for it. A task runs it in its own thread."""
        is_task = hasattr(self._local, "runner")
        return self._measure(job) if is_task else self.submit(job).result()

    def check(
        self, checkers: tuple[Path, ...], input: Path, output: Path
    ) -> "Future[tuple[Measurement, ...]]":
        """Start checkers in the background; return how those ended that did not decline."""
        return self.begin(lambda: self._checks(checkers, input, output))

    def stop(self) -> None:
        with self._lock:
            if self._stopped:
                return
            self._stopped = True
            for runner in self._runners:
                runner.stop()
        self._threads.shutdown(cancel_futures=True)
        for runner in self._runners:
            runner.wait()
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
        runner = self._runner()
        output = runner.folder / "output"
        os.replace(runner.output(job), output)  # each checker has its own stdout
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

        runner = self._runner()
        answer = runner.run(job, interactor)
        if self._stopped:
            raise Stopped
        result = answer or {"signal": signal.SIGKILL, "limit": ""}
        if "error" in result:
            what = _("cannot run {program}: {why}")
            raise Mistake(what.format(program=job.arguments[0], why=result["error"]))
        was_killed = signal.SIGKILL in (result["signal"], result.get("game", {}).get("signal"))
        if was_killed and not result["limit"] and machine.out_of_memory_kills() > self._kills:
            raise Mistake(machine.no_memory() + _(" (a program was stopped)"))
        if not answer:
            raise Mistake(f"the runner ended without an answer (status {runner.wait()})")
        for used in ("cpu_ms", "wall_ms"):
            result[used] /= slower()
        machine.check_space(machine.FREE_TO_RUN)
        said = runner.errors(job)
        errors = _head_and_tail(said)
        if result["limit"] == "output" and said.stat().st_size >= job.limits.output_kib << 10:
            # online judges ignore standard error: only standard output decides
            again = self._measure_once(replace(job, has_errors=False), interactor)
            return replace(again, errors=errors)
        if interactor:
            game = Game(**result.pop("game"), log=_head_and_tail(runner.log))
            return Measurement(**result, output=b"", errors=errors, game=game)
        with runner.output(job).open("rb") as file:
            output = file.read(MAX_ERROR_BYTES if result["limit"] else -1)
        return Measurement(**result, output=output, errors=errors)

    def _begin_thread(self) -> None:
        self._local.runner = None

    def _runner(self) -> Runner:
        """Return the runner of this thread; start it for its first job."""
        if not self._local.runner:
            program, folder = runner_program(), self.folder("runner")
            with self._lock:
                if self._stopped:
                    raise Stopped
                self._local.runner = Runner(program, folder)
                self._runners.append(self._local.runner)
        return self._local.runner


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
