"""audit: how strong the data of a problem are.

Eight questions, a function for each, whose answers name the faults in words; and a ninth,
only if it is asked for: what stress finds of each wrong program.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .. import shown
from ..collection.catalog import ours, recipe_of
from ..collection.data import Data
from ..collection.sources import expectation
from ..engine.build import GOLD, Recipe, forget, with_headers_parsed
from ..engine.generate import load_cases
from ..engine.runner import Pool
from ..engine.trial import Case, run_trial
from ..rules import bounds as declared
from . import batch, damage, kill

RAREST = 0.30  # the least share of either answer in a random case
FEW = 10  # answers of a case that say nothing about shares
SIZE = re.compile(
    r"// .*\n// Size: \S"
)  # of the input, or what it computes, is what the mistake is about
SMALL = "sample_", "edge_"  # cases
TOO_SLOW = "TLE", "MLE"  # to be shown on a small case, or on others after the first
CASE = re.compile(r"^Case \d+: ", re.MULTILINE)
WRONG = Recipe(standard="C++17", flags=(*Recipe.flags, *GOLD))


@dataclass
class Finding:
    """One question's answer: a figure for the table, the detail, and the faults."""

    figure: str
    detail: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    operators: dict[str, list[int]] = field(
        default_factory=dict
    )  # mutants killed, equivalent, surviving


def ask(pool: Pool, data: Data) -> dict[str, Finding]:
    """Every question but that of the mutants."""
    return of_data(data) | {"wrong": wrong_programs(pool, data)}


def of_data(data: Data) -> dict[str, Finding]:
    """The questions that need no program."""
    module = load_cases(data.problem.folder / "cases.py")
    return {
        "positions": positions(data),
        "header": header(data),
        "bounds": bounds(data),
        "extremes": extremes(data, module),
        "balance": balance(data),
        "validator": validator(data, module),
    }


def positions(data: Data) -> Finding:
    """Every all_* case is answered by the search from the rules."""
    declined = [
        case.name
        for case in data.cases
        if case.name.startswith("all") and "brute" not in case.oracles
    ]
    faults = [f"brute.cpp declines {name}, so its positions are not searched" for name in declined]
    return Finding(str(data.exhaustive_positions), [data.every], faults)


def header(data: Data) -> Finding:
    """The header states the bounds that cases.py declares."""
    faults = [*declared.differences(data.problem, data.bounds)]
    return Finding("" if not faults else str(len(faults)), faults=faults)


def bounds(data: Data) -> Finding:
    """Every bound that validate declares is reached by some case."""
    reached: dict[str, bool] = {}  # by what is to be reached, such as "n = 5"
    for of_case in data.bounds.values():
        for name, b in of_case.items():
            for limit, extreme in ((b["low"], b["least"]), (b["high"], b["most"])):
                if limit is not None:
                    reached[f"{name} = {limit}"] = (
                        reached.get(f"{name} = {limit}", False) or extreme == limit
                    )
    faults = [f"no case reaches {bound}" for bound, yes in reached.items() if not yes]
    return Finding(f"{sum(reached.values())}/{len(reached)}", [*reached], faults)


def extremes(data: Data, module: dict) -> Finding:
    """What a program computes on its way reaches its bound in a position that decides:
    one that is lost for the player to move, or one of a near_* case, one move before."""
    finding, answers = Finding("-"), data.problem.answers
    for name, bound, of in (declared := list(module.get("extremes", tuple)())):
        most = 0
        for case in data.cases:
            found = _answers(case, answers)
            is_lost = (
                [a == answers[1] for a in found]
                if len(found) == case.positions
                else [False] * case.positions
            )
            values = zip(is_lost, of(case.input.read_text()), strict=True)
            most = max(
                [most, *(value for lost, value in values if lost or case.name.startswith("near"))]
            )
        finding.detail.append(f"{name} <= {bound}, at most {most} where it decides")
        if most != bound:
            finding.faults.append(
                f"{finding.detail[-1]}; a lost position, or a near_* case, should reach the bound"
            )
        finding.figure = f"{len(finding.detail) - len(finding.faults)}/{len(declared)}"
    return finding


def balance(data: Data) -> Finding:
    """In the random cases of a two-answer problem, neither answer is rare."""
    answers = data.problem.answers
    if not answers:
        return Finding("-")
    finding, least = Finding(""), 1.0
    tallies: dict[str, list[int]] = {}
    for case in data.cases:
        if case.name.startswith(("random", "near")):
            counts = [*map(_answers(case, answers).count, answers)]
            name = (
                case.name if sum(counts) >= FEW else f"cases of fewer than {FEW} answers together"
            )
            tallies[name] = [a + b for a, b in zip(counts, tallies.get(name, [0, 0]), strict=True)]
    for name, counts in tallies.items():
        finding.detail.append(
            f"{name}: " + ", ".join(f"{a} {c}" for a, c in zip(answers, counts, strict=True))
        )
        if sum(counts) >= FEW:  # else they say nothing about shares
            share = min(counts) / sum(counts)
            least = min(least, share)
            if share < RAREST:
                finding.faults.append(f"{finding.detail[-1]}; neither should be under {RAREST:.0%}")
    finding.figure = f"{least:.0%}"
    return finding


def _answers(case: Case, answers: tuple[str, ...]) -> list[str]:
    """Of each line the whole, else its words; single letters may stand side by side, as in LWW."""
    lines = CASE.sub("", case.answer.read_text()).splitlines()
    parts = [part for line in lines for part in ([line] if line in answers else line.split())]
    return [
        a
        for part in parts
        for a in ([part] if part in answers else part if {*part} <= {*answers} else [])
    ]


def validator(data: Data, module: dict) -> Finding:
    """Systematic damage to small valid inputs is rejected."""
    tried, faults = 0, []
    for case in data.cases:
        if not case.is_generated:
            number, passed = damage.let_through(case.input.read_text(), module["validate"])
            tried += number
            faults += [f"{case.name}: validate of cases.py lets through: {name}" for name in passed]
    return Finding(f"{tried - len(faults)}/{tried}", faults=faults)


@dataclass(frozen=True)
class Rejection:
    """What the data say to a program that is meant to be wrong."""

    program: str
    expected: str
    reason: str
    got: str
    all: list[str]  # every case that rejects it, in order


def wrong_programs(pool: Pool, data: Data) -> Finding:
    """Every wrong_* and slow_* program gets the verdict that its first line expects."""
    rejections = [_rejection(pool, data, source) for source in data.problem.wrong]
    finding = Finding(f"{sum(r.got == r.expected for r in rejections)}/{len(rejections)}")
    for r in rejections:
        first = r.all[0] if r.all else "nothing"
        finding.detail.append(
            f"{r.program}: {r.got} on {first}, {len(r.all)} cases reject it ({r.reason})"
        )
        finding.faults += _faults(r, data.problem.oracle(r.program))
    for case in data.cases:
        if alone := [r.program for r in rejections if r.all == [case.name]]:
            finding.detail.append(f"only {case.name} rejects {', '.join(alone)}")
    if idle := [c.name for c in data.cases if not any(c.name in r.all for r in rejections)]:
        finding.detail.append(f"cases that reject no wrong program: {', '.join(idle)}")
    return finding


def _rejection(pool: Pool, data: Data, source: Path) -> Rejection:
    recipe = with_headers_parsed(source, WRONG)
    trial = run_trial(pool, data, source, recipe, ours(data.problem))
    forget(pool, source, recipe)
    rejecting = [result.case.name for result in trial.results if result.verdict.code != "AC"]
    return Rejection(source.stem, *expectation(source), trial.code, rejecting)


def _faults(r: Rejection, source: Path) -> list[str]:
    """What is to be wished for in how the data reject a wrong program."""
    if r.got != r.expected:
        return [f"{r.program} should get {r.expected} and gets {r.got}"]
    faults = []
    if is_shown_small(source):
        if len(r.all) < 2:
            why_not = "add a case, or say why not in `// Size: `, its second line"
            faults.append(f"only {r.all[0] if r.all else 'nothing'} rejects {r.program}: {why_not}")
        if not any(name.startswith(SMALL) for name in r.all):
            faults.append(
                f"no edge_* case shows {r.program}: add what `scripts/judge stress` finds, or `// Size: why not`"
            )
    return faults


def is_shown_small(source: Path) -> bool:
    """Should a small case, and another one, reject the program?"""
    return expectation(source)[0] not in TOO_SLOW and not SIZE.match(source.read_text())


def mutation(pool: Pool, fragment: kill.Fragment, on_mutant: Callable[[], None]) -> Finding:
    """Every mutant dies, or computes the same for a reason that is written down. The solutions are right, or mutants say nothing."""
    for host in fragment.hosts:
        problem = host.problem
        code = run_trial(pool, host, problem.solution, recipe_of(problem), ours(problem)).code
        if code != "AC":
            fault = f"{shown(host.problem.solution)} gets {code}, so no mutants were tried: run `scripts/judge {host.problem.name}`"
            return Finding("-", faults=[fault])
    same, alive, finding = kill.equivalents(fragment.equivalent), set(), Finding("")
    for mutant, by in kill.deaths(pool, fragment, on_mutant):
        fate = 0 if by else 1 if mutant.change in same else 2
        if by == batch.STILLBORN:
            continue
        finding.operators.setdefault(mutant.operator, [0, 0, 0])[fate] += 1
        alive |= (
            {mutant.change} if fate or by.endswith(": TLE") else set()
        )  # a quicker machine may let it live
        if fate == 2:
            finding.faults.append(
                f"a mutant lives (line {mutant.line}):\n- {mutant.before}\n+ {mutant.after}"
            )
    for before, after in [change for change in same if change not in alive]:
        finding.faults.append(
            f"{shown(fragment.equivalent)}: no mutant that lives is this one:\n- {before}\n+ {after}"
        )
    finding.detail = [
        f"{after}  (was {before}): {same[before, after]}"
        for before, after in sorted(alive & same.keys())
    ]
    killed, equal, living = map(sum, zip(*finding.operators.values() or [[0, 0, 0]], strict=True))
    finding.figure = f"{killed}/{killed + living}" + (f" +{equal}" if equal else "")
    return finding
