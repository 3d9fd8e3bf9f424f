"""What is looked at on a page, in JavaScript."""

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

# Of a whole page: its width, its code, and of each position that a game may begin with its words, and
# whether some of its picture is outside.
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
    const code = Array.from(document.querySelectorAll('.source'), (each) => each.textContent).join('');
    return {{ width: document.documentElement.scrollWidth, code, boards }};
}}"""
