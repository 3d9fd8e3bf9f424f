"""cli: the command line: commands with their options, streams, interruptions, the exit status."""

import difflib
import errno
import os
import re
import signal
import sys
import time
from collections.abc import Collection, Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any, List, Optional  # noqa: UP035 - Debian 12's Typer reads these

import typer
from typer.completion import completion_init

from judging import BUILD, PROCESSORS, Mistake, existing, report, shown, words
from judging.problems import catalog
from judging.problems.sources import has_snippet
from judging.words import N_, _, joined, local

Names = Optional[List[str]]  # noqa: UP006
Word = Optional[str]
Number = Optional[int]
File = Optional[Path]
FORMS = "hdu, hdu/1536, HDU 1536, 1536, hdu/1536_s_nim or a path"
SELECTORS = typer.Argument(
    None,
    metavar="[SELECTOR]...",
    help=f"{FORMS}; default: all",
    autocompletion=catalog.like,
    callback=catalog.joined,
)
SELECTOR = typer.Argument(
    ...,
    metavar="SELECTOR",
    help=f"one problem: {FORMS}",
    autocompletion=catalog.like,
    callback=catalog.joined,
)
JOBS = typer.Option(PROCESSORS, "--jobs", min=1, help="programs that run in parallel")
WORDS = typer.Argument(
    None,
    metavar="[SELECTOR OR WORD]...",
    help=f"{FORMS}; or words of titles, topics, terms",
    autocompletion=catalog.like,
    callback=catalog.joined,
)
GAME = typer.Argument(
    None,
    metavar="[SELECTOR]",
    help="one problem",
    autocompletion=catalog.like,
    callback=catalog.joined,
)


def run(
    selectors: Names = SELECTORS,
    solution: File = typer.Option(None, help="judge FILE instead of the repository's solution"),
    json: File = typer.Option(None, help="write a JSON array, one object per case"),
    shrink: bool = typer.Option(True, help="if a case fails, also look for a small failing input"),
    jobs: int = JOBS,
    no_cache: bool = typer.Option(False, "--no-cache", help="do not use earlier results"),
    every: bool = typer.Option(
        False, "--all", help="print a row for each problem, also on a terminal"
    ),
) -> int:
    """Judge solutions on samples, edge cases and generated data."""
    begin = time.monotonic()
    broken: dict[str, str] = {}
    problems = catalog.find(selectors, None if solution else broken)
    if solution:
        from judging.wrong.submission import judge_program

        problem, selector = catalog.one(problems), (selectors or [""])[0]
        trial = judge_program(
            problem, selector, existing(solution), jobs, fresh=no_cache, shrinks=shrink
        )
        trials, interrupted = [trial], trial.code == "-"
    else:
        from judging.judge import judge_ours

        trials, interrupted = judge_ours(problems, jobs, no_cache)
        report.trials(trials, broken, every)
        report.failures(trials)
    status = report.broken(broken)
    unjudged = len(problems) - len(trials)
    report.footer(trials, time.monotonic() - begin, unjudged=unjudged, broken=len(broken))
    if hosts := [] if solution else [*filter(has_snippet, (each.solution for each in problems))]:
        from judging.problems.snippets import outdated

        for line in outdated(hosts):
            print(line, file=sys.stderr)
    report.write_json(json, report.as_json(trials))
    if interrupted:
        raise typer.Abort
    return status or report.status(trials)


def stress(
    selectors: Names = SELECTOR,
    solution: File = typer.Option(None, help="test FILE instead of the repository's solution"),
    seconds: float = typer.Option(
        20, min=0, help="seconds to spend on random inputs; shrinking can take 9 s more"
    ),
    seed: int = typer.Option(
        1, help="seed of the random inputs; the same seed gives the same inputs"
    ),
    input: File = typer.Option(None, help="compare only on the input FILE"),
    jobs: int = JOBS,
) -> int:
    """Compare a program with the oracle and shrink the first input on which it fails."""
    from judging.wrong.stress import stress_program

    selector = catalog.only(selectors or [])
    return stress_program(selector, solution and existing(solution), seconds, seed, input, jobs)


def data(
    selectors: Names = SELECTORS,
    write: bool = typer.Option(False, "--write", help="write data.sha256"),
    jobs: int = JOBS,
) -> int:
    """Make the generated data and compare them with data.sha256."""
    from judging.collect import make_data

    return make_data(selectors, write, jobs)


def play(
    selectors: Names = GAME,
    input: File = typer.Option(None, help="begin at the first position of the input FILE"),
    seed: int = typer.Option(
        1, help="without --input: each number chooses a small position that you can win"
    ),
    second: bool = typer.Option(False, "--second", help="let the machine begin"),
    rule: File = typer.Option(None, help="play the game of FILE, a file like brute.cpp"),
) -> None:
    """Play a game against the perfect player, by the rules of a problem or of your own."""
    from study.play import play_game

    play_game(catalog.only(selectors) if selectors else None, input, seed, second, rule)


def table(
    selectors: Names = GAME,
    to: Number = typer.Option(
        None, min=0, max=1000, help="the largest number; default: 50, or 20 for a grid"
    ),
    svg: File = typer.Option(None, help="write a picture"),
    json: File = typer.Option(None, help="write a JSON object"),
    rule: File = typer.Option(
        None,
        help="show the game of FILE, a file like brute.cpp. It reads n, or row and column. If the "
        "players have different moves, it then reads Left or Right, the player who begins",
    ),
) -> None:
    """Show who wins small positions, their Grundy values, and the law behind them."""
    from study.picture import show_table

    show_table(catalog.only(selectors) if selectors else None, to, svg, json, rule)


def list_(
    selectors: Names = WORDS,
    names: bool = typer.Option(False, "--names", help="print only the names, one per line"),
) -> int:
    """List the problems, or search them by title, topic and term."""
    from judging.collect import list_problems

    return list_problems(selectors, names)


def copy(
    selectors: Names = SELECTOR,
    open_page: bool = typer.Option(False, "--open", help="also open the submit page"),
) -> None:
    """Copy a solution to the clipboard, or into a pipe, and print how to submit it."""
    from judging.problems.submit import copy_solution

    copy_solution(catalog.only(selectors or []), open_page)


def audit(
    selectors: Names = typer.Argument(
        None,
        metavar="[SELECTOR]...",
        help=f"{FORMS} or templates/NAME; default: changed ones and a sample",
        callback=catalog.joined,
    ),
    everything: bool = typer.Option(False, "--all", help="audit all problems and snippets"),
    json: File = typer.Option(None, help="write the table and its details as JSON"),
    mutants: bool = typer.Option(True, help="also run the mutants of the solutions and snippets"),
    jobs: int = JOBS,
) -> int:
    """Measure how strong the data are: bounds, balance, validators, wrong programs, mutants."""
    from lab.audit import audit_data

    return audit_data(selectors, everything, json, mutants, jobs)


def site(
    to: Path = typer.Option(BUILD / "site", help="the folder", show_default="build/site"),
    serve: bool = typer.Option(
        False, "--serve", help="then serve the site at a local port: for judging in the pages"
    ),
    jobs: int = JOBS,
) -> int:
    """Write the study site: pages on which you can play the games, run the solutions and judge programs."""
    from builder.build import build_site
    from builder.serve import serve as serve_site

    status = build_site(to, jobs)
    if serve:
        serve_site(to)
    return status


def portability(
    selectors: Names = typer.Argument(
        None,
        metavar="[SELECTOR]...",
        help=f"{FORMS}; default: changed ones and a sample",
        callback=catalog.joined,
    ),
    everything: bool = typer.Option(
        False, "--all", help="check every solution in every configuration"
    ),
    jobs: int = JOBS,
) -> int:
    """Compile and run solutions as online judges do: compilers, standards, 32 bits, Windows."""
    from lab.portability import check_portability

    return check_portability(selectors, everything, jobs)


def new(
    judge: Word = typer.Argument(None, metavar="[JUDGE]", help="a folder of testdata/: hdu"),
    id: Word = typer.Argument(None, metavar="[ID]", help="as the online judge writes it: 2524"),
    title: Word = typer.Argument(
        None, metavar="[TITLE]", help="in English, as the online judge writes it"
    ),
    listen: bool = typer.Option(
        False, "--listen", help="take the problem from the browser extension Competitive Companion"
    ),
    port: int = typer.Option(
        27121, min=0, max=65535, help="the port to listen on; the extension uses the default"
    ),
    rule: File = typer.Option(
        None, metavar="NAME", help="write NAME.cpp, a game of your own for table and play"
    ),
) -> None:
    """Write the files of a new problem, with a mark at each place to fill in."""
    from lab.scaffold import new_problem

    new_problem(judge, id, title, listen, port, rule)


def export(
    selectors: Names = SELECTORS,
    to: Path = typer.Option(..., metavar="DIR", help="the folder for the packages"),
    jobs: int = JOBS,
) -> int:
    """Write problems as packages for other judge systems."""
    from lab.export import export_packages

    return export_packages(selectors, to, jobs)


def snippets(
    names: Names = typer.Argument(
        None, metavar="[NAME]...", help="names of templates; default: all"
    ),
    write: bool = typer.Option(False, "--write", help="copy the templates into the solutions"),
) -> int:
    """Compare the marked regions of the solutions with the templates."""
    from judging.problems.snippets import check_snippets

    return check_snippets(names, write)


def index(write: bool = typer.Option(False, "--write", help="write both lists")) -> int:
    """Compare PROBLEMS.md and PROBLEMS.zh.md with the headers of the solutions."""
    from judging.problems.index import check_index

    return check_index(write)


EXAMPLES = Path(__file__).with_name("examples.txt").read_text().splitlines()
EXAMPLE = dict(line.split(": ", 1) for line in EXAMPLES)
PANELS = {
    "Submit and study": {
        "run": run,
        "stress": stress,
        "play": play,
        "table": table,
        "list": list_,
        "copy": copy,
        "site": site,
    },
    "Change the collection": {
        "new": new,
        "data": data,
        "audit": audit,
        "portability": portability,
        "snippets": snippets,
        "index": index,
        "export": export,
    },
}
COMMANDS = {name: command for commands in PANELS.values() for name, command in commands.items()}
# words for which Typer asks, and the beginnings of its errors
WORDS_OF_TYPER = (
    *(N_("Arguments"), N_("Options"), N_("Commands"), N_("required")),
    *(N_("default: {default}"), N_("[default: {}]"), N_("[required]")),
)
USAGE_ERRORS = (
    N_("No such option: {0}"),
    N_("Missing argument {0}"),
    N_("Missing option {0}"),
    N_("Invalid value for {0}: {1}"),
    N_("Option {0} requires an argument"),
    N_("Got unexpected extra argument(s) ({0})"),
)
HELP = ["-h", "--help"]
COMPLETION = "--install-completion", "--show-completion"  # options of Typer
UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # of Click, which Typer may contain


def make_app(wanted: Collection[str] = COMMANDS) -> typer.Typer:
    """Return the application with the wanted commands, in the order of `--help`."""
    app = typer.Typer(
        epilog="\n\n".join(
            [_("Examples:").local, *(EXAMPLE[name] for name in ("run", "stress", "play", "new"))]
        ),
        no_args_is_help=False,
        help="Judges the game-theory solutions of this repository. Without a command: run.",
        pretty_exceptions_show_locals=False,
        rich_markup_mode="rich" if sys.stdout and sys.stdout.isatty() else None,
        # the width if the output is not a terminal
        context_settings={"terminal_width": 120, "help_option_names": HELP},
    )
    app.callback()(show_options)
    for panel, commands in PANELS.items():
        for name, function in commands.items():
            if name not in wanted:
                continue
            epilog = _("Example: {command}").format(command=EXAMPLE[name]).local
            app.command(name, epilog=epilog, rich_help_panel=panel)(function)  # type: ignore[type-var]
    return app


def show_options(
    lang: Word = typer.Option(
        None, metavar="[en|zh]", help="the language; default: GRUNDY_LANG, or else the locale"
    ),
) -> None:
    """Let `--help` show the options that `main` itself reads."""


def in_language(app: typer.Typer):
    """Return the command of an application with its help in the language of the person."""
    group = typer.main.get_command(app)
    for holder, name in helps(group):
        setattr(holder, name, words.translated(getattr(holder, name)))
    return group


def helps(group: Any) -> Iterator[tuple[Any, str]]:
    """Yield the attributes of commands and parameters that contain sentences of the help."""
    for command in (group, *group.commands.values()):
        yield command, "help"
        if getattr(command, "rich_help_panel", None):
            yield command, "rich_help_panel"
        for parameter in command.params:
            if parameter.help:
                yield parameter, "help"
        context = typer.Context(command, help_option_names=HELP)
        yield command.get_help_option(context), "help"


def main() -> int:
    """Run the command in the arguments; return the exit status."""
    _prepare_streams()
    words.choose(words.language_of(os.environ), sys.stdout.encoding)
    _complete_run()
    try:
        _check_folder()
        arguments = _with_command(_without_language(sys.argv[1:]))
        # a shell completes one word, so the name has no slash
        name = "judge" if {*arguments} & {*COMPLETION} else "scripts/judge"
        variable = "_JUDGE_COMPLETE"
        is_command = arguments[0] in COMMANDS and variable not in os.environ
        app = in_language(make_app(arguments[:1] if is_command else COMMANDS))
        status = app(arguments, prog_name=name, complete_var=variable, standalone_mode=False) or 0
        if status == 130:
            raise KeyboardInterrupt  # Typer has turned the interruption into this status
        sys.stdout.flush()
        return status
    except (BrokenPipeError, SystemExit) as end:  # Click may turn the first into the second
        was_completion = isinstance(end, SystemExit) and not end.code
        return 0 if was_completion else _end(128 + signal.SIGPIPE)
    except (KeyboardInterrupt, typer.Abort, CancelledError):
        return _end(130, _("interrupted"))
    except Mistake as mistake:
        return _end(2, mistake.text)
    except UsageError as error:
        said = error.format_message().rstrip(".")  # type: ignore[attr-defined]
        what = _("{error}; see `scripts/judge --help`")
        return _end(2, what.format(error=_usage_error(said)))
    except MemoryError:
        from judging.run.machine import no_memory

        return _end(2, no_memory())
    except RuntimeError as error:
        if "start new thread" not in str(error):
            raise
        return _end(2, _no_process())
    except OSError as error:
        if error.errno == errno.EAGAIN:
            return _end(2, _no_process())
        where = f"{shown(Path(os.fsdecode(error.filename)))}: " if error.filename else ""
        return _end(2, joined(_("; "), [f"{where}{error.strerror}", *_advice(error.errno)]))


def _usage_error(said: str) -> str:
    """Return a message of Typer with its translation."""
    for message in USAGE_ERRORS:
        pattern = re.sub(r"\\{\d\\}", "(.+)", re.escape(message))
        if found := re.fullmatch(pattern, said):
            return _(message).format(*found.groups())
    return said


def _no_process() -> str:
    return _(
        "no more threads or processes can be started: raise the limit of the shell (`ulimit -u`) "
        "or of the container, or end other programs"
    )


def _advice(number: int | None) -> list[str]:
    """Return what to do after an error of the system."""
    if number in (errno.ENOSPC, errno.EDQUOT):
        return [_("free some space, then run again")]
    if number == errno.EROFS:
        return [_("the judge has to write in build/")]
    if number == errno.EACCES:
        return [_("the judge has to read the repository and to write in build/")]
    return []


def _check_folder() -> None:
    try:
        os.getcwd()
    except FileNotFoundError:
        raise Mistake(
            _("the current folder was removed; change to another one with `cd`")
        ) from None


def _without_language(arguments: list[str]) -> list[str]:
    """Choose the language that the option --lang gives. Return the other arguments."""
    others: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        option, equals, value = argument.partition("=")
        if argument == "--":
            return [*others, argument, *rest]
        if option != "--lang":
            others.append(argument)
            continue
        language = value if equals else next(rest, "")
        if language not in words.LANGUAGES:
            known = joined(_(" or "), words.LANGUAGES)
            raise Mistake(
                _("--lang takes {known}, not {found!r}").format(known=known, found=language)
            )
        words.choose(language, sys.stdout.encoding)
    return others


def _with_command(arguments: list[str]) -> list[str]:
    """Return the arguments; put `run` before them if they do not begin with a command.

    Raise Mistake if the first argument looks like a misspelt command.
    """
    first = arguments[0] if arguments else ""
    if first in (*COMMANDS, *COMPLETION, *HELP):
        return arguments
    near = difflib.get_close_matches(first, COMMANDS, 2, 0.7)
    if near and not catalog.is_selector(first):
        what = _("no command is called {name!r}: did you mean {near}?")
        raise Mistake(what.format(name=first, near=joined(_(" or "), near)))
    return ["run", *arguments]


def _complete_run() -> None:
    """Let the shell complete a selector after `scripts/judge` as after `scripts/judge run`."""
    completion_init()
    for name, space in ("COMP_WORDS", "\n"), ("_TYPER_COMPLETE_ARGS", " "):
        judge, _, rest = os.environ.get(name, "").partition(space)
        word = rest.split(space)[0]
        if rest and not any(known.startswith(word) for known in (*COMMANDS, "--help")):
            os.environ[name] = f"{judge}{space}run{space}{rest}"
            os.environ["COMP_CWORD"] = str(int(os.environ.get("COMP_CWORD", 0)) + 1)


def _prepare_streams() -> None:
    """Let the streams accept any text, and let Ctrl-C raise KeyboardInterrupt."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # it was closed
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 - until the end
        getattr(sys, name).reconfigure(errors="backslashreplace")
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(status: int, message: str = "") -> int:
    """Print why the judge ends; return the status. Drop output that cannot be written."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if message:
        print(f"judge: {local(message)}", file=sys.stderr)
    return status
