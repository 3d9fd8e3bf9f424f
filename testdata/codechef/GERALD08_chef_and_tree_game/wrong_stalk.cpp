// WA: values each edge of a tree by the stalk below it.
#include <cmath>
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::pair<int, int>> ends[100001];

int main() {
    int t, n, a, b, c;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        for (int i = 1; i <= n; ++i) ends[i].clear();
        for (int i = 1; i < n; ++i) {
            std::cin >> a >> b >> c;
            ends[a].push_back({b, c});
            ends[b].push_back({a, c});
        }
        struct At {
            int v, below, first;
            long double counts;
        };
        std::vector<At> at = {{1, 0, -1, 1}};
        long double sum = 0;
        while (!at.empty()) {
            const At now = at.back();
            at.pop_back();
            for (auto e : ends[now.v]) {
                if (e.first == now.below) continue;
                const int first = now.first < 0 ? e.second : now.first;
                const bool mixed = now.counts < 1 || e.second != first;
                const long double counts = mixed ? now.counts / 2 : 1;
                sum += e.second ? -counts : counts;
                at.push_back({e.first, now.v, first, counts});
            }
        }
        std::cout << (sum > 0 ? "Chef " : "Ksen ")
                  << (sum < 0 ? "Ksen\n" : "Chef\n");
    }
}
