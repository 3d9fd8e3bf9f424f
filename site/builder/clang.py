"""clang: compiles sources to WebAssembly, with the Clang of the machine or with the one of the pages, which runs in Node.

The Clang of the machine is faster, but only root can install its parts.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterable
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
PROGRAM, HEADER, PARSED, OBJECT = "program", "headers.hpp", "headers.pch", "apart.o"
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

    def start(self, source: Path, recipe: Recipe) -> "Future[Path]":
        key = self.key_of(source, recipe)

        def begin() -> "Future[Path]":
            if place := SHELF.folder(key):
                made: Future[Path] = Future()
                made.set_result(place / PROGRAM)
                return made
            return self._begin(source, recipe, key)

        return self.pool.programs.start(key, begin)

    def key_of(self, source: Path, recipe: Recipe) -> str:
        """Return the key of a module in the store."""
        return _key(*_flags(recipe), *recipe.parsed, *build.contents(source, recipe.include))

    def _begin(self, source: Path, recipe: Recipe, key: str) -> "Future[Path]":
        """Begin to compile a source, after the parts that are made once for many sources."""
        flags, apart = _flags(recipe), recipe.apart
        unlinked = [flag for flag in flags if not flag.startswith("-Wl,")]
        included = {
            f"include{i}/{path.name}": path
            for i, folder in enumerate(recipe.include)
            for path in sorted(folder.glob("*.[ch]pp"))
        }
        files, parts = {"main.cpp": source, **included}, []
        if recipe.parsed:
            header = files[HEADER] = self.pool.folder("headers") / HEADER
            header.write_text("".join(f"#include <{name}>\n" for name in recipe.parsed))
            parts.append(
                self._part(PARSED, [*unlinked, "-x", "c++-header", HEADER], {HEADER: header})
            )
            flags += ["-include-pch", PARSED]
        if apart and apart.read_bytes() in build.contents(source, recipe.include):
            linked = f"-D{apart.stem.upper()}_IS_LINKED"
            with_source = {apart.name: apart, **included}
            parts.append(self._part(OBJECT, [*unlinked, linked, "-c", apart.name], with_source))
            flags += [linked, OBJECT]
        flags.append("main.cpp")
        return self.pool.begin(lambda: self._made(key, PROGRAM, flags, files, parts))

    def _part(self, name: str, flags: list[str], files: dict[str, Path]) -> "Future[Path]":
        key = _key(*flags, *files, *(path.read_bytes() for path in files.values()))
        return self.pool.programs.start(
            key, lambda: self.pool.begin(lambda: self._made(key, name, flags, files))
        )

    def _made(
        self,
        key: str,
        name: str,
        flags: list[str],
        files: dict[str, Path],
        parts: Iterable["Future[Path]"] = (),
    ) -> Path:
        """Return the file that Clang makes of files and parts, from the store or by a process: a task of the pool.

        The last flag is the name of the source.
        """
        if place := SHELF.folder(key):
            return place / name
        scratch = self.pool.folder("module")
        all_files = files | {part.result().name: part.result() for part in parts}
        paths = {name: str(path) for name, path in all_files.items()}
        said = self._answer({"flags": flags, "files": paths, "made": str(scratch / name)})
        if said:
            raise build.CompileError(files[flags[-1]], said)
        return SHELF.keep(key, scratch) / name

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
    folders = (f"-Iinclude{i}" for i in range(len(recipe.include)))
    standard = f"-std={recipe.standard.lower()}"
    return [standard, *build.AS_ON_X86, *FLAGS_IN_NODE, *recipe.flags, *folders]


def _key(*parts: str | bytes) -> str:
    return SHELF.key(compiler.NAME, compiler.version(), *parts)


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
