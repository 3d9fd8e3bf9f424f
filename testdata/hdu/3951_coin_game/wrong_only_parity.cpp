// WA: forgets that the first player may take all coins at once.
#include <iostream>

int main() {
    int t, n, k;
    std::cin >> t;
    for (int i = 1; i <= t; ++i) {
        std::cin >> n >> k;
        std::cout << "Case " << i << ": "
                  << (k == 1 && n % 2 ? "first\n" : "second\n");
    }
}
