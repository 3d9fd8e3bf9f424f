"""report: shows what stress and audit have found."""

from pathlib import Path

from typer import style

from .. import readable, shown
from ..street import report


def stressed(problem, source: Path, outcome) -> None:
    """What `stress` compared, and the counterexample as a person reads it."""
    seed = f" (seed {outcome.seed})" if outcome.seed is not None else ""
    compared = f"{report.number(outcome.inputs, 'input')} with {report.number(outcome.positions, 'position')}{seed}"
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
    asked = [q for q in QUESTIONS if any(q in row for row in rows.values())]
    cells = []
    for name, row in rows.items():
        figures = [style(row[q].figure, "red" if row[q].faults else "green") if q in row else "" for q in asked]
        cells.append([name, *figures])
    report.table(["problem", *asked], cells, right=set(QUESTIONS))
    findings = [(name, question, finding) for name, row in rows.items() for question, finding in row.items()]
    operators: dict[str, list[int]] = {}
    for name, question, finding in findings:
        if (detail or question == "stress") and finding.detail:
            print("\n  ".join([f"\n{name}, {question}", *finding.detail]))
        for operator, counts in finding.operators.items():
            operators[operator] = [a + b for a, b in zip(operators.get(operator, [0, 0, 0]), counts, strict=True)]
    if operators:
        print()
        header = ["mutation", "killed", "equivalent", "surviving"]
        report.table(header, [[name, *map(str, operators[name])] for name in sorted(operators)], right={*header[1:]})
    faults = [(name, fault) for name, _, finding in findings for fault in finding.faults]
    for name, fault in faults:
        print(f"\n{name}:", fault.replace("\n", "\n    "))
    print(f"\n{len(rows)} rows, " + (report.number(len(faults), "fault") if faults else "no fault"))


def _text(output: bytes) -> str:
    return readable(output[:4000]) or "(nothing)"
