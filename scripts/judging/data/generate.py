"""generate: runs the cases.py of one problem, in a separate process.

main(SECONDS, "draw", CASES.py, FOLDER) writes every generated case as FOLDER/NAME.in.
main(SECONDS, "check", CASES.py, FOLDER, INPUT, ...) validates inputs.
Both write their results to FOLDER/facts.json. At the first fault they print one line and return 1.
Drawing all cases, or validating one input, may take SECONDS of processor time.
"""

import ast
import json
import re
import runpy
import signal
import sys
import traceback
from dataclasses import asdict
from pathlib import Path

from .grammar import Violation, read

NAME = re.compile(r"(all|random|near|max)_[a-z0-9_]+|(all|random|near|max)")


class Fault(Exception):
    """A fault in cases.py or in an input."""


class TooLong(BaseException):
    """The processor time is over. A cases.py that catches every Exception does not catch this."""


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


def start_clock(seconds: float) -> None:
    """Raise TooLong after so many seconds of processor time from now."""

    def stop(*_):
        raise TooLong(f"after {seconds:g} seconds of processor time")

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1)


def case_at(cases_py: str, line: int) -> str:
    """Return the name of the case that `yield "NAME", TEXT` in this line makes, or ""."""
    for node in ast.walk(ast.parse(Path(cases_py).read_text())):
        if isinstance(node, ast.Yield) and node.lineno <= line <= (node.end_lineno or 0):
            first = getattr(node.value, "elts", [None])[0]
            if isinstance(first, ast.Constant):
                return str(first.value)
    return ""


def main(seconds: str, task: str, cases_py: str, folder: str, *inputs: str) -> int:
    doing = "cases.py"
    try:
        start_clock(float(seconds))
        module = load_cases(Path(cases_py))
        for name in ("EVERY", "validate", "random_input", "cases"):
            if name not in module:
                raise Fault(f"{name} is missing; define it")
        facts = {}
        if task == "draw":
            doing = "cases()"
            facts = draw(module, Path(folder))
        for path in map(Path, inputs):
            doing = f"validate() of {path.stem}"
            start_clock(float(seconds))
            facts[path.stem] = check(module, path)
        signal.setitimer(signal.ITIMER_PROF, 0)
        Path(folder, "facts.json").write_text(json.dumps(facts))
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    except BaseException as error:  # also SystemExit and KeyboardInterrupt
        signal.setitimer(signal.ITIMER_PROF, 0)
        frames = traceback.extract_tb(error.__traceback__)
        lines = [frame.lineno or 0 for frame in frames if frame.filename == cases_py]
        place = f"line {lines[-1]}: " if lines else ""
        what = f"{type(error).__name__}:"
        if isinstance(error, TooLong):
            case = next(filter(None, (case_at(cases_py, line) for line in lines)), "")
            what = f"{doing} is still {f'making {case}' if case else 'running'}"
        print(f"{place}{what} {error}", file=sys.stderr)
        return 1
    return 0
