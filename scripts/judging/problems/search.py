"""search: finds problems by words of their names, topics, terms, conclusions and rules, in two languages.

The texts about a problem form four groups, from names to long sentences. In a group, each text is
in the form of `words`, followed by END. The words of the rules and of the idea, `body`, count only if
the groups contain a query not at all, or seldom. The search of the site, site/src/search/finder.ts,
gets the same texts and follows the same rules.
"""

import math
import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path

from .. import ROOT
from . import ALIASES, CHINESE_JUDGES

# name: lesson and meaning
TOPICS = tomllib.loads(Path(__file__).with_name("forms").joinpath("topics.toml").read_text())
ROW = re.compile(r"^\| (?!term |-)(.+?) \| (.+?) \| (.*?) \|$", re.MULTILINE)
KEY = re.compile(r"^// (Topics|Lesson|Also): +(.*)$", re.MULTILINE)
BODY = re.compile(r"^// (?:Game|Idea): (.*(?:\n//  .*)*)", re.MULTILINE)
WORD = re.compile(r"[a-z]+|[0-9]+|[^\W\da-z_]")  # a Chinese character is a word
UNIT = re.compile(r"[a-z0-9]+|[^\W\da-z_]")  # p1290 is not divided
COUNTED = re.compile("[颗枚块根粒]")
RUN = re.compile(r"[a-z]+|[0-9]+|[^\W\da-z_]+")  # Chinese characters without a sign between them
BREAK = re.compile(r"[\s，。、；,;]+")  # between the parts of a query
LISTED = re.compile(r"\]\(\.\./problems/([\w/]+)\.cpp\)")  # a link of a lesson
NAME = re.compile(r"[^，（；：）]+")  # in a Chinese cell: 正常游戏，反常游戏（Anti-SG）
GENERAL = "game theory", "impartial game"  # terms of every problem
# Words that say too little alone, and words that say nothing about a game.
VAGUE = "博弈 博弈论 游戏 game games".split()
# A filler counts only in names, topics and conclusions.
FILLERS = "结论 题解 模板 变形 精度 板子 代码 证明 公式 入门 例题 solution template".split()
END = " |"
SHORT = 2  # letters of an English word with which no longer word may begin
SENTENCES = 2  # the first group of sentences
LAST = 3  # the group of long sentences: it counts only if no problem matches in another group
LEAST = 4  # letters of an English word that may be misspelt
TERM = 3  # letters of a short term, such as nim
FEW = 5  # so many results of one word may be followed by problems whose rules contain it
MOST = 8  # parts of a query that are used
LONGEST = 60  # letters of a query that are used
NEAR = 0.4  # how similar a suggested word must be
NAMED = 3  # the rank of a query that is a topic of a problem
Groups = tuple[str, ...]


@dataclass(frozen=True)
class Found:
    """The result of a search."""

    names: list[str]  # the best match first
    left_out: list[str] = field(default_factory=list)  # parts of the query
    corrected: dict[str, str] = field(default_factory=dict)  # a part -> the word that it means


def find(names: list[str], query: str) -> Found:
    """Return the problems that contain a query, those in whose rules it can be read last.

    The rules count if the other texts do not contain all words of a query, or if a query is one word,
    but no name or term, and few problems are found. A number names a problem: it cannot be read.
    """
    query = query[:LONGEST]
    found = _find(names, query)
    fillers = [part for part in BREAK.split(query) if part in FILLERS]
    others = runs_of(" ".join(part for part in BREAK.split(query) if part not in fillers))
    whole = f"{END}{words(query)}{END}"
    is_term = any(whole in END + "".join(groups(name)) for name in found.names)
    is_one = len(others) + len(fillers) == 1 and not is_term
    is_found = bool(found.names) and not found.corrected and {*found.left_out} <= {*FILLERS}
    is_enough = is_found and (len(found.names) > FEW or not is_one)
    if is_enough or not others or any(run.isdigit() for run in others):
        return found
    texts = {name: _counted("".join((*groups(name)[:LAST], body(name)))) for name in names}
    sought = [_counted(_sought(run)) for run in others]
    read = [name for name in names if all(run in texts[name] for run in sought)]
    read.sort(key=lambda name: course().get(name, math.inf))
    if is_found:
        return Found([*dict.fromkeys(found.names + read)], found.left_out)
    return Found(read, fillers) if read else found


def _counted(text: str) -> str:
    """Return a text with one Chinese word for the pieces that are counted: 任意多颗 and 任意多个."""
    return COUNTED.sub("个", text)


def _find(names: list[str], query: str) -> Found:
    """Return the problems whose groups contain all parts of a query, after corrections.

    A part that no text contains is corrected, divided or left out. If no problem contains all
    parts, as few parts as possible are left out; then names or topics must contain the others.
    """
    items = {name: groups(name) for name in names}
    everything = "".join(text for texts in items.values() for text in texts)
    known, unknown, corrected = _parts(everything, vocabulary(items), query)
    short = "".join(text for texts in items.values() for text in texts[:LAST])
    fillers = [part for part in known if part not in short and _shown(part) in FILLERS]
    known = [part for part in known if part not in fillers]
    unknown += map(_shown, [*fillers, *known[MOST:]])
    known = known[:MOST]
    vague = {_sought(word) for word in VAGUE}
    judges = {_sought(word) for word in judge_names(names)}
    # In English the last word is the noun: it is kept rather than the first.
    in_order = known[::-1] if all(part.isascii() for part in known) else known
    for number in range(len(known), 0, -1):
        for chosen in combinations(in_order, number):
            left_out = [*unknown, *(_shown(part) for part in known if part not in chosen)]
            says_enough = {*left_out} <= {*FILLERS}
            if {*chosen} <= vague | judges and not says_enough:
                continue
            exact = [part for part in chosen if part not in vague] or chosen
            ranks = {name: _rank(texts, words(query), exact) for name, texts in items.items()}
            most = 2 * (LAST + 1 if says_enough else SENTENCES)
            hits = {name: rank for name, rank in ranks.items() if rank <= most}
            if hits:
                best = [name for name in hits if hits[name] <= 2 * LAST] or [*hits]
                best.sort(key=lambda name: (hits[name], course().get(name, math.inf)))
                return Found(best, left_out, corrected)
    return Found([])


def judge_names(names: list[str]) -> set[str]:
    return {*ALIASES, *(name.split("/")[0] for name in names)}


@cache
def words(text: str) -> str:
    """Return the words of a text in lower case without accents, with a space before each word.

    Different spellings of a word become the same: 博奕 and 博弈, 杭电 and HDU.
    """
    return "".join(f" {word}" for word in WORD.findall(_plain(text)))


def runs_of(text: str) -> list[str]:
    """Return the English words, the numbers and the runs of Chinese characters of a text."""
    return RUN.findall(_plain(text))


def _plain(text: str) -> str:
    plain = (
        unicodedata.normalize("NFKD", text).casefold().replace("奕", "弈").replace("搏弈", "博弈")
    )
    plain = "".join(each for each in plain if not unicodedata.combining(each))
    for chinese, judge in CHINESE_JUDGES.items():
        plain = plain.replace(chinese, f" {judge} ")
    return plain


def vocabulary(items: dict[str, Groups]) -> list[str]:
    """Return the English words and the Chinese phrases in names and topics.

    A short word counts only if it is a whole text: nim.
    """
    texts = "".join(name + topic for name, topic, *_ in items.values()).split(END)
    english = {word for text in texts for word in text.split() if word.isascii() and word.isalpha()}
    runs = {run for text in texts for run in re.findall(r"[^\x00-\x7f]{2,}", text.replace(" ", ""))}
    return sorted(
        {
            word
            for word in english
            if len(word) >= LEAST or len(word) == TERM and f" {word}" in texts
        }
        | {run for run in runs - {*VAGUE} if not run.startswith(tuple(FILLERS))}
    )


def similar(names: list[str], query: str) -> list[str]:
    """Return up to three words of names and topics that are similar to a query."""
    known_words = vocabulary({name: groups(name) for name in names})
    typed = Counter(words(query).replace(" ", ""))

    def similarity(word: str) -> float:
        return 2 * (typed & Counter(word)).total() / (typed.total() + len(word))

    near = [word for word in known_words if similarity(word) >= NEAR]
    return sorted(near, key=lambda word: (-similarity(word), word))[:3]


def _parts(text: str, known_words: list[str], query: str) -> tuple[list[str], list[str], dict]:
    """Return the parts of a query that a text contains, the other parts, and corrections.

    If no text contains a part, it is corrected, or divided into the longest pieces that are known.
    """
    known: list[str] = []
    unknown: list[str] = []
    corrected: dict[str, str] = {}

    for typed in _glued(text, [part for part in BREAK.split(query) if words(part)]):
        units = UNIT.findall(_plain(typed))
        meant = "" if _sought(typed) in text else _meant("".join(units), known_words)
        if meant:
            corrected[typed] = meant
            known.append(_sought(meant))
        elif _sought(typed) in text:
            known.append(_sought(typed))
        else:
            pieces = _divided(text, known_words, tuple(units))
            known += [_sought(meant) for _, meant in pieces if meant]
            unknown += [piece for piece, meant in pieces if not meant]
            corrected |= {piece: meant for piece, meant in pieces if meant not in ("", piece)}
    return [*dict.fromkeys(known)], [*dict.fromkeys(unknown)], corrected


def _divided(text: str, known_words: list[str], units: tuple[str, ...]) -> list[tuple[str, str]]:
    """Divide units into pieces, and return each piece with its meaning, "" if it is not known.

    As few units as possible are unknown, and then there are as few pieces as possible. A single
    character is not a known piece. Behind an unknown piece, a Chinese piece must begin as a known
    word does.
    """
    starts = (*known_words, *FILLERS)

    @cache
    def best(at: int, is_gap: bool) -> tuple[int, int, tuple[tuple[str, str], ...]]:
        if at == len(units):
            return 0, 0, ()
        lost, number, rest = best(at + 1, True)
        joined = units[at] + (rest[0][0] if rest and not rest[0][1] else "")
        rest = rest[1:] if joined != units[at] else rest
        options = [(lost + 1, number, ((joined, ""), *rest))]
        for end in range(len(units), at, -1):
            piece = "".join(units[at:end])
            is_long = len(piece) > 1 or piece.isdigit()
            is_word = piece.isascii() or not is_gap or any(w.startswith(piece) for w in starts)
            meant = piece if _sought(piece) in text and is_long and is_word else ""
            meant = meant or (_meant(piece, known_words) if end == at + 1 else "")
            if meant:
                lost, number, rest = best(end, False)
                options.append((lost, number + 1, ((piece, meant), *rest)))
        return min(options, key=lambda option: option[:2])

    return [*best(0, False)[2]]


def _sought(text: str) -> str:
    """Return what a text must contain. Longer words may begin with the last word, if it is long."""
    phrase = words(text)
    last = phrase.rpartition(" ")[2]
    return phrase + " " * (last.isascii() and last.isalpha() and len(last) <= SHORT)


def _shown(phrase: str) -> str:
    """Return a phrase as a person writes it."""
    return re.sub(r"(?<![a-z0-9]) | (?![a-z0-9])", "", phrase.strip())


def _glued(text: str, parts: list[str]) -> list[str]:
    """Return the parts of a query; SG 函数 becomes one part, as a text contains SG函数."""
    glued: list[str] = []
    for part in parts:
        is_border = bool(glued) and glued[-1][-1].isascii() != part[0].isascii()
        if is_border and _sought(glued[-1] + part) in text:
            glued[-1] += part
        else:
            glued.append(part)
    return glued


def _meant(word: str, known_words: list[str]) -> str:
    """Return the known word of which a word is a misspelling, or ""."""
    near = [known for known in known_words if known[0] == word[0] and _is_near(word, known)]
    return min(near, key=lambda known: (abs(len(known) - len(word)), known), default="")[
        : None if word.isascii() else len(word)
    ]


def _is_near(word: str, known: str) -> bool:
    """Return whether an English word differs by one or two letters, or a Chinese one by one."""
    if not word.isascii() or not known.isascii():
        pairs = [*zip(word, known)]
        return len(pairs) == len(word) > 2 and sum(a != b for a, b in pairs) == 1
    return len(word) >= LEAST and distance(word, known) <= 1 + (len(word) >= 8)


def distance(one: str, other: str) -> int:
    """Return how many letters must be inserted, deleted, changed or swapped with a neighbour."""
    before, row = [0], [*range(len(other) + 1)]
    for i, letter in enumerate(one):
        last, before, row = before, row, [i + 1]
        for j, there in enumerate(other):
            row.append(min(before[j + 1] + 1, row[j] + 1, before[j] + (letter != there)))
            if i and j and one[i - 1 : i + 1] == there + other[j - 1]:
                row[-1] = min(row[-1], last[j - 1] + 1)
    return row[-1]


def _rank(texts: Groups, whole: str, parts: Iterable[str]) -> float:
    """Return a smaller number for a better match, and infinity without a match.

    A query that is a name has 0. Otherwise the rank depends on the worst group of a part, and on
    whether a whole text equals the part. A query that is a topic has at most NAMED, less one half.
    """
    is_name, is_topic = (f"{END}{whole}{END}" in END + text for text in texts[:2])
    ranks = []
    for part in parts:
        place = next((i for i, text in enumerate(texts) if part in text), None)
        if place is None:
            ranks.append(math.inf)
        else:
            ranks.append(2 * place + 1 + (f"{END}{part.rstrip()}{END}" not in END + texts[place]))
    worst = 0 if is_name else max(ranks)
    return min(worst, NAMED) - 0.5 if is_topic else worst


@cache
def groups(name: str) -> Groups:
    """Return the texts about a problem: names, topics, the conclusion, long sentences."""
    key, stem = name.split("/")
    facts = _facts(name)
    judges = [key, *(alias for alias, judge in ALIASES.items() if judge == key)]
    names = [f"{judge} {stem}" for judge in judges] + [stem.partition("_")[2], *facts[:-3]]
    of_topics, of_lesson, also, topics = _topics_and_terms(name)
    general = [row for row in glossary() if row[1] in GENERAL]
    return (
        in_words([*names, *also], is_squeezed=True),
        in_words(
            [*topics, *(cell for row in of_topics for cell in names_in(row))], is_squeezed=True
        ),
        in_words(facts[-3:-2]),
        in_words(
            [
                *facts[-2:],
                *(row[2] for row in of_topics),
                *(" ".join(row[1:]) for row in (*of_lesson, *general)),
                *(cell for row in (*of_lesson, *general) for cell in names_in(row)),
                *(TOPICS[topic][1] for topic in topics),
            ]
        ),
    )


@cache
def body(name: str) -> str:
    """Return the words of the rules and of the idea of a problem."""
    content = _content(name)
    chinese = [str(content.get(key, "")) for key in ("game_zh", "idea_zh", "beware_zh")]
    return in_words([in_any_order(BODY.findall(_source(name))), *chinese])


def in_any_order(texts: Iterable[str]) -> str:
    """Return the English words of texts, each once."""
    return " ".join(sorted({*re.findall("[a-z]+", words("\n".join(texts)))}))


def in_words(texts: Iterable[str], is_squeezed: bool = False) -> str:
    """Return a group of texts; with `is_squeezed`, also English texts without their blanks."""
    phrases = [phrase for text in texts if (phrase := words(text))]
    if is_squeezed:
        phrases += [words(phrase.replace(" ", "")) for phrase in phrases if phrase.isascii()]
    return "".join(phrase + END for phrase in dict.fromkeys(phrases))


@cache
def course() -> dict[str, int]:
    """Return the place of each problem in the lists of the lessons, in the order of the lessons."""
    listed: list[str] = []
    for path in sorted((ROOT / "lessons").glob("[0-9]*.md")):
        text = path.read_text("utf-8").partition("\n## Problems\n")[2].partition("\n## ")[0]
        listed += LISTED.findall(text)
    return {name: place for place, name in enumerate(dict.fromkeys(listed))}


def terms_of(lesson: int) -> list[str]:
    """Return the terms that a lesson explains: its words and its topics."""
    words_of_lesson = [row[1] for row in glossary() if row[0] == f"{lesson:02}"]
    return words_of_lesson + [topic for topic, row in TOPICS.items() if row[0] == lesson]


def names_of(terms: list[str]) -> list[str]:
    """Return the English and Chinese names of terms, from docs/words.md and all lessons."""
    stems = {_stem(part) for term in terms for part in term.split(",")}
    rows = [row for row in glossary() if stems & {_stem(part) for part in row[1].split(",")}]
    return [*dict.fromkeys([*terms, *(cell for row in rows for cell in names_in(row))])]


def names_in(row: tuple[str, ...]) -> list[str]:
    """Return the English and Chinese names in a row of a glossary."""
    return [*row[1].split(", "), *NAME.findall(row[3])]


@cache
def _content(name: str) -> dict:
    """Return the content of problem.toml, {} if the file is damaged, which catalog reports."""
    try:
        return tomllib.loads((ROOT / "testdata" / name / "problem.toml").read_text("utf-8"))
    except (OSError, ValueError):
        return {}


@cache
def _source(name: str) -> str:
    """Return the solution of a problem, "" if it cannot be read."""
    try:
        return (ROOT / "problems" / f"{name}.cpp").read_text("ascii")
    except (OSError, ValueError):
        return ""


def _facts(name: str) -> list[str]:
    """Return the titles of a problem and its twins, the conclusion, idea and beware in Chinese."""
    content = _content(name)
    twins = content.get("twin", {})
    tables = [content, *(twins.values() if isinstance(twins, dict) else ())]
    titles = [str(table.get(key, "")) for table in tables for key in ("title", "title_zh")]
    texts = [str(content.get(key, "")) for key in ("conclusion_zh", "idea_zh", "beware_zh")]
    return [*(form for title in titles for form in _forms(title)), *texts]


def _forms(title: str) -> list[str]:
    """Return a title, its parts, and the title without the text in brackets: 取(m堆)石子游戏."""
    return [
        title,
        *re.split(r"[【】「」\[\]/]", title),
        re.sub(r"[(（【\[].*?[)）】\]]", "", title),
    ]


def _topics_and_terms(name: str) -> tuple[list, list, list[str], list[str]]:
    """Return the glossary rows of the topics and of the lesson of a solution, twins, and topics."""
    keys = dict(KEY.findall(_source(name)))
    topics = [topic for topic in keys.get("Topics", "").split(", ") if topic in TOPICS]
    of_topics = [row for row in glossary() if any(_is_term_of(topic, row[1]) for topic in topics)]
    of_lesson = [row for row in glossary() if row[0] == keys.get("Lesson")]
    return of_topics, of_lesson, keys.get("Also", "").split(", "), topics


def chinese(topic: str) -> str:
    """Return the Chinese name of a topic, or ""."""
    return next((row[3] for row in glossary() if _is_term_of(topic, row[1])), "")


def first_name(topic: str) -> str:
    """Return the first Chinese name of a topic, or the topic if it has none.

    A row of several terms, such as "normal, misère play", has their names in the same order.
    """
    for row in glossary():
        terms = [_stem(term) for term in row[1].split(",")]
        names = NAME.findall(re.sub("（.*?）", "", row[3]))
        if _stem(topic) in terms and names:
            return names[min(terms.index(_stem(topic)), len(names) - 1)]
    return topic


def _is_term_of(topic: str, term: str) -> bool:
    return any(_stem(part) == _stem(topic) for part in term.split(","))


@cache
def _stem(text: str) -> str:
    return re.sub("s?game$", "", words(text).replace(" ", ""))


@cache
def glossary() -> list[tuple[str, ...]]:
    """Return the rows (lesson, term, meaning, Chinese) of docs/words.md and of all lessons."""
    return [row for lesson, page in _pages() for row in _rows(lesson, page)]


def _pages() -> Iterator[tuple[str, Path]]:
    yield "", ROOT / "docs/words.md"
    for path in sorted((ROOT / "lessons").glob("[0-9]*.md")):
        yield path.name[:2], path


def _rows(lesson: str, page: Path) -> list[tuple[str, ...]]:
    text = page.read_text("utf-8").partition("# Words\n")[2] if page.is_file() else ""
    return [(lesson, *row) for row in ROW.findall(text)]
