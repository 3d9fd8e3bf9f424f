// WA: treats the first number as the number of cases; the input has none.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        bool larger = false;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) larger = true;
        }
        const bool fra = larger ? sum != 0 : n % 2 == 0;
        std::cout << (fra ? "Yes" : "No") << '\n';
    }
}
