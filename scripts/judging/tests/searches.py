"""Queries as people type them, for the search of `list` and for the search of the site.

A row of SEARCHES: the query, selectors of problems that must be found, the largest number of problems that may
be found, the words that are left out, and the corrections (typed: meant).
"""

NIM = "luogu/P2197 cses/1730 hdu/1849"
WYTHOFF = "51nod/1072 51nod/1185 hdu/1527 hdu/2177 luogu/P2252"
BACHET = "hdu/1846 hdu/2149 hdu/2188 hdu/2897"
MISERE = "hdu/1907 hdu/2509 hdu/3590 lightoj/1253"
STAIRS = "cses/1099 hdu/3389 hdu/4315 hdu/5724 lightoj/1393 luogu/P3480 poj/1704"
HACKENBUSH = "atcoder/agc017_d hdu/3094 hdu/3590 lightoj/1355 poj/3710 spoj/PT07A"
COINS = "hdu/3404 hdu/3537 luogu/P2594 luogu/P3179"
SG = "hdu/1536 hdu/1848 acwing/1319 lightoj/1315"
MATCHING = "luogu/P1971 luogu/P4055 luogu/P4617"
KAYLES = "hdu/4664 codeforces/1704F hdu/3980"
FIBONACCI = "hdu/2516 hdu/2486 luogu/P6487 luogu/P6791"
EUCLID = "hdu/1525 luogu/P1290 hdu/3595"
ALL = 1000  # every problem may be found

# query: the first problem, and the first lesson and word of the site, "" if the problem comes first
FIRST = {
    "bash game": ("hdu/1846", "02_subtraction_games", "bachet-s-game"),
    "bachet": ("hdu/1846", "02_subtraction_games", "bachet-s-game"),
    "巴什博弈": ("hdu/1846", "02_subtraction_games", "bachet-s-game"),
    "anti-nim": ("lightoj/1253", "09_misere", "misère-nim"),
    "反尼姆": ("lightoj/1253", "09_misere", "misère-nim"),
    "misere": ("lightoj/1253", "09_misere", "misère-play"),
    "阶梯尼姆": ("cses/1099", "05_nim_in_disguise", "staircase-nim"),
    "阶梯博弈": ("cses/1099", "05_nim_in_disguise", "staircase-nim"),
    "staircase nim": ("cses/1099", "05_nim_in_disguise", "staircase-nim"),
    "威佐夫": ("luogu/P2252", "10_wythoff", "wythoff-s-game"),
    "wythoff": ("hdu/1527", "10_wythoff", "wythoff-s-game"),
    "SG函数": ("cses/1098", "06_sprague_grundy", "grundy-value"),
    "nim": ("luogu/P2197", "04_nim", "nim"),
    "Nim博弈": ("cses/1730", "04_nim", "nim"),
    "斐波那契博弈": ("hdu/2516", "11_fibonacci_nim", "fibonacci-nim"),
    "hdu-1536": ("hdu/1536", "", ""),
    "S-Nim": ("hdu/1536", "", ""),
    "洛谷P2197": ("luogu/P2197", "", ""),
    "p2197": ("luogu/P2197", "", ""),
    "棋盘": ("luogu/P4576", "", ""),
    "knight": ("lightoj/1315", "", ""),
    "日期": ("hdu/1079", "", ""),
}

SEARCHES = [
    # spellings and terms
    ("威佐夫博奕", WYTHOFF, 6),
    ("威佐夫博弈", WYTHOFF, 6),
    ("尼姆博奕", NIM, 40),
    ("巴什博奕", BACHET, 15),
    ("巴什搏弈", BACHET, 15),
    ("威佐夫博弈 精度", "luogu/P2252 hdu/1527 51nod/1185", 3),
    ("威佐夫博弈精度", "luogu/P2252 hdu/1527 51nod/1185", 3),
    ("反尼姆博弈", MISERE, 5),
    ("反尼姆博弈 结论", MISERE, 5, ["结论"]),
    ("Anti-Nim", MISERE, 5),
    ("anti-nim", MISERE, 5),
    ("Bash", BACHET, 15),
    ("ICG", NIM + " " + SG, ALL),
    ("博弈论", NIM + " " + WYTHOFF, ALL),
    ("SG 函数", SG, 60),
    ("SG函数", SG, 60),
    ("二分图博弈", MATCHING, 3),
    ("翻硬币", COINS, 7),
    ("Multi-SG", "luogu/P3235 lightoj/1344 hdu/3032", 25),
    ("SJ定理", MISERE, 5),
    ("区间DP", "cses/1097 atcoder/dp_l luogu/P2599 luogu/P2734 lightoj/1031", 8),
    ("树上删边游戏", HACKENBUSH, 8),
    ("小约翰", "hdu/1907", 1),
    ("P1290 欧几里德的游戏", "luogu/P1290", 1),
    ("P9999 欧几里德的游戏", EUCLID, 4, ["p9999"]),
    ("杭电1536", "hdu/1536", 1),
    ("洛谷P2197", "luogu/P2197", 1),
    ("HDU1536", "hdu/1536", 1),
    ("hdu 1536", "hdu/1536", 1),
    ("HDU 1536 SG函数", "hdu/1536", 1),
    ("巴什博奕 变形", "hdu/1847 luogu/P4018 atcoder/abc297_g atcoder/arc168_b", 8),
    ("阶梯博弈", STAIRS, 12),
    ("斐波那契", FIBONACCI + " hdu/1848", 5),
    ("线性基", "luogu/P4301 bzoj/1299", 2),
    # words that say nothing about a game, also without a blank
    ("尼姆博弈 板子", NIM, 40, ["板子"]),
    ("阶梯博弈题解", STAIRS, 12, ["题解"]),
    ("SG函数模板", SG, 60, ["模板"]),
    ("经典巴什博弈", BACHET, 15, ["经典"]),
    ("博弈论 题解", NIM, ALL, ["题解"]),
    ("Nim游戏 模板", "luogu/P2197", 1),
    # more games, theorems and methods
    ("斐波那契 取石子", FIBONACCI + " hdu/1848", 5),
    ("齐肯多夫", FIBONACCI, 4),
    ("台阶Nim", STAIRS, 12),
    ("every-sg", "hdu/3595 luogu/P8901", 2),
    ("anti-sg", MISERE + " codeforces/455B lightoj/1020 luogu/P6791 atcoder/agc002_e", 8),
    ("反常游戏", MISERE + " codeforces/455B lightoj/1020 luogu/P6791 atcoder/agc002_e", 8),
    ("反nim", MISERE, 5),
    ("克朗原理", "lightoj/1355 poj/3710", 5),
    ("费森原理", "poj/3710 spoj/PT07A", 4),
    ("二维翻硬币", "hdu/3404 luogu/P2594 codeforces/494E", 4),
    ("Nim积", "hdu/3404 librarychecker/nim_product_64", 2),
    ("nim-k", "luogu/P2490", 1),
    ("k倍动态减法", "hdu/2486", 1),
    ("欧几里得博弈", EUCLID, 4),
    ("辗转相除", EUCLID, 4),
    ("质数取石子", "luogu/P4018 bzoj/4589", 2),
    ("取火柴", "luogu/P1247", 1),
    ("兔兔与蛋蛋", "luogu/P1971", 1),
    ("新nim", "luogu/P4301", 1),
    ("异或线性基", "luogu/P4301", 1),
    ("区间mex", "luogu/P4137", 1),
    ("有环博弈", "atcoder/abc209_e codeforces/786A luogu/P6560", 10),
    ("不平等博弈", "hdu/3544 codechef/GERALD08 atcoder/abc229_h", 7),
    ("对称博弈", "poj/2484 hdu/3951 poj/1740 luogu/P1288 luogu/P4136 codeforces/1190B", 12),
    ("环形取硬币", "poj/2484 hdu/3951", 2),
    ("三连棋", "lightoj/1229 poj/3537", 2),
    ("Dawson's Kayles", KAYLES, 3),
    ("拉斯克", "hdu/3032 hdu/5795", 2),
    ("奇异局势", WYTHOFF, 6),
    ("稳定婚姻", "codeforces/1147F", 1),
    ("最大匹配关键点", MATCHING, 3),
    ("每次取2的幂", "hdu/1847", 1),
    ("一堆石子 每次取1到m个", "hdu/1846", 1),
    ("grundy值", SG, 60),
    ("打表找规律", "codeforces/1537D", 30),
    # names of problems and twins
    ("POJ2960", "hdu/1536", 1),
    ("LOJ 10243", "acwing/1319", 1),
    ("loj 1315", "lightoj/1315", 1),
    ("BZOJ 1022", "hdu/1907", 1),
    ("石子游戏 Kam", "luogu/P3480", 1),
    ("取石子游戏", "hdu/1527 hdu/2516 bzoj/1874", 45),
    ("ＣＦ１７０４Ｆ", "codeforces/1704F", 1),
    ("snim", "hdu/1536", 1),
    ("巧克力棒", "bzoj/1299", 1),
    ("BZOJ2463", "luogu/P4136", 1),
    ("牵丝戏", "luogu/P7097", 1),
    ("removing graph", "codeforces/1823E", 1),
    # misspellings
    ("wytoff", WYTHOFF, 6, [], {"wytoff": "wythoff"}),
    ("fibonaci nim", FIBONACCI, 5, [], {"fibonaci": "fibonacci"}),
    ("斐波拉契博弈", FIBONACCI, 4, [], {"斐波拉契博弈": "斐波那契博弈"}),
    ("威左夫", WYTHOFF, 6, [], {"威左夫": "威佐夫"}),
    ("collecting stones", "bzoj/3895 codeforces/768E atcoder/abc270_d", 6, ["collecting"]),
    ("misère", MISERE + " codeforces/455B lightoj/1020 luogu/P6791 atcoder/agc002_e", 8),
    ("nimm", NIM + " " + BACHET, ALL, [], {"nimm": "nim"}),
    # words of the rules
    ("queen", "hdu/5754", 1),
    ("queen 题解", "hdu/5754", 1, ["题解"]),
    ("queen chessboard", "luogu/P4576", 1, ["queen"]),
    ("king queen", "hdu/5754", 1),
    ("castles", "codeforces/1312F", 1),
    ("sieve", "atcoder/abc368_f", 3),
    ("取走任意多个", "51nod/1072 51nod/1185 luogu/P2252", 4),
    ("最大公约数", "atcoder/agc010_d", 2),
    ("糖果", "hdu/1907 hdu/5795", 3),
    # few titles contain the word, but more rules
    ("chessboard", "luogu/P4576", 1),
    ("棋盘", "luogu/P4576 hdu/1564 hdu/2147 luogu/P4136", 20),
    ("knight", "lightoj/1315 hdu/5754", 2),
    ("火柴", "luogu/P1247 poj/2234 luogu/P4301", 4),
    # nothing is found
    ("约瑟夫博弈", "", 0),
    ("没有这样的游戏", "", 0),
    ("hdu 9999", "", 0),
    ("cses 9999", "", 0),
    ("zzzz", "", 0),
    ("redd", "", 0),  # not red, which is no term
    ("皇后", "hdu/5754", 1),
    ("hdu 1900", "", 0),  # a year in the rules of HDU 1079
]
