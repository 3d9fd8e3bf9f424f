"""markdown: renders the lessons and the pages with proofs. Each plugin changes the tokens of a text, before they become HTML.

A theorem is in a box (a blockquote), a long proof is folded, and the sentence below a figure becomes its caption. An
exercise has a place for its tools. Wide code and wide tables can be scrolled, also with the keyboard. A command that
judges a person's program has a link to the box of the problem. A command that plays a game becomes a link to its board.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import pairwise
from math import ceil
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from judging.words import columns_of

from .prose import SCROLLING, code, coloured

THEOREM = re.compile(r"\*\*(?:(?:Theorem|Lemma)\b|定理|引理)")
LISTED = re.compile(r"Then\b|那么|则")  # what goes on after a list in a theorem
PARAGRAPH = ("paragraph_open", "inline", "paragraph_close")
LISTS = ("bullet_list_open", "ordered_list_open")
LONG, LINE = 20, 76  # the least lines of a proof that is folded, and the columns of a line
PROOF = re.compile(r"\*\*(Proof|证明)")
EXERCISES = ("Exercises", "习题")  # the heading of the exercises of a lesson
# the heading of the last section, which a Chinese lesson may lack
MORE = ("See also", "另见", "接着看")
SHORT = 24  # the most letters of a table cell that is kept on one line
GAP = re.compile(r"(?<=[\d→⊕=]) (?=[\d→⊕=])")
FIGURE = re.compile(r"<!-- figure (\S+): (.*?) -->", re.DOTALL)
JUDGES = re.compile(r"scripts/judge (\w+/\w+) --solution mine\.cpp")
PLAYS = re.compile(
    r"scripts/judge play (\w+/\w+)(?: --input <\((?:printf '(?P<lines>[^']*)'|echo (?P<line>[^)]*))\))?"
)
AGAIN = re.compile(r"\n  again: scripts/judge .*\n")  # how a terminal shows a counterexample again


@dataclass(frozen=True)
class Page:
    """What the renderer asks about its page."""

    address: Callable[[str], str] = str  # of a link, or "" if the site does not have its target
    picture: Callable[[str], str] = str  # the address of a picture
    game: Callable[[str], str] = str  # the path of the game that a figure names
    box: Callable[[str], str] = lambda _: ""  # the HTML after a command that judges a problem
    play: Callable[[str, str], str] = lambda *_: ""  # the HTML of a command that plays; "" keeps it
    root: str = "../"  # the path to the root of the site


def renderer(page: Page) -> MarkdownIt:
    """Return the renderer of a page.

    Its environment may contain `questions`, those of the exercises of a lesson, and `ids`, those of the sections of the
    English page. The renderer adds `headings`: the id and the HTML of each section.
    """
    rendered = MarkdownIt(
        "commonmark",
        {
            "html": True,
            "highlight": lambda code, language, _: coloured(code) if language == "cpp" else "",
        },
    )

    def code_inline(_, tokens, i, options, env) -> str:
        text = escape(tokens[i].content)
        is_in_link = sum(token.nesting for token in tokens[:i] if token.type.startswith("link_"))
        judged, played = JUDGES.fullmatch(text), PLAYS.fullmatch(tokens[i].content)
        if played:
            start = (played["lines"] or "").replace("\\n", "\n") or played["line"] or ""
            if link := page.play(played[1], start.rstrip("\n")):
                return link
        html = f"<code>{text}</code>" if is_in_link else code(text, page.root)
        return html + (page.box(judged[1]) if judged else "")

    rendered.add_render_rule("code_inline", code_inline)
    for name, rule in RULES.items():
        rendered.add_render_rule(name, rule)
    rendered.enable("table")
    for name, plugin in PLUGINS.items():
        rendered.core.ruler.push(name, partial(plugin, page))
    return rendered


def _fence(renderer, tokens, i, *rest) -> str:
    tokens[i].content = AGAIN.sub("", tokens[i].content)
    return f"<pre{SCROLLING}>{renderer.fence(tokens, i, *rest).removeprefix('<pre>')}"


def _code_block(renderer, *of_token) -> str:
    return f"<pre{SCROLLING}>{renderer.code_block(*of_token).removeprefix('<pre>')}"


def _table_open(renderer, *of_token) -> str:
    return f'<div class="scroll"{SCROLLING}>{renderer.renderToken(*of_token)}'


def _table_close(renderer, *of_token) -> str:
    return f"{renderer.renderToken(*of_token).rstrip()}</div>\n"


RULES: dict[str, Callable[..., str]] = {
    "fence": _fence,
    "code_block": _code_block,
    "table_open": _table_open,
    "table_close": _table_close,
}


def _sections(_: Page, state) -> None:
    """Give an id to each heading. Sections of a Chinese page have the ids of the English sections, so that links to them are
    the same.

    The sections are compared from the last to the first, because most lessons differ only in their first sections.
    """
    own: dict[str, tuple[Token, Token]] = {}  # the id of a section -> its heading
    for heading, text in pairwise(state.tokens):
        if heading.type == "heading_open":
            id = heading.attrs["id"] = re.sub(r"\W+", "-", text.content.lower()).strip("-")
            if heading.tag == "h2":
                own[id] = heading, text
    has_more = any(text.content in MORE for _, text in own.values())
    ids = [id for id in state.env.get("ids", []) if has_more or id != "see-also"]
    new = dict(zip(reversed(own), reversed(ids)))
    for old, id in new.items():
        own[old][0].attrs["id"] = id
    addresses = {f"#{quote(old)}": f"#{id}" for old, id in new.items()}
    for link in _inside(state.tokens, "link_open"):
        if found := addresses.get(str(link.attrs.get("href"))):
            link.attrs["href"] = found
    inline = partial(state.md.renderer.renderInline, options=state.md.options, env=state.env)
    state.env["headings"] = [
        (heading.attrs["id"], inline(text.children)) for heading, text in own.values()
    ]


def _inside(tokens: list[Token], kind: str) -> Iterable[Token]:
    return (child for token in tokens for child in token.children or [] if child.type == kind)


def _addresses(page: Page, state) -> None:
    """Change links and pictures to their addresses on the site."""
    for link in _inside(state.tokens, "link_open"):
        address = str(link.attrs["href"])
        link.attrs = (
            {"href": found}
            if (found := page.address(address))
            else {"class": "elsewhere", "title": address}
        )
    for image in _inside(state.tokens, "image"):
        image.attrs["src"] = page.picture(str(image.attrs["src"]))


def _exercises(_: Page, state) -> None:
    """Add a place for the tools of each exercise, before its hint or answer. The scripts of the page fill it.

    The questions are those whose answer is a number or a word, by the number of their exercise.
    """
    tokens: list[Token] = []
    questions = state.env.get("questions", {})
    heading, number = "", ""  # the number is "" outside of an exercise and after its place
    for before, token in zip([_token(""), *state.tokens], state.tokens):
        if before.type == "heading_open":
            heading = token.content
        if token.type == "list_item_open" and token.level == 1 and heading in EXERCISES:
            number = token.info
        if number and token.type == "html_block" and token.content.startswith("<details"):
            tokens.append(_token(_exercise(number, questions.get(number))))
            number = ""
        tokens.append(token)
    state.tokens = tokens


def _exercise(number: str, question: tuple[str, list[str]] | None) -> str:
    """Return the place for the tools of an exercise. `question` has a text and the right answers."""
    text, answers = question or ("", [])
    about = f' data-answers="{escape("|".join(answers))}"' if answers else ""
    return f'<div class="exercise" data-exercise="{number}"{about} hidden>{escape(text)}</div>\n'


def _fold(_: Page, state) -> None:
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


def _figures(page: Page, state) -> None:
    """Make each figure of a lesson with the sentence below it as its caption.

    The attributes of a figure contain the path of its game, the start and the moves, so that it can be played.
    """
    tokens, rest = [], [*state.tokens]
    while rest:
        found = FIGURE.fullmatch(rest[0].content.strip())
        if not found or [token.type for token in rest[:7]] != [
            "html_block",
            *PARAGRAPH,
            *PARAGRAPH,
        ]:
            tokens.append(rest.pop(0))
            continue
        name, line = found.groups()
        start, _, moves = line.partition("; ")
        _, _, picture, _, _, caption, _ = rest[:7]
        caption.children = caption.children[1:-1]  # without its emphasis
        about = {"game": page.game(name), "start": start.replace(" / ", "\n"), "moves": moves}
        data = " ".join(f'data-{key}="{escape(value)}"' for key, value in about.items())
        tokens += [_token(f"<figure {data}>"), picture, _token("<figcaption>"), caption]
        tokens.append(_token("</figcaption></figure>\n"))
        del rest[:7]
    state.tokens = tokens


def _boxes(_: Page, state) -> None:
    """Put each theorem into a box, with its lists. A theorem that is already in a box gets no second box."""
    tokens = [*state.tokens, _token("")]

    def begins(i: int, with_this: re.Pattern) -> bool:
        is_paragraph = tokens[i].type == "paragraph_open" and not tokens[i].hidden
        return is_paragraph and bool(with_this.match(tokens[i + 1].content))

    def after(i: int) -> int:
        """Return the place after the block that begins here."""
        level = tokens[i].level
        return next(j for j in range(i + 1, len(tokens)) if tokens[j].level == level) + 1

    made: list[Token] = []
    i = 0
    while i < len(tokens) - 1:
        end = i + 1
        if begins(i, THEOREM) and not (made and made[-1].type == "blockquote_open"):
            end = i + 3
            ends_sentence = tokens[i + 1].content.endswith((".", "。"))
            if not ends_sentence and tokens[end].type in LISTS:
                end = after(end)
                end += 3 * begins(end, LISTED)
            made += [Token("blockquote_open", "blockquote", 1, block=True), *tokens[i:end]]
            made.append(Token("blockquote_close", "blockquote", -1, block=True))
        else:
            made.append(tokens[i])
        i = end
    state.tokens = made


def _cells(_: Page, state) -> None:
    """Keep short rows of numbers in tables, such as 7 → 1, on one line."""
    cells = (text for cell, text in pairwise(state.tokens) if cell.type == "td_open")
    for text in cells:
        if [child.type for child in text.children] == ["text"] and len(text.content) <= SHORT:
            [child] = text.children
            child.content = GAP.sub("\N{NO-BREAK SPACE}", child.content)


def _token(html: str) -> Token:
    return Token("html_block", "", 0, content=html)


# in this order
PLUGINS = {
    "addresses": _addresses,
    "fold": _fold,
    "exercises": _exercises,
    "figures": _figures,
    "boxes": _boxes,
    "cells": _cells,
    "sections": _sections,
}
