// WA: leaves the single stones out of the nim-sum when a pile is larger.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    for (int test = 1; test <= t; ++test) {
        int sum = 0, singles = 0;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            if (a == 1)
                ++singles;
            else
                sum ^= a;
        }
        const bool alice = singles == n ? n % 2 == 0 : sum != 0;
        std::cout << "Case " << test << (alice ? ": Alice\n" : ": Bob\n");
    }
}
