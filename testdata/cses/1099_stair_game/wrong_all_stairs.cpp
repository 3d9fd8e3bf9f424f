// WA: counts all stairs but the first.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            std::cin >> x;
            if (i > 1) sum ^= x;
        }
        std::cout << (sum ? "first\n" : "second\n");
    }
}
