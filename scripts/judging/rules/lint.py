"""lint: what would fail at a judge although it compiles here.

Each rule is a pattern that must not stand in a solution, and the reason.
"""

import re
from pathlib import Path

from .. import Mistake, shown

MAX_BYTES, MIN_BYTES = 65536, 51  # HDU: "Code length is improper!"

FORBIDDEN = (
    (r"bits/stdc\+\+\.h|<ext/", "is missing on POJ and Visual C++; include what is used"),
    (r"%l+[du]|%I64", "64-bit numbers go through <iostream> or fast_input: each format fails at some judge"),
    (r"\b__int128\b|\b__builtin_|\btypeof\b", "is unknown to Visual C++"),
    (r"#\s*pragma", "is a compile error at Luogu, where GCC's optimize pragma is refused"),
    (r"\basm\b", "is refused at Luogu (-fno-asm)"),
    (r"#\s*define", "hides what the code does; write a function or a constant"),
    (r"\busing\s+namespace\b", "brings names of the library into conflict with those of the solution"),
    (r"(?<!long )\blong\b(?! long)(?! double)", "is 32 bits wide on Windows; write int or long long"),
    (r"\bstd::endl\b", "flushes at every line; write '\\n'"),
    (r"\bfreopen\b|\bfopen\b|fstream>", "a judge has no files but standard input and output"),
    (r"#\s*include\s*\"", "a solution is one file"),
    (r"\bONLINE_JUDGE\b", "the same code should run everywhere"),
)
CODE = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def check(path: Path) -> None:
    """Raises Mistake at the first line that some judge would refuse."""
    data = path.read_bytes()
    if not MIN_BYTES <= len(data) <= MAX_BYTES:
        raise Mistake(f"{shown(path)}: {len(data)} bytes; HDU takes {MIN_BYTES} to {MAX_BYTES}")
    if b"\r" in data or not data.endswith(b"\n"):
        raise Mistake(f"{shown(path)}: lines end in \\n, the last one too")
    text = CODE.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), data.decode("ascii"))
    for pattern, reason in FORBIDDEN:
        found = re.search(pattern, text)
        if found:
            line = text.count("\n", 0, found.start()) + 1
            raise Mistake(f"{shown(path)}:{line}: `{found[0]}` {reason}")
