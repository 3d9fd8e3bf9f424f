// WA: treats distances as gaps, so that chessmen side by side have a gap of 1.
#include <algorithm>
#include <iostream>

int p[1002];

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests--) {
        std::cin >> n;
        for (int i = 1; i <= n; ++i) std::cin >> p[i];
        std::sort(p + 1, p + n + 1);
        int nim = 0;
        for (int i = n; i > 0; i -= 2) nim ^= p[i] - p[i - 1];
        std::cout << (nim ? "Georgia will win\n" : "Bob will win\n");
    }
}
