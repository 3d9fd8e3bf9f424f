"""commands: stress and audit."""

from pathlib import Path

import typer

from .. import ROOT, report
from ..collection import catalog, data
from ..engine.runner import Pool, Threads
from ..options import FORMS, JOBS, File, Names
from . import changed
from .report import audited


def audit_data(
    selectors: Names = typer.Argument(
        None,
        metavar="[SELECTOR]...",
        help=f"{FORMS} or templates/NAME; default: what has changed, and a sample",
    ),
    everything: bool = typer.Option(False, "--all", help="audit all problems and snippets"),
    json: File = typer.Option(None, help="write what the table shows, and the detail behind it"),
    mutants: bool = typer.Option(True, help="also run the mutants of the solutions and snippets"),
    jobs: int = JOBS,
) -> int:
    """Measure how strong the data are: bounds, balance, validators, wrong programs, mutants."""
    from . import kill

    broken: dict[str, str] = {}
    problems = catalog.find([], broken)
    hosts = {
        f"templates/{path.stem}": kill.hosts(f"templates/{path.stem}", problems)
        for path in sorted((ROOT / "templates").glob("*.hpp"))
    }
    names = [*(problem.name for problem in problems), *hosts]
    if selectors:
        others = [selector for selector in selectors if selector not in hosts]
        chosen = [name for name in selectors if name in hosts]
        chosen += [problem.name for problem in catalog.find(others, broken)] if others else []
    elif everything:
        chosen = names
    else:

        def belongs(path: Path, name: str) -> bool:
            own = {Path(f"{name}.hpp"), Path(f"templates/equivalent/{Path(name).name}.txt")}
            return (
                path in own or any(changed.belongs(path, problem.name) for problem in hosts[name])
                if name in hosts
                else changed.belongs(path, name)
            )

        chosen = changed.due(names, belongs)
    rows = _audited(problems, chosen, mutants=mutants, jobs=jobs)
    audited(rows, detail=bool(selectors))
    report.write_json(
        json, {name: {q: vars(finding) for q, finding in row.items()} for name, row in rows.items()}
    )
    return report.broken(broken) or int(
        any(finding.faults for row in rows.values() for finding in row.values())
    )


def _audited(
    problems: list[catalog.Problem], chosen: list[str], *, mutants: bool, jobs: int
) -> dict[str, dict]:
    """The findings of each question, by problem or snippet."""
    from . import audit, kill

    by_name = {problem.name: problem for problem in problems}
    with Pool(jobs) as pool, report.Progress(None) as progress, Threads(pool) as threads:

        def asked(name: str) -> dict:
            progress.doing(name)
            if name not in by_name:
                hosts = [data.answered(pool, host) for host in kill.hosts(name, problems)]
                return (
                    {"mutants": audit.mutation(pool, kill.of_snippet(name, hosts), progress.done)}
                    if mutants and hosts
                    else {}
                )
            made = data.answered(pool, by_name[name])
            found = audit.ask(pool, made)
            return found | (
                {"mutants": audit.mutation(pool, kill.of_solution(made), progress.done)}
                if mutants
                else {}
            )

        return dict(zip(chosen, threads.map(asked, chosen), strict=True))
