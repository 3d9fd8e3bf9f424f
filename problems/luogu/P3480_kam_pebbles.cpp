// Luogu P3480 - [POI 2009] KAM-Pebbles
// https://www.luogu.com.cn/problem/P3480
// Game:      n piles of pebbles in a row, none smaller than the pile on its
//            left. A move takes one or more pebbles from one pile, so that this
//            stays true. Whoever cannot move loses; Johny moves first. Print
//            TAK if he wins, else NIE.
// Idea:      Staircase Nim: the stairs are the differences of neighbours. To
//            take x from a pile takes x from its difference to the pile on its
//            left, and adds x to the difference on its right. The last pile has
//            no difference on its right: what is taken there goes to the
//            ground. So its difference is stair 1, the one before it stair 2,
//            and so on:
//                 2 2 5 9    piles
//                2 0 3 4     differences
//                4 3 2 1     stairs
//            Only odd stairs count: Johny wins iff nim_sum, the xor of their
//            differences, is not 0. Here it is 0 ^ 4 = 4. What a player adds to
//            an odd stair, the other can take on to the next one.
// Proof:     Each move changes just one odd stair, so it turns a nim_sum of 0
//            into another. If nim_sum is not 0, some odd stair has a 1 in the
//            highest binary place of nim_sum. Its difference can be cut to
//            difference ^ nim_sum, which is less, and the xor is 0 then.
//            Without pebbles nim_sum is 0, and the player to move has lost.
// Limits:    1 <= u <= 10, 1 <= n <= 1000, 0 <= a <= 10000 pebbles in a row
//            (the English text on the same page says 1000)
// Time:      O(n) per row
// Beware:    wrong_stairs_from_left.cpp: stairs are counted from the right.
// Beware:    wrong_pile_of_row_before.cpp: passes the sample, but starts the
//            second row with the last pile of the first.
// Topics:    staircase-nim, nim
// Lesson:    05
// Also:      BZOJ 1115
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int u, n;
    for (std::cin >> u; u > 0; --u) {
        std::cin >> n;
        int nim_sum = 0, before = 0, pile;
        for (int stair = n; stair > 0; --stair) {
            std::cin >> pile;
            const int difference = pile - before;
            if (stair % 2 == 1) nim_sum ^= difference;
            before = pile;
        }
        std::cout << (nim_sum ? "TAK\n" : "NIE\n");
    }
    return 0;
}
