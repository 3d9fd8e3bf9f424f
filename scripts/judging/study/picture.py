"""picture: a table on the screen, and as an SVG for a page."""

from html import escape
from typing import NamedTuple

import typer

from .table import Table

LINE = 20  # positions of a row that stand side by side
SIDE = 28  # of a cell in the picture
LETTERS = {"P": "the player to move loses", "N": "the player to move wins", "D": "a draw"}
MARKS = {"P": "disc", "N": "no mark", "D": "diamond"}  # in the picture
COLOURS = {"P": "green", "D": "yellow"}
STYLE = """
  .page { fill: #ffffff } text { fill: #1c1c1c; font: 12px sans-serif; text-anchor: middle }
  .left { text-anchor: start } .title { font-size: 14px; font-weight: bold; text-anchor: start }
  .cell { fill: none; stroke: #b4b4b4 } .P { fill: #0b6e4f } .D { fill: none; stroke: #b35c00; stroke-width: 2 }
  .on { fill: #ffffff; font-weight: bold }
  @media (prefers-color-scheme: dark) {
    .page { fill: #16181c } text { fill: #e6e6e6 } .cell { stroke: #565b63 } .P { fill: #6fd3a8 }
    .D { stroke: #f0a04b } .on { fill: #10221b }
  }"""


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
    flat = [cell for line in cells_of(table) for cell in line]
    words = [f"{marks.get(letter, letter)}: {meaning}" for letter, meaning in LETTERS.items() if letter in {cell.outcome for cell in flat}]
    return "; ".join([*words, *(["numbers: Grundy values, 0 is P"] if any(cell.value is not None for cell in flat) else [])])


def coloured(word: str, cell: Cell) -> str:
    return typer.style(word, COLOURS[cell.outcome], bold=True) if cell.outcome in COLOURS else word


def on_screen(table: Table) -> str:
    """With colours, which whoever prints it may take away."""
    lines = cells_of(table)
    last = [str(cell) for line in lines for cell in line] + [str(table.last)]
    wide = max(map(len, last)) + 1

    def shown(words, cells=None) -> str:
        cells = cells or [Cell("N", None)] * len(words)
        return "".join(coloured(f"{word!s:>{wide}}", cell) for word, cell in zip(words, cells))

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
            if any(cell.value is not None for cell in line):
                body.append(f"{'grundy':{left}} {shown(['-' if cell.value is None else cell.value for cell in line], line)}")
            body.append("")
    return "\n".join([table.title, "", *head, *body]).rstrip() + f"\n\n{legend(table, {})}\n"


def as_svg(table: Table) -> str:
    """P-positions are full discs, draws are diamonds; so they are told apart without colour too."""
    lines, is_grid = cells_of(table), len(table.names) == 2
    parts, left, top = [], 70, 60
    pitch = SIDE if is_grid else SIDE + 24  # lines of a row have their numbers above them

    def text(x, y, words, kind=""):
        mark = f' class="{kind}"' if kind else ""
        parts.append(f'<text x="{x}" y="{y}"{mark}>{escape(str(words))}</text>')

    text(10, 22, table.title, "title")
    text(10, top - 8, f"{table.names[0]} \\ {table.names[1]}" if is_grid else table.names[0], "left")
    for i, line in enumerate(lines):
        y = top + i * pitch
        if is_grid:
            text(left - 16, y + SIDE / 2 + 4, table.first + i)
        for j, cell in enumerate(line):
            x = left + j * SIDE
            if i == 0 or not is_grid:
                text(x + SIDE / 2, y - 8, table.first + j + (0 if is_grid else i * LINE))
            parts.append(f'<rect class="cell" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>')
            middle = x + SIDE / 2, y + SIDE / 2
            if cell.outcome == "P":
                parts.append(f'<circle class="P" cx="{middle[0]}" cy="{middle[1]}" r="{SIDE / 2 - 3}"/>')
            if cell.outcome == "D":
                d = SIDE / 2 - 2
                parts.append(f'<path class="D" d="M{middle[0] - d} {middle[1]}l{d} {-d}l{d} {d}l{-d} {d}z"/>')
            text(middle[0], middle[1] + 4, cell, "on" if cell.outcome == "P" else "")
    y = top + len(lines) * pitch + (22 if is_grid else 0)
    told = [legend(table, MARKS), *table.told_laws()]
    for i, words in enumerate(told):
        text(10, y + 18 * i, words, "left")
    width = max(left + SIDE * max(map(len, lines)) + 20, 20 + 7 * max(map(len, [*told, table.title])))
    height = y + 18 * len(told)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n<title>{escape(table.title)}</title>\n<style>{STYLE}\n</style>'
    return "\n".join([head, f'<rect class="page" width="{width}" height="{height}"/>', *parts, "</svg>\n"])
