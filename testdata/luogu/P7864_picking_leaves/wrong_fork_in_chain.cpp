// WA: counts the fork at the upper end of a chain, too.
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
            int v = parents[i], length = 1;
            for (; children[v] == 1; v = parents[v]) ++length;
            if ((length + (v > 0)) % 2) wins = true;
        }
        std::cout << wins << "\n";
    }
}
