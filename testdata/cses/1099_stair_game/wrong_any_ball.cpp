// WA: treats any ball on an even stair as a win.
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
            if (i % 2 == 0) sum |= x;
        }
        std::cout << (sum ? "first\n" : "second\n");
    }
}
