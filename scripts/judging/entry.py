"""entry: how the judge is entered and left - arguments, streams, exit status."""

import difflib
import errno
import os
import signal
import sys
from concurrent.futures import CancelledError
from pathlib import Path

import typer
from typer.completion import completion_init

from . import Mistake, catalog, shown
from .cli import COMMANDS, app

COMPLETION = "--install-completion", "--show-completion"  # of Typer
UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # of Click, wherever this Typer keeps it
ADVICE = {
    errno.ENOSPC: "; free some space, then run again",
    errno.EDQUOT: "; free some space, then run again",
    errno.EROFS: "; the judge has to write in build/",
    errno.EACCES: "; the judge has to read the repository and to write in build/",
}


def main() -> int:
    _prepare()
    try:
        arguments = _with_command(sys.argv[1:])
        name = "judge" if {*arguments} & {*COMPLETION} else "scripts/judge"  # what a shell completes is a word
        status = app(arguments, prog_name=name, complete_var="_JUDGE_COMPLETE", standalone_mode=False) or 0
        if status == 130:
            raise KeyboardInterrupt  # which Typer has turned into that status
        sys.stdout.flush()
        return status
    except (BrokenPipeError, SystemExit) as end:  # Click turns the first into the second, with status 1
        done = isinstance(end, SystemExit) and not end.code  # by --show-completion
        return 0 if done else _end(128 + signal.SIGPIPE)
    except (KeyboardInterrupt, typer.Abort, CancelledError):
        return _end(130, "interrupted")
    except Mistake as mistake:
        return _end(2, str(mistake))
    except UsageError as error:
        return _end(2, f"{error.format_message().rstrip('.')}; see `scripts/judge --help`")  # type: ignore[attr-defined]
    except OSError as error:
        where = f"{shown(Path(os.fsdecode(error.filename)))}: " if error.filename else ""
        return _end(2, f"{where}{error.strerror}{ADVICE.get(error.errno or 0, '')}")


def _with_command(arguments: list[str]) -> list[str]:
    """The arguments, behind `run` if they name no command; raises Mistake if they nearly do."""
    first = arguments[0] if arguments else ""
    if first in (*COMMANDS, *COMPLETION, "--help"):
        return arguments
    near = difflib.get_close_matches(first, COMMANDS, 2, 0.7)
    if near and not catalog.is_selector(first):
        raise Mistake(f"no command is called {first!r}: did you mean {' or '.join(near)}?")
    return ["run", *arguments]


def _prepare() -> None:
    """Makes streams take any text, an interruption an exception, a word to complete a selector."""
    completion_init()
    for name, space in ("COMP_WORDS", "\n"), ("_TYPER_COMPLETE_ARGS", " "):
        judge, _, rest = os.environ.get(name, "").partition(space)
        if rest and not any(word.startswith(rest.split(space)[0]) for word in (*COMMANDS, "--help")):
            os.environ[name] = f"{judge}{space}run{space}{rest}"
            os.environ["COMP_CWORD"] = str(int(os.environ.get("COMP_CWORD", 0)) + 1)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # it was closed
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 - until the end
        getattr(sys, name).reconfigure(errors="backslashreplace")
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(status: int, message: str = "") -> int:
    """Says why the judge ends; output that cannot be written is given up."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if message:
        print(f"judge: {message}", file=sys.stderr)
    return status
