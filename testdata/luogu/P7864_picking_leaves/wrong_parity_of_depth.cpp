// WA: counts the nodes from a leaf up to the root, not up to a fork.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::vector<int> parents(n + 1), children(n + 1), depth(n + 1);
        for (int i = 2; i <= n; ++i)
            std::cin >> parents[i], ++children[parents[i]];
        std::vector<int> way;
        bool wins = false;
        for (int i = 1; i <= n; ++i) {
            for (int v = i; v && !depth[v]; v = parents[v]) way.push_back(v);
            for (; !way.empty(); way.pop_back())
                depth[way.back()] = depth[parents[way.back()]] + 1;
            if (!children[i] && depth[i] % 2) wins = true;
        }
        std::cout << wins << "\n";
    }
}
