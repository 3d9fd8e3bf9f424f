// WA: lets the first player take n < k coins at once, but not n = k.
#include <iostream>

int main() {
    int t, n, k;
    std::cin >> t;
    for (int i = 1; i <= t; ++i) {
        std::cin >> n >> k;
        std::cout << "Case " << i << ": "
                  << (n < k || (k == 1 && n % 2) ? "first\n" : "second\n");
    }
}
