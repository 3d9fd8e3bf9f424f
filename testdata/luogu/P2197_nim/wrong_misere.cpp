// WA: the player who takes the last stone loses (Anti-Nim).
#include <iostream>

int main() {
    int t, n, heap;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        bool beyond_one = false;
        std::cin >> n;
        while (n--) {
            std::cin >> heap;
            sum ^= heap;
            if (heap > 1) beyond_one = true;
        }
        std::cout << ((sum != 0) == beyond_one ? "Yes\n" : "No\n");
    }
}
