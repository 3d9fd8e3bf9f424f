"""widths: rewrites a program so that its types have the widths of an online judge's compilers.

On Windows `long` has 32 bits. A 32-bit compiler also has a `size_t` of 32 bits, and Visual C++ has
a `long double` of 64 bits. The rewritten program has `signed` in place of `long`, `unsigned` in
place of `size_t` and `double` in place of `long double`, also in literals, in formats, and in
functions of the library. Types that the library declares keep their width.
"""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from pathlib import Path

from ..problems.catalog import Judge
from ..run.build import Recipe, start
from ..run.meaning import IN_A_LINE, LITERAL
from ..run.runner import Pool
from ..words import Sentence, _, joined
from .names import TABLE

NARROW: dict[str, dict] = TABLE["narrow"]
LONG, SIZE, REAL = "long", "size_t", "long double"
MOST_LINES = 4  # so many lines are named

SPECIFIER = (
    r"\b(?:unsigned|signed|long|int|short|double|const|volatile|static|constexpr|typedef|inline)\b"
)
GLOBAL = r"(?:\bstd\s*::\s*|(?<![\w.>:])(?:::\s*)?)\b"  # before a name of the library
CALL = r"(?=\s*\()"
PARTS = re.compile(
    rf"""
    (?P<literal>{LITERAL})
  | (?P<kept>^[ \t]*[#][ \t]*(?:(?:include|if|elif)\b[^\n]*|define[ \t]+\w+))
  | (?P<specifiers>{SPECIFIER}(?:[ \t]+{SPECIFIER})*)
  | (?<![\w.'])(?P<integer>(?:0[xX][\da-fA-F']+|\d[\d']*)(?:[lL][uU]?|[uU][lL])(?![\w.]))
  | (?<![\w.])(?P<real>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[lL](?!\w))
  | \b(?P<limit>U?LONG_MAX|LONG_MIN|__LONG_MAX__)\b
  | (?P<absolute>{GLOBAL}labs){CALL}
  | \b(?P<bits>__builtin_(?:clz|ctz|popcount|parity|ffs)l){CALL}
  | (?P<signed>{GLOBAL}(?:atol|strtol|stol|lround|lrint)){CALL}
  | (?P<unsigned>{GLOBAL}(?:strtoul|stoul)){CALL}
  | (?P<size>{GLOBAL}size_t\b)
  | \b(?P<function>(?:sqrt|cbrt|pow|hypot|floor|ceil|round|fabs|fmod|log|log2|log10|exp|sin|cos|tan|atan|atan2)l){CALL}
  | \b(?P<constant>LDBL_\w+)
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)
FORMAT = re.compile(r"%%|(%[-+ #0*\d.]*)(?:(l)[diuxXo]|(z)[diuxXo]|(L)[eEfgG])")
LIMITS = {
    "LONG_MAX": "2147483647",
    "__LONG_MAX__": "2147483647",
    "LONG_MIN": "(-2147483647-1)",
    "ULONG_MAX": "4294967295U",
}
REDEFINED = re.compile(r"#[ \t]*define[ \t]+(?:long|signed|unsigned|size_t)\b")
# These may hold std::string::npos, which has 64 bits here.
UNSIGNED = re.compile(r"\bsize_t\b|\bunsigned[ \t]+long\b(?![ \t]+long)|\blong[ \t]+unsigned\b")


@dataclass(frozen=True)
class Model:
    """A program with the types of some compilers."""

    compilers: list[str]
    lines: dict[str, list[int]]  # of each type that is narrower than here
    source: Path
    recipe: Recipe
    can_be_checked: bool = True

    def without(self, known: Collection[str]) -> "Model":
        """Return the model without the lines of some types, if other types remain."""
        lines = {word: lines for word, lines in self.lines.items() if word not in known}
        return replace(self, lines=lines or self.lines)

    def reason(self, where: str = "") -> Sentence:
        """Return which types are narrower: "`long` has 32 bits at HDU (lines 3, 5)".

        `where` is an online judge, or some of its compilers.
        """
        what = _("`{type}` has {bits} bits ({lines})")
        if where:
            what = _("`{type}` has {bits} bits at {where} ({lines})")
        return joined(
            _(" and "),
            (
                what.format(type=word, bits=NARROW[word]["bits"], where=where, lines=_listed(lines))
                for word, lines in self.lines.items()
            ),
        )

    def cause(self, where: str) -> Sentence:
        """Return why the program fails at an online judge, and what to write."""
        write = NARROW[next(iter(self.lines))]["write"]
        return self.reason(where) + _("; write {write}").format(write=_(write))


def models(pool: Pool, judge: Judge, source: Path, recipe: Recipe) -> list[Model]:
    """Return the program as the compilers of a judge see it, first with the fewest narrow types.

    Compilers with the same types share a model.
    """
    text = source.read_bytes().decode("latin-1")  # keeps every byte
    text = IN_A_LINE.sub(lambda part: part[0] if part["literal"] else _blank(part[0]), text)
    found: dict[str, Model] = {}
    for compiler, tags in judge.compilers.items():
        words = narrow_types(tags)
        new, lines = rewritten(text, words)
        if new == text:
            found.setdefault(new, Model([], {}, source, recipe))
        if new not in found:
            flags = *recipe.flags, "-Wno-narrowing"
            narrow = replace(recipe, flags=flags, parsed=())
            is_unsafe = SIZE in words and "npos" in text and UNSIGNED.search(text)
            found[new] = Model([], lines, _written(pool, source, new), narrow, not is_unsafe)
        found[new].compilers.append(compiler)
    return sorted(found.values(), key=lambda model: len(model.lines))


def narrow_types(tags: Collection[str]) -> set[str]:
    """Return the types that are narrower for a compiler with these tags."""
    return {word for word, about in NARROW.items() if not {*about["tags"]}.isdisjoint(tags)}


def kindest(pool: Pool, judge: Judge, source: Path, recipe: Recipe) -> Model | None:
    """Return the program with the types of the best compiler of a judge.

    If this compiler has the same types as this machine, or if the program does not compile with its
    types, return None.
    """
    model = next(iter(models(pool, judge, source, recipe)), None)
    if not model or not model.lines or not model.can_be_checked:
        return None
    return None if start(pool, model.source, model.recipe).exception() else model


def rewritten(text: str, words: Collection[str]) -> tuple[str, dict[str, list[int]]]:
    """Return a text without comments in which the types `words` are narrower.

    Also return the lines of each type that was found.
    """
    lines: dict[str, list[int]] = defaultdict(list)
    line_ends = [end.start() for end in re.finditer("\n", text)]

    def change(part: re.Match) -> str:
        kind, old = part.lastgroup or "", part[0]
        if kind == "literal":
            new, words_in_it = _format(old, words)
        else:
            word = _type_of(old) if kind == "specifiers" else TYPE_OF.get(kind, "")
            words_in_it = {word} & {*words}
            new = CHANGES[kind](old) if words_in_it else old
        line = bisect_left(line_ends, part.start()) + 1
        for word in words_in_it:
            lines[word] += [line] if lines[word][-1:] != [line] else []
        return new

    if REDEFINED.search(text):
        return text, {}
    new = PARTS.sub(change, text)
    return new, {word: lines[word] for word in NARROW if word in lines}


def _format(literal: str, words: Collection[str]) -> tuple[str, set[str]]:
    """Return a literal with the formats of the narrower types, and these types."""
    changed = set()

    def change(part: re.Match) -> str:
        word = LONG if part[2] else SIZE if part[3] else REAL if part[4] else ""
        if word not in words:
            return part[0]
        changed.add(word)
        return part[1] + ("l" if word == REAL else "") + part[0][-1]

    return FORMAT.sub(change, literal), changed


def _type_of(specifiers: str) -> str:
    """Return which type these specifiers name: long, long double or another ("")."""
    words = specifiers.split()
    return "" if words.count("long") != 1 else REAL if "double" in words else LONG


def _narrow(specifiers: str) -> str:
    """Return the specifiers of the narrower type. A person may have defined `int` as a macro."""
    words = specifiers.split()
    has_sign = not {"unsigned", "signed", "double"}.isdisjoint(words)
    return " ".join(
        "signed" if word == "long" else word
        for word in words
        if word != "int" and not (word == "long" and has_sign)
    )


TYPE_OF = {
    **dict.fromkeys(("integer", "limit", "absolute", "bits", "signed", "unsigned"), LONG),
    "size": SIZE,
    **dict.fromkeys(("real", "function", "constant"), REAL),
}
CHANGES: dict[str, Callable[[str], str]] = {
    "specifiers": _narrow,
    "integer": lambda text: re.sub("[lL]", "", text),
    "limit": lambda text: LIMITS[text],
    "absolute": lambda text: "__builtin_abs",
    "bits": lambda text: text[:-1],
    "signed": lambda text: f"(signed){text}",
    "unsigned": lambda text: f"(unsigned){text}",
    "size": lambda text: "unsigned",
    "real": lambda text: text[:-1],
    "function": lambda text: text[:-1],
    "constant": lambda text: text[1:],
}


def _blank(comment: str) -> str:
    return " " + "\n" * comment.count("\n")


def _written(pool: Pool, source: Path, text: str) -> Path:
    copy = pool.folder("narrow") / source.name
    copy.write_bytes(text.encode("latin-1"))
    return copy


def _listed(lines: list[int]) -> str:
    """Return "line 3", or "lines 3, 5 and 2 more"."""
    first = ", ".join(map(str, lines[:MOST_LINES]))
    if len(lines) == 1:
        return _("line {line}").format(line=first)
    more = _(" and {count} more").format(count=len(lines) - MOST_LINES)
    return _("lines {lines}").format(lines=first) + (more if len(lines) > MOST_LINES else "")
