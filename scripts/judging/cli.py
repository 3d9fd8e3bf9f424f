"""The command line: the commands of all rooms, in the order of `--help`."""

import sys

import typer

from .platforms.commands import check_portability, measure_costs
from .rules.commands import check_index, check_snippets
from .strength.commands import audit_data, stress_program
from .street.commands import judge_solutions, list_problems, make_data
from .study.commands import play_game
from .study.tables import show_table

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    help="Judges the game-theory solutions of this repository. Without a command: run.",
    rich_markup_mode="rich" if sys.stdout and sys.stdout.isatty() else None,
    context_settings={"terminal_width": 120},  # of what is no terminal
)
COMMANDS = {
    "run": judge_solutions,
    "stress": stress_program,
    "play": play_game,
    "table": show_table,
    "audit": audit_data,
    "portability": check_portability,
    "bench": measure_costs,
    "snippets": check_snippets,
    "index": check_index,
    "data": make_data,
    "list": list_problems,
}
for name, command in COMMANDS.items():
    app.command(name)(command)
