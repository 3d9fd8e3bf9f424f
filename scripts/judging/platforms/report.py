"""report: shows on which platforms the solutions are right."""

from typer import style

from .. import report


def ported(rows: list, seconds: float) -> None:
    """The table of the configurations, and each failure below it."""
    cells = []
    for row in rows:
        verdict = style(row.verdict, "yellow" if row.lack else "red" if row.failures else "green")
        counts = ["-", "-"] if row.lack else [f"{row.compiled}/{len(row.trials)}", str(row.runs)]
        cells.append([row.configuration.name, row.configuration.stands_for, *counts, verdict])
    report.table(["configuration", "stands for", "compiled", "cases", "verdict"], cells, right={"compiled", "cases"})
    for row in rows:
        for trial in {trial.fault or trial.source: trial for trial in row.failures}.values():
            print(f"\n{row.configuration.name}:", end=f" JE, {trial.fault}\n" if trial.fault else "")
            if not trial.fault:
                report.failure(trial)
    remembered = sum(trial.remembered for row in rows for trial in row.trials)
    failed, missing = sum(len(row.failures) for row in rows), sum(row.lack is not None for row in rows)
    verdict = f"{failed} not accepted" if failed else "all AC"
    verdict += f", {report.number(missing, 'configuration')} not checked" if missing else ""
    runs = f"{sum(row.runs for row in rows)} runs ({remembered} unchanged since they passed)"
    repeated = sum(trial.repeated for row in rows for trial in row.trials)
    verdict += f" ({report.number(repeated, 'run')} repeated after a fault of Wine)" if repeated else ""
    left = sum(row.left for row in rows)
    if left:
        pairs = left + sum(len(row.trials) for row in rows)
        verdict += f"; {left} of {pairs} pairs of solution and configuration left to --all"
    print(f"\n{report.number(len(rows), 'configuration')}, {runs}: {verdict} in {seconds:.1f} s")


def ported_as_json(rows: list) -> list[dict]:
    """One object for each configuration, with what failed in it."""
    objects = []
    for row in rows:
        failures = []
        for trial in row.failures:
            message = trial.failure.verdict.message if trial.failure else trial.fault or trial.compile_error
            case = trial.failure and trial.failure.case.name
            failures.append({"problem": trial.problem.name, "case": case, "verdict": trial.code, "message": message})
        about = {"configuration": row.configuration.name, "stands_for": row.configuration.stands_for}
        counts = {"solutions": len(row.trials), "compiled": row.compiled, "left": row.left, "cases": row.runs}
        objects.append({**about, **counts, "checked": row.lack is None, "verdict": row.verdict, "failures": failures})
    return objects
