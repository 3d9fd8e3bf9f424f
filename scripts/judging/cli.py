"""The command line: the commands of all rooms, in the order of `--help`."""

import sys
from pathlib import Path

import typer

from .commands import judge_solutions, list_problems, make_data
from .exchange.commands import (
    check_index,
    check_snippets,
    copy_solution,
    export_packages,
    new_problem,
)
from .games.commands import play_game, show_table
from .platforms.commands import check_portability
from .site.commands import build_site
from .strength.commands import audit_data, stress_program

EXAMPLES = dict(line.split(": ", 1) for line in Path(__file__).with_name("examples.txt").read_text().splitlines())
app = typer.Typer(
    epilog="\n\n".join(["Examples:", *(EXAMPLES[name] for name in ("run", "stress", "play", "new"))]),
    no_args_is_help=False,
    help="Judges the game-theory solutions of this repository. Without a command: run.",
    rich_markup_mode="rich" if sys.stdout and sys.stdout.isatty() else None,
    context_settings={"terminal_width": 120},  # of what is no terminal
)
PANELS = {
    "Submit and study": {
        "run": judge_solutions,
        "stress": stress_program,
        "play": play_game,
        "table": show_table,
        "list": list_problems,
        "copy": copy_solution,
        "site": build_site,
    },
    "Change the collection": {
        "new": new_problem,
        "data": make_data,
        "audit": audit_data,
        "portability": check_portability,
        "snippets": check_snippets,
        "index": check_index,
        "export": export_packages,
    },
}
COMMANDS = {name: command for commands in PANELS.values() for name, command in commands.items()}
for panel, commands in PANELS.items():
    for name, command in commands.items():
        app.command(name, epilog=f"Example: {EXAMPLES[name]}", rich_help_panel=panel)(command)  # type: ignore[type-var]
