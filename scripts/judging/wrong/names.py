"""names: finds headers, words and code that a compiler of an online judge lacks.

names.toml contains the table, and describes its entries. It also contains the advice for programs
that do not compile here.
"""

import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from .. import readable
from ..problems.catalog import Problem
from ..run.meaning import IN_A_LINE, LITERAL
from ..words import N_, Sentence, _, joined, plural

TABLE = tomllib.loads(Path(__file__).with_name("names.toml").read_text("utf-8"))
DECLARED_IN: dict[str, str] = TABLE["declared_in"]
LINUX = "Linux"  # the tag of the g++ of this machine

NOT_LINE_END = re.compile(r"[^\n]")
REST_OF_LINES = re.compile(r"[^\n]+")
# a line whose quotes are not a string, or a string
QUOTED = re.compile(
    rf"(?P<kept>^[ \t]*#[ \t]*(?:include|pragma)\b[^\n]*)|{LITERAL}", re.MULTILINE | re.DOTALL
)
CONDITION = re.compile(r"[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif)\b[ \t]*(.*)")
DEFINED = re.compile(r"(!?)\s*defined\s*\(?\s*(\w+)\s*\)?")
MACRO = re.compile(r"[ \t]*#[ \t]*define[ \t]+(\w+)")

UNDECLARED = re.compile(
    r"error: '(?:std::)?(\w+)' (?:was not declared|is not a member|does not name a type)"
    r"|error: use of undeclared identifier '(\w+)'"
)
IN_STD = re.compile(r"'std::(\w+)'")  # a name that g++ proposes
USING_STD = re.compile(r"\busing\s+namespace\s+std\b")
MISSING_HEADER = re.compile(r"fatal error: (\S+): (?:No such file|Permission denied)")
OWN_HEADER = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)
STANDARD_HEADERS = Path("/usr/include/c++")  # of each version of g++
SWALLOWED = re.compile(rb"\\\r?\n[ \t]*(#[ \t]*include.*)")
NOT_ASCII = re.compile(r"[^\x00-\x7f]")
PLAIN = {"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u3001": ",", "\u3002": "."}
WIDE_SPACE = N_("wide space")
ODD_NAMES = {
    "\u00a0": N_("no-break space"),
    "\u3000": N_("full-width space"),
    **dict.fromkeys("\u2018\u2019\u201c\u201d", N_("curly quote")),
    "\u3001": N_("Chinese comma"),
    "\u3002": N_("Chinese full stop"),
}


@dataclass(frozen=True)
class Name:
    """An entry of names.toml."""

    pattern: re.Pattern
    in_strings: bool = False
    missing: Collection[str] = ()
    wrong: Collection[str] = ()
    here: str = ""
    write: str = ""
    unless: str = ""
    shown: str = ""


@dataclass(frozen=True, eq=False)
class Found:
    """A name in a program."""

    name: Name
    text: str
    line: int

    @property
    def place(self) -> Sentence:
        return _("`{name}` (line {line})").format(name=self.text, line=self.line)


def _names() -> Iterator[Name]:
    for header, about in TABLE["headers"].items():
        pattern = rf'#\s*include\s*[<"]{re.escape(header)}[>"]'
        yield Name(re.compile(pattern), **{"shown": header, **about})
    for words, about in TABLE["words"].items():
        yield Name(re.compile(rf"\b(?:{words})\b"), **about)
    for pattern, about in TABLE["code"].items():
        yield Name(re.compile(pattern), **about)
    for pattern, about in TABLE["strings"].items():
        yield Name(re.compile(pattern), in_strings=True, **about)


NAMES = [*_names()]


def found(source: Path) -> list[Found]:
    """Return the names of the table that a program uses, each with its first line."""
    whole = without_comments(source)
    code, strings = _visible(whole)
    every = []
    for name in NAMES:
        text = strings if name.in_strings else code
        match = name.pattern.search(text)
        if not match or _is_defined(whole, match[0]):
            continue
        if not (name.unless and re.search(name.unless, code)):
            line = text.count("\n", 0, match.start()) + 1
            every.append(Found(name, name.shown or match[0], line))
    return every


def for_here(text: bytes) -> bytes:
    """Replace the names that only Windows compilers know by names that g++ on Linux knows."""
    latin = text.decode("latin-1")  # keeps every byte
    for name in NAMES:
        match = name.pattern.search(latin) if name.here else None
        if match and not _is_defined(latin, match[0]):
            latin = name.pattern.sub(name.here, latin)
    return latin.encode("latin-1")


def without_comments(source: Path) -> str:
    """Return the text of a source without its comments. The line ends in comments stay."""
    text = readable(source.read_bytes())
    return IN_A_LINE.sub(
        lambda part: part[0] if part["literal"] else REST_OF_LINES.sub("", part[0]), text
    )


def _visible(text: str) -> tuple[str, str]:
    """Return the code without strings, and the strings without code. Lines stay."""
    text = _active(text)
    code = QUOTED.sub(lambda part: part["kept"] or NOT_LINE_END.sub(" ", part[0]), text)
    rest = (a if a == "\n" or a != b else " " for a, b in zip(text, code, strict=True))
    return code, "".join(rest)


def _active(text: str) -> str:
    """Empty the lines that #if leaves out, or may leave out, at the online judge."""
    kept: list[str] = []
    open_conditions: list[bool | None] = []
    macros = {"ONLINE_JUDGE"}
    for line in text.split("\n"):
        if found := CONDITION.match(line):
            kind, rest = found[1], found[2].strip()
            if kind.startswith("if"):
                open_conditions.append(_holds(kind, rest, macros))
            elif open_conditions:
                before = open_conditions.pop()
                if kind != "endif":
                    open_conditions.append(
                        not before if kind == "else" and before is not None else None
                    )
            kept.append("")
        elif all(open_conditions):
            if macro := MACRO.match(line):
                macros.add(macro[1])
            kept.append(line)
        else:
            kept.append("")
    return "\n".join(kept)


def _holds(kind: str, rest: str, macros: set[str]) -> bool | None:
    """Return whether a condition holds; None if it depends on the compiler or is not simple."""
    if kind == "if" and rest in ("0", "1"):
        return rest == "1"
    if kind == "if":
        simple = DEFINED.fullmatch(rest)
        negated, macro = (simple[1] == "!", simple[2]) if simple else (False, "_")
    else:
        negated, macro = kind == "ifndef", rest.split()[0] if rest else "_"
    if macro.startswith("_") or macro in ("WIN32", "linux", "unix"):
        return None
    return (macro in macros) != negated


def _is_defined(code: str, word: str) -> bool:
    """Return whether a program defines a word itself."""
    if not word.isidentifier():
        return False
    forms = (
        r"#[ \t]*define[ \t]+%s\b",
        r"\btypedef\b[^;]*\b%s\s*;",
        r"\busing\s+%s\s*=",
        r"\w[\s*&]+%s\s*\([^(){};]*\)\s*\{",
    )
    return any(re.search(form % re.escape(word), code) for form in forms)


def advice(problem: Problem, source: Path, said: str) -> str:
    """Return advice on how to change a program that does not compile, or ""."""
    if odd := odd_character(source):
        return odd
    if missing := MISSING_HEADER.search(said):
        return _header_advice(source, missing[1])
    names = {name for found in UNDECLARED.findall(said) for name in found if name}
    if advised := next(filter(None, (_of_windows(each, names) for each in found(source))), ""):
        return advised
    in_std = sorted(names & {*IN_STD.findall(said)})
    if in_std and not USING_STD.search(without_comments(source)):
        what = _("write `using namespace std;` below the headers, or `std::{name}`")
        return what.format(name=in_std[0])
    text = source.read_bytes()
    headers = [
        f"`#include <{header}>`"
        for header, declared in DECLARED_IN.items()
        if names & {*declared.split()}
    ]
    if headers and (swallowed := SWALLOWED.search(text)):
        line = text.count(b"\n", 0, swallowed.start()) + 1
        what = _(
            "line {line} ends with a backslash, perhaps as half of a Chinese character, so "
            "`{code}` belongs to its comment"
        )
        return what.format(line=line, code=readable(swallowed[1]))
    if headers:
        add = _("add {headers}").format(headers=joined(_(" and "), headers))
        old = _("; the old G++ of {judge} accepts the program without it")
        return add + old.format(judge=problem.judge.name) if problem.judge.windows else add
    if source.suffix == ".c":
        what = _(
            "{file} is named as a C program, and the judge compiles it as C++: cast the result of "
            "malloc, and use no name such as `new` or `class`"
        )
        return what.format(file=source.name)
    return ""


def _of_windows(each: Found, undeclared: set[str]) -> str:
    """Return advice if g++ does not know a name because it is on Linux, or too new; else ""."""
    missing = each.name.missing
    if each.text not in undeclared or (missing and LINUX not in missing):
        return ""
    what = _(
        "line {line}: write {write} in place of `{name}`: on Linux, only C++98 and C++11 have it"
    )
    if missing:
        what = _(
            "line {line}: write {write} in place of `{name}`: only compilers on Windows have it"
        )
    return what.format(line=each.line, write=_(each.name.write), name=each.text)


def _header_advice(source: Path, name: str) -> str:
    """Return advice about a missing header; "" if there is none."""
    if name.startswith("boost/"):
        return _("install Boost to judge the program here: `apt-get install -y libboost-dev`")
    if name.startswith("atcoder/"):
        library = "https://github.com/atcoder/ac-library"
        what = _(
            "install the AtCoder Library to judge the program here: copy the folder atcoder/ of "
            "{library} to /usr/local/include (Debian has no package of it)"
        )
        return what.format(library=library)
    stem = name.removesuffix(".h")
    if stem != name and stem in {path.name for path in STANDARD_HEADERS.glob("*/*")}:
        what = _(
            "write `#include <{stem}>` and `using namespace std;`: <{name}> is older than the "
            "language"
        )
        return what.format(stem=stem, name=name)
    for own in OWN_HEADER.findall(without_comments(source)):
        if f"/{name}".endswith(f"/{own}"):  # g++ may have named the whole path
            what = _("an online judge takes one file: copy the text of {own} into {file}")
            return what.format(own=own, file=source.name)
    if stem != name and "/" not in name:
        what = _(
            "<{name}> is not a header of C++, though compilers on Windows may have it: remove it, "
            "and what needs it, to judge the program here"
        )
        return what.format(name=name)
    return ""


def odd_character(source: Path) -> str:
    """Return the place and name of a character that no code may contain; "" if there is none."""
    data = source.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("gb18030", "replace")
    code = IN_A_LINE.sub(lambda part: NOT_LINE_END.sub(" ", part[0]), text)
    odd = [match.start() for match in NOT_ASCII.finditer(code) if _is_odd(match[0])]
    if not odd:
        return ""
    start, others = odd[0], len(odd) - 1
    line, column = code.count("\n", 0, start) + 1, start - code.rfind("\n", 0, start)
    what, write = _described(code[start])
    place = _("line {line}, column {column} is a {what} (U+{number:04X}): {write}").format(
        line=line, column=column, what=what, number=ord(code[start]), write=write
    )
    more = plural(others, _("; {count} more such character"), _("; {count} more such characters"))
    return place + more if others else place


def _is_odd(character: str) -> bool:
    """Return whether a character that is not ASCII cannot be a part of a name."""
    return not f"a{character}".isidentifier() and character != "\N{REPLACEMENT CHARACTER}"


def _described(odd: str) -> tuple[str, str]:
    """Return what a character is, and what to write in its place."""
    plain = PLAIN.get(odd) or unicodedata.normalize("NFKC", odd)
    if not plain.strip():
        return _(ODD_NAMES.get(odd, WIDE_SPACE)), _("write a space")
    if plain.isascii():
        write = _("write {write}").format(write=f"`{plain}`")
        wide = _("full-width `{plain}`").format(plain=plain)
        return _(ODD_NAMES[odd]) if odd in ODD_NAMES else wide, write
    return unicodedata.name(odd, "control character").lower(), _("remove it")
