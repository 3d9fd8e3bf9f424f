// words: the words of boards and messages in Chinese, for the Chinese pages. phrases.js contains the patterns for moves
// and positions, why-words.js the words of the reasons, and the templates the other texts of the pages in both languages.
// The browser stores which language a person chooses.
"use strict";

const language = (function () {
    const KEY = "grundy language";
    const CHINESE = {
        "Press “New game” to play from the input of “Run it”.": "按“重新开始”，从“运行”框里的输入开局。",
        "Your move: click on the board, or choose a move below.": "轮到你：点击棋盘，或在下面选择走法。",
        "The machine begins.": "电脑先走。",
        "your own start": "自定义局面",
        "add one": "加一个", "drop one": "去掉一个",
        "{0}: one less": "{0} 减一", "{0}: one more": "{0} 加一", "{0}: add one": "{0}：加一个", "{0}: drop one": "{0}：去掉一个",
        "The first player wins.": "先手必胜。", "The first player loses.": "先手必败。",
        "With best play, the game is a draw.": "双方最优时是平局。",
        "With best play, the first player ends {0} ahead.": "双方最优时，先手多得 {0} 分。",
        "Let the machine begin": "让电脑先走",
        "The game is being searched …": "正在搜索……",
        "This input is not allowed: {0}.": "输入不符合要求：{0}。",
        "This position is too large for a complete search. Choose a smaller position.": "这个局面太大，无法全部搜索。请换一个小一些的。",
        "This input contains no position that can be played.": "这个输入没有可以玩的局面。",
        "This browser cannot play it: {0}": "这个浏览器无法进行游戏：{0}",
        "No move is left in this position. Choose another position.": "这个局面没有走法，请换一个。",
        "A draw: the same position has occurred {0} times.": "平局：同一局面出现了 {0} 次。",
        "After move {0} of {1}: {2}.": "第 {0} 步之后（共 {1} 步）：{2}。",
        "No move is left.": "没有走法了。",
        "A draw.": "平局。",
        "A draw": "平局",
        "You win.": "你赢了。",
        "You win": "你赢了",
        "The machine wins.": "电脑赢了。",
        "The machine wins": "电脑赢了",
        "No move is left, so the player to move loses.": "没有走法了，轮到谁走谁输。",
        "The game is over: the player who moved last loses.": "游戏结束，走最后一步的人输。",
        "From some move on, you always had a move that kept the win.": "从某一步起，不管电脑怎么走，你总有一步能保持必胜。",
        "From some move on, each of your moves led to a lost position of the machine (a P-position). After each answer of the machine, you could move to a P-position again.": "从某一步起，你留给电脑的都是必败态（P 态）：不管它怎么走，你总能走到下一个必败态。",
        "after this move the machine could win": "之后电脑可以赢",
        "it led to a position that the machine could win (an N-position)": "它留下的局面对电脑是必胜态（N 态）",
        ", with nim-sum {0}": "，异或和为 {0}",
        "Your last mistake was the move “{0}”: {1}{2}. The right move was “{3}”.": "你最后一次失误是这一步：“{0}”，{1}{2}。正确的走法是“{3}”。",
        "The start was a lost position for you: every move loses against a perfect player.": "这个局面一开始你就必败：对手不出错的话，每一步都会输。",
        "You began in a P-position: every move loses against a perfect player.": "你从必败态（P 态）开始：对手不出错的话，每一步都会输。",
        "The game ends with the result {0}. With best play, the result would be {1}.": "结果是 {0}。双方最优时是 {1}。",
        ": {0} to {1}.": "：{0} 比 {1}。",
        "With best play you would be behind by {0}.": "双方最优时你会落后 {0} 分。",
        "With best play you would be ahead by {0}.": "双方最优时你会领先 {0} 分。",
        "Each of your moves was a best move.": "你的每一步都是最优的。",
        "Your last mistake was the move “{0}”. A better move was “{1}”.": "你最后一次不是最优的走法是“{0}”，更好的是“{1}”。",
        "The machine: {0}.": "电脑：{0}。",
        "The machine: {0}": "电脑：{0}",
        "You: {0}. The machine thinks …": "你：{0}。电脑在想……",
        "The machine thinks …": "电脑在想……",
        "You: {0}": "你：{0}",
        "You are {0}.": "你是 {0}。",
        "{0} moves change this part. Click another part, or choose a move below.": "有 {0} 种走法会改变这一部分。请再点另一处，或在下面选择。",
        "No move changes this part.": "没有走法会改变这一部分。",
        "Points: you {0}, the machine {1}.": "得分：你 {0}，电脑 {1}。",
        "Best moves: {0}.": "有 {0} 种最优走法。",
        "There are no more hints for this move.": "这一步没有更多提示了。",
        "{0} of {1} solved": "已完成 {0} / {1}", "{0} of {1} problems": "{0} / {1} 题", "solved": "已做出", "won": "下赢过",
        "I have solved this exercise": "这题做出来了", "Check": "核对", "Wrong. Try again, or open the answer.": "不对。再想想，或者打开答案。",
        "Right.": "对了。", "Wrong.": "错了。",
        "Right answers in this game: {0} of {1}.": "这个游戏你答了 {1} 个局面，答对 {0} 个。",
        "Your move.": "轮到你走。",
        "You can win. Moves that keep the win: {0}.": "你可以赢：有 {0} 种走法保持必胜。",
        "An N-position: one move wins.": "必胜态（N 态）：有一种走法能赢。",
        "An N-position: {0} moves win.": "必胜态（N 态）：有 {0} 种走法能赢。",
        "The position is a draw. Moves that keep the draw: {0}.": "平局：有 {0} 种走法能保持平局。",
        "No move wins, because the machine makes no mistakes.": "这里没有能赢的走法，除非电脑出错，而它从不出错。",
        "A P-position: no move wins, because the machine makes no mistakes.": "必败态（P 态）：没有能赢的走法，除非电脑出错，而它从不出错。",
        "Play again from that move": "从那一步重来",
        "Play from here": "从这里开始玩", "Previous position": "上一个局面", "Next position": "下一个局面",
        "overflowed the stack of 1 MiB": "递归太深，超出 1 MiB 的栈",
        "was stopped after {0} s": "运行 {0} 秒后被终止",
        "was stopped after 1 MiB of output": "输出 1 MiB 后被终止",
        "crashed: a number overflowed, or all 256 MiB of memory were used": "崩溃：整数溢出，或用完了 256 MiB 内存",
        "ended with an error: its exit status was not 0": "以表示错误的状态退出",
        "Stopped.": "已停止。",
        "The input is outside the limits. An assertion in the solution failed: {0}": "超出数据范围。题解程序的断言：{0}",
        "The solution {0}.": "题解程序{0}。", "The search {0}.": "搜索程序{0}。",
        "The search declined the input: {0}. The answer of the solution was not checked.": "搜索程序无法作答：{0}。题解程序的答案没有检验。",
        "the input is too large": "规模太大",
        "The answers agree.": "两者一致。", "The answers agree: both programs print nothing.": "两者一致，都没有输出。",
        "The answers differ, first in line {0}, column {1}.": "两者不同，最先在第 {0} 行第 {1} 列。",
        "The outputs differ, and both are right.": "两者不同，都正确。", "The output of the solution is wrong: {0}.": "题解程序的输出有误：{0}。",
        "Running …": "正在运行……", "This browser cannot run it: {0}": "这个浏览器无法运行：{0}",
        "and {0} more": "还有 {0} 条", "Why": "原因",
        "needs more memory than this browser has": "需要的内存超过这个浏览器的上限",
        "Copied": "已复制", "Copying is blocked: select the text": "浏览器不允许：请手动选中复制",
        "1 page": "1 页", "no pages": "没有找到", "{0} pages": "{0} 页",
        "“{0}” is not known; these are the results for “{1}”.": "没有“{0}”，下面是“{1}”的结果。",
        "No page matches all words; left out: {0}.": "没有含全部词语的页面，已略去：{0}。",
        "Similar words: {0}.": "相近的词：{0}。",
        "best": "最优", "draws": "平", "wins": "胜",
        "all moves": "所有走法",
        "one player": "一方", "the other player": "另一方",
        "; {0} to move": "；轮到 {0}",
        "No pile": "没有石子了", "Piles of {0}": "石子堆 {0}", "A pile of {0}": "一堆 {0} 个", " and ": " 和 ",
        "Board of {0} × {1}": "{0} × {1} 的棋盘", "one mark on it": "一个棋子", "{0} marks on it": "{0} 个棋子",
        "Rows: {0}": "各行：{0}", "No row is left": "没有剩下的行", "A tree": "一棵树", "A graph": "一个图",
        "Sheets: {0}": "纸片：{0}", "No sheet is left": "没有纸片了", "one edge": "1 条边", "{0} edges": "{0} 条边", "input {0}": "输入 {0}", "number {0}": "第 {0} 个",
        "There is no move {0}: type a number from 1 to {1}.": "没有走法 {0}：请输入 1 到 {1} 的编号。",
        "row {0}": "第 {0} 行", "column {0}": "第 {0} 列",
        "branch of one edge": "1 条边的分支", "branch of {0} edges": "{0} 条边的分支",
        "pile": "石子数",
        "The numbers are Grundy values. Filled: the player to move loses (P). Empty: the player to move wins (N). The ring marks your position. Click a position to go there.": "数字是 SG 值。实心：必败态 P；空心：必胜态 N；圆圈是现在的局面。点击可以跳到那个局面。",
        "The numbers say how many more points the player to move gains than the other player, from there on. The ring marks your position. Click a position to go there.": "数字是从这个局面起，当前操作者比对方多得的分。圆圈标出当前局面，点击任一局面可以跳到那里。",
        "P: the player to move loses. N: the player to move wins. D: a draw. The ring marks your position. Click a position to go there.": "P：必败态；N：必胜态；D：平局。圆圈是现在的局面。点击可以跳到那个局面。",
        "Label the positions backwards, step by step": "从终局倒推，一步一步标记", "Next step": "下一步", "All labels": "全部标记",
        "Step {0}: {1} of {2} positions have a label.": "第 {0} 步：{2} 个局面中已标记 {1} 个。", "All other positions are draws.": "其余的是平局。",
        "All {0} positions of this game": "这局游戏的全部 {0} 个局面",
    };
    // The fault of an input, in the words of the validators: what was expected, and what was found.
    const FAULT = /^line (\d+), column (\d+): expected ([^]*), found ('[^]*'|the end of the input)$/;
    const is_chinese = document.documentElement.lang.startsWith("zh");

    // Returns a sentence in the language of the page, with values for {0}, {1}, ...
    function say(text, ...values) {
        const words = is_chinese && CHINESE[text] || text;
        return words.replace(/\{(\d)\}/g, (all, i) => String(values[i]));
    }

    // The words of the oracles and of the validators: phrases.js contains phrases.toml. scripts/judging/phrases.py does
    // the same.
    const SLOT = /\{(\d)(?::(\w+))?\}/g, SPACES = / *([，；：（]) */g;
    const tables = {};
    if (is_chinese) {
        for (const [kind, table] of Object.entries(PHRASES))
            tables[kind] = table.map(([pattern, chinese]) => [new RegExp(`^(?:${pattern})$`), chinese]);
    }

    function filled(kind, words) {
        for (const [pattern, chinese] of tables[kind]) {
            const found = pattern.exec(words);
            if (!found) continue;
            let is_whole = true;
            const text = chinese.replace(SLOT, (all, group, of) => {
                const part = of ? filled(of, found[group] || "") : found[group] || "";
                is_whole = is_whole && part !== null;
                return part;
            });
            if (is_whole) return text;
        }
        return null;
    }

    // Returns the translation of words of an oracle, or null if no pattern fits. `kind` is a table of phrases.toml.
    function translation(kind, words) {
        const chinese = filled(kind, words);
        return chinese === null ? null : chinese.replace(SPACES, "$1").trim();
    }

    const told = (kind, words) => is_chinese && translation(kind, words) || words;
    const move = (words) => told("move", words);
    const reason = (words) => told("reason", words);
    const name = (who) => told("player", who);

    // Returns the words of a position in the language of the page. `drawn` describes the picture; it replaces words that no
    // pattern fits.
    const position = (words, drawn) => is_chinese ? translation("position", words) ?? drawn : words;

    // Returns the name of a number of an input in the language of the page.
    const field_of = (field) => told("field", field);

    // Returns a message of a validator in the language of the page.
    function fault(words) {
        const found = is_chinese && FAULT.exec(words);
        if (!found) return words;
        const [, line, column, expected, there] = found;
        return `第 ${line} 行第 ${column} 列：应为 ${translation("expected", expected) || "符合题意的数据"}，实际为 ${there === "the end of the input" ? "输入的末尾" : there}`;
    }

    // The switch leads to the same place in the other language.
    function follow(event) {
        const link = event.currentTarget;
        link.href = link.href.split(/[?#]/)[0] + location.search + location.hash;
        try {
            localStorage.setItem(KEY, is_chinese ? "en" : "zh");
        } catch (error) {
            return; // this browser stores nothing
        }
    }

    for (const link of document.querySelectorAll("[data-part=language]")) {
        for (const kind of ["click", "auxclick"]) link.addEventListener(kind, follow);
    }
    return { say, move, reason, position, translation, name, field: field_of, fault, is_chinese: () => is_chinese, add: (words) => Object.assign(CHINESE, words), get words() { return Object.keys(CHINESE); } };
})();
