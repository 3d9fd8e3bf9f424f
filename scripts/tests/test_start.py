"""The start of scripts/judge and scripts/test: they find a Python, or make .venv, or say what is missing."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from judging import ROOT

PROJECT = """[project]
dependencies = [
    # a comment
    "pip",
]

[project.optional-dependencies]
dev = [
    "pip>=1",
]

[tool.ruff]
line-length = 100
"""
# The packages are not found in any Python, so the script makes .venv. Every Python has pip already.
START = """#!/bin/sh
script=$(readlink -f "$0") || exit 2
. "${script%/*}/environment.sh"
modules=no_such_module
pythons=${PYTHONS-$pythons}
find_python ${LISTS-dependencies}
exec "$python" -c 'import sys; print(sys.executable)'
"""
DEBIAN = "python3-typer"


@pytest.fixture
def root(tmp_path):
    root = tmp_path / "a repository"
    (root / "scripts").mkdir(parents=True)
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "scripts/environment.sh").write_text((ROOT / "scripts/environment.sh").read_text())
    script(root / "scripts/start", START)
    return root


@pytest.fixture
def tools(tmp_path, monkeypatch):
    """Return a folder whose programs come first."""
    folder = tmp_path / "tools"
    folder.mkdir()
    real = Path(sys.executable).resolve().parent
    monkeypatch.setenv("PATH", f"{folder}:{real}:/usr/bin:/bin")
    monkeypatch.setenv("PYTHONS", "python3")
    return folder


def script(path, text):
    path.write_text(text)
    path.chmod(0o755)


def start(root, **environment):
    return subprocess.run(
        [root / "scripts/start"],
        cwd=root,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )


def assert_made(root, **environment):
    """Check that the script makes .venv, and that the next start uses it."""
    done = start(root, **environment)
    assert (done.returncode, done.stdout) == (0, f"{root}/.venv/bin/python\n"), done
    assert "making .venv" in done.stderr, done
    assert_used(root, **environment)


def assert_used(root, **environment):
    done = start(root, **environment)
    assert (done.stdout, done.stderr) == (f"{root}/.venv/bin/python\n", ""), done


@pytest.fixture
def made(root, tools):
    assert_made(root)
    return root


def test_a_venv_whose_python_is_gone_is_made_again(made):
    """An example is an update of Python, or a container that sees the folder of its host."""
    python = made / ".venv/bin/python3"
    python.unlink()
    python.symlink_to("/opt/gone/bin/python3.11")
    (made / ".venv/bin/python").unlink()
    (made / ".venv/bin/python").symlink_to("python3")
    assert_made(made)


def test_a_venv_of_another_python_is_made_again(made, tools):
    """Its path leads to another version, which does not find the packages."""
    other = tools / "python3.99"
    script(other, f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    (made / ".venv/bin/python").unlink()
    (made / ".venv/bin/python").symlink_to(other)
    assert_made(made)


def test_a_venv_of_another_processor_is_made_again(made, tools):
    """A folder may be shared by machines that need different packages."""
    script(tools / "uname", "#!/bin/sh\necho another\n")
    assert_made(made)


def test_a_venv_that_was_not_finished_is_made_again(made):
    (made / ".venv/pins.dependencies").unlink()
    assert_made(made)


def test_only_its_own_list_counts(made):
    """A change of an option of ruff, or of a list that the script does not need, makes nothing."""
    project = made / "pyproject.toml"
    project.write_text(PROJECT.replace("100", "101").replace("pip>=1", "pip>=2"))
    assert_used(made)
    project.write_text(PROJECT.replace('"pip"', '"pip>=3"'))
    assert_made(made)


def test_the_packages_of_tests_are_added(made):
    """scripts/judge then still uses the same .venv."""
    python = made / ".venv/bin/python"
    before = python.lstat().st_ctime_ns
    done = start(made, LISTS="dependencies dev")
    assert done.returncode == 0 and "adding the packages of the list dev" in done.stderr, done
    assert_used(made, LISTS="dependencies dev")
    assert_used(made)
    assert python.lstat().st_ctime_ns == before


def test_a_moved_repository_keeps_its_venv(made, tmp_path):
    moved = made.rename(tmp_path / "moved")
    assert_used(moved)
    assert start(moved, LISTS="dependencies dev").returncode == 0  # pip runs, too


OLD = "#!/bin/sh\necho 3.10\nexit 3\n"


def test_an_old_python_is_named_first(root, tools):
    """No package of Debian helps."""
    script(tools / "python3", OLD)
    script(tools / "apt-get", "#!/bin/sh\necho called >&2\n")
    done = start(root)
    says = f"start: Python 3.11 or newer is needed, this is 3.10 ({tools}/python3)\n"
    assert (done.returncode, done.stderr, done.stdout) == (2, says, "")


def test_an_old_python_does_not_hide_a_new_one(root, tools):
    script(tools / "python3", OLD)
    (tools / "python3.11").symlink_to(Path(sys.executable).resolve())
    assert_made(root, PYTHONS="python3 python3.11")


@pytest.mark.parametrize("tool", ["readlink", "flock"])
def test_a_failed_tool_leads_to_no_other_folder(root, tools, tool):
    """For example, the container allows no more processes. No path becomes empty."""
    script(tools / tool, "#!/bin/sh\nexit 1\n")
    script(tools / "mkdir", '#!/bin/sh\necho "mkdir $*" >&2\nexec /bin/mkdir "$@"\n')
    done = start(root)
    assert (done.returncode, done.stdout) == (2, "")
    created = re.findall("mkdir -p (.*)", done.stderr)
    assert created == ([] if tool == "readlink" else [f"{root}/build"])
    assert not (root / ".venv").exists()


APT = '#!/bin/sh\n[ "$2" = update ] || { echo noise; echo "E: Unable to locate package" >&2; exit 100; }\n'


@pytest.mark.parametrize("user", [0, 1000])
def test_what_apt_says_is_shown(root, tools, user):
    script(tools / "id", f"#!/bin/sh\necho {user}\n")
    script(tools / "apt-get", APT)
    done = start(root, PYTHONS="no_such_python")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"apt-get install -y {DEBIAN}" in done.stderr
    is_root = user == 0
    assert ("E: Unable to locate package" in done.stderr) == is_root
    assert ("as root" in done.stderr) == (not is_root)
    assert "noise" not in done.stderr


def test_without_apt_the_packages_are_named(root, tools, tmp_path):
    for tool in "readlink", "sed", "cat", "sh":
        (tools / tool).symlink_to(f"/bin/{tool}")
    done = start(root, PYTHONS="no_such_python", PATH=str(tools))
    assert done.returncode == 2 and f"install what Debian calls {DEBIAN}" in done.stderr, done


STUB = """
root=$PWD python=$PWD/python
find_python() { :; }
say() { :; }
"""
PYTHON = """#!/bin/sh
case "$*" in
*list*) echo hdu/1_game ;;
*pytest*) echo 1 passed ;;
esac
"""


@pytest.mark.parametrize(
    ("snippet", "tools", "says"),
    [
        ("", True, ""),
        ("", False, ""),
        ("nim", True, "templates: tested; "),
        ("nim", False, "templates: not tested; "),
    ],
)
def test_templates_are_mentioned_only_if_the_problem_contains_one(
    root, tmp_path, snippet, tools, says
):
    for name in "problems/hdu", "templates/tests", "build/cmake", "bin":
        (root / name).mkdir(parents=True)
    script(root / "scripts/test", (ROOT / "scripts/test").read_text())
    (root / "scripts/environment.sh").write_text(STUB)
    script(root / "python", PYTHON)
    (root / "problems/hdu/1_game.cpp").write_text(f"// snippet: {snippet}\n" * bool(snippet))
    (root / "templates/tests/nim_test.cpp").write_text("TEST(Nim, IsRight) {}\n")
    script(root / "build/cmake/templates_test", f"#!/bin/sh\necho $1 >>'{root}/ran'\n")
    for name in "cmake", "ninja", "clang++", "clang-format":
        script(root / "bin" / name, "#!/bin/sh\n")
    script(root / "bin/id", "#!/bin/sh\necho 1000\n")
    if not tools:
        (root / "bin/cmake").unlink()
        for name in (
            "readlink",
            "sed",
            "sort",
            "paste",
            "nproc",
            "mkdir",
            "tee",
            "tail",
            "cat",
            "sh",
        ):
            (root / "bin" / name).symlink_to(f"/usr/bin/{name}")
    path = f"{root}/bin:/usr/bin:/bin" if tools else f"{root}/bin"
    done = subprocess.run(
        ["/bin/sh", root / "scripts/test", "hdu/1"],
        cwd=root,
        env={"PATH": path},
        capture_output=True,
        text=True,
    )
    assert done.stdout.splitlines()[-1:] == [f"{says}pytest: 1 passed"], done
    ran = (root / "ran").read_text() if (root / "ran").exists() else ""
    assert ran == ("--gtest_filter=Nim.*\n" if says == "templates: tested; " else "")


OURS = "judging", "lab", "study"


def test_the_judge_imports_only_its_dependencies():
    """scripts/judge needs no package of the list dev."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {re.match(r"[\w-]+", line)[0].replace("-py", "") for line in project["dependencies"]}
    imported = set()
    packages = [ROOT / "site/builder", *(ROOT / "scripts" / name for name in ("cli", *OURS))]
    for path in (path for package in packages for path in package.rglob("*.py")):
        if "tests" in path.relative_to(ROOT).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                imported |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add(node.module.split(".")[0])
    others = {name for name in imported if name not in sys.stdlib_module_names} - {
        *OURS,
        "cli",
        "builder",
        "markupsafe",  # a part of jinja2
    }
    assert {name.replace("_", "-") for name in others} == names
