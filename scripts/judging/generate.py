"""generate: runs one problem's cases.py, in a process of its own: main(CASES.py, FOLDER, INPUT, ...)

Writes every generated case as FOLDER/NAME.in and facts about all of them, also
about the INPUTs, to FOLDER/facts.json. Every input passes validate. Prints one
line and ends with 1 at the first fault.
"""

import json
import re
import sys
import traceback
from dataclasses import asdict
from pathlib import Path

from .cases import load_cases
from .grammar import Violation, read

NAME = re.compile(r"(all|random|near|max)_[a-z0-9_]+|(all|random|near|max)")


class Fault(Exception):
    """Something in cases.py, or in an input, is not as it must be."""


def generate(cases_py: Path, folder: Path, inputs: list[Path]) -> None:
    module = load_cases(cases_py)
    for name in ("EVERY", "validate", "random_input", "cases"):
        if name not in module:
            raise Fault(f"it defines no {name}")
    facts = {}
    for path in inputs:
        facts[path.stem] = _facts(str(path), path.read_bytes(), module["validate"])
    names = set()
    for name, text in module["cases"]():
        if not NAME.fullmatch(name):
            raise Fault(f"case {name!r}: expected all_, random_, near_ or max_ and a-z, 0-9, _")
        if name in names:
            raise Fault(f"two cases are called {name!r}")
        names.add(name)
        data = text.encode("ascii")
        facts[name] = _facts(f"case {name}", data, module["validate"])
        (folder / f"{name}.in").write_bytes(data)
    if not any(name.startswith("all") for name in names):
        raise Fault("no case all_* holds every position up to a bound")
    (folder / "facts.json").write_text(json.dumps({"every": module["EVERY"], "cases": facts}))


def _facts(what: str, data: bytes, validate) -> dict:
    try:
        reader = read(data.decode("ascii"), validate)
    except UnicodeDecodeError as error:
        raise Fault(f"{what}: byte {error.start + 1} is not ASCII") from None
    except Violation as violation:
        raise Fault(f"{what}: {violation}") from None
    bounds = {name: asdict(bound) for name, bound in reader.bounds.items()}
    return {"positions": len(reader.questions), "bounds": bounds}


def main(cases_py: str, folder: str, *inputs: str) -> int:
    try:
        generate(Path(cases_py), Path(folder), [Path(path) for path in inputs])
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    except BaseException as error:  # also SystemExit and KeyboardInterrupt
        at = next((f for f in reversed(traceback.extract_tb(error.__traceback__)) if f.filename == cases_py), None)
        place = f"line {at.lineno}: " if at else ""
        print(f"{place}{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0
