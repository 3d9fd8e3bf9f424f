"""Judging in the page: the comparison of outputs, the packs, and verdicts in Chromium."""

import itertools
import json
import subprocess
from dataclasses import asdict

import pytest

from judging import ROOT
from judging.data import data
from judging.problems import catalog
from judging.run import verdict
from making import packs

HERE = ROOT / "site/tests"
NIM = "hdu/1536_s_nim"
WRONG = ROOT / "testdata" / NIM / "wrong_break_unsorted.cpp"
RULES = "exact", "trailing", "unknown"
TEXTS = [
    *("", "\n", "1 2\n", "1 2", "1 2 \n", "1 2\n\n", "1 2\r\n", "1\t2\n", "1  2\n", " 1 2\n", "1\n2\n", "12\n", "1 3\n"),
    *("a\vb\n", "a\fb\n", "a b \n", "é1\n", "é2\n", "😀1\n", "😁1\n", "a\0\n", "1 2\n3\n", "1 2\n\n3\n", "1 2 \n3"),
]  # fmt: skip


@pytest.fixture(scope="module")
def compared(tmp_path_factory) -> list:
    """Return all triples of an expected text, an output and a rule, each with the verdict of the page."""
    asked = [*itertools.product(TEXTS, TEXTS, RULES)]
    path = tmp_path_factory.mktemp("verdict") / "asked.json"
    path.write_text(json.dumps(asked))
    command = ["node", HERE / "verdict.js", ROOT / "site/browser/verdict.js", path]
    answers = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return [*zip(asked, answers, strict=True)]


def test_the_page_compares_as_the_judge_does(compared):
    """The verdicts and the first differences are equal."""
    for (expected, got, rule), found in compared:
        known = verdict.compare(expected.encode(), got.encode(), rule)
        place = known.difference and asdict(known.difference)
        assert (found["code"], found["place"]) == (known.code, place), (expected, got, rule)
    assert {found["code"] for _, found in compared} == {"AC", "PE", "WA"}


def test_a_pack_contains_the_small_cases_and_names_the_large_ones(pool):
    (problem,) = catalog.find([NIM])
    pack, cases = json.loads(packs.pack(pool, problem)), data.inputs(pool, problem).cases
    large = {case.name for case in cases if case.input.stat().st_size > packs.MOST_BYTES}
    assert large and {each["name"] for each in pack["larger"]} == large
    small = [case for case in cases if case.name not in large]
    assert [each["name"] for each in pack["cases"]] == [case.name for case in small]
    for case, packed in zip(small, pack["cases"]):
        assert packed["answer"] == data.inputs(pool, problem).answer(pool, case).decode()
    assert (pack["time_ms"], pack["stack_kib"], pack["standards"]) == (
        1000,
        2048,
        ["C++98", "C++17"],
    )


@pytest.fixture(scope="module")
def box(site, served, browser):
    """Return the page of HDU 1536 with the compiler loaded."""
    if not (site / "compiler/bundle.js").is_file():
        pytest.skip(
            "the site was built without the compiler, because npm or the network is missing"
        )
    page = browser.new_page()
    page.goto(f"{served}/problems/{NIM}.html")
    page.click("[data-part=judge-load]")
    page.wait_for_selector("[data-part=judge-load]", state="hidden")
    page.wait_for_selector("[data-part=judge-run]:enabled", timeout=120_000)
    yield page
    page.close()


def judged(page, source: str) -> str:
    """Judge a program in the page; return the verdict."""
    page.fill("[data-part=judge-source]", source)
    page.click("[data-part=judge-run]")
    page.wait_for_selector("[data-part=judge-run]:enabled", timeout=120_000)
    return page.get_attribute("[data-part=judge-verdict]", "data-verdict")


def test_our_solution_is_accepted_and_a_wrong_program_gets_its_counterexample(box):
    assert judged(box, (ROOT / f"problems/{NIM}.cpp").read_text()) == "AC"
    assert box.inner_text("[data-part=judge-cases]") == "12 of 13"
    assert "The largest case was not run: max_everything" in box.inner_text(
        "[data-part=judge-reason]"
    )
    assert judged(box, WRONG.read_text()) == "WA"
    shown = box.locator("[data-part=judge-counterexample] pre").all_inner_texts()
    case = WRONG.with_name("edge_unsorted_set.in")
    assert [text.strip() for text in shown[:2]] == [
        case.read_text().strip(),
        case.with_suffix(".ans").read_text().strip(),
    ]


HOSTILE = {
    "CE": "int main() {\n    return x;\n}\n",
    "TLE": "int main() {\n    for (volatile int i = 0;; ++i) {}\n}\n",
    "OLE": "#include <stdio.h>\nchar s[65536];\nint main() {\n    for (;;) fwrite(s, 1, 65536, stdout);\n}\n",
    "RE": "int f(int n) {\n    volatile int a[9];\n    a[n & 7] = n;\n    return f(n + 1) + a[3];\n}\nint main() { return f(0); }\n",
    "MLE": "#include <stdlib.h>\nchar* volatile p;\nint main() {\n    for (int i = 0; i < 4096; ++i) p = (char*)malloc(1 << 20);\n}\n",
}
LONGEST_PAUSE = """() => {
    window.pause = 0;
    let last = performance.now();
    setInterval(() => { const now = performance.now(); window.pause = Math.max(window.pause, now - last); last = now; }, 20);
}"""


@pytest.mark.parametrize("code", HOSTILE)
def test_a_hostile_program_is_stopped_and_the_page_goes_on(box, code):
    box.evaluate(LONGEST_PAUSE)
    assert judged(box, HOSTILE[code]) == code
    assert (
        box.evaluate("window.pause") < 2000
    )  # a program in the thread of the page would block it for ever
    if code == "CE":
        assert "line 2: use of undeclared identifier 'x'" in box.inner_text(
            "[data-part=judge-reason]"
        )


def test_any_page_judges_for_a_script(box):
    found = box.evaluate("(source) => grundyJudge('hdu/1536_s_nim', source)", WRONG.read_text())
    assert set(found) == {"verdict", "cases", "total", "reason", "counterexample"}
    assert (found["verdict"], found["total"]) == ("WA", 13)


def test_a_page_from_the_disk_says_how_to_serve_the_site(opened, site):
    if not (site / "compiler/bundle.js").is_file():
        pytest.skip(
            "the site was built without the compiler, because npm or the network is missing"
        )
    page = opened(site.as_uri(), f"problems/{NIM}.html")
    assert "scripts/judge site --serve" in page.inner_text("[data-part=judge-on-disk]")
    assert page.is_disabled("[data-part=judge-run]")
