// WA: an odd heap of one test counts for those behind it, too.
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
