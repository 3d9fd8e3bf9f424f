// Codeforces 1823E - Removing Graph
// https://codeforces.com/problemset/problem/1823/E
// Game:      A graph in which every vertex has degree 2, so it is a set of
//            cycles. A move removes l to r vertices that form a connected
//            subgraph. A player who cannot move loses; Alice moves first. Print
//            the winner, Alice or Bob.
// Idea:      A sum of games: Alice wins iff the nim-sum of the values of the
//            cycles is not 0 (lesson 6). A cycle of x vertices has the value
//            x / l, rounded down, if x < l + r, else 0. With l = 2, r = 4:
//                x      3  4  5  6  7  8 ...
//                value  1  2  2  0  0  0 ...
// Proof:     A move leaves a path of x - k vertices. A path of y < l + r has
//            the value y / l, by induction: parts a + b <= y - l have the
//            nim-sum <= a / l + b / l < y / l, and l to min(r, y) vertices cut
//            from an end leave every smaller value, as y - r < l. So x < l + r
//            leaves all values below x / l. If x >= l + r, each path left has
//            y >= l. It is won: take it all (y = l), or the middle l or l + 1,
//            so that equal parts are left. No option has the value 0.
// Limits:    3 <= n <= 2 * 10^5, 1 <= l < 2 * 10^5, 2 <= r <= 2 * 10^5, and
//            l < r <= n, 1 <= u, v <= 2 * 10^5 (the ends of an edge)
// Time:      O(n)
// Topics:    splitting, sprague-grundy, pattern
// Lesson:    08
// Standard:  C++17
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, l, r, u, v;
    std::cin >> n >> l >> r;
    std::vector<std::vector<int>> neighbours(n + 1);
    for (int i = 0; i < n; ++i) {
        std::cin >> u >> v;
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    std::vector<bool> is_seen(n + 1);
    int nim_sum = 0;
    for (v = 1; v <= n; ++v) {
        int cycle_size = 0;  // stays 0 if the cycle of v is counted already
        for (int at = v; !is_seen[at]; ++cycle_size) {
            is_seen[at] = true;
            at = neighbours[at][is_seen[neighbours[at][0]] ? 1 : 0];
        }
        if (cycle_size < l + r) nim_sum ^= cycle_size / l;
    }
    std::cout << (nim_sum != 0 ? "Alice\n" : "Bob\n");
    return 0;
}
