// AtCoder dp_k - Stones
// https://atcoder.jp/contests/dp/tasks/dp_k
// Game:      A pile of K stones and a set A of N numbers, in rising order. A
//            move takes a stones, for an a in A. The player who cannot move
//            loses. Print First if Taro, who moves first, wins, else Second.
// Idea:      Label the piles of 0, 1, 2, ... stones. A pile is won iff some
//            move leads to a lost pile, which is smaller and has its label. So
//            a pile without a move is lost, even if stones are left.
//            With A = {2, 3}:
//                pile   0  1  2  3  4  5  6  7
//                label  L  L  W  W  W  L  L  W
// Limits:    1 <= N <= 100, 1 <= K <= 10^5, 1 <= a <= 10^5, a <= K
// Time:      O(N K)
// Beware:    wrong_remainder.cpp: K mod (least + greatest) is right if A has no
//            gaps. With A = {1, 3} it calls K = 2 won, and 2 is lost.
// Topics:    minimax, subtraction-game
// Lesson:    02
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(n);
    for (int j = 0; j < n; ++j) std::cin >> moves[j];
    std::vector<bool> won(k + 1);
    for (int pile = 1; pile <= k; ++pile)
        for (int j = 0; j < n && moves[j] <= pile; ++j)
            if (!won[pile - moves[j]]) won[pile] = true;
    std::cout << (won[k] ? "First\n" : "Second\n");
    return 0;
}
