// Textbook: g(2k) = k and g(2k + 1) = g(k) by recursion; iostream.
#include <iostream>

int grundy(int pile) { return pile % 2 == 0 ? pile / 2 : grundy(pile / 2); }

int main() {
    int tests, n, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int sum = 0;
        std::cin >> n;
        while (n--) {
            std::cin >> pile;
            sum ^= grundy(pile);
        }
        std::cout << "Case " << test << ": " << (sum ? "Alice" : "Bob")
                  << std::endl;
    }
}
