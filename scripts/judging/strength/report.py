"""report: shows what stress and audit have found."""

from pathlib import Path

from .. import readable, shown
from ..street import report


def stressed(problem, source: Path, outcome) -> None:
    """What `stress` compared, and the counterexample as a person reads it."""
    compared = f"{report.number(outcome.inputs, 'input')} with {report.number(outcome.positions, 'position')}"
    compared += f" (seed {outcome.seed})" if outcome.seed is not None else ""
    found = outcome.counterexample
    if outcome.undecided:
        print(f"{shown(source)} fails on case {outcome.undecided}, and nothing smaller was found on which it does")
        print(f"  see `scripts/judge {problem.name} --solution {shown(source)}`")
    elif not found:
        among = f", among them {outcome.every}" if outcome.every else ""
        print(f"{shown(source)}: no difference in {compared}{among}")
    else:
        _counterexample(problem, source, found, compared)


def _counterexample(problem, source: Path, found, compared: str) -> None:
    verdict = found.answered.verdict
    print(f"{shown(source)}: {verdict.code} after {compared}; the smallest failing input that was found:\n")
    print(report.indent(found.text, 4))
    print(f"\n  expected\n{report.indent(_text(found.answered.expected), 4)}")
    print(f"  got\n{report.indent(_text(found.answered.got), 4)}")
    if verdict.code != "WA":
        print(f"  {verdict.message}")
    if found.reason:
        print(f"  by search of the rules\n{report.indent(found.reason, 4)}")
    print(f"\n  again: scripts/judge stress {problem.name} --solution {shown(source)} --input {shown(found.path)}")


QUESTIONS = ("positions", "bounds", "extremes", "balance", "validator", "wrong", "stress", "mutants")


def audited(rows: dict, detail: bool) -> None:
    """The table of an audit, the detail if it is asked for, and every fault."""
    shown_questions = [q for q in QUESTIONS if any(q in row for row in rows.values())]
    cells = [
        [name, *(_finding(row[q]) if q in row else "" for q in shown_questions)] for name, row in rows.items()
    ]
    report.table(["problem", *shown_questions], cells, right=set(QUESTIONS))
    for name, row in rows.items():
        for question, finding in row.items():
            if (detail or question == "stress") and finding.detail:
                print(f"\n{name}, {question}")
                print("\n".join(f"  {line}" for line in finding.detail))
    operators: dict[str, list[int]] = {}
    for finding in (finding for row in rows.values() for finding in row.values()):
        for operator, counts in finding.operators.items():
            operators[operator] = [a + b for a, b in zip(operators.get(operator, [0, 0, 0]), counts, strict=True)]
    if operators:
        print()
        header = ["mutation", "killed", "equivalent", "surviving"]
        report.table(header, [[name, *map(str, operators[name])] for name in sorted(operators)], right={*header[1:]})
    faults = [(name, fault) for name, row in rows.items() for finding in row.values() for fault in finding.faults]
    for name, fault in faults:
        first, *rest = fault.split("\n")
        print(f"\n{name}: {first}" + "".join(f"\n    {line}" for line in rest))
    print(f"\n{len(rows)} rows, " + (f"{report.number(len(faults), 'fault')}" if faults else "no fault"))


def audit_as_json(path: Path, rows: dict) -> None:
    """The rows of an audit with all that is behind them."""
    content = {name: {q: vars(finding) for q, finding in row.items()} for name, row in rows.items()}
    report.write_json(path, content)


def _finding(finding) -> str:
    return f"{'red' if finding.faults else 'green'}:{finding.figure}"


def _text(output: bytes) -> str:
    return readable(output[:4000]) or "(nothing)"
