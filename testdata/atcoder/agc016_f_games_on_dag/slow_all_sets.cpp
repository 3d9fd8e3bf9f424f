// TLE: finds the Grundy values for each set of edges.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> edges(m);
    for (auto& [x, y] : edges) std::cin >> x >> y;
    long long won = 0;
    for (long long kept = 0; m > 62 || kept < 1LL << m; ++kept) {
        std::vector<int> options(n + 1), value(n + 1);
        for (int v = n; v > 0; --v) {
            for (int i = 0; i < m && i < 62; ++i)
                if ((kept >> i & 1) && edges[i].first == v)
                    options[v] |= 1 << value[edges[i].second];
            while (options[v] >> value[v] & 1) ++value[v];
        }
        won += value[1] != value[2];
    }
    std::cout << won % 1000000007 << '\n';
}
