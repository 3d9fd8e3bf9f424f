// For many small piles, tries each size; for few piles, tries each number of
// piles. If 2q(q + 1) <= pile, there are two numbers of piles in a row, pile /
// (q + 1) < m <= pile / q, that give piles of q and q + 1. One of the two sizes
// is odd; the number of piles of this size is odd iff the divided pile is odd.
// The number of piles of the even size is even for one m and odd for the other.
#include <algorithm>
#include <cassert>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int games, f, largest = 0;
    std::cin >> games >> f;
    std::vector<std::vector<int>> all(games);
    for (std::vector<int>& piles : all) {
        int n;
        std::cin >> n;
        piles.resize(n);
        for (int& pile : piles) {
            std::cin >> pile;
            largest = std::max(largest, pile);
        }
    }
    std::vector<int> value(largest + 1);
    for (int whole = 2; whole <= largest; ++whole) {
        if (whole < f) continue;
        unsigned long long options = 0;  // a bit for each value
        const auto add = [&](bool first, int a, bool second, int b) {
            options |= 1ULL
                       << ((first ? value[a] : 0) ^ (second ? value[b] : 0));
        };
        int q = 1;
        for (; 2 * q * (q + 1) <= whole; ++q) {
            const int odd = q + (q + 1) % 2, even = q + q % 2;
            add(whole % 2, odd, false, even);
            add(whole % 2, odd, true, even);
        }
        for (int m = whole / q; m >= 2; --m) {
            const int size = whole / m, large = whole - size * m;
            add(large % 2, size + 1, (m - large) % 2, size);
        }
        while (options >> value[whole] & 1) ++value[whole];
        assert(value[whole] < 32);  // so that all options are below 64
    }
    for (int i = 1; i <= games; ++i) {
        int sum = 0;
        for (const int pile : all[i - 1]) sum ^= value[pile];
        std::cout << (sum != 0) << (i < games ? ' ' : '\n');
    }
}
