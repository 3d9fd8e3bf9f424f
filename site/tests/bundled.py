"""The TypeScript programs of the tests: esbuild makes a script of a program and the modules that it imports."""

import os
import subprocess
from functools import cache
from pathlib import Path

from builder import node, scripts
from judging import ROOT

HERE = ROOT / "site/tests/unit"
ESBUILD = ROOT / "site/node_modules/.bin/esbuild"


@cache
def script(name: str, platform: str = "node") -> str:
    """Return the script of a program, such as "why"."""
    scripts.install()
    command = (
        ESBUILD,
        HERE / f"{name}.ts",
        "--bundle",
        f"--platform={platform}",
        "--log-level=error",
    )
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(name: str, *arguments: Path, **environment: str) -> str:
    """Run a program under Node; return its output."""
    done = subprocess.run(
        (node.found().node, "-", *arguments),
        input=script(name),
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
