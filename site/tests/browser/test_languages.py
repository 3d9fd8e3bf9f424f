"""Both languages: each page has its twin, the switch leads there, and no page contains sentences of the other language."""

import re
import shutil
from posixpath import normpath

import html5lib
import pytest

from builder import pages as builder_pages
from builder.pages import pages as all_pages
from judging import ROOT
from judging.problems import catalog

HTML = "{http://www.w3.org/1999/xhtml}"
OTHER = {"pre", "code", "script", "style", "option", "title"}  # programs, data and names
ENGLISH = re.compile(r"(?:\b[A-Za-z][a-z’']+[ ,;:-]+){3,}[a-z]+")  # four words
CHINESE = re.compile("[\u4e00-\u9fff]")
ALTERNATE = re.compile(r'<link rel="alternate" hreflang="(.*?)" href="(.*?)">')
LINK = re.compile(r'<a\b([^>]*)\bhref="([^"]*)"')
NIM = "problems/luogu/P2197_nim.html"
WITHOUT_STORAGE = (
    """Object.defineProperty(window, "localStorage", { get() { throw new Error("none"); } })"""
)


def english_pages(site) -> list[str]:
    """Return the paths of the English pages. 404.html is one page for both languages."""
    paths = [page.relative_to(site).as_posix() for page in sorted(site.rglob("*.html"))]
    return [path for path in paths if not path.startswith("zh/") and path != "404.html"]


def texts(node, language: str):
    """Yield the texts of an element that are not in a language, with the texts of its attributes."""
    if not isinstance(node.tag, str) or node.tag.removeprefix(HTML) in OTHER:
        return
    if (node.get("lang") or "").startswith(language):
        return
    yield node.text or ""
    for name in ("aria-label", "alt", "title"):
        yield node.get(name) or ""
    if node.get("name") == "description":
        yield node.get("content")
    for child in node:
        yield from texts(child, language)
        yield child.tail or ""


@pytest.fixture(scope="module")
def own_texts(site) -> dict[str, list[str]]:
    """Return the texts of each page that are not said to be in the other language.

    A page that is not valid HTML raises an error.
    """
    found = {}
    for page in sorted(site.rglob("*.html")):
        tree = html5lib.HTMLParser(strict=True).parse(page.read_bytes())
        path = page.relative_to(site).as_posix()
        found[path] = [*texts(tree, "en" if path.startswith("zh/") else "zh")]
    return found


def test_no_page_and_no_script_has_texts_in_attributes(site):
    files = [*site.rglob("*.html"), *site.glob("*.js")]
    assert [file for file in files if re.search("data-zh|dataset.zh", file.read_text())] == []


def test_each_page_has_a_twin(site):
    """Both pages name both addresses, and the switch of each page leads to the other."""
    for path in english_pages(site):
        wanted = {"en": site / path, "zh-CN": site / "zh" / path}
        for language, page in wanted.items():
            text = page.read_text()
            assert f'<html lang="{language}">' in text
            found = {name: (page.parent / to).resolve() for name, to in ALTERNATE.findall(text)}
            assert found == {name: file.resolve() for name, file in wanted.items()}, page
            switch = [to for more, to in LINK.findall(text) if 'data-part="language"' in more]
            (other,) = wanted.keys() - {language}
            assert [(page.parent / to).resolve() for to in switch] == [found[other]], page


def test_each_page_has_a_title_and_a_description_in_its_language(site):
    """The title of a problem or a template may be a name."""
    for path in english_pages(site):
        for folder in "", "zh/":
            text = (site / folder / path).read_text("utf-8")
            (title,) = re.findall("<title>(.*) · grundy</title>", text)
            (description,) = re.findall(r'<meta name="description" content="([^"]+)">', text)
            assert title and len(description) > 3, path
            assert bool(CHINESE.search(title)) == bool(folder), (path, title)
            assert bool(CHINESE.search(description)) == bool(folder), (path, description)


def test_links_of_chinese_pages_lead_to_chinese_pages(site):
    """The switch is the only exception. No link of an English page leads to a Chinese one, except for the switch and
    links to a Chinese lesson from a lesson."""
    for path in english_pages(site):
        for is_chinese in (True, False):
            page = f"{'zh/' * is_chinese}{path}"
            for more, address in LINK.findall((site / page).read_text()):
                if re.match("https?://", address) or 'data-part="language"' in more:
                    continue
                target = normpath(
                    f"{page.rpartition('/')[0] or '.'}/{address.partition('#')[0] or page.rpartition('/')[2]}"
                )
                leads_to_chinese = target.startswith("zh/")
                may_differ = not is_chinese and path.startswith("lessons/")
                assert leads_to_chinese == is_chinese or may_differ, (page, address)


def test_pages_parse_strictly(own_texts):
    """An error is raised in the fixture."""
    assert len(own_texts) > 400


def test_chinese_pages_contain_english_only_where_they_say_so(site, own_texts):
    """An English text is in an element with lang="en". The sources of a lesson name books and articles."""
    for path in english_pages(site):
        if path.startswith("lessons/"):
            continue
        found = [text for text in own_texts[f"zh/{path}"] if ENGLISH.search(text)]
        assert found == [], path


def test_the_legend_of_a_table_is_below_it_in_the_language_of_the_page(site):
    """The picture itself has no sentence: only numbers, and the names of the rows and columns."""
    pictures = [*site.glob("problems/*/*.svg")]
    assert len(pictures) > 70
    for picture in pictures:
        drawn = picture.read_text("utf-8")
        assert "the player to move" not in drawn and "found up to" not in drawn, picture
        path = str(picture.relative_to(site).with_suffix(".html"))
        for folder, words in (
            ("", " the player to move | best play"),
            ("zh/", "轮到|双方都走得最好"),
        ):
            captions = re.findall(
                r"<figcaption>.*?</figcaption>", (site / folder / path).read_text("utf-8"), re.S
            )
            assert any(re.search(words, caption) for caption in captions), folder + path


def test_english_pages_contain_chinese_only_where_they_say_so(site, own_texts):
    """A lesson may contain Chinese names in its table of words."""
    for path in english_pages(site):
        if path.startswith("lessons/"):
            continue
        found = [text for text in own_texts[path] if CHINESE.search(text)]
        assert found == [], path


def test_a_lesson_that_is_not_in_chinese_says_so(tmp_path, monkeypatch):
    """Its Chinese page is the English text with one line before it."""
    for folder in "lessons", "docs", "templates":
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "lessons/06_sprague_grundy.zh.md").unlink()
    monkeypatch.setattr(builder_pages, "ROOT", tmp_path)
    (problem,) = catalog.find(["hdu/1846"])
    failures = {path.name: None for path in problem.folder.glob("wrong_*.cpp")}
    facts = {problem.name: {"table": None, "starts": [], "failures": failures}}
    found = dict(all_pages([problem], facts))
    line = '<p class="aside" lang="zh-CN">这一课还没有中文版，下面是英文原文。</p>'
    page = found["zh/lessons/06_sprague_grundy.html"]
    assert page.count(line) == 1 and '<article class="text" lang="en">' in page
    assert '<h2 id="in-short">In short</h2>' in page
    assert [path for path, text in found.items() if line in text] == [
        "zh/lessons/06_sprague_grundy.html"
    ]


def test_both_languages_of_a_lesson_have_the_same_theorems_in_boxes(site):
    """So the word for a theorem is known in both languages. Lesson 0 has no theorem in bold in English."""
    for path in english_pages(site):
        if path.startswith("lessons/") and not path.startswith("lessons/00"):
            boxes = [
                len(re.findall(rf"<blockquote>\n<p><strong>(?:{words})", (site / page).read_text()))
                for page, words in ((path, "Theorem|Lemma"), (f"zh/{path}", "定理|引理"))
            ]
            assert boxes[0] == boxes[1], path


def test_both_languages_of_a_lesson_have_the_same_sections_at_their_end(site):
    """The switch leads to the same section. The first sections of a lesson may differ."""
    for path in english_pages(site):
        if path.startswith("lessons/"):
            ids = [
                re.findall('<h2 id="(.*?)">', (site / page).read_text())
                for page in (path, f"zh/{path}")
            ]
            ends = [each[-4:] for each in ids]
            assert ends[0] == ends[1] or "see-also" in ends[0], path
            assert len({*ids[1]}) == len(ids[1]), path
    text = (site / "zh/lessons/05_nim_in_disguise.html").read_text()
    assert '<h2 id="stairs">第三招：阶梯博弈</h2>' in text


@pytest.mark.parametrize(
    "name",
    [
        "luogu/P2197_nim",
        "hdu/2516_fibonacci_nim",
        "codeforces/388C_fox_and_card_game",
        "codeforces/1704F_colouring_game",
        "atcoder/abc229_h_advance_or_eat",
        "luogu/P4136_who_can_win",
    ],
)
def test_chinese_sentences_and_lists_have_chinese_marks(site, opened, name):
    """No blank follows 。 between sentences that a script joins, and the numbers of a list have 、 between them."""
    page = opened(site.as_uri(), f"zh/problems/{name}.html")
    page.check("#play-why")
    page.wait_for_selector("#why p")
    page.click("[data-part=play-hint]")
    shown = [page.inner_text(each) for each in ("#play-position .words", "#why")]
    shown.append(page.inner_text("[data-part=play-status]"))
    assert "。" in "".join(shown)
    assert not re.findall(r".*(?:[。，；：、] |\d, [\d…]).*", "\n".join(shown))


# The switch and the first visit


def test_the_switch_leads_to_the_same_place_and_is_remembered(address, opened):
    """The first page follows the choice."""
    page = opened(address, f"{NIM}#start=1/3/2+4+7")
    shown = page.locator("[data-part=play-position] .words")
    assert shown.inner_text() == "Piles of 2, 4 and 7"
    page.click("[data-part=language]")
    page.wait_for_url("**/zh/problems/**")
    assert page.url == f"{address}/zh/{NIM}#start=1/3/2+4+7"
    assert shown.inner_text() == "石子堆 2、4 和 7"
    assert page.inner_text("[data-part=play-hint]") == "提示"
    page.goto(f"{address}/index.html")
    page.wait_for_url("**/zh/index.html")
    page.click("[data-part=language]")
    page.wait_for_url(f"{address}/index.html")
    assert page.inner_text("[data-part=play-hint]") == "Hint"
    page.goto(f"{address}/zh/{NIM}")
    assert page.inner_text("[data-part=play-hint]") == "提示"


def test_the_switch_keeps_the_query_of_the_address(served, opened):
    page = opened(served, "zh/index.html?a=1#topics")
    page.click("[data-part=language]")
    page.wait_for_url(f"{served}/index.html?a=1#topics")


@pytest.mark.parametrize(
    ("locale", "path", "shown"),
    [
        ("zh-CN", "index.html#topics", "zh/index.html#topics"),
        ("zh-TW", "index.html", "zh/index.html"),
        ("en-US", "index.html", "index.html"),
        ("en-US", "zh/index.html", "zh/index.html"),
        ("zh-CN", NIM, NIM),
    ],
)
def test_the_first_visit_of_the_first_page_follows_the_browser(
    address, opened, locale, path, shown
):
    page = opened(address, path, locale=locale)
    page.wait_for_url(f"{address}/{shown}")


def test_a_chosen_language_counts_more_than_that_of_the_browser(address, opened):
    page = opened(address, "index.html", locale="zh-CN")
    page.wait_for_url("**/zh/index.html")
    page.click("[data-part=language]")
    page.wait_for_url(f"{address}/index.html")
    page.reload()
    assert page.url == f"{address}/index.html" and page.inner_text("h1").startswith("Game")


def test_without_storage_or_javascript_the_first_page_stays(address, opened):
    page = opened(address, NIM, locale="zh-CN")
    page.add_init_script(WITHOUT_STORAGE)
    page.goto(f"{address}/zh/index.html")
    page.click("[data-part=language]")
    page.wait_for_url(f"{address}/index.html")
    assert page.inner_text("[data-part=play-hint]") == "Hint"
    page.close()
    page = opened(address, "index.html", locale="zh-CN", java_script_enabled=False)
    assert page.url == f"{address}/index.html" and page.inner_text("h1").startswith("Game")
    page.click("[data-part=language]")
    page.wait_for_url("**/zh/index.html")


def test_the_search_of_a_chinese_page_leads_to_chinese_pages(address, opened):
    page = opened(address, "zh/index.html")
    for query, names in (
        ("威佐夫", ["lessons/10_wythoff", "problems/hdu/1527_wythoff_game"]),
        ("hdu1536", ["problems/hdu/1536_s_nim"]),
    ):
        page.fill("[data-part=search]", query)
        page.wait_for_selector("#results li")
        links = page.locator("#results li a").evaluate_all("all => all.map((each) => each.href)")
        assert all(link.startswith(f"{address}/zh/") for link in links)
        assert {f"{address}/zh/{name}.html" for name in names} <= {*links}
    page.press("[data-part=search]", "Enter")
    page.wait_for_url("**/zh/problems/hdu/1536_s_nim.html")


def test_marks_are_those_of_both_languages(site, opened):
    page = opened(site.as_uri(), "zh/lessons/04_nim.html")
    page.check("[data-part=tick]")
    for folder, title in (("", "4. Nim"), ("zh/", "4. Nim 游戏")):
        page.goto(f"{site.as_uri()}/{folder}index.html")
        assert page.locator(".lesson.done").all_inner_texts() == [title]
