// WA: lets parity decide for every k.
#include <iostream>

int main() {
    int t, n, k;
    std::cin >> t;
    for (int i = 1; i <= t; ++i) {
        std::cin >> n >> k;
        std::cout << "Case " << i << ": "
                  << (n <= k || n % 2 ? "first\n" : "second\n");
    }
}
