"""The repository against its own rules: what a person pastes is what was tested."""

import re
import shutil
import subprocess

import pytest

from judging import ROOT
from judging.rules import index, lint, snippets, solutions
from judging.street import catalog, sources

PROBLEMS = catalog.find([])
TEMPLATES = sorted((ROOT / "templates").glob("*.hpp"))
SOURCES = sorted(p for p in ROOT.rglob("*.[ch]pp") if not {"build", ".venv"} & {*p.relative_to(ROOT).parts})


def names(items):
    return [getattr(item, "stem", getattr(item, "name", None)) for item in items]


def test_snippets_are_those_of_the_templates(capsys):
    """A pasted region is the tested one, byte for byte."""
    assert snippets.main(write=False) == 0, capsys.readouterr().out


@pytest.mark.parametrize("template", TEMPLATES, ids=names(TEMPLATES))
def test_template_is_complete(template):
    """Every template has a well-formed header, one region and a test of its own."""
    sources.template_header(template)
    assert [region.name for region in sources.regions(template, template.read_text())] == [template.stem]
    assert (ROOT / "templates/tests" / f"{template.stem}_test.cpp").is_file()


@pytest.mark.parametrize("problem", PROBLEMS, ids=[p.name for p in PROBLEMS])
def test_solution_is_well_formed(problem):
    """The header has its keys and agrees with problem.toml; no judge refuses the text."""
    solutions.check(problem)
    lint.check(problem.solution)


@pytest.mark.parametrize("problem", PROBLEMS, ids=[p.name for p in PROBLEMS])
def test_data_are_complete(problem):
    """Every problem has an oracle from the rules, another method, and three mistakes."""
    assert problem.oracle("brute").is_file()
    assert problem.oracle("second").is_file()
    assert len(problem.wrong) >= 3
    for path in problem.wrong:
        assert re.match(r"// (WA|PE|TLE|MLE|RE|ILE|OLE|CE): \S", path.read_text()), path


def test_readme_index_is_that_of_the_headers(capsys):
    """The index by topic names every problem there is."""
    assert index.main(write=False) == 0, capsys.readouterr().out


def test_readme_shows_a_solution_as_it_is():
    """What the README shows whole is the file."""
    readme = (ROOT / "README.md").read_text()
    name, code = re.search(r"\((problems/\S+\.cpp)\)\):\n\n```cpp\n(.*?)```", readme, re.DOTALL).groups()
    assert code == (ROOT / name).read_text()


def test_cpp_is_formatted():
    """Every C++ file is as clang-format 14 leaves it."""
    tool = shutil.which("clang-format", path=f"{ROOT}/.venv/bin") or shutil.which("clang-format")
    assert tool, "clang-format is not installed: run `apt-get install -y clang-format`"
    done = subprocess.run([tool, "--dry-run", "-Werror", *SOURCES], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
