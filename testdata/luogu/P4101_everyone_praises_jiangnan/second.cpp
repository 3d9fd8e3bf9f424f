// Counts the moves pile by pile: m stones become a pile in m - 1 moves, and the
// stones that are left, if any, become one more.
#include <iostream>

int main() {
    int tests;
    long long n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m;
        long long moves = n / m * (m - 1);
        if (n % m > 0) moves += n % m - 1;
        std::cout << (moves % 2 == 0 ? 1 : 0) << '\n';
    }
}
