// Fills a table over the number of odd and of even integers that are left, the
// parity of the sum of Alice, and the player to move.
#include <cstdio>

constexpr int MOST = 101;

// alice_wins[odd][even][parity of her sum][1 if she is to move]
bool alice_wins[MOST][MOST][2][2];

int main() {
    for (int odd = 0; odd < MOST; ++odd)
        for (int even = 0; even < MOST; ++even)
            for (int parity = 0; parity < 2; ++parity) {
                bool* winner = alice_wins[odd][even][parity];
                if (odd + even == 0) {
                    winner[0] = winner[1] = parity == 0;
                    continue;
                }
                winner[0] =
                    (odd == 0 || alice_wins[odd - 1][even][parity][1]) &&
                    (even == 0 || alice_wins[odd][even - 1][parity][1]);
                winner[1] =
                    (odd > 0 && alice_wins[odd - 1][even][1 - parity][0]) ||
                    (even > 0 && alice_wins[odd][even - 1][parity][0]);
            }
    int tests, n, a;
    std::scanf("%d", &tests);
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        int odd = 0;
        for (int i = 0; i < n && std::scanf("%d", &a) == 1; ++i) odd += a & 1;
        std::puts(alice_wins[odd][n - odd][0][1] ? "Alice" : "Bob");
    }
}
