"""Selectors: each form finds its problems; for a wrong selector the judge names the nearest one."""

import shutil
import sys

import pytest
from judging import Mistake, collect
from judging.collection import catalog
from judging.report import STYLE

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
    hdu = catalog.find(["hdu", "1536"])
    assert len(hdu) > 1 and {p.judge.key for p in hdu} == {"hdu"}
    assert len({p.name for p in hdu}) == len(hdu)


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


def test_a_list_on_a_narrow_terminal_cuts_nothing(capsys, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    collect.list_problems(["取石子游戏"], False)
    said = STYLE.sub("", capsys.readouterr().out)
    first = (
        "hdu/1527_wythoff_game\n    Wythoff's Game; 取石子游戏; = POJ 1067; lesson 10: wythoff\n"
    )
    assert said.startswith(first) and "…" not in said


def test_the_list_shows_the_whole_idea(capsys):
    """The idea contains a table after a colon, so the first sentence is not enough."""
    collect.list_problems(["hdu/1846"], False)
    said = capsys.readouterr().out
    assert "\n  idea: Bachet's game: the P-positions are the multiples of m + 1. From\n" in said
    assert "\n            take  -  1  2  3  -" in said
