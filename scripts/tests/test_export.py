"""Packages for other judges: whole, the same each time, and judged with what is in them.

`.ci/packages` asks the tools of other judges; this needs neither them nor a network.
"""

import ast
import os
import re
import subprocess
import sys

import pytest
from judging import Mistake, catalog, data
from judging.cases import MAKERS, load_cases
from judging.exchange import export
from judging.grammar import read
from judging.strength import damage

PROBLEMS = catalog.find([])
BRAVE = "hdu/1846_brave_game"
FILES = {
    "problem.yaml", ".timelimit", "domjudge-problem.ini", "problem_statement/problem.en.tex", "problem_statement/problem.html", "data/sample/1.in", "data/sample/1.ans",
    "submissions/accepted/1846_brave_game.cpp", "submissions/accepted/second.cpp",
    *(f"input_validators/validate/{name}" for name in ("build", "run", "grammar.py", "cases.py")),
    *(f"input_validators/validate/makers/{path.name}" for path in MAKERS.glob("*.py")),
}  # fmt: skip


def exported(to, *selectors):
    """The packages, in the order of their names."""
    export.export_packages([*selectors] or [BRAVE], to=to, jobs=1)
    return sorted(to.iterdir())


def files_of(package):
    return {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}


def test_a_package_holds_all_that_its_format_asks_for(tmp_path, pool):
    """Every case and every wrong program stands in its place, byte for byte, and nothing else is there."""
    (package,) = exported(tmp_path)
    (problem,) = catalog.find([BRAVE])
    files = files_of(package) - FILES
    assert files_of(package) >= FILES
    cases = [case for case in data.prepare(pool, problem).cases if not case.name.startswith("sample_")]
    for number, case in enumerate(cases, 1):
        for path in (case.input, case.answer):
            name = f"data/secret/{number:02}_{case.name}{path.suffix}"
            files.remove(name)
            assert (package / name).read_bytes() == path.read_bytes()
    for path in problem.wrong:
        folder = {"WA": "wrong_answer", "PE": "wrong_answer", "TLE": "time_limit_exceeded"}[path.read_text()[3:].split(":")[0]]
        files.remove(f"submissions/{folder}/{path.name}")
    assert files == set()


def test_the_order_of_names_is_that_of_our_judge(tmp_path, pool):
    """Other judges stop at the first case that fails: it has to be the same one. Equal inputs are one case."""
    (package,) = exported(tmp_path, "luogu/P1247")
    (problem,) = catalog.find(["luogu/P1247"])
    names = [path.stem.split("_", 1)[1] for path in sorted(package.glob("data/secret/*.in"))]
    assert len(names) > 100
    ours = {}
    for case in data.prepare(pool, problem).cases:
        ours.setdefault(case.input.read_bytes(), case.name)
    assert names == [name for name in ours.values() if not name.startswith("sample_")]


def test_equal_inputs_are_one_case(tmp_path, pool):
    (package,) = exported(tmp_path, "poj/3537")
    (problem,) = catalog.find(["poj/3537"])
    inputs = [path.read_bytes() for path in package.glob("data/*/*.in")]
    assert len({*inputs}) == len(inputs) < len(data.prepare(pool, problem).cases)


def test_limits_and_comparison_are_those_of_the_judge(tmp_path):
    (package,) = exported(tmp_path, "librarychecker")
    assert (package / ".timelimit").read_text() == "10\n"
    legacy = (package / "problem.yaml").read_text()
    assert "validator_flags: case_sensitive space_change_sensitive\n" in legacy
    assert "  memory: 1024\n  output: 19\n" in legacy  # three times the longest answer
    assert "time_limit" not in legacy  # which problemtools refuses


def test_the_statement_is_our_own_and_shows_the_samples(tmp_path):
    (package,) = exported(tmp_path, "hdu/2873")
    page, tex = (next(package.rglob(f"problem.{end}")).read_text() for end in ("html", "en.tex"))
    assert "for any u &lt; p and v &lt; q" in page
    assert "n, m &le; 50" in page and r"n, m $\leq$ 50" in tex
    assert "any number of boards.</p>" in page and "any number of boards.\n" in tex  # with one full stop
    assert "<code>#</code> is a bomb" in page and r"\texttt{\#} is a bomb" in tex
    for name in ("1.in", "1.ans"):
        assert f"<pre>{(package / 'data/sample' / name).read_text()}</pre>" in page
    assert tex.startswith("%% plainproblemname: Bomb Game\n\\problemname{Bomb Game}\n")


@pytest.mark.parametrize(
    ("text", "tex", "html"),
    [
        ("a & b_1 < 100%", r"a \& b\_1 \textless{} 100\%", "a &amp; b_1 &lt; 100%"),
        ("10^6, 2^b and a ^ b", r"10$^{6}$, 2$^{b}$ and a \textasciicircum{} b", "10<sup>6</sup>, 2<sup>b</sup> and a ^ b"),
        ("x >= `a <= b^2`", r"x $\geq$ \texttt{a \textless{}= b\textasciicircum{}2}", "x &ge; <code>a &lt;= b^2</code>"),
        (r"{\}", r"\{\textbackslash{}\}", r"{\}"),
    ],
)
def test_texts_are_written_for_tex_and_html(text, tex, html):
    filters = export.environment().filters
    assert (filters["tex"](text), filters["html"](text)) == (tex, html)


def test_no_text_of_a_problem_is_a_command_of_tex(each_problem):
    tex = export.environment().filters["tex"]

    def check(problem):
        for text in (problem.title, problem.input, problem.output, *export.solution_header(problem.solution).keys.values()):
            assert not re.search(r"(?<!\\)[&#%_~]|[^\x00-\xff]", tex(text)), text

    each_problem(check)


def test_names_are_letters_and_digits_and_each_is_another():
    names = [export.package_name(problem) for problem in PROBLEMS]
    assert len({*names}) == len(names) and all(map(re.compile("[a-z0-9]+").fullmatch, names))
    assert {"hdu1536", "luogup4137", "librarycheckernimproduct64"} <= {*names}


def run(folder, text, *arguments):
    """What a program of a package says, started as another judge does it: built, then run elsewhere."""
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    environment = {"PATH": path, "LC_ALL": "C"}
    if not (folder / "second").exists():
        subprocess.run(["./build"], cwd=folder, env=environment, check=True)
    done = subprocess.run([folder / "run", *arguments], input=text, env=environment, cwd="/", capture_output=True)
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize("name", ["hdu/1846", "hdu/1536", "hdu/1730"])
def test_the_input_validator_takes_the_data_and_no_damaged_ones(tmp_path, name):
    (package,) = exported(tmp_path, name)
    folder = package / "input_validators/validate"
    for path in package.glob("data/*/*.in"):
        assert run(folder, path.read_bytes()) == (42, ""), path
    validate = load_cases(folder / "cases.py")["validate"]
    sample = (package / "data/sample/1.in").read_text()
    for what, text in damage.damages(read(sample, validate, traced=True)):
        status, said = run(folder, text.encode())
        assert status == 43 and said.startswith("line "), what
    assert run(folder, "\N{SNOWMAN}\n".encode())[0] == 43
    makers = {f"makers/{path.name}" for path in MAKERS.glob("*.py")}
    assert files_of(folder) == {"build", "run", "grammar.py", "cases.py", *makers}  # it leaves nothing


def test_a_grammar_is_python_of_version_3_9(each_problem):
    """That is what the PyPy of many judges speaks."""

    def check(path):
        tree = ast.parse(path.read_bytes(), feature_version=(3, 9))
        names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {each.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for each in node.names}
        assert not names & {"pairwise", "bit_count"}, path

    check(export.GRAMMAR)
    for path in MAKERS.glob("*.py"):
        check(path)
    each_problem(lambda problem: check(problem.folder / "cases.py"))


def test_what_is_no_earlier_export_stays(tmp_path):
    """One line says so, before anything is written."""
    place = tmp_path / "hdu1846"
    place.mkdir()
    (place / "problem.yaml").write_text("name: of somebody else\n")
    with pytest.raises(Mistake, match="hdu1846 exists and was not written by export; move it"):
        exported(tmp_path, "hdu/1536", "hdu/1846")
    assert [*tmp_path.iterdir()] == [place]
    with pytest.raises(Mistake, match="file.txt is not a folder; choose another"):
        (tmp_path / "file.txt").touch()
        exported(tmp_path / "file.txt")


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


def test_where_no_sample_is_known_a_small_case_is_shown(tmp_path):
    (package,) = exported(tmp_path, "hdu/3595")
    assert len([*package.glob("data/sample/*.in")]) == 1
    (problem,) = catalog.find(["hdu/3595"])
    smallest = min((case.input for case in problem.handmade), key=lambda path: path.stat().st_size)
    assert (package / "data/sample/1.in").read_bytes() == smallest.read_bytes()


def test_a_program_that_only_a_small_stack_stops_is_left_out(tmp_path):
    """On other judges the stack is as large as the memory, and the program is right."""
    (package,) = exported(tmp_path, "hdu/3094")
    assert not (package / "submissions/run_time_error/wrong_recursion.cpp").exists()
    assert (package / "submissions/run_time_error/wrong_ends_kept.cpp").exists()
