// Codeforces 1704F - Colouring Game
// https://codeforces.com/problemset/problem/1704/F
// Game:      A row of n cells, red or blue. Alice chooses two neighbours, at
//            least one of them red, and paints both white; Bob likewise, at
//            least one of them blue. (The other one may be white already.)
//            Alice begins, and whoever cannot move loses. Print the winner of
//            each row.
// Idea:      Let d be the number of red cells less that of blue ones. If d > 0,
//            Alice wins, if d < 0, Bob: it pays to paint one of each colour as
//            long as that is possible, and then the own cells one by one. If d
//            = 0, nobody can afford to paint anything but a red and a blue
//            neighbour. These lie in alternating runs, as RBRB. A run of L
//            cells falls into two with L - 2 cells together, for either player
//            alike: Dawson's Kayles, the octal game 0.07. So Alice wins iff the
//            nim-sum of its Grundy values is not 0.
//              L      0  1  2  3  4  5  6  7  8  9  10  11  12
//              value  0  0  1  1  2  0  3  1  1  0   3   3   2
//            RBBR has the runs RB and BR: d = 0 and 1 xor 1 = 0, so Bob wins.
//            RBRBRB is one run, worth 3: Alice wins by painting the cells 3
//            and 4, which leaves RB and RB, 1 xor 1 = 0.
// Proof:     Let g be the nim-sum. By induction: Alice to move wins iff d > 0,
//            or d = 0 and g != 0; Bob to move is the mirror image.
//            - d > 0: if a red and a blue cell are neighbours, Alice paints
//              them, and d stays. If none are, g = 0 (all runs have one cell),
//              and she paints a red cell and a white one beside it: d - 1 >= 0,
//              and still g = 0. In both cases Bob does not win. If no red cell
//              has a white neighbour either, all is red, and Bob cannot move.
//            - d = 0 and g != 0: a move in a run makes g = 0, as in Nim.
//            - d < 0, or d = g = 0: to paint red and blue keeps d, and if d =
//              0, it makes g != 0. Any other move of Alice's makes d < 0. In
//              both cases Bob wins.
// Limits:    1 <= t <= 10^4, 2 <= n <= 5 * 10^5 (their sum, too),
//            2 <= length of row <= 5 * 10^5
// Time:      O(n) per row
// Beware:    wrong_from_the_start.cpp: the values have the period 34 only from
//            L = 53 on (a test of templates/octal_game.hpp proves it).
// Topics:    partizan-game, octal-game, splitting
// Lesson:    16
#include <iostream>
#include <string>
#include <vector>

const int FIRST = 53, PERIOD = 34;  // of the Grundy values

// The Grundy values of runs before the second period begins.
std::vector<int> run_values() {
    std::vector<int> grundy(FIRST + PERIOD);
    for (int length = 2; length < FIRST + PERIOD; ++length) {
        std::vector<bool> is_option(16);
        for (int left = 0, right = length - 2; right >= 0; ++left, --right)
            is_option[grundy[left] ^ grundy[right]] = true;
        while (is_option[grundy[length]]) ++grundy[length];
    }
    return grundy;
}

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> grundy = run_values();
    int tests, n;
    std::string row;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> row;
        int lead = 0, nim_sum = 0;  // of Alice; of all runs
        for (int i = 0, length = 0; i < n; ++i) {
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
