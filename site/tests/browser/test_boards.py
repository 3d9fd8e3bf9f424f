"""The boards and the explanations below them. Every number on a page is compared with the search."""

import html
import json
import re
from fractions import Fraction
from functools import cache
from urllib.parse import unquote

import pytest
from test_figures import FIGURE, LESSONS, graph_of_figure

from chinese import english
from judging import ROOT, moves
from judging.moves import told
from judging.problems import catalog
from study.graph import Game

SOURCES = ROOT / "site/src"
NIM = "luogu/P2197_nim"
READY = "#play[data-state=ready]"


def board(page, text: str = "", first: str = "you"):
    """Begin a game from a typed input, or from the chosen start."""
    if text:
        page.fill("[data-part=input]", text)
        page.select_option("#play-start", index=page.locator("#play-start option").count() - 1)
    page.click("[data-part=play-new]")
    page.wait_for_selector(READY)
    if first == "machine":
        page.click("[data-part=play-begin]")
    page.mouse.move(0, 0)  # no move is under the pointer
    return page


def log(page) -> list[str]:
    """Return the moves so far, as the page lists them."""
    return page.locator("#play-log li").all_inner_texts()


def status(page) -> str:
    return page.inner_text("[data-part=play-status]")


def marks(page) -> list[str]:
    """Return what this browser stores about pages, exercises and answers."""
    return page.evaluate(
        """() => Object.keys(localStorage)
            .filter((key) => key.startsWith("grundy mark "))
            .map((key) => key.slice("grundy mark ".length))"""
    )


def grundy_values(graph) -> list[int]:
    """Return the Grundy value of each position, computed by mex."""
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


def best_game(page, graph):
    """Yield the positions at which the person is to move, in a game of best moves on the page."""
    at = 0
    while not page.locator(".over").count():
        yield graph[at]
        number = graph[at].best
        page.locator("[data-part=play-move]").nth(number).click()
        page.mouse.move(0, 0)  # no move is under the pointer
        at = graph[at].moves[number].to
        if graph[at].moves:
            at = graph[at].moves[graph[at].best].to


def graph_of(pool, name: str, text: str):
    (problem,) = catalog.find([name])
    return Game(pool, problem.oracle("brute")).graph(text)


# Play at once


@pytest.mark.parametrize("width", [390, 1280])
def test_the_first_page_is_played_with_one_click(address, opened, width):
    """Moves are listed before the game is searched. A click on a counter makes a move."""
    page = opened(address, "index.html", width)
    assert (
        page.locator("[data-part=play-move]").count() > 2
        and page.get_attribute("#play", "data-state") == "idle"
    )
    page.locator(".counter").last.click()
    page.wait_for_selector("#play-log li:nth-child(2)")
    assert [text.split(":")[0] for text in log(page)] == ["You", "The machine"]


def test_a_listed_move_is_the_move_that_is_made(site, opened):
    page = opened(site.as_uri(), "problems/hdu/1536_s_nim.html")
    move = page.locator("[data-part=play-move]").nth(1)
    words = move.inner_text().partition(" ")[2]
    move.click()
    page.wait_for_selector("#play-log li")
    assert log(page)[0] == f"You: {words}"


def sizes(page) -> list[int]:
    """Return the sizes of the piles in the picture, row by row."""
    texts = page.locator("[data-part=play-position] .pile > text").all_text_contents()
    return [int(text) for text in texts]


@pytest.mark.parametrize(
    ("name", "text", "start"),
    [
        (NIM, "1\n3\n3 5 7\n", [3, 5, 7]),
        ("hdu/1536_s_nim", "2 1 2\n1\n3 6 6 4\n0\n", [6, 6, 4]),
        ("hdu/1907_john", "1\n3\n1 3 5\n", [1, 3, 5]),
        ("luogu/P2252_wythoff_game", "4 6\n", [4, 6]),
    ],
)
def test_each_pile_keeps_its_row(site, opened, name, text, start):
    """The rows are those of the input, also after undo, and after a jump in the map. The clicked pile changes, not an
    equal one; an empty pile stays.
    """
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    seen = [start]
    assert sizes(page) == start
    while not page.locator(".over").count():
        rows = seen[-1].copy()
        row = next(i for i in [*range(1, len(rows)), 0] if rows[i])
        page.locator(f"[data-place='counter {row} {rows[row] - 1}']").click()
        page.mouse.move(0, 0)
        choices = page.locator("#play-choices [data-part=play-move]")
        if choices.count():  # from one pile, or from all
            choices.first.click()
        page.wait_for_selector(f"#play-log li:nth-child({2 * len(seen) - 1})")
        rows[row] -= 1
        moves_made = log(page)
        if moves_made[-1].startswith("You"):
            assert sizes(page) == rows
            seen.append(rows)
            break
        after = sizes(page)
        changed = [i for i, size in enumerate(after) if size != rows[i]]
        assert len(after) == len(rows)
        assert len(changed) == 1 or "both piles" in moves_made[-1]
        assert all(after[i] < rows[i] for i in changed)
        assert len(changed) > 1 or f"pile of {rows[changed[0]]}" in moves_made[-1]
        seen.append(after)
    for rows in seen[-2::-1]:
        page.click("[data-part=play-undo]")
        assert sizes(page) == rows
    if page.locator("#why-all [data-node]").count():
        page.locator(".counter").last.click()
        page.locator("#why-all [data-node='0']").first.dispatch_event("click")
        assert sizes(page) == start


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
    assert log(page)


def test_the_machine_answers_after_a_moment_and_both_moves_are_marked(site, opened):
    page = opened(
        site.as_uri(), "problems/poj/1704_georgia_and_bob.html", reduced_motion="no-preference"
    )
    board(page, "1\n4\n3 7 12 20\n")
    page.locator("[data-part=play-move]").first.click()
    assert len(log(page)) == 1 and "The machine thinks" in status(page)
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
    assert log(page) == []
    page.wait_for_timeout(1000)
    assert log(page) == []


@pytest.mark.parametrize(
    "name",
    [
        "hdu/1525_euclids_game", "hdu/2149_public_sale", "hdu/5754_life_winner_bo", "cses/2207_grundys_game", "lightoj/1199_partitioning_game",
        "luogu/P3235_pleasure_of_jiangnan", "luogu/P4617_planinarenje", "poj/2068_nim", "codeforces/1451F_nullify_the_matrix", "hdu/1404_digital_deletions",
        "hdu/1079_calendar_game", "hdu/1517_multiplication_game", "codeforces/455B_a_lot_of_games", "atcoder/abc209_e_shiritori", "atcoder/arc087_c_prefix_free_game",
        "hdu/3544_alices_game", "poj/2311_cutting_game",
    ],
)  # fmt: skip
def test_a_click_on_the_picture_makes_a_move_or_offers_moves(site, opened, name):
    page = board(opened(site.as_uri(), f"problems/{name}.html"))
    places = page.locator(".picture [data-place]")
    done = set()
    for number in range(min(places.count(), 8)):
        places.nth(number).dispatch_event("click")
        page.wait_for_timeout(30)
        done.add(
            "moved"
            if log(page)
            else "offered"
            if re.search("changes? what you clicked", status(page))
            else "nothing"
        )
        page.click("[data-part=play-new]")
    assert done & {"moved", "offered"} and "nothing" not in done


def test_a_pile_is_split_where_it_is_clicked(site, opened):
    page = board(opened(site.as_uri(), "problems/cses/2207_grundys_game.html"), "1\n9\n")
    page.click("[data-place='counter 0 3']")
    assert log(page)[0] == "You: split the pile of 9 into 3 and 6"


def test_balls_are_carried_down_the_stairs_by_a_click(site, opened):
    """The clicked ball and the balls above it are carried. Stairs that do not count are pale."""
    page = board(opened(site.as_uri(), "problems/cses/1099_stair_game.html"), "1\n4\n2 3 1 2\n")
    tops = [page.locator(f"[data-place='pile {i}'] .step").bounding_box()["y"] for i in range(4)]
    assert tops == sorted(tops, reverse=True) and len({*tops}) == 4
    pale = page.eval_on_selector_all(
        ".pile", "all => all.map((each) => !!each.querySelector('[opacity]'))"
    )
    assert pale == [True, False, True, False]
    page.click("[data-place='counter 1 1']")
    assert log(page)[0] == "You: carry 2 from stair 2 to stair 1"


@pytest.mark.parametrize(
    ("name", "text", "line", "move"),
    [
        ("hdu/3544_alices_game", "1\n2\n2 3\n4 2\n", "cut 1 y 3", "cut 4 * 2 into 1 * 2 and 3 * 2"),
        ("poj/2311_cutting_game", "4 3\n", "cut 0 y 2", "turn (3, 4) into (1, 4) and (2, 4)"),
    ],
)
def test_a_sheet_is_cut_at_the_line_that_is_clicked(site, opened, name, text, line, move):
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.locator(f"[data-place='{line}'] .hit").dispatch_event("click")
    assert log(page)[0] == f"You: {move}"
    page.click("[data-part=play-new]")
    page.locator("[data-part=play-move]", has_text=move).hover()
    axis = line.split()[2]
    marked = page.eval_on_selector_all("g.changed", "all => all.map((each) => each.dataset.place)")
    assert [place.split()[0] for place in marked] == ["rectangle", "cut"]
    assert marked[1].split()[2] == axis


def test_every_game_has_a_picture(site):
    """The first start of each game has a picture."""
    for page in sorted((site / "problems").rglob("*.html")):
        shapes = re.findall(r"data-shape='(.*?)'", page.read_text())
        assert not shapes or '"kind": "words"' not in shapes[0], page


def test_a_click_on_a_cell_moves_the_piece_there(site, opened):
    page = board(
        opened(site.as_uri(), "problems/hdu/5754_life_winner_bo.html"), "1\n2 5 6\n"
    )  # a rook
    page.click("[data-place='cell 0 3']")
    assert log(page)[0] == "You: go 0 down and 3 right"


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
    """At least 24 pixels on a phone."""
    page = opened(site.as_uri(), f"problems/{name}.html", 390)
    box = page.locator(part).first.bounding_box()
    assert min(box["width"], box["height"]) >= 24


@pytest.mark.parametrize("text", ["1\n3\n7 8 9\n", "1\n2\n6 23\n"])
def test_stones_keep_their_size_with_the_reason(site, opened, text):
    """On a phone the bits are in a table below the board, which has no room for them."""
    page = board(opened(site.as_uri(), f"problems/{NIM}.html", 390), text)
    disc = page.locator(".counter circle").first
    before = disc.bounding_box()["width"]
    page.check("#play-why")
    page.wait_for_selector("#why .bits")
    assert disc.bounding_box()["width"] == before > 20
    assert (
        page.locator("#why .bits").is_visible() and page.locator("#why .bits.unseen").count() == 0
    )


# Bad input


@pytest.mark.parametrize("text", ["abc", "", "2\n3\n", "2\n1 0\n"])
def test_bad_input_is_refused_and_not_stored(site, opened, text):
    page = opened(site.as_uri(), "problems/luogu/P1247_taking_matches.html")
    page.fill("[data-part=input]", text)
    page.select_option("#play-start", index=page.locator("#play-start option").count() - 1)
    page.click("[data-part=play-new]")
    page.wait_for_selector("#play[data-state=refused]")
    assert re.match(r"This input is not allowed: line \d+, column \d+: expected ", status(page))
    assert marks(page) == []


def test_a_game_that_is_over_at_once_is_not_won(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html")
    page.fill("[data-part=input]", "1\n2\n0 0\n")
    page.select_option("#play-start", index=page.locator("#play-start option").count() - 1)
    page.click("[data-part=play-new]")
    page.wait_for_selector("#play[data-state=refused]")
    assert status(page).startswith("No move is left") and marks(page) == []


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
    """Return the line of each edge in the picture, by the place of the edge."""
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
    """In a whole game, no other edge is removed. The other edges keep their places and their names."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    for _ in range(20):
        if page.locator(".over").count():
            return
        moves = page.locator("[data-part=play-move]")
        for number in range(moves.count()):
            moves.nth(number).hover()
            marked = page.evaluate(
                "() => [...document.querySelectorAll('g.edge.changed')].map((each) => each.querySelector('.line').getAttribute('d')).sort()"
            )
            words = moves.nth(number).inner_text()
            assert len(marked) == 1 + int((re.search(r", and (\d+)", words) or [0, 0])[1]), words
        chosen = moves.nth(moves.count() // 2)
        chosen.hover()
        marked = page.evaluate(
            "() => [...document.querySelectorAll('g.edge.changed')].map((each) => each.querySelector('.line').getAttribute('d'))"
        )
        before = [*edges(page).values()]
        names = {
            *page.locator("g.vertex text").all_text_contents(),
            *GROUND.get(name, ["0"]),
        }  # the root has no label
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
    """The click may be a few pixels away from the line."""
    page = board(
        opened(site.as_uri(), "problems/poj/3710_christmas_game.html"),
        "1\n5 5\n1 2\n2 3\n3 4\n4 2\n1 5\n",
    )
    box = page.locator("[data-place='edge 0'] .line").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2 + 5, box["y"] + box["height"] / 2)
    assert log(page)[0].startswith("You: cut the edge 1-2")
    page.click("[data-part=play-new]")
    page.locator("[data-place='edge 2']").dispatch_event(
        "click"
    )  # the edge 1-2 would also remove this edge
    assert log(page)[0] == "You: cut the edge 2-3"


def test_several_graphs_keep_their_places_and_show_what_the_machine_cut(site, opened):
    """The roots are side by side to the end. Each edge stays, or the person cut it, or it is now a dashed line."""
    text = "2\n3 2\n1 2\n2 3\n4 4\n1 2\n2 3\n3 4\n4 2\n"
    page = board(opened(site.as_uri(), "problems/poj/3710_christmas_game.html"), text)

    def lines(kind: str) -> list[str]:
        found = page.locator(f"#play .picture.graph {kind}")
        return [each.get_attribute("d") or "" for each in found.all()]

    def roots() -> list[tuple[str | None, str | None]]:
        found = page.locator("#play .vertex.mark circle").all()
        return [(each.get_attribute("cx"), each.get_attribute("cy")) for each in found]

    first = roots()
    assert len({x for x, _ in first}) == 2
    assert len({y for _, y in first}) == 1
    assert not lines(".gone")
    while not page.locator(".over").count():
        before = lines(".line")
        page.locator("[data-part=play-move]").last.dispatch_event("mousemove")
        cut = lines(".changed .line")
        page.locator("[data-part=play-move]").last.dispatch_event("click")
        page.mouse.move(0, 0)
        if len(log(page)) % 2 == 0:
            assert lines(".gone")
            assert sorted(before) == sorted(lines(".line") + lines(".gone") + cut)
        assert roots() == first


@pytest.mark.parametrize(
    ("name", "text", "values"),
    [
        (
            "poj/3710_christmas_game",
            "1\n7 7\n1 2\n2 3\n3 4\n4 5\n5 3\n2 6\n6 7\n",
            ["1", "1", "1", "1", "1", "2", "2"],
        ),
        ("atcoder/agc017_d_game_on_tree", "4\n1 2\n2 3\n3 4\n", ["1", "2", "3"]),
    ],
)
def test_each_branch_has_its_value(site, opened, name, text, values):
    """Inner branches have values, too, and each edge of a cycle counts 1."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    assert sorted(page.locator(".edge text").all_text_contents()) == values


def test_the_parameters_of_the_rules_are_shown(site, opened):
    for name, shown in (
        ("hdu/1536_s_nim", " (numbers to take: "),
        ("hdu/1846_brave_game", "a move takes 1 to 3 stones"),
        ("atcoder/abc209_e_shiritori", ", of the words "),
    ):
        page = opened(site.as_uri(), f"problems/{name}.html")
        assert shown in page.inner_text("[data-part=play-position] .words"), name


# Change it


@pytest.mark.parametrize(
    ("folder", "names"), [("", "numbers in S, heaps"), ("zh/", "S 中的数, 各堆")]
)
def test_numbers_have_the_names_of_the_problem(site, opened, folder, names):
    """They are letters in the input."""
    page = opened(site.as_uri(), f"{folder}problems/hdu/1536_s_nim.html")
    page.click("#play-edit summary")
    page.wait_for_selector("#play-fields b")
    assert ", ".join(page.locator("#play-fields b").all_inner_texts()) == names


def start_of(page) -> str:
    """Return the input in the address of the page."""
    return unquote(page.url.partition("#start=")[2].replace("+", " ").replace("/", "\n")) + "\n"


def words(page) -> str:
    return page.inner_text("[data-part=play-position] .words")


def say_who_wins(page) -> str:
    page.wait_for_function("document.querySelector('#play-told').textContent")
    return page.inner_text("#play-told")


@pytest.mark.parametrize("width", [390, 1280])
def test_a_start_is_changed_and_the_address_keeps_it(address, opened, pool, width):
    """A button or typing changes the start. The page shows the new board and the winner, and a reload keeps the start."""
    page = opened(address, "index.html", width)
    page.click("#play-edit summary")
    before = int(page.input_value("[data-edit='heap 1']"))
    page.click("[data-edit='heap 1: one more']")
    page.wait_for_url("**#start=**")
    for number in (before + 1, 0, 5):
        if number != before + 1:
            page.fill("[data-edit='heap 2']", str(number))
            page.press("[data-edit='heap 2']", "Enter")
            page.wait_for_url(f"**#start=**+{number}**")
        winner = say_who_wins(page)
        graph = graph_of(pool, NIM, start_of(page))
        outcome = {"N": "The first player wins.", "P": "The first player loses."}
        assert winner == outcome[graph[0].outcome]
        listed = graph[0].moves if graph[0].outcome == "N" else []
        assert page.locator("[data-part=play-move]").count() == len(listed)
    heaps = re.search(r"(.*)\n$", start_of(page))[1].split()
    assert heaps[:2] == [str(before + 1), "5"]
    shown = words(page)
    assert {*re.findall(r"\d+", shown)} == {*heaps} - {"0"}
    page.reload()
    page.wait_for_selector(READY)
    assert words(page) == shown
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_list_gets_longer_and_shorter_with_its_count(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html#start=1/2/5+9")
    page.click("#play-edit summary")
    for button, text in (
        ("add one", "1\n3\n5 9 9\n"),
        ("drop one", "1\n2\n5 9\n"),
        ("drop one", "1\n1\n5\n"),
    ):
        page.click(f"[data-edit='heap: {button}']")
        page.wait_for_function(
            "text => document.querySelector('#play-text').value === text", arg=text
        )
        assert start_of(page) == text
    assert page.is_disabled("[data-edit='heap: drop one']")


def test_taken_stones_stay_in_their_pile_when_the_piles_are_sorted_again(site, opened):
    """1 5 7 becomes 1 4 5: three stones are gone from the pile of 7, and none from the pile of 5."""
    page = board(opened(site.as_uri(), "problems/luogu/P2197_nim.html"), "1\n3\n3 5 7\n")
    page.locator("[data-part=play-move]", has_text="take 2 from the pile of 3").click()
    page.wait_for_function("document.querySelectorAll('#play-log li').length === 2")
    piles = page.eval_on_selector_all(
        "#play-position .pile",
        "all => all.map((each) => [each.querySelectorAll('.counter').length, each.querySelectorAll('.gone').length])",
    )
    before = [size + gone for size, gone in piles]
    assert sorted(before) == [1, 5, 7] and sum(gone > 0 for _, gone in piles) == 1


@pytest.mark.parametrize(
    "name",
    [
        "atcoder/dp_l_deque",
        "lightoj/1031_easy_game",
        "luogu/P2734_a_game",
        "luogu/P3210_stone_taking_game",  # the place of a taken pile is empty
    ],
)
def test_taken_numbers_stay_where_they_were(site, opened, name):
    """They are no places that can be clicked, and the other numbers are those of the position."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"))
    texts = page.locator("#play-position .picture text")
    row = texts.all_text_contents()
    page.locator("[data-part=play-move]").first.click()
    page.wait_for_function("document.querySelectorAll('#play-log li').length === 2")
    assert texts.all_text_contents() == row[1:]
    is_gone = texts.evaluate_all("all => all.map((each) => each.classList.contains('gone'))")
    left = [number for number, gone in zip(row[1:], is_gone, strict=True) if not gone]
    assert any(is_gone)
    assert [number for number in re.findall(r"-?\d+", words(page)) if number != "0"] == left


def test_a_piece_that_moved_leaves_a_dashed_circle(site, opened):
    page = board(opened(site.as_uri(), "problems/poj/1704_georgia_and_bob.html"))
    page.locator("[data-part=play-move]").first.click()
    page.wait_for_function("document.querySelectorAll('#play-log li').length === 2")
    was = re.findall(r"\d+", page.locator("#play-log li").last.inner_text())[-2]
    gone = "all => all.map((each) => each.closest('[data-place]').dataset.place)"
    assert page.eval_on_selector_all(".gone", gone) == [f"cell 0 {int(was) - 1}"]


@pytest.mark.parametrize(
    ("name", "selector"),
    [
        ("codeforces/494E_sharti", ".cell text"),
        ("luogu/P3179_array_game", ".cell text"),
        ("codeforces/138D_world_of_darkraft", ".cell text"),
        ("atcoder/agc016_f_games_on_dag", ".vertex .note"),
    ],
)
def test_the_values_of_pieces_are_in_the_picture(site, opened, name, selector):
    """They are those of the table beside the board."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"))
    shown = page.locator(f"#play-position {selector}")
    assert not shown.count()
    page.check("#play-why")
    values = page.locator(".bits tr:has(td):not(.sum) td:nth-child(2)").all_inner_texts()
    assert values and sorted(shown.all_text_contents()) == sorted(values)


def test_an_input_with_several_games_says_which_one_is_played(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html#start=1/2/5+9")
    page.click("#play-edit summary")
    page.wait_for_function("document.querySelector('#play-text').value")
    page.fill("#play-text", "2\n2\n1 2\n1\n7\n")
    page.click("[data-part=play-take]")
    page.wait_for_function("document.querySelector('#play-told').textContent.includes('2 games')")
    told = page.inner_text("#play-told")
    assert told == "The input has 2 games. The board plays the first one. The first player wins."
    assert {*re.findall(r"\d+", words(page))} == {"1", "2"}


def test_a_start_that_is_not_allowed_changes_nothing(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html#start=1/2/5+9")
    page.click("#play-edit summary")
    address, shown = page.url, words(page)
    page.fill("[data-edit='heap 2']", "99999")
    page.press("[data-edit='heap 2']", "Enter")
    page.wait_for_function(
        "document.querySelector('#play-told').textContent.includes('not allowed')"
    )
    colour = page.locator("#play-told").evaluate("told => getComputedStyle(told).color")
    assert colour == "rgb(163, 38, 42)"  # --red, as for other errors
    wanted = "This input is not allowed: line 3, column 3: expected heap, an integer in [0, 9999], found '99999'."
    assert page.inner_text("#play-told") == wanted
    assert (page.url, words(page)) == (address, shown)
    page.fill("#play-text", "1\n2\n5\n")
    page.click("[data-part=play-take]")
    page.wait_for_function("document.querySelector('#play-told').textContent.includes('one space')")
    assert (page.url, words(page)) == (address, shown)


@pytest.mark.parametrize("given", ["abc", "%", "1/2/5"])
def test_an_address_with_a_bad_start_is_refused(site, opened, given):
    page = opened(site.as_uri(), f"problems/{NIM}.html#start={given}")
    page.wait_for_selector("#play[data-state=refused]")
    assert status(page).startswith("This input is not allowed: line ")


def test_a_listed_start_is_also_kept_in_the_address(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html")
    page.select_option("#play-start", index=1)
    shown = words(page)
    page.reload()
    assert (
        words(page) == shown
        and page.evaluate("document.querySelector('#play-start').selectedIndex") == 1
    )


@pytest.mark.parametrize(
    "name", ["hdu/1846_brave_game", "hdu/1730_northcott_game", "luogu/P4055_game", "poj/3710_christmas_game", "atcoder/dp_l_deque"]
)  # fmt: skip
def test_starts_of_other_games_can_be_changed(site, opened, name):
    """Numbers and words can be changed. A button is disabled if the validator does not allow its change."""
    page = opened(site.as_uri(), f"problems/{name}.html")
    page.click("#play-edit summary")
    page.wait_for_selector("#play-fields input")
    buttons = page.locator("#play-fields .field button:enabled")
    if not buttons.count():  # words only
        field = page.locator("#play-fields [inputmode=text]").first
        field.fill(field.input_value().replace("#", "."))
        field.blur()
    else:
        buttons.last.click()
    page.wait_for_url("**#start=**")
    page.wait_for_selector(f"{READY}, #play[data-state=refused]")
    assert "not allowed" not in status(page) and words(page)


def test_the_parameters_of_a_typed_start_are_shown(site, opened):
    page = opened(site.as_uri(), "problems/hdu/1846_brave_game.html#start=1/13+3")
    page.wait_for_selector(READY)
    assert words(page) == "A pile of 13 · a move takes 1 to 3 stones"


def test_a_change_of_the_subtraction_set_changes_the_values(site, opened):
    """The values and their period are compared with values computed here. A click on a value explains it by the moves."""
    page = opened(site.as_uri(), "problems/hdu/1536_s_nim.html#start=2+1+2/1/1+20/0")
    page.check("#play-why")
    page.click("#play-edit summary")
    page.wait_for_selector("[aria-label='numbers in S'] input")
    for taken in ([1, 2], [1, 2, 2], [1, 2, 4], [1, 3, 4]):
        now = [
            int(each.input_value())
            for each in page.locator("[aria-label='numbers in S'] input").all()
        ]
        if len(now) < len(taken):
            page.click("[data-edit='numbers in S: add one']")
        for number, value in enumerate(taken, 1):
            if len(now) == len(taken) and now[number - 1] != value:
                page.fill(f"[data-edit='numbers in S {number}']", str(value))
                page.press(f"[data-edit='numbers in S {number}']", "Enter")
        page.wait_for_selector(".row")
        page.wait_for_function(
            """taken => [...document.querySelectorAll('[aria-label="numbers in S"] input')]
                .map((each) => +each.value).join() === taken""",
            arg=",".join(map(str, taken)),
        )
        values: list[int] = []
        for size in range(21):
            met = {values[size - each] for each in taken if each <= size}
            values.append(next(value for value in range(9) if value not in met))
        assert [int(text) for text in page.locator(".row button").all_inner_texts()] == values
        largest = max(taken)
        first, period = next(
            (first, period)
            for period in range(1, 21)
            for first in range(22 - period - largest)
            if all(values[at] == values[at + period] for at in range(first, 21 - period))
        )
        assert page.inner_text(".period") == (
            f"A move takes {', '.join(map(str, sorted({*taken})))}. From {first} on, the values repeat with period {period}: "
            f"{largest} values in a row equal the values {period} later. No move takes more than {largest}, so all later values repeat, too."
        )
    page.click(".row [data-size='9']")
    met = sorted({values[9 - each] for each in (1, 3, 4)})
    explanation = f"A pile of 9: its moves lead to the values {', '.join(map(str, met))}. The smallest missing number is {values[9]}."
    assert page.inner_text("#why-all .told") == explanation
    assert [
        int(each)
        for each in page.eval_on_selector_all(
            ".row .option", "all => all.map((each) => each.dataset.size)"
        )
    ] == [5, 6, 8]


def test_the_row_of_values_is_filled_step_by_step(site, opened):
    page = opened(site.as_uri(), "problems/hdu/1536_s_nim.html#start=2+1+2/1/1+6/0")
    page.check("#play-why")
    page.click("text=Show the values one by one")
    for size in range(7):
        assert [text != "?" for text in page.locator(".row button").all_inner_texts()] == [
            k <= size for k in range(7)
        ]
        assert page.get_attribute(".row .pointed", "data-size") == str(size)
        if size < 6:
            page.click("text=Next value")
    assert page.locator(".period").count() == 1


def test_a_value_is_explained_beside_piles_without_moves(site, opened):
    """Each move takes 2 or 5, so the pile of 1 never has a move: no position has the pile of 7 alone."""
    page = opened(site.as_uri(), "problems/hdu/1536_s_nim.html#start=2+2+5/1/2+1+7/0")
    page.check("#play-why")
    page.click(".row [data-size='7']")
    told = "A pile of 7: its moves lead to the values 1, 2. The smallest missing number is 0."
    assert page.inner_text("#why-all .told") == told


# In the lessons


@pytest.mark.parametrize("path", LESSONS, ids=[path.stem for path in LESSONS])
def test_every_figure_of_a_lesson_is_played(site, opened, pool, path):
    """The game begins at the position of the figure, with Show why. Before the first game, the lesson loads no board."""
    page = opened(site.as_uri(), f"lessons/{path.stem}.html", 390)
    scripts = page.evaluate("[...document.scripts].map((each) => each.src.split('/').pop())")
    assert scripts == ["moves.js", "site.js", "lesson.js"]
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    figures = [found[1:4] for found in FIGURE.findall(path.read_text())]
    buttons = page.locator("[data-part=play-figure]")
    assert buttons.count() == len(figures)
    for number, (name, line, _) in enumerate(figures):
        page.evaluate(
            "number => document.querySelectorAll('[data-part=play-figure]')[number].click()", number
        )
        page.wait_for_function(
            "number => document.querySelectorAll('figure[data-game]')[number].nextElementSibling.id === 'play'",
            arg=number,
        )
        page.wait_for_selector(READY)
        start = graph_of_figure(pool, name, line.partition("; ")[0])[0]
        moves = page.locator("[data-part=play-move]")
        listed = [text.partition(" ")[2] for text in moves.all_inner_texts()]
        assert len(listed) == len(start.moves) > 0
        assert listed == [told(move.words) for move in start.moves] or "vertex" in listed[0]
        page.check("#play-why")
        assert page.is_visible("#why")
        moves.first.click()
        assert len(page.locator("#play-log li").all()) > 0
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        walk_through(
            page, number, graph_of_figure(pool, name, line.partition("; ")[0]), line.split("; ")[1:]
        )
        page.uncheck("#play-why")
    assert "#start" not in page.url


def walk_through(page, number: int, graph, words: list[str]):
    """Step through the moves of a figure and back, with the keyboard only, with Show why."""
    figure = page.locator("figure[data-game]").nth(number)
    ahead, back = (figure.locator(f"[data-part=figure-{way}]") for way in ("ahead", "back"))
    assert ahead.count() == back.count() == bool(words)
    if not words:
        return

    def is_at(at: int):
        listed = page.eval_on_selector_all(
            "[data-part=play-move]",
            "all => all.map((each) => each.childNodes[1].textContent.trim())",
        )
        wanted = [told(move.words) for move in graph[at].moves]
        assert len(listed) == len(wanted) and (listed == wanted or "vertex" in listed[0])
        assert page.is_visible("#why") and ("machine" not in status(page) or wanted)
        assert at == 0 or "·" not in page.inner_text("[data-part=play-position] .words")

    path = [0]
    for done, wanted in enumerate(words, 1):
        path.append(next(move.to for move in graph[path[-1]].moves if told(move.words) == wanted))
        ahead.press("Enter")
        is_at(path[-1])
        assert figure.locator("[role=status]").inner_text() == (
            f"After move {done} of {len(words)}: {wanted}."
        )
    assert back.evaluate("each => each === document.activeElement"), "the focus is lost"
    for at in path[-2::-1]:
        back.press("Enter")
        is_at(at)


# Show why


@pytest.mark.parametrize(
    ("name", "text", "title"),
    [
        (NIM, "1\n3\n3 4 6\n", "The piles, in binary:"),
        ("hdu/1849_rabbit_and_grass", "3\n1 2 6\n0\n", "The piles, in binary:"),
        (
            "cses/1099_stair_game",
            "1\n4\n2 3 1 2\n",
            "Only the balls on every second stair count, in binary:",
        ),
        (
            "luogu/P3480_kam_pebbles",
            "1\n3\n2 4 7\n",
            "Every second difference between neighbouring piles counts, in binary:",
        ),
        (
            "poj/1704_georgia_and_bob",
            "1\n4\n2 4 7 11\n",
            "The gaps before every second piece, from the right, in binary:",
        ),
        ("hdu/1536_s_nim", "2 2 5\n1\n3 4 7 9\n0\n", "Each pile has a Grundy value, in binary:"),
        ("cses/2207_grundys_game", "1\n11\n", "Each pile has a Grundy value, in binary:"),
        (
            "lightoj/1199_partitioning_game",
            "1\n2\n5 8\n",
            "Each pile has a Grundy value, in binary:",
        ),
        (
            "hdu/3094_tree_game",
            "1\n6\n6 1\n2 1\n2 3\n5 6\n6 4\n",
            "The value of each branch at the root, in binary:",
        ),
    ],
)
def test_nim_sums_are_the_grundy_values_of_the_search(site, opened, pool, name, text, title):
    """In a whole game, check the sums of the position, of the positions after all moves, and of the move under the pointer."""
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
    "name",
    [
        NIM,
        "hdu/1849_rabbit_and_grass",
        "cses/1099_stair_game",
        "luogu/P3480_kam_pebbles",
        "poj/1704_georgia_and_bob",
        "hdu/1536_s_nim",
        "hdu/1730_northcott_game",
    ],
)
def test_the_nim_sum_of_every_start_is_its_grundy_value(site, opened, pool, name):
    """Check all starts of games that are Nim in disguise."""
    page = opened(site.as_uri(), f"problems/{name}.html")
    page.check("#play-why")
    starts = page.locator("#play-start option[data-shape]").evaluate_all(
        "all => all.map((each) => each.value)"
    )
    for text in starts:
        page.select_option("#play-start", text)
        board(page)
        graph = graph_of(pool, name, text)
        shown = page.locator("#why .sum td").first.inner_text()
        assert (shown == "0") == (graph[0].outcome == "P"), text
        if name != "hdu/1730_northcott_game":  # pieces may move back, so there are no Grundy values
            assert shown == str(grundy_values(graph)[0]), text
    assert len(starts) > 3


def test_values_without_parts_are_those_of_mex(site, opened, pool):
    """Check all values at each move of a game."""
    name, text = "hdu/1536_s_nim", "3 2 3 5\n1\n1 12\n0\n"
    graph = graph_of(pool, name, text)
    values = grundy_values(graph)
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    for position in best_game(page, graph):
        options = [values[move.to] for move in position.moves]
        assert page.locator("#play-moves i").all_inner_texts() == [f"⊕ {g}" for g in options]
        assert page.locator(".mex b").all_inner_texts() == [*map(str, sorted({*options}))]
        value = next(g for g in range(len(options) + 1) if g not in options)
        assert f"the Grundy value: {value}." in page.inner_text(".mex")


@pytest.mark.parametrize(
    ("name", "text", "told", "after"),
    [
        (
            "luogu/P2252_wythoff_game",
            "4 6\n",
            "From every other pair, some move leads to a lost pair.\n\nThe piles 4 and 6 differ by 2. "
            "The lost pair with this difference is (3,\u00a05). Taking 1 from both piles leads to (3,\u00a05). "
            "So the player to move can win.",
            {
                "take 1 from both piles": "So the machine loses.",
                "take 2 from the pile of 4": "So the machine can win.",
            },
        ),
        (
            "hdu/2516_fibonacci_nim",
            "11\n0\n",
            "Fibonacci Nim\n\n11 is the sum of the Fibonacci numbers 8 + 3. The least part is 3, and a move may take at most 10. "
            "So the player to move can win.",
            {"take 3": "So the machine loses.", "take 4": "So the machine can win."},
        ),
        (
            "hdu/1907_john",
            "1\n2\n1 3\n",
            "The nim-sum is 2, not 0, so the player to move can win.",
            {
                "take the pile of 1": "After “take the pile of 1”, the nim-sum is 3: the machine can win.",
                "take the pile of 3": "All values are at most 1, and 1 of them are 1. The player who moves last loses, so an odd number is lost. "
                "So the machine loses.",
            },
        ),
    ],
)
def test_a_theorem_explains_the_position_and_the_moves(site, opened, name, text, told, after):
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    assert told in page.inner_text("#why")
    assert "The idea of the solution" not in page.inner_text("#why")
    for move, end in after.items():
        page.locator("[data-part=play-move]", has_text=move).first.hover()
        assert end in page.inner_text("#why"), move


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("luogu/P2252_wythoff_game", "4 6\n"),
        ("hdu/2516_fibonacci_nim", "11\n0\n"),
        ("luogu/P2599_stone_game", "1\n3\n1 2 2\n"),
    ],
)
def test_a_theorem_without_values_has_hints_and_labels_without_values(
    site, opened, pool, name, text
):
    """Its reasons speak of lost positions, so Grundy values would be unknown words."""
    graph = graph_of(pool, name, text)
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    labels = page.locator("#play-moves i").all_inner_texts()
    assert [label.split(" (")[0] for label in labels] == [
        {"P": "wins", "N": "loses"}[graph[move.to].outcome] for move in graph[0].moves
    ]
    for _ in range(2):
        page.click("[data-part=play-hint]")
        assert "lost for the machine" in status(page) and "value" not in status(page)


def test_the_middles_of_rows_are_marked_and_explained_with_their_numbers(site, opened):
    """A move in row 1 takes its letters away: the reasons are then those of another middle."""
    page = opened(site.as_uri(), "problems/atcoder/arc116_f_deque_game.html", 390)
    board(page, "3\n3 1 2 2\n2 5 1\n4 5 2 1 3\n")
    letters = page.locator(".number .coordinate")
    assert not letters.count()
    page.check("#play-why")
    assert letters.all_text_contents() == ["u", "v", "w"]
    assert page.text_content("[data-place='number 0 1']") == "2v"
    told = page.inner_text("#why").replace("\u00a0", " ")
    for sentence in (
        "Row 1: the middle is 1 2 2, worth min(2, max(1, 2)) = 2.",
        "Why is the middle 1 2 2 worth 2? When no row of even length is left, Takahashi is to move. "
        "He deletes one end, which leaves 1 2 or 2 2 in the middle. Then Aoki puts the smaller of "
        "these two in the exact middle and answers each later move at the other end, so it is left: "
        "1 or 2. Takahashi chooses 2.",
        "most is at stake: where the two choices differ most. Row 2: a move leaves 1 or 5; Takahashi chooses 5. "
        "Row 3: without its first number 5 the middle is 2 1 3, worth 1; "
        "without its last number 3 it is 5 2 1, worth 2. Aoki chooses 1.",
    ):
        assert sentence in told
    page.locator("[data-part=play-move]", has_text="at the front of row 1").hover()
    assert not letters.count()
    page.locator("[data-part=play-move]", has_text="at the front of row 2").hover()
    assert letters.count() == 3


def tree_values(shape) -> list[Fraction]:
    """Return the values of the branches at the root of a tree with edges of two colours, by the theorem of lesson 22."""

    def on_blue(x: Fraction) -> Fraction:
        return x + 1 if x >= 0 else on_blue(x + 1) / 2

    def above(vertex: int) -> list[Fraction]:
        others = shape.get("others", [])
        return [
            -on_blue(-sum(above(to), Fraction()))
            if i in others
            else on_blue(sum(above(to), Fraction()))
            for i, (at, to) in enumerate(shape["edges"])
            if at == vertex
        ]

    return above(0)


def sheet_values(shape) -> list[Fraction]:
    """Return the values of the sheets by the theorem on Cutcake, without the sheets of one square, which a page does not show."""
    sheets = [(rows, columns) for columns, rows in shape["sizes"] if rows * columns > 1]
    powers = [1 << min(sheet).bit_length() - 1 for sheet in sheets]
    return [
        Fraction(rows // power - columns // power) for (rows, columns), power in zip(sheets, powers)
    ]


def simplest(low: Fraction, high: Fraction) -> Fraction:
    for unit in (Fraction(1, 2**k) for k in range(20)):
        between = [m * unit for m in range(-99, 100) if low < m * unit < high]
        if between:
            return min(between, key=abs)
    raise AssertionError("no number")


@cache
def column_value(column: str) -> Fraction:
    """Return the value of a column by the definition."""
    options = {"W": [Fraction(-99)], "B": [Fraction(99)]}
    for at, piece in enumerate(column):
        if piece != ".":
            eater = "B" if piece == "W" else "W"
            options[eater].append(column_value(column[:at] + "." + column[at + 1 :]))
            if at and column[at - 1] == ".":
                options[piece].append(
                    column_value(column[: at - 1] + piece + "." + column[at + 1 :])
                )
    return simplest(max(options["W"]), min(options["B"]))


def column_values(shape) -> list[Fraction]:
    """Return the values of the columns that are not empty."""
    cells = [["."] * shape["rows"] for _ in range(shape["columns"])]
    for kind, letter in (("marks", "B"), ("others", "W")):
        for row, column in shape[kind]:
            cells[column][row] = letter
    return [column_value("".join(column)) for column in cells if {*column} != {"."}]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("codechef/GERALD08_chef_and_tree_game", tree_values),
        ("hdu/3544_alices_game", sheet_values),
        ("atcoder/abc229_h_advance_or_eat", column_values),
    ],
)
def test_the_values_of_parts_are_those_of_the_theorems(site, opened, pool, name, values):
    """For every start and each move of a game, check the values, their sum, and the sums after all moves."""
    page = opened(site.as_uri(), f"problems/{name}.html", 390)
    page.check("#play-why")
    starts = page.locator("#play-start option[data-shape]").evaluate_all(
        "all => all.map((each) => each.value)"
    )
    assert len(starts) > 2

    def shown(number: Fraction) -> str:
        return str(number).replace("-", "−")

    for text in starts:
        page.select_option("#play-start", text)
        board(page)
        graph = graph_of(pool, name, text)
        for position in best_game(page, graph):
            parts = values(position.shape)
            assert page.locator("#why li b").all_inner_texts() == [*map(shown, parts)], text
            total = sum(parts)
            assert f"The sum is {shown(total)}" in page.inner_text("#why"), text
            assert (total > 0) == (position.outcome == "N")
            assert page.locator("#play-moves i").all_inner_texts() == [
                f"leaves {shown(sum(values(graph[move.to].shape), Fraction()))}"
                for move in position.moves
            ]
            assert page.evaluate("document.documentElement.scrollWidth") == 390
    board(page)
    page.click("[data-part=play-hint]")
    assert status(page) == "Every move costs its player something. Which move costs the least?"
    page.click("[data-part=play-hint]")
    assert status(page).endswith("wins if this sum is 0 or more.")
    address = page.url.replace("/problems/", "/zh/problems/")
    page.goto(address)
    board(page)
    page.check("#play-why")
    names = page.locator("#why li > span").all_inner_texts()
    assert all(re.search("[\u4e00-\u9fff×]", each) for each in names) and names


def test_a_part_without_a_number_is_shown_without_a_number(site, opened):
    """If the pieces of a row face each other, both players have the same moves."""
    page = board(
        opened(site.as_uri(), "problems/atcoder/abc265_h_no_capture_lance_game.html#start=3+5")
    )
    page.check("#play-why")
    assert page.locator("#why li > :last-child").all_inner_texts() == ["not a number", "2", "−2"]
    assert "The numbers add up to 0." in page.inner_text("#why")


def test_the_heat_map_shows_the_values_of_all_positions(site, opened, pool):
    graph = graph_of(pool, "hdu/1527", "4 6\n")
    values = grundy_values(graph)
    page = board(opened(site.as_uri(), "problems/hdu/1527_wythoff_game.html"), "4 6\n")
    page.check("#play-why")
    shown = page.eval_on_selector_all(
        ".heat-cell[data-node]",
        "all => all.map((each) => [Number(each.dataset.node), Number(each.textContent), each.classList.contains('lost')])",
    )
    assert {node for node, *_ in shown} == {*range(len(graph))}
    assert "The numbers are Grundy values." in page.inner_text("#why-all")
    assert all(value == values[node] and lost == (values[node] == 0) for node, value, lost in shown)
    node = next(
        node
        for node, value, _ in shown
        if graph[node].words != graph[0].words and graph[node].moves
    )
    page.locator(f".heat-cell[data-node='{node}']").first.click()
    assert page.locator("[data-part=play-move]").count() == len(graph[node].moves)


@pytest.mark.parametrize(
    ("name", "text", "title"),
    [
        ("hdu/5754_life_winner_bo", "1\n1 6 7\n", "how far the piece can still go"),  # a king
        ("hdu/5754_life_winner_bo", "1\n4 6 7\n", "how far the piece can still go"),  # a queen
        ("hdu/2147_kikis_game", "4 5\n0 0\n", "Each cell is a place of the piece"),
        ("lightoj/1315_game_of_hyper_knights", "1\n1\n4 5\n", "Each cell is a place of the piece"),
    ],
)
def test_the_heat_map_of_a_piece_shows_the_outcomes_of_the_search(
    site, opened, pool, name, text, title
):
    """Every cell that the piece can reach has its outcome. A click on a cell goes to its position."""
    graph = graph_of(pool, name, text)
    page = board(opened(site.as_uri(), f"problems/{name}.html", 390), text)
    page.check("#play-why")
    assert title in page.inner_text("#why-all")
    lost = dict(
        page.eval_on_selector_all(
            ".heat-cell",
            "all => all.map((each) => [+each.dataset.node, each.classList.contains('lost')])",
        )
    )
    assert lost == {at: position.outcome == "P" for at, position in enumerate(graph)}
    at = next(at for at in range(1, len(graph)) if graph[at].moves)
    page.locator(f".heat-cell[data-node='{at}']").dispatch_event("click")
    assert page.locator("[data-part=play-move]").count() == len(graph[at].moves)
    assert page.get_attribute(".heat-cell.here", "data-node") == str(at)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_scores_of_moves_are_those_of_the_search(site, opened, pool):
    text = "5\n4 1 7 3 5\n"
    graph = graph_of(pool, "atcoder/dp_l", text)
    page = board(opened(site.as_uri(), "problems/atcoder/dp_l_deque.html"), text)
    page.check("#play-why")
    for position in best_game(page, graph):
        assert f"The value is {position.score}:" in page.inner_text("#why")
        sums = page.locator("#play-moves i").all_inner_texts()
        for shown, (to, _, gain) in zip(sums, position.moves, strict=True):
            assert shown.startswith(f"{gain} ")
            assert shown.replace("−", "-").endswith(f" = {gain - graph[to].score}")


@pytest.mark.parametrize(
    ("name", "text", "width"),
    [
        (NIM, "1\n3\n1 2 2\n", 1280),
        ("hdu/4664_triangulation", "1\n1\n6\n", 390),  # layers of 15 and 30
        ("hdu/1730_northcott_game", "1 8\n1 6\n", 390),  # cycles, and a layer of 23
        ("hdu/1907_john", "1\n3\n1 4 6\n", 375),
        ("hdu/3404_switch_lights", "1\n3\n1 3\n2 2\n2 3\n", 1280),  # 22 layers
        ("hdu/3404_switch_lights", "1\n3\n1 3\n2 2\n2 3\n", 390),
    ],
)
def test_the_map_shows_every_position_and_goes_there(site, opened, pool, name, text, width):
    """The positions do not overlap, and the whole map is visible without scrolling. A large map has few lines."""
    graph = graph_of(pool, name, text)
    page = board(opened(site.as_uri(), f"problems/{name}.html", width), text)
    page.check("#play-why")
    assert page.evaluate(
        """() => {
            const svg = document.querySelector('.map'), box = svg.getBBox(), frame = svg.viewBox.baseVal;
            return svg.parentNode.scrollWidth <= svg.parentNode.clientWidth && box.x >= 0 && box.y >= 0 &&
                box.x + box.width <= frame.width && box.y + box.height <= frame.height && frame.height <= 600;
        }"""
    )
    places = page.eval_on_selector_all(
        ".map circle", "all => all.map((each) => [each.cx.baseVal.value, each.cy.baseVal.value])"
    )
    assert all(
        abs(complex(*one) - complex(*other)) > 28
        for at, one in enumerate(places)
        for other in places[:at]
    )
    nodes = page.locator(".map .node")
    assert nodes.count() == len(graph)
    lines = page.locator(".map-line")
    moves = [(at, move.to) for at, position in enumerate(graph) for move in position.moves]
    assert lines.count() == len(
        [move for move in moves if len(graph) <= 25 and len(moves) <= 100 or 0 in move]
    )
    for at in range(len(graph)):
        assert (
            graph[at].outcome
            in (page.get_attribute(f".node[data-node='{at}']", "class") or "").split()
        )
    page.focus(".node[data-node='2']")
    page.keyboard.press("Enter")
    assert "here" in (page.get_attribute(".node[data-node='2']", "class") or "")
    assert page.locator("[data-part=play-move]").count() == len(graph[2].moves) and log(page) == []
    assert page.locator(".map-line.own").count() == len(graph[2].moves)
    if page.locator(".map-line.in").count():
        assert lines.count() == len([move for move in moves if 2 in move])
        options = page.eval_on_selector_all(
            ".node.option", "all => all.map((each) => +each.dataset.node)"
        )
        assert set(options) == {move.to for move in graph[2].moves}


def test_labels_appear_backwards_and_the_rest_is_drawn(site, opened, pool):
    """In a game with a cycle: in step k, the positions that are decided in at most k moves have a label."""
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


def test_a_map_has_the_directions_of_the_moves(site, opened):
    """The head of an arrow is outside the circle to which the move leads, and points to it."""
    page = opened(site.as_uri(), "problems/codeforces/786A_berzerk.html")
    page.check("#play-why")
    heads = page.eval_on_selector_all(
        ".map-line", "all => all.map((each) => each.getAttribute('d').split(/[MQL ]/).map(Number))"
    )
    assert len(heads) == page.locator(".map-line").count() > 9
    for _, *numbers in heads:
        _, _, end, left, tip, right = (
            complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        )
        assert 14 < abs(tip - end) < 18
        assert abs(left - end) > abs(tip - end) + 3 and abs(right - end) > abs(tip - end) + 3


CROSSED = """() => {
    const circles = [...document.querySelectorAll(".map .node circle")].map((each) =>
        ["cx", "cy"].map((name) => Number(each.getAttribute(name))));
    return [...document.querySelectorAll(".map-line")].map((line) => {
        const [x1, y1, , , x2, y2] = line.getAttribute("d").match(/[-.0-9]+/g).map(Number);
        const isEnd = ([x, y]) => (x === x1 && y === y1) || (x === x2 && y === y2);
        const length = line.getTotalLength();
        const points = Array.from({ length: 200 }, (_, k) => line.getPointAtLength((length * k) / 200));
        return circles.filter((each) => !isEnd(each) &&
            points.some(({ x, y }) => Math.hypot(x - each[0], y - each[1]) < 14)).length;
    });
}"""


@pytest.mark.parametrize("name", ["luogu/P2252_wythoff_game", "atcoder/abc261_h_game_on_graph"])
def test_the_lines_of_a_map_go_around_circles(site, opened, name):
    """A line through a circle looks like a move to its position."""
    page = opened(site.as_uri(), f"problems/{name}.html")
    page.check("#play-why")
    page.wait_for_selector(".map-line")
    crossed = page.evaluate(CROSSED)
    assert len(crossed) > 9 and not any(crossed)


@pytest.mark.parametrize("name", ["codeforces/786A_berzerk", "poj/2068_nim"])
def test_a_law_shows_the_winning_move_as_what_one_presses(site, opened, name):
    """As other theorems do: in a sentence of its own, and at the moves, which are open."""
    page = opened(site.as_uri(), f"problems/{name}.html", opens_more=False)
    page.check("#play-why")
    winning = page.locator("#play-moves [data-winning]")
    winning.first.wait_for()
    told = page.locator("#why p", has_text="winning move: ").inner_text()
    words = told.split(": ", 1)[1].rstrip(".")
    assert any(f" {words} " in each for each in winning.all_inner_texts()), told


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("codeforces/786A_berzerk", "6\n3 1 3 4\n2 1 2\n"),
        ("codeforces/917B_madmax", "5 8\n1 2 a\n1 3 a\n1 5 b\n2 3 b\n2 4 b\n3 4 b\n3 5 b\n4 5 c\n"),
        ("atcoder/abc261_h_game_on_graph", "3 3 1\n1 2 1\n1 3 2\n2 3 3\n"),
    ],
)
def test_a_graph_marks_where_the_piece_can_go(site, opened, pool, name, text):
    """Nothing else is marked, a click on a mark makes the move, and nothing is marked when the game is over."""
    graph = graph_of(pool, name, text)
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    before = graph[0].shape["marks"]
    ends = {graph[move.to].shape["marks"][0] for move in graph[0].moves} - {before[0]}
    marked = page.locator(".vertex.target")
    assert {*marked.evaluate_all("all => all.map((each) => each.dataset.place)")} == {
        f"vertex {end}" for end in ends
    }
    assert status(page).endswith("You can go to a dashed circle.")
    marked.first.click()
    assert log(page)
    while marked.count():
        marked.first.click()
    assert page.locator(".over").count() or not page.locator("[data-part=play-move]").count()


def test_the_table_of_bits_has_the_order_of_the_board(site, opened):
    """On a phone, where both are seen. Each row of the table has the number of the row of the board."""
    page = board(opened(site.as_uri(), f"problems/{NIM}.html", 390), "1\n3\n3 5 7\n")
    page.check("#play-why")
    moves = page.locator("[data-part=play-move]")
    moves.filter(has_text="take 4 from the pile of 5").click()
    page.wait_for_function("document.querySelectorAll('#play-log li').length === 2")
    shown = page.locator("#play-position .pile text.left").all_text_contents()
    told = page.locator("#why .bits tr:not(.sum) td:nth-child(2)").all_inner_texts()
    assert told == shown != sorted(shown)


def test_a_draw_says_why_and_marks_the_move_that_keeps_it(site, opened):
    """The last hint says how many moves keep the draw."""
    page = opened(site.as_uri(), "problems/codeforces/786A_berzerk.html")
    board(page, "9\n3 7 2 5\n6 3 5 4 6 7 2\n")
    page.check("#play-why")
    told = page.inner_text("#why")
    assert "No move leads to a lost position. “choose 7 and go to place 9” leads to a draw" in told
    assert "For example: Rick: choose 7 and go to place 9; Morty: choose " in told
    marked = page.locator("#play-moves [data-drawing]")
    assert marked.count() == 1 and "choose 7" in marked.inner_text()
    for _ in range(3):
        page.click("[data-part=play-hint]")
    said = "The position is a draw: one move keeps the draw. The best move: choose 7 and go to place 9."
    assert status(page) == said


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
        "codechef/GERALD08_chef_and_tree_game",
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
    """Only the row of the changed pile changes, also if the rules sort the piles."""
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


def test_a_move_that_is_said_is_marked_on_the_board(site, opened):
    """The second hint says no move. After the game nothing is marked."""
    page = board(opened(site.as_uri(), f"problems/{NIM}.html"), "1\n3\n3 5 7\n")
    marked = page.locator("[data-part=play-position] .right")
    for hint in 1, 2:
        page.click("[data-part=play-hint]")
        assert "winning move" not in status(page) + page.inner_text("#why")
        assert marked.count() == 0, hint
    page.click("[data-part=play-hint]")
    assert "take 1 from the pile of 3" in status(page)
    assert marked.evaluate_all("all => all.map((each) => each.dataset.place ?? each.tagName)") == [
        "text",
        "counter 0 2",
    ]
    page.check("#play-why")
    while page.locator("[data-winning]").count():
        assert marked.count()
        page.locator("[data-winning]").first.click()
    assert marked.count() == 0


def test_hints_come_in_three_steps(site, opened):
    """First what to compute, then the reason, and the move at the end."""
    page = board(opened(site.as_uri(), f"problems/{NIM}.html"), "1\n3\n3 4 6\n")
    page.click("[data-part=play-hint]")
    assert status(page).startswith("The piles: write these numbers in binary")
    assert page.is_hidden("#why")
    page.click("[data-part=play-hint]")
    assert status(page).startswith("Odd columns: 1. Change one part") and page.is_visible("#why")
    assert not page.locator("[data-winning]").count()
    assert "winning move" not in page.inner_text("#why")
    page.click("[data-part=play-hint]")
    told = "An N-position: one move wins. The winning move: take 1 from the pile of 3."
    assert status(page) == told and page.locator("[data-winning]").count() == 1
    page.click("[data-part=play-hint]")
    assert status(page) == f"There are no more hints for this move. {told}"
    page.click("[data-part=play-move][data-winning]")
    page.click("[data-part=play-hint]")
    assert "no more hints" not in status(page)


@pytest.mark.parametrize(
    ("name", "text", "winning", "rule"),
    [
        (
            NIM,
            "1\n3\n3 4 6\n",
            ["take 1 from the pile of 3 ⊕ 0 wins"],
            "The nim-sum is 1, not 0, so the player to move can win. A move that makes the nim-sum (the xor of the values) 0 wins: then every answer makes a column odd again, and you can repair it. Orange",
        ),
        (NIM, "1\n3\n3 5 6\n", [], "The nim-sum is 0: every column is even"),
        (
            "hdu/1907_john",
            "1\n3\n1 1 3\n",
            ["take 2 from the pile of 3 ⊕ 1 wins"],
            "A move wins if it makes the nim-sum 0 and leaves a value above 1, or if it leaves no value above 1 and an odd number of ones.",
        ),
        (
            "hdu/1536_s_nim",
            "2 1 2\n1\n1 5\n0\n",
            ["take 2 from the pile of 5 ⊕ 0 wins"],
            "It is not 0, so the player to move can win: a move to the value 0 wins.",
        ),
    ],
)
def test_show_why_marks_the_winning_moves_and_says_the_rule(
    site, opened, name, text, winning, rule
):
    """The marks are words, not only a colour. They go away with the reasons."""
    page = board(opened(site.as_uri(), f"problems/{name}.html"), text)
    page.check("#play-why")
    marked = page.locator("[data-part=play-move][data-winning]")
    found = [" ".join(text.split()) for text in marked.all_inner_texts()]
    assert [each.partition(" ")[2] for each in found] == winning
    assert rule in page.inner_text("#why")
    page.uncheck("#play-why")
    assert not marked.count()


def test_the_picture_numbers_the_pieces_and_counts_the_gaps_of_the_reason(site, opened):
    """The pieces are in the cells 2, 5 and 7. The table names the gaps by the pieces."""
    page = board(opened(site.as_uri(), "problems/poj/1704_georgia_and_bob.html"), "1\n3\n2 5 7\n")
    cells = page.locator(".picture .cell")
    assert set(cells.all_text_contents()) == {""}
    page.check("#play-why")
    assert page.locator("#why th").all_inner_texts()[2:-1] == [
        "gap before piece 1",
        "gap before piece 3",
    ]
    assert cells.all_text_contents() == ["1", "1", "", "", "2", "1", "3"]


def test_the_picture_names_the_root_and_shows_the_values_of_its_branches(site, opened):
    """One branch has two edges in a row, the other one a fork."""
    page = board(
        opened(site.as_uri(), "problems/hdu/3094_tree_game.html"), "1\n6\n1 2\n2 3\n1 4\n4 5\n4 6\n"
    )
    names = [text for text in page.locator(".picture .vertex").all_text_contents()]
    assert sorted(names) == list("012345")
    page.check("#play-why")
    assert page.locator(".picture .note").all_text_contents() == ["root"]
    values = page.locator(".picture .edge text").all_text_contents()
    assert sorted(values) == ["1", "1", "1", "1", "2"]
    branches = page.locator("#why .bits tr:not(.sum) td:nth-child(2)").all_inner_texts()
    assert sorted(branches) == ["1", "2"]


def test_without_javascript_a_page_has_no_dead_board(site, opened):
    page = opened(site.as_uri(), f"problems/{NIM}.html", java_script_enabled=False)
    assert page.is_hidden("#play-board") and page.is_hidden("[data-part=run]")
    assert not [each for each in page.locator("button, select, label").all() if each.is_visible()]
    for tool, needs in ("#play", "The game"), ("#judge", "The page"), ("#run", "The page"):
        assert page.inner_text(f"{tool} noscript").startswith(f"{needs} needs JavaScript")
    page = opened(site.as_uri(), f"problems/{NIM}.html")
    for part in "#play-board", *(f"[data-part={name}]" for name in ("run", "judge-run", "copy")):
        assert page.locator(part).first.is_visible(), part


def test_players_with_different_moves_have_names(site, opened):
    page = board(
        opened(site.as_uri(), "problems/codechef/GERALD08_chef_and_tree_game.html"),
        "1\n3\n1 2 0\n2 3 1\n",
    )
    assert status(page) == "You are Chef. Your move."
    assert page.locator(".key").inner_text().split() == ["Chef", "Ksen"]
    while not page.locator(".over").count():
        page.locator("[data-part=play-move]").first.click()
    assert "P-position" not in status(page) and "N-position" not in status(page)
    page = opened(
        site.as_uri(), "problems/atcoder/abc229_h_advance_or_eat.html#start=3/..B/WW./..."
    )
    page.wait_for_selector(READY)
    assert page.locator(".key").inner_text().split() == ["Snuke", "Takahashi"]  # discs, rings
    page = board(opened(site.as_uri(), "problems/luogu/P7589_black_and_white_chess.html"))
    assert page.locator(".key").inner_text().split() == ["Alice", "Bob"]  # black, white


def test_who_lets_the_machine_begin_reads_who_they_are(site, opened):
    """Only before the first move of the person."""
    page = opened(site.as_uri(), "problems/atcoder/arc116_f_deque_game.html")
    board(page, first="machine")
    said = status(page)
    assert said.startswith("The machine: delete the 4 at the end of row 1. You are Aoki. ")
    page.locator("[data-part=play-move]").first.click()
    assert "You are" not in status(page)


def test_a_move_in_rows_without_ends_moves_the_piece_of_its_player(site, opened):
    """The position is only the gaps. In the first row, Alice's piece is on 3 and Bob's on 7."""
    page = opened(site.as_uri(), "problems/luogu/P7589_black_and_white_chess.html")
    board(page)
    columns = "(all) => all.map((each) => Number(each.dataset.place.split(' ')[2]) + 1)"
    pieces = page.locator(".cell:is(.mark, .other)[data-place^='cell 0 ']")
    assert pieces.evaluate_all(columns) == [3, 7]
    page.locator("[data-part=play-move]", has_text="move 2 cells nearer in row 1").click()
    assert log(page)[1] == "The machine: move 1 cell nearer in row 1"
    assert pieces.evaluate_all(columns) == [5, 6]


def test_two_tokens_on_a_graph_have_the_names_of_their_players(site, opened):
    """The token of the second player is a ring. The other starts, with the same words, have different graphs."""
    page = board(opened(site.as_uri(), "problems/codeforces/917B_madmax.html"))
    names = "all => all.map((each) => [...each.querySelectorAll('text')].map((text) => text.textContent).join(' '))"
    tokens = {
        each: page.eval_on_selector_all(f".vertex.{each}", names) for each in ("mark", "other")
    }
    assert tokens == {"mark": ["1 Max"], "other": ["2 Lucas"]}
    page.check("#play-why")
    assert "Max: go to " in page.inner_text("#why") and "Max goes" not in page.inner_text("#why")
    starts = page.locator("#play-start option[data-shape]").all_text_contents()
    assert len(starts) > 4 and all(" edges" in start for start in starts)


def test_the_pairs_of_a_matching_are_drawn(site, opened):
    """The winning move that is named is the one of the reason: to the cell without a partner, and then to the partner."""
    page = board(opened(site.as_uri(), "problems/luogu/P4055_game.html"))
    assert status(page) == "You are AA. Your move."
    assert not page.locator("#play-position .pair").count()
    page.check("#play-why")
    pairs = page.locator("#play-position rect.pair")
    assert "frames as possible: 5." in page.inner_text("#why") and pairs.count() == 5
    assert "A winning move: place the token in row 3, column 4." in page.inner_text("#why")
    page.locator("[data-part=play-move]", has_text="row 3, column 4").click()
    page.wait_for_function("document.querySelectorAll('#play-log li').length === 2")
    assert "Without the token’s cell, only 4 are possible." in page.inner_text("#why")
    # a shorter game would begin in row 1, column 6, which has a partner
    maze = "3 6\n.#.##.\n......\n###.#.\n"
    page = board(opened(site.as_uri(), "problems/luogu/P4055_game.html"), maze)
    page.check("#play-why")
    assert "A winning move: place the token in row 1, column 3." in page.inner_text("#why")
    page = board(opened(site.as_uri(), "problems/luogu/P4617_planinarenje.html"))
    page.check("#play-why")
    assert page.locator("#play-position .edge .line.pair").count() == 5


def test_dashes_of_no_player_are_not_said_to_be_of_a_player(site, opened):
    """Both players may draw every segment, and the dashes are the sides that are not drawn. Drawn ends keep their numbers."""
    page = board(opened(site.as_uri(), "problems/hdu/4664_triangulation.html"), "1\n1\n5\n")
    assert page.locator(".key").inner_text().split("\n") == ["drawn not drawn"]
    page.locator("[data-part=play-move]", has_text="0 and 1").first.click()
    assert page.locator(".vertex.mark text").count() == page.locator(".vertex.mark").count() > 1
    page = board(opened(site.as_uri(), "problems/lightoj/1401_no_more_tic_tac_toe.html"))
    assert not page.locator(".key").count()  # both players may write both signs


def test_a_piece_on_a_named_place_shows_the_name(site, opened):
    page = board(opened(site.as_uri(), "problems/luogu/P4617_planinarenje.html"), "2 2\n1 1\n2 1\n")
    assert page.text_content(".vertex.mark text") == "p1"


# Chinese


def test_a_game_is_in_chinese(site, opened):
    page = opened(site.as_uri(), f"zh/problems/{NIM}.html", 390)
    board(page, "1\n2\n5 9\n")
    page.check("#play-why")
    page.click("[data-place='counter 1 5']")
    assert log(page)[0] == "你：从有 9 颗的那堆取 4 颗"
    assert not re.search("[A-Za-z]{3,}", page.inner_text("#play-board")), page.inner_text(
        "#play-board"
    )
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_figure_of_a_lesson_is_in_chinese(site, opened):
    """Its buttons, and the moves at which the board arrives."""
    page = opened(site.as_uri(), "zh/lessons/04_nim.html")
    figure = page.locator("figure[data-moves*=take]").first
    assert figure.locator("[data-part=play-figure]").inner_text() == "从这里开始玩"
    back, ahead = (figure.locator(f"[data-part=figure-{way}]") for way in ("back", "ahead"))
    assert back.get_attribute("aria-label") == "上一个局面"
    assert ahead.get_attribute("aria-label") == "下一个局面"
    ahead.click()
    page.wait_for_selector(READY)
    assert figure.locator("[role=status]").inner_text() == (
        "第 1 步之后（共 3 步）：从有 7 颗的那堆取 6 颗。"
    )


@pytest.mark.parametrize(
    "path",
    ["index.html", "glossary.html", "problems/hdu/1536_s_nim.html", "templates/wythoff.html"],
)
def test_headings_buttons_and_labels_are_in_chinese(site, opened, path):
    page = opened(site.as_uri(), f"zh/{path}")
    selector = "h2, dt, h4, th[scope=col], button:not(#play-moves *), .top nav a:not([data-part=language]), .contents a, label > span, footer p, noscript ~ *"
    texts = page.eval_on_selector_all(
        selector, "all => all.map((each) => each.textContent.trim()).filter(Boolean)"
    )
    assert len(texts) > 8
    assert [text for text in texts if not re.search("[\u4e00-\u9fff]", text)] == []
    assert page.get_attribute("nav >> nth=0", "aria-label") == "导航"


def test_the_pages_translate_as_the_judge(site, opened, pool):
    """Check the moves that pages list, and all moves and positions from the first start of each problem. They are
    all in Chinese; test_moves.py checks other games."""
    page = opened(site.as_uri(), "zh/index.html")
    said: dict[str, str] = {}  # in JSON, each with its input
    for problem in catalog.find([]):
        text = (site / f"problems/{problem.name}.html").read_text()
        for listed in re.findall(r"data-moves='(.*?)'", text):
            said |= {json.dumps(move): text for move in json.loads(html.unescape(listed))}
        if first := re.search(r'<option value="([^"]+)" data-words=', text):
            start = html.unescape(first[1])
            for each in graph_of(pool, problem.name, start):
                said[json.dumps(each.words)] = start
                said |= {json.dumps(move.words): start for move in each.moves}
    for language in ("en", "zh"):
        found = page.evaluate(
            "([all, language]) => all.map((each) => grundy.site.inWords(JSON.parse(each), language))",
            [[*said], language],
        )
        assert len(found) > 1000
        assert found == [moves.rendered(json.loads(each), language) for each in said]
    assert [chinese for each, chinese in zip(said, found) if english(chinese, said[each])] == []


def test_the_messages_of_run_are_in_chinese(site, opened):
    page = opened(site.as_uri(), "zh/problems/hdu/1846_brave_game.html")
    refused = "输入不符合要求：第 2 行第 1 列：应为 n，[1, 1000] 中的整数，实际为 输入的末尾。"
    for text, verdict in (("1\n5 2\n", "两者一致。"), ("1\n", refused)):
        page.fill("[data-part=input]", text)
        page.click("[data-part=run]")
        page.wait_for_function(
            "text => document.querySelector('[data-part=verdict]').textContent.startsWith(text)",
            arg=verdict,
        )


def test_every_word_of_the_scripts_has_a_translation():
    """Without a Chinese text, a Chinese page would fail. TypeScript checks only that the keys of the scripts are in en.json."""
    code = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.ts"))
    literals, known = {*re.findall(r'"([a-z0-9-]+)"', code)}, []
    for path in sorted(SOURCES.glob("*/en.json")):
        texts, chinese = (
            json.loads(each.read_text("utf-8")) for each in (path, path.with_name("zh.json"))
        )
        assert [*texts] == [*chinese], path
        assert [key for key in texts if key not in literals] == [], path
        for key, text in texts.items():
            slots = [{*re.findall(r"\{\d\}", each)} for each in (text, chinese[key])]
            assert slots[1] <= slots[0], key
            assert english(chinese[key], text + "lowbit mex") == [], key
        known += texts
    assert len(known) == len({*known}) > 600


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


def test_links_in_the_header_clear_the_query(site, opened):
    page = opened(site.as_uri(), "index.html")
    page.fill("[data-part=search]", "nim")
    page.click(".top nav a >> text=Topics")
    assert page.is_visible("#topics") and page.input_value("[data-part=search]") == ""


def test_lessons_come_before_problems(site, opened):
    page = opened(site.as_uri(), "index.html")
    page.fill("[data-part=search]", "nim")
    assert page.locator("#results li").first.inner_text().startswith("Lesson4. Nim")


def test_a_word_in_the_results_links_to_its_row(site, opened):
    page = opened(site.as_uri(), "index.html")
    page.fill("[data-part=search]", "反常规则")
    page.locator("#results a", has_text="Word").first.click()
    page.wait_for_url("**/glossary.html#*")  # a click does not wait for the next page
    assert page.locator("tr:target").count() == 1 and "反常" in page.inner_text("tr:target")
