// AtCoder dp_k - Stones
// https://atcoder.jp/contests/dp/tasks/dp_k
// Game:      A pile of K stones and a set A of N numbers. A move takes a
//            stones, for an a in A. Whoever cannot move loses. Print First if
//            Taro wins, who moves first, else Second.
// Idea:      Label the piles of 0, 1, 2, ... stones. A pile is won iff some
//            move leads to a lost pile, which is smaller and has its label. So
//            a pile without a move is lost, and that need not be the empty one.
//            With A = {2, 3}:
//                pile   0  1  2  3  4  5  6  7
//                label  L  L  W  W  W  L  L  W
//            From 5 the moves lead to 3 and 2, both won: 5 is lost.
// Limits:    1 <= N <= 100, 1 <= K <= 10^5, 1 <= a <= 10^5, a <= K, rising
// Time:      O(N K)
// Beware:    wrong_extreme_moves.cpp: the smallest and the largest move are not
//            enough; all samples are won or lost by these alone.
// Beware:    wrong_remainder.cpp: K mod (least + greatest) tells who wins only
//            if A has no gaps.
// Topics:    minimax, subtraction-game
// Lesson:    02
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(n);
    for (int j = 0; j < n; ++j) std::cin >> moves[j];
    std::vector<bool> is_won(k + 1);
    for (int pile = 0; pile <= k; ++pile)
        for (int j = 0; j < n && moves[j] <= pile; ++j)
            if (!is_won[pile - moves[j]]) is_won[pile] = true;
    std::cout << (is_won[k] ? "First\n" : "Second\n");
    return 0;
}
