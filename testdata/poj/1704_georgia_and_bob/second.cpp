// Pairs the chessmen on a drawn strip, from the right: the free cells between
// two partners, or between one without a partner and the edge, are a pile of
// Nim. Georgia wins iff some pile is larger than the xor of the others: a move
// can reduce it to this xor.
#include <iostream>
#include <vector>

int main() {
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<bool> strip(10001);
        for (int cell; n > 0; --n) std::cin >> cell, strip[cell] = true;
        std::vector<int> piles;
        bool waits_for_partner = false;
        for (int cell = 10000; cell > 0; --cell) {
            if (strip[cell]) {
                waits_for_partner = !waits_for_partner;
                if (waits_for_partner) piles.push_back(0);
            } else if (waits_for_partner) {
                ++piles.back();
            }
        }
        std::vector<int> after(piles.size() + 1);
        for (std::size_t i = piles.size(); i > 0; --i)
            after[i - 1] = after[i] ^ piles[i - 1];
        bool georgia_wins = false;
        int before = 0;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            if (piles[i] > (before ^ after[i + 1])) georgia_wins = true;
            before ^= piles[i];
        }
        std::cout << (georgia_wins ? "Georgia" : "Bob") << " will win\n";
    }
}
