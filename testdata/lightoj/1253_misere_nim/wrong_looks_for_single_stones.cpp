// WA: asks whether some pile is a single stone, not whether one is larger.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    for (int test = 1; test <= t; ++test) {
        int sum = 0;
        bool nim = false;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            sum ^= a;
            if (a == 1) nim = true;
        }
        const bool alice = nim ? sum != 0 : n % 2 == 0;
        std::cout << "Case " << test << (alice ? ": Alice\n" : ": Bob\n");
    }
}
