"""prose: converts headers to HTML.

The lines of a header are joined to paragraphs. Columns and indented lines are kept, and `- ` begins an item. A line
that is short, with room for three more words, ends a paragraph.
"""

import re
from functools import cache
from html import escape
from itertools import groupby
from textwrap import dedent

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import CppLexer

from judging import ROOT

SCROLLING = ' tabindex="0"'  # so that the keyboard scrolls wide code
WIDTH = 66  # letters of a line in a header
SIGNS = {
    " &lt;= ": " ≤ ",
    " &gt;= ": " ≥ ",
    " != ": " ≠ ",
    " -&gt; ": " → ",
    "misere": "misère",
    "Misere": "Misère",
}
POWER = re.compile(r"(?<=\w)\^(\d+|[a-z]\b)")
ENDS = re.compile(r"([.:,;]|where|So)$")  # the end of a line after which a paragraph may begin
NAMED = re.compile(r"\w+: ")  # the name at the beginning of a paragraph
FILE = re.compile(r"\b(?:[\w/]+/)?\w+\.(?:cpp|hpp)\b")
FORMATTER, LEXER = HtmlFormatter(nowrap=True), CppLexer(stripnl=False, ensurenl=False)
PLAIN = re.compile(  # code to which style.css gives neither a colour nor another font
    r'<span class="(?!(?:c|c1|cm|ch|cp|cpf|k|kd|kt|kr|kc|ow|s|sc|s1|s2|se|nf|nc)")\w+">([^<]*)</span>'
)
TEMPLATE = re.compile(r"(?:templates/)?(\w+)\.hpp")


def flowing(lines: list[str], root: str = "") -> str:
    """Return the HTML of the lines of a header text. `root` is the path to the root of the site."""
    parts: list[
        tuple[str, list[str]]
    ] = []  # the kind of each part ("p", "li" or "pre") and its lines
    kind = ""
    for before, line in zip(["", *lines], lines):
        is_item = line.startswith("- ")
        goes_on = kind == "li" and line.startswith("  ") and not line.startswith("   ")
        ends_early = len(" ".join([before, *line.split(" ")[:3]])) <= WIDTH
        new = "li" if is_item or goes_on else "pre" if line.startswith(" ") or "  " in line else "p"
        begins = ends_early and ENDS.search(before) or before.endswith(".") and NAMED.match(line)
        if new != kind or is_item or new == "p" and begins:
            parts.append((new, []))
        parts[-1][1].append(line if new == "pre" else line.removeprefix("- ").strip())
        kind = new
    texts = (
        escape(dedent("\n".join(text))) if kind == "pre" else inline(" ".join(text), root)
        for kind, text in parts
    )
    html = ""
    for kind, group in groupby(zip(parts, texts), lambda each: each[0][0]):
        opened = f"<pre{SCROLLING}>" if kind == "pre" else f"<{kind}>"
        items = "".join(f"{opened}{text}</{kind}>\n" for _, text in group)
        html += f"<ul>\n{items}</ul>\n" if kind == "li" else items
    return html


def paragraphs(text: str, root: str = "") -> str:
    """Return the HTML of a Chinese text of a template. An empty line ends a paragraph."""
    return "".join(flowing(part.splitlines(), root) for part in text.strip("\n").split("\n\n"))


def inline(text: str, root: str = "") -> str:
    """Return the HTML of a sentence. Files and text in backticks become code, templates links, and operators signs."""
    parts = escape(text, quote=False).split("`")
    for i in range(0, len(parts), 2):
        for ascii_sign, sign in SIGNS.items():
            parts[i] = parts[i].replace(ascii_sign, sign)
        parts[i] = FILE.sub(
            lambda found: code(found[0], root), POWER.sub(r"<sup>\1</sup>", parts[i])
        )
    return "".join(code(part, root) if i % 2 else part for i, part in enumerate(parts))


def code(html: str, root: str) -> str:
    """Return the HTML of a word as code. The name of a template becomes a link."""
    found = TEMPLATE.fullmatch(html)
    if found and (ROOT / "templates" / f"{found[1]}.hpp").is_file():
        return f'<a href="{root}templates/{found[1]}.html"><code>{html}</code></a>'
    return f"<code>{html}</code>"


def capital(html: str) -> str:
    """Return a sentence with a capital at its beginning. A formula at its beginning is not changed."""
    return re.sub(
        r"^(?:<p>)?[a-z](?=[a-zè]*[,;]? [a-z(])",
        lambda first: first[0][:-1] + first[0][-1].upper(),
        html,
    )


@cache
def coloured(code: str) -> str:
    """Return the coloured HTML of C++ code. The empty element preserves an empty first line."""
    return "<span></span>" + PLAIN.sub(r"\1", highlight(code, LEXER, FORMATTER))
