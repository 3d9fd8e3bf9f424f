// WA: numbers the cases from 0.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    for (int test = 0; test < t; ++test) {
        int sum = 0;
        bool larger = false;
        std::cin >> n;
        while (n--) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) larger = true;
        }
        const bool alice = (sum != 0) == larger;
        std::cout << "Case " << test << (alice ? ": Alice\n" : ": Bob\n");
    }
}
