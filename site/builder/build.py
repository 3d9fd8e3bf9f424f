"""build: writes the study site, a page for each problem, lesson and template."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from judging import Mistake, report, shown, write_whole
from judging.problems import catalog
from judging.run.runner import Pool, Threads
from judging.wrong import names

T = TypeVar("T")
U = TypeVar("U")
LIST = "files.txt"  # the list of the files of a site; the next build removes the files that it does not write again


def build_site(to: Path, jobs: int) -> int:
    """Write the study site into a folder; return the exit status."""
    from . import clang, compiler, modules, packs, scripts, validators

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
    place = _compiler_of_the_pages()
    in_pages = compiler.files(place) if place else {}
    written: set[str] = set()
    broken: dict[str, str] = {}
    problems = {problem.name: problem for problem in catalog.find([], broken)}
    of_lessons = {f"lessons/rules/{path.stem}": path for path in rules()}
    steps = (3 if place else 2) * len(problems) + len(of_lessons)
    with (
        Pool(jobs) as pool,
        clang.chosen(pool, place) as compiling,
        report.Progress(steps) as progress,
        Threads(pool) as threads,
    ):

        def each(make: Callable[[T], U], of: dict[str, T]) -> Iterator[tuple[str, U]]:
            """Make something in the background for each problem or rule. Give the results one after the other, and show the
            name of the one that is waited for."""
            results = threads.map(make, of.values())
            for name in of:
                progress.doing(name)
                yield name, next(results)
                progress.done()

        def write(files: dict[str, bytes]) -> None:
            written.update(files)
            write_files(to, files)

        known, about = dict(each(partial(facts, pool), problems)), compiler.sizes(in_pages)
        texts = pages([*problems.values()], known, about)
        write(scripts_of_pages | {path: text.encode() for path, text in texts})
        print(f"the pages are in {shown(to)}; the games follow", flush=True)
        games = {name: modules.of_problem(compiling, of) for name, of in problems.items()}
        for name, of_problem in each(modules.scripts, games):
            validator = f"grundyValidator({validators.script(problems[name])});\n"
            why = f"grundyReason({json.dumps(reason(problems[name]), ensure_ascii=False)});\n"
            of_problem[modules.GAME] += (validator + why).encode()
            write({f"problems/{name}.{end}": script for end, script in of_problem.items()})
        games = {name: modules.of_rule(compiling, path) for name, path in of_lessons.items()}
        for name, of_rule in each(modules.scripts, games):
            write({f"{name}.{end}": script for end, script in of_rule.items()})
        if in_pages:
            write({f"compiler/{name}": content for name, content in in_pages.items()})
            write({"names.json": json.dumps(names.TABLE).encode()})
            for name, pack in each(partial(packs.files, pool), problems):
                write({f"problems/{name}.{end}": content for end, content in pack.items()})
    remove_others(to, written)
    print(f"{len(written)} files: open {shown(to / 'index.html')} in a browser")
    return report.broken(broken)


def _compiler_of_the_pages() -> Path | None:
    """Return the folder of the compiler; None if it cannot be downloaded, and the games do not need it."""
    from . import clang, compiler

    try:
        return compiler.folder()
    except Mistake as error:
        if not clang.is_installed():
            raise Mistake(
                f"{error}: the games cannot be compiled; connect this machine to the network, or run `{clang.INSTALL}` as root"
            ) from None
        print(
            f"{error}: the site is built without the compiler, so its pages cannot judge programs"
        )
        return None


def write_files(to: Path, files: dict[str, bytes]) -> None:
    """Write these files of the site, after their names are in the list."""
    _write_list(to, {*_listed(to), *files})
    for path, content in files.items():
        write_whole(to / path, content)


def remove_others(to: Path, kept: set[str]) -> None:
    """Remove the other files of the list. Files that are not of the site are kept."""
    for path in _listed(to) - kept:
        if (to / path).resolve().is_relative_to(to.resolve()):
            (to / path).unlink(missing_ok=True)
    _write_list(to, kept)


def _listed(to: Path) -> set[str]:
    return {*(to / LIST).read_text().splitlines()} if (to / LIST).is_file() else set()


def _write_list(to: Path, paths: set[str]) -> None:
    write_whole(to / LIST, "".join(f"{path}\n" for path in sorted(paths)).encode())
