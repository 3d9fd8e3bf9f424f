"""Judging in the page: the comparison of outputs, the packs, and verdicts in Chromium."""

import gzip
import itertools
import json
import re
from dataclasses import asdict

import bundled
import pytest
from test_boards import marks

from builder import packs
from builder.pages import pages
from judging import ROOT
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.data.making import inputs
from judging.problems import catalog
from judging.run import verdict
from judging.wrong import outputs

NIM = "hdu/1536_s_nim"
WRONG = ROOT / "testdata" / NIM / "wrong_break_unsorted.cpp"
PACKS = "**/*.cases.json"
WAIT_MS = 400_000  # on a machine that is busy with other work
RULES = "exact", "trailing", "unknown"
TEXTS = [
    *("", "\n", "1 2\n", "1 2", "1 2 \n", "1 2\n\n", "1 2\r\n", "1\t2\n", "1  2\n", " 1 2\n", "1\n2\n", "12\n", "1 3\n"),
    *("a\vb\n", "a\fb\n", "a b \n", "é1\n", "é2\n", "😀1\n", "😁1\n", "a\0\n", "1 2\n3\n", "1 2\n\n3\n", "1 2 \n3"),
    *("Win\nLose\n", "win\nlose\n", "WIN LOSE\n", "winlose\n", "Win\nn=3\nLose\n", "Case 1: Win\nCase 2: Lose\n", "Win\tLose", "Lose\nWin\n"),
]  # fmt: skip


@pytest.fixture(scope="module")
def compared(tmp_path_factory) -> list:
    """Return all triples of an expected text, an output and a rule, each with the verdict of the page."""
    asked = [*itertools.product(TEXTS, TEXTS, RULES)]
    path = tmp_path_factory.mktemp("verdict") / "asked.json"
    path.write_text(json.dumps(asked))
    answers = json.loads(bundled.run("verdict", path))
    return [*zip(asked, answers, strict=True)]


def test_the_page_compares_as_the_judge_does(compared):
    """The verdicts, the first differences and the sentences about wrong answers are equal."""
    for (expected, got, rule), found in compared:
        known = verdict.compare(expected.encode(), got.encode(), rule)
        place = known.difference and asdict(known.difference)
        assert (found["code"], found["place"]) == (known.code, place), (expected, got, rule)
        assert known.code != "WA" or found["message"] == known.message, (expected, got, rule)
    assert {found["code"] for _, found in compared} == {"AC", "PE", "WA"}


def test_the_page_names_what_beginners_do_as_the_judge_does(compared):
    """The sentences are equal: upper and lower case, spaces, and text that should not be there."""
    for (expected, got, rule), found in compared:
        if found["code"] != "WA":
            continue
        known = verdict.compare(expected.encode(), got.encode(), rule)
        said = outputs.mistake(known, expected.encode(), got.encode())
        assert found["mistake"] == said, (expected, got)
    kinds = {found["mistake"].partition(":")[0].partition("also")[0] for _, found in compared}
    assert len(kinds) > 4


def test_a_pack_contains_the_small_cases_and_names_the_large_ones(pool):
    """Each larger case has its own file. The random inputs are small, and the grammar allows them."""
    (problem,) = catalog.find([NIM])
    files, cases = packs.files(pool, problem), inputs(pool, problem).cases
    pack = json.loads(files.pop("cases.json"))
    large = {case.name for case in cases if case.input.stat().st_size > packs.MOST_BYTES}
    assert large and {each["name"] for each in pack["larger"]} == large
    assert {*files} == {f"cases/{name}.gzip" for name in large}
    loaded = [json.loads(gzip.decompress(content)) for content in files.values()]
    small = [case.name for case in cases if case.name not in large]
    assert [each["name"] for each in pack["cases"]] == small
    known = {case.name: case for case in cases}
    for packed in (*pack["cases"], *loaded):
        case = known[packed["name"]]
        assert packed["input"] == case.input.read_text()
        assert packed["answer"] == inputs(pool, problem).answer(pool, case).decode()
    validate = load_cases(problem.folder / "cases.py")["validate"]
    assert len(pack["random"]) > 20
    for text in pack["random"]:
        assert len(text) <= packs.MOST_RANDOM and read(text, validate)
    rules = pack["time_ms"], pack["stack_kib"], pack["standards"]
    assert rules == (1000, 2048, ["C++98", "C++17"])


@pytest.fixture(scope="module")
def compiled(site):
    """Return the folder of the site with the compiler."""
    if not (site / "compiler/bundle.js").is_file():
        pytest.skip(
            "the site was built without the compiler, because npm or the network is missing"
        )
    return site


@pytest.fixture(scope="module")
def context(compiled, browser):
    """Return a browser with empty caches. Its packs have long time limits, because the machine may be busy."""
    context = browser.new_context()
    context.set_default_timeout(WAIT_MS)
    context.route(PACKS, with_long_limit)
    yield context
    context.close()


def with_long_limit(route) -> None:
    pack = route.fetch().json()
    route.fulfill(json={**pack, "time_ms": 100 * pack["time_ms"]})


@pytest.fixture(scope="module")
def box(context, served):
    """Return the page of HDU 1536 with the compiler loaded."""
    page = context.new_page()
    page.goto(f"{served}/problems/{NIM}.html")
    page.click("[data-part=judge-load]")
    page.wait_for_selector("[data-part=judge-load]", state="hidden")
    page.wait_for_selector("[data-part=judge-run]:enabled")
    return page


def judged(page, source: str) -> str:
    """Judge a program in the page, or in a frame; return the verdict."""
    page.fill("[data-part=judge-source]", source)
    page.click("[data-part=judge-run]")
    page.wait_for_selector("[data-part=judge-run]:enabled")
    return page.get_attribute("[data-part=judge-verdict]", "data-verdict")


def counterexample(page) -> list[str]:
    """Return the input, the expected output and the output that the page shows."""
    shown = page.locator("[data-part=judge-counterexample] .three pre").all_inner_texts()
    return [text.strip() for text in shown]


def test_our_solution_is_accepted_and_a_wrong_program_gets_its_counterexample(box):
    """The larger case runs when it is asked for. The counterexample is small, and can be played."""
    reason = "[data-part=judge-reason]"
    assert judged(box, (ROOT / f"problems/{NIM}.cpp").read_text()) == "AC"
    assert box.inner_text("[data-part=judge-cases]") == "12 of 13"
    assert "The largest case was not run: max_everything" in box.inner_text(reason)
    box.click("[data-part=judge-all]")
    box.wait_for_selector("[data-part=judge-run]:enabled")
    assert "AC on all 13 cases." in box.inner_text(reason)
    assert judged(box, WRONG.read_text()) == "WA"
    given, expected, got = counterexample(box)
    assert len(given) < len(WRONG.with_name("edge_unsorted_set.in").read_text())
    assert {expected, got} == {"W", "L"}
    assert 'the move "take' in box.inner_text("[data-part=judge-counterexample] ul")
    assert "Checks: no overflow" in box.inner_text(reason)
    box.click("[data-part=judge-play]")
    box.wait_for_selector("#play[data-state=ready]")
    assert given.split()[-2] in box.inner_text("#play-board")
    box.click("[data-part=judge-back]")
    assert on_screen(box, "[data-part=judge-verdict]")
    assert not box.locator("[data-part=judge-back]").count()


def test_the_counterexample_has_one_small_position(box):
    """The fewest numbers come first: one question with one pile, not an input with few characters."""
    assert judged(box, WRONG.read_text()) == "WA"
    assert len(counterexample(box)[0].split()) <= 7


def test_lower_case_is_named_and_not_explained_by_the_position(box):
    source = (ROOT / f"problems/{NIM}.cpp").read_text()
    assert judged(box, source.replace("'W' : 'L'", "'w' : 'l'")) == "WA"
    cause = "Cause: only upper and lower case are wrong: print LWW, not lww"
    assert cause in box.inner_text("[data-part=judge-reason]")
    assert not box.locator("[data-part=judge-counterexample] ul").count()
    assert not box.locator("[data-part=judge-play]").count()


def test_a_finished_position_cannot_be_played(box):
    """This program is wrong only where no stone is left."""
    source = (ROOT / f"problems/{NIM}.cpp").read_text()
    assert judged(box, source.replace("nim_sum != 0 ?", "nim_sum != 0 || heap == 0 ?")) == "WA"
    assert "no move is left" in box.inner_text("[data-part=judge-counterexample] ul")
    assert not box.locator("[data-part=judge-play]").count()


def test_a_verdict_leads_on_and_a_changed_program_has_an_old_one(box):
    """AC without the larger cases looks different from AC on all. Each verdict has a link to what helps next."""
    links = "[data-part=judge-{}] a"
    assert judged(box, (ROOT / f"problems/{NIM}.cpp").read_text()) == "AC"
    assert box.get_attribute("[data-part=judge-verdict]", "data-partial") == ""
    assert not box.locator(links.format("reason")).count()
    box.uncheck("[data-part=tick]")
    box.click("[data-part=judge-all]")
    box.wait_for_selector("[data-part=judge-run]:enabled")
    assert box.get_attribute("[data-part=judge-verdict]", "data-partial") is None
    after = [link.get_attribute("href") for link in box.locator(links.format("reason")).all()]
    assert after[0] == "#code" and after[1].endswith(".html")
    assert box.is_checked("[data-part=tick]")
    assert judged(box, WRONG.read_text()) == "WA"
    after = [
        link.get_attribute("href") for link in box.locator(links.format("counterexample")).all()
    ]
    assert after == ["#beware"]
    assert box.get_attribute("[data-part=judge-verdict]", "data-old") is None
    box.fill("[data-part=judge-source]", "int main() {}")
    assert box.get_attribute("[data-part=judge-verdict]", "data-old") == ""
    assert box.inner_text("[data-part=judge-cases]") == "before your last change"


def test_a_verdict_is_kept_until_the_program_changes(box, served):
    """Another page and Back lead to the same verdict."""
    assert judged(box, WRONG.read_text()) == "WA"
    shown = counterexample(box)
    box.goto(f"{served}/glossary.html")
    box.go_back()
    box.wait_for_selector("[data-part=judge-verdict][data-verdict=WA]")
    assert counterexample(box) == shown
    box.fill("[data-part=judge-source]", "int main() {}")
    box.reload()
    assert box.get_attribute("[data-part=judge-verdict]", "data-verdict") is None


def on_screen(page, place: str) -> bool:
    box, height = page.locator(place).bounding_box(), page.evaluate("innerHeight")
    return 0 <= box["y"] <= height - box["height"]


def test_a_chinese_page_says_why_in_chinese(context, box, served):
    """This program is wrong only where each row has one number, and a finished game for points cannot be played.

    The pages of both languages share the compiler that the browser keeps.
    """
    name = "atcoder/arc116_f_deque_game"
    source = (ROOT / f"problems/{name}.cpp").read_text()
    wrong = source.replace(
        "std::cout << sum",
        "for (auto& row : rows) k -= row.size() == 1;\n    std::cout << sum + (k == 0)",
    )
    page = context.new_page()
    page.goto(f"{served}/zh/problems/{name}.html")
    assert judged(page, wrong) == "WA"
    assert "输出在第" in page.inner_text("[data-part=judge-reason]")
    assert page.inner_text("[data-part=judge-counterexample] h4 >> nth=0") == "输入"
    assert "没有走法" in page.inner_text("[data-part=judge-counterexample] ul")
    assert not page.locator("[data-part=judge-play]").count()
    page.close()


HOSTILE = {
    "exceptions": ("CE", "int main() {\n    try { throw 1; } catch (int) {}\n}\n"),
    "no header": ("CE", "int main() {\n    return INT_MAX;\n}\n"),
    "fork": ("CE", "#include <unistd.h>\nint main() {\n    for (;;) fork();\n}\n"),
    "output": (
        "OLE",
        "#include <stdio.h>\nchar s[65536];\nint main() {\n    for (;;) fwrite(s, 1, 65536, stdout);\n}\n",
    ),
    "errors": (
        "WA",
        "#include <stdio.h>\nchar s[65536];\nint main() {\n    for (int i = 0; i < 1600; ++i) fwrite(s, 1, 65536, stderr);\n}\n",
    ),
    "recursion": (
        "RE",
        "int f(int n) {\n    volatile int a[9];\n    a[n & 7] = n;\n    return f(n + 1) + a[3];\n}\nint main() { return f(0); }\n",
    ),
    "index": ("RE", "int a[9], n = 9;\nint main() {\n    a[n] = 1;\n    __builtin_trap();\n}\n"),
    "far index": (
        "RE",
        "volatile int a[9];\nint main() {\n    int sum = 0;\n    for (int i = 0;; ++i) sum += a[i];\n}\n",
    ),
    "memory": (
        "MLE",
        "#include <stdlib.h>\nchar* volatile p;\nint main() {\n    for (int i = 0; i < 4096; ++i) p = (char*)malloc(1 << 20);\n}\n",
    ),
}
REASONS = {
    "exceptions": "line 2: the compiler in this page has no exceptions",
    "no header": "line 2: INT_MAX needs #include <climits>",
    "index": "line 3: the index 9 is outside the bounds of int[9]",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_program_is_stopped_and_the_page_goes_on(box, name):
    code, source = HOSTILE[name]
    assert judged(box, source) == code
    assert REASONS.get(name, "") in box.inner_text("[data-part=judge-reason]")


ENDLESS = {
    "loop": "int main() {\n    for (volatile int i = 0;; ++i) {}\n}\n",
    "end of input": "#include <stdio.h>\nint main() {\n    while (getchar()) {}\n}\n",
}


@pytest.mark.parametrize("name", ENDLESS)
def test_a_program_that_does_not_end_is_stopped_at_the_limit_of_the_judge(box, name):
    box.context.unroute(PACKS)
    try:
        assert judged(box, ENDLESS[name]) == "TLE"
    finally:
        box.context.route(PACKS, with_long_limit)
    assert "the limit is 1000 ms" in box.inner_text("[data-part=judge-reason]")


# a module that does not end
LOOP = "0061736d01000000 010401600000 03020100 070a01065f73746172740000 0a0901070003400c000b0b"
STOP_MANY = """async (bytes) => {
    const module = await WebAssembly.compile(Uint8Array.from(bytes)), ends = new Set();
    for (let i = 0; i < 50; ++i) {
        const running = grundy.run.beginRun({ module, input: "" }, 1e6);
        await new Promise((resolve) => setTimeout(resolve));
        running.stop();
        ends.add((await running.result).end);
    }
    return [...ends];
}"""


def test_runs_that_are_stopped_leave_no_workers(box):
    assert box.evaluate(STOP_MANY, [*bytes.fromhex(LOOP)]) == ["stopped"]
    assert judged(box, (ROOT / f"problems/{NIM}.cpp").read_text()) == "AC"
    assert len(box.workers) <= 2  # the compiler, and one for the next run


def test_an_empty_editor_is_not_judged(box):
    box.fill("[data-part=judge-source]", " \n")
    box.click("[data-part=judge-run]")
    assert box.inner_text("[data-part=judge-state]") == "Paste a program first."
    assert not box.inner_text("[data-part=judge-verdict]")


def test_a_verdict_is_on_the_screen(box):
    box.wait_for_selector(".cm-editor")
    box.fill("[data-part=judge-source]", WRONG.read_text())
    box.focus(".cm-content")
    box.evaluate("scrollTo(0, 0)")
    box.keyboard.press("Control+Enter")
    box.wait_for_selector("[data-part=judge-run]:disabled")
    box.wait_for_selector("[data-part=judge-run]:enabled")
    assert on_screen(box, "[data-part=judge-verdict]")


def test_the_button_stops_a_run(box):
    """The page answers while a program runs."""
    box.fill("[data-part=judge-source]", ENDLESS["loop"])
    box.click("[data-part=judge-run]")
    box.wait_for_function(
        "document.querySelector('[data-part=judge-state]').innerText.startsWith('Case ')"
    )
    box.click("[data-part=judge-stop]")
    box.wait_for_selector("[data-part=judge-run]:enabled")
    assert "Stopped." in box.inner_text("[data-part=judge-state]")
    assert judged(box, WRONG.read_text()) == "WA"


PLAYS = "codeforces/1934D2_xor_break_game"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (f"problems/{PLAYS}.cpp", "AC"),
        (f"testdata/{PLAYS}/wrong_no_flush.cpp", "ILE"),
    ],
)
def test_a_program_plays_against_the_page(box, name, code):
    found = box.evaluate("(it) => grundyJudge(...it)", [PLAYS, (ROOT / name).read_text()])
    assert found["verdict"] == code, found["reason"]


def test_the_editor_and_the_text_box_have_the_same_text(box):
    box.wait_for_selector(".cm-editor")
    box.fill("[data-part=judge-source]", "int x;\n")
    assert "int x;" in box.inner_text(".cm-content")
    box.click(".cm-content")
    box.keyboard.press("Control+End")
    box.keyboard.type("int y;")
    assert box.input_value("[data-part=judge-source]") == "int x;\nint y;"


def test_a_typed_brace_is_not_doubled(box):
    box.wait_for_selector(".cm-editor")
    box.fill("[data-part=judge-source]", "")
    box.click(".cm-content")
    for line in ("int main() {", 'puts("");', "}"):
        box.keyboard.type(line)
        box.keyboard.press("Enter")
    typed = box.input_value("[data-part=judge-source]")
    assert "".join(typed.split()) == 'intmain(){puts("");}'


def test_the_keyboard_alone_judges_a_program(box):
    """Ctrl+Enter judges from the editor. Escape and Tab lead from the editor to the buttons."""
    focused = "document.activeElement.dataset.part || document.activeElement.className"
    box.wait_for_selector(".cm-editor")
    box.fill("[data-part=judge-source]", WRONG.read_text())
    box.focus("[data-part=judge-run]")
    box.keyboard.press("Shift+Tab")
    assert "cm-content" in box.evaluate(focused)
    box.keyboard.press("Control+Enter")
    box.wait_for_selector("[data-part=judge-run]:disabled")
    box.wait_for_selector("[data-part=judge-run]:enabled")
    assert box.inner_text("[data-part=judge-verdict]") == "WA"
    box.focus(".cm-content")
    box.keyboard.press("Escape")
    box.keyboard.press("Tab")
    assert box.evaluate(focused) == "judge-run"
    box.keyboard.press("Enter")
    box.wait_for_selector("[data-part=judge-run]:disabled")
    assert box.evaluate(focused) == "judge-stop"
    box.wait_for_selector("[data-part=judge-run]:enabled")
    assert box.evaluate(focused) == "judge-run"


def test_a_verdict_is_readable_for_all_and_fits_a_phone(box, axe):
    box.wait_for_selector(".cm-editor")
    assert judged(box, WRONG.read_text()) == "WA"
    box.set_viewport_size({"width": 400, "height": 900})
    assert box.evaluate("document.documentElement.scrollWidth") <= 400
    box.set_viewport_size({"width": 1280, "height": 900})
    axe(box)


LESSON = "lessons/02_subtraction_games"
OF_EXERCISE = "hdu/1847_good_luck_in_cet_4"  # the problem of exercise 6
FITS = """() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return scrollWidth === clientWidth && scrollHeight === clientHeight;
}"""


def opened_box(page):
    """Open the box of the exercise with the keyboard; return its frame."""
    page.focus(".judging summary")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.judging iframe')?.offsetHeight > 100")
    return page.query_selector(".judging iframe").content_frame()


def test_an_exercise_has_the_box_of_its_problem(context, served, axe):
    """The box judges on the cases of the problem. A program that is right on all cases solves the exercise."""
    page = context.new_page()
    page.goto(f"{served}/{LESSON}.html")
    assert len(page.frames) == 1
    frame = opened_box(page)
    frame.wait_for_selector(".cm-editor")
    solved = page.locator("[data-exercise='6'] .solved input")
    wrong = ROOT / f"testdata/{OF_EXERCISE}/wrong_both_take_most.cpp"
    assert judged(frame, wrong.read_text()) == "WA" and not solved.is_checked()
    assert not frame.is_visible("[data-part=judge-play]")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        frame.wait_for_function(FITS)
    axe(page)
    assert judged(frame, (ROOT / f"problems/{OF_EXERCISE}.cpp").read_text()) == "AC"
    if frame.is_visible("[data-part=judge-all]"):
        assert not solved.is_checked()
        frame.click("[data-part=judge-all]")
        frame.wait_for_selector("[data-part=judge-run]:enabled")
    page.wait_for_function("document.querySelector('[data-exercise=\"6\"] .solved input').checked")
    assert {f"exercise {LESSON} 6", f"problems/{OF_EXERCISE}"} <= {*marks(page)}
    frame.click("text=Compare with our solution")
    page.wait_for_url(f"{served}/problems/{OF_EXERCISE}.html#code")
    assert page.is_visible("#code")
    page.close()


def test_the_box_of_an_exercise_from_the_disk_says_how_to_serve_the_site(opened, compiled):
    """In both languages. Without JavaScript, the exercise has a link to the box."""
    for folder, language in ("", "en"), ("zh/", "zh-CN"):
        page = opened(compiled.as_uri(), f"{folder}{LESSON}.html")
        frame = opened_box(page)
        assert "scripts/judge site --serve" in frame.inner_text("[data-part=judge-on-disk]")
        assert frame.get_attribute("html", "lang") == language
        assert not frame.is_visible("h1") and not frame.is_visible("#code")
        page = opened(compiled.as_uri(), f"{folder}{LESSON}.html", java_script_enabled=False)
        page.click("[data-judge='hdu/1847']")
        assert page.is_visible("#judge") and page.is_visible("h1")


def test_each_exercise_about_a_program_for_a_problem_has_a_box(compiled):
    """Only exercise 5 of lesson 1 asks for a program that is not for a problem."""
    for path in sorted(compiled.glob("**/lessons/[0-9]*.html")):
        exercises = re.findall(
            r"<li>\s*<p><em>(?:Code\.|写代码。|编程。)</em>.*?<div class=\"exercise\"",
            path.read_text(),
            re.DOTALL,
        )
        without = [text for text in exercises if "data-judge=" not in text]
        assert len(without) == path.name.startswith("01_"), (path, without)
        has_some = not path.name.startswith(("00_", "03_", "13_"))
        assert bool(exercises) == has_some, path


def test_any_page_judges_for_a_script(box):
    found = box.evaluate("(source) => grundyJudge('hdu/1536_s_nim', source)", WRONG.read_text())
    assert set(found) == {"verdict", "cases", "total", "reason", "counterexample"}
    assert (found["verdict"], found["total"]) == ("WA", 13)


def test_a_page_from_the_disk_says_how_to_serve_the_site(opened, compiled):
    page = opened(compiled.as_uri(), f"problems/{NIM}.html")
    assert "scripts/judge site --serve" in page.inner_text("[data-part=judge-on-disk]")
    assert page.is_disabled("[data-part=judge-run]")


def test_a_site_without_the_compiler_has_no_box():
    (problem,) = catalog.find([NIM])
    failures = {path.name: None for path in problem.folder.glob("wrong_*.cpp")}
    facts = {problem.name: {"table": None, "starts": [], "failures": failures}}
    for about, has_box in (None, False), ({"version": "0.0.0", "bytes": 25500000}, True):
        found = dict(pages([problem], facts, about))
        for folder in "", "zh/":
            assert ('id="judge"' in found[f"{folder}problems/{NIM}.html"]) == has_box
            assert ("judge-here" in found[f"{folder}index.html"]) == has_box
            lesson = found[f"{folder}lessons/00_ten_minutes.html"]
            assert (f"problems/{NIM}.html#judge" in lesson) == has_box
