// chinese: the Chinese words of judging.
export const CHINESE: Record<string, string> = {
    "the output differs at line {0}, column {1}": "输出在第 {0} 行第 {1} 列不同",
    "only whitespace differs, first at line {0}, column {1}, and not at the end of a line":
        "只有空白不同，最先在第 {0} 行第 {1} 列，不在行末",
    "only whitespace at line ends or at the end differs, first at line {0}, column {1}":
        "只有行末或文末的空白不同，最先在第 {0} 行第 {1} 列",
    "line {0}: the compiler in this page has no exceptions (try, throw); write the program without them, or use scripts/judge":
        "第 {0} 行：网页里的编译器不支持异常（try、throw），请改写，或用 scripts/judge 评测",
    "the compiler gives no reason": "编译器没有给出原因",
    "Paste a program first.": "请先粘贴程序。",
    "line {0}: {1}": "第 {0} 行：{1}",
    "not done after {0} ms; the limit is {1} ms": "{0} 毫秒后还没有结束，时限 {1} 毫秒",
    "a request for memory went beyond the limit of {0} KiB": "申请的内存超过 {0} KiB 的限制",
    "more than {0} KiB of output": "输出超过 {0} KiB",
    "the recursion is too deep: this page has less room for it than {0} ({1} KiB)":
        "递归太深：网页的栈比 {0}（{1} KiB）小",
    "it crashed: {0}": "运行时崩溃：{0}",
    "it crashed, for example by a division by 0, a wrong index or abort()":
        "运行时崩溃，例如除以 0、下标越界或 abort()",
    "this browser has not enough memory for the program": "这个浏览器的内存不够运行这个程序",
    "it ended with exit code {0}: {1}": "返回值为 {0}：{1}",
    "it ended with exit code {0}": "返回值为 {0}",
    "its static arrays are too large; the limit is {0} KiB": "全局数组太大，内存限制 {0} KiB",
    "the checker failed: {0}": "检查程序出错：{0}",
    "On {0}, {1}: HDU and POJ reject this.": "{0}：{1}。HDU 和 POJ 会判 PE。",
    "Its static arrays have {0} KiB, and the limit is {1} KiB: the online judge may count all of them.":
        "全局数组共 {0} KiB，内存限制 {1} KiB：OJ 可能会全部计入。",
    "{0} on {1}: {2}": "{0}，数据 {1}：{2}",
    "correct, but the compilers of {0} support only {1}, and the program needs {2}":
        "答案正确，但 {0} 的编译器只支持 {1}，程序需要 {2}",
    "AC on all {0} cases.": "{0} 组数据全部 AC。",
    "AC on {0} of {1} cases. The largest case was not run: {2}.":
        "{1} 组数据中 {0} 组 AC。最大的一组没有运行：{2}。",
    "AC on {0} of {1} cases. The {2} largest cases were not run: {3}.":
        "{1} 组数据中 {0} 组 AC。最大的 {2} 组没有运行：{3}。",
    "the compiler was stopped after {0} s": "编译超过 {0} 秒，已停止",
    "there are no cases for {0}": "没有 {0} 的数据",
    "Loading the compiler: {0} of {1} MB": "正在加载编译器：{0} / {1} MB",
    "Starting the compiler …": "正在启动编译器……",
    "The compiler is loaded.": "编译器已加载。",
    "The compiler cannot be loaded: {0}": "编译器无法加载：{0}",
    "Compiling …": "正在编译……",
    "Case {0} of {1} …": "第 {0} 组数据，共 {1} 组……",
    "Not judged: {0}": "没有评测：{0}",
    "{0} of {1}": "{0} / {1}",
    "Line {0}": "第 {0} 行",
    Input: "输入",
    "One right output": "一种正确输出",
    "Expected output": "正确输出",
    "Output of your program": "你的输出",
    "The smallest failing case that was found: {0}": "找到的最小出错数据：{0}",
    expected: "正确",
    got: "你的",
    "Play this position": "在棋盘上玩这个局面",
    "idle: both sides wait for a line; did the program flush its output?":
        "双方都在等对方的输出：程序输出后刷新缓冲区了吗？",
    "the interactor failed: {0}": "交互程序出错：{0}",
    "a random input": "随机数据",
    "the index {0} is outside the bounds of {1}": "下标 {0} 超出 {1} 的范围",
    "{0} does not fit into {1}": "{0} 超出 {1} 的范围",
    "division by 0": "除数为 0",
    "the quotient does not fit": "商超出范围",
    "the shift is negative, or as long as the number": "移位的位数为负，或不小于类型的位数",
    "the function ends without a return value": "函数结束时没有返回值",
    "a null pointer is used": "使用了空指针",
    "the recursion does not end, or is too deep": "递归没有终止，或者太深",
    "line {0}: `{1}` needs `#include <{2}>`": "第 {0} 行：用 `{1}` 要写 `#include <{2}>`",
    "line {0}: the compiler in this page has no <{1}>; use scripts/judge":
        "第 {0} 行：网页里的编译器没有 <{1}>，请用 scripts/judge 评测",
    "line {0}: <{1}> is not a header of C++: remove it, and what needs it":
        "第 {0} 行：<{1}> 不是 C++ 的头文件，请删去它和用到它的代码",
    "line {0}: write {1} in place of `{2}`": "第 {0} 行：`{2}` 请改写为 {1}",
    "line {0}: the character `{1}` is full-width: write it in ASCII":
        "第 {0} 行：`{1}` 是全角字符，请改用半角",
    "Looking for a smaller failing input …": "正在寻找更小的出错数据……",
    "Looking for the faulty line …": "正在查找出错的行……",
    "Checks: {0}": "带检查运行：{0}",
    "Run the larger cases, too ({0} MB)": "再运行更大的数据（{0} MB）",
    "this site has no compiler": "这个网站没有编译器",
    "(nothing)": "（没有输出）",
    "The game: < the judge, > your program": "对局：< 是评测方，> 是你的程序",
};
