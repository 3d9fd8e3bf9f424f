// Subtraction game: Grundy values of a pile from which fixed numbers are taken.
//
// Given:     a subtraction set S. A move takes s stones from the pile, where s
//            is in S and at most the pile; whoever cannot move loses.
// Computes:  grundy[p] = mex{ grundy[p - s] : s in S, s <= p }.
//            Why: a pile of value v has a move to each value below v and none
//            to v. A move to a larger value can be answered by a move back to
//            v. So the pile plays like a Nim pile of v stones.
// Use:       a sum of piles is a P-position iff the nim-sum of their values is
//            0. S = {1, ..., k} is Bachet's game: grundy[p] = p mod (k + 1).
// Not for:   misere play; splitting a pile; sets that depend on the pile.
// Requires:  max_pile >= 0; S in any order, with or without repetitions, its
//            elements >= 1.
// Time:      O(max_pile |S|)
// Memory:    O(max_pile + |S|)
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 1.4 and 3.3
#pragma once

#include <algorithm>
#include <cassert>
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
