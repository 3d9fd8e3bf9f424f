// WA: treats a win of any heap on its own as a win of all.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        bool any = false;
        while (n--) {
            std::cin >> x;
            if (x % 4) any = true;
        }
        std::cout << (any ? "first\n" : "second\n");
    }
}
