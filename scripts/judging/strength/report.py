"""report: shows what stress and audit have found."""

from pathlib import Path

from typer import style

from .. import command, report, shown


def stressed(problem, source: Path, outcome, growth: list[str]) -> None:
    """What `stress` compared, and the counterexample as a person reads it."""
    seed = f" (seed {outcome.seed})" if outcome.seed is not None else ""
    compared = f"{report.number(outcome.inputs, 'input')} with {report.number(outcome.positions, 'position')}{seed}"
    if outcome.counterexample:
        headline = f"after {compared}; the smallest failing input that was found"
        report.counterexample(problem, source, outcome.counterexample, headline)
    elif outcome.undecided:
        print(
            f"{shown(source)} fails on case {outcome.undecided}, and nothing smaller was found on which it does"
        )
        print(f"  see `{command(problem.name, '--solution', source)}`")
    else:
        among = f", among them {outcome.every}" if outcome.every else ""
        print(f"{shown(source)}: no difference in {compared}{among}")
    if growth:
        print("  its time grows like this:", *growth, sep="\n    ")


QUESTIONS = (
    "positions",
    "header",
    "bounds",
    "extremes",
    "balance",
    "validator",
    "wrong",
    "stress",
    "mutants",
)


def audited(rows: dict, detail: bool) -> None:
    """The table of an audit, the detail if it is asked for, and every fault."""
    asked = [q for q in QUESTIONS if any(q in row for row in rows.values())]
    cells = []
    for name, row in rows.items():
        figures = [
            style(row[q].figure, "red" if row[q].faults else "green") if q in row else ""
            for q in asked
        ]
        cells.append([name, *figures])
    report.table(["problem", *asked], cells, right=set(QUESTIONS))
    findings = [
        (name, question, finding) for name, row in rows.items() for question, finding in row.items()
    ]
    operators: dict[str, list[int]] = {}
    for name, question, finding in findings:
        if (detail or question == "stress") and finding.detail:
            print("\n  ".join([f"\n{name}, {question}", *finding.detail]))
        for operator, counts in finding.operators.items():
            operators[operator] = [
                a + b for a, b in zip(operators.get(operator, [0, 0, 0]), counts, strict=True)
            ]
    if operators:
        print()
        header = ["mutation", "killed", "equivalent", "surviving"]
        report.table(
            header,
            [[name, *map(str, operators[name])] for name in sorted(operators)],
            right={*header[1:]},
        )
    faults = [(name, fault) for name, _, finding in findings for fault in finding.faults]
    for name, fault in faults:
        print(f"\n{name}:", fault.replace("\n", "\n    "))
    print(
        f"\n{report.number(len(rows), 'row')}, "
        + (report.number(len(faults), "fault") if faults else "no fault")
    )
