"""picture: a table on the screen, and as an SVG for a page."""

from pathlib import Path
from typing import NamedTuple

import typer

from .table import Table

LINE = 20  # positions of a row that stand side by side
SIDE = 28  # of a cell in the picture
LETTERS = {"P": "the player to move loses", "N": "the player to move wins", "D": "a draw"}
MARKS = {"P": "disc", "N": "no mark", "D": "diamond"}  # in the picture
COLOURS = {"P": "green", "D": "yellow"}
PICTURE = Path(__file__).with_suffix(".svg")


class Cell(NamedTuple):
    outcome: str
    value: int | None

    def __str__(self) -> str:
        return self.outcome if self.value is None else str(self.value)


def cells_of(table: Table) -> list[list[Cell]]:
    """In lines; a row is broken into several."""
    if len(table.names) == 2:
        return [list(map(Cell, *rows)) for rows in zip(table.outcome, table.grundy)]
    row = list(map(Cell, table.outcome, table.grundy))
    return [row[i : i + LINE] for i in range(0, len(row), LINE)]


def legend(table: Table, marks: dict[str, str]) -> str:
    met = {cell.outcome for line in cells_of(table) for cell in line}
    words = [f"{marks.get(letter, letter)}: {meaning}" for letter, meaning in LETTERS.items() if letter in met]
    return "; ".join([*words, *["numbers: Grundy values, 0 is P"] * table.has_values])


def on_screen(table: Table) -> str:
    """With colours, which whoever prints it may take away."""
    lines = cells_of(table)
    last = [str(cell) for line in lines for cell in line] + [str(table.last)]
    wide = max(map(len, last)) + 1

    def shown(words, cells=()) -> str:
        aligned = [f"{word!s:>{wide}}" for word in words]
        colours = [COLOURS.get(cell.outcome) for cell in cells] or [None] * len(words)
        pairs = zip(aligned, colours)
        return "".join(typer.style(text, colour, bold=True) if colour else text for text, colour in pairs)

    if len(table.names) == 2:
        corner = f"{table.names[0]} \\ {table.names[1]}"
        head = [f"{corner} {shown(range(table.first, table.last + 1))}"]
        body = [f"{number:>{len(corner)}} {shown(line, line)}" for number, line in enumerate(lines, table.first)]
    else:
        left = max(len(table.names[0]), len("outcome"))
        head, body = [], []
        for start, line in zip(range(table.first, table.last + 1, LINE), lines):
            body.append(f"{table.names[0]:{left}} {shown(range(start, start + len(line)))}")
            body.append(f"{'outcome':{left}} {shown([cell.outcome for cell in line], line)}")
            if table.has_values:
                body.append(f"{'grundy':{left}} {shown(line, line)}")
            body.append("")
    return "\n".join([table.title, "", *head, *body]).rstrip() + f"\n\n{legend(table, {})}\n"


def as_svg(table: Table) -> str:
    """P-positions are full discs, draws are diamonds; so they are told apart without colour too."""
    import jinja2

    lines, is_grid = cells_of(table), len(table.names) == 2
    told = [legend(table, MARKS), *table.told_laws()]
    left, top = 70, 60
    pitch = SIDE if is_grid else SIDE + 24  # lines of a row have their numbers above them
    below = top + len(lines) * pitch + (22 if is_grid else 0)
    width = max(left + SIDE * max(map(len, lines)) + 20, 20 + 7 * max(map(len, [*told, table.title])))
    height = below + 18 * len(told)
    options = {"trim_blocks": True, "lstrip_blocks": True, "keep_trailing_newline": True}
    template = jinja2.Template(PICTURE.read_text(), autoescape=True, undefined=jinja2.StrictUndefined, **options)
    return template.render(
        table=table, lines=lines, is_grid=is_grid, told=told, width=width, height=height,
        left=left, top=top, below=below, pitch=pitch, side=SIDE, half=SIDE // 2, step=0 if is_grid else LINE,
    )  # fmt: skip
