"""modules: compiles a solution and its oracle to WebAssembly, in a script that a page can load.

A page that is opened from a disk can load only scripts. So one script contains both
modules, compressed by gzip and encoded in base64.
"""

import base64
import gzip
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from judging import Mistake
from judging.data.oracles import ORACLE
from judging.problems.catalog import Problem, recipe_of
from judging.run import build
from judging.run.runner import Pool
from judging.run.store import Shelf

SHELF = Shelf("modules")

# -Oz has the shortest compile time. The option is passed with -Xclang, because otherwise the compiler driver also runs
# wasm-opt if wasm-opt is installed. A stack that overflows reaches the end of the memory, and the module traps. The
# page then reads the stack pointer.
COMMON = (
    "--target=wasm32-wasi", "-Xclang", "-Oz", "-s", "-fno-exceptions", "-mmutable-globals",
    "-Dthread_local=__thread", "-D_LIBCPP_DEBUG=0", "-fpch-instantiate-templates",
    "-Wl,--stack-first", "-Wl,-z,stack-size=1048576", "-Wl,--export=__stack_pointer", "-Wl,--max-memory=268435456",
)  # fmt: skip
# Errors that an input outside the limits may cause. With all sanitizers, compiling takes a third longer.
TRAPS = (
    "-fsanitize=signed-integer-overflow,shift,bounds,integer-divide-by-zero,return",
    "-fsanitize-trap=undefined",
)
FLAGS = (*COMMON, *TRAPS)
ORACLE_FLAGS = COMMON  # other tests run the oracles with all sanitizers
PACKAGES = {
    "usr/bin/clang++": "clang",
    "usr/bin/wasm-ld": "lld",
    "usr/lib/wasm32-wasi/libc.a": "wasi-libc",
    "usr/lib/wasm32-wasi/libc++.a": "libc++-dev-wasm32",
    "usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a": "libclang-rt-dev-wasm32",
}


def check_tools() -> None:
    """Check that the tools are installed. Root installs missing packages; other users get a Mistake with the command."""
    missing = _missing()
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"apt-get install -y {' '.join(missing)}", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
            subprocess.run(["apt-get", "-qq", *command], env=environment, stdout=subprocess.DEVNULL)
        missing = _missing()
    if missing:
        raise Mistake(
            f"missing: run `apt-get update && apt-get install -y --no-install-recommends {' '.join(missing)}` as root, then run this command again"
        )


def _missing() -> list[str]:
    return [package for path, package in PACKAGES.items() if not any(Path("/").glob(path))]


def start(pool: Pool, source: Path, native: build.Recipe) -> "Future[Path]":
    """Compile a solution to a module in the background; return a future with its path."""
    return build.start(
        pool,
        source,
        build.Recipe(
            native.standard, "clang++", FLAGS, native.include, native.parsed, is_kept=True
        ),
    )


def of_problem(pool: Pool, problem: Problem) -> "dict[str, Future[Path]]":
    """Compile the solution and the oracle of a problem; return a future for each module."""
    oracle = problem.oracle("brute")
    signals = ("-D_WASI_EMULATED_SIGNAL",) * problem.is_interactive  # the oracles may use signals
    made = of_rule(pool, oracle, *signals)
    if (
        problem.oracles_judge and "second" in problem.oracles
    ):  # it judges what is too large for brute.cpp
        made["second"] = of_rule(pool, problem.oracle("second"), *signals)["oracle"]
    return made | {"solution": start(pool, problem.solution, recipe_of(problem))}


def of_rule(pool: Pool, path: Path, *more: str) -> "dict[str, Future[Path]]":
    """Compile an oracle or a rule file of the lessons; return a future for the module."""
    return {
        "oracle": build.start(
            pool, path, replace(ORACLE, compiler="clang++", flags=(*ORACLE_FLAGS, *more))
        )
    }


def script(modules: "dict[str, Future[Path]]") -> bytes:
    """Return the script with the compressed modules. The script passes the modules to the page."""
    programs = {name: future.result() for name, future in modules.items()}

    def packed() -> dict[str, str]:
        return {
            name: base64.b64encode(gzip.compress(program.read_bytes(), 6, mtime=0)).decode()
            for name, program in programs.items()
        }

    known = SHELF.remembered(
        SHELF.key(*(program.read_bytes() for program in programs.values())), packed
    )
    return f"grundyModules({json.dumps(known)});\n".encode()
