"""The walk of a run: the modules that the docstring of the package names, and what they open."""

import json
import os
import re
from collections import Counter

import pytest

import judging

# Written before the command line begins: at its end, print what it has used.
SETUP = """
import atexit, json, sys
opened, started = [], []

def hook(event, arguments):
    if event == "open":
        opened.append(str(arguments[0]))
    elif event in ("subprocess.Popen", "os.posix_spawn", "os.exec", "os.fork"):
        started.append(str(arguments[0]))

def report():
    modules = [getattr(module, "__file__", None) for module in sys.modules.values()]
    print(json.dumps([[*filter(None, modules)], opened, started]), file=sys.stderr)

atexit.register(report)
sys.addaudithook(hook)
"""
FILE = re.compile(r"(?:\.\./)?[a-z]+(?:/[a-z]+)*\.py\b")
WARM, CHANGED, PERSONS, _ = re.split(r"^`|^If something|^The rooms", judging.__doc__, flags=re.M)[
    1:
]
MOST = 15
RIGHT_ONLY = {"wrong/compilers.py", "wrong/widths.py"}
RIGHT = """#include <iostream>
int main() {
    int c, n, m;
    std::cin >> c;
    while (c--) std::cin >> n >> m, std::cout << (n % (m + 1) ? "first\\n" : "second\\n");
}
"""


@pytest.fixture
def used(whole, tmp_path, monkeypatch):
    """Return a function that runs the judge, and returns modules, opened files and processes.

    A module is a file of this repository with more than a docstring, as a path in the package.
    """
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # as scripts/judge
    copy = whole.copy(tmp_path / "repository")
    package = copy.root / "scripts/judging"

    def used(*arguments):
        done = copy.judge(*arguments, setup=SETUP)
        *_, line = done.stderr.splitlines()
        modules, opened, started = json.loads(line)
        root = f"{copy.root}/"
        ours = {path for path in modules if path.startswith(f"{root}scripts/")}
        ours = {path for path in ours if not path.endswith("__init__.py")}
        names = {str(os.path.relpath(path, package)) for path in ours}
        files = [path for path in opened if path.startswith(root)]
        return names - {"../cli/__main__.py"}, Counter(files), started

    used("hdu/1846")
    return used


def test_a_run_without_a_change_reads_little(used):
    """The package itself is the fifteenth module."""
    modules, opened, started = used("hdu/1846")
    assert modules == {*FILE.findall(WARM)} and len(modules) + 1 <= MOST
    assert {path: n for path, n in opened.items() if n > 1} == {} and len(opened) > 20
    assert started == []


def test_a_person_s_program_reads_what_the_docstring_says(used, tmp_path):
    """If a program is right, nothing looks for a cause. Together, the two walks are complete."""
    source, lines = tmp_path / "mine.cpp", PERSONS.split("\n11. ")
    source.write_text(RIGHT)
    used("hdu/1846", "--solution", source)
    modules, opened, started = used("hdu/1846", "--solution", source)
    right = {*FILE.findall(lines[0])} - {"judge.py"}
    assert modules == {*FILE.findall(WARM)} - {"judge.py"} | right | {"run/meaning.py"}
    assert {path: n for path, n in opened.items() if n > 1} == {} and started == []
    source.write_text(RIGHT.replace("(m + 1)", "m"))
    modules, opened, started = used("hdu/1846", "--solution", source)
    wrong = {*FILE.findall(PERSONS)} - {"judge.py"}
    known = {*FILE.findall(WARM)} | {*FILE.findall(CHANGED)}
    ours = {path for path in modules if not path.startswith("../../testdata")}
    assert wrong - RIGHT_ONLY <= ours <= wrong | known and started
