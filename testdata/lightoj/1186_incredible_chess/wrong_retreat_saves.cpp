// WA: lets White win with a retreat when all gaps are closed.
#include <iostream>

int main() {
    int tests, n;
    std::cin >> tests;
    for (int t = 1; t <= tests; ++t) {
        std::cin >> n;
        int w[200], b[200], nim = 0;
        for (int i = 0; i < n; ++i) std::cin >> w[i];
        for (int i = 0; i < n; ++i) std::cin >> b[i];
        bool open = false, retreat = false;
        for (int i = 0; i < n; ++i) {
            nim ^= b[i] - w[i] - 1;
            if (b[i] - w[i] > 1) open = true;
            if (w[i] > 0) retreat = true;
        }
        std::cout << "Case " << t
                  << ((open ? nim != 0 : retreat) ? ": white wins\n"
                                                  : ": black wins\n");
    }
}
