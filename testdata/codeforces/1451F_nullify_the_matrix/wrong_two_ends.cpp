// WA: looks only at the first and the last antidiagonal.
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
        is_won = sums[0] != 0 || sums[n + m - 2] != 0;
        std::cout << (is_won ? "Ashish\n" : "Jeel\n");
    }
}
