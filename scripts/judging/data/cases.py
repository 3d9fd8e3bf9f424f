"""cases: hashes the cases.py of a problem, and reads its constants, without running it."""

import re
from functools import cache
from pathlib import Path

from .. import ROOT, Mistake, content, digest, shown
from ..run.store import Shelf

SHELF = Shelf("cases", "data/cases.py", "run/meaning.py")
MAKERS = ROOT / "testdata" / "makers"  # a package that files cases.py import
SUBJECT = re.compile(r"from makers\.(\w+) import ")
OF_MAKERS = re.compile(r"from (makers\b|\.)|import .*\bmakers\b")


def digest_of(cases_py: Path) -> str:
    """Return the hash of the code of a cases.py and of all modules of makers that it needs.

    Raise Mistake unless each import of makers has the form `from makers.SUBJECT import NAME`.
    """
    code, waiting = _parsed(cases_py)
    modules: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        if name not in modules:
            modules[name], needed = _parsed_maker(name)
            waiting += needed
    return digest(code, *(part for module in sorted(modules.items()) for part in module))


def constant(cases_py: Path, wanted: str) -> str:
    """Return a string that cases.py defines at its top, without running it."""
    import ast

    try:
        for node in ast.parse(cases_py.read_bytes()).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == wanted:
                return ast.literal_eval(node.value)
    except (SyntaxError, ValueError) as error:
        raise Mistake(f"{shown(cases_py)}: {wanted} cannot be read: {error}") from None
    raise Mistake(f"{shown(cases_py)}: {wanted} is missing; define it")


@cache
def _parsed_maker(name: str) -> tuple[str, list[str]]:
    return _parsed(MAKERS / f"{name}.py")


def _parsed(path: Path) -> tuple[str, list[str]]:
    """Return the code of a file, and the modules of makers that it imports. Store the result."""
    try:
        source = content(path)
        key = SHELF.key(*_subjects(), source)
        code, subjects = SHELF.remembered(key, lambda: _parse(path, source))
    except (OSError, SyntaxError, ValueError):  # a run of the file fails and says why
        return "", []
    return code, subjects


def _parse(path: Path, source: bytes) -> tuple[str, list[str]]:
    import ast

    from ..run import meaning

    tree = ast.parse(source)
    imports = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    subjects = [_subject(path, node.lineno, ast.unparse(node)) for node in imports]
    return meaning.code_of(tree), [subject for subject in subjects if subject]


def _subject(path: Path, number: int, line: str) -> str:
    """Return the module of makers that an import names; "" if the import is not of makers."""
    if not OF_MAKERS.match(line):
        return ""
    subject, subjects = SUBJECT.match(line), _subjects()
    if not subject or subject[1] not in subjects:
        form = f"`from makers.SUBJECT import NAME` with one of {', '.join(subjects)}"
        raise Mistake(f"{shown(path)}:{number}: expected {form}, found `{line}`")
    return subject[1]


@cache
def _subjects() -> list[str]:
    return sorted(module.stem for module in MAKERS.glob("[a-z]*.py"))
