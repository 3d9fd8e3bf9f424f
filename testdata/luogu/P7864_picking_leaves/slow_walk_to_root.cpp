// TLE: walks from every leaf up to the root to find the lowest fork.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::vector<int> parents(n + 1), children(n + 1);
        for (int i = 2; i <= n; ++i)
            std::cin >> parents[i], ++children[parents[i]];
        bool wins = false;
        for (int i = 1; i <= n; ++i) {
            if (children[i]) continue;
            int length = 1, nodes = 1, forks = 0;
            for (int v = parents[i]; v; v = parents[v]) {
                ++nodes;
                if (children[v] > 1 && forks++ == 0) length = nodes - 1;
            }
            if ((forks ? length : nodes) % 2) wins = true;
        }
        std::cout << wins << "\n";
    }
}
