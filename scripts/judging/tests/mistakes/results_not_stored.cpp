// Shows: results_not_stored.cpp:6: wins(int, int) calls itself very often (
// Problem: hdu/1846
#include <iostream>

bool wins(int n, int m) {
    for (int k = 1; k <= m && k <= n; ++k)
        if (!wins(n - k, m)) return true;
    return false;
}

int main() {
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        std::cout << (wins(n, m) ? "first\n" : "second\n");
    }
}
