"""compiler: gets the compiler and the editor of the pages with npm, and packs their files.

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

from judging import BUILD, ROOT
from judging.run.store import Shelf

SHELF = Shelf("compiler", Path(__file__))
PINS = ROOT / "site/package.json"
NAME = "@yowasp/clang"
EDITOR = Shelf("editor", Path(__file__))
ESBUILD = (
    "--bundle",
    "--minify",
    "--format=iife",
    "--outfile=files/editor.js",
    "--log-level=error",
    "--legal-comments=none",
    "--banner:js=/* CodeMirror and Lezer, MIT licence, (C) Marijn Haverbeke and others */",
)
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


def files() -> dict[str, bytes]:
    """Return the packed files of the compiler by name; an empty dictionary if npm cannot get them."""
    key = SHELF.key(NAME, version())
    folder = SHELF.folder(key) or _download(key)
    if not folder:
        return {}
    return {
        path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.name != "digest"
    }


def sizes(packed: dict[str, bytes]) -> dict | None:
    """Return what the pages must know about the compiler; None if there is none."""
    if not packed:
        return None
    loaded = (content for name, content in packed.items() if name.endswith(".gzip"))
    return {"version": version(), "bytes": sum(map(len, loaded))}


def editor() -> dict[str, bytes]:
    """Return the script of the editor by its path; an empty dictionary if it cannot be made. The pages then keep a simple
    text box."""
    source, pins = ROOT / "site/browser/editor.js", PINS.read_text()
    key = EDITOR.key(source.read_text(), pins)
    folder = EDITOR.folder(key) or _bundled(key, source, pins)
    return {"editor.js": (folder / "editor.js").read_bytes()} if folder else {}


def _bundled(key: str, source: Path, pins: str) -> Path | None:
    """Make one script of the editor and its packages, and put it into the store. If this fails, say why and return None."""
    scratch, npm = BUILD / "store/editor/new", shutil.which("npm")
    if not npm:
        return None  # `_download` has said so
    shutil.rmtree(scratch, ignore_errors=True)
    (scratch / "files").mkdir(parents=True)
    about = json.loads(pins)
    del about["dependencies"][NAME]
    (scratch / "package.json").write_text(json.dumps(about))
    shutil.copy(source, scratch)
    install = (
        npm,
        "install",
        "--silent",
        "--ignore-scripts",
        "--no-package-lock",
        "--no-audit",
        "--fetch-retries=1",
    )
    bundle = ("node_modules/.bin/esbuild", source.name, *ESBUILD)
    for command in (install, bundle):
        done = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
        if done.returncode:
            said = (done.stderr.strip() or "no reason given").splitlines()[0]
            print(f"the editor cannot be made ({said}): the pages have a simple text box")
            return None
    place = EDITOR.keep(key, scratch / "files")
    shutil.rmtree(scratch)
    return place


def _download(key: str) -> Path | None:
    """Download the package with npm, and put its packed files into the store. If this fails, say why and return None."""
    without = "the site is built without the compiler, so its pages cannot judge programs"
    npm, scratch = shutil.which("npm"), BUILD / "store/compiler/new"
    if not npm:
        print(f"npm is not installed: {without}")
        return None
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    command = [npm, "pack", "--silent", "--fetch-retries=1", f"{NAME}@{version()}"]
    done = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
    archives = [*scratch.glob("*.tgz")]
    if done.returncode or not archives:
        said = (done.stderr.strip() or "no reason given").splitlines()[0]
        print(f"npm cannot download {NAME} ({said}): {without}")
        return None
    folder = scratch / "files"
    folder.mkdir()
    with tarfile.open(archives[0]) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if content and ABOUT.fullmatch(member.name):
                (folder / Path(member.name).name).write_bytes(content.read())
            elif content and FILES.fullmatch(member.name):
                _pack(folder, Path(member.name).name, content.read())
    place = SHELF.keep(key, folder)
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
