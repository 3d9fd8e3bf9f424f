"""A small copy of the repository that a test may damage."""

import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from judging import ROOT, locked
from judging.run import runner

PROBLEM = "hdu/1846_brave_game"
CASES = 21
RUNNER = runner.runner_program().parent.name  # its folder in build/store/runner
# Without these capabilities, file permissions also apply to root.
WITHOUT_POWERS = (
    ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all"]
    if os.geteuid() == 0
    else []
)


def python_path(root: Path) -> str:
    """Return the value of PYTHONPATH with which Python finds the packages of a checkout."""
    return f"{root / 'scripts'}:{root / 'site'}"


@dataclass(frozen=True)
class Checkout:
    root: Path

    @property
    def folder(self) -> Path:
        return self.root / "testdata" / PROBLEM

    @property
    def build(self) -> Path:
        return self.root / "build"

    def copy(self, root: Path) -> "Checkout":
        shutil.copytree(self.root, root, symlinks=True)
        return Checkout(root)

    def start(self, *arguments, before=(), setup="", **options) -> subprocess.Popen:
        """Start `scripts/judge`. `before` is a command that runs it; `setup` is Python code that
        changes its limits."""
        code = f"{setup}\nimport sys\nfrom cli.main import main\nsys.exit(main())"
        how = ["-c", code] if setup else ["-m", "cli"]
        pipe = subprocess.PIPE
        options = {"stdout": pipe, "stderr": pipe, "text": True, "errors": "replace", **options}
        environment = {**os.environ, "PYTHONPATH": python_path(self.root)}
        command = [*before, sys.executable, *how, *map(str, arguments)]
        return subprocess.Popen(command, cwd=self.root, env=environment, **options)

    def judge(self, *arguments, **options) -> subprocess.CompletedProcess:
        """Run `scripts/judge` to its end, and check that no process is left."""
        with self.start(*arguments, **options) as process:
            out, err = process.communicate()
        assert self.processes() == {}
        return subprocess.CompletedProcess(
            arguments, process.returncode, out, err if err is None else without_notices(err)
        )

    def processes(self) -> dict[int, str]:
        """Return the processes that run a file of this checkout, or use one."""
        found = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit() and int(entry.name) != os.getpid():
                about = _about(entry)
                if str(self.root) in about:
                    found[int(entry.name)] = about
        return found

    def wait_until_idle(self) -> None:
        """Wait until the processes of a killed judge have ended."""
        end = time.monotonic() + 60
        while self.processes() and time.monotonic() < end:
            time.sleep(0.01)
        assert self.processes() == {}

    def assert_right(self, *arguments) -> None:
        """Check that a normal run finds no fault."""
        done = self.judge(*arguments)
        assert (done.returncode, done.stderr) == (0, ""), done
        assert f"{CASES}  AC" in done.stdout
        assert "all AC" in done.stdout

    def assert_mistake(self, *arguments, says="", **options) -> str:
        """Check that a run ends with status 2 and one line with the reason; return the line."""
        done = self.judge(*arguments, **options)
        assert done.returncode == 2, done
        assert done.stderr.startswith("judge: ")
        assert done.stderr.count("\n") == 1, done.stderr
        assert done.stderr.strip().isprintable(), done.stderr
        assert says in done.stderr, done.stderr
        assert "AC" not in done.stdout, done.stdout
        return done.stderr


def without_notices(messages: str) -> str:
    """Return the messages without the lines that a judge on a busy machine prints every ten seconds."""
    return re.sub(r"^judge: .*\(\d+ (of \d+ )?done\)\n", "", messages, flags=re.MULTILINE)


def shared(factory: pytest.TempPathFactory) -> Checkout:
    """Return a checkout that was judged once, for all workers of this run. Tests copy it and do not
    work in it."""
    base = factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    root = base / "checkout"
    with locked(base):
        if not root.exists():
            make(factory.mktemp("making") / "repository").root.rename(root)
    return Checkout(root)


def make(root: Path) -> Checkout:
    """Copy one problem and the judge, and judge the problem once."""
    ignore = shutil.ignore_patterns("__pycache__", "tests")
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=ignore)
    for name in (
        "testdata/play.hpp",
        "testdata/play.cpp",
        "testdata/hdu/judge.toml",
        f"problems/{PROBLEM}.cpp",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "testdata/makers", root / "testdata/makers", ignore=ignore)
    shutil.copytree(ROOT / "testdata" / PROBLEM, root / "testdata" / PROBLEM)
    shutil.copytree(ROOT / "build/store/runner" / RUNNER, root / "build/store/runner" / RUNNER)
    checkout = Checkout(root)
    checkout.assert_right()
    checkout.judge("data", PROBLEM)  # which asks the oracles, and keeps their programs
    for header in root.glob("build/store/build/*/parsed.hpp"):  # large: all copies share it
        kept = header.parent.rename(root.parent / header.parent.name)
        header.parent.symlink_to(kept)
    return checkout


def _about(process: Path) -> str:
    """Return the program and the arguments of a process; nothing if it has ended."""
    try:
        arguments = (process / "cmdline").read_bytes().replace(b"\0", b" ")
        return f"{os.readlink(process / 'exe')} {arguments.decode(errors='replace')}"
    except OSError:
        return ""
