// WA: looks at the first heap only.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        bool won = false;
        for (int i = 0; i < n; i++) {
            std::cin >> x;
            if (i == 0) won = x % 2;
        }
        std::cout << (won ? "first\n" : "second\n");
    }
}
