// Codeforces 1704F - Colouring Game
// https://codeforces.com/problemset/problem/1704/F
// Game:      A row of n cells, red or blue. Alice paints two neighbours white,
//            at least one of them red; Bob two, at least one of them blue. (The
//            other one may be white already.) Alice begins; the player who
//            cannot move loses. Print the winner of each row.
// Idea:      With more red than blue cells Alice wins, with fewer Bob. With
//            equal numbers, the player who paints anything but a red and a blue
//            cell loses (proof: lesson 23). From an alternating run of L cells
//            a move leaves two runs, together L - 2 cells: Dawson's Kayles.
//            Alice wins iff the nim-sum of its values is not 0. RBBR has the
//            runs RB and BR: 1 xor 1 = 0, so Bob wins.
// Limits:    1 <= t <= 10^4, 2 <= n <= 5 * 10^5 (also the sum of all n)
// Time:      O(n) per row
// Beware:    wrong_from_the_start.cpp: the period 34 begins at L = 53 only.
// Topics:    partizan-game, octal-game, splitting
// Lesson:    23
// Standard:  C++17
#include <iostream>
#include <string>

const int FIRST = 53, PERIOD = 34;  // of the Grundy values

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int grundy[FIRST + PERIOD] = {};
    for (int length = 2; length < FIRST + PERIOD; ++length) {
        bool is_option[16] = {};
        for (int left = 0; left <= length - 2; ++left)
            is_option[grundy[left] ^ grundy[length - 2 - left]] = true;
        while (is_option[grundy[length]]) ++grundy[length];
    }
    int tests, n;
    std::string row;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> row;
        int lead = 0, nim_sum = 0, length = 0;
        for (int i = 0; i < n; ++i) {
            lead += row[i] == 'R' ? 1 : -1;
            ++length;
            if (i + 1 < n && row[i] != row[i + 1]) continue;
            if (length >= FIRST) length = FIRST + (length - FIRST) % PERIOD;
            nim_sum ^= grundy[length];
            length = 0;
        }
        const bool first_player_wins = lead > 0 || (lead == 0 && nim_sum != 0);
        std::cout << (first_player_wins ? "Alice\n" : "Bob\n");
    }
    return 0;
}
