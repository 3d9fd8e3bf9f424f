// WA: uses the rule of Nim only if two colours are larger than 1.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    while (t--) {
        int sum = 0, count = 0;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) ++count;
        }
        const bool john = count >= 2 ? sum != 0 : n % 2 == 0;
        std::cout << (john ? "John" : "Brother") << '\n';
    }
}
