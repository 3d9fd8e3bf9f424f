// WA: adds the room behind the pawns to the piles, as if it were used up.
#include <iostream>

int main() {
    int tests, n;
    std::cin >> tests;
    for (int t = 1; t <= tests; ++t) {
        std::cin >> n;
        int w[200], b[200], nim = 0;
        for (int i = 0; i < n; ++i) std::cin >> w[i];
        for (int i = 0; i < n; ++i) std::cin >> b[i];
        for (int i = 0; i < n; ++i)
            nim ^= w[i] ^ (b[i] - w[i] - 1) ^ (n - 1 - b[i]);
        std::cout << "Case " << t
                  << (nim ? ": white wins\n" : ": black wins\n");
    }
}
