"""What helps a person to see the reason: it is in the picture, it follows the pointer, and the idea is folded."""

import re

import pytest
from test_boards import board, graph_of, log, status

WYTHOFF = "problems/luogu/P2252_wythoff_game.html"
NIM = "problems/luogu/P2197_nim.html"
NOTES = """() => [...document.querySelectorAll(".notes text")].map((each) => each.textContent)"""


def bits(page) -> list[str]:
    """Return the texts at the right of the piles: the weights, the bits of each pile, and the nim-sum with its bits."""
    return page.evaluate(NOTES)


def test_the_bits_are_at_the_right_of_the_piles(site, opened):
    """They follow the pointer: over a counter they are those after its move."""
    page = board(opened(site.as_uri(), NIM), "1\n3\n3 5 7\n")
    assert bits(page) == []
    page.check("#play-why")
    rows = [*"011", *"101", *"111", "⊕ 1", *"001"]
    assert bits(page) == ["4", "2", "1", *rows]
    assert page.locator(".notes .odd").count() == 1
    assert page.locator("#why .unseen").count() == 1  # screen readers have the table
    page.hover("[data-place='counter 1 4']")
    assert bits(page) == ["4", "2", "1", *"011", "4", *"100", *"111", "⊕ 0", *"000"]
    assert page.locator(".notes .repaired").count() == 1 and not page.locator(".notes .odd").count()
    assert "every column is even" in page.inner_text("#why")
    page.mouse.move(0, 0)
    assert bits(page)[3:] == rows and log(page) == []
    page.hover("[data-place='counter 0 0']")  # the whole pile
    assert bits(page) == ["4", "2", "1", "0", *"000", *"101", *"111", "⊕ 2", *"010"]


def test_grundy_values_are_at_the_right_of_their_piles(site, opened):
    page = board(opened(site.as_uri(), "problems/hdu/1536_s_nim.html"), "3 1 3 4\n1\n2 8 11\n0\n")
    page.check("#play-why")
    assert bits(page) == ["2", "1", "1", *"01", "2", *"10", "⊕ 3", *"11"]


def test_the_reason_is_beside_the_board_or_below_it(site, opened):
    for width, is_beside in ((1280, True), (390, False)):
        page = board(opened(site.as_uri(), WYTHOFF, width=width), "4 6\n")
        page.check("#play-why")
        place, reason, moves = (
            page.locator(each).bounding_box()
            for each in ("[data-part=play-position]", "#why", "#play-moves")
        )
        assert (reason["x"] >= place["x"] + place["width"]) == is_beside
        assert reason["y"] + reason["height"] <= moves["y"] + 4  # the list has a negative margin
        assert reason["y"] + reason["height"] - place["y"] < 500


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (1280, 300), (390, 900)])
def test_the_key_lines_are_below_the_reason_and_open_if_there_is_room(site, opened, width, height):
    page = opened(site.as_uri(), NIM, width=width)
    page.set_viewport_size({"width": width, "height": height})
    page = board(page)
    assert not page.locator("#play-code[open]").count()
    page.check("#play-why")
    page.wait_for_selector("#why p")
    assert page.locator("#play-code[open]").count() == (width == 1280 and height == 900)
    tops = [
        page.locator(each).bounding_box()["y"] for each in ("#why", "#play-code", "#play-setup")
    ]
    assert tops == sorted(tops)
    if not page.locator("#play-code[open]").count():
        return
    place, code = (page.locator(each).bounding_box() for each in ("#play-position", "#play-code"))
    assert code["y"] + code["height"] - place["y"] <= height
    page.click("#play-code summary")
    page.click("[data-part=play-move]")
    assert not page.locator("#play-code[open]").count()  # it stays as the reader wants it


def test_the_reason_of_a_move_is_at_the_same_place(site, opened):
    """The table of bits for screen readers takes no place, also while the pointer shows a move."""
    page = board(opened(site.as_uri(), NIM), "1\n3\n3 5 7\n")
    page.check("#play-why")
    before = page.locator("#why p").first.bounding_box()
    page.hover("[data-place='counter 2 6']")
    page.wait_for_function("document.querySelector('#why p').textContent.startsWith('After')")
    after = page.locator("#why p").first.bounding_box()
    assert before["y"] == after["y"]


def test_the_picture_shows_what_the_machine_took(site, opened):
    page = board(opened(site.as_uri(), NIM), "1\n3\n3 5 7\n")
    assert not page.locator(".gone").count()
    page.click("[data-place='counter 2 6']")
    page.mouse.move(0, 0)
    taken = re.search(r"take (\d+) from", status(page))
    assert taken and page.locator(".gone").count() == int(taken[1])
    page.click("[data-part=play-undo]")
    assert not page.locator(".gone").count()


def test_a_long_touch_shows_a_move_and_a_short_one_makes_it(site, opened):
    page = board(opened(site.as_uri(), NIM, width=390, has_touch=True), "1\n3\n3 5 7\n")
    page.check("#play-why")
    page.locator("#play-board").scroll_into_view_if_needed()
    box = page.locator("[data-place='counter 1 4']").bounding_box()
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    page.wait_for_function("document.querySelector('#why .repaired')")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert log(page) == []
    page.touchscreen.tap(touch["x"], touch["y"])
    page.wait_for_function("document.querySelectorAll('#play-log li').length === 2")


@pytest.mark.parametrize(
    ("name", "text", "first"),
    [
        ("lightoj/1192_left_right", "1\n1\n3 6\n", 3),
        ("poj/1704_georgia_and_bob", "1\n2\n2 5\n", 1),
        ("hdu/3537_daizhenyangs_coin", "3\n0 2 4\n", 0),
        ("hdu/1564_play_game", "3\n0\n", 1),
        ("hdu/1730_northcott_game", "2 7\n1 6\n2 4\n", 1),
        ("lightoj/1186_incredible_chess", "1\n3\n0 0 1\n2 2 2\n", 1),
        ("luogu/P8369_stripes", "1 2 1\n1\n6\n", 1),
        ("luogu/P5363_moving_coins", "6 4\n", 1),
    ],
)
def test_the_numbers_of_cells_are_those_of_the_moves(site, opened, pool, name, text, first):
    """A move to a cell that the words name changes the cell with this number."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    shown = page.eval_on_selector_all(".coordinate", "all => all.map((each) => each.textContent)")
    shape = graph_of(pool, "/".join(name.split("_")[:1]), text)[0].shape
    columns = [str(first + i) for i in range(shape["columns"])]
    rows = [str(first + i) for i in range(shape["rows"])] if shape["rows"] > 1 else []
    assert shown == columns + rows


@pytest.mark.parametrize(
    ("name", "names", "move"),
    [
        (
            "lightoj/1315_game_of_hyper_knights",
            ["row 0, column 4", "row 4, column 3"],
            "move the knight from row 4, column 3 to row 5, column 1",
        ),
        ("hdu/3537_daizhenyangs_coin", ["cell 1", "cell 2", "cell 4", "cell 5"], "turn 0 and 2"),
        (
            "hdu/3404_switch_lights",
            ["row 1, column 3", "row 2, column 2", "row 2, column 3"],
            "switch the lights in row 1, columns 2 and 3",
        ),
        (
            "hdu/5724_chess",
            ["pieces on 16, 17: 3 free to the right"],
            "in row 1 move the piece from 16 to 18",
        ),
    ],
)
def test_a_reason_names_the_pieces_as_the_moves_do(site, opened, name, names, move):
    page = board(opened(site.as_uri(), f"problems/{name}.html"))
    page.check("#play-why")
    assert page.locator("#why .bits th:first-child").all_inner_texts()[:-1] == names
    winning = page.locator("#play-moves [data-winning]").first.text_content()
    assert winning.partition(" ")[2].startswith(move + " ")


def test_the_rows_and_columns_of_a_table_are_numbered_as_the_moves_name_them(site, opened):
    """Each move names two places, a row and a column, and the weight that the table has there."""
    page = opened(site.as_uri(), "problems/codeforces/1147F_zigzag_game.html")
    board(page)
    numbers = page.locator(".coordinate").all_text_contents()
    size = len(numbers) // 2
    assert numbers == [str(i) for i in range(1, 2 * size + 1)]
    table = [int(each) for each in page.locator(".number").all_text_contents()]
    page.locator("[data-part=play-move]", has_text="I and node 1").click()
    to, weight = map(int, re.findall(r"to (\d+), along the edge of weight (\d+)", log(page)[1])[0])
    assert table[to - size - 1] == weight
    page = board(opened(site.as_uri(), "problems/atcoder/dp_l_deque.html"))
    assert not page.locator(".coordinate").count()


def test_the_vertices_have_the_numbers_of_the_moves(site, opened):
    """The points of each plane are counted from 0."""
    text = "1\n2\n3 4\n"
    page = board(opened(site.as_uri(), "problems/hdu/4664_triangulation.html"), text)
    assert page.locator(".vertex text").all_text_contents() == [*"012", *"0123"]
    page.locator("[data-part=play-move]", has_text="points 0 and 2 of plane 2").click()
    assert page.locator(".vertex text").all_text_contents() == [*"012", *"0123"]
    for i in 3, 5:
        assert page.locator(f"[data-place='vertex {i}'].mark").count() == 1
    places = page.locator(".vertex circle").evaluate_all("all => all.map((each) => each.outerHTML)")
    assert len({*places}) == 7


def test_the_moves_of_both_players_are_shown_if_they_are_always_the_same(site, opened):
    """They are visible before the first move, because the other player's moves decide who wins."""
    page = opened(site.as_uri(), "problems/codeforces/786A_berzerk.html", opens_more=False)
    page.locator("#play-board").scroll_into_view_if_needed()
    told = page.locator("#play-sets:not(:empty)")
    first = page.input_value("#play-start").splitlines()[1:]
    for text in ("", "5\n2 2 3\n3 1 2 4\n"):
        sets = [line.split()[1:] for line in text.splitlines()[1:] or first]
        if text:
            board(page, text)
            page.locator(".picture [data-place^=vertex]").first.click()
        told.wait_for()
        for player, wanted in zip(("Rick", "Morty"), sets, strict=True):
            (words,) = re.findall(rf"Moves of {player}: (.*?)\.", told.inner_text())
            assert sorted(words.replace("choose ", "").split(", ")) == sorted(wanted)
    page.select_option("#play-start", index=0)
    for _ in range(2):  # the second game needs no search
        board(page)
        assert "Moves of Morty: " in told.inner_text()
    page = board(opened(site.as_uri(), "problems/atcoder/abc265_h_no_capture_lance_game.html"))
    assert page.locator("#play-sets:empty").count() == 1  # these moves depend on the position


@pytest.mark.parametrize(
    "name",
    [
        "lightoj/1355_game_of_cs",
        "spoj/PT07A_play_with_a_tree",
        "atcoder/abc209_e_shiritori",
        "hdu/3590_pp_and_qq",
        "codeforces/1610I_mashtali_vs_atcoder",
    ],
)
def test_a_graph_and_its_reason_fit_on_a_phone(site, opened, name):
    page = opened(site.as_uri(), f"problems/{name}.html", 390)
    page.check("#play-why")
    page.wait_for_selector("#why > *")
    top, bottom = page.evaluate(
        "[document.querySelector('#play-position').getBoundingClientRect().top, document.querySelector('#why').getBoundingClientRect().bottom]"
    )
    assert bottom - top <= 844


def test_a_heat_map_shows_the_lost_pairs_that_the_game_does_not_reach(site, opened):
    page = board(opened(site.as_uri(), WYTHOFF), "4 6\n")
    page.check("#play-why")
    lost = {
        (0, 0),
        *((a, b) for k in range(1, 9) for a, b in [(int(k * 1.618034), int(k * 1.618034) + k)]),
    }
    assert {(1, 2), (3, 5), (4, 7), (6, 10), (8, 13)} <= lost
    lost = {pair for a, b in lost for pair in ((a, b), (b, a)) if max(pair) <= 14}
    rects = page.eval_on_selector_all(
        ".heat-cell.lost rect",
        "all => all.map((each) => [each.y.baseVal.value / 22 - 1, each.x.baseVal.value / 22 - 1])",
    )
    assert {(round(a), round(b)) for a, b in rects} == lost
    page.focus(".heat-cell.here")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.cell") == "4,5"
    page.keyboard.press("Enter")
    assert page.inner_text("[data-part=play-position] .words") == "Piles of 4 and 5"


def test_the_idea_is_folded_until_it_is_opened(served, opened):
    """A link to the idea opens it, and this page remembers that it was opened."""
    page = opened(served, WYTHOFF)
    assert not page.locator("#idea").is_visible()
    page.click(".contents a[href='#idea']")
    assert page.locator("#idea").is_visible()
    # the page stores this in a later task
    stored = "(`grundy mark tried ${document.body.dataset.name}` in localStorage)"
    page.wait_for_function(stored)
    page.goto(f"{served}/{WYTHOFF}")
    assert page.locator("#idea").is_visible()
    page.click("#tried > summary")
    page.wait_for_function(f"!{stored}")
    page.goto(f"{served}/{NIM}")
    page.goto(f"{served}/{WYTHOFF}")
    assert not page.locator("#idea").is_visible()


@pytest.mark.parametrize(
    ("path", "lost"),
    [
        ("problems/hdu/1847_good_luck_in_cet_4", {"3", "6", "9", "12"}),
        (WYTHOFF.removesuffix(".html"), {"(0, 0)", "(1, 2)", "(2, 1)", "(3, 5)", "(5, 3)"}),
    ],
)
def test_a_person_marks_the_p_positions_of_a_table(site, opened, path, lost):
    """The page says how many marks are right, and shows the table only when the person asks for it."""
    page = opened(site.as_uri(), f"{path}.html", 390)
    assert not page.is_visible("#small figure")
    page.click("[data-part=mark]")
    every = page.eval_on_selector_all(
        ".marking .cells button", "all => all.map((each) => [each.ariaLabel, each.dataset.outcome])"
    )
    right = {name for name, outcome in every if outcome == "P"}
    assert lost <= right
    wrong = next(name for name, outcome in every if outcome == "N")
    for name in [*sorted(lost), wrong]:
        page.click(f".marking .cells [aria-label='{name}']")
    page.click(".marking p button >> nth=0")
    told = page.inner_text(".marking [role=status]")
    assert told == f"{len(lost)} of {len(right)} P-positions found; wrong marks: 1."
    for name in [*sorted(right - lost), wrong]:
        page.click(f".marking .cells [aria-label='{name}']")
    page.click(".marking p button >> nth=0")
    assert page.inner_text(".marking [role=status]") == "All right."
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.click(".marking p button >> nth=1")
    assert page.is_visible("#small figure")


def test_paper_shows_whole_lines_of_code(site, opened):
    page = opened(site.as_uri(), "problems/luogu/P2197_nim.html", 500)
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    page.locator("pre.source").last.evaluate(
        "pre => { pre.textContent = 'int main() '.repeat(30); }"
    )
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert page.locator("pre").evaluate_all(cut) == []


def test_text_has_the_width_of_wide_paper(site, opened):
    """The list of sections, which is beside the text on a screen, leaves no empty column."""
    page = opened(site.as_uri(), "lessons/04_nim.html")
    page.emulate_media(media="print")
    assert page.locator(".text").bounding_box()["width"] > 600


def test_a_mistake_is_named_only_with_the_reasons(site, opened):
    page = opened(site.as_uri(), NIM)
    status = page.locator("[data-part=play-status]")
    for is_shown in (True, False):
        board(page, "1\n3\n7 8 9\n")
        page.set_checked("#play-why", is_shown)
        page.locator("[data-place='counter 2 0']").click()
        page.wait_for_selector("#play-log li:nth-child(2)", state="attached")
        assert status.inner_text().startswith("Your move left nim-sum 15, ") == is_shown


def test_paper_has_the_answers_at_the_end(site, opened):
    """They are not below their questions. The footer and the tools for an answer are only on the screen."""
    page = opened(site.as_uri(), "lessons/04_nim.html")
    exercises = page.locator("[data-exercise]").count()
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    answers = page.locator(".text > :last-child > ol > li")
    assert answers.count() == exercises > 3
    assert all("Answer" in text and "Hint" in text for text in answers.all_inner_texts())
    for hidden in ("li:has([data-exercise]) > details", "[data-exercise]", "footer"):
        assert not page.locator(f"{hidden} >> visible=true").count(), hidden
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert not page.locator(".on-paper").count()


@pytest.mark.parametrize("name", ["lessons/04_nim", "problems/hdu/1536_s_nim"])
def test_wide_paper_has_two_columns(site, opened, name):
    """Each figure and each line of code is inside of its column."""
    page = opened(site.as_uri(), f"{name}.html")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1020, "height": 700})
    assert page.locator(".text h2 + p").first.bounding_box()["width"] < 510
    wide = "all => all.filter((each) => each.clientWidth > 510).length"
    assert page.locator("figure, .scroll, pre").evaluate_all(wide) == 0


def test_print_opens_what_is_folded(site, opened):
    page = opened(site.as_uri(), "lessons/04_nim.html")
    folded = page.locator("main details:not([open], .tool)").count()
    assert folded > 3
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert not page.locator("main details:not([open], .tool)").count()
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert page.locator("main details:not([open], .tool)").count() == folded


@pytest.mark.parametrize("page", ["index", "problems/luogu/P2252_wythoff_game"])
def test_the_board_begins_on_the_first_screen_of_a_phone(site, opened, page):
    top = opened(site.as_uri(), f"{page}.html", 390).locator("[data-part=play-position]")
    assert 844 - top.bounding_box()["y"] > 150  # two rows of stones


def test_the_page_for_a_missing_page_works_in_any_folder(site, served, opened):
    page = opened(served, "404.html")
    text = (site / "404.html").read_text()
    page.route("**/nothing.html", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(f"{served}/problems/hdu/nothing.html")
    page.click("main a")
    assert page.url == f"{served}/index.html"


def test_each_page_has_a_description_and_an_icon(site):
    for page in site.rglob("*.html"):
        head = page.read_text().partition("</head>")[0]
        described = re.search(r'<meta name="description" content="([^"]*)">', head)
        assert described and described[1], page
        icon = re.search(r'<link rel="icon" href="([^"]*)">', head)
        assert icon and (icon[1] == "data:," or (page.parent / icon[1]).is_file()), page


def test_moves_stay_under_the_pointer(site, opened):
    """The reason above them changes while the pointer goes over the moves, on every width."""
    for width in (390, 700, 1280):
        page = board(opened(site.as_uri(), WYTHOFF, width=width), "4 6\n")
        page.check("#play-why")
        moves = page.locator("[data-part=play-move]")
        moves.nth(3).scroll_into_view_if_needed()
        places = [move.bounding_box()["y"] for move in moves.all()[:4]]
        for i in range(4):
            moves.nth(i).hover()
            now = [move.bounding_box()["y"] for move in moves.all()[:4]]
            assert all(abs(a - b) < 1 for a, b in zip(now, places, strict=True))


def test_the_map_of_a_game_for_points_shows_the_points(site, opened, pool):
    text = "4\n5 1 8 2\n"
    graph = graph_of(pool, "atcoder/dp_l", text)
    page = board(opened(site.as_uri(), "problems/atcoder/dp_l_deque.html"), text)
    page.check("#play-why")
    shown = page.eval_on_selector_all(
        ".node", "all => all.map((each) => [each.dataset.node, each.lastChild.textContent])"
    )
    assert {int(node): int(word) for node, word in shown} == {
        i: each.score for i, each in enumerate(graph)
    }


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("atcoder/arc116_f_deque_game", "3\n3 5 1 4\n1 6\n2 3 2\n"),
        ("codeforces/794E_choosing_carrot", "5\n5 1 8 2 4\n"),
        ("codeforces/1867C_mex_game", "1\n2\n0 1\n-1\n"),
    ],
)
def test_a_result_is_the_same_number_in_the_map_and_at_the_moves(site, opened, name, text):
    """A final position has the result itself, and a move the number of the position after it."""
    page = opened(site.as_uri(), f"problems/{name}.html")
    page = board(page, "" if "mex" in name else text)
    page.check("#play-why")
    numbers = page.eval_on_selector_all(
        ".node", "all => all.map((each) => +each.querySelector('text').textContent)"
    )
    final = page.eval_on_selector_all(
        ".node", "all => all.map((each) => each.querySelector('title').textContent)"
    )
    ends = 0
    for number, words in zip(numbers, final, strict=True):
        rows = re.fullmatch(r"(?:the )?rows? (.*?),? with \w+ to move", words)
        if rows and re.fullmatch(r"\d+( / \d+)*", rows[1]):
            assert number == sum(map(int, rows[1].split(" / "))), words
            ends += 1
        if words.endswith(", the end"):
            present = set(map(int, re.findall(r"\d+", words)))
            assert number == next(each for each in range(99) if each not in present), words
            ends += 1
    assert ends > 2
    moves = page.locator("#play-moves [data-part=play-move]")
    for i in range(moves.count()):
        moves.nth(i).focus()
        there = page.text_content(".node.there text")
        assert moves.nth(i).locator("i").inner_text() == f"result {there}"


def test_a_map_with_long_numbers_is_not_shown(site, opened):
    """They would overlap."""
    for text, count in ("3\n999 1 2\n", 1), ("3\n99999 1 2\n", 0):
        page = board(opened(site.as_uri(), "problems/atcoder/dp_l_deque.html"), text)
        page.check("#play-why")
        assert page.locator(".map").count() == count


def test_every_page_has_a_search(address, opened):
    """It leads to the results on the first page."""
    page = opened(address, "lessons/10_wythoff.html")
    page.fill(".find input", "hdu 1536")
    page.press(".find input", "Enter")
    page.wait_for_selector("#results:not([hidden]) a")
    assert "hdu/1536" in page.get_attribute("#results a", "href")
