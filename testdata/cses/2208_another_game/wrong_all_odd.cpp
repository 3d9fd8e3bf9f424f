// WA: lets the first player win only where all heaps are odd.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        bool odd = true;
        while (n--) {
            std::cin >> x;
            if (x % 2 == 0) odd = false;
        }
        std::cout << (odd ? "first\n" : "second\n");
    }
}
