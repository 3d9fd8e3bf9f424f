"""The boards: played at once, with the theorem beside them; every number is compared with the search."""

import re

import pytest
from judging import ROOT
from judging.collection import catalog
from judging.games.graph import Game

PAGES = ROOT / "scripts/judging/site/pages"
NIM = "luogu/P2197_nim"
READY = "#play[data-state=ready]"


def board(page, text: str = "", first: str = "you"):
    """A game of one's own input, or of the first start."""
    if text:
        page.fill("[data-part=input]", text)
        page.select_option("#play-start", index=page.locator("#play-start option").count() - 1)
    page.select_option("#play-first", first)
    page.click("[data-part=play-new]")
    page.wait_for_selector(READY)
    return page


def told(page) -> list[str]:
    return page.locator("#play-log li").all_inner_texts()


def status(page) -> str:
    return page.inner_text("[data-part=play-status]")


def grundy_values(graph) -> list[int]:
    """By mex, from the ends of the game on: each position after its options."""
    values: dict[int, int] = {}
    for at in sorted(range(len(graph)), key=lambda at: graph[at].length):
        waiting = [at]
        while waiting:
            unknown = [move.to for move in graph[waiting[-1]].moves if move.to not in values]
            waiting += unknown
            if not unknown:
                now = waiting.pop()
                met = {values[move.to] for move in graph[now].moves}
                values[now] = next(value for value in range(len(met) + 1) if value not in met)
    return [values[at] for at in range(len(graph))]


def graph_of(pool, name: str, text: str):
    (problem,) = catalog.find([name])
    return Game(pool, problem.oracle("brute")).graph(text)


# Play at once


@pytest.mark.parametrize("width", [390, 1280])
def test_the_first_page_is_played_with_one_click(address, opened, width):
    """Moves are listed before the game is searched; a click on a counter makes one."""
    page = opened(address, "index.html", width)
    assert (
        page.locator("[data-part=play-move]").count() > 2
        and page.get_attribute("#play", "data-state") == "idle"
    )
    page.locator(".counter").last.click()
    page.wait_for_selector("#play-log li:nth-child(2)")
    assert [text.split(":")[0] for text in told(page)] == ["You", "The machine"]


def test_a_listed_move_is_the_move_that_is_made(site, opened):
    page = opened(site.as_uri(), "problems/hdu/1536_s_nim.html")
    move = page.locator("[data-part=play-move]").nth(1)
    words = move.inner_text().partition(" ")[2]
    move.click()
    page.wait_for_selector("#play-log li")
    assert told(page)[0] == f"You: {words}"


def test_arrows_and_enter_are_enough(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html")
    page.focus("[data-part=play-position]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.move") == "1"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_selector("#play-log li")
    assert page.evaluate("document.activeElement.dataset.part") == "play-position"
    while not page.locator(".over").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    assert told(page)


def test_the_machine_answers_after_a_moment_and_both_moves_are_marked(site, opened):
    page = opened(
        site.as_uri(), "problems/poj/1704_georgia_and_bob.html", reduced_motion="no-preference"
    )
    board(page, "1\n4\n3 7 12 20\n")
    page.locator("[data-part=play-move]").first.click()
    assert len(told(page)) == 1 and "The machine thinks" in status(page)
    assert page.locator(".mine").count() and not page.locator("[data-part=play-move]").count()
    page.wait_for_selector("#play-log li:nth-child(2)", timeout=3000)
    page.mouse.move(0, 0)
    assert page.locator("g.mine").count() and page.locator("g.changed").count()


def test_a_move_during_the_pause_does_not_count(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html", reduced_motion="no-preference")
    board(page, "1\n2\n5 9\n")
    page.click("[data-place='counter 1 8']")
    page.click("[data-place='counter 1 6']")
    page.click("[data-part=play-undo]")
    assert told(page) == []
    page.wait_for_timeout(1000)
    assert told(page) == []


@pytest.mark.parametrize(
    "name",
    [
        "hdu/1525_euclids_game", "hdu/2149_public_sale", "hdu/5754_life_winner_bo", "cses/2207_grundys_game", "lightoj/1199_partitioning_game",
        "luogu/P3235_pleasure_of_jiangnan", "luogu/P4617_planinarenje", "poj/2068_nim", "codeforces/1451F_nullify_the_matrix", "hdu/1404_digital_deletions",
    ],
)  # fmt: skip
def test_a_touch_of_the_drawing_moves_or_says_what_it_may_mean(site, opened, name):
    page = board(opened(site.as_uri(), f"problems/{name}.html"))
    places = page.locator(".picture [data-place]")
    done = set()
    for number in range(min(places.count(), 8)):
        places.nth(number).dispatch_event("click")
        page.wait_for_timeout(30)
        done.add(
            "moved"
            if told(page)
            else "offered"
            if re.search("changes? this part", status(page))
            else "nothing"
        )
        page.click("[data-part=play-new]")
    assert done & {"moved", "offered"} and "nothing" not in done


def test_a_pile_is_split_where_it_is_touched(site, opened):
    page = board(opened(site.as_uri(), "problems/cses/2207_grundys_game.html"), "1\n9\n")
    page.click("[data-place='counter 0 3']")
    assert told(page)[0] == "You: split the pile of 9 into 3 and 6"


def test_a_cell_leads_the_piece_there(site, opened):
    page = board(
        opened(site.as_uri(), "problems/hdu/5754_life_winner_bo.html"), "1\n2 5 6\n"
    )  # a rook
    page.click("[data-place='cell 0 3']")
    assert told(page)[0] == "You: go 0 down and 3 right"


@pytest.mark.parametrize(
    ("name", "part"),
    [
        (NIM, ".counter"),
        ("hdu/1846_brave_game", ".counter"),
        ("poj/1704_georgia_and_bob", ".cell"),
        ("poj/3710_christmas_game", ".vertex"),
    ],
)
def test_parts_are_large_enough_for_a_finger(site, opened, name, part):
    """24 pixels, on a phone."""
    page = opened(site.as_uri(), f"problems/{name}.html", 390)
    box = page.locator(part).first.bounding_box()
    assert min(box["width"], box["height"]) >= 24


# Bad input


@pytest.mark.parametrize("text", ["abc", "", "2\n3\n", "2\n1 0\n"])
def test_bad_input_is_refused_and_nothing_is_kept(site, opened, text):
    page = opened(site.as_uri(), "problems/luogu/P1247_taking_matches.html")
    page.fill("[data-part=input]", text)
    page.select_option("#play-start", index=page.locator("#play-start option").count() - 1)
    page.click("[data-part=play-new]")
    page.wait_for_selector("#play[data-state=refused]")
    assert re.match(r"This input is not allowed: line \d+, column \d+: expected ", status(page))
    assert page.evaluate("localStorage.getItem('grundy')") is None


def test_a_game_that_is_over_at_once_is_not_won(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html")
    page.fill("[data-part=input]", "1\n2\n0 0\n")
    page.select_option("#play-start", index=page.locator("#play-start option").count() - 1)
    page.click("[data-part=play-new]")
    page.wait_for_selector("#play[data-state=refused]")
    assert (
        status(page).startswith("No move is left")
        and page.evaluate("localStorage.getItem('grundy')") is None
    )


def test_a_win_of_the_machine_is_not_green(site, opened):
    page = board(opened(site.as_uri(), f"problems/{NIM}.html"), "1\n2\n3 3\n")
    while not page.locator(".over").count():
        page.locator("[data-part=play-move]").first.click()
    assert page.get_attribute("[data-part=play-status]", "data-winner") == "machine"
    green = page.evaluate("getComputedStyle(document.querySelector('button.main')).backgroundColor")
    assert (
        page.evaluate("getComputedStyle(document.querySelector('[data-part=play-status]')).color")
        != green
    )


# Parts and names


def edges(page) -> dict[str, str]:
    """Of the edges that are drawn, the ends by name."""
    return page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('g.edge')].map((each) => [each.dataset.place, each.querySelector('.line').getAttribute('d')]))"
    )


GROUND = {"codeforces/1610I_mashtali_vs_atcoder": ["1", "2"]}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("poj/3710_christmas_game", "1\n7 8\n1 2\n2 3\n3 4\n4 2\n1 5\n5 6\n1 7\n7 1\n"),
        ("codeforces/1610I_mashtali_vs_atcoder", "6\n5 3\n2 4\n6 4\n2 5\n1 4\n"),
        ("hdu/3094_tree_game", "1\n9\n1 2\n2 3\n2 4\n1 5\n5 6\n6 7\n6 8\n8 9\n"),
        ("atcoder/agc017_d_game_on_tree", "7\n1 2\n2 3\n2 4\n1 5\n5 6\n5 7\n"),
        ("codechef/GERALD08_chef_and_tree_game", "1\n6\n2 5 0\n3 1 1\n5 1 0\n1 6 1\n4 5 0\n"),
    ],
)
def test_a_cut_takes_away_the_edges_that_are_marked(site, opened, name, text):
    """And no other one, to the end of the game; those that stay keep their place and the words of their moves."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    for _ in range(20):
        if page.locator(".over").count():
            return
        moves = page.locator("[data-part=play-move]")
        for number in range(moves.count()):
            moves.nth(number).dispatch_event("mouseenter")
            marked = page.evaluate(
                "() => [...document.querySelectorAll('g.edge.changed')].map((each) => each.querySelector('.line').getAttribute('d')).sort()"
            )
            words = moves.nth(number).inner_text()
            assert len(marked) == 1 + int((re.search(r", and (\d+)", words) or [0, 0])[1]), words
        chosen = moves.nth(moves.count() // 2)
        chosen.dispatch_event("mouseenter")
        marked = page.evaluate(
            "() => [...document.querySelectorAll('g.edge.changed')].map((each) => each.querySelector('.line').getAttribute('d'))"
        )
        before = [*edges(page).values()]
        names = {
            *page.locator("g.vertex text").all_text_contents(),
            *GROUND.get(name, ["0"]),
        }  # marked vertices have no label
        chosen.click()
        for edge in marked:
            before.remove(edge)
        left = [*edges(page).values()]
        assert all(before.count(edge) >= left.count(edge) for edge in left)
        later = [
            re.sub(r"^\d+ |, and .*| \(.*", "", words)
            for words in page.locator("[data-part=play-move]").all_inner_texts()
        ]
        assert {number for words in later for number in re.findall(r"\d+", words)} <= names
    raise AssertionError("the game does not end")


def test_a_click_on_an_edge_cuts_this_edge(site, opened):
    """On 16 pixels, not on two."""
    page = board(
        opened(site.as_uri(), "problems/poj/3710_christmas_game.html"),
        "1\n5 5\n1 2\n2 3\n3 4\n4 2\n1 5\n",
    )
    box = page.locator("[data-place='edge 0'] .line").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2 + 5, box["y"] + box["height"] / 2)
    assert told(page)[0].startswith("You: cut the edge 0-1")
    page.click("[data-part=play-new]")
    page.locator("[data-place='edge 2']").dispatch_event("click")  # it falls with the edge 0-1, too
    assert told(page)[0] == "You: cut the edge 1-2"


def test_what_the_rules_need_is_shown(site, opened):
    for name, shown in (
        ("hdu/1536_s_nim", "a move takes one of "),
        ("hdu/1846_brave_game", "m = "),
        ("atcoder/abc209_e_shiritori", ", of the words "),
    ):
        page = opened(site.as_uri(), f"problems/{name}.html")
        assert shown in page.inner_text("[data-part=play-position] .words"), name


def test_no_caption_is_a_list_of_a_program(site, opened):
    for problem in catalog.find([]):
        page = (site / f"problems/{problem.name}.html").read_text()
        if 'id="play-start"' not in page:
            continue
        page = opened(site.as_uri(), f"problems/{problem.name}.html")
        names = page.locator("#play-start option").all_inner_texts()
        assert not [name for name in names if re.search(r"\(\(|^\(|^\"|\)\(|\(\d+, \d", name)], (
            problem.name,
            names,
        )
        assert len({*names}) == len(names), (problem.name, names)
        page.close()


# Show why


@pytest.mark.parametrize(
    ("name", "text", "title"),
    [
        (NIM, "1\n3\n3 4 6\n", "The piles in binary"),
        ("hdu/1849_rabbit_and_grass", "3\n1 2 6\n0\n", "The piles in binary"),
        (
            "cses/1099_stair_game",
            "1\n4\n2 3 1 2\n",
            "Only the balls on every second stair count. In binary:",
        ),
        (
            "luogu/P3480_kam_pebbles",
            "1\n3\n2 4 7\n",
            "Every second difference of neighbours counts. In binary:",
        ),
        (
            "poj/1704_georgia_and_bob",
            "1\n4\n2 4 7 11\n",
            "The gaps before every second piece, from the right, in binary",
        ),
        ("hdu/1536_s_nim", "2 2 5\n1\n3 4 7 9\n0\n", "Each pile has a Grundy value. In binary:"),
        ("cses/2207_grundys_game", "1\n11\n", "Each pile has a Grundy value. In binary:"),
        (
            "lightoj/1199_partitioning_game",
            "1\n2\n5 8\n",
            "Each pile has a Grundy value. In binary:",
        ),
        (
            "hdu/3094_tree_game",
            "1\n6\n6 1\n2 1\n2 3\n5 6\n6 4\n",
            "Each branch at the root has a Grundy value. In binary:",
        ),
    ],
)
def test_nim_sums_are_the_grundy_values_of_the_search(site, opened, pool, name, text, title):
    """Of the start, of what every move leaves, and of what a move under the pointer repairs; through a whole game."""
    graph = graph_of(pool, name, text)
    values = grundy_values(graph)
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    assert page.is_hidden("#why")
    page.check("#play-why")
    assert page.inner_text("#why h3") == title
    at = 0
    while not page.locator(".over").count():
        rows = page.eval_on_selector_all(
            "#why tr:not(:first-child)",
            "rows => rows.map((row) => [...row.children].slice(1).map((cell) => Number(cell.textContent)))",
        )
        *parts, foot = rows
        weights = [
            int(weight) for weight in page.locator("#why tr:first-child th").all_inner_texts()[1:]
        ]
        for value, *bits in rows:
            assert sum(bit * weight for bit, weight in zip(bits, weights)) == value
        total = 0
        for value, *_ in parts:
            total ^= value
        assert foot[0] == total == values[at]
        odd = page.locator("#why .sum td.odd").count()
        assert odd == bin(total).count("1")
        moves = page.locator("[data-part=play-move]")
        assert page.locator("#play-moves i").all_inner_texts() == [
            f"⊕ {values[move.to]}" for move in graph[at].moves
        ]
        winning = [number for number, move in enumerate(graph[at].moves) if values[move.to] == 0]
        number = winning[0] if winning else 0
        moves.nth(number).hover()
        assert page.locator("#why .sum td").first.inner_text() == str(
            values[graph[at].moves[number].to]
        )
        assert page.locator("#why .repaired").count() >= (odd if winning else 0)
        at = graph[at].moves[number].to
        moves.nth(number).click()
        page.mouse.move(0, 0)
        if graph[at].moves:
            at = graph[at].moves[graph[at].best].to
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("hdu/1527_wythoff_game", "4 6\n"),
        ("hdu/1564_play_game", "3\n0\n"),
        ("lightoj/1401_no_more_tic_tac_toe", "1\nO.X..\n"),
    ],
)
def test_values_without_parts_are_those_of_mex(site, opened, pool, name, text):
    graph = graph_of(pool, name, text)
    values = grundy_values(graph)
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    assert page.locator("#play-moves i").all_inner_texts() == [
        f"g = {values[move.to]}" for move in graph[0].moves
    ]
    options = sorted({values[move.to] for move in graph[0].moves})
    assert page.locator(".mex b").all_inner_texts() == [str(value) for value in options]
    assert f"its Grundy value: {values[0]}." in page.inner_text(".mex")


def test_the_heat_map_holds_the_values_of_all_positions(site, opened, pool):
    graph = graph_of(pool, "hdu/1527", "4 6\n")
    values = grundy_values(graph)
    page = board(opened(site.as_uri(), "problems/hdu/1527_wythoff_game.html"), "4 6\n")
    page.check("#play-why")
    shown = page.eval_on_selector_all(
        ".heat-cell",
        "all => all.map((each) => [Number(each.dataset.node), Number(each.textContent), each.classList.contains('lost')])",
    )
    assert {node for node, *_ in shown} == {*range(len(graph))}
    assert all(value == values[node] and lost == (values[node] == 0) for node, value, lost in shown)
    node = next(
        node
        for node, value, _ in shown
        if graph[node].words != graph[0].words and graph[node].moves
    )
    page.locator(f".heat-cell[data-node='{node}']").first.click()
    assert page.locator("[data-part=play-move]").count() == len(graph[node].moves)


def test_the_scores_of_moves_are_those_of_the_search(site, opened, pool):
    text = "5\n4 1 7 3 5\n"
    graph = graph_of(pool, "atcoder/dp_l", text)
    page = board(opened(site.as_uri(), "problems/atcoder/dp_l_deque.html"), text)
    page.check("#play-why")
    assert f"ends {graph[0].score} ahead" in page.inner_text("#why")
    wanted = [f"{move.gain - graph[move.to].score} in all" for move in graph[0].moves]
    assert page.locator("#play-moves i").all_inner_texts() == wanted


def test_the_map_shows_every_position_and_leads_there(site, opened, pool):
    text = "1\n3\n1 2 2\n"
    graph = graph_of(pool, NIM, text)
    page = board(opened(site.as_uri(), f"problems/{NIM}.html"), text)
    page.check("#play-why")
    nodes = page.locator(".map .node")
    assert nodes.count() == len(graph)
    for at in range(len(graph)):
        assert (
            graph[at].outcome
            in (page.get_attribute(f".node[data-node='{at}']", "class") or "").split()
        )
    page.focus(".node[data-node='2']")
    page.keyboard.press("Enter")
    assert "here" in (page.get_attribute(".node[data-node='2']", "class") or "")
    assert page.locator("[data-part=play-move]").count() == len(graph[2].moves) and told(page) == []


def test_labels_appear_backwards_and_the_rest_is_drawn(site, opened, pool):
    """A game with a cycle: in step k those have a label that are decided in k moves."""
    name = "codeforces/786A_berzerk"
    text = "4\n2 2 1\n1 1\n"
    graph = graph_of(pool, name, text)
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    page.click("#why-all button")
    steps = max(position.length for position in graph if position.length is not None)
    for step in range(steps + 1):
        known = sum(position.length is not None and position.length <= step for position in graph)
        assert page.locator(".node:not(.unknown)").count() == known
        assert f"{known} of {len(graph)} positions" in page.inner_text("#why-all")
        page.click("#why-all button")
    assert page.locator(".unknown").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize(
    "name",
    [
        NIM,
        "hdu/1536_s_nim",
        "hdu/1527_wythoff_game",
        "poj/3710_christmas_game",
        "codeforces/786A_berzerk",
        "atcoder/dp_l_deque",
        "cses/1099_stair_game",
    ],
)
def test_a_game_with_show_why_stays_in_its_frame(site, opened, name, width, scheme):
    page = opened(site.as_uri(), f"problems/{name}.html", width, scheme)
    page.check("#play-why")
    page.wait_for_selector(READY)
    for _ in range(100):
        assert page.evaluate("document.documentElement.scrollWidth") == width
        if page.locator(".over").count():
            return
        page.locator("[data-part=play-move]").first.click()
    raise AssertionError("the game does not end")


def test_piles_keep_their_rows_while_a_move_is_shown(site, opened):
    """Also where the rules sort them: one row changes, that of the pile."""
    page = board(opened(site.as_uri(), f"problems/{NIM}.html"), "1\n3\n3 4 6\n")
    page.check("#play-why")
    page.locator("[data-part=play-move]", has_text="take 5 from the pile of 6").hover()
    assert page.locator("#why .moved th").all_inner_texts() == ["pile 3"]
    assert page.locator("#why tr:not(:first-child) td:nth-child(2)").all_inner_texts() == [
        "3",
        "4",
        "1",
        "6",
    ]


# Hints


def test_hints_come_in_three_steps(site, opened):
    page = board(opened(site.as_uri(), f"problems/{NIM}.html"), "1\n3\n3 4 6\n")
    page.click("[data-part=play-hint]")
    assert status(page).endswith("Which columns have an odd number of ones?") and page.is_hidden(
        "#why"
    )
    page.click("[data-part=play-hint]")
    assert status(page).startswith("Odd: 1. Change one part") and page.is_visible("#why")
    assert not page.locator("[data-winning]").count()
    page.click("[data-part=play-hint]")
    assert (
        status(page) == "An N-position: one move wins."
        and page.locator("[data-winning]").count() == 1
    )


def test_a_player_has_a_name_where_the_moves_differ(site, opened):
    page = board(
        opened(site.as_uri(), "problems/codechef/GERALD08_chef_and_tree_game.html"),
        "1\n3\n1 2 0\n2 3 1\n",
    )
    assert status(page) == "You are Chef. Your move."
    assert page.locator(".key").inner_text().split() == ["Chef", "Ksen"]
    while not page.locator(".over").count():
        page.locator("[data-part=play-move]").first.click()
    assert "P-position" not in status(page) and "N-position" not in status(page)


# Chinese


def test_the_switch_changes_the_language_and_is_kept(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html", 390)
    page.click("[data-part=language]")
    assert (
        page.inner_text("[data-part=play-hint]") == "提示"
        and page.inner_text("nav a >> nth=0") == "课程"
    )
    board(page, "1\n2\n5 9\n")
    page.check("#play-why")
    page.click("[data-place='counter 1 5']")
    assert told(page)[0] == "你：从 9 个的一堆中取 4 个"
    assert not re.search("[A-Za-z]{3,}", page.inner_text("#play-board")), page.inner_text(
        "#play-board"
    )
    page.goto(f"{site.as_uri()}/index.html")
    assert page.inner_text("[data-part=play-hint]") == "提示"
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.click("[data-part=language]")
    assert page.inner_text("[data-part=play-hint]") == "Hint"


def test_every_word_of_the_boards_has_a_translation(site, opened):
    page = opened(site.as_uri(), "index.html")
    words = {*page.evaluate("language.words")}
    used: set[str] = set()
    for name in ("play.js", "why.js"):
        text = (PAGES / name).read_text()
        used |= {
            *re.findall(r'\bsay\("((?:[^"\\]|\\.)*)"', text),
            *re.findall(r'title: "(.*?)"', text),
            *re.findall(r'[?:] "((?:one |\{0\} |A )[a-z0-9 ]+)"', text),
        }
    assert used - words == set()


# Search


def test_enter_opens_the_first_hit_and_back_keeps_the_query(served, opened):
    page = opened(served, "index.html")
    page.fill("[data-part=search]", "hdu1536")
    page.press("[data-part=search]", "Enter")
    page.wait_for_url("**/problems/hdu/1536_s_nim.html")
    page.go_back()
    page.wait_for_selector("#results li")
    assert page.input_value("[data-part=search]") == "hdu1536"
    page.reload()
    assert page.input_value("[data-part=search]") == "hdu1536"


def test_links_of_the_header_leave_a_query(site, opened):
    page = opened(site.as_uri(), "index.html")
    page.fill("[data-part=search]", "nim")
    page.click(".top nav a >> text=Topics")
    assert page.is_visible("#topics") and page.input_value("[data-part=search]") == ""


def test_lessons_come_before_problems(site, opened):
    page = opened(site.as_uri(), "index.html")
    page.fill("[data-part=search]", "nim")
    assert page.locator("#results li").first.inner_text().startswith("Lesson4. Nim")


def test_a_word_leads_to_its_row(site, opened):
    page = opened(site.as_uri(), "index.html")
    page.fill("[data-part=search]", "反常规则")
    page.locator("#results a", has_text="Word").first.click()
    page.wait_for_url("**/glossary.html#*")  # a click does not wait until the next page is there
    assert page.locator("tr:target").count() == 1 and "反常" in page.inner_text("tr:target")
