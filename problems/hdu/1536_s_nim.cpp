// HDU 1536 - S-Nim
// https://acm.hdu.edu.cn/showproblem.php?pid=1536
// Game:      Heaps of beads and a set S. A move takes s beads from one heap,
//            for an s in S. A player who cannot move loses. For each position
//            print W if the player to move wins, else L.
// Idea:      A heap h has the value g(h) = mex{ g(h - s) : s in S, s <= h }.
//            With S = {2, 5}:  h  0  1  2  3  4  5  6  7  8  9
//                              g  0  0  1  1  0  2  1  0  0  1
//            Sprague-Grundy (lesson 6): a position is won iff the xor of g over
//            the heaps is not 0.
// Source:    T. S. Ferguson, Game Theory, Part I, sections 1.4 and 3.3
// Limits:    1 <= k, m, l <= 100 (numbers in S, positions, heaps),
//            1 <= s <= 10000, 0 <= h <= 10000, any number of sets
// Time:      O(10000 |S|) per set, then O(1) per heap
// Beware:    wrong_break_unsorted.cpp: S need not be sorted.
// Topics:    sprague-grundy, subtraction-game
// Lesson:    06
// Also:      POJ 2960
#include <iostream>
#include <vector>

// snippet: subtraction_game
// Grundy values of piles of 0..max_pile stones.
inline std::vector<int> subtraction_game_values(
    int max_pile, const std::vector<int>& subtraction_set) {
    const int moves = int(subtraction_set.size());
    std::vector<int> grundy(max_pile + 1);
    // seen_from[v]: the last pile with an option of value v. A pile has at most
    // `moves` options, so no value is larger.
    std::vector<int> seen_from(moves + 1);
    for (int pile = 1; pile <= max_pile; ++pile) {
        for (int i = 0; i < moves; ++i)
            if (subtraction_set[i] <= pile)
                seen_from[grundy[pile - subtraction_set[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int size, positions, heaps, heap;
    while (std::cin >> size && size > 0) {
        std::vector<int> subtraction_set(size);
        for (int i = 0; i < size; ++i) std::cin >> subtraction_set[i];
        const std::vector<int> grundy =
            subtraction_game_values(10000, subtraction_set);
        for (std::cin >> positions; positions > 0; --positions) {
            int nim_sum = 0;
            for (std::cin >> heaps; heaps > 0; --heaps) {
                std::cin >> heap;
                nim_sum ^= grundy[heap];
            }
            std::cout << (nim_sum != 0 ? 'W' : 'L');
        }
        std::cout << '\n';
    }
    return 0;
}
