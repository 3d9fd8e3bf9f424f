// WA: gives each pile the value x / 2, the number of its moves.
#include <iostream>

int grundy(int x) { return x / 2; }

int main() {
    int tests, n, x;
    std::cin >> tests;
    for (int t = 1; t <= tests; ++t) {
        int sum = 0;
        std::cin >> n;
        while (n--) {
            std::cin >> x;
            sum ^= grundy(x);
        }
        std::cout << "Case " << t << ": " << (sum ? "Alice" : "Bob") << "\n";
    }
}
