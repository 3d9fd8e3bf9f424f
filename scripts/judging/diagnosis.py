"""diagnosis: find out why a person's program fails, and in which line.

The failing case runs again: with a larger stack, in a program with sanitizers and the checked library, and
under valgrind where it is installed. After `TLE`, `MLE` and `OLE` the smallest case runs instead. The first
finding is shown in one line. All runs together take at most SECONDS of processor time and WALL_SECONDS.

A checked program can read the system's files and write to a folder of its own, and nothing else; so it
runs only where the kernel has Landlock and seccomp. The checkers write to a log in that folder: what the
program prints is not taken for a finding.
"""

import re
import shutil
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from .build import SANITIZERS, SYSTEM, CompileError, Recipe, start
from .data import Data
from .runner import Job, Limits, Pool, kernel_offers
from .store import Program
from .trial import Result, Trial, run_trial

SECONDS, WALL_SECONDS = 5, 8
SECONDS_AFTER_A_LIMIT = 1  # of processor time, on the smallest case
EXHAUSTED = "TLE", "MLE", "OLE"
CHECKED_KIB = 512 << 10  # memory of a checked program, besides CHECKED_TIMES that of the program
CHECKED_TIMES = 3
MAX_FILE_KIB = 1 << 10
MAX_LOG_BYTES = 64 << 10
LARGEST_STACK_KIB = 1 << 20
FAULTS = {7, 11}  # SIGBUS and SIGSEGV: a stack that overflows ends by one of them
OPTIONS = {"ASAN_OPTIONS": "detect_leaks=0:handle_abort=1:disable_coredump=0", "UBSAN_OPTIONS": "print_stacktrace=0"}
ONE_LOG = "-static-libasan", "-static-libubsan"  # else UBSan writes to standard error
MEMCHECK = "-q", "--error-exitcode=99", "--vgdb=no", "--fair-sched=try"  # without it valgrind needs a pipe
STACK_ADVICE = "make the arrays of a recursive function static, or keep a stack of your own instead of the recursion"

UNDEFINED = re.compile(r"^(?:.*/)?([^/\n]+:\d+):\d+: runtime error: (.*)$", re.MULTILINE)
CHECKED = re.compile(r"^Error: (.*?)\.?\n(?:\n|Objects)", re.MULTILINE | re.DOTALL)
CHECKED_HEADER = re.compile(r"/c\+\+/[\w.]+/debug/")
ADDRESS = re.compile(r"ERROR: AddressSanitizer: ([\w-]+)")
ACCESS = re.compile(r"^(READ|WRITE) of size \d+", re.MULTILINE)
OBJECT = re.compile(r"of global variable '([^']+)'|(?<=')(\w+)' \(line \d+\) <== Memory access")
FRAME = re.compile(r"^ +#\d+ 0x[0-9a-f]+ in (.+?) (?:/.*/|\./)?([^/\s]+):(\d+)(?::\d+)?$", re.MULTILINE)
MEMORY = re.compile(r"^==\d+== (\S.*)$", re.MULTILINE)
PLACE = re.compile(r"^==\d+== +(?:at|by) 0x\w+: .*\(([^():]+:\d+)\)$", re.MULTILINE)


class Diagnosis:
    """Made when a program has failed for the first time: it compiles the checked program, while other cases run."""

    def __init__(self, pool: Pool, recipe: Recipe, source: Path, code: str):
        self.pool, self.recipe, self.source, self.code = pool, recipe, source, code
        self.end = time.monotonic() + WALL_SECONDS
        self.left_ms = 1000.0 * (SECONDS_AFTER_A_LIMIT if code in EXHAUSTED else SECONDS)  # of processor time
        offers = kernel_offers()
        self.can_find = code not in ("ILE", "PE") and offers["landlock"] and offers["seccomp"]  # a checker does not find why a program idles
        self.checked = self._start(*SANITIZERS, *ONE_LOG) if self.can_find else None

    def why(self, trial: Trial, failure: Result, data: Data) -> str:
        """Return one line such as 'mine.cpp:14: index 100005 out of bounds for type int [100005]'; "" if nothing is found."""
        case = min(data.cases, key=lambda case: case.input.stat().st_size) if self.code in EXHAUSTED else failure.case
        self.end, self.input = time.monotonic() + WALL_SECONDS, case.input
        try:
            if failure.signal in FAULTS and (found := self._stack(trial, data)):
                return found
            return self._sanitized(trial) or (self._valgrind(trial) if self.code in ("WA", "RE") else "")
        except (CompileError, TimeoutError):  # like that it does not compile, or not soon enough
            return ""
        finally:
            if self.checked and self.checked.done() and not self.checked.exception():
                self.checked.result().forget()

    def _stack(self, trial: Trial, data: Data) -> str:
        """Double the stack until no case overflows it; return how much is enough, or "" if the fault is another."""
        limits = trial.conditions.limits
        program = start(self.pool, self.source, self.recipe).result(self._seconds()).path
        kib = limits.stack_kib
        while kib < LARGEST_STACK_KIB:
            kib *= 2
            conditions = replace(trial.conditions, limits=replace(limits, stack_kib=kib, memory_kib=limits.memory_kib + kib))
            measured = conditions.start(self.pool, program, self.input).result()
            if measured.signal in FAULTS:
                continue
            if measured.signal or measured.exit or measured.limit == "memory":
                return ""
            again = run_trial(self.pool, data, self.source, self.recipe, conditions, kept=None)
            if again.failure and again.failure.signal in FAULTS:
                continue
            rest = f"then it gets {again.code} on {again.failure.case.name}" if again.failure else "with that all cases are right"
            judge = trial.problem.judge
            few = f"{limits.stack_kib} KiB ({judge.name}: {judge.stack_note}) are too few"
            return f"the stack overflowed: {few}, {kib} KiB are enough, and {rest}; {STACK_ADVICE}"
        return ""

    def _sanitized(self, trial: Trial) -> str:
        if not self.checked:
            return ""
        program = self.checked.result(self._seconds()).path
        log, said = self._again(trial, program, lambda log: ((str(program),), {name: f"{options}:log_path={log}" for name, options in OPTIONS.items()}))
        return finding(log, said, trial.source.name)

    def _valgrind(self, trial: Trial) -> str:
        """Find what sanitizers cannot: a value that is read before it was written."""
        if not (valgrind := shutil.which("valgrind")):
            return ""
        program = self._start("-O0", "-g").result(self._seconds())
        log, _ = self._again(trial, program.path, lambda log: ((valgrind, *MEMCHECK, f"--log-file={log}", str(program.path)), {}))
        program.forget()
        what, place = MEMORY.search(log), PLACE.search(log)
        return f"{place[1]}: {what[1][0].lower()}{what[1][1:]}" if what and place else ""

    def _start(self, *flags: str) -> "Future[Program]":
        """With other flags for optimisation, and else those of the recipe."""
        kept = (flag for flag in self.recipe.flags if flag not in ("-O2", "-static"))
        return start(self.pool, self.source, replace(self.recipe, flags=(*flags, *kept), parsed=()), once=True)

    def _seconds(self) -> float:
        return max(0.1, self.end - time.monotonic())

    def _again(self, trial: Trial, program: Path, command: Callable[[Path], tuple[tuple[str, ...], dict[str, str]]]) -> tuple[str, str]:
        """Run the case under a checker. Return the checker's log and the standard error of the program.

        `command` returns the arguments and the environment of a run whose log is a given path.
        """
        folder = self.pool.folder("checked")
        arguments, environment = command(folder / "log")
        most = trial.conditions.limits
        limits = Limits(
            cpu_ms=int(max(100, min(self.left_ms, 1000 * self._seconds()))),
            memory_kib=CHECKED_KIB + CHECKED_TIMES * most.memory_kib,
            output_kib=MAX_FILE_KIB,
            stack_kib=256 << 10,
            address_limited=False,
        )
        read = (*SYSTEM, "/proc/self", str(program))
        measured = self.pool.run(Job(arguments, limits, self.input, "checked", read, (str(folder),), {"TMPDIR": str(folder), **environment}, "/"))
        self.left_ms -= measured.cpu_ms
        log = b"".join(_beginning(path) for path in sorted(folder.glob("log*")))
        shutil.rmtree(folder, ignore_errors=True)
        return log.decode(errors="replace"), measured.errors.decode(errors="replace")


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_LOG_BYTES)


def finding(log: str, said: str, source: str) -> str:
    """Return what sanitizers or the checked library find in a source, in one line.

    `log` is written by the sanitizers. The library prints to standard error, `said`, and aborts: the log then has its header.
    """
    undefined = UNDEFINED.search(log)
    if undefined:
        return f"{undefined[1]}: {undefined[2]}"
    address = ADDRESS.search(log)
    frame = next((f for f in FRAME.finditer(log) if f[2] == source), None)
    where = f"{source}:{frame[3]}: " if frame else ""
    checked = CHECKED.findall(said) if CHECKED_HEADER.search(log) else []
    if checked:
        return where + " ".join(checked[-1].split())
    if not address or address[1] == "ABRT":
        return ""
    if address[1] == "stack-overflow":
        return f"{where}the stack overflows" + (f" in {frame[1]}" if frame else "")
    access, named = ACCESS.search(log), OBJECT.search(log)
    does = {"READ": "reads", "WRITE": "writes"}[access[1]] + " " if access else ""
    of = f", beside {named[1] or named[2]}" if named else ""
    return f"{where}{does}memory that is not its own ({address[1]}){of}"
