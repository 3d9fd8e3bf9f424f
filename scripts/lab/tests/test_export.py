"""Packages for other judge systems are complete, and the programs in them get their verdicts.

`.ci/packages` runs the tools of other judge systems. These tests need neither tools nor a network.
"""

import ast
import os
import re
import subprocess
import sys

import pytest

from judging import Mistake
from judging.data import making
from judging.data.cases import MAKERS
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.problems import catalog
from judging.problems.sources import solution_header
from lab import damage, export
from lab.templates import rendered

BRAVE = "hdu/1846_brave_game"
VALIDATOR = {"build", "run", "grammar.py", "cases.py"}
VALIDATOR |= {path.name for path in MAKERS.glob("[a-z]*.py")}
FILES = {
    "problem.yaml", ".timelimit", "domjudge-problem.ini", "problem_statement/problem.en.tex",
    "problem_statement/problem.html", "data/sample/1.in", "data/sample/1.ans",
    "submissions/accepted/1846_brave_game.cpp", "submissions/accepted/second.cpp",
    *(f"input_validators/validate/{name}" for name in VALIDATOR),
}  # fmt: skip


def exported(to, *selectors):
    """Return the packages, in the order of their names."""
    export.export_packages([*selectors] or [BRAVE], to=to, jobs=1)
    return sorted(to.iterdir())


def files_of(package):
    return {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}


def test_a_package_contains_what_its_format_requires(tmp_path, pool):
    """Every case and every wrong program is in its place, byte for byte. There are no other files."""
    (package,) = exported(tmp_path)
    (problem,) = catalog.find([BRAVE])
    expected = {*FILES}
    cases = [case for case in making.answered(pool, problem).cases if "sample_" not in case.name]
    for number, case in enumerate(cases, 1):
        for path in (case.input, case.answer):
            name = f"data/secret/{number:02}_{case.name}{path.suffix}"
            expected.add(name)
            assert (package / name).read_bytes() == path.read_bytes()
    folders = {"WA": "wrong_answer", "PE": "wrong_answer", "TLE": "time_limit_exceeded"}
    for path in problem.wrong:
        folder = folders[path.read_text()[3:].split(":")[0]]
        expected.add(f"submissions/{folder}/{path.name}")
    assert files_of(package) == expected


def test_the_order_of_names_is_that_of_our_judge(tmp_path, pool):
    """Other judge systems stop at the first case that fails, so it must be the same case as here.
    Equal inputs are one case."""
    for name in ("luogu/P2252", "poj/3537"):
        (package,) = exported(tmp_path / name, name)
        (problem,) = catalog.find([name])
        names = [path.stem.split("_", 1)[1] for path in sorted(package.glob("data/secret/*.in"))]
        cases, ours = making.answered(pool, problem).cases, {}
        for case in cases:
            ours.setdefault(case.input.read_bytes(), case.name)
        assert names == [case for case in ours.values() if not case.startswith("sample_")]
    assert len(ours) < len(cases)


def test_limits_and_comparison_are_those_of_the_judge(tmp_path):
    (package,) = exported(tmp_path, "librarychecker")
    assert (package / ".timelimit").read_text() == "10\n"
    legacy = (package / "problem.yaml").read_text()
    assert "validator_flags: case_sensitive space_change_sensitive\n" in legacy
    assert "  memory: 1024\n  output: 14\n" in legacy  # three times the longest answer
    assert "time_limit" not in legacy  # problemtools rejects it


def test_the_statement_is_our_own_and_shows_the_samples(tmp_path):
    (package,) = exported(tmp_path, "hdu/2873")
    page, tex = (next(package.rglob(f"problem.{end}")).read_text() for end in ("html", "en.tex"))
    assert "for any u &lt; p and v &lt; q" in page
    assert "n, m &le; 50" in page and r"n, m $\leq$ 50" in tex
    assert "any number of boards.</p>" in page and "any number of boards.\n" in tex  # one full stop
    assert "<code>#</code> is a bomb" in page and r"\texttt{\#} is a bomb" in tex
    for name in ("1.in", "1.ans"):
        assert f"<pre>{(package / 'data/sample' / name).read_text()}</pre>" in page
    assert tex.startswith("%% plainproblemname: Bomb Game\n\\problemname{Bomb Game}\n")


@pytest.fixture
def written(tmp_path):
    """Return a function that writes a text as TeX and as HTML."""
    (tmp_path / "a.tex").write_text("{{ text | tex }}")
    (tmp_path / "b.html").write_text("{{ text | html }}")
    return lambda text: [*rendered(tmp_path, {"text": text}).values()]


@pytest.mark.parametrize(
    ("text", "tex", "html"),
    [
        ("a & b_1 < 100%", r"a \& b\_1 \textless{} 100\%", "a &amp; b_1 &lt; 100%"),
        ("10^6, 2^b, a ^ b", r"10$^{6}$, 2$^{b}$, a \textasciicircum{} b", "10<sup>6</sup>, 2<sup>b</sup>, a ^ b"),
        ("x >= `a <= b^2`", r"x $\geq$ \texttt{a \textless{}= b\textasciicircum{}2}", "x &ge; <code>a &lt;= b^2</code>"),
        (r"{\}", r"\{\textbackslash{}\}", r"{\}"),
    ],
)  # fmt: skip
def test_texts_are_written_for_tex_and_html(written, text, tex, html):
    assert written(text) == [tex, html]


def test_no_text_of_a_problem_is_a_command_of_tex(each_problem, written):
    names = set()

    def check(problem):
        keys = solution_header(problem.solution).keys
        tex, _ = written("\n".join((problem.title, problem.input, problem.output, *keys.values())))
        fault = re.search(r"(?<!\\)[&#%_~]|[^\x00-\xff]", tex)
        assert not fault, tex[fault.start() - 20 : fault.end()]
        name = export.package_name(problem)
        assert re.fullmatch("[a-z0-9]+", name) and name not in names
        names.add(name)

    each_problem(check)


def built(folder):
    """Build a validator. Return a function that runs it in another folder, and returns its status
    and messages."""
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    options = {"env": {"PATH": path, "LC_ALL": "C"}, "capture_output": True}
    subprocess.run(["./build"], cwd=folder, check=True, **options)

    def run(text):
        done = subprocess.run([folder / "run"], input=text, cwd="/", **options)
        return done.returncode, done.stderr.decode()

    return run


@pytest.mark.parametrize("name", ["hdu/1846", "hdu/1536", "hdu/1730"])
def test_the_input_validator_accepts_the_data_and_no_damaged_ones(tmp_path, name):
    (package,) = exported(tmp_path, name)
    folder = package / "input_validators/validate"
    run = built(folder)
    for path in package.glob("data/*/*.in"):
        assert run(path.read_bytes()) == (42, ""), path
    validate = load_cases(catalog.find([name])[0].folder / "cases.py")["validate"]
    sample = (package / "data/sample/1.in").read_text()
    for what, text in damage.damages(read(sample, validate, traced=True)):
        status, message = run(text.encode())
        assert status == 43 and message.startswith("line "), what
    assert run("\N{SNOWMAN}\n".encode())[0] == 43
    assert files_of(folder) == VALIDATOR  # no other file, and no folder: BAPCtools rejects folders


def test_a_grammar_is_python_of_version_3_9(each_problem):
    """The PyPy of many judge systems accepts Python 3.9."""

    def check(path):
        nodes = [*ast.walk(ast.parse(path.read_bytes(), feature_version=(3, 9)))]
        names = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
        names |= {each.name for node in imports for each in node.names}
        assert not names & {"pairwise", "bit_count"}, path

    for path in (export.GRAMMAR, *MAKERS.glob("*.py")):
        check(path)
    each_problem(lambda problem: check(problem.folder / "cases.py"))


def test_what_is_not_an_earlier_export_stays(tmp_path):
    """The message has one line, and no file is written."""
    place = tmp_path / "hdu1846"
    place.mkdir()
    (place / "problem.yaml").write_text("name: of somebody else\n")
    with pytest.raises(Mistake, match="hdu1846 exists and was not written by export; move it"):
        exported(tmp_path, "hdu/1536", "hdu/1846")
    assert [*tmp_path.iterdir()] == [place]
    with pytest.raises(OSError, match="exists|Not a directory"):
        exported(place / "problem.yaml")


def test_an_earlier_export_is_replaced_whole_or_not_at_all(tmp_path, monkeypatch):
    (place,) = exported(tmp_path)
    (place / "left_over").touch()
    before = files_of(place)

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as context:
        context.setattr(export.shutil, "copy", full)
        with pytest.raises(OSError):
            exported(tmp_path)
    assert [*tmp_path.iterdir()] == [place] and files_of(place) == before
    assert exported(tmp_path) == [place] and not (place / "left_over").exists()


def test_what_is_left_out_or_shown_instead(tmp_path):
    """Without samples, the statement shows the smallest case. A program that fails only with a
    small stack is left out: other judge systems have a larger stack."""
    (package,) = exported(tmp_path / "samples", "hdu/3595")
    (problem,) = catalog.find(["hdu/3595"])
    smallest = min((case.input for case in problem.handmade), key=lambda path: path.stat().st_size)
    (sample,) = package.glob("data/sample/*.in")
    assert sample.read_bytes() == smallest.read_bytes()
    (package,) = exported(tmp_path / "stack", "hdu/3094")
    programs = {path.name for path in (package / "submissions/run_time_error").iterdir()}
    assert "wrong_ends_kept.cpp" in programs and "wrong_recursion.cpp" not in programs
