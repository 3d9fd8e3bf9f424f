// RE: on a long path, the recursion is too deep for a stack of 1 MiB.
// Size: shown by more than 10000 cities.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> ends;
std::vector<int> layers;

int layer_of(int v) {
    if (layers[v] >= 0) return layers[v];
    std::vector<bool> is_seen(ends[v].size() + 1);
    for (const int end : ends[v]) {
        const int layer = layer_of(end);
        if (layer < static_cast<int>(is_seen.size())) is_seen[layer] = true;
    }
    int mex = 0;
    while (is_seen[mex]) ++mex;
    return layers[v] = mex;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, u, v;
    std::cin >> n >> m;
    std::vector<int> h(n), sum(n);
    for (int& number : h) std::cin >> number;
    ends.resize(n);
    layers.assign(n, -1);
    for (int i = 0; i < m; ++i) {
        std::cin >> u >> v;
        ends[u - 1].push_back(v - 1);
    }
    for (v = 0; v < n; ++v) sum[layer_of(v)] ^= h[v];
    int top = n - 1;
    while (top >= 0 && sum[top] == 0) --top;
    if (top < 0) {
        std::cout << "LOSE\n";
        return 0;
    }
    v = 0;
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
