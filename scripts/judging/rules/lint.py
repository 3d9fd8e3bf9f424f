"""lint: what would fail at a judge although it compiles here."""

import re
import tomllib
from pathlib import Path

from .. import Mistake, shown

MAX_BYTES, MIN_BYTES = 65536, 51  # HDU: "Code length is improper!"

FORBIDDEN = tomllib.loads(Path(__file__).with_name("forbidden.toml").read_text())  # pattern: why
CODE = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def check(path: Path) -> None:
    """Raises Mistake at the first line that some judge would refuse."""
    data = path.read_bytes()
    if not MIN_BYTES <= len(data) <= MAX_BYTES:
        raise Mistake(f"{shown(path)}: {len(data)} bytes; HDU takes {MIN_BYTES} to {MAX_BYTES}")
    if b"\r" in data or not data.endswith(b"\n"):
        raise Mistake(f"{shown(path)}: lines end in \\n, the last one too")
    text = CODE.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), data.decode("ascii"))
    for pattern, reason in FORBIDDEN.items():
        if found := re.search(pattern, text):
            line = text.count("\n", 0, found.start()) + 1
            raise Mistake(f"{shown(path)}:{line}: `{found[0]}` {reason}")
