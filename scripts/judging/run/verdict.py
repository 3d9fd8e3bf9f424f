"""verdict: computes a verdict from a measurement and the right answer."""

import re
import signal
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from .. import columns_of, readable
from ..words import N_, Sentence, _, joined, local, padded
from .runner import DECLINED, Game, Measurement

WHITESPACE = b" \t\n\r\v\f"  # what bytes.split takes for whitespace
WINDOW = 60  # characters of a line that are shown around a difference

TAKEN_BY = {  # what an online judge does if whitespace is wrong only at line ends or at the end
    "exact": N_(
        "this online judge rejects it; Luogu ignores whitespace at line ends and accepts it"
    ),
    "trailing": N_(
        "this online judge ignores whitespace at line ends and at the end; HDU and POJ reject it"
    ),
    "unknown": N_(
        "it is not published whether this online judge accepts it; HDU and POJ reject it"
    ),
}

SIGNALS = N_("SIGSEGV"), N_("SIGFPE"), N_("SIGABRT")  # with their reasons in Chinese
END = N_("(end of output)")  # in place of a line
ODD = "\N{REPLACEMENT CHARACTER}"
CUT_CHARACTER = re.compile("[\udc80-\udcff]{1,3}$")  # the first bytes of a character, decoded

# AC: accepted; PE: other blanks; WA: another answer; TLE, MLE, OLE: too much time, memory or output;
# ILE: the program waits; RE: it ended badly; CE: it does not compile; JE: the judge or the data are
# at fault; "-": interrupted.
Code = Literal["AC", "PE", "WA", "TLE", "ILE", "MLE", "OLE", "RE", "CE", "JE", "-"]

LIMIT_VERDICTS: dict[str, Code] = {"cpu": "TLE", "wall": "ILE", "memory": "MLE", "output": "OLE"}

# exit status of a checker or an interactor, see testdata/check.hpp and testdata/interact.hpp
RIGHT, WRONG, EARLY = 42, 43, 44
OVER = "= the game is over"  # an interactor logs it and waits for the end of the output
GAME_LINES = 10  # the report shows so many last lines of a game

# The beginning of the line in which sanitizers, the checked library or valgrind name a finding.
FINDING = re.compile(r"runtime error: |ERROR: \w+Sanitizer|^Error: |^==\d+== \w")


@dataclass(frozen=True)
class Difference:
    """The first place where two outputs differ, and its line in both outputs."""

    line: int
    column: int
    expected: str
    got: str


@dataclass(frozen=True)
class Verdict:
    """A verdict, with the reason in one line."""

    code: Code
    message: str = ""
    difference: Difference | None = None
    note: str = ""  # why another online judge would reject an accepted output
    is_by_checkers: bool = False  # the answer is only one of several right outputs


def verdict_of(measured: Measurement, expected: bytes, limits, whitespace: str) -> Verdict:
    """Return the verdict on one run. Check first limits, then the exit status, then the output."""
    return _verdict_on_end(measured, limits) or compare(expected, measured.output, whitespace)


def verdict_of_game(measured: Measurement, game: Game, limits) -> Verdict:
    """Return the verdict on one run against an interactor.

    Check in this order: an error of the interactor (JE); a wrong move, which the interactor reports
    (WA); the limits and the exit status of the program. The exit status EARLY of the interactor
    means: the output of the program ended before the game was over (WA).
    """
    *lines, last = readable(game.log).splitlines() or [""]
    if game.limit or game.signal or game.exit not in (RIGHT, WRONG, EARLY):
        how = f"limit {game.limit}" if game.limit else f"status {game.exit}, signal {game.signal}"
        failed = _("the interactor failed ({how}): {said}").format(how=how, said=last)
        is_declined = game.exit == DECLINED
        return Verdict("JE", _("no interactor plays so large a case") if is_declined else failed)
    if game.exit == WRONG:
        return Verdict("WA", _fault(last))
    if measured.limit == "wall":
        return Verdict("ILE", _who_waits(game, lines[-1] if lines else ""))
    ended_badly = _verdict_on_end(measured, limits)
    if ended_badly:
        return ended_badly
    return Verdict("WA", _fault(last)) if game.exit == EARLY else Verdict("AC")


def verdict_of_checked(measured: Measurement, limits) -> Verdict:
    """Return the verdict on one run whose output the checkers have read."""
    return _verdict_on_end(measured, limits) or verdict_of_checks(measured.checks)


def verdict_of_checks(checks: Sequence[Measurement]) -> Verdict:
    """Return AC or WA, with the reason of the first checker.

    Return JE if all checkers declined, if a checker failed, or if the checkers disagree.
    """
    if not checks:
        return Verdict("JE", _("no checker reads so large a case"))
    for check in checks:
        if check.exit not in (RIGHT, WRONG):
            return Verdict("JE", _("a checker failed: {why}").format(why=ended(check)))
    said = [(readable(check.errors).splitlines() or [""])[-1] for check in checks]
    if len({check.exit for check in checks}) > 1:
        what = _("the checkers disagree: {said}")
        return Verdict("JE", what.format(said=" / ".join(said)))
    if checks[0].exit == RIGHT:
        return Verdict("AC")
    return Verdict("WA", _fault(said[0]), is_by_checkers=True)


def _fault(said: str) -> Sentence:
    """Return what a checker or an interactor says about a wrong output."""
    from ..phrases import told  # only a wrong output needs the catalogue

    return told("fault", said)


def last_lines(game: Game) -> tuple[str, ...]:
    """Return the last lines of a game: "< " begins a line of the judge, "> " one of the program."""
    lines = [line for line in readable(game.log).splitlines() if line.startswith(("< ", "> "))]
    return *(["..."] if len(lines) > GAME_LINES else []), *lines[-GAME_LINES:]


def _who_waits(game: Game, line: str) -> str:
    """Return why both sides of a game wait; `line` is the last line of the game."""
    if game.unread:
        what = _("idle: it does not read {count} bytes that the judge has sent")
        return what.format(count=game.unread)
    if line == OVER:
        return _("idle: the game is over, and the program does not end")
    if not line:
        return _("idle: both sides wait for a line; did the program flush its output?")
    what = _("idle: both sides wait for a line after `{line}`; did the program flush its output?")
    return what.format(line=line)


def _verdict_on_end(measured: Measurement, limits) -> Verdict | None:
    """Return TLE, MLE, OLE, ILE or RE; None if the run ended with status 0 within its limits."""
    passed = [measured.limit] if measured.limit else []
    passed += ["cpu"] * (measured.cpu_ms > limits.cpu_ms)
    passed += ["memory"] * (measured.memory_kib > limits.memory_kib)
    if passed:  # the program may have ended before the runner stopped it
        messages = [
            limit_message(limit, measured, limits, is_standard=True)
            for limit in dict.fromkeys(passed)
        ]
        return Verdict(LIMIT_VERDICTS[passed[0]], joined(_("; also "), messages))
    if measured.signal or measured.exit:
        return Verdict("RE", ended(measured))
    return None


def compare(expected: bytes, got: bytes, whitespace: str) -> Verdict:
    """Return AC for equal outputs, PE if only whitespace differs, else WA.

    The rule "trailing" ignores whitespace at line ends. At the end of the output it also ignores
    missing newlines and additional newlines.
    """
    if got == expected:
        return Verdict("AC")
    place = first_difference(expected, got)
    # compare letters first, because the list of all words of an endless output is long
    letters = expected.translate(None, WHITESPACE)
    if got.translate(None, WHITESPACE) != letters or got.split() != expected.split():
        what = _("the output differs at line {line}, column {column}")
        return Verdict("WA", what.format(line=place.line, column=place.column), place)
    if _without_ends(got) != _without_ends(expected):
        what = _(
            "only whitespace differs, first at line {line}, column {column}, "
            "and not at the end of a line"
        )
        return Verdict("PE", what.format(line=place.line, column=place.column), place)
    differs = of_whitespace(place.line, place.column, whitespace)
    if whitespace == "trailing":
        return Verdict("AC", difference=place, note=differs)
    return Verdict("PE", differs, place)


def of_whitespace(line: int, column: int, whitespace: str) -> Sentence:
    """Return what an online judge with this rule makes of whitespace at line ends."""
    what = _("only whitespace differs, first at line {line}, column {column}: {then}")
    return what.format(line=line, column=column, then=_(TAKEN_BY[whitespace]))


def _without_ends(text: bytes) -> list[bytes]:
    return [line.rstrip() for line in text.rstrip().split(b"\n")]


def first_difference(expected: bytes, got: bytes) -> Difference:
    """Return the first place where two unequal outputs differ."""
    lengths = range(min(len(expected), len(got)))  # of the longest common beginning
    common = bisect_left(
        lengths, True, key=lambda length: not expected.startswith(got[: length + 1])
    )
    line = expected.count(b"\n", 0, common) + 1
    start = expected.rfind(b"\n", 0, common) + 1
    before = expected[start:common].decode(errors="surrogateescape")
    column = len(CUT_CHARACTER.sub("", before)) + 1
    return Difference(line, column, _line(expected, start), _line(got, start))


def compared(difference: Difference) -> list[str]:
    """Return three lines: the parts of both lines around a difference, and a mark below it."""
    expected, got, column = window(difference)
    titles = _("expected"), _("got")
    width = max(columns_of(title.local) for title in titles)
    lines = [
        f"    {padded(title, width)} | {local(part)}"
        for title, part in zip(titles, (expected, got))
    ]
    return [*lines, f"    {' ' * width} | {' ' * column}^"]


def window(difference: Difference) -> tuple[str, str, int]:
    """Return the parts of both lines around the difference, and its column in these parts."""
    left = max(0, difference.column - 1 - WINDOW // 2)
    dots = "..." if left else ""

    def cut(line: str) -> str:
        if line == END:
            return _(END)
        return dots + line[left : left + WINDOW] + ("..." if len(line) > left + WINDOW else "")

    before = dots + difference.expected[left : difference.column - 1]
    return cut(difference.expected), cut(difference.got), columns_of(before)


def _line(text: bytes, start: int) -> str:
    """Return the line that begins at `start`.

    Signs replace spaces at its end, its line end, and unprintable bytes.
    """
    if start >= len(text):
        return END
    end = text.find(b"\n", start)
    line = text[start : end if end >= 0 else len(text)][:1_000_000]
    characters = line.decode(errors="surrogateescape")  # as many as first_difference counts
    visible = "".join(c if c.isprintable() else ODD for c in characters)
    stripped = visible.rstrip(" ")
    visible = stripped + "\N{MIDDLE DOT}" * (len(visible) - len(stripped))
    return visible + ("\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}" if end >= 0 else "")


def limit_message(broken: str, measured: Measurement, limits, is_standard: bool = False) -> str:
    """Return a message with the use and the limit. If the program was stopped: "at least".

    `is_standard` means that only the standard output may be too long.
    """
    more = _("at least ") if measured.limit else ""
    if limits.are_assumed:
        limit = _("the assumed limit is {limit}")
    else:
        limit = _("the limit is {limit}")
    ms = limit.format(limit=f"{limits.cpu_ms} ms")
    kib = limit.format(limit=f"{limits.memory_kib} KiB")
    if broken == "memory" and measured.memory_kib <= limits.memory_kib:
        return _("its arrays, or one request for memory, are too large; {limit}").format(limit=kib)
    if broken == "cpu":
        what = _("{more}{ms:.0f} ms of processor time; {limit}")
        return what.format(more=more, ms=measured.cpu_ms, limit=ms)
    if broken == "memory":
        what = _("{more}{kib} KiB of memory; {limit}")
        return what.format(more=more, kib=measured.memory_kib, limit=kib)
    if broken == "output":
        standard, other = (
            _("more than {kib} KiB of standard output"),
            _("more than {kib} KiB of output"),
        )
        return (standard if is_standard else other).format(kib=limits.output_kib)
    what = _("idle: not done after {wall:.0f} ms; it used only {ms:.0f} ms of processor time")
    return what.format(wall=measured.wall_ms, ms=measured.cpu_ms)


def ended(measured: Measurement) -> str:
    """Return how a run ended, such as 'ended by SIGABRT', and the reason from standard error."""
    if measured.limit:
        return _("broke its limit: {limit}").format(limit=measured.limit)
    said = readable(measured.errors).strip().splitlines()
    telling = next(filter(FINDING.search, said), said[-1] if said else "")
    why = f": {telling[:200]}" if telling else ""
    if measured.signal:
        name = next(
            (s.name for s in signal.Signals if s == measured.signal), f"signal {measured.signal}"
        )
        return _("ended by {signal}{why}").format(signal=_(name), why=why)
    return _("ended with exit code {code}{why}").format(code=measured.exit, why=why)
