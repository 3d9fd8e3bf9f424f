"""diagnosis: finds the line at which a person's program fails, and why.

The failing case runs again: with a larger stack, with sanitizers and the checked library, and under
valgrind if valgrind is installed. After MLE, OLE and TLE the smallest case runs instead; after TLE
the failing case follows. All runs together use at most SECONDS of processor time.

A checked program runs under sanitizers or valgrind. It can read only files of the system, and write
only to its folder. The sandbox for it needs Landlock and seccomp. The checkers write to a log in that
folder, so the output of a program cannot look like a finding. Without Landlock, a checker may not use
files: then only UBSan runs, which is linked statically and writes to standard error.
After TLE, the checked program is linked with native/loops.cpp, which records the lines that run.
"""

import shutil
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path

from ..report import is_small
from ..run.build import SANITIZERS, SYSTEM, CompileError, Recipe, start, without_warnings
from ..run.runner import Job, Limits, Measurement, Pool, kernel_offers
from ..run.trial import Exam, Result, Trial, run_trial
from ..words import _
from .findings import finding, has_started, of_valgrind, repeated

SECONDS = 5
MUCH_SLOWER = 100  # times; sanitizers alone seldom make a program so much slower
LIMIT_MS = 1300  # of processor time for each checked run after TLE, MLE and OLE
EXHAUSTED = "TLE", "MLE", "OLE"
# The memory limit of a checked program: CHECKED_TIMES the limit of the program + CHECKED_KIB.
CHECKED_KIB = 512 << 10
CHECKED_TIMES = 3
MAX_FILE_KIB = 1 << 10
MAX_LOG_BYTES = 64 << 10
LARGEST_STACK_KIB = 256 << 10
FAULTS = {7, 11}  # SIGBUS and SIGSEGV: a stack overflow raises one of them
OPTIONS = {
    "ASAN_OPTIONS": "detect_leaks=0:handle_abort=1:disable_coredump=0",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}
ONE_LOG = "-static-libasan", "-static-libubsan"  # otherwise UBSan writes to standard error
WITHOUT_FILES = "-O1", "-g1", "-static", "-fsanitize=undefined", "-fno-sanitize-recover=all"
LOOPS = Path(__file__).with_name("loops.cpp")
OF_LOOPS = Recipe("C++17", flags=("-O1", "-c"), is_kept=True)
# without --fair-sched valgrind needs a pipe
MEMCHECK = "--error-exitcode=99", "--vgdb=no", "--fair-sched=try"
STARTED = "Memcheck"  # in the log of valgrind


@dataclass(frozen=True)
class Checked:
    """What a run under a checker wrote: the logs of the checker and of loops.cpp, and streams."""

    log: str
    loops: str
    errors: str
    output: bytes
    limit: str  # the limit that it broke, or ""


class Diagnosis:
    """A search for the fault of a program with the verdict `code`.

    The constructor begins to compile the checked program. After `why`, `not_searched` contains
    sentences about faults that were not searched for, and `printed` is what an endless program
    printed.
    """

    def __init__(self, pool: Pool, recipe: Recipe, source: Path, code: str):
        self.pool, self.recipe, self.source, self.code = pool, recipe, source, code
        self.left_ms = 1000.0 * SECONDS
        self.not_searched: list[str] = []
        self.printed: bytes | None = None
        self.is_endless = False  # does the recursion fill every stack?
        offers = kernel_offers()
        # ILE, too: a program may wait for a lock that it has overwritten
        self.can_find = code != "PE" and offers["seccomp"]
        self.has_files = bool(offers["landlock"])  # may a checker use files?
        self.checked = self._start_checked(code == "TLE") if self.can_find else None

    def _start_checked(self, records_lines: bool) -> "Future[Path]":
        if not self.has_files:
            return self._start(*WITHOUT_FILES)
        flags: tuple[str, ...] = (*SANITIZERS, *ONE_LOG)
        if not records_lines:
            return self._start(*flags)
        loops = start(self.pool, LOOPS, OF_LOOPS).result()
        self.recipe = replace(self.recipe, include=(*self.recipe.include, loops.parent))
        return self._start(*flags, "-fsanitize-coverage=trace-pc", str(loops))

    def why(self, trial: Trial, failure: Result, exam: Exam, stack_note: str) -> str:
        """Return the cause in one line, or "".

        An example is 'mine.cpp:14: index 100005 out of bounds for type int [100005]'. `stack_note`
        says which stack the online judge gives: "POJ: 16 MiB, assumed".
        """
        if not self.checked:
            return ""
        is_fault = failure.run is not None and failure.run.signal in FAULTS
        if (
            self.code == "RE"
            and is_fault
            and (why := self._stack(trial, failure, exam, stack_note))
        ):
            return why
        try:
            if self.code in EXHAUSTED:
                return self._after_a_limit(trial, failure, exam)
            ran = self._sanitized(trial, failure.case.input)
            if why := self._finding(trial, ran) or self._removed_loop(trial, failure, ran):
                return why
            return self._valgrind(trial, failure.case.input)
        except CompileError:
            self.not_searched.append(
                _("faults of memory: the program does not compile with sanitizers here")
            )
            return ""

    def _after_a_limit(self, trial: Trial, failure: Result, exam: Exam) -> str:
        """Return the finding on the smallest case; after TLE, also on the failing case."""
        inputs = [min((case.input for case in exam.cases), key=lambda path: path.stat().st_size)]
        if self.code == "TLE" and failure.case.input not in inputs:
            inputs.append(failure.case.input)
        for input in inputs:
            self.left_ms = LIMIT_MS
            ran = self._sanitized(trial, input)
            if why := self._finding(trial, ran):
                return why
            if ran.loops:
                self.printed = ran.output
                was_stopped = failure.run is not None and failure.run.limit == "cpu"
                is_endless = was_stopped and is_small(input.read_text())
                return repeated(ran.loops, ran.log, trial.source, is_endless)
        return ""

    def _stack(self, trial: Trial, failure: Result, exam: Exam, stack_note: str) -> str:
        """Return a message that says which stack is enough; "" if the stack is not the cause.

        The stack is doubled until the program does not overflow it.
        """
        limits, kib = trial.conditions.limits, trial.conditions.limits.stack_kib
        largest = self._with_stack(trial, failure.case.input, max(kib, LARGEST_STACK_KIB))
        self.is_endless = largest.signal in FAULTS
        if self.is_endless:
            return ""
        while kib < LARGEST_STACK_KIB:
            kib *= 2
            measured = self._with_stack(trial, failure.case.input, kib)
            if measured.signal in FAULTS:
                continue
            if measured.signal or measured.exit or measured.limit == "memory":
                return ""
            conditions = _with_stack(trial, kib)
            again = run_trial(self.pool, exam, self.source, self.recipe, conditions)
            first = again.failure
            if first and first.run and first.run.signal in FAULTS:
                continue
            then = _("all cases are right")
            if first:
                then = _("the program gets {code} on {case}")
                then = then.format(code=again.code, case=first.case.name)
            what = _(
                "the stack overflowed: {few} KiB ({note}) is too small; with {enough} KiB {then}; "
                "make large local arrays static, or replace the recursion by a stack of your own"
            )
            return what.format(few=limits.stack_kib, note=stack_note, enough=kib, then=then)
        return ""

    def _with_stack(self, trial: Trial, input: Path, kib: int) -> Measurement:
        program = start(self.pool, self.source, self.recipe).result()
        return _with_stack(trial, kib).start(self.pool, program, input).result()

    def _sanitized(self, trial: Trial, input: Path) -> Checked:
        """Run the program under sanitizers and the checked library."""
        assert self.checked
        program, folder = self.checked.result(), self.pool.folder("checked")
        options = {name: f"{value}:log_path={folder / 'log'}" for name, value in OPTIONS.items()}
        options["LOOPS"] = str(folder / "loops")
        if not self.has_files:
            options = {}
        return self._again(trial, input, (str(program),), options, folder)

    def _finding(self, trial: Trial, ran: Checked) -> str:
        """Return the finding of the sanitizers or the checked library, or ""."""
        found = finding(ran.log, ran.errors, trial.source.name)
        if not found and ran.limit == "cpu" and self.code not in EXHAUSTED:
            self._stopped()
        if self.has_files and not has_started(ran.log, ran.errors):
            what = _("faults of memory: the sanitizers do not work here")
            self.not_searched.append(what)
        is_endless = self.is_endless and found.endswith("which calls itself")
        return found + _(" without end") if is_endless else found

    def _removed_loop(self, trial: Trial, failure: Result, ran: Checked) -> str:
        """Return the lines of an endless loop that g++ -O2 has removed, or "".

        Such a loop changes nothing that is used later. With the loop, the fast program is endless.
        """
        text = failure.case.input.read_text()
        if (
            ran.limit != "cpu"
            or not self.has_files
            or failure.cpu_ms * MUCH_SLOWER > 1000 * SECONDS
            or not is_small(text)
        ):
            return ""
        self.checked, self.left_ms = self._start_checked(True), LIMIT_MS
        ran = self._sanitized(trial, failure.case.input)
        why = repeated(ran.loops, ran.log, trial.source, True) if ran.loops else ""
        self.left_ms = 0
        if not why:
            return ""
        self.not_searched.clear()
        return why + _("; g++ -O2 removes such a loop, if it has no effect")

    def _valgrind(self, trial: Trial, input: Path) -> str:
        """Return the line that reads a variable without a value, or "". Only valgrind finds it."""
        valgrind = shutil.which("valgrind")
        if self.code not in ("WA", "RE") or self.left_ms <= 0:
            return ""
        if not self.has_files:
            what = _("faults of memory, and variables without a value: this kernel has no Landlock")
            self.not_searched.append(what)
            return ""
        if not valgrind:
            what = _(
                "variables without a value: valgrind is not installed, run "
                "`apt-get install -y valgrind`"
            )
            self.not_searched.append(what)
            return ""
        program = self._start("-O0", "-g").result()
        folder = self.pool.folder("checked")
        command = (valgrind, *MEMCHECK, f"--log-file={folder / 'log'}", str(program))
        ran = self._again(trial, input, command, {}, folder)
        found = of_valgrind(ran.log, trial.source.name)
        if not found and ran.limit == "cpu":
            self._stopped()
        elif STARTED not in ran.log:
            self.not_searched.append(_("variables without a value: valgrind does not work here"))
        return found

    def _stopped(self) -> None:
        what = _(
            "faults of memory, and variables without a value: the search used its {seconds} s of "
            "processor time"
        )
        self.not_searched.append(what.format(seconds=SECONDS))

    def _start(self, *flags: str) -> "Future[Path]":
        """Compile the source with these flags in place of -O2 and -static."""
        plain = without_warnings(self.recipe).flags
        others = (flag for flag in plain if flag not in ("-O2", "-static"))
        recipe = replace(self.recipe, flags=(*flags, *others), parsed=())
        return start(self.pool, self.source, recipe)

    def _again(
        self,
        trial: Trial,
        input: Path,
        command: tuple[str, ...],
        environment: dict[str, str],
        folder: Path,
    ) -> Checked:
        """Run an input under a checker that writes to `folder`/log."""
        limits = Limits(
            cpu_ms=int(max(100, self.left_ms)),
            memory_kib=CHECKED_KIB + CHECKED_TIMES * trial.conditions.limits.memory_kib,
            output_kib=MAX_FILE_KIB,
            stack_kib=256 << 10,
            address_limited=False,
        )
        read = (
            *SYSTEM,
            "/proc/self",
            "/proc/cpuinfo",
            command[-1],
        )  # valgrind reads /proc/cpuinfo on arm64
        environment = {"TMPDIR": str(folder), **environment}
        sandbox = "checked" if self.has_files else "program"
        job = Job(
            command, limits, input, sandbox, read, (str(folder),), environment, "/",
            interactors=trial.conditions.opponents(self.pool), has_output=self.code == "TLE",
        )  # fmt: skip
        measured = self.pool.run(job)
        self.left_ms -= measured.cpu_ms
        log, loops = (
            "".join(map(_beginning, sorted(folder.glob(f"{n}*")))) for n in ("log", "loops")
        )
        shutil.rmtree(folder, ignore_errors=True)
        errors = measured.errors.decode(errors="replace")
        return Checked(
            log if self.has_files else errors, loops, errors, measured.output, measured.limit
        )


def _with_stack(trial: Trial, kib: int):
    """Return the conditions of a trial with another stack."""
    limits = trial.conditions.limits
    larger = replace(limits, stack_kib=kib, memory_kib=limits.memory_kib + kib)
    return replace(trial.conditions, limits=larger)


def _beginning(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(MAX_LOG_BYTES).decode(errors="replace")
