"""templates: Jinja templates, with filters that write a text as HTML, TeX or JSON."""

import json
import re
from collections.abc import Callable
from pathlib import Path

# Our texts contain code in `backticks`, <=, >= and powers such as 2^31; each has its own form.
MARKUP = re.compile(r"`([^`]+)`|(<=)|(>=)|(?<=\w)\^(\d+|\w)|.", re.DOTALL)
IN_HTML = "{}", "<code>{}</code>", "&le;", "&ge;", "<sup>{}</sup>"
IN_TEX = "{}", r"\texttt{{{}}}", r"$\leq$", r"$\geq$", r"$^{{{}}}$"
NAMES = {"\\": "backslash", "^": "asciicircum", "~": "asciitilde", "|": "bar"}
NAMES |= {"<": "less", ">": "greater", '"': "quotedbl"}
TEX = {c: f"\\{c}" for c in "#$%&_{}"} | {c: rf"\text{NAMES[c]}{{}}" for c in NAMES}


def rendered(folder: Path, facts: dict) -> dict[str, str]:
    """Return the rendered templates of a folder: path in the folder -> text."""
    import jinja2
    from markupsafe import Markup, escape

    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        autoescape=jinja2.select_autoescape(["html"]),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        trim_blocks=True,
    )
    templates.filters |= {
        "html": lambda text: Markup(_marked(text, escape, IN_HTML)),
        "tex": lambda text: _marked(text, lambda c: "".join(TEX.get(x, x) for x in c), IN_TEX),
        "json": lambda value: json.dumps(value, ensure_ascii=False),
    }
    names = templates.list_templates()
    return {name: templates.get_template(name).render(facts) for name in names}


def _marked(text: str, plain: Callable[[str], str], forms: tuple[str, ...]) -> str:
    """Return a text with its markup in the given forms; `plain` converts the other parts."""
    parts = ((part.lastindex or 0, part) for part in MARKUP.finditer(text))
    return "".join(forms[group].format(plain(part[group])) for group, part in parts)
