"""prose: converts headers and lessons to HTML.

The lines of a header are joined to paragraphs. Columns and indented lines are kept, and `- ` begins an item. A line
that is short, with room for three more words, ends a paragraph.
"""

import re
from functools import cache
from html import escape
from math import ceil
from textwrap import dedent

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import CppLexer

from judging import ROOT
from judging.words import columns_of

THEOREM = re.compile(  # if the statement does not end with a full stop, a list continues it
    r"(?<!<blockquote>\n)<p><strong>(?:(?:Theorem|Lemma)\b|定理|引理)(?:(?!</p>).)*</p>"
    r"(?:(?<=[^.。]</p>)\n<([uo]l)>.*?</\1>(?:\n<p>(?:Then\b|那么|则).*?</p>)?)?",
    re.DOTALL,
)
LONG, LINE = 20, 76  # the least lines of a proof that is folded, and the columns of a line
PROOF = re.compile(r"\*\*(Proof|证明)")
EXERCISES = ("Exercises", "习题")  # the heading of the exercises of a lesson
SHORT = 24  # the most letters of a table cell that is kept on one line
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
TEMPLATE = re.compile(r"(?:templates/)?(\w+)\.hpp")
FIGURE = re.compile(
    r"<!-- figure (\S+): (.*?) -->\n<p>(<img [^>]*>)</p>\n<p><em>(.*?)</em></p>", re.DOTALL
)
SCROLLING = {
    "<pre>": '<pre tabindex="0">',
    "<table>": '<div class="scroll" tabindex="0"><table>',
    "</table>": "</table></div>",
}


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
    html = "".join(f"<{kind}>{text}</{kind}>\n" for (kind, _), text in zip(parts, texts))
    return scrolling(re.sub(r"(?:<li>.*</li>\n)+", r"<ul>\n\g<0></ul>\n", html))


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
    return f"<span></span>{highlight(code, LEXER, FORMATTER)}"


def figures(html: str, game_of) -> str:
    """Return HTML in which each figure of a lesson has the sentence below it as its caption.

    The attributes of a figure contain the path of its game, the start and the moves, so that it can be played.
    `game_of` returns the path of the game that a figure names.
    """

    def figure(found: re.Match) -> str:
        name, line, picture, caption = found.groups()
        start, _, moves = line.partition("; ")
        start = start.replace(" / ", "\n")
        return (
            f'<figure data-game="{game_of(name)}" data-start="{escape(start)}" '
            f'data-moves="{escape(moves)}">{picture}'
            f"<figcaption>{caption}</figcaption></figure>"
        )

    return FIGURE.sub(figure, html)


def boxed(html: str) -> str:
    """Return HTML in which each theorem is in a box (a blockquote)."""
    return THEOREM.sub(r"<blockquote>\n\g<0>\n</blockquote>", html)


def scrolling(html: str) -> str:
    """Return HTML in which wide code and wide tables can be scrolled, also with the keyboard."""
    return re.sub("|".join(SCROLLING), lambda tag: SCROLLING[tag[0]], html)


def unbroken(html: str) -> str:
    """Return HTML in which short rows of numbers in tables, such as 7 → 1, are kept on one line."""

    def joined(cell: re.Match) -> str:
        if len(cell[1]) > SHORT or "<" in cell[1]:
            return cell[0]
        text = re.sub(r"(?<=[\d→⊕=]) (?=[\d→⊕=])", "\N{NO-BREAK SPACE}", cell[1])
        return f"<td>{text}</td>"

    return re.sub(r"<td>(.*?)</td>", joined, html)


def markdown(rewritten, root: str = "../") -> MarkdownIt:
    """Return the renderer of a lesson.

    `rewritten` returns the address of a link on the site, or ""; `root` is the path to the root of the site.
    """
    rendered = MarkdownIt(
        "commonmark",
        {
            "html": True,
            "highlight": lambda code, language, _: coloured(code) if language == "cpp" else "",
        },
    )

    def change(state):
        for token, text in zip(state.tokens, [*state.tokens[1:], None]):
            if token.type == "heading_open":
                token.attrs["id"] = re.sub(r"\W+", "-", text.content.lower()).strip("-")
            for link in (child for child in token.children or [] if child.type == "link_open"):
                address = rewritten(link.attrs["href"])
                link.attrs = (
                    {"href": address}
                    if address
                    else {"class": "elsewhere", "title": link.attrs["href"]}
                )

    def code_inline(renderer, tokens, i, options, env) -> str:
        is_in_link = sum(token.nesting for token in tokens[:i] if token.type.startswith("link_"))
        return (
            f"<code>{escape(tokens[i].content)}</code>"
            if is_in_link
            else code(escape(tokens[i].content), root)
        )

    rendered.add_render_rule("code_inline", code_inline)
    rendered.enable("table").core.ruler.push("change", change)
    rendered.core.ruler.push("fold", _fold)
    rendered.core.ruler.push("exercises", _exercises)
    return rendered


def _exercises(state) -> None:
    """Add a place for the tools of each exercise, before its hint or answer. The scripts of the page fill it.

    `state.env` contains the questions whose answer is a number or a word, by the number of their exercise.
    """
    tokens: list[Token] = []
    heading, number = "", ""  # the number is "" outside of an exercise and after its place
    for before, token in zip([_token(""), *state.tokens], state.tokens):
        if before.type == "heading_open":
            heading = token.content
        if token.type == "list_item_open" and token.level == 1 and heading in EXERCISES:
            number = token.info
        if number and token.type == "html_block" and token.content.startswith("<details"):
            tokens.append(_token(_exercise(number, state.env.get(number))))
            number = ""
        tokens.append(token)
    state.tokens = tokens


def _exercise(number: str, question: tuple[str, list[str]] | None) -> str:
    """Return the place for the tools of an exercise. `question` has a text and the right answers."""
    text, answers = question or ("", [])
    about = f' data-answers="{escape("|".join(answers))}"' if answers else ""
    return f'<div class="exercise" data-exercise="{number}"{about} hidden>{escape(text)}</div>\n'


def _fold(state) -> None:
    """Fold each long proof, from its first paragraph to the block with its end sign."""
    tokens: list[Token] = []
    begin, name = None, ""  # where the proof begins, and its word for "proof"
    is_open = True  # whether the block is outside of all folded parts
    for token, text in zip(state.tokens, [*state.tokens[1:], _token("")]):
        tokens.append(token)
        if token.type == "html_block":
            is_open = "</details>" in token.content or is_open and "<details" not in token.content
        if token.type == "heading_open":
            begin = None
        found = PROOF.match(text.content)
        if token.type == "paragraph_open" and token.level == 0 and found:
            begin, name = len(tokens) - 1, found[1]
        ends_block = token.level == 0 and token.nesting < 1
        if (
            begin is None
            or not ends_block
            or not any("∎" in each.content for each in tokens[begin:])
        ):
            continue
        parts = [each.content for each in tokens[begin:] if each.content]
        if (
            is_open
            and sum(ceil(columns_of(part) / LINE) for part in parts) + len(parts) / 3 >= LONG
        ):
            label = tokens[begin + 1].children or []
            if label[2].content in ("Proof.", "证明。") and len(label) > 4:
                del label[:4]
                label[0].content = label[0].content.lstrip()
            tokens.insert(begin, _token(f"<details><summary>{name}</summary>\n"))
            tokens.append(_token("</details>\n"))
        begin = None
    state.tokens = tokens


def _token(html: str) -> Token:
    return Token("html_block", "", 0, content=html)
