"""modules: compiles a solution and its oracles to WebAssembly, in scripts that a page can load.

A page that is opened from a disk can load only scripts. So a script contains the modules,
compressed by gzip and encoded in base64. The solution has a script of its own, because a game
does not need it.
"""

import base64
import gzip
import json
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from judging.data.oracles import ORACLE
from judging.problems.catalog import Problem, recipe_of
from judging.run.build import Recipe
from judging.run.store import Shelf

from .clang import Clang

SHELF = Shelf("modules")
GAME, SOLUTION = "wasm.js", "solution.wasm.js"  # the ends of the names of the scripts

# -Oz has the shortest compile time. The option is passed with -Xclang, because otherwise the compiler driver also runs
# wasm-opt if wasm-opt is installed. A stack that overflows reaches the end of the memory, and the module traps. The
# page then reads the stack pointer.
COMMON = (
    "-Xclang", "-Oz", "-s", "-fno-exceptions", "-mmutable-globals", "-fpch-instantiate-templates",
    "-Wl,--stack-first", "-Wl,-z,stack-size=1048576", "-Wl,--export=__stack_pointer", "-Wl,--max-memory=268435456",
)  # fmt: skip
# Errors that an input outside the limits may cause. With all sanitizers, compiling takes a third longer.
TRAPS = (
    "-fsanitize=signed-integer-overflow,shift,bounds,integer-divide-by-zero,return",
    "-fsanitize-trap=undefined",
)
FLAGS = (*COMMON, *TRAPS)
# Other tests run the oracles with all sanitizers. The oracles of interactive problems use signals.
ORACLE_FLAGS = (*COMMON, "-D_WASI_EMULATED_SIGNAL")


def start(clang: Clang, source: Path, native: Recipe) -> "Future[Path]":
    """Compile a solution to a module in the background; return a future with its path."""
    return clang.start(source, replace(native, flags=FLAGS))


def of_problem(clang: Clang, problem: Problem) -> "dict[str, Future[Path]]":
    """Compile the solution and the oracle of a problem; return a future for each module."""
    made = of_rule(clang, problem.oracle("brute"))
    if (
        problem.oracles_judge and "second" in problem.oracles
    ):  # it judges what is too large for brute.cpp
        made["second"] = of_rule(clang, problem.oracle("second"))["oracle"]
    return made | {"solution": start(clang, problem.solution, recipe_of(problem))}


def of_rule(clang: Clang, path: Path) -> "dict[str, Future[Path]]":
    """Compile an oracle or a rule file of the lessons; return a future for the module."""
    return {"oracle": clang.start(path, replace(ORACLE, flags=ORACLE_FLAGS))}


def scripts(modules: "dict[str, Future[Path]]") -> dict[str, bytes]:
    """Return the script of the game and that of the solution, if there is one, by the ends of their names."""
    programs: dict[str, dict[str, Path]] = {}
    for name, future in modules.items():
        programs.setdefault(end_of(name), {})[name] = future.result()
    return {end: _script(of_script) for end, of_script in programs.items()}


def end_of(module: str) -> str:
    """Return the end of the name of the script that has this module."""
    return SOLUTION if module == "solution" else GAME


def _script(programs: dict[str, Path]) -> bytes:
    """Return a script with compressed modules. The script passes the modules to the page."""

    def packed() -> dict[str, str]:
        return {
            name: base64.b64encode(gzip.compress(program.read_bytes(), 6, mtime=0)).decode()
            for name, program in programs.items()
        }

    known = SHELF.remembered(
        SHELF.key(*programs, *(program.read_bytes() for program in programs.values())), packed
    )
    return f"grundyModules({json.dumps(known)});\n".encode()
