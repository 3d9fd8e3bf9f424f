// WA: assumes that a parent has a smaller number than its children.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::vector<int> parents(n + 1), children(n + 1), chain(n + 1);
        for (int i = 2; i <= n; ++i)
            std::cin >> parents[i], ++children[parents[i]];
        bool wins = false;
        for (int i = 1; i <= n; ++i) {
            chain[i] = children[parents[i]] == 1 ? chain[parents[i]] + 1 : 1;
            if (!children[i] && chain[i] % 2) wins = true;
        }
        std::cout << wins << "\n";
    }
}
