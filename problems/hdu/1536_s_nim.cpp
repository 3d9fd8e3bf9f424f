// HDU 1536 - S-Nim
// https://acm.hdu.edu.cn/showproblem.php?pid=1536
// Game:      Heaps of beads and a set S. A move takes s beads from one heap,
//            for an s in S that is at most the heap. Whoever cannot move
//            loses. For each position: W if the player to move wins, else L.
// Idea:      Each heap is a subtraction game of its own and a move is made in
//            one of them, so the position is their sum. By Sprague-Grundy
//            (lesson 6 proves it) it is won iff the nim-sum (xor) of g over the
//            heaps h is not 0, where g(h) = mex{ g(h - s) : s in S, s <= h },
//            and the mex is the least number >= 0 that is missing.
//            With S = {2, 5}:  h  0  1  2  3  4  5  6  7  8  9
//                              g  0  0  1  1  0  2  1  0  0  1
// Limits:    1 <= k <= 100 numbers in S, 1 <= s <= 10000, 1 <= m <= 100
//            positions, 1 <= l <= 100 heaps, 0 <= h <= 10000; any number of
//            sets
// Time:      O(10000 |S|) per set, then O(1) per heap
// Beware:    wrong_break_unsorted.cpp: S need not be sorted, so the first s > h
//            does not end the moves from h.
// Topics:    sprague-grundy, subtraction-game
// Lesson:    06
// Also:      POJ 2960
#include <algorithm>
#include <cassert>
#include <iostream>
#include <vector>

// snippet: subtraction_game
// Grundy values of piles 0..max_pile; a value is at most |subtraction_set|.
inline std::vector<int> subtraction_game_values(
    int max_pile, std::vector<int> subtraction_set) {
    assert(max_pile >= 0);
    std::sort(subtraction_set.begin(), subtraction_set.end());
    assert(subtraction_set.empty() || subtraction_set[0] >= 1);
    const int moves = int(subtraction_set.size());
    std::vector<int> grundy(max_pile + 1);
    // seen_from[v]: the last pile with an option of value v, at first none.
    std::vector<int> seen_from(moves + 1, -1);
    int legal = 0;  // the number of moves that the pile allows
    for (int pile = 0; pile <= max_pile; ++pile) {
        while (legal < moves && subtraction_set[legal] <= pile) ++legal;
        for (int i = 0; i < legal; ++i)
            seen_from[grundy[pile - subtraction_set[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    const int MAX_HEAP = 10000;
    int size, positions, heaps, heap;
    while (std::cin >> size && size > 0) {
        std::vector<int> subtraction_set(size);
        for (int i = 0; i < size; ++i) std::cin >> subtraction_set[i];
        const std::vector<int> grundy =
            subtraction_game_values(MAX_HEAP, subtraction_set);
        for (std::cin >> positions; positions > 0; --positions) {
            int nim_sum = 0;
            for (std::cin >> heaps; heaps > 0; --heaps) {
                std::cin >> heap;
                nim_sum ^= grundy[heap];
            }
            std::cout << (nim_sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
    return 0;
}
