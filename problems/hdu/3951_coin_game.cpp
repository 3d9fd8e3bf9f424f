// HDU 3951 - Coin Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3951
// Game:      n coins lie in a circle. A move takes 1 to k coins that lie side
//            by side; the gap stays open, so the coins next to it do not become
//            neighbours. The player who takes the last coin wins. For each
//            case: first if the first player wins, else second.
// Idea:      If n <= k, the first player takes all coins. If k = 1, every game
//            lasts n moves, so the parity of n decides. Otherwise the first
//            move leaves a row that is not empty. The second player takes its
//            middle coin, or the middle two. Two equal rows are left: he copies
//            each move in the other row, and so always has a move.
//                n = 10, take 3, then 1:  o o o o o o o  ->  o o o . o o o
// Limits:    1 <= T <= 100 cases, 3 <= n <= 10^9, 1 <= k <= 10
// Time:      O(1) per case
// Beware:    wrong_gap_closes.cpp: n mod (k + 1) decides only if gaps close.
// Topics:    symmetry
// Lesson:    03
#include <iostream>

int main() {
    int tests, n, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> k;
        const bool first_player_wins = n <= k || (k == 1 && n % 2 == 1);
        std::cout << "Case " << test
                  << (first_player_wins ? ": first\n" : ": second\n");
    }
    return 0;
}
