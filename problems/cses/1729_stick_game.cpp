// CSES 1729 - Stick Game
// https://cses.fi/problemset/task/1729
// Game:      A heap of sticks and a set P of k numbers, one of them 1. A move
//            takes p sticks, for a p in P. The player who takes the last stick
//            wins. For each heap of 1 to n sticks print W if the player to move
//            wins, else L, all in one line.
// Idea:      Backward induction: a heap is won iff some move leads to a lost
//            heap. 0 sticks are lost: no move is left. Moves lead to smaller
//            heaps, so find the labels from 0 upwards. With P = {1, 3, 4}:
//                heap   0  1  2  3  4  5  6  7  8  9  10
//                label  L  W  L  W  W  W  W  L  W  L  W
// Limits:    1 <= n <= 10^6, 1 <= k <= 100, 1 <= p <= 10^6, p <= n
// Time:      O(n k), 10^8 steps at most
// Beware:    wrong_break_unsorted.cpp: P comes in any order, so the first p
//            that is too large does not end the moves.
// Topics:    minimax, subtraction-game
// Lesson:    01
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(k);
    for (int j = 0; j < k; ++j) std::cin >> moves[j];
    std::string label(n + 1, 'L');
    for (int heap = 1; heap <= n; ++heap)
        for (int j = 0; j < k && label[heap] == 'L'; ++j)
            if (moves[j] <= heap && label[heap - moves[j]] == 'L')
                label[heap] = 'W';
    std::cout << label.substr(1) << '\n';
    return 0;
}
