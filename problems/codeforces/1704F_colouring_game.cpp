// Codeforces 1704F - Colouring Game
// https://codeforces.com/problemset/problem/1704/F
// Game:      A row of n cells, red or blue. Alice paints two neighbours white,
//            at least one of them red. Bob paints two, at least one of them
//            blue. (The other one may be white already.) Alice begins; the
//            player who cannot move loses. Print the winner of each row.
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
#include <vector>

// snippet: octal_game
// Grundy values of rows of 0..max_row beads in the octal game of this code. Its
// k-th digit after "0." says what taking k beads side by side may leave of the
// row: it is the sum of 1 for nothing, 2 for one row, 4 for two rows.
inline std::vector<int> octal_game_values(int max_row,
                                          const std::string& code) {
    std::vector<int> grundy(max_row + 1);
    // seen_from[v]: the last row with an option of value v. A row of n beads
    // lasts at most n moves, so no value is above n; a xor is at most a sum.
    std::vector<int> seen_from(max_row + 1);
    for (int row = 1; row <= max_row; ++row) {
        for (int k = 1; k <= row && k + 1 < int(code.size()); ++k) {
            const int digit = code[k + 1] - '0';
            for (int a = 0, b = row - k; a <= b; ++a, --b) {
                const int rows_left = (a > 0) + (b > 0);
                if (digit >> rows_left & 1)
                    seen_from[grundy[a] ^ grundy[b]] = row;
            }
        }
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    return grundy;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int first = 53, period = 34;  // g(L + 34) = g(L) for L >= 53
    const std::vector<int> grundy =
        octal_game_values(first + period - 1, "0.07");
    int tests, n;
    std::string row;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> row;
        int lead = 0, nim_sum = 0, length = 0;
        for (int i = 0; i < n; ++i) {
            lead += row[i] == 'R' ? 1 : -1;
            ++length;
            if (i + 1 < n && row[i] != row[i + 1]) continue;
            if (length >= first) length = first + (length - first) % period;
            nim_sum ^= grundy[length];
            length = 0;
        }
        const bool first_player_wins = lead > 0 || (lead == 0 && nim_sum != 0);
        std::cout << (first_player_wins ? "Alice\n" : "Bob\n");
    }
    return 0;
}
