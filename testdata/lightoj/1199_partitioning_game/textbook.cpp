// Textbook: the Grundy values of all piles up to 10000, marks cleared for each
// pile; iostream.
#include <cstring>
#include <iostream>

int grundy[10001];
bool seen[16384];

int main() {
    for (int pile = 1; pile <= 10000; ++pile) {
        std::memset(seen, 0, sizeof seen);
        for (int a = 1; 2 * a < pile; ++a)
            seen[grundy[a] ^ grundy[pile - a]] = true;
        while (seen[grundy[pile]]) ++grundy[pile];
    }
    int tests, n, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int sum = 0;
        std::cin >> n;
        while (n--) {
            std::cin >> pile;
            sum ^= grundy[pile];
        }
        std::cout << "Case " << test << ": " << (sum ? "Alice" : "Bob")
                  << std::endl;
    }
}
