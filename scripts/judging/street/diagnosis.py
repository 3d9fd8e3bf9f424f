"""diagnosis: why a person's program fails, and in which line.

The failing case runs once more, in a program with sanitizers and the checked library,
then under valgrind where it is installed. What they find first is told in one line.
"""

import os
import re
import shutil
from contextlib import suppress
from dataclasses import replace

from .build import SANITIZERS, CompileError, Recipe, start
from .programs import forget
from .run import Job, Limits, Measurement, Pool
from .trial import Trial

EXPLAINED = ("WA", "TLE", "ILE", "MLE", "OLE", "RE")
SLOWER, MOST_MS = 20, 20_000  # times the limit, for a checked program, and at the most
MOST_MS_LATE = 4000  # where the program was too slow: most likely it is nothing but that
LARGE_STACK_KIB = 1 << 20
FAULTS = {7, 11}  # SIGBUS and SIGSEGV: a stack that overflows ends by one of them
OPTIONS = {"ASAN_OPTIONS": "detect_leaks=0:handle_abort=1", "UBSAN_OPTIONS": "print_stacktrace=0"}
MEMCHECK = "-q", "--error-exitcode=99", "--vgdb=no"

UNDEFINED = re.compile(r"^(?:.*/)?([^/\n]+:\d+):\d+: runtime error: (.*)$", re.MULTILINE)
CHECKED = re.compile(r"^Error: (.*?)\.?\n(?:\n|Objects)", re.MULTILINE | re.DOTALL)
ADDRESS = re.compile(r"ERROR: AddressSanitizer: ([\w-]+)")
ACCESS = re.compile(r"^(READ|WRITE) of size \d+", re.MULTILINE)
OBJECT = re.compile(r"of global variable '([^']+)'|(?<=')(\w+)' \(line \d+\) <== Memory access")
FRAME = re.compile(r"^ +#\d+ 0x[0-9a-f]+ in (.+?) (?:/.*/|\./)?([^/\s]+):(\d+)(?::\d+)?$", re.MULTILINE)
MEMORY = re.compile(r"^==\d+== (\S.*)$", re.MULTILINE)
PLACE = re.compile(r"^==\d+== +(?:at|by) 0x\w+: .*\(([^():]+:\d+)\)$", re.MULTILINE)


def why(pool: Pool, trial: Trial, recipe: Recipe) -> str:
    """One line such as 'mine.cpp:14: index 100005 out of bounds for type int [100005]'; "" if nothing is found."""
    for look in (_stack, _sanitized, _valgrind) if trial.code in EXPLAINED else ():
        with suppress(CompileError):  # like that, the program does not compile
            if found := look(pool, trial, recipe):
                return found
    return ""


def _stack(pool: Pool, trial: Trial, recipe: Recipe) -> str:
    """Does the program fault only because its stack is too small?"""
    if trial.failure.signal not in FAULTS:
        return ""
    limits = replace(trial.limits, stack_kib=LARGE_STACK_KIB, memory_kib=trial.limits.memory_kib + LARGE_STACK_KIB)
    measured = _again(pool, trial, recipe, limits)
    if measured.signal in FAULTS or measured.limit == "memory":
        return ""
    judge, kib = trial.problem.judge, trial.limits.stack_kib
    return f"the stack overflowed: the program needs more than {kib} KiB ({judge.name}: {judge.stack_note}) and ends with a larger one"


def _sanitized(pool: Pool, trial: Trial, recipe: Recipe) -> str:
    measured = _again(pool, trial, replace(recipe, flags=SANITIZERS), options=OPTIONS)
    return finding(measured.errors.decode(errors="replace"), trial.source.name)


def _valgrind(pool: Pool, trial: Trial, recipe: Recipe) -> str:
    """Finds what sanitizers cannot: a value that is read before it was written."""
    if not (valgrind := shutil.which("valgrind")):
        return ""
    measured = _again(pool, trial, replace(recipe, flags=("-O0", "-g")), under=(valgrind, *MEMCHECK))
    said = measured.errors.decode(errors="replace")
    what, place = MEMORY.search(said), PLACE.search(said)
    return f"{place[1]}: {what[1][0].lower()}{what[1][1:]}" if what and place else ""


def _again(pool: Pool, trial: Trial, recipe: Recipe, limits: Limits | None = None, under=(), options={}) -> Measurement:
    """The failing case once more, by default with all that a checked program needs."""
    generous = replace(trial.limits.generous(SLOWER), stack_kib=256 << 10)
    program = start(pool, trial.source, recipe, once=True).result()
    try:
        most = MOST_MS_LATE if trial.code == "TLE" else MOST_MS
        command, limits = (*under, str(program.path)), limits or replace(generous, cpu_ms=min(generous.cpu_ms, most))
        reach = {"sandbox": "files", "read": ("/",), "write": (str(pool.scratch()), os.devnull)}
        environment = {"TMPDIR": str(pool.scratch()), **options}
        return pool.run(Job(command, limits, trial.failure.case.input, environment=environment, **reach))
    finally:
        forget(program)


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
