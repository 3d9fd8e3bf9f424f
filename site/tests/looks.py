"""JavaScript that examines a page."""

# Returns whether a part of the picture is outside its frame, or is cut off by the board. Only wide tables may scroll.
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

# Returns facts about a page: its width and its code; for each start of a game, the words and whether a part of the
# picture is outside its frame; the names of the starts; and, on a Chinese page, their captions, each with its input.
SEEN = f"""() => {{
    const is_outside = {OUTSIDE};
    for (const each of document.querySelectorAll('details:not(.judging)')) each.open = true;
    const select = document.querySelector('#play-start'), boards = [];
    for (const option of document.querySelectorAll('#play-start option[data-shape]')) {{
        select.selectedIndex = option.index;
        select.dispatchEvent(new Event('change'));
        const words = document.querySelector('[data-part=play-position] .words').textContent;
        boards.push({{ words, is_outside: is_outside() }});
    }}
    const starts = Array.from(document.querySelectorAll('#play-start [data-shape], #run-input [data-start]'));
    const names = Array.from(document.querySelectorAll('#play-start option'), (each) => each.textContent);
    if (select) {{
        select.selectedIndex = 0;
        select.dispatchEvent(new Event('change'));
    }}
    const caption = document.querySelector('[data-part=play-position] .words');
    const chinese = starts.length && document.documentElement.lang === 'zh-CN' ? [[caption.textContent, starts[0].value], ...starts.map((each) => [each.textContent, each.value])] : [];
    const code = Array.from(document.querySelectorAll('.source'), (each) => each.textContent).join('');
    return {{ width: document.documentElement.scrollWidth, code, boards, names, chinese }};
}}"""
