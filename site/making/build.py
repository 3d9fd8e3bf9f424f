"""build: writes the study site, a page for each problem, lesson and template."""

import json
from functools import partial
from pathlib import Path

from judging import Mistake, report, shown, write_whole
from judging.problems import catalog
from judging.problems.catalog import Problem
from judging.run.runner import Pool, Threads
from judging.wrong import names

LIST = "files.txt"  # the list of the files of a site; the next build removes the files that it does not write again


def build_site(to: Path, jobs: int) -> int:
    """Write the study site into a folder; return the exit status."""
    from . import compiler, modules, packs, scripts, validators

    modules.check_tools()
    try:
        from .facts import facts
        from .pages import pages, reason, rules
    except ModuleNotFoundError as error:
        packages = "python3-jinja2 python3-markdown-it python3-pygments"
        raise Mistake(
            f"the Python package {error.name} is missing: run `apt-get install -y {packages}` as root, then run this command again"
        ) from None
    if to.exists() and not (to / LIST).is_file() and any(to.iterdir()):
        raise Mistake(
            f"{shown(to)} exists and was not written by `site`: give an empty or a new folder"
        )
    scripts_of_pages = scripts.files()
    broken: dict[str, str] = {}
    problems = catalog.find([], broken)
    with (
        Pool(jobs) as pool,
        report.Progress(3 * len(problems)) as progress,
        Threads(pool) as threads,
    ):

        def measure(problem: Problem) -> tuple:
            """Return the facts of a problem and its modules. The modules are compiled in the background."""
            return facts(pool, problem), modules.of_problem(pool, problem)

        known, compiled = {}, {}
        for problem, (measured, modules_of) in zip(problems, threads.map(measure, problems)):
            known[problem.name], compiled[problem.name] = measured, modules_of
            progress.doing(problem.name)
            progress.done()
        in_pages = compiler.files()
        of_rules = {path: modules.of_rule(pool, path) for path in rules()}
        scripts_with_modules = threads.map(modules.script, compiled.values())
        files = {
            path: text.encode() for path, text in pages(problems, known, compiler.sizes(in_pages))
        }
        files |= scripts_of_pages
        files |= {f"compiler/{name}": content for name, content in in_pages.items()}
        if in_pages:
            files["names.json"] = json.dumps(names.TABLE).encode()
        for problem, script in zip(problems, scripts_with_modules):
            validator = f"grundyValidator({validators.script(problem)});\n"
            why = f"grundyReason({json.dumps(reason(problem), ensure_ascii=False)});\n"
            files[f"problems/{problem.name}.wasm.js"] = script + (validator + why).encode()
            progress.doing(problem.name)
            progress.done()
        judged = problems if in_pages else []
        for problem, of_problem in zip(judged, threads.map(partial(packs.files, pool), judged)):
            files |= {f"problems/{problem.name}.{end}": pack for end, pack in of_problem.items()}
            progress.doing(problem.name)
            progress.done()
        for path, program in of_rules.items():
            files[f"lessons/rules/{path.stem}.wasm.js"] = modules.script(program)
    replace_files(to, files)
    print(f"{len(files)} files: open {shown(to / 'index.html')} in a browser")
    return report.broken(broken)


def replace_files(to: Path, files: dict[str, bytes]) -> None:
    """Write these files of the site and remove its old files. Files that are not of the site are kept."""
    old = (to / LIST).read_text().splitlines() if (to / LIST).is_file() else []
    for path, content in files.items():
        write_whole(to / path, content)
    for path in {*old} - {*files}:
        if (to / path).resolve().is_relative_to(to.resolve()):
            (to / path).unlink(missing_ok=True)
    write_whole(to / LIST, "".join(f"{path}\n" for path in sorted(files)).encode())
