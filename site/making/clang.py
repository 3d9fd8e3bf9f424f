"""clang: compiles sources to WebAssembly, with the Clang of the machine or with the one of the pages, which runs in Node.

The Clang of the machine is faster, but only root can install its parts. Modules of both print the same.
"""

import json
import os
import shutil
import subprocess
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from queue import LifoQueue

from judging import Mistake
from judging.run import build
from judging.run.build import Recipe
from judging.run.runner import Pool
from judging.run.store import Shelf

from . import compiler, node

PARTS = "libc.a", "libc++.a"
PACKAGES = "clang lld libc++-dev-wasm32 libclang-rt-dev-wasm32"
INSTALL = f"apt-get update && apt-get install -y --no-install-recommends {PACKAGES}"
TARGET = "--target=wasm32-wasi"
FLAGS = (TARGET, "-Dthread_local=__thread", "-D_LIBCPP_DEBUG=0")
FLAGS_IN_NODE = (
    "--target=wasm32-wasip1",
    "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE",
)
SCRIPT = Path(__file__).with_name("compile.mjs")
SHELF = Shelf("modules_in_node", SCRIPT)
MOST = 4  # processes: each needs half a gigabyte


class Clang(AbstractContextManager):
    """The Clang of the machine."""

    def __init__(self, pool: Pool):
        self.pool = pool

    def __exit__(self, *_) -> None:
        pass

    def start(self, source: Path, recipe: Recipe) -> "Future[Path]":
        """Compile a source in the background; return a future with the module."""
        whole = replace(recipe, compiler="clang++", flags=(*FLAGS, *recipe.flags), is_kept=True)
        return build.start(self.pool, source, whole)


class ClangInNode(Clang):
    """The Clang of the pages. Each process of Node compiles one source after the other."""

    def __init__(self, pool: Pool, folder: Path):
        super().__init__(pool)
        self.folder = folder
        self._idle: LifoQueue[subprocess.Popen | None] = LifoQueue()
        for _ in range(MOST):
            self._idle.put(None)

    def __exit__(self, *_) -> None:
        while not self._idle.empty():
            if process := self._idle.get():
                process.communicate()  # it ends at the end of its input

    def key_of(self, source: Path, recipe: Recipe) -> str:
        """Return the key of a module in the store."""
        made_with = compiler.NAME, compiler.version(), *_flags(recipe), *recipe.parsed
        return SHELF.key(*made_with, *build.contents(source, recipe.include))

    def start(self, source: Path, recipe: Recipe) -> "Future[Path]":
        key = self.key_of(source, recipe)

        def compiled() -> Path:
            return self._compiled(source, recipe, key)

        return self.pool.programs.start(key, lambda: self.pool.begin(compiled))

    def _compiled(self, source: Path, recipe: Recipe, key: str) -> Path:
        if place := SHELF.folder(key):
            return place / "program"
        scratch, apart = self.pool.folder("module"), recipe.apart
        if apart and apart.read_bytes() not in build.contents(source, recipe.include):
            apart = None
        said = self._answer(
            {
                "source": str(source),
                "program": str(scratch / "program"),
                "flags": _flags(recipe),
                "include": [*map(str, recipe.include)],
                "parsed": recipe.parsed,
                "apart": apart and str(apart),
            }
        )
        if said:
            raise build.CompileError(source, said)
        return SHELF.keep(key, scratch) / "program"

    def _answer(self, job: dict) -> str:
        """Give a job to an idle process; return the messages of the compiler."""
        process = self._idle.get()
        try:
            process = process or self._process()
            return _said_of(process, job)
        finally:
            self._idle.put(process)

    def _process(self) -> subprocess.Popen:
        command, pipe = [node.found().node, str(SCRIPT), str(self.folder)], subprocess.PIPE
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)


def _said_of(process: subprocess.Popen, job: dict) -> str:
    """Give a job to a process; return the messages of the compiler."""
    try:
        process.stdin.write(json.dumps(job) + "\n")  # type: ignore[union-attr]
        process.stdin.flush()  # type: ignore[union-attr]
        answer = process.stdout.readline()  # type: ignore[union-attr]
    except BrokenPipeError:
        answer = ""
    if answer:
        return json.loads(answer)
    how = f"status {process.wait()}"
    raise Mistake(f"{compiler.NAME} ended without an answer ({how}): is the memory full?")


def _flags(recipe: Recipe) -> list[str]:
    return [f"-std={recipe.standard.lower()}", *build.AS_ON_X86, *FLAGS_IN_NODE, *recipe.flags]


def chosen(pool: Pool, folder: Path | None) -> Clang:
    """Return the Clang of the machine if it is complete, else the one in a folder of the store, if that is there."""
    if not folder or is_installed():
        return Clang(pool)
    return ClangInNode(pool, folder)


def is_installed() -> bool:
    """Return whether the machine has Clang, the linker and the libraries for WebAssembly."""
    clang = shutil.which("clang++")
    if not clang or not shutil.which("wasm-ld"):
        return False
    asked = "-print-libgcc-file-name", *(f"-print-file-name={part}" for part in PARTS)
    return all(os.path.isfile(_said(clang, TARGET, each)) for each in asked)


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()
