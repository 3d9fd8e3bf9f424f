"""Selectors: each form finds its problems; for a wrong selector the judge names the nearest one."""

import re
import shutil
import sys

import pytest

from judging import Mistake, collect, columns_of, words
from judging.problems import catalog, index
from judging.report import STYLE
from judging.words import catalogue

S_NIM = "hdu/1536_s_nim"


@pytest.mark.parametrize(
    "selector",
    [
        "1536",
        "hdu/1536",
        "1536_s_nim",
        S_NIM,
        f"problems/{S_NIM}.cpp",
        f"testdata/{S_NIM}/cases.py",
        f"testdata/{S_NIM}",
    ],
)
def test_each_form_of_a_selector(selector, monkeypatch):
    monkeypatch.chdir(catalog.ROOT)
    assert [p.name for p in catalog.find([selector])] == [S_NIM]


def test_a_judge_selects_its_problems_and_nothing_twice():
    hdu = catalog.find(["hdu", "hdu/1536"])
    assert len(hdu) > 1 and {p.judge.key for p in hdu} == {"hdu"}
    assert len({p.name for p in hdu}) == len(hdu)


SPELLINGS = {
    "hdu/1847_good_luck_in_cet_4": ["hdu 1847", "HDU 1847", "HDU/1847", "hdu1847", "杭电1847", "杭电 1847", "ＨＤＵ－１８４７"],
    "lightoj/1315_game_of_hyper_knights": ["lightoj 1315", "LightOJ-1315", "loj 1315", "LOJ1315"],
    "acwing/1319_moving_pieces": ["loj 10243", "LOJ-10243", "acwing 1319", "AcWing1319"],
    "codeforces/1704F_colouring_game": ["cf 1704F", "CF1704f", "codeforces/1704f", "Codeforces 1704F", "1704f"],
    "luogu/P2197_nim": ["洛谷 P2197", "洛谷/P2197", "洛谷p2197", "Luogu P2197", "p2197"],
    "luogu/P1971_rabbit_and_egg_game": ["loj 2447", "BZOJ 2437", "黑暗爆炸-2437"],
    "codechef/GERALD08_chef_and_tree_game": ["codechef gerald08", "GERALD08"],
    "hdu/1517_multiplication_game": ["UVa 847", "uva-847", "北大 2505"],
    "cses/1730_nim_game_i": ["CSES 1730", "cses-1730"],
}  # fmt: skip


@pytest.mark.parametrize(("name", "typed"), [(n, t) for n in SPELLINGS for t in SPELLINGS[n]])
def test_each_spelling_means_one_problem_also_in_two_words(name, typed):
    """The judge runs such a problem at the online judge that the spelling names."""
    for spelling in ([typed], typed.split()):
        selectors = catalog.joined(spelling)
        (problem,) = catalog.find(selectors)
        assert problem.name == name and catalog.find([catalog.only(selectors)]) == [problem]
    is_of_twin = re.match("(?i)uva|bzoj|loj[- ]?(10|2)|北大|黑暗爆炸", typed)
    assert bool(catalog.twin_of(problem, selectors[0])) == bool(is_of_twin)


def test_words_that_are_not_one_problem_stay_apart():
    """The numbers behind the name of a judge belong to this judge."""
    assert catalog.joined(["hdu", "1847", "1848", "cses"]) == ["hdu 1847", "hdu 1848", "cses"]
    assert catalog.joined(["hdu", "cses/1730", "nim"]) == ["hdu", "cses/1730", "nim"]
    assert catalog.joined(None) == []
    with pytest.raises(Mistake, match="no problem is called 'hdu 9999': see `.* list hdu`"):
        catalog.find(catalog.joined(["hdu", "9999"]))
    with pytest.raises(Mistake, match="this needs one problem, such as hdu/1536; found hdu, cses"):
        catalog.only(catalog.joined(["hdu", "cses"]))


@pytest.mark.parametrize(
    ("typed", "meant"), [("hdu/1563", "hdu/1536"), ("s_nmi", "1536_s_nim"), ("hduu", "hdu")]
)
def test_a_mistyped_selector_names_the_nearest(typed, meant):
    with pytest.raises(Mistake, match=f"no problem is called '{typed}': did you mean .*{meant}"):
        catalog.find([typed])


def test_a_selector_like_nothing_points_to_the_list():
    with pytest.raises(Mistake, match="see `scripts/judge list`"):
        catalog.find(["@@@@"])


WYTHOFF = "hdu/1527_wythoff_game"


@pytest.fixture
def wythoff(tmp_path, monkeypatch):
    """A repository of one problem, which a test may change: (path, old text, new text)."""
    for name in (f"problems/{WYTHOFF}.cpp", f"testdata/{WYTHOFF}", "testdata/hdu/judge.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (catalog.ROOT / name).is_dir() else shutil.copy
        copy(catalog.ROOT / name, tmp_path / name)
    monkeypatch.setattr(catalog, "ROOT", tmp_path)

    def change(name, old, new):
        text = (tmp_path / name).read_text()
        assert text.count(old) == 1
        (tmp_path / name).write_text(text.replace(old, new))

    return change


@pytest.mark.parametrize(
    ("selector", "found"),
    [
        ("poj/1067", WYTHOFF),
        ("1067", WYTHOFF),
        ("poj/2960", S_NIM),
        ("2960", S_NIM),
        ("poj/1082", "hdu/1079_calendar_game"),
    ],
)
def test_a_twin_finds_the_solution_that_names_it(selector, found):
    assert [p.name for p in catalog.find([selector])] == [found]


@pytest.mark.parametrize("selector", ["poj/1067", "1067"])
def test_without_the_line_in_the_header_no_twin_is_found(wythoff, selector):
    wythoff(f"problems/{WYTHOFF}.cpp", "// Also:      POJ 1067\n", "")
    wythoff(f"testdata/{WYTHOFF}/problem.toml", "[twin.poj-1067]", "[other]")
    with pytest.raises(Mistake, match=f"no problem is called '{selector}'"):
        catalog.find([selector])


def test_a_table_of_a_twin_that_no_header_names_is_an_error(wythoff):
    wythoff(f"problems/{WYTHOFF}.cpp", "POJ 1067", "POJ 1068")
    with pytest.raises(Mistake, match="problem.toml: twin.poj-1067 is not a known key"):
        catalog.find(["1527"])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("memory_kib = 10000\n", "", "twin.poj-1067.memory_kib is missing"),
        (
            "memory_kib = 10000\n",
            "memory_kib = 10000\nstack = 1\n",
            "twin.poj-1067.stack is not a known key",
        ),
        ("取石子游戏", " ", "title_zh is empty"),
        ("input =", "input = 3 #", "input is 3; expected a text"),
        ("input =", "#", "input is missing"),
        ("output =", 'output = " " #', "output is empty; write it"),
        ("title =", "interactive = false\ntitle =", "interactive is False; expected true, or no"),
        ("title =", 'titel_zh = "x"\ntitle =', "titel_zh is not a known key"),
        (
            "title =",
            'difficulty = "hard"\ntitle =',
            'difficulty is \'hard\'; expected "Codeforces 2400 .2026.", "AtCoder 600 points" or',
        ),
    ],
)
def test_wrong_keys_are_named(wythoff, old, new, message):
    wythoff(f"testdata/{WYTHOFF}/problem.toml", old, new)
    with pytest.raises(Mistake, match=message):
        catalog.find(["1527"])


def test_samples_may_be_missing_but_not_in_silence(wythoff):
    """If the samples of a problem are unknown, problem.toml says so, and the folder has none."""
    folder = catalog.ROOT / "testdata" / WYTHOFF
    wythoff(
        f"testdata/{WYTHOFF}/problem.toml",
        '[samples]\nsource = "statement"',
        '[samples]\nsource = "missing"',
    )
    with pytest.raises(Mistake, match="samples.source is 'missing', and there is a sample"):
        catalog.find(["1527"])
    for path in folder.glob("sample_*"):
        path.unlink()
    (problem,) = catalog.find(["1527"])
    assert problem.assumed == ["samples"]
    wythoff(f"testdata/{WYTHOFF}/problem.toml", "missing", "statement")
    with pytest.raises(Mistake, match="has no sample_1.in"):
        catalog.find(["1527"])


def test_an_id_may_be_the_whole_stem(wythoff):
    """Library Checker has no numbers: the id is nim_product_64."""
    wythoff("testdata/hdu/judge.toml", "name =", 'id_form = "[0-9a-z_]+"\nname =')
    (problem,) = catalog.find(["1527"])
    assert problem.id == "1527_wythoff_game"


def test_what_is_read_and_printed_is_told(wythoff):
    wythoff(f"testdata/{WYTHOFF}/problem.toml", "input = ", 'input = "a" #')
    wythoff(f"testdata/{WYTHOFF}/problem.toml", "output = ", 'output = "b" #')
    (problem,) = catalog.find(["1527"])
    assert (problem.input, problem.output) == ("a", "b")


@pytest.mark.parametrize(
    ("selector", "memory_kib", "words"),
    [
        ("poj/1067", 10000, "those of POJ 1067"),
        ("1067", 10000, "those of POJ 1067"),
        ("hdu/1527", 32768, "those of HDU 1527"),
        ("poj/2960", 32768, "those of HDU 1536, assumed for POJ 2960"),
        ("lightoj/1315", 32768, "those of LightOJ 1315, assumed"),
    ],
)
def test_a_persons_program_has_the_limits_of_the_judge_it_is_for(selector, memory_kib, words):
    """A twin has its own limits if they are known. Else it has the limits of the problem, and they
    are called assumed."""
    (problem,) = catalog.find([selector])
    changed, said = catalog.for_a_person(problem, selector)
    assert changed.memory_kib == memory_kib
    assert said == f"limits: 1000 ms and {memory_kib} KiB, {words}"


@pytest.mark.parametrize(
    ("selector", "judge", "whitespace", "stack_kib", "compilers"),
    [
        ("hdu/1907", "HDU", "exact", 2048, ["G++", "C++"]),
        ("luogu/P4279", "Luogu", "trailing", 0, ["GCC"]),
        ("P4279", "Luogu", "trailing", 0, ["GCC"]),
        ("POJ 3480", "POJ", "exact", 2048, ["G++", "C++"]),
        ("bzoj/1022", "BZOJ", "trailing", 0, []),
        ("uva/1566", "UVa", "unknown", 2048, []),
    ],
)
def test_a_twin_has_the_rules_of_its_own_judge(selector, judge, whitespace, stack_kib, compilers):
    """A judge without a judge.toml has no rules: only the stack of the problem is assumed."""
    (problem,) = catalog.find([selector])
    changed, _ = catalog.for_a_person(problem, selector)
    rules = changed.judge
    assert (rules.name, rules.whitespace, rules.stack_kib) == (judge, whitespace, stack_kib)
    assert [*rules.compilers] == compilers and rules.windows == (judge in ("HDU", "POJ"))
    conditions = catalog.a_persons(changed)
    assert conditions.limits.stack_kib == (stack_kib or changed.memory_kib)
    assert conditions.whitespace == whitespace
    again, _ = catalog.for_a_person(problem, changed.selector)
    assert again == changed and changed.name == "hdu/1907_john"


def test_a_broken_problem_stops_no_other(wythoff, tmp_path):
    """The judge reports a folder that git did not remove, and a damaged file, with the reasons."""
    (tmp_path / "testdata/hdu/9999_left_over").mkdir()
    with pytest.raises(Mistake, match="write it, or remove .*testdata/hdu/9999_left_over"):
        catalog.find([])
    broken = {}
    assert [problem.name for problem in catalog.find([], broken)] == [WYTHOFF]
    assert [*broken] == ["hdu/9999_left_over"]
    wythoff(f"testdata/{WYTHOFF}/problem.toml", "title =", "titel =")
    broken = {}
    assert catalog.find(["hdu"], broken) == [] and {*broken} == {WYTHOFF, "hdu/9999_left_over"}


@pytest.mark.parametrize(
    ("difficulty", "in_chinese"),
    [
        ("Codeforces 2400 (2026)", "Codeforces 2400（2026）"),
        ("AtCoder 600 points", "AtCoder 600 分"),
        ("Luogu blue (2025)", "洛谷蓝题（2025）"),
        ("", ""),
    ],
)
def test_the_difficulty_is_in_the_lists_and_in_the_details(wythoff, capsys, difficulty, in_chinese):
    """A problem without a known difficulty has an empty cell."""
    if difficulty:
        wythoff(
            f"testdata/{WYTHOFF}/problem.toml", "title =", f'difficulty = "{difficulty}"\ntitle ='
        )
    problems = catalog.find(["1527"])
    assert next(index._by_number(problems))[5] == difficulty
    (row,) = re.findall(r"^\| \[1527\].*$", index._chinese(problems), re.MULTILINE)
    assert row.split(" | ")[4] == in_chinese
    collect.list_problems(["1527"], False)
    assert (f"\n  difficulty: {difficulty}\n" in capsys.readouterr().out) == bool(difficulty)


def test_a_list_on_a_narrow_terminal_cuts_nothing(capsys, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    collect.list_problems(["取石子游戏"], False)
    said = STYLE.sub("", capsys.readouterr().out)
    assert said.startswith("problem\n    title; 中文; = the same as; lesson: topics\n")
    row = "hdu/1527_wythoff_game\n    Wythoff's Game; 取石子游戏; = POJ 1067; lesson 10: wythoff\n"
    assert f"\n{row}" in said and "…" not in said


def test_a_chinese_query_with_few_results_shows_their_conclusions(capsys):
    collect.list_problems(["反尼姆博弈"], False)
    said = capsys.readouterr().out
    assert "  lightoj/1253_misere_nim：反尼姆博弈（Anti-Nim，SJ 定理）：" in said
    for query in ("misere", "威佐夫"):  # not in Chinese; too many results
        collect.list_problems([query], False)
        assert "：" not in capsys.readouterr().out


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_lines_are_broken_between_words(capsys, monkeypatch, columns):
    """Also between two Chinese characters, but not before punctuation. No word is lost."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    sentence = "a row of stones; sprague-grundy, 有堆大于 1 时异或和不为 0，则先手必胜（W），否则先手必败。"
    for text in (sentence * 5, "取石子游戏" * 40, "word " * 40, "long" * 30):
        lines = words.wrapped("  结论: ", text).splitlines()
        assert all(columns_of(line) <= columns for line in lines) or text.startswith("long")
        assert all(line.startswith(" " * 8) for line in lines[1:])
        assert "".join(lines).replace(" ", "") == f"结论:{text}".replace(" ", "")
        assert not [line for line in lines[1:] if line.strip()[0] in "，。）-ru"]


def test_the_list_shows_the_whole_idea(capsys):
    """The idea contains a table after a colon, so the first sentence is not enough."""
    collect.list_problems(["hdu/1846"], False)
    said = capsys.readouterr().out
    assert "\n  idea: Bachet's game: the P-positions are the multiples of m + 1. From\n" in said
    assert "\n            take  -  1  2  3  -" in said


def test_the_list_shows_what_is_read_and_printed(capsys):
    collect.list_problems(["hdu/1536"], False)
    said = capsys.readouterr().out
    assert "\n  input: For each case, the number k of elements of S" in said
    assert "\n  output: One line per case with a letter for each position" in said
    assert (
        "\n  结论：集合 Nim" in said
        and "\n  思路：" in said
        and "\n  易错：S 不一定从小到大" in said
    )
    assert max(map(columns_of, said.splitlines())) <= 120


def test_the_chinese_list_begins_with_the_chinese_texts(capsys, monkeypatch):
    monkeypatch.setitem(catalogue, "  idea: ", "  英文思路：")
    collect.list_problems(["hdu/1907"], False)
    said = capsys.readouterr().out
    assert "洛谷 P4279" in said and "  09  反尼姆博弈\n\n  规则：" in said
    assert said.index("\n  易错：") < said.index("\n  英文思路：")
