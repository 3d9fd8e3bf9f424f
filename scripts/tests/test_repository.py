"""The repository follows its own rules: for example, a snippet in a solution is the tested code."""

import graphlib
import re
import shutil
import subprocess
import tomllib

import pytest
import typer

from cli.main import COMMANDS, make_app
from judging import ROOT, shown
from judging.data import making
from judging.data.cases import constant
from judging.problems import catalog, index, search, snippets, sources

TEMPLATES = sorted((ROOT / "templates").glob("*.hpp"))
SOURCES = sorted(
    p for p in ROOT.rglob("*.[ch]pp") if not {"build", ".venv"} & {*p.relative_to(ROOT).parts}
)
README, README_ZH, GUIDE = (
    (ROOT / name).read_text("utf-8") for name in ("README.md", "README.zh.md", "docs/judge.md")
)


def test_imports_run_one_way(capsys):
    """All imports respect the layers of pyproject.toml, and there is no import cycle."""
    reason = "import-linter is not installed; Debian has no package of it"
    grimp = pytest.importorskip("grimp", reason=reason)
    cli = pytest.importorskip("importlinter.cli", reason=reason)
    status = cli.lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == 0, capsys.readouterr().out
    graph = grimp.build_graph("cli", "judging", "lab", "builder", "study", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    graphlib.TopologicalSorter(imports).prepare()  # raises CycleError


def test_snippets_are_those_of_the_templates(each_problem):
    """A marked region contains the same bytes as the tested template."""

    def check(problem):
        text = problem.solution.read_text()
        after, _ = snippets.synchronised(problem.solution, text)
        assert after == text, "run `scripts/judge snippets --write`"

    each_problem(check)


@pytest.mark.parametrize("template", TEMPLATES, ids=[p.stem for p in TEMPLATES])
def test_template_is_complete(template):
    """Every template has a well-formed header, one region and a test of its own."""
    sources.template_header(template)
    regions = sources.regions(template, template.read_text())
    assert [region.name for region in regions] == [template.stem]
    assert (ROOT / "templates/tests" / f"{template.stem}_test.cpp").is_file()


def test_problem_is_complete(each_problem):
    """A problem has two oracles, three wrong programs, and texts for a statement."""

    def check(problem):
        assert [*problem.oracles] == ["brute", "second"]
        assert len(problem.wrong) >= 3, f"{len(problem.wrong)} wrong programs"
        for path in problem.wrong:
            assert sources.expectation(path)
        for text in (problem.input, problem.output):
            assert text.endswith((".", "`")) and len(text.split()) >= 6, text
        for answer in problem.answers:  # as it is printed
            assert f"{answer}`" in problem.output, answer

    each_problem(check)


def test_data_sha256_has_the_digest_of_the_present_sources(each_problem):
    """Otherwise a first run validates every input again, and asks the oracles for every answer."""

    def check(problem):
        assert making.is_current(problem), f"run `scripts/judge data {problem.name} --write`"

    each_problem(check)


def test_every_problem_of_the_collection_has_a_chinese_conclusion():
    """Single problems are tested without it: a person who does not write Chinese may leave it out."""
    for problem in catalog.find([]):
        assert 0 < len(problem.conclusion_zh) <= 120, problem.name
        assert re.search("[\u4e00-\u9fff]", problem.conclusion_zh), problem.name


def test_chinese_ideas_have_the_right_length():
    """The idea has 80 to 250 Chinese characters. The mistake is one sentence."""
    problems = [problem for problem in catalog.find([]) if problem.idea_zh or problem.beware_zh]
    assert len(problems) > 100
    for problem in problems:
        characters = re.findall("[\u4e00-\u9fff]", problem.idea_zh)
        assert 80 <= len(characters) <= 250, (problem.name, len(characters))
        assert problem.idea_zh.endswith("。"), problem.name
        assert len(problem.beware_zh) <= 80, problem.name
        assert not problem.beware_zh or problem.beware_zh.endswith(("。", "）")), problem.name


def test_rules_input_and_output_are_in_chinese():
    """The output names every answer as it is printed. The rules have 30 to 260 Chinese characters.

    Single problems are tested without it, as with the conclusion."""
    for problem in catalog.find([]):
        characters = re.findall("[\u4e00-\u9fff]", problem.game_zh)
        assert 30 <= len(characters) <= 260, (problem.name, len(characters))
        for text in (problem.game_zh, problem.input_zh, problem.output_zh):
            assert text.endswith(("。", "）")), (problem.name, text)
        for answer in problem.answers:
            assert f"`{answer}`" in problem.output_zh, (problem.name, answer)


def test_limits_time_and_mistakes_are_in_chinese_with_their_numbers():
    """Formulas stay as they are: only texts with words are written in Chinese."""
    for problem in catalog.find([]):
        header = sources.solution_header(problem.solution)
        mistakes = [entry.partition(": ")[2] for entry in header.beware]
        for english, chinese in (
            (" ".join(header.lines.get("Strategy", [])), problem.strategy_zh),
            (" ".join(header.lines["Limits"]), problem.limits_zh),
            (" ".join(header.lines["Time"]), problem.time_zh),
            (" ".join(mistakes), problem.wrong_zh),
        ):
            has_words = re.search("[a-z]{3}", re.sub("log|sqrt|max|min", "", english))
            assert bool(has_words) == bool(chinese), (problem.name, english)
            assert bool(chinese) == bool(re.search("[\u4e00-\u9fff]", chinese)), problem.name
        for english, chinese in (
            (header.lines["Limits"], problem.limits_zh),
            (header.lines["Time"], problem.time_zh),
        ):
            numbers = set(re.findall(r"\d+", " ".join(english)))
            assert not chinese or numbers <= set(re.findall(r"\d+", chinese)), problem.name


POINTER = r"lesson \d+, (theorem|exercise)s? [\d, and]+\.?"


def test_proofs_are_in_chinese():
    """A header proves the claim itself, names a lesson, or names a page, which has its own Chinese page."""
    for problem in catalog.find([]):
        proof = " ".join(sources.solution_header(problem.solution).lines.get("Proof", []))
        has_page = problem.solution.with_suffix(".md").exists()
        is_here = bool(proof) and not has_page and not re.fullmatch(POINTER, proof)
        assert is_here == bool(problem.proof_zh), problem.name
        assert not is_here or problem.proof_zh.endswith(("。", "∎")), problem.name


def test_every_is_in_chinese_with_its_numbers():
    for problem in catalog.find([]):
        english = constant(problem.folder / "cases.py", "EVERY")
        numbers, in_chinese = (
            set(re.findall(r"\d+", text)) for text in (english, problem.every_zh)
        )
        assert re.search("[\u4e00-\u9fff]", problem.every_zh), problem.name
        assert numbers <= in_chinese, (problem.name, english, problem.every_zh)


def test_the_list_of_problems_is_that_of_the_headers(capsys, each_problem):
    """PROBLEMS.md has every problem by number and by topic. This test also runs for single
    problems."""
    assert index.check_index(write=False) == 0, capsys.readouterr().out


def test_the_chinese_list_has_every_problem_and_its_links_lead_somewhere():
    """A row for each problem and twin, with six cells; anchors are those of headings."""
    text = index.PLACE_ZH.read_text("utf-8")
    rows = [line for line in text.splitlines() if re.match(r"\| \[?\w+[\]|& ]", line)]
    cells = [re.split(r"(?<!\\)\|", row)[1:-1] for row in rows]
    of_problems = [row for row in cells if len(row) == 6 and row[0].strip() != "题号"]
    assert {len(row) for row in cells} == {4, 6}
    problems = catalog.find([])
    assert len(of_problems) >= len(problems) + sum(len(problem.twins) for problem in problems) - 20
    for problem in problems:
        named = [row for row in of_problems if f"({shown(problem.solution)})" in row[1]]
        assert len(named) >= 1 and all(row[2].strip() for row in named), problem.name
    anchors = {index._slug(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert {target[1:] for target in targets if target[0] == "#"} <= anchors
    files = {target.partition("#")[0] for target in targets if not re.match("https?:|#", target)}
    assert [name for name in files if not (ROOT / name).is_file()] == []


def test_the_lists_name_problems_as_they_are_here():
    """An entry judge/id is a problem or a twin. Another entry is not here; if it is added later, the
    test asks for the link."""
    for content in tomllib.loads(index.LISTS.read_text("utf-8"))["list"]:
        entries = content["problems"]
        assert len(entries) == len({*entries}) > 0, content["name"]
        for entry in entries:
            is_id = bool(re.fullmatch(r"[a-z0-9]+/\w+", entry))
            assert is_id == ("/" in entry), f"{entry}: neither judge/id nor a name"
            assert is_id == catalog.is_selector(entry), f"{entry}: is it here? see lists.toml"


def test_readme_shows_a_solution_as_it_is():
    """The solution in the README is the file."""
    form = r"\((problems/\S+\.cpp)\)\):\n\n```cpp\n(.*?)```"
    name, code = re.search(form, README, re.DOTALL).groups()
    assert code == (ROOT / name).read_text()
    assert len(README.encode()) <= 9000


def test_cpp_of_a_problem_is_formatted(each_problem):
    """The files are the solution, its oracles and its wrong programs."""
    paths = []
    each_problem(lambda p: paths.extend([p.solution, *p.folder.glob("*.cpp")]))
    assert_formatted(paths)


def test_cpp_is_formatted():
    """The files are all C++ files that do not belong to a problem."""
    parts = {path: path.relative_to(ROOT).parts for path in SOURCES}
    assert_formatted(
        [path for path in SOURCES if parts[path][0] != "problems" and len(parts[path]) < 4]
    )


def assert_formatted(paths):
    """Check that clang-format 14 changes none of the files."""
    tool = shutil.which("clang-format", path=f"{ROOT}/.venv/bin") or shutil.which("clang-format")
    if not tool:  # scripts/test installs it, unless only some problems are tested
        pytest.skip("clang-format is not installed")
    done = subprocess.run([tool, "--dry-run", "-Werror", *paths], capture_output=True, text=True)
    assert done.returncode == 0, f"run `{tool} -i FILE` for these:\n{done.stderr}"


def test_the_commands_are_documented():
    """docs/judge.md has a row for each command, and the options in the row exist."""
    rows = re.findall(r"^\| `scripts/judge (\S+).*?` \|(.*)\|$", GUIDE, re.MULTILINE)
    texts = {command.strip("[]"): text for command, text in rows}
    assert texts.keys() == {*COMMANDS}
    for command, text in texts.items():
        parameters = typer.main.get_command(make_app()).commands[command].params
        options = {option for each in parameters for option in (*each.opts, *each.secondary_opts)}
        assert {*re.findall(r"`(--[a-z-]+)", text)} <= options, command


RETIRED = {  # a Chinese term that is not used: the term to use
    "融合原理": "费森原理",
    "拆分博弈": "拆分-Nim",
    "轮到者": "当前操作者",
    "现在走的人": "当前操作者",
    "P 局面": "P 态",
    "N 局面": "N 态",
    "八进制博弈": "八进制游戏",
    "开关博弈": "开关游戏",
    "反 Nim 游戏": "反尼姆博弈",
    "自定局面": "自定义局面",
    "空步": "余步",
    "净得": "净胜",
    "采用推测值": "按推测处理",
    "词汇": "术语",
    "课程": "教程",
}


def test_retired_terms_are_not_used():
    """docs/words.md is the list of terms."""
    places = ["README.zh.md", "PROBLEMS*.md", "docs/*.md", "lessons/*.md", "problems/*/*.md"]
    places += ["testdata/*/*/*.toml", "templates/zh.toml"]
    paths = [path for place in places for path in ROOT.glob(place)]
    paths += [
        path
        for path in (ROOT / "scripts").rglob("*.py")
        if "tests" not in path.relative_to(ROOT).parts
    ]
    paths += [*(ROOT / "site/builder").glob("*.py"), *(ROOT / "scripts/judging").glob("*.po")]
    paths += [path for room in ("templates", "style") for path in (ROOT / "site" / room).iterdir()]
    paths += [path for end in ("ts", "json") for path in (ROOT / "site/src").rglob(f"*.{end}")]
    assert len(paths) > 200
    used = [
        f"{shown(path)}: {term}, write {better}"
        for path in paths
        for term, better in RETIRED.items()
        if term in path.read_text("utf-8")
    ]
    assert not used, "\n".join(used)


def test_lessons_use_the_terms_of_words_md():
    """The first Chinese name of a term in a lesson is in the row of this term in docs/words.md."""
    rows = search.glossary()
    main = {term: row[3] for row in rows if not row[0] for term in row[1].split(", ")}
    compared = 0
    for lesson, terms, _, chinese in rows:
        for term in {*terms.split(", ")} & {*main} if lesson else ():
            compared += 1
            first = re.split("[，（；]", chinese)[0]
            assert first in main[term], f"lesson {lesson}, {term}: {first}, not {main[term]}"
    assert compared > 25


def test_the_chinese_readme_says_the_same():
    """All commands and links of README.zh.md are in README.md, too."""
    pages = r"\]\((docs/judge.md|PROBLEMS.md|docs/words.md|lessons/\w+.md)\)"
    for form in (r"scripts/\w+[^`#\n]*", pages):
        english, chinese = (
            {found.strip() for found in re.findall(form, text)} for text in (README, README_ZH)
        )
        assert chinese <= english
