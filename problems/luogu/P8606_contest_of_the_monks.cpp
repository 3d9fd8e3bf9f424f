// Luogu P8606 - [Lanqiao Cup 2013] Contest of the Monks
// https://www.luogu.com.cn/problem/P8606
// Game:      N novices are on different stairs, one of them on the highest
//            stair. A move takes one novice up by one or more stairs, but not
//            onto or past the next novice. The player who cannot move loses.
//            Print the winning first move from stair A to stair B, the one with
//            the least A, or -1 if there is none.
// Idea:      Staircase Nim: novice i takes free stairs from the gap above him
//            to the gap below him. The lowest gap is stair 1 of the theorem. A
//            move changes one of the gaps 1, 3, 5, ... and wins iff it makes
//            this gap `gap ^ nim_sum` (lesson 5, theorem 2). That is a novice
//            below the gap who makes it smaller, or one above who makes it
//            larger, if he has room.
//                1 2 6 10: gaps 0 3 3, nim_sum 3. 2 -> 5 leaves 3 0 3.
// Limits:    1 <= stair <= 999, in increasing order; at most 99 novices
// Time:      O(N)
// Beware:    wrong_only_smaller.cpp: a gap that becomes larger can win, too.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <iostream>
#include <vector>

int main() {
    std::vector<int> novices;
    for (int stair; std::cin >> stair;) novices.push_back(stair);
    const int last = int(novices.size()) - 1;
    int nim_sum = 0;
    for (int i = 0; i < last; i += 2)
        nim_sum ^= novices[i + 1] - novices[i] - 1;
    for (int i = 0; i < last; ++i) {
        const int below = i / 2 * 2;  // the novice below the gap that counts
        const int gap = (novices[below + 1] - novices[below] - 1) ^ nim_sum;
        int to = novices[i + 1] - 1 - gap;
        if (i > below) to = novices[below] + 1 + gap;
        if (novices[i] < to && to < novices[i + 1]) {
            std::cout << novices[i] << ' ' << to << '\n';
            return 0;
        }
    }
    std::cout << "-1\n";
    return 0;
}
