// WA: a larger colour in one test is remembered in all the tests after it.
#include <iostream>

int main() {
    int t, n, a;
    bool larger = false;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) larger = true;
        }
        const bool john = larger ? sum != 0 : n % 2 == 0;
        std::cout << (john ? "John" : "Brother") << '\n';
    }
}
