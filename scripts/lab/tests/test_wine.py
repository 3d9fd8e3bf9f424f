"""A fault of valgrind or Wine is repeated and counted; a fault of the program is not."""

import subprocess
from dataclasses import replace

import pytest

from judging.data import data
from judging.problems import catalog
from judging.problems.catalog import ours
from judging.run.runner import Job, Measurement
from judging.run.trial import REPEATS, Conditions, Launcher, run_trial
from lab import portability, wine
from lab.portability import CONFIGURATIONS, Row

(BRAVE,) = catalog.find(["hdu/1846"])
MEASURED = Measurement(0, 0, "", 1.0, 2.0, 1024, b"", b"")


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ({"exit": 1}, True),  # the heap of Wine is at a wrong address
        ({"exit": 1, "errors": b"wine: could not load kernel32.dll, status c0000135\n"}, True),
        ({"exit": 1, "errors": b"0024:err:virtual:virtual_init out of memory\n"}, True),
        ({"limit": "wall"}, True),
        ({"limit": "cpu"}, False),
        ({"exit": 1, "output": b"first\r\n"}, False),
        ({"exit": 1, "errors": b"the program gives up\n"}, False),
        ({"exit": 3, "errors": b"Assertion failed!\n"}, False),
        ({"exit": 5, "errors": b"wine: Unhandled page fault\n0024:err:seh:x\n"}, False),
        ({"output": b"wrong\r\n"}, False),
    ],
)
def test_faults_of_wine(how, fault):
    assert wine.is_at_fault(replace(MEASURED, **how)) == fault


def test_places_in_memory_are_the_same_in_every_run(pool):
    """With random addresses, the heap of Wine has no space in one of some thousand runs."""
    if subprocess.run(["setarch", "-R", "true"], capture_output=True).returncode:
        pytest.skip("this machine has random addresses for all")
    job = Job(("/bin/cat", "/proc/self/personality"), ours(BRAVE).limits, sandbox="none")
    assert int(pool.run(job).output, 16) & 0x0040000  # ADDR_NO_RANDOMIZE


@pytest.fixture
def judged(pool, tmp_path):
    """Return the trial of the solution under a tool that fails a number of times."""

    def judged(failures):
        tool = tmp_path / "tool"
        tool.write_text(
            f"#!/bin/sh\nwhile [ $(ls {tmp_path}/failed.* 2>/dev/null | wc -l) -lt {failures} ]; do\n"
            f': >{tmp_path}/failed.$$; echo "wine: no luck" >&2; exit 1\ndone\nexec "$@"\n'
        )
        tool.chmod(0o755)
        environment = {"PATH": "/usr/bin:/bin"}
        launcher = Launcher((str(tool),), tool.read_text(), lambda: environment, wine.is_at_fault)
        conditions = Conditions(ours(BRAVE).limits, sandbox="none", launcher=launcher)
        made = data.answered(pool, BRAVE)
        one = replace(made, cases=made.cases[:1])
        return run_trial(pool, one, BRAVE.solution, catalog.recipe_of(BRAVE), conditions)

    return judged


def test_a_fault_of_the_tool_is_repeated_and_counted(judged, capsys):
    trial = judged(1)
    assert (trial.code, trial.repeated) == ("AC", 1)
    portability.show([Row(CONFIGURATIONS[0], trials=[trial])], 1.0)
    assert (
        "all AC (1 run repeated after a fault of Wine)" in capsys.readouterr().out.splitlines()[-1]
    )


def test_a_tool_that_fails_again_and_again_is_heard(judged):
    trial = judged(99)
    assert (trial.code, trial.repeated) == ("RE", REPEATS)
    assert trial.failure.verdict.message == "ended with exit code 1: wine: no luck"
