// WA: takes the remainder by N, as if a round of two bids added N.
#include <iostream>

int main() {
    int m, n;
    while (std::cin >> m >> n) {
        if (m <= n) {
            std::cout << m;
            for (int i = m + 1; i <= n; ++i) std::cout << ' ' << i;
            std::cout << '\n';
        } else if (m % n) {
            std::cout << m % n << '\n';
        } else {
            std::cout << "none\n";
        }
    }
}
