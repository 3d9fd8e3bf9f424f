"""The changed problems are those whose code has changed since the last check; a sample of the
others is added."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from judging import ROOT, Mistake
from lab import changed

NAME = "hdu/1_game"
SOLUTION = "// HDU 1 - Game\n// Limits:    1 <= n <= 9,\n//            1 <= m <= 9\n// Time:      O(1)\nint main() { return 0; }\n"
FILES = {
    f"problems/{NAME}.cpp": SOLUTION,
    f"testdata/{NAME}/brute.cpp": "int main() {}\n",
    f"testdata/{NAME}/cases.py": "def cases():\n    yield 1\n",
    f"testdata/{NAME}/data.sha256": "12  a.in\n",
    f"testdata/{NAME}/wrong_sign.cpp": "// WA: the sign\nint main() {}\n",
    "testdata/hdu/judge.toml": "name = 'HDU'\n",
    "problems/poj/2_other.cpp": SOLUTION,
}


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """Return a repository of two problems, whose commit was checked."""

    def git(*arguments):
        command = ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments]
        return subprocess.run(
            command, cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout

    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git("init", "--quiet")
    git("add", ".")
    git("commit", "--quiet", "-m", "a")
    monkeypatch.setattr(changed, "ROOT", tmp_path)
    monkeypatch.setattr(changed, "CHECKED", tmp_path / ".git/checked.txt")
    monkeypatch.setattr(changed, "SAMPLE", 0)
    changed.CHECKED.write_text(git("rev-parse", "HEAD"))
    return tmp_path


def due():
    return changed.due({NAME: [], "poj/2_other": []})


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        (f"problems/{NAME}.cpp", "return 0", "return 1"),
        (f"problems/{NAME}.cpp", "1 <= m <= 9", "1 <= m <= 8"),
        (f"problems/{NAME}.cpp", "// Time:", "// Standard:  C++17\n// Time:"),
        (f"testdata/{NAME}/cases.py", "yield 1", "yield 2"),
        (f"testdata/{NAME}/data.sha256", "12", "13"),
        (f"testdata/{NAME}/wrong_sign.cpp", "// WA", "// RE"),
        (f"testdata/{NAME}/wrong_\u00e9.cpp", None, "int main() {}\n"),
        (f"testdata/{NAME}/wrong_sign.cpp", "sign\n", "sign\n// Size: 9 numbers\n"),
        (f"testdata/{NAME}/equivalent.txt", None, "- a\n+ b\n  c\n"),
        ("testdata/hdu/judge.toml", "HDU", "HDOJ"),
    ],
)
def test_a_change_that_a_check_sees(repository, path, old, new):
    """A change in a file of the problem or of its judge counts, also if git does not know the file."""
    (repository / path).write_text(new if old is None else FILES[path].replace(old, new))
    assert due() == [NAME]


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        (f"problems/{NAME}.cpp", "// HDU 1 - Game", "// HDU 1 - The Game"),
        (f"problems/{NAME}.cpp", "int main()", "/* right */ int main()"),
        (f"testdata/{NAME}/cases.py", "yield 1", "yield 1  # a case"),
        (f"testdata/{NAME}/cases.py", "yield 1", '"""Yield a case."""\n    yield 1'),
        (f"testdata/{NAME}/wrong_sign.cpp", "the sign", "a sign"),
        (f"testdata/{NAME}/brute.cpp", "main()", "main(void)"),
        ("testdata/play.hpp", None, "int x;\n"),
        (f"testdata/{NAME}/problem.toml", None, 'difficulty = "AtCoder 600 points"\n'),
    ],
)
def test_a_change_that_no_check_sees(repository, path, old, new):
    """A change in a comment, a docstring, an oracle or a text for people does not count: data.sha256
    contains the digests of the answers."""
    (repository / path).write_text(new if old is None else FILES[path].replace(old, new))
    assert due() == []


@pytest.mark.parametrize("path", [f"testdata/{NAME}/brute.cpp", "testdata/check.hpp"])
def test_a_change_in_an_oracle_that_judges(repository, path):
    """If an oracle plays against programs, or checks their outputs, its code counts."""
    (repository / path).write_text("int main(void) {}\n")
    problems = [SimpleNamespace(name=NAME, oracles_judge=judges) for judges in (False, True)]
    assert [changed.due({NAME: [problem]}) for problem in problems] == [[], [NAME]]


@pytest.mark.parametrize(
    ("path", "new", "places", "expected"),
    [
        ("scripts/judge", "#", ["scripts", "testdata"], True),
        ("scripts/judge", "#", ["script", "scripts/judging"], False),
        ("lessons/1.md", "# 1", [], True),
        (f"problems/{NAME}.cpp", SOLUTION + "int x;", [], True),
        (f"problems/{NAME}.cpp", "// A comment\n" + SOLUTION, [], False),
        ("testdata/checked.txt", "1", [], False),
    ],
)
def test_a_step_is_due_if_a_file_in_its_places_has_changed(repository, path, new, places, expected):
    assert not changed.has_changed(*places)
    (repository / path).parent.mkdir(exist_ok=True)
    (repository / path).write_text(new)
    assert changed.has_changed(*places) == expected


def test_a_removed_file(repository):
    (repository / f"testdata/{NAME}/wrong_sign.cpp").unlink()
    assert due() == [NAME]


@pytest.mark.parametrize(
    ("commit", "why"),
    [("", "names no commit"), ("1" * 40, "git does not know"), ("HEAD^{tree}", "does not know")],
)
def test_without_the_commit_everything_is_due(repository, capsys, commit, why):
    changed.CHECKED.write_text(commit)
    assert due() == [NAME, "poj/2_other"] and changed.has_changed("scripts")
    said = capsys.readouterr().err
    assert "everything is checked, because" in said and why in said


def test_a_folder_without_git_is_named(tmp_path, repository, capsys):
    """An example is an unpacked zip file."""
    changed.CHECKED = tmp_path / "checked.txt"
    (tmp_path / ".git/checked.txt").rename(changed.CHECKED)
    (tmp_path / ".git").rename(tmp_path / "no_git")
    assert due() == [NAME, "poj/2_other"] and "not a clone" in capsys.readouterr().err


def test_a_shallow_clone_is_named(tmp_path, repository, monkeypatch, capsys):
    """An example is a clone with `--depth 1` after the checked commit."""
    (repository / "file").write_text("")
    commit = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "b"]
    for command in ["git", "add", "."], commit:
        subprocess.run(command, cwd=repository, check=True)
    shallow = tmp_path / "shallow"
    clone = ["git", "clone", "--quiet", "--depth", "1", repository.as_uri(), shallow]
    subprocess.run(clone, check=True)
    monkeypatch.setattr(changed, "ROOT", shallow)
    assert due() == [NAME, "poj/2_other"]
    assert "`git fetch --unshallow`" in capsys.readouterr().err


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
def test_a_repository_of_another_user_is_not_checked(repository, monkeypatch):
    """git refuses to read it: the message has the command that allows it."""
    os.chown(repository, 12345, 12345)
    os.chown(repository / ".git", 12345, 12345)
    monkeypatch.setenv("HOME", str(repository))  # without a setting `safe.directory`
    for name in "SUDO_UID", "GIT_CONFIG_COUNT":
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(Mistake, match=f"git config --global --add safe.directory {repository}"):
        due()


def test_the_sample_is_drawn_from_the_commit(repository, monkeypatch):
    monkeypatch.setattr(changed, "SAMPLE", 8)
    names = {f"hdu/{n}": [] for n in range(100)}
    first = changed.due(names)
    assert first == changed.due(names) and len(first) == 8
    assert {Path(name).parent.name for name in first} == {"hdu"}


ENVIRONMENT = f"""
root=$(cd "${{script%/*}}/.." && pwd)
python={sys.executable}
find_python() {{ :; }}
"""


def test_a_step_of_ci_is_left_out_if_nothing_has_changed(repository):
    """This also holds if the step is named, as in the workflow; not with --all."""
    ignored = shutil.ignore_patterns("tests", "__pycache__")
    shutil.copytree(ROOT / "scripts", repository / "scripts", ignore=ignored)
    (repository / "scripts/environment.sh").write_text(ENVIRONMENT)
    (repository / "scripts/test").write_text('#!/bin/sh\necho "tests: ${*:-all}"\n')
    (repository / ".ci").mkdir()
    shutil.copy(ROOT / ".ci/run", repository / ".ci/run")
    (repository / ".ci/site").write_text("#!/bin/sh\necho the site was tested\n")
    (repository / ".ci/site").chmod(0o755)
    (repository / ".gitignore").write_text("build/\n__pycache__/\n")
    commit = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "b"]
    for command in ["git", "add", "."], commit:
        subprocess.run(command, cwd=repository, check=True)
    head = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=repository)
    (repository / "testdata/checked.txt").write_bytes(head)

    def output(*arguments):
        command = [repository / ".ci/run", *arguments]
        done = subprocess.run(command, cwd=repository, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), done
        return done.stdout

    def is_run(*arguments):
        shown = output(*arguments)
        was_left_out = "site: left out, because nothing" in shown
        assert was_left_out != ("the site was tested" in shown), shown
        return not was_left_out

    assert not is_run("site") and is_run("--all", "site")
    with (repository / f"problems/{NAME}.cpp").open("a") as file:
        file.write("// a comment\n")
    assert not is_run("site") and "tests: scripts/tests " in output("test")
    assert "tests: all\n" in output("--all", "test")
    (repository / "lesson.md").write_text("# A lesson\n")
    assert is_run("site") and "tests: all\n" in output("test")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("templates/a.hpp", ["templates/a"]),
        ("templates/equivalent/a.txt", ["templates/a"]),
        (f"problems/{NAME}.cpp", ["templates/a"]),
        ("problems/poj/2_other.cpp", []),
    ],
)
def test_a_snippet_depends_on_its_problems(repository, path, expected):
    (repository / path).parent.mkdir(parents=True, exist_ok=True)
    (repository / path).write_text("int x;\n")
    assert (
        changed.due({"templates/a": [SimpleNamespace(name=NAME, oracles_judge=False)]}) == expected
    )
