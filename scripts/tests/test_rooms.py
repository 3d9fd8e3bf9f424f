"""The rooms of the judge: the street stands alone, and no import runs back up."""

import ast
from pathlib import Path

import pytest

from judging import ROOT

PACKAGE = ROOT / "scripts/judging"
MODULES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
BASE = "__init__"  # what every module may import
# Each imports only what stands to its left. `run` comes early: it also runs compilers.
STREET = (
    "cache cases grammar sources facts catalog programs tidy run compare build promises dialect data generate trial diagnosis report commands"
).split()

TAKES_FROM = {"site": {"study", "rules"}}  # a room that shows what these find


def imported(module: Path, text: str) -> set[tuple[str, ...]]:
    """The modules of the package that a module imports, such as ("street", "run")."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = module.parts[: len(module.parts) - node.level]
            path = (*folder, *(node.module.split(".") if node.module else ()))
            for name in node.names:
                full = (*path, name.name)
                found.add(full if PACKAGE.joinpath(*full).with_suffix(".py").exists() else path)
        elif isinstance(node, ast.ImportFrom) and node.module.split(".")[0] == "judging":
            found.add(tuple(node.module.split(".")[1:]))
    return {path or (BASE,) for path in found}


def wrong_imports(module: Path, text: str) -> list[str]:
    """What a module imports against the direction, in words."""
    room = module.parent.name
    faults = []
    for path in imported(module, text):
        target = path[0] if len(path) > 1 else ""
        if path == (BASE,) or not room and module.stem != BASE:
            continue  # the base is everybody's; the command line takes from all rooms
        if not target or not room:
            faults.append(f"{module} imports {'/'.join(path)}, which stands above it")
        elif room == "street" and target == room:
            before = STREET[: STREET.index(module.stem)] if module.stem in STREET else []
            if path[1] not in before:
                faults.append(f"{module} imports {path[1]}, which does not come before it in STREET")
        elif target not in (room, "street", *TAKES_FROM.get(room, ())):
            faults.append(f"{module} imports {target}/{path[1]}, another room")
    return faults


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_imports_run_one_way(module):
    """A room imports itself, the street and what it shows; the street, only what comes before."""
    assert wrong_imports(module, (PACKAGE / module).read_text()) == []


@pytest.mark.parametrize(
    ("module", "line", "says"),
    [
        ("street/run.py", "from . import data", "does not come before it in STREET"),
        ("street/data.py", "from ..strength.kill import deaths", "another room"),
        ("street/data.py", "def f():\n    from ..strength import kill", "another room"),
        ("street/generate.py", "from judging.strength.damage import damages", "another room"),
        ("strength/kill.py", "from ..rules import snippets", "another room"),
        ("site/pages.py", "from ..strength.kill import deaths", "another room"),
        ("study/play.py", "from ..site import prose", "another room"),
        ("rules/index.py", "from ..cli import app", "stands above it"),
        ("rules/index.py", "from .. import entry", "stands above it"),
        ("__init__.py", "from .street import run", "stands above it"),
    ],
)
def test_an_import_against_the_direction_is_found(module, line, says):
    (fault,) = wrong_imports(Path(module), line)
    assert says in fault


def test_every_module_of_the_street_has_its_place():
    assert {module.stem for module in MODULES if module.parent.name == "street"} == {*STREET, BASE}
