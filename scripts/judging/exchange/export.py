"""export: problems as packages that other judges read.

The format is `legacy`, which problemtools, Kattis and DOMjudge read, and which BAPCtools can upgrade.
package/legacy contains the templates, which Jinja fills in for each problem; cases and programs are copied.
"""

import json
import math
import os
import re
import shutil
import tempfile
import uuid
from collections.abc import Callable
from pathlib import Path

import typer

from .. import Mistake, catalog, data, grammar, put_whole, report, shown
from ..cases import MAKERS
from ..options import JOBS, SELECTORS, Names
from ..runner import Pool
from ..sources import expectation, solution_header

TEMPLATES = Path(__file__).parent / "package"
GRAMMAR = Path(grammar.__file__)
MARK = "A package of grundy: `scripts/judge export` may replace it."
FOLDERS = {  # of the verdict in the first line of a wrong program
    "WA": "wrong_answer", "PE": "wrong_answer", "TLE": "time_limit_exceeded", "ILE": "time_limit_exceeded",
    "RE": "run_time_error", "MLE": "run_time_error", "OLE": "run_time_error",
}  # fmt: skip
# In our texts, code stands in `backticks`; <=, >= and powers such as 2^31 have forms of their own.
MARKUP = re.compile(r"`([^`]+)`|(<=)|(>=)|(?<=\w)\^(\d+|\w)|.", re.DOTALL)
IN_HTML = "{}", "<code>{}</code>", "&le;", "&ge;", "<sup>{}</sup>"
IN_TEX = "{}", r"\texttt{{{}}}", r"$\leq$", r"$\geq$", r"$^{{{}}}$"
TEX = {c: f"\\{c}" for c in "#$%&_{}"} | {
    "\\": r"\textbackslash{}", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}",
    "<": r"\textless{}", ">": r"\textgreater{}", "|": r"\textbar{}", '"': r"\textquotedbl{}",
}  # fmt: skip


def export_packages(
    selectors: Names = SELECTORS,
    to: Path = typer.Option(..., metavar="DIR", help="where the packages are written"),
    jobs: int = JOBS,
):
    """Write problems as packages that other judges read."""
    broken: dict[str, str] = {}
    problems = catalog.find(selectors, broken)
    places = {problem.name: to / package_name(problem) for problem in problems}
    if to.exists() and not to.is_dir():
        raise Mistake(f"{shown(to)} is not a folder; choose another one with --to")
    for place in places.values():
        if os.path.lexists(place) and not is_export(place):
            raise Mistake(f"{shown(place)} exists and was not written by export; move it, or choose another folder with --to")
    to.mkdir(parents=True, exist_ok=True)
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress:
        for problem in problems:
            progress.doing(problem.name)
            with tempfile.TemporaryDirectory(prefix=".export_", dir=to) as scratch:
                package = Path(scratch) / package_name(problem)
                write(package, problem, data.prepare(pool, problem))
                put_whole(package, places[problem.name], lambda: False)
            progress.done()
    print(f"{len(problems)} packages in {shown(to)}")
    return report.broken(broken)


def package_name(problem: catalog.Problem) -> str:
    """Such as hdu1536: letters and digits are all that problemtools takes."""
    return re.sub("[^a-z0-9]", "", f"{problem.judge.key}{problem.id}".lower())


def is_export(place: Path) -> bool:
    """Was this written by an earlier export?"""
    try:
        return MARK in (place / "problem.yaml").read_text(errors="replace")
    except OSError:
        return False


def write(package: Path, problem: catalog.Problem, made: data.Data) -> None:
    """Writes the package of a problem into a new folder."""
    samples, secret = samples_of(made)
    longest = max(case.answer.stat().st_size for case in made.cases)
    facts = {"mark": MARK, "name": package_name(problem), "problem": problem, "header": solution_header(problem.solution)}
    facts |= {"samples": samples, "uuid": uuid.uuid5(uuid.NAMESPACE_URL, problem.url), "output_mib": max(8, math.ceil(3 * longest / 2**20))}
    templates = environment()
    for name in (name for name in templates.list_templates() if name.startswith("legacy/")):
        with_parents(package / name.removeprefix("legacy/")).write_text(templates.get_template(name).render(facts))
    copies: dict[str, list[Path]] = {
        "input_validators/validate": [*(TEMPLATES / "input").iterdir(), GRAMMAR, problem.folder / "cases.py"],
        "submissions/accepted": [problem.solution, problem.oracle("second")],
    }
    for path in problem.wrong:
        verdict, reason = expectation(path)
        if "stack" not in reason:  # elsewhere it is as large as the memory, and the program is right
            copies.setdefault(f"submissions/{FOLDERS[verdict]}", []).append(path)
    for folder, paths in copies.items():
        for path in paths:
            shutil.copy(path, with_parents(package / folder / path.name))
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(MAKERS, package / "input_validators/validate/makers", ignore=ignore)
    for folder, cases in (("sample", samples), ("secret", secret)):
        for number, case in enumerate(cases, 1):  # in the order in which they are judged here
            name = f"{number:0{len(str(len(cases)))}}" + f"_{case.name}" * (folder == "secret")
            for path in (case.input, case.answer):
                shutil.copy(path, with_parents(package / "data" / folder / (name + path.suffix)))


def samples_of(made: data.Data) -> tuple[list[data.Case], list[data.Case]]:
    """The cases that are shown, and the others, each input once. Where nobody knows the
    samples, the smallest case by hand is shown."""
    samples = [case for case in made.cases if case.name.startswith("sample_")]
    samples = samples or [min(made.cases, key=lambda case: (case.is_generated, case.input.stat().st_size))]
    first = {case.digest: case for case in [*reversed(made.cases), *samples]}
    return samples, [case for case in made.cases if first[case.digest] is case and case not in samples]


def environment():
    """The templates, with the three ways to write a text."""
    import jinja2
    from markupsafe import Markup, escape

    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=jinja2.select_autoescape(["html"]),
        undefined=jinja2.StrictUndefined, keep_trailing_newline=True, trim_blocks=True,
    )  # fmt: skip
    templates.filters |= {
        "html": lambda text: Markup(marked(text, escape, IN_HTML)),
        "tex": lambda text: marked(text, lambda part: "".join(TEX.get(c, c) for c in part), IN_TEX),
        "yaml": lambda value: json.dumps(value, ensure_ascii=False),
    }
    return templates


def marked(text: str, plain: Callable[[str], str], forms: tuple[str, ...]) -> str:
    """A text of ours in another language, which writes its letters as `plain` does."""
    return MARKUP.sub(lambda found: forms[found.lastindex or 0].format(plain(found[found.lastindex or 0])), text)


def with_parents(path: Path) -> Path:
    """The path, in folders that are there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
