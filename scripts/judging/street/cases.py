"""cases: what a problem's cases.py defines.

Whoever runs a cases.py does it here, so that it finds what all of them share,
testdata/makers.py, and leaves nothing beside it.
"""

import runpy
import sys
from pathlib import Path

from .. import ROOT

MAKERS = ROOT / "testdata" / "makers.py"


def load_cases(cases_py: Path) -> dict:
    """The names that a cases.py defines."""
    if str(MAKERS.parent) not in sys.path:
        sys.path.insert(0, str(MAKERS.parent))
    writes_no_bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        return runpy.run_path(str(cases_py))
    finally:
        sys.dont_write_bytecode = writes_no_bytecode
