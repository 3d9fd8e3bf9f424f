"""scripts: makes the scripts and style sheets of the pages, with the npm packages that site/package-lock.json names."""

import os
import subprocess
from os.path import relpath
from pathlib import Path
from tempfile import TemporaryDirectory

from judging import BUILD, ROOT, Mistake, locked
from judging.run.store import Shelf

from . import node

SHELF = Shelf("scripts", Path(__file__))
SITE = ROOT / "site"
LOCK = SITE / "package-lock.json"
INSTALLED = SITE / "node_modules/lock"  # the lock of the packages that are installed
INSTALL = (
    "ci",
    "--loglevel=error",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--fetch-retries=1",
)


def files() -> dict[str, bytes]:
    """Return the scripts and style sheets by path."""
    sources = [SITE / "build.js", LOCK]
    sources += sorted(
        path
        for room in ("src", "style")
        for path in (SITE / room).rglob("*.*")
        if path.suffix in (".ts", ".json", ".css")
    )
    key = SHELF.key(*(f"{relpath(path, SITE)}\n{path.read_text('utf-8')}" for path in sources))
    made = SHELF.remembered(key, _made)
    return {path: text.encode() for path, text in made.items()}


def _made() -> dict[str, str]:
    """Make the scripts and style sheets; return their texts by path."""
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="scripts-", dir=BUILD) as folder:  # other runs may make them too
        build(SITE, Path(folder))
        paths = sorted(path for path in Path(folder).rglob("*.*") if path.is_file())
        return {relpath(path, folder): path.read_bytes().decode() for path in paths}


def build(sources: Path, to: Path) -> None:
    """Make the scripts of a folder such as `site`, which has the packages."""
    install()
    _npm(sources, "run", "--silent", "build", "--", str(to))


def install() -> None:
    """Install the packages, only once for each lock. Another run waits until they are complete."""
    lock = LOCK.read_bytes()
    with locked(SITE):
        if not INSTALLED.is_file() or INSTALLED.read_bytes() != lock:
            _npm(SITE, *INSTALL)
            INSTALLED.write_bytes(lock)


def _npm(folder: Path, *arguments: str) -> None:
    tools = node.found()
    path = (
        f"{Path(tools.node).parent}:{os.environ['PATH']}"  # the scripts of package.json call node
    )
    done = subprocess.run(
        [*tools.npm, *arguments],
        cwd=folder,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        said = node.first_line(done)
        raise Mistake(f"`npm {arguments[0]}` in site/ failed ({said}): see `cd site && npm ci`")
