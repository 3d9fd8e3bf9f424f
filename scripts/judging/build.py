"""build: turns a source into a program, once for each content.

The key of a program is the hash of all that went into it: the source, the files
of this repository that it includes, the flags and the compiler's version.
"""

import os
import re
import shutil
import subprocess
import tempfile
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from . import BUILD, ROOT, Mistake, digest, sha256, shown
from .catalog import Problem
from .headers import declared_standard
from .run import Job, Limits, Measurement, Pool

PACKAGES = {"g++": "g++", "clang++": "clang"}
LIMITS = Limits(cpu_ms=60_000, memory_kib=4 << 20, output_kib=256 << 10, stack_kib=64 << 10)
SYSTEM = ("/usr", "/lib", "/lib32", "/lib64", "/bin", "/opt", "/etc/ld.so.cache", "/etc/alternatives")
INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)


@dataclass(frozen=True)
class Recipe:
    """How a source becomes a program."""

    standard: str
    compiler: str = "g++"
    flags: tuple[str, ...] = ("-O2", "-static", "-DONLINE_JUDGE")
    include: tuple[Path, ...] = ()

    @property
    def command(self) -> list[str]:
        standard = f"-std={self.standard.lower()}"
        return [self.compiler, standard, *self.flags, *(f"-I{path}" for path in self.include)]


@dataclass(frozen=True)
class Program:
    path: Path
    key: str
    digest: str  # of its bytes, so that damage on the disk shows


class CompileError(Exception):
    """The compiler refused the source; the text is what it said."""


# A person's own program is compiled as the newest choice of most judges does it.
GUEST = Recipe(standard="gnu++17")
ORACLE = Recipe(standard="C++17", include=(ROOT / "testdata",))
SANITIZERS = (
    "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -D_GLIBCXX_DEBUG"
).split()


def recipe_of(problem: Problem) -> Recipe:
    """The solution of the repository, at the standard that it declares."""
    return Recipe(standard=declared_standard(problem.solution))


def sanitized(recipe: Recipe) -> Recipe:
    return Recipe(recipe.standard, recipe.compiler, tuple(SANITIZERS), recipe.include)


def key_of(source: Path, recipe: Recipe) -> str:
    """The key of the program that the source becomes; compiles nothing."""
    files = [_content(source), *_included(source, recipe.include)]
    return digest(compiler_version(recipe.compiler), *recipe.command[1:], *files)


def start(pool: Pool, source: Path, recipe: Recipe) -> "Future[Program]":
    """The program of a source, from the cache or compiled in the background.

    The future raises CompileError.
    """
    key = key_of(source, recipe)
    made: Future[Program] = Future()
    found = _cached(key)
    if found:
        made.set_result(found)
        return made
    room = Path(tempfile.mkdtemp(prefix="compile_", dir=pool.room()))

    def finish(measured: "Future[Measurement]") -> None:
        try:
            made.set_result(_keep(key, room, measured.result()))
        except BaseException as error:  # whoever waits for the program sees it
            made.set_exception(error)
        finally:
            shutil.rmtree(room, ignore_errors=True)

    pool.submit(compile_job(source, recipe, room)).add_done_callback(finish)
    return made


def compile_job(source: Path, recipe: Recipe, room: Path) -> Job:
    """The job that makes room/program; it sees its source and the system's files."""
    source = source.resolve()
    return Job(
        (compiler(recipe.compiler), *recipe.command[1:], _typed(source), "-o", str(room / "program")),
        LIMITS,
        sandbox="files",
        read=(*SYSTEM, str(source), *map(str, recipe.include)),
        write=(str(room), os.devnull),
        environment={"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C", "TMPDIR": str(room)},
        directory=str(ROOT),
    )


def _typed(source: Path) -> str:
    """The path for the compiler's messages, which no option can be mistaken for."""
    return shown(source) if source.is_relative_to(ROOT) else str(source)


def _keep(key: str, room: Path, measured: Measurement) -> Program:
    """Moves what the compiler made to its place in the cache."""
    if measured.limit:
        raise CompileError(f"the compiler broke its limit: {measured.limit}")
    if measured.exit or measured.signal:
        raise CompileError(measured.errors.decode(errors="replace").strip())
    made = room / "program"
    (room / "digest").write_text(sha256(made.read_bytes()))
    place = BUILD / "bin" / key
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.rename(room, place)
    except OSError:  # another run was faster, or a damaged one lies there
        if not _cached(key):
            shutil.rmtree(place, ignore_errors=True)
            os.rename(room, place)
    return _cached(key)


def _cached(key: str) -> Program | None:
    """The program of a key, if it is there and whole."""
    path = BUILD / "bin" / key / "program"
    try:
        wanted = (path.parent / "digest").read_text()
        return Program(path, key, wanted) if sha256(path.read_bytes()) == wanted else None
    except (OSError, UnicodeDecodeError):
        return None


def _content(source: Path) -> bytes:
    try:
        return source.read_bytes()
    except OSError as error:
        raise Mistake(f"{shown(source)} cannot be read: {error.strerror}") from None


def _included(source: Path, folders: tuple[Path, ...]) -> list[bytes]:
    """The files of the repository that a source includes, and those they include."""
    contents, waiting, known = [], [source], set()
    while waiting:
        for name in INCLUDE.findall(_content(waiting.pop())):
            for folder in folders:
                path = folder / os.fsdecode(name)
                if path.is_file() and path not in known:
                    known.add(path)
                    waiting.append(path)
                    contents.append(path.read_bytes())
    return contents


@cache
def compiler(name: str) -> str:
    path = shutil.which(name)
    if not path:
        raise Mistake(f"{name} is not installed: run `apt-get install -y {PACKAGES[name]}`")
    return path


@cache
def compiler_version(name: str) -> str:
    return subprocess.check_output([compiler(name), "--version"], text=True).splitlines()[0]
