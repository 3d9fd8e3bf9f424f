"""generate: runs the cases.py of one problem, in a separate process.

main("draw", CASES.py, FOLDER) writes every generated case as FOLDER/NAME.in.
main("check", CASES.py, FOLDER, INPUT, ...) validates inputs.
Both write their results to FOLDER/facts.json. At the first fault they print one line and return 1.
"""

import json
import re
import runpy
import sys
import traceback
from dataclasses import asdict
from pathlib import Path

from .grammar import Violation, read

NAME = re.compile(r"(all|random|near|max)_[a-z0-9_]+|(all|random|near|max)")


class Fault(Exception):
    """A fault in cases.py or in an input."""


def load_cases(cases_py: Path) -> dict:
    """Return the names that a cases.py defines. Bytecode is not written.

    The file may import testdata/makers.
    """
    testdata = str(cases_py.resolve().parents[2])
    if testdata not in sys.path:
        sys.path.insert(0, testdata)
    writes_no_bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        return runpy.run_path(str(cases_py))
    finally:
        sys.dont_write_bytecode = writes_no_bytecode


def draw(module: dict, folder: Path) -> dict:
    """Write the generated inputs into a folder; return EVERY and the names of the cases."""
    names: list[str] = []
    for name, text in module["cases"]():
        if not NAME.fullmatch(name):
            raise Fault(f"case {name!r}: expected all_, random_, near_ or max_ and a-z, 0-9, _")
        if name in names:
            raise Fault(f"two cases are called {name!r}")
        names.append(name)
        try:
            (folder / f"{name}.in").write_bytes(text.encode("ascii"))
        except UnicodeEncodeError as error:
            raise Fault(f"case {name}: character {error.start + 1} is not ASCII") from None
    if not any(name.startswith("all") for name in names):
        raise Fault("no case all_* contains every position up to a bound; add one")
    return {"every": module["EVERY"], "cases": names}


def check(module: dict, path: Path) -> dict:
    """Return the number of positions and the bounds of an input.

    Raise Fault if `validate` rejects the input.
    """
    what = str(path) if path.name.startswith(("sample_", "edge_")) else f"case {path.stem}"
    try:
        reader = read(path.read_bytes().decode("ascii"), module["validate"])
    except UnicodeDecodeError as error:
        raise Fault(f"{what}: byte {error.start + 1} is not ASCII") from None
    except Violation as violation:
        raise Fault(f"{what}: {violation}") from None
    return {
        "positions": len(reader.questions),
        "bounds": {name: asdict(bound) for name, bound in reader.bounds.items()},
    }


def main(task: str, cases_py: str, folder: str, *inputs: str) -> int:
    try:
        module = load_cases(Path(cases_py))
        for name in ("EVERY", "validate", "random_input", "cases"):
            if name not in module:
                raise Fault(f"{name} is missing; define it")
        facts = (
            draw(module, Path(folder))
            if task == "draw"
            else {Path(path).stem: check(module, Path(path)) for path in inputs}
        )
        Path(folder, "facts.json").write_text(json.dumps(facts))
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    except BaseException as error:  # also SystemExit and KeyboardInterrupt
        at = next(
            (
                f
                for f in reversed(traceback.extract_tb(error.__traceback__))
                if f.filename == cases_py
            ),
            None,
        )
        place = f"line {at.lineno}: " if at else ""
        print(f"{place}{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0
