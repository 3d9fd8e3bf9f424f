"""build: turns a source into a program, once for each content.

A program is made from its source, the files of this repository that this includes,
the flags and the compiler. A compiler is a job like any other: the runner starts it.
"""

import functools
import os
import re
import shutil
import subprocess
import threading
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path

from . import ROOT, Mistake, readable, shown
from .catalog import Problem
from .runner import FREE_TO_COMPILE, Job, Limits, Measurement, Pool, check_space
from .sources import declared_standard
from .store import Program, Shelf
from .verdict import limit_message

SHELF = Shelf(__name__)
PACKAGES = {
    "g++": "g++",
    "clang++": "clang",
    "i686-w64-mingw32-g++": "g++-mingw-w64-i686-posix",
    "x86_64-w64-mingw32-g++": "g++-mingw-w64-x86-64-posix",
    "valgrind": "valgrind",
}
LIMITS = Limits(cpu_ms=30_000, memory_kib=4 << 20, output_kib=256 << 10, stack_kib=64 << 10)
MAX_SOURCE_BYTES = 16 << 20  # bytes; judges take 64 KiB
MAX_MESSAGE_CHARS = 8 << 10  # characters of the compiler's messages that are shown
SYSTEM = ("/usr", "/lib", "/lib32", "/lib64", "/bin", "/opt", "/etc/ld.so.cache", "/etc/alternatives")
HEADER, OBJECT = "parsed.hpp", "apart.o"
_parsing = threading.Lock()
_parsed: dict[tuple, Path] = {}  # folders
INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)
INCLUDED = rb"#[ \t]*include[ \t]*<%s>"
# A source that begins with comments and standard headers, one of these among them.
HEADERS_FIRST = re.compile(rb"(?:\s|//[^\n]*\n|/\*.*?\*/|" + INCLUDED % rb"[\w./+]+" + rb")*?" + INCLUDED % rb"(bits/stdc\+\+\.h|iostream)", re.DOTALL)


@dataclass(frozen=True)
class Recipe:
    """How a source becomes a program."""

    standard: str
    compiler: str = "g++"
    flags: tuple[str, ...] = ("-O2", "-static", "-DONLINE_JUDGE")
    include: tuple[Path, ...] = ()
    parsed: tuple[str, ...] = ()  # standard headers, for all sources together: it saves time
    apart: Path | None = None  # what a header includes, unless it is compiled once and linked: that too
    language: str = "c++"

    @property
    def command(self) -> list[str]:
        standard = f"-std={self.standard.lower()}"
        folders = (f"-I{shown(path)}" for path in self.include)  # from the root, where it runs
        return [self.compiler, standard, *self.flags, *folders, "-x", self.language]  # whatever its name


class CompileError(Mistake):
    """The compiler refused a source; `said` is in its own words."""

    def __init__(self, source: Path, said: str):
        super().__init__(f"{shown(source)} does not compile:\n{said}")
        self.said = said


# This linker takes half the time, where it is installed.
GOLD = ("-fuse-ld=gold",) if shutil.which("ld.gold") else ()
# A person's own program is compiled as the newest choice of most judges does it.
USER_RECIPE = Recipe(standard="gnu++17", flags=("-O2", "-static", "-DONLINE_JUDGE", *GOLD))
ORACLE = Recipe(
    standard="C++17",
    flags=("-O1", "-static", "-s", "-Wl,--gc-sections", *GOLD),
    include=(ROOT / "testdata",),
    apart=ROOT / "testdata/play.cpp",
    parsed=("algorithm", "functional", "iostream", "map", "set", "sstream", "string", "tuple", "vector"),
)
SANITIZERS = tuple(["-O1", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-D_GLIBCXX_DEBUG"])


def recipe_of(problem: Problem) -> Recipe:
    """The solution of the repository, at the standard that it declares."""
    return with_headers_parsed(problem.solution, Recipe(standard=declared_standard(problem.solution)))


def key_of(source: Path, recipe: Recipe) -> str:
    """The key of the program that the source becomes; compiles nothing."""
    return SHELF.key(compiler_version(recipe.compiler), *recipe.command[1:], *contents(source, recipe.include))


def start(pool: Pool, source: Path, recipe: Recipe, *, once: bool = False) -> "Future[Program]":
    """The program of a source, from the cache or compiled in the background.

    The future raises CompileError. A program that is wanted `once` is not kept if it
    had to be compiled: it stays until it is forgotten, or the pool ends.
    """
    key = key_of(source, recipe)
    made: Future[Program] = Future()
    found = SHELF.program(key)
    if found:
        made.set_result(found)
        return made
    headers = _parsed_headers(pool, recipe) if recipe.parsed else None
    scratch = pool.folder("compile")

    def finish(measured: "Future[Measurement]") -> None:
        try:
            check_compiled(measured.result(), source)
            if key_of(source, recipe) != key:
                raise Mistake(f"{shown(source)} changed while it was compiled; run again")
            if (scratch / "program.exe").exists():  # as MinGW names it
                (scratch / "program.exe").rename(scratch / "program")
            if once:
                made.set_result(Program(scratch / "program", key, is_kept=False))
            else:
                made.set_result(Program(SHELF.keep(key, scratch) / "program", key))
                shutil.rmtree(scratch, ignore_errors=True)
        except BaseException as error:  # whoever waits for the program sees it
            shutil.rmtree(scratch, ignore_errors=True)
            made.set_exception(error)

    pool.submit(compile_job(source, recipe, scratch, headers)).add_done_callback(finish)
    return made


def with_headers_parsed(source: Path, recipe: Recipe) -> Recipe:
    """Return the recipe that parses <iostream>, or <bits/stdc++.h>, once for all sources, if this source includes it
    and has nothing but headers before. The program is the same, and a header that it forgets to include is missed."""
    first = HEADERS_FIRST.match(_content(source))
    return replace(recipe, parsed=(first[1].decode(),)) if first else recipe


def _parsed_headers(pool: Pool, recipe: Recipe) -> Path:
    """A header that includes those of the recipe, parsed once: for all runs by g++, for this run by clang++,
    which takes it only where it was made. The programs do the same."""
    key = SHELF.key(compiler_version(recipe.compiler), *recipe.command[1:], *recipe.parsed, *(contents(recipe.apart, recipe.include) if recipe.apart else []))
    is_kept = recipe.compiler == "g++"
    about = (key, None if is_kept else pool.scratch())
    with _parsing:
        if about not in _parsed:
            found = SHELF.folder(key) if is_kept else None
            made = found or parse_headers(pool, recipe).parent
            _parsed[about] = SHELF.keep(key, made) if is_kept and not found else made
        return _parsed[about] / HEADER


def parse_headers(pool: Pool, recipe: Recipe) -> Path:
    """Beside the header stands what the compiler made of it, and takes in its place; and what was compiled apart."""
    flags = tuple(flag for flag in recipe.flags if not flag.startswith(("-Wl,", "-fsyntax-only")))  # of other steps
    scratch = pool.folder("headers")
    header = scratch / HEADER
    header.write_text("".join(f"#include <{name}>\n" for name in recipe.parsed))
    whole = replace(recipe, flags=flags, apart=None)
    steps = [(header, replace(whole, language="c++-header"), f"{HEADER}.gch")]
    if recipe.apart:
        steps.append((recipe.apart, replace(whole, flags=(*flags, "-c", _is_linked(recipe.apart))), OBJECT))
    for source, step, name in steps:
        check_compiled(pool.run(compile_job(source, step, scratch)), source)
        (scratch / "program").rename(scratch / name)
    return header


def _is_linked(apart: Path) -> str:
    return f"-D{apart.stem.upper()}_IS_LINKED"


def check_compiles(pool: Pool, source: Path, recipe: Recipe) -> None:
    """Raise CompileError unless the source compiles. The answer is remembered."""
    key = key_of(source, recipe)
    said = SHELF.load(key)
    if said is None:
        try:
            start(pool, source, recipe, once=True).result().forget()
            said = ""
        except CompileError as error:
            said = error.said
        SHELF.save(key, said)
    if said:
        raise CompileError(source, said)


def compile_job(source: Path, recipe: Recipe, scratch: Path, headers: Path | None = None) -> Job:
    """The job that makes scratch/program. It can read its source, the headers that it begins with, and
    the system's files; a program such as ccache in front of the compiler has a home that ends with the run."""
    source, home = source.resolve(), scratch.with_name("home")
    home.mkdir(exist_ok=True)
    before: tuple[str, ...] = ("-include", str(headers)) if headers else ()
    after: tuple[str, ...] = ()
    if headers and recipe.apart and recipe.apart.read_bytes() in contents(source, recipe.include):
        before, after = (*before, _is_linked(recipe.apart)), ("-x", "none", str(headers.with_name(OBJECT)))
    command = compiler(recipe.compiler), *recipe.command[1:], *before, _typed(source), *after
    path = os.environ.get("PATH", "/usr/bin:/bin")
    return Job(
        (*command, "-o", str(scratch / "program")),
        LIMITS,
        sandbox="files",
        read=(*SYSTEM, str(source), *map(str, recipe.include), *([str(headers.parent)] if headers else [])),
        write=(str(scratch), str(home), os.devnull),
        environment={"PATH": path, "LC_ALL": "C", "TMPDIR": str(scratch), "HOME": str(home)},
        directory=str(ROOT),
    )


def _typed(source: Path) -> str:
    """The path for the compiler's messages, not to be mistaken for an option."""
    if not source.is_relative_to(ROOT):
        return str(source)
    path = os.path.relpath(source, ROOT)
    return "./" + path if path[0] in "-@" else path


def check_compiled(measured: Measurement, source: Path) -> None:
    """Raises CompileError unless the compiler made a program; Mistake if the machine let it wait."""
    if measured.limit == "wall":
        raise Mistake(f"the compiler did not end with {shown(source)}: {limit_message('wall', measured, LIMITS)}; run again")
    if measured.limit:
        raise CompileError(source, f"the compiler was stopped: {limit_message(measured.limit, measured, LIMITS)}")
    if measured.exit or measured.signal:
        check_space(FREE_TO_COMPILE)
        said = readable(measured.errors).strip()
        raise CompileError(source, said if len(said) <= MAX_MESSAGE_CHARS else said[:MAX_MESSAGE_CHARS] + " [...]")


def _content(source: Path) -> bytes:
    try:
        size = source.stat().st_size
        if size > MAX_SOURCE_BYTES:
            raise Mistake(f"{shown(source)} has {size >> 20} MiB; no judge takes so long a source")
        return source.read_bytes()
    except OSError as error:
        raise Mistake(f"{shown(source)} cannot be read: {error.strerror}") from None


def contents(source: Path, folders: tuple[Path, ...]) -> list[bytes]:
    """A source, the files of the repository that it includes, and those they include."""
    contents, waiting, known = [_content(source)], [source], set()
    while waiting:
        for name in INCLUDE.findall(_content(waiting.pop())):
            for folder in folders:
                path = folder / os.fsdecode(name)
                if path.is_file() and path not in known:
                    known.add(path)
                    waiting.append(path)
                    contents.append(path.read_bytes())
    return contents


@functools.cache
def compiler(name: str) -> str:
    """Where it stands; also of valgrind."""
    path = shutil.which(name)
    if not path:
        raise Mistake(f"{name} is not installed: run `apt-get install -y {PACKAGES[name]}`")
    return path


@functools.cache
def compiler_version(name: str) -> str:
    return subprocess.check_output([compiler(name), "--version"], text=True).splitlines()[0]
