// HDU 3951 - Coin Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3951
// Game:      n coins lie in a circle. A move takes 1 to k coins that lie side
//            by side; the gap stays open, so the coins beside it do not become
//            neighbours. The player who takes the last coin wins. For each
//            case: first if the player who moves first wins, else second.
// Idea:      If n <= k, the first player takes all coins at once. If k = 1,
//            every game lasts n moves, so the parity of n decides. Otherwise
//            the second player makes two equal rows and copies each move.
//            n = 10, k = 3, the first player takes three coins, the second one
//            the middle coin:   o o o o o o o  ->  o o o . o o o
// Proof:     Let n > k >= 2. The first move leaves a row that is not empty. The
//            second player takes its middle coin, or the middle two, which
//            leaves two equal rows. From then on the second player takes the
//            same coins of the other row, and so always has a move.
// Limits:    1 <= T <= 100 cases, 3 <= n <= 10^9, 1 <= k <= 10
// Time:      O(1) per case
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
