// WA: adds the chains like piles: won if the number of odd chains is odd.
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
        int odd = 0;
        for (int i = 1; i <= n; ++i) {
            if (children[i]) continue;
            int length = 1;
            for (int v = parents[i]; children[v] == 1; v = parents[v]) ++length;
            odd += length % 2;
        }
        std::cout << odd % 2 << "\n";
    }
}
