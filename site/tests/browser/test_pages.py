"""Every page: valid HTML, size, links and accessibility; and the conversion of headers to HTML."""

import html
import json
import re
import tomllib
from dataclasses import replace
from urllib.parse import unquote

import html5lib
import pytest

from builder import pages as builder_pages
from builder import prose
from builder.build import remove_others, write_files
from builder.core import core
from builder.pages import pages as all_pages
from builder.pages import parts
from chinese import english
from cli import main as entry
from judging import ROOT
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.problems import catalog
from judging.problems.sources import solution_header

MOST_BYTES = 150_000  # of a page
MOST_LOADED = 330_000  # of a page and all files that it loads before a game begins
TEN = [  # pages of different kinds: lists, the course, lessons with tables and figures, boards of every kind, code
    "index.html",
    "table.html",
    "glossary.html",
    "notebook.html",
    "lessons/README.html",
    "lessons/05_nim_in_disguise.html",
    "lessons/12_hackenbush.html",
    "problems/hdu/1846_brave_game.html",
    "problems/poj/3710_christmas_game.html",
    "problems/luogu/P4055_game.html",
    "problems/atcoder/dp_l_deque.html",
    "templates/octal_game.html",
    "zh/index.html",
    "zh/table.html",
    "zh/lessons/04_nim.html",
    "zh/problems/luogu/P2197_nim.html",
    "zh/glossary.html",
]


def pages(site):
    return sorted(site.rglob("*.html"))


def test_every_source_has_its_page(site):
    """The paths of the English pages are the paths in the repository. The Chinese pages have the same paths in zh/."""
    lessons = [path for path in ROOT.glob("lessons/*.md") if not path.name.endswith(".zh.md")]
    sources = [*ROOT.glob("problems/*/*.cpp"), *ROOT.glob("templates/*.hpp"), *lessons]
    wanted = {str(source.relative_to(ROOT).with_suffix(".html")) for source in sources}
    wanted |= {"index.html", "table.html", "glossary.html", "notebook.html"}
    found = {str(page.relative_to(site)) for page in pages(site)}
    assert found == wanted | {f"zh/{path}" for path in wanted} | {"404.html"}


def test_pages_are_small(site):
    for page in pages(site):
        assert page.stat().st_size < MOST_BYTES, page


def test_a_page_is_small_before_a_game_begins(site):
    """Its style, scripts and pictures count. The modules are loaded with the first game or run."""
    for page in pages(site):
        loaded = re.findall(
            r'<(?:script|img)\b[^>]*? src="([^":]+)"|rel="stylesheet" href="([^"]+)"',
            page.read_text(),
        )
        files = {page, *((page.parent / (one or other)).resolve() for one, other in loaded)}
        assert not any(file.name.endswith(".wasm.js") for file in files)
        assert sum(file.stat().st_size for file in files) < MOST_LOADED, page


def test_a_problem_page_has_its_difficulty(site):
    """In English and Chinese. A problem without a known difficulty has no such entry."""
    page = site / "problems/codeforces/1147F_zigzag_game.html"
    assert "<dt>Difficulty</dt><dd>Codeforces 3500 (2026)</dd>" in page.read_text()
    page = site / "zh/problems/codeforces/1147F_zigzag_game.html"
    assert "<dt>难度</dt><dd>Codeforces 3500（2026）</dd>" in page.read_text()
    assert "Difficulty" not in (site / "problems/hdu/1846_brave_game.html").read_text()


def test_links_within_the_site_lead_somewhere(site):
    """The file exists, and the anchor in it. No page loads anything from another host."""
    for page in pages(site):
        text = page.read_text()
        assert not re.findall(r'(?:src|rel="stylesheet" href)="(?:https?:|//)[^"]*', text)
        for address in re.findall(r'(?:href|src)="([^"]*)"', text):
            if re.match(r"https?://|data:", address):
                continue
            path, _, place = address.partition("#")
            target = (page.parent / path).resolve() if path else page
            assert target.is_file(), (page, address)
            # an address with a start leads to the board
            sought = "play" if place.startswith("start=") else unquote(place)
            assert not place or f'id="{sought}"' in target.read_text(), (page, address)


def test_a_command_that_plays_is_a_link_to_the_board_on_a_page(site):
    """An interactive problem has no board with an input, so its command stays."""
    texts = [page.read_text() for page in site.glob("**/lessons/*.html")]
    kept = {
        each for text in texts for each in re.findall(r"<code>scripts/judge play (\w+/\w+)", text)
    }
    assert kept <= {"codeforces/1934D2"}
    assert sum(text.count("#start=") for text in texts) > 20


def test_no_page_is_wider_than_the_window(seen):
    """On a phone and on a desktop, with all details open."""
    assert not [place for place, page in seen.items() if page["width"] > place[1]]


def test_the_picture_of_every_start_fits_its_frame(seen):
    """At both widths. Each start that can be chosen has a picture before the game begins."""
    boards = [(*place, board) for place, page in seen.items() for board in page["boards"]]
    assert not [place for *place, board in boards if not board["words"] or board["is_outside"]]
    assert len(boards) > 800


def test_names_of_starts_are_in_words(seen):
    """They are not tuples or lists of a program, and no page has the same name twice."""
    for place, page in seen.items():
        names = page["names"]
        assert len({*names}) == len(names), (place, names)
        assert not [n for n in names if re.search(r"\(\(|^\(|^\"|\)\(|\(\d+, \d", n)], place


def test_captions_are_in_chinese(seen):
    """Names of players and words of the input may be English."""
    captions = [(place, *each) for place, page in seen.items() for each in page["chinese"]]
    assert not [each for each in captions if english(*each[1:])]
    assert len(captions) > 1000


@pytest.mark.parametrize("path", TEN)
def test_axe_finds_no_violations(site, opened, axe, path):
    """All rules are checked in light colours, with all tools of the page in use; contrast is also checked in dark colours.

    On a page from the disk, axe cannot look into a frame: test_judge.py checks the box of an exercise.
    """
    page = opened(site.as_uri(), path)
    page.evaluate(
        "document.querySelectorAll('details:not(.judging)').forEach((each) => { each.open = true; })"
    )
    for part, wait in (("play-new", "play-move"), ("run", "verdict][data-verdict")):
        if page.locator(f"[data-part={part}]").count():
            page.click(f"[data-part={part}]")
            page.wait_for_selector(f"[data-part={wait}]")
    if page.locator("[data-part=play-hint]").count():
        for _ in range(3):
            page.click("[data-part=play-hint]")
    axe(page)


def test_the_page_of_an_interactive_problem_runs_no_solution():
    """The page says why, and which command to run instead. The game can be played."""
    (problem,) = catalog.find(["hdu/1846"])
    start = {
        "text": "1\n5 2\n",
        "words": "5",
        "given": {},
        "outcome": "N",
        "level": 0,
        "moves": [],
        "shape": {},
    }
    wrong = solution_header(problem.solution).beware
    failures = dict.fromkeys((entry.partition(":")[0] for entry in wrong), None)
    facts = {problem.name: {"table": None, "starts": [start], "failures": failures}}
    for is_interactive in (False, True):
        shown = replace(problem, is_interactive=is_interactive)
        path = f"problems/{problem.name}.html"
        text = next(text for found, text in all_pages([shown], facts) if found == path)
        html5lib.HTMLParser(strict=True).parse(text)
        assert ("there is no input to choose" in text) == is_interactive
        for part in ('data-part="run"', 'data-part="input"', "the input of “Run it” below"):
            assert (part in text) != is_interactive, part
        assert 'data-part="play-new"' in text and "board.js" in text


def test_the_first_page_links_to_the_introduction(site):
    """The link is before the board. No start of the board has an empty pile. The first start is Nim with 3, 5 and 7, and
    there is a start of each level that the first player wins, and one that the second player wins."""
    text = (site / "index.html").read_text()
    before, board = text.split('<section id="play"')
    assert "lessons/00_ten_minutes.html" in before
    starts = re.findall(r"""data-words='"(\(.*?\))"'""", board)
    assert starts[0] == "(3, 5, 7)"
    assert not [start for start in starts if re.search(r"\b0\b", start)]
    kinds = re.findall(r'data-outcome="(.)" data-level="(.)"', board)
    assert sorted(kinds) == [(outcome, level) for outcome in "NP" for level in "012"]


def test_each_meaning_of_the_glossary_is_in_chinese():
    """From the Chinese lessons, else from lessons/meanings.toml, which has no other terms."""
    rows = builder_pages._words(builder_pages._lessons(False))
    assert [row[0] for row in rows if not row[-1]] == []
    terms = {term for row in rows for term in row[0].lower().split(", ")}
    own = tomllib.loads((ROOT / "lessons/meanings.toml").read_text("utf-8"))
    assert {term.lower() for term in own} <= terms


def test_each_word_has_one_row_in_the_glossary(site):
    """It is the row from its lesson. The search also finds Chinese names from other rows."""
    text = (site / "glossary.html").read_text()
    terms = re.findall(r'<th scope="row">(.*?)</th>', text)
    for word in ("nim-sum", "misère play", "P-position", "symmetry strategy"):
        assert sum(word in term.split(", ") for term in terms) == 1, word
    data = json.loads((site / "search-data.js").read_text().removeprefix("const SEARCH = ")[:-2])
    numbers = sum(data["items"]["glossary.html#word-p-position"], [])
    assert "先手必败" in [data["texts"][number] for number in numbers]


def test_the_course_lists_each_lesson_once_and_counts_the_numbered_ones(site):
    lessons = [path for path in ROOT.glob("lessons/[0-9]*.md") if ".zh" not in path.name]
    last = len(lessons) - 1
    for folder, crumbs, part in (
        (site, f", lesson 6 of {last}<", ", lesson "),
        (site / "zh", f"，第 6 课，共 {last} 课<", " 课，共"),
    ):
        text = (folder / "index.html").read_text()
        numbers = re.findall(r'<a class="lesson" href="[^"]*">(\d+)\. ', text)
        assert numbers == [str(number) for number in range(last + 1)]
        assert crumbs in (folder / "lessons/06_sprague_grundy.html").read_text()
        assert part not in (folder / "lessons/00_ten_minutes.html").read_text()


def test_the_key_lines_of_the_code_are_below_the_board(site):
    text = (site / "problems/luogu/P2197_nim.html").read_text()
    key_lines = re.search(
        r'<section id="play".*?<pre tabindex="0" class="core">(.*?)</pre>.*?</section>',
        text,
        re.DOTALL,
    )
    assert html.unescape(re.sub(r"<.*?>", "", key_lines[1])) == (
        "int nim_sum = 0;\n"
        "for (std::cin >> n; n > 0; --n) {\n"
        "    std::cin >> heap;\n"
        "    nim_sum ^= heap;\n"
        "}\n"
        'std::cout << (nim_sum != 0 ? "Yes\\n" : "No\\n");\n'
    )


def test_the_key_lines_contain_the_output_and_input_only_in_loops():
    """They are lines of the solution, in the same order. Half of the solutions have at most 14 key lines."""
    sizes = []
    for problem in catalog.find([]):
        source = problem.solution.read_text()
        shown = [line.strip() for line in core(source).splitlines()]
        rest = iter([line.strip() for line in source.splitlines()])
        assert all(line == "..." or line in rest for line in shown), problem.name
        assert any("std::cout" in line for line in shown), problem.name
        talks = "std::endl" in source  # an interactive solution reads moves
        reads = re.findall("^(?:std::cin|std::getline).*", core(source), re.MULTILINE)
        assert talks or not reads, (problem.name, reads)
        assert not [line for line in shown if re.match("#|std::ios|int main", line)], problem.name
        sizes.append(len(shown))
    assert max(sizes) < 65 and sorted(sizes)[len(sizes) // 2] <= 14


def test_a_start_contains_one_question(site):
    """This holds also for inputs that may have several cases. The exceptions are inputs
    with a fixed number of questions, and an input whose questions are about one tree that changes."""
    several = set()
    for problem in catalog.find([]):
        text = (site / f"problems/{problem.name}.html").read_text()
        validate = load_cases(problem.folder / "cases.py")["validate"]
        for start in re.findall(r'<option value="([^"]+)" data-words', text):
            if len(read(html.unescape(start), validate).questions) > 1:
                several.add(problem.name)
    assert several == {"codeforces/786A_berzerk", "bzoj/1299_chocolate_bars", "bzoj/2819_nim"}


def test_lines_of_a_header_become_paragraphs():
    """Tables, formulas and items are separate blocks. A short line ends a paragraph."""
    lines = """Each heap is a game of its own, and a move is made in one of them, so the
position is their sum. It is won iff g is not 0, where
g(h) = mex{ g(h - s) : s in S, s <= h }.
With S = {2}:  h  0  1  2
               g  0  0  1
- Taking 2^31 is `x ^ 1`,
  or wrong_a.cpp does it.
- Another.
So be it.""".splitlines()
    assert prose.flowing(lines) == (
        "<p>Each heap is a game of its own, and a move is made in one of them, so the position is their sum. "
        "It is won iff g is not 0, where</p>\n<p>g(h) = mex{ g(h - s) : s in S, s ≤ h }.</p>\n"
        '<pre tabindex="0">With S = {2}:  h  0  1  2\n               g  0  0  1</pre>\n'
        "<ul>\n<li>Taking 2<sup>31</sup> is <code>x ^ 1</code>, or <code>wrong_a.cpp</code> does it.</li>\n"
        "<li>Another.</li>\n</ul>\n<p>So be it.</p>\n"
    )


def test_names_of_templates_are_links():
    """In sentences and in lessons, but not inside a link. Names of other files are not links."""
    link = '<a href="../../templates/wythoff.html"><code>{}</code></a>'
    html = prose.inline(
        "See templates/wythoff.hpp, `wythoff.hpp`; play.hpp and wrong_a.cpp.", "../../"
    )
    assert (
        html
        == f"See {link.format('templates/wythoff.hpp')}, {link.format('wythoff.hpp')}; <code>play.hpp</code> and <code>wrong_a.cpp</code>."
    )


@pytest.mark.parametrize(
    ("text", "capital"),
    [
        ("<p>a pile of", "<p>A pile of"),
        ("misère play; no", "Misère play; no"),
        ("n >= 0", "n >= 0"),
        ("g(x) = 1", "g(x) = 1"),
    ],
)
def test_a_sentence_begins_with_a_capital_and_a_formula_does_not(text, capital):
    assert prose.capital(text) == capital


def test_the_list_of_problems_is_the_first_page(site):
    """A link to PROBLEMS.md in a lesson leads to the first page."""
    assert (
        '<a href="../index.html#problems">PROBLEMS.md</a>'
        in (site / "lessons/README.html").read_text()
    )


def test_the_code_of_a_page_is_the_file(seen):
    """On every page with code, the text that the button copies equals the file."""
    for source in [*ROOT.glob("problems/*/*.cpp"), *ROOT.glob("templates/*.hpp")]:
        path = source.relative_to(ROOT).with_suffix(".html")
        for page in path, "zh" / path:
            assert seen[page, 1280]["code"] == source.read_text(), page


def test_a_file_is_split_into_header_snippets_and_code():
    """The parts together are the whole file."""
    source = (ROOT / "problems/51nod/1185_wythoff_game_v2.cpp").read_text()
    found = parts(source)
    assert [name for name, _ in found] == ["header", "", "wythoff", ""]
    assert "".join(text for _, text in found) == source
    assert found[0][1].startswith("// 51Nod 1185") and found[0][1].endswith("// Lesson:    10\n")
    assert found[1][1].startswith("#include <")
    assert found[2][1].startswith("// snippet: wythoff\n") and found[2][1].endswith(
        "// end snippet\n"
    )
    assert "int main() {" in found[3][1]


def test_a_folder_with_other_files_is_refused(tmp_path, monkeypatch, capsys):
    (tmp_path / "thesis.txt").write_text("mine")
    monkeypatch.setattr("sys.argv", ["judge", "site", "--to", str(tmp_path)])
    assert entry.main() == 2
    assert (
        "exists and was not written by `site`: give an empty or a new folder"
        in capsys.readouterr().err
    )
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_old_files_of_the_site_are_removed(tmp_path):
    """Files that are not of the site are kept."""
    write_files(tmp_path, {"problems/hdu/0_gone.html": b"old", "index.html": b"old"})
    (tmp_path / "CNAME").write_text("mine")
    write_files(tmp_path, {"index.html": b"new"})
    remove_others(tmp_path, {"index.html"})
    found = {
        str(path.relative_to(tmp_path)): path.read_text()
        for path in tmp_path.rglob("*")
        if path.is_file()
    }
    assert found == {"index.html": "new", "CNAME": "mine", "files.txt": "index.html\n"}


def test_every_wrong_program_of_a_header_is_on_its_page(site):
    """The page names each program of a Beware line."""
    shown = 0
    for problem in catalog.find([]):
        text = (site / f"problems/{problem.name}.html").read_text()
        for name in re.findall(
            r"^// Beware: +(\w+\.cpp)", problem.solution.read_text(), re.MULTILINE
        ):
            assert f"<code>{name}</code>" in text
            shown += 1
    assert shown > 80
