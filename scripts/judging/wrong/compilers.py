"""compilers: finds what the compilers of an online judge make of a program that is right here.

A compiler may reject a program, because it lacks a name or supports only an older standard. It may
also have narrower types, so that the program computes something else: then the program runs once
more with such types. If at least one compiler remains, the program is accepted.
"""

import struct
from collections.abc import Callable
from concurrent.futures import CancelledError
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..problems.catalog import Problem
from ..run import build
from ..run.build import Recipe
from ..run.runner import Pool
from ..run.store import Shelf
from ..run.trial import Result, Trial
from . import dialect, names, widths
from .names import Found
from .widths import Model

SHELF = Shelf("arrays", "wrong/compilers.py")
MOST_PLACES = 3  # so many names are shown
LOADED = 1  # the kind of a program header in an ELF file: a part that is loaded into memory
Run = Callable[[Path, Recipe], Trial]


@dataclass(frozen=True)
class Failure:
    """A failed trial of a program with narrow types."""

    model: Model
    trial: Trial
    result: Result  # the first that is not AC
    cause: str

    @property
    def choice(self) -> str:
        """Return why a person should choose another compiler."""
        got = f"the program gets {self.trial.code} on {self.result.case.name}"
        return f"under {_joined(self.model.compilers)}, {self.model.reason()}, and {got}"


@dataclass
class Outcome:
    """What an online judge makes of a program that is right here."""

    refusal: str = ""  # why all its compilers reject the program: the verdict is CE
    failure: Failure | None = None  # why the program fails with all its compilers
    notes: list[str] = field(default_factory=list)  # about a program that is accepted


def check(
    pool: Pool, problem: Problem, solution: Path, source: Path, recipe: Recipe, run: Run
) -> Outcome:
    """Return what the online judge of a problem makes of a program.

    `dialect.compiled` has returned `source` and `recipe` for the file `solution`. `run` judges a
    source. After Ctrl-C, raise CancelledError.
    """
    judge = problem.judge
    standard = dialect.standard_needed(pool, judge, source, recipe)
    if standard.startswith("CE"):
        return Outcome(f"{judge.name} would report {standard}")
    used = names.found(solution)
    rejected = {
        compiler: [each for each in used if not {*each.name.missing}.isdisjoint(tags)]
        for compiler, tags in judge.compilers.items()
    }
    accepting = [compiler for compiler in rejected if not rejected[compiler]]
    if rejected and not accepting:
        return Outcome(f"{judge.name} would report CE: {_rejections(rejected)}")
    failed, notes = _with_narrow_types(pool, problem, source, recipe, accepting, run)
    notes = [f"{judge.name}: {standard}"] * bool(standard) + notes
    failing = {compiler for each in failed for compiler in each.model.compilers}
    free = [compiler for compiler in accepting if compiler not in failing]
    others = [_rejections(rejected)] if any(rejected.values()) else []
    if failed and not free:
        cause = "; ".join([failed[0].cause, *others])
        return Outcome(failure=replace(failed[0], cause=cause))
    others += [each.choice for each in failed]
    if others:
        notes.append(f"choose {_joined(free, 'or')} at {judge.name}: {', and '.join(others)}")
    for each in used:
        unreliable = [
            name for name in free if not {*each.name.wrong}.isdisjoint(judge.compilers[name])
        ]
        if unreliable:
            who = f"{_joined(unreliable)} of {judge.name}"
            what = f"may read or print wrong numbers with {each.place}"
            notes.append(f"{who} {what}; write {each.name.write}")
    if judge.windows:
        notes += _arrays(pool, problem, source, recipe)
    return Outcome(notes=notes)


def _with_narrow_types(
    pool: Pool,
    problem: Problem,
    source: Path,
    recipe: Recipe,
    accepting: list[str],
    run: Run,
) -> tuple[list[Failure], list[str]]:
    """Run a program with the types of the compilers that accept it.

    Return the failures, first with the fewest narrow types, and notes on what was not checked.
    """
    judge = problem.judge
    failed: list[Failure] = []
    notes: list[str] = []
    passed: set[str] = set()  # narrow types with which the program is right
    for model in widths.models(pool, judge, source, recipe):
        if not model.lines or {*accepting}.isdisjoint(model.compilers):
            continue
        trial = run(model.source, model.recipe) if model.can_be_checked else None
        if trial and trial.interrupted:
            raise CancelledError
        model = model.without(passed)
        if trial and trial.failure:
            failed.append(Failure(model, trial, trial.failure, model.cause(f"at {judge.name}")))
        elif trial and not trial.compile_error:
            passed |= {*model.lines}
        elif {*model.lines} != {widths.SIZE}:
            is_common = {*accepting} <= {*model.compilers}
            where = f"at {judge.name}" if is_common else f"under {_joined(model.compilers)}"
            notes.append(f"{model.cause(where)}. The judge could not check this")
    return failed, notes


def _rejections(rejected: dict[str, list[Found]]) -> str:
    """Return which compilers reject what: "G++ and C++ reject `getchar_unlocked` (line 2)".

    If all compilers reject some names, return only these.
    """
    who: dict[Found, list[str]] = {}
    for compiler, found in rejected.items():
        for each in found:
            who.setdefault(each, []).append(compiler)
    common = {each: who[each] for each in who if len(who[each]) == len(rejected)}
    groups: dict[str, list[Found]] = {}
    for each, some in (common or who).items():
        verb = "rejects" if len(some) == 1 else "reject"
        groups.setdefault(f"{_joined(some)} {verb}", []).append(each)
    clauses = [f"{group} {_listed(found)}" for group, found in groups.items()]
    advised = "".join(each.name.write for each in common) if len(common) == 1 else ""
    return ", and ".join(clauses) + f"; write {advised}" * bool(advised)


def _joined(words: list[str], last: str = "and") -> str:
    """Return "a", "a and b" or "a, b and c"."""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _listed(found: list[Found]) -> str:
    more = f" and {len(found) - MOST_PLACES} more" if len(found) > MOST_PLACES else ""
    return ", ".join(each.place for each in found[:MOST_PLACES]) + more


def _arrays(pool: Pool, problem: Problem, source: Path, recipe: Recipe) -> list[str]:
    """Return a note if the static arrays of a program are larger than the memory limit.

    The memory that a program uses decides, as on Linux: an array counts as far as the program has
    written it. Windows may count the whole array.
    """

    def measure() -> int:
        return _static_kib(build.start(pool, source, recipe).result())

    kib = SHELF.remembered(SHELF.key(build.key_of(source, recipe)), measure)
    if kib <= problem.memory_kib:
        return []
    limit = f"the limit is {problem.memory_kib} KiB"
    why = f"{problem.judge.name} may count all of them, even if the program uses only a part"
    return [f"its static arrays have {kib} KiB, and {limit}; {why}"]


def _static_kib(program: Path) -> int:
    """Return the size of the code and the static variables of a program, from its ELF header."""
    data = program.read_bytes()
    (start,), (size, count) = (
        struct.unpack_from("<Q", data, 32),
        struct.unpack_from("<HH", data, 54),
    )
    headers = (start + number * size for number in range(count))
    loaded = (at for at in headers if struct.unpack_from("<I", data, at)[0] == LOADED)
    return sum(struct.unpack_from("<Q", data, at + 40)[0] for at in loaded) // 1024
