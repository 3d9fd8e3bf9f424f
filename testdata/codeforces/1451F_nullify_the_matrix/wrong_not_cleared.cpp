// WA: keeps the xors of the matrix before.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, m, a;
    std::vector<int> sums(200);
    for (std::cin >> t; t > 0; --t) {
        std::cin >> n >> m;

        for (int row = 0; row < n; ++row)
            for (int column = 0; column < m; ++column) {
                std::cin >> a;
                sums[row + column] ^= a;
            }
        bool is_won = false;
        for (int sum : sums) is_won = is_won || sum != 0;
        std::cout << (is_won ? "Ashish\n" : "Jeel\n");
    }
}
