"""The plugins of the lessons: each changes the tokens of a text, before they become HTML."""

import re

from builder.markdown import Page, renderer


def rendered(text, env=None, **page) -> str:
    return renderer(Page(**page)).render(text, env if env is not None else {})


def test_theorems_are_in_boxes():
    """A box contains the whole theorem with its lists. A theorem that is already in a box gets no second box."""
    run_in = "**Theorem 1** (x).\nA."
    box = "<blockquote>\n<p><strong>Theorem 1</strong> (x).\nA.</p>\n</blockquote>\n"
    boxed = rendered(f"{run_in}\n\nC.\n\n> **Lemma.** B.\n")
    assert boxed == f"{box}<p>C.</p>\n" + box.replace("Theorem 1", "Lemma.").replace(
        " (x).\nA.", " B."
    )
    listed = "1. no move leads back,\n"
    list_html = "<ol>\n<li>no move leads back,</li>\n</ol>\n"
    whole = f"**Theorem 2.** Suppose that\n\n{listed}\nThen it ends.\n\nD.\n\n"
    assert rendered(f"{whole}{run_in}\n\n{listed}") == (
        "<blockquote>\n<p><strong>Theorem 2.</strong> Suppose that</p>\n"
        f"{list_html}<p>Then it ends.</p>\n</blockquote>\n<p>D.</p>\n{box}{list_html}"
    )
    assert rendered(f"**Theorem 3.** Suppose that\n\n{listed}").endswith("</ol>\n</blockquote>\n")


def test_a_long_proof_is_folded():
    """From its first paragraph to its end sign, also in a list. The theorem and the text after the proof are not folded."""
    render = renderer(Page()).render
    theorem, after = "**Theorem 1.** A.\n\n", "\n\nAn example.\n"
    steps = "\n\n".join(["It follows from what we know of all these numbers. " * 8] * 5)
    short, long = "**Proof.** Clear. ∎", f"**Proof.** {steps}\n\n- First.\n- Last. ∎"
    assert "<details>" not in render(theorem + short + after)
    folded = render(theorem + long + after)
    assert re.fullmatch(
        r"<blockquote>\n<p><strong>Theorem 1.</strong> A.</p>\n</blockquote>\n<details><summary>Proof</summary>\n<p>It follows.*"
        r"<ul>\n<li>First.</li>\n<li>Last. ∎</li>\n</ul>\n</details>\n<p>An example.</p>\n",
        folded,
        re.DOTALL,
    )
    by_hand = f"<details><summary>Proof</summary>\n\n{long}\n\n</details>\n"
    assert render(by_hand).count("<details>") == 1


def test_a_figure_has_its_sentence_as_caption():
    """The attributes contain the game, the start and the moves. A picture without the comment is no figure."""
    picture = "![bits](figures/x.svg)\n\n*The **last** move.*\n"
    image = '<img src="up/figures/x.svg" alt="bits">'
    made = rendered(
        f'<!-- figure hdu/1: 3 / 4; take 1, "all" -->\n{picture}\nA.\n\n{picture}',
        picture=lambda source: f"up/{source}",
        game=lambda name: f"problems/{name}_nim",
    ).replace(" />", ">")
    assert made == (
        '<figure data-game="problems/hdu/1_nim" data-start="3\n4" data-moves="take 1, &quot;all&quot;">'
        f"{image}<figcaption>The <strong>last</strong> move.</figcaption></figure>\n<p>A.</p>\n"
        f"<p>{image}</p>\n<p><em>The <strong>last</strong> move.</em></p>\n"
    )


def test_a_lesson_links_only_to_pages_of_the_site():
    html = rendered(
        "## A Table\n\n[wythoff](../templates/wythoff.hpp), [rule](rules/kayles.cpp)\n",
        address=lambda link: {"../templates/wythoff.hpp": "wythoff.html"}.get(link, ""),
    )
    assert '<h2 id="a-table">A Table</h2>' in html
    assert (
        '<a href="wythoff.html">wythoff</a>, <a class="elsewhere" title="rules/kayles.cpp">rule</a>'
        in html
    )


def test_a_name_in_a_link_gets_no_second_link():
    link = '<p><a href="../templates/wythoff.html"><code>wythoff.hpp</code></a></p>\n'
    assert rendered("`wythoff.hpp`") == link
    assert rendered("[`wythoff.hpp`](#a)") == link.replace("../templates/wythoff.html", "#a")


def test_a_command_that_judges_has_a_link_to_the_box():
    page = {"box": lambda problem: f" ({problem})"}
    assert rendered("`scripts/judge hdu/1 --solution mine.cpp`", **page).endswith(
        "</code> (hdu/1)</p>\n"
    )
    assert "(hdu/1)" not in rendered("`scripts/judge hdu/1 --solution other.cpp`", **page)


def test_a_command_that_plays_becomes_a_link():
    """The input of the command is the start. A command without a board stays, and so does a game without a problem."""
    page = {"play": lambda problem, start: problem != "hdu/2" and f"<a>{problem} {start!r}</a>"}
    commands = {
        r"scripts/judge play hdu/1 --input <(printf '1\n7 8\n')": "<a>hdu/1 '1\\n7 8'</a>",
        "scripts/judge play hdu/1 --input <(echo 6 9)": "<a>hdu/1 '6 9'</a>",
        "scripts/judge play hdu/1": "<a>hdu/1 ''</a>",
        "scripts/judge play hdu/2": "<code>scripts/judge play hdu/2</code>",
        "scripts/judge play --rule a.cpp": "<code>scripts/judge play --rule a.cpp</code>",
    }
    for command, html in commands.items():
        assert rendered(f"`{command}`", **page) == f"<p>{html}</p>\n"


def test_a_page_names_no_file_of_a_terminal():
    """The line that repeats a counterexample is only for a terminal. The line after it stays."""
    text = "```console\n$ a\n\n  again: scripts/judge stress b --input build/c.in\nlimits: d\n```\n"
    assert rendered(text).endswith(">$ a\nlimits: d\n</code></pre>\n")


def test_sections_have_the_ids_of_the_other_language():
    """They are compared from the last to the first. The links to them lead there, and `headings` lists them."""
    env = {"ids": ["first", "the-end"]}
    html = rendered("[end](#结尾)\n\n## 开头 `a`\n\n### 小节\n\n## 结尾\n", env)
    assert re.findall(r'id="(.*?)"', html) == ["first", "小节", "the-end"]
    assert '<a href="#the-end">' in html
    assert env["headings"] == [("first", "开头 <code>a</code>"), ("the-end", "结尾")]


def test_numbers_of_a_cell_stay_on_one_line():
    """Words are not joined, and neither is a long row."""
    cells = ["7 → 1", "7 8 9", "take 7 of 8", "**7 8**", "1 2 3 4 5 6 7 8 9 10 11 12"]
    rows = "".join(f"| {cell} |\n" for cell in cells)
    html = rendered(f"| a |\n|---|\n{rows}")
    assert re.findall("<td>(.*)</td>", html) == [
        "7\u00a0→\u00a01",
        "7\u00a08\u00a09",
        "take 7 of 8",
        "<strong>7 8</strong>",
        cells[4],
    ]


def test_wide_code_and_tables_scroll():
    """The keyboard reaches them, too."""
    html = rendered("| a |\n|---|\n\n```cpp\nint a;\n```\n\n    b\n")
    assert html.startswith('<div class="scroll" tabindex="0"><table>\n')
    assert html.count("</table></div>\n") == 1 and html.count('<pre tabindex="0"><code') == 2
