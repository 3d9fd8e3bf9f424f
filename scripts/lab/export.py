"""export: writes problems as packages in the format `legacy` of problemtools, Kattis and DOMjudge.

package/legacy contains Jinja templates of a package; cases and programs are copied.
"""

import os
import re
import shutil
import tempfile
from math import ceil
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from judging import ROOT, Mistake, put_whole, report, shown
from judging.data import data, grammar, making
from judging.data.cases import MAKERS
from judging.problems import catalog
from judging.problems.sources import expectation, solution_header
from judging.run.runner import Pool

from .templates import rendered

PACKAGE, GRAMMAR = Path(__file__).with_name("package"), Path(grammar.__file__)
CHECK, INTERACT = (ROOT / "testdata" / name for name in ("check.hpp", "interact.hpp"))
MARK = "A package of grundy: `scripts/judge export` may replace it."
FOLDERS = {"WA": "wrong_answer", "PE": "wrong_answer", "TLE": "time_limit_exceeded"}
FOLDERS |= {"ILE": "time_limit_exceeded"} | dict.fromkeys(("RE", "MLE", "OLE"), "run_time_error")


def export_packages(selectors: list[str] | None, to: Path, jobs: int) -> int:
    """Write the packages of problems into the folder `to`; return the exit status."""
    broken: dict[str, str] = {}
    problems = catalog.find(selectors, broken)
    places = {problem.name: to / package_name(problem) for problem in problems}
    for place in places.values():
        facts = place / "problem.yaml"
        is_export = facts.is_file() and MARK in facts.read_text(errors="replace")
        if os.path.lexists(place) and not is_export:
            advice = "move it, or choose another folder with --to"
            raise Mistake(f"{shown(place)} exists and was not written by export; {advice}")
    to.mkdir(parents=True, exist_ok=True)
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress:
        for problem in problems:
            progress.doing(problem.name)
            with tempfile.TemporaryDirectory(prefix=".export_", dir=to) as scratch:
                package = Path(scratch) / "package"
                _write(package, problem, making.answered(pool, problem).cases)
                put_whole(package, places[problem.name], lambda: False)
            progress.done()
    print(f"{len(problems)} packages in {shown(to)}")
    return report.broken(broken)


def package_name(problem: catalog.Problem) -> str:
    """Return a name such as hdu1536; problemtools accepts only letters and digits."""
    return re.sub("[^a-z0-9]", "", f"{problem.judge.key}{problem.id}".lower())


def _write(package: Path, problem: catalog.Problem, cases: tuple[data.Case, ...]) -> None:
    """Write the package of a problem into a new folder."""
    samples, secret = _samples_of(cases)
    longest = max(case.answer.stat().st_size for case in cases)
    facts = {
        **{"mark": MARK, "name": package_name(problem), "problem": problem, "samples": samples},
        "header": solution_header(problem.solution),
        "uuid": uuid5(NAMESPACE_URL, problem.url),
        "output_mib": max(8, ceil(3 * longest / 2**20)),
    }
    shutil.copytree(PACKAGE / "legacy", package)
    for name, text in rendered(PACKAGE / "legacy", facts).items():
        (package / name).write_text(text)
    validator, submissions = package / "input_validators/validate", package / "submissions"
    shutil.copytree(PACKAGE / "input", validator)
    _copy(validator, GRAMMAR, *MAKERS.glob("[a-z]*.py"), problem.folder / "cases.py")
    _copy(submissions / "accepted", problem.solution)
    if problem.is_interactive:
        folder = package / "output_validators/interactor"
        _copy(folder, problem.oracle("second"), CHECK, INTERACT)
    elif problem.has_checker:
        _copy(package / "output_validators/checker", problem.oracle("second"), CHECK)
    else:
        _copy(submissions / "accepted", problem.oracle("second"))
    for path in problem.wrong:
        verdict, reason = expectation(path)
        if "stack" not in reason:  # other judge systems have a larger stack: there it is right
            _copy(submissions / FOLDERS[verdict], path)
    for kind, chosen in (("sample", samples), ("secret", secret)):
        folder = package / "data" / kind
        folder.mkdir(parents=True)
        for number, case in enumerate(chosen, 1):  # in the order in which this judge runs them
            name = f"{number:0{len(str(len(chosen)))}}" + f"_{case.name}" * (kind == "secret")
            shutil.copy(case.input, folder / f"{name}.in")
            if not problem.is_interactive:
                shutil.copy(case.answer, folder / f"{name}.ans")
                continue
            (folder / f"{name}.ans").touch()  # the interactor needs none
            game = case.input.with_suffix(".interaction")
            if kind == "sample" and game.is_file():
                shutil.copy(game, folder / f"{name}.interaction")


def _copy(folder: Path, *paths: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in paths:
        shutil.copy(path, folder)


def _samples_of(cases: tuple[data.Case, ...]) -> tuple[list[data.Case], list[data.Case]]:
    """Return the samples and the other cases, each input once.

    If there is no sample, the smallest handmade case replaces the samples.
    """
    samples = [case for case in cases if case.name.startswith("sample_")]
    samples = samples or [min(cases, key=lambda c: (c.is_generated, c.input.stat().st_size))]
    by_digest: dict[str, data.Case] = {}
    for case in (*samples, *cases):
        by_digest.setdefault(case.digest, case)
    return samples, [case for case in by_digest.values() if case not in samples]
