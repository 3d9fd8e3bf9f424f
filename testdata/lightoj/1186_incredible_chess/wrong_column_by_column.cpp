// WA: reads both pawns of a column, then those of the next.
#include <iostream>

int main() {
    int tests, n;
    std::cin >> tests;
    for (int t = 1; t <= tests; ++t) {
        std::cin >> n;
        int w[200], b[200], nim = 0;
        for (int i = 0; i < n; ++i) std::cin >> w[i] >> b[i];
        for (int i = 0; i < n; ++i) nim ^= b[i] - w[i] - 1;
        std::cout << "Case " << t
                  << (nim ? ": white wins\n" : ": black wins\n");
    }
}
