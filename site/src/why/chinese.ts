// chinese: the Chinese words of this room.
export const CHINESE: Record<string, string> = {
    loses: "负",
    "The piles in binary": "各堆的二进制",
    "The number of prime factors of each number. In binary:":
        "每个数的质因子个数（重复的也算），二进制：",
    "Only the balls on every second stair count. In binary:":
        "只有隔一级台阶上的球才算数。二进制：",
    "Every second difference between neighbouring piles counts. In binary:":
        "只有隔一个的相邻差才算数。二进制：",
    "The gaps between the pieces of a row, in binary": "每行两子之间的空格数，二进制",
    "The gaps between the pieces of a column, in binary": "每列两子之间的空格数，二进制",
    "The gaps before every second piece, from the right, in binary":
        "从右起每隔一子前面的空格数，二进制",
    "The gaps before every second piece, from the left, in binary":
        "从左起每隔一子前面的空格数，二进制",
    "The gaps between the pieces of a pair, in binary": "每对棋子之间的空格数，二进制",
    "Only the pieces with an odd number of free cells to their right count. In binary:":
        "只有右边空格数为奇数的棋子才算数。二进制：",
    "Only the boxes with the remainders 0, 2 and 5 modulo 6 count. In binary:":
        "只有编号除以 6 余 0、2、5 的盒子才算数。二进制：",
    "Only the cells that an odd number of moves separates from the last cell count. In binary:":
        "只有到最后一格步数为奇数的格子才算数。二进制：",
    "Only the apples at an even distance from the leaves count. In binary:":
        "只有到叶子距离为偶数的苹果才算数。二进制：",
    "Each pile has a Grundy value. In binary:": "每堆有一个 SG 值，二进制：",
    "Each pair of piles has a Grundy value. In binary:": "每对石子堆有一个 SG 值，二进制：",
    "Each stone has the Grundy value of its place, and two stones in a place cancel. In binary:":
        "每颗石子的 SG 值由位置决定，同一处的两颗抵消。二进制：",
    "Each row has a Grundy value. In binary:": "每行有一个 SG 值，二进制：",
    "Each piece has a Grundy value. In binary:": "每个棋子有一个 SG 值，二进制：",
    "The value of each branch at the root. In binary:": "根上每个分支的 SG 值，二进制：",
    "The value of each branch, and 1 for each edge of a cycle on the ground. In binary:":
        "每个分支的 SG 值；着地的环上每条边算 1。二进制：",
    "Each pile has a Grundy value, which also depends on the moves before. In binary:":
        "每堆有一个 SG 值，与这堆之前怎么走也有关。二进制：",
    "Each row of neighbouring marks has a Grundy value. In binary:":
        "每一段相连的标记有一个 SG 值，二进制：",
    "Each row of neighbouring free places has a Grundy value. In binary:":
        "每一段相连的空位有一个 SG 值，二进制：",
    "Each region of free points has a Grundy value. In binary:":
        "每个区域里剩下的点有一个 SG 值，二进制：",
    root: "根",
    "1 free point": "剩 1 个点",
    "{0} free points": "剩 {0} 个点",
    "Each prime has a Grundy value, which depends on its exponents. In binary:":
        "每个质数有一个 SG 值，由出现过的指数决定。二进制：",
    "prime {0}": "质数 {0}",
    "The value of each free stretch of the row. In binary:": "每一段空格的 SG 值，二进制：",
    "stretch of 1 cell": "1 格的一段",
    "stretch of {0} cells": "{0} 格的一段",
    "The cells that are not near a cross": "不挨着叉的格子",
    "Three crosses are in a row.": "三个叉已经连成一线。",
    "Two crosses are at most two cells apart, so the next cross ends the game.":
        "有两个叉相距不超过两格，下一步就能连成三个。",
    "A cross less than three cells from another cross loses at once. The other cells form stretches of {0}, with the Grundy values {1}. Their nim-sum is {2}.":
        "画在离别的叉不到三格的地方，马上就输。其余的格子分成几段，长 {0}，SG 值 {1}，异或和 {2}。",
    "The Grundy values of the sheets": "各张纸的 SG 值",
    "A single square has been cut out.": "已经剪出了一个单格。",
    "A sheet has a side of 1: the next cut makes a single square.":
        "有一张纸的边长是 1，下一刀就能剪出单格。",
    "Nobody wants to make a side of 1. Without such cuts, the sheets have the Grundy values {0}, with nim-sum {1}.":
        "谁也不愿剪出边长为 1 的纸。不这样剪，各张的 SG 值是 {0}，异或和 {1}。",
    "The game that ends last": "最后结束的那一局",
    "The winner of a game wants it to last long. The pairs end after {0} moves. The largest number decides: even is lost.":
        "能赢的一方想拖久，要输的一方想快些结束。各对数在 {0} 步后结束，最大的那个说了算：偶数必败。",
    "The room that ends first": "最先结束的房间",
    "The winner of a room wants it to end soon, the loser late. The rooms end after {0} moves. Room {1} ends first, and it decides: even is lost for the player who moves next there.":
        "在一个房间里，能赢的想快，要输的想拖。各房间在 {0} 步后结束，第 {1} 间最先结束，由它决定：偶数，则在那里先走的人败。",
    "Piles of which some have the nim-sum 0": "其中几堆异或和为 0",
    "The first player can leave piles of which none have the nim-sum 0, for example a single pile.":
        "先手可以留下任何几堆异或和都不为 0 的堆，比如只留一堆。",
    "The nim-sum of the piles is {0}.": "各堆的异或和是 {0}。",
    "Some of the piles have the nim-sum 0: leave these piles.": "有几堆的异或和为 0：留下这几堆。",
    "No piles have the nim-sum 0 together, whatever is taken away.":
        "不管拿走哪些，剩下的异或和都不为 0。",
    "The named pile, and the nim-sum of all other piles": "指定的堆，和其余各堆的异或和",
    "The other piles have the nim-sum {0}. The named pile of {1} is won if it can be made as small as this number.":
        "其余各堆的异或和是 {0}。指定的堆有 {1} 颗，能减到这个数就胜。",
    "The longest path between coins": "硬币之间的最长路",
    "No coin is left.": "没有硬币了。",
    "The longest path between coins has {0} edges. A move makes it 1 or 2 shorter. A length of 1, 4, 7, ... is lost.":
        "硬币之间的最长路有 {0} 条边，每步缩短 1 或 2。长 1、4、7……必败。",
    "The number of even numbers": "偶数的个数",
    "Even numbers: {0}. An odd count is won: make an even number odd.":
        "有 {0} 个偶数。奇数个必胜：把一个偶数减成奇数。",
    "Even numbers: {0}. The count is even, and there are two odd numbers or a 1: lost.":
        "有 {0} 个偶数。偶数个，又有两个奇数或者有 1：必败。",
    "Even numbers: {0}. The only odd number must be lowered. This leaves {1}.":
        "有 {0} 个偶数。只能减那个唯一的奇数，剩下 {1}。",
    "The two largest numbers, and the free places": "最大的两个数，和空位",
    "The two largest numbers are not neighbours: won.": "最大的两个数不相邻：必胜。",
    "The two largest numbers are neighbours. Free places below the largest number: {0}. An even number is lost.":
        "最大的两个数相邻。比最大数小的空位有 {0} 个，偶数必败。",
    "The number of moves of the large piles": "大堆能走的步数",
    "No pile is larger than a single 2. Piles of 1: {0}. A multiple of 3 is lost.":
        "除了至多一堆 2 颗，都是 1 颗的堆。1 颗的堆有 {0} 个，3 的倍数必败。",
    "The larger piles last {0} moves: their stones, and their merges. Piles of 1: {1}. The position is lost if both numbers are even.":
        "大堆能走 {0} 步：石子数加合并次数。1 颗的堆有 {1} 个。两个数都是偶数则必败。",
    "Every second gap, from the last person": "从最后一人起，隔一个数一个空隙",
    "The king is at the top.": "国王已经到顶。",
    "Nobody is above the king: the king can climb to the top.": "国王前面没有人了，可以直接登顶。",
    "Every second gap, from the last person: {0}. Their nim-sum is {1}.":
        "从最后一人起，隔一个取一个空隙：{0}，异或和 {1}。",
    "The presents on odd stairs": "奇数级台阶上的礼物",
    "No present can be moved.": "没有礼物能移动。",
    "A present at depth d is on stair d / {0}, rounded down. The nodes on odd stairs have {1} presents, with nim-sum {2}.":
        "深度 d 的礼物在第 ⌊d / {0}⌋ 级台阶。奇数级各点的礼物数是 {1}，异或和 {2}。",
    "Pairs of neighbouring pieces of different colours": "相邻的异色棋子配对",
    "The hole never returns to a cell. Most pairs of cells on its way: {0} with the cell of the hole, {1} without it. The position is lost if the numbers are equal.":
        "空格不会回到走过的格子。它能走的格子最多配成：算上空格 {0} 对，不算空格 {1} 对。两数相等则必败。",
    "The number of moves until the piles are 0, 1, 2, ...": "走到 0、1、2、…… 要几步",
    "The other player has left two equal piles.": "对方留下了两堆相同的。",
    "Every move leaves two equal piles.": "每一步都会留下两堆相同的。",
    "The piles end as 0, 1, 2, ..., after {0} moves. An even number is lost.":
        "最后各堆是 0、1、2、……，还有 {0} 步，偶数必败。",
    "ring of {0}": "{0} 个一圈",
    "row of {0}": "{0} 个一段",
    "The free trees of words, and the lowest bit of each height. In binary:":
        "还能加词的空子树，值是高度的最低位（lowbit）。二进制：",
    "tree of height {0}": "高 {0} 的子树",
    "The numbers of odd and even numbers": "奇数和偶数的个数",
    "The player to move needs an odd count of odd numbers.": "当前操作者要拿到奇数个奇数才赢。",
    "The player to move needs an even count of odd numbers.": "当前操作者要拿到偶数个奇数才赢。",
    "Odd numbers: {0}; even numbers: {1}. Lost if 4 divides the first number, or if it is 3 modulo 4 and the second number is even.":
        "奇数 {0} 个，偶数 {1} 个。前者是 4 的倍数必败；前者除以 4 余 3、后者是偶数也必败。",
    "Odd numbers: {0}; even numbers: {1}. Lost if the first number is 2 modulo 4, or if it is 1 modulo 4 and the second number is even.":
        "奇数 {0} 个，偶数 {1} 个。前者除以 4 余 2 必败；余 1 而后者是偶数也必败。",
    "Two halves with equal sums": "和相等的两半",
    "After these answers, halves with equal sums exist: number {0}.":
        "这样应，仍能分成和相等的两半：第 {0} 个数。",
    "After no answer, halves with equal sums exist.": "不管怎么应，都分不成和相等的两半。",
    "The numbers form two halves with equal sums. The other player answers from the other half.":
        "这些数能分成和相等的两半，对方总从另一半里应。",
    "The numbers do not form two halves with equal sums.": "这些数分不成和相等的两半。",
    "Each free part of the line has a Grundy value. In binary:":
        "每一段空着的线有一个 SG 值，二进制：",
    "cells {0} to {1}": "第 {0} 到 {1} 格",
    "edges of cycles: {0}": "环上的边：{0} 条",
    "box {0}": "第 {0} 个盒子",
    "vertex {0}": "顶点 {0}",
    "pair {0}": "第 {0} 对",
    "place {0}": "第 {0} 处",
    "cell {0}": "第 {0} 格",
    "Wythoff’s game": "威佐夫博弈",
    "Bachet’s game": "巴什博弈",
    "Fibonacci Nim": "斐波那契博弈",
    "Fibonacci Nim with one stone less": "少一颗石子的斐波那契博弈",
    "Moore’s Nim": "Moore 的 Nim",
    "End-Nim": "只能取两端的 Nim",
    "Euclid’s game": "欧几里得博弈",
    "Lost if 3 divides the pile": "石子数是 3 的倍数则必败",
    "Lost if 6 divides the pile": "石子数是 6 的倍数则必败",
    "Lost if all piles are even": "各堆都是偶数则必败",
    "Lost if the piles form pairs of equal piles": "石子堆能两两配成相等的对则必败",
    "The largest pile against all others": "最大的一堆与其余各堆",
    "The first piles of one stone": "开头连续的单颗石子堆",
    "Lost if both distances to the corner are even": "到角的两个距离都是偶数则必败",
    "Lost if every vertex has an odd degree": "每个顶点的度都是奇数则必败",
    "Lost if each diagonal has the nim-sum 0": "每条对角线的异或和都是 0 则必败",
    "Lost if each layer has the nim-sum 0": "每一层的异或和都是 0 则必败",
    "The distances to the next 0": "到最近的 0 的距离",
    "The piles {0} and {1} differ by {2}. The lost pair with this difference is {3} and {4}.":
        "两堆是 {0} 和 {1}，差为 {2}。差为 {2} 的必败态是 {3} 和 {4}。",
    "Take {0} from both piles to reach it.": "从两堆中各取 {0} 个就能走到。",
    "Its piles are larger, but {0} and {1} are lost, too: leave them.":
        "它的两堆更大，但 {0} 和 {1} 也是必败态：留给对手。",
    "A move takes at most {0}. Divided by {1}, the number {2} has the remainder {3}. The remainder {4} is lost.":
        "每次至多取 {0} 个。{2} 除以 {1} 余 {3}，余 {4} 的必败。",
    "Bachet’s game with a least number": "有下限的巴什博弈",
    "The lost piles are 1 to {0}, and all piles that are a multiple of {1} larger. The pile {2} is {3} and a multiple of {1}.":
        "1 到 {0} 必败，加上 {1} 的倍数也必败。{2} 是 {3} 加上 {1} 的倍数。",
    "The sum of each row. In binary:": "每行的和，二进制：",
    "Divided by {0}, the number {1} has the remainder {2}.": "{1} 除以 {0} 余 {2}。",
    "No stone is left.": "没有石子了。",
    "The other player has taken the last stone.": "对方取走了最后一颗石子。",
    "{0} is the sum of the Fibonacci numbers {1}.": "{0} 写成不相邻的斐波那契数之和是 {1}。",
    "{0} = {1}: each part is more than {2} times as large as the next smaller part.":
        "{0} = {1}：每一项都大于后一项的 {2} 倍。",
    "The least part is {0}, and a move may take at most {1}.":
        "最小的一项是 {0}，这一步至多取 {1} 个。",
    "A move takes at most a multiple of the move before": "每步至多取上一步的若干倍",
    "Each connected part of the graph has a Grundy value. In binary:":
        "图的每个连通块各有一个 SG 值，写成二进制：",
    "cycle of {0} vertices": "{0} 个点的环",
    "path of {0} vertices": "{0} 个点的链",
    "The diagonal of the piles": "从左下角沿对角线走",
    "In falling order, the diagonal of the piles ends after {0} steps. From its end it is {1} steps up and {2} steps to the right. The position is lost if both numbers are even.":
        "各堆从大到小排成一列列，从左下角沿对角线最多走 {0} 步。从那里往上还能走 {1} 步，往右还能走 {2} 步：两个数都是偶数则必败。",
    "The other player has eaten the last candy.": "对方吃掉了最后一颗糖。",
    "The chains from the leaves to the first fork": "每片叶子往上到第一个分叉为止的链",
    "Lengths of the chains: {0}. The position is lost if all of them are even.":
        "各条链的长度：{0}。全是偶数则必败。",
    "Lost if each number has an odd number of ones in binary": "每个数的二进制都有奇数个 1 则必败",
    "Numbers of ones: {0}.": "1 的个数：{0}。",
    "Lost if month + day is odd, with two exceptions": "月 + 日是奇数则必败，只有两个例外",
    "Month + day = {0} + {1} = {2}. 30 September and 30 November are won, too.":
        "月 + 日 = {0} + {1} = {2}。9 月 30 日和 11 月 30 日也必胜。",
    "The other player has gone beyond 4 November 2001.": "对方走过了 2001 年 11 月 4 日。",
    "Lost if no neighbour with fewer stones is lost": "石子更少的邻点都不是必败点，则必败",
    "Lost neighbours with fewer stones: {0}.": "石子更少的必败邻点：{0}。",
    "No neighbour with fewer stones is lost.": "石子更少的邻点中没有必败点。",
    "Lost if the number is odd, or 2 to an odd power": "奇数和 2 的奇数次幂必败",
    "{0} is odd.": "{0} 是奇数。",
    "{0} is even. The powers 2, 8, 32, ... are lost.": "{0} 是偶数。偶数中只有 2、8、32……必败。",
    "Pairs of neighbouring places": "相邻的格（点）两两配对",
    "Most pairs of neighbouring free places: {0} with the place of the piece, {1} without it.":
        "没走过的格（点）两两配对，算上棋子所在处最多 {0} 对，不算最多 {1} 对。",
    "Most pairs of neighbouring free places: {0}. Free places: {1}. A place without a partner wins.":
        "空格两两配对最多 {0} 对，空格共 {1} 个。放在没有配对的格就赢。",
    "So the piece goes to the partner of its place, and can do so again after each answer.":
        "所以棋子走到配对的那一格，对方走后总能再这样走。",
    "So after each move, the other player goes to the partner.":
        "所以不管怎么走，对方总能走到配对的那一格。",
    "The factor that is missing": "还差多少倍",
    "The missing factor is {0}. A factor above {1} and up to {2} is won, and a factor above {2} and up to {3} is lost.":
        "还差 {0} 倍（向上取整）。大于 {1}、不超过 {2} 必胜，大于 {2}、不超过 {3} 必败。",
    "The number has been reached.": "已经达到目标。",
    "The remainder, and the quotient modulo the smaller number + 1":
        "看余数，再看商除以（小数 + 1）的余数",
    "The remainder position {0} and {1} is lost, so a move to it wins.":
        "取余后的局面 {0} 和 {1} 必败，所以取余就赢。",
    "The remainder position {0} and {1} is won. The quotient {2} modulo {3} is {4}; an even number is won, an odd number is lost.":
        "取余后的局面 {0} 和 {1} 必胜，谁都不想取余。商 {2} 除以 {3} 余 {4}：余数是偶数必胜，是奇数必败。",
    "The gaps are {0}. In binary, their columns have {1} ones. A move changes at most {2} gaps here, so a position is lost if {3} divides each of these numbers.":
        "各段空格数：{0}。写成二进制，每一列 1 的个数是 {1}。这里一步至多改变 {2} 段，所以这些个数都是 {3} 的倍数则必败。",
    "No pile is left.": "没有石子堆了。",
    "none, because the rest alone is lost": "没有，因为去掉它剩下的已是必败态",
    "Exactly one size of the first pile makes this row lost: {0}. The first pile has {1}.":
        "第一堆只有取一个值时整行必败：{0}。现在第一堆是 {1}。",
    "One number is 0.": "有一个数是 0。",
    "A position is lost if the ratio of the numbers is above 1 and below the golden ratio 1.618. Here it is {0}.":
        "两数之比大于 1 且小于黄金比 1.618 则必败。这里是 {0}。",
    "Odd piles: {0}.": "奇数堆有 {0} 个。",
    "Piles without an equal partner: {0}.": "配不成对的堆：{0}。",
    "Each pile has an equal partner.": "每堆都能配成相等的一对。",
    "A pile that may be taken has more stones than all other piles together.":
        "有一堆可取，且比其余各堆的总和还多。",
    "Pile {0} may not be taken in this move, and it has at least as many stones as all others together.":
        "这一步不能取第 {0} 堆，而它不少于其余各堆的总和。",
    "No pile has more stones than all other piles together. So the sum {0} decides: even is lost.":
        "没有一堆多于其余各堆的总和，所以看总数 {0} 的奇偶：偶数必败。",
    "Only piles of one stone are left: {0}. An even number is lost.":
        "只剩 {0} 个单颗石子堆：偶数个必败。",
    "Piles of one stone before the first larger pile: {0}. The player who first finds the larger pile wins. So an odd number is lost.":
        "第一个大于 1 的堆前面有 {0} 个单颗石子堆。谁先面对这一堆谁赢，所以奇数个必败。",
    "The piece is {0} rows and {1} columns away from the corner.": "棋子离角 {0} 行 {1} 列。",
    "the last one": "最后一个",
    "Vertices with an even degree: {0}.": "度为偶数的顶点：{0}。",
    "Every vertex has an odd degree.": "每个顶点的度都是奇数。",
    "The nim-sums of the diagonals, from the upper left: {0}.":
        "从左上起，各条对角线的异或和：{0}。",
    "The nim-sums of the layers 0, 1, ...: {0}.": "第 0、1、…… 层的异或和：{0}。",
    "Edges to the next 0: {0} clockwise and {1} counterclockwise. The position is lost if both numbers are even.":
        "到最近的 0，顺时针有 {0} 条边，逆时针有 {1} 条边。两个都是偶数则必败。",
    "Only single stones are left. The player who leaves one of them wins.":
        "只剩单颗石子了。谁留下最后一颗给对方，谁就赢。",
    "All values are at most 1, and {0} of them are 1.": "各个值都不超过 1，其中有 {0} 个 1。",
    "The player who moves last loses, so an odd number is lost.":
        "走最后一步的人输，所以奇数个必败。",
    "So the machine loses.": "所以电脑必败。",
    "So the machine can win.": "所以电脑可以赢。",
    "So the player to move loses.": "所以当前操作者必败。",
    "So the player to move can win.": "所以当前操作者可以赢。",
    "The idea of the solution:": "题解的思路：",
    "Free moves of {0} minus free moves of {1}": "{0} 的余步减去 {1} 的余步",
    "not a number": "不是数",
    "The numbers add up to {0}. The values of the other parts are not numbers.":
        "这些数之和为 {0}。其他部分不是数。",
    "The sum is {0}, more than 0. So {1} wins, no matter who moves first.":
        "总和为 {0}，大于 0：无论轮到谁，{1} 都能赢。",
    "The sum is {0}, less than 0. So {1} wins, no matter who moves first.":
        "总和为 {0}，小于 0：无论轮到谁，{1} 都能赢。",
    "The sum is 0, so the player to move loses.": "总和为 0：当前操作者必败。",
    "After “{0}”:": "“{0}”之后：",
    "Every move costs its player something. Which move costs the least?":
        "每一步都要付出代价。哪一步代价最小？",
    "Each move shows the sum after the move. {0} wins if this sum is 0 or more.":
        "每种走法旁写着它留下的总和。总和不小于 0，{0} 就能赢。",
    "Each move shows the sum after the move. {0} wins if this sum is 0 or less.":
        "每种走法旁写着它留下的总和。总和不大于 0，{0} 就能赢。",
    "pile {0}": "第 {0} 堆",
    "stair {0}": "第 {0} 级",
    "row {0}, column {1}": "第 {0} 行第 {1} 列",
    "gap before piece {0}": "第 {0} 子前的空格",
    "piece on {0}": "棋子 {0}",
    value: "值",
    "leaves {0}": "留下 {0}",
    "Write the values in binary, one below the other. Which columns have an odd number of ones?":
        "把各个值写成二进制，上下对齐。哪些列有奇数个 1？",
    "Every column is even. Every move makes some column odd, and the machine makes all columns even again.":
        "没有奇数列：你的每一步都会弄出奇数列，电脑再把它补好。",
    "Odd columns: {0}. Change one part so that every column becomes even.":
        "奇数列：{0}。改变一个部分，使每一列都为偶数。",
    "Which move leads to a position of value 0?": "哪一步留下 SG 值为 0 的局面？",
    "This position has the value {0}. A move to a position of value 0 wins.":
        "这里的 SG 值是 {0}。留下 0 的走法能赢。",
    "This position has the value 0: no move leads to a position of value 0.":
        "这里的 SG 值是 0：没有走法能留下 0。",
    "A position is won if some move leads to a lost position. Which of your moves leads to a position that is lost for the machine?":
        "能走到必败态的局面就是必胜态。你走之后哪个局面对电脑是必败的？",
    "No move wins, but some moves keep the draw. Each move shows its result.":
        "没有能赢的走法，但有的能保持平局。每种走法旁写着它留下的局面。",
    "Every move leads to a position that the machine wins.": "每种走法都留下电脑必胜的局面。",
    "Each move shows its result. Choose a move to a position that is lost for the machine.":
        "每种走法旁写着它留下的局面：请留下必败态。",
    "After “{1}”, the nim-sum is {0}: the machine can win.": "“{1}”之后异或和为 {0}：电脑可以赢。",
    "After “{0}”, every column is even: the nim-sum is 0, and the machine loses.":
        "“{0}”之后每列都是偶数：异或和为 0，电脑必败。",
    "The nim-sum is {0}, not 0, so the player to move can win.":
        "异或和为 {0}，不是 0：当前操作者可以赢。",
    "The other pieces only make such a gap larger. The answer: move the piece on the other side of the gap as far.":
        "另一枚棋子只能使间隔变大；对手把间隔另一边的棋子移动同样多格，间隔就恢复原样。",
    "A move that makes the nim-sum (the xor of the values) 0 wins.": "使异或和变成 0 的走法必胜。",
    "A move wins if it makes the nim-sum 0 and leaves a value above 1, or if it leaves no value above 1 and an odd number of ones.":
        "必胜的走法：使异或和变成 0 并留下大于 1 的值，或者不留大于 1 的值并留下奇数个 1。",
    "Orange columns have an odd number of ones.": "橙色的列有奇数个 1。",
    "The nim-sum is 0: every column is even, and the player to move loses.":
        "异或和为 0：每列都是偶数，当前操作者必败。",
    "The moves lead to the values": "它的走法留下的 SG 值是",
    "This position has no moves.": "没有走法。",
    "The smallest missing number is the Grundy value: {0}.":
        "其中没有出现的最小数就是它的 SG 值（mex）：{0}。",
    "It is not 0, so the player to move can win: a move to the value 0 wins.":
        "不是 0：当前操作者可以赢，走到 SG 值 0 就必胜。",
    "It is 0, so the player to move loses.": "是 0：当前操作者必败。",
    "The value of each pile": "每堆的 SG 值",
    "a pile of {0} has the value {1}": "一堆 {0} 个的 SG 值是 {1}",
    "Click a value to see how it follows from the moves.": "点一个值，看它怎样由走法得出。",
    "A pile of {0}: its moves lead to the values {1}. The smallest missing number is {2}.":
        "一堆 {0} 个：它的走法留下的 SG 值是 {1}，没有出现的最小数是 {2}。",
    "A pile of {0} has no moves: its value is 0.": "一堆 {0} 个没有走法：SG 值是 0。",
    "Show the values one by one": "逐个填出",
    "Next value": "下一个值",
    "All values": "全部值",
    "A move takes {2}. From {0} on, the values repeat with period {1}: {3} equal values in a row prove it.":
        "每次可取 {2} 个。从 {0} 起每 {1} 个循环一次：连续 {3} 个值相同，这就证明了循环。",
    "This game does not reach the cells without a number. The theorem says which of them are lost.":
        "没有数字的格子是这一局走不到的局面，由定理判断是否必败。",
    "All positions of two piles": "两堆的所有局面",
    "All positions of the piece": "棋子的所有位置",
    "Row and column say how far the piece can still go. Lost positions are filled, and the ring marks your position. Click a position to go there.":
        "行和列是棋子还能走的距离；填色的是必败态，圆圈是现在的局面。点击可以跳到那里。",
    "Each cell is a place of the piece. Lost positions are filled, and the ring marks your position. Click a position to go there.":
        "每格是棋子的一个位置；填色的是必败态，圆圈是现在的局面。点击可以跳到那里。",
    "Row and column are the sizes of the two piles. Lost positions are filled, and the ring marks your position. Click a position to go there.":
        "行和列是两堆的大小；填色的是必败态，圆圈是现在的局面。点击可以跳到那个局面。",
    "After “{0}”, the machine": "“{0}”之后，电脑",
    "The player to move": "当前操作者",
    "can reach a draw, but cannot win.": "可以保持平局，但不能赢。",
    "moves: {0}": "共 {0} 步",
    "wins. Moves left in the game: {0}.": "能赢，还有 {0} 步。",
    "loses. Moves left in the game: {0}.": "必败，还有 {0} 步。",
    "“{0}” gets {1} points. The value of the position after it is {2}, for the machine. So the move is worth {3}.":
        "“{0}”得 {1} 分，留给电脑的局面值 {2}。所以这一步值 {3}。",
    "No move is better.": "没有更好的走法。",
    "A better move leads to {0}.": "更好的走法能到 {0}。",
    "The value is {0}: with best play, the player to move gets {0} more than the other player from here on.":
        "值是 {0}：双方最优时，当前操作者从这里起比对方多得 {0} 分。",
    "The value is {0}: with best play, the player to move gets {1} less than the other player from here on.":
        "值是 {0}：双方最优时，当前操作者从这里起比对方少得 {1} 分。",
    "The value is 0: with best play, both get the same points from here on.":
        "值是 0：双方最优时，从这里起两人得分相同。",
    "Each move shows its points minus the value of the position after it. The largest of these numbers is the value.":
        "每种走法旁是它得的分减去它留下的局面的值，其中最大的就是这里的值。",
    "After “{0}”, the result is {1} with best play.": "“{0}”之后，双方最优时结果是 {1}。",
    "“{0}” adds {1}, and with best play the later moves add {2}: {3}.":
        "“{0}”加 {1}，双方最优时之后还要加 {2}：{3}。",
    "With best play, the moves from here on add {0} to the total.":
        "双方最优时，从这里起总和还要加 {0}。",
    "With best play, the moves from here on add {0} to the result.":
        "双方最优时，从这里起结果还要加 {0}。",
    "Each move shows the result with best play.": "每种走法旁是双方最优时的结果。",
    "Each move shows what it adds + what the later moves add with best play.":
        "每种走法旁写着：这一步加的 + 双方最优时以后加的。",
    "The player to move wants the smallest number.": "当前操作者要最小的。",
    "The player to move wants no end, or else the largest number.":
        "当前操作者要永不结束；不行的话，要最大的。",
    "The player to move wants the largest number.": "当前操作者要最大的。",
    "For each move, look for the best answer of the machine.":
        "看看每种走法之后，电脑最好的应对是什么。",
    "For each move, compare its points with the points that the machine can get afterwards.":
        "比较每种走法得的分，和电脑之后能得的分。",
    "Each move shows its points minus the lead that the machine can then get. Choose the largest number.":
        "每种走法旁是它得的分减去电脑之后能多得的分，取最大的。",
    "A branch is worth 1 more than the nim-sum of what grows on its first edge.":
        "一个分支的值，是它第一条边上面各部分的异或和加 1。",
    "Backward induction": "从小局面往大局面推",
    "“{0}” leads to a lost position.": "“{0}”走到必败局面。",
    "No move leads to a lost position.": "没有一步能走到必败局面。",
    "Retrograde analysis: backwards from the ends": "从终局往回推",
    "“{0}” ends the game.": "“{0}”就结束了。",
    "The game is over.": "游戏已经结束。",
    "“{0}” leads to a lost position (moves left: {1}).": "“{0}”走到必败局面（还剩 {1} 步）。",
    "After every move, the other player can win. “{0}” holds out longest (moves left: {1}).":
        "怎么走，对方都能赢。“{0}”撑得最久（还剩 {1} 步）。",
    "No move leads to a lost position, but “{0}” leads to a draw.":
        "没有一步能走到必败局面，但“{0}”走到平局。",
    "Negamax: points now, minus what the other player gets ahead later":
        "极大极小：这一步的得分，减去对方之后净胜的分",
    "Backwards from the ends, the smallest total first": "从终局往回推，总和最小的先定",
    "So the machine can reach a draw, but cannot win.": "所以电脑能逼平，但赢不了。",
    "So the player to move can reach a draw, but cannot win.": "所以当前操作者能逼平，但赢不了。",
    "The second missing number": "第二个缺的数",
    "Bob cannot remove a number, so the game is over.": "Bob 没有数可删，游戏结束。",
    "{0} and {1} are the first two missing numbers. Alice adds {0}, and then puts back what Bob removes: the result is {1}.":
        "最小的两个缺的数是 {0} 和 {1}。Alice 先加 {0}，之后 Bob 删什么就补什么，结果是 {1}。",
    "{0} is missing. If Bob removes a number, two numbers are missing, and Alice can only put back the smaller one.":
        "缺 {0}。Bob 再删一个数就缺两个，Alice 只能补上小的那个。",
    "Cutcake: halve both sides until one of them is 1": "切蛋糕：两边同时折半，直到有一边是 1",
    "No piece is left.": "没有纸片了。",
    "A piece whose sides have been halved, rounding down, is worth X − Y. The largest piece: {0}, worth {1} − {2} = {3}.":
        "两边同时折半（向下取整），一块的值就是最后的 X − Y。最大的一块：{0}，值是 {1} − {2} = {3}。",
    "Each player gets a half of each pile, and the middle cards go in turn":
        "每堆两人各得一半，中间牌轮流拿",
    "No card is left.": "牌拿完了。",
    "By answers in the same pile, Ciel can defend the upper halves ({0} points) and Jiro the lower halves ({1}).":
        "对方拿哪一堆，自己就跟着拿哪一堆：这样 Ciel 守得住各堆的上半（共 {0} 分），Jiro 守得住下半（共 {1} 分）。",
    "No pile has a middle card.": "没有中间牌。",
    "The middle card {0} goes to {1}, who is to move.": "中间牌 {0} 归 {1}，因为现在轮到 {1}。",
    "The middle cards {0} go in turn, the greatest first: {1} gets {2}, {3} gets {4}.":
        "中间牌 {0} 从大到小轮流拿：{1} 得 {2}，{3} 得 {4}。",
    "Fold three piles into one, and leave the pairs at the ends for last":
        "三堆合并成一堆，两头的对子留到最后",
    "Three neighbours x ≤ y ≥ z are best taken one after the other, so they count as x − y + z: {0}.":
        "相邻三堆 x ≤ y ≥ z 最好接连拿走，相当于一堆 x − y + z：{0}。",
    "The player to move gets {0}.": "当前操作者得 {0}。",
    "The numbers go in turn, the greatest first: {0} = {1}.": "从大到小轮流拿：{0} = {1}。",
    "Pairs y ≤ x at the ends of the row (x outside) come last, because whoever takes y leaves x to the other player: {0}.":
        "行两头的一对 y ≤ x（x 靠外）留到最后，因为谁拿 y，对方就能拿 x：{0}。",
    "The player to move has to begin, and gets {0} less.": "只好由当前操作者先拿，少得 {0}。",
    "The other player has to begin, and gets {0} less.": "只好由对方先拿，少得 {0}。",
    "Groups of bars with nim-sum 0": "异或和为 0 的几根",
    "No bar is left.": "巧克力棒吃完了。",
    "The nim-sum outside is {0}, and so is that of the group {1} in the box. Taken out, this group makes the nim-sum outside 0, and leaves no group of nim-sum 0 in the box.":
        "盒外的异或和是 {0}，盒里取 {1}，异或和也是 {0}。拿出这几根，盒外的异或和是 0，盒里再没有异或和为 0 的非空子集。",
    "With this box, only the nim-sum {0} outside is lost: it is the least one from which no group taken out leaves a lost position. A larger one can be eaten down to it. The nim-sum outside is {1}.":
        "盒里是这些时，盒外的异或和只有 {0} 必败：它是拿出几根都走不到必败局面的最小的数，比它大的都能吃成它。现在盒外的异或和是 {1}。",
    "No group of bars in the box has nim-sum 0.": "盒里没有异或和为 0 的非空子集。",
    "The box is empty.": "盒子空了。",
    "The nim-sum outside is {0}, and eating can make it 0.":
        "盒外的异或和是 {0}，吃一段就能变成 0。",
    "The nim-sum outside is 0, and every move changes it.": "盒外的异或和是 0，怎么走都会变。",
    "The majority of the cells, else Dawson’s Kayles": "先比红蓝格数，相等再看 Dawson’s Kayles",
    "No red cell is left, so Alice cannot move.": "红格没有了，Alice 没法走。",
    "No blue cell is left, so Bob cannot move.": "蓝格没有了，Bob 没法走。",
    "Red cells: {0}, blue cells: {1}. Alice has more, and stays ahead if she paints a red and a blue cell as long as she can.":
        "红格 {0} 个，蓝格 {1} 个，Alice 多。只要能涂一红一蓝，她就这样涂，两人各少一格，她一直领先。",
    "Red cells: {0}, blue cells: {1}. Bob has more, and stays ahead if he paints a red and a blue cell as long as he can.":
        "红格 {0} 个，蓝格 {1} 个，Bob 多。只要能涂一红一蓝，他就这样涂，两人各少一格，他一直领先。",
    "Red cells: {0}, blue cells: {0}. The first player who paints anything but a red and a blue cell loses. So only the runs in which red and blue alternate count. Lengths: {1}, Grundy values: {2}, nim-sum: {3}.":
        "红蓝各 {0} 格。谁先不涂一红一蓝，谁就输。所以只看红蓝交替的段：长 {1}，SG 值 {2}，异或和 {3}。",
    "Red cells: {0}, blue cells: {0}. No red cell is next to a blue one, so every move leaves its player with fewer cells than the other player.":
        "红蓝各 {0} 格。红格都不挨着蓝格，怎么走，自己的格子都会比对方少。",
    "A wave stays among cells that diagonals connect. Each such part has a Grundy value. In binary:":
        "波只在斜着相连的格子里走，每一片有一个 SG 值，二进制：",
    part: "一片",
    "{0} and {1} more": "{0}和另外 {1} 格",
    "The middle of the row decides": "正中的数说了算",
    "One number is left: {0}.": "只剩一个数 {0}。",
    "The middle is {0}, {1}. {2}’s move puts {3} in the exact middle. Then he answers each move at the other end, so {4} is left.":
        "正中是 {0}、{1}。{2} 走一步，让 {3} 处在正中；之后对方吃哪一头，他就吃另一头，最后剩下 {4}。",
    "The middle is {0}, {1}, {2}. After {3}’s move it is {0}, {1} or {1}, {2}, and {4} keeps one of these two numbers: {5}.":
        "正中是 {0}、{1}、{2}。{3} 走一步，正中变成 {0}、{1} 或 {1}、{2}，再由 {4} 从这两个数里选一个：{5}。",
    "Rows of odd length count their middle, those of even length are played in turn":
        "长度为奇数的行看正中，长度为偶数的行轮流走",
    "Each row has one number left.": "每行都只剩一个数。",
    "Whenever no even row is left, {0} is to move. So an odd row with the middle u, v, w is worth {1}.":
        "没有偶数行时，总是轮到 {0}。所以正中是 u、v、w 的奇数行，值是 {1}。",
    "The odd rows: {0}.": "奇数行的值：{0}。",
    "A move makes an even row worth one of two numbers. {0} begins, and the greatest difference comes first: {1}.":
        "偶数行走一步，值有两种可能，由走的人选。从差额最大的开始轮流走，{0} 先走：{1}。",
    "Half of the difference: both answers are worth the same": "报差的一半：加减一个样",
    "No turn is left.": "所有轮都结束了。",
    "Bob has to add: {0} + {1} = {2}.": "Bob 只能加：{0} + {1} = {2}。",
    "To add is worth {0} + {2} = {3}, to subtract {1} − {2} = {4}.":
        "加，合计 {0} + {2} = {3}；减，合计 {1} − {2} = {4}。",
    "Bob can subtract in every turn, so Alice names 0.": "Bob 每轮都可以减，所以 Alice 报 0。",
    "Bob has to add in every turn, so Alice always names the largest number: {0} × {1} = {2} units.":
        "Bob 每轮都得加，所以 Alice 每次都报最大的数：{0} × {1} = {2} 个单位。",
    "If Bob adds, the later turns bring {0} units, else {1}. Alice names half of the difference: {0} + {2} = {1} − {2} = {3}.":
        "Bob 这轮加，后面各轮合计 {0} 个单位；减，后面合计 {1} 个单位。Alice 报差的一半：{0} + {2} = {1} − {2} = {3}。",
    "Take the largest cards": "从大到小连着拿",
    "The only card is worth {0}.": "只剩一张牌，得 {0} 分。",
    "From the smallest card up, one more each time, the player to move leads by {0}. The {1} alone gives {1} − {2} = {3}; taken along in the best move without it, still {2}.":
        "从最小的牌起，一张张加进来，当前操作者依次领先 {0} 分。最大的 {1} 单独拿：{1} − {2} = {3}；没有它时怎么拿最好，就带上它一起拿：还是 {2}。",
    "The walk past the given positions": "从 (0, 0) 出发，绕过指定局面",
    "This position is given: it is lost.": "这是指定局面，必败。",
    "{0} is given, and a move leads there.": "{0} 是指定局面，一步就能走到。",
    "The walk from (0, 0) adds 1 to each pile whose size already has a lost position: {0}.":
        "从 (0, 0) 出发，哪一堆的颗数已经有了必败局面，那一堆就加 1：{0}。",
    "No move leads to a given position, or to a lost position of the walk.":
        "一步既走不到指定局面，也走不到路上别的必败局面。",
    "{0} is lost, and a move leads there.": "{0} 必败，一步就能走到。",
    "The rows and columns to the corner": "离右下角的行数和列数",
    "The piece is in the corner.": "棋子已经到角上。",
    "Rows to the corner: {0}, columns: {1}.": "离右下角 {0} 行 {1} 列。",
    "A move goes at most 1 down and 1 right. The position is lost if both numbers are even.":
        "每步最多往下 1 格、往右 1 格。两个数都是偶数则必败。",
    "For the rook, this is Nim with two piles: lost if both numbers are equal.":
        "车相当于两堆 Nim：两个数相等则必败。",
    "For the queen, this is Wythoff’s game.": "后相当于威佐夫博弈。",
    "The knight is stuck.": "马走不动了。",
    "The numbers are equal, and 3 divides them. After each move, the other player can make this true again.":
        "两个数相等，又是 3 的倍数。不管怎么走，对方都能再走成这样。",
    "A move makes both numbers {0}, which is a multiple of 3: a lost position.":
        "一步能让两个数都变成 {0}，是 3 的倍数：必败局面。",
    "Only two equal multiples of 3 are lost. This position is not, and no move leads to one.":
        "两个数相等、又是 3 的倍数才必败。现在不是，一步也走不成。",
    "Who can win a game, and who can lose it on purpose": "谁能赢一局，谁能故意输一局",
    "No letter can be added: this game is lost.": "添不了字母了，这一局输。",
    "After {0}, the other player cannot lose it on purpose.": "添上 {0} 之后，对方没法故意输。",
    "After each letter, the other player can lose it on purpose.":
        "不管添哪个字母，对方都能故意输掉。",
    "After {0}, the other player cannot win it.": "添上 {0} 之后，对方赢不了这一局。",
    "After each letter, the other player can win it.": "不管添哪个字母，对方都能赢这一局。",
    "It is the last game, so both want to win it.": "这是最后一局，两人都想赢。",
    "Later games: {0}. Who begins a game cannot win it, so both want to win this game.":
        "之后还有 {0} 局。每局都是先手赢不了，所以这一局两人都想赢。",
    "Later games: {0}. Who begins them can lose on purpose until the last one, and win that one. So both want to lose this game.":
        "之后还有 {0} 局。先手可以一直故意输，到最后一局再赢，所以这一局两人都想输。",
    "Later games: {0}, an odd number. Who begins a game always wins it, so the players begin in turn, and who begins these games wins the last one. So both want to lose this game.":
        "之后还有 {0} 局，是奇数。每局总是先手赢，两人轮流先手，所以其中第一局的先手赢最后一局。这一局两人都想输。",
    "Later games: {0}, an even number. Who begins a game always wins it, so the players begin in turn, and who begins these games loses the last one. So both want to win this game.":
        "之后还有 {0} 局，是偶数。每局总是先手赢，两人轮流先手，所以其中第一局的先手输最后一局。这一局两人都想赢。",
    "A stable matching of the rows and columns": "行与列的稳定匹配",
    "Whatever Alice chooses, a stable matching gives each node a partner. Bob always goes to the partner.":
        "不管 Alice 怎么选，都有稳定匹配，每个点都有匹配点。Bob 每次走到匹配点。",
    "The rows prefer small weights, and the columns large ones. A stable matching: {0}.":
        "行喜欢小的边权，列喜欢大的。一个稳定匹配：{0}。",
    "The rows prefer large weights, and the columns small ones. A stable matching: {0}.":
        "行喜欢大的边权，列喜欢小的。一个稳定匹配：{0}。",
    "From node {0} the token goes to the partner {1}, and after each answer again to the partner.":
        "棋子从点 {0} 走到匹配点 {1}，以后轮到自己也都走到匹配点。",
    "Node {0} has no partner. After each move, the other player goes to the partner.":
        "点 {0} 没有匹配点。不管走到哪里，对方都能走到匹配点。",
    "Add the columns: each is worth the simplest number between its options":
        "各列的值相加：每列的值是双方后继值之间的最简数",
    "No piece is left on the board.": "棋盘上没有棋子了。",
    none: "无",
    "Values after a move in {0}. Takahashi: {1}; Snuke: {2}.":
        "{0}的后继值，Takahashi：{1}；Snuke：{2}。",
    "Between {0} and {1}, the integer nearest to 0 is the value: {2}.":
        "{0} 和 {1} 之间，取最接近 0 的整数作为值：{2}。",
    "No integer is between {0} and {1}, so the fraction with the smallest denominator is the value: {2}.":
        "{0} 和 {1} 之间没有整数，取分母最小的分数作为值：{2}。",
    "Red-blue Hackenbush in black and white": "红蓝树上删边（这里是黑白边）",
    "No edge is left.": "没有边了。",
    "A black edge below a part worth x makes it worth b(x) = x + 1 if x ≥ 0, else b(x + 1) / 2; a white edge makes it worth −b(−x). The largest branch, from the top down: {0}.":
        "值为 x 的部分下面接一条黑边，值变成 b(x)：x ≥ 0 时是 x + 1，否则是 b(x + 1) / 2；接白边则变成 −b(−x)。最大的分支从上往下算：{0}。",
    "The free moves of both players, and then the nim-sum of the gaps":
        "先比自由步，再看间隔的异或和",
    "Free moves in the rows whose pieces move apart: First {0}, Second {1}.":
        "背对背各行的自由步：先手 {0}，后手 {1}。",
    "The numbers differ, so the larger one decides, and the gaps do not count.":
        "两数不同，间隔不算数，多的一方占优。",
    "The numbers are equal, so the gaps between facing pieces decide, as in Nim: {0}. Their nim-sum is {1}.":
        "两数相等，看面对面两子的间隔，和 Nim 一样：{0}，异或和 {1}。",
};
