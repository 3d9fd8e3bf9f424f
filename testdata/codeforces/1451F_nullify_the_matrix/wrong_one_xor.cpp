// WA: takes the xor of the whole matrix.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, m, a;

    for (std::cin >> t; t > 0; --t) {
        std::cin >> n >> m;
        int sum = 0;
        for (int row = 0; row < n; ++row)
            for (int column = 0; column < m; ++column) {
                std::cin >> a;
                sum ^= a;
            }
        bool is_won = false;
        is_won = sum != 0;
        std::cout << (is_won ? "Ashish\n" : "Jeel\n");
    }
}
