// WA: uses the rule of Nim only if two piles are larger than 1.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    for (int test = 1; test <= t; ++test) {
        int sum = 0;
        int count = 0;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) ++count;
        }
        const bool alice = count >= 2 ? sum != 0 : n % 2 == 0;
        std::cout << "Case " << test << (alice ? ": Alice\n" : ": Bob\n");
    }
}
