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
IN_A_SOURCE = re.compile(
    f"{IN_A_LINE.pattern}|(?P<directive>{DIRECTIVE})", re.DOTALL | re.MULTILINE
)
# A directive that always ends at the end of its line.
COMPLETE = re.compile(
    r"""# ?(?:include ?(?:<[^>]*>|"[^"]*")|pragma once|(?:ifdef|ifndef|undef) \w+|else|endif)"""
)
HIDDEN, SHOWN = (
    str.maketrans(" \t\n", "\1\2\3"),
    str.maketrans("\1\2\3", " \t\n"),
)  # blanks inside literals, which must not change
LINE_END = "\3"


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

    Comments, blanks and line ends become one space. Literals do not change. The end of a directive
    such as `#define` stays, except before another directive.
    """
    return _spaced(IN_A_SOURCE.sub(_kept, text)).replace(LINE_END + " #", " #").translate(SHOWN)


def _kept(part: re.Match) -> str:
    if part.lastgroup == "comment":
        return " "
    if part.lastgroup == "literal":
        return part[0].translate(HIDDEN)
    line = _spaced(IN_A_LINE.sub(_kept, part[0].replace("\\\n", " ")))
    # an inner # must not look like another directive
    line = "#" + line[1:].replace("#", "#" + LINE_END)
    return line if COMPLETE.fullmatch(line) else line + LINE_END


def _spaced(text: str) -> str:
    return " ".join(text.split())
