"""compiler: gets the compiler of the pages with npm, and packs its files.

The compiler is the npm package that site/package.json names: LLVM, Clang and LLD as WebAssembly, with the C and C++
libraries. Parts that no program for a page needs are left out, such as the headers for CUDA.
"""

import gzip
import io
import json
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

from judging import BUILD, ROOT, Mistake
from judging.run.store import Shelf

from . import node

SHELF = Shelf("compiler", Path(__file__))
PINS = ROOT / "site/package.json"
NAME = "@yowasp/clang"
FILES = re.compile(r"package/gen/(bundle\.js|.*\.wasm|llvm-resources\.tar)")
ABOUT = re.compile(r"package/(package\.json|README\.md)")  # the licence and the origin
KEPT = re.compile(  # of the headers and libraries
    r"include/(c\+\+/v1/(?!__cxx03/)|wasm32-wasip1/|(__)?(std|float|limits|inttypes|iso646|tgmath|varargs|unwind|mm_malloc|wasm_simd)[^/]*$)"
    r"|lib/wasm32-wasip1/[^/]*\.(a|o)$|lib/wasm32-unknown-wasip1/libclang_rt\.builtins\.a$"
)


class Member(tarfile.TarInfo):
    """A member of an archive. The name of a folder has no slash at its end: the page expects this."""

    def get_info(self):
        return {**super().get_info(), "name": self.name}


def version() -> str:
    return json.loads(PINS.read_text())["dependencies"][NAME]


def folder() -> Path:
    """Return the folder with the packed files of the compiler. If npm cannot get them, raise Mistake."""
    key = SHELF.key(NAME, version())
    return SHELF.folder(key) or _download(key)


def files(place: Path) -> dict[str, bytes]:
    """Return the packed files of the compiler by name."""
    return {
        path.name: path.read_bytes() for path in sorted(place.iterdir()) if path.name != "digest"
    }


def sizes(packed: dict[str, bytes]) -> dict | None:
    """Return what the pages must know about the compiler; None if there is none."""
    if not packed:
        return None
    loaded = (content for name, content in packed.items() if name.endswith(".gzip"))
    return {"version": version(), "bytes": sum(map(len, loaded))}


def _download(key: str) -> Path:
    """Download the package with npm, and put its packed files into the store."""
    scratch, tools = BUILD / "store/compiler/new", node.found()
    print(f"downloading the compiler {NAME} (27 MB, once)", flush=True)
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    command = [*tools.npm, "pack", "--loglevel=error", "--fetch-retries=1", f"{NAME}@{version()}"]
    done = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
    archives = [*scratch.glob("*.tgz")]
    if done.returncode or not archives:
        raise Mistake(f"npm cannot download {NAME} ({node.first_line(done)})")
    packed = scratch / "files"
    packed.mkdir()
    with tarfile.open(archives[0]) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if content and ABOUT.fullmatch(member.name):
                (packed / Path(member.name).name).write_bytes(content.read())
            elif content and FILES.fullmatch(member.name):
                _pack(packed, Path(member.name).name, content.read())
    place = SHELF.keep(key, packed)
    shutil.rmtree(scratch)
    return place


def _pack(folder: Path, name: str, content: bytes) -> None:
    """Write a file as the page loads it. The page unpacks all files except the script."""
    if name.endswith(".tar"):
        content = _without_unneeded(content)
    if name.endswith(".js"):
        (folder / name).write_bytes(content)
    else:
        (folder / f"{name}.gzip").write_bytes(gzip.compress(content, 9, mtime=0))


def _without_unneeded(archive: bytes) -> bytes:
    """Return an archive of headers and libraries with the needed ones, in the simple form that the page reads."""
    smaller = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(archive), tarinfo=Member) as old,
        tarfile.open(fileobj=smaller, mode="w", format=tarfile.USTAR_FORMAT) as new,
    ):
        for member in old:
            if member.isdir() or KEPT.match(member.name.removeprefix("./")):
                new.addfile(member, old.extractfile(member) if member.isfile() else None)
    return smaller.getvalue()
