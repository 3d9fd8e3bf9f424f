"""results: what was measured before, so that nothing unchanged runs again.

Only AC is remembered: any other verdict is worth another look. A file holds the
results of one program; it is written whole, and carries its own hash, so that a
damaged one is worth nothing rather than something wrong.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from . import BUILD, digest, write_whole
from .compare import __file__ as compare_py
from .run import Limits, runner_key


@dataclass(frozen=True)
class Usage:
    cpu_ms: float
    wall_ms: float
    memory_kib: int


class Results:
    """The remembered results of one program under its limits."""

    def __init__(self, program_key: str, limits: Limits, blanks: str):
        rules = Path(compare_py).read_bytes()
        self.key = digest(program_key, str(limits), blanks, runner_key(), rules)
        self.path = BUILD / "results" / f"{self.key}.json"
        self.known = self._read()
        self.is_new = False

    def find(self, case_digest: str) -> Usage | None:
        return self.known.get(case_digest)

    def remember(self, case_digest: str, usage: Usage) -> None:
        self.known[case_digest] = usage
        self.is_new = True

    def save(self) -> None:
        if self.is_new:
            payload = json.dumps({key: asdict(usage) for key, usage in self.known.items()})
            write_whole(self.path, f"{digest(self.key, payload)}\n{payload}".encode())

    def _read(self) -> dict[str, Usage]:
        try:
            check, payload = self.path.read_text().split("\n", 1)
        except (OSError, ValueError):  # not there, or not text of two lines
            return {}
        if check != digest(self.key, payload):
            return {}
        return {key: Usage(**usage) for key, usage in json.loads(payload).items()}
