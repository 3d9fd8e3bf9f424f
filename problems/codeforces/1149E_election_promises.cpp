// Codeforces 1149E - Election Promises
// https://codeforces.com/problemset/problem/1149/E
// Game:      n cities and m roads from u to v, without a cycle; city i has a
//            number h_i >= 0. A move makes the number of one city smaller. It
//            may also set the numbers of the cities at the ends of the roads
//            from there to any integers >= 0. A player who cannot move loses.
//            Print WIN and the numbers after a winning move, or LOSE.
// Idea:      layer[v] is the mex of the layers at the ends of the roads from v:
//            the least integer >= 0 that is none of them. sum[c] is the xor of
//            the numbers in layer c. The position is lost iff all sums are 0.
//            Else let `top` be the highest layer with sum != 0. As in Nim, some
//            v in it has h[v] ^ sum[top] < h[v]: lower h[v] to this. By the
//            mex, v has a road to each lower layer. One city there repairs the
//            sum. Roads 1 -> 2 and 3 -> 4, h = 2 1 1 5: layer 1 is {1, 3} with
//            sum 2 ^ 1 = 3, so h_1 = 2 ^ 3 = 1 and h_2 = 5 win.
// Proof:     A move lowers h[v] and sets no other number of the layer of v. So
//            if all sums are 0, this sum changes. The game ends, since a number
//            grows only if one before it on the roads becomes smaller.
// Limits:    1 <= n <= 200000, 0 <= m <= 200000, 0 <= h_i <= 10^9,
//            1 <= u, v <= 200000
// Time:      O(n + m)
// Beware:    wrong_lowest_layer.cpp: takes the lowest layer with sum != 0.
// Topics:    nim, mex
// Lesson:    05
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m, u, v;
    std::cin >> n >> m;
    std::vector<int> h(n), left(n);  // left: ends of roads without a layer
    for (v = 0; v < n; ++v) std::cin >> h[v];
    std::vector<std::vector<int> > next(n), previous(n);
    for (; m > 0; --m) {
        std::cin >> u >> v;
        next[u - 1].push_back(v - 1);
        previous[v - 1].push_back(u - 1);
        ++left[u - 1];
    }

    std::vector<int> order;
    for (v = 0; v < n; ++v)
        if (left[v] == 0) order.push_back(v);
    std::vector<int> layer(n), sum(n), seen(n, -1);
    for (int i = 0; i < n; ++i) {
        v = order[i];
        for (int j = 0; j < int(next[v].size()); ++j)
            seen[layer[next[v][j]]] = v;
        while (seen[layer[v]] == v) ++layer[v];
        sum[layer[v]] ^= h[v];
        for (int j = 0; j < int(previous[v].size()); ++j)
            if (--left[previous[v][j]] == 0) order.push_back(previous[v][j]);
    }

    int top = n - 1;
    while (top >= 0 && sum[top] == 0) --top;
    if (top < 0) {
        std::cout << "LOSE\n";
        return 0;
    }
    v = 0;
    while (layer[v] != top || (h[v] ^ sum[top]) > h[v]) ++v;
    h[v] ^= sum[top];
    for (int j = 0; j < int(next[v].size()); ++j) {
        const int end = next[v][j];
        h[end] ^= sum[layer[end]];
        sum[layer[end]] = 0;
    }
    std::cout << "WIN\n" << h[0];
    for (v = 1; v < n; ++v) std::cout << ' ' << h[v];
    std::cout << '\n';
    return 0;
}
