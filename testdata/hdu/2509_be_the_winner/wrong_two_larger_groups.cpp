// WA: uses the rule of Nim only if two groups are larger than 1.
#include <iostream>

int main() {
    int n, a;
    while (std::cin >> n) {
        int sum = 0, count = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) ++count;
        }
        const bool fra = count >= 2 ? sum != 0 : n % 2 == 0;
        std::cout << (fra ? "Yes" : "No") << '\n';
    }
}
