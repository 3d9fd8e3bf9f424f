// RE: has room for 100 columns only, as one copy of the statement says.
// Size: shown by more than 100 columns.
#include <array>
#include <iostream>

int main() {
    int tests, n, black;
    std::cin >> tests;
    for (int t = 1; t <= tests; ++t) {
        std::array<int, 100> w;
        std::cin >> n;
        for (int i = 0; i < n; ++i) std::cin >> w.at(i);
        int nim = 0;
        for (int i = 0; i < n; ++i) std::cin >> black, nim ^= black - w[i] - 1;
        std::cout << "Case " << t
                  << (nim ? ": white wins\n" : ": black wins\n");
    }
}
