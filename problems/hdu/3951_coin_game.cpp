// HDU 3951 - Coin Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3951
// Game:      n coins lie in a circle. A move takes 1 to k coins that lie side
//            by side; the gap stays open, so the coins beside it do not become
//            neighbours. Whoever takes the last coin wins. For each case: first
//            if the player who moves first wins, else second.
// Idea:      Symmetry. If n <= k, the first player takes all coins at once. If
//            k = 1, every game lasts n moves, so the first player wins iff n is
//            odd. In all other cases the second player makes two equal rows and
//            then plays the mirror image of whatever the first player does.
//            n = 10, k = 3, the first player takes three coins, the second the
//            middle one:   o o o o o o o  ->  o o o . o o o
// Proof:     Let n > k >= 2. The first move opens the circle: one row of at
//            least n - k coins is left, and it is not empty. The second player
//            takes the middle coin if their number is odd, else the two in the
//            middle, as k >= 2 allows. That leaves two equal rows, both empty
//            perhaps. Whatever the first player takes from one of them, the
//            second takes the same coins of the other, so the rows are equal
//            again. So the second player always has a move, and takes the last
//            coin.
// Limits:    1 <= T <= 100 cases, 3 <= n <= 10^9, 1 <= k <= 10
// Time:      O(1) per case
// Beware:    wrong_only_parity.cpp: with n <= k there is no second move.
// Beware:    wrong_gap_closes.cpp: if the coins closed up, n mod (k+1) would
//            decide, as in Bachet's game.
// Topics:    symmetry
// Lesson:    03
#include <iostream>

bool first_player_wins(int n, int k) {
    return n <= k || (k == 1 && n % 2 == 1);
}

int main() {
    int tests, n, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> k;
        std::cout << "Case " << test
                  << (first_player_wins(n, k) ? ": first\n" : ": second\n");
    }
    return 0;
}
