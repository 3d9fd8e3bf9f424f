"""“More”: the list of moves, the editor and the moves so far are folded where clicks on the board are enough."""

import re

SPLITS = "problems/hdu/3032_nim_or_not_nim.html"
WORDS = "problems/codeforces/1147F_zigzag_game.html"
READY = "#play[data-state=ready]"
LIST, CHOICES = "#play-moves button", "#play-choices button"


def begun(page):
    page.click("[data-part=play-new]")
    page.wait_for_selector(READY)
    return page


def test_a_board_is_played_by_clicks_alone(site, opened):
    """A click on the number of a pile shows its moves below the board. The list stays folded."""
    page = begun(opened(site.as_uri(), SPLITS, width=375, opens_more=False))
    assert not page.is_visible("#play-moves") and page.locator(LIST).count() > 9
    page.click("[data-place='pile 2'] text")
    words = page.locator(CHOICES).all_inner_texts()
    assert len(words) == 6 and any("split the pile of 4 into 1 and 3" in each for each in words)
    page.locator(CHOICES, has_text="into 1 and 3").click()
    assert page.locator("#play-log li").count() == 2
    assert not page.locator(CHOICES).count() and not page.is_visible("#play-moves")
    assert page.evaluate("document.documentElement.scrollWidth") == 375


def test_a_move_that_no_click_can_make_opens_the_list(site, opened):
    page = begun(opened(site.as_uri(), WORDS, opens_more=False))
    assert page.is_visible(LIST)


def test_keys_and_the_second_hint_open_the_list(site, opened):
    for key in ("ArrowDown", None):
        page = begun(opened(site.as_uri(), SPLITS, opens_more=False))
        for _ in range(2):
            assert not page.is_visible(LIST)
            if key:
                page.focus("#play-position")
                page.keyboard.press(key)
                break
            page.click("[data-part=play-hint]")
        assert page.is_visible(LIST)


def test_more_stays_open_on_the_next_page(served, opened):
    page = opened(served, SPLITS, opens_more=False)
    page.click("#play-more > summary")
    assert page.is_visible("#play-edit")
    page.goto(f"{served}/problems/luogu/P2197_nim.html")
    assert page.is_visible("#play-edit")
    page.click("#play-more > summary")
    page.reload()
    assert not page.is_visible("#play-edit")


def test_the_page_is_accessible_with_choices(site, opened, axe):
    page = begun(opened(site.as_uri(), SPLITS, opens_more=False))
    page.click("[data-place='pile 2'] text")
    axe(page)


def test_what_a_move_takes_fades_unless_motion_is_unwanted(site, opened):
    for motion in ("no-preference", "reduce"):
        page = begun(opened(site.as_uri(), "problems/luogu/P2197_nim.html", reduced_motion=motion))
        page.click("[data-place='counter 2 3']")
        if motion == "reduce":
            page.wait_for_selector("#play-log li:nth-child(2)", state="attached")
            assert page.evaluate("document.getAnimations().length") == 0
        else:
            page.wait_for_function(
                "document.getAnimations().some((each) => each.animationName === 'take')"
            )


def test_a_click_on_a_stone_also_offers_the_move_on_all_piles(site, opened):
    """In Wythoff's game, a click shows the move on this pile and the move on both piles, and no other."""
    page = begun(opened(site.as_uri(), "problems/luogu/P2252_wythoff_game.html", opens_more=False))
    page.click("[data-place='counter 0 3']")
    words = [text.partition(" ")[2] for text in page.locator(CHOICES).all_inner_texts()]
    assert words == ["take 1 from the pile of 4", "take 1 from both piles"]


def test_the_number_at_an_end_is_taken_not_its_equal_neighbour(site, opened):
    page = opened(site.as_uri(), "problems/atcoder/arc116_f_deque_game.html", opens_more=False)
    page.fill("[data-part=input]", "1\n4 2 2 1 3\n")
    page.select_option("#play-start", index=page.locator("#play-start option").count() - 1)
    begun(page)
    page.click("[data-place='number 0 1']")
    assert page.locator("#play-log li").count() == 0
    page.click("[data-place='number 0 0']")
    page.wait_for_selector("#play-log li", state="attached")


def test_the_right_half_of_a_stone_is_the_same_stone(site, opened):
    """Also without a hover, as on a phone. The next stone must not cover it."""
    page = begun(opened(site.as_uri(), "problems/luogu/P2197_nim.html", opens_more=False))
    found = page.evaluate(
        """[...document.querySelectorAll("[data-place^=counter] circle")].map((stone) => {
            const { x, y, width, height } = stone.getBoundingClientRect();
            return [0.1, 0.5, 0.9].map((part) =>
                document.elementFromPoint(x + part * width, y + height / 2).closest("[data-place]") ===
                stone.closest("[data-place]"));
        })"""
    )
    assert len(found) == 15 and all(map(all, found))


def test_a_start_that_is_chosen_with_show_why_shows_the_points_of_its_moves(site, opened):
    page = opened(site.as_uri(), "problems/atcoder/arc116_f_deque_game.html", opens_more=False)
    page.check("#play-why")
    page.wait_for_selector(READY)
    page.select_option("#play-start", index=1)
    page.hover("#play-position")
    page.wait_for_selector(READY)
    page.wait_for_selector("#play-moves i")
    assert page.locator("#play-moves i").count() == page.locator(LIST).count() > 1


def test_two_moves_with_the_same_piles_in_another_order_are_different(site, opened):
    """From 4 6, taking 4 from the pile of 6 and taking 2 from both leave a 2 and a 4. A click means the first one."""
    page = begun(opened(site.as_uri(), "problems/luogu/P2252_wythoff_game.html", opens_more=False))
    for place, told in (
        ("counter 1 2", ["take 4 from the pile of 6", "take 4 from both piles"]),
        ("counter 0 2", ["take 2 from the pile of 4", "take 2 from both piles"]),
    ):
        page.click(f"[data-place='{place}']")
        words = [text.partition(" ")[2] for text in page.locator(CHOICES).all_inner_texts()]
        assert sorted(words) == sorted(told)
        page.click("[data-part=play-new]")
        page.wait_for_selector(READY)
    page.click("[data-place='counter 0 2']")
    page.locator(CHOICES, has_text="from both").hover()
    changed = page.eval_on_selector_all(
        "#play-position .changed", "all => all.map((each) => each.dataset.place)"
    )
    assert {*changed} >= {"counter 0 2", "counter 0 3", "counter 1 4", "counter 1 5"}


def test_the_map_and_the_moves_of_a_piece_name_places_and_players(site, opened):
    """After a click on the map, the person is the player to move there."""
    page = opened(site.as_uri(), "problems/codeforces/786A_berzerk.html")
    page.check("#play-why")
    page.wait_for_selector("#why-all [data-node]")
    assert all(" and go to place " in text for text in page.locator(LIST).all_inner_texts())
    assert re.search(
        r"goes on: Rick: choose \d and go to place .+; Morty: choose \d and go to place ",
        page.inner_text("#why"),
    )
    names = page.locator("#why-all .under").all_text_contents()
    assert len({*names}) == page.locator("#why-all [data-node]").count()
    at = next(i for i, name in enumerate(names) if name.endswith(" M"))
    page.locator("#why-all [data-node]").nth(at).hover()
    assert "with Morty to move" in page.inner_text("#why-all .told")
    page.locator("#why-all [data-node]").nth(at).click()
    assert page.inner_text("[data-part=play-status]").startswith("You are Morty.")


def test_another_start_shows_its_reason_if_reasons_are_shown(site, opened):
    page = opened(site.as_uri(), "problems/luogu/P2197_nim.html")
    page.check("#play-why")
    page.wait_for_selector("#why p")
    page.select_option("#play-start", index=1)
    page.wait_for_selector(READY)
    page.wait_for_selector("#why p")
    assert page.is_visible("#why")
