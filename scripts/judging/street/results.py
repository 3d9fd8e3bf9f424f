"""results: what was measured before, so that nothing unchanged runs again.

Only AC is remembered: any other verdict is worth another look.
"""

from dataclasses import asdict, dataclass
from pathlib import Path

from .. import digest
from . import cache
from .compare import __file__ as compare_py
from .run import Limits, runner_key

KIND = "results"


@dataclass(frozen=True)
class Usage:
    cpu_ms: float
    wall_ms: float
    memory_kib: int


class Results:
    """The remembered results of one program under its limits."""

    def __init__(self, program_key: str, limits: Limits, whitespace: str):
        rules = Path(compare_py).read_bytes()
        self.key = digest(program_key, str(limits), whitespace, runner_key(), rules)
        found = cache.load(KIND, self.key) or {}
        self.known = {case: Usage(**usage) for case, usage in found.items()}
        self.is_new = False

    def find(self, case_digest: str) -> Usage | None:
        return self.known.get(case_digest)

    def remember(self, case_digest: str, usage: Usage) -> None:
        self.known[case_digest] = usage
        self.is_new = True

    def save(self) -> None:
        if self.is_new:
            cache.save(KIND, self.key, {case: asdict(usage) for case, usage in self.known.items()})
