"""picture: a table on the screen, and as an SVG for a page."""

from pathlib import Path

from typer import style

from .table import Cell, Table

LINE = 20  # positions of a row that stand side by side
LETTERS = {
    "P": "the player to move loses",
    "N": "the player to move wins",
    "L": "Left wins, whoever begins",
    "R": "Right wins, whoever begins",
    "D": "a draw",
}
MARKS = {"P": "disc", "N": "no mark", "D": "diamond"}  # in the picture
COLOURS = {"P": "green", "L": "blue", "R": "red", "D": "yellow"}
PICTURE = Path(__file__).with_suffix(".svg")


def lines_of(table: Table) -> list[list[Cell]]:
    """The rows of a grid; a single row is broken into several lines."""
    row = table.cells[0]
    return (
        table.cells
        if len(table.names) == 2
        else [row[i : i + LINE] for i in range(0, len(row), LINE)]
    )


def legend(table: Table, marks: dict[str, str]) -> str:
    met = {cell.outcome for row in table.cells for cell in row}
    words = [
        f"{marks.get(letter, letter)}: {meaning}"
        for letter, meaning in LETTERS.items()
        if letter in met
    ]
    words += ["numbers: Grundy values, 0 is P"] * table.has("grundy")
    return "; ".join(
        words + ["numbers: how many points more the player to move gets"] * table.has("score")
    )


def on_screen(table: Table) -> str:
    """With colours, which whoever prints it may take away."""
    wide = (
        max(len(str(cell)) for cell in [*(cell for row in table.cells for cell in row), table.last])
        + 1
    )

    def line(head: object, numbers: range) -> str:
        return f"{head} " + "".join(f"{number:>{wide}}" for number in numbers)

    def coloured(head: object, cells: list[Cell], text=str) -> str:
        signs = ((f"{text(cell):>{wide}}", COLOURS.get(cell.outcome)) for cell in cells)
        return f"{head} " + "".join(
            style(sign, colour, bold=True) if colour else sign for sign, colour in signs
        )

    if len(table.names) == 2:
        corner = f"{table.names[0]} \\ {table.names[1]}"
        drawn = [line(corner, range(table.first, table.last + 1))]
        drawn += [
            coloured(f"{number:>{len(corner)}}", row)
            for number, row in enumerate(table.cells, table.first)
        ]
    else:
        left, drawn = max(len(table.names[0]), len("outcome")), []
        for start, row in zip(range(table.first, table.last + 1, LINE), lines_of(table)):
            drawn += [line(f"{table.names[0]:{left}}", range(start, start + len(row)))]
            drawn += [coloured(f"{'outcome':{left}}", row, lambda cell: cell.outcome)]
            drawn += [
                coloured(f"{name:{left}}", row) for name in ("grundy", "score") if table.has(name)
            ] + [""]
    return "\n".join([table.title, "", *drawn]).rstrip() + f"\n\n{legend(table, {})}\n"


def as_svg(table: Table) -> str:
    """P-positions are full discs, draws are diamonds; so they are told apart without colour too."""
    import jinja2

    template = jinja2.Template(
        PICTURE.read_text(), autoescape=True, undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
    )  # fmt: skip
    return template.render(
        table=table,
        lines=lines_of(table),
        told=[legend(table, MARKS), *table.told_laws()],
        LINE=LINE,
    )
