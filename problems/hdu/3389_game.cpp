// HDU 3389 - Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3389
// Game:      n boxes of cards. A move takes one or more cards from a box A to a
//            box B < A, where A + B is odd and divisible by 3. The player who
//            cannot move loses; Alice moves first. For each case print who
//            wins, as in `Case 1: Alice`; the other player is Bob.
// Idea:      A + B = 3 modulo 6, so a move connects the remainders 0 and 3, 1
//            and 2, or 4 and 5. Call a box odd if its remainder is 0, 2 or 5.
//            Each move goes from an odd box to one that is not odd, or back.
//            Odd boxes are never ends: 0 goes to 3, 2 to 1, 5 to 4. So this is
//            staircase Nim (lesson 5, theorem 2): Alice wins iff nim_sum, the
//            xor of the odd boxes, is not 0. Boxes with 1 3 3 2 2 1 2 cards: 2,
//            5 and 6 are odd, 3 ^ 2 ^ 1 = 0, so Bob wins.
// Strategy:  Nim on the odd boxes; cards that come into one are moved on.
// Proof:     see 3389_game.md
// Source:    R. Sprague, Ueber zwei Abarten von Nim (1937)
// Limits:    1 <= T <= 100, 1 <= n <= 10000, 0 <= cards <= 100
// Time:      O(n) per case
// Beware:    wrong_0_2_4.cpp: agrees with the samples, but box 4 is an end.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, cards;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        int nim_sum = 0;
        for (int box = 1; box <= n; ++box) {
            std::cin >> cards;
            const int remainder = box % 6;
            if (remainder == 0 || remainder == 2 || remainder == 5)
                nim_sum ^= cards;
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
