"""audit: measures how strong the data of problems are; docs/strength.md lists the checks."""

import re
import shutil
import subprocess
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from typer import style

from judging import ROOT, command, digest, near, report, shown
from judging.data import making
from judging.data.data import HANDMADE, Data
from judging.data.generate import load_cases
from judging.problems import catalog
from judging.problems.catalog import Problem, ours, recipe_of
from judging.problems.snippets import synchronised
from judging.problems.sources import expectation
from judging.run.build import Recipe, lent, with_headers_parsed
from judging.run.runner import Pool, Threads
from judging.run.trial import Case, run_trial
from judging.wrong.explain import MOST_LINES, UNFINISHED
from judging.wrong.submission import Submission

from . import changed, damage, kill, outputs
from .bounds import differences

RAREST = 0.30  # the smallest share of either answer in a random case
FEW = 10  # answers; in fewer answers, the shares are too random
CASE = re.compile(r"^Case \d+: ", re.MULTILINE)
WRONG = Recipe(standard="C++17")
# The checks, with the titles of their columns: the table needs 100 columns.
CHECKS = {
    "format": "form",
    "positions": "small",
    "header": "head",
    "bounds": "bound",
    "extremes": "most",
    "balance": "share",
    "validator": "valid",
    "checkers": "check",
    "wrong": "wrong",
    "report": "why",
    "mutants": "kills",
}


@dataclass
class Finding:
    """The result of a check."""

    figure: str  # for the table
    detail: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    # mutation operator -> numbers of killed, equivalent and surviving mutants
    operators: dict[str, list[int]] = field(default_factory=dict)


Row = dict[str, Finding]  # by check


def audit_data(
    selectors: list[str] | None, everything: bool, json: Path | None, mutants: bool, jobs: int
) -> int:
    """Audit problems and snippets, by default the changed ones and a sample; return the status."""
    broken: dict[str, str] = {}
    problems = catalog.find([], broken)
    snippets = [f"templates/{path.stem}" for path in sorted(ROOT.glob("templates/*.hpp"))]
    hosts = {problem.name: [problem] for problem in problems}
    hosts |= {snippet: kill.hosts(snippet, problems) for snippet in snippets}
    if selectors:
        names = [name for name in selectors if name in snippets]
        if others := [name for name in selectors if name not in snippets]:
            names += [problem.name for problem in catalog.find(others, broken)]
    elif everything:
        names = [*hosts]
    else:
        names = changed.due(hosts)
    rows = _rows({name: hosts[name] for name in names}, mutants, jobs)
    has_fault = _show(rows, with_detail=bool(selectors))
    report.write_json(json, {name: {c: vars(row[c]) for c in row} for name, row in rows.items()})
    return report.broken(broken) or int(has_fault)


def _rows(hosts: dict[str, list[Problem]], mutants: bool, jobs: int) -> dict[str, Row]:
    with Pool(jobs) as pool, report.Progress(None) as progress, Threads(pool) as threads:

        def row(name: str) -> Row:
            progress.doing(name)
            if not kill.is_snippet(name) and (fault := unformatted(hosts[name][0])):
                return {"format": Finding("-", faults=[f"{fault}; no other check was made"])}
            prepared = [making.answered(pool, problem) for problem in hosts[name]]
            findings = {}
            if not kill.is_snippet(name):
                of_data = positions, header, bounds, extremes, balance, validator
                findings = {check.__name__: check(prepared[0]) for check in of_data}
                if prepared[0].problem.has_checker:
                    findings["checkers"] = checkers(pool, prepared[0])
                findings["wrong"] = wrong_programs(pool, prepared[0])
                findings["report"] = report_on(pool, prepared[0].problem)
            if mutants and prepared:
                fragment = kill.fragment(name, prepared)
                findings["mutants"] = mutation(pool, fragment, progress.done)
            return findings

        return dict(zip(hosts, threads.map(row, hosts), strict=True))


def _show(rows: dict[str, Row], with_detail: bool) -> bool:
    """Print the findings; return whether there are faults."""
    columns = [check for check in CHECKS if any(check in row for row in rows.values())]
    cells = [
        [_short(name), *(_cell(row.get(check)) for check in columns)] for name, row in rows.items()
    ]
    titles = [CHECKS[check] for check in columns]
    report.table(["problem", *titles], cells, right=titles)
    operators: dict[str, list[list[int]]] = defaultdict(list)
    faults = []
    for name, row in rows.items():
        for check, finding in row.items():
            faults += [f"{name}: {fault}" for fault in finding.faults]
            if with_detail and finding.detail:
                print("\n  ".join([f"\n{name}, {check}", *finding.detail]))
            for operator, counts in finding.operators.items():
                operators[operator].append(counts)
    if operators:
        print()
        header = ["mutation", "killed", "equivalent", "surviving"]
        cells = [[name, *map(str, _sums(counts))] for name, counts in sorted(operators.items())]
        report.table(header, cells, right=header[1:])
    for fault in faults:
        print(f"\n{fault}")
    number = report.number(len(faults), "fault") if faults else "no fault"
    print(f"\n{report.number(len(rows), 'row')}, {number}")
    return bool(faults)


def report_on(pool: Pool, problem: Problem) -> Finding:
    """Check the report on a wrong program, as `run --solution` prints it."""
    number = int(digest(problem.name), 16) % len(problem.wrong)
    source, lines = problem.wrong[number], list[str]()
    submission = Submission(pool, problem, source, lines.append)
    trial = submission.judge(fresh=False, shrinks=True)
    # a line that ends with "run again" is about a busy machine
    unfinished = (line for line in lines if UNFINISHED in line and not line.endswith("run again"))
    faults = [f"the report on {source.name}: {line.strip()}" for line in unfinished]
    if len(lines) > MOST_LINES:
        faults.append(f"the report on {source.name} has {len(lines)} lines, not {MOST_LINES}")
    if trial.code == "AC":
        faults.append(f"{source.name} is accepted with --solution")
    return Finding(trial.code, lines, faults)


def _cell(finding: Finding | None) -> str:
    return style(finding.figure, "red" if finding.faults else "green") if finding else ""


def _sums(rows: Iterable[list[int]]) -> list[int]:
    """Return the sum of each column of rows of three numbers."""
    return [*map(sum, zip([0, 0, 0], *rows, strict=True))]


def _short(name: str) -> str:
    """Return the shortest name of a problem: hdu/1536; the name of a snippet does not change."""
    problems = [] if kill.is_snippet(name) else catalog.find([name], {})
    return "".join(f"{problem.judge.key}/{problem.id}" for problem in problems) or name


def unformatted(problem: Problem) -> str:
    """Return the command that formats the C++ files of a problem, or "" if they are formatted."""
    tool = shutil.which("clang-format", path=f"{ROOT}/.venv/bin") or shutil.which("clang-format")
    paths = [problem.solution, *sorted(problem.folder.glob("*.cpp"))]
    check = [tool or "clang-format", f"--style=file:{ROOT}/.clang-format", "--dry-run", "-Werror"]
    wrong = [
        p for p in paths if tool and subprocess.run([*check, p], capture_output=True).returncode
    ]
    if not wrong:
        return ""
    return f"run `{near(Path(check[0]))} -i {' '.join(map(near, wrong))}` to format the code"


def positions(data: Data) -> Finding:
    """Check that brute.cpp answers every case all_*."""
    faults = [
        f"brute.cpp declines {case.name}, so its positions are not searched"
        for case in data.cases
        if case.name.startswith("all") and "brute" not in case.oracles
    ]
    return Finding(str(data.exhaustive_positions), [data.every], faults)


def header(data: Data) -> Finding:
    """Check that the header states the bounds that cases.py declares."""
    faults = [*differences(data.problem, data.bounds)]
    return Finding(str(len(faults) or ""), faults=faults)


def bounds(data: Data) -> Finding:
    """Check that some case reaches each bound that cases.py declares."""
    is_reached: dict[str, bool] = defaultdict(bool)  # by bound, such as "n = 5"
    for name, b in chain.from_iterable(bounds.items() for bounds in data.bounds.values()):
        for limit, extreme in ((b["low"], b["least"]), (b["high"], b["most"])):
            if limit is not None:
                is_reached[f"{name} = {limit}"] |= extreme == limit
    faults = [f"no case reaches {bound}" for bound, reached in is_reached.items() if not reached]
    return Finding(f"{sum(is_reached.values())}/{len(is_reached)}", [*is_reached], faults)


def extremes(data: Data) -> Finding:
    """Check that computed values reach their bounds in positions where they decide the answer."""
    module = load_cases(data.problem.folder / "cases.py")
    finding, declared = Finding("-"), [*module.get("extremes", tuple)()]
    for name, bound, values in declared:
        deciding = (_deciding(case, values, data.problem.answers) for case in data.cases)
        most = max([0, *chain.from_iterable(deciding)])
        finding.detail.append(f"{name} <= {bound}, at most {most} where it decides")
        if most != bound:
            advice = "a lost position, or a near_* case, should reach the bound"
            finding.faults.append(f"{finding.detail[-1]}; {advice}")
        finding.figure = f"{len(finding.detail) - len(finding.faults)}/{len(declared)}"
    return finding


def _deciding(case: Case, values: Callable, answers: tuple[str, ...]) -> Iterator[int]:
    """Yield the values of the lost positions, and of all positions in a near_* case."""
    is_lost = [answer == answers[1] for answer in _answers(case, answers)]
    if len(is_lost) != case.positions:
        is_lost = [False] * case.positions
    for lost, value in zip(is_lost, values(case.input.read_text()), strict=True):
        if lost or case.name.startswith("near"):
            yield value


def balance(data: Data) -> Finding:
    """Check that both answers of a two-answer problem are frequent in the random cases."""
    answers = data.problem.answers
    if not answers:
        return Finding("-")
    tallies: dict[str, Counter] = defaultdict(Counter)
    for case in data.cases:
        if case.name.startswith(("random", "near")):
            counts = Counter(_answers(case, answers))
            few = f"cases of fewer than {FEW} answers together"
            tallies[case.name if counts.total() >= FEW else few].update(counts)
    finding, least = Finding(""), 1.0
    for name, tally in tallies.items():
        finding.detail.append(f"{name}: " + ", ".join(f"{a} {tally[a]}" for a in answers))
        if tally.total() >= FEW:
            share = min(tally[answer] for answer in answers) / tally.total()
            least = min(least, share)
            if share < RAREST:
                finding.faults.append(f"{finding.detail[-1]}; neither should be under {RAREST:.0%}")
    finding.figure = f"{least:.0%}"
    return finding


def _answers(case: Case, answers: tuple[str, ...]) -> Iterator[str]:
    """Yield the answers in an output: whole lines, words, or letters as in LWW."""
    for line in CASE.sub("", case.answer.read_text()).splitlines():
        for part in [line] if line in answers else line.split():
            if part in answers:
                yield part
            elif {*part} <= {*answers}:
                yield from part


def validator(data: Data) -> Finding:
    """Check that validate rejects small valid inputs with systematic damage."""
    validate = load_cases(data.problem.folder / "cases.py")["validate"]
    tried, faults = 0, []
    for case in data.cases:
        if not case.is_generated:
            number, names = damage.let_through(case.input.read_text(), validate)
            tried += number
            faults += [f"{case.name}: validate of cases.py lets through: {name}" for name in names]
    return Finding(f"{tried - len(faults)}/{tried}", faults=faults)


def checkers(pool: Pool, data: Data) -> Finding:
    """Check that the checkers agree on damaged outputs, and reject malformed ones."""
    codes: Counter[str] = Counter()
    faults = []
    for case, text, verdict in outputs.judged(pool, data):
        codes[verdict.code] += 1
        if verdict.code == "JE":
            faults.append(f"{case.name}: {verdict.message}, on the output {text!r}")
    detail = [f"of the damaged outputs, {codes['AC']} are right and {codes['WA']} are wrong"]
    return Finding(f"{codes['AC'] + codes['WA']}/{codes.total()}", detail, faults)


def wrong_programs(pool: Pool, data: Data) -> Finding:
    """Check that every wrong_* and slow_* program gets the verdict that its first line expects."""
    finding, right = Finding(""), 0
    rejecting: dict[str, list[str]] = {}  # cases, by program
    alone: dict[str, list[str]] = {}  # programs, by the only case that rejects them
    for source in data.problem.wrong:
        (expected, reason), name = expectation(source), source.stem
        recipe = with_headers_parsed(source, WRONG)
        with lent(pool, source, recipe):
            trial = run_trial(pool, data, source, recipe, ours(data.problem))
        cases = [result.case.name for result in trial.results if result.verdict.code != "AC"]
        first, rejecting[name] = cases[0] if cases else "nothing", cases
        number = f"{len(cases)} cases reject it"
        if left_out := trial.cases - len(trial.results):  # after an exceeded limit
            number += f", {left_out} did not run"
        elif len(cases) == 1:
            alone.setdefault(first, []).append(name)
        finding.detail.append(f"{name}: {trial.code} on {first}, {number} ({reason})")
        if trial.code != expected:
            finding.faults.append(f"{name} should get {expected} and gets {trial.code}")
            continue
        right += 1
        if not needs_small_case(source):
            continue
        if expected != "ILE" and len(cases) < 2:  # after ILE, the other cases do not run
            advice = "add a case, or say why not in `// Size: `, its second line"
            finding.faults.append(f"only {first} rejects {name}: {advice}")
        if not any(case.startswith(HANDMADE) for case in cases):
            advice = "add what `scripts/judge stress` finds, or `// Size: why not`"
            finding.faults.append(f"no edge_* case shows {name}: {advice}")
    finding.figure = f"{right}/{len(rejecting)}"
    for case, names in alone.items():
        finding.detail.append(f"only {case} rejects {', '.join(names)}")
    if idle := [case.name for case in data.cases if case.name not in chain(*rejecting.values())]:
        finding.detail.append(f"cases that reject no wrong program: {', '.join(idle)}")
    return finding


def needs_small_case(source: Path) -> bool:
    """Return whether a small case and a second case should reject a wrong program."""
    lines = changed.VERDICT.match(source.read_text())
    return lines is not None and lines[1] not in ("TLE", "MLE") and not lines[2]


def mutation(pool: Pool, fragment: kill.Fragment, on_mutant=lambda: None) -> Finding:
    """Check that the cases kill every mutant that is not listed, with a reason, as equivalent."""
    if fault := _untested(pool, fragment):
        return Finding("-", faults=[f"{fault}; no mutants were tried"])
    same, living, finding = kill.equivalents(fragment.equivalent), set(), Finding("")
    for mutant, outcome in kill.run_mutants(pool, fragment):
        on_mutant()
        if outcome is kill.Fate.NOT_COMPILED:
            continue
        by = outcome.by if isinstance(outcome, kill.Killed) else ""
        column = 0 if by else 1 if mutant.change in same else 2
        finding.operators.setdefault(mutant.operator, [0, 0, 0])[column] += 1
        if column or by.endswith(": TLE"):  # on a faster machine it may survive
            living.add(mutant.change)
        if column == 2:
            remedy = "add a case that kills it. If its answers are always right, add these lines to"
            where = f"{shown(fragment.equivalent)}, see docs/data.md"
            lines = _lines(*mutant.change, "why its answers are right")
            what = f"no case kills a mutant (line {mutant.line}): {remedy} {where}:{lines}"
            finding.faults.append(what)
    for change in same:
        if change not in living:
            what = "no surviving mutant makes this change:" + _lines(*change)
            finding.faults.append(f"{shown(fragment.equivalent)}: {what}")
    excused = sorted(living & same.keys())
    finding.detail = [
        f"{after}  (was {before}): {same[before, after]}" for before, after in excused
    ]
    killed, equal, surviving = _sums(finding.operators.values())
    finding.figure = f"{killed}/{killed + surviving}" + (f" +{equal}" if equal else "")
    return finding


def _untested(pool: Pool, fragment: kill.Fragment) -> str:
    """Return why mutants cannot be tested, or ""."""
    for host in fragment.hosts:
        problem = host.problem
        solution, recipe, name = problem.solution, recipe_of(problem), Path(fragment.name).name
        text = solution.read_text()
        if kill.is_snippet(fragment.name) and synchronised(solution, text, [name])[0] != text:
            advice = f"run `{command('snippets', '--write')}` and audit again"
            return f"{shown(solution)} contains another text than templates/{name}.hpp: {advice}"
        code = run_trial(pool, host, solution, recipe, ours(problem)).code
        if code != "AC":
            return f"{shown(solution)} gets {code}: run `{command(problem.name)}`"
    return ""


def _lines(before: str, after: str, reason: str = "") -> str:
    return f"\n- {before}\n+ {after}" + f"\n  {reason}" * bool(reason)
