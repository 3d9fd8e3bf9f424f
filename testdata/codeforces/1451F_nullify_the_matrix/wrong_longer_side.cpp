// WA: looks at as many antidiagonals as the longer side has cells.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, m, a;

    for (std::cin >> t; t > 0; --t) {
        std::cin >> n >> m;
        std::vector<int> sums(n + m - 1);
        for (int row = 0; row < n; ++row)
            for (int column = 0; column < m; ++column) {
                std::cin >> a;
                sums[row + column] ^= a;
            }
        bool is_won = false;
        for (int d = 0; d < n || d < m; ++d) is_won = is_won || sums[d] != 0;
        std::cout << (is_won ? "Ashish\n" : "Jeel\n");
    }
}
