// Luogu P3480 - [POI 2009] KAM-Pebbles
// https://www.luogu.com.cn/problem/P3480
// Game:      n piles of pebbles in a row, none smaller than the pile on its
//            left. A move takes one or more pebbles from one pile, so that this
//            stays true. The player who cannot move loses; Johny moves first.
//            Print TAK if he wins, else NIE.
// Idea:      Staircase Nim (proof: lesson 5, theorem 2) with the differences of
//            neighbours as stairs: taking pebbles from a pile moves as much
//            from its difference to the next one on the right. That of the last
//            pile is stair 1. Johny wins iff nim_sum, the xor of the odd
//            stairs, is not 0. Piles 2 2 5 9 have the differences 2 0 3 4 on
//            the stairs 4 3 2 1: nim_sum = 0 ^ 4 = 4, TAK.
// Strategy:  Nim on the odd stairs; what comes down onto one is moved on.
// Limits:    1 <= u <= 10, 1 <= n <= 1000, 0 <= a <= 10000 (English text: 1000)
// Time:      O(n) per row
// Topics:    staircase-nim, nim
// Lesson:    05
// Also:      BZOJ 1115
#include <iostream>

int main() {
    int tests, n, pile;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        int nim_sum = 0, before = 0;
        for (int stair = n; stair > 0; --stair) {
            std::cin >> pile;
            if (stair % 2 == 1) nim_sum ^= pile - before;
            before = pile;
        }
        std::cout << (nim_sum != 0 ? "TAK\n" : "NIE\n");
    }
    return 0;
}
