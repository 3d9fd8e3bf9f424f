"""Show a table on the screen, and as an SVG picture for a page."""

import os
from functools import cache
from pathlib import Path

from typer import echo, style

from judging import PROCESSORS, write_whole
from judging.run.runner import Pool
from judging.words import N_, _, columns_of, joined, local, padded

from .graph import Game, Value, chosen_game
from .table import Table, of_problem, of_rule

LINE = 20  # positions of a row on one line
LETTERS = {
    "P": N_("the player to move loses"),
    "N": N_("the player to move wins"),
    "L": N_("Left wins, no matter who begins"),
    "R": N_("Right wins, no matter who begins"),
    "D": N_("a draw"),
}
MARKS = {"P": N_("disc"), "N": N_("no mark"), "D": N_("diamond")}  # in the picture
COLOURS = {"P": "green", "L": "blue", "R": "red", "D": "yellow"}
PICTURE = Path(__file__).with_suffix(".svg")


def show_table(
    selector: str | None, to: int | None, svg: Path | None, json: Path | None, rule: Path | None
) -> None:
    """Print the table of a problem or of a rule, and write the picture and the JSON file."""
    game = chosen_game("table", selector, rule)
    with Pool(PROCESSORS) as pool:
        if isinstance(game, Path):
            table = of_rule(Game(pool, game), to)
        else:
            table = of_problem(Game(pool, game.oracle("brute")), game, to)
    notes = [table.note] * bool(table.note) + (table.told_laws() or [table.why_no_law()])
    color = False if "NO_COLOR" in os.environ else None
    echo("\n".join([on_screen(table), *map(local, notes)]), color=color)
    if svg:
        write_whole(svg, as_svg(table).encode())
    if json:
        write_whole(json, table.as_json().encode())


def lines_of(table: Table) -> list[list[Value]]:
    """Return the rows of a grid, or a single row broken into lines."""
    row = table.cells[0]
    if len(table.names) == 2:
        return table.cells
    return [row[i : i + LINE] for i in range(0, len(row), LINE)]


def legend(table: Table, marks: dict[str, str]) -> str:
    outcomes = {cell.outcome for row in table.cells for cell in row}
    if marks and table.has("score"):
        outcomes.discard("N")  # in the picture it has no mark, and its number says all
    what = _("{mark}: {meaning}")
    words = [
        what.format(mark=_(marks[o]) if o in marks else o, meaning=_(meaning))
        for o, meaning in LETTERS.items()
        if o in outcomes
    ]
    words += [_("numbers: Grundy values, 0 is P")] * table.has("grundy")
    lead = _("numbers: how many points more the player to move gets")
    result = _("numbers: the result with best play")
    words += [result if table.points == "result" else lead] * table.has("score")
    return joined(_("; "), words)


def on_screen(table: Table) -> str:
    """Return the table as text with colours."""
    numbers = range(table.first, table.last + 1)
    widest = max(len(str(cell)) for row in table.cells for cell in row)
    width = max(widest, len(str(table.last))) + 1

    def line(head: str, cells, text=str) -> str:
        signs = [(f"{text(cell):>{width}}", getattr(cell, "outcome", "")) for cell in cells]
        colours = [(sign, COLOURS.get(outcome)) for sign, outcome in signs]
        return f"{head} " + "".join(style(s, c, bold=True) if c else s for s, c in colours)

    if len(table.names) == 2:
        corner = " \\ ".join(table.names)
        lines = [line(corner, numbers)]
        lines += [line(f"{n:>{len(corner)}}", row) for n, row in zip(numbers, table.cells)]
    else:
        names = {"grundy": _("grundy"), "score": _("score")}
        titles = [_("outcome"), *(words for name, words in names.items() if table.has(name))]
        left = max(columns_of(local(words)) for words in (table.names[0], *titles))
        lines = []
        for start, row in zip(numbers[::LINE], lines_of(table)):
            lines.append(line(f"{table.names[0]:{left}}", range(start, start + len(row))))
            lines.append(line(padded(titles[0], left), row, lambda cell: cell.outcome))
            lines += [line(padded(words, left), row) for words in titles[1:]] + [""]
    title = "\n".join([table.title, "", *lines]).rstrip()
    return f"{title}\n\n{local(legend(table, {}))}\n"


def as_svg(table: Table, with_notes: bool = True) -> str:
    """Return the picture. P-positions are discs and draws diamonds, also without colours.

    The legend and the laws are below it, unless the page says them itself.
    """
    notes = [legend(table, MARKS), *table.told_laws()] if with_notes else []
    return _template().render(table=table, lines=lines_of(table), told=notes, LINE=LINE)


@cache
def _template():
    import jinja2

    return jinja2.Template(
        PICTURE.read_text(encoding="utf-8"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
