"""What the repository says about problems: judges, limits, headers, topics, the index, the search."""

CHINESE_JUDGES = {"洛谷": "luogu", "杭电": "hdu", "北大": "poj", "黑暗爆炸": "bzoj"}
# LOJ is LibreOJ, too: a twin is called LOJ 10243.
ALIASES = CHINESE_JUDGES | {"cf": "codeforces", "at": "atcoder", "loj": "lightoj"}
