// Codeforces 850C - Arpa and a game with Mojtaba
// https://codeforces.com/problemset/problem/850/C
// Game:      n numbers. A move chooses a prime power p^k, k >= 1, that divides
//            at least one number. It divides all these numbers by p^k. A player
//            who cannot move loses. Mojtaba begins; print the winner, Mojtaba
//            or Arpa.
// Idea:      A move changes the exponents of one prime only, so the primes are
//            games of their own. Mojtaba wins iff the nim-sum of their Grundy
//            values is not 0 (lesson 6). Numbers with equal exponents of p keep
//            equal exponents. So a position of p is a set of exponents, a mask
//            with bit e for exponent e (bit 0 never matters). Move k lowers
//            every e >= k by k:
//                2 4 8: exponents {1, 2, 3}; {1, 2} has the value mex {1} = 0
//                k = 1: {1, 2}   k = 2: {1}   k = 3: {1, 2}
//                value 0         value 1      value 0: mex {0, 1} = 2
// Limits:    1 <= n <= 100, 1 <= a <= 10^9
// Time:      O(n sqrt(a)), and at most 29 options per mask. A search for large
//            sets found at most 3673 masks.
// Beware:    wrong_numbers_apart.cpp: 17 and 289 are not two piles of Nim.
// Topics:    sprague-grundy
// Lesson:    19
// Standard:  C++17
#include <iostream>
#include <map>

int grundy(int mask) {
    static std::map<int, int> known;
    const auto found = known.find(mask);
    if (found != known.end()) return found->second;
    bool is_option[32] = {};  // at most 29 options
    for (int k = 1; mask >> k != 0; ++k) {
        const int lower = mask & ((1 << k) - 1);  // exponents below k
        is_option[grundy(lower | mask >> k)] = true;
    }
    int mex = 0;
    while (is_option[mex]) ++mex;
    return known[mask] = mex;
}

int main() {
    std::map<int, int> masks;  // prime -> mask of its exponents
    int n, a;
    std::cin >> n;
    for (; n > 0; --n) {
        std::cin >> a;
        for (int p = 2; p * p <= a; ++p) {
            int exponent = 0;
            for (; a % p == 0; a /= p) ++exponent;
            if (exponent > 0) masks[p] |= 1 << exponent;
        }
        if (a > 1) masks[a] |= 1 << 1;
    }
    int nim_sum = 0;
    for (const auto& [prime, mask] : masks) nim_sum ^= grundy(mask);
    std::cout << (nim_sum != 0 ? "Mojtaba\n" : "Arpa\n");
    return 0;
}
