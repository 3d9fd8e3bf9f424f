"""findings: reads the logs of sanitizers, valgrind and loops.cpp, and returns a finding in one line.

An example is 'mine.cpp:14: index 100005 out of bounds for type int [100005]'. A finding never names
a line of another file than the program.
"""

import re
from pathlib import Path

from ..phrases import told
from ..words import _

# characters, and the largest number, of an input that every right program answers fast
MANY_CALLS = 100_000  # of a recursive function, in 0.3 s
MAX_HEAD = 3  # a loop begins at most so many lines before its first line that was recorded

UNDEFINED = re.compile(r"^(?:.*/)?([^/\n]+):(\d+):\d+: runtime error: (.*)$", re.MULTILINE)
CHECKED = re.compile(r"^Error: (.*?)\.?\n(?:\n|Objects)", re.MULTILINE | re.DOTALL)
CHECKED_HEADER = re.compile(r"/c\+\+/[\w.]+/debug/")
ADDRESS = re.compile(r"ERROR: AddressSanitizer: ([\w-]+)")
OF_ASAN = re.compile(r"AddressSanitizer|ASan ")
ACCESS = re.compile(r"^(READ|WRITE) of size \d+", re.MULTILINE)
OBJECT = re.compile(r"of global variable '([^']+)'|(?<=')(\w+)' \(line \d+\) <== Memory access")
FRAME = re.compile(r"^ +#\d+ 0x[0-9a-f]+ in (.+):(\d+)$", re.MULTILINE)
COLUMN = re.compile(r":\d+$")
VALGRIND = re.compile(r"^==\d+== ?(.*)$", re.MULTILINE)
PLACE = re.compile(r"^ +(?:at|by) 0x\w+: .*\(([^():]+):(\d+)\)$")
UNKNOWN = re.compile(r"unhandled instruction|Unrecognised instruction|\(SIGILL\)")  # to valgrind
HEAD = re.compile(r"\b(?:for|while|do)\b")


def finding(log: str, said: str, source: str) -> str:
    """Return the finding of the sanitizers or the checked library in one line, or "".

    `log` is the log of the sanitizers, and `said` is the standard error. The library prints its
    finding to standard error and aborts; then the log names a header of the library. No line of
    another file than the source is named.
    """
    undefined, address = UNDEFINED.search(log), ADDRESS.search(log)
    frames = frames_in(log, source)
    where = f"{source}:{frames[0][1]}: " if frames else ""
    if undefined:
        where = f"{source}:{undefined[2]}: " if undefined[1] == source else where
        return where + told("finding", undefined[3])
    checked = CHECKED.findall(said) if CHECKED_HEADER.search(log) else []
    if checked:
        return where + " ".join(checked[-1].split())
    if not address:
        return ""
    if address[1] == "ABRT":
        return where + _("the program aborts here") if where else ""
    if address[1] == "stack-overflow":
        return where + _overflow([function for function, line in frames])
    access, object = ACCESS.search(log), OBJECT.search(log)
    does = {
        "": _("memory that it may not use ({error}){of}"),
        "READ": _("reads memory that it may not use ({error}){of}"),
        "WRITE": _("writes memory that it may not use ({error}){of}"),
    }[access[1] if access else ""]
    of = _(", next to {name}").format(name=object[1] or object[2]) if object else ""
    return where + does.format(error=address[1], of=of)


def has_started(log: str, said: str) -> bool:
    """Return False if AddressSanitizer says only why it does not work on this machine."""
    return bool(ADDRESS.search(log)) or not OF_ASAN.search(log + said)


def _overflow(functions: list[str]) -> str:
    """Return in which function the stack overflows; first the innermost function."""
    if not functions:
        return _("the stack overflows")
    what = _("the stack overflows in {function}")
    if functions.count(functions[0]) > 1:
        what = _("the stack overflows in {function}, which calls itself")
    return what.format(function=functions[0])


def frames_in(log: str, source: str) -> list[tuple[str, int]]:
    """Return the functions of a source on the stack, and their lines; first the innermost."""
    frames = []
    for text, line in FRAME.findall(log):
        if column := COLUMN.search(text):
            text, line = text[: column.start()], column[0][1:]
        if text.endswith(f" {source}"):
            frames.append((text[: -len(source) - 1], int(line)))
        elif text.endswith(f"/{source}"):  # the path may have blanks only if it is absolute
            function, _, path = text.partition(" /")
            frames.append((function if path else text.rpartition(" ")[0], int(line)))
    return frames


def of_valgrind(log: str, source: str) -> str:
    """Return the first finding of valgrind that has a line of the source, or "".

    Valgrind does not know every instruction of a processor. If it stops at an instruction, the log
    contains no finding about the program.
    """
    if UNKNOWN.search(log):
        return ""
    what = ""
    for line in VALGRIND.findall(log):
        place = PLACE.match(line)
        if place and place[1] == source and what:
            return f"{source}:{place[2]}: {what[0].lower()}{what[1:]}"
        if not line or not what:  # an empty line ends a finding
            what = line.strip()
    return ""


def repeated(loops: str, stack: str, source: Path, is_endless: bool) -> str:
    """Return which lines of a source a program repeats until it is stopped.

    `loops` is the log of loops.cpp: how often each block of code ran. `stack` contains the stack.
    `is_endless` means that the program needs too much time for a small input.
    """
    rows = [row.split("\t") for row in loops.splitlines() if row.count("\t") == 4]
    blocks = [
        (function, int(count), int(line), int(address, 16))
        for count, address, function, file, line in rows
        if Path(file).name == source.name and int(line)
    ]
    frames = frames_in(stack, source.name)
    if not blocks:
        if not frames:
            return ""
        stopped = _("this line runs when the program is stopped")
        return f"{source.name}:{frames[0][1]}: " + stopped
    counted, named = {block[0] for block in blocks}, [function for function, line in frames]
    # the outermost function that runs contains the loop
    function = next(
        (f for f in reversed(named) if f in counted), max(blocks, key=lambda b: b[1])[0]
    )
    own = [block for block in blocks if block[0] == function]
    if named.count(function) > 1:
        entry = min(own, key=lambda block: block[3])
        is_endless = False
        if entry[1] >= MANY_CALLS:
            what = _(
                "{function} calls itself very often ({count} calls in 0.3 s): "
                "if it gets the same arguments again, store its results"
            )
            what = what.format(function=function, count=entry[1])
            return f"{source.name}:{entry[2]}: " + what
    first, last = _loop(source, min(block[2] for block in own), max(block[2] for block in own))
    one = _("line {first} is repeated until the program is stopped")
    many = _("lines {first} to {last} are repeated until the program is stopped")
    what = (many if last > first else one).format(first=first, last=last)
    end = _(": the loop does not end") if is_endless else ""
    return f"{source.name}:{first}: " + what + end


def _loop(source: Path, first: int, last: int) -> tuple[int, int]:
    """Return the lines of the loop that contains these lines, as its indentation shows it.

    Only the first line of each block of code is recorded, so the loop may be longer.
    """
    lines = source.read_text(errors="replace").split("\n")
    indents = [len(line) - len(line.lstrip()) if line.strip() else 1000 for line in lines]
    for head in range(first, max(0, first - MAX_HEAD), -1):
        if HEAD.search(lines[head - 1]) and indents[head - 1] <= indents[first - 1]:
            while last < len(lines) and lines[last].strip() and indents[last] > indents[head - 1]:
                last += 1
            return head, last
    return first, last
