"""What a person does: says who wins, goes on with a game after a reload, and sees what is done."""

import re
import tomllib
from itertools import islice

import html5lib
import pytest
from test_boards import READY, board, graph_of, log, marks

from builder.pages import ANSWERS, LUOGU, points
from judging import ROOT
from judging.problems import catalog
from judging.problems.sources import solution_header
from study.starts import Rules

HTML = "{http://www.w3.org/1999/xhtml}"
NIM = "problems/luogu/P2197_nim.html"


def answer(page, outcome: str) -> str:
    """Answer the question who wins, and return the sentence about the answer."""
    page.click(f"[data-guess={outcome}]")
    page.wait_for_selector("#play-guessed:not(:empty)")
    return page.inner_text("#play-guessed")


def test_the_answer_to_who_wins_is_compared_with_the_search(site, opened, pool):
    """The first answer for a start counts. This browser keeps the number of right answers of each game."""
    page = opened(site.as_uri(), NIM)
    rights = 0
    texts = page.eval_on_selector_all("#play-start option", "all => all.map((each) => each.value)")
    texts = [text for text in texts if text]
    for i, text in enumerate(texts, 1):
        page.select_option("#play-start", index=i - 1)
        outcome = graph_of(pool, "luogu/P2197", text)[0].outcome
        rights += outcome == "N"
        told = answer(page, "N")
        assert told.startswith("Right." if outcome == "N" else "Wrong."), text
        assert ("The first player wins." in told) == (outcome == "N")
        assert told.endswith(f"Right answers in this game: {rights} of {i}."), told
        assert not page.is_visible("#play-guess")
    assert 0 < rights < len(texts)
    page.reload()
    page.select_option("#play-start", index=len(texts) - 1)
    told = answer(page, graph_of(pool, "luogu/P2197", texts[-1])[0].outcome)
    assert told.startswith("Right.") and told.endswith(f": {rights} of {len(texts)}.")


def test_the_question_is_gone_with_the_first_move(site, opened):
    page = opened(site.as_uri(), NIM)
    page.wait_for_selector("#play-guess:not([hidden])")
    assert not page.locator("[data-guess=D]").count()
    page.locator("[data-part=play-move]").first.click()
    page.wait_for_selector("#play-log li")
    assert not page.is_visible("#play-guess")
    page.click("[data-part=play-undo]")
    assert page.is_visible("#play-guess")
    page.check("#play-why")
    assert not page.is_visible("#play-guess")
    page.uncheck("#play-why")
    assert page.is_visible("#play-guess")


def test_a_game_that_may_be_a_draw_has_a_third_answer(site, opened):
    page = opened(site.as_uri(), "problems/codeforces/786A_berzerk.html")
    outcomes = page.locator("#play-start option").evaluate_all(
        "all => all.map((each) => each.dataset.outcome)"
    )
    page.select_option("#play-start", index=outcomes.index("D"))
    assert answer(page, "D").startswith("Right. With best play, the game is a draw.")


@pytest.mark.parametrize(
    ("name", "text", "number", "told"),
    [
        # the first player takes 5, and then 8
        ("atcoder/dp_l_deque", "4\n5 1 8 2\n", 10, "the first player gets 10 more"),
        ("cses/1097_removal_game", "2\n-5 -3\n", 2, "the first player gets 2 more"),
        ("cses/1097_removal_game", "3\n1 9 1\n", -7, "the first player gets 7 less"),
        # Takahashi takes the 2 of one row, and Aoki the 1 of the other row
        ("atcoder/arc116_f_deque_game", "2\n2 1 2\n2 1 2\n", 3, "the result is 3"),
        # the 5 is alone in its row from the start
        ("atcoder/arc116_f_deque_game", "2\n1 5\n2 1 2\n", 7, "the result is 7"),
        ("codeforces/794E_choosing_carrot", "2\n3 7\n", 7, "the result is 7"),
    ],
)
def test_a_game_for_points_asks_for_the_number_at_its_end(site, opened, name, text, number, told):
    """Not who wins. Best play of the person then leads to this number."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    assert page.is_visible("#play-guess") and not page.locator("[data-guess]").count()
    for wrong in (number + 1, number):
        page.fill("#play-answer", str(wrong).replace("-", "−"))
        page.press("#play-answer", "Enter")
        page.wait_for_selector("#play-guessed:not(:empty)")
        said = page.inner_text("#play-guessed")
        assert said.startswith(f"{'Right' if wrong == number else 'Wrong'}. With best play, {told}")
        board(page, text)
    for _ in range(3):
        page.click("[data-part=play-hint]")
    while not page.locator(".over").count():
        page.locator("[data-part=play-move]:has(b)").first.click()
        for _ in range(3):
            if page.is_enabled("[data-part=play-hint]"):
                page.click("[data-part=play-hint]")
    end = page.inner_text("[data-part=play-status]")
    assert "Each of your moves was a best move." in end
    winner = "You win" if number > 0 else "The machine wins"
    assert (f"the result {number}." if "result" in told else f"{winner} by {abs(number)}.") in end
    page.check("#play-why")
    told_at_end = page.inner_text("#why")
    assert ("No move is left. " + told.capitalize() + "." in told_at_end) == ("result" in told)


def test_games_with_one_result_are_known(pool):
    """In the other games for points, both players get points: in some small game, each gains more than 0."""
    found = set()
    for problem in catalog.find([]):
        if points(problem) not in ("lead", "result"):
            continue
        rules = Rules.of_problem(pool, problem)
        both = False
        for _, graph in islice(rules.games(1), 10):
            gains: list[int] = [0, 0]
            movers = {0: 0}
            for at in range(
                len(graph)
            ):  # in the order of a search in breadth, so the mover is known
                for to, _, gain in graph[at].moves:
                    movers.setdefault(to, 1 - movers[at])
                    gains[movers[at]] = max(gains[movers[at]], gain)
            both = both or min(gains) > 0
        if not both:
            found.add(problem.name)
    assert found == {each.name for each in catalog.find([]) if each.points == "result"}


@pytest.mark.parametrize(
    "case", ["sample_1", "sample_2", "sample_3", "edge_largest_of_aoki", "edge_smallest_comes_last"]
)
def test_the_total_of_a_game_is_the_answer_of_the_problem(site, opened, case):
    """The weights decide, not only who can force an end. The machine and the best moves reach this total."""
    folder = ROOT / "testdata/atcoder/abc261_h_game_on_graph"
    wanted = (folder / f"{case}.ans").read_text().strip()
    is_endless = wanted == "INFINITY"
    page = opened(site.as_uri(), "problems/atcoder/abc261_h_game_on_graph.html")
    board(page, (folder / f"{case}.in").read_text())
    if is_endless:
        page.click("[data-guess=Infinity]")
    else:
        page.fill("#play-answer", wanted)
        page.press("#play-answer", "Enter")
    page.wait_for_selector("#play-guessed:not(:empty)")
    told = "the game never ends." if is_endless else f"the total is {wanted}."
    assert page.inner_text("#play-guessed").startswith(f"Right. With best play, {told}")
    page.check("#play-why")
    assert page.text_content(".node.here text") == ("∞" if is_endless else wanted)
    while not page.locator(".over").count():
        assert "Total so far: " in page.inner_text("[data-part=play-status]")
        for _ in range(3):
            page.click("[data-part=play-hint]")
        page.locator("[data-part=play-move]:has(b)").first.click()
    end = page.inner_text("[data-part=play-status]")
    told = "The game never ends: " if is_endless else f"The game ends with the total {wanted}. "
    end = re.sub(r"^The machine: [^.]*\. ", "", end)
    assert end.startswith(told) and "Each of your moves was a best move." in end
    assert "draw" not in page.inner_text("#play")


def test_a_reload_keeps_the_game(address, opened):
    """With its moves, who began, and the reason. The other language shows the same game; another start does not."""
    page = opened(address, NIM)
    page.check("#play-why")
    for _ in range(2):
        page.locator("[data-part=play-move]").first.click()
    page.wait_for_selector("#play-log li:nth-child(4)")
    moves, words = log(page), page.inner_text("[data-part=play-position] .words")
    page.reload()
    page.wait_for_selector("#play-log li:nth-child(4)")
    assert log(page) == moves
    assert page.inner_text("[data-part=play-position] .words") == words
    assert page.is_checked("#play-why") and page.is_visible("#why")
    page.click("[data-part=language]")
    page.wait_for_selector("#play-log li:nth-child(4)")
    assert log(page)[0].startswith("你：")
    page.click("[data-part=play-undo]")
    page.reload()
    page.wait_for_selector("#play-log li:nth-child(2)")
    assert page.locator("#play-log li").count() == 2
    page.select_option("#play-start", index=1)
    page.reload()
    page.wait_for_selector("[data-part=play-move], #play-moves button")
    page.wait_for_timeout(300)
    assert log(page) == []


def test_a_new_game_is_not_a_kept_game(site, opened):
    page = opened(site.as_uri(), NIM)
    page.locator("[data-part=play-move]").first.click()
    page.wait_for_selector("#play-log li:nth-child(2)")
    page.click("[data-part=play-new]")
    page.reload()
    page.wait_for_timeout(300)
    assert log(page) == [] and page.get_attribute("#play", "data-state") == "idle"


def test_the_weights_of_edges_are_in_the_picture(site, opened):
    text = "3 3 1\n1 2 17\n2 3 23\n1 3 42\n"
    page = board(opened(site.as_uri(), "problems/atcoder/abc261_h_game_on_graph.html"), text)
    assert page.locator(READY).count()
    shown = page.eval_on_selector_all(".edge text", "all => all.map((each) => each.textContent)")
    assert shown == ["17", "23", "42"]


def test_weights_of_edges_that_cross_are_apart(site, opened):
    """The edges 2 to 6 and 1 to 4 cross in their middles. No line of another edge goes through a weight."""
    text = "6 8 1\n1 2 2\n1 4 1\n2 5 3\n2 6 5\n3 1 4\n3 5 5\n4 3 3\n5 2 3\n"
    page = board(opened(site.as_uri(), "problems/atcoder/abc261_h_game_on_graph.html"), text)
    nearest = page.evaluate(
        """() => {
            const edges = [...document.querySelectorAll(".edge")].map((edge) => {
                const line = edge.querySelector(".line"), text = edge.querySelector("text");
                const steps = [...Array(101).keys()].map((step) => (line.getTotalLength() * step) / 100);
                const points = steps.map((step) => line.getPointAtLength(step));
                return { points, x: text.x.baseVal[0].value, y: text.y.baseVal[0].value - 4 };
            });
            const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
            return edges.map((edge, i) => Math.min(...edges.flatMap((other, k) =>
                k === i ? [] : [...other.points, other].map((point) => far(edge, point)))));
        }"""
    )
    assert len(nearest) == 8 and min(nearest) > 9, nearest


def test_the_reason_of_a_total_is_the_way_of_the_piece(site, opened):
    """With the sum of its weights. Each worse move has its way, too, which may have no end."""
    page = opened(site.as_uri(), "problems/atcoder/abc261_h_game_on_graph.html")
    page.check("#play-why")
    page.wait_for_selector(".node")
    why = page.inner_text("#why")
    assert "the piece goes 1 → 2 → 3 → 5 → 4 → 6. This adds 4 + 2 + 3 + 2 + 5 = 16 to" in why
    endless = "After “go to 4”, Aoki can make the game go on for ever, for example 1 → 4 → .*4 → …"
    assert re.search(endless, why)
    labels = page.locator("#play-moves i").all_inner_texts()
    assert labels == ["4 now + 12 later = 16", "endless"]
    board(page, "4 4 1\n1 2 3\n1 3 1\n3 4 7\n2 4 4\n")  # both moves come to an end
    told = "After “go to 3”, with best play the piece goes 1 → 3 → 4. This adds 1 + 7 = 8 to the"
    assert told in page.inner_text("#why")


# Exercises, lessons and the table of problems


def test_a_right_answer_solves_an_exercise(address, opened):
    """Blanks do not count. The bar of the lesson grows, also on the first page, and a wrong answer takes the mark away."""
    page = opened(address, "lessons/04_nim.html")
    bar = page.locator("#bar")
    before = bar.inner_text()
    assert before.startswith("0 of ")
    exercise = page.locator("[data-exercise='4']")
    exercise.get_by_label("lost positions").fill("63")
    exercise.get_by_role("button").click()
    assert exercise.get_by_role("status").inner_text().startswith("Wrong.")
    assert bar.inner_text() == before and marks(page) == []
    exercise.get_by_label("lost positions").fill(" 6 4. ")
    page.keyboard.press("Enter")
    assert exercise.get_by_role("status").inner_text() == "Right."
    assert exercise.get_by_role("checkbox").is_checked()
    assert bar.inner_text() == before.replace("0 of", "1 of")
    assert marks(page) == ["exercise lessons/04_nim 4"]
    exercise.get_by_label("lost positions").fill("63")
    page.keyboard.press("Enter")
    assert not exercise.get_by_role("checkbox").is_checked() and marks(page) == []
    exercise.get_by_label("lost positions").fill(" ")
    page.keyboard.press("Enter")
    assert exercise.get_by_role("status").inner_text() == "Type an answer first."
    exercise.get_by_label("lost positions").fill("64")
    page.keyboard.press("Enter")
    page.goto(f"{address}/zh/lessons/04_nim.html")
    assert page.is_checked("[data-exercise='4'] [type=checkbox]")
    page.locator("[data-exercise='5'] [type=checkbox]").check()
    page.goto(f"{address}/index.html")
    shown = page.locator(".course > li", has_text="4. Nim").locator(".bar-of-lesson")
    assert shown.inner_text() == before.replace("0 of", "2 of")
    assert shown.locator("progress").evaluate("each => each.value") == 2


@pytest.mark.parametrize(
    ("folder", "answers"),
    [("", ["second", "The second player"]), ("zh/", ["后手", "后手必胜", "后手赢"])],
)
def test_a_right_answer_may_have_usual_words_around_it(site, opened, folder, answers):
    page = opened(site.as_uri(), f"{folder}lessons/04_nim.html")
    exercise = page.locator("[data-exercise='1']")
    for answer in answers:
        exercise.get_by_role("textbox").fill("?")
        page.keyboard.press("Enter")
        assert exercise.locator("[role=status].wrong").count()
        exercise.get_by_role("textbox").fill(answer)
        page.keyboard.press("Enter")
        assert exercise.locator("[role=status].right").count(), answer


def test_a_solved_problem_counts_for_its_lesson(address, opened):
    page = opened(address, NIM)
    page.check("[data-part=tick]")
    page.goto(f"{address}/lessons/04_nim.html")
    assert page.inner_text("#bar").startswith("1 of ")


def test_each_question_has_an_exercise_and_its_answer_is_in_the_folded_answer(site, opened):
    """In both languages. A word may be there in one of its forms."""
    for name, questions in tomllib.loads(ANSWERS.read_text("utf-8")).items():
        for folder in ("", "zh/"):
            page = html5lib.parse((site / f"{folder}lessons/{name}.html").read_bytes())
            items = {
                place.get("data-exercise"): (place, item)
                for item in page.iter(f"{HTML}li")
                for place in item
                if place.get("class") == "exercise"
            }
            for number, (english, chinese, *answers) in questions.items():
                place, item = items[number]
                assert place.text == (chinese if folder else english)
                assert place.get("data-answers").split("|") == answers
                _, _, folded = "".join(item.itertext()).partition("答案" if folder else "Answer")
                assert any(re.search(rf"(?<!\d){each}(?!\d)", folded) for each in answers), (
                    folder,
                    name,
                    number,
                )


def test_each_exercise_can_be_marked(site):
    for path in sorted(site.glob("**/lessons/*.html")):
        text = path.read_text()
        places = [*map(int, re.findall(r'class="exercise" data-exercise="(\d+)"', text))]
        (declared,) = re.findall(r'id="bar" data-exercises="(\d+)"', text) or ["0"]
        assert places == [*range(1, int(declared) + 1)], path


def test_without_javascript_exercises_and_the_table_have_no_tools(site, opened):
    page = opened(site.as_uri(), "lessons/04_nim.html", java_script_enabled=False)
    assert not page.locator(".exercise:visible").count()
    page.goto(f"{site.as_uri()}/table.html")
    assert not page.locator("#filters:visible, #problems button").count()
    assert page.locator("#problems tbody tr").count() == len(catalog.find([]))


def test_the_table_of_problems_is_sorted_and_filtered(address, opened):
    page = opened(address, NIM)
    page.check("[data-part=tick]")
    page.goto(f"{address}/table.html")
    rows = page.locator("#problems tbody tr")
    shown = page.locator("#problems tbody tr:visible")
    problems = catalog.find([])
    assert rows.count() == shown.count() == len(problems)
    assert page.inner_text("#shown") == f"{len(problems)} of {len(problems)} problems"
    page.select_option("[name=state]", "done")
    assert shown.count() == 1 and "P2197" in shown.inner_text()
    assert shown.locator(".state").inner_text() == "solved"
    page.select_option("[name=state]", "")
    page.select_option("[name=topic]", "wythoff")
    wanted = [each for each in problems if "wythoff" in solution_header(each.solution).topics]
    assert shown.count() == len(wanted) > 2
    page.select_option("[name=topic]", "")
    page.get_by_role("button", name="State").click()
    assert "P2197" in rows.first.inner_text()
    page.get_by_role("button", name="Difficulty").click()
    found = rows.evaluate_all("all => all.map((each) => each.cells[3].textContent)")
    points = [int(each.split()[1]) for each in found if each.startswith("AtCoder")]
    assert points == sorted(points) and len(points) > 5
    colours = [each.split()[1] for each in found if each.startswith("Luogu")]
    assert colours == sorted(colours, key=LUOGU.index)
    assert set(found[-20:]) == {"–"}


def test_the_table_is_complete(site):
    """Each problem has its topics and its difficulty in both languages."""
    for folder in ("", "zh/"):
        page = html5lib.parse((site / f"{folder}table.html").read_bytes())
        rows = [row for row in page.iter(f"{HTML}tr") if row.get("data-topics")]
        for problem, row in zip(catalog.find([]), rows, strict=True):
            texts = ["".join(cell.itertext()) for cell in row]
            assert problem.id in texts[0]
            assert row.get("data-topics").split() == [*solution_header(problem.solution).topics]
            difficulty = problem.difficulty_zh if folder else problem.difficulty
            assert texts[3] == (difficulty or "–")


def test_names_of_starts_are_not_pictures_in_letters(site, opened):
    page = opened(site.as_uri(), "problems/poj/3537_crosses_and_crosses.html")
    names = page.locator("#play-start option").all_text_contents()
    assert names[0].startswith("1: Board of 1 × 8")
    assert page.inner_text("[data-part=play-position] .words").startswith("Board of 1 × 8")


@pytest.mark.parametrize(
    ("name", "part"),
    [
        # all games begin with the same position
        ("atcoder/abc206_f_interval_game_2", "1: No interval chosen · hard · input 1 / 7 / "),
        # the words differ after "1 on node 1, 1 on node 2, 1 on node 3, "
        (
            "atcoder/agc033_c_removing_coins",
            "10: 1 on node 1, 1 … 7, 1 on node 8, 1 on node 9 · ",
        ),
        # the words are the same
        (
            "codeforces/917B_madmax",
            "1: Max is on 1, Lucas is on 2, an … · hard · 8 edges",
        ),
        ("spoj/GAME31_the_game_of_31", "2: The sum 27 with … 3, 5, 5, 5, 5, 6, 6 and 6 left · "),
    ],
)
def test_names_of_starts_show_in_what_they_differ(site, opened, name, part):
    """In a few letters, and with a number. The list is not wider than a phone."""
    page = opened(site.as_uri(), f"problems/{name}.html", 390)
    names = page.locator("#play-start option[data-shape]").all_text_contents()
    numbers, texts = zip(*[each.split(": ", 1) for each in names], strict=True)
    assert [*map(int, numbers)] == [*range(1, len(names) + 1)]
    assert len({*texts}) == len(names) and max(map(len, names)) < 100
    assert any(each.startswith(part) for each in names), names
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_move_is_previewed_only_after_the_mouse_has_moved(site, opened):
    """After a click, the next list of moves may come under the mouse. It must not show a move that nobody has chosen."""
    page = opened(site.as_uri(), "problems/luogu/P2197_nim.html")
    page.click("[data-part=play-new]")
    page.wait_for_selector("[data-state=ready]")
    page.check("#play-why")
    moves = page.locator("[data-part=play-move]")
    moves.first.scroll_into_view_if_needed()
    box = moves.first.bounding_box()
    at = box["x"] + 20, box["y"] + 10
    page.mouse.move(*at)
    page.wait_for_function("document.querySelector('#why').textContent.includes('After')")
    page.mouse.click(*at)
    page.wait_for_function("document.querySelectorAll('#play-log li').length === 2")
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-part=play-move]') !== null"
    assert page.evaluate(under, at)
    page.mouse.move(*at)
    assert "After" not in page.inner_text("#why")
    page.mouse.move(at[0] + 3, at[1])
    page.wait_for_function("document.querySelector('#why').textContent.includes('After')")
