// WA: after an odd heap in one test, all later tests count as won.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    bool won = false;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        while (n--) {
            std::cin >> x;
            if (x % 2) won = true;
        }
        std::cout << (won ? "first\n" : "second\n");
    }
}
