// Removes all leaves of the tree at once, again and again. This is the move at
// an inner vertex, which shortens each longest path by 2 edges, until one
// vertex or one edge is left. So the rounds give the length of the longest
// path. The outcomes of the lengths come from a table of the two moves.
#include <cstdio>
#include <vector>

int main() {
    int n, a, b;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<int>> ends(n + 1);
    for (int i = 1; i < n && std::scanf("%d %d", &a, &b) == 2; ++i) {
        ends[a].push_back(b);
        ends[b].push_back(a);
    }
    std::vector<int> degree(n + 1), leaves;
    for (int v = 1; v <= n; ++v) {
        degree[v] = int(ends[v].size());
        if (degree[v] == 1) leaves.push_back(v);
    }
    int left = n, length = 0;
    for (; left > 2; length += 2) {
        left -= int(leaves.size());
        std::vector<int> inner;
        for (const int leaf : leaves)
            for (const int v : ends[leaf])
                if (--degree[v] == 1) inner.push_back(v);
        leaves.swap(inner);
    }
    length += left - 1;
    std::vector<bool> wins = {true, false};
    for (int d = 2; d <= length; ++d)
        wins.push_back(!wins[d - 1] || !wins[d - 2]);
    std::puts(wins[length] ? "First" : "Second");
}
