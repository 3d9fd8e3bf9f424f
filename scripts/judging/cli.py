"""The command line: the commands of all rooms, in the order of `--help`."""

import sys
from pathlib import Path

import typer

from .commands import judge_solutions, list_problems, make_data
from .exchange.commands import copy_solution, new_problem, watch_files
from .exchange.export import export_packages
from .games.commands import play_game, show_table
from .platforms.commands import check_portability, measure_costs
from .rules.index import check_index
from .rules.snippets import check_snippets
from .site.commands import build_site
from .strength.commands import audit_data, stress_program

EXAMPLES = dict(line.split(": ", 1) for line in Path(__file__).with_name("examples.txt").read_text().splitlines())
app = typer.Typer(
    add_completion=False,
    epilog="\n\n".join(["Examples:", *(EXAMPLES[name] for name in ("run", "stress", "play", "new"))]),
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
    "site": build_site,
    "export": export_packages,
    "snippets": check_snippets,
    "index": check_index,
    "data": make_data,
    "list": list_problems,
    "new": new_problem,
    "copy": copy_solution,
    "watch": watch_files,
}
for name, command in COMMANDS.items():
    app.command(name, epilog=f"Example: {EXAMPLES[name]}")(command)  # type: ignore[type-var]
