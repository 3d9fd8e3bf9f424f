// HDU 3951 - Coin Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3951
// Game:      n coins lie in a circle. A move takes 1 to k coins that lie side
//            by side; the gap stays open, so the coins beside it do not become
//            neighbours. The player who takes the last coin wins. For each
//            case: first if the player who moves first wins, else second.
// Idea:      If n <= k, the first player takes all coins at once. If k = 1,
//            every game lasts n moves, so the parity of n decides. Otherwise
//            the first move leaves a row that is not empty. The second player
//            takes the middle coin or the two middle coins, which leaves two
//            equal rows, and then copies each move in the other row.
//            n = 10, k = 3, the first player takes three coins, the second one
//            the middle coin:   o o o o o o o  ->  o o o . o o o
// Limits:    1 <= T <= 100 cases, 3 <= n <= 10^9, 1 <= k <= 10
// Time:      O(1) per case
// Beware:    wrong_only_parity.cpp: with n <= k there is no second move.
// Beware:    wrong_gap_closes.cpp: if the coins closed up, n mod (k+1) would
//            decide, as in Bachet's game.
// Topics:    symmetry
// Lesson:    03
#include <iostream>

int main() {
    int cases, n, k;
    std::cin >> cases;
    for (int i = 1; i <= cases; ++i) {
        std::cin >> n >> k;
        const bool wins = n <= k || (k == 1 && n % 2 == 1);
        std::cout << "Case " << i << (wins ? ": first\n" : ": second\n");
    }
    return 0;
}
