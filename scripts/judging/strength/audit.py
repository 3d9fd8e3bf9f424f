"""audit: how strong the data of a problem are.

Six questions, each with its faults in words: are all positions up to a bound
checked against the search from the rules; is every bound of the statement
reached; is neither answer rare; does the validator reject damage; is every wrong
program rejected; does every mutant of the solution die.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .. import digest, shown
from ..street import cache
from . import damage, kill
from ..street.build import Recipe, key_of
from ..street.cases import load_cases
from ..street.data import Data
from ..street.run import Pool, runner_key
from ..street.sources import first_line
from ..street.trial import run_trial, limits_of

RAREST = 0.30  # the least share of either answer in a random case
FEW = 10  # answers of a case that say nothing about shares
EXPECTED = re.compile(r"// (WA|PE|TLE|ILE|MLE|OLE|RE|CE): (\S.*)")
CASE = re.compile(r"Case \d+: ")
WRONG = Recipe(standard="C++17")


@dataclass
class Finding:
    """One question's answer: a figure for the table, the detail, and the faults."""

    figure: str
    detail: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def ask(pool: Pool, data: Data) -> dict[str, Finding]:
    """Every question but that of the mutants."""
    module = load_cases(data.problem.folder / "cases.py")
    return {
        "positions": positions(data),
        "bounds": bounds(data),
        "balance": balance(data),
        "validator": validator(data, module),
        "wrong": wrong_programs(pool, data),
    }


def positions(data: Data) -> Finding:
    """Every all_* case is answered by the search from the rules."""
    finding = Finding(str(data.exhaustive_positions), [data.every])
    for case in data.cases:
        if case.name.startswith("all") and "brute" not in case.oracles:
            finding.faults.append(f"brute.cpp declines {case.name}, so its positions are not searched")
    return finding


def bounds(data: Data) -> Finding:
    """Every bound that validate declares is reached by some case."""
    reached: dict[tuple[str, int], bool] = {}
    for of_case in data.bounds.values():
        for name, b in of_case.items():
            for limit, extreme in ((b["low"], b["least"]), (b["high"], b["most"])):
                if limit is not None:
                    key = name, limit
                    reached[key] = reached.get(key, False) or extreme == limit
    faults = [f"no case reaches {name} = {limit}" for (name, limit), yes in reached.items() if not yes]
    detail = [f"{name} = {limit}" for name, limit in reached]
    return Finding(f"{sum(reached.values())}/{len(reached)}", detail, faults)


def balance(data: Data) -> Finding:
    """In the random cases of a two-answer problem, neither answer is rare."""
    answers = data.problem.answers
    if not answers:
        return Finding("-")
    finding, least = Finding(""), 1.0
    tallies: dict[str, list[int]] = {}
    for case in data.cases:
        if case.name.startswith(("random", "near")):
            found = Counter(a for line in case.answer.read_text().splitlines() for a in _answers(line, answers))
            counts = [found[answer] for answer in answers]
            name = case.name if sum(counts) >= FEW else f"cases of fewer than {FEW} answers together"
            tallies[name] = [a + b for a, b in zip(counts, tallies.get(name, [0, 0]), strict=True)]
    for name, counts in tallies.items():
        finding.detail.append(f"{name}: " + ", ".join(f"{a} {c}" for a, c in zip(answers, counts, strict=True)))
        if sum(counts) >= FEW:  # else they say nothing about shares
            share = min(counts) / sum(counts)
            least = min(least, share)
            if share < RAREST:
                finding.faults.append(f"{finding.detail[-1]}; neither should be under {RAREST:.0%}")
    finding.figure = f"{least:.0%}"
    return finding


def _answers(line: str, answers: tuple[str, ...]) -> list[str]:
    """Those of a line: the whole of it, else its words; single letters may stand side
    by side, as in LWW."""
    line = CASE.sub("", line)
    parts = [line] if line in answers else line.split()
    return [a for part in parts for a in ([part] if part in answers else part if {*part} <= {*answers} else [])]


def validator(data: Data, module: dict) -> Finding:
    """Systematic damage to small valid inputs is rejected."""
    tried, faults = 0, []
    for case in data.cases:
        if not case.is_generated:
            number, passed = damage.let_through(case.input.read_text(), module["validate"])
            tried += number
            faults += [f"{case.name}: validate lets through: {name}" for name in passed]
    return Finding(f"{tried - len(faults)}/{tried}", faults=faults)


@dataclass(frozen=True)
class Rejection:
    """What the data say to a program that is meant to be wrong."""

    program: str
    expected: str
    reason: str
    got: str
    first: str  # the first case that rejects it
    all: list[str]  # every case that does


def wrong_programs(pool: Pool, data: Data) -> Finding:
    """Every wrong_* and slow_* program gets the verdict that its first line expects."""
    rejections = [_rejection(pool, data, source) for source in data.problem.wrong]
    finding = Finding(f"{sum(r.got == r.expected for r in rejections)}/{len(rejections)}")
    for r in rejections:
        finding.detail.append(f"{r.program}: {r.got} on {r.first or 'nothing'}, {len(r.all)} cases reject it ({r.reason})")
        if r.got != r.expected:
            finding.faults.append(f"{r.program} should get {r.expected} and gets {r.got}")
    for case in data.cases:
        alone = [r.program for r in rejections if r.all == [case.name]]
        if alone:
            finding.detail.append(f"only {case.name} rejects {', '.join(alone)}")
    idle = [c.name for c in data.cases if not any(c.name in r.all for r in rejections)]
    if idle:
        finding.detail.append(f"cases that reject no wrong program: {', '.join(idle)}")
    return finding


def expectation(source: Path) -> tuple[str, str]:
    """The verdict that a wrong program should get, and why, from its first line."""
    code, reason = first_line(source, EXPECTED, "`// WA: why` or another verdict").groups()
    return code, reason


def _rejection(pool: Pool, data: Data, source: Path) -> Rejection:
    expected, reason = expectation(source)
    problem = data.problem
    limits = limits_of(problem)
    rules = str(limits), problem.judge.whitespace, runner_key()
    key = digest(key_of(source, WRONG), *rules, *(case.digest for case in data.cases))
    known = cache.load("audit", key)
    if known:
        return Rejection(**known)
    trial = run_trial(pool, data, source, WRONG, kept=None, once=True)
    rejecting = [r.case.name for r in trial.results if r.verdict.code != "AC"]
    first = rejecting[0] if rejecting else ""
    found = Rejection(source.stem, expected, reason, trial.code, first, rejecting)
    if found.got == expected:
        cache.save("audit", key, vars(found))
    return found


def mutation(pool: Pool, body: kill.Body, on_mutant: Callable[[], None]) -> Finding:
    """Every mutant dies, or computes the same for a reason that is written down."""
    same = kill.equivalents(body.equivalent)
    killed, alive = 0, set()
    finding = Finding("")
    for death in kill.deaths(pool, body, on_mutant):
        change = death.mutant.change
        if death.by:
            killed += not death.is_stillborn
        elif change in same:
            alive.add(change)
        else:
            alive.add(change)
            finding.faults.append(f"a mutant lives (line {death.mutant.line}):\n- {change[0]}\n+ {change[1]}")
    stale = [change for change in same if change not in alive]
    for before, after in stale:
        finding.faults.append(f"{shown(body.equivalent)}: no mutant that lives is this one:\n- {before}\n+ {after}")
    finding.detail = [f"{after}  (was {before}): {same[before, after]}" for before, after in sorted(alive & same.keys())]
    equal = len(alive & same.keys())
    finding.figure = f"{killed}/{killed + len(alive) - equal}" + (f" +{equal}" if equal else "")
    return finding
