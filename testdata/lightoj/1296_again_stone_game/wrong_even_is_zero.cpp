// WA: gives an even pile the value 0.
#include <iostream>

int grundy(int x) {
    if (x % 2 == 0) return 0;
    return x == 1 ? 0 : grundy(x / 2) + 1;
}

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
