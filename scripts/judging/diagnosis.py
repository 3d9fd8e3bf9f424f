"""diagnosis: why a person's program fails, and in which line.

The failing case runs once more: with a larger stack, in a program with sanitizers and the checked
library, under valgrind where it is installed. What they find first is told in one line. All of it
together takes SECONDS of processor time and WALL_SECONDS at the most.
"""

import os
import re
import shutil
import time
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from .build import SANITIZERS, CompileError, Recipe, start
from .data import Data
from .runner import Job, Limits, Measurement, Pool
from .store import Program
from .trial import Result, Trial, run_trial

SECONDS, WALL_SECONDS = 5, 8
LARGEST_STACK_KIB = 1 << 20
FAULTS = {7, 11}  # SIGBUS and SIGSEGV: a stack that overflows ends by one of them
OPTIONS = {"ASAN_OPTIONS": "detect_leaks=0:handle_abort=1", "UBSAN_OPTIONS": "print_stacktrace=0"}
MEMCHECK = "-q", "--error-exitcode=99", "--vgdb=no"
STACK_ADVICE = "make the arrays of a recursive function static, or keep a stack of your own instead of the recursion"

UNDEFINED = re.compile(r"^(?:.*/)?([^/\n]+:\d+):\d+: runtime error: (.*)$", re.MULTILINE)
CHECKED = re.compile(r"^Error: (.*?)\.?\n(?:\n|Objects)", re.MULTILINE | re.DOTALL)
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
        self.left_ms = SECONDS * 1000.0  # of processor time
        self.can_find = code not in ("ILE", "PE")  # nobody finds why a program idles
        self.checked = self._start(*SANITIZERS) if self.can_find else None

    def why(self, trial: Trial, failure: Result, data: Data) -> str:
        """One line such as 'mine.cpp:14: index 100005 out of bounds for type int [100005]'; "" if nothing is found."""
        self.end, self.input = time.monotonic() + WALL_SECONDS, failure.case.input
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
        """Does the program fault only because its stack is too small? Then the cases run with a larger one."""
        limits = trial.conditions.limits
        program = start(self.pool, self.source, self.recipe, once=True).result(self._seconds())
        kib, measured = limits.stack_kib, None
        while (measured is None or measured.signal in FAULTS) and kib < LARGEST_STACK_KIB:
            kib *= 2
            larger = replace(limits, stack_kib=kib, memory_kib=limits.memory_kib + kib)
            measured = self._again(trial, (str(program.path),), larger)
        program.forget()
        if measured is None or measured.signal in FAULTS or measured.limit == "memory":
            return ""
        conditions = replace(trial.conditions, limits=larger)
        again = run_trial(self.pool, data, self.source, self.recipe, conditions, kept=None, once=True)
        rest = f"then it gets {again.code} on {again.failure.case.name}" if again.failure else "with that all cases are right"
        judge = trial.problem.judge
        return f"the stack overflowed: {limits.stack_kib} KiB ({judge.name}: {judge.stack_note}) are too few, {kib} KiB are enough, and {rest}; {STACK_ADVICE}"

    def _sanitized(self, trial: Trial) -> str:
        if not self.checked:
            return ""
        program = self.checked.result(self._seconds())
        measured = self._again(trial, (str(program.path),), options=OPTIONS)
        return finding(measured.errors.decode(errors="replace"), trial.source.name)

    def _valgrind(self, trial: Trial) -> str:
        """Finds what sanitizers cannot: a value that is read before it was written."""
        if not (valgrind := shutil.which("valgrind")):
            return ""
        program = self._start("-O0", "-g").result(self._seconds())
        measured = self._again(trial, (valgrind, *MEMCHECK, str(program.path)))
        program.forget()
        said = measured.errors.decode(errors="replace")
        what, place = MEMORY.search(said), PLACE.search(said)
        return f"{place[1]}: {what[1][0].lower()}{what[1][1:]}" if what and place else ""

    def _start(self, *flags: str) -> "Future[Program]":
        """With other flags for optimisation, and else those of the recipe."""
        kept = (flag for flag in self.recipe.flags if flag not in ("-O2", "-static"))
        return start(self.pool, self.source, replace(self.recipe, flags=(*flags, *kept)), once=True)

    def _seconds(self) -> float:
        return max(0.1, self.end - time.monotonic())

    def _again(self, trial: Trial, command: tuple[str, ...], limits: Limits | None = None, options: dict | None = None) -> Measurement:
        """The failing case once more, with all that a checked program needs and the time that is left."""
        limits = limits or replace(trial.conditions.limits.generous(1), stack_kib=256 << 10)
        most = int(max(100, min(self.left_ms, 1000 * self._seconds())))
        scratch = str(self.pool.scratch())
        environment = {"TMPDIR": scratch, **(options or {})}
        job = Job(command, replace(limits, cpu_ms=most), self.input, "files", ("/",), (scratch, os.devnull), environment)
        measured = self.pool.run(job)
        self.left_ms -= measured.cpu_ms
        return measured


def finding(said: str, source: str) -> str:
    """What sanitizers or the checked library say of a source, in one line."""
    undefined = UNDEFINED.search(said)
    if undefined:
        return f"{undefined[1]}: {undefined[2]}"
    address = ADDRESS.search(said)
    frame = next((f for f in FRAME.finditer(said) if f[2] == source), None)
    where = f"{source}:{frame[3]}: " if frame else ""
    checked = CHECKED.search(said)
    if checked:
        return where + " ".join(checked[1].split())
    if not address or address[1] == "ABRT":
        return ""
    if address[1] == "stack-overflow":
        return f"{where}the stack overflows" + (f" in {frame[1]}" if frame else "")
    access, named = ACCESS.search(said), OBJECT.search(said)
    does = {"READ": "reads", "WRITE": "writes"}[access[1]] + " " if access else ""
    of = f", beside {named[1] or named[2]}" if named else ""
    return f"{where}{does}memory that is not its own ({address[1]}){of}"
