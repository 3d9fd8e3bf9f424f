"""diagnosis: finds the line at which a person's program fails, and why.

The failing case runs again: with a larger stack, with sanitizers and the checked library, and under
valgrind if valgrind is installed. After MLE and OLE the smallest case runs instead. After TLE the
smallest case runs first, then the failing case. All runs together use at most SECONDS of processor
time and WALL_SECONDS of wall time.

A checked program runs under sanitizers or valgrind. It can read only files of the system, and write
only to its folder. The sandbox for it needs Landlock and seccomp; without them it does not run. The
checkers write to a log in that folder, so the output of a program cannot look like a finding.
"""

import re
import shutil
import time
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from .build import SANITIZERS, SYSTEM, CompileError, Recipe, start
from .runner import Job, Limits, Pool, kernel_offers
from .trial import Exam, Result, Trial, run_trial

SECONDS, WALL_SECONDS = 5, 8
SECONDS_AFTER_A_LIMIT = 1  # of processor time
EXHAUSTED = "TLE", "MLE", "OLE"
# The memory limit of a checked program: CHECKED_TIMES the limit of the program + CHECKED_KIB.
CHECKED_KIB = 512 << 10
CHECKED_TIMES = 3
MAX_FILE_KIB = 1 << 10
MAX_LOG_BYTES = 64 << 10
LARGEST_STACK_KIB = 1 << 20
FAULTS = {7, 11}  # SIGBUS and SIGSEGV: a stack overflow raises one of them
OPTIONS = {
    "ASAN_OPTIONS": "detect_leaks=0:handle_abort=1:disable_coredump=0",
    "UBSAN_OPTIONS": "print_stacktrace=0",
}
ONE_LOG = "-static-libasan", "-static-libubsan"  # otherwise UBSan writes to standard error
# without --fair-sched valgrind needs a pipe
MEMCHECK = "-q", "--error-exitcode=99", "--vgdb=no", "--fair-sched=try"
STACK_ADVICE = "make large local arrays static, or replace the recursion by a stack of your own"

UNDEFINED = re.compile(r"^(?:.*/)?([^/\n]+:\d+):\d+: runtime error: (.*)$", re.MULTILINE)
CHECKED = re.compile(r"^Error: (.*?)\.?\n(?:\n|Objects)", re.MULTILINE | re.DOTALL)
CHECKED_HEADER = re.compile(r"/c\+\+/[\w.]+/debug/")
ADDRESS = re.compile(r"ERROR: AddressSanitizer: ([\w-]+)")
ACCESS = re.compile(r"^(READ|WRITE) of size \d+", re.MULTILINE)
OBJECT = re.compile(r"of global variable '([^']+)'|(?<=')(\w+)' \(line \d+\) <== Memory access")
FRAME = re.compile(
    r"^ +#\d+ 0x[0-9a-f]+ in (.+?) (?:/.*/|\./)?([^/\s]+):(\d+)(?::\d+)?$", re.MULTILINE
)
MEMORY = re.compile(r"^==\d+== (\S.*)$", re.MULTILINE)
PLACE = re.compile(r"^==\d+== +(?:at|by) 0x\w+: .*\(([^():]+:\d+)\)$", re.MULTILINE)


class Diagnosis:
    """A search for the fault of a program with the verdict `code`.

    The constructor begins to compile the checked program.
    """

    def __init__(self, pool: Pool, recipe: Recipe, source: Path, code: str):
        self.pool, self.recipe, self.source, self.code = pool, recipe, source, code
        self.end = time.monotonic() + WALL_SECONDS
        self.left_ms = 1000.0 * (SECONDS_AFTER_A_LIMIT if code in EXHAUSTED else SECONDS)
        offers = kernel_offers()
        # a checker cannot find out why a program waits
        self.can_find = code not in ("ILE", "PE") and offers["landlock"] and offers["seccomp"]
        self.checked = self._start(*SANITIZERS, *ONE_LOG) if self.can_find else None

    def why(self, trial: Trial, failure: Result, exam: Exam, stack_note: str) -> str:
        """Return the cause in one line, or "".

        An example is 'mine.cpp:14: index 100005 out of bounds for type int [100005]'. `stack_note`
        says which stack the online judge gives: "POJ: 16 MiB, assumed".
        """
        self.end, self.input = time.monotonic() + WALL_SECONDS, failure.case.input
        try:
            if failure.signal in FAULTS and (why := self._stack(trial, exam, stack_note)):
                return why
            if self.code in EXHAUSTED:
                self.input = min(
                    (case.input for case in exam.cases), key=lambda p: p.stat().st_size
                )
                if (why := self._sanitized(trial)) or self.code != "TLE":
                    return why
                self.input = failure.case.input
            return self._sanitized(trial) or self._valgrind(trial)
        except (CompileError, TimeoutError):  # of the checked program
            return ""

    def _stack(self, trial: Trial, exam: Exam, stack_note: str) -> str:
        """Return a message that says which stack is enough; "" if the stack is not the cause.

        The stack is doubled until the program does not overflow it.
        """
        limits = trial.conditions.limits
        program = start(self.pool, self.source, self.recipe).result(self._seconds())
        kib = limits.stack_kib
        while kib < LARGEST_STACK_KIB:
            kib *= 2
            larger = replace(limits, stack_kib=kib, memory_kib=limits.memory_kib + kib)
            conditions = replace(trial.conditions, limits=larger)
            measured = conditions.start(self.pool, program, self.input).result()
            if measured.signal in FAULTS:
                continue
            if measured.signal or measured.exit or measured.limit == "memory":
                return ""
            again = run_trial(self.pool, exam, self.source, self.recipe, conditions)
            if again.failure and again.failure.signal in FAULTS:
                continue
            then = "all cases are right"
            if again.failure:
                then = f"the program gets {again.code} on {again.failure.case.name}"
            few = f"{limits.stack_kib} KiB ({stack_note}) is too small"
            return f"the stack overflowed: {few}; with {kib} KiB {then}; {STACK_ADVICE}"
        return ""

    def _sanitized(self, trial: Trial) -> str:
        """Return the finding of the sanitizers or the checked library, or ""."""
        if not self.checked:
            return ""
        program, folder = self.checked.result(self._seconds()), self.pool.folder("checked")
        options = {name: f"{value}:log_path={folder / 'log'}" for name, value in OPTIONS.items()}
        log, said = self._again(trial, (str(program),), options, folder)
        return finding(log, said, trial.source.name)

    def _valgrind(self, trial: Trial) -> str:
        """Return the line that reads a variable without a value, or "". Only valgrind finds it."""
        valgrind = shutil.which("valgrind")
        if not valgrind or self.code not in ("WA", "RE"):
            return ""
        program = self._start("-O0", "-g").result(self._seconds())
        folder = self.pool.folder("checked")
        command = (valgrind, *MEMCHECK, f"--log-file={folder / 'log'}", str(program))
        log, _ = self._again(trial, command, {}, folder)
        what, place = MEMORY.search(log), PLACE.search(log)
        return f"{place[1]}: {what[1][0].lower()}{what[1][1:]}" if what and place else ""

    def _start(self, *flags: str) -> "Future[Path]":
        """Compile the source with these flags in place of -O2 and -static."""
        others = (flag for flag in self.recipe.flags if flag not in ("-O2", "-static"))
        recipe = replace(self.recipe, flags=(*flags, *others), parsed=())
        return start(self.pool, self.source, recipe)

    def _seconds(self) -> float:
        """Return how many seconds of wall time are left."""
        return max(0.1, self.end - time.monotonic())

    def _again(
        self, trial: Trial, command: tuple[str, ...], environment: dict[str, str], folder: Path
    ) -> tuple[str, str]:
        """Run the case under a checker that writes to `folder`/log.

        Return the log and the standard error.
        """
        limits = Limits(
            cpu_ms=int(max(100, min(self.left_ms, 1000 * self._seconds()))),
            memory_kib=CHECKED_KIB + CHECKED_TIMES * trial.conditions.limits.memory_kib,
            output_kib=MAX_FILE_KIB,
            stack_kib=256 << 10,
            address_limited=False,
        )
        read, write = (*SYSTEM, "/proc/self", command[-1]), (str(folder),)
        environment = {"TMPDIR": str(folder), **environment}
        job = Job(
            command, limits, self.input, "checked", read, write, environment, "/",
            interactors=trial.conditions.opponents(self.pool),
        )  # fmt: skip
        measured = self.pool.run(job)
        self.left_ms -= measured.cpu_ms
        log = b"".join(_beginning(path) for path in sorted(folder.glob("log*")))
        shutil.rmtree(folder, ignore_errors=True)
        return log.decode(errors="replace"), measured.errors.decode(errors="replace")


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_LOG_BYTES)


def finding(log: str, said: str, source: str) -> str:
    """Return the finding of the sanitizers or the checked library in one line, or "".

    `log` is the log of the sanitizers, and `said` is the standard error. The library prints its
    finding to standard error and aborts; then the log names a header of the library.
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
    of = f", next to {named[1] or named[2]}" if named else ""
    return f"{where}{does}memory that it may not use ({address[1]}){of}"
