"""Files for other tools: the names in them exist."""

import json
import re
from pathlib import Path

import pytest

from judging import ROOT
from judging.problems import catalog

COMMANDS = ROOT / "compile_commands.json"


def test_the_workflow_runs_every_step_of_ci():
    """The workflow runs all steps of `.ci/run` in parallel, and no other steps."""
    run = (ROOT / ".ci/run").read_text()
    steps = re.search(r"^steps=.*:-(.*?)\}", run, re.MULTILINE)[1].split()
    matrix = re.search(r"step: \[(.*?)\]", (ROOT / ".github/workflows/check.yml").read_text())[
        1
    ].split(", ")
    assert matrix == steps == re.findall(r"^    (\w+)\)", run, re.MULTILINE)


def test_the_issue_form_offers_every_judge():
    form = (ROOT / ".github/ISSUE_TEMPLATE/judged.yml").read_text()
    options = re.search(r"label: Online judge\n +options:\n((?: +- .*\n)+)", form)[1].split("\n")
    assert [option.strip(" -") for option in options if option][:-1] == [
        name for name in sorted((judge.name for judge in catalog.judges()), key=str.lower)
    ]


@pytest.mark.skipif(
    not COMMANDS.exists(), reason="scripts/test writes compile_commands.json before the tests"
)
def test_clangd_knows_how_to_compile_every_file():
    """The files are solutions and programs of the data; the programs find play.hpp."""
    known = {Path(entry["file"]): entry["command"] for entry in json.loads(COMMANDS.read_text())}
    for path in [*ROOT.glob("problems/*/*.cpp"), *ROOT.glob("testdata/*/*/*.cpp")]:
        assert path in known, f"{path}: run `cmake -S . -B build/cmake`"
        if path.name == "brute.cpp":
            assert f"-I{ROOT}/testdata" in known[path] and "c++17" in known[path].replace(
                "gnu", "c"
            )
