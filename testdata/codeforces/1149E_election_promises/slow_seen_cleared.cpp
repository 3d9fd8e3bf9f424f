// TLE: clears n numbers for each city.
#include <iostream>
#include <map>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m, u, v;
    std::cin >> n >> m;
    std::vector<int> h(n);
    for (v = 0; v < n; ++v) std::cin >> h[v];
    std::vector<std::vector<int> > next(n), previous(n);
    for (; m > 0; --m) {
        std::cin >> u >> v;
        next[u - 1].push_back(v - 1);
        previous[v - 1].push_back(u - 1);
    }

    std::vector<int> order, left(n);  // left: ends of roads without a layer
    for (v = 0; v < n; ++v) {
        left[v] = next[v].size();
        if (left[v] == 0) order.push_back(v);
    }
    std::vector<int> layer(n), sum(n);
    std::map<int, int> seen;
    for (int i = 0; i < n; ++i) {
        v = order[i];
        for (int c = 0; c <= n; ++c) seen[c] = -1;
        for (size_t j = 0; j < next[v].size(); ++j) seen[layer[next[v][j]]] = v;
        while (seen[layer[v]] == v) ++layer[v];
        sum[layer[v]] ^= h[v];
        for (size_t j = 0; j < previous[v].size(); ++j)
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
    for (size_t j = 0; j < next[v].size(); ++j) {
        const int end = next[v][j];
        h[end] ^= sum[layer[end]];
        sum[layer[end]] = 0;
    }
    std::cout << "WIN\n";
    for (v = 0; v < n; ++v) std::cout << h[v] << (v + 1 < n ? ' ' : '\n');
    return 0;
}
