// Textbook: the xor of the heaps, through iostream.
#include <iostream>

int main() {
    int tests, n, heap;
    std::cin >> tests;
    while (tests--) {
        int sum = 0;
        std::cin >> n;
        while (n--) {
            std::cin >> heap;
            sum ^= heap;
        }
        std::cout << (sum ? "Yes" : "No") << std::endl;
    }
}
