"""cases: reads a cases.py without running it."""

import ast
from functools import cache
from pathlib import Path

from .. import ROOT, Mistake, digest, shown

MAKERS = ROOT / "testdata" / "makers.py"


def digest_of(cases_py: Path) -> str:
    """Return the hash of a cases.py, without its comments, and of those definitions of makers.py that it uses, directly or not."""
    text = cases_py.read_bytes()
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):  # running it will say so
        return digest(text)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    waiting = [name.name for node in imports if node.module == MAKERS.stem for name in node.names]
    definitions, used = _definitions(), {}
    while waiting:
        name = waiting.pop()
        if name in definitions and name not in used:
            used[name], needed = definitions[name]
            waiting += needed
    return digest(
        ast.unparse(tree), *(part for name in sorted(used) for part in (name, used[name]))
    )


def constant(cases_py: Path, wanted: str) -> str:
    """A text that cases.py defines at its top, read without running it."""
    try:
        for node in ast.parse(cases_py.read_bytes()).body:
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.targets[0], ast.Name)
                and node.targets[0].id == wanted
            ):
                return ast.literal_eval(node.value)
    except (SyntaxError, ValueError) as error:
        raise Mistake(f"{shown(cases_py)}: {wanted} cannot be read: {error}") from None
    raise Mistake(f"{shown(cases_py)}: it defines no {wanted}")


@cache
def _definitions() -> dict[str, tuple[str, list[str]]]:
    """What makers.py defines: each text, and the names in it."""
    found: dict[str, tuple[str, list[str]]] = {}
    try:
        body = ast.parse(MAKERS.read_bytes()).body
    except (OSError, SyntaxError, ValueError):  # whoever runs it will say so
        return found
    for node in body:
        names = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
        targets = [node.name] if isinstance(node, (ast.FunctionDef, ast.ClassDef)) else names
        found |= {target: (ast.unparse(node), names) for target in targets}
    return found
