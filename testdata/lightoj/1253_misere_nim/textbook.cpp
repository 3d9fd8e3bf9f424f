// Textbook: the xor of the piles, and whether one is larger than 1; iostream.
#include <iostream>

int main() {
    int tests, k, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int sum = 0;
        bool larger = false;
        std::cin >> k;
        while (k--) {
            std::cin >> pile;
            sum ^= pile;
            if (pile > 1) larger = true;
        }
        const bool wins = larger ? sum != 0 : sum == 0;
        std::cout << "Case " << test << ": " << (wins ? "Alice" : "Bob")
                  << std::endl;
    }
}
