"""The sentences that people read are complete in Chinese, and choosing a language works."""

import json
import re
from string import Formatter

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from checkout import PROBLEM
from cli.main import helps, make_app, typer
from judging import ROOT, columns_of, report, words
from judging.run import trial
from judging.run.runner import Limits
from judging.run.verdict import compare, compared
from judging.words import Sentence, _, joined, language_of, local
from judging.wrong.names import TABLE
from study.graph import Value
from study.picture import on_screen
from study.table import Table

PACKAGES = "cli", "judging", "study"
WRONG = """#include <cstdio>
int main() {
    int t, n, m;
    std::scanf("%d", &t);
    while (std::scanf("%d%d", &n, &m) == 2) std::puts(n % (m + 1) ? "FIRST" : "SECOND");
    return 0;
}
"""


@pytest.fixture
def chinese():
    words.choose("zh")
    yield
    words.choose("en")


def sentences() -> dict[str, str]:
    """Return the sentences of the program, and where they are."""
    found = {}
    for package in PACKAGES:
        folder = ROOT / "scripts" / package
        keywords = {"_": None, "N_": None}
        for name, line, message, *_rest in extract_from_dir(
            folder, [("**.py", "python")], keywords=keywords
        ):
            if not name.startswith("tests/"):
                found[message] = f"{package}/{name}:{line}"
    tables = [table for name in ("headers", "words", "code", "strings", "narrow")
              for table in TABLE[name].values()]  # fmt: skip
    advice = [table.get("write", "") for table in tables]
    found |= {text: "names.toml" for text in advice if " " in text or text == "integers"}
    group = typer.main.get_command(make_app())
    return found | {getattr(holder, name): f"help: {name}" for holder, name in helps(group)}


def placeholders(text: str) -> list[tuple]:
    """Return what the braces of a text contain: name, format and conversion."""
    return sorted(
        (name, spec or "", conversion or "")
        for _literal, name, spec, conversion in Formatter().parse(text)
        if name is not None
    )


def test_every_sentence_is_translated():
    with words.CHINESE.open("rb") as file:
        catalogue = {message.id: message for message in read_po(file) if message.id}
    wanted = sentences()
    missing = {text: place for text, place in wanted.items() if text not in catalogue}
    entries = [f"# {place}\nmsgid {json.dumps(text)}" for text, place in missing.items()]
    assert not missing, "zh.po lacks these sentences:\n" + "\n".join(entries)
    assert not [text for text in catalogue if text not in wanted], "the program has no such text"
    assert not [text for text, message in catalogue.items() if message.fuzzy or not message.string]
    for text, message in catalogue.items():
        assert placeholders(text) == placeholders(message.string), text
        indents = [re.match(r"(?:\n|  )?", each)[0] for each in (text, message.string)]
        assert indents[0] == indents[1], text
    assert words.read(words.CHINESE) == {"": words.read(words.CHINESE)[""]} | {
        text: message.string for text, message in catalogue.items()
    }


def test_no_sentence_hides_in_an_f_string():
    """Babel does not look into f-strings."""
    for package in PACKAGES:
        for path in (ROOT / "scripts" / package).rglob("*.py"):
            if "tests" not in path.parts:
                assert not re.search(r"\bf[\"'].*\{N?_\(", path.read_text()), path


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh_CN.GBK"}, "zh"),
        ({"LANG": "zh"}, "zh"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "zh_CN:en"}, "zh"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "zh_CN:en"}, "en"),
        ({"LANG": "zh_CN.UTF-8", "GRUNDY_LANG": "en"}, "en"),
        ({"LANG": "en_US.UTF-8", "GRUNDY_LANG": "zh"}, "zh"),
        ({"LANG": "zha_CN.UTF-8"}, "en"),
        ({"GRUNDY_LANG": "fr"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment, language):
    assert language_of(environment) == language


def test_an_unknown_language_is_english():
    words.choose("fr")
    assert local(_("all AC")) == "all AC"


@pytest.mark.parametrize("encoding", ["utf-8", "gbk", "gb18030", "ascii", "latin-1", None, "?"])
def test_an_encoding_without_chinese_characters_gets_english(encoding):
    words.choose("zh", encoding)
    has_chinese = encoding in ("utf-8", "gbk", "gb18030")
    assert (local(_("all AC")) == "全部 AC") == has_chinese
    words.choose("en")


@pytest.mark.parametrize("damage", [None, b"", b"\xff\xfe", b'msgid "all AC"\nmsgstr "\\q"\n'])
def test_a_damaged_catalogue_gives_english(tmp_path, monkeypatch, damage):
    monkeypatch.setattr(words, "CHINESE", tmp_path / "zh.po")
    if damage is not None:
        words.CHINESE.write_bytes(damage)
    words.choose("zh")
    assert local(_("all AC")) == "all AC"


def test_a_damaged_translation_gives_english(monkeypatch):
    monkeypatch.setitem(words.catalogue, "line {line}", "第 {zeile} 行")
    assert local(_("line {line}").format(line=3)) == "line 3"


def test_a_sentence_keeps_both_texts(chinese):
    said = "x: " + _("line {line}").format(line=3) + ", y"
    assert isinstance(said, Sentence)
    assert (said, local(said)) == ("x: line 3, y", "x: 第 3 行, y")
    within = _("see `{command}`").format(command=said)
    assert (within, local(within)) == ("see `x: line 3, y`", "见 `x: 第 3 行, y`")
    several = joined(_(" or "), ["1", _("line {line}").format(line=2)])
    assert (several, local(several)) == ("1 or line 2", "1 或 第 2 行")
    assert json.dumps(said) == '"x: line 3, y"'


def test_tables_and_differences_are_aligned(chinese, capsys):
    columns = [_("problem"), _("cases"), _("verdict")]
    report.table(columns, [["hdu/1", "2", "AC"], ["杭电", "100", "WA"]], {_("cases")})
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["题目", "测试点", "结果"]
    ends = [columns_of(line[: line.index(last)]) for line, last in zip(lines, ["结", "AC", "WA"])]
    assert len({*ends}) == 1, lines
    *both, mark = compared(compare("一二三\n".encode(), "一二四\n".encode(), "exact").difference)
    assert [line.split(" | ")[0].strip() for line in both] == ["应为", "实为"]
    assert len({columns_of(line.split("|")[0]) for line in [*both, mark]}) == 1
    assert columns_of(mark[: mark.index("^")]) == columns_of(both[1][: both[1].index("四")])


def test_a_table_of_a_game_is_aligned(chinese):
    cells = [[Value("P", 0), Value("N", 1), Value("N", 2)]]
    lines = on_screen(Table("hdu/1: Nim", ("n",), 0, 2, cells)).splitlines()
    rows = [re.sub("\033.*?m", "", line) for line in lines[2:5]]
    assert [row.split()[-1] for row in rows] == ["2", "N", "2"] and "SG 值" in rows[2]
    assert len({columns_of(row) for row in rows}) == 1, rows


def test_stored_results_are_told_in_the_language_of_the_run(chinese):
    conditions = trial.Conditions(Limits(1000, 1024), whitespace="trailing")
    case = trial.Case("all_1", ROOT / "a.in", ROOT / "a.ans", "digest", "", 1)
    verdict = compare(b"1\n2\n", b"1\n2 \n", "trailing")
    assert verdict.code == "AC"
    stored = {"blanks": trial._place(verdict), "cpu_ms": 1, "wall_ms": 1, "memory_kib": 1}
    known = trial._remembered(case, {"digest": json.loads(json.dumps(stored))}, conditions)
    assert known.verdict.note == verdict.note and "line 2, column 2" in known.verdict.note
    assert "第 2 行第 2 列" in local(known.verdict.note)


def judged(whole, tmp_path, *arguments):
    """Return the exit status, the printed text and the JSON objects of a wrong program."""
    source, results = tmp_path / "mine.cpp", tmp_path / "results.json"
    source.write_text(WRONG)
    done = whole.judge(PROBLEM, "--solution", source, "--json", results, *arguments)
    kept = [{k: row[k] for k in row if k in ("case", "verdict", "message")}
            for row in json.loads(results.read_text())]  # fmt: skip
    return done.returncode, done.stdout, kept


def test_a_report_in_chinese(whole, tmp_path, monkeypatch):
    english = judged(whole, tmp_path)
    chinese = judged(whole, tmp_path, "--lang", "zh")
    assert english[0] == chinese[0] == 1
    assert english[2] == chinese[2], "JSON does not depend on the language"
    assert "only upper and lower case are wrong: print `first`, not `FIRST`" in english[1]
    assert "只有大小写不对：应输出 `first`，不是 `FIRST`" in chinese[1]
    assert "WA，测试点 sample_1" in chinese[1] and "1 道题未通过" in chinese[1]
    monkeypatch.setenv("GRUNDY_LANG", "zh")
    assert judged(whole, tmp_path)[1].splitlines()[:8] == chinese[1].splitlines()[:8]
    monkeypatch.setenv("GRUNDY_LANG", "fr")
    assert judged(whole, tmp_path)[1].splitlines()[:8] == english[1].splitlines()[:8]


@pytest.mark.parametrize(
    "encoding, word", [("gbk", "只有大小写不对"), ("ascii", "upper and lower")]
)
def test_a_report_in_another_encoding(whole, tmp_path, monkeypatch, encoding, word):
    monkeypatch.setenv("GRUNDY_LANG", "zh")
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    (tmp_path / "mine.cpp").write_text(WRONG)
    options = {"text": False, "errors": None}
    with whole.start(PROBLEM, "--solution", tmp_path / "mine.cpp", **options) as process:
        out, err = process.communicate()
    assert process.returncode == 1 and word in out.decode(encoding), err
    assert "FIRST\\u21b5" in out.decode(encoding)  # no sign for a line end in this encoding


def test_errors_and_help_in_chinese(whole):
    wrong = whole.judge("--lang", "zh", "hdu/18466")
    assert wrong.returncode == 2 and "没有题目叫 'hdu/18466'：是不是 hdu/1846" in wrong.stderr
    assert "缺少参数 'SELECTOR'" in whole.judge("stress", "--lang=zh").stderr
    fault = whole.judge("list", "--lang", "fr")
    assert fault.returncode == 2 and "--lang takes en or zh, not 'fr'" in fault.stderr
    said = whole.judge("--lang", "zh", "run", "--help").stdout
    assert "评测自己的程序 FILE" in said and "选项" in said, said
    assert "judge FILE instead of the repository's solution" in whole.judge("run", "--help").stdout
