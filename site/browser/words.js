// words: the words of boards and messages in Chinese, for the Chinese pages. The templates contain the other texts
// of the pages in both languages, and why-words.js the words of the reasons. The browser stores which language a person
// chooses.
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
    const ATTACKS = { mixed: "混合部队", infantry: "步兵", cavalry: "骑兵" };
    // The words of moves in the oracles, and their translations.
    const MOVES = [
        [/^take (\(.+\)) out of the box/, "从盒中取出 $1"],
        [/^take all numbers$/, "取走所有的数"],
        [/^take the (first|last)(?: (\d+))? numbers?$/, (all, end, count) => `从${end === "first" ? "左" : "右"}端取 ${count || 1} 个数`],
        [/^take (-\d+)$/, "取 $1"],
        [/^take (\d+) from dumper (\d+), which has (\d+)$/, "从第 $2 辆车的 $3 个中取 $1 个"],
        [/^take (?:(\d+) from )?the pile of (\d+), which loses$/, (all, count, pile) => `${count ? `从 ${pile} 个的一堆中取 ${count} 个` : `取走 ${pile} 个的那一堆`}，这一步就输了`],
        [/^take a cow from the pile of (\d+)$/, "从 $1 头的一堆中取 1 头"],
        [/^take pile (\d+), (\d+)$/, "取第 $1 堆，$2 个"],
        [/^take (\d+) coins? from vertex (\d+)$/, "取走顶点 $2 的 $1 枚硬币"],
        [/^make (\d+) of (\d+) from the pile of (\d+)$/, "把 $3 头的一堆变成 $1 堆，每堆 $2 头"],
        [/^move (\d+) from node (\d+) to node (\d+)$/, "把 $1 个从顶点 $2 移到顶点 $3"],
        [/^move (\d+) (nearer|away) on the line with a gap of (\d+)$/, (all, count, way, gap) => `在间隔为 ${gap} 的一行，${way === "nearer" ? "靠近" : "远离"} ${count} 格`],
        [/^eat (\d+) of leaf (\d+)$/, "吃掉叶子 $2 上的 $1 个"],
        [/^eat the pile of (\d+)$/, "吃光 $1 颗的一堆"],
        [/^eat one candy of each pile$/, "每堆吃一颗"],
        [/^cut the piece (\w+) at its letter (\d+), place (\d+)$/, "在 $1 的第 $2 个字母处切开，位置 $3"],
        [/^(mixed|infantry|cavalry) attack on castle (\d+), from (\d+) to (\d+)$/, (all, kind, castle, from, to) => `${ATTACKS[kind]}进攻第 ${castle} 座城堡，从 ${from} 人到 ${to} 人`],
        [/^choose ([LRX]) in row (\d+), column (\d+)$/, "选第 $2 行第 $3 列的 $1"],
        [/^name (\S+) units?$/, "报 $1 个单位"],
        [/^(Max|Lucas) goes to (\d+) by (.)$/, (all, who, vertex, letter) => `${who} 走到 ${vertex}，字母为 ${letter}`],
        [/^(\w) attacks; the delay grows by (\d+)$/, "$1 进攻，延迟增加 $2"],
        [/^(\w) waits$/, "$1 等待"],
        [/^go (clockwise|counterclockwise) and leave (\d+)$/, (all, way, rest) => `${way === "clockwise" ? "顺时针" : "逆时针"}走，剩下 ${rest}`],
        [/^go to row (\d+), column (\d+)$/, "走到第 $1 行第 $2 列"],
        [/^place (\d+-\d+)$/, "放骨牌 $1"],
        [/^take the pile of (\d+)/, "取走 $1 个的那一堆"],
        [/^take (\d+) from the pile of (\d+) and leave ([\d ]+) and ([\d ]+)/, "从 $2 个的一堆中取 $1 个，剩下 $3 和 $4"],
        [/^take (\d+) from the pile of (\d+)/, "从 $2 个的一堆中取 $1 个"],
        [/^take (\d+)$/, "取 $1 个"],
        [/^split the pile of (\d+) into ([\d and]+)/, (all, pile, rest) => `把 ${pile} 个的一堆分成 ${rest.replace(/ and /g, " 和 ")}`],
        [/^cut the edge (below vertex )?(\d+-\d+|\d+)(?:, and (\d+) .*)?/, (all, below, edge, more) => `剪断${below ? "顶点 " + edge + " 下面的边" : "边 " + edge}${more ? `，另有 ${more} 条落下` : ""}`],
        [/^carry (\d+) from stair (\d+) to stair (\d+)/, "把 $1 个从第 $2 级搬到第 $3 级"],
        [/^subtract (\d+) from (\d+)/, "从 $2 中减去 $1"],
        [/^bid (\d+) more/, "加价 $1"],
        [/^multiply by (\d+)/, "乘以 $1"],
        [/^go to (.+)/, "走到 $1"],
        [/^go (\d+) down and (\d+) right/, "向下 $1 格，向右 $2 格"],
        [/^walk to (valley|peak) (\d+)/, (all, place, number) => `走到${place === "peak" ? "峰" : "谷"} ${number}`],
        [/^place the token in row (\d+), column (\d+)/, "把棋子放在第 $1 行第 $2 列"],
        [/^move to row (\d+), column (\d+)/, "移到第 $1 行第 $2 列"],
        [/^take (\d+) from both piles/, "从两堆中各取 $1 个"],
        [/^take (\d+) from the pile of (\d+) and leave (.+)/, "从 $2 个的一堆中取 $1 个，剩下 $3"],
        [/^take (\d+) from pile (\d+)$/, "从第 $2 堆中取 $1 个"],
        [/^take (\d+) from pile (\d+), move (.+) to pile (\d+)/, "从第 $2 堆中取 $1 个，把 $3 个移到第 $4 堆"],
        [/^take ([\d, ]+) from row (\d+)/, "从第 $2 行取 $1 个"],
        [/^take (\d+) from the (first|second) heap/, (all, count, heap) => `从第${heap === "first" ? "一" : "二"}堆中取 ${count} 个`],
        [/^take the (first|last) one, (-?\d+)/, (all, end, number) => `取${end === "first" ? "第一" : "最后一"}个：${number}`],
        [/^eat the (first|last) one, (-?\d+)/, (all, end, number) => `吃${end === "first" ? "第一" : "最后一"}根：${number}`],
        [/^take the (\d+) from the top of pile (\d+)/, "取第 $2 堆顶上的 $1"],
        [/^take a coin from (.+)/, "从 $1 取一枚硬币"],
        [/^take a stone from (\d+), move to (\d+)/, "从 $1 取一颗石子，走到 $2"],
        [/^take cards? (\d+)(?: to (\d+))?$/, (all, first, last) => `取卡片 ${first}${last ? " 到 " + last : ""}`],
        [/^take (.+) for (-?\d+)$/, "取 $1，得 $2"],
        [/^take ([\d(].*)$/, "取 $1"],
        [/^turn (.+) into (.+)/, "把 $1 变成 $2"],
        [/^(?:turn|switch) (.+)/, "翻转 $1"],
        [/^move a piece from (\S+) to (\S+)/, "把棋子从 $1 移到 $2"],
        [/^move a bean from bowl (\d+) to bowl (\d+)/, "把一颗豆从第 $1 个碗移到第 $2 个碗"],
        [/^move (\d+) from box (\d+) to box (\d+)/, "把 $1 个从第 $2 个盒子移到第 $3 个"],
        [/^move (\w+)'s piece of (?:the )?row (\(.+?\)|\d+) (?:from column (\d+) )?to column (\d+)/, (all, who, row, from, to) => `把${name(who)}在第 ${row} 行的棋子${from ? "从第 " + from + " 列" : ""}移到第 ${to} 列`],
        [/^move from stair (\d+) to stair (\d+)/, "从第 $1 级走到第 $2 级"],
        [/^move from (\d+) to (\d+)/, "从 $1 移到 $2"],
        [/^move the piece in row (\d+), column (\d+)/, "移动第 $1 行第 $2 列的棋子"],
        [/^in row (\d+) move the piece from (\d+) to (\d+)/, "第 $1 行：把棋子从 $2 移到 $3"],
        [/^(shift|climb from) (\d+) to (\d+)/, "从 $2 移到 $3"],
        [/^a cross on cell (\d+)/, "在第 $1 格画叉"],
        [/^mark cell (\d+) with ([OX])/, "在第 $1 格写 $2"],
        [/^say (\S+)/, "说 $1"],
        [/^(advance|eat) the (\w+) piece in row (\d+), column (\d+)/, (all, what, colour, row, column) => `${what === "eat" ? "吃掉" : "前移"}第 ${row} 行第 ${column} 列的${colour === "white" ? "白" : "黑"}子`],
        [/^replace (\d+) by its remainder (\d+)/, "把 $1 换成余数 $2"],
        [/^replace (\d+) by (.+)/, "把 $1 换成 $2"],
        [/^add (\S+)/, "加上 $1"],
        [/^lose this game, and begin the next with (\S+)/, "输掉这一局，下一局以 $1 开头"],
        [/^delete the (-?\d+) (in front of|at the end of) row (\d+)/, (all, number, end, row) => `删去第 ${row} 行${end === "in front of" ? "开头" : "末尾"}的 ${number}`],
        [/^delete (.+?) and keep the part of (.+)/, "删去 $1，保留含 $2 的部分"],
        [/^(?:merge the piles|join piles) of (.+)/, "合并 $1 的两堆"],
        [/^cut the (black|white) edge below vertex (\d+)(?:, and (\d+) above)?/, (all, colour, vertex, more) => `剪断顶点 ${vertex} 下面的${colour === "black" ? "黑" : "白"}边${more ? `，上面另有 ${more} 条` : ""}`],
        [/^cut (\d+)-(\d+)(?:.*?(\d+) .*)?$/, (all, a, b, more) => `剪断边 ${a}-${b}${more ? `，另有 ${more} 条掉下` : ""}`],
        [/^cut (.+) into (.+)/, "把 $1 切成 $2"],
        [/^change the square of side (\d+) up to (.+)/, "翻转以 $2 为右下角、边长 $1 的正方形"],
        [/^change (.* in row .*)/, (all, changes) => changes.replace(/(\d+) to (\d+) in row (\d+), column (\d+)/g, "第 $3 行第 $4 列的 $1 改成 $2")],
        [/^change (.+)/, "改变 $1"],
        [/^subtract (\d+)$/, "减去 $1"],
        [/^lower the (\d+) to (\d+)(?:, and divide all by (\d+))?$/, (all, from, to, by) => `把 ${from} 减为 ${to}${by ? `，再全部除以 ${by}` : ""}`],
        [/^paint the (red|blue) cell (\d+) and the (red|blue) cell (\d+)/, (all, a, i, b, j) => `涂白${a === "red" ? "红" : "蓝"}格 ${i} 和${b === "red" ? "红" : "蓝"}格 ${j}`],
        [/^paint (\d+) from bead (\d+) on/, "从第 $2 颗珠子起涂 $1 颗"],
        [/^choose ([ID]) and node (\d+)/, (all, order, node) => `选${order === "I" ? "递增" : "递减"}，棋子放在顶点 ${node}`],
        [/^choose number (\d+), an? (\d+)/, "选第 $1 个数 $2"],
        [/^choose (.+)/, "选 $1"],
        [/^divide (.+) by (\d+)/, "把 $1 除以 $2"],
        [/^one (day|month) on, to (.+)/, (all, step, date) => `${step === "day" ? "后一天" : "后一个月"}：${date}`],
        [/^make digit (\d+), an? (\d+), an? (\d+)/, "把第 $1 位的 $2 改成 $3"],
        [/^make (?:it )?(.+)/, "变成 $1"],
        [/^put (.+) into box (\d+)/, "把 $1 放进第 $2 个盒子"],
        [/^left and down$/, "左下"], [/^left$/, "向左"], [/^down$/, "向下"], [/^wait$/, "等待"],
        [/^donate (\d+)/, "捐 $1"],
        [/^explode (\(.+?\))(?:, bombs to (.+))?/, (all, bomb, others) => `引爆 ${bomb}${others ? "，炸弹到 " + others : ""}`],
        [/^connect points (.+) of plane (\d+)/, "连接第 $2 个平面的点 $1"],
        [/^connect points (.+)/, "连接点 $1"],
        [/^remove all of (\d+) or more from (.+)/, "从 $2 中去掉所有不小于 $1 的"],
        [/^remove the pile of (\d+) of pair (\d+), and split the (\d+) into (.+)/, "去掉第 $2 对中 $1 个的一堆，把 $3 分成 $4"],
        [/^remove (.+)/, "去掉 $1"],
        [/^colour (a|the last) unit of the edge below vertex (\d+)(?:.*)/, (all, which, vertex) => `给顶点 ${vertex} 下面的边${which === "a" ? "的一段" : "的最后一段"}涂色`],
        [/^carry (\d+) from row (\d+), column (\d+),? (to the right|down)/, (all, count, row, column, way) => `把 ${count} 个从第 ${row} 行第 ${column} 列${way === "down" ? "下移" : "右移"}`],
        [/^a bean of bottle (\d+) becomes beans in (.+)/, "第 $1 瓶的一颗豆变成 $2 中的豆"],
        [/^leave the piles (.+)/, "剩下各堆 $1"],
        [/^set city .*/, (all) => all.slice(4).replace(/city (\d+) from (\d+) to (\d+)/g, "城市 $1 从 $2 改为 $3").replace(/, /g, "，")],
        [/^cover (\d+) cells?, (?:from )?number (\d+)/, "从第 $2 格起盖住 $1 格"],
        [/^lay an? (\d+)/, "出 $1"],
        [/^break (\d+) into (.+)/, "把 $1 拆成 $2"],
    ];

    // Positions. A part of a caption is a thing with its values, or it matches one of PARTS. Other words are a phrase
    // of one problem; then the caption describes the picture.
    const THINGS = {
        "row": "一行", "rows": "各行", "table of rows": "各行", "board of rows": "各行", "board of columns": "各列", "matrix": "矩阵",
        "piles": "石子堆", "piles of": "石子堆", "heaps of": "石子堆", "vertices": "顶点", "heap of pieces": "各张纸片",
        "cards": "卡片", "set of cards": "卡片", "number": "数", "numbers": "各数", "digits": "数字", "stones": "石子", "cows": "各房间的奶牛",
        "coins": "硬币", "words": "单词", "word": "单词", "after the word": "上一个单词", "of the words": "全部单词", "board": "棋盘", "ring": "环",
        "pieces on": "棋子在", "tokens on": "棋子在", "token on": "棋子在", "monster on place": "怪物在", "goal": "终点", "bombs on": "炸弹在",
        "persons on": "人在", "free cells": "空格", "chosen intervals": "已选区间", "gaps": "间隔", "king on": "国王在", "lights on at": "亮灯", "pinned are": "固定的顶点", "edges": "边", "on the ground:": "着地的顶点",
    };
    const THING = new RegExp(`^(?:the |an? )?(${Object.keys(THINGS).sort((a, b) => b.length - a.length).join("|")})(?: (.*))?$`);
    const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
    const NAMES = { First: "先手", Second: "后手", White: "白方", Black: "黑方", Left: "左方", Right: "右方", Rabbit: "兔兔", Egg: "蛋蛋" };
    const name = (who) => is_chinese && NAMES[who] || who;
    const PARTS = [
        [/^(?:the )?(\w+) to move(?: in room (\d+))?$/, (all, who, room) => `轮到 ${name(who)}${room ? `，在第 ${room} 间` : ""}`],
        [/^(\w+) to choose$/, (all, who) => `轮到 ${name(who)} 选择`],
        [/^(\w+) on vertex (\d+)(?: after (\d+))?$/, (all, who, vertex, sum) => `轮到 ${name(who)}，棋子在 ${vertex}${sum ? `，已用 ${sum}` : ""}`],
        [/^(\w+) with the pieces (.+)$/, (all, who, pieces) => `轮到 ${name(who)}，棋子在 ${pieces}`],
        [/^(\w+) wants at most (\d+)$/, (all, who, most) => `${name(who)} 希望不超过 ${most}`],
        [/^(\d+) (?=[A-Z])(\w+) (\d+)$/, (all, day, month, year) => `${year} 年 ${MONTHS.indexOf(month) + 1} 月 ${day} 日`],
        [/^a (?:pile|heap) of (\d+)$/, "一堆 $1 个"], [/^a move takes one of (.+)$/, "每次取的个数：$1 之一"],
        [/^(?:of which )?(\d+) to (\d+) (?:at a time|may be taken)$/, "每次 $1 到 $2 个"], [/^(\d+) at a time$/, "每次 $1 个"],
        [/^at most (\d+) (?:in a move|may be taken)$/, "每次至多 $1 个"], [/^seat (\d+) may take up to (\d+)$/, "座位 $1 至多取 $2 个"],
        [/^(?:a price of )?(\d+) on the way to (\d+)(?: yuan)?$/, "从 $1 到 $2"], [/^one of (\d+) and (\d+)$/, "$1 和 $2 之一"],
        [/^games that are left: (\d+)$/, "还剩 $1 局"], [/^in the last game$/, "最后一局"], [/^the empty word$/, "空串"], [/^the end$/, "结束"],
        [/^(?:free moves left: (\d+)|(\d+) moves? left)$/, (all, free, left) => free ? `还可等待 ${free} 次` : `还剩 ${left} 步`],
        [/^no number above (\d+)$/, "每个数不超过 $1"], [/^below (\d+)$/, "只能取小于 $1 的数"], [/^number (\d+) is chosen$/, "已选第 $1 个"],
        [/^not from pile (\d+)$/, "不能取第 $1 堆"], [/^whole piles may be taken away$/, "可以拿走整堆"], [/^taken before: (.+)$/, "已取过 $1"],
        [/^a given position$/, "题目给出的局面"], [/^no token yet$/, "还没有棋子"], [/^no coin$/, "没有硬币了"], [/^no interval chosen$/, "还没有选区间"],
        [/^K is (.+)$/, "K 为 $1"], [/^no (?:edge|digit|light on)$/, "什么也不剩"],
        [/^forbidden: (.+)$/, (all, moves) => "禁止：" + moves.replace(/(\d+) from (\d+)/g, "$2 个时取 $1 个").replace(/, /g, "，")],
        [/^(\d+) stones?$/, "$1 个石子"], [/^(\d+) of (\d+)$/, "$2 个位置中的 $1 个"], [/^(\d+) points?(.*)$/, "$1 个点$2"], [/^(\d+) cells visited$/, "已走过 $1 格"],
        [/^the (?:token|stone) in row (\d+)$/, "棋子在第 $1 行"], [/^column (\d+)$/, "第 $1 列"],
        [/^a tree of (\d+) edges?$/, "一棵树，$1 条边"], [/^a board of side (\d+)$/, "边长 $1 的棋盘"], [/^squares of side up to (\d+)$/, "正方形边长至多 $1"], [/^white: none$/, "没有白格"],
        [/^the piece (\d+) up and (\d+) left of the corner$/, "棋子在角的上方 $1 格、左方 $2 格"],
        [/^bowls .* beans: (.+)$/, "从第 0 个碗起各有豆 $1"], [/^an array of (\d+) with no white cell$/, "$1 格，没有白格"], [/^an array of (\d+) with the white cells (.+)$/, "$1 格，白格：$2"],
        [/^a circle of (\d+) places with coins on (.+)$/, "$1 个位置的圈，硬币在 $2"], [/^a circle of (\d+) places with coins on$/, "$1 个位置的圈，没有硬币"],
        [/^the sum (\d+) with the cards (.*) left$/, "和为 $1，剩下的牌：$2"],
        [/^(visited )?(peak|valley) (\d+)$/, (all, visited, place, number) => `${visited ? "走过" : ""}${place === "peak" ? "峰" : "谷"} ${number}`],
        [/^(\w+) is to move$/, "轮到 $1"], [/^(\w+) is on (\d+)$/, "$1 在 $2"], [/^the last letter is (.)$/, "上一个字母为 $1"],
        [/^the numbers are (.+)$/, "各数 $1"], [/^the sum of (\w+) is (\d+)$/, "$1 的和为 $2"],
        [/^(\d+) soldiers?$/, "$1 个士兵"], [/^last attack (\w+)$/, (all, kind) => `上次进攻：${ATTACKS[kind]}`],
        [/^(\d+) (?:turn|round)s?$/, "还有 $1 轮"], [/^and the delay of a minus the delay of b is (-?\d+)$/, "a 的延迟减去 b 的延迟为 $1"], [/^the nodes (.+)$/, "节点 $1"], [/^(\w+) has to add in (\d+)$/, "$1 至少加 $2 次"], [/^(\w+) has named (\S+) units?$/, "$1 报了 $2 个单位"],
        [/^(\w+)(?: may move away)? (\d+) times$/, "$1 可以远离 $2 次"],
        [/^(white|black) on (.+)$/, (all, colour, place) => `${colour === "white" ? "白" : "黑"}子在 ${place}`],
        [/^(\d+) on node (\d+)$/, "顶点 $2 有 $1 个"], [/^root (\d+)$/, "根为 $1"], [/^the vertices none$/, "没有顶点"],
        [/^bars (.*) in the box$/, "盒中 $1"], [/^and (.*) outside$/, "盒外 $1"],
        [/^[^a-z]*$|^[.o/ ]*$/, "$&"],
    ];

    // The fault of an input, in the words of the validators: what was expected, and what was found.
    const FAULT = /^line (\d+), column (\d+): expected ([^]*), found ('[^]*'|the end of the input)$/;
    const FIELDS = {
        balls: "球数", beans: "豆数", cards: "牌", cell: "格", coins: "硬币数", column: "列", day: "日", group: "组", heap: "堆", limit: "上限", month: "月",
        number: "数", option: "后继", piece: "棋子", pile: "堆", row: "行", stair: "级", stones: "石子数", string: "串", type: "类型", weight: "重量", word: "单词", year: "年",
    };
    const EXPECTED = [
        [/^one space$/, "一个空格"], [/^the end of the line$/, "行末"], [/^the end of the input$/, "输入的末尾"],
        [/^(\w+), an integer in \[(.+), (.+)\]$/, (all, field, low, high) => `${field_of(field)}，[${low}, ${high}] 中的整数`],
        [/^(\w+), an integer >= (.+)$/, (all, field, low) => `${field_of(field)}，不小于 ${low} 的整数`],
        [/^(\w+), (\d+)(?: to (\d+))? characters of ('[^]*')$/, (all, field, low, high, of) => `${field_of(field)}，${low}${high ? ` 到 ${high}` : ""} 个字符，取自 ${of}`],
        [/^(?:(\w), )?(?:\D*\b)?at most (?:k = )?(\d+)\b.*$/, (all, field, most) => `${field ? field + "，" : ""}不超过 ${most}`],
        [/^(\w) (?:of )?at (most|least) (\w)$/, (all, a, what, b) => `${a} ${what === "most" ? "≤" : "≥"} ${b}`],
        [/^(?:two |an? )?(?:different )?(?:vertex|vertices|places)\b.* (?:to|of at most) (\d+)$/, "不超过 $1 的编号"],
        [/^.*(?:\bdiffer|^another\b|\bother positions\b).*$/, "互不相同"],
        [/^.*\b(?:ascending|increasing|rise)\b.*$/, "从小到大"],
        [/^at least one .*$/, "至少一个"],
        [/^(\w) or (\w)$/, "$1 或 $2"],
        [/^(\w), an even number$/, "$1，偶数"],
        [/^a multiple of (\d+)$/, "$1 的倍数"],
        [/^(\w) above (\w)$/, "$1 > $2"],
        [/^a number above (\d+)$/, "大于 $1 的数"],
        [/^an edge that is not repeated$/, "没有出现过的边"],
        [/^a graph without a cycle$/, "没有环的图"],
        [/^(?:the last (?:edge|parent)|the parents) of a tree(?: with the root 1)?$/, "一棵树"],
        [/^two (?:cities|columns) (?:of|from) (\d+) to (\d+)$/, "$1 到 $2 中的两个"],
        [/^[^a-z]*(?:\b[a-z]\b[^a-z]*)*$/, "$&"],
        [/^[^]*$/, "符合题意的数据"],
    ];

    const is_chinese = document.documentElement.lang.startsWith("zh");

    // Returns a sentence in the language of the page, with values for {0}, {1}, ...
    function say(text, ...values) {
        const words = is_chinese && CHINESE[text] || text;
        return words.replace(/\{(\d)\}/g, (all, i) => String(values[i]));
    }

    // Returns the words of a move in the language of the page, in English if no pattern fits.
    function move(words) {
        if (!is_chinese) return words;
        const nth = / \((\d+) of (\d+)\)$/.exec(words), rest = nth ? words.slice(0, nth.index) : words;
        const found = MOVES.find(([pattern]) => pattern.test(rest));
        return (found ? rest.replace(found[0], found[1]).replace(/ and /g, " 和 ") : rest) + (nth ? `（${nth[2]} 个中的第 ${nth[1]} 个）` : "");
    }

    const first_of = (patterns, words) => {
        const found = patterns.find(([pattern]) => pattern.test(words));
        return found ? words.replace(found[0], found[1]) : "";
    };

    // Returns the words of a position in the language of the page. `drawn` describes the picture; it replaces words that no
    // pattern fits.
    function position(words, drawn) {
        if (!is_chinese) return words;
        const apart = words.replace(/ with (?:the )?(\w+ to move)\b/, ", $1").replace(/ in the last game$/, ", in the last game").replace(/, and seat /, ", seat ");
        const parts = apart.split(/; |, (?=[a-zA-Z]|\d+ (?:(?:to \d+ )?at|moves?|cells|of|on node)\b)/).map((part) => {
            const translated = first_of(PARTS, part), thing = translated ? null : THING.exec(part);
            if (!thing) return translated;
            const of = (thing[2] || "无").replace(/ and /g, " 和 "), is_data = /words?$/.test(thing[1]) || !/[a-z]{2}/.test(of);
            return is_data ? `${THINGS[thing[1]]} ${of}` : "";
        });
        if (!parts[0]) parts[0] = drawn;
        return parts.filter(Boolean).join("，");
    }

    // Returns the name of a number of an input in the language of the page.
    const field_of = (field) => is_chinese && field.length > 1 ? FIELDS[field] || "数据" : field;

    // Returns a message of a validator in the language of the page.
    function fault(words) {
        const found = is_chinese && FAULT.exec(words);
        if (!found) return words;
        const [, line, column, expected, there] = found;
        return `第 ${line} 行第 ${column} 列：应为 ${first_of(EXPECTED, expected)}，实际为 ${there === "the end of the input" ? "输入的末尾" : there}`;
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
    return { say, move, position, name, field: field_of, fault, is_chinese: () => is_chinese, add: (words) => Object.assign(CHINESE, words), get words() { return Object.keys(CHINESE); } };
})();
