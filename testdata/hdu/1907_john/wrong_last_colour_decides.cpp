// WA: each colour overwrites the flag, so only the last one counts.
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
            larger = a > 1;
        }
        const bool john = larger ? sum != 0 : n % 2 == 0;
        std::cout << (john ? "John" : "Brother") << '\n';
    }
}
