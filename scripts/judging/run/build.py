"""build: compiles a source into a program, once for each content.

A program depends on its source, on the files of this repository that the source includes, on the
flags and on the compiler. A compiler runs as a job, like every other program.
"""

import functools
import os
import re
import shutil
import subprocess
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path

from .. import ROOT, Mistake, content, readable, shown
from ..words import _
from .runner import Job, Limits, Measurement, Pool
from .store import Shelf
from .verdict import limit_message

SHELF = Shelf("build")  # a key contains the whole command
VERSIONS = Shelf("versions")
COMPILER_NAME = re.compile(r"g\+\+|clang")
PACKAGES = {
    "g++": "g++",
    "clang++": "clang",
    "i686-w64-mingw32-g++": "g++-mingw-w64-i686-posix",
    "x86_64-w64-mingw32-g++": "g++-mingw-w64-x86-64-posix",
    "valgrind": "valgrind",
}
LIMITS = Limits(cpu_ms=30_000, memory_kib=4 << 20, output_kib=256 << 10, stack_kib=64 << 10)
MAX_SOURCE_BYTES = 16 << 20  # online judges accept about 64 KiB
MAX_MESSAGE_CHARS = 8 << 10  # characters of the compiler's messages that are shown
SYSTEM = (
    "/usr",
    "/lib",
    "/lib32",
    "/lib64",
    "/bin",
    "/opt",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/alternatives",
)
HEADER, OBJECT = "parsed.hpp", "apart.o"
SAID = "said"  # beside a program: the warnings of the compiler
INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)
INCLUDED = rb"#[ \t]*include[ \t]*<%s>"
# Comments and standard headers at the beginning of a source, up to one of these two headers.
HEADERS_FIRST = re.compile(
    rb"(?:\s|//[^\n]*\n|/\*.*?\*/|"
    + INCLUDED % rb"[\w./+]+"
    + rb")*?"
    + INCLUDED % rb"(bits/stdc\+\+\.h|iostream)",
    re.DOTALL,
)

# This linker needs half the time, but it is not installed everywhere.
GOLD = ("-fuse-ld=gold",) if shutil.which("ld.gold") else ()


@dataclass(frozen=True)
class Recipe:
    """The compiler, standard and flags that make a program from a source."""

    standard: str
    compiler: str = "g++"
    flags: tuple[str, ...] = ("-O2", "-static", "-DONLINE_JUDGE", *GOLD)
    include: tuple[Path, ...] = ()
    parsed: tuple[str, ...] = ()  # standard headers that are parsed once for all sources
    apart: Path | None = None  # a file that a header includes; it is compiled once, then linked
    language: str = "c++"
    is_kept: bool = False  # in the store; other programs are removed at the end of the run

    @property
    def command(self) -> list[str]:
        standard = f"-std={self.standard.lower()}"
        folders = (f"-I{shown(path)}" for path in self.include)  # relative to the root
        return [self.compiler, standard, *self.flags, *folders, "-x", self.language]


class CompileError(Mistake):
    """The compiler rejected a source; `said` is the beginning of its messages."""

    def __init__(self, source: Path, said: str):
        self.errors = said.count("error: ")
        is_long = len(said) > MAX_MESSAGE_CHARS
        self.said = said[:MAX_MESSAGE_CHARS] + " [...]" if is_long else said
        super().__init__(f"{shown(source)} does not compile:\n{self.said}")


# A person's program is compiled with the newest standard that most online judges offer. If it fails,
# the warnings of this compilation may name the cause.
WARNINGS = "-Wall", "-Wextra", "-Wlogical-op"
USER_RECIPE = Recipe(standard="gnu++17", flags=(*Recipe("").flags, *WARNINGS))
SANITIZERS = (
    "-O1", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-D_GLIBCXX_DEBUG",
)  # fmt: skip


def key_of(source: Path, recipe: Recipe) -> str:
    """Return the key of the program of a source. Nothing is compiled."""
    version = compiler_version(recipe.compiler)
    return SHELF.key(version, *recipe.command[1:], *contents(source, recipe.include))


def start(pool: Pool, source: Path, recipe: Recipe) -> "Future[Path]":
    """Compile a source in the background, once in a run.

    Return a future with the program. The future raises CompileError if the source does not compile.
    """
    key = key_of(source, recipe)
    with pool.lock:
        if key in pool.programs:
            return pool.programs[key]
        made = pool.programs[key] = Future()
    if recipe.is_kept and (place := SHELF.folder(key)):
        made.set_result(place / "program")
        return made

    def finish(measured: "Future[Measurement]") -> None:
        try:
            made.set_result(_finished(measured.result(), source, recipe, key, scratch))
        except BaseException as error:  # for every thread that waits
            shutil.rmtree(scratch, ignore_errors=True)
            if not isinstance(error, CompileError):  # the next attempt may succeed
                pool.programs.pop(key, None)
            made.set_exception(error)

    try:
        headers = _parsed_headers(pool, recipe) if recipe.parsed else None
        scratch = pool.folder("compile")
        job = compile_job(source, recipe, scratch, headers)
        pool.submit(job).add_done_callback(finish)
    except BaseException as error:
        made.set_exception(error)
        raise
    return made


def _finished(measured: Measurement, source: Path, recipe: Recipe, key: str, scratch: Path) -> Path:
    """Return the program that a compiler wrote to the folder `scratch`."""
    check_compiled(measured, source)
    if key_of(source, recipe) != key:
        what = _("{path} changed while it was compiled; run again")
        raise Mistake(what.format(path=shown(source)))
    program = scratch / "program"
    if program.with_suffix(".exe").exists():  # MinGW appends .exe to the name
        program.with_suffix(".exe").rename(program)
    if measured.errors:
        program.with_name(SAID).write_bytes(measured.errors)
    return SHELF.keep(key, scratch) / "program" if recipe.is_kept else program


def without_warnings(recipe: Recipe) -> Recipe:
    return replace(recipe, flags=tuple(flag for flag in recipe.flags if flag not in WARNINGS))


def said(program: Path) -> str:
    """Return what the compiler said when it made a program."""
    path = program.with_name(SAID)
    return readable(path.read_bytes()) if path.is_file() else ""


def forget(pool: Pool, source: Path, recipe: Recipe) -> None:
    """Remove a program that is not needed again in this run, unless it is kept in the store."""
    if recipe.is_kept or not pool.programs:
        return
    with pool.lock:
        made = pool.programs.pop(key_of(source, recipe), None)
    if made and made.done() and not made.exception():
        shutil.rmtree(made.result().parent, ignore_errors=True)


def with_headers_parsed(source: Path, recipe: Recipe) -> Recipe:
    """Return the recipe that parses <iostream> or <bits/stdc++.h> once for many sources.

    The source must begin with this header; otherwise return the recipe unchanged. The program is
    the same. Other checks find a header that the source does not include but needs.
    """
    first = HEADERS_FIRST.match(_content(source))
    return replace(recipe, parsed=(first[1].decode(),)) if first else recipe


def _parsed_headers(pool: Pool, recipe: Recipe) -> Path:
    """Return a header that includes the headers of the recipe and was parsed once.

    g++ accepts the parsed header in all runs. clang++ accepts it only in the folder where it was
    made, and therefore only in this run.
    """
    apart = contents(recipe.apart, recipe.include) if recipe.apart else []
    version = compiler_version(recipe.compiler)
    key = SHELF.key(version, *recipe.command[1:], *recipe.parsed, *apart)
    with pool.parsing:
        if key not in pool.parsed:
            if recipe.compiler != "g++":
                pool.parsed[key] = parse_headers(pool, recipe).parent
            else:
                place = SHELF.folder(key)
                pool.parsed[key] = place or SHELF.keep(key, parse_headers(pool, recipe).parent)
        return pool.parsed[key] / HEADER


def parse_headers(pool: Pool, recipe: Recipe) -> Path:
    """Return a header. Its folder also contains its parsed form and the object file of `apart`."""
    # leave out the flags of other steps
    flags = tuple(f for f in recipe.flags if not f.startswith(("-Wl,", "-fsyntax-only")))
    scratch = pool.folder("headers")
    header = scratch / HEADER
    header.write_text("".join(f"#include <{name}>\n" for name in recipe.parsed))
    whole = replace(recipe, flags=flags, apart=None)
    steps = [(header, replace(whole, language="c++-header"), f"{HEADER}.gch")]
    if recipe.apart:
        apart_flags = (*flags, "-c", _is_linked(recipe.apart))
        steps.append((recipe.apart, replace(whole, flags=apart_flags), OBJECT))
    for source, step, name in steps:
        check_compiled(pool.run(compile_job(source, step, scratch)), source)
        (scratch / "program").rename(scratch / name)
    return header


def _is_linked(apart: Path) -> str:
    return f"-D{apart.stem.upper()}_IS_LINKED"


def check_compiles(pool: Pool, source: Path, recipe: Recipe) -> None:
    """Raise CompileError if the source does not compile. The store remembers the result."""
    key = key_of(source, recipe)
    said = SHELF.load(key)
    if said is None:
        try:
            start(pool, source, recipe).result()
            forget(pool, source, recipe)
            said = ""
        except CompileError as error:
            said = error.said
        SHELF.save(key, said)
    if said:
        raise CompileError(source, said)


def compile_job(source: Path, recipe: Recipe, scratch: Path, headers: Path | None = None) -> Job:
    """Return the job that makes scratch/program.

    The compiler can read its source, the parsed headers and the files of the system. The compiler
    may be a program such as ccache, so it gets a home folder, which is removed at the end of the run.
    """
    source, home = source.resolve(), scratch.with_name("home")
    home.mkdir(exist_ok=True)
    before: tuple[str, ...] = ("-include", str(headers)) if headers else ()
    after: tuple[str, ...] = ()
    if headers and recipe.apart and recipe.apart.read_bytes() in contents(source, recipe.include):
        before = (*before, _is_linked(recipe.apart))
        after = ("-x", "none", str(headers.with_name(OBJECT)))
    command = compiler(recipe.compiler), *recipe.command[1:], *before, _typed(source), *after
    parsed = [str(headers.parent)] if headers else []
    path = os.environ.get("PATH", "/usr/bin:/bin")
    return Job(
        (*command, "-o", str(scratch / "program")),
        LIMITS,
        sandbox="files",
        read=(*SYSTEM, *folders_of(command[0]), str(source), *map(str, recipe.include), *parsed),
        write=(str(scratch), str(home), os.devnull),
        environment={"PATH": path, "LC_ALL": "C", "TMPDIR": str(scratch), "HOME": str(home)},
        directory=str(ROOT),
    )


def _typed(source: Path) -> str:
    """Return the path of a source for the compiler. The path never looks like an option."""
    if not source.is_relative_to(ROOT):
        return str(source)
    path = os.path.relpath(source, ROOT)
    return "./" + path if path[0] in "-@" else path


def check_compiled(measured: Measurement, source: Path) -> None:
    """Raise CompileError if the compiler made no program; Mistake if the machine was too busy."""
    if measured.limit == "wall":
        what = _("the compiler did not finish {path}: {why}; run again")
        why = limit_message("wall", measured, LIMITS)
        raise Mistake(what.format(path=shown(source), why=why))
    if measured.limit:
        raise CompileError(
            source, f"the compiler was stopped: {limit_message(measured.limit, measured, LIMITS)}"
        )
    if measured.exit or measured.signal:
        from . import machine

        said = readable(measured.errors).strip()
        machine.check_compiler(said, measured.memory_kib)
        raise CompileError(source, said)


def _content(source: Path) -> bytes:
    try:
        size = source.stat().st_size
        if size > MAX_SOURCE_BYTES:
            what = _("{path} has {size} MiB; every online judge rejects so long a source")
            raise Mistake(what.format(path=shown(source), size=size >> 20))
        return content(source)
    except OSError as error:
        what = _("{path} cannot be read: {why}")
        raise Mistake(what.format(path=shown(source), why=error.strerror)) from None


def contents(source: Path, folders: tuple[Path, ...]) -> list[bytes]:
    """Return the contents of the source, and of all files in these folders that it includes.

    These files may include other files of the folders.
    """
    contents, waiting = {source: _content(source)}, [source]
    while waiting:
        for name in INCLUDE.findall(contents[waiting.pop()]):
            for folder in folders:
                path = folder / os.fsdecode(name)
                if path not in contents and path.is_file():
                    contents[path] = _content(path)
                    waiting.append(path)
    return [*contents.values()]


@functools.cache
def compiler(name: str) -> str:
    """Return the path of a compiler, or of valgrind."""
    path = shutil.which(name)
    if not path:
        what = _("{name} is not installed: run `apt-get install -y {package}`")
        raise Mistake(what.format(name=name, package=PACKAGES[name]))
    return path


@functools.cache
def folders_of(path: str) -> tuple[str, ...]:
    """Return the folders outside SYSTEM in which a compiler is installed, as those of Conda are.

    A folder that contains the home folder or this repository is not among them.
    """
    used, places = Path(path), {Path(path).resolve()}
    if _is_in_system(*places):
        return ()
    asked = subprocess.run([path, "-print-search-dirs"], capture_output=True, text=True).stdout
    if installed := re.search("^install: (/.*)", asked):  # PREFIX/lib/gcc/TARGET/VERSION/
        places.add(Path(os.path.normpath(installed[1])).parent.parent)
    folders = {place.parent.parent for place in (used, *places)}
    return tuple(
        str(folder)
        for folder in sorted(folders)
        if not _is_in_system(folder)
        and not any(each.is_relative_to(folder) for each in (ROOT, Path.home()))
    )


def _is_in_system(path: Path) -> bool:
    return any(path.is_relative_to(folder) for folder in SYSTEM)


@functools.cache
def compiler_version(name: str) -> str:
    """Return the first line that a compiler prints about its version. Store it for each program.

    A script or a program such as ccache may start another compiler, so it is always asked.
    """
    path = Path(compiler(name)).resolve()

    def ask() -> str:
        return subprocess.check_output([compiler(name), "--version"], text=True).splitlines()[0]

    if not COMPILER_NAME.search(path.name) or _is_script(path):
        return ask()
    about = path.stat()
    key = VERSIONS.key(str(path), str(about.st_size), str(about.st_mtime_ns))
    return VERSIONS.remembered(key, ask)


def _is_script(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"#!"
