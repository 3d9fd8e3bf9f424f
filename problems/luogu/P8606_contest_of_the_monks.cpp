// Luogu P8606 - [Lanqiao Cup 2013] Contest of the Monks
// https://www.luogu.com.cn/problem/P8606
// Game:      N novices are on different stairs, one on the highest. A move
//            takes one novice one or more stairs up, but not onto or past the
//            next novice. The player who cannot move loses. Print the winning
//            first move from stair A to stair B with the least A, or -1.
// Idea:      Staircase Nim: gap i is above novice i, and a step of novice i
//            moves free stairs from gap i to gap i - 1. The gaps 0, 2, 4, ...
//            count, and their sizes are piles of Nim (lesson 5). A move changes
//            one of them. It wins iff this gap becomes `gap ^ nim_sum`: a
//            novice below the gap makes it smaller, or the novice above it
//            makes it larger, if there is room.
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
        const int wanted = (novices[below + 1] - novices[below] - 1) ^ nim_sum;
        const int to = i == below ? novices[i + 1] - 1 - wanted
                                  : novices[below] + 1 + wanted;
        if (novices[i] < to && to < novices[i + 1]) {
            std::cout << novices[i] << ' ' << to << '\n';
            return 0;
        }
    }
    std::cout << "-1\n";
    return 0;
}
