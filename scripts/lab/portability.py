"""portability: compiles every solution as the online judges do, and runs it on its cases."""

import re
import shutil
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from typer import style

from judging import BUILD, Mistake, digest, report, write_whole
from judging.data import making
from judging.data.data import Data
from judging.problems import catalog
from judging.problems.catalog import ORACLE, Problem, ours
from judging.problems.sources import STANDARDS, declared_standard, expectation
from judging.run import build, runner
from judging.run.build import CompileError, Recipe
from judging.run.meaning import code_in
from judging.run.runner import Pool, Threads
from judging.run.trial import Case, Conditions, Launcher, Trial, run_trial

from . import changed

SMALL = 1 << 16  # bytes of the largest inputs for the other programs of a problem
EACH = 2  # a changed solution is tried in so many configurations of each compiler
QEMU = "qemu-aarch64-static"
OPTIONS = {"valgrind": ("-q", "--error-exitcode=99", "--leak-check=full", "--vgdb=no")}
PROBE = '#include <cstdio>\nint main() { std::puts(""); }\n'


@dataclass(frozen=True)
class Configuration:
    """A compiler with flags, perhaps with a tool that runs the program; a row of the table."""

    name: str
    stands_for: str
    compiler: str = "g++"
    flags: str = "-O2 -static -DONLINE_JUDGE"
    standard: str = ""  # "": the standard in the header of the solution
    sandbox: str = "program"
    under: str = ""  # a tool that runs the program
    runs: bool = True
    crlf: bool = False  # do lines of the input end with \r\n?
    slower: int = 0  # if not 0: multiply the time limit by it; memory and stack also grow
    packages: str = ""  # Debian packages, in addition to the package of the compiler
    include: tuple[Path, ...] = ()  # folders of headers

    def recipe(self, standard: str) -> Recipe:
        standard = (self.standard or standard).replace("23", "2b")  # as older compilers spell it
        flags = build.SANITIZERS if self.flags == "sanitizers" else tuple(self.flags.split())
        return Recipe(standard, self.compiler, flags, self.include)

    def takes(self, problem: Problem) -> bool:
        """Return whether its standard is at least as new as the standard of the solution."""
        standard, declared = self.standard.replace("GNU", "C"), declared_standard(problem.solution)
        return not standard or STANDARDS.index(standard) >= STANDARDS.index(declared)

    def conditions(self, problem: Problem) -> Conditions:
        native = replace(ours(problem), sandbox=self.sandbox)
        if self.slower:
            native = replace(native, limits=native.limits.generous(self.slower))
        if self.under:
            under, version = build.compiler(self.under), build.compiler_version(self.under)
            command = under, *OPTIONS.get(self.under, ())
            return replace(native, launcher=Launcher(command, version))
        return native


def _read_configurations() -> tuple[tuple[Configuration, ...], Configuration, Configuration]:
    """Return the configurations for the solutions, for their other programs, and for the runner."""
    toml, rows = Path(__file__).with_name("configurations.toml"), []
    table = tomllib.loads(toml.read_text(encoding="utf-8"))
    for row in table["configurations"]:
        for standard in row.pop("standards", [row.get("standard", "")]):
            name = row["name"].replace("{standard}", standard or "as declared")
            rows.append(Configuration(**row | {"name": name, "standard": standard}))
    emulated = next(row for row in rows if row.under == QEMU)
    flags = " ".join([emulated.flags, *build.AS_ON_X86, "-include bits/stdc++.h"])
    others = replace(emulated, **table["others"], flags=flags, include=ORACLE.include)
    return tuple(rows), others, Configuration(**table["arm64"])


CONFIGURATIONS, OTHERS, ARM64 = _read_configurations()
ON_X86 = replace(OTHERS, flags=OTHERS.flags.replace("--target=aarch64-linux-gnu ", ""), under="")


@dataclass
class Row:
    """The results of a configuration."""

    configuration: Configuration
    lack: str = ""  # why the configuration cannot be checked here
    remedy: str = ""  # the command to run; "" if no command helps
    trials: list[Trial] = field(default_factory=list)
    expected: dict[Path, str] = field(
        default_factory=dict
    )  # the right ending, if not AC, by source

    @property
    def failures(self) -> list[Trial]:
        return [
            trial for trial in self.trials if ending(trial) != self.expected.get(trial.source, "AC")
        ]

    def cells(self) -> list[str]:
        cells = [self.configuration.name, self.configuration.stands_for]
        if self.lack:
            verdict = ": ".join(filter(None, (self.lack, self.remedy)))
            return [*cells, "-", "-", style(verdict, "yellow")]
        all_right = "all AC" if self.configuration.runs else "all compile"
        verdict = style("all the same" if self.expected else all_right, "green")
        if codes := {trial.code for trial in self.failures}:
            counts = f"{len(self.failures)} of {len(self.trials)}"
            verdict = style(f"{counts} fail: {', '.join(sorted(codes))}", "red")
        compiled = sum(not (trial.compile_error or trial.fault) for trial in self.trials)
        runs = sum(len(trial.results) for trial in self.trials)
        return [*cells, f"{compiled}/{len(self.trials)}", str(runs), verdict]


def check_portability(selectors: list[str] | None, everything: bool, jobs: int) -> int:
    """Check the selected problems, all, or the changed ones and a sample.

    Return the exit status: 2 if a tool is missing or fails, else 1 if a solution fails, else 0.
    """
    begin, broken = time.monotonic(), dict[str, str]()
    problems, wanted = catalog.find(selectors, broken), None
    if not selectors and not everything:
        names = changed.due({problem.name: [] for problem in problems})
        wanted = set()
        problems = [problem for problem in problems if problem.name in names]
        for each in problems:
            code = code_in(each.solution.read_text(errors="replace"))
            wanted |= {(configuration, each) for configuration in chosen(each, code)}
    total = len(wanted) if wanted else None
    with Pool(jobs) as pool, report.Progress(total) as progress, Threads(pool) as threads:

        def on_trial(name: str) -> None:
            progress.doing(name)
            progress.done()

        prepared = [*threads.map(partial(making.answered, pool), problems)]
        sources = [(each, each.problem.solution) for each in prepared]
        rows = check(pool, threads, sources, CONFIGURATIONS, on_trial, wanted)
        rows.append(check_others(pool, threads, prepared, few=not selectors))
        rows.append(check_runner(pool))
    show(rows, time.monotonic() - begin, wanted is not None)
    return report.broken(broken) or status(rows)


def show(rows: list[Row], seconds: float, is_sample: bool = False) -> None:
    """Print the table of the configurations, and each failure below it."""
    columns = ["configuration", "represents", "compiled", "cases", "verdict"]
    report.table(columns, [row.cells() for row in rows], right={"compiled", "cases"})
    for row in rows:
        for trial in {trial.fault or trial.source: trial for trial in row.failures}.values():
            print(f"\n{row.configuration.name}:", end=f" JE, {trial.fault}\n" * bool(trial.fault))
            if not trial.fault:
                report.failure(trial)
                if expected := row.expected.get(trial.source):
                    print(f"  {trial.source.name}: {ending(trial)} on arm64, {expected} on x86-64")
    trials = [trial for row in rows for trial in row.trials]
    failed = sum(len(row.failures) for row in rows)
    verdict = f"{failed} failed" if failed else "all as expected"
    if missing := sum(bool(row.lack) for row in rows):
        verdict += f", {report.number(missing, 'configuration')} not checked"
    if is_sample:
        verdict += "; --all also checks the other pairs of solution and configuration"
    runs, remembered = sum(len(t.results) for t in trials), sum(t.remembered for t in trials)
    count = f"{report.number(len(rows), 'configuration')}, {runs} runs"
    print(f"\n{count} ({remembered} unchanged since they passed): {verdict} in {seconds:.1f} s")


def status(rows: list[Row]) -> int:
    codes = {trial.code for row in rows for trial in row.failures}
    return 2 if "JE" in codes or any(row.remedy for row in rows) else 1 if codes else 0


def chosen(problem: Problem, code: str) -> set[Configuration]:
    """Return a few configurations of each compiler, chosen by the hash of a solution's code."""
    takers = [each for each in CONFIGURATIONS if each.takes(problem)]
    few = {next(each for each in takers if each.flags == "sanitizers")}
    takers.sort(key=lambda each: digest(code, each.name))
    for compiler in {each.compiler for each in takers}:
        few |= {*[each for each in takers if each.compiler == compiler][:EACH]}
    return few


def check(
    pool: Pool,
    threads: ThreadPoolExecutor,
    sources: list[tuple[Data, Path]],
    configurations: tuple[Configuration, ...],
    on_trial: Callable[[str], None] = lambda name: None,
    wanted: set[tuple[Configuration, Problem]] | None = None,
) -> list[Row]:
    """Try the sources in every configuration whose tools are installed.

    With `wanted`, try only these pairs of configuration and problem.
    """

    def trial_of(configuration: Configuration, data: Data, source: Path) -> Trial:
        try:
            trial = _trial(pool, configuration, data, source)
        except Mistake as mistake:
            trial = Trial(data.name, source, ours(data.problem), fault=str(mistake))
        on_trial(configuration.name)
        return trial

    rows, waiting = [], []
    lacks = threads.map(partial(lacking, pool), configurations)
    for row, (lack, remedy) in zip(configurations, lacks):
        pairs = [pair for pair in sources if not lack and row.takes(pair[0].problem)]
        if wanted is not None:
            pairs = [pair for pair in pairs if (row, pair[0].problem) in wanted]
        rows.append(Row(row, lack, remedy))
        waiting.append([threads.submit(trial_of, row, *pair) for pair in pairs])
    for result, futures in zip(rows, waiting):
        result.trials = [future.result() for future in futures]
    return rows


def check_others(pool: Pool, threads: ThreadPoolExecutor, prepared: list[Data], few: bool) -> Row:
    """Compare how wrong programs and oracles end on arm64 and on x86-64, on all small inputs.

    With `few`, try one program of each problem.
    """

    def compared(data: Data, source: Path) -> tuple[Trial, str]:
        standard = max("C++17", declared_standard(data.problem.solution), key=STANDARDS.index)
        both = (replace(each, standard=standard) for each in (ON_X86, OTHERS))
        try:
            on_x86, on_arm = (_trial(pool, each, data, source) for each in both)
        except Mistake as mistake:
            return Trial(data.name, source, ours(data.problem), fault=str(mistake)), "AC"
        return on_arm, ending(on_x86)

    row = Row(OTHERS, *lacking(pool, OTHERS))
    if row.lack:
        return row
    waiting = []
    for data in prepared:
        small = tuple(case for case in data.cases if case.input.stat().st_size <= SMALL)
        sources = _others(data.problem)
        for source in sources[:1] if few else sources:
            waiting.append(threads.submit(compared, replace(data, cases=small), source))
    for future in waiting:
        trial, expected = future.result()
        row.trials.append(trial)
        row.expected[trial.source] = expected
    return row


def _others(problem: Problem) -> list[Path]:
    """Return the wrong programs and the oracles that are compared, in an order by the hash of their code.

    Left out are programs that are too slow or run out of memory, oracles that judge programs, and programs with
    `long double`, which has more bits on arm64.
    """
    oracles = [] if problem.oracles_judge else [*problem.oracles.values()]
    wrong = [path for path in problem.wrong if expectation(path)[0] in ("WA", "PE", "RE")]
    codes = {path: code_in(path.read_text(errors="replace")) for path in (*oracles, *wrong)}
    programs = [path for path, code in codes.items() if "long double" not in code]
    return sorted(programs, key=lambda path: digest(codes[path]))


def ending(trial: Trial) -> str:
    """Return how a trial ended: its verdict, or "stopped" for a program that crashed or broke a limit.

    Which limit it breaks first depends on the machine.
    """
    return trial.code if trial.code in ("AC", "WA", "PE", "-", "JE") else "stopped"


def check_runner(pool: Pool) -> Row:
    """Compile the runner of this judge for arm64."""
    row = Row(ARM64, *lacking(pool, ARM64))
    if not row.lack:
        recipe = replace(ARM64.recipe(""), include=(runner.SOURCE.parent,))
        trial = Trial(None, runner.SOURCE, None)  # type: ignore[arg-type]
        row.trials = [_compiled(pool, trial, recipe)]
    return row


def _compiled(pool: Pool, trial: Trial, recipe: Recipe) -> Trial:
    try:
        build.check_compiles(pool, trial.source, recipe)
    except CompileError as error:
        trial.compile_error = error.said
    return trial


def lacking(pool: Pool, configuration: Configuration) -> tuple[str, str]:
    """Return what is missing for a configuration, and the command that installs it."""
    packages = build.PACKAGES.get(configuration.compiler, ""), configuration.packages
    remedy = " ".join(["apt-get install -y", *filter(None, packages)])
    for tool in filter(None, (configuration.compiler, configuration.under)):
        if not shutil.which(tool):
            return f"{tool} is not installed", remedy
    scratch, recipe = pool.folder("probe"), configuration.recipe(STANDARDS[0])
    (scratch / "probe.cpp").write_text(PROBE)
    measured = pool.run(build.compile_job(scratch / "probe.cpp", recipe, scratch))
    if measured.exit and b"-std=" in measured.errors:
        return f"{configuration.compiler} does not support {recipe.standard}", ""
    lack = f"{configuration.compiler} does not link with {' '.join(recipe.flags)}"
    return (lack, remedy) if measured.exit else ("", "")


def _trial(pool: Pool, configuration: Configuration, data: Data, source: Path) -> Trial:
    recipe = configuration.recipe(declared_standard(data.problem.solution))
    conditions = configuration.conditions(data.problem)
    if not configuration.runs:
        return _compiled(pool, Trial(data.name, source, conditions), recipe)
    if configuration.crlf:
        folder = pool.scratch() / "crlf" / data.problem.name
        copies = (_copy(case, folder, b"\r\n") for case in data.cases)
        data = replace(data, cases=tuple(copies))
    kept = re.sub(r"\W+", "_", f"{source.stem} {configuration.name}")
    folder = BUILD / "failed" / data.name / kept
    with build.lent(pool, source, recipe):
        trial = run_trial(pool, data, source, recipe, conditions, folder)
    if configuration.crlf and (failed := trial.failure):  # keep the input for the person
        index = trial.results.index(failed)
        trial.results[index] = replace(failed, case=_copy(failed.case, folder))
    return trial


def _copy(case: Case, folder: Path, line_end: bytes = b"\n") -> Case:
    """Return a copy of a case in a folder, whose input has these line ends."""
    input, answer = folder / case.input.name, folder / case.answer.name
    write_whole(input, case.input.read_bytes().replace(b"\n", line_end))
    write_whole(answer, case.answer.read_bytes())
    return replace(case, digest=digest(case.digest, line_end), input=input, answer=answer)
