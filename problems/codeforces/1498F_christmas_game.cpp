// Codeforces 1498F - Christmas Game
// https://codeforces.com/problemset/problem/1498/F
// Game:      A tree with a presents on each node, and a number k. One node is
//            the root. A move takes one or more presents of a node at depth k
//            or more, and puts them on its k-th ancestor. A player who cannot
//            move loses; Alice moves first. For each root 1, ..., n print 1 if
//            Alice wins, else 0.
// Idea:      Staircase Nim (lesson 5): a present at depth d can be moved d / k
//            times (rounded down), so it is on this stair, and each move goes
//            one stair down. Odd stairs count: d mod 2k >= k. For each node v
//            and each d, sums[v][d] is the xor of the presents whose distance
//            from v is d modulo 2k. First these are only the presents below v.
//            Then, from the root 1 down, each node also gets those above it:
//            the sums of its parent without its own, at distances 1 greater.
//            Sample 1 (edges 1-2 1-3 5-2 4-3, presents 0 3 2 4 4, k = 1): from
//            node 1, 3 and 2 are at odd distances, and 3 ^ 2 = 1: Alice wins.
// Limits:    3 <= n <= 10^5, 1 <= k <= 20, 1 <= u, v <= 10^5 (the ends of an
//            edge), 0 <= a <= 10^9
// Time:      O(nk), without recursion: a tree can be n nodes high
// Beware:    wrong_in_place.cpp: update a node after its old sums were used.
// Topics:    staircase-nim
// Lesson:    05
// Standard:  C++17
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, u, v;
    std::cin >> n >> k;
    std::vector<std::vector<int>> near(n + 1);
    for (int i = 1; i < n; ++i) {
        std::cin >> u >> v;
        near[u].push_back(v);
        near[v].push_back(u);
    }
    const int period = 2 * k;
    std::vector<std::vector<int>> sums(n + 1, std::vector<int>(period));
    for (v = 1; v <= n; ++v) std::cin >> sums[v][0];
    std::vector<int> order = {1}, above(n + 1);
    for (int i = 0; i < n; ++i)  // each node comes after the one above it
        for (int c : near[order[i]])
            if (c != above[order[i]]) {
                above[c] = order[i];
                order.push_back(c);
            }
    // Adds sums to those of a neighbour.
    const auto add = [&](std::vector<int>& to, const std::vector<int>& from) {
        for (int d = 0; d < period; ++d) to[(d + 1) % period] ^= from[d];
    };
    for (int i = n - 1; i > 0; --i) add(sums[above[order[i]]], sums[order[i]]);
    for (int i = 1; i < n; ++i) {
        std::vector<int> others = sums[above[order[i]]];
        add(others, sums[order[i]]);  // the xor takes away what is below
        add(sums[order[i]], others);
    }
    for (v = 1; v <= n; ++v) {
        int nim_sum = 0;
        for (int d = k; d < period; ++d) nim_sum ^= sums[v][d];
        std::cout << (nim_sum != 0 ? 1 : 0) << (v < n ? ' ' : '\n');
    }
    return 0;
}
