// TLE: on a path, each pass over all roads finds only one layer.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> h(n), sum(n), layers(n, -1);
    for (int& number : h) std::cin >> number;
    std::vector<std::vector<int>> ends(n);
    for (int i = 0; i < m; ++i) {
        int u, v;
        std::cin >> u >> v;
        ends[u - 1].push_back(v - 1);
    }
    for (int known = 0; known < n;)
        for (int v = 0; v < n; ++v) {
            if (layers[v] >= 0) continue;
            std::vector<bool> is_seen(ends[v].size() + 1);
            bool is_ready = true;
            for (const int end : ends[v]) {
                is_ready = is_ready && layers[end] >= 0;
                if (layers[end] >= 0 &&
                    layers[end] < static_cast<int>(is_seen.size()))
                    is_seen[layers[end]] = true;
            }
            if (!is_ready) continue;
            layers[v] = 0;
            while (is_seen[layers[v]]) ++layers[v];
            sum[layers[v]] ^= h[v];
            ++known;
        }
    int top = n - 1, v = 0;
    while (top >= 0 && sum[top] == 0) --top;
    if (top < 0) {
        std::cout << "LOSE\n";
        return 0;
    }
    while (layers[v] != top || (h[v] ^ sum[top]) > h[v]) ++v;
    h[v] ^= sum[top];
    for (const int end : ends[v]) {
        h[end] ^= sum[layers[end]];
        sum[layers[end]] = 0;
    }
    std::cout << "WIN\n";
    for (v = 0; v < n; ++v) std::cout << h[v] << (v + 1 < n ? ' ' : '\n');
    return 0;
}
