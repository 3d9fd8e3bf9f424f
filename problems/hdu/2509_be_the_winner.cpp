// HDU 2509 - Be the Winner
// https://acm.hdu.edu.cn/showproblem.php?pid=2509
// Game:      n groups of apples, each in a line. A move takes one or more
//            neighbours of one group, which may leave two groups. The player
//            who takes the last apple loses. Print Yes if Fra, who begins,
//            wins, else No.
// Idea:      The rule of misere Nim holds in spite of the splitting. If some
//            group is larger than 1, Fra wins iff the nim-sum (xor) is not 0;
//            if all are single apples, iff it is 0. A move replaces a group g
//            by a and b with a xor b <= a + b < g: it changes the nim-sum, and
//            the moves of Nim exist, from an end of a group. Fra wins 1 1, 2, 1
//            3 and 5; he loses 1, 2 2 and 1 2 3.
// Strategy:  as in Nim, but at the end leave an odd number of ones.
// Proof:     lesson 9, exercise 2
// Limits:    1 <= n <= 100, 1 <= group <= 100; cases to the end of the input
// Time:      O(n) per case
// Topics:    misere-nim, splitting
// Lesson:    09
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, group;
    while (std::cin >> n) {
        int nim_sum = 0;
        bool has_larger = false;
        for (; n > 0; --n) {
            std::cin >> group;
            nim_sum ^= group;
            if (group > 1) has_larger = true;
        }
        const bool first_player_wins = (nim_sum != 0) == has_larger;
        std::cout << (first_player_wins ? "Yes\n" : "No\n");
    }
    return 0;
}
