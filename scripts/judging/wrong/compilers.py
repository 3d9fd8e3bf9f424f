"""compilers: finds what the compilers of an online judge make of a program that is right here.

A compiler may reject a program, because it lacks a name or supports only an older standard. It may
also have narrower types, so that the program computes something else: then the program runs once
more with such types. If at least one compiler remains, the program is accepted.
"""

import struct
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..problems.catalog import Problem
from ..run import build
from ..run.build import Recipe
from ..run.runner import Pool
from ..run.store import Shelf
from ..run.trial import Result, Trial
from ..words import Sentence, _, joined
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
        what = _("under {compilers}, {reason}, and the program gets {code} on {case}")
        return what.format(
            compilers=_joined(self.model.compilers),
            reason=self.model.reason(),
            code=self.trial.code,
            case=self.result.case.name,
        )


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
        return Outcome(_("{judge} would report {what}").format(judge=judge.name, what=standard))
    used = names.found(solution)
    rejected = {
        compiler: [each for each in used if not {*each.name.missing}.isdisjoint(tags)]
        for compiler, tags in judge.compilers.items()
    }
    accepting = [compiler for compiler in rejected if not rejected[compiler]]
    if rejected and not accepting:
        what = _("{judge} would report CE: {rejections}")
        return Outcome(what.format(judge=judge.name, rejections=_rejections(rejected)))
    failed, notes = _with_narrow_types(pool, problem, source, recipe, accepting, run)
    notes = [f"{judge.name}: " + standard] * bool(standard) + notes
    failing = {compiler for each in failed for compiler in each.model.compilers}
    free = [compiler for compiler in accepting if compiler not in failing]
    others = [_rejections(rejected)] if any(rejected.values()) else []
    if failed and not free:
        cause = joined(_("; "), [failed[0].cause, *others])
        return Outcome(failure=replace(failed[0], cause=cause))
    others += [each.choice for each in failed]
    if others:
        what = _("choose {compilers} at {judge}: {why}")
        free_names = _joined(free, _(" or "))
        why = joined(_(", and "), others)
        notes.append(what.format(compilers=free_names, judge=judge.name, why=why))
    for each in used:
        unreliable = [
            name for name in free if not {*each.name.wrong}.isdisjoint(judge.compilers[name])
        ]
        if unreliable:
            what = _(
                "{compilers} of {judge} may read or print wrong numbers with {place}; write {write}"
            )
            who = {"compilers": _joined(unreliable), "judge": judge.name}
            notes.append(what.format(**who, place=each.place, write=_(each.name.write)))
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
            failed.append(Failure(model, trial, trial.failure, model.cause(judge.name)))
        elif trial and not trial.compile_error:
            passed |= {*model.lines}
        elif {*model.lines} != {widths.SIZE}:
            is_common = {*accepting} <= {*model.compilers}
            where = judge.name if is_common else _joined(model.compilers)
            notes.append(model.cause(where) + _(". The judge could not check this"))
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
    groups: dict[tuple[str, ...], list[Found]] = {}
    for each, some in (common or who).items():
        groups.setdefault(tuple(some), []).append(each)
    one, many = _("{compilers} rejects {places}"), _("{compilers} reject {places}")
    clauses = [
        (one if len(some) == 1 else many).format(compilers=_joined(some), places=_listed(found))
        for some, found in groups.items()
    ]
    advised = next((each.name.write for each in common), "") if len(common) == 1 else ""
    write = _("; write {write}").format(write=_(advised)) if advised else ""
    return joined(_(", and "), clauses) + write


def _joined(words: Sequence[str], last: str = "") -> Sentence:
    """Return "a", "a and b" or "a, b and c"."""
    return joined(last or _(" and "), filter(None, (", ".join(words[:-1]), words[-1])))


def _listed(found: list[Found]) -> Sentence:
    more = _(" and {count} more").format(count=len(found) - MOST_PLACES)
    places = joined(_(", "), (each.place for each in found[:MOST_PLACES]))
    return places + more if len(found) > MOST_PLACES else places


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
    what = _(
        "its static arrays have {kib} KiB, and the limit is {limit} KiB; {judge} may count all of "
        "them, even if the program uses only a part"
    )
    return [what.format(kib=kib, limit=problem.memory_kib, judge=problem.judge.name)]


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
