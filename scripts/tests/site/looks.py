"""What is looked at on a page, in JavaScript."""

import re

# Is some of the picture on the board outside its frame, or cut off by the board? Only wide tables scroll.
OUTSIDE = """() => {
    const board = document.querySelector('[data-part=play-position]');
    const is_cut = board.scrollHeight > board.clientHeight + 1 ||
        board.scrollWidth > board.clientWidth + 1 && !board.querySelector('.numbers');
    const drawn = [...board.querySelectorAll('svg')].filter((svg) => {
        const box = svg.getBBox(), frame = svg.viewBox.baseVal;
        return box.x < frame.x || box.y < frame.y ||
            box.x + box.width > frame.x + frame.width || box.y + box.height > frame.y + frame.height;
    });
    return is_cut || drawn.length > 0;
}"""

# Of a whole page: its width and its code; of each position that a game may begin with, its words and whether some of
# its picture is outside; the names of these positions; and their captions in Chinese, each with its input.
SEEN = f"""() => {{
    const is_outside = {OUTSIDE};
    for (const each of document.querySelectorAll('details')) each.open = true;
    const select = document.querySelector('#play-start'), boards = [];
    for (const option of document.querySelectorAll('#play-start option[data-shape]')) {{
        select.selectedIndex = option.index;
        select.dispatchEvent(new Event('change'));
        const words = document.querySelector('[data-part=play-position] .words').textContent;
        boards.push({{ words, is_outside: is_outside() }});
    }}
    const starts = Array.from(document.querySelectorAll('#play-start [data-shape], #run-input [data-start]'));
    const names = Array.from(document.querySelectorAll('#play-start option'), (each) => each.textContent);
    const other = document.querySelector('[data-part=language]');
    if (select) {{
        select.selectedIndex = 0;
        select.dispatchEvent(new Event('change'));
    }}
    other.click();
    const caption = document.querySelector('[data-part=play-position] .words');
    const chinese = starts.length ? [[caption.textContent, starts[0].value], ...starts.map((each) => [each.textContent, each.value])] : [];
    other.click();
    const code = Array.from(document.querySelectorAll('.source'), (each) => each.textContent).join('');
    return {{ width: document.documentElement.scrollWidth, code, boards, names, chinese }};
}}"""


def english(words: str, text: str = "") -> list[str]:
    """The English words among Chinese ones, without those of an input, and without names."""
    found = re.findall(
        r"(?!oo)[a-z]{2,}|\b(?:First|Second|White|Black|Left|Right|Rabbit|Egg)\b", words
    )
    capitals = re.findall(r"(?<=[A-Z])[a-z]+", words)
    return [word for word in found if word not in capitals and word not in text]
