"""The modules of the judge: imports run one way, without a circle."""

import ast
from pathlib import Path

import pytest
from judging import ROOT
from judging.engine import store

PACKAGE = ROOT / "scripts/judging"
MODULES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
# Each imports only what stands to its left: what is known of the repository, how programs are made,
# run and judged, what is told; then the rooms, and at last what puts them together.
ORDER = """__init__ grammar cases generate sources toml_table search catalog store runner verdict build oracles digests data
    trial dialect diagnosis questions report options rules games strength platforms site exchange
    submission commands cli entry __main__""".split()


def imported(module: Path, text: str) -> set[str]:
    """What a module imports of the package at its top or within: the names in ORDER."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = module.parts[: len(module.parts) - node.level]
            path = (*folder, *(node.module.split(".") if node.module else ()))
            found |= (
                {path[0]}
                if path
                else {name.name if name.name in ORDER else "__init__" for name in node.names}
            )
    return found


def wrong_imports(module: Path, text: str) -> list[str]:
    """What a module imports against the direction, in words."""
    own = module.parts[0].removesuffix(".py")
    before = ORDER[: ORDER.index(own) + (len(module.parts) > 1)]
    return [
        f"{module} imports {name}, which does not come before it in ORDER"
        for name in sorted(imported(module, text) - {*before})
    ]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_imports_run_one_way(module):
    """A module imports what stands before it in ORDER, a room also itself."""
    assert wrong_imports(module, (PACKAGE / module).read_text()) == []


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_no_module_imports_itself_by_others(module):
    """Not even along a way through its own room."""
    path = PACKAGE / module
    assert not [
        each
        for each in store.closure(path) - {path}
        if path.name != "__init__.py" and path in store.closure(each) and each.suffix == ".py"
    ]


@pytest.mark.parametrize(
    ("module", "line", "says"),
    [
        ("runner.py", "from . import data", "imports data"),
        ("data.py", "from .strength.kill import deaths", "imports strength"),
        ("data.py", "def f():\n    from .strength import kill", "imports strength"),
        ("rules/index.py", "from ..strength import kill", "imports strength"),
        ("games/play.py", "from ..site import prose", "imports site"),
        ("rules/index.py", "from ..cli import app", "imports cli"),
        ("__init__.py", "from .runner import Pool", "imports runner"),
    ],
)
def test_an_import_against_the_direction_is_found(module, line, says):
    (fault,) = wrong_imports(Path(module), line)
    assert says in fault


def test_every_module_has_its_place():
    assert {module.parts[0].removesuffix(".py") for module in MODULES} == {*ORDER}
