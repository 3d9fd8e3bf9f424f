"""The course: its form and links, and its tables and counterexamples as the commands print them."""

import re
import shlex
import sys
from contextlib import nullcontext

import pytest

from cli import main as entry
from judging import BUILD, ROOT, locked, shown
from judging.problems import catalog
from judging.problems.sources import solution_header

TEN_MINUTES = [ROOT / "lessons/00_ten_minutes.md", ROOT / "lessons/00_ten_minutes.zh.md"]
LESSONS = sorted(
    {path for path in (ROOT / "lessons").glob("[0-9]*.md") if ".zh" not in path.name}
    - {*TEN_MINUTES}
)
PAGES = sorted((ROOT / "problems").glob("*/*.md"))  # long proofs, beside the solutions
LAST = [
    "A game by hand",
    "A table",
    "Where the obvious idea fails",
    "Problems",
    "Exercises",
    "Words",
    "Sources",
]
PROBLEM = re.compile(r"^\d+\. \[([^\n]+)\]\(\.\./(problems/\w+/\w+\.cpp)\): \S", re.M)
PRONOUNS = {
    "he|him|his|himself": "Bob|Jiro|Stan|Taro",
    "she|her|hers|herself": "Alice|Ciel|Georgia",
}
BLOCK = re.compile(
    r"^ {0,4}```console\n *\$ scripts/judge (\w+) ([^\n]*)\n(.*?)^ {0,4}```$", re.M | re.S
)
CONSOLES = [
    pytest.param(command, arguments, shown, id=f"{path.stem}-{command}-{number}")
    for path in (*LESSONS, *PAGES)
    for number, (command, arguments, shown) in enumerate(BLOCK.findall(path.read_text()), 1)
]
each_lesson = pytest.mark.parametrize("path", LESSONS, ids=[path.stem for path in LESSONS])


def section(text: str, title: str) -> str:
    return re.split(r"^## ", text.split(f"\n## {title}\n", 1)[1], maxsplit=1, flags=re.M)[0]


def problems_of(path) -> list[str]:
    return [solution for _, solution in PROBLEM.findall(section(path.read_text(), "Problems"))]


def slug(heading: str) -> str:
    """Return the anchor that a code host gives a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@each_lesson
def test_form(path):
    """Every lesson has its number and the same last sections."""
    text = path.read_text()
    assert text.startswith(f"# {int(path.name[:2])}. ")
    headings = [
        heading for heading in re.findall(r"^## (.*)$", text, re.M) if heading != "See also"
    ]  # behind Problems, or missing
    assert headings[-len(LAST) :] == LAST
    exercises = section(text, "Exercises")
    numbers, hints = (
        re.findall(r"^(\d+)\. ", exercises, re.M),
        exercises.count("<details><summary>Hint</summary>"),
    )
    assert len(numbers) >= 3 and numbers == [str(n) for n in range(1, len(numbers) + 1)]
    assert (
        exercises.count("<details><summary>Answer</summary>")
        == len(numbers)
        == exercises.count("</details>") - hints
    )
    assert "| term | meaning | 中文 |" in section(text, "Words")


@each_lesson
def test_only_a_person_with_a_name_is_he_or_she(path):
    """A player whose name is not in the paragraph has no pronoun."""
    for paragraph in path.read_text().split("\n\n"):
        for pronouns, names in PRONOUNS.items():
            if re.search(rf"\b({pronouns})\b", paragraph, re.I):
                assert re.search(names, paragraph), paragraph


@each_lesson
def test_commands_are_checked(path):
    """A block with a command of the judge and its output is a table or a counterexample. Each lesson
    has at least one of each."""
    text = path.read_text()
    commands = [command for command, _, _ in BLOCK.findall(text)]
    assert len(commands) == text.count("$ scripts/judge ")
    assert {*commands} == {"table", "stress"}


def test_the_first_page_takes_ten_minutes():
    """Both languages show the same tables and the same code, except for names and comments."""
    english, chinese = (path.read_text("utf-8") for path in TEN_MINUTES)
    read = re.sub(r"<!--.*?-->|!\[.*?\]\(.*?\)", "", english)  # a figure is seen, not read
    assert len(read.split()) <= 1200
    codes = [
        re.sub(r" //.*", "", re.search(r"```cpp\n(.*?)```", text, re.S)[1]).replace("grundy", "sg")
        for text in (english, chinese)
    ]
    assert codes[0] == codes[1]
    rows = [re.findall(r"^\|.*?\|( \d[\d |]*)$", text, re.M) for text in (english, chinese)]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("path", [*TEN_MINUTES, *LESSONS, *PAGES], ids=lambda path: path.stem)
def test_links_lead_somewhere(path):
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text()):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        file = (path.parent / name).resolve() if name else path
        assert file.is_file(), target
        if anchor:
            assert anchor in map(slug, re.findall(r"^#+ (.*)$", file.read_text(), re.M)), target


def test_a_link_to_a_lesson_has_its_number():
    """Numbers of lessons may change; a link then leads to the right page under an old number."""
    link = re.compile(r"\[(?:lesson|第) (\d+)[^\]]*\]\([^)\s]*?(\d\d)_\w+(?:\.zh)?\.md", re.I)
    files = [*(ROOT / "lessons").glob("*.md"), *PAGES]
    found = [(path.name, *pair) for path in files for pair in link.findall(path.read_text("utf-8"))]
    assert len(found) > 100
    assert [each for each in found if int(each[1]) != int(each[2])] == []


def test_pages_beside_solutions(each_problem):
    """A header names the page beside it in its Proof, and each page belongs to a solution."""

    def check(problem):
        page = problem.solution.with_suffix(".md")
        proof = solution_header(problem.solution).keys.get("Proof", "")
        assert page.exists() == (page.name in proof), f"Proof: see {page.name}"
        if page.exists():
            title = (
                problem.solution.read_text()
                .splitlines()[0]
                .replace("// ", "# ")
                .replace(" - ", " ", 1)
            )
            assert page.read_text("utf-8").startswith(title + "\n")

    each_problem(check)


def test_pages_have_solutions():
    names = (page.name.replace(".zh.md", ".md") for page in PAGES)
    assert all(
        page.with_name(name).with_suffix(".cpp").exists()
        for page, name in zip(PAGES, names, strict=True)
    )


@each_lesson
def test_problems_are_called_by_their_names(path):
    """Each entry of the list has the title of its header."""
    listed = section(path.read_text(), "Problems")
    found = PROBLEM.findall(listed)
    assert len(found) == len(re.findall(r"^\d+\. ", listed, re.M))
    for words, solution in found:
        header = (ROOT / solution).read_text().splitlines()[0]
        assert f"// {words}" == header.replace(" - ", " ", 1), solution


def test_every_problem_has_its_place(each_problem):
    """Each problem appears in the list of the lesson that its header names, and in no other."""
    lists = {path.name[:2]: problems_of(path) for path in LESSONS}

    def check(problem):
        listed = [number for number, names in lists.items() if shown(problem.solution) in names]
        wanted = solution_header(problem.solution).keys["Lesson"]
        where = f"add a line to the section Problems of lessons/{wanted}_*.md, like the other lines"
        assert listed == [wanted], f"{where}; it appears in {', '.join(listed) or 'no lesson'}"

    each_problem(check)


def test_lessons_list_nothing_else():
    names = {shown(problem.solution) for problem in catalog.find([])}
    assert not [
        solution for path in LESSONS for solution in problems_of(path) if solution not in names
    ]


@pytest.mark.parametrize(("command", "arguments", "shown"), CONSOLES)
def test_console(monkeypatch, capsys, command, arguments, shown):
    """The lines below a command are what the command prints, line by line."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys, "argv", ["judge", command, *shlex.split(arguments)])
    with (
        locked(BUILD) if command == "table" else nullcontext()
    ):  # a table searches many games; the lock avoids that two workers do so
        assert entry.main() == (command == "stress")
    assert capsys.readouterr().out.strip("\n").splitlines() == shown.strip("\n").splitlines()
