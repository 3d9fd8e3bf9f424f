"""The notebook: every theorem and template is in it, and it prints on four pages."""

import re
from html import unescape

import pytest

from builder import notebook
from builder.markdown import Page, renderer
from judging import ROOT

A4 = b"/MediaBox [0 0 594.95996 841.91998]"  # in points
MOST_PAGES = 4


def plain(html):
    return " ".join(unescape(re.sub(r"<[^>]*>", "", html)).split())


def html_of(lesson):
    text = (ROOT / f"lessons/{lesson}.md").read_text("utf-8")
    return renderer(Page()).render(text)


def test_each_boxed_theorem_has_a_line():
    """The beginning of exactly one line is its beginning. No line is about another text."""
    known = notebook.theorems()
    names = {path.stem for path in (ROOT / "lessons").glob("[0-9]*.md") if ".zh" not in path.name}
    assert known.keys() == names - {"00_ten_minutes"}  # its boxes are those of lessons 4 and 6
    count = 0
    for lesson, lines in known.items():
        html = html_of(lesson)
        boxes = re.findall(r"<blockquote>(.*?)</blockquote>", html, re.DOTALL)
        theorems = [box for box in map(plain, boxes) if re.match("Theorem|Lemma", box)]
        for theorem in theorems:
            assert [theorem.startswith(key) for key in lines].count(True) == 1, (lesson, theorem)
        count += len(theorems)
        assert not [key for key in lines if key not in plain(html)], lesson
    assert count > 80


def test_each_line_is_short_and_in_two_languages(site):
    page, chinese_page = (
        unescape((site / name).read_text()) for name in ("notebook.html", "zh/notebook.html")
    )
    for lines in notebook.theorems().values():
        for english, chinese in lines.values():
            assert len(english) <= 170 and english.isprintable(), english
            assert not re.search("[\u4e00-\u9fff]", english), english
            assert len(chinese) <= 110, chinese
            assert f"<li>{english}</li>" in page, english
            assert f"<li>{chinese}</li>" in chinese_page, chinese


def test_each_template_is_in_it_unchanged(site):
    page = (site / "notebook.html").read_text()
    blocks = [
        unescape(re.sub(r"<[^>]*>", "", block))
        for block in re.findall(r"<pre\b.*?</pre>", page, re.DOTALL)
    ]
    for template in (ROOT / "templates").glob("*.hpp"):
        text = template.read_text()
        snippets = re.findall(r"// snippet: \w+\n(.*?)// end snippet", text, re.DOTALL)
        includes = re.findall(r"^#include .*", text, re.MULTILINE)
        assert snippets
        (block,) = [block for block in blocks if snippets[0].strip() in block]
        assert all(part.strip() in block for part in [*snippets, *includes]), template
        assert "snippet" not in block and "#pragma" not in block


@pytest.mark.parametrize("path", ["notebook.html", "zh/notebook.html"])
def test_it_prints_on_four_pages(opened, address, path):
    """On paper of the size A4, without the header and the footer of the site."""
    page = opened(address, path)
    printed = page.pdf(prefer_css_page_size=True)
    assert 2 < len(re.findall(rb"/Type\s*/Page\b", printed)) <= MOST_PAGES
    assert set(re.findall(rb"/MediaBox \[.*?\]", printed)) == {A4}
    page.emulate_media(media="print")
    assert not page.is_visible("header.top") and not page.is_visible("footer")
