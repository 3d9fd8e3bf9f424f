"""The repository against its own rules: what a person pastes is what was tested."""

import re
import shutil
import subprocess

import pytest
import typer
from judging import ROOT
from judging.cli import COMMANDS, app
from judging.collection import index, snippets, sources
from judging.rules import lint, solutions
from judging.strength import audit

TEMPLATES = sorted((ROOT / "templates").glob("*.hpp"))
SOURCES = sorted(
    p for p in ROOT.rglob("*.[ch]pp") if not {"build", ".venv"} & {*p.relative_to(ROOT).parts}
)
README, PROBLEMS_MD = ((ROOT / name).read_text("utf-8") for name in ("README.md", "PROBLEMS.md"))


def test_snippets_are_those_of_the_templates(each_problem):
    """A pasted region is the tested one, byte for byte."""

    def check(problem):
        text = problem.solution.read_text()
        assert snippets.synchronised(problem.solution, text)[0] == text, (
            "run `scripts/judge snippets --write`"
        )

    each_problem(check)


@pytest.mark.parametrize("template", TEMPLATES, ids=[p.stem for p in TEMPLATES])
def test_template_is_complete(template):
    """Every template has a well-formed header, one region and a test of its own."""
    sources.template_header(template)
    assert [region.name for region in sources.regions(template, template.read_text())] == [
        template.stem
    ]
    assert (ROOT / "templates/tests" / f"{template.stem}_test.cpp").is_file()


def test_solution_is_well_formed(each_problem):
    """The header has its keys and agrees with problem.toml; no judge refuses the text."""

    def check(problem):
        solutions.check(problem)
        lint.check(problem.solution)

    each_problem(check)


def test_what_is_read_and_printed_is_told_in_sentences(each_problem):
    """The statement in a package is made of them: each answer appears in it as it is printed."""

    def check(problem):
        for text in (problem.input, problem.output):
            assert text.endswith((".", "`")) and len(text.split()) >= 6, text
        for answer in problem.answers:
            assert f"{answer}`" in problem.output, answer

    each_problem(check)


def test_each_problem_has_a_conclusion_in_chinese(each_problem):
    """One sentence of at most 60 characters, with Chinese in it."""

    def check(problem):
        assert 0 < len(problem.conclusion_zh) <= 60, problem.conclusion_zh
        assert re.search("[\u4e00-\u9fff]", problem.conclusion_zh)

    each_problem(check)


def test_data_are_complete(each_problem):
    """Every problem has an oracle from the rules, another method, and three mistakes."""

    def check(problem):
        assert problem.oracle("brute").is_file(), "brute.cpp is missing"
        assert problem.oracle("second").is_file(), "second.cpp is missing"
        assert len(problem.wrong) >= 3, f"{len(problem.wrong)} wrong programs"
        for path in problem.wrong:
            assert audit.expectation(path)

    each_problem(check)


def test_the_list_of_problems_is_that_of_the_headers(capsys):
    """The lists by number and by topic name every problem there is, and no other."""
    assert index.check_index(write=False) == 0, capsys.readouterr().out


def test_the_list_of_problems_names_each_problem(each_problem):
    """By its number and those of its twins, and at every topic of its header."""

    def check(problem):
        by_number = index.by_number([problem]).splitlines()[2:]
        assert len(by_number) == 1 + len(problem.twins)
        assert {*by_number} <= {*PROBLEMS_MD.splitlines()}, "run `scripts/judge index --write`"
        for row in index.by_topic([problem]).splitlines()[2:]:
            beginning, link = row.rsplit(" | ", 1)
            (found,) = [
                line for line in PROBLEMS_MD.splitlines() if line.startswith(beginning)
            ] or [""]
            assert link.rstrip(" |") in found, "run `scripts/judge index --write`"

    each_problem(check)


def test_readme_shows_a_solution_as_it_is():
    """What the README shows whole is the file."""
    name, code = re.search(
        r"\((problems/\S+\.cpp)\)\):\n\n```cpp\n(.*?)```", README, re.DOTALL
    ).groups()
    assert code == (ROOT / name).read_text()


def test_cpp_of_a_problem_is_formatted(each_problem):
    """The solution, its oracles and its wrong programs."""
    paths = []
    each_problem(lambda problem: paths.extend([problem.solution, *problem.folder.glob("*.cpp")]))
    assert_formatted(paths)


def test_cpp_is_formatted():
    """Every C++ file that is not of a problem."""
    assert_formatted(
        [
            path
            for path in SOURCES
            if path.relative_to(ROOT).parts[0] != "problems"
            and len(path.relative_to(ROOT).parts) < 4
        ]
    )


def assert_formatted(paths):
    """Each is as clang-format 14 leaves it."""
    tool = shutil.which("clang-format", path=f"{ROOT}/.venv/bin") or shutil.which("clang-format")
    assert tool, "clang-format is not installed: run `apt-get install -y clang-format`"
    done = subprocess.run([tool, "--dry-run", "-Werror", *paths], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_commands_are_told():
    """docs/judge.md has a row for each command, with options that it has."""
    rows = re.findall(
        r"^\| `scripts/judge (\S+).*?` \|(.*)\|$",
        (ROOT / "docs/judge.md").read_text("utf-8"),
        re.MULTILINE,
    )
    assert {command.strip("[]") for command, _ in rows} == {*COMMANDS}
    for command, told in rows:
        known = {
            option
            for each in typer.main.get_command(app).commands[command.strip("[]")].params
            for option in (*each.opts, *each.secondary_opts)
        }
        assert {*re.findall(r"`(--[a-z-]+)", told)} <= known, command


def test_the_chinese_readme_says_the_same():
    """It has the same commands, in the same order, and links to the same pages."""
    blocks, links = (
        [
            re.findall(form, (ROOT / name).read_text("utf-8"), re.MULTILINE)
            for name in ("README.md", "README.zh.md")
        ]
        for form in (
            r"scripts/\w+[^`#\n]*",
            r"\]\((docs/judge.md|PROBLEMS.md|docs/words.md|lessons/\w+.md)\)",
        )
    )
    assert {each.strip() for each in blocks[1]} <= {each.strip() for each in blocks[0]}
    assert {*links[1]} <= {*links[0]}


def test_the_readme_is_a_first_screen():
    assert len(README.encode()) <= 9000
