"""The command line: what a person types, and the messages."""

import os
import re
import shlex
import shutil
import subprocess
import sys

import pytest

from cli import main as entry
from cli.main import COMMANDS
from judging import ROOT
from judging.problems import catalog

BRAVE = "hdu/1846_brave_game"


@pytest.fixture
def typed(monkeypatch, capsys):
    """Run `scripts/judge` with arguments; return its status, output and messages."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["judge", *map(str, arguments)])
        status = entry.main()
        return status, *capsys.readouterr()

    return run


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["potability"], "no command is called 'potability': did you mean portability?"),
        (["snipets", "--write"], "no command is called 'snipets': did you mean snippets?"),
        (["audti", "hdu/1536"], "no command is called 'audti': did you mean audit?"),
        (["hdu/15366"], "no problem is called 'hdu/15366': did you mean hdu/1536"),
        (["s_nmi"], "no problem is called 's_nmi': did you mean hdu/1536_s_nim"),
        (["poj/2961"], "no problem is called 'poj/2961': did you mean poj/2960"),
        (["p2179"], "no problem is called 'p2179': did you mean P4279 or P3179 or P2197?"),
        (["audit", "potability"], "no problem is called 'potability': see `scripts/judge list`"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistyped_word_suggests_what_is_like_it(typed, arguments, message):
    """The message suggests a command where a command is expected, else a problem."""
    status, out, err = typed(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"judge: {message}") and err.count("\n") == 1


def test_a_selector_that_is_like_a_command_is_a_selector(typed, monkeypatch):
    monkeypatch.setattr(
        catalog, "_problem_of", lambda selector: BRAVE if selector == "adit" else ""
    )
    assert typed("adit")[0] == 0


@pytest.mark.parametrize(
    ("selector", "words"),
    [("poj/1067", "10000 KiB, those of POJ 1067"), ("hdu/1527", "32768 KiB, those of HDU 1527")],
)
def test_a_persons_program_is_told_its_limits(typed, selector, words):
    (problem,) = catalog.find([selector])
    status, out, _ = typed(selector, "--solution", problem.solution, "--jobs", 1)
    assert status == 0 and f"limits: 1000 ms and {words}; " in out
    assert "limits:" not in typed(selector)[1]


def test_the_limits_of_a_twin_count(typed, tmp_path):
    """A program that uses 20 MiB passes at HDU. At POJ it exceeds the limit of 10000 KiB."""
    (problem,) = catalog.find(["hdu/1527"])
    source = tmp_path / "large.cpp"
    fill = "int main() {\n    static volatile char used[20 << 20];\n    for (int i = 0; i < 20 << 20; i += 4096) used[i] = 1;\n"
    source.write_text(problem.solution.read_text().replace("int main() {\n", fill))
    assert typed("hdu/1527", "--solution", source, "--jobs", 1)[0] == 0
    status, out, _ = typed("poj/1067", "--solution", source, "--jobs", 1)
    assert status == 1 and "MLE" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example_that_works(typed, command, monkeypatch):
    """The options in the example are options of the command, and the problems in it exist."""
    monkeypatch.setenv("COLUMNS", "200")
    status, out, _ = typed(command, "--help")
    example = re.search(r"Example: (scripts/judge .*)", out)[1]
    words = [word for word in shlex.split(example)[1:] if word != command]
    assert status == 0 and (command == "run" or f"scripts/judge {command}" in example)
    for word in words:
        assert not word.startswith("--") or word in out, word
        assert not re.fullmatch(r"\w+/\d+", word) or catalog.is_selector(word), word


@pytest.mark.parametrize("name", ["random.py", "functools.py", "contextlib.py", "judging.py"])
def test_files_of_the_current_folder_are_not_imported(whole, tmp_path, name):
    """Neither the judge nor the search for a Python with the packages imports these files. The path
    of the folder may contain a colon."""
    (tmp_path / name).write_text("raise SystemExit('imported')\n")
    repository = whole.copy(tmp_path / "a:b")
    shutil.copy(ROOT / "pyproject.toml", repository.root)
    path = os.pathsep.join([os.path.dirname(sys.executable), "/usr/bin", "/bin"])
    environment = {"PATH": path, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [repository.root / "scripts/judge", "list"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "") and "Brave Game" in done.stdout
