"""meaning: the code of a source without its comments.

This is the only definition of "nothing but comments has changed": keys of the store, data.sha256,
the audit of changed files and the search for equal mutants use it.
"""

import ast
import re

# Parts of C++, for patterns with re.DOTALL and re.MULTILINE, also with re.VERBOSE.
COMMENT = r"//[^\n]*|/\*.*?\*/"
LITERAL = r"""R"(?P<raw>[^()\\\s]*)\(.*?\)(?P=raw)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'"""
DIRECTIVE = r"^[ \t]*[#](?:\\\n|[^\n])*"
IN_A_LINE = re.compile(f"(?P<comment>{COMMENT})|(?P<literal>{LITERAL})", re.DOTALL)
PIECE = re.compile(
    rf"""(?P<directive>{DIRECTIVE})|(?P<blank>{COMMENT}|\s)|(?P<literal>{LITERAL})|(?P<code>[^\s"'/R#]+|.)""",
    re.DOTALL | re.MULTILINE,
)


def meaning(name: str, text: str) -> str:
    """Return the code in the text of a file; the whole text if it is neither C++ nor Python."""
    if name.endswith((".cpp", ".hpp")):
        return code_in(text)
    if name.endswith(".py"):
        try:
            return code_of(ast.parse(text))
        except (SyntaxError, ValueError):
            return text
    return text


def code_of(tree: ast.Module) -> str:
    """Return the code of a module of Python without comments and docstrings."""
    for node in ast.walk(tree):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            continue
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def code_in(text: str) -> str:
    """Return the code of a C++ source in one form, so that equal code gives equal texts.

    Comments, blanks and line ends become one space. Literals do not change. A directive such as
    `#define` has a line of its own.
    """
    lines: list[list[str]] = [[]]
    for piece in PIECE.finditer(text):
        if piece.lastgroup == "directive":
            lines += [_pieces(piece[0].replace("\\\n", " ").lstrip()), []]
        else:
            _add(lines[-1], piece)
    return "\n".join(filter(None, ("".join(line).strip(" ") for line in lines)))


def _pieces(line: str) -> list[str]:
    """Return the pieces of a directive."""
    pieces = ["#"]
    for piece in PIECE.finditer(line, 1):
        _add(pieces, piece)
    return pieces


def _add(pieces: list[str], piece: re.Match) -> None:
    if piece.lastgroup != "blank":
        pieces.append(piece[0])
    elif pieces[-1:] != [" "]:
        pieces.append(" ")
